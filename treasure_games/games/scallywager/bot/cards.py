"""What each way to use a card is worth, compared with keeping it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from math import sqrt
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.scallywager.bot.beliefs import GUESS, HandBeliefs, Style, added
from treasure_games.games.scallywager.bot.bidding import CARD_WORTH, Bidding, Option, Stakes
from treasure_games.games.scallywager.rules import actions, odds, pieces
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.pieces import TREASURE, deck_of, places_in
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS
from treasure_games.games.scallywager.rules.view import View

_WORTH: Final = Named(page_beside(__file__, dict[str, float]))


class CardDecisions:
    """Values the answers of one seat to a question about cards."""

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

    def value_with(self, dice: float) -> float:
        """Return the value with this much more, in own dice."""
        return self.stakes.base + dice * self.stakes.die

    def cost_of_use(self, kind: int) -> float:
        """Return what using a treasure card now costs, in dice, as it can't be used later."""
        late = min(1.0, self.view.round_number / (4 * len(self.stakes.crews)))
        return _WORTH.spare * (1 - late) * (kind not in pieces.PERMANENT)

    def value_of_passing(self) -> float:
        """Return the value of using no card."""
        return self.stakes.base

    # Before the bidding

    def value_of_reroll(self, places: Sequence[int], kind: int) -> float:
        """Value a re-roll by how much more of one face can be expected."""
        hold = self.view.dice[self.seat]
        kept = [face for place, face in enumerate(hold) if place not in places]
        best = most_of(kept)
        expected = best + len(places) * odds.share(self.view.house, 2)
        if not kept:
            expected = 0.9 + 0.28 * len(hold)
        return self.value_with(0.5 * (expected - most_of(hold)) - self.cost_of_use(kind) - 0.02)

    def value_of_turning(self, action: actions.LoadedDie) -> float:
        """Value turning a die to the commonest face."""
        hold = list(self.view.dice[self.seat])
        before, hold[action.place] = most_of(hold), action.face
        _, commonest = max((count, face) for face, count in Counter(hold).items())
        gain = 0.5 * (most_of(hold) - before) + 0.01 * commonest
        return self.value_with(gain - 0.1 - self.cost_of_use(pieces.LOADED))

    def value_of_look(self, target: int, dice: int, kind: int) -> float:
        """Value seeing dice: the fewer are in play, the more it helps."""
        hidden = self.view.dice[target].count(UNKNOWN)
        share = min(dice, hidden) / sqrt(max(1, self.view.in_play - self.view.crew(self.seat)))
        before = target == self._before()
        seen = _WORTH.look * share * (1 + 0.3 * before)
        return self.value_with(seen - self.cost_of_use(kind) / 2)

    def _before(self) -> int:
        """Return the seat that bids before this one."""
        seats = self.view.seats
        around = [(self.seat - step) % seats for step in range(1, seats)]
        return next(one for one in around if self.view.dice[one])

    def value_of_change(self, *changes: tuple[int, float]) -> float:
        """Value dice that certainly come or go."""
        return self.stakes.share(dict(changes))

    def value_of_stealing(self, card: int, price: float = 0.0) -> float:
        """Value a face-up card taken from another."""
        owner = next(one for one, held in enumerate(self.view.treasures) if card in held)
        worth = CARD_WORTH[self.view.faces[card]]
        return self.value_with(worth - price + 0.3 * worth * self._leads(owner))

    def _leads(self, rival: int) -> bool:
        crews = self.stakes.crews
        return crews[rival] == max([crews[one] for one in self.stakes.rivals()])

    # At dawn

    def value_of_duel(self, target: int) -> float:
        """Value two dice against one: of 216 rolls 125 win, 36 tie and 55 lose."""
        won = self.value_of_change((self.seat, 1), (target, -1))
        return (
            125 * won + 36 * self.stakes.base + 55 * self.value_of_change((self.seat, -1))
        ) / 216

    def value_of_keg(self, target: int) -> float:
        """Value the three ends of a keg, which are equally likely."""
        blast = [
            (one, -1.0) for one in self.stakes.rivals() if pieces.MARQUE not in self.view.kinds(one)
        ]
        ends = ([(self.seat, -1.0)], [(target, -1.0)], blast)
        return sum([self.value_of_change(*end) for end in ends]) / 3

    def value_of_kraken(self) -> float:
        """Value the Kraken by the mean over all rolls."""
        rivals = self.stakes.rivals()
        seats = [self.seat, *rivals]
        return sum(
            [
                chance * self.value_of_change(*zip(seats, losses, strict=True))
                for losses, chance in kraken_losses(len(rivals)).items()
            ]
        )

    def value_of_extra_dice(self, *, ghosts: bool) -> float:
        """Value dice that nobody reckons with, as they decide bids on their faces."""
        party = min(1.0, 2 / len([one for one in self.stakes.crews if one]))
        won = self.value_of_change((self.seat, 1.0 if ghosts else min(2.0, self.view.box)))
        lost = self.value_of_change((self.seat, -1.0)) if ghosts else self.stakes.base
        gain = _WORTH.winner * won + (1 - _WORTH.winner) * lost
        return party * gain + (1 - party) * self.stakes.base

    # At the showdown

    def parties(self) -> tuple[int, int]:
        """Return bidder and challenger."""
        return self.view.bids[-1][0], self.view.challenger

    def challenger_chance(self, total: Sequence[float]) -> float:
        """Return how likely the challenger wins, from the chances of each count."""
        count = self.view.bids[-1][1]
        if self.view.is_parlay:
            return total[count] if count < len(total) else 0.0
        return 1 - sum(total[count:])

    def chance_to_win(self) -> float:
        """Return the chance that this seat wins if it is a party, else that the challenger wins."""
        chance = self.challenger_chance(self._beliefs().total(self.view.bids[-1][2]))
        return 1 - chance if self.seat == self.parties()[0] else chance

    def _beliefs(self) -> HandBeliefs:
        return HandBeliefs(self.view, self.seat, self.style)

    def value_for_parties(self, won: float, lost: float) -> float:
        """Value dice that winner and loser of the showdown gain or lose beside the usual ones."""
        bidder, challenger = self.parties()
        rival = challenger if self.seat == bidder else bidder
        chance = self.chance_to_win()
        spoils = self.value_of_change((rival, -1.0 - won), (self.seat, won / 2))
        return chance * spoils + (1 - chance) * self.value_of_change((self.seat, -1.0 - lost))

    def value_of_fog(self, target: int) -> float:
        """Value re-rolling hidden dice, by how much it helps this seat to win."""
        if self.seat not in self.parties():
            return self.value_of_passing() - 0.01 * self.stakes.die
        house, face = self.view.house, self.view.bids[-1][2]
        hold, viewers = self.view.dice[target], self.view.seen[target]
        stay = tuple([die for die, one in zip(hold, viewers, strict=True) if one == ALL_VIEWERS])
        fresh, share = len(hold) - len(stay), odds.share(house, face)
        rolled = [odds.exactly(fresh, count, share) for count in range(fresh + 1)]
        kept = [0.0] * counted(house, (stay,), face) + [1.0]
        rest = self._beliefs().total(face, target)
        after = self.challenger_chance(added(added(rest, tuple(rolled)), tuple(kept)))
        after = 1 - after if self.seat == self.parties()[0] else after
        return self.value_of_showdown(after)

    def value_of_showdown(self, chance: float) -> float:
        """Value the showdown for one of the parties with this chance to win."""
        bidder, challenger = self.parties()
        rival = challenger if self.seat == bidder else bidder
        return chance * self.value_of_change((rival, -1.0)) + (1 - chance) * self.value_of_change(
            (self.seat, -1.0)
        )

    def value_of_concealing(self) -> float:
        """Value keeping the card concealed."""
        at_showdown = self.view.bids and self.seat in self.parties()
        return (
            self.value_of_showdown(self.chance_to_win()) if at_showdown else self.value_of_passing()
        )

    def value_of_spot(self, target: int) -> float:
        """Value naming the loser."""
        bidder, challenger = self.parties()
        wins = self.chance_to_win()
        if self.seat in (bidder, challenger):
            base, loses = self.value_of_showdown(wins), wins
        else:
            base, loses = self.value_of_passing(), (wins if target == bidder else 1 - wins)
        gain = self.value_of_change((target, -1.0), (self.seat, 1.0)) - self.stakes.base
        return base + loses * gain - (1 - loses) * self.stakes.die

    def value_of_naming(self, count: int) -> float:
        """Value naming a count."""
        beliefs, face = self._beliefs(), self.view.bids[-1][2]
        near = [beliefs.exact(one, face) for one in (count, count - 1, count + 1)]
        two = self.value_of_change((self.seat, 2.0)) - self.stakes.base
        lost = 1 - sum(near)
        return self.value_of_concealing() + near[0] * two - lost * self.stakes.die


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


