"""The target, and when the game ends."""

import pytest

from tests.games.treasure_boots.scripted import Table
from treasure_games.core.game import Outcome
from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.rules.actions import SHOOT, TAKE, UNLOAD, Command
from treasure_games.games.treasure_boots.rules.events import GameEnded
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.house import house_of

PORT = (5, 0)
FAR = (60, 90)


@pytest.mark.parametrize(
    ("seats", "target"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10), (7, 10), (8, 10)]
)
def test_tb_60_the_target_by_the_number_of_players(seats: int, target: int) -> None:
    """TB-60, TBA-52: ten for six or more."""
    assert house_of(Setup.of(GAME.info, seats)).target == target


def test_tb_61_whoever_reaches_the_target_wins_at_once() -> None:
    table = Table(ships=[PORT, FAR], holds=["GRBY"], scores=[22, 29])
    table.stay()
    assert table.do(UNLOAD) == ["unloaded", "scored", "game_ended"]
    assert table.ask == "over"
    assert GAME.outcome(table.state) == Outcome((30, 29), (0,))
    assert table.event(GameEnded) == GameEnded((30, 29), (0,))
    assert table.legal(0) == ()
    assert table.refused(UNLOAD, seat=0) == "TB-61"


def test_tb_61_less_is_not_enough() -> None:
    table = Table(ships=[PORT, FAR], holds=["GRBY"], scores=[21, 29])
    table.stay()
    table.do(UNLOAD, 3, 1)
    assert table.state.turn == 1
    assert GAME.outcome(table.state) is None


def test_tba_50_a_privateers_point_wins_in_step_1() -> None:
    """TBA-50: the turn is not finished."""
    table = Table(
        ships=[PORT, FAR], privateers=[(5, 2)], tokens={(5, 2): "G"}, scores=[29], dice=(3, 3)
    )
    table.do(Command(8))
    table.stay()
    assert table.do(TAKE) == ["treasure_taken", "scored", "game_ended"]
    assert GAME.outcome(table.state) == Outcome((30, 0), (0,))


def test_tba_50_the_loot_that_wins_ends_it_before_anything_sinks() -> None:
    """TBA-50, TB-61: at once means that nobody has to choose a port any more."""
    table = Table(
        ships=[PORT, (60, 59)], privateers=[(60, 60)], holds=["", "G"], scores=[29], dice=(3, 3)
    )
    table.do(Command(8))
    table.stay()
    assert table.do(SHOOT[1], 6, 1)[-2:] == ["scored", "game_ended"]


def test_tba_51_by_house_rule_the_round_is_finished() -> None:
    """TBA-51: then most points win, and equals share."""
    table = Table(
        ships=[PORT, PORT], holds=["GRBY", "GRBY"], scores=[22, 22], win_timing="finish_round"
    )
    table.stay()
    table.do(UNLOAD, 3, 1)
    assert (table.ask, table.state.turn) == ("sail", 1)
    table.stay()
    assert table.do(UNLOAD)[-1] == "game_ended"
    assert GAME.outcome(table.state) == Outcome((30, 30), (0, 1))


def test_tba_51_the_last_of_a_round_ends_it_at_once() -> None:
    table = Table(ships=[PORT, PORT], holds=["", "GRBY"], scores=[5, 28], win_timing="finish_round")
    table.stay(3, 1)
    table.stay()
    table.do(UNLOAD)
    assert GAME.outcome(table.state) == Outcome((5, 36), (1,))


def test_tba_51_the_round_ends_where_it_began_whoever_that_was() -> None:
    table = Table(ships=[PORT, PORT], holds=["GRBY"], scores=[22, 5], win_timing="finish_round")
    table.state.starter = 1
    table.stay()
    assert table.do(UNLOAD)[-1] == "game_ended"
    assert GAME.outcome(table.state) == Outcome((30, 5), (0,))


def test_scores_are_open_to_all() -> None:
    table = Table(ships=[PORT, FAR], scores=[3, 4])
    assert GAME.scores(table.view(None)) == (3, 4)
