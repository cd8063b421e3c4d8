"""A window in which several seats may shout: who is asked, what they chose, who was first."""

from __future__ import annotations

from typing import Final, NamedTuple

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Mode, silent
from treasure_games.games.bluffaneer.rules.coins import CLOCKWISE
from treasure_games.games.bluffaneer.rules.events import CoinFlipped, Event, HandsRaised
from treasure_games.games.bluffaneer.rules.house import RACE, TURN
from treasure_games.games.bluffaneer.rules.state import NOBODY, NOT_ASKED, QUIET, WAITING, State

AT_ONCE: Final = 120
"""BLA-06: presses so many milliseconds after the first still count as simultaneous."""


def open_window(state: State, caller: int, mode: Mode) -> None:
    """Ask every seat but `caller`: clockwise from its left, or all at once."""
    seats = state.house.seats
    state.choices = [WAITING] * seats
    state.choices[caller] = NOT_ASKED
    if mode is TURN:
        state.waiting = 1 << (caller + 1) % seats
    else:
        state.waiting = state.house.everybody & ~(1 << caller)


def close_window(state: State) -> None:
    """Forget what was chosen: what nobody saw stays unseen."""
    state.waiting = 0
    state.choices = [NOT_ASKED] * state.house.seats


def note_choice(state: State, seat: int, choice: int, caller: int, mode: Mode) -> None:
    """Write down what a seat chose, and who is still to be asked.

    BLA-06: in turn, a shout ends the asking; else the next seat is asked, up to the caller.
    """
    state.choices[seat] = choice
    if mode is not TURN:
        state.waiting &= ~(1 << seat)
        return
    following = (seat + 1) % state.house.seats
    state.waiting = 0 if choice >= 0 or following == caller else 1 << following


class Heard(NamedTuple):
    """What a window brought, clockwise: who shouted first or at once, and who was seen not to."""

    loud: tuple[int, ...]
    quiet: tuple[int, ...]


def heard(state: State, caller: int, mode: Mode) -> Heard:
    """Return who shouted, and who is known to have kept quiet.

    In a race that somebody won, nobody knows what the others would have done. Where no clock
    counts, all shouts carry 0 milliseconds, and so are simultaneous.
    """
    choices, order = state.choices, CLOCKWISE[state.house.seats][caller]
    if mode is RACE and (shouts := [choice for choice in choices if choice >= 0]):
        limit = min(shouts) + AT_ONCE
        return Heard(tuple([seat for seat in order if 0 <= choices[seat] <= limit]), ())
    return Heard(
        tuple([seat for seat in order if choices[seat] >= 0]),
        tuple([seat for seat in order if choices[seat] == QUIET]),
    )


def chosen_shouter(seats: tuple[int, ...], chance: Chance, emit: Emit[Event]) -> int:
    """BL-23, BL-24, BLA-07: one shout counts; of several at once a coin picks one."""
    if emit is not silent:
        emit(HandsRaised(seats))
    if not seats:
        return NOBODY
    if len(seats) == 1:
        return seats[0]
    winner = chance.pick(seats)
    if emit is not silent:
        emit(CoinFlipped(seats, winner))
    return winner
