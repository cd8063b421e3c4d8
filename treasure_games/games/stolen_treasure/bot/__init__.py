"""What a computer pirate knows about Stolen Treasure: the worth of cards, beliefs, a search."""

from typing import Final

from treasure_games.games.stolen_treasure.bot.mind import StolenTreasureMind

MIND: Final = StolenTreasureMind()
