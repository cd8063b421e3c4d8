"""Adventure cards: their windows, and each card."""

from __future__ import annotations

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    AdventureDiscarded,
    AdventureExpired,
    AdventureRevealed,
    BidMade,
    CardStolen,
    ColoursShown,
    Concealed,
    CrewLost,
    DiceRerolled,
    GhostsBoarded,
    GhostsLeft,
    GhostStayed,
    OpenlyRolled,
)
from treasure_games.games.scallywager.rules.pieces import ADVENTURE

EIGHT = "225 216 32"
"""Four of these are twos."""


def at_showdown(
    count: int,
    adventures: dict[int, str],
    holds: str = EIGHT,
    is_parlay: bool = False,
    **more: object,
) -> Table:
    """Seat 0 has bid so many twos, seat 1 has called or parlayed."""
    table = Table(holds, adventures=adventures, **more)  # type: ignore[arg-type]
    table.bid((count, 2))
    table.do(1, do.PARLAY if is_parlay else do.CALL)
    return table


def after(table: Table, seat: int, action: do.Action) -> Table:
    """This seat plays its card, all others conceal theirs."""
    while table.whose[1] != seat:
        table.do(table.whose[1], do.CONCEAL)
    table.do(seat, action)
    return table.quiet()


def test_sw_26_an_adventure_card_is_concealed_from_all_others() -> None:
    table = Table(EIGHT, adventures={1: "A12"})
    card = table.state.live[1]
    assert table.view(1).faces[card] == 23
    assert table.view(0).faces[card] == table.view(None).faces[card] == UNKNOWN
    assert table.view(0).live == (-1, card, -1)


def test_swa_16_dawn_goes_once_around_from_the_token() -> None:
    table = Table(EIGHT, adventures={0: "A12", 1: "A01", 2: "A06"}, token=1)
    order = []
    while table.asked.ask == "dawn":
        assert (table.asked.mode, table.asked.default) == (Mode.WINDOW, do.CONCEAL)
        order.append(table.whose[1])
        assert table.refused((table.whose[1] + 1) % 3, do.CONCEAL) == "SWA-16"
        table.do(table.whose[1], do.CONCEAL)
        assert table.found(Concealed) == [Concealed(order[-1])]
    assert order == [1, 2, 0]


def test_swa_16_each_card_has_its_window() -> None:
    table = Table(EIGHT, adventures={0: "A12"})
    assert table.refused(0, do.X_MARKS_THE_SPOT[3]) == "SWA-16"
    assert table.legal() == (do.CONCEAL,), "asked all the same: silence would tell"
    table.bid((4, 2))
    assert table.refused(1, do.THE_KRAKEN) == "SWA-16"
    table.do(1, do.CALL)
    assert table.whose == ("showdown", 0)
    assert table.refused(0, do.HORNSWOGGLE) == "SW-11"


def test_sw_27_a_card_can_be_used_in_the_round_after_it_was_drawn() -> None:
    table = Table(EIGHT, decks="A05").bid((4, 2)).call()
    table.do(0, do.DRAW_ADVENTURE)
    assert table.whose == ("dawn", 0)
    assert table.state.round_number == 2
    assert do.THE_KRAKEN in table.legal()


def test_sw_27_only_the_card_that_one_has() -> None:
    table = Table(EIGHT, adventures={0: "A01"})
    for action, rule in (
        (do.POWDER_KEG[1], "SW-A02"),
        (do.GHOST_CREW, "SW-A03"),
        (do.SHANGHAIED, "SW-A04"),
        (do.THE_KRAKEN, "SW-A05"),
    ):
        assert table.refused(0, action) == rule


def test_sw_28_a_used_card_lies_open_till_the_round_ends() -> None:
    table = Table(EIGHT, adventures={0: "A05"}, rolls=(3, 3, 3, 3))
    card = table.state.live[0]
    table.do(0, do.THE_KRAKEN)
    assert table.found(AdventureRevealed) == [AdventureRevealed(0, card, -1, -1)]
    assert table.view(2).faces[card] == 16
    assert table.view(2).played[0] == card
    table.bid((4, 2)).call()
    table.do(0, do.DRAW_TREASURE)
    assert table.found(AdventureDiscarded) == [AdventureDiscarded(0, card)]
    assert table.state.piles[ADVENTURE] == (card,)


