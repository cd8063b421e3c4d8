"""What a computer captain does at tables where a good player knows what to do."""

from random import Random
from typing import Any

import pytest

from tests.games.treasure_boots.scripted import Place, Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.games.treasure_boots.bot import lookahead
from treasure_games.games.treasure_boots.bot.candidates import evaluated_stop
from treasure_games.games.treasure_boots.bot.distances import WAYS, steps_from
from treasure_games.games.treasure_boots.bot.evaluator import FEATURES
from treasure_games.games.treasure_boots.bot.mind import MIND, TreasureBootsMind
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    LOOT,
    NAME_ROLLER,
    PASS,
    SHOOT,
    SPEND,
    TAKE,
    UNLOAD,
    ChoosePort,
    Keep,
    Sail,
)
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, GOLD, RUM, SAILS
from treasure_games.opponents.evaluation import Evaluation, log_odds_scale
from treasure_games.opponents.players import LEVELS, make_player

PORT = (5, 0)
SEA, NEXT, FAR = (60, 60), (60, 59), (160, 90)
SENSIBLE = ("greedy", "mate", "captain")


def choice(table: Table, level: str = "captain", seed: int = 1) -> Any:
    seat = table.asked[0]
    player = make_player(level, "treasure_boots", seat, seed)
    return player.choose(table.view(seat), table.legal())


def judged(table: Table, level: str = "mate") -> dict[Any, Evaluation]:
    """By first action; of two moves with the same the better."""
    seat = table.asked[0]
    found = MIND.evaluate(table.view(seat), table.legal(), MIND.levels[level].effort, Random(1))
    best: dict[Any, Evaluation] = {}
    for one in found:
        best.setdefault(one.move.actions[0], one)
    return best


def at_sea(*others: Place, **laid: Any) -> Table:
    """Seat 0 at sea, step 1 passed, about to sail."""
    table = Table(ships=[laid.pop("at", SEA), *others], **laid)
    table.skip_privateers()
    return table


def firing(*others: Place, **laid: Any) -> Table:
    """Seat 0 has stayed where it was and may shoot."""
    table = at_sea(*others, **laid)
    table.stay()
    assert table.ask == "shoot"
    return table


def place_of(table: Table, action: Sail) -> Place:
    return table.place(action.cell)


# Sailing, taking, unloading


@pytest.mark.parametrize("chart", ["hex", "square"])
@pytest.mark.parametrize("level", SENSIBLE)
def test_it_takes_the_token_beside_it(level: str, chart: str) -> None:
    table = at_sea(FAR, at=(4, 5), tokens={(4, 4): "Y"}, wind="N", chart=chart)
    assert place_of(table, choice(table, level)) == (4, 4)
    table.sail((4, 4))
    assert table.ask == "collect"
    assert choice(table, level) == TAKE


@pytest.mark.parametrize("level", SENSIBLE)
def test_it_prefers_the_colour_it_lacks(level: str) -> None:
    """Both one step away: the fourth colour is worth three points."""
    table = at_sea(FAR, at=(3, 5), holds=["GRB"], tokens={(2, 4): "R", (4, 4): "Y"}, wind="N")
    assert {(2, 4), (4, 4)} <= set(table.cells())
    assert place_of(table, choice(table, level)) == (4, 4)


def test_the_greedy_bring_home_four_colours() -> None:
    table = at_sea(FAR, at=(5, 1), holds=["GRBY"], wind="N")
    assert place_of(table, choice(table, "greedy")) == PORT
    table.sail(PORT)
    assert table.ask == "unload"
    assert choice(table, "greedy") == UNLOAD


def test_mates_know_that_a_laden_ship_is_fast_and_strong_and_deckhands_do_not() -> None:
    """The better a captain, the more it has aboard before it comes home."""
    wishes = {}
    for level in ("deckhand", "mate"):
        table = at_sea(FAR, at=PORT, holds=["GRBY"], wind="N")
        table.stay()
        found = judged(table, level)
        wishes[level] = found[UNLOAD].value - found[PASS].value
    assert wishes["deckhand"] > wishes["mate"] + 0.03
    assert wishes["mate"] < 0


@pytest.mark.parametrize("level", SENSIBLE)
def test_it_wins_at_once_when_it_can(level: str) -> None:
    """Two points are missing: rather two tokens home than the best catch of the sea."""
    table = at_sea(FAR, at=(5, 1), holds=["GG"], scores=[28], tokens={(5, 2): "Y"}, wind="N")
    assert place_of(table, choice(table, level)) == PORT
    table.sail(PORT)
    assert choice(table, level) == UNLOAD
    table.do(UNLOAD)
    assert table.ask == "over"


