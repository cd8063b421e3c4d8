"""What the computer player reckons with: chances of shots and winds, points, distances, shares."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.treasure_boots.odds import wind_odds
from tests.games.treasure_boots.scripted import Table, hold
from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.bot.candidates import lines_of_fire
from treasure_games.games.treasure_boots.bot.combat import (
    FARTHEST,
    chance_after_attack,
    hit_chance,
    shot_chance,
)
from treasure_games.games.treasure_boots.bot.distances import WAYS, apart, steps_from, steps_home
from treasure_games.games.treasure_boots.bot.evaluator import (
    FEATURES,
    GREEDY,
    WEIGHTS,
    Evaluator,
    Position,
    gains_of,
    logit,
    plunder,
)
from treasure_games.games.treasure_boots.bot.mind import MIND
from treasure_games.games.treasure_boots.bot.race import points_of, rolled
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import in_sight, ways_to_hit
from treasure_games.games.treasure_boots.rules.house import house_of
from treasure_games.games.treasure_boots.rules.pieces import kinds_in
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.opponents.evaluation import softmax

DIE = range(1, 7)
HOLDS = ("", "G", "GG", "GR", "GRB", "GRBY", "YY", "YW", "GRBYWK", "WWK", "RRRBB")
SEA, FAR = (60, 60), (160, 90)


# Gunnery


@pytest.mark.parametrize("margin", range(-7, 8))
def test_the_chance_of_a_shot_is_that_of_all_rolls(margin: int) -> None:
    """TB-48: equal totals hit; against the rules' own count too."""
    ways = sum(attack + margin >= defence for attack in DIE for defence in DIE)
    assert hit_chance(margin, 0) == ways / 36 == ways_to_hit(margin) / 36


@pytest.mark.parametrize("saving", range(4))
@pytest.mark.parametrize("margin", range(-3, 5))
def test_a_defender_saves_itself_where_its_pearls_reach(margin: int, saving: int) -> None:
    """TB-58: it spends attack - defence + 1 if it has as many."""
    hits = 0
    for attack, defence in product(DIE, DIE):
        needed = attack + margin - defence + 1
        hits += needed > 0 and needed > saving
    assert hit_chance(margin, saving) == pytest.approx(hits / 36)


def test_a_shot_counts_guns_rum_and_empty_cells() -> None:
    for empties in range(6):
        margin = 3 - empties - 1
        assert shot_chance(hold("RRRG"), hold("BYY"), empties) == hit_chance(margin, 0)
        assert shot_chance(hold("RRRG"), hold("BWK"), empties) == hit_chance(margin, 2)


def test_after_the_attack_only_the_defence_is_open() -> None:
    for attack, text in product(range(1, 12), ("", "B", "BB", "BW", "WK")):
        defender = hold(text)
        needed = [attack - die - text.count("B") + 1 for die in DIE]
        hits = sum(one > 0 and one > text.count("W") + text.count("K") for one in needed)
        assert chance_after_attack(attack, defender) == pytest.approx(hits / 6)


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_lines_of_fire_are_those_of_the_rules(chart: str) -> None:
    """At every cell around islands, ships in line and ports, near enough to follow."""
    seen = 0
    ships = [(7, 3), (5, 2), (9, 1), (7, 5)]
    table = Table(ships=ships, privateers=[(7, 1), (2, 2)], chart=chart)
    state = table.state
    lines = lines_of_fire(state, 0, Evaluator(state, 0, WEIGHTS))
    for place in product(range(-3, 18), range(-3, 10)):
        cell = table.cell(place)
        if cell in state.chart.land or cell in state.cells[1:]:
            continue
        known = dict(lines.get(cell, ()))
        meant = {
            target: table.grid.distance(cell, state.cells[target]) - 1
            for target in in_sight(state, 0, cell)
        }
        assert known == {ship: gap for ship, gap in meant.items() if gap < FARTHEST}
        seen += len(known)
    assert seen > 40


# Winds