def value_of_drawing(decisions: CardDecisions, action: Action) -> float:
    """Value drawing a card, or none."""
    if action == actions.DRAW_NOTHING:
        return decisions.value_of_passing()
    return decisions.value_with(GUESS.drawn if action == actions.DRAW_TREASURE else GUESS.concealed)


def draw_rates(decisions: CardDecisions, legal: Sequence[Action]) -> list[tuple[Option, float]]:
    """Return how often to draw from which deck, the likeliest first.

    Treasures win a little more often, but nobody fears a captain who never draws adventures.
    """
    options = decisions.options(legal)
    shares = {options[0].action: 1.0}
    if actions.DRAW_ADVENTURE in legal and actions.DRAW_TREASURE in legal:
        shares = {actions.DRAW_TREASURE: 1 - _WORTH.daring, actions.DRAW_ADVENTURE: _WORTH.daring}
    found = [(option, shares.get(option.action, 0.0)) for option in options]
    return sorted(found, key=lambda pair: -pair[1])


def value_of_keeping(decisions: CardDecisions, action: actions.KeepCard) -> float:
    """Value one of two cards; an adventure a little less, as it is used next round or never."""
    worth = CARD_WORTH[decisions.view.faces[action.card]]
    return decisions.value_with(worth * (1.0 if deck_of(action.card) == TREASURE else 0.8))