def test_it_weighs_every_part_of_the_cargo() -> None:
    """What of it stays aboard; with very much aboard, all of a kind or none."""
    table = at_sea(FAR, at=PORT, holds=["GGRBW"], wind="N")
    table.stay()
    seat, view = 0, table.view(0)
    found = MIND.evaluate(view, table.legal(), MIND.levels["mate"].effort, Random(seat))
    assert len({one.move.actions for one in found}) == 3 * 2 * 2 * 2
    assert {one.move.actions[-1] for one in found} == {UNLOAD, PASS}
    laden = at_sea(FAR, at=PORT, holds=["GGGGGRRRRRBBBBB"], wind="N")
    laden.stay()
    assert (
        len(MIND.evaluate(laden.view(0), laden.legal(), MIND.levels["mate"].effort, Random(0))) == 8
    )


def test_it_keeps_aboard_when_that_is_better() -> None:
    """With weights that love Sails it keeps them all, one by one, and unloads the rest."""
    loving = [0.0] * len(FEATURES)
    loving[FEATURES.index("score")], loving[FEATURES.index("sails")] = 1.0, 3.0
    mind = TreasureBootsMind(tuple(loving))
    table = at_sea(FAR, at=PORT, holds=["GGRB"], wind="N")
    table.stay()
    for wanted in (Keep(SAILS), Keep(SAILS), UNLOAD):
        best = mind.evaluate(table.view(0), table.legal(), mind.levels["mate"].effort, Random(1))[0]
        assert best.move.actions[0] == wanted
        table.do(wanted)
    assert table.hold(0) == "GG"
    assert table.state.scores[0] == 3


def test_an_empty_ship_far_out_comes_back() -> None:
    """Nothing is in reach, and yet some places are better."""
    for level in SENSIBLE:
        table = at_sea(FAR, at=(24, 3), wind="NW", tokens={(15, 4): "Y"})
        before = table.grid.distance(table.cell((24, 3)), table.cell((15, 4)))
        sail = choice(table, level)
        assert table.grid.distance(sail.cell, table.cell((15, 4))) < before


# Gunnery


def test_it_never_fires_without_a_chance() -> None:
    for level in SENSIBLE:
        table = firing((60, 54), holds=["", "BBBY"])
        assert choice(table, level) == PASS


def test_it_fires_at_the_helpless_and_rich() -> None:
    for level in SENSIBLE:
        table = firing(NEXT, holds=["RRR", "GRBYGY"])
        assert choice(table, level) == SHOOT[1]


def test_it_sails_into_range_of_the_helpless_and_rich() -> None:
    table = at_sea((60, 57), holds=["RRR", "GRBGGRB"], wind="N")
    sail = choice(table, "mate")
    table.do(sail)
    assert table.ask == "shoot"
    assert choice(table, "mate") == SHOOT[1]


def test_it_spends_a_pearl_where_the_victory_hangs_on_it() -> None:
    """TB-57: the rival unloads next turn and wins, unless its last piece is taken from it now."""
    table = firing((5, 2), at=(5, 1), holds=["RW", "Y"], scores=[0, 29])
    table.do(SHOOT[1], 3)
    assert table.ask == "attack"
    values = judged(table)
    calm = firing((5, 2), at=(5, 1), holds=["RW", "Y"], scores=[0, 0])
    calm.do(SHOOT[1], 3)
    calm_values = judged(calm)
    urge = values[SPEND[1]].value - values[SPEND[0]].value
    assert urge > calm_values[SPEND[1]].value - calm_values[SPEND[0]].value


def test_it_spends_no_pearl_on_a_shot_that_hits_anyway() -> None:
    table = firing(NEXT, holds=["RRW", "GRBYGRBY"])
    table.do(SHOOT[1], 6)
    assert table.ask == "attack"
    assert choice(table) == SPEND[0]


@pytest.mark.parametrize("cargo", ["YW", "YK", "GRBYW"])
def test_it_defends_with_a_pearl_when_that_saves_the_ship(cargo: str) -> None:
    """TB-58: one pearl is needed, and worth less than what a hit would take."""
    table = firing(NEXT, holds=["R", cargo], scores=[10, 28])
    table.do(SHOOT[1], 4, 5 - cargo.count("B"))
    assert table.ask == "defence"
    assert table.asked == (1,)
    assert set(table.legal()) == {SPEND[0], SPEND[1]}
    assert choice(table) == SPEND[1]


