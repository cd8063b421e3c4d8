"""Claiming: who may, in which way, and whose claim stands."""

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.asking import ChoiceSealed, CoinFlipped, Passed, Shouted
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.core.record import Record, final_state, replay
from treasure_games.games.bluffaneer.rules.actions import STAY_QUIET
from treasure_games.games.bluffaneer.rules.events import Claimed, ShoutsOpened, WindowOpened
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import QUIET, RAISED
from treasure_games.games.bluffaneer.rules.view import claim_chance

SK = 4
"""The face with swords and skull."""


def test_bl_17_any_other_player_may_claim_and_keeps_the_card_hidden() -> None:
    table = Table("SK")
    assert table.asked.seats == (1, 2)
    table.shouts(2)
    assert table.found(Claimed) == [Claimed(seat=2, pair=SK)]
    assert table.card(2) == "?"


def test_bl_18_a_claim_may_be_true_or_a_bluff() -> None:
    for hands in ("CS CH SK", "CS SK CH"):
        table = Table("SK", hands=hands)
        assert len(GAME.legal(table.state, 1)) == len(GAME.legal(table.state, 2)) == 2


def test_bl_16_the_roller_never_bluffs() -> None:
    table = Table("SK")
    assert table.refused(0, "claim") == "BL-16"
    assert table.refused(0, "quiet") == "BL-16"


def test_bl_23_only_one_claim_stands_and_the_cards_of_the_others_stay_hidden() -> None:
    table = Table("SK", hands="CS CH CK SH", seats=4, draws=[1])
    table.shouts(1, 3)
    assert table.found(ShoutsOpened) == [ShoutsOpened((1, 3))]
    assert table.found(Claimed) == [Claimed(3, SK)]
    assert table.card(1) == table.card(3) == "?"


@pytest.mark.parametrize(("coin", "winner"), [(0, 1), (1, 2), (2, 3)])
def test_bl_24_and_bla_07_a_coin_chooses_among_simultaneous_shouts(coin: int, winner: int) -> None:
    table = Table("SK", hands="CS CH CK SH", seats=4, draws=[coin])
    table.shouts(1, 2, 3)
    assert table.found(CoinFlipped) == [CoinFlipped((1, 2, 3), winner)]
    assert table.found(Claimed) == [Claimed(winner, SK)]


def test_bl_26_if_nobody_claims_all_keep_their_cards() -> None:
    table = Table("SK HK")
    hands = list(table.state.hands)
    table.shouts()
    assert table.state.hands == hands
    assert table.coins == [10, 10, 10]
    assert table.view().turn == 1


def test_bla_05_an_open_window_tells_that_the_roller_has_not_the_pair() -> None:
    table = Table("SK")
    assert table.found(WindowOpened) == [WindowOpened(0, SK)]
    assert table.view(1).barred[0] == 1 << SK
    assert claim_chance(table.view(1), 0) == 0.0
    assert claim_chance(table.view(1), 2) > 0.0


def test_bla_05_it_is_forgotten_with_the_card() -> None:
    table = Table("SK SH HK", hands="CS CH CK")
    table.shouts()
    table.shouts(0)
    table.do(1, "believe")
    assert table.view(1).barred[0] == 0


def test_bla_16_a_choice_can_not_be_taken_back() -> None:
    table = Table("SK")
    table.do(1, "claim")
    assert table.refused(1, "quiet") == "BLA-16"
    table.do(2, "quiet")
    assert table.refused(1, "quiet") == "BL-17"
    assert table.refused(1, "believe") == "BLA-16"


def test_bla_06_sealed_choices_have_eight_seconds_and_count_as_quiet() -> None:
    asked = Table("SK").asked
    assert (asked.mode, asked.seconds, asked.default) == (Mode.SEALED, 8.0, STAY_QUIET)


def test_bla_06_a_sealed_choice_tells_nothing_before_all_are_opened() -> None:
    """Views, events, who is asked: all alike, whatever was chosen."""
    claimed, quiet = Table("SK"), Table("SK")
    claimed.do(1, "claim")
    quiet.do(1, "quiet")
    assert claimed.asked == quiet.asked
    for viewer in (None, 0, 2):
        assert claimed.view(viewer).data() == quiet.view(viewer).data()
        seen = [
            [GAME.redact(table.state, event, viewer) for event in table.events]
            for table in (claimed, quiet)
        ]
        assert seen[0] == seen[1] == [ChoiceSealed(1, UNKNOWN)]
    assert claimed.view(1).yes == 2
    assert GAME.redact(claimed.state, claimed.events[0], 1) == ChoiceSealed(1, 1)


