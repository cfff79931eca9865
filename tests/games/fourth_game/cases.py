"""The numbered cases; each has a test whose name begins with its number."""

NUMBERS = ["01", "02", "03", "04", "05", "06", "07"]

FORESEEN: set[str] = set()
"""The moves that another completes: none."""
