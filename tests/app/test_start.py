"""Starting and ending: without a screen, without sound, without art, after a crash."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.processes import outcome
from tests.conftest import OpenRig
from tools.quick_thinker import QuickThinker
from tools.rig import crew, table_plan
from treasure_games.app import BAD_START, CRASHED, App
from treasure_games.core.record import Record, replay
from treasure_games.core.registry import GAMES
from treasure_games.launch import Launch
from treasure_games.screens.title import TitleScene
from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.originals import HALF, Originals
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED
from treasure_games.stage.settings_file import FORMAT, VERSION, SettingsFile
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn


def is_one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and "Traceback" not in text and text.startswith("treasure-games: ")


@pytest.mark.parametrize("driver", ["x11", "wayland"])
def test_without_a_screen_one_sentence_says_what_to_do(driver: str, tmp_path: Path) -> None:
    code, out, err = outcome(
        *("-m", "treasure_games", "--data-dir", tmp_path),
        SDL_VIDEODRIVER=driver,
        DISPLAY=None,
        WAYLAND_DISPLAY=None,
        XDG_RUNTIME_DIR=str(tmp_path),
    )
    assert code == BAD_START == 2
    assert out == ""
    assert is_one_sentence(err)
    assert "no screen" in err
    assert "desktop" in err


def test_without_a_sound_card_the_app_is_silent_and_says_nothing(tmp_path: Path) -> None:
    code, out, err = outcome("-m", "tests.app.seen_once", tmp_path, SDL_AUDIODRIVER="no_such_card")
    assert (code, out, err) == (0, "silence\n", "")


def test_with_one_it_sounds(tmp_path: Path) -> None:
    code, out, err = outcome("-m", "tests.app.seen_once", tmp_path, SDL_AUDIODRIVER="dummy")
    assert (code, out, err) == (0, "sound\n", "")


@pytest.fixture
def run_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., tuple[App, int]]]:
    """Runs the whole app here, with computer players that answer at once."""
    monkeypatch.setattr("treasure_games.app.Thinker", QuickThinker)
    # That would hold for all tests after this one, and slow them down.
    monkeypatch.setattr("treasure_games.stage.loop.return_freed_memory", lambda: None)

    def run(**wishes: object) -> tuple[App, int]:
        app = App(Launch(data_dir=tmp_path, **wishes))  # type: ignore[arg-type]
        return app, app.run()

    yield run
    pygame.display.init()  # The app has ended all of pygame; other tests go on.


def leave_at(monkeypatch: pytest.MonkeyPatch, scene: type, seen: list[object]) -> None:
    """Close the window as soon as a scene of this kind is up."""

    def enter(self: object) -> None:
        seen.append(self)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(scene, "enter", enter)


def test_the_title_comes_first(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    leave_at(monkeypatch, TitleScene, seen)
    _app, code = run_app()
    assert code == 0
    assert len(seen) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_plan_goes_straight_to_its_table(
    game_id: str, run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    leave_at(monkeypatch, TableScene, seen)
    plan = table_plan(game_id, crew(1, 2), seed=5)
    _app, code = run_app(plan=plan)
    assert code == 0
    assert isinstance(seen[0], TableScene)
    assert seen[0].match.plan == plan


def test_wishes_of_the_command_line_hold_for_one_session(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    leave_at(monkeypatch, TitleScene, [])
    app, _code = run_app(window_mode=FULL_SCREEN, speed=4.0)
    assert (app.settings.window_mode, app.settings.speed) == (FULL_SCREEN, 4.0)
    kept, _complaint = SettingsFile(tmp_path / "config").load()
    assert (kept.window_mode, kept.speed) == (WINDOWED, 1.0)


def test_a_complaint_about_the_settings_is_told_in_the_language_they_name(
    open_rig: OpenRig, tmp_path: Path
) -> None:
    config = tmp_path / "config"
    config.mkdir()
    stored = {"format": FORMAT, "version": VERSION, "language": "de", "speed": "swift"}
    (config / "settings.json").write_text(json.dumps(stored), encoding="utf-8")
    rig = open_rig(folder=tmp_path)
    (told,) = rig.services.notices
    assert told.endswith("speed.")
    assert "Einstellungen" in told


def test_a_missing_picture_is_told_with_the_places_that_were_searched(
    run_app: Callable[..., tuple[App, int]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    real = Originals.path

    def path(self: Originals, name: str) -> Path:
        if name.removesuffix(HALF) == "scenes/title_back":
            raise MissingAsset(name, (tmp_path / "art",))
        return real(self, name)

    monkeypatch.setattr(Originals, "path", path)
    _app, code = run_app()
    told = capsys.readouterr().err
    assert code == BAD_START
    assert "scenes/title_back" in told
    assert str(tmp_path / "art") in told
    assert "Traceback" not in told


def test_a_damaged_picture_is_named(
    run_app: Callable[..., tuple[App, int]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    real, damaged = Originals.path, tmp_path / "title_back.jpg"
    damaged.write_bytes(b"\xff\xd8 and then the sea")

    def path(self: Originals, name: str) -> Path:
        return damaged if name.removesuffix(HALF) == "scenes/title_back" else real(self, name)

    monkeypatch.setattr(Originals, "path", path)
    _app, code = run_app()
    told = capsys.readouterr().err
    assert code == BAD_START
    assert str(damaged) in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_crash_leaves_a_report_that_replays_to_it(
    game_id: str,
    run_app: Callable[..., tuple[App, int]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    def run_aground(_self: TableScene, _dt: float) -> None:
        raise ZeroDivisionError("a reef that nobody charted")

    monkeypatch.setattr(TableScene, "update", run_aground)
    _app, code = run_app(plan=table_plan(game_id, crew(1, 1), seed=3))
    told = capsys.readouterr().err
    assert code == CRASHED
    assert "a reef that nobody charted" in told
    assert is_one_sentence(told)
    reports = [path for path in (tmp_path / "state").rglob("*") if path.is_file()]
    assert any(str(path) in told or str(path.parent) in told for path in reports)
    text = "".join(path.read_text("utf-8") for path in reports)
    assert "ZeroDivisionError" in text
    records = [path for path in reports if path.suffix == ".treasure"]
    plain = json.loads(records[0].read_text("utf-8"))
    assert len(list(replay(Record.from_plain(plain)))) == 1
