"""What a seat may sensibly do now, each option with its worth in points, as a good player sees it.

The greedy player takes the best one; the search tries the first few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from treasure_games.games.stolen_treasure.bot.effects import effect, settled, wager_worth
from treasure_games.games.stolen_treasure.bot.outlook import Outlook
from treasure_games.games.stolen_treasure.bot.wagering import matches, wagers
from treasure_games.games.stolen_treasure.bot.worth import WORTH
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.cards import can_draw_piracy, drawable
from treasure_games.games.stolen_treasure.rules.pieces import (
    CODE,
    NO_CARD,
    PARLEY,
    SPOT,
    VALUES,
    YARR,
)
from treasure_games.games.stolen_treasure.rules.piracy import CARDS, giveable
from treasure_games.games.stolen_treasure.rules.state import (
    ACTION,
    BOMBED,
    DIGGING,
    GIVING,
    MATCHING,
    NOBODY,
    OVER_LIMIT,
    PARLEYING,
    PLUNDERING,
    RESPONDING,
    STAKING,
    STEALING,
    THROWING,
    State,
)
from treasure_games.games.stolen_treasure.rules.windows import code_choices, is_victim
from treasure_games.opponents.evaluation import Move

Option = Move[Action]

WINS: Final = 1000.0
"""Points for an act that wins at once."""
BURIES: Final = 0.6
SAFE: Final = 10.0
"""Burying is worth this share of the value, and so much besides: it is safe then."""
FULL: Final = 11.0
CROWDED: Final = 30.0
"""In a full hand, what burying is worth more, and drawing less."""
A_PIRACY_CARD: Final = 50.0
AND_ONE_MORE: Final = 13.0
"""What drawing a piracy card is worth, less so much for each one held."""
YARR_COST: Final = 90.0
CODE_COST: Final = 40.0
PARLEY_COST: Final = 5.0
"""What an answer must gain to be played."""
RID_OF_SPOT: Final = 0.8
"""The part of the goal from which the Black Spot matters most."""


def options(table: State, seat: int) -> list[Option]:
    """Return the sensible options of a seat that is asked, the best first; never none."""
    outlook = Outlook(table, seat)
    found = _OPTIONS[table.phase](outlook)
    found.sort(key=lambda option: -option.prior)
    return found


def _option(key: tuple[int, ...], action: Action, worth: float) -> Option:
    return Move(key, (action,), worth)


DRAW, BURY, PLAY, END, STEAL, GIVE, DIG, DISCARD, ANSWER, THROW = range(10)
"""What a key begins with."""


def _in_turn(outlook: Outlook) -> list[Option]:
    end = _option((END,), actions.END_TURN, 0.0)
    return [*_draws(outlook), *_burials(outlook), *_plays(outlook), *wagers(outlook), end]


def _draws(outlook: Outlook) -> Iterator[Option]:
    table = outlook.table
    crowded = CROWDED if outlook.is_full else 0.0
    if piles := drawable(table):
        pile = 0 if piles & 1 else 1
        yield _option((DRAW, 0), actions.DRAW_TREASURE[pile], outlook.mean_draw() - crowded)
    if can_draw_piracy(table):
        held = AND_ONE_MORE * len(outlook.kinds[outlook.seat])
        yield _option((DRAW, 1), actions.DRAW_PIRACY, A_PIRACY_CARD - held - crowded)


def _burials(outlook: Outlook) -> Iterator[Option]:
    """ST-27: positive treasure, one of a kind; the goal comes first."""
    table, seat = outlook.table, outlook.seat
    latest, since = table.turn_number - table.house.delay, table.since
    ripe = [card for card in table.treasures[seat] if since[card] <= latest]
    values = sorted([VALUES[table.faces[card]] for card in ripe], reverse=True)
    missing = outlook.target - outlook.score(seat)
    wins = not outlook.has_spot and sum(values[: table.left]) >= missing
    for kind, card in _one_of_each(table, ripe):
        if VALUES[kind] < 0:
            continue
        value = VALUES[kind]
        worth = BURIES * value + SAFE + (FULL if outlook.is_full else 0.0)
        yield _option((BURY, kind), actions.BURY[card], worth + WINS * wins)


def _plays(outlook: Outlook) -> Iterator[Option]:
    """ST-34: each piracy card of the hand, on each target."""
    table, seat = outlook.table, outlook.seat
    for kind in sorted(set(outlook.kinds[seat]) & CARDS.keys()):
        card = CARDS[kind]
        outlook.kinds[seat].remove(kind)
        for action in card.choices(table, seat):
            target = getattr(action, "target", NOBODY)
            victims = card.victims(table, seat, target)
            yield _option((PLAY, kind, target), action, effect(outlook, kind, seat, victims))
        outlook.kinds[seat].append(kind)


def _plunder(_outlook: Outlook) -> list[Option]:
    return [_option((DRAW, 0), actions.DRAW_TREASURE[0], 0.0)]


def _theft(outlook: Outlook) -> list[Option]:
    """ST-Q43: the back behind which more is expected; the victim's loss counts too."""
    victim = outlook.table.victims[0]
    harmed = 1.0 - outlook.weights[victim]
    return [
        _option((STEAL, 0), actions.STEAL_TREASURE, outlook.mean_treasure(victim) * harmed),
        _option((STEAL, 1), actions.STEAL_PIRACY, outlook.mean_piracy(victim) * harmed),
    ]


