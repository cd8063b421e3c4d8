"""Counts all dice and draws, so that the luck can be checked afterwards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from treasure_games.core.chance import Chance


class OutcomeKind(NamedTuple):
    """One outcome of a die or draw: its stream, how many are possible, and which it is (from 0)."""

    stream: str
    sides: int
    outcome: int


class CountedChance(Chance):
    """Passes each question on and counts the outcomes in `tally`.

    `measured` is the arrival of the current answer by a clock or record (None: by the seed). It
    isn't luck, so it isn't counted.
    """

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.tally: Counter[OutcomeKind] = Counter()
        self.measured: int | None = None

    def draw(self, n: int, stream: str) -> int:
        outcome = self._source.draw(n, stream)
        self.tally[OutcomeKind(stream, n, outcome)] += 1
        return outcome

    def arrival(self) -> int:
        return self._source.arrival() if self.measured is None else self.measured
