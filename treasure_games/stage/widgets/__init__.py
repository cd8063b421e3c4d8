"""Widgets: controls with focus for mouse, keys and pad, and containers that lay them out."""
