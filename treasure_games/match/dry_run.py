"""What an act would do before it ends the turn, tried on a copy of the state."""

from __future__ import annotations

from typing import Any

from treasure_games.core.chance import Chance, SeededChance
from treasure_games.core.game import Mode
from treasure_games.core.registry import AnyGame
from treasure_games.match.steps import Moment, turn_end
from treasure_games.match.undo import hidden_from


class _CountingChance(Chance):
    """Any luck, counted: a dry run ends before the first of it."""

    def __init__(self) -> None:
        self._source = SeededChance(0)
        self.drawn = 0

    def draw(self, n: int, stream: str) -> int:
        self.drawn += 1
        return self._source.draw(n, stream)

    def arrival(self) -> int:
        return self._source.arrival()


def only_ends_turn(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Return True if a legal act does nothing before it ends the turn."""
    moments: list[Moment] = []
    game.apply(
        state.copy(),
        seat,
        action,
        _CountingChance(),
        lambda event: moments.append(Moment(event, None)),
    )
    return turn_end(moments) == 0


def dry_run(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Moment, ...]:
    """Return the moments of an act before it ends the turn; raises `IllegalAction`.

    () if it doesn't end the turn, or if it draws luck or reveals a secret before. The state stays
    as it is.
    """
    asked = game.pending(state)
    if asked is None or asked.mode is not Mode.TURN or asked.seats != (seat,):
        return ()
    chance, copy = _CountingChance(), state.copy()
    moments: list[Moment] = []
    drawn: list[int] = []

    def note(event: Any) -> None:
        moments.append(Moment(event, copy.copy()))
        drawn.append(chance.drawn)

    game.apply(copy, seat, action, chance, note)
    end = turn_end(moments)
    if not end or drawn[end - 1] or game.pending(copy) is None:
        return ()
    if hidden_from(game, state, seat) - hidden_from(game, moments[end - 1].state, seat):
        return ()
    return tuple(moments[:end])
