"""Why an action isn't legal now, in words for the player, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.legal import fits_below, is_first_turn
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import (
    DEAL,
    DISCARD_EXCESS,
    DRAW,
    FIRST_PLACE,
    MAIN,
    OVER,
    State,
)

Refusal = IllegalAction | None


def refusal(state: State, seat: int, action: actions.Action) -> Refusal:
    """Return why `seat` may not do `action` now, or None if it may."""
    phase, check = _PLACES[type(action)]
    if seat != state.turn or state.phase != phase:
        return _out_of_place(state, seat, type(action))
    return check(state, action) if check else None


def _out_of_place(state: State, seat: int, kind: type[Any]) -> IllegalAction:
    """Return the refusal of an action that belongs to another phase."""
    if state.phase == OVER:
        return IllegalAction("DT-19", N_("The game is over: the covered deck is used up."))
    if state.phase == DEAL:
        return IllegalAction("DT-06", N_("The cards are not dealt yet."))
    if seat != state.turn:
        return IllegalAction("DT-05", N_("It is not your turn."))
    if state.phase == DRAW:
        return IllegalAction("DT-11", N_("Draw a card first: your turn begins with it."))
    if state.phase == FIRST_PLACE:
        return IllegalAction("DT-07", N_("Start your loot first: place any card from your hand."))
    if state.phase == DISCARD_EXCESS:
        return IllegalAction(
            "DT-18",
            N_("Your turn is ending: discard until {most} cards are left in your hand."),
            most=state.house.hand_max,
        )
    return _too_late(state, kind)


def _too_late(state: State, kind: type[Any]) -> IllegalAction:
    """Refuse in the main part of the turn what belongs before or after it."""
    if kind is actions.StartLoot:
        return IllegalAction("DT-07", N_("You have already started your loot: add matching cards."))
    if kind is actions.Discard:
        return IllegalAction(
            "DT-R19",
            N_("You discard only at the end of your turn, and only down to {most} cards."),
            most=state.house.hand_max,
        )
    if state.house.first_turn_only_places and is_first_turn(state):
        return IllegalAction("DT-R6", N_("House rule: nobody draws on the first turn."))
    return IllegalAction("DT-R10", N_("You have already drawn: one card at the start of a turn."))


def _check_draw_discard(state: State, _action: actions.DrawDiscard) -> Refusal:
    if not state.discard:
        return IllegalAction("DT-R10", N_("The discard pile is empty: draw a covered card."))
    if state.dry_turns >= state.house.guard_turns:
        return IllegalAction(
            "DT-R21", N_("The discard pile is closed until somebody draws a covered card.")
        )
    return None


def _check_in_hand(
    state: State,
    action: actions.StartLoot
    | actions.Add
    | actions.Swap
    | actions.DiscardForBonus
    | actions.Discard,
) -> Refusal:
    if action.card in state.hands[state.turn]:
        return None
    return IllegalAction("DT-R8", N_("That card is not in your hand."))


def _check_add(state: State, action: actions.Add) -> Refusal:
    """DT-09: the card must match the top of the own loot."""
    if action.card not in state.hands[state.turn]:
        return _check_in_hand(state, action)
    top = state.loots[state.turn][-1]
    if FITS[state.faces[top]][state.faces[action.card]]:
        return None
    if state.house.has_symbols:
        return IllegalAction(
            "DT-09", N_("It shares neither colour nor symbol with the top of your loot.")
        )
    return IllegalAction(
        "DT-R4", N_("It shares neither colour nor number with the top of your loot.")
    )


def _check_swap(state: State, action: actions.Swap) -> Refusal:
    """DT-12: another swap must be allowed, and this rival must have a loot."""
    house = state.house
    if not house.swaps:
        return IllegalAction("DT-R11", N_("House rule: no swaps in this game."))
    if state.swaps_used >= house.swaps:
        return IllegalAction("DT-R11", N_("You have already swapped: once a turn."))
    if not house.swaps_in_first_turn and is_first_turn(state):
        return IllegalAction("DT-R6", N_("House rule: nobody swaps on the first turn."))
    if action.card not in state.hands[state.turn]:
        return _check_in_hand(state, action)
    if action.rival == state.turn:
        return IllegalAction("DT-R12", N_("You can’t swap with your own loot: choose a rival’s."))
    if action.rival not in range(house.seats):
        return IllegalAction("DT-R12", N_("There is nobody there to swap with."))
    if not state.loots[action.rival]:
        return IllegalAction("DT-R15", N_("That pirate has no loot yet to swap with."))
    return _check_swapped_card(state, action)


def _check_swapped_card(state: State, action: actions.Swap) -> Refusal:
    """DT-13, DT-R13: the card must match what it replaces, and what lies below if asked for."""
    faces, loot = state.faces, state.loots[action.rival]
    if not FITS[faces[loot[-1]]][faces[action.card]]:
        if state.house.has_symbols:
            return IllegalAction(
                "DT-13", N_("It shares neither colour nor symbol with the top of that loot.")
            )
        return IllegalAction(
            "DT-13", N_("It shares neither colour nor number with the top of that loot.")
        )
    if state.house.swap_must_fit_below and not fits_below(state, action):
        return IllegalAction(
            "DT-R13", N_("House rule: it must also match the card below that loot’s top.")
        )
    return None


def _check_bonus(state: State, action: actions.DiscardForBonus) -> Refusal:
    """DT-16, DT-17: the card must have a bonus that may be used now."""
    house = state.house
    if not house.has_symbols:
        return IllegalAction("DT-16", N_("Cards with numbers have no bonus to discard for."))
    if house.first_turn_only_places and is_first_turn(state):
        return IllegalAction("DT-R6", N_("House rule: on the first turn, you only place cards."))
    if state.bonuses_used >= house.bonuses:
        return IllegalAction("DT-R16", N_("You have already used a bonus: once a turn."))
    if action.card not in state.hands[state.turn]:
        return _check_in_hand(state, action)
    if BONUS[state.faces[action.card]] == 1:
        return IllegalAction("DT-16", N_("Only a card with x2 or x3 can be discarded for more."))
    if action.card == state.locked:
        return IllegalAction(
            "DT-17",
            N_("It came from the discard pile: its bonus has to wait until your next turn."),
        )
    if state.next_card == PACK_SIZE:
        return IllegalAction("DT-R18", N_("The covered deck is empty: nothing is left to draw."))
    return None


_PLACES: Final[dict[type[Any], tuple[int, Callable[[State, Any], Refusal] | None]]] = {
    actions.DrawCovered: (DRAW, None),
    actions.DrawDiscard: (DRAW, _check_draw_discard),
    actions.StartLoot: (FIRST_PLACE, _check_in_hand),
    actions.Add: (MAIN, _check_add),
    actions.Swap: (MAIN, _check_swap),
    actions.DiscardForBonus: (MAIN, _check_bonus),
    actions.EndTurn: (MAIN, None),
    actions.Discard: (DISCARD_EXCESS, _check_in_hand),
}
"""For each action, the only phase in which it is possible (DT-R9), and its check."""
