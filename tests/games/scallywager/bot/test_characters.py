"""Pirates differ in what they do, not only in what is said of them."""

from functools import cache
from math import log

import pytest

from tests.battery.playing import opened
from tests.games.scallywager.scripted import altered
from treasure_games.games.scallywager.bot.beliefs import HandBeliefs, Style
from treasure_games.games.scallywager.bot.bidding import BLUFF
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.phases import BIDDING, REWARD
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
def test_bluffers_lie_far_more_than_the_steady_and_nobody_can_be_read_like_a_book() -> None:
    lies = {persona: rates(persona)[0] for persona in PERSONAS}
    assert min(lies, key=lambda one: lies[one]) == "gull"
    assert min(lies["tamsin"], lies["dutch"]) > 1.5 * max(lies["bosun"], lies["gull"])
    assert lies["gull"] > 0.005


@pytest.mark.full
def test_the_merciless_calls_most_and_the_sly_least() -> None:
    calls = {persona: rates(persona)[1] for persona in PERSONAS}
    assert max(calls, key=lambda one: calls[one]) == "ruth"
    assert min(calls, key=lambda one: calls[one]) == "tamsin"
    assert calls["ruth"] > 1.2 * calls["tamsin"]


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
