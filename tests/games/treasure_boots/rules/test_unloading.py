"""In port: what is unloaded, what it is worth, what stays aboard."""

from typing import Any

import pytest

from tests.games.treasure_boots.scripted import Table, hold
from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.rules.actions import (
    KEEP,
    PASS,
    SHOOT,
    TAKE,
    UNLOAD,
    Keep,
    Sail,
)
from treasure_games.games.treasure_boots.rules.events import NoRoom, Scored, Unloaded
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.house import house_of
from treasure_games.games.treasure_boots.rules.pieces import GOLD, GUNS, PEARL, RUM, SAILS, TOKENS
from treasure_games.games.treasure_boots.rules.scoring import unload_value

PORT = (5, 0)
FAR = (60, 90)
USUAL = house_of(Setup.of(GAME.info, 2))


def in_port(cargo: str, **laid: Any) -> Table:
    """Seat 0 lies in a port with this cargo and has stayed there."""
    table = Table(ships=[PORT, FAR], holds=[cargo], dice=(2, 1), **laid)
    table.skip_privateers()
    table.stay()
    return table


def test_tb_38_unloading_everything_is_one_act_and_offered_first() -> None:
    """TB-38, TBA-47: unload all comes first."""
    table = in_port("GGR", tokens={(2, 4): "Y"})
    assert table.ask == "unload"
    assert table.legal() == (UNLOAD, KEEP[SAILS], KEEP[GUNS], PASS)
    box = table.state.box
    assert table.do(UNLOAD, 1, 1)[:2] == ["unloaded", "scored"]
    assert table.event(Unloaded) == Unloaded(0, table.cell(PORT), (2, 1, 0, 0, 0, 0), 3, 1)
    assert table.event(Scored) == Scored(0, 4, 4, "unload")
    assert table.hold(0) == ""
    assert table.state.box[:2] == (box[0] + 2, box[1] + 1)


def test_tb_38_some_may_stay_aboard() -> None:
    """TB-38, TBA-47: the bonus counts the colours that are unloaded now."""
    table = in_port("GGRB")
    table.do(KEEP[SAILS])
    table.do(KEEP[RUM])
    assert table.legal() == (UNLOAD, KEEP[SAILS], KEEP[GUNS], PASS)
    table.do(UNLOAD, 3, 1)
    assert table.hold(0) == "GB"
    assert table.state.scores[0] == 3


def test_tb_38_the_last_piece_cannot_be_kept_back() -> None:
    """Then one unloads nothing, which is another act."""
    table = in_port("GR")
    table.do(KEEP[GUNS])
    assert table.legal() == (UNLOAD, PASS)
    assert table.refused(Keep(SAILS)) == "TB-38"
    assert table.refused(Keep(GUNS)) == "TB-38"
    assert table.do(PASS, 3, 1)[0] == "turn_ended"
    assert (table.hold(0), table.state.scores[0]) == ("GR", 0)


def test_tb_07_and_tb_55_what_leaves_play_goes_into_the_box() -> None:
    """TB-07, TB-55: a black pearl as a black token, to be drawn as a privateer."""
    table = in_port("WKK")
    box = table.state.box
    table.do(KEEP[PEARL])
    table.do(UNLOAD, 3, 1)
    assert table.hold(0) == "K"
    assert table.state.box[4:] == (box[4] + 1, box[5] + 1)


@pytest.mark.parametrize(
    ("cargo", "points", "bonus"),
    [("G", 1, 0), ("GGG", 3, 0), ("GR", 2, 1), ("GRB", 3, 2), ("GRBY", 4, 4), ("GGRRBBYY", 8, 4),
     ("W", 1, 0), ("WK", 2, 0), ("GWK", 3, 0), ("GYWWK", 5, 1)],
)  # fmt: skip
def test_tb_39_and_tb_40_and_tb_41_what_cargo_is_worth(cargo: str, points: int, bonus: int) -> None:
    """TB-39, TB-40, TB-41, TBA-48: one a piece, 0 1 2 4 for colours, pearls have none."""
    worth = unload_value(hold(cargo), USUAL)
    assert (worth.points, worth.bonus, worth.total) == (points, bonus, points + bonus)


def test_tba_48_a_second_set_of_colours_brings_no_second_bonus() -> None:
    """TBA-48: only distinct colours count."""
    assert unload_value(hold("GGRRBBYY"), USUAL).bonus == 4


def test_tba_55_by_house_rule_gold_is_worth_two() -> None:
    """TBA-55: the bonus is as ever."""
    house = house_of(Setup.of(GAME.info, 2, {"gold_value": 2}))
    assert unload_value(hold("YYG"), house) == (5, 1)
    table = in_port("YY", gold_value=2)
    table.do(UNLOAD, 3, 1)
    assert table.state.scores[0] == 4


def test_tba_61_a_full_ship_takes_nothing_from_an_island() -> None:
    """TBA-61: what lies there stays, and the turn is over; with room it may be taken."""
    for cargo, asked in (("GRB", "sail"), ("GR", "collect")):
        table = Table([(2, 4), FAR], [cargo], tokens={(2, 4): "Y"}, hold_limit=3)
        table.stay(3, 1)
        assert (table.ask, table.hold(0)) == (asked, cargo)
        assert (NoRoom(0, GOLD, is_lost=False) in table.events) == (asked == "sail")


def test_tba_61_by_the_book_there_is_room_for_all() -> None:
    assert in_port("GGGGRRRRBBBB", tokens={(2, 4): "Y"}).state.house.hold_limit == TOKENS


def test_tba_16_where_the_ship_stopped_decides_the_one_act() -> None:
    """TBA-16: in port neither shot nor taking; nor anything on an empty hold."""
    table = in_port("G", privateers=[(5, -1)])
    assert table.refused(SHOOT[8]) == "TBA-17"
    assert table.refused(TAKE) == "TB-38"
    assert table.refused(Sail(table.cell((5, 1)), 0)) == "TB-22"
    assert in_port("").state.turn == 1


def test_tba_20_ships_in_the_same_port_do_not_fight() -> None:
    """TBA-20, TBA-17: who shoots must be in the open sea."""
    table = Table(ships=[PORT, PORT], holds=["G"])
    table.stay()
    assert table.ask == "unload"
    assert table.refused(SHOOT[1]) == "TBA-17"


def test_tba_56_cargo_is_not_thrown_overboard() -> None:
    """TBA-56: at sea there is nothing to unload."""
    table = Table(ships=[(4, 40), FAR], holds=["GR"])
    assert table.refused(UNLOAD) == "TB-22"
    table.stay()
    assert table.hold(0) == "GR"


def test_tba_40_gold_is_not_spent() -> None:
    """TBA-40: it works while it is carried, and unloads like the rest."""
    assert unload_value(hold("Y"), USUAL) == (1, 0)
    assert GOLD in range(4)
