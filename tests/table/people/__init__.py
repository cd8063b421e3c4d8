"""A table with people behind its far edge."""
