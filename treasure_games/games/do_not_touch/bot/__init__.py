"""What a computer player knows about Do Not Touch: chains, plans of whole turns, estimates."""

from typing import Final

from treasure_games.games.do_not_touch.bot.mind import DoNotTouchMind

MIND: Final = DoNotTouchMind()
