"""The chart of Captain Treasure Boots: sea, islands, ships and marks, seen by a camera."""
