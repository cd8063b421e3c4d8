"""What each turn begins with: dice, wind, treasure on islands, privateers."""

from collections import Counter

import pytest

from tests.games.treasure_boots.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.games.treasure_boots.rules.actions import PASS, TAKE, Command
from treasure_games.games.treasure_boots.rules.events import (
    DiceRolled,
    PrivateerAppeared,
    TreasurePlaced,
    WindTurned,
)
from treasure_games.games.treasure_boots.rules.pieces import EMPTY
from treasure_games.games.treasure_boots.rules.turns import begin_turn

SEA = (4, 40)
FAR = (60, 90)
GUNS_DRAW, BLACK_DRAW = 18, 83
"""Which outcome of a draw from the full box is the first gun, and the last token, a black one."""


def test_tb_14_and_tb_22_a_turn_begins_with_dice_wind_and_treasure() -> None:
    """TB-14, TB-22: in this order, once, and then the steps."""
    table = Table(ships=[SEA, FAR], dice=(2, 1))
    table.events.clear()
    assert table.turn((6, 2), [GUNS_DRAW]) == [
        "turn_started", "dice_rolled", "wind_turned", "treasure_placed",
    ]  # fmt: skip
    assert table.event(DiceRolled) == DiceRolled(0, 6, 2)
    assert table.ask == "sail"


@pytest.mark.parametrize(
    ("dice", "hexes", "squares"),
    [((3, 3), "N", "N"), ((4, 3), "NE", "E"), ((6, 4), "SE", "S"), ((1, 4), "S", "W"),
     ((1, 5), "SW", "N"), ((6, 1), "NW", "E")],
)  # fmt: skip
def test_tb_16_the_difference_turns_the_wind(
    dice: tuple[int, int], hexes: str, squares: str
) -> None:
    """TB-16, TB-17, HX-03: a difference of 4 turns it on hexes, not on squares (TBA-58)."""
    for chart, wanted in (("hex", hexes), ("square", squares)):
        table = Table(ships=[SEA, FAR], chart=chart)
        table.state.wind = 0
        table.turn(dice)
        assert table.wind == wanted
        turned = table.event(WindTurned)
        assert (turned.before, turned.steps) == (0, abs(dice[0] - dice[1]))


def test_tb_18_every_empty_island_of_the_sum_gets_a_token() -> None:
    """TB-18: the two islands with a 7 at (6, 4) and (8, 5)."""
    table = Table(ships=[SEA, FAR], dice=(2, 2))
    table.turn((4, 3), [GUNS_DRAW, 0])
    assert (table.token((6, 4)), table.token((8, 5))) == ("R", "G")
    assert len([event for event in table.events if type(event) is TreasurePlaced]) == 2


def test_tb_19_an_island_with_a_token_or_a_ship_gets_none() -> None:
    """TB-19: not even under a privateer (TBA-36)."""
    table = Table(ships=[(6, 4), FAR], tokens={(8, 5): "Y"}, dice=(2, 2))
    assert "treasure_placed" not in table.turn((4, 3))
    assert table.token((8, 5)) == "Y"
    table = Table(ships=[SEA, FAR], privateers=[(6, 4)], tokens={(8, 5): "Y"}, dice=(2, 2))
    assert "treasure_placed" not in table.turn((6, 1))


def test_tb_20_a_black_token_is_a_privateer() -> None:
    """TB-20: a ship on the island, which has no token then."""
    table = Table(ships=[SEA, FAR], tokens={(9, 3): "Y"}, dice=(2, 2))
    black = sum(table.state.box) - 1
    table.turn((4, 3), [black, 0])
    assert table.event(PrivateerAppeared) == PrivateerAppeared(8, table.cell((6, 4)))
    assert table.at(8) == (6, 4)
    assert table.token((6, 4)) == ""
    assert table.state.holds[8] == EMPTY
    assert table.state.box[5] == 11


