"""Adventure cards of the dawn and the helm, one by one."""

import pytest

from tests.games.scallywager.scripted import EIGHT, Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    BidMade,
    ColoursShown,
    DiceRerolled,
    GhostsBoarded,
    GhostsLeft,
    GhostStayed,
    OpenlyRolled,
)


@pytest.mark.parametrize(
    ("rolls", "crew"),
    [((1, 5, 3), (4, 2, 2)), ((2, 1, 6), (2, 3, 2)), ((4, 2, 4), (3, 3, 2))],
)
def test_sw_a01_a_duel_is_two_dice_against_one(
    rolls: tuple[int, ...], crew: tuple[int, ...]
) -> None:
    table = Table(EIGHT, adventures={0: "A01"}, rolls=rolls)
    assert table.refused(0, do.DUEL_AT_DAWN[0]) == "SW-A01"
    table.do(0, do.DUEL_AT_DAWN[1])
    rolled = [OpenlyRolled(0, rolls[:2]), OpenlyRolled(1, rolls[2:])]
    assert table.found(OpenlyRolled) == rolled
    assert table.crew == crew


@pytest.mark.parametrize(
    ("roll", "crew"),
    [
        (1, (2, 3, 2)),
        (2, (2, 3, 2)),
        (3, (3, 2, 2)),
        (4, (3, 2, 2)),
        (5, (3, 2, 1)),
        (6, (3, 2, 1)),
    ],
)
def test_sw_a02_a_powder_keg_hits_by_its_roll(roll: int, crew: tuple[int, ...]) -> None:
    table = Table(EIGHT, adventures={0: "A02"}, rolls=(roll,))
    table.do(0, do.POWDER_KEG[1])
    assert table.crew == crew


def test_sw_a02_and_sw_t05_the_blast_spares_the_marqued() -> None:
    table = Table(EIGHT, treasures={2: "T05"}, adventures={0: "A02"}, rolls=(6,))
    assert table.refused(0, do.POWDER_KEG[2]) == "SW-T05"
    table.do(0, do.POWDER_KEG[1])
    assert table.crew == (3, 2, 2)


def test_sw_a03_three_ghosts_come_aboard_and_count_for_the_bid() -> None:
    table = Table(EIGHT, adventures={0: "A03"}, rolls=(2, 2, 2))
    table.do(0, do.GHOST_CREW)
    assert table.found(GhostsBoarded) == [GhostsBoarded(0, (3, 4, 5))]
    assert table.crew == (3, 3, 2)
    assert table.view().in_play == 11
    assert table.view(1).dice[0] == (UNKNOWN,) * 6
    table.bid((7, 2)).call()
    assert table.changes() == [(1, -1, "call")]
    assert table.found(GhostStayed) == [GhostStayed(0, (3,))]
    assert table.crew == (4, 2, 2)
    table.do(0, do.DRAW_TREASURE)
    assert table.found(GhostsLeft) == [GhostsLeft(0, (4, 5))]
    assert table.view().in_play == 8


def test_sw_a03_a_loser_with_ghosts_loses_one_more_of_his_own() -> None:
    table = Table(EIGHT, adventures={0: "A03"}, rolls=(1, 1, 1))
    table.do(0, do.GHOST_CREW)
    table.bid((7, 2)).call()
    assert table.changes() == [(0, -1, "call"), (0, -1, "ghosts")]
    assert table.crew == (1, 3, 2)


def test_sw_a03_ghosts_are_not_lost_as_crew() -> None:
    """Seat 1's keg hits seat 0, who has one die of his own and is out."""
    table = Table("2 216 32", adventures={0: "A03", 1: "A02"}, rolls=(1, 1, 1, 3))
    table.do(0, do.GHOST_CREW)
    table.do(1, do.POWDER_KEG[0])
    assert table.crew == (0, 3, 2)
    assert table.found(GhostsLeft) == [GhostsLeft(0, (0, 1, 2))]
    assert table.view().box == 30


def test_sw_a03_no_ghost_stays_aboard_a_full_ship() -> None:
    table = Table("2222222 216 32", adventures={0: "A03"}, rolls=(2, 2, 2))
    table.do(0, do.GHOST_CREW)
    table.bid((5, 2)).call()
    assert table.crew == (7, 2, 2)
    assert table.found(GhostStayed) == []


