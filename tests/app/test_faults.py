"""Files and disks that fail: one plain sentence on the screen, and the match goes on."""

import errno
import json
import os
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
import pytest

from tests.alike import ALIKE, some_of
from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.robot import Robot
from tools.moments import MOMENTS
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.files import part_beside
from treasure_games.match.match import Match
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn

SMALL: Final = (640, 400)
"""Nothing here is about looks."""
each_game = pytest.mark.parametrize("game_id", GAMES)

DAMAGES: Final[dict[str, Callable[[bytes], bytes]]] = {
    "empty": lambda old: b"",
    "truncated": lambda old: old[: len(old) // 2],
    "random bytes": lambda old: Random(5).randbytes(len(old)),
    "foreign JSON": lambda old: b'{"name": "somebody", "version": 1}',
    "newer version": lambda old: _changed(old, version=99, format=99),
}


def each_damage_and_each_game() -> list[Any]:
    """Each damage with a game and each game with a damage; all pairs with `--full`."""
    pairs = product(enumerate(DAMAGES), enumerate(GAMES))
    return [
        pytest.param(damage, game, marks=() if one % len(GAMES) == two else pytest.mark.full)
        for (one, damage), (two, game) in pairs
    ]


def _changed(old: bytes, **values: Any) -> bytes:
    plain = json.loads(old)
    known = {name: value for name, value in values.items() if type(plain.get(name)) is int}
    return json.dumps({**plain, **known}).encode()


def sentences(rig: Rig, mouse: Mouse) -> list[str]:
    """Read and put away every notice that comes up."""
    read = []
    mouse.do()
    while isinstance(rig.top, Dialog):
        read.append(" ".join(mouse.words()))
        mouse.press("answer0")
        mouse.do()
    return read


def at_the_title(rig: Rig) -> Mouse:
    rig.show(TitleScene(rig.services))
    return Mouse(rig)


def quick_play(mouse: Mouse, game_id: str = GAMES[0]) -> None:
    mouse.choose(game_id)


def left_behind(rig: Rig, game_id: str) -> Match:
    """A match under way with a person to decide; the app is closed."""
    match = rig.services.matches.begin(table_plan(game_id, crew(1, 2)))
    play_on(match, lambda one: len(one.acts) > 15 and one.whose() == 0, saves_each_act=True)
    close(rig)
    return match


def play_some(mouse: Mouse, acts: int = 12) -> TableScene:
    """From the title on; a notice that comes up on the way is a failure."""
    robot = Robot(mouse)
    robot.play(until=lambda: len(robot.table.match.acts) > acts)
    return robot.table


def close(rig: Rig) -> None:
    """As the app does at its end, so that the same folder can be opened again."""
    rig.loop.stack.clear()
    rig.app.close()


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_settings_are_set_aside_with_a_notice(
    damage: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    first = open_rig(SMALL, folder=tmp_path)
    first.loop.settings_changed()
    close(first)
    path = tmp_path / "config" / "settings.json"
    content = DAMAGES[damage](path.read_bytes())
    path.write_bytes(content)
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    read = sentences(rig, mouse)
    assert len(read) == 1
    assert "set aside" in read[0]
    asides = [one for one in path.parent.iterdir() if one.read_bytes() == content]
    assert len(asides) == 1
    assert asides[0].name in read[0]
    quick_play(mouse)
    play_some(mouse)


def test_settings_that_make_no_sense_are_named(open_rig: OpenRig, tmp_path: Path) -> None:
    first = open_rig(SMALL, folder=tmp_path)
    first.loop.settings_changed()
    close(first)
    path = tmp_path / "config" / "settings.json"
    path.write_bytes(json.dumps({**json.loads(path.read_bytes()), "text_scale": 9}).encode())
    rig = open_rig(SMALL, folder=tmp_path)
    read = sentences(rig, at_the_title(rig))
    assert len(read) == 1
    assert "text_scale" in read[0]


@pytest.mark.parametrize(("damage", "game_id"), each_damage_and_each_game())
def test_a_damaged_save_is_set_aside_and_the_one_before_it_goes_on(
    damage: str, game_id: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    left = left_behind(open_rig(SMALL, folder=tmp_path), game_id)
    saves = tmp_path / "data" / "saves"
    newest = max(saves.glob(f"{left.identity}.*.treasure"))
    newest.write_bytes(DAMAGES[damage](newest.read_bytes()))
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    read = sentences(rig, mouse)
    assert len(read) == 1
    assert "set aside" in read[0]
    assert ("newer version" in read[0]) == (damage == "newer version")
    mouse.press("continue")
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.identity == left.identity
    assert len(rig.top.match.acts) >= len(left.acts) - 1
    play_some(mouse, len(left.acts) + 10)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"chart": "square"}, "table differs from the record"),
        ({"layout": "A@0,0 B@2,0 C@30,0"}, "on top of each other"),
        ({"target": 900}, "1 to 99"),
    ],
)
def test_a_save_with_the_options_of_another_chart_is_told_and_the_one_before_it_goes_on(
    options: dict[str, Any], why: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    left = left_behind(open_rig(SMALL, folder=tmp_path), "treasure_boots")
    newest = max((tmp_path / "data" / "saves").glob("*.treasure"))
    plain = json.loads(newest.read_bytes())
    newest.write_text(json.dumps({**plain, "options": {**plain["options"], **options}}), "utf-8")
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    read = sentences(rig, mouse)
    mouse.press("continue")
    read += sentences(rig, mouse)
    assert len(read) == 1
    assert why in read[0]
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.plan == left.plan
    assert len(rig.top.match.acts) >= len(left.acts) - 1


@each_game
def test_when_nothing_is_left_of_a_save_the_title_says_so_and_goes_on(
    game_id: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    left_behind(open_rig(SMALL, folder=tmp_path), game_id)
    for path in (tmp_path / "data" / "saves").glob("*.treasure"):
        path.write_bytes(b"\x00\xff" * 50)
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    assert all("set aside" in sentence for sentence in sentences(rig, mouse))
    assert not mouse.sees("continue")
    quick_play(mouse, game_id)
    play_some(mouse)


@each_game
def test_a_data_folder_that_cannot_be_written_is_told_once(
    game_id: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    """Once for what it means for the statistics, once for the match; then one plays in peace."""
    (tmp_path / "data").write_text("a file is in the way of the folder", "utf-8")
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    read = sentences(rig, mouse)
    quick_play(mouse, game_id)
    read += sentences(rig, mouse)
    assert [("statistics" in one, "match can’t be saved" in one) for one in read] == [
        (True, False),
        (False, True),
    ]
    play_some(mouse)


def test_a_config_folder_that_cannot_be_written_is_told_once(
    open_rig: OpenRig, tmp_path: Path
) -> None:
    part_beside(tmp_path / "config" / "settings.json").mkdir(parents=True)
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    read = sentences(rig, mouse)
    rig.loop.settings_changed()
    read += sentences(rig, mouse)
    assert len(read) == 1
    assert "could not be saved" in read[0]
    quick_play(mouse)
    play_some(mouse)


@each_game
def test_a_disk_that_is_full_is_told_once_and_saves_go_on_when_there_is_room(
    game_id: str, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    rig = open_rig(SMALL, speed=0.0)
    mouse = at_the_title(rig)
    quick_play(mouse, game_id)
    table = play_some(mouse, 10)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        acts = len(table.match.acts)
        robot = Robot(mouse, 2)
        robot.play(until=lambda: len(table.match.acts) > acts or isinstance(rig.top, Dialog))
        read = sentences(rig, mouse)
        assert len(read) == 1
        assert os.strerror(errno.ENOSPC) in read[0]
        play_some(mouse, acts + 6)
    play_some(mouse, len(table.match.acts) + 3)
    saved = rig.services.matches.resume(table.match.identity)
    assert len(saved.acts) == len(table.match.acts)


def test_settings_on_a_full_disk_are_told_once(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A volume that is dragged saves at every step; that is no reason for a notice at each."""

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    rig = open_rig(SMALL, speed=0.0)
    mouse = at_the_title(rig)
    read = []
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        for _ in range(5):
            rig.loop.settings_changed()
            read += sentences(rig, mouse)
    assert len(read) == 1
    rig.loop.settings_changed()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        rig.loop.settings_changed()
        assert len(sentences(rig, mouse)) == 1


ODD_SIZES: Final = ((320, 200), (1500, 3), (3, 1200), (200, 320), (1, 1), (37, 11))


def test_the_scenes_that_are_alike_are_scenes() -> None:
    assert set(MOMENTS) > ALIKE


@pytest.mark.in_turn
@pytest.mark.parametrize("sizes", [ODD_SIZES[:3], ODD_SIZES[3:]], ids=["usual", "small"])
@pytest.mark.parametrize("name", some_of(MOMENTS, of=16))
def test_a_window_of_any_size_shows_every_screen_without_breaking(
    name: str,
    sizes: tuple[tuple[int, int], ...],
    open_rig: OpenRig,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As with a window manager that doesn't care for the smallest size that it is told."""
    monkeypatch.setattr("treasure_games.stage.window.SMALLEST_WINDOW", (1, 1))
    rig = open_rig(ODD_SIZES[0], speed=0.0)
    MOMENTS[name].show(rig)
    for size in sizes:
        rig.loop.window.resize(*size)
        rig.tick(events=pygame.event.get())
        assert rig.picture().get_size() == size
        viewport = rig.top.context.viewport
        assert viewport.pixel_width >= size[0]
        assert viewport.pixel_height >= size[1]


@pytest.mark.one_in_turn("size")
@pytest.mark.parametrize("size", [(5000, 3), (3, 2000), (1, 1)])
def test_a_window_may_be_opened_at_any_size(
    size: tuple[int, int], open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treasure_games.stage.window.SMALLEST_WINDOW", (1, 1))
    rig = open_rig(size, speed=0.0)
    mouse = at_the_title(rig)
    quick_play(mouse, GAMES[-1])
    rig.tick(1.0)
    assert rig.picture().get_size() == size


@each_game
def test_a_match_can_be_played_in_a_tiny_window(game_id: str, open_rig: OpenRig) -> None:
    rig = open_rig((320, 200), speed=0.0)
    mouse = at_the_title(rig)
    quick_play(mouse, game_id)
    play_some(mouse)
