"""The games: one package each, all fulfilling the contract of `treasure_games.core.game`."""
