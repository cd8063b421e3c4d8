"""A buzzer's record holds its milliseconds, and plays again from them."""

from __future__ import annotations

from tests.battery.playing import opened
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.record import Record, final_state
from treasure_games.games.bluffaneer.rules.actions import CLAIM, STAY_QUIET
from treasure_games.games.bluffaneer.rules.game import GAME

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def test_bla_06_a_race_is_played_again_from_its_stored_milliseconds() -> None:
    table = Table(FOUR, shout="buzzer")
    table.race({1: 1230, 2: 1109, 3: 640})
    record = table.play.record
    assert [row.arrival for row in record.rows] == [1230, 1109, 640]
    again = Record.from_line(record.to_line())
    assert final_state(again, GAME).data() == table.state.data()
    assert final_state(again, GAME).claimant == 3


def test_other_milliseconds_in_the_record_make_another_game() -> None:
    table = Table(FOUR, shout="buzzer")
    table.race({1: 1230, 3: 640})
    record = table.play.record
    record.rows[0] = record.rows[0]._replace(arrival=100)
    assert final_state(record, GAME).claimant == 1


def test_silence_has_no_moment() -> None:
    play = opened(GAME, 3, {"shout": "buzzer"}, 3)
    first, second = GAME.pending(play.state).seats  # type: ignore[union-attr]
    play.act(first, STAY_QUIET)
    play.act(second, CLAIM)
    assert [row.arrival is None for row in play.record.rows] == [True, False]
