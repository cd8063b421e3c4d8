"""What happened since one last decided can be seen again at every table, and ends where it began;
what rivals did last stands at their seats.
"""

from typing import Any, Final

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse, Pad
from tests.ui_battery.likings import Likings
from tests.ui_battery.robot import STRIDE, Robot
from tests.ui_battery.seating import has_choice, position
from tools.rig import Rig
from treasure_games.app import App
from treasure_games.match.match import Match
from treasure_games.match.steps import Step
from treasure_games.stage.settings import PEEK
from treasure_games.table.log import Log
from treasure_games.table.recap import LONGEST
from treasure_games.table.scene import TableScene

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("speed"),
]

SIZE: Final = (1280, 720)
MOST_FRAMES: Final = round((LONGEST + 2.0) / STRIDE)
WAYS: Final = ("click", "return", "e", "u", "w", "skip")
A_TURN_EACH: Final = 12
RESTLESS: Final = "treasure_boots"
"""Its sea stirs at every beat unless motion is reduced."""
AWAY: Final = (2, 360)
"""A pixel on which nothing lies that a pointer could lift."""


def ripe(game_id: str, likings: Likings, people: int, pirates: int) -> Match:
    """Seat 0 has a choice, and others have acted since it last had one."""
    return position(
        game_id,
        people,
        pirates,
        likings.SECRET,
        lambda match: len(match.acts) > max(likings.RIPE, A_TURN_EACH) and has_choice(match, 0),
    )


def sit(rig: Rig, match: Match) -> TableScene:
    table = TableScene(rig.services, match)
    rig.show(table)
    Mouse(rig).move(*AWAY)
    rig.settle()
    return table


def picture(rig: Rig) -> bytes:
    return pygame.image.tobytes(rig.loop.window.surface, "RGB")


def watched(table: TableScene) -> list[Step]:
    """Note every step that is animated from now on."""
    told: list[Step] = []
    animate = table.game.animate

    def noted(step: Step) -> Any:
        told.append(step)
        return animate(step)

    table.game.animate = noted  # type: ignore[method-assign]
    return told


@pytest.fixture
def rig(game_id: str, open_rig: OpenRig) -> Rig:
    """Nothing moves by itself, so that pictures can be compared."""

    def still(app: App) -> None:
        app.settings.ambience = False
        app.settings.reduced_motion = game_id == RESTLESS

    return open_rig(SIZE, prepare=still)


@pytest.mark.in_turn
@pytest.mark.parametrize("speed", [1.0, 0.0], ids=["normal", "instant"])
def test_it_is_seen_again_and_ends_in_the_present(
    speed: float, game_id: str, likings: Likings, rig: Rig
) -> None:
    rig.services.settings.speed = speed
    match = ripe(game_id, likings, 1, 2)
    table = sit(rig, match)
    before, told = picture(rig), watched(table)
    Keys(rig).key("w")
    assert table.session.is_recapping
    seen = set()
    for _ in range(MOST_FRAMES):
        if not table.session.is_recapping:
            break
        rig.tick(STRIDE)
        seen.add(hash(picture(rig)))
    assert not table.session.is_recapping
    assert len(seen) > 3
    rig.settle()
    assert picture(rig) == before
    assert [step.event for step in told] == [step.event for step in match.since_decision(0, 0)[1:]]