def test_sw_28_and_swa_17_an_unused_card_is_lost_and_shown() -> None:
    table = Table(EIGHT, adventures={2: "A12"})
    card = table.state.live[2]
    table.bid((4, 2)).call()
    table.do(0, do.DRAW_TREASURE)
    assert table.found(AdventureExpired) == [AdventureExpired(2, card)]
    assert table.view(0).faces[card] == 23


def test_swa_18_a_new_card_lets_an_old_one_expire() -> None:
    table = Table(EIGHT, adventures={0: "A12"}, decks="A01").bid((4, 2)).call()
    card = table.state.live[0]
    table.do(0, do.DRAW_ADVENTURE)
    names = table.happened()
    assert names.index("adventure_expired") < names.index("adventure_drawn")
    assert table.state.piles[ADVENTURE] == (card,)
    assert table.state.live[0] == card + 1


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


@pytest.mark.parametrize("target", [0, 1])
def test_sw_a08_fog_rerolls_all_hidden_dice_of_a_captain(target: int) -> None:
    table = at_showdown(4, {1: "A08"}, rolls=(3, 3, 3))
    after(table, 1, do.FOG_BANK[target])
    assert table.state.dice[target][:2] == (3, 3)
    assert table.state.found == 4 - (2, 1)[target]


def test_sw_a08_dice_that_lie_open_stay_as_they_are() -> None:
    table = Table(EIGHT, adventures={1: "A07", 2: "A08"}, rolls=(4, 6, 6, 6)).bid((2, 2))
    table.do(1, do.ShowYourColours(0b001))
    table.do(1, do.RerollOthers(0b010))
    table.do(1, do.Bid(3, 2))
    table.do(2, do.CALL)
    table.do(2, do.FOG_BANK[1])
    assert table.found(DiceRerolled) == [DiceRerolled(1, (1, 2))]
    assert table.found(CrewLost)[0].seat in (1, 2)


def test_sw_a08_and_sw_t05_fog_cannot_choose_the_marqued_but_their_owner_may() -> None:
    table = at_showdown(4, {1: "A08"}, treasures={0: "T05", 1: "T05"})
    assert table.refused(1, do.FOG_BANK[0]) == "SW-T05"
    assert do.FOG_BANK[1] in table.legal()


@pytest.mark.parametrize(
    ("count", "seat", "crew"),
    [(4, 0, (3, 0, 2)), (4, 1, (3, 1, 2)), (5, 0, (1, 3, 2)), (5, 1, (0, 3, 2))],
)
def test_sw_a09_a_wager_raises_the_stakes(count: int, seat: int, crew: tuple[int, ...]) -> None:
    """The loser loses two more by the winner's wager, one more by his own."""
    table = after(at_showdown(count, {seat: "A09"}), seat, do.DAVY_JONES_WAGER)
    assert table.crew == crew


def test_sw_a09_wagers_and_a_black_flag_are_one_loss() -> None:
    table = at_showdown(5, {1: "A09"}, "22555 216 32", treasures={0: "T12", 1: "T04"})
    table.do(1, do.DAVY_JONES_WAGER)
    table.do(0, do.KEEP_LIFEBOAT)
    assert table.state.loss[0] == 3
    table.do(0, do.USE_LIFEBOAT)
    assert table.crew[0] == 2


@pytest.mark.parametrize(
    ("card", "action"), [("A09", do.DAVY_JONES_WAGER), ("A10", do.BOARDERS_AWAY)]
)
def test_only_the_parties_wager_and_board(card: str, action: do.Action) -> None:
    table = at_showdown(4, {2: card})
    assert table.whose == ("showdown", 2)
    assert table.legal() == (do.CONCEAL,)
    assert table.refused(2, action) == f"SW-{card}"


def test_sw_a10_a_winner_gains_a_die_and_plunders_a_card_of_choice() -> None:
    table = at_showdown(4, {0: "A10"}, treasures={1: "T04 T06"})
    after(table, 0, do.BOARDERS_AWAY)
    assert table.crew == (4, 2, 2)
    assert table.whose == ("plunder", 0)
    assert table.refused(0, do.Plunder(5)) == "SW-A10"
    assert table.refused(1, do.PLUNDER[1]) == "SW-A10"
    table.do(0, do.PLUNDER[1])
    assert table.found(CardStolen) == [CardStolen(0, 1, 1)]
    assert table.kinds(0) == ["T06"]


