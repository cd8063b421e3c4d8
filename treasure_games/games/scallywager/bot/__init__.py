"""What a computer captain knows about Scallywager: duels solved, bids read, cards valued."""

from typing import Final

from treasure_games.games.scallywager.bot.knowledge import Knowledge

MIND: Final = Knowledge()
