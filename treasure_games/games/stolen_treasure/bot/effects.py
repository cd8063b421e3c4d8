"""What a piracy card that stands would change, in points of the seat that judges it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.stolen_treasure.bot.outlook import Outlook
from treasure_games.games.stolen_treasure.bot.worth import (
    HIDDEN,
    KEPT,
    LOST_TURN,
    WORTH,
    worth_of,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    BOMBS,
    CODE,
    HOOK,
    KRAKEN,
    PARLEY,
    PLUNDER,
    SKULDUGGERY,
    SPYGLASS,
    VALUES,
    X_MARKS,
    YARR,
    YO_HO_HO,
)
from treasure_games.games.stolen_treasure.rules.state import Item

BURIED_AGAIN: Final = 12.0
"""What it is worth to choose what to dig up: a treasure that can be buried next turn."""
Effect = Callable[[Outlook, int, int], float]
"""What a card of a doer on a victim is worth to the seat that judges, in points."""


def best_stolen(outlook: Outlook, doer: int, victim: int) -> float:
    """ST-Q43: return what the doer's theft is worth to the seat that judges."""
    weights, found = outlook.weights, []
    if outlook.values[victim]:
        found.append(outlook.mean_treasure(victim))
    if outlook.kinds[victim]:
        found.append(outlook.mean_piracy(victim))
    if not found:
        return 0.0
    return max(found) * (weights[doer] - weights[victim])


def worst_own(outlook: Outlook, seat: int) -> float:
    """Return what the card is worth that a seat would best be rid of."""
    kinds = [WORTH[kind] if kind >= 0 else HIDDEN for kind in outlook.kinds[seat]]
    kinds += [KEPT * value if value > 0 else float(value) for value in outlook.values[seat]]
    return min(kinds) if kinds else 0.0


def _skulk(outlook: Outlook, doer: int, victim: int) -> float:
    if doer == victim:
        return 0.0
    weights = outlook.weights
    gift = worst_own(outlook, doer)
    return best_stolen(outlook, doer, victim) + gift * (weights[victim] - weights[doer])


def _hook(outlook: Outlook, doer: int, victim: int) -> float:
    skipped = -LOST_TURN * outlook.weights[victim]
    return skipped if doer == victim else skipped + best_stolen(outlook, doer, victim)


def _swap(outlook: Outlook, doer: int, victim: int) -> float:
    if doer == victim:
        return 0.0
    more = outlook.hand(victim) - outlook.hand(doer)
    return more * (outlook.weights[doer] - outlook.weights[victim])


def _dig(outlook: Outlook, doer: int, victim: int) -> float:
    table = outlook.table
    buried = table.buried[victim]
    if doer == victim or not buried:
        return 0.0
    best = max([VALUES[table.faces[card]] for card in buried])
    return outlook.weights[doer] * (KEPT * best + BURIED_AGAIN) - outlook.weights[victim] * best


def _raid(outlook: Outlook, doer: int, victim: int) -> float:
    values = outlook.values[victim]
    if doer == victim or not values:
        return 0.0
    taken = min(2, len(values)) * outlook.mean_treasure(victim)
    return taken * (outlook.weights[doer] - outlook.weights[victim])


def _bomb(outlook: Outlook, _doer: int, victim: int) -> float:
    kinds = sorted([WORTH[kind] if kind >= 0 else HIDDEN for kind in outlook.kinds[victim]])
    return -outlook.weights[victim] * sum(kinds[:2])


_ON_VICTIMS: Final[dict[int, Effect]] = {
    SPYGLASS: _swap,
    SKULDUGGERY: _skulk,
    X_MARKS: _dig,
    YO_HO_HO: _raid,
    HOOK: _hook,
    BOMBS: _bomb,
}


def effect(outlook: Outlook, kind: int, doer: int, victims: Sequence[int]) -> float:
    """Return what a card is worth to the seat that judges if it stands."""
    if kind == PLUNDER:
        return outlook.weights[doer] * 2 * outlook.mean_draw()
    if kind == KRAKEN:
        hands = zip(outlook.weights, outlook.values, strict=True)
        return -sum([weight * worth_of(values) for weight, values in hands])
    on_victim = _ON_VICTIMS[kind]
    return sum([on_victim(outlook, doer, victim) for victim in victims])


def wager_worth(outlook: Outlook, winner: int | None) -> float:
    """Return what the wager on the table is worth; without a winner, before the coin falls."""
    faces, stakes = outlook.table.faces, outlook.table.stakes
    risks = [worth_of(tuple([VALUES[faces[card]] for card in cards])) for cards in stakes]
    first, second = outlook.table.wager
    weights = outlook.weights
    won = risks[1] * (weights[first] - weights[second])
    lost = risks[0] * (weights[second] - weights[first])
    if winner is None:
        return (won + lost) / 2
    return won if winner == first else lost


def settled(outlook: Outlook, stack: Sequence[Item], victims: Sequence[int]) -> float:
    """Return what it is worth if nobody answers the last of these cards any more."""
    faces, cards, moved = outlook.table.faces, list(stack), list(victims)
    while cards:
        card, owner, target = cards.pop()
        kind = faces[card]
        if kind == YARR:
            cards.pop()
        elif kind == CODE:
            moved[moved.index(owner)] = target
        elif kind == PARLEY:
            return wager_worth(outlook, next(one for one in outlook.table.wager if one != owner))
        else:
            return effect(outlook, kind, owner, moved)
    return wager_worth(outlook, None) if outlook.table.wager else 0.0