@pytest.mark.parametrize("chart", ["hex", "square"])
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_winds_to_come_are_as_likely_as_all_rolls_make_them(chart: str, rolls: int) -> None:
    """TB-16: the marker turns by the difference of the dice, once for every seat's turn."""
    grid = Table(chart=chart).grid
    winds, once = len(grid.headings), Counter(abs(a - b) for a in DIE for b in DIE)
    ways: Counter[int] = Counter()
    for turns in product(once, repeat=rolls):
        count = 1
        for turn in turns:
            count *= once[turn]
        ways[sum(turns) % winds] += count
    expected = [ways[turn] / 36**rolls for turn in range(winds)]
    north = (1.0, *[0.0] * (winds - 1))
    assert rolled(north, rolls) == pytest.approx(expected)
    if rolls == 1:
        assert expected == pytest.approx([part / 36 for part in wind_odds(grid)])


# Points and distances


@pytest.mark.parametrize("gold_value", [1, 2])
@pytest.mark.parametrize("text", HOLDS)
def test_points_and_gains_are_those_of_unloading(text: str, gold_value: int) -> None:
    house = house_of(Setup.of(GAME.info, 2, {"gold_value": gold_value}))
    worth = unload_value(hold(text), house).total if text else 0
    assert points_of(hold(text), gold_value) == worth
    gains = gains_of(*(letter in text for letter in "GRBY"), gold_value)
    for letter, gain in zip("GRBYWK", gains, strict=True):
        assert gain == points_of(hold(text + letter), gold_value) - worth


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_distances_are_those_of_the_chart(chart: str) -> None:
    laid = Table(chart=chart).state.chart
    start = laid.grid.cell(7, 3)
    steps = steps_from(laid, start)
    assert steps == tuple(laid.grid.distance(start, island.cell) for island in laid.islands)
    assert steps_home(laid, start) == min(apart(laid, start, port) for port in laid.ports)
    assert sum(WAYS) == 36
    for number in range(2, 13):
        assert WAYS[number] == sum(a + b == number for a in DIE for b in DIE)


# The position


def feature(table: Table, name: str, seat: int = 0) -> float:
    return Position(table.state, 1).features(seat)[FEATURES.index(name)]


def test_a_position_sees_what_matters() -> None:
    """Each feature grows with what it is named after."""
    poor = Table(ships=[SEA, FAR])
    rich = Table(ships=[SEA, FAR], holds=["GRBYW"], scores=[20])
    for name in ("score", "cargo", "sails", "guns", "rum", "gold", "pearls", "cargo_near_home"):
        assert feature(rich, name) > feature(poor, name) == 0
    assert feature(Table(ships=[(5, 1), FAR], holds=["GG"]), "cargo_near_home") > feature(
        Table(ships=[SEA, FAR], holds=["GG"]), "cargo_near_home"
    )
    near = Table(ships=[(3, 3), FAR], tokens={(4, 4): "R", (2, 4): "G"})
    far = Table(ships=[(12, 3), FAR], tokens={(4, 4): "R", (2, 4): "G"})
    assert feature(near, "next_token") >= feature(near, "second_token") > 0
    assert feature(near, "next_token") > feature(far, "next_token")
    assert feature(near, "islands_near") < feature(Table(ships=[(3, 3), FAR]), "islands_near")
    assert feature(Table(ships=[SEA, FAR], holds=["GRBY"], scores=[29]), "winning_near_home") > 0
    assert feature(rich, "winning_near_home") == 0


def test_a_position_fears_guns_in_range_and_hopes_for_its_own() -> None:
    faced = Table(ships=[SEA, (60, 62)], holds=["YY", "RRR"])
    spared = Table(ships=[SEA, FAR], holds=["YY", "RRR"])
    assert feature(faced, "danger") > feature(spared, "danger") == 0
    assert feature(faced, "prey") > feature(spared, "prey") == 0
    empty = Table(ships=[SEA, (60, 62)], holds=["", "RRR"])
    assert feature(empty, "danger") == 0


def test_a_token_that_a_rival_is_nearer_to_counts_less() -> None:
    alone = Table(ships=[(2, 3), FAR], tokens={(4, 4): "R"})
    raced = Table(ships=[(2, 3), (4, 3)], tokens={(4, 4): "R"})
    assert 0 < feature(raced, "next_token") < feature(alone, "next_token")


