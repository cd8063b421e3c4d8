"""What speaks for a move, in one sentence that names cards and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.bot.chains import NO_TOP, richest_chain
from treasure_games.games.do_not_touch.bot.greedy import hand_of, top_of
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.mind import Reason


def reason_for(view: View, action: actions.Action) -> Reason:
    """Return why the seat of `view` might do `action`; `rival` in the values is a seat."""
    assert view.seat is not None
    return _REASONS[type(action)](view, view.seat, action)


def _draw_covered(view: View, seat: int, _action: actions.DrawCovered) -> Reason:
    if not view.discard:
        return Reason(N_("The discard pile is empty: only a covered card can be drawn."), {})
    card = spoken_name(view.faces[view.discard[-1]])
    gain = _gain_from_discard(view, seat)
    if gain == 0:
        return Reason(N_("The open {card} adds nothing to your chain."), {"card": card})
    return Reason(
        N_("The open {card} adds only {points} to your chain; a covered card may do better."),
        {"card": card, "points": gain},
    )


def _draw_discard(view: View, seat: int, _action: actions.DrawDiscard) -> Reason:
    card = spoken_name(view.faces[view.discard[-1]])
    gain = _gain_from_discard(view, seat)
    if gain == 0:
        return Reason(N_("The open {card} is worth having later."), {"card": card})
    return Reason(
        N_("The open {card} makes your chain worth {points} more at once."),
        {"card": card, "points": gain},
    )


def _gain_from_discard(view: View, seat: int) -> int:
    """Return how many points more the hand could add to the loot with the open card."""
    top, hand = top_of(view, seat), hand_of(view, seat)
    with_it = tuple(sorted((*hand, view.faces[view.discard[-1]])))
    return richest_chain(top, with_it).worth - richest_chain(top, hand).worth


def _start(view: View, seat: int, action: actions.StartLoot) -> Reason:
    face = view.faces[action.card]
    count, points = _after_adding(view, seat, face)
    card = spoken_name(face)
    if count == 0:
        return Reason(N_("The best beginning in your hand is {card}."), {"card": card})
    return Reason(
        N_("On {card} more of your hand can follow, worth {points}."),
        {"card": card, "points": points},
    )


def _add(view: View, seat: int, action: actions.Add) -> Reason:
    face = view.faces[action.card]
    count, points = _after_adding(view, seat, face)
    values: dict[str, str | int] = {
        "card": spoken_name(face),
        "worth": WORTH[face],
        "points": points,
    }
    if count == 0:
        return Reason(N_("In your loot {card} is worth {worth}."), values)
    return Reason(
        N_("In your loot {card} is worth {worth}, and what can follow it {points} more."), values
    )


def _after_adding(view: View, seat: int, face: int) -> tuple[int, int]:
    """Return how many cards of the hand could follow `face`, and what they are worth."""
    hand = list(hand_of(view, seat))
    hand.remove(face)
    chain = richest_chain(face, tuple(hand))
    return len(chain.order), chain.worth


def _swap(view: View, seat: int, action: actions.Swap) -> Reason:
    given, taken = view.faces[action.card], view.faces[view.loots[action.rival][-1]]
    values: dict[str, str | int] = {
        "given": spoken_name(given),
        "taken": spoken_name(taken),
        "rival": action.rival,
        "loss": WORTH[taken] - WORTH[given],
    }
    if WORTH[taken] > WORTH[given]:
        return Reason(
            N_("It takes {loss} off {rival}: {given} will lie there for {taken}."), values
        )
    top = top_of(view, seat)
    if top != NO_TOP and FITS[top][taken]:
        return Reason(
            N_("Your loot has a place for {taken} of {rival}; {given} is the price."), values
        )
    return Reason(N_("You can use {taken} better than {given}."), values)


def _bonus(view: View, _seat: int, action: actions.DiscardForBonus) -> Reason:
    face = view.faces[action.card]
    return Reason(
        N_("Discarding {card} brings {count} new cards; in your loot it would count {worth}."),
        {
            "card": spoken_name(face),
            "count": min(BONUS[face], view.deck_left),
            "worth": WORTH[face],
        },
    )


def _end(view: View, seat: int, _action: actions.EndTurn) -> Reason:
    top, hand = top_of(view, seat), hand_of(view, seat)
    if not hand:
        return Reason(N_("Your hand is empty."), {})
    if richest_chain(top, hand).worth == 0:
        return Reason(N_("Nothing in your hand fits now."), {})
    return Reason(
        N_("What you hold is safer in your hand than on {card}."), {"card": spoken_name(top)}
    )


def _discard(view: View, seat: int, action: actions.Discard) -> Reason:
    face = view.faces[action.card]
    values: dict[str, str | int] = {"card": spoken_name(face)}
    if FITS[top_of(view, seat)][face]:
        return Reason(N_("You will miss {card} the least."), values)
    return Reason(N_("Your loot has no use for {card} now, and others are worth more."), values)


_REASONS: Final[dict[type[Any], Callable[[View, int, Any], Reason]]] = {
    actions.DrawCovered: _draw_covered,
    actions.DrawDiscard: _draw_discard,
    actions.StartLoot: _start,
    actions.Add: _add,
    actions.Swap: _swap,
    actions.DiscardForBonus: _bonus,
    actions.EndTurn: _end,
    actions.Discard: _discard,
}
