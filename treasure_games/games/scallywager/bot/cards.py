"""Cards: what each way to use one is worth, compared with keeping it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from math import exp, sqrt
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.games.scallywager.bot.beliefs import Reading, added
from treasure_games.games.scallywager.bot.bidding import Bidding, Option
from treasure_games.games.scallywager.bot.style import Style
from treasure_games.games.scallywager.bot.worth import CARD_WORTH, CONCEALED, DRAWN, Stakes
from treasure_games.games.scallywager.rules import actions, odds, pieces
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.pieces import TREASURE, deck_of, places_in
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS
from treasure_games.games.scallywager.rules.view import View

SPARE: Final = 0.12
"""What a one-time card must bring beyond its use, in dice, to be used already now."""
LOOK: Final = 0.3
"""What one seen die is worth in a duel; less with more captains."""
DARING, CAUTION = 4.0, 0.25
"""How the liking for risk, -1 to 1, makes for drawing adventures: 27 % for none, 95 % for 1."""
WINNER: Final = 0.55
"""How likely a captain with more dice than others know of wins a showdown."""


class Hand:
    """The decisions about cards of one seat."""

    def __init__(self, view: View, seat: int, style: Style) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.stakes = Stakes(view, seat)

    def options(self, legal: Sequence[Action]) -> list[Option]:
        """Return each answer with its value, best first."""
        found = [Option(action, self.value(action)) for action in legal]
        return sorted(found, key=lambda option: -option.value)

    def value(self, action: Action) -> float:
        """Return the share of the victory after an answer."""
        return _VALUES[type(action)](self, action)

    def plus(self, dice: float) -> float:
        """Return the value with what is worth so many more of one's own dice."""
        return self.stakes.base + dice * self.stakes.die

    def cost(self, kind: int) -> float:
        """Return what is given up by using a treasure card now, in dice."""
        late = min(1.0, self.view.round_number / (4 * len(self.stakes.crews)))
        return SPARE * (1 + self.style.patience) * (1 - late) * (kind not in pieces.PERMANENT)

    def rest(self) -> float:
        """Return the value of using no card."""
        return self.stakes.base

    # Before the bidding

    def reroll(self, places: Sequence[int], kind: int) -> float:
        """Value a re-roll by how much more of one face it leads one to expect."""
        hold = self.view.dice[self.seat]
        kept = [face for place, face in enumerate(hold) if place not in places]
        best = most_of(kept)
        expected = best + len(places) * odds.share(self.view.house, 2)
        if not kept:
            expected = 0.9 + 0.28 * len(hold)
        return self.plus(0.5 * (expected - most_of(hold)) - self.cost(kind) - 0.02)

    def loaded(self, action: actions.LoadedDie) -> float:
        """Value a die turned to the face of which there are most."""
        hold = list(self.view.dice[self.seat])
        before, hold[action.place] = most_of(hold), action.face
        gain = 0.5 * (most_of(hold) - before) + 0.01 * max(Counter(hold).items(), key=_often)[0]
        return self.plus(gain - 0.1 - self.cost(pieces.LOADED))

    def look(self, target: int, dice: int, kind: int) -> float:
        """Value dice seen: the fewer there are in play, the more they say."""
        hidden = self.view.dice[target].count(UNKNOWN)
        share = min(dice, hidden) / sqrt(max(1, self.view.in_play - self.view.crew(self.seat)))
        before = target == self._before()
        return self.plus(LOOK * share * (1 + 0.3 * before) - self.cost(kind) / 2)

    def _before(self) -> int:
        """Return who bids before this seat."""
        seats = self.view.seats
        around = [(self.seat - step) % seats for step in range(1, seats)]
        return next(one for one in around if self.view.dice[one])

    def change(self, *changes: tuple[int, float]) -> float:
        """Value dice that surely come or go."""
        return self.stakes.share(dict(changes))

    def steal(self, card: int, price: float = 0.0) -> float:
        """Value a face-up card taken from another."""
        owner = next(one for one, held in enumerate(self.view.treasures) if card in held)
        worth = CARD_WORTH[self.view.faces[card]]
        return self.plus(worth - price + 0.3 * worth * self._leads(owner))

    def _leads(self, rival: int) -> bool:
        crews = self.stakes.crews
        return crews[rival] == max([crews[one] for one in self.stakes.rivals()])

    # At dawn

    def duel(self, target: int) -> float:
        """Two dice against one: 125, 36 and 55 of 216."""
        won = self.change((self.seat, 1), (target, -1))
        return (125 * won + 36 * self.stakes.base + 55 * self.change((self.seat, -1))) / 216

    def keg(self, target: int) -> float:
        """Two sides of the die are for each of three ends."""
        blast = [
            (one, -1.0) for one in self.stakes.rivals() if pieces.MARQUE not in self.view.kinds(one)
        ]
        ends = ([(self.seat, -1.0)], [(target, -1.0)], blast)
        return sum([self.change(*end) for end in ends]) / 3

    def kraken(self) -> float:
        """Return the mean over all rolls."""
        rivals = self.stakes.rivals()
        seats = [self.seat, *rivals]
        return sum(
            [
                chance * self.change(*zip(seats, losses, strict=True))
                for losses, chance in kraken_losses(len(rivals)).items()
            ]
        )

    def extra_dice(self, *, ghosts: bool) -> float:
        """Value dice that nobody reckons with: they decide bids on their faces."""
        party = min(1.0, 2 / len([one for one in self.stakes.crews if one]))
        won = self.change((self.seat, 1.0 if ghosts else min(2.0, self.view.box)))
        lost = self.change((self.seat, -1.0)) if ghosts else self.stakes.base
        gain = WINNER * won + (1 - WINNER) * lost
        return party * gain + (1 - party) * self.stakes.base

    # At the showdown

    def parties(self) -> tuple[int, int]:
        """Return bidder and challenger."""
        return self.view.bids[-1][0], self.view.challenger

    def challenge_wins(self, total: Sequence[float]) -> float:
        """Return how likely the challenger wins if the count is so spread."""
        count = self.view.bids[-1][1]
        if self.view.is_parlay:
            return total[count] if count < len(total) else 0.0
        return 1 - sum(total[count:])

    def wins(self) -> float:
        """Return how likely this seat wins, if it is a party; else the challenger."""
        chance = self.challenge_wins(self._reading().total(self.view.bids[-1][2]))
        return 1 - chance if self.seat == self.parties()[0] else chance

    def _reading(self) -> Reading:
        return Reading(self.view, self.seat, self.style)

    def party(self, won: float, lost: float) -> float:
        """Value dice that come to winner and loser of the showdown beside the usual ones."""
        bidder, challenger = self.parties()
        rival = challenger if self.seat == bidder else bidder
        chance = self.wins()
        spoils = self.change((rival, -1.0 - won), (self.seat, won / 2))
        return chance * spoils + (1 - chance) * self.change((self.seat, -1.0 - lost))

    def fog(self, target: int) -> float:
        """Value hidden dice that are rolled again, by how much they help this seat to win."""
        if self.seat not in self.parties():
            return self.rest() - 0.01 * self.stakes.die
        house, face = self.view.house, self.view.bids[-1][2]
        hold, viewers = self.view.dice[target], self.view.seen[target]
        stay = tuple([die for die, one in zip(hold, viewers, strict=True) if one == ALL_VIEWERS])
        fresh, share = len(hold) - len(stay), odds.share(house, face)
        rolled = [odds.exactly(fresh, count, share) for count in range(fresh + 1)]
        kept = [0.0] * counted(house, (stay,), face) + [1.0]
        rest = self._reading().total(face, target)
        after = self.challenge_wins(added(added(rest, tuple(rolled)), tuple(kept)))
        after = 1 - after if self.seat == self.parties()[0] else after
        return self.showdown(after)

    def showdown(self, chance: float) -> float:
        """Value the showdown for one of the parties with this chance to win."""
        bidder, challenger = self.parties()
        rival = challenger if self.seat == bidder else bidder
        return chance * self.change((rival, -1.0)) + (1 - chance) * self.change((self.seat, -1.0))

    def concealed(self) -> float:
        """Value no card."""
        at_showdown = self.view.bids and self.seat in self.parties()
        return self.showdown(self.wins()) if at_showdown else self.rest()

    def spot(self, target: int) -> float:
        """Value a named loser."""
        bidder, challenger = self.parties()
        wins = self.wins()
        if self.seat in (bidder, challenger):
            base, loses = self.showdown(wins), wins
        else:
            base, loses = self.rest(), (wins if target == bidder else 1 - wins)
        gain = self.change((target, -1.0), (self.seat, 1.0)) - self.stakes.base
        return base + loses * gain - (1 - loses) * self.stakes.die

    def xmarks(self, count: int) -> float:
        """Value a named count."""
        reading, face = self._reading(), self.view.bids[-1][2]
        near = [reading.exact(one, face) for one in (count, count - 1, count + 1)]
        two = self.change((self.seat, 2.0)) - self.stakes.base
        lost = 1 - sum(near)
        return self.concealed() + near[0] * two - lost * self.stakes.die