def test_tb_06_draws_are_uniform_without_replacement() -> None:
    """TB-06: every token of the box is equally likely; what is drawn is not in it any more."""
    drawn: Counter[str] = Counter()
    for seed in range(700):
        table = Table(ships=[SEA, FAR], dice=(1, 1), tokens={(2, 4): "G"})
        chance = SeededChance(seed)
        for _ in range(6):
            begin_turn(table.state, 0, chance, silent)
        found = [table.token(place) for place in _numbered(table) if place != (2, 4)]
        found = [*filter(None, found), *"K" * len(table.view().privateers)]
        assert sum(table.state.box) == 83 - len(found)
        drawn.update(found)
    everything = sum(drawn.values())
    for letter, count in zip("GRBYWK", (17, 16, 12, 14, 12, 12), strict=True):
        share = count / 83
        spread = 4 * (everything * share * (1 - share)) ** 0.5
        assert abs(drawn[letter] - everything * share) < spread, letter


def _numbered(table: Table) -> list[tuple[int, int]]:
    return [table.place(one.cell) for one in table.state.chart.islands if one.number]


def test_tba_49_an_empty_box_leaves_islands_empty_in_random_order() -> None:
    """TBA-49: one token left for the two islands with a 7: either may get it."""
    served = set()
    for luck in range(2):
        table = Table(ships=[SEA, FAR], dice=(2, 2))
        table.state.box = (1, 0, 0, 0, 0, 0)
        table.turn((4, 3), [luck, 0])
        served.add((table.token((6, 4)), table.token((8, 5))))
        assert table.state.box == EMPTY
        assert "treasure_placed" not in table.turn((2, 4))
    assert served == {("G", ""), ("", "G")}


def test_tba_57_the_box_is_known_to_all() -> None:
    """TBA-57: it is 84 less what lies open."""
    table = Table(ships=[SEA, FAR], holds=["GGR"], tokens={(6, 4): "Y"}, privateers=[(5, 2)])
    for seat in (None, 0, 1):
        assert table.view(seat).box == table.state.box
    assert sum(table.state.box) == 84 - 5 - len(
        [kind for place in _numbered(table) if (kind := table.token(place)) and place != (6, 4)]
    )


def test_tb_21_doubles_let_a_privateer_be_commanded_free() -> None:
    """TB-21, TB-24: the pearls stay aboard."""
    table = Table(ships=[SEA, FAR], holds=["W"], privateers=[(5, 2)], dice=(3, 3))
    assert table.ask == "command"
    assert table.do(Command(8)) == ["privateer_commanded"]
    assert table.hold(0) == "W"


def test_tba_59_doubles_without_a_privateer_are_nothing() -> None:
    """TBA-59, TB-21: if there are any in play."""
    assert Table(ships=[SEA, FAR], dice=(3, 3)).ask == "sail"


def test_tba_35_a_privateer_that_has_just_appeared_can_be_commanded() -> None:
    """TBA-35: treasure is placed before step 1."""
    table = Table(ships=[SEA, FAR], tokens={(9, 3): "Y"}, dice=(2, 1))
    black = sum(table.state.box) - 1
    table.turn((3, 3), [black, 0])
    assert table.ask == "command"


def test_tb_36_a_token_is_taken_or_left() -> None:
    """TB-36, TBA-13: declining leaves it under the ship, and the island occupied."""
    table = Table(ships=[(5, 2), FAR], tokens={(5, 2): "R"}, dice=(2, 2))
    table.stay()
    assert (table.ask, len(table.legal())) == ("collect", 2)
    table.do(PASS, 2, 3)
    assert table.token((5, 2)) == "R"
    table.turn((2, 2))
    table.stay()
    assert table.do(TAKE, 2, 3)[0] == "treasure_taken"
    assert (table.hold(0), table.token((5, 2))) == ("R", "")


def test_tba_13_an_island_without_a_token_asks_nothing() -> None:
    """TBA-13: one may stop there all the same."""
    table = Table(ships=[(5, 3), FAR], wind="N")
    assert table.sail((5, 2))[:2] == ["ship_moved", "turn_ended"]


def test_tb_37_cargo_is_public() -> None:
    table = Table(ships=[SEA, FAR], holds=["GGR", "WK"])
    assert table.view(None).holds == table.view(1).holds == tuple(table.state.holds)
