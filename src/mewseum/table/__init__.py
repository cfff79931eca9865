"""One live table without any input or output: seats, clocks, leaving, undo. Time is told to it."""
