"""How often to claim and challenge: what coins are worth, the equilibrium of a claim and its
answer, changed by what is known of habits.
"""

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from treasure_games.core.asking import RACE, SEALED
from treasure_games.core.game import Outcome
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.bluffaneer.bot import beliefs
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.games.bluffaneer.rules.view import View, claim_chance


class Stakes(NamedTuple):
    """The chance of victory of a seat, by how a claim ends.

    No claim is made; it is believed; it is challenged and true; it is challenged and a bluff.
    """

    quiet: float
    believed: float
    true: float
    bluff: float

    def of_challenge(self, held: float, bluff: float) -> float:
        """Return the value of a challenge, by the chance of a true claim and the rate of bluffs."""
        claimed = held + (1 - held) * bluff
        truth = held / claimed if claimed else 0.0
        return truth * self.true + (1 - truth) * self.bluff


class Balance(NamedTuple):
    """The equilibrium: how often to claim without the pair, and how often to call a claim."""

    bluff: float
    call: float


def balance(held: float, claiming: Stakes, answering: Stakes) -> Balance:
    """Return the rates from which neither side gains by deviating.

    `held` is the public chance that the claimant could claim truly. Bluffs make the answerer
    indifferent between believing and calling; calls make the bluffer indifferent between claiming
    and silence.
    """
    best = _best_call(held, 1.0, answering)
    if claiming.bluff >= claiming.quiet and claiming.believed >= claiming.quiet:
        return Balance(1.0, best)
    if claiming.believed <= claiming.quiet and claiming.bluff <= claiming.quiet:
        return Balance(0.0, _best_call(held, 0.0, answering))
    call = (claiming.believed - claiming.quiet) / (claiming.believed - claiming.bluff)
    if answering.bluff <= answering.believed:
        return Balance(1.0 if call > 0 else 0.0, 0.0)
    if answering.true >= answering.believed:
        return Balance(0.0, 1.0)
    truth = (answering.bluff - answering.believed) / (answering.bluff - answering.true)
    bluff = held * (1 - truth) / (truth * (1 - held)) if held < 1 else 1.0
    return Balance(bluff, call) if bluff < 1 else Balance(1.0, best)


def _best_call(held: float, bluff: float, answering: Stakes) -> float:
    gain = answering.of_challenge(held, bluff) - answering.believed
    return 0.5 if gain == 0 else float(gain > 0)


class Weights(NamedTuple):
    """What coins add to the log-odds of victory; fitted by `tools/train_bluffaneer.py`.

    `far` weighs the root of a seat's coins. `near` weighs the coins themselves, more so the fewer
    coins the poorest seat has: a lead counts most when the game is about to end.
    """

    far: float
    near: float


_AT: Final = Named(page_beside(__file__, dict[str, Any]))
WEIGHTS: Final = {seats: Weights(*fitted) for seats, fitted in enumerate(_AT.weights, 2)}
"""By number of seats."""


def features(coins: Sequence[int]) -> list[tuple[float, float]]:
    """Return for each seat the features that `Weights` weigh; everybody must have coins."""
    hurry = sqrt(sum([1 / (count * count) for count in coins]))
    return [(sqrt(count), count * hurry) for count in coins]


def chances(coins: Sequence[int]) -> list[float]:
    """Return each seat's chance of victory with these coins, between two turns."""
    if 0 in coins:
        return Outcome.most(coins).shares
    far, near = WEIGHTS[len(coins)]
    powers = [exp(far * root + near * rest) for root, rest in features(coins)]
    total = sum(powers)
    return [power / total for power in powers]


def chance_after(coins: Sequence[int], seat: int, *payments: tuple[int, int, int]) -> float:
    """Return the chance of victory of `seat` after payments of (payer, payee, coins).

    BLA-08: whoever has fewer coins pays all of them.
    """
    return chances(_paid(coins, payments))[seat]


def worth_after(coins: Sequence[int], seat: int, *payments: tuple[int, int, int]) -> float:
    """Return the value of payments to `seat` when it claims or answers.

    It is `chance_after`; but far from the end, with about equal coins, a coin won counts as much as
    a coin lost.
    """
    purse = _paid(coins, payments)
    even = chances(coins)[seat] + (purse[seat] - coins[seat]) / sum(coins)
    spare, (tense, quiet) = 2 * min(coins) - max(coins), _AT.calm
    calm: float = min(1.0, max(0.0, (spare - tense) / (quiet - tense)))
    return calm * even + (1 - calm) * chances(purse)[seat]


