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
from treasure_games.games.treasure_boots.bot.mind import MIND, rivals_near
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    PASS,
    SHOOT,
    SPEND,
    TAKE,
    UNLOAD,
    Command,
    Sail,
    Shoot,
    Spend,
    Unload,
)
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.scoring import colours, unkept
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

SEA, NEXT, FAR = (60, 60), (60, 59), (160, 90)
GAMES = 8
SEATS = 3


def liking(table: Table, persona: str, *actions: Any, hits: tuple[int, ...] = ()) -> float:
    if hits:
        table.state.hits = hits
    view = table.view(table.asked[0])
    return MIND.preference(view, Move(actions, actions, 0.0), PERSONAS[persona])


def firing(*others: Place, **laid: Any) -> Table:
    table = Table(ships=[SEA, *others], **laid)
    table.skip_privateers()
    table.stay()
    assert table.ask == "shoot"
    return table


# What each likes


def test_hunters_like_to_shoot_and_traders_do_not() -> None:
    table = firing(NEXT, holds=["RR", "GG"])
    likes = {one: liking(table, one, SHOOT[1]) for one in PERSONAS}
    assert min(likes["ruth"], likes["woodenfinger"]) > 0.5
    assert max(likes["bosun"], likes["gull"], likes["pike"]) < 0
    for one in PERSONAS:
        assert liking(table, one, PASS) == 0


def test_the_leader_is_shot_at_most_gladly() -> None:
    table = firing(NEXT, (60, 61), holds=["RR", "GG", "GG"], scores=[0, 9, 3])
    assert liking(table, "ruth", SHOOT[1]) > liking(table, "ruth", SHOOT[2]) > 0


def test_the_vengeful_shoot_back_at_those_who_hit_them() -> None:
    """By seats that hit and were hit: 1 has hit 0 twice, 2 never has."""
    table = firing(NEXT, (60, 61), holds=["RR", "GG", "GG"])
    hits = (0, 0, 0, 2, 0, 0, 0, 0, 0)
    enemy, stranger = (liking(table, "mary", SHOOT[who], hits=hits) for who in (1, 2))
    assert enemy > 0.7 > 0 > stranger
    even = liking(table, "mary", SHOOT[1], hits=(0, 2, 0, 2, 0, 0, 0, 0, 0))
    assert stranger < even < enemy
    assert liking(table, "bosun", SHOOT[1], hits=hits) == liking(table, "bosun", SHOOT[2])


def test_the_patient_want_every_colour_before_they_unload() -> None:
    def wish(persona: str, cargo: str) -> float:
        table = Table(ships=[(5, 0), FAR], holds=[cargo])
        table.stay()
        assert table.ask == "unload"
        return liking(table, persona, UNLOAD)

    assert wish("pike", "G") < wish("pike", "GRB") < wish("pike", "GRBY") == 0
    assert wish("bosun", "G") > 0
    assert wish("tamsin", "G") < 0


def test_the_cunning_like_to_command() -> None:
    table = Table(ships=[SEA, FAR], privateers=[(7, 3)], dice=(1, 1))
    assert table.ask == "command"
    assert liking(table, "tamsin", COMMAND[8]) == 1.0
    assert liking(table, "tamsin", PASS) < 0
    assert liking(table, "bosun", COMMAND[8]) == liking(table, "bosun", PASS) == 0


def test_gamblers_spend_pearls_and_take_long_shots_and_the_cautious_do_not() -> None:
    table = Table(ships=[SEA, (60, 57)], holds=["RWW", "GG"])
    table.skip_privateers()
    sail = Sail(table.cell((60, 58)), 1)
    near, far = Sail(table.cell((60, 58)), 0), Sail(table.cell((60, 61)), 0)
    for one, sign in (("dutch", 1), ("gull", -1)):
        assert sign * liking(table, one, sail) > sign * liking(table, one, near) > 0
        assert sign * liking(table, one, far, SHOOT[1]) > sign * liking(table, one, near, SHOOT[1])
    assert liking(table, "mary", sail) == 0
    assert liking(table, "mary", near, TAKE) == 0
    spending = firing(NEXT, holds=["RWW", "GGWW"])
    spending.do(SHOOT[1], 3)
    assert spending.ask == "attack"
    assert liking(spending, "dutch", SPEND[2]) > liking(spending, "dutch", SPEND[1]) > 0
    assert liking(spending, "gull", SPEND[2]) < 0


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
    if isinstance(action, Shoot):
        done["shot at captains"] += action.ship < SEATS
    if isinstance(action, Unload):
        done["unloaded"] += 1
        done["came home too soon"] += colours(unkept(view)) < 4
    if isinstance(action, Sail | Spend):
        done["pearls"] += action.pearls
    if isinstance(action, Sail) and view.ship == view.seat:
        near = rivals_near(view, action.cell)
        done["sailed"] += 1
        done["sailed near"] += near > 0


def rate(persona: str, done: str, could: str) -> float:
    return habits(persona)[done] / habits(persona)[could]


@pytest.mark.full
def test_every_pirate_had_occasion() -> None:
    for persona in PERSONAS:
        assert habits(persona)["turns"] >= 200
        assert habits(persona)["could command"] >= 40
        assert habits(persona)["unloaded"] >= 30


@pytest.mark.full
@pytest.mark.parametrize("trader", ["bosun", "gull", "pike"])
@pytest.mark.parametrize("hunter", ["ruth", "woodenfinger"])
def test_hunters_shoot_more_than_traders(hunter: str, trader: str) -> None:
    shots = rate(hunter, "shot at captains", "turns")
    assert shots > 1.25 * rate(trader, "shot at captains", "turns")


@pytest.mark.full
def test_the_patient_come_home_too_soon_less_often_than_the_gambler() -> None:
    assert habits("pike")["came home too soon"] < 0.9 * habits("dutch")["came home too soon"]


@pytest.mark.full
@pytest.mark.parametrize("other", [one for one in PERSONAS if one != "tamsin"])
def test_the_privateer_lord_commands_more_than_anybody(other: str) -> None:
    commands = rate("tamsin", "commanded", "could command")
    assert commands > 1.1 * rate(other, "commanded", "could command")


@pytest.mark.full
def test_the_cautious_keep_out_of_range() -> None:
    assert rate("gull", "sailed near", "sailed") < 0.98 * rate("dutch", "sailed near", "sailed")


def test_characters_never_cost_more_than_the_level_allows() -> None:
    """Liking decides among moves within the tolerance, and nothing beyond it."""
    table = Table(ships=[SEA, (60, 57)], holds=["RRR", "GRBYGRBY"])
    view, legal = table.view(0), table.legal()
    judged = MIND.evaluate(view, legal, MIND.levels["mate"].effort, Random(1))
    values = {one.move.actions[0]: one.value for one in reversed(judged)}
    chosen = {
        persona: make_player("mate", "treasure_boots", 0, 1, persona).choose(view, legal)
        for persona in PERSONAS
    }
    tolerance = MIND.levels["mate"].tolerance
    for action in chosen.values():
        assert values[action] >= judged[0].value - tolerance
