"""Pearls: spent on the attack, the defence, the move or a privateer, and back into the box."""

from tests.games.treasure_boots.scripted import Table
from treasure_games.games.treasure_boots.rules.actions import LOOT, SHOOT, Spend
from treasure_games.games.treasure_boots.rules.events import PearlsSpent, ShotHit, ShotMissed
from treasure_games.games.treasure_boots.rules.pieces import GUNS

SEA = (60, 60)
NEXT = (60, 59)


def fight(own: str, foe: str) -> Table:
    table = Table(ships=[SEA, NEXT], holds=[own, foe], dice=(2, 1))
    table.stay()
    return table


def test_tb_57_and_tba_42_after_the_attack_roll_and_before_the_defence() -> None:
    """TB-57, TBA-42: any number, seen before the defender has rolled."""
    table = fight("WWK", "GR")
    assert table.do(SHOOT[1], 2) == ["shot_declared", "attack_rolled"]
    assert (table.ask, table.asked) == ("attack", (0,))
    assert table.legal() == (Spend(0), Spend(1), Spend(2), Spend(3))
    assert table.refused(Spend(4)) == "TB-57"
    assert table.refused(Spend(-1)) == "TB-57"
    table.do(Spend(3), 5)
    assert table.event(PearlsSpent) == PearlsSpent(0, 0, 2, 1, "guns")
    assert table.event(ShotHit).attack == 5
    assert table.hold(0) == ""


def test_tb_57_none_is_fine() -> None:
    table = fight("W", "GR")
    table.do(SHOOT[1], 2)
    assert table.do(Spend(0), 5)[:2] == ["defence_rolled", "shot_missed"]
    assert table.hold(0) == "W"


def test_tb_58_and_tba_41_exactly_what_makes_the_attack_fail_or_none() -> None:
    """TB-58, TBA-41: nobody throws pearls away to keep them from being stolen."""
    table = fight("", "WWWG")
    table.do(SHOOT[1], 4, 3)
    assert (table.ask, table.asked) == ("defence", (1,))
    assert table.legal() == (Spend(0), Spend(2))
    assert table.refused(Spend(1)) == "TBA-41"
    assert table.refused(Spend(3)) == "TBA-41"
    assert table.refused(Spend(2), seat=0) == "TB-53"
    table.do(Spend(2))
    assert table.event(PearlsSpent) == PearlsSpent(1, 1, 2, 0, "rum")
    assert table.event(ShotMissed) == ShotMissed(0, 1, 4, 5)
    assert table.hold(1) == "GW"


def test_tb_58_pearls_that_cannot_save_the_ship_are_not_asked_for() -> None:
    """TB-58: only if the attack then fails; and not if it has failed already."""
    table = fight("", "WG")
    table.do(SHOOT[1], 6, 1)
    assert table.ask == "loot"
    table = fight("", "WG")
    table.do(SHOOT[1], 1, 6)
    assert table.ask == "sail"


def test_tb_58_declining_lets_the_shot_hit() -> None:
    table = fight("", "WR")
    table.do(SHOOT[1], 4, 4)
    table.do(Spend(0))
    assert table.ask == "loot"
    table.do(LOOT[GUNS])
    assert (table.hold(0), table.hold(1)) == ("R", "W")


def test_tb_55_white_pearls_go_before_black_ones() -> None:
    """TB-55: so that fewer privateers come back."""
    table = fight("WK", "GR")
    box = table.state.box
    table.do(SHOOT[1], 2)
    table.do(Spend(1), 6)
    assert table.hold(0) == "K"
    assert table.state.box[4] == box[4] + 1
