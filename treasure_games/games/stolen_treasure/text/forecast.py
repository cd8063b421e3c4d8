"""What an action would bring: the change of the score, and what else to consider."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

from treasure_games.core.language import plural, translate as _
from treasure_games.core.words import Called
from treasure_games.games.stolen_treasure.rules import actions, pieces
from treasure_games.games.stolen_treasure.rules.pieces import spoken_name
from treasure_games.games.stolen_treasure.rules.piracy import CARD_OF
from treasure_games.games.stolen_treasure.rules.view import View, viewer_of
from treasure_games.games.stolen_treasure.rules.wagers import matching
from treasure_games.games.stolen_treasure.text.cards import card_words, figure, signed
from treasure_games.games.stolen_treasure.text.log import stake_worth
from treasure_games.games.stolen_treasure.text.stack import Losses, losses, victims


class Forecast(Struct, frozen=True):
    """A heading, large figures ("" for none) and lines below.

    If the score of `seat` would change from `before` to `after`, the trail shows it. A `card` that
    would be buried is shown on that seat's bank.
    """

    heading: str
    figures: str = ""
    lines: tuple[str, ...] = ()
    seat: int = -1
    before: int = 0
    after: int = 0
    card: int = -1
    losses: Losses = ()
    """How many cards seats would lose, for their plates."""


def forecast(view: View, action: actions.Action, called: Called) -> Forecast | None:
    """Return what an action of the view's seat would bring; None if that needs no words."""
    if view.seat is None:
        return None
    make = _FORECASTS.get(type(action))
    return make(view, view.seat, action, called) if make else None


def short_of(view: View, seat: int, score: int) -> str:
    """Return how far a score is from the goal, and how many actions are left."""
    missing = view.house.target - score
    if missing > 0:
        return _("{count} short of {goal}", count=missing, goal=view.house.target)
    if pieces.SPOT in [view.faces[card] for card in view.pirates[seat]]:
        return _("Enough, if you didn’t hold the Black Spot")
    return _("That wins the match!")


def _bury(view: View, seat: int, action: Any, _called: Called) -> Forecast:
    kind = view.faces[action.card]
    before = view.score(seat)
    after = before + max(0, pieces.VALUES[kind])
    line = short_of(view, seat, after)
    if pieces.VALUES[kind] < 0:
        line = _("It counts against you for ever, and frees a place in your hand")
    heading = _("If you bury {card}", card=spoken_name(kind))
    return Forecast(heading, _change(before, after), (line,), seat, before, after, action.card)


def _change(before: int, after: int) -> str:
    return _("{before} → {after}", before=figure(before), after=figure(after))


def _draw(view: View, _seat: int, action: Any, _called: Called) -> Forecast | None:
    """Return what a card of a pile is worth on average, and what it may be."""
    pile = view.piles[action.pile] or view.discards[0]
    kinds = unseen_in(view, pile)
    if not kinds:
        return None
    values = [pieces.VALUES[kind] for kind in kinds]
    bad = sum(value < 0 for value in values)
    mean = round(sum(values) / len(values))
    lines = (
        _("on average; at worst {worst}", worst=figure(min(values))),
        _("Bad ones among the unseen: {count} of {all}", count=bad, all=len(values)),
    )
    return Forecast(_("If you draw a treasure"), signed(mean), lines)


