"""The table of Captain Treasure Boots: layout, choices and animations over its views."""
