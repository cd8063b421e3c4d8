"""Computer players: one search for all games, levels, personas, and the process they think in.

`mind` is what a game must tell; `search` evaluates moves with it; `policy` says how likely a level
takes each of them; `players` draws from that; `process` asks a player from the app without ever
waiting. Everything is decided from a seat's view alone.
"""
