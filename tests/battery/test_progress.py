"""What music follows: how far a match has come, by what all see."""

from random import Random

import pytest

from tests.battery.playing import Tables, opened, play_randomly
from tests.further import FURTHER
from treasure_games.core.game import silent
from treasure_games.core.record import Playthrough
from treasure_games.core.registry import GAMES, AnyGame, load
from treasure_games.table.game_table import load_table


def test_every_seat_sees_the_same_progress_whatever_it_cannot_see(
    finished_game: AnyGame, tables: Tables
) -> None:
    """Two states that differ only in secrets give the same; so does one seen by other eyes."""
    game, progress = finished_game, load_table(finished_game.info.id).progress

    def look(play: Playthrough, seat: int, _action: object) -> None:
        if len(play.record.rows) % 10:
            return
        public = progress(game.view(play.state, None))
        assert 0.0 <= public.share <= 1.0
        for other in range(play.record.setup.seats):
            assert progress(game.view(play.state, other)) == public
        sample = game.determinize(game.view(play.state, None), Random(seat))
        assert progress(game.view(sample, seat)) == public

    for number, (seats, options) in tables(game):
        play_randomly(opened(game, seats, options, number), number, look)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("end", [0, 1])
def test_a_match_begins_calm_and_comes_near_its_end(game_id: str, end: int) -> None:
    game, progress, found = load(game_id), load_table(game_id).progress, []

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        found.append(progress(game.view(play.state, None)))

    for seed in range(3):
        begun = len(found)
        play_randomly(opened(game, game.info.seats[end], {}, seed), seed, look, silent)
        assert found[begun].share < 0.1
        assert not found[begun].is_near
    assert any(one.is_near and not one.is_decisive for one in found)
    assert any(one.is_decisive for one in found)
    assert all(one.is_near for one in found if one.is_decisive)


def test_a_further_game_may_leave_it_at_calm() -> None:
    progress = load_table(next(iter(FURTHER))).progress(None)
    assert (progress.share, progress.is_near, progress.is_decisive) == (0.0, False, False)
