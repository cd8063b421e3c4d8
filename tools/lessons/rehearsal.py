"""Plays a chapter of a lesson with wished luck and wished acts, and returns its record."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any, TypeVar

from treasure_games.core.chance import Chance, SeededChance
from treasure_games.core.codec import encode
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import FINGERPRINT_EVERY, Record, Row, fingerprint
from treasure_games.core.registry import load
from treasure_games.match.seats import Kind, MatchSetup, Pace, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

T = TypeVar("T")
Order = Callable[[Sequence[Any]], Sequence[Any]]
"""Returns the items of a shuffle as they shall lie, or the first of them; None stands for any."""

LEARNER = "Skipper"


class WishedLuck(Chance):
    """Luck as wished: orders for shuffles and outcomes for dice; without a wish that of a seed."""

    def __init__(self, seed: int, orders: Iterable[Order] = ()) -> None:
        self.orders = deque(orders)
        self.dice: deque[int] = deque()
        """What is rolled next, from 1."""
        self.outcomes: list[int] = []
        self._seeded = SeededChance(seed)

    def draw(self, n: int, stream: str) -> int:
        """Return a wished roll, or chance."""
        outcome = self.dice.popleft() - 1 if self.dice else self._seeded.draw(n, stream)
        if not 0 <= outcome < n:
            raise ValueError(f"{outcome + 1} can't be rolled with {n} sides")
        self.outcomes.append(outcome)
        return outcome

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle to the next wished order, noting the outcomes that lead there."""
        if not self.orders:
            super().shuffle(items)
            return
        wished = self._completed(list(items), self.orders.popleft()(list(items)))
        for last in range(len(items) - 1, 0, -1):
            other = items.index(wished[last], 0, last + 1)
            self.outcomes.append(other)
            items[last], items[other] = items[other], items[last]
        assert list(items) == wished

    def _completed(self, items: list[T], first: Sequence[T | None]) -> list[T]:
        rest = list(items)
        for item in first:
            if item is not None:
                rest.remove(item)
        self._seeded.shuffle(rest)
        return [rest.pop() if item is None else item for item in first] + rest

    def take(self) -> tuple[int, ...]:
        """Return and forget the outcomes since the last call."""
        if self.dice:
            raise ValueError(f"{list(self.dice)} were wished, but not rolled")
        outcomes = tuple(self.outcomes)
        self.outcomes.clear()
        return outcomes


class Rehearsal:
    """A match that is played as wished. Seat 0 is the learner, pirates sit at the others."""

    def __init__(
        self,
        game_id: str,
        pirates: Sequence[str],
        options: Mapping[str, OptionValue],
        *,
        orders: Iterable[Order] = (),
        dice: Iterable[int] = (),
        seed: int = 1,
    ) -> None:
        """Deal; `pirates` are ids of personas, `dice` what is rolled in the deal."""
        self.game = load(game_id)
        setup = Setup.of(self.game.info, 1 + len(pirates), options)
        self.luck = WishedLuck(seed, orders)
        self.luck.dice.extend(dice)
        self.state: Any = self.game.new(setup)
        self.events: list[Any] = []
        self.game.start(self.state, self.luck, self.events.append)
        seats = (
            Seat(LEARNER, 0),
            *(
                Seat(PERSONAS[pirate].name, number, Kind.COMPUTER, "mate", pirate, Pace.STEADY)
                for number, pirate in enumerate(pirates, start=1)
            ),
        )
        plan = MatchSetup(game_id, setup, seats, seed)
        self.record = Record(game_id, setup, self.luck.take(), notes=plan.to_notes())
        self._note_fingerprint()

    @property
    def row(self) -> int:
        """The number of rows played so far."""
        return len(self.record.rows)

    def act(self, seat: int, action: Any, dice: Iterable[int] = ()) -> None:
        """Play an act; `dice` are the rolls that it draws."""
        self.luck.dice.extend(dice)
        legal = self.game.legal(self.state, seat)
        if action not in legal:
            raise ValueError(f"row {self.row}: seat {seat} may not {action}, only {legal}")
        self.game.apply(self.state, seat, action, self.luck, self.events.append)
        self.record.rows.append(Row(seat, encode(action), self.luck.take()))
        if self.row % FINGERPRINT_EVERY == 0 or self.game.pending(self.state) is None:
            self._note_fingerprint()

    def _note_fingerprint(self) -> None:
        self.record.fingerprints[self.row] = fingerprint(self.state)

    def play_on(
        self, until: Callable[[Any], bool], choose: Callable[[Any, Any], Any] | None = None
    ) -> None:
        """Let everybody play greedily, or as `choose` has it, until this is true of the state."""
        players = [make_player("greedy", self.game.info.id, seat, 1) for seat in range(9)]
        while (asked := self.game.pending(self.state)) is not None and not until(self.state):
            seat = asked.seats[0]
            legal = self.game.legal(self.state, seat)
            chosen = choose or players[seat].choose
            self.act(seat, chosen(self.game.view(self.state, seat), legal))
