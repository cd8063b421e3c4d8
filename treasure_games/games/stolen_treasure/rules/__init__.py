"""The rules as functions over a state, one file for each part of the game."""