def test_bla_06_what_is_opened_is_remembered_of_the_cards_held_now() -> None:
    table = Table("SK", hands="CS CH CK SH", seats=4, draws=[1])
    table.shouts(1, 3)
    view = table.view()
    assert view.raised == (0, 1 << SK, 0, 0)
    assert view.passed == (0, 0, 1 << SK, 0)
    assert (view.tally(1, RAISED), view.tally(2, QUIET)) == (1, 1)


def test_bla_06_clockwise_each_in_turn_claims_or_passes() -> None:
    table = Table("SK", hands="CS CH CK SH", seats=4, shout="clockwise")
    assert (table.asked.mode, table.asked.seats) == (Mode.WINDOW, (1,))
    assert table.refused(2, "claim") == "BLA-06"
    table.do(1, "quiet")
    assert table.found(Passed) == [Passed(1)]
    assert table.asked.seats == (2,)
    assert table.do(2, "claim") == ["claimed"]
    assert table.asked.ask == "answer"
    assert table.view().passed == (0, 1 << SK, 0, 0)


def test_bla_06_clockwise_goes_round_to_the_rollers_right() -> None:
    table = Table("SK HK", shout="clockwise")
    table.do(1, "quiet")
    table.do(2, "quiet")
    assert table.view().turn == 1
    assert table.asked.seats == (2,)


def test_bl_23_in_a_race_the_first_shout_counts_whoever_is_noted_first() -> None:
    table = Table("SK", shout="buzzer")
    assert (table.asked.mode, table.asked.seconds) == (Mode.RACE, 5.0)
    table.do(1, "claim", at=900)
    table.do(2, "claim", at=700)
    assert table.found(Claimed) == [Claimed(2, SK)]
    assert not table.found(CoinFlipped)


@pytest.mark.parametrize(("later", "tied"), [(620, True), (621, False)])
def test_bl_24_in_a_race_120_milliseconds_are_simultaneous(later: int, tied: bool) -> None:
    table = Table("SK", shout="buzzer", draws=[1])
    table.do(1, "claim", at=500)
    table.do(2, "claim", at=later)
    assert table.found(CoinFlipped) == ([CoinFlipped((1, 2), 2)] if tied else [])
    assert table.found(Claimed) == [Claimed(2 if tied else 1, SK)]


def test_bl_23_after_the_first_shout_there_is_only_time_for_simultaneous_ones() -> None:
    table = Table("SK", shout="buzzer")
    table.do(1, "claim", at=500)
    assert table.asked.seconds == pytest.approx(0.62)


def test_bla_06_a_press_before_the_window_opens_is_out_of_this_race() -> None:
    table = Table("SK SH", hands="CS CH CK", shout="buzzer")
    table.do(1, "claim", at=-1)
    assert table.found(Shouted) == [Shouted(1, -1)]
    table.do(2, "claim", at=4000)
    assert table.found(ShoutsOpened) == [ShoutsOpened((2,))]
    assert table.found(Claimed) == [Claimed(2, SK)]
    table.do(0, "believe")
    assert table.asked.seats == (0, 2)


def test_bla_06_a_false_start_alone_is_no_claim() -> None:
    table = Table("SK HK", shout="buzzer")
    table.do(1, "claim", at=-500)
    table.do(2, "quiet")
    assert table.found(ShoutsOpened) == [ShoutsOpened(())]
    assert table.view().passed == (0, 0, 1 << SK)


def test_bla_06_a_race_replays_from_its_stored_milliseconds() -> None:
    table = Table("SK HK", shout="buzzer", draws=[0])
    table.do(1, "claim", at=-37)
    table.do(2, "claim", at=812)
    record = Record.from_line(table.play.record.to_line())
    assert [row.arrival for row in record.rows] == [-37, 812]
    assert final_state(record).data() == table.state.data()
    told = [event for step in replay(record) for event, _ in step.events]
    assert [event for event in told if isinstance(event, Shouted)] == [
        Shouted(1, -37),
        Shouted(2, 812),
    ]


def test_bl_17_there_is_nothing_to_claim_while_a_claim_is_answered() -> None:
    table = Table("SK")
    table.shouts(1)
    assert table.refused(2, "claim") == "BL-17"
    assert table.refused(0, "steal 1") == "BL-10"


def test_a_sealed_choice_is_told_in_words() -> None:
    table = Table("SK", answer="everyone")

    def told(seat: int, word: str, viewer: int | None) -> object:
        table.do(seat, word)
        (sealed,) = table.found(ChoiceSealed)
        seen = GAME.redact(table.state, sealed, viewer)
        return GAME.describe(seen, table.view(viewer))["choice"]

    assert told(2, "quiet", 2) == "quiet"
    assert told(1, "claim", None) == "hidden"
