"""Deeds that earn a medal, found in a finished match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from treasure_games.core.feats import NOBODY, Chronicle, Feats
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import COLOUR_BONUS, FIRST_PRIVATEER

Found = Iterator[tuple[int, int]]
FAR: Final = 4


def _hits(chronicle: Chronicle) -> Iterator[events.ShotDeclared]:
    """Yield the shots that hit."""
    shot: events.ShotDeclared | None = None
    for event, _state in chronicle.moments:
        if isinstance(event, events.ShotDeclared):
            shot = event
        elif isinstance(event, events.ShotHit) and shot is not None:
            yield shot


def _captain_of(ship: int) -> int:
    return ship if ship < FIRST_PRIVATEER else NOBODY


def _borrowed_guns(chronicle: Chronicle) -> Found:
    """Find who has hit a captain with the guns of a privateer."""
    for shot in _hits(chronicle):
        if shot.ship >= FIRST_PRIVATEER > shot.target:
            yield shot.seat, shot.target


def _long_shot(chronicle: Chronicle) -> Found:
    """Find who has hit across so many cells."""
    for shot in _hits(chronicle):
        if shot.empties >= FAR:
            yield shot.seat, _captain_of(shot.target)


def _under_fire(chronicle: Chronicle) -> Found:
    """Find who has unloaded all colours at once although it was fired at since its last turn."""
    gunners: dict[int, int] = {}
    for event, _state in chronicle.moments:
        match event:
            case events.ShotDeclared(seat=seat, target=target):
                gunners[target] = seat
            case events.Unloaded(seat=seat, bonus=bonus):
                if bonus == COLOUR_BONUS[-1] and seat in gunners:
                    yield seat, gunners[seat]
            case events.TurnEnded(seat=seat):
                gunners.pop(seat, None)


def _own_medicine(chronicle: Chronicle) -> Found:
    """Find who was sunk by a privateer that it had commanded itself."""
    commanded: set[tuple[int, int]] = set()
    gunner = NOBODY
    for event, _state in chronicle.moments:
        match event:
            case events.PrivateerCommanded(seat=seat, ship=ship):
                commanded.add((seat, ship))
            case events.ShotDeclared(seat=gunner):
                pass
            case events.ShipSunk(ship=ship, target=target) if (target, ship) in commanded:
                yield target, gunner


FEATS: Final[Feats] = {
    "borrowed_guns": _borrowed_guns,
    "long_shot": _long_shot,
    "under_fire": _under_fire,
    "own_medicine": _own_medicine,
}
