"""What a robot must be told about each game to play it; a registered game without a file here
fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from treasure_games.core.options import OptionValue

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

HouseRules = Mapping[str, OptionValue]


class Likings(Protocol):
    """A module of this package, named like its game."""

    SHORT: HouseRules
    """By these a match is soon over. Where they can, they bring luck into the deal and something
    to hide.
    """
    SECRET: HouseRules
    """By these the seats keep something from each other."""
    RIPE: int
    """After so many acts there is much to hide, where `SECRET` counts."""
    ANSWERS: tuple[str, ...]
    """How the names of controls begin that answer a question, beside those of every table."""
    ASKED: tuple[str, ...]
    """Those of `ANSWERS` that are there only while somebody is asked."""

    def liking(self, table: TableScene, name: str) -> int:
        """How much the robot likes to press this one of `ANSWERS`; others have 1 to 12."""


def likings_of(game_id: str) -> Likings:
    """The likings for a game; raises `ModuleNotFoundError` if nobody has written them."""
    return cast(Likings, import_module(f"tests.ui_battery.likings.{game_id}"))
