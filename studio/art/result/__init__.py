"""The end of a match: two scenes, the chest of the winner, the poster of the wanted, coins."""
