"""What a computer pirate knows of Stolen Treasure: the worth of cards, beliefs, and a search."""

from typing import Final

from treasure_games.games.stolen_treasure.bot.knowledge import Knowledge

MIND: Final = Knowledge()
