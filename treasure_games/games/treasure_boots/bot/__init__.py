"""What a computer player knows about Captain Treasure Boots: the sea, gunnery, estimates."""

from typing import Final

from treasure_games.games.treasure_boots.bot.mind import TreasureBootsMind

MIND: Final = TreasureBootsMind()