def _often(item: tuple[int, int]) -> tuple[int, int]:
    return item[1], item[0]


def most_of(hold: Sequence[int]) -> float:
    """Return how many dice show the commonest face, with a little for those after it."""
    counts = sorted(Counter(hold).values(), reverse=True)
    return counts[0] + 0.25 * sum(counts[1:2]) if counts else 0.0


@cache
def kraken_losses(rivals: int) -> Mapping[tuple[int, ...], float]:
    """SW-A05: return the chances of what each captain loses, its owner first."""
    found: dict[tuple[int, ...], float] = {}
    own = [0, 1, 3, 5, 7, 9, 11]
    for rolls in product(range(1, 7), repeat=rivals + 1):
        lowest = min(rolls)
        sunk = rolls.count(lowest)
        dice = 0 if sunk > rivals else 2 if sunk == 1 else 1
        weight = own[rolls[0]] / 36 / 6**rivals
        losses = tuple([-dice if one == lowest else 0 for one in rolls])
        found[losses] = found.get(losses, 0.0) + weight
    return found


def reward(hand: Hand, action: Action) -> float:
    """Value a card that is drawn."""
    if action == actions.DRAW_NOTHING:
        return hand.rest()
    return hand.plus(DRAWN if action == actions.DRAW_TREASURE else CONCEALED)


