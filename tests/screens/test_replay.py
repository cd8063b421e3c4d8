"""Looking back at a match: mouse, keys and pad go through it both ways; doors lead to it."""

import time
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse, Pad
from tests.screens.conftest import over, show_title, shows
from tests.screens.endings import show_result
from tools.moments.telling import played as finished
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.records import write_record
from treasure_games.match.replay import EVERYTHING, Flag
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.replay.scene import ReplayScene
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.input import intents
from treasure_games.stage.originals import Originals
from treasure_games.stage.widgets.label import Label
from treasure_games.table.scene import TableScene

GAME = "do_not_touch"


def watched(rig: Rig, game: str = GAME, flags: tuple[Flag, ...] = ()) -> ReplayScene:
    """A match of four, over the title."""
    show_title(rig)
    rig.services.navigation.watch(finished(game, 1).record(), flags)
    rig.tick()
    assert isinstance(rig.top, ReplayScene)
    return rig.top


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_goes_by_both_ways(rig: Rig, game: str) -> None:
    scene = watched(rig, game)
    while scene.table.row < scene.replay.last:
        scene.step(1)
        rig.tick()
        scene.table.finish()
        row, eyes = scene.table.row, scene.table.eyes
        assert scene.table.game.view == scene.replay.view(row, eyes)
    while scene.table.row:
        scene.step(-1)
        if scene.table.row % 7 == 0:
            rig.tick()
    assert scene.table.game.view == scene.replay.view(0, EVERYTHING)


def test_the_chart_of_a_row_looks_the_same_wherever_one_comes_from(rig: Rig) -> None:
    table = watched(rig, "treasure_boots").table
    camera = table.game.board.chart.controller.camera

    def look(row: int) -> tuple[float, float, float]:
        table.jump(row)
        return camera.goal_zoom, *camera.goal

    first, late = look(0), look(100)
    assert first != late
    assert look(0) == pytest.approx(first)
    assert look(100) == pytest.approx(late)


def test_the_sea_of_a_table_is_not_heard_in_the_cabin_afterwards(rig: Rig) -> None:
    scene, heard = watched(rig, "treasure_boots"), list[str]()
    with patch.object(rig.services.audio, "ambience", heard.append):
        for _row in range(40):
            scene.step(1)
            rig.tick()
            scene.table.finish()
        assert set(heard) == {"breeze", "fresh", "storm"}
        scene.close()
        rig.tick()
    assert heard[-1] == "cabin"


