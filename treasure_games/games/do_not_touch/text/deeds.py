"""Who has done what to whom, for pirates to talk about."""

from __future__ import annotations

from typing import Final

from treasure_games.core.deeds import ROB, Told, deed
from treasure_games.games.do_not_touch.rules.events import Swapped

DEEDS: Final[Told] = {Swapped: deed(ROB, other="rival")}