def unseen_in(view: View, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the possible kinds of some cards that this seat doesn't know."""
    pools_of = view.pools[viewer_of(view.house, view.seat)]
    pools = {pools_of[card] for card in cards if view.faces[card] < 0}
    return tuple(kind for pool, kinds in view.unseen if pool in pools for kind in kinds)


def _draw_piracy(view: View, _seat: int, _action: Any, _called: Called) -> Forecast:
    count = len(view.piles[pieces.PIRACY_PILE])
    left = plural("{count} card in the pile", "{count} cards in the pile", count)
    return Forecast(_("If you draw a piracy card"), "", (left, _("Only you see it")))


def _x_marks(view: View, _seat: int, action: Any, called: Called) -> Forecast:
    target = action.target
    best = max(view.buried[target], key=lambda card: pieces.VALUES[view.faces[card]])
    return _robbed(view, target, best, called)


def _robbed(view: View, target: int, card: int, called: Called) -> Forecast:
    kind = view.faces[card]
    before = view.score(target)
    after = before - pieces.VALUES[kind]
    heading = _("If you take {card} from {name}", card=spoken_name(kind), name=called(target))
    lines = (_("You can bury it on your next turn"),)
    return Forecast(heading, _change(before, after), lines, target, before, after)


def _played(view: View, seat: int, action: Any, called: Called) -> Forecast:
    kind = KIND_OF[type(action)]
    target = getattr(action, "target", -1)
    heading = spoken_name(kind)
    if target >= 0:
        heading = _("{card} on {name}", card=heading, name=called(target))
    hit = [one for one in range(view.seats) if one != seat]
    lost = losses(view, kind, hit) if kind in (pieces.YO_HO_HO, pieces.BOMBS) else ()
    return Forecast(heading, "", (card_words(kind),), losses=lost)


KIND_OF: Final[dict[type[actions.Action], int]] = {
    **{made: card.kind for made, card in CARD_OF.items()},
    actions.PlayCode: pieces.CODE,
    actions.PlayYarr: pieces.YARR,
    actions.PlayParley: pieces.PARLEY,
}
"""The kind of the card that an action plays."""


def _kraken(view: View, seat: int, _action: Any, _called: Called) -> Forecast:
    lost = losses(view, pieces.KRAKEN, range(view.seats))
    before, after = view.score(seat), view.banked[seat]
    swept = plural(
        "{count} treasure goes back, {own} of it yours",
        "{count} treasures go back, {own} of them yours",
        sum(map(len, view.treasures)), own=len(view.treasures[seat]),
    )  # fmt: skip
    lines = swept, short_of(view, seat, after)
    return Forecast(
        _("If the Kraken strikes"), _change(before, after), lines, seat, before, after, losses=lost
    )


def _staked(view: View, _seat: int, action: Any, _called: Called) -> Forecast | None:
    """ST-95: say what a curse is good for in a wager."""
    kind = view.faces[action.card]
    if pieces.VALUES[kind] >= 0:
        return None
    heading = _("If you wager {card}", card=spoken_name(kind))
    line = _("Whoever wins gets it: lose the wager, and you are rid of it")
    return Forecast(heading, "", (line,))


def least_answer(view: View) -> tuple[int, ...]:
    """ST-91, ST-92: return the cards that complete the least legal answer; () if enough lies."""
    seat = view.wager[1]
    hand, down = view.treasures[seat], stake_worth(view, 1)
    slack, is_enough = matching(view, seat)  # type: ignore[arg-type]
    if is_enough:
        return ()
    spare = sum(max(0, pieces.VALUES[view.faces[card]]) for card in hand)
    goal = down - (slack - spare)
    ways = [
        cards
        for count in range(1, len(hand) + 1)
        for cards in combinations(hand, count)
        if down + _worth(view, cards) >= goal
    ]
    return min(ways, key=lambda cards: (_worth(view, cards), len(cards)), default=())


def _worth(view: View, cards: tuple[int, ...]) -> int:
    return sum(pieces.VALUES[view.faces[card]] for card in cards)


_MakeForecast = Callable[[View, int, Any, Called], Forecast | None]
_FORECASTS: Final[dict[type[actions.Action], _MakeForecast]] = {
    **dict.fromkeys(KIND_OF, _played),
    actions.Bury: _bury,
    actions.DrawTreasure: _draw,
    actions.DrawPiracy: _draw_piracy,
    actions.PlayXMarks: _x_marks,
    actions.DigUp: lambda view, _seat, action, called: _robbed(
        view, victims(view)[0], action.card, called
    ),
    actions.Stake: _staked,
    actions.PlayKraken: _kraken,
}
