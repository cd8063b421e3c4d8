"""Bids, calls and parlays: what each is worth in sampled rounds, and how often to do it."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.scallywager.bot import beliefs
from treasure_games.games.scallywager.bot.beliefs import GUESS
from treasure_games.games.scallywager.rules import actions, pieces
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.pieces import NO_CARD
from treasure_games.games.scallywager.rules.view import View

LOG_WEIGHTS: Final = (-9.0, 0.0, 1.05, 1.9, 2.55, 3.1, 3.5, 3.85)
"""What 0, 1, 2... dice add to the log-odds of victory; up to five as in the tables of duels."""
CARD_WORTH: Final = by_number(page_beside(__file__, dict[str, float]), pieces.CARD_TITLES)
"""In dice; from what a captain wins who starts with one."""

Changes = Mapping[int, float]
"""Dice that seats gain, or lose if negative."""


class Stakes:
    """The dice and cards of all, and what changes in them are worth to one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.crews = [view.crew(one) for one in range(view.seats)]
        self._cards = [cards_of(view, one) for one in range(view.seats)]
        self.draw = GUESS.drawn if view.house.has_cards else 0.0
        self.base = self.share({})
        self.die = max(0.004, self.base - self.share({seat: -1}))
        """What a die of one's own is worth."""

    def share(self, changes: Changes) -> float:
        """Return the share of the victory after some dice have come or gone."""
        powers = []
        for seat, crew in enumerate(self.crews):
            left = crew + min(changes.get(seat, 0.0), 0.0)
            more = self._cards[seat] + max(changes.get(seat, 0.0), 0.0)
            powers.append(_weight(left + more) if crew and left > 0 else 0.0)
        total = sum(powers)
        return powers[self.seat] / total if total else 1.0

    def rivals(self) -> list[int]:
        """Return the others who are in."""
        return [one for one, crew in enumerate(self.crews) if crew and one != self.seat]


def cards_of(view: View, seat: int) -> float:
    """Return what the cards of a seat are worth in dice."""
    found = sum([CARD_WORTH[kind] for kind in view.kinds(seat)])
    hidden = (view.live[seat], view.fresh[seat])
    return found + GUESS.concealed * sum([card != NO_CARD for card in hidden])


@cache
def _weight(dice: float) -> float:
    whole, last = int(dice), len(LOG_WEIGHTS) - 1
    if dice >= last:
        return exp(LOG_WEIGHTS[last] + GUESS.beyond * (dice - last))
    low, high = LOG_WEIGHTS[whole], LOG_WEIGHTS[whole + 1]
    return exp(low + (dice - whole) * (high - low))


class Option(NamedTuple):
    """An action with its value, a share of the victory; `chance` is that its bid is true."""

    action: Action
    value: float
    chance: float = 1.0


