"""What the battery must be told about each game; a registered game without a file here fails."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from tests.battery.toys import TOYS
from treasure_games.core.options import OptionValue, Setup


@dataclass(frozen=True)
class Perft:
    """A position, and how many ways of playing on there are, by depth (from 1).

    The position is that of the random game `seed` after so many `decisions`.
    """

    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    decisions: int
    counts: tuple[int, ...]


class Hooks(Protocol):
    """A module of this package, named like its game."""

    RULE_IDS: Sequence[str]
    """Every numbered rule and ruling of the game."""

    PERFT: Sequence[Perft]

    def pieces(self, setup: Setup) -> Sequence[Hashable]:
        """Every piece that must be on the table, in any order."""

    def pieces_in(self, state: Any) -> list[Hashable]:
        """Every piece found on the table, in any order; a piece found twice is listed twice."""

    def universe(self, state: Any) -> Sequence[Any]:
        """Every action that a player could ever wish for, legal now or not."""

    def slot_value(self, state: Any, slot: int) -> int:
        """The true value in a hidden slot, `UNKNOWN` if nothing is there now."""

    def draw(self, state: Any, legal: Sequence[Any], rng: Random) -> Any:
        """What a random player does, so that games end."""


def hooks_of(game_id: str) -> Hooks:
    """The hooks of a game; raises `ModuleNotFoundError` if nobody has written them.

    A toy is its own: its module holds the rules and the hooks.
    """
    folder = "toys" if game_id in TOYS else "hooks"
    return cast(Hooks, import_module(f"tests.battery.{folder}.{game_id}"))
