"""What a computer player knows about Bluffaneer: odds, habits, and what coins are worth."""

from typing import Final

from treasure_games.games.bluffaneer.bot.mind import BluffaneerMind

MIND: Final = BluffaneerMind()