class Bidding:
    """One decision at the helm."""

    def __init__(self, view: View, seat: int, style: beliefs.Style, rng: Random) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.beliefs = beliefs.HandBeliefs(view, seat, style)
        self.model = self.beliefs.model
        self.stakes = Stakes(view, seat)
        self._worlds = self.beliefs.sampled_worlds(style.worlds, rng)
        self._luck = [[rng.random() for _ in range(round(GUESS.turns))] for _ in self._worlds]
        self._ends: dict[tuple[int, int, int], float] = {}

    def options(self, legal: Sequence[Action]) -> list[Option]:
        """Return what is worth considering, best first."""
        bids = [action for action in legal if isinstance(action, Bid)]
        found = [self.bid(bid) for bid in self._promising(bids)]
        for action in legal:
            if action == actions.CALL:
                found.append(Option(action, self.call()))
            elif action == actions.PARLAY:
                found.append(Option(action, self.parlay()))
        return sorted(found, key=lambda option: -option.value)

    def _promising(self, bids: Sequence[Bid]) -> list[Bid]:
        """Return the bids that look best at first sight; at least one, if there are any."""
        bidder = self.model.bidder(self.seat, self.view.bids)
        near = [bid for bid in bids if self.beliefs.chance(bid.count, bid.face) > GUESS.hopeless]
        near.sort(
            key=lambda bid: (
                -bidder.worth(bid.count, bid.face, self.beliefs.shown(self.seat, bid.face))
            )
        )
        return near[: round(GUESS.width)] or list(bids[:1])

    def showdown(self, winner: int, loser: int, dice: int) -> float:
        """Return the value after a showdown that costs the loser these dice."""
        known = self._ends.get((winner, loser, dice))
        if known is None:
            card = self.view.played[loser]
            ghosts = card != NO_CARD and self.view.faces[card] == pieces.GHOSTS
            known = self.stakes.share({loser: -dice - ghosts, winner: self.stakes.draw})
            self._ends[winner, loser, dice] = known
        return known

    def _right(self, seat: int) -> float:
        """Return the value after a correct parlay."""
        if (seat, seat, 0) not in self._ends:
            others = {one: -1.0 for one, crew in enumerate(self.stakes.crews) if crew}
            self._ends[seat, seat, 0] = self.stakes.share({**others, seat: self.stakes.draw})
        return self._ends[seat, seat, 0]

    def _called(self, caller: int, bidder: int, *, true: bool) -> float:
        if true:
            return self.showdown(bidder, caller, 1)
        return self.showdown(caller, bidder, 1 + (pieces.FLAG in self.view.kinds(caller)))

    def call(self) -> float:
        """Return the value of a call."""
        bidder, count, face = self.view.bids[-1]
        chance = self.beliefs.chance(count, face)
        true = self._called(self.seat, bidder, true=True)
        return chance * true + (1 - chance) * self._called(self.seat, bidder, true=False)

    def parlay(self) -> float:
        """Return the value of a parlay."""
        bidder, count, face = self.view.bids[-1]
        chance = self.beliefs.exact(count, face)
        return chance * self._right(self.seat) + (1 - chance) * self.showdown(bidder, self.seat, 2)

    def bid(self, bid: Bid) -> Option:
        """Return the mean value of the rounds that may follow a bid."""
        bids = (*self.view.bids, (self.seat, bid.count, bid.face))
        values = [
            self._played(bids, world, luck)
            for world, luck in zip(self._worlds, self._luck, strict=True)
        ]
        return Option(bid, sum(values) / len(values), self.beliefs.chance(bid.count, bid.face))

    def _played(
        self, bids: beliefs.Bids, world: Sequence[beliefs.Counts], luck: Sequence[float]
    ) -> float:
        """Return the value of a round that everybody plays as the model says."""
        model = self.model
        for number in luck:
            bidder, count, face = bids[-1]
            seat = model.next[bidder]
            choice = model.bidder(seat, bids).draw(world[seat], number)
            if choice in (beliefs.CALL, beliefs.PARLAY):
                found = sum([counts[face] for counts in world])
                if choice == beliefs.CALL:
                    return self._called(seat, bidder, true=found >= count)
                return self._right(seat) if found == count else self.showdown(bidder, seat, 2)
            bids = (*bids, (seat, *choice))
        return self.stakes.base


def mixed(
    options: Sequence[Option], stakes: Stakes, style: beliefs.Style
) -> list[tuple[Option, float]]:
    """Return how often to take each option, the likeliest first, so that play can't be predicted.

    Parlays are liked half as much as calls.
    """
    best, die = options[0].value, stakes.die
    near = [one for one in options if best - one.value <= style.tolerance * die]
    powers = []
    for one in near:
        liking = style.bluff if one.chance < GUESS.bluff else 0.0
        liking += {actions.CALL: style.call, actions.PARLAY: style.call / 2}.get(one.action, 0.0)
        powers.append(exp(min(50.0, ((one.value - best) / die + liking) / style.temperature)))
    total = sum(powers)
    weights = [power / total for power in powers]
    weights = _with_floor(near, weights, style.floor)
    return sorted(zip(near, weights, strict=True), key=lambda pair: -pair[1])


def _with_floor(near: Sequence[Option], weights: list[float], floor: float) -> list[float]:
    """Return the weights with at least this share of bluffs, if there are any."""
    bluffs = [at for at, one in enumerate(near) if one.chance < GUESS.bluff]
    now = sum([weights[at] for at in bluffs])
    if not bluffs or now >= floor:
        return weights
    found = [weight * (1 - floor) / (1 - now) for weight in weights]
    for at in bluffs:
        found[at] = floor / len(bluffs)
    return found
