"""Computer players: one search for all games, levels, personas, and their worker process.

`mind` is what a game must supply; `search` evaluates moves with it; a policy of `evaluation` says
how likely a level takes each of them; `players` draws from that; `process` asks a player from the
app without ever waiting. Everything is decided from a seat's view alone.
"""
