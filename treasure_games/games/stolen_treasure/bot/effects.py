"""The effect of a piracy card that nobody answers, in points for the seat that assesses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.games.stolen_treasure.bot.assessment import Assessment
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
"""The worth of digging up a chosen treasure, beyond its own, as it can be buried next turn."""
Effect = Callable[[Assessment, int, int], float]
"""Returns the worth of a card of a doer on a victim, in points for the assessing seat."""


def best_stolen(assessment: Assessment, doer: int, victim: int) -> float:
    """ST-Q43: return what the doer's best theft is worth to the assessing seat."""
    weights, found = assessment.weights, []
    if assessment.values[victim]:
        found.append(assessment.mean_treasure(victim))
    if assessment.kinds[victim]:
        found.append(assessment.mean_piracy(victim))
    if not found:
        return 0.0
    return max(found) * (weights[doer] - weights[victim])


def worst_own(assessment: Assessment, seat: int) -> float:
    """Return the worth of the card that a seat likes least."""
    kinds = [WORTH[kind] if kind >= 0 else HIDDEN for kind in assessment.kinds[seat]]
    kinds += [KEPT * value if value > 0 else float(value) for value in assessment.values[seat]]
    return min(kinds) if kinds else 0.0


def _skulk(assessment: Assessment, doer: int, victim: int) -> float:
    if doer == victim:
        return 0.0
    weights = assessment.weights
    gift = worst_own(assessment, doer)
    return best_stolen(assessment, doer, victim) + gift * (weights[victim] - weights[doer])


def _hook(assessment: Assessment, doer: int, victim: int) -> float:
    skipped = -LOST_TURN * assessment.weights[victim]
    return skipped if doer == victim else skipped + best_stolen(assessment, doer, victim)


def _swap(assessment: Assessment, doer: int, victim: int) -> float:
    if doer == victim:
        return 0.0
    more = assessment.hand(victim) - assessment.hand(doer)
    return more * (assessment.weights[doer] - assessment.weights[victim])


def _dig(assessment: Assessment, doer: int, victim: int) -> float:
    table = assessment.table
    buried = table.buried[victim]
    if doer == victim or not buried:
        return 0.0
    best = max([VALUES[table.faces[card]] for card in buried])
    return (
        assessment.weights[doer] * (KEPT * best + BURIED_AGAIN) - assessment.weights[victim] * best
    )


def _raid(assessment: Assessment, doer: int, victim: int) -> float:
    values = assessment.values[victim]
    if doer == victim or not values:
        return 0.0
    taken = min(2, len(values)) * assessment.mean_treasure(victim)
    return taken * (assessment.weights[doer] - assessment.weights[victim])


def _bomb(assessment: Assessment, _doer: int, victim: int) -> float:
    kinds = sorted([WORTH[kind] if kind >= 0 else HIDDEN for kind in assessment.kinds[victim]])
    return -assessment.weights[victim] * sum(kinds[:2])


_ON_VICTIMS: Final[dict[int, Effect]] = {
    SPYGLASS: _swap,
    SKULDUGGERY: _skulk,
    X_MARKS: _dig,
    YO_HO_HO: _raid,
    HOOK: _hook,
    BOMBS: _bomb,
}


def effect(assessment: Assessment, kind: int, doer: int, victims: Sequence[int]) -> float:
    """Return what a card is worth to the assessing seat if nobody answers it."""
    if kind == PLUNDER:
        return assessment.weights[doer] * 2 * assessment.mean_draw()
    if kind == KRAKEN:
        hands = zip(assessment.weights, assessment.values, strict=True)
        return -sum([weight * worth_of(values) for weight, values in hands])
    on_victim = _ON_VICTIMS[kind]
    return sum([on_victim(assessment, doer, victim) for victim in victims])


def wager_worth(assessment: Assessment, winner: int | None) -> float:
    """Return what the wager is worth; without a winner, before it is decided."""
    faces, stakes = assessment.table.faces, assessment.table.stakes
    risks = [worth_of(tuple([VALUES[faces[card]] for card in cards])) for cards in stakes]
    first, second = assessment.table.wager
    weights = assessment.weights
    won = risks[1] * (weights[first] - weights[second])
    lost = risks[0] * (weights[second] - weights[first])
    if winner is None:
        return (won + lost) / 2
    return won if winner == first else lost


def settled(assessment: Assessment, stack: Sequence[Item], victims: Sequence[int]) -> float:
    """Return what these cards are worth if nobody answers the last one."""
    faces, cards, moved = assessment.table.faces, list(stack), list(victims)
    while cards:
        card, owner, target = cards.pop()
        kind = faces[card]
        if kind == YARR:
            cards.pop()
        elif kind == CODE:
            moved[moved.index(owner)] = target
        elif kind == PARLEY:
            return wager_worth(
                assessment, next(one for one in assessment.table.wager if one != owner)
            )
        else:
            return effect(assessment, kind, owner, moved)
    return wager_worth(assessment, None) if assessment.table.wager else 0.0
