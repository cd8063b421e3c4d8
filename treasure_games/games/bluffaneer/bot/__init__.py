"""What a computer player knows about Bluffaneer: equilibrium, rivals, cards, victory."""

from typing import Final

from treasure_games.games.bluffaneer.bot.knowledge import Knowledge

MIND: Final = Knowledge()
"""The mind of Bluffaneer."""
