"""Step 3 in the open sea: targets, rolls, pearls, loot and sinking."""

from typing import Any

import pytest

from tests.games.treasure_boots.scripted import Place, Table
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    LOOT,
    PASS,
    SHOOT,
    ChoosePort,
    NameRoller,
    Shoot,
    Spend,
)
from treasure_games.games.treasure_boots.rules.events import (
    AttackRolled,
    BlackPearlGained,
    DefenceRolled,
    LootTaken,
    NoRoom,
    Refitted,
    RollerNamed,
    ShipSunk,
    ShotDeclared,
)
from treasure_games.games.treasure_boots.rules.gunnery import targets, ways_to_hit
from treasure_games.games.treasure_boots.rules.pieces import BLACK, GOLD, GUNS, PEARL, RUM, SAILS
from treasure_games.games.treasure_boots.rules.scoring import ship_values

SEA = (60, 60)
NEXT = (60, 59)
FAR = (160, 90)


def facing(*others: Place, **laid: Any) -> Table:
    """Seat 0 at sea has stayed there, the others where they are said to lie."""
    table = Table(ships=[laid.pop("at", SEA), *others], **{"dice": (2, 1), **laid})
    table.skip_privateers()
    table.stay()
    return table


def test_tb_42_one_shot_at_a_player_or_a_privateer_or_none() -> None:
    """TB-42, TBA-24: also where it can hardly hit."""
    table = facing(NEXT, privateers=[(60, 65)])
    assert table.legal() == (SHOOT[1], SHOOT[8], PASS)
    assert table.do(PASS, 3, 1)[0] == "turn_ended"


def test_tb_43_ships_at_islands_and_in_ports_are_targets() -> None:
    """TB-43: the shooter lies at sea below the island 4 at (5, 2), beside port a at (5, 0)."""
    assert facing((5, 2), at=(5, 3)).ask == "shoot"
    assert facing((5, 0), at=(5, 1)).ask == "shoot"


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_tb_44_and_hx_05_only_straight_lines_hit(chart: str) -> None:
    """TB-44, HX-05: along the directions of the chart, whatever the wind."""
    table = Table(ships=[SEA, FAR], chart=chart)
    start = table.cell(SEA)
    for delta in table.grid.deltas:
        state = table.state.copy()
        state.cells[1] = start + 3 * delta
        assert [aim.ship for aim in targets(state, 0)] == [1]
    state.cells[1] = start + 2 * table.grid.deltas[0] + table.grid.deltas[1]
    assert targets(state, 0) == ()
    aside = (62, 57)
    table = facing(aside, chart=chart, privateers=[(60, 61)])
    assert table.refused(SHOOT[1]) == "TB-44"


def test_tb_45_ships_block_the_line() -> None:
    """TB-45: also the commander's own or a privateer."""
    table = facing((60, 57), privateers=[NEXT])
    assert table.legal() == (SHOOT[8], PASS)
    assert table.refused(SHOOT[1]) == "TB-45"


def test_tba_22_islands_block_the_line_token_or_not() -> None:
    """TB-45, TBA-22: the island 4 at (5, 2) lies between; so would a port (TBA-09)."""
    table = facing((5, 1), at=(5, 3), privateers=[(5, 4)])
    assert table.refused(SHOOT[1]) == "TB-45"
    table = facing((5, -1), at=(5, 1), privateers=[(4, 1)])
    assert table.refused(SHOOT[1]) == "TB-45"


def test_tba_21_islands_beside_a_diagonal_do_not_block_it() -> None:
    """TBA-21: on squares, between the island 11 at (2, 8) and what touches its corner."""
    table = facing((3, 8), at=(2, 7), chart="square", boards=4)
    assert SHOOT[1] in table.legal()


def test_tba_17_nobody_shoots_from_an_island() -> None:
    """TBA-17: numbered and empty, it is still not the open sea."""
    assert facing((5, 3), at=(5, 2)).state.turn == 1


def test_tba_18_off_the_boards_is_open_sea() -> None:
    """TBA-18: all these lie far beyond the sections."""
    assert facing(NEXT).ask == "shoot"


def test_tba_19_in_a_port_the_attacker_picks_among_ships() -> None:
    """TBA-19: they do not shield each other."""
    table = facing((5, 0), (5, 0), at=(5, 1))
    assert table.legal() == (SHOOT[1], SHOOT[2], PASS)


def test_tba_23_range_has_no_end() -> None:
    """TBA-23: a hundred empty cells away it is allowed, and hopeless."""
    table = facing((60, 161))
    aim = targets(table.state, 0)[0]
    assert (len(aim.line), aim.chances) == (100, (0.0,))
    assert table.do(SHOOT[1], 6, 1)[:4] == [
        "shot_declared", "attack_rolled", "defence_rolled", "shot_missed",
    ]  # fmt: skip