def test_sw_a03_ghosts_come_from_the_box_and_there_must_be_some() -> None:
    full = "1111111 " * 5
    table = Table(full.strip(), adventures={0: "A03"})
    assert table.refused(0, do.GHOST_CREW) == "SWA-19"
    few = Table(f"{'1111111 ' * 4}11111", adventures={0: "A03"})
    few.do(0, do.GHOST_CREW)
    assert few.found(GhostsBoarded) == [GhostsBoarded(0, (7, 8))]


@pytest.mark.parametrize(("count", "crew"), [(4, (5, 2, 2)), (6, (2, 3, 2))])
def test_sw_a04_the_shanghaied_stay_with_a_winner_only(count: int, crew: tuple[int, ...]) -> None:
    table = Table(EIGHT, adventures={0: "A04"}, rolls=(1, 1))
    table.do(0, do.SHANGHAIED)
    assert table.crew == (5, 3, 2)
    table.bid((count, 2)).call()
    assert table.crew == crew


def test_sw_a04_an_onlooker_loses_as_many_as_came() -> None:
    table = Table("225 216 111111", adventures={2: "A04"})
    table.do(2, do.SHANGHAIED)
    assert table.crew == (3, 3, 7), "there was room for one only"
    table.bid((3, 2)).call()
    assert table.crew == (3, 2, 6)
    full = Table("225 216 1111111", adventures={2: "A04"})
    assert full.refused(2, do.SHANGHAIED) == "SWA-19"


@pytest.mark.parametrize(
    ("rolls", "crew"),
    [
        ((2, 5, 1, 4), (3, 1, 2)),
        ((2, 5, 1, 1), (3, 2, 1)),
        ((1, 1, 4, 4), (1, 3, 2)),
        ((3, 1, 3, 3), (3, 3, 2)),
    ],
)
def test_sw_a05_the_kraken_takes_the_lowest(rolls: tuple[int, ...], crew: tuple[int, ...]) -> None:
    """Two of a single one, one of each of several, none if all are alike."""
    table = Table(EIGHT, adventures={0: "A05"}, rolls=rolls, treasures={1: "T05"})
    table.do(0, do.THE_KRAKEN)
    assert table.crew == crew


def test_sw_a06_hornswoggle_allows_any_bid_but_the_standing_one() -> None:
    table = Table(EIGHT, adventures={1: "A06"}).bid((5, 5))
    assert table.refused(1, do.Bid(2, 1)) == "SW-14"
    table.do(1, do.HORNSWOGGLE)
    assert table.whose == ("bid", 1)
    assert len(table.legal()) == 8 * 6 - 1
    assert table.refused(1, do.Bid(5, 5)) == "SW-A06"
    assert table.refused(1, do.Bid(9, 5)) == "SWA-05"
    assert table.refused(1, do.CALL) == "SW-11"
    table.do(1, do.Bid(2, 1))
    assert table.refused(2, do.Bid(3, 1)) == "SW-14"
    assert do.Bid(2, 2) in table.legal()


def test_sw_a07_colours_are_shown_others_rerolled_and_a_bid_follows() -> None:
    table = Table(EIGHT, adventures={1: "A07"}, rolls=(2,)).bid((2, 2))
    assert table.refused(1, do.ShowYourColours(0b111)) == "SW-A07"
    assert table.refused(1, do.ShowYourColours(0)) == "SW-A07"
    table.do(1, do.ShowYourColours(0b001))
    assert table.found(ColoursShown) == [ColoursShown(1, (0,))]
    assert table.whose == ("colours", 1)
    assert table.view(None).dice[1] == (2, UNKNOWN, UNKNOWN)
    assert table.refused(1, do.RerollOthers(0b011)) == "SW-A07"
    assert table.refused(1, do.RerollOthers(0)) == "SW-A07"
    table.do(1, do.RerollOthers(0b100))
    assert table.found(DiceRerolled) == [DiceRerolled(1, (2,))]
    assert table.view(1).dice[1] == (2, 1, 2)
    assert table.refused(1, do.PARLAY) == "SW-11"
    assert table.refused(1, do.Bid(2, 2)) == "SW-15"
    table.do(1, do.Bid(5, 2))
    assert table.found(BidMade) == [BidMade(1, 5, 2)]
    assert table.whose == ("bid", 2)


def test_swa_06_colours_cannot_be_shown_if_no_raise_is_left() -> None:
    table = Table(EIGHT, adventures={1: "A07"}).bid((8, 6))
    assert table.refused(1, do.ShowYourColours(1)) == "SWA-06"
