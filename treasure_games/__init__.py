"""Treasure Games: pirate tabletop games in one desktop app."""

__version__ = "0.1.0"
