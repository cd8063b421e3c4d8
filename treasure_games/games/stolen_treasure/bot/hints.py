"""Why to make a move, in one sentence with cards and points."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from treasure_games.core.language import N_
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


def _draw_treasure(view: View, _seat: int, _action: actions.DrawTreasure) -> str:
    if view.phase == PLUNDERING:
        return N_("Nobody knows what’s on top of either pile, so it makes no difference.")
    return N_("The treasures that you haven’t seen yet are worth {unseen} points on average.")


def _draw_piracy(view: View, seat: int, _action: actions.DrawPiracy) -> str:
    if view.pirates[seat]:
        return N_("One more piracy card gives you more choice. You hold {held}.")
    return N_("Without a piracy card you can neither strike nor answer.")


def _bury(view: View, seat: int, action: actions.Bury) -> str:
    value = pieces.VALUES[view.faces[action.card]]
    if value < 0:
        return N_(
            "It makes room in your hand, but {card} will count {value} for the rest of the game."
        )
    if view.score(seat) + value >= view.house.target and not _holds(view, seat, pieces.SPOT):
        return N_("With {card} you reach the goal.")
    return N_("Once buried, {card} counts {value}, and only X Marks The Spot can take it.")


def _swap(view: View, seat: int, action: actions.PlaySpyglass) -> str:
    if _more(view, seat, action) > 0:
        return N_("As far as you know, {rival}’s hand is worth {more} points more than yours.")
    return N_("{rival} would have to take your cards.")


def _more(view: View, seat: int, action: actions.PlaySpyglass) -> int:
    assessment = _assessment(view, seat)
    assessment.kinds[seat].remove(pieces.SPYGLASS)
    return round(assessment.hand(action.target) - assessment.hand(seat))


def _skulk(view: View, seat: int, _action: actions.PlaySkulduggery) -> str:
    if WORTH[view.faces[_worst_own(view, seat)]] < 0:
        return N_("You take a card from {rival} and leave {worst} in return.")
    return N_("You choose what you give to {rival}; nobody chooses what you take.")


def _worst_own(view: View, seat: int) -> int:
    cards = (*view.treasures[seat], *view.pirates[seat])
    return min(cards, key=lambda card: WORTH[view.faces[card]])


def _hook(view: View, _seat: int, action: actions.PlayHook) -> str:
    if 2 * view.banked[action.target] >= view.house.target:
        return N_("{rival} has buried {buried} already. A lost turn may be just what you need.")
    return N_("{rival} loses a card, and the next turn as well.")


def _stake(view: View, _seat: int, action: actions.Stake) -> str:
    value = pieces.VALUES[view.faces[action.card]]
    if view.phase == MATCHING:
        if value < 0:
            return N_("You can afford to add {card}, and would be glad to lose it.")
        return N_("{card} brings you closer to the {stake} points you have to match.")
    if value < 0:
        return N_("You lose {card} half the time, and you’d be glad to.")
    return N_("Somebody has to match {card}, whatever treasure it takes.")


def _pass(view: View, seat: int, _action: actions.Pass) -> str:
    if view.phase == PARLEYING:
        if _holds(view, seat, pieces.PARLEY):
            return N_("You can win more than you can lose, so go for it.")
        return N_("Without Parley, all you can do is hope.")
    if _holds(view, seat, pieces.YARR) or _holds(view, seat, pieces.CODE):
        return N_("Better keep your answer for a card that hurts you more.")
    return N_("You have no answer to this card.")


def _yarr(view: View, seat: int, _action: actions.PlayYarr) -> str:
    if len(view.stack) == 1:
        if seat in view.victims:
            return N_("Otherwise {played} hits you.")
        return N_("Otherwise {played} helps {rival} more than you like.")
    if view.stack[-2][1] == seat:
        return N_("Otherwise your own card comes to nothing.")
    return N_("Without {played} things would go better for you.")


def _parley(view: View, _seat: int, _action: actions.PlayParley) -> str:
    if _pot(view) < 0:
        return N_("Everything at stake is worth {pot}: let {rival} have it.")
    return N_("It ends the wager at once, at the price of your stake.")


def _give(view: View, _seat: int, action: actions.Give) -> str:
    kind = view.faces[action.card]
    if kind == pieces.SPOT:
        return N_("Whoever holds it can’t win: let it be {rival}.")
    if pieces.VALUES[kind] < 0:
        return N_("From now on {card} counts against {rival}.")
    return N_("You have to give something, and {card} is worth {worth} points to you.")


def _discard(view: View, _seat: int, action: actions.Discard) -> str:
    kind = view.faces[action.card]
    if WORTH[kind] < 0:
        return N_("A good chance to get rid of {card}.")
    return N_("To you, {card} is worth {worth} points.")


def _holds(view: View, seat: int, kind: int) -> bool:
    return kind in [view.faces[card] for card in view.pirates[seat]]


def _pot(view: View) -> int:
    return sum([pieces.VALUES[view.faces[card]] for cards in view.stakes for card in cards])


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


def _best_buried(view: View, _seat: int, action: actions.PlayXMarks) -> str:
    kinds = [view.faces[card] for card in view.buried[action.target]]
    return spoken_name(max(kinds, key=lambda kind: pieces.VALUES[kind]))


def _others(hands: tuple[tuple[int, ...], ...], seat: int, most: int = 99) -> int:
    return sum([min(most, len(hand)) for one, hand in enumerate(hands) if one != seat])


def _unseen(view: View, _seat: int, _action: Any) -> int:
    values = [
        pieces.VALUES[kind] for _, kinds in view.unseen for kind in kinds if pieces.VALUES[kind]
    ]
    return round(sum(values) / max(1, len(values)))


reason_for: Final = Reasons(
    {
        **by_kind(page_beside(__file__, dict[str, str]), actions.ACTIONS),
        actions.DrawTreasure: _draw_treasure,
        actions.DrawPiracy: _draw_piracy,
        actions.Bury: _bury,
        actions.PlaySpyglass: _swap,
        actions.PlaySkulduggery: _skulk,
        actions.PlayHook: _hook,
        actions.Stake: _stake,
        actions.Pass: _pass,
        actions.PlayYarr: _yarr,
        actions.PlayParley: _parley,
        actions.Give: _give,
        actions.Discard: _discard,
    },
    {
        "rival": _rival,
        "card": lambda view, _seat, action: spoken_name(view.faces[action.card]),
        "value": lambda view, _seat, action: pieces.VALUES[view.faces[action.card]],
        "worth": lambda view, _seat, action: round(WORTH[view.faces[action.card]]),
        "unseen": _unseen,
        "held": lambda view, seat, _action: len(view.pirates[seat]),
        "more": _more,
        "worst": lambda view, seat, _action: spoken_name(view.faces[_worst_own(view, seat)]),
        "best": _best_buried,
        "loot": lambda view, seat, _action: _others(view.treasures, seat, 2),
        "buried": lambda view, _seat, action: view.banked[action.target],
        "swept": lambda view, seat, _action: _others(view.treasures, seat),
        "own": lambda view, seat, _action: len(view.treasures[seat]),
        "bombed": lambda view, seat, _action: _others(view.pirates, seat, 2),
        "stake": lambda view, _seat, _action: sum(
            [pieces.VALUES[view.faces[card]] for card in view.stakes[0]]
        ),
        "treasures": lambda view, _seat, action: len(view.treasures[action.target]),
        "played": lambda view, _seat, _action: spoken_name(view.faces[view.stack[-1][0]]),
        "pot": lambda view, _seat, _action: _pot(view),
        "expected": lambda view, seat, _action: round(
            sum(_assessment(view, seat).values[view.victims[0]])
            / len(view.treasures[view.victims[0]])
        ),
    },
)
