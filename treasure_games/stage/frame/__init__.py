"""A frame as a list of items, and what paints of it only what differs from the frame before."""
