"""Losing and gaining dice: lifeboats, captains who are out, and the end of the game."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.scallywager.rules import cards, events
from treasure_games.games.scallywager.rules.actions import Action, UseLifeboat
from treasure_games.games.scallywager.rules.phases import GAIN, OVER, RESCUE, TAKE
from treasure_games.games.scallywager.rules.pieces import LIFEBOAT, MOST_CREW, NO_CARD, NO_FACE
from treasure_games.games.scallywager.rules.state import (
    ALL_VIEWERS,
    HIDDEN,
    NOBODY,
    Frame,
    State,
    ask,
    then,
)


class Reason(StrEnum):
    """Why dice were lost or gained."""

    CALL = "call"
    PARLAY = "parlay"
    EXTRA = "extra"
    BOARDERS = "boarders"
    GHOSTS = "ghosts"
    SPOT = "spot"
    XMARKS = "xmarks"
    SHANGHAIED = "shanghaied"
    GRAPESHOT = "grapeshot"
    DUEL = "duel"
    KEG = "keg"
    KRAKEN = "kraken"
    PRESS = "press"


_PLACES: Final = tuple(range(MOST_CREW))

REASONS: Final = tuple(Reason)
(
    CALL, PARLAY, EXTRA, BOARDERS, GHOSTS, SPOT, XMARKS, SHANGHAIED, GRAPESHOT, DUEL, KEG, KRAKEN,
    PRESS,
) = range(len(REASONS))  # fmt: skip
"""The reasons by index, as frames hold them."""


def around(state: State, first: int) -> list[int]:
    """Return the seats that still have dice, clockwise from `first`."""
    dice = state.dice
    return [seat for seat in state.house.clockwise[first] if dice[seat]]


def next_in(state: State, seat: int) -> int:
    """SWA-12: return the next captain clockwise who has dice."""
    dice = state.dice
    for other in state.house.others[seat]:
        if dice[other]:
            return other
    return seat


def crew_of(state: State, seat: int) -> int:
    """Return how many dice a seat has, without ghosts."""
    return len(state.dice[seat]) - state.ghosts[seat]


def room(state: State, seat: int) -> int:
    """SWA-19: return how many dice a seat could gain."""
    return min(state.house.hold_limit - crew_of(state, seat), state.box)


def if_room(action: Action) -> Callable[[State, int], tuple[Action, ...]]:
    """Return what lists an action of seats that could gain dice."""
    return lambda state, seat: (action,) if room(state, seat) > 0 else ()


def lose(state: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """SWA-21, SW-T12: a seat loses up to this number of dice; a lifeboat may save one of them."""
    seat = frame[1]
    if cards.card_of(state, seat, LIFEBOAT) == NO_CARD:
        take(state, frame, chance, emit)
        return
    count = min(frame[2], crew_of(state, seat))
    if count > 0:
        state.loss = (count, *frame[3:])
        ask(state, RESCUE, seat)


def rescue(state: State, seat: int, action: Action, _chance: Chance, emit: Emit) -> None:
    """SW-T12: the owner of a lifeboat decides whether to use it."""
    saved = isinstance(action, UseLifeboat)
    count, *rest = state.loss
    state.loss = ()
    if saved:
        card = cards.card_of(state, seat, LIFEBOAT)
        cards.discard_treasure(state, seat, card)
    then(state, (TAKE, seat, count - saved, *rest))
    emit(events.LifeboatUsed(seat, card) if saved else events.LifeboatKept(seat))


def take(state: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """Move up to this number of dice from a hold to the box; a captain without dice is out.

    Ghosts, which come after the crew, are never lost as crew.
    """
    _, seat, count, reason, by, heir = frame
    hold, seen = state.dice[seat], state.seen[seat]
    crew = len(hold) - state.ghosts[seat]
    if crew < count:
        count = crew
    if count <= 0:
        return
    if state.dice_are == HIDDEN and count < crew:
        places = _random_places(crew, count, chance)
        for place in reversed(places):
            hold, seen = hold[:place] + hold[place + 1 :], seen[:place] + seen[place + 1 :]
    else:
        first = crew - count
        places = _PLACES[first:crew]
        hold, seen = hold[:first] + hold[crew:], seen[:first] + seen[crew:]
    state.dice[seat], state.seen[seat] = hold, seen
    state.box += count
    cards.note_harm(state, by, seat, count)
    if emit is not silent:
        emit(events.CrewLost(seat, places, REASONS[reason].value))
    if count == crew:
        _go_out(state, seat, emit)
    if heir >= 0 and state.phase != OVER:
        then(state, (GAIN, heir, count, reason))


def _random_places(crew: int, count: int, chance: Chance) -> tuple[int, ...]:
    """SWA-28: while the dice are hidden, random ones are lost."""
    left = list(range(crew))
    return tuple(sorted([left.pop(chance.below(len(left))) for _ in range(count)]))


def gain(state: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """SWA-19, SWA-24: gain dice, as many as the box has and the ship can hold."""
    _, seat, count, reason = frame
    count = min(count, room(state, seat))
    if count <= 0 or not state.dice[seat]:
        return
    places = bring_aboard(state, seat, crew_of(state, seat), count, chance)
    emit(events.CrewGained(seat, places, REASONS[reason].value))


def bring_aboard(state: State, seat: int, at: int, count: int, chance: Chance) -> tuple[int, ...]:
    """SWA-27: move dice from the box into a hold, rolled if all others are; return their places."""
    if state.dice_are == HIDDEN:
        faces, viewers = chance.roll_many(count), 1 << seat
    else:
        faces, viewers = (NO_FACE,) * count, ALL_VIEWERS
    hold, seen = state.dice[seat], state.seen[seat]
    state.dice[seat] = (*hold[:at], *faces, *hold[at:])
    state.seen[seat] = (*seen[:at], *(viewers,) * count, *seen[at:])
    state.box -= count
    return tuple(range(at, at + count))


def dismiss_ghosts(state: State, seat: int, emit: Emit) -> None:
    """SW-A03: put the ghosts of a seat back into the box."""
    count = state.ghosts[seat]
    if count:
        crew = crew_of(state, seat)
        places = tuple(range(crew, crew + count))
        state.dice[seat], state.seen[seat] = state.dice[seat][:crew], state.seen[seat][:crew]
        state.ghosts[seat] = 0
        state.box += count
        emit(events.GhostsLeft(seat, places))


def _go_out(state: State, seat: int, emit: Emit) -> None:
    """SW-30, SWA-20, SWA-25: discard all cards; before the bidding pass the token on."""
    dismiss_ghosts(state, seat, emit)
    cards.give_up_all(state, seat)
    emit(events.CaptainOut(seat))
    left = around(state, 0)
    if len(left) == 1:
        _end_game(state, left[0], emit)
    elif state.token == seat and not state.bids:
        pass_token(state, emit)


def pass_token(state: State, emit: Emit) -> None:
    """SW-23, SWA-12: the token goes clockwise to the next captain with dice."""
    state.token = next_in(state, state.token)
    if emit is not silent:
        emit(events.TokenPassed(state.token))


def _end_game(state: State, winner: int, emit: Emit) -> None:
    """SW-31, SWA-23, SWA-26: the last captain with dice wins at once."""
    state.phase = OVER
    state.agenda = ()
    state.winner, state.loser = winner, NOBODY
    scores = tuple([crew_of(state, seat) for seat in range(state.house.seats)])
    emit(events.GameEnded(scores, winner))
