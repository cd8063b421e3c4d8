"""Why to make a move, in one sentence with cards and points."""

from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.bot.chains import NO_TOP, Chain, richest_chain
from treasure_games.games.do_not_touch.bot.greedy import hand_of, top_of
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.mind import Reasons


def _draw_covered(view: View, seat: int, _action: actions.DrawCovered) -> str:
    if not view.discard:
        return N_("The discard pile is empty: only a covered card can be drawn.")
    if _gain_from_discard(view, seat) == 0:
        return N_("The open {card} adds nothing to your chain.")
    return N_("The open {card} adds only {points} to your chain; a covered card may do better.")


def _draw_discard(view: View, seat: int, _action: actions.DrawDiscard) -> str:
    if _gain_from_discard(view, seat) == 0:
        return N_("The open {card} is worth having later.")
    return N_("The open {card} makes your chain worth {points} more at once.")


def _gain_from_discard(view: View, seat: int) -> int:
    """Return how many points more the hand could add to the loot with the open card."""
    top, hand = top_of(view, seat), hand_of(view, seat)
    with_it = tuple(sorted((*hand, view.faces[view.discard[-1]])))
    return richest_chain(top, with_it).worth - richest_chain(top, hand).worth


def _start(view: View, seat: int, action: actions.StartLoot) -> str:
    if _chain_on(view, seat, action).order:
        return N_("More of your hand can follow {card}, worth {points}.")
    return N_("The best card to start with is {card}.")


def _add(view: View, seat: int, action: actions.Add) -> str:
    if _chain_on(view, seat, action).order:
        return N_("In your loot, {card} is worth {worth}, and what can follow it {points} more.")
    return N_("In your loot, {card} is worth {worth}.")


def _chain_on(view: View, seat: int, action: actions.StartLoot | actions.Add) -> Chain:
    """Return the chain that could follow the card of the action."""
    hand, face = list(hand_of(view, seat)), view.faces[action.card]
    hand.remove(face)
    return richest_chain(face, tuple(hand))


def _swap(view: View, seat: int, action: actions.Swap) -> str:
    given, taken = _swapped(view, action)
    if WORTH[taken] > WORTH[given]:
        return N_("It costs {rival} {loss}: {given} will lie there instead of {taken}.")
    top = top_of(view, seat)
    if top != NO_TOP and FITS[top][taken]:
        return N_("Your loot has room for {taken} from {rival}; {given} is the price.")
    return N_("You can use {taken} better than {given}.")


def _swapped(view: View, action: actions.Swap) -> tuple[int, int]:
    """Return the faces that are given and taken."""
    return view.faces[action.card], view.faces[view.loots[action.rival][-1]]


def _end(view: View, seat: int, _action: actions.EndTurn) -> str:
    top, hand = top_of(view, seat), hand_of(view, seat)
    if not hand:
        return N_("Your hand is empty.")
    if richest_chain(top, hand).worth == 0:
        return N_("Nothing in your hand fits now.")
    if view.is_last_turn:
        return N_("The round ends with this turn.")
    return N_("Keep your cards: on {card} a rival could swap them away.")


def _discard(view: View, seat: int, action: actions.Discard) -> str:
    face, worths = view.faces[action.card], [WORTH[one] for one in hand_of(view, seat)]
    if FITS[top_of(view, seat)][face]:
        return N_("You need {card} least.")
    if min(worths) == WORTH[face] < max(worths):
        return N_("Your loot has no use for {card} now, and others are worth more.")
    return N_("Your loot has no use for {card} now.")


def _card(view: View, seat: int, action: Any) -> str:
    if isinstance(action, actions.EndTurn):
        return spoken_name(top_of(view, seat))
    drawn = isinstance(action, actions.DrawCovered | actions.DrawDiscard)
    return spoken_name(view.faces[view.discard[-1] if drawn else action.card])


def _points(view: View, seat: int, action: actions.Action) -> int:
    if isinstance(action, actions.StartLoot | actions.Add):
        return _chain_on(view, seat, action).worth
    return _gain_from_discard(view, seat)


def _loss(view: View, _seat: int, action: actions.Swap) -> int:
    given, taken = _swapped(view, action)
    return WORTH[taken] - WORTH[given]


def _count(view: View, _seat: int, action: actions.DiscardForBonus) -> int:
    return min(BONUS[view.faces[action.card]], view.deck_left)


reason_for: Final = Reasons(
    {
        actions.DrawCovered: _draw_covered,
        actions.DrawDiscard: _draw_discard,
        actions.StartLoot: _start,
        actions.Add: _add,
        actions.Swap: _swap,
        actions.DiscardForBonus: N_(
            "Discarding {card} brings {count} new cards; in your loot it would count {worth}."
        ),
        actions.EndTurn: _end,
        actions.Discard: _discard,
    },
    {
        "card": _card,
        "points": _points,
        "worth": lambda view, _seat, action: WORTH[view.faces[action.card]],
        "given": lambda view, _seat, action: spoken_name(_swapped(view, action)[0]),
        "taken": lambda view, _seat, action: spoken_name(_swapped(view, action)[1]),
        "loss": _loss,
        "count": _count,
    },
)
