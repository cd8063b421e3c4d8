"""Pirates differ in what they do, not only in what is said of them."""

from functools import cache
from itertools import pairwise
from math import log

import pytest

from tests.battery.playing import opened
from tests.games.scallywager.scripted import altered
from treasure_games.games.scallywager.bot.beliefs import HandBeliefs, Style
from treasure_games.games.scallywager.bot.bidding import BLUFF
from treasure_games.games.scallywager.bot.mind import MIND, TRAITS
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.phases import BIDDING, REWARD
from treasure_games.games.scallywager.rules.state import BIDS_HELD, BLUFFS_CAUGHT, TALLIES
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

GAMES = 3


@cache
def questions() -> tuple[View, ...]:
    """What mates were asked at the helm in some games, once there was a bid."""
    found = []
    for seed in range(GAMES):
        play = opened(GAME, 3, {"cards": "off"}, seed)
        players = [make_player("deckhand", "scallywager", seat, seed) for seat in range(3)]
        while (pending := GAME.pending(play.state)) is not None:
            seat = pending.seats[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            if view.phase == BIDDING and view.bids:
                found.append(view)
            play.act(seat, players[seat].choose(view, legal))
    return tuple(found)


def is_lie(view: View, action: Action) -> bool:
    """Whether a bid is false more often than not."""
    assert view.seat is not None
    if not isinstance(action, Bid):
        return False
    return HandBeliefs(view, view.seat, Style()).chance(action.count, action.face) < BLUFF


@cache
def rates(persona: str) -> tuple[float, float]:
    """How often a pirate lies, and calls or parlays, in those positions."""
    lies = calls = 0.0
    for view in questions():
        for action, chance in MIND.policy(view, persona=PERSONAS[persona]).items():
            lies += chance * is_lie(view, action)
            calls += chance * (action in (actions.CALL, actions.PARLAY))
    return lies / len(questions()), calls / len(questions())


@pytest.mark.full
def test_all_eight_pirates_lie_differently() -> None:
    lies = sorted(rates(persona)[0] for persona in PERSONAS)
    assert all(more - less > 0.002 for less, more in pairwise(lies)), lies
    assert lies[-1] > 1.5 * lies[0]
    assert lies[0] > 0.005, "nobody can be read like a book"


@pytest.mark.full
def test_all_eight_pirates_call_differently() -> None:
    calls = sorted(rates(persona)[1] for persona in PERSONAS)
    assert all(more - less > 0.001 for less, more in pairwise(calls)), calls


@pytest.mark.full
def test_the_gambler_lies_most_and_the_merciless_calls_most() -> None:
    assert max(PERSONAS, key=lambda persona: rates(persona)[0]) == "dutch"
    assert min(PERSONAS, key=lambda persona: rates(persona)[0]) == "gull"
    assert max(PERSONAS, key=lambda persona: rates(persona)[1]) == "ruth"
    assert min(PERSONAS, key=lambda persona: rates(persona)[1]) == "tamsin"


def doubtful() -> View:
    """A position in which a captain sometimes calls."""
    for view in questions():
        if 0.1 < MIND.policy(view).get(actions.CALL, 0.0) < 0.9:
            return view
    raise AssertionError("no doubtful bid in these games")


def test_the_vengeful_call_those_who_have_cost_them_dice() -> None:
    view = doubtful()
    assert view.seat is not None
    harms = list(view.harms)
    harms[view.bids[-1][0] * view.seats + view.seat] += 3
    hurt = altered(view, harms=tuple(harms))

    def gain(persona: str) -> float:
        before, after = [
            MIND.policy(one, persona=PERSONAS[persona]).get(actions.CALL, 0.0)
            for one in (view, hurt)
        ]
        return log(after / (1 - after)) - log(before / (1 - before))

    assert gain("mary") > gain("bosun") + 0.1


def test_old_pike_remembers_liars_longer_than_dutch_bram() -> None:
    view = doubtful()
    bidder = view.bids[-1][0]
    tallies = list(view.tallies)
    tallies[bidder * TALLIES + BLUFFS_CAUGHT] += 4
    tallies[bidder * TALLIES + BIDS_HELD] += 1
    known = altered(view, tallies=tuple(tallies))
    assert view.seat is not None
    trust = {
        name: HandBeliefs(known, view.seat, Style(memory=TRAITS[name].memory)).bluffs(bidder)
        for name in ("pike", "dutch")
    }
    assert trust["pike"] > trust["dutch"] > HandBeliefs(view, view.seat, Style()).bluffs(bidder)


def test_the_daring_draw_adventures_and_everybody_does_now_and_then() -> None:
    """SW-26: whoever never drew one needn't be feared by those who bid against him."""
    play = opened(GAME, 3, {}, 1)
    while play.state.phase != REWARD:
        pending = GAME.pending(play.state)
        assert pending is not None
        play.act(pending.seats[0], GAME.legal(play.state, pending.seats[0])[-1])
    pending = GAME.pending(play.state)
    assert pending is not None
    view = GAME.view(play.state, pending.seats[0])
    drawn = {
        name: MIND.policy(view, persona=one).get(actions.DRAW_ADVENTURE, 0.0)
        for name, one in PERSONAS.items()
    }
    assert drawn["dutch"] > 0.8 > drawn["woodenfinger"] > 0.5 > drawn["ruth"] > drawn["gull"] > 0
