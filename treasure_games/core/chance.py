"""Chance as a port: the only door through which luck enters the rules.

Rules receive a `Chance` and take from it every shuffle and every die. A match plays with
`SeededChance`, the record notes what came out through `RecordedChance`, and tests and replays
decide it with `ScriptedChance`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

CARDS: Final = "cards"
DICE: Final = "dice"
ARRIVALS: Final = "arrivals"

SLOWEST: Final = 5_000
"""Milliseconds below which answers arrive where no clock says when."""


class ChanceExhausted(Exception):
    """A script of outcomes ended, or held an outcome that the question does not allow."""


class Chance(ABC):
    """Uniform chance. Cards and dice are separate streams, so one never shifts the other."""

    @abstractmethod
    def draw(self, n: int, stream: str) -> int:
        """One outcome in `range(n)` of the named stream; `n` is at least 1."""

    def below(self, n: int) -> int:
        """A whole number in `range(n)`, from the stream of cards and tokens."""
        return self.draw(n, CARDS)

    def roll(self, sides: int = 6) -> int:
        """One die, 1 to `sides`, from the stream of dice."""
        return self.draw(sides, DICE) + 1

    def roll_two(self) -> tuple[int, int]:
        """Two dice with six sides, the same as two times `roll`."""
        return self.roll(), self.roll()

    def arrival(self) -> int:
        """When the answer that is being applied came in: milliseconds since it was asked for.

        For races. In a match the clock says it, in a replay the record; elsewhere it is drawn.
        """
        return self.draw(SLOWEST, ARRIVALS)

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely; `items` is not empty."""
        return items[self.draw(len(items), CARDS)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a uniformly random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1, CARDS)
            items[last], items[other] = items[other], items[last]


class _Streams(dict[str, Callable[[], float]]):
    """The generators of a seed by name. Each is made when it is first asked: that takes time."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed

    def __missing__(self, name: str) -> Callable[[], float]:
        self[name] = stream_of(self._seed, name).random
        return self[name]


class SeededChance(Chance):
    """Chance that a seed decides: the same seed gives the same luck on every machine."""

    def __init__(self, seed: int) -> None:
        self._streams = _Streams(seed)
        self._cards = self._streams[CARDS]

    def draw(self, n: int, stream: str) -> int:
        return int(self._streams[stream]() * n)

    def below(self, n: int) -> int:
        return int(self._cards() * n)

    def roll(self, sides: int = 6) -> int:
        return int(self._streams[DICE]() * sides) + 1

    def roll_two(self) -> tuple[int, int]:
        dice = self._streams[DICE]
        return int(dice() * 6.0) + 1, int(dice() * 6.0) + 1


class RecordedChance(Chance):
    """Passes every question on and notes each outcome, in order, in `outcomes`.

    An arrival isn't luck and is noted apart.
    """

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[int] = []
        self._arrival: int | None = None

    def draw(self, n: int, stream: str) -> int:
        outcome = self._source.draw(n, stream)
        self.outcomes.append(outcome)
        return outcome

    def arrival(self) -> int:
        self._arrival = self._source.arrival()
        return self._arrival

    def take_arrival(self) -> int | None:
        """When the answer came in if the rules have asked since the last call; then forgets it."""
        arrival, self._arrival = self._arrival, None
        return arrival

    def take(self) -> tuple[int, ...]:
        """What was drawn since the last call, which it forgets."""
        outcomes = tuple(self.outcomes)
        self.outcomes.clear()
        return outcomes


class ScriptedChance(Chance):
    """Chance that gives prepared outcomes (counted from 0, dice too), for tests and replays.

    Raises `ChanceExhausted` when the script ends or an outcome doesn't fit its question, and when
    an arrival is asked for that isn't there.
    """

    def __init__(self, outcomes: Iterable[int], arrival: int | None = None) -> None:
        self._outcomes = list(outcomes)
        self._arrival = arrival
        self._is_arrival_left = arrival is not None
        self._next = 0

    def draw(self, n: int, stream: str) -> int:
        if self._next >= len(self._outcomes):
            raise ChanceExhausted(f"the script holds only {len(self._outcomes)} outcomes")
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise ChanceExhausted(f"outcome {outcome} of {stream} doesn't fit range({n})")
        self._next += 1
        return outcome

    def arrival(self) -> int:
        if self._arrival is None:
            raise ChanceExhausted("the script doesn't say when the answer came")
        self._is_arrival_left = False
        return self._arrival

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for, an arrival included."""
        return len(self._outcomes) - self._next + self._is_arrival_left


def stream_of(seed: int, name: str) -> Random:
    """An independent generator for one use of a seed, the same in every process."""
    return Random(f"{seed}/{name}")


def order_of(seed: int) -> Random:
    """Who of several seats answers first, where neither the rules nor a clock say so."""
    return stream_of(seed, "order")


def outcomes_for_order(start: Sequence[T], wanted: Sequence[T]) -> list[int]:
    """The outcomes that make `shuffle` turn `start` into `wanted` (equal items may repeat)."""
    items, outcomes = list(start), []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(wanted[last], 0, last + 1)
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    if items != list(wanted):
        raise ValueError("the wanted order doesn't hold the same items")
    return outcomes
