"""The table of Bluffaneer as it is seen and pressed."""