def test_it_never_spends_three_pearls_to_save_one_piece() -> None:
    table = firing(NEXT, holds=["RRR", "GGGWWWW"])
    table.do(SHOOT[1], 3, 3)
    assert table.ask == "defence"
    assert set(table.legal()) == {SPEND[0], SPEND[4]}
    assert choice(table) == SPEND[0]


def test_it_takes_the_piece_that_completes_its_colours() -> None:
    table = firing(NEXT, holds=["GRRRR", "GGBB"])
    table.do(SHOOT[1], 6, 1)
    assert table.ask == "loot"
    assert table.asked == (0,)
    assert choice(table) == LOOT[RUM]


def test_a_defender_with_gold_parts_with_what_it_has_twice() -> None:
    """TB-50: with Gold aboard the victim chooses."""
    table = firing(NEXT, holds=["RRRR", "GGRBY"])
    table.do(SHOOT[1], 6, 1)
    assert table.ask == "loot"
    assert table.asked == (1,)
    assert choice(table) == LOOT[SAILS]
    assert LOOT[GOLD] in table.legal()


# Privateers


def test_it_commands_a_privateer_that_gains_at_once() -> None:
    """TB-23, TB-26: free after doubles, a token one step away is a point."""
    for level in SENSIBLE:
        table = Table(
            ships=[(9, 6), FAR],
            privateers=[(4, 5)],
            tokens={(4, 4): "Y"},
            wind="N",
            dice=(6, 6),
        )
        assert table.ask == "command"
        assert choice(table, level) == COMMAND[FIRST_PRIVATEER]
        table.do(COMMAND[FIRST_PRIVATEER])
        sail = choice(table, level)
        assert place_of(table, sail) == (4, 4)
        table.do(sail)
        assert choice(table, level) == TAKE


def test_it_pays_no_pearl_for_nothing() -> None:
    for level in SENSIBLE:
        table = Table(ships=[SEA, FAR], holds=["W"], privateers=[(90, 20)])
        assert table.ask == "command"
        assert choice(table, level) == PASS


@pytest.mark.parametrize("away", [(-7, 3), (24, 3)])
def test_a_privateer_with_nothing_to_do_sails_where_it_may_be_of_use(away: Place) -> None:
    """Not off to the open sea: it will be commanded again, by somebody."""
    table = Table(ships=[SEA, FAR], privateers=[away], dice=(1, 1))
    table.do(COMMAND[FIRST_PRIVATEER])
    assert table.ask == "sail"
    chart = table.state.chart
    sail = choice(table, "greedy")
    assert min(steps_from(chart, sail.cell)) < min(steps_from(chart, table.cell(away)))


def test_the_least_of_its_rivals_rolls_for_a_privateer() -> None:
    table = Table(ships=[SEA, FAR, (160, 30)], holds=["RRR"], privateers=[NEXT], scores=[3, 9, 2])
    table.skip_privateers()
    table.stay()
    table.do(SHOOT[FIRST_PRIVATEER])
    assert table.ask == "roller"
    assert choice(table) == NAME_ROLLER[2]


# Ports


@pytest.mark.parametrize("start", ["open", "secret"])
@pytest.mark.parametrize("level", SENSIBLE)
def test_it_starts_among_islands_that_fill(level: str, start: str) -> None:
    """Better than the average port by what the dice bring near it."""
    table = Table(seats=4, start=start)
    GAME.start(table.state, SeededChance(1), silent)
    chart = table.state.chart

    def promise(port: int) -> float:
        near = zip(steps_from(chart, port), chart.islands, strict=True)
        return sum(WAYS[island.number] * 0.75**steps for steps, island in near)

    action = choice(table, level)
    assert isinstance(action, ChoosePort)
    ports = [promise(port) for port in chart.ports]
    assert promise(action.cell) > sum(ports) / len(ports)


def test_a_secret_port_is_chosen_without_peeping() -> None:
    """The rivals' ships are unknown, and the estimate leaves them out."""
    chosen = set()
    for other in range(3):
        table = Table(seats=3, start="secret")
        GAME.start(table.state, SeededChance(1), silent)
        table.do(ChoosePort(table.state.chart.ports[other]), seat=1)
        view = table.view(0)
        player = make_player("mate", "treasure_boots", 0, 1)
        chosen.add(player.choose(view, table.legal(0)))
    assert len(chosen) == 1


