"""What a computer player knows about Bluffaneer: odds, habits, and what coins are worth."""
