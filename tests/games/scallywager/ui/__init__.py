"""The table of Scallywager as it is seen and pressed."""
