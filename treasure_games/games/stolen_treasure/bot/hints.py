"""Why to make a move, in one sentence with cards and points."""

from random import Random
from statistics import fmean
from typing import Any, Final

from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.stolen_treasure.bot.assessment import WORTH, Assessment
from treasure_games.games.stolen_treasure.rules import actions, pieces
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.phases import MATCHING, PARLEYING, PLUNDERING
from treasure_games.games.stolen_treasure.rules.pieces import spoken_name
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.opponents.mind import Reasons


def _assessment(view: View, seat: int) -> Assessment:
    return Assessment(GAME.determinize(view, Random(0)), seat)


def _value(view: View, _seat: int, action: Any) -> int:
    face: int = view.faces[action.card]
    return pieces.VALUES[face]


def wins(view: View, seat: int, action: actions.Bury) -> bool:
    """Return True for burying what is missing."""
    reached = view.score(seat) + _value(view, seat, action) >= view.house.target
    return reached and not _holds(view, seat, pieces.SPOT)


def _more(view: View, seat: int, action: actions.PlaySpyglass) -> int:
    assessment = _assessment(view, seat)
    assessment.kinds[seat].remove(pieces.SPYGLASS)
    return int(round(assessment.hand(action.target) - assessment.hand(seat), -1))


def _worst_own(view: View, seat: int) -> int:
    cards = (*view.treasures[seat], *view.pirates[seat])
    return min(cards, key=lambda card: WORTH[view.faces[card]])


def _holds(view: View, seat: int, *kinds: int) -> bool:
    return any(view.faces[card] in kinds for card in view.pirates[seat])


def _stake_of(view: View, *sides: int) -> int:
    return sum([pieces.VALUES[view.faces[card]] for side in sides for card in view.stakes[side]])


def _missing(view: View) -> int:
    return _stake_of(view, 0) - _stake_of(view, 1)


def _rival(view: View, seat: int, action: Any) -> int:
    """Return the rival: the target, the victim, the other wagerer, or who played the card."""
    if hasattr(action, "target"):
        target: int = action.target
        return target
    if isinstance(action, actions.PlayParley):
        return next(one for one in view.wager if one != seat)
    if isinstance(action, actions.PlayYarr):
        return view.stack[-1][1]
    return view.victims[0]


def _best_buried(view: View, action: actions.PlayXMarks) -> int:
    kinds = [view.faces[card] for card in view.buried[action.target]]
    return max(kinds, key=lambda kind: pieces.VALUES[kind])


def _expected(view: View, seat: int, action: Any) -> int:
    """Return what a treasure in the hand of the target or the victim is worth on average."""
    rival = _rival(view, seat, action)
    return round(sum(_assessment(view, seat).values[rival]) / len(view.treasures[rival]))


def _others(hands: tuple[tuple[int, ...], ...], seat: int, most: int = 99) -> int:
    return sum([min(most, len(hand)) for one, hand in enumerate(hands) if one != seat])


def _unseen(view: View, *kinds: int) -> list[int]:
    """Return the cards of these kinds that the seat hasn’t seen, by their kinds."""
    return [kind for _, hidden in view.unseen for kind in hidden if kind in kinds]


_PAGE: Final = page_beside(__file__, dict[str, str | dict[str, str]])

reason_for: Final = Reasons(
    by_kind(_PAGE, actions.ACTIONS),
    {
        "is_plunder": lambda view, _seat, _action: view.phase == PLUNDERING,
        "is_parley": lambda view, _seat, _action: view.phase == PARLEYING,
        "is_match": lambda view, _seat, _action: view.phase == MATCHING,
        "is_enough": lambda view, _seat, _action: bool(view.stakes[1]) and _missing(view) <= 0,
        "matches": lambda view, seat, action: _missing(view) <= _value(view, seat, action),
        "is_bad_stake": lambda view, _seat, _action: _stake_of(view, 0) <= 0,
        "is_full": lambda view, seat, _action: (
            len(view.treasures[seat]) + len(view.pirates[seat]) >= view.house.hand_limit
        ),
        "has_piracy": lambda view, seat, _action: bool(view.pirates[seat]),
        "has_parley": lambda view, seat, _action: _holds(view, seat, pieces.PARLEY),
        "has_answer": lambda view, seat, _action: _holds(view, seat, pieces.YARR, pieces.CODE),
        "has_burden": lambda view, seat, _action: WORTH[view.faces[_worst_own(view, seat)]] < 0,
        "has_hand": lambda view, _seat, action: bool(
            view.treasures[action.target] or view.pirates[action.target]
        ),
        "is_burden": lambda view, seat, action: _value(view, seat, action) < 0,
        "is_spot": lambda view, _seat, action: view.faces[action.card] == pieces.SPOT,
        "is_worthless": lambda view, _seat, action: WORTH[view.faces[action.card]] < 0,
        "wins": wins,
        "is_poorer": lambda view, seat, action: _more(view, seat, action) > 0,
        "is_far_ahead": lambda view, _seat, action: (
            2 * view.banked[action.target] >= view.house.target
        ),
        "is_first": lambda view, _seat, _action: len(view.stack) == 1,
        "is_victim": lambda view, seat, _action: seat in view.victims,
        "is_own_card": lambda view, seat, _action: view.stack[-2][1] == seat,
        "is_pot_bad": lambda view, _seat, _action: _stake_of(view, 0, 1) < 0,
        "rival": _rival,
        "card": lambda view, _seat, action: spoken_name(view.faces[action.card]),
        "value": _value,
        "worth": lambda view, _seat, action: round(WORTH[view.faces[action.card]]),
        "unseen": lambda view, _seat, _action: round(
            fmean([pieces.VALUES[kind] for kind in _unseen(view, *pieces.TREASURE_KINDS)] or [0])
        ),
        "hidden": lambda view, _seat, _action: len(_unseen(view, *pieces.PIRACY_KINDS)),
        "answers": lambda view, _seat, _action: len(_unseen(view, pieces.YARR, pieces.CODE)),
        "more": _more,
        "worst": lambda view, seat, _action: spoken_name(view.faces[_worst_own(view, seat)]),
        "best": lambda view, _seat, action: spoken_name(_best_buried(view, action)),
        "best_value": lambda view, _seat, action: pieces.VALUES[_best_buried(view, action)],
        "loot": lambda view, seat, _action: _others(view.treasures, seat, 2),
        "buried": lambda view, _seat, action: view.banked[action.target],
        "swept": lambda view, seat, _action: _others(view.treasures, seat),
        "own": lambda view, seat, _action: len(view.treasures[seat]),
        "bombed": lambda view, seat, _action: _others(view.pirates, seat, 2),
        "stake": lambda view, _seat, _action: _stake_of(view, 0),
        "treasures": lambda view, _seat, action: len(view.treasures[action.target]),
        "played": lambda view, _seat, _action: spoken_name(view.faces[view.stack[-1][0]]),
        "pot": lambda view, _seat, _action: _stake_of(view, 0, 1),
        "expected": _expected,
    },
)
