"""Pirates differ in what they do at sea, not only in what is said of them."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.battery.playing import opened
from tests.games.treasure_boots.scripted import Place, Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.games.treasure_boots.bot.mind import MIND, is_near
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    PASS,
    Command,
    Sail,
)
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.opponents.evaluation import HUNDREDTH, Move
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

SEA, NEXT, FAR = (60, 60), (60, 59), (160, 90)
GAMES = 8
SEATS = 3


def liking(table: Table, persona: str, *actions: Any, hits: tuple[int, ...] = ()) -> float:
    if hits:
        table.state.hits = hits
    view = table.view(table.asked[0])
    return MIND.liking(view, Move(actions, actions, 0.0), PERSONAS[persona])


# What each likes


def bound(*others: Place, **laid: Any) -> Table:
    """A table at which seat 0 is about to sail from `SEA`."""
    table = Table(ships=[SEA, *others], **laid)
    table.skip_privateers()
    return table


BESIDE_ONE, BESIDE_TWO, CLEAR = (61, 60), (60, 71), (66, 66)


def stopping(table: Table, persona: str, place: Place, **hit: Any) -> float:
    return liking(table, persona, Sail(table.cell(place), 0), **hit)


def test_hunters_like_to_stop_beside_captains_and_the_cautious_do_not() -> None:
    table = bound((62, 60), (60, 72))
    assert stopping(table, "ruth", BESIDE_ONE) > 0 > stopping(table, "gull", BESIDE_ONE)
    for one in PERSONAS:
        assert stopping(table, one, CLEAR) == 0


def test_the_bold_lie_alongside_the_leader_only() -> None:
    table = bound((62, 60), (60, 72), scores=[0, 9, 3])
    assert stopping(table, "woodenfinger", BESIDE_ONE) > 0
    assert stopping(table, "woodenfinger", BESIDE_TWO) == 0


def test_the_vengeful_hunt_those_who_hit_them_until_they_are_even() -> None:
    """By seats that hit and were hit: 1 has hit 0 twice, 2 never has."""
    table, hits = bound((62, 60), (60, 72)), (0, 0, 0, 2, 0, 0, 0, 0, 0)
    enemy, stranger = (
        stopping(table, "mary", place, hits=hits) for place in (BESIDE_ONE, BESIDE_TWO)
    )
    assert enemy > 0 > stranger
    even = stopping(table, "mary", BESIDE_ONE, hits=(0, 2, 0, 2, 0, 0, 0, 0, 0))
    assert even == stranger


def test_the_patient_like_to_stay_where_they_are() -> None:
    table = bound((62, 60), (60, 72))
    assert stopping(table, "pike", SEA) > 0 == stopping(table, "dutch", SEA)


def test_traders_like_ports_when_they_have_something_to_land() -> None:
    laden, empty = (bound(FAR, holds=[cargo]) for cargo in ("G", ""))
    assert stopping(laden, "bosun", (5, 0)) > 0 == stopping(empty, "bosun", (5, 0))
    assert stopping(laden, "ruth", (5, 0)) == 0


def test_gamblers_hunt_the_black_flags_and_the_cautious_shun_them() -> None:
    table = Table(ships=[SEA, FAR], privateers=[(61, 63)])
    table.skip_privateers()
    beside = (61, 62)
    assert stopping(table, "dutch", beside) > 0 > stopping(table, "gull", beside)


def test_the_cunning_like_to_command() -> None:
    table = Table(ships=[SEA, FAR], privateers=[(7, 3)], dice=(1, 1))
    assert table.ask == "command"
    assert liking(table, "tamsin", COMMAND[8]) > 0 == liking(table, "tamsin", PASS)
    assert liking(table, "bosun", COMMAND[8]) == 0


# What each does, asked in the same positions


@cache
def turns() -> tuple[State, ...]:
    """How matters stood at the beginning of each turn in games of players who come home with
    little and of players who wait for every colour."""
    begun = []
    for seed in range(GAMES):
        play = opened(GAME, SEATS, {}, seed)
        level = ("greedy", "mate")[seed % 2]
        players = [make_player(level, "treasure_boots", seat, seed) for seat in range(SEATS)]
        turn = 0
        while (pending := GAME.pending(play.state)) is not None:
            if play.state.turn_number != turn:
                turn = play.state.turn_number
                begun.append(play.state.copy())
            seat = pending.seats[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            play.act(seat, players[seat].choose(view, legal))
    return tuple(begun)


@cache
def habits(persona: str) -> Counter[str]:
    """What a deckhand of this character would do with all those turns."""
    done: Counter[str] = Counter()
    for number, begun in enumerate(turns()):
        state, seat = begun.copy(), begun.turn
        pirate = make_player("deckhand", "treasure_boots", seat, number, persona)
        chance = SeededChance(number)
        while state.turn_number == begun.turn_number:
            pending = GAME.pending(state)
            if pending is None or pending.seats != (seat,):
                break
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            action = pirate.choose(view, legal)
            note(done, view, legal, action)
            GAME.apply(state, seat, action, chance, silent)
        done["turns"] += 1
    return done


def note(done: Counter[str], view: Any, legal: Any, action: Any) -> None:
    if any(isinstance(one, Command) for one in legal):
        done["could command"] += 1
        done["commanded"] += isinstance(action, Command)
    if isinstance(action, Sail) and view.ship == view.seat:
        rivals = [seat for seat in range(SEATS) if seat != view.seat]
        done["sailed"] += 1
        done["waited"] += action.cell == view.cells[view.ship]
        done["sailed near"] += any(is_near(view, action.cell, one) for one in rivals)


def rate(persona: str, done: str, could: str) -> float:
    return habits(persona)[done] / habits(persona)[could]


@pytest.mark.full
def test_every_pirate_had_occasion() -> None:
    for persona in PERSONAS:
        assert habits(persona)["turns"] >= 200
        assert habits(persona)["could command"] >= 40


@pytest.mark.full
def test_the_hunter_comes_much_nearer_than_the_cautious() -> None:
    assert rate("ruth", "sailed near", "sailed") > 1.7 * rate("gull", "sailed near", "sailed")


@pytest.mark.full
def test_the_patient_wait_more_than_anybody() -> None:
    assert max(PERSONAS, key=lambda one: rate(one, "waited", "sailed")) == "pike"


@pytest.mark.full
@pytest.mark.parametrize("other", [one for one in PERSONAS if one != "tamsin"])
def test_the_privateer_lord_commands_more_than_anybody(other: str) -> None:
    commands = rate("tamsin", "commanded", "could command")
    assert commands > 1.1 * rate(other, "commanded", "could command")


def test_characters_never_cost_more_than_the_level_allows() -> None:
    """Liking decides among moves within the tolerance and what is liked, and nothing beyond it."""
    table = Table(ships=[SEA, (60, 57)], holds=["RRR", "GRBYGRBY"])
    view, legal = table.view(0), table.legal()
    judged = MIND.evaluate(view, legal, MIND.levels["mate"].effort, Random(1))
    values = {one.move.actions[0]: one.value for one in reversed(judged)}
    chosen = {
        persona: make_player("mate", "treasure_boots", 0, 1, persona).choose(view, legal)
        for persona in PERSONAS
    }
    tolerance = MIND.levels["mate"].tolerance
    for persona, action in chosen.items():
        most = tolerance + sum(map(abs, MIND.likings[persona].values())) * HUNDREDTH
        assert values[action] >= judged[0].value - most
