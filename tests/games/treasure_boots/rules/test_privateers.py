"""Step 1: commanding a privateer, what it may do, and what it brings."""

from typing import Any

from tests.games.treasure_boots.scripted import Table
from treasure_games.games.treasure_boots.rules.actions import (
    PASS,
    SHOOT,
    TAKE,
    UNLOAD,
    Command,
    Sail,
    Shoot,
    Spend,
)
from treasure_games.games.treasure_boots.rules.events import PearlsSpent, PrivateerCommanded, Scored

SEA = (4, 40)
FAR = (60, 90)
BLACK_SHIP = 8


def commanded(place: tuple[int, int], *, doubles: bool = True, **laid: Any) -> Table:
    """Seat 0 has taken command of the privateer that lies at `place`; the wind blows north."""
    laid = {"ships": [SEA, FAR], "wind": "N", **laid}
    dice = (3, 3) if doubles else (2, 1)
    table = Table(privateers=[place, *laid.pop("others", ())], dice=dice, **laid)
    table.do(Command(BLACK_SHIP))
    return table


def test_tb_23_commanding_is_optional_and_one_at_most() -> None:
    """TB-23, TBA-32: even with doubles and a pearl only one in a turn."""
    table = Table(ships=[SEA, FAR], holds=["W"], privateers=[(5, 2), (9, 3)], dice=(3, 3))
    assert table.legal() == (Command(8), Command(9), PASS)
    assert table.refused(Command(10)) == "TB-23"
    assert table.refused(Command(0)) == "TB-23"
    table.do(Command(9))
    table.stay()
    assert (table.ask, table.state.ship) == ("sail", 0)
    assert table.refused(Command(8)) == "TB-22"


def test_tb_23_without_one_the_own_ship_sails() -> None:
    table = Table(ships=[SEA, FAR], privateers=[(5, 2)], dice=(3, 3))
    assert table.refused(Sail(table.cell(SEA), 0)) == "TB-22"
    table.do(PASS)
    assert (table.ask, table.state.ship) == ("sail", 0)


def test_tb_24_and_tb_56_without_doubles_it_costs_a_pearl() -> None:
    """TB-24, TB-56: the pearl goes back to the box."""
    table = commanded((5, 2), doubles=False, holds=["WR"])
    assert table.event(PearlsSpent) == PearlsSpent(0, 0, 1, 0, "command")
    assert table.event(PrivateerCommanded).pearls == 1
    assert table.hold(0) == "R"
    assert table.state.ship == BLACK_SHIP


def test_tb_56_a_black_pearl_is_price_enough() -> None:
    """TB-56: it goes back to the box, to be drawn as a privateer again."""
    table = Table(ships=[SEA, FAR], holds=["K"], privateers=[(5, 2)])
    in_box = table.state.box[5]
    assert table.ask == "command"
    table.do(Command(BLACK_SHIP))
    assert table.event(PearlsSpent) == PearlsSpent(0, 0, 0, 1, "command")
    assert table.hold(0) == ""
    assert table.state.box[5] == in_box + 1


def test_tb_24_without_doubles_or_pearl_nobody_is_asked() -> None:
    assert Table(ships=[SEA, FAR], holds=["GY"], privateers=[(5, 2)], dice=(2, 1)).ask == "sail"


def test_tba_31_a_pearl_in_the_privateers_own_hold_does_not_pay() -> None:
    """TBA-31: the price is the player's."""
    table = Table(ships=[SEA, FAR], privateers=[(5, 2)], cargo=["WK"], dice=(2, 1))
    assert table.ask == "sail"


def test_tb_25_and_tb_26_a_privateer_collects_for_a_point_at_once() -> None:
    """TB-25, TB-26, TBA-33: it sails, then takes the token, and its commander scores."""
    table = commanded((5, 3), tokens={(5, 2): "G"})
    table.sail((5, 2))
    assert (table.ask, table.state.ship) == ("collect", BLACK_SHIP)
    assert table.do(TAKE) == ["treasure_taken", "scored"]
    assert table.event(Scored) == Scored(0, 1, 1, "privateer")
    assert table.hold(BLACK_SHIP) == "G"
    assert (table.ask, table.state.ship) == ("sail", 0)


def test_tba_33_either_part_of_its_activation_may_be_skipped() -> None:
    """TBA-33: stay and collect nothing."""
    table = commanded((5, 2), tokens={(9, 3): "Y"})
    assert table.state.ship == BLACK_SHIP
    table.stay()
    assert (table.ask, table.state.ship) == ("sail", 0)


def test_tb_25_and_tba_34_it_may_enter_a_port_but_never_unloads() -> None:
    """TB-25, TBA-34: even laden; and it may lie there with others."""
    table = commanded((5, 1), cargo=["GRB"], ships=[(5, 0), FAR])
    table.sail((5, 0))
    assert (table.ask, table.state.ship) == ("sail", 0)
    assert table.at(BLACK_SHIP) == table.at(0) == (5, 0)


def test_tba_34_by_house_rule_privateers_stay_out_of_ports() -> None:
    """TBA-34: players still enter."""
    table = commanded((5, 1), privateer_in_port="no")
    assert (5, 0) not in table.cells()
    assert table.far((5, 0)) == "TBA-34"
    table = Table(ships=[(5, 1), FAR], wind="N", privateer_in_port="no")
    assert (5, 0) in table.cells()


