"""Stolen Treasure: dig in what you can, and steal what others have dug in."""
