"""Looking back at a match: its table, and the rail with which one goes through it."""
