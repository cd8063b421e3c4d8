"""Computer players: one search for all games, levels, personas, and the process they think in.

`mind` says what a game must tell; `search` finds good moves with it; `players` makes a player of
a level; `process` asks one from the app without ever waiting. Everything is decided from a seat's
view alone.
"""
