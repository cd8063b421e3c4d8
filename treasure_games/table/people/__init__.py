"""A table with people behind its far edge, who bid, claim and doubt."""
