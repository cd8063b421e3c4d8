"""Captain Treasure Boots: ships, wind, islands that fill with treasure, guns and privateers."""
