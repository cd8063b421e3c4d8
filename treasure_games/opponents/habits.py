"""Habits of players: how often somebody does something, learned from few observations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar


class SeatedView(Protocol):
    """What a view must have: its seat, and the number of players."""

    @property
    def seat(self) -> int | None:
        """The seat that observes; None for a bystander."""

    @property
    def seats(self) -> int:
        """The number of players."""


ViewT = TypeVar("ViewT", bound=SeatedView)


class Habit(NamedTuple, Generic[ViewT]):
    """Something that players do more or less often.

    `tallied` returns how often a seat did it, and how often it could have. The usual rate counts as
    `table` observations of all others, and their rate as `seat` observations of one player.
    """

    table: float
    seat: float
    tallied: Callable[[ViewT, int], tuple[float, float]]

    def rate(self, view: ViewT, seat: int, usual: float, memory: float) -> float:
        """Return the rate at which `seat` does it; for the own seat, that of the others.

        `usual` is the rate without any evidence. What the others did changes it, then what the seat
        itself did. `memory` is the share of the evidence used.
        """
        others = {*range(view.seats)} - {seat, view.seat}
        for weight, seats in ((self.table, others), (self.seat, {seat} - {view.seat})):
            found = [self.tallied(view, one) for one in seats]
            done, of_all = sum([yes for yes, _ in found]), sum([times for _, times in found])
            usual = (memory * done + weight * usual) / (memory * of_all + weight)
        return usual