def test_tb_46_attack_is_die_and_guns_less_empty_cells() -> None:
    table = facing((60, 57), holds=["RR", "GG"])
    table.do(SHOOT[1], 4, 6)
    assert table.event(ShotDeclared) == ShotDeclared(0, 0, 1, 2)
    assert table.event(AttackRolled) == AttackRolled(0, 0, 4, 2, 2, 4)


def test_tba_60_attack_may_fall_below_zero() -> None:
    """TBA-60: there is no floor; -3 is less than 1."""
    table = facing((60, 55), holds=["", "GG"])
    table.do(SHOOT[1], 1, 1)
    assert table.event(AttackRolled).total == -3
    assert "shot_missed" in table.happened()


def test_tb_47_defence_is_die_and_rum() -> None:
    table = facing(NEXT, holds=["", "BBG"])
    table.do(SHOOT[1], 4, 3)
    assert table.event(DefenceRolled) == DefenceRolled(1, 1, 3, 2, 5)
    assert "shot_missed" in table.happened()


def test_tb_48_equal_is_a_hit() -> None:
    """TB-48: less is nothing at all."""
    table = facing(NEXT, holds=["", "GG"])
    assert "shot_hit" in table.do(SHOOT[1], 4, 4)
    table = facing(NEXT, holds=["", "GG"])
    assert "shot_missed" in table.do(SHOOT[1], 4, 5)
    assert table.hold(1) == "GG"


def test_tb_49_a_hit_steals_one_treasure() -> None:
    table = facing(NEXT, holds=["", "GG"])
    table.do(SHOOT[1], 4, 4)
    assert (table.hold(0), table.hold(1)) == ("G", "G")
    assert table.event(LootTaken) == LootTaken(0, 0, 1, SAILS)


def test_tb_50_the_attacker_picks() -> None:
    table = facing(NEXT, holds=["", "GRBWK"])
    table.do(SHOOT[1], 6, 1)
    if table.ask == "defence":
        table.do(Spend(0))
    assert (table.ask, table.asked) == ("loot", (0,))
    assert table.legal() == (LOOT[SAILS], LOOT[GUNS], LOOT[RUM], LOOT[PEARL])
    assert table.refused(LOOT[GOLD]) == "TB-50"
    table.do(LOOT[PEARL])
    assert (table.hold(0), table.hold(1)) == ("W", "GRBK")


def test_tb_50_and_tba_39_with_gold_aboard_the_defender_picks() -> None:
    """TB-50, TBA-39: even the gold itself."""
    table = facing(NEXT, holds=["", "GRY"])
    table.do(SHOOT[1], 6, 1)
    assert (table.ask, table.asked) == ("loot", (1,))
    assert table.refused(LOOT[SAILS], seat=0) == "TB-53"
    table.do(LOOT[GOLD])
    assert (table.hold(0), table.hold(1)) == ("Y", "GR")
    assert table.event(LootTaken).seat == 1


def test_tb_51_losing_the_last_treasure_sinks() -> None:
    """TB-51, TB-52, TBA-44: at once its owner chooses a port, empty."""
    table = facing(NEXT, holds=["", "G"])
    assert table.do(SHOOT[1], 6, 1)[-2:] == ["loot_taken", "ship_sunk"]
    assert table.event(ShipSunk) == ShipSunk(0, 1, table.cell(NEXT))
    assert (table.ask, table.asked, table.at(1)) == ("refit", (1,), None)
    assert table.refused(ChoosePort(table.cell(SEA))) == "TB-52"
    table.port((5, 0), 3, 1)
    assert table.event(Refitted) == Refitted(1, table.cell((5, 0)))
    assert (table.at(1), table.hold(1), table.state.turn) == ((5, 0), "", 1)


def test_tba_45_an_empty_ship_sinks_when_it_is_hit() -> None:
    """TBA-45, TB-51: there is no loot."""
    table = facing(NEXT)
    assert table.do(SHOOT[1], 6, 1)[-2:] == ["shot_hit", "ship_sunk"]


def test_tba_46_the_sunk_player_takes_a_full_turn_next() -> None:
    """TBA-46, TB-52: with a fresh but empty ship."""
    table = facing(NEXT)
    table.do(SHOOT[1], 6, 1)
    happened = table.port((5, 0), 3, 1)
    assert happened[:4] == ["refitted", "turn_ended", "turn_started", "dice_rolled"]
    assert (table.ask, table.asked) == ("sail", (1,))


def test_tb_53_for_a_privateer_another_player_rolls() -> None:
    """TB-53, TBA-28: the attacker names anybody but himself."""
    table = facing(FAR, (5, 0), privateers=[NEXT], cargo=["GY"])
    assert table.do(SHOOT[8]) == ["shot_declared"]
    assert (table.ask, table.asked) == ("roller", (0,))
    assert table.legal() == (NameRoller(1), NameRoller(2))
    assert table.refused(NameRoller(0)) == "TBA-28"
    assert table.refused(NameRoller(3)) == "TBA-28"
    table.do(NameRoller(2), 6, 1)
    assert table.event(RollerNamed) == RollerNamed(0, 8, 2)
    assert table.event(DefenceRolled).seat == 2


