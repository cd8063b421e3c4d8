"""Habits of players: how often somebody does something, learned from few observations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar


class SeatedView(Protocol):
    """What a view must tell: whose it is, and how many play."""

    @property
    def seat(self) -> int | None:
        """The seat that observes; None for a bystander."""

    @property
    def seats(self) -> int:
        """The number of players."""


ViewT = TypeVar("ViewT", bound=SeatedView)


class Habit(NamedTuple, Generic[ViewT]):
    """Something that is done more or less often: `tallied` tells how often, of what.

    A guess about it counts as `table` observations of the others, and as `seat` of one player.
    """

    table: float
    seat: float
    tallied: Callable[[ViewT, int], tuple[float, float]]

    def rate(self, view: ViewT, seat: int, usual: float, memory: float) -> float:
        """Return how often `seat` does it; for the own seat, how often others do.

        `usual` is the guess without any evidence. What the rest of the table does moves it, what
        the seat itself has done moves it further. `memory` is the share of the evidence used.
        """
        others = {*range(view.seats)} - {seat, view.seat}
        for weight, seats in ((self.table, others), (self.seat, {seat} - {view.seat})):
            found = [self.tallied(view, one) for one in seats]
            done, of_all = sum([yes for yes, _ in found]), sum([times for _, times in found])
            usual = (memory * done + weight * usual) / (memory * of_all + weight)
        return usual