def test_plundering_moves_a_piece_and_sinks_with_the_last() -> None:
    """TB-49 to TB-54: a privateer's gain scores for its commander, a sunk one is a black pearl."""
    table = Table(ships=[SEA, (60, 59)], holds=["", "GY"], privateers=[(60, 61)], cargo=["W"])
    state = table.state.copy()
    plunder(state, 0, 1, 0, seat=0)
    assert state.holds[:2] == [hold("G"), hold("Y")]
    assert state.cells[1] != NOWHERE
    plunder(state, 8, 1, 3, seat=0)
    assert state.holds[8] == hold("WY")
    assert state.cells[1] == NOWHERE
    assert state.scores == [1, 0]
    plunder(state, 0, 8, 4, seat=0)
    plunder(state, 0, 8, 3, seat=0)
    assert state.cells[8] == NOWHERE
    assert state.holds[0] == hold("GYWK")


def test_trying_an_act_leaves_the_position_as_it_was() -> None:
    table = Table(
        ships=[(5, 3), (5, 5)], holds=["RW", "GY"], privateers=[(7, 3)], tokens={(4, 4): "B"}
    )
    state = table.state
    evaluator = Evaluator(state, 0, WEIGHTS)
    before = evaluator.share()
    island = state.chart.land[table.cell((4, 4))]
    assert evaluator.share_taking(0, table.cell((4, 4)), hold("RW"), island) != before
    assert evaluator.share_after_hit(0, 1) != before
    assert evaluator.share_with(0, table.cell((5, 0)), hold(""), 2) != before
    assert evaluator.share() == before
    position = evaluator.position
    assert (position.cells, position.holds) == (state.cells, state.holds)
    assert (position.tokens, position.scores) == (state.tokens, state.scores)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cargo", ["GGRB", "GGRBY"])
def test_whoever_chooses_the_loot_chooses_for_itself(cargo: str, seat: int) -> None:
    """TB-50: the attacker, but the defender with Gold aboard; seat 0 fires at seat 1."""
    state = Table(ships=[SEA, (60, 59)], holds=["GRRR", cargo]).state
    evaluator = Evaluator(state, seat, WEIGHTS)
    shares = {kind: evaluator.share_looting(0, 1, kind) for kind in kinds_in(state.holds[1])}
    chooser = 1 if "Y" in cargo else 0
    best = max if chooser == seat else min
    kind, share = evaluator.likely_loot(0, 1)
    assert kind is not None
    assert share == shares[kind] == best(shares.values())
    assert max(shares.values()) > min(shares.values())


# Shares


def test_shares_add_up_and_follow_prospects() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    shares = softmax([3.0, 1.0, 1000.0, -5.0])
    assert sum(shares) == pytest.approx(1)
    assert shares[2] > shares[0] >= shares[1] >= shares[3]
    assert len(WEIGHTS) == len(FEATURES)
    assert len(GREEDY) <= len(FEATURES)


def test_an_evaluator_shares_what_all_seats_logits_mean() -> None:
    state = Table(ships=[(5, 3), (9, 3), (12, 1)], holds=["GR", "Y", ""], scores=[4, 9, 0]).state
    position = Position(state, 1)
    shares = softmax([logit(position, seat) for seat in range(3)])
    assert [Evaluator(state, seat, WEIGHTS).share() for seat in range(3)] == pytest.approx(shares)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_shares_of_the_mind_add_up_and_name_the_winner(seats: int) -> None:
    play = opened(GAME, seats, {}, seats)
    rng = Random(seats)
    for _ in range(100):
        play_randomly(play, rng.randrange(999), decisions=1)
        assert sum(MIND.estimate(play.state)) == pytest.approx(1)
    ended = opened(GAME, seats, {"target": 1}, seats)
    play_randomly(ended, seats)
    outcome = GAME.outcome(ended.state)
    assert outcome is not None
    shares = MIND.estimate(ended.state)
    assert [seat for seat, share in enumerate(shares) if share] == list(outcome.winners)
    assert sum(shares) == pytest.approx(1)


def test_a_sunk_ship_has_nothing_to_find_or_fear() -> None:
    state = Table(ships=[SEA, (60, 59)], holds=["RR", "G"]).state.copy()
    plunder(state, 0, 1, 0, seat=0)
    named = dict(zip(FEATURES, Position(state, 1).features(1), strict=True))
    assert named["danger"] == named["prey"] == named["next_token"] == named["cargo"] == 0