# Levels


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(level: str) -> None:
    table = at_sea((60, 57), holds=["RRG", "GRBY"])
    assert choice(table, level, seed=3) == choice(table, level, seed=3)


def test_only_the_captain_looks_at_the_turn_to_come() -> None:
    """And judges only as many sails anew as its budget says; the others weigh all."""
    table = at_sea((9, 3), at=(7, 3), holds=["GR", "B"], tokens={(4, 4): "Y", (10, 5): "B"})
    mate, captain = judged(table, "mate"), judged(table, "captain")
    assert len(mate) == len(table.legal())
    assert len(captain) == MIND.levels["captain"].effort.sails_ahead < len(mate)
    assert set(captain) < set(mate)
    assert [captain[one].value for one in captain] != [mate[one].value for one in captain]


def test_captains_reckon_with_rivals_that_sail_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A captain in range now is hardly so next turn; a privateer that nobody commands stays."""

    def hopes(**laid: Any) -> dict[Any, float]:
        table = at_sea(*laid.pop("others"), holds=["RRR", "GRBYGY"], wind="N", **laid)
        return {act: one.value for act, one in judged(table, "captain").items()}

    tables = {
        "captain": {"others": [(60, 50)]},
        "privateer": {"others": [FAR], "privateers": [(60, 50)], "cargo": ["GRBYGY"]},
    }
    now = {name: hopes(**dict(laid)) for name, laid in tables.items()}
    monkeypatch.setattr(lookahead, "STAYING", 1.0)
    fixed = {name: hopes(**dict(laid)) for name, laid in tables.items()}
    assert max(now["captain"].values()) < max(fixed["captain"].values())
    assert now["privateer"] == fixed["privateer"]


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_pearls_are_thought_of_for_land_and_for_shots(
    chart: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With five of them hundreds of cells come within reach, and most are open sea."""
    shoots: dict[Sail, bool] = {}

    def noting(table: Any, ship: int, sail: Sail, aims: Any, evaluator: Any) -> Any:
        shoots[sail] = shoots.get(sail, False) or bool(aims)
        return evaluated_stop(table, ship, sail, aims, evaluator)

    monkeypatch.setattr(lookahead, "evaluated_stop", noting)
    table = at_sea((12, 9), at=(2, 4), holds=["RGWWWKK", "B"], chart=chart, wind="N")
    judged(table, "captain")
    land = table.state.chart.land
    costly = {(sail.cell in land, aims) for sail, aims in shoots.items() if sail.pearls}
    assert costly == {(True, False), (False, True)}


def test_levels_give_away_so_much_and_no_more() -> None:
    """Whoever leads: the worst that a weaker level chooses costs it no more than its share."""
    given_away = {"deckhand": 0.0, "mate": 0.0}
    for scores in ([0, 0], [27, 1], [1, 27]):
        table = at_sea(
            (9, 3), at=(3, 3), holds=["GRB"], tokens={(4, 4): "R", (2, 4): "G"}, scores=scores
        )
        for level in given_away:
            found = {act: log_odds_scale(one.value) for act, one in judged(table, level).items()}
            best = max(found.values())
            tolerance = MIND.levels[level].tolerance
            lost = [best - found[choice(table, level, seed)] for seed in range(20)]
            assert max(lost) <= tolerance < best - min(found.values())
            given_away[level] += sum(lost)
    assert given_away["deckhand"] > given_away["mate"]


@pytest.mark.parametrize(("level", "fires"), [("deckhand", False), ("mate", True)])
def test_a_deckhand_fires_at_nobody_in_the_first_two_rounds(level: str, fires: bool) -> None:
    """Who is new to the game finds the way first; a better captain takes a sure prize."""
    table = Table(ships=[SEA, NEXT], holds=["RRRRR", "GBYW"])
    table.stay()
    assert table.state.turn_number <= 2 * table.state.house.seats
    player = make_player(level, GAME.info.id, 0, seed=1)
    chosen = player.choose(table.view(0), table.legal(0))
    assert (chosen == SHOOT[1]) is fires
    table.state.turn_number = 2 * table.state.house.seats + 1
    assert player.choose(table.view(0), table.legal(0)) == SHOOT[1]


def test_with_little_room_a_full_ship_is_unloaded() -> None:
    """TBA-61: by the book the same cargo stays aboard."""
    for limit, unloads in ((4, True), ("off", False)):
        table = Table([(5, 0), (60, 90), (60, 92), (60, 94)], ["GRBY"], hold_limit=limit)
        table.stay()
        assert (choice(table, "mate") == UNLOAD) is unloads
