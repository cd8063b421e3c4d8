"""What the tables of scripts have in common: luck that is decided beforehand, and what happened."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import pytest

from treasure_games.core.chance import CARDS, Chance, ChanceExhausted
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Pending
from treasure_games.core.registry import AnyGame


class Luck(Chance):
    """The dice and the draws of a script, and the arrival that a test sets."""

    def __init__(self, rolls: Iterable[int], draws: Iterable[int]) -> None:
        self.rolls, self.draws = list(rolls), list(draws)
        self.milliseconds = 0

    def draw(self, n: int, stream: str) -> int:
        outcome = self.next_of(self.draws if stream == CARDS else self.rolls)
        if not 0 <= outcome < n:
            raise ChanceExhausted(f"{outcome} of {stream} doesn't fit range({n})")
        return outcome

    def next_of(self, script: list[int]) -> int:
        return script.pop(0)

    def arrival(self) -> int:
        return self.milliseconds


class ScriptedTable:
    """A game's state, and the events of the last act or of the deal."""

    game: ClassVar[AnyGame]
    state: Any
    events: list[Any]

    @property
    def asked(self) -> Pending:
        pending = self.game.pending(self.state)
        assert pending is not None
        return pending

    @property
    def is_over(self) -> bool:
        return self.game.pending(self.state) is None

    def view(self, seat: int | None = None) -> Any:
        return self.game.view(self.state, seat)

    def happened(self) -> list[str]:
        """The names of the events of the last act, or of the deal."""
        return [wire_name(type(event)) for event in self.events]

    def found(self, kind: type[Any]) -> list[Any]:
        """The events of a class in the last act, or in the deal."""
        return [event for event in self.events if isinstance(event, kind)]

    def refusing(self, act: Callable[[], object]) -> str:
        """The rule that forbids an act; fails if it is allowed or anything changes."""
        before = self.state.data()
        with pytest.raises(IllegalAction) as caught:
            act()
        assert self.state.data() == before
        assert str(caught.value)
        return caught.value.rule
