"""The end of a match as a picture: the winner, the coins of all, the course of the scores."""