def value_of_lifeboat(decisions: CardDecisions, action: Action) -> float:
    """Value using a Lifeboat now or later; saving the last die comes first."""
    last = decisions.view.loss[0] >= decisions.stakes.crews[decisions.seat]
    if action == actions.USE_LIFEBOAT:
        return decisions.value_with(CARD_WORTH[pieces.LIFEBOAT] + 9 * last + 0.1)
    return decisions.value_with(CARD_WORTH[pieces.LIFEBOAT])


def helm_option(decisions: CardDecisions, bidding: Bidding, action: Action, best: float) -> Option:
    """Value a card at the helm by the bids that it allows."""
    if action == actions.HORNSWOGGLE:
        _, count, face = decisions.view.bids[-1] if decisions.view.bids else (0, 0, 0)
        total = decisions.view.in_play
        bids = [
            bid
            for row in actions.BID[1 : total + 1]
            for bid in row[1:]
            if (bid.count, bid.face) != (count, face)
        ]
        found = bidding.options(bids)[0]
        return Option(action, found.value - 0.05 * decisions.stakes.die, found.chance)
    assert isinstance(action, actions.ShowYourColours)
    return Option(action, best + _value_of_showing(decisions, action) * decisions.stakes.die)


def _value_of_showing(decisions: CardDecisions, action: actions.ShowYourColours) -> float:
    """Return what showing dice is worth: those of one face, so that all others are re-rolled."""
    hold = decisions.view.dice[decisions.seat]
    shown = [hold[place] for place in places_in(action.places)]
    face = shown[0]
    _, _, low = decisions.view.bids[-1] if decisions.view.bids else (0, 0, 1)
    if set(shown) != {face} or hold.count(face) != len(shown) or face < low:
        return -0.5
    return 0.2 * len(shown) - 0.45


def value_of_rerolling_others(decisions: CardDecisions, action: actions.RerollOthers) -> float:
    """Value a re-roll after Show Your Colours: all dice that differ from those shown should go."""
    hold, viewers = decisions.view.dice[decisions.seat], decisions.view.seen[decisions.seat]
    faces = {face for face, one in zip(hold, viewers, strict=True) if one == ALL_VIEWERS}
    good = [hold[place] not in faces for place in places_in(action.places)]
    return decisions.value_with(0.1 * (2 * sum(good) - len(good)))


_VALUES: Final[dict[type[Any], Callable[[CardDecisions, Any], float]]] = {
    actions.Pass: lambda decisions, _: decisions.value_of_passing(),
    actions.ShipsParrot: lambda decisions, a: decisions.value_of_reroll((a.place,), pieces.PARROT),
    actions.BarrelOfGrog: lambda decisions, a: decisions.value_of_reroll(
        places_in(a.places), pieces.GROG
    ),
    actions.LoadedDie: CardDecisions.value_of_turning,
    actions.CrowsNest: lambda decisions, a: decisions.value_of_look(a.target, 1, pieces.NEST),
    actions.Spyglass: lambda decisions, a: decisions.value_of_look(a.target, 2, pieces.SPYGLASS),
    actions.PressGang: lambda decisions, _: decisions.value_with(0.2),
    actions.Grapeshot: lambda decisions, a: decisions.value_of_change((a.target, -1.0)),
    actions.Cutpurse: lambda decisions, a: decisions.value_of_stealing(
        a.card, CARD_WORTH[pieces.CUTPURSE]
    ),
    actions.Conceal: lambda decisions, _: decisions.value_of_concealing(),
    actions.DuelAtDawn: lambda decisions, a: decisions.value_of_duel(a.target),
    actions.PowderKeg: lambda decisions, a: decisions.value_of_keg(a.target),
    actions.GhostCrew: lambda decisions, _: decisions.value_of_extra_dice(ghosts=True),
    actions.Shanghaied: lambda decisions, _: decisions.value_of_extra_dice(ghosts=False),
    actions.TheKraken: lambda decisions, _: decisions.value_of_kraken(),
    actions.FogBank: lambda decisions, a: decisions.value_of_fog(a.target),
    actions.DavyJonesWager: lambda decisions, _: decisions.value_for_parties(2.0, 1.0),
    actions.BoardersAway: lambda decisions, _: decisions.value_for_parties(1.0, 1.5),
    actions.TheBlackSpot: lambda decisions, a: decisions.value_of_spot(a.target),
    actions.XMarksTheSpot: lambda decisions, a: decisions.value_of_naming(a.count),
    actions.UseLifeboat: value_of_lifeboat,
    actions.KeepLifeboat: value_of_lifeboat,
    actions.Plunder: lambda decisions, a: decisions.value_of_stealing(a.card),
    actions.DrawTreasure: value_of_drawing,
    actions.DrawAdventure: value_of_drawing,
    actions.DrawNothing: value_of_drawing,
    actions.KeepCard: value_of_keeping,
    actions.RerollOthers: value_of_rerolling_others,
}
