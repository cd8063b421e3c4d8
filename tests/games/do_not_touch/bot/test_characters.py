"""Pirates differ in what they do, not only in what is said of them."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from tests.battery.playing import opened
from treasure_games.games.do_not_touch.bot.mind import MIND
from treasure_games.games.do_not_touch.bot.plans import promising_moves
from treasure_games.games.do_not_touch.rules.actions import Action, DrawCovered, DrawDiscard, Swap
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

GAMES = 6


@cache
def habits(persona: str, version: str = "numerical", level: str = "mate") -> Counter[str]:
    """What a pirate of this level among two greedy players did in some games."""
    done: Counter[str] = Counter()
    for seed in range(GAMES):
        play = opened(GAME, 3, {"version": version, "first_player": "fixed"}, seed)
        pirate = make_player(level, "do_not_touch", 0, seed, persona)
        others = make_player("greedy", "do_not_touch", 1, seed)
        while (pending := GAME.pending(play.state)) is not None:
            seat = pending.seats[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            action = (pirate if seat == 0 else others).choose(view, legal)
            if seat == 0:
                note(done, view, legal, action)
            play.act(seat, action)
    return done


def note(done: Counter[str], view: View, legal: Sequence[Action], action: Action) -> None:
    done["held"] += len(view.hands[0])
    done["decisions"] += 1
    if isinstance(action, Swap):
        done["swaps"] += 1
        robbed_by = view.robberies[action.rival * 3]
        other_robbed_by = view.robberies[(3 - action.rival) * 3]
        done["paid back"] += robbed_by > 0 and robbed_by >= other_robbed_by
    if isinstance(action, DrawCovered | DrawDiscard) and len(legal) > 1:
        done["could choose the pile"] += 1
        done["took the open card"] += isinstance(action, DrawDiscard)


@pytest.mark.full
def test_the_merciless_rob_more_than_the_steady() -> None:
    assert habits("ruth")["swaps"] > 1.4 * habits("bosun")["swaps"]
    assert habits("woodenfinger")["swaps"] > 1.3 * habits("bosun")["swaps"]


@pytest.mark.full
def test_the_patient_hold_more_cards_than_the_gambler() -> None:
    def held(persona: str) -> float:
        done = habits(persona)
        return done["held"] / done["decisions"]

    assert held("pike") > held("dutch") + 0.2


@pytest.mark.full
def test_the_cautious_take_what_they_see_and_the_gambler_does_not() -> None:
    def rate(persona: str) -> float:
        done = habits(persona, "symbols")
        return done["took the open card"] / done["could choose the pile"]

    assert rate("gull") > rate("dutch") + 0.1


@pytest.mark.full
def test_the_vengeful_pay_back() -> None:
    def rate(persona: str) -> float:
        return habits(persona)["paid back"] / habits(persona)["swaps"]

    assert rate("mary") > rate("bosun")


def test_a_grudge_is_held_against_those_who_robbed_only() -> None:
    """The same swap is liked more with a rival who has robbed this seat."""
    play = opened(GAME, 3, {"first_player": "fixed"}, 7)
    greedy = make_player("greedy", "do_not_touch", 0, 0)
    while True:
        state = play.state
        view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
        swaps = [
            move
            for move in promising_moves(state, state.turn, 99)
            if isinstance(move.actions[0], Swap)
        ]
        victims = {move.actions[0].rival for move in swaps}
        robbers = {rival for rival in victims if view.robberies[rival * 3 + state.turn]}
        if len(victims) == 2 and len(robbers) == 1:
            break
        play.act(state.turn, greedy.choose(view, legal))
    mary = PERSONAS["mary"]
    likes = {move.actions[0].rival: MIND.liking(view, move, mary) for move in swaps}
    (robber,) = robbers
    (other,) = victims - robbers
    assert likes[robber] > likes[other]
