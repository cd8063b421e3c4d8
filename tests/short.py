"""House rules by which a match of each game is soon over, for tests that play many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from treasure_games.core.options import OptionValue

SHORT: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "do_not_touch": {},
    "treasure_boots": {"target": 6, "layout": "random", "start": "secret"},
}
"""By game. Where they can, they also bring luck into the deal and something to hide."""
