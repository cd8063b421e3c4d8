"""How often to claim and challenge: the equilibrium, changed by what is known of habits."""

from __future__ import annotations

from math import exp, log
from statistics import fmean
from typing import Final, NamedTuple

from treasure_games.core.asking import RACE, SEALED
from treasure_games.games.bluffaneer.bot import beliefs
from treasure_games.games.bluffaneer.bot.claims import Stakes, balance
from treasure_games.games.bluffaneer.bot.victory import stakes_for
from treasure_games.games.bluffaneer.rules.state import ANSWER, BELIEVED
from treasure_games.games.bluffaneer.rules.view import View

LEAST: Final = 0.02
"""The least rate that is assumed of anybody, so that evidence can change it."""
DOUBT: Final = 0.5
"""The advantage, in coins, that counts by half."""
FORGIVING: Final = 3
"""A grudge divided by this is added to the liking for a call, for each lie that was believed."""


class Style(NamedTuple):
    """How a player plays with claims.

    `counting` is the share of counted cards that it uses, `memory` that of what others have done.
    `decision` is how far, in log-odds, it follows an advantage of one coin. `bluff` and `call` are
    likings in log-odds; it never bluffs less often than `floor`. `grudge` adds to `call` against
    those whose lies were believed. No choice gives away more of the victory than `tolerance`.
    """

    counting: float = 1.0
    memory: float = 1.0
    decision: float = 14.0
    bluff: float = 0.0
    call: float = 0.0
    floor: float = 0.0
    grudge: float = 0.0
    tolerance: float = 0.05


class Choice(NamedTuple):
    """How often to say yes (claim, challenge), and the chances of victory after yes and no."""

    rate: float
    yes: float
    no: float


def claiming(view: View, style: Style) -> Choice:
    """Return how often to claim the rolled pair.

    A seat with the pair claims it unless that does harm; without it, claims are bluffs.
    """
    assert view.seat is not None
    seat, roller = view.seat, view.turn
    answerers = _answerers(view, seat)
    own = stakes_for(view.coins, seat, seat, answerers)
    held = beliefs.chance_to_hold(view, seat, style.counting)
    safe = balance(held, own, stakes_for(view.coins, roller, seat, answerers))
    usual = safe.call if held > LEAST else 1.0
    asked = (seat,) if view.house.modes[ANSWER] is RACE else answerers
    call = fmean([beliefs.CALLS.rate(view, one, usual, style.memory) for one in asked])
    if view.own_face == view.pair:
        value = call * own.true + (1 - call) * own.believed
        return Choice(float(value >= own.quiet), value, own.quiet)
    value = call * own.bluff + (1 - call) * own.believed
    return _moved(Choice(safe.bluff, value, own.quiet), own, style, style.bluff, style.floor)


def answering(view: View, style: Style) -> Choice:
    """Return how often to challenge the claim that stands."""
    assert view.seat is not None
    seat, claimant = view.seat, view.claimant
    answerers = _answerers(view, claimant)
    theirs = stakes_for(view.coins, claimant, claimant, answerers)
    held = beliefs.chance_to_hold(view, claimant, style.counting)
    # Whoever pays makes bluffers indifferent: the roller, or everybody.
    payer = seat if seat in answerers else view.turn
    safe = balance(held, theirs, stakes_for(view.coins, payer, claimant, answerers))
    bluff = beliefs.BLUFFS.rate(view, claimant, max(safe.bluff, LEAST), style.memory)
    own = stakes_for(view.coins, seat, claimant, answerers)
    value = own.of_challenge(held, bluff)
    if own.true >= own.believed <= own.bluff:
        return Choice(1.0, value, own.believed)
    fooled = style.grudge / FORGIVING * min(2, view.tally(claimant, BELIEVED))
    return _moved(Choice(safe.call, value, own.believed), own, style, style.call + fooled)


def _answerers(view: View, claimant: int) -> tuple[int, ...]:
    """Return who pays if a claim is believed."""
    if view.house.modes[ANSWER] is SEALED:
        return tuple([seat for seat in range(view.seats) if seat != claimant])
    return (view.turn,)


def _moved(safe: Choice, own: Stakes, style: Style, liking: float, floor: float = 0.0) -> Choice:
    """Return the safe choice, changed in log-odds by a liking and by the advantage of yes.

    Small advantages hardly count, as they vary with the luck of a few claims. The choice is certain
    if the other one would give away too much.
    """
    gain = safe.yes - safe.no
    if abs(gain) > style.tolerance:
        return safe._replace(rate=float(gain > 0))
    coins = 2 * gain / max(1e-4, abs(own.believed - own.bluff))
    drive = style.decision * coins * abs(coins) / (abs(coins) + DOUBT)
    rate = min(1 - LEAST, max(LEAST, safe.rate))
    odds = log(rate / (1 - rate)) + liking + drive
    return safe._replace(rate=max(floor, 1 / (1 + exp(-max(-50.0, odds)))))
