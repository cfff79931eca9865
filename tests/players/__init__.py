"""Players, their beliefs and their reasons."""
