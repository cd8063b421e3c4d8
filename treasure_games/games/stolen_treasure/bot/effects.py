"""The effect of a piracy card that nobody answers, and of wagers, in points for one seat."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.bot.assessment import (
    HIDDEN,
    KEPT,
    WORTH,
    Assessment,
    least_match,
    subsets,
    worth_of,
)
from treasure_games.games.stolen_treasure.rules import actions, pieces
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.state import Item, State
from treasure_games.opponents.evaluation import Move

_WORTH: Final = Named(page_beside(__file__, dict[str, float]))
WAGER, MATCH = 20, 21
"""The first part of a move's key; those of other options are lower."""
MOST_MATCHES: Final = 12
"""The most answers to a wager that are considered, of the hundred that a full hand may have."""

Values = tuple[int, ...]


def wagers(assessment: Assessment) -> Iterator[Move[Action]]:
    """ST-85, ST-86: yield the best wager against each rival with treasure in hand.

    A stake is one treasure, which can force a rival to stake more, or all bad treasure, which is
    lost half of the time. It may be new, or added to a stake that lies already.
    """
    table, seat = assessment.table, assessment.seat
    down = _values(table, table.stakes[0])
    stakes = _stakes(assessment.values[seat], down, is_free=table.house.any_stake)
    for rival, hand in enumerate(assessment.values):
        if rival == seat or not hand or not stakes:
            continue
        best, most = best_stake(hand, down, stakes)
        worth = most / 2 * (1.0 - assessment.weights[rival]) - _WORTH.nuisance
        acts: list[Action] = [actions.STAKE[card] for card in _cards(table, seat, best)]
        yield Move((WAGER, rival, *best), (*acts, actions.CHALLENGE[rival]), worth)


@lru_cache(maxsize=1 << 14)
def best_stake(hand: Values, down: Values, stakes: tuple[Values, ...]) -> tuple[Values, float]:
    """Return the best addition to the stake against a hand, and what is gained if it wins."""

    def gain(added: Values) -> float:
        stake = down + added
        return worth_of(least_match(hand, sum(stake))) - worth_of(stake)

    best = max(stakes, key=gain)
    return best, gain(best)


@lru_cache(maxsize=1 << 12)
def _stakes(hand: Values, down: Values, *, is_free: bool) -> tuple[Values, ...]:
    """Return the possible additions to a stake, by values: one treasure, all bad, or all good."""
    bad = tuple([value for value in hand if value < 0])
    good = tuple([value for value in hand if value > 0])
    found = [(), *[(value,) for value in dict.fromkeys(hand)], bad]
    allowed = [added for added in found if down or added]
    if not is_free:
        allowed = [added for added in (*allowed, good) if sum(down) + sum(added) > 0]
    return tuple(dict.fromkeys(allowed))


def matches(assessment: Assessment) -> list[Move[Action]]:
    """ST-91, ST-92: return the best ways to match a stake, of all that reach the goal."""
    table, seat = assessment.table, assessment.seat
    first, second = table.stakes
    hand, down = assessment.values[seat], _values(table, second)
    stake = _values(table, first)
    riches = sum([value for value in hand + down if value > 0])
    goal = min(sum(stake), riches or max(hand + down)) - sum(down)
    harmed = (1.0 - assessment.weights[table.wager[0]]) / 2
    worth_it = [
        (worth_of(stake) - worth_of(down + added), added)
        for added in ((), *subsets(hand))
        if sum(added) >= goal and (down or added)
    ]
    worth_it.sort(key=lambda one: -one[0])
    found: list[Move[Action]] = []
    for worth, added in worth_it[:MOST_MATCHES]:
        acts: list[Action] = [actions.STAKE[card] for card in _cards(table, seat, added)]
        if len(added) < len(hand):
            acts.append(actions.MATCH)
        found.append(Move((MATCH, *added), tuple(acts), worth * harmed))
    return found


def _values(table: State, cards: Sequence[int]) -> Values:
    return tuple([pieces.VALUES[table.faces[card]] for card in cards])


def _cards(table: State, seat: int, values: Values) -> list[int]:
    """Return cards of a hand with these values, good ones first, as bad ones must be covered."""
    faces, wanted, found = table.faces, list(values), []
    for card in table.treasures[seat]:
        value = pieces.VALUES[faces[card]]
        if value in wanted:
            wanted.remove(value)
            found.append(card)
    if len(found) > 1:
        found.sort(key=lambda card: -pieces.RICHES[faces[card]])
    return found


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
    skipped = -_WORTH.lost_turn * assessment.weights[victim]
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
    best = max([pieces.VALUES[table.faces[card]] for card in buried])
    gain = assessment.weights[doer] * (KEPT * best + _WORTH.buried_again)
    return gain - assessment.weights[victim] * best


def _raid(assessment: Assessment, doer: int, victim: int) -> float:
    values = assessment.values[victim]
    if doer == victim or not values:
        return 0.0
    taken = min(2, len(values)) * assessment.mean_treasure(victim)
    return taken * (assessment.weights[doer] - assessment.weights[victim])


def _bomb(assessment: Assessment, _doer: int, victim: int) -> float:
    worths = [WORTH[kind] if kind >= 0 else HIDDEN for kind in assessment.kinds[victim]]
    return -assessment.weights[victim] * sum(sorted(worths)[:2])


_ON_VICTIMS: Final[dict[int, Effect]] = {
    pieces.SPYGLASS: _swap,
    pieces.SKULDUGGERY: _skulk,
    pieces.X_MARKS: _dig,
    pieces.YO_HO_HO: _raid,
    pieces.HOOK: _hook,
    pieces.BOMBS: _bomb,
}


def effect(assessment: Assessment, kind: int, doer: int, victims: Sequence[int]) -> float:
    """Return what a card is worth to the assessing seat if nobody answers it."""
    if kind == pieces.PLUNDER:
        return assessment.weights[doer] * 2 * assessment.mean_draw()
    if kind == pieces.KRAKEN:
        hands = zip(assessment.weights, assessment.values, strict=True)
        return -sum([weight * worth_of(values) for weight, values in hands])
    on_victim = _ON_VICTIMS[kind]
    return sum([on_victim(assessment, doer, victim) for victim in victims])


def wager_worth(assessment: Assessment, winner: int | None) -> float:
    """Return what the wager is worth; without a winner, before it is decided."""
    faces, stakes = assessment.table.faces, assessment.table.stakes
    risks = [worth_of(tuple([pieces.VALUES[faces[card]] for card in cards])) for cards in stakes]
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
        if kind == pieces.YARR:
            cards.pop()
        elif kind == pieces.CODE:
            moved[moved.index(owner)] = target
        elif kind == pieces.PARLEY:
            return wager_worth(
                assessment, next(one for one in assessment.table.wager if one != owner)
            )
        else:
            return effect(assessment, kind, owner, moved)
    return wager_worth(assessment, None) if assessment.table.wager else 0.0
