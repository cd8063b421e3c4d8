"""Why to make a move, in one sentence with cards and points."""

from typing import Any, Final

from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.do_not_touch.bot.chains import FOLLOWS, Chain, richest_chain
from treasure_games.games.do_not_touch.bot.greedy import hand_of, top_of
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import BONUS, FITS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.mind import Reasons


def _gain(view: View, seat: int, _action: actions.Action) -> int:
    """Return how many points more the hand could add to the loot with the open card."""
    top, hand = top_of(view, seat), hand_of(view, seat)
    with_it = tuple(sorted((*hand, view.faces[view.discard[-1]])))
    return richest_chain(top, with_it).worth - richest_chain(top, hand).worth


def _chain_on(view: View, seat: int, action: actions.StartLoot | actions.Add) -> Chain:
    """Return the chain that could follow the card of the action."""
    hand, face = list(hand_of(view, seat)), view.faces[action.card]
    hand.remove(face)
    return richest_chain(face, tuple(hand))


def _swapped(view: View, action: actions.Swap) -> tuple[int, int]:
    """Return the faces that are given and taken."""
    return view.faces[action.card], view.faces[view.loots[action.rival][-1]]


def _loss(view: View, _seat: int, action: actions.Swap) -> int:
    given, taken = _swapped(view, action)
    return WORTH[taken] - WORTH[given]


def _more(view: View, seat: int, action: actions.Swap) -> int:
    """Return how many points more the hand could add to the loot after a swap."""
    (given, taken), top, hand = _swapped(view, action), top_of(view, seat), hand_of(view, seat)
    after = [*hand, taken]
    after.remove(given)
    return richest_chain(top, tuple(sorted(after))).worth - richest_chain(top, hand).worth


def _has_room(view: View, seat: int, action: actions.Swap) -> bool:
    """Return True if the card that is taken can be added, and the one that is given can’t."""
    (given, taken), follows = _swapped(view, action), FOLLOWS[top_of(view, seat)]
    return follows[taken] and not follows[given]


def _fitting(view: View, seat: int) -> list[int]:
    """Return the faces of the hand that can be added, the one with the lowest worth first."""
    top = top_of(view, seat)
    return sorted(
        [face for face in hand_of(view, seat) if FOLLOWS[top][face]], key=WORTH.__getitem__
    )


def _is_cheapest(view: View, seat: int, action: actions.Discard) -> bool:
    worths = [WORTH[one] for one in hand_of(view, seat)]
    return min(worths) == WORTH[view.faces[action.card]] < max(worths)


def _card(view: View, _seat: int, action: Any) -> str:
    drawn = isinstance(action, actions.DrawCovered | actions.DrawDiscard)
    return spoken_name(view.faces[view.discard[-1] if drawn else action.card])


reason_for: Final = Reasons(
    by_kind(page_beside(__file__, dict[str, str | dict[str, str]]), actions.ACTIONS),
    {
        "is_bare": lambda view, _seat, _action: not view.discard,
        "is_closed": lambda view, _seat, _action: view.discard_is_closed,
        "adds_nothing": lambda *asked: _gain(*asked) == 0,
        "leads_on": lambda *asked: bool(_chain_on(*asked).order),
        "robs": lambda *asked: _loss(*asked) > 0,
        "helps": lambda *asked: _more(*asked) > 0,
        "has_room": _has_room,
        "is_empty": lambda view, seat, _action: not view.hands[seat],
        "fits_nothing": lambda view, seat, _action: not _fitting(view, seat),
        "is_last_turn": lambda view, _seat, _action: view.is_last_turn,
        "exposes": lambda view, seat, _action: (
            view.house.swaps > 0 and WORTH[_fitting(view, seat)[-1]] > 1
        ),
        "fits": lambda view, seat, action: FITS[top_of(view, seat)][view.faces[action.card]],
        "is_cheapest": _is_cheapest,
        "card": _card,
        "gain": _gain,
        "points": lambda *asked: _chain_on(*asked).worth,
        "worth": lambda view, _seat, action: WORTH[view.faces[action.card]],
        "given": lambda view, _seat, action: spoken_name(_swapped(view, action)[0]),
        "taken": lambda view, _seat, action: spoken_name(_swapped(view, action)[1]),
        "loss": _loss,
        "more": _more,
        "exposed": lambda view, seat, _action: spoken_name(_fitting(view, seat)[-1]),
        "count": lambda view, _seat, action: min(BONUS[view.faces[action.card]], view.deck_left),
    },
)
