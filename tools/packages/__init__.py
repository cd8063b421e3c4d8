"""Packages for Linux and Windows: made, listed and tried. Started by `tools/package.py`."""
