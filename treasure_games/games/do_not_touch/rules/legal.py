"""The legal actions of the seat in turn, in sorted order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.games.do_not_touch.rules.actions import (
    ADD,
    DISCARD,
    DISCARD_FOR_BONUS,
    DRAW_COVERED,
    DRAW_DISCARD,
    END_TURN,
    START_LOOT,
    SWAP,
    Action,
    Swap,
)
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import (
    DISCARD_EXCESS,
    DRAW,
    FIRST_PLACE,
    MAIN,
    State,
)
from treasure_games.games.do_not_touch.rules.view import View

ONLY_COVERED: Final = (DRAW_COVERED,)
EITHER_PILE: Final = (DRAW_COVERED, DRAW_DISCARD)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return what the seat in turn may do now; () before the deal and after the end."""
    choices = _CHOICES.get(state.phase)
    return choices(state) if choices else ()


def _draws(state: State) -> tuple[Action, ...]:
    """DT-11, DT-R10: draw a covered card or the open one."""
    if state.discard and state.dry_turns < state.house.guard_turns:
        return EITHER_PILE
    return ONLY_COVERED


def _first_places(state: State) -> tuple[Action, ...]:
    """DT-07, DT-R7: place any card of the hand."""
    return tuple([START_LOOT[card] for card in state.hands[state.turn]])


def _main(state: State) -> tuple[Action, ...]:
    """DT-R9: adding, swapping and bonus discards in any order, then the end."""
    faces, seat = state.faces, state.turn
    hand = state.hands[seat]
    fits = FITS[faces[state.loots[seat][-1]]]
    actions: list[Action] = [ADD[card] for card in hand if fits[faces[card]]]
    if swap_is_open(state):
        actions += _swaps(state)
    if bonus_is_open(state):
        locked = state.locked
        actions += [
            DISCARD_FOR_BONUS[card] for card in hand if BONUS[faces[card]] > 1 and card != locked
        ]
    actions.append(END_TURN)
    return tuple(actions)


def _swaps(state: State) -> list[Swap]:
    """DT-13, DT-R12, DT-R15: swap a card of the hand for each rival's top that it matches."""
    faces, seat = state.faces, state.turn
    tops = [
        (rival, FITS[faces[loot[-1]]])
        for rival, loot in enumerate(state.loots)
        if loot and rival != seat
    ]
    swaps = [
        SWAP[card][rival] for card in state.hands[seat] for rival, fits in tops if fits[faces[card]]
    ]
    if state.house.swap_must_fit_below:
        return [swap for swap in swaps if fits_below(state, swap)]
    return swaps


def fits_below(state: State, swap: Swap) -> bool:
    """DT-R13: return True if the card matches the one below the top that it replaces."""
    loot = state.loots[swap.rival]
    return len(loot) == 1 or FITS[state.faces[loot[-2]]][state.faces[swap.card]]


def _discards(state: State) -> tuple[Action, ...]:
    """DT-18: discard any card of a hand that is too large."""
    return tuple([DISCARD[card] for card in state.hands[state.turn]])


def swap_is_open(state: State | View) -> bool:
    """DT-R11, DT-R6: return True if the turn allows the seat another swap."""
    house = state.house
    return state.swaps_used < house.swaps and (
        house.swaps_in_first_turn or not is_first_turn(state)
    )


def bonus_is_open(state: State | View) -> bool:
    """DT-R16, DT-R18, DT-R6: return True if turn and deck allow another bonus discard."""
    house = state.house
    return (
        state.bonuses_used < house.bonuses
        and state.next_card < PACK_SIZE
        and not (house.first_turn_only_places and is_first_turn(state))
    )


def is_first_turn(state: State | View) -> bool:
    """Return True if this is the first turn of its seat in this round."""
    return state.turn_number <= state.house.seats


_CHOICES: Final[dict[int, Callable[[State], tuple[Action, ...]]]] = {
    DRAW: _draws,
    FIRST_PLACE: _first_places,
    MAIN: _main,
    DISCARD_EXCESS: _discards,
}
