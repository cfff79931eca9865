"""The lab: what a rule does, how fast the house is."""
