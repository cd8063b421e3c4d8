"""The coat of deeds and its medals."""
