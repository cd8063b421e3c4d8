"""What a computer captain knows about Scallywager: solved duels, beliefs, the worth of cards."""

from typing import Final

from treasure_games.games.scallywager.bot.mind import ScallywagerMind

MIND: Final = ScallywagerMind()