def stakes_for(coins: Sequence[int], seat: int, claimant: int, payers: Sequence[int]) -> Stakes:
    """Return what is at stake for `seat` when `claimant` makes a claim.

    `payers` pay if nobody challenges. For the claimant a challenge is one by all of them, for any
    other seat one by itself: if it is a payer, the others still pay.
    """
    challengers = payers if seat == claimant else (seat,)
    rest = [(payer, claimant, 1) for payer in payers if seat in payers and payer != seat]
    paid = [(payer, claimant, 1) for payer in payers]
    bluff = [(claimant, payee, 1) for payee in challengers]
    truth = [(payer, claimant, 2) for payer in challengers]
    return Stakes(
        quiet=worth_after(coins, seat),
        believed=worth_after(coins, seat, *paid),
        true=worth_after(coins, seat, *truth, *rest),
        bluff=worth_after(coins, seat, *bluff, *rest),
    )


def _paid(coins: Sequence[int], payments: Iterable[tuple[int, int, int]]) -> list[int]:
    purse = list(coins)
    for payer, payee, count in payments:
        paid = min(count, purse[payer])
        purse[payer] -= paid
        purse[payee] += paid
    return purse


class Style(NamedTuple):
    """How a player plays with claims.

    `counting` is the share of counted cards that it uses, `memory` that of what others have done.
    `decision` is how far, in log-odds, it follows an advantage of one coin. `bluff` and `call` are
    likings in log-odds. No choice gives away more of the victory than `tolerance`.
    Who is `naive` may claim what all see to be false.
    """

    counting: float = 1.0
    memory: float = 1.0
    decision: float = 14.0
    bluff: float = 0.0
    call: float = 0.0
    tolerance: float = 0.05
    naive: bool = False


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
    usual = safe.call if held > _AT.least else 1.0
    asked = (seat,) if view.house.modes[ANSWER] is RACE else answerers
    call = fmean([beliefs.CALLS.rate(view, one, usual, style.memory) for one in asked])
    if view.own_face == view.pair:
        value = call * own.true + (1 - call) * own.believed
        return Choice(float(value >= own.quiet), value, own.quiet)
    value = call * own.bluff + (1 - call) * own.believed
    if not (style.naive or claim_chance(view, seat)):
        return Choice(0.0, value, own.quiet)  # All see that pair in the discards.
    return _moved(Choice(safe.bluff, value, own.quiet), own, style, style.bluff)


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
    bluff = beliefs.BLUFFS.rate(view, claimant, max(safe.bluff, _AT.least), style.memory)
    own = stakes_for(view.coins, seat, claimant, answerers)
    value = own.of_challenge(held, bluff)
    if own.true >= own.believed <= own.bluff:
        return Choice(1.0, value, own.believed)
    return _moved(Choice(safe.call, value, own.believed), own, style, style.call)


def _answerers(view: View, claimant: int) -> tuple[int, ...]:
    """Return who pays if a claim is believed."""
    if view.house.modes[ANSWER] is SEALED:
        return tuple([seat for seat in range(view.seats) if seat != claimant])
    return (view.turn,)


def _moved(safe: Choice, own: Stakes, style: Style, liking: float) -> Choice:
    """Return the safe choice, changed in log-odds by a liking and by the advantage of yes.

    Small advantages hardly count, as they vary with the luck of a few claims. The choice is certain
    if the other one would give away too much.
    """
    gain = safe.yes - safe.no
    if abs(gain) > style.tolerance:
        return safe._replace(rate=float(gain > 0))
    coins = 2 * gain / max(1e-4, abs(own.believed - own.bluff))
    drive = style.decision * coins * abs(coins) / (abs(coins) + _AT.doubt)
    rate = min(1 - _AT.least, max(_AT.least, safe.rate))
    odds = log(rate / (1 - rate)) + liking + drive
    return safe._replace(rate=1 / (1 + exp(-max(-50.0, odds))))
