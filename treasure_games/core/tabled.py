"""What states and views have in common: house rules, and data that can be written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from treasure_games.core.codec import list_depths, plain_fields, written_out
from treasure_games.core.game import Plain


class Tabled:
    """The base of a state or view, a struct with the house rules of its table."""

    __slots__ = ()
    house: Any

    @property
    def seats(self) -> int:
        """Return how many play, or began to."""
        seats: int = self.house.seats
        return seats

    def data(self) -> Plain:
        """Return everything, by name."""
        plain = plain_fields(self, "house")
        plain["options"] = dict(self.house.setup.options)
        return plain


class TableState(Tabled):
    """The base of a state: a struct, never a base itself, that is copied field by field."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy: lists are copied, all else is shared.

        The first call writes the copying out for the class: searches copy states all the time.
        """
        cls: Any = type(self)
        copied = ", ".join(
            [_COPIED[depth].format(name) for name, depth in list_depths(cls).items()]
        )
        cls.copy = written_out("state", f"cls({copied})", cls=cls)
        return self.copy()


_COPIED: Final = "state.{}", "state.{}.copy()", "[one.copy() for one in state.{}]"
"""The copy of a field, by how many lists are in each other. A slice takes half as long again."""


class Tallied(Tabled):
    """The base of a view of a table where everybody's deeds are counted, kind by kind."""

    __slots__ = ()
    tallies: Sequence[int]

    def tally(self, seat: int, kind: int) -> int:
        """Return how often a seat has done something."""
        return self.tallies[seat * (len(self.tallies) // self.seats) + kind]
