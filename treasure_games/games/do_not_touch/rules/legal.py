"""Who is asked what, which actions are legal, and why all others are refused."""

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.game_base import Checks, Why, at_each, by_phase, make_refusal
from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.rules import actions
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
    DEAL,
    DISCARD_EXCESS,
    DRAW,
    FIRST_PLACE,
    MAIN,
    OVER,
    PHASES,
    State,
)
from treasure_games.games.do_not_touch.rules.view import View

ONLY_COVERED: Final = (DRAW_COVERED,)
EITHER_PILE: Final = (DRAW_COVERED, DRAW_DISCARD)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` may do now, sorted; () if it isn't asked."""
    return _CHOICES[state.phase](state, seat) if seat == state.turn else ()


def _draws(state: State, _seat: int) -> tuple[Action, ...]:
    """DT-11, DT-R10: draw a covered card or the open one."""
    if state.discard and state.dry_turns < state.house.guard_turns:
        return EITHER_PILE
    return ONLY_COVERED


def _main(state: State, seat: int) -> tuple[Action, ...]:
    """DT-R9: adding, swapping and bonus discards in any order, then the end."""
    faces, hand = state.faces, state.hands[seat]
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


def _hand(state: State, seat: int) -> list[int]:
    """DT-07, DT-R7, DT-18: a loot may begin with any card of the hand, and any may be discarded."""
    return state.hands[seat]


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


_CHOICES_IN: Final[dict[int, Callable[[State, int], tuple[Action, ...]]]] = {
    DRAW: _draws,
    FIRST_PLACE: at_each(START_LOOT, _hand),
    MAIN: _main,
    DISCARD_EXCESS: at_each(DISCARD, _hand),
}
_CHOICES: Final = by_phase(_CHOICES_IN, len(PHASES))
"""What the seat in turn may do, by phase."""


def _out_of_place(state: State, seat: int, kind: type[Any]) -> Why:
    """Return the refusal of an action that belongs to another phase or seat."""
    if state.phase in _CLOSED:
        return _CLOSED[state.phase]
    if seat != state.turn:
        return "DT-05", N_("It isn’t your turn.")
    if state.phase in _FIRST:
        return _FIRST[state.phase]
    if state.phase == DISCARD_EXCESS:
        sentence = N_("Your turn is ending: discard until {most} cards are left in your hand.")
        return "DT-18", sentence, {"most": state.house.hand_max}
    return _too_late(state, kind)


_CLOSED: Final = {
    OVER: ("DT-19", N_("The game is over: the covered deck is used up.")),
    DEAL: ("DT-06", N_("The cards are not dealt yet.")),
}
_FIRST: Final = {
    DRAW: ("DT-11", N_("Draw a card first: your turn begins with it.")),
    FIRST_PLACE: ("DT-07", N_("Start your loot first: place any card from your hand.")),
}


def _too_late(state: State, kind: type[Any]) -> Why:
    """Refuse in the main part of the turn what belongs before or after it."""
    if kind is actions.StartLoot:
        return "DT-07", N_("You have already started your loot: add matching cards.")
    if kind is actions.Discard:
        sentence = N_("You discard only at the end of your turn, and only down to {most} cards.")
        return "DT-R19", sentence, {"most": state.house.hand_max}
    if state.house.first_turn_only_places and is_first_turn(state):
        return "DT-R6", N_("House rule: nobody draws on the first turn.")
    return "DT-R10", N_("You have already drawn: one card at the start of a turn.")


def _check_draw_discard(state: State, _seat: int, _action: actions.DrawDiscard) -> Why | None:
    if not state.discard:
        return "DT-R10", N_("The discard pile is empty: draw a covered card.")
    if state.dry_turns >= state.house.guard_turns:
        return "DT-R21", N_("The discard pile is closed until somebody draws a covered card.")
    return None


_NOT_IN_HAND: Final = ("DT-R8", N_("That card is not in your hand."))


def _check_in_hand(
    state: State, _seat: int, action: actions.StartLoot | actions.Discard
) -> Why | None:
    return None if action.card in state.hands[state.turn] else _NOT_IN_HAND


def _check_add(state: State, _seat: int, action: actions.Add) -> Why | None:
    """DT-09: the card must match the top of the own loot."""
    if action.card not in state.hands[state.turn]:
        return _NOT_IN_HAND
    top = state.loots[state.turn][-1]
    if FITS[state.faces[top]][state.faces[action.card]]:
        return None
    if state.house.has_symbols:
        return "DT-09", N_("It shares neither colour nor symbol with the top of your loot.")
    return "DT-R4", N_("It shares neither colour nor number with the top of your loot.")


def _check_swap(state: State, _seat: int, action: actions.Swap) -> Why | None:
    """DT-12: another swap must be allowed, and this rival must have a loot."""
    house = state.house
    if not house.swaps:
        return "DT-R11", N_("House rule: no swaps in this game.")
    if state.swaps_used >= house.swaps:
        return "DT-R11", N_("You have already swapped: one swap a turn.")
    if not house.swaps_in_first_turn and is_first_turn(state):
        return "DT-R6", N_("House rule: nobody swaps on the first turn.")
    if action.card not in state.hands[state.turn]:
        return _NOT_IN_HAND
    if action.rival == state.turn:
        return "DT-R12", N_("You can’t swap with your own loot: choose a rival’s.")
    if action.rival not in range(house.seats):
        return "DT-R12", N_("There’s nobody there to swap with.")
    if not state.loots[action.rival]:
        return "DT-R15", N_("That pirate has no loot yet to swap with.")
    return _check_swapped_card(state, action)


def _check_swapped_card(state: State, action: actions.Swap) -> Why | None:
    """DT-13, DT-R13: the card must match what it replaces, and what lies below if asked for."""
    faces, loot = state.faces, state.loots[action.rival]
    if not FITS[faces[loot[-1]]][faces[action.card]]:
        if state.house.has_symbols:
            return "DT-13", N_("It shares neither colour nor symbol with the top of that loot.")
        return "DT-13", N_("It shares neither colour nor number with the top of that loot.")
    if state.house.swap_must_fit_below and not fits_below(state, action):
        return "DT-R13", N_("House rule: it must also match the card below that loot’s top.")
    return None


def _check_bonus(state: State, _seat: int, action: actions.DiscardForBonus) -> Why | None:
    """DT-16, DT-17: the card must have a bonus that may be used now."""
    house = state.house
    if not house.has_symbols:
        return "DT-16", N_("Cards with numbers have no bonus to discard for.")
    if house.first_turn_only_places and is_first_turn(state):
        return "DT-R6", N_("House rule: on the first turn, you only place cards.")
    if state.bonuses_used >= house.bonuses:
        return "DT-R16", N_("You have already used a bonus: one a turn.")
    if action.card not in state.hands[state.turn]:
        return _NOT_IN_HAND
    if BONUS[state.faces[action.card]] == 1:
        return "DT-16", N_("Only a card with ×2 or ×3 can be discarded for more.")
    if action.card == state.locked:
        return "DT-17", N_(
            "It came from the discard pile: its bonus has to wait until your next turn."
        )
    if state.next_card == PACK_SIZE:
        return "DT-R18", N_("The covered deck is empty: nothing is left to draw.")
    return None


_CHECKS: Final[Checks] = {
    actions.DrawCovered: ((DRAW,), None),
    actions.DrawDiscard: ((DRAW,), _check_draw_discard),
    actions.StartLoot: ((FIRST_PLACE,), _check_in_hand),
    actions.Add: ((MAIN,), _check_add),
    actions.Swap: ((MAIN,), _check_swap),
    actions.DiscardForBonus: ((MAIN,), _check_bonus),
    actions.EndTurn: ((MAIN,), None),
    actions.Discard: ((DISCARD_EXCESS,), _check_in_hand),
}
"""For each action, the phases in which it is possible (DT-R9), and its check."""

refusal: Final = make_refusal(_CHECKS, len(PHASES), "turn", _out_of_place)
"""Returns why a seat may not do an action now, or None if it may."""