def test_plates_and_status_line_tell_of_the_moment_that_is_shown(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    """Each line is told while its step moves, and beside the plates is nothing of the present."""
    match = ripe(game_id, likings, 1, 2)
    table = sit(rig, match)
    since = match.since_decision(0, 0)
    past = Log(table.session.words, table.session.called)
    past.rewrite(step for act in match.acts for step in act.steps_for(0))
    past.take_back(len(since) - 1)
    before = [step for act in match.acts for step in act.steps_for(0)][: len(past.events)]
    assert [step.event for step in before] == past.events
    told = watched(table)
    Keys(rig).key("w")
    assert table.hud.status.text == "Anne, this is what happened. Click to skip."
    assert captions(table) == past.captions
    assert lit(table) == []
    seen = 0
    while table.session.is_recapping:
        for step in told[seen:]:
            past.add(step)
        if len(told) > seen and past.latest is not None:
            assert table.hud.status.text == past.latest.text
            assert captions(table) == past.captions
            assert past.latest.seat is None or lit(table) == [past.latest.seat]
        seen = len(told)
        rig.tick()
    assert past.events == table.session.log.events
    assert captions(table) == past.captions


def captions(table: TableScene) -> dict[int, tuple[str, ...]]:
    """What stands beside the plates, by seat."""
    parts = {number: one.parts for number, one in enumerate(table.hud.seats.captions)}
    return {number: said for number, said in parts.items() if said}


def lit(table: TableScene) -> list[int]:
    """The seats whose plates are lit."""
    return [plate.number for plate in table.hud.plates if plate.is_turn]


@pytest.mark.in_turn
@pytest.mark.parametrize("way", WAYS)
def test_any_act_ends_it_and_does_nothing_else(
    way: str, game_id: str, likings: Likings, rig: Rig
) -> None:
    match = ripe(game_id, likings, 1, 2)
    table = sit(rig, match)
    acts, before = len(match.acts), picture(rig)
    keys, mouse = Keys(rig), Mouse(rig)
    keys.key("w")
    for _ in range(20):
        rig.tick()
    if way == "click":
        mouse.click(SIZE[0] // 2, SIZE[1] - 40)
    elif way == "skip":
        mouse.press("skip")
    else:
        keys.key(way)
    assert not table.session.is_recapping
    assert len(match.acts) == acts
    mouse.move(*AWAY)
    rig.settle()
    assert picture(rig) == before


def test_the_mouse_starts_it_by_the_button_for_motion(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    table = sit(rig, ripe(game_id, likings, 1, 2))
    Mouse(rig).press("skip")
    assert table.session.is_recapping


def test_a_pad_starts_and_ends_it_where_it_points_at_no_card(
    game_id: str, likings: Likings, rig: Rig
) -> None:
    table = sit(rig, ripe(game_id, likings, 1, 2))
    acts, pad = len(table.match.acts), Pad(rig)
    table.focus.set(None)
    pad.push(pygame.CONTROLLER_BUTTON_Y)
    assert table.session.is_recapping
    pad.push(pygame.CONTROLLER_BUTTON_Y)
    assert not table.session.is_recapping
    assert len(table.match.acts) == acts


def test_it_shows_no_more_than_is_seen_now(game_id: str, likings: Likings, rig: Rig) -> None:
    """With hands face down a bystander's steps are shown."""
    rig.services.settings.privacy = PEEK
    match = ripe(game_id, likings, 2, 1)
    table = sit(rig, match)
    told = watched(table)
    viewer = table.session.viewer
    Keys(rig).key("w")
    while table.session.is_recapping:
        rig.tick(STRIDE)
    assert told
    assert all(step.view.data() == table.match.game.view(state, viewer).data()
               for step, state in zip(told, states(match), strict=True))  # fmt: skip


def states(match: Match) -> list[Any]:
    """The true states after the steps that a replay shows to whoever looks now."""
    deciders = [act.seat for act in match.acts]
    last = max(row for row, seat in enumerate(deciders) if seat not in (0, None))
    first = max((row for row in range(last) if deciders[row] == 0), default=0) + 1
    return [
        moment.state
        for act in match.acts[first:]
        for moment in act.moments
        if match.game.redact(moment.state, moment.event, None) is not None
    ]


@pytest.mark.in_turn
@pytest.mark.parametrize("speed", [0.0, 4.0], ids=["instant", "fast"])
def test_what_rivals_did_last_stands_at_their_seats(
    speed: float, game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    rig = open_rig(SIZE, speed=speed)
    match = ripe(game_id, likings, 1, 2)
    table = sit(rig, match)
    acts = len(match.acts)
    robot = Robot(Mouse(rig))
    robot.play(until=lambda: match.is_over or len(match.acts) > acts + 12)
    for seat, parts in table.session.log.captions.items():
        assert parts[-1] in table.hud.plates[seat].hint
    rivals = {act.seat for act in match.acts[acts:]} - {0, None}
    assert rivals
    assert rivals <= set(table.session.log.captions)
    drawn = {box.name for box in table.boxes()}
    # Whoever leans over the table says it aloud instead.
    assert sum(f"caption{seat}" in drawn for seat in rivals) >= len(rivals) - 1
