"""Pirates differ in what they do, not only in what is said of them."""

from functools import cache
from math import log

import pytest

from tests.battery.playing import opened
from tests.games.scallywager.scripted import altered
from treasure_games.games.scallywager.bot.beliefs import GUESS, HandBeliefs, Style
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.phases import BIDDING, REWARD
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.personas import PERSONAS, Persona
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
    return HandBeliefs(view, view.seat, Style()).chance(action.count, action.face) < GUESS.bluff


@cache
def lies_of(persona: str) -> float:
    """How often a pirate lies in those positions."""
    every = [
        chance * is_lie(view, action)
        for view in questions()
        for action, chance in MIND.policy(view, persona=PERSONAS[persona]).items()
    ]
    return sum(every) / len(questions())


@pytest.mark.full
def test_bluffers_lie_far_more_than_the_steady_and_nobody_can_be_read_like_a_book() -> None:
    lies = {persona: lies_of(persona) for persona in PERSONAS}
    assert min(lies, key=lambda one: lies[one]) == "gull"
    assert min(lies["tamsin"], lies["dutch"]) > 1.5 * max(lies["bosun"], lies["gull"])
    assert lies["gull"] > 0.005


def test_the_merciless_open_higher_than_others() -> None:
    views = []
    for seed in range(6):
        play = opened(GAME, 3, {"cards": "off"}, seed)
        pending = GAME.pending(play.state)
        assert pending is not None
        views.append(GAME.view(play.state, pending.seats[0]))

    def high(persona: Persona | None) -> float:
        policies = [MIND.policy(view, level="mate", persona=persona) for view in views]
        bids = [pair for policy in policies for pair in policy.items()]
        return sum([one for bid, one in bids if isinstance(bid, Bid) and bid.count > 2])

    assert high(PERSONAS["ruth"]) > 1.5 * high(None) > 0


def doubtful() -> View:
    """A position in which a captain sometimes parlays."""
    for view in questions():
        if 0.01 < MIND.policy(view).get(actions.PARLAY, 0.0) < 0.9:
            return view
    raise AssertionError("no doubtful bid in these games")


def test_the_vengeful_parlay_with_those_who_have_cost_them_dice() -> None:
    view = doubtful()
    assert view.seat is not None
    harms = list(view.harms)
    harms[view.bids[-1][0] * view.seats + view.seat] += 3
    hurt = altered(view, harms=tuple(harms))

    def gain(persona: str) -> float:
        before, after = [
            MIND.policy(one, persona=PERSONAS[persona]).get(actions.PARLAY, 0.0)
            for one in (view, hurt)
        ]
        return log(after / (1 - after)) - log(before / (1 - before))

    assert gain("mary") > gain("bosun") + 0.1


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
    assert drawn["dutch"] > 0.75 > 0.3 > drawn["ruth"] > drawn["gull"] > 0
