"""Who has done what to whom, for pirates to talk about. Ships of captains have their numbers."""

from typing import Final

from treasure_games.core.deeds import MISS, ROB, Told, deed
from treasure_games.games.treasure_boots.rules import events

DEEDS: Final[Told] = {
    events.LootTaken: deed(ROB, by=events.ShotDeclared),
    events.ShipSunk: deed(ROB, by=events.ShotDeclared),
    events.ShotMissed: deed(MISS, by=events.ShotDeclared),
}