def test_sw_a10_a_single_card_is_taken_unasked_and_none_from_the_marqued_or_a_loser_out() -> None:
    one = after(at_showdown(4, {0: "A10"}, treasures={1: "T04"}), 0, do.BOARDERS_AWAY)
    assert one.kinds(0) == ["T04"]
    marqued = after(at_showdown(4, {0: "A10"}, treasures={1: "T05 T04"}), 0, do.BOARDERS_AWAY)
    assert marqued.whose == ("reward", 0)
    assert marqued.crew == (4, 2, 2), "the die is gained all the same"
    gone = at_showdown(3, {0: "A10"}, "225 2 32", treasures={1: "T04"})
    after(gone, 0, do.BOARDERS_AWAY)
    assert (gone.kinds(0), gone.crew) == ([], (4, 0, 2))


def test_sw_a10_a_losers_boarders_change_sides() -> None:
    table = after(at_showdown(4, {1: "A10"}), 1, do.BOARDERS_AWAY)
    assert table.changes() == [(1, -1, "call"), (1, -1, "boarders"), (0, 1, "boarders")]


def test_sw_a10_a_die_that_a_lifeboat_saves_is_not_gained() -> None:
    table = at_showdown(4, {1: "A10"}, treasures={1: "T12"})
    after(table, 1, do.BOARDERS_AWAY)
    table.do(1, do.KEEP_LIFEBOAT)
    table.do(1, do.USE_LIFEBOAT)
    assert table.crew == (3, 2, 2)


@pytest.mark.parametrize(("named", "crew"), [(0, (3, 2, 1)), (1, (3, 1, 3))])
def test_sw_a11_the_black_spot_names_who_will_lose(named: int, crew: tuple[int, ...]) -> None:
    table = after(at_showdown(4, {2: "A11"}), 2, do.THE_BLACK_SPOT[named])
    assert table.crew == crew


def test_sw_a11_the_black_spot_names_a_party_that_is_not_oneself_nor_marqued() -> None:
    table = at_showdown(4, {1: "A11"})
    assert table.refused(1, do.THE_BLACK_SPOT[1]) == "SW-A11"
    assert table.refused(1, do.THE_BLACK_SPOT[2]) == "SW-A11"
    marqued = at_showdown(4, {1: "A11"}, treasures={0: "T05"})
    assert marqued.refused(1, do.THE_BLACK_SPOT[0]) == "SW-T05"


@pytest.mark.parametrize(
    ("number", "crew"),
    [(4, (3, 2, 4)), (3, (3, 2, 2)), (5, (3, 2, 2)), (6, (3, 2, 1)), (0, (3, 2, 1))],
)
def test_sw_a12_x_marks_the_exact_count(number: int, crew: tuple[int, ...]) -> None:
    table = at_showdown(4, {2: "A12"})
    assert table.refused(2, do.XMarksTheSpot(9)) == "SW-A12"
    table.do(2, do.X_MARKS_THE_SPOT[number])
    assert table.crew == crew


def test_cards_are_resolved_card_by_card_and_then_from_the_token() -> None:
    """Losses, extras, Boarders, Ghosts, Black Spot, X Marks, Shanghaied; then the reward."""
    table = Table(
        "222555 111111 66666 66666 44444",
        adventures={0: "A03", 1: "A09", 2: "A12", 3: "A11", 4: "A04"},
        treasures={1: "T05"},
        rolls=(1, 1, 1, 1),
    )
    table.do(0, do.GHOST_CREW)
    for seat in (1, 2, 3):
        table.do(seat, do.CONCEAL)
    table.do(4, do.SHANGHAIED)
    table.bid((4, 2))
    table.do(1, do.CALL)
    table.do(1, do.DAVY_JONES_WAGER)
    table.do(2, do.X_MARKS_THE_SPOT[0])
    table.do(3, do.THE_BLACK_SPOT[0])
    assert table.changes() == [
        (0, -1, "call"),
        (0, -2, "extra"),
        (0, -1, "ghosts"),
        (0, -1, "spot"),
        (3, 1, "spot"),
        (2, -1, "xmarks"),
        (4, -2, "shanghaied"),
    ]
    assert table.whose == ("reward", 1)
