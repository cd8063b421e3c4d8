"""The table that all games are played at."""
