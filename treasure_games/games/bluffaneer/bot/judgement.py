"""How likely a player claims and challenges: the safe rates, moved by what is known of habits."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from statistics import fmean
from typing import Final, NamedTuple

from treasure_games.games.bluffaneer.bot import beliefs
from treasure_games.games.bluffaneer.bot.stakes import Stakes, balance, stakes_for, truth_of
from treasure_games.games.bluffaneer.rules.house import EVERYONE, FIRST_SHOUT
from treasure_games.games.bluffaneer.rules.state import BELIEVED
from treasure_games.games.bluffaneer.rules.view import View

LEAST: Final = 0.02
"""The least that a rate is taken for: nobody is beyond suspicion."""
FARTHEST: Final = 4.0
"""The log-odds that a safe rate is cut at, so that evidence can still move it."""

DOUBT: Final = 0.5
"""The advantage, in coins, that is followed by half."""


class Style(NamedTuple):
    """How a player plays with claims.

    `counting` and `memory` are the shares of the counted cards, and of what others have done, that
    it uses. `decision` is how far, in log-odds, it follows an advantage of one coin. `bluff` and
    `call` are likings in log-odds; it never bluffs less often than `floor`. `grudge` is added to
    `call` for those who have fooled somebody. No choice gives away more of the victory than
    `tolerance`.
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

    Whoever has it claims it unless that harms; without it, claims are bluffs.
    """
    assert view.seat is not None
    seat, roller = view.seat, view.turn
    answerers = _answerers(view, seat)
    own = stakes_for(view.coins, seat, seat, believers=answerers, challengers=answerers)
    held = beliefs.chance_to_hold(view, seat, style.counting)
    safe = balance(held, own, _stakes_of(view, roller, seat))
    call = _expected_call(view, answerers, safe.call if held > LEAST else 1.0, style)
    if view.own_face == view.pair:
        value = call * own.true + (1 - call) * own.believed
        return Choice(float(value >= own.quiet), value, own.quiet)
    value = call * own.bluff + (1 - call) * own.believed
    rate = _moved(safe.bluff, style.bluff + _drive((value - own.quiet) / own.unit, style))
    return _bounded(Choice(max(style.floor, rate), value, own.quiet), style)


def answering(view: View, style: Style) -> Choice:
    """Return how often to challenge the claim that stands."""
    assert view.seat is not None
    seat, claimant = view.seat, view.claimant
    answerers = _answerers(view, claimant)
    theirs = stakes_for(view.coins, claimant, claimant, believers=answerers, challengers=answerers)
    held = beliefs.chance_to_hold(view, claimant, style.counting)
    # Whoever pays makes bluffers indifferent: the roller, or everybody.
    payer = seat if seat in answerers else view.turn
    safe = balance(held, theirs, _stakes_of(view, payer, claimant))
    bluff = beliefs.bluff_rate(view, claimant, max(safe.bluff, LEAST), style.memory)
    own = _stakes_of(view, seat, claimant)
    value = own.of_challenge(truth_of(held, bluff))
    if own.true >= own.believed <= own.bluff:
        return Choice(1.0, value, own.believed)
    drive = _drive((value - own.believed) / own.unit, style)
    fooled = style.grudge * min(2, view.tally(claimant, BELIEVED))
    rate = _moved(safe.call, style.call + fooled + drive)
    return _bounded(Choice(rate, value, own.believed), style)


def _answerers(view: View, claimant: int) -> tuple[int, ...]:
    """Return who pays if a claim is believed."""
    if view.house.answer == EVERYONE:
        return tuple([seat for seat in range(view.seats) if seat != claimant])
    return (view.turn,)


def _stakes_of(view: View, seat: int, claimant: int) -> Stakes:
    """Return what is at stake for one who answers, if others believe."""
    answerers = _answerers(view, claimant)
    others = [other for other in answerers if other != seat] if len(answerers) > 1 else ()
    return stakes_for(
        view.coins, seat, claimant, believers=answerers, challengers=(seat,), others=others
    )


def _expected_call(view: View, answerers: Iterable[int], usual: float, style: Style) -> float:
    """Return how likely a claim of one's own is challenged."""
    if view.house.answer == FIRST_SHOUT:
        return beliefs.table_call_rate(view, usual, style.memory)
    return fmean([beliefs.call_rate(view, seat, usual, style.memory) for seat in answerers])


def _drive(coins: float, style: Style) -> float:
    """Return how far, in log-odds, an advantage of so many coins moves a rate.

    Small ones hardly count: they come and go with the luck of a few claims.
    """
    return style.decision * coins * abs(coins) / (abs(coins) + DOUBT)


def _moved(rate: float, log_odds: float) -> float:
    """Return a rate moved by so much on the scale of log-odds."""
    rate = min(1 - 1e-9, max(1e-9, rate))
    safe = max(-FARTHEST, min(FARTHEST, log(rate / (1 - rate))))
    return 1 / (1 + exp(-max(-50.0, min(50.0, safe + log_odds))))


def _bounded(choice: Choice, style: Style) -> Choice:
    """Return the choice, made certain if the other one would give away too much."""
    if choice.yes - choice.no > style.tolerance:
        return choice._replace(rate=1.0)
    return choice._replace(rate=0.0) if choice.no - choice.yes > style.tolerance else choice
