"""A match in words tells a viewer nothing that it didn't see, and no seed before the end."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tests.battery.conftest import Tables
from treasure_games.core.game import Mode, next_to_answer
from treasure_games.core.options import Setup
from treasure_games.core.registry import AnyGame
from treasure_games.match.as_text import as_text
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.match.steps import Act, Moment

UNDER_WAY = 60
SEED = 987654321098765


class Scrambled(Match):
    """A match whose hidden things are others for everybody but its watcher."""

    watcher: int | None = None
    is_scrambled = False

    @property
    def acts(self) -> tuple[Act, ...]:
        acts, rng = super().acts, Random(5)
        return tuple(self._other(act, rng) for act in acts) if self.is_scrambled else acts

    def _other(self, act: Act, rng: Random) -> Act:
        game = self.game
        moments = [
            Moment(event, game.determinize(game.view(state, self.watcher), rng))
            for event, state in act.moments
        ]
        return replace(act, moments=tuple(moments))


def under_way(game: AnyGame, seats: int, options: object, number: int, most: int) -> Scrambled:
    people = tuple(Seat(f"Ann {seat}", seat) for seat in range(seats))
    setup = Setup.of(game.info, seats, options)  # type: ignore[arg-type]
    match = Scrambled(MatchSetup(game.info.id, setup, people, SEED), game=game)
    rng = Random(number)
    while (asked := match.pending()) is not None and len(match.acts) < most:
        seat = next_to_answer(asked, rng)
        arrival = 1000 if asked.mode is Mode.RACE else None
        match.act(seat, rng.choice(match.legal(seat)), arrival)
    return match


def test_it_is_the_same_whatever_a_viewer_has_not_seen(
    finished_game: AnyGame, tables: Tables
) -> None:
    for number, (seats, options) in tables(finished_game):
        match = under_way(finished_game, seats, options, number, UNDER_WAY)
        viewers: Sequence[int | None] = (None, number % seats)
        for viewer in viewers:
            match.watcher, match.is_scrambled = viewer, False
            told = as_text(match, viewer)
            match.is_scrambled = True
            assert as_text(match, viewer) == told


@pytest.mark.parametrize("most", [10, 5000])
def test_the_seed_is_told_at_the_end_alone(finished_game: AnyGame, most: int) -> None:
    match = under_way(finished_game, finished_game.info.seats[0], {}, 1, most)
    told = as_text(match, 0)
    assert (str(SEED) in told) == match.is_over
    assert match.is_over or "The match isn’t over yet." in told
