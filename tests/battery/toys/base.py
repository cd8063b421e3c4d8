"""What all toys have in common."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, TypeVar

from msgspec.structs import asdict

from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN, HiddenGroup, Outcome
from treasure_games.core.options import Choice, GameInfo, HouseRule

RULE = "T-1"
StateT = TypeVar("StateT", bound="ToyState")


@dataclass
class ToyState:
    """Numbers and tuples only, so that a shallow copy is a copy."""

    seats: int
    scores: tuple[int, ...]

    def copy(self: StateT) -> StateT:
        return replace(self)

    def data(self) -> Any:
        return astuple(self)


@dataclass(frozen=True)
class ToyView:
    """The state with all that is hidden as UNKNOWN."""

    seat: int | None
    table: Any

    def data(self) -> Any:
        return [self.seat, self.table.data()]


class Toy:
    """All that isn't listed is refused; the highest score wins; nothing is hidden."""

    def pending(self, state: Any) -> Any:
        raise NotImplementedError

    def legal(self, state: Any, seat: int) -> tuple[Any, ...]:
        raise NotImplementedError

    def refusal(self, state: Any, seat: int, action: Any) -> IllegalAction | None:
        if action in self.legal(state, seat):
            return None
        return IllegalAction(RULE, "That can’t be done now.")

    def redact(self, state: Any, event: Any, seat: int | None) -> Any:
        return event

    def outcome(self, state: Any) -> Outcome | None:
        return None if self.pending(state) is not None else Outcome.most(state.scores)

    def scores(self, view: ToyView) -> tuple[int, ...]:
        scores: tuple[int, ...] = view.table.scores
        return scores

    def hidden_groups(self, view: ToyView) -> tuple[HiddenGroup, ...]:
        return ()

    def describe(self, event: Any, view: ToyView) -> dict[str, Any]:
        return asdict(event)


def info(
    game_id: str, actions: Sequence[type[Any]], events: Sequence[type[Any]], lengths: Sequence[int]
) -> GameInfo:
    """For two to four, with one house rule: how long it takes."""
    choices = tuple([Choice(length, str(length)) for length in lengths])
    rule = HouseRule("length", "Length", "How long it takes.", RULE, choices)
    return GameInfo(
        id=game_id,
        title=game_id.title(),
        summary="A toy.",
        seats=(2, 4),
        options=(rule,),
        actions=tuple(actions),
        events=tuple(events),
    )


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:place], value, *values[place + 1 :])


def add(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with one of them raised."""
    return put(values, place, values[place] + value)


def unseen(faces: Sequence[int], kinds: int) -> list[int]:
    """The faces of the cards that lie covered; the deck has its `kinds` in turn."""
    covered = [card % kinds for card in range(len(faces))]
    for face in faces:
        if face != UNKNOWN:
            covered.remove(face)
    return covered
