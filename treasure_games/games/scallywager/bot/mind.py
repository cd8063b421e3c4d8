"""The mind of Scallywager: tables for the last two, beliefs for a full table, cards, personas."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.scallywager.bot import cards, duel
from treasure_games.games.scallywager.bot.beliefs import GUESS, Style
from treasure_games.games.scallywager.bot.bidding import Bidding, Option, mixed
from treasure_games.games.scallywager.bot.hints import reason_for
from treasure_games.games.scallywager.rules import actions, odds
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.house import FREELY
from treasure_games.games.scallywager.rules.phases import BIDDING, REWARD
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS, NORMAL
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Move
from treasure_games.opponents.mind import Gains, Mind, MindPage, taking_less
from treasure_games.opponents.personas import against, leads

_PAGE: Final = page_beside(__file__, MindPage)
_ACTS: Final = by_kind(_PAGE.deeds, actions.ACTIONS)
CAPTAIN: Final = Style(solved=True)


def deeds(view: View, move: Move[Action]) -> Sequence[str]:
    """Return what an act is, by name: a kind of bid, a call, a use of a card."""
    action, seat = move.actions[0], view.seat
    assert seat is not None
    if isinstance(action, Bid):
        return _of_bidding(view, seat, action)
    if isinstance(action, actions.Call | actions.Parlay):
        verb = "calls" if action == actions.CALL else "parlays"
        return _aimed(view, seat, view.bids[-1][0], verb)
    if hasattr(action, "target"):
        return _aimed(view, seat, action.target, "aims")
    return _ACTS.get(type(action), ())


def _of_bidding(view: View, seat: int, bid: Bid) -> list[str]:
    """Return whether a bid is of the own dice, likely false, a leap, or high to open with."""
    hold, last = view.dice[seat], view.bids[-1][1] if view.bids else 0
    chance = odds.at_least(
        odds.unknown(view), bid.count - odds.known(view, bid.face), odds.share(view.house, bid.face)
    )
    is_own = hold.count(bid.face) == max(map(hold.count, FACES))
    found = {
        "bluffs": chance < GUESS.bluff,
        "own": is_own,
        "leaps": bid.count > last + 1,
        "opens_high": not last and bid.count > 2,
    }
    return [name for name, holds in found.items() if holds]


def _aimed(view: View, seat: int, target: int, verb: str) -> list[str]:
    is_first = leads([view.crew(one) for one in range(view.seats)], target, seat)
    suffered, done = view.harm(target, seat), view.harm(seat, target)
    return against(verb, leads=is_first, suffered=suffered, done=done)


def certainty(view: View, action: Action) -> Gains:
    """Return 1 for what is surely right by the dice in view, and -1 for what surely isn't."""
    if not isinstance(action, Bid | actions.Call | actions.Parlay):
        return None, 0.0
    count, face = (action.count, action.face) if isinstance(action, Bid) else view.bids[-1][1:]
    least = counted(view.house, view.dice, face)
    most = least + sum([hold.count(UNKNOWN) for hold in view.dice])
    if isinstance(action, Bid):
        return None, -0.5 * (count > most)  # Others may not know, so a wrong call is worse.
    is_call = action == actions.CALL
    return None, (count > most) - (count <= least) if is_call else -(not least <= count <= most)


def support(view: View, action: Action) -> Gains:
    """Return whether a bid names a face that the own dice have."""
    assert view.seat is not None
    own = (view.dice[view.seat],)
    return (Bid, counted(view.house, own, action.face) > 0) if isinstance(action, Bid) else ()