def drawn(hand: Hand, legal: Sequence[Action]) -> list[tuple[Option, float]]:
    """Return how often to draw which card, the likeliest first.

    Treasures win a little more often, but whoever never draws an adventure needn't be feared.
    """
    options = hand.options(legal)
    shares = {options[0].action: 1.0}
    if actions.DRAW_ADVENTURE in legal and actions.DRAW_TREASURE in legal:
        daring = 1 / (1 + exp(DARING * (CAUTION - hand.style.risk)))
        shares = {actions.DRAW_TREASURE: 1 - daring, actions.DRAW_ADVENTURE: daring}
    found = [(option, shares.get(option.action, 0.0)) for option in options]
    return sorted(found, key=lambda pair: -pair[1])


def kept(hand: Hand, action: actions.KeepCard) -> float:
    """Value one of two cards; as an adventure is used next round or never, a little less."""
    worth = CARD_WORTH[hand.view.faces[action.card]]
    return hand.plus(worth * (1.0 if deck_of(action.card) == TREASURE else 0.8))


def saved(hand: Hand, action: Action) -> float:
    """Value a Lifeboat now or later; the last die comes first."""
    last = hand.view.loss[0] >= hand.stakes.crews[hand.seat]
    if action == actions.USE_LIFEBOAT:
        return hand.plus(CARD_WORTH[pieces.LIFEBOAT] + 9 * last + 0.1)
    return hand.plus(CARD_WORTH[pieces.LIFEBOAT] + 0.15 * hand.style.patience)