def test_tb_27_and_tba_08_its_cargo_gives_it_what_it_gives_a_ship() -> None:
    """TB-27, TBA-08: three points, the drift, and one more for each of its Sails."""
    assert len(commanded((60, 60)).legal()) == 27
    assert len(commanded((60, 60), cargo=["GG"]).legal()) == 60
    assert len(commanded((60, 60), holds=["GG"]).legal()) == 27


def test_tba_30_the_commanders_pearls_do_not_serve_the_privateer() -> None:
    """TBA-30: only those in its own hold are sails and guns for it."""
    assert len(commanded((60, 60), holds=["WWW"]).legal()) == 27
    table = commanded((60, 60), cargo=["WK"], holds=["W"])
    assert len(table.legal()) == 60
    table.sail((60, 55), 1)
    assert table.hold(BLACK_SHIP) == "K"
    assert table.hold(0) == "W"


def test_tba_30_attack_pearls_come_from_its_own_hold() -> None:
    table = commanded((60, 60), cargo=["RK"], holds=["WW"], ships=[SEA, (60, 59)])
    table.stay()
    table.do(SHOOT[1], 3)
    assert table.legal() == (Spend(0), Spend(1))
    table.do(Spend(1), 6)
    assert table.hold(0) == "WW"
    assert table.hold(BLACK_SHIP) == "R"


def test_tb_26_treasure_from_combat_scores_too() -> None:
    """TB-26, TB-49: one point for the loot, which lies under the privateer then."""
    table = commanded((60, 60), ships=[SEA, (60, 59)], holds=["", "GG"])
    table.stay()
    table.do(SHOOT[1], 6, 1)
    assert table.hold(BLACK_SHIP) == "G"
    assert table.state.scores[0] == 1
    assert (table.ask, table.state.ship) == ("sail", 0)


def test_tba_25_it_does_not_fire_at_its_commander() -> None:
    """TBA-25: the ship of the commander blocks a line all the same."""
    table = commanded((60, 60), ships=[(60, 59), (60, 57)])
    assert table.stay() == []
    assert (table.ask, table.state.ship) == ("sail", 0)
    table = commanded((60, 60), ships=[(60, 59), (61, 60)])
    table.stay()
    assert table.legal() == (SHOOT[1], PASS)
    assert table.refused(Shoot(0)) == "TBA-25"


def test_tba_25_by_house_rule_it_may() -> None:
    """TBA-25: the literal reading."""
    table = commanded((60, 60), ships=[(60, 59), FAR], holds=["GR"], privateer_hits_owner="yes")
    table.stay()
    table.do(SHOOT[0], 6, 1)
    assert (table.ask, table.asked) == ("loot", (0,))


def test_tba_26_and_tba_27_a_privateer_may_sink_a_privateer() -> None:
    """TBA-26, TBA-27: the other player rolls; the black pearl is a treasure, and a point."""
    table = commanded((60, 60), others=[(60, 59)])
    table.stay()
    happened = table.do(SHOOT[9], 6, 1)
    assert happened[:4] == ["shot_declared", "roller_named", "attack_rolled", "defence_rolled"]
    assert table.hold(BLACK_SHIP) == "K"
    assert table.view().privateers == (BLACK_SHIP,)
    assert table.state.scores[0] == 1


def test_tba_27_loot_and_sinking_are_two_treasures() -> None:
    """TBA-27: the last piece, then the black pearl: two points."""
    table = commanded((60, 60), others=[(60, 59)], cargo=["", "R"])
    table.stay()
    table.do(SHOOT[9], 6, 1)
    assert table.hold(BLACK_SHIP) == "RK"
    assert table.state.scores[0] == 2


def test_tba_36_on_its_island_it_can_be_shot_but_does_not_shoot() -> None:
    """TBA-36, TBA-17: it shoots only after leaving."""
    table = commanded((5, 2), ships=[SEA, (5, 3)])
    table.stay()
    assert (table.ask, table.state.ship) == ("sail", 0)
    table = Table(ships=[(5, 3), FAR], privateers=[(5, 2)])
    table.stay()
    assert table.legal() == (SHOOT[8], PASS)


def test_tba_37_the_island_of_a_sunk_privateer_is_empty() -> None:
    """TBA-37: it gets a token again when its number is rolled."""
    table = Table(ships=[(5, 3), FAR], privateers=[(5, 2)], tokens={(15, 0): "Y"})
    table.stay()
    table.do(SHOOT[8], 6, 1, 3, 1)
    assert table.hold(0) == "K"
    assert table.token((5, 2)) == "G"


def test_tba_38_taking_from_a_privateer_scores_only_when_unloaded() -> None:
    """TBA-38: neither the loot nor the black pearl."""
    table = Table(ships=[(60, 60), FAR], privateers=[(60, 59)], cargo=["R"])
    table.stay()
    table.do(SHOOT[8], 6, 1)
    assert (table.hold(0), table.state.scores[0]) == ("RK", 0)


def test_tb_22_the_own_ship_follows_and_only_it_unloads() -> None:
    """TB-22: step 1, then step 2 and 3."""
    table = commanded((61, 60), ships=[(5, 0), FAR], holds=["GR"])
    assert table.refused(UNLOAD) == "TB-22"
    table.stay()
    table.stay()
    assert table.ask == "unload"
