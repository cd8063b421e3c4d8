"""What a person may not know never reaches a pixel, a tooltip, the log, a sound or the time that
anything takes.
"""

from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.ui_battery.likings import Likings
from tests.ui_battery.looking import (
    Frame,
    SlowThought,
    film,
    film_of_the_curtain,
    seen,
    sit_down,
    tour,
    watched,
)
from tests.ui_battery.seating import has_choice, hides, position
from tests.ui_battery.twins import twin
from tools.rig import Rig
from treasure_games.core.game import Mode
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.opponents.worker import Request
from treasure_games.stage.settings import PEEK
from treasure_games.table.flow import BEATS

pytestmark = pytest.mark.games_in_turn

SMALL: Final = (1024, 640)


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig(SMALL, prepare=watched)


def ripe(game_id: str, likings: Likings, people: int, pirates: int, viewpoint: int | None) -> Match:
    """Seat 0 has a choice, and others hide something from the viewpoint."""
    return position(
        game_id,
        people,
        pirates,
        likings.SECRET,
        lambda match: (
            len(match.acts) > likings.RIPE and has_choice(match, 0) and hides(match, viewpoint)
        ),
    )


def test_what_others_hide_changes_nothing_that_is_seen_or_heard(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    match = ripe(game_id, likings, 1, 2, viewpoint=0)
    other = twin(match, 0)
    assert list(tour(rig, match)) == list(tour(rig, other))


def test_the_comparison_would_notice_what_is_ones_own(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    """The same look at the table, where what seat 0 knows differs."""

    def owns_a_secret(match: Match) -> bool:
        pending = match.pending()
        return (
            len(match.acts) > likings.RIPE
            and pending is not None
            and 1 in pending.seats
            and hides(match, 1)
        )

    match = position(game_id, 1, 1, likings.SECRET, owns_a_secret, first=0)
    other = next(
        one
        for one in (twin(match, 1, first) for first in range(1, 400, 50))
        if one.view(0).data() != match.view(0).data()
    )
    frames = []
    for one in (match, other):
        sit_down(rig, one)
        frames.append(seen(rig).digest)
    assert frames[0] != frames[1]


def test_a_closing_and_a_closed_curtain_look_the_same_whatever_lies_beneath(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    # Without a timer nobody hails in the open first: whoever is asked comes behind the curtain.
    rig.services.settings.answer_time = "off"
    match = ripe(game_id, likings, 2, 1, viewpoint=None)
    films = [list(film_of_the_curtain(rig, one)) for one in (match, twin(match, None))]
    assert films[0] == films[1]
    assert len({frame.digest for frame in films[0]}) > 4


def test_what_lies_face_down_looks_the_same_whatever_it_is(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    rig.services.settings.privacy = PEEK
    match = ripe(game_id, likings, 2, 0, viewpoint=None)
    assert list(tour(rig, match)) == list(tour(rig, twin(match, None)))


@pytest.mark.one_in_turn("speed")
@pytest.mark.parametrize("speed", [1.0, 0.0], ids=["usual", "instant"])
def test_how_long_a_pirate_thinks_about_an_answer_changes_nothing(
    speed: float, open_rig: OpenRig
) -> None:
    """At any speed of play, up to the time that every answer takes."""

    def is_open(match: Match) -> bool:
        asked = match.pending()
        if asked is None or asked.mode is not Mode.WINDOW:
            return False
        seat = asked.seats[0]
        return seat != 0 and len(match.legal(seat)) > 1

    def is_choice(request: Request) -> bool:
        return actions.PASS in request.legal and len(request.legal) > 1

    match = position("stolen_treasure", 1, 3, {}, is_open)
    rig = open_rig(SMALL, speed=speed, prepare=watched)
    films: list[list[Frame]] = []
    for seconds in (0.0, BEATS.thinking):
        rig.services.thinker = SlowThought(rig.clock, seconds, is_choice)  # type: ignore[assignment]
        films.append(list(film(rig, resumed(match.record()))))
    assert films[0] == films[1]
    assert len({frame.digest for frame in films[0]}) > 1, "nothing happened"
