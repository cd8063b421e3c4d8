"""Between the winning act and the result the table is seen, unless one is in a hurry."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.table.scene import TableScene

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("speed"),
]

ENOUGH = 1.5
"""Seconds in which one takes in that, and how, a match has ended."""


PLAIN = {"bluffaneer": 1}
"""Matches whose last act is shown in a few seconds."""


def near_the_end(game: str) -> tuple[Match, tuple[int, object]]:
    """A match before its last act, and that act."""
    plan = table_plan(game, crew(1, 1), seed=PLAIN.get(game, 3))
    played = play_on(Match(plan), lambda match: False)
    match = Match(plan)
    acts = [(act.seat, act.action) for act in played.acts[1:]]
    for seat, action in acts[:-1]:
        assert seat is not None
        match.act(seat, action)
    seat, action = acts[-1]
    assert seat is not None
    return match, (seat, action)


def ended(rig: Rig, game: str) -> None:
    """The last act is done, and begins to be shown."""
    match, last = near_the_end(game)
    table = TableScene(rig.services, match)
    rig.show(table)
    table.playback.show(match.act(*last))  # type: ignore[attr-defined]


def frames(rig: Rig) -> Iterator[float]:
    """Seconds until the result shows."""
    seconds = 0.0
    while not isinstance(rig.top, ResultScene) and seconds < 60.0:
        rig.tick()
        seconds += FRAME
        yield seconds


@pytest.mark.in_turn
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_the_end_is_seen_before_the_result(open_rig: OpenRig, game: str, speed: float) -> None:
    rig = open_rig((1280, 720), speed=speed)
    ended(rig, game)
    *_before, last = frames(rig)
    assert isinstance(rig.top, ResultScene)
    assert ENOUGH <= last < 6.0


def test_space_let_go_meanwhile_does_not_make_it_long(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=4.0)
    ended(rig, GAMES[0])
    space = {"key": pygame.K_SPACE, "mod": 0, "unicode": "", "scancode": 0}
    rig.tick(0.0, [Event(pygame.KEYDOWN, **space)])
    for _ in range(30):
        rig.tick()
    rig.tick(0.0, [Event(pygame.KEYUP, **space)])
    *_before, last = frames(rig)
    assert ENOUGH - 0.5 <= last < 3.0


def test_whoever_clicks_goes_on_to_the_result(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=4.0)
    ended(rig, GAMES[0])
    for _ in range(30):
        rig.tick()
    assert not isinstance(rig.top, ResultScene)
    Mouse(rig).click(640, 300)
    rig.tick()
    assert isinstance(rig.top, ResultScene)


def test_at_an_instant_nothing_waits(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    ended(rig, GAMES[0])
    *_before, last = frames(rig)
    assert last < 0.5
