"""What states and views have in common: house rules, and data that can be written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treasure_games.core.codec import plain_fields
from treasure_games.core.game import Plain


class Tabled:
    """The base of a state or view, a dataclass with the house rules of its table."""

    __slots__ = ()
    house: Any

    @property
    def seats(self) -> int:
        """Return how many play, or began to."""
        seats: int = self.house.seats
        return seats

    def data(self) -> Plain:
        """Return everything, by name."""
        return plain_fields(self, "house") | {"options": dict(self.house.setup.options)}


class Tallied(Tabled):
    """The base of a view of a table where everybody's deeds are counted, kind by kind."""

    __slots__ = ()
    tallies: Sequence[int]

    def tally(self, seat: int, kind: int) -> int:
        """Return how often a seat has done something."""
        return self.tallies[seat * (len(self.tallies) // self.seats) + kind]
