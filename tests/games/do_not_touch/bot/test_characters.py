"""Pirates differ in what they do, not only in what is said of them."""

from collections import Counter
from functools import cache

import pytest

from tests.battery.playing import opened
from tests.games.do_not_touch.scripted import Table
from tools.persona_rates import NEUTRAL, asked, rates as rates_of
from treasure_games.games.do_not_touch.bot.mind import MIND
from treasure_games.games.do_not_touch.bot.plans import promising_moves
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DrawCovered,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player


@cache
def rates() -> dict[str, dict[str, float]]:
    """By pirate, how often mates do what they could, all asked at the same positions."""
    found: dict[str, list[Counter[str]]] = {who: [] for who in (NEUTRAL, *PERSONAS)}
    for number in range(8):
        for seat in asked("do_not_touch", "mate", 3, 3000, number):
            for who, counts in seat.items():
                found[who].append(counts)
    return {who: rates_of(matches) for who, matches in found.items()}


@pytest.mark.full
@pytest.mark.parametrize("who", PERSONAS)
def test_each_trait_shows(who: str) -> None:
    """By half and more over many matches; here are few."""
    for deed, liking in MIND.likings[who].items():
        if deed != "bonus":  # There is none with numbers.
            factor = rates()[who][deed] / rates()[NEUTRAL][deed]
            assert factor > 1.25 if liking > 0 else factor < 0.8, deed


def deeds(table: Table) -> dict[str, set[str]]:
    """The deeds that the seat in turn may do, by the act in words."""
    view, legal = table.view(table.turn), GAME.legal(table.play.state, table.turn)
    named = [set(MIND.deeds(view, Move((), (action,), 0.0))) for action in legal]
    return dict(zip(table.may(), named, strict=True))


def started() -> Table:
    """Seat 0 has a red 4 in front of it, seat 1 a red 2 on a red 5."""
    table = Table(2, ["red 4, red 1, blue 4", "red 5, red 2, blue 5"], "green 2, blue 1, red 3")
    table.do(DrawCovered)
    table.do(StartLoot, "red 4")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "red 5")
    table.do(Add, "red 2")
    table.do(EndTurn)
    table.do(DrawCovered)
    return table


def test_a_lesser_card_is_one_below_another_that_could_be_laid() -> None:
    table = Table(2, ["red 4, red 1, blue 4"], "red 3")
    table.do(DrawCovered)
    assert deeds(table)["start_loot red 1"] == {"begins_lesser"}
    assert not deeds(table)["start_loot red 4"] | deeds(table)["start_loot blue 4"]
    table.do(StartLoot, "red 1")
    assert not deeds(table)["add red 4"]
    assert deeds(table)["add red 3"] == {"lays_lesser"}


def test_laying_another_colour_leaves_the_colour() -> None:
    found = deeds(started())
    assert found["add blue 4"] == {"recolours"}
    assert found["add red 1"] == {"lays_lesser"}


def test_a_turn_that_ends_on_a_high_card_is_daring() -> None:
    table = started()
    assert deeds(table)["end_turn"] == {"dares"}
    table.do(Add, "red 1")
    assert not deeds(table)["end_turn"]


def test_what_a_robbery_gives_for_what_it_takes() -> None:
    found, whom = deeds(started()), {"robs", "robs_leader"}
    assert found["swap red 1 1"] == whom
    assert found["swap green 2 1"] == whom | {"breaks", "idles"}
    assert found["swap red 3 1"] == whom | {"pays", "idles", "overpays"}


def test_a_card_that_the_next_cannot_lay_is_spoilt() -> None:
    table = started()
    table.do(EndTurn)
    assert table.ask == "discard"
    assert deeds(table)["discard blue 4"] == {"spoils"}
    assert not deeds(table)["discard green 2"]


def test_a_grudge_is_held_against_those_who_robbed_only() -> None:
    """The same swap is liked more with a rival who has robbed this seat."""
    play = opened(GAME, 3, {"first_player": "fixed"}, 7)
    greedy = make_player("greedy", "do_not_touch", 0, 0)
    while True:
        state = play.state
        view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
        swaps = {
            move.actions[0].rival: move
            for move in promising_moves(state, state.turn, 99)
            if isinstance(move.actions[0], Swap)
        }
        victims = set(swaps)
        robbers = {rival for rival in victims if view.robberies[rival * 3 + state.turn]}
        if len(victims) == 2 and len(robbers) == 1:
            break
        play.act(state.turn, greedy.choose(view, legal))
    mary = PERSONAS["mary"]
    likes = {rival: MIND.liking(view, move, mary) for rival, move in swaps.items()}
    (robber,) = robbers
    (other,) = victims - robbers
    assert likes[robber] > likes[other]
