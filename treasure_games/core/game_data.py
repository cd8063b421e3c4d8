"""Base classes of states and views: their house rules, their data, and fast copies of states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from treasure_games.core.codec import list_depths, plain_fields, written_out
from treasure_games.core.game import Plain


class GameData:
    """The base of a state or view: a struct with the house rules of its match."""

    __slots__ = ()
    house: Any

    @property
    def seats(self) -> int:
        """The number of seats, including players who are out."""
        seats: int = self.house.seats
        return seats

    def data(self) -> Plain:
        """Return all fields by name, with the options in place of the house rules."""
        plain = plain_fields(self, "house")
        plain["options"] = dict(self.house.setup.options)
        return plain


class GameState(GameData):
    """The base of a state: a struct without subclasses, which is copied field by field."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy: lists are copied, everything else is shared.

        The first call generates the method for the class: searches copy states all the time.
        """
        cls: Any = type(self)
        copied = ", ".join(
            [_COPIED[depth].format(name) for name, depth in list_depths(cls).items()]
        )
        cls.copy = written_out("state", f"cls({copied})", cls=cls)
        return self.copy()


_COPIED: Final = "state.{}", "state.{}.copy()", "[one.copy() for one in state.{}]"
"""The code that copies a field, by its depth of lists. `copy` is a third faster than a slice."""


class TalliedView(GameData):
    """The base of a view in games that count what each seat does, by kind."""

    __slots__ = ()
    tallies: Sequence[int]

    def tally(self, seat: int, kind: int) -> int:
        """Return how often a seat has done what this kind stands for."""
        return self.tallies[seat * (len(self.tallies) // self.seats) + kind]
