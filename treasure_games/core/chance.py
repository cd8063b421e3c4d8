"""Chance as a port: all luck in the rules comes through it.

Rules take every shuffle and every die from a `Chance`. A match plays with `SeededChance`,
`RecordedChance` notes the outcomes for the record, `CountedChance` counts them, so that the luck
can be checked afterwards, and tests and replays use `ScriptedChance`.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from math import floor
from random import Random
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

CARDS: Final = "cards"
DICE: Final = "dice"
ARRIVALS: Final = "arrivals"

SLOWEST: Final = 5_000
"""The most milliseconds that a race takes. Where no clock measures arrivals, random ones below
this are drawn.
"""

EARLIEST: Final = -60_000
LATEST: Final = 86_400_000
"""The range of arrival times that a match takes and a record holds, in milliseconds: a day."""


def is_arrival(milliseconds: object) -> bool:
    """Return True for a whole number of milliseconds that a record can hold."""
    return type(milliseconds) is int and EARLIEST <= milliseconds <= LATEST


class ChanceExhausted(Exception):
    """The script has ended, or its next outcome doesn't fit the question."""


class Chance(ABC):
    """Uniform chance. Cards and dice are separate streams, so one never shifts the other."""

    @abstractmethod
    def draw(self, n: int, stream: str) -> int:
        """Return an outcome in `range(n)` from the named stream; `n` is at least 1."""

    def below(self, n: int) -> int:
        """Return an integer in `range(n)` from the stream of cards and tokens."""
        return self.draw(n, CARDS)

    def roll(self, sides: int = 6) -> int:
        """Roll one die, 1 to `sides`, from the stream of dice."""
        return self.draw(sides, DICE) + 1

    def roll_two(self) -> tuple[int, int]:
        """Roll two six-sided dice, exactly like two calls of `roll`."""
        return self.roll(), self.roll()

    def roll_many(self, dice: int) -> tuple[int, ...]:
        """Roll this number of six-sided dice, exactly like as many calls of `roll()`."""
        return tuple([self.roll() for _ in range(dice)])

    def arrival(self) -> int:
        """Return how many milliseconds after the question the current answer arrived.

        Used in races. A match reads its clock, a replay reads the record; all others draw a number.
        """
        return self.draw(SLOWEST, ARRIVALS)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`, each equally likely; `items` must not be empty."""
        return items[self.draw(len(items), CARDS)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle `items` in place, uniformly (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.draw(last + 1, CARDS)
            items[last], items[other] = items[other], items[last]


class _Streams(dict[str, Callable[[], float]]):
    """The random generators of a seed, by name; each is made on first use, because that is slow."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed

    def __missing__(self, name: str) -> Callable[[], float]:
        self[name] = stream_of(self._seed, name).random
        return self[name]


class SeededChance(Chance):
    """Chance from a seed: the same seed gives the same outcomes on every machine.

    `floor` takes two thirds of the time of `int`, and a float times a float half of that times an
    integer.
    """

    def __init__(self, seed: int) -> None:
        self._streams = _Streams(seed)
        self._cards = self._streams[CARDS]
        self._dice: Callable[[], float] | None = None

    def draw(self, n: int, stream: str) -> int:
        return floor(self._streams[stream]() * n)

    def below(self, n: int) -> int:
        return floor(self._cards() * n)

    def shuffle(self, items: MutableSequence[T]) -> None:
        random = self._cards
        for last in range(len(items) - 1, 0, -1):
            other = floor(random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def roll(self, sides: int = 6) -> int:
        return floor(self._streams[DICE]() * sides) + 1

    def roll_two(self) -> tuple[int, int]:
        dice = self._dice
        if dice is None:
            dice = self._dice = self._streams[DICE]
        return floor(dice() * 6.0) + 1, floor(dice() * 6.0) + 1

    def roll_many(self, dice: int) -> tuple[int, ...]:
        random = self._streams[DICE]
        return tuple([floor(random() * 6.0) + 1 for _ in range(dice)])


class RecordedChance(Chance):
    """Passes each question on and appends each outcome to `outcomes`.

    Arrival times are not luck and are kept separately.
    """

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[int] = []
        self._arrival: int | None = None

    def draw(self, n: int, stream: str) -> int:
        outcome = self._source.draw(n, stream)
        self.outcomes.append(outcome)
        return outcome

    def roll_two(self) -> tuple[int, int]:
        one, other = dice = self._source.roll_two()
        self.outcomes += (one - 1, other - 1)
        return dice

    def arrival(self) -> int:
        self._arrival = self._source.arrival()
        return self._arrival

    def take_arrival(self) -> int | None:
        """Return the arrival time the rules last asked for, once; otherwise None."""
        arrival, self._arrival = self._arrival, None
        return arrival

    def take(self) -> tuple[int, ...]:
        """Return and clear the outcomes drawn since the last call."""
        outcomes = tuple(self.outcomes)
        self.outcomes.clear()
        return outcomes


class ScriptedChance(Chance):
    """Chance with prepared outcomes (counted from 0, dice too), for tests and replays.

    Raises `ChanceExhausted` when the script ends, an outcome doesn't fit its question, or an
    arrival is asked for that isn't there.
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
        """The number of outcomes left in the script, including an arrival."""
        return len(self._outcomes) - self._next + self._is_arrival_left


def stream_of(seed: int, name: str) -> Random:
    """Return an independent generator for one use of a seed, the same in every process."""
    return Random(f"{seed}/{name}")


def order_of(seed: int) -> Random:
    """Return the generator that orders answers where neither the rules nor a clock do."""
    return stream_of(seed, "order")


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
