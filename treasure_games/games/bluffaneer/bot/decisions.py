"""What to do with each question, as probabilities: the equilibrium, moved by what has been learnt.

Every decision but robbing is between two actions. Its odds are those of the equilibrium, times
the exponential of what the one gains over the other, in coins: as long as nothing is known that
the equilibrium doesn't know, nothing is gained, and its rates are played as they are.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from treasure_games.games.bluffaneer.bot.equilibrium import (
    DOUBTED,
    Equilibrium,
    equilibrium_of,
    truth_of_claim,
)
from treasure_games.games.bluffaneer.bot.holdings import holding_chance
from treasure_games.games.bluffaneer.bot.rivals import bluff_rate, challenge_rate
from treasure_games.games.bluffaneer.bot.skill import Skill, Temper
from treasure_games.games.bluffaneer.bot.victory import (
    chance_after,
    victory_chances,
    worth_of_a_coin,
)
from treasure_games.games.bluffaneer.rules.state import MARK
from treasure_games.games.bluffaneer.rules.view import View

FARTHEST: Final = 7.0
"""Log-odds that count as certain."""

SPREAD: Final = 4
"""From this difference between most and fewest coins on, victory counts instead of coins."""

EXPOSED: Final = 0.97
"""How often a claim is challenged that all know to be false, as the claimant rolled this pair."""

SUSPECT: Final = 0.8
"""How often a claim is challenged after keeping quiet at the same pair with the same card."""


class Choice(NamedTuple):
    """A decision between two actions: how often to take the second, and the values of both.

    Values are shares of the victory.
    """

    probability: float
    first: float
    second: float


def shout_choice(view: View, skill: Skill, temper: Temper) -> Choice:
    """Keep quiet, or claim the pair on the bones: with it, gladly; without it, now and then."""
    assert view.seat is not None
    usual = equilibrium_of(view)
    is_true = view.own_face == view.pair
    doubted = _doubt_of_roller(view, skill)
    believed = _after_payment(view, view.roller, view.seat, 1)
    if is_true:
        caught = _after_payment(view, view.roller, view.seat, 2)
        gain, base = 1 + doubted, FARTHEST
    else:
        caught = _after_payment(view, view.seat, view.roller, 1)
        gain, base = 1 - 2 * doubted, _log_odds(usual.bluff) + temper.boldness
    claimed = doubted * caught + (1 - doubted) * believed
    quiet = victory_chances(view.coins)[view.seat]
    gain = _in_coins(view, skill, gain, claimed - quiet)
    return Choice(_sigmoid(base + skill.sharpness * gain), quiet, claimed)


def answer_choice(view: View, skill: Skill, temper: Temper) -> Choice:
    """Believe a claim, or challenge it."""
    assert view.seat is not None
    usual = equilibrium_of(view)
    truth = claim_truth(view, skill, usual)
    lost = _after_payment(view, view.seat, view.claimant, 2)
    won = _after_payment(view, view.claimant, view.seat, 1)
    challenged = truth * lost + (1 - truth) * won
    if view.house.answer == "first_shout" and view.seat != view.roller:
        believed = _after_payment(view, view.roller, view.claimant, 1)
        base, gain, expected = -FARTHEST, 1 - 3 * truth, 1 - 3 * DOUBTED
    else:
        believed = _after_payment(view, view.seat, view.claimant, 1)
        base, gain, expected = _log_odds(usual.challenge), 2 - 3 * truth, 2 - 3 * usual.truth
    gain = _in_coins(view, skill, gain, challenged - believed) - expected
    odds = base + temper.suspicion + skill.sharpness * gain
    return Choice(_sigmoid(odds), believed, challenged)


def victim_values(view: View, owed: int, minds_victory: bool) -> dict[int, float]:
    """Return the share of the victory after robbing each of the others."""
    assert view.seat is not None
    victims = [seat for seat in range(view.seats) if seat != view.seat]
    if minds_victory:
        return {seat: _after_payment(view, seat, view.seat, owed) for seat in victims}
    most = max(sum(view.coins), 1)
    return {seat: min(owed, view.coins[seat]) / most for seat in victims}


def claim_truth(view: View, skill: Skill, usual: Equilibrium) -> float:
    """Return how likely the claim is true, from the cards unseen and from who claims it."""
    bluff = bluff_rate(view, view.claimant, usual.bluff, usual.holding, skill.trust)
    holding = holding_chance(view, view.claimant, bluff, skill.counts_cards)
    return truth_of_claim(holding, bluff)


def _doubt_of_roller(view: View, skill: Skill) -> float:
    """Return how likely the roller challenges a claim of this seat."""
    assert view.seat is not None
    doubted = challenge_rate(view, view.roller, skill.trust)
    if not skill.counts_cards:
        return doubted
    mark = MARK[view.seat][view.pair]
    if view.ruled_out & mark:
        return max(doubted, (doubted + EXPOSED) / 2)
    if view.kept_quiet & mark:
        return max(doubted, (doubted + SUSPECT) / 2)
    return doubted


def _after_payment(view: View, payer: int, payee: int, owed: int) -> float:
    assert view.seat is not None
    return chance_after(view.coins, view.seat, payer, payee, owed)


def _in_coins(view: View, skill: Skill, coins: float, victory: float) -> float:
    """Return a gain in coins: as it is among equals, else by what it does to the victory."""
    if not skill.minds_victory:
        return coins
    assert view.seat is not None
    weight = min(1.0, (max(view.coins) - min(view.coins)) / SPREAD)
    worth = worth_of_a_coin(view.coins, view.seat)
    return (1 - weight) * coins + weight * victory / worth


def _log_odds(probability: float) -> float:
    if probability <= 0 or probability >= 1:
        return FARTHEST if probability >= 1 else -FARTHEST
    return max(-FARTHEST, min(FARTHEST, log(probability / (1 - probability))))


def _sigmoid(odds: float) -> float:
    return 1 / (1 + exp(-max(-60.0, min(60.0, odds))))
