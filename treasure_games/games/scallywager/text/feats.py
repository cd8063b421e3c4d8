"""Deeds that earn a medal, found in a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from treasure_games.core.feats import NOBODY, Chronicle, Feats
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import STARTING_DICE
from treasure_games.games.scallywager.rules.state import State

Found = Iterator[tuple[int, int]]
OFTEN: Final = 3


class _Showdown(NamedTuple):
    doubter: events.Called | events.ParlayDeclared
    counted: events.Counted
    state: State

    @property
    def is_parlay(self) -> bool:
        return isinstance(self.doubter, events.ParlayDeclared)

    @property
    def is_right(self) -> bool:
        return self.counted.winner == self.doubter.seat


def _showdowns(chronicle: Chronicle) -> Iterator[_Showdown]:
    doubter: events.Called | events.ParlayDeclared | None = None
    for event, state in chronicle.moments:
        if isinstance(event, events.Called | events.ParlayDeclared):
            doubter = event
        elif isinstance(event, events.Counted) and doubter is not None:
            yield _Showdown(doubter, event, state)


def _to_the_pip(chronicle: Chronicle) -> Found:
    """Find who was right with a parlay."""
    for one in _showdowns(chronicle):
        if one.is_parlay and one.is_right:
            yield one.doubter.seat, one.doubter.bidder


def _nose(chronicle: Chronicle) -> Found:
    """Find who was right with so many calls in a row."""
    right: Counter[int] = Counter()
    for one in _showdowns(chronicle):
        if not one.is_parlay:
            seat = one.doubter.seat
            right[seat] = right[seat] + 1 if one.is_right else 0
            if right[seat] >= OFTEN:
                yield seat, one.doubter.bidder


def _empty_handed(chronicle: Chronicle) -> Found:
    """Find who was right with a parlay without a die that counts."""
    for one in _showdowns(chronicle):
        seat, state = one.doubter.seat, one.state
        wild = 1 if state.house.ones_are_wild else one.counted.face
        is_bare = not {one.counted.face, wild} & {*state.dice[seat]}
        if one.is_parlay and one.is_right and is_bare:
            yield seat, one.doubter.bidder


def _last_die(chronicle: Chronicle) -> Found:
    """Find who has won although it had one die while somebody had a full crew."""
    for event, state in chronicle.moments:
        if isinstance(event, events.RoundStarted):
            crews = [len(dice) for dice in state.dice]
            for seat in chronicle.outcome.winners:
                if crews[seat] == 1 and max(crews) >= STARTING_DICE:
                    yield seat, crews.index(max(crews))


FEATS: Final[Feats] = {
    "to_the_pip": _to_the_pip,
    "nose": _nose,
    "empty_handed": _empty_handed,
    "last_die": _last_die,
}