@pytest.mark.parametrize("game", GAMES)
def test_acts_are_shown_with_their_own_motion(open_rig: OpenRig, game: str) -> None:
    rig = open_rig((640, 400), speed=1.0)
    scene = watched(rig, game)
    scene.go(scene.replay.last // 3)
    scene.toggle()
    first, frames = scene.table.row, 0
    while scene.table.row < first + 4:
        rig.tick()
        frames += scene.table.timeline.is_busy
    assert frames > 10
    scene.toggle()
    rig.settle()
    row, eyes = scene.table.row, scene.table.eyes
    assert scene.table.game.view == scene.replay.view(row, eyes)


def test_keys_do_all_of_it(rig: Rig) -> None:
    scene, keys = watched(rig), Keys(rig)
    last, turns = scene.replay.last, scene.replay.turns
    keys.key("right")
    assert scene.table.row == 1
    keys.key("page down")
    assert scene.table.row == next(row for row in turns if row > 1)
    keys.key("page up")
    keys.key("left")
    assert scene.table.row == max(0, *(row for row in turns if row <= 1)) - bool(turns[0])
    keys.key("end")
    assert scene.table.row == last
    keys.key("home")
    assert scene.table.row == 0
    keys.key("f")
    assert scene.table.row == scene.flags[0].row
    keys.key("f", pygame.KMOD_SHIFT)
    assert scene.table.row == scene.flags[-1].row
    keys.key("s")
    assert scene.speed.value == 2.0
    keys.key("e")
    assert scene.table.eyes == 0
    keys.key("space")
    assert scene.is_playing
    keys.key("space")
    assert not scene.is_playing
    keys.key("escape")
    assert shows(rig, TitleScene)


def test_a_pad_does_all_of_it(rig: Rig) -> None:
    scene, pad = watched(rig), Pad(rig)
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.table.row == 1
    pad.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.table.row == next(row for row in scene.replay.turns if row > 1)
    pad.push(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    pad.push(pygame.CONTROLLER_BUTTON_Y)
    assert scene.table.row == scene.flags[0].row
    pad.push(pygame.CONTROLLER_BUTTON_X)
    assert scene.table.eyes == 0
    pad.push(pygame.CONTROLLER_BUTTON_A)
    assert scene.is_playing
    pad.push(pygame.CONTROLLER_BUTTON_B)
    assert shows(rig, TitleScene)


def test_the_mouse_presses_buttons_and_drags_the_knob(rig: Rig) -> None:
    scene, mouse = watched(rig), Mouse(rig)
    mouse.press("right")
    mouse.press("right")
    mouse.press("left")
    assert scene.table.row == 1
    mouse.press("flag")
    assert scene.table.row == scene.flags[0].row
    viewport, rope = scene.context.viewport, scene.rope
    places = rope.focus_rect().center, rope.rect.center
    left, middle = (viewport.point_to_pixels(*at) for at in places)
    mouse.drag(left, (middle[0], left[1]))
    assert abs(scene.table.row - scene.replay.last / 2) < 3
    mouse.press("play")
    assert scene.is_playing
    mouse.press("back")
    assert shows(rig, TitleScene)


def test_play_rests_at_a_flag_and_ends_at_the_end(open_rig: OpenRig) -> None:
    rig = open_rig((640, 400), speed=0.0)
    scene = watched(rig)
    scene.go(scene.replay.last - 2)
    scene.toggle()
    rig.settle()
    assert (scene.table.row, scene.is_playing) == (scene.replay.last, False)
    scene.toggle()
    assert (scene.table.row, scene.is_playing) == (0, True)


def test_other_eyes_see_less_at_the_same_place(rig: Rig) -> None:
    scene = watched(rig)
    scene.go(30)
    scene.eyes.step(2, wraps=True)
    assert (scene.table.row, scene.table.bottom, scene.table.viewer) == (30, 1, 1)
    assert scene.table.game.view == scene.replay.view(30, 1)
    assert any("saw it" in option.text for option in scene.eyes.options)


def test_flags_of_others_stand_there_too_and_are_told(rig: Rig) -> None:
    scene = watched(rig, flags=(Flag(9, "advice", "Captain’s advice: rob Ruth."),))
    scene.go(9)
    rig.tick()
    assert "Captain’s advice: rob Ruth." in Mouse(rig).words()


def test_a_new_size_and_language_keep_the_place(rig: Rig) -> None:
    scene = watched(rig)
    scene.go(20)
    rig.services.settings.text_scale = 2.0
    rig.loop.settings_changed()
    rig.tick()
    rig.loop.stack.reword()
    rig.tick()
    assert isinstance(rig.top, ReplayScene)
    assert rig.top.table.row == 20


def test_without_motion_the_knob_jumps(rig: Rig) -> None:
    scene = watched(rig)
    rig.services.settings.reduced_motion = True
    scene.go(12)
    assert scene.rope.at == 12.0


# Doors


def test_the_result_leads_to_it_and_back(rig: Rig) -> None:
    match = finished(GAME, 1)
    show_result(rig, match)
    Mouse(rig).press("more")
    Mouse(rig).press("watch")
    assert shows(rig, ReplayScene)
    Keys(rig).key("escape")
    assert shows(rig, ResultScene)


def drop(rig: Rig, path: Path) -> None:
    rig.tick(events=[Event(pygame.DROPFILE, file=str(path))])


def test_a_file_dropped_on_the_window_is_shown(rig: Rig, tmp_path: Path) -> None:
    show_title(rig)
    path = tmp_path / "match.treasure"
    write_record(path, finished("bluffaneer", 1).record())
    drop(rig, path)
    assert shows(rig, ReplayScene)


def test_a_file_that_cannot_be_watched_is_told(rig: Rig, tmp_path: Path) -> None:
    path = tmp_path / "match.treasure"
    for content in (None, b"\xff\x00", b"{}", b'{"format": 1}', b"nothing\n" * 9):
        show_title(rig)
        if content is not None:
            path.write_bytes(content)
        drop(rig, path)
        assert shows(rig, Dialog), content
        assert any("match.treasure" in words for words in Mouse(rig).words())


def test_a_dropped_save_of_several_people_shows_nobodys_secrets(rig: Rig, tmp_path: Path) -> None:
    match = play_on(Match(table_plan(GAME, crew(2, 1), 3)), lambda one: len(one.acts) > 9)
    path = tmp_path / "save.treasure"
    write_record(path, match.record())
    over(rig, TableScene(rig.services, finished(GAME, 1)))
    drop(rig, path)
    assert shows(rig, Dialog)
    assert any("once it’s over" in words for words in Mouse(rig).words())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_just_dealt_can_be_looked_at(rig: Rig, game: str) -> None:
    show_title(rig)
    rig.services.navigation.watch(Match(table_plan(game, crew(1, 1))).record())
    rig.tick()
    assert isinstance(rig.top, ReplayScene)
    assert rig.top.replay.last == 0


@pytest.mark.parametrize("when", ["2026-99-99T12:00:00Z", "0001-01-01T00:00:00"])
def test_a_date_that_is_none_does_no_harm(rig: Rig, when: str) -> None:
    record = finished(GAME, 1).record()
    record.notes["started"] = when
    show_title(rig)
    rig.services.navigation.watch(record)
    rig.tick()
    assert isinstance(rig.top, ReplayScene)


def test_its_keys_work_though_something_was_typed_before(rig: Rig) -> None:
    show_title(rig)
    rig.services.navigation.show("logbook")
    keys = Keys(rig)
    rig.top.focus.set_by_name("search")
    rig.services.navigation.watch(finished(GAME, 1).record())
    rig.tick()
    keys.key("right")
    scene = rig.top
    assert isinstance(scene, ReplayScene)
    assert scene.table.row == 1


def test_a_drag_along_the_rope_passes_flags(rig: Rig) -> None:
    scene = watched(rig, flags=(Flag(5, "advice", "Look here."),))
    cord, rows = scene.rope.focus_rect(), []
    for share in (0.05, 0.2, 0.4, 0.6):
        x = cord.centerx + share * scene.rope.rect.width
        scene.rope.handle(intents.PointerDragged(x, cord.centery - 6.0, cord.centerx, cord.centery))
        rows.append(scene.table.row)
    assert rows == sorted(set(rows))


def test_a_cancelled_drag_along_the_rope_leads_back(rig: Rig) -> None:
    scene = watched(rig)
    scene.go(3)
    x, y = scene.rope.rect.centerx, scene.rope.focus_rect().centery
    for intent in (
        intents.PointerPressed(x, y),
        intents.PointerDragged(x + 90.0, y, x, y),
        intents.PointerDragged(x + 180.0, y, x, y),
    ):
        scene.handle(intent)
    assert scene.table.row > 3
    scene.handle(intents.PressCancelled())
    assert scene.table.row == 3


@pytest.mark.games_in_turn
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_read_before_one_comes_there(
    rig: Rig, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, read, made = watched(rig, game), list[str](), Originals.read

    def reading(originals: Originals, name: str) -> Surface:
        read.append(name)
        return made(originals, name)

    for eyes in (EVERYTHING, 0):
        scene.eyes.choose(scene.replay.viewers.index(eyes))
        rig.settle()
        read_ahead(rig, scene)
        assert scene.table.row == 0
        with monkeypatch.context() as patched:
            patched.setattr(Originals, "read", reading)
            for row in range(0, scene.replay.last, 5):
                scene.go(row)
                rig.tick()
        scene.go(0)
        rig.settle()
    assert len(read) <= 12, read  # A gull may fly by; else it is hundreds.


def read_ahead(rig: Rig, scene: ReplayScene) -> None:
    """Let time pass until the scout has been everywhere."""
    rig.tick()
    until = time.monotonic() + 60.0
    while scene.scout is not None:
        assert time.monotonic() < until
        time.sleep(scene.next_wakeup() or 0.0)
        rig.tick()


def test_with_several_people_a_moment_says_whose_it_is(rig: Rig) -> None:
    show_title(rig)
    match = play_on(Match(table_plan(GAME, crew(2, 1), 5)), lambda _match: False)
    rig.services.navigation.watch(match.record())
    scene = rig.top
    assert isinstance(scene, ReplayScene)
    told = [flag.sentence for flag in scene.flags]
    assert told
    assert len(set(told)) == len(told)
    assert {one.split(":")[0] for one in told} == {"Anne", "Bartholomew"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1920, 1080), 2.0)])
def test_what_is_told_and_held_lies_beside_the_table(
    open_rig: OpenRig, game: str, size: tuple[int, int], text_scale: float
) -> None:
    rig = open_rig(size, text_scale=text_scale)
    scene = watched(rig, game)
    scene.go(scene.replay.last // 2)
    rig.tick()
    viewport, page = scene.context.viewport, scene.page
    assert viewport.to_pixels(page.rect).left >= scene.table.context.viewport.pixel_width
    held = [card for _seat, cards in scene.table.hands() for card in cards]
    shown = [one for one in page.walk() if one.name.startswith("held")]
    assert len(shown) == len(held)
    assert all(page.rect.contains(one.rect) for one in shown)
    scene.eyes.activate()
    assert not any(one.name.startswith("held") for one in page.walk())


def test_the_page_tells_what_was_done_before(rig: Rig) -> None:
    scene = watched(rig)
    scene.go(20)
    rig.tick()
    labels = [one for one in scene.page.walk() if isinstance(one, Label)]
    past = [one for one in labels if one.name.startswith("past")]
    earlier = scene.replay.lines(19, EVERYTHING, scene.table.called)
    assert [one.text for one in past][: len(earlier)] == earlier[::-1]
    assert scene.page.rect.contains(past[0].rect)
