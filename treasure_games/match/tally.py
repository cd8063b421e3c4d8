"""Counts of every die and every draw, so that luck can be checked afterwards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from treasure_games.core.chance import Chance


class Throw(NamedTuple):
    """One kind of outcome: the stream, out of how many, and which (from 0)."""

    stream: str
    sides: int
    outcome: int


class TalliedChance(Chance):
    """Passes every question on and counts what came out, in `tally`.

    `measured` is when the answer being applied came in, as a clock or a record has it (None: by
    the seed). It is no luck and isn't counted.
    """

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.tally: Counter[Throw] = Counter()
        self.measured: int | None = None

    def draw(self, n: int, stream: str) -> int:
        outcome = self._source.draw(n, stream)
        self.tally[Throw(stream, n, outcome)] += 1
        return outcome

    def arrival(self) -> int:
        return self._source.arrival() if self.measured is None else self.measured
