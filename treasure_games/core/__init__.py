"""The contract every game fulfils, and what is built on it: chance, records, the registry.

Nothing here knows a screen, a particular game or a computer player; everything else stands on it.
Start reading at `game.Game`; `record.Playthrough` shows the contract in use.
"""
