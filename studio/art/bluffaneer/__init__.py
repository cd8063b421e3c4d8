"""Drawings of one family; pictures.py lists what becomes a file."""