class ScallywagerMind(Mind[Action, View, Style], page=_PAGE):
    """The mind of Scallywager."""

    game: AnyGame = GAME
    levels = _PAGE.levels_with(Style)
    glance = Style(tolerance=inf)
    follies = (taking_less(certainty), taking_less(support))

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what seems best; at the helm that is easy to predict."""
        assert view.seat is not None
        if view.phase != BIDDING:
            return cards.CardDecisions(view, view.seat, CAPTAIN).options(legal)[0].action
        return _considered(Bidding(view, view.seat, CAPTAIN, Random(0)), legal)[0].action

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Style, rng: Random
    ) -> Sequence[Evaluation]:
        """Return bids and calls with their rates, and uses of cards with their values."""
        assert view.seat is not None
        if view.phase == REWARD:
            drawn = cards.draw_rates(cards.CardDecisions(view, view.seat, effort), legal)
            return [_evaluation(option, chance) for option, chance in drawn]
        if view.phase != BIDDING:
            found = cards.CardDecisions(view, view.seat, effort).options(legal)
            return [_evaluation(option, None) for option in found]
        bidding = Bidding(view, view.seat, effort, rng)
        solved = _by_table(view, view.seat, legal) if effort.solved else {}
        if solved:
            return _followed(bidding, solved)
        chosen = mixed(_considered(bidding, legal), bidding.stakes, effort)
        return [_evaluation(option, chance) for option, chance in chosen]

    def advises(self, view: View, action: Action) -> bool:
        """Return False for parlays: in real play they are right less often than it seems."""
        return action != actions.PARLAY

    deeds = staticmethod(deeds)
    reason = staticmethod(reason_for)


def _evaluation(option: Option, chance: float | None) -> Evaluation:
    value = min(1.0, max(0.0, option.value))  # The worth of cards is added by rough estimates.
    return Evaluation.of(option.action, value, chance)


def _considered(bidding: Bidding, legal: Sequence[Action]) -> list[Option]:
    """Return bids, call and parlay, and perhaps a card of the helm, best first."""
    options = bidding.options(legal)
    decisions = cards.CardDecisions(bidding.view, bidding.seat, bidding.style)
    best = options[0].value if options else 0.0
    for action in legal:
        if action == actions.HORNSWOGGLE or isinstance(action, actions.ShowYourColours):
            options.append(cards.helm_option(decisions, bidding, action, best))
    return sorted(options, key=lambda option: -option.value)


def _by_table(view: View, seat: int, legal: Sequence[Action]) -> dict[Action, float]:
    """Return the strategy of the table for this duel; empty if it isn't a solved one.

    Known dice of the rival, ghosts and other house rules make it another game.
    """
    rivals = [one for one in range(view.seats) if view.dice[one] and one != seat]
    house = view.house
    if len(rivals) > 1 or not house.raise_is_strict or house.ones_are_wild:
        return {}
    rival = rivals[0]
    if any(view.ghosts) or view.helm != NORMAL or _is_known(view, seat, rival):
        return {}
    opens = view.token == seat
    dice = [len(view.dice[seat]), len(view.dice[rival])]
    table = duel.shipped().of(*(dice if opens else dice[::-1]))
    numbers = [duel.number_of(count, face) for _, count, face in view.bids]
    if table is None or (house.ones == FREELY and 1 in [face for _, _, face in view.bids[1:]]):
        return {}
    counts = [view.dice[seat].count(face) for face in FACES]
    found = {
        _action_of(number): chance
        for number, chance in table.strategy(numbers, counts, opens=opens).items()
    }
    allowed = set(legal)
    found = {action: chance for action, chance in found.items() if action in allowed}
    total = sum(found.values())
    return {action: chance / total for action, chance in found.items()}


def _is_known(view: View, seat: int, rival: int) -> bool:
    """Return True if some dice aren't hidden as the tables assume."""
    mine, theirs = 1 << rival, 1 << seat
    return any(
        [
            *[viewers & theirs for viewers in view.seen[rival]],
            *[viewers & mine or viewers == ALL_VIEWERS for viewers in view.seen[seat]],
        ]
    )


def _action_of(number: int) -> Action:
    if number == duel.CALL:
        return actions.CALL
    if number == duel.PARLAY:
        return actions.PARLAY
    count, face = duel.bid_of(number)
    return actions.BID[count][face]


def _followed(bidding: Bidding, solved: Mapping[Action, float]) -> list[Evaluation]:
    """Return the strategy of a table, the likeliest act first."""
    found = sorted(solved.items(), key=lambda pair: -pair[1])
    return [_evaluation(_valued(bidding, action), chance) for action, chance in found]


def _valued(bidding: Bidding, action: Action) -> Option:
    if isinstance(action, Bid):
        return bidding.bid(action)
    return Option(action, bidding.call() if action == actions.CALL else bidding.parlay())


MIND: Final = ScallywagerMind()