def test_tba_29_the_roller_decides_loot_and_pearls() -> None:
    """TBA-29: with Gold in the privateer's hold the choice is the roller's."""
    table = facing(FAR, (5, 0), privateers=[NEXT], cargo=["GYW"])
    table.do(SHOOT[8])
    table.do(NameRoller(2), 4, 4)
    assert (table.ask, table.asked) == ("defence", (2,))
    table.do(Spend(0))
    assert (table.ask, table.asked) == ("loot", (2,))
    table.do(LOOT[SAILS])
    assert table.hold(0) == "G"


def test_tba_28_with_two_players_it_is_the_other_one() -> None:
    table = facing(FAR, privateers=[NEXT])
    table.do(SHOOT[8], 1, 6)
    assert table.event(RollerNamed).roller == 1


@pytest.mark.parametrize(("rule", "luck", "roller"), [("left", (), 1), ("random", (1,), 2)])
def test_tba_28_house_rules_for_the_roller(rule: str, luck: tuple[int, ...], roller: int) -> None:
    """TBA-28: the attacker's left neighbour, or chance."""
    table = facing(FAR, (5, 0), privateers=[NEXT], privateer_roller=rule)
    table.do(SHOOT[8], *luck, 1, 6)
    assert table.event(RollerNamed).roller == roller


def test_tb_54_a_sunk_privateer_is_a_black_pearl_of_the_victor() -> None:
    table = facing(FAR, privateers=[NEXT])
    table.do(SHOOT[8], 6, 1)
    assert table.event(BlackPearlGained) == BlackPearlGained(0, 8)
    assert table.hold(0) == "K"
    assert table.view().privateers == ()


def test_tba_61_what_a_full_ship_wins_goes_back_into_the_box() -> None:
    """TBA-61: a stolen piece as well as a black pearl; the target loses it all the same."""
    table = facing(NEXT, holds=["GGG", "RB"], hold_limit=3)
    box = table.state.box
    table.do(SHOOT[1], 6, 1)
    table.do(LOOT[RUM], 3, 1)
    assert (table.hold(0), table.hold(1)) == ("GGG", "R")
    assert table.state.box[RUM] == box[RUM] + 1
    assert NoRoom(0, RUM, is_lost=True) in table.events
    table = facing(FAR, holds=["GGG"], privateers=[NEXT], hold_limit=3)
    box = table.state.box
    table.do(SHOOT[8], 6, 1)
    assert (table.hold(0), table.state.box[BLACK]) == ("GGG", box[BLACK] + 1)


def test_tba_61_a_privateer_always_has_room() -> None:
    table = Table([(5, 0), FAR], ["W"], [(2, 4)], ["GGG"], {(2, 4): "Y"}, hold_limit=3)
    table.do(COMMAND[8])
    table.stay()
    assert table.ask == "collect"


def test_tba_43_spending_the_last_pearl_does_not_sink() -> None:
    """TBA-43: sinking needs a hit."""
    table = facing(NEXT, holds=["", "W"])
    table.do(SHOOT[1], 4, 4)
    table.do(Spend(1))
    assert (table.hold(1), table.at(1)) == ("", NEXT)


def test_shots_that_cannot_be_say_why() -> None:
    table = facing(NEXT)
    assert table.refused(SHOOT[0]) == "TB-42"
    assert table.refused(SHOOT[9]) == "TB-42"
    assert table.refused(Shoot(-5)) == "TB-42"


@pytest.mark.parametrize(
    ("margin", "ways"),
    [(-9, 0), (-6, 0), (-5, 1), (-4, 3), (-3, 6), (-2, 10), (-1, 15), (0, 21), (1, 26), (2, 30),
     (3, 33), (4, 35), (5, 36), (12, 36)],
)  # fmt: skip
def test_tb_48_how_likely_a_hit_is(margin: int, ways: int) -> None:
    """TB-48: of 36, by what the attack has before over the defence."""
    assert ways_to_hit(margin) == ways


def test_the_aim_shows_line_values_and_chances_with_pearls() -> None:
    table = facing((60, 58), holds=["RWW", "BK"])
    aim = targets(table.view(), 0)[0]
    assert (aim.ship, aim.line, aim.foe_pearls) == (1, (table.cell(NEXT),), 1)
    assert aim.chances == (15 / 36, 21 / 36, 26 / 36)
    elsewhere = targets(table.view(), 0, table.cell(NEXT))[0]
    assert elsewhere.line == ()
    assert elsewhere.chances == (21 / 36, 26 / 36, 30 / 36)


def test_tb_27_the_values_of_a_ship_follow_from_its_hold() -> None:
    table = facing(NEXT, holds=["GGRBYWK"])
    assert ship_values(table.view(), 0) == (5, 1, 1, True, 2, 7)
    assert ship_values(table.view(), 1) == (3, 0, 0, False, 0, 0)
