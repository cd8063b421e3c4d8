"""What a computer player knows about Captain Treasure Boots: the sea, gunnery, estimates."""
