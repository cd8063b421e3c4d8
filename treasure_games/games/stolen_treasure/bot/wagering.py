"""Wagers by expected value: what to stake against whom, and how to match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from treasure_games.games.stolen_treasure.bot.assessment import Assessment
from treasure_games.games.stolen_treasure.bot.worth import least_match, subsets, worth_of
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.pieces import RICHES, VALUES
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.opponents.evaluation import Move

WAGER, MATCH = 20, 21
"""The first part of a move's key; those of other options are lower."""
NUISANCE: Final = 40.0
"""The least expected value of a wager worth making."""
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
        worth = most / 2 * (1.0 - assessment.weights[rival]) - NUISANCE
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
    return tuple([VALUES[table.faces[card]] for card in cards])


def _cards(table: State, seat: int, values: Values) -> list[int]:
    """Return cards of a hand with these values, good ones first, as bad ones must be covered."""
    faces, wanted, found = table.faces, list(values), []
    for card in table.treasures[seat]:
        value = VALUES[faces[card]]
        if value in wanted:
            wanted.remove(value)
            found.append(card)
    if len(found) > 1:
        found.sort(key=lambda card: -RICHES[faces[card]])
    return found