def helm(hand: Hand, bidding: Bidding, action: Action, best: float) -> Option:
    """Value a card at the helm by the bids that it brings about."""
    if action == actions.HORNSWOGGLE:
        _, count, face = hand.view.bids[-1] if hand.view.bids else (0, 0, 0)
        total = hand.view.in_play
        bids = [
            bid
            for row in actions.BID[1 : total + 1]
            for bid in row[1:]
            if (bid.count, bid.face) != (count, face)
        ]
        found = bidding.options(bids)[0]
        return Option(action, found.value - 0.05 * hand.stakes.die, found.chance)
    assert isinstance(action, actions.ShowYourColours)
    return Option(action, best + _colours(hand, action) * hand.stakes.die)


def _colours(hand: Hand, action: actions.ShowYourColours) -> float:
    """Return what dice of one face in the open are worth; all others should be re-rolled."""
    hold = hand.view.dice[hand.seat]
    shown = [hold[place] for place in places_in(action.places)]
    face = shown[0]
    _, _, low = hand.view.bids[-1] if hand.view.bids else (0, 0, 1)
    if set(shown) != {face} or hold.count(face) != len(shown) or face < low:
        return -0.5
    return 0.2 * len(shown) - 0.45


def shown_best(hand: Hand, action: actions.RerollOthers) -> float:
    """After Show Your Colours all other dice that differ from those shown are rolled again."""
    hold, viewers = hand.view.dice[hand.seat], hand.view.seen[hand.seat]
    faces = {face for face, one in zip(hold, viewers, strict=True) if one == ALL_VIEWERS}
    good = [hold[place] not in faces for place in places_in(action.places)]
    return hand.plus(0.1 * (2 * sum(good) - len(good)))


def plundered(hand: Hand, action: actions.Plunder) -> float:
    """Value a card of the loser."""
    return hand.steal(action.card)


_VALUES: Final[dict[type[Any], Callable[[Hand, Any], float]]] = {
    actions.Pass: lambda hand, _: hand.rest(),
    actions.ShipsParrot: lambda hand, a: hand.reroll((a.place,), pieces.PARROT),
    actions.BarrelOfGrog: lambda hand, a: hand.reroll(places_in(a.places), pieces.GROG),
    actions.LoadedDie: Hand.loaded,
    actions.CrowsNest: lambda hand, a: hand.look(a.target, 1, pieces.NEST),
    actions.Spyglass: lambda hand, a: hand.look(a.target, 2, pieces.SPYGLASS),
    actions.PressGang: lambda hand, _: hand.plus(0.2),
    actions.Grapeshot: lambda hand, a: hand.change((a.target, -1.0)),
    actions.Cutpurse: lambda hand, a: hand.steal(a.card, CARD_WORTH[pieces.CUTPURSE]),
    actions.Conceal: lambda hand, _: hand.concealed(),
    actions.DuelAtDawn: lambda hand, a: hand.duel(a.target),
    actions.PowderKeg: lambda hand, a: hand.keg(a.target),
    actions.GhostCrew: lambda hand, _: hand.extra_dice(ghosts=True),
    actions.Shanghaied: lambda hand, _: hand.extra_dice(ghosts=False),
    actions.TheKraken: lambda hand, _: hand.kraken(),
    actions.FogBank: lambda hand, a: hand.fog(a.target),
    actions.DavyJonesWager: lambda hand, _: hand.party(2.0, 1.0),
    actions.BoardersAway: lambda hand, _: hand.party(1.0, 1.5),
    actions.TheBlackSpot: lambda hand, a: hand.spot(a.target),
    actions.XMarksTheSpot: lambda hand, a: hand.xmarks(a.count),
    actions.UseLifeboat: saved,
    actions.KeepLifeboat: saved,
    actions.Plunder: plundered,
    actions.DrawTreasure: reward,
    actions.DrawAdventure: reward,
    actions.DrawNothing: reward,
    actions.KeepCard: kept,
    actions.RerollOthers: shown_best,
}
