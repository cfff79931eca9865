"""Simulations, contests and what they show."""
