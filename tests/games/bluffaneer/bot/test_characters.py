"""Pirates differ in what they do, not only in what is said of them."""

from functools import cache
from itertools import pairwise
from math import log

from tests.battery.playing import opened
from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import CHALLENGE, CLAIM, STEAL
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import ANSWER, BELIEVED, SHOUT, TALLIES
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.personas import PERSONAS, Persona
from treasure_games.opponents.players import make_player

GAMES = 25


@cache
def questions() -> tuple[View, ...]:
    """What captains were asked in some games: bluffs and answers."""
    found = []
    for seed in range(GAMES):
        play = opened(GAME, 4, {}, seed)
        players = [make_player("captain", "bluffaneer", seat, seed) for seat in range(4)]
        while (pending := GAME.pending(play.state)) is not None:
            seat = pending.seats[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            if view.phase == ANSWER or (view.phase == SHOUT and view.own_face != view.pair):
                found.append(view)
            play.act(seat, players[seat].choose(view, legal))
    return tuple(found)


@cache
def rate(persona: str, phase: int) -> float:
    """How often a pirate bluffs, or challenges, where captains were asked."""
    action = CLAIM if phase == SHOUT else CHALLENGE
    asked = [view for view in questions() if view.phase == phase]
    chances = [MIND.policy(view, persona=PERSONAS[persona]).get(action, 0.0) for view in asked]
    return sum(chances) / len(chances)


def test_all_eight_pirates_bluff_differently() -> None:
    rates = sorted(rate(persona, SHOUT) for persona in PERSONAS)
    assert all(more - less > 0.005 for less, more in pairwise(rates)), rates
    assert rates[-1] > 1.6 * rates[0]
    assert rates[0] > 0.03, "nobody can be read like a book"
    assert rates[-1] < 0.45


def test_all_eight_pirates_call_differently() -> None:
    rates = sorted(rate(persona, ANSWER) for persona in PERSONAS)
    assert all(more - less > 0.002 for less, more in pairwise(rates)), rates
    assert 0.2 < rates[0] < rates[-1] < 0.8


def test_the_gambler_bluffs_most_and_the_merciless_calls_most() -> None:
    assert max(PERSONAS, key=lambda persona: rate(persona, SHOUT)) == "dutch"
    assert max(PERSONAS, key=lambda persona: rate(persona, ANSWER)) == "ruth"
    assert min(PERSONAS, key=lambda persona: rate(persona, ANSWER)) == "tamsin"


def test_the_vengeful_doubt_those_who_have_lied_the_more() -> None:
    """By more than her level alone would."""
    view = next(view for view in questions() if view.phase == ANSWER)
    tallies = list(view.tallies)
    tallies[view.claimant * TALLIES + BELIEVED] += 1
    fields = {name: getattr(view, name) for name in View.__slots__}
    fooled = View(**{**fields, "tallies": tuple(tallies)})

    def gain(persona: Persona | None) -> float:
        before, after = [
            MIND.policy(one, persona=persona).get(CHALLENGE, 0.0) for one in (view, fooled)
        ]
        return log(after / (1 - after)) - log(before / (1 - before))

    assert gain(PERSONAS["mary"]) > gain(None) + 0.1


def test_the_merciless_rob_the_leader_even_where_it_does_not_matter_to_others() -> None:
    table = Table("SS", hands="HK CS SK CK", seats=4)
    table.state.coins[:] = [10, 9, 11, 10]
    policy = MIND.policy(table.view(0), level="mate", persona=PERSONAS["ruth"])
    calm = MIND.policy(table.view(0), level="mate", persona=PERSONAS["bosun"])
    assert policy[STEAL[2]] > calm[STEAL[2]]