def _gift(outlook: Outlook) -> list[Option]:
    harmed = 1.0 - outlook.weights[outlook.table.victims[0]]
    cards = giveable(outlook.table, outlook.seat)
    return [
        _option((GIVE, kind), actions.GIVE[card], -_kept(outlook, kind) * harmed)
        for kind, card in _one_of_each(outlook.table, cards)
    ]


def _kept(outlook: Outlook, kind: int) -> float:
    """Return what it is worth to keep a card; near the goal the Black Spot is the worst."""
    if kind == SPOT and outlook.score(outlook.seat) > RID_OF_SPOT * outlook.target:
        return 5 * WORTH[SPOT]
    return WORTH[kind]


def _dig(outlook: Outlook) -> list[Option]:
    buried = outlook.table.buried[outlook.table.victims[0]]
    return [
        _option((DIG, kind), actions.DIG_UP[card], float(VALUES[kind]))
        for kind, card in _one_of_each(outlook.table, buried)
    ]


def _discards(outlook: Outlook) -> list[Option]:
    """ST-69, ST-97: to Bombs Away piracy cards alone."""
    table, seat = outlook.table, outlook.seat
    cards = list(table.pirates[seat])
    if table.phase == OVER_LIMIT:
        cards += table.treasures[seat]
    return [
        _option((DISCARD, kind), actions.DISCARD[card], -_kept(outlook, kind))
        for kind, card in _one_of_each(table, cards)
    ]


def _one_of_each(table: State, cards: Sequence[int]) -> list[tuple[int, int]]:
    return list({table.faces[card]: card for card in cards}.items())


def _answers(outlook: Outlook) -> list[Option]:
    """ST-64, ST-77: what passing, Yarr! and Pirate's Code would each come to, without any reply."""
    table, seat = outlook.table, outlook.seat
    kinds, stack = outlook.kinds[seat], table.stack
    now = settled(outlook, stack, table.victims)
    found = [_option((ANSWER, NO_CARD), actions.PASS, 0.0)]
    if YARR in kinds:
        then = settled(outlook, stack[:-1], table.victims)
        found.append(_option((ANSWER, YARR), actions.YARR, then - now - YARR_COST))
    if CODE in kinds and is_victim(table, seat):
        for action in code_choices(table, seat):
            target: int = getattr(action, "target")  # noqa: B009  all of them have one
            moved = list(table.victims)
            moved[moved.index(seat)] = target
            worth = settled(outlook, stack, moved) - now - CODE_COST
            found.append(_option((ANSWER, CODE, target), action, worth))
    return found


def _parleys(outlook: Outlook) -> list[Option]:
    """ST-81: give the wager up, or let chance decide."""
    found = [_option((ANSWER, NO_CARD), actions.PASS, 0.0)]
    if PARLEY in outlook.kinds[outlook.seat]:
        lost = wager_worth(outlook, next(one for one in outlook.table.wager if one != outlook.seat))
        worth = lost - wager_worth(outlook, None) - PARLEY_COST
        found.append(_option((ANSWER, PARLEY), actions.PARLEY, worth))
    return found


def _throws(outlook: Outlook) -> list[Option]:
    """ST-94: all alike; which is first changes from turn to turn."""
    turn = outlook.table.turn_number + outlook.seat
    hands = [(turn + hand) % len(actions.HANDS) for hand in actions.HANDS]
    return [_option((THROW, hand), actions.THROW[hand], 0.0) for hand in hands]


_OPTIONS: Final[dict[int, Callable[[Outlook], list[Option]]]] = {
    ACTION: _in_turn,
    STAKING: lambda outlook: list(wagers(outlook)),
    MATCHING: matches,
    RESPONDING: _answers,
    PARLEYING: _parleys,
    THROWING: _throws,
    PLUNDERING: _plunder,
    STEALING: _theft,
    GIVING: _gift,
    DIGGING: _dig,
    BOMBED: _discards,
    OVER_LIMIT: _discards,
}
"""By phase."""
