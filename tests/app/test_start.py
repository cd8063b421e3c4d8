"""Starting and ending: without a screen, without sound, without art, after a crash."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.processes import outcome
from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.quick_thinker import QuickThinker
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.app import BAD_START, CRASHED, App
from treasure_games.core import language, rulebook
from treasure_games.core.record import Record, replay
from treasure_games.core.registry import GAMES
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.screens.crash import CrashScene
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.asset_files import MissingAsset, find
from treasure_games.stage.originals import HALF, Originals
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED
from treasure_games.stage.settings_file import FORMAT, VERSION, SettingsFile
from treasure_games.stage.widgets.label import Label
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


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_the_quit_signal_ends_it_in_order(tmp_path: Path) -> None:
    code, _out, err = outcome("-m", "tests.app.seen_once", tmp_path, "SIGQUIT")
    assert (code, err) == (0, "")
    assert (tmp_path / "config" / "settings.json").exists()


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


def leave_notices(monkeypatch: pytest.MonkeyPatch, kind: type[Dialog], seen: list[str]) -> None:
    """Note what each dialog of this kind tells, and quit there."""

    def enter(self: Dialog) -> None:
        seen.append(" ".join(one.text for one in self.root.walk() if isinstance(one, Label)))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(kind, "enter", enter)


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
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app()
    told = capsys.readouterr().err
    assert code == BAD_START
    assert len(seen) == 1
    assert "Install the game again" in seen[0]
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
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app()
    told = capsys.readouterr().err
    assert code == BAD_START
    assert str(damaged) in seen[0]
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
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app(plan=table_plan(game_id, crew(1, 1), seed=3))
    told = capsys.readouterr().err
    assert code == CRASHED
    assert "a reef that nobody charted" in told
    assert is_one_sentence(told)
    assert "a reef that nobody charted" in seen[0]
    assert "replayed up to this point" in seen[0]
    assert "all hands" in seen[0]
    reports = [path for path in (tmp_path / "state").rglob("*") if path.is_file()]
    assert any(str(path) in told or str(path.parent) in told for path in reports)
    text = "".join(path.read_text("utf-8") for path in reports)
    assert "ZeroDivisionError" in text
    records = [path for path in reports if path.suffix == ".treasure"]
    plain = json.loads(records[0].read_text("utf-8"))
    assert len(list(replay(Record.from_plain(plain)))) == 1


def test_a_crash_without_a_match_promises_no_record(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run_aground(_self: TitleScene, _dt: float) -> None:
        raise ZeroDivisionError("a reef")

    monkeypatch.setattr(TitleScene, "update", run_aground)
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app()
    (report,) = (tmp_path / "state").iterdir()
    assert code == CRASHED
    assert str(report) in seen[0]
    assert "replayed" not in seen[0]
    assert "hands" not in seen[0]


def test_what_fails_while_a_failure_is_told_ends_the_app(
    run_app: Callable[..., tuple[App, int]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run_aground(_self: object, _dt: float) -> None:
        raise ZeroDivisionError("a reef")

    monkeypatch.setattr(TitleScene, "update", run_aground)
    monkeypatch.setattr(CrashScene, "update", run_aground)
    _app, code = run_app()
    assert code == CRASHED
    assert capsys.readouterr().err.count("a reef") == 2


def crash_at_the_table(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one step fail."""

    def run_aground(_self: TableScene, _dt: float) -> None:
        raise ZeroDivisionError("a reef")

    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "update", run_aground)
        rig.loop.attempt(rig.tick)
    rig.settle()
    assert isinstance(rig.top, CrashScene)


def crashed_table(
    open_rig: OpenRig, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[Rig, Match]:
    """Return a match that was begun, saved act by act, and has crashed at its table."""
    rig = open_rig((640, 400), speed=0.0)
    match = rig.services.matches.begin(table_plan(game_id, crew(1, 2)))
    play_on(match, lambda one: len(one.acts) > 5 and one.whose() == 0, saves_each_act=True)
    rig.show(TableScene(rig.services, match))
    crash_at_the_table(rig, monkeypatch)
    return rig, match


@pytest.mark.parametrize("game_id", GAMES)
def test_after_a_crash_the_match_goes_on(
    game_id: str, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, match = crashed_table(open_rig, game_id, monkeypatch)
    mouse = Mouse(rig)
    assert any("Your match is kept" in words for words in mouse.words())
    mouse.press("answer1")
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.record().rows == match.record().rows
    crash_at_the_table(rig, monkeypatch)
    mouse.press("answer1")
    assert isinstance(rig.top, TitleScene), "a match that fails at once again is not gone on with"


def test_a_match_that_fails_as_it_is_read_again_leads_to_the_title(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, match = crashed_table(open_rig, "bluffaneer", monkeypatch)
    mouse = Mouse(rig)
    with monkeypatch.context() as patch:
        patch.setattr(rig.services.matches, "resume", lambda _identity: 1 / 0)
        rig.loop.attempt(lambda: mouse.press("answer1"))
        assert isinstance(rig.top, CrashScene)
        assert any("All saved matches are kept" in words for words in mouse.words())
    mouse.press("answer1")
    assert isinstance(rig.top, TitleScene)
    assert rig.services.matches.keeps(match.identity)


def test_a_match_whose_table_can_not_be_laid_again_leads_to_the_title(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, _match = crashed_table(open_rig, "bluffaneer", monkeypatch)
    mouse = Mouse(rig)
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "__init__", lambda *_args, **_named: 1 / 0)
        rig.loop.attempt(lambda: mouse.press("answer1"))
        assert any("run aground" in words for words in mouse.words())
    mouse.press("answer1")
    assert isinstance(rig.top, TitleScene)


def test_a_damaged_list_of_sounds_is_told_and_all_is_silent(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = find("sounds", "manifest", (".json",)).read_text("utf-8")
    damaged = tmp_path / "manifest.json"
    damaged.write_text(whole[: len(whole) // 2], "utf-8")
    monkeypatch.setattr("treasure_games.stage.audio.catalogue.find", lambda *_: damaged)
    leave_notices(monkeypatch, Dialog, seen := [])
    app, code = run_app()
    assert code == 0
    assert "manifest.json" in seen[0]
    assert "Install the game again" in seen[0]
    assert not app.services.audio.open()


def test_a_missing_page_of_a_rulebook_is_told_at_the_start(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("treasure_games.core.rulebook.folder_of", lambda _game: tmp_path)
    rulebook._page.cache_clear()
    rulebook._beside_pictures.cache_clear()
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app()
    assert code == BAD_START
    assert seen[0].count(str(tmp_path / "rulebook.md")) == 1
    assert seen[0].count("kept") == 1


def test_missing_scenes_of_an_aim_are_told_at_the_start(
    run_app: Callable[..., tuple[App, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("treasure_games.core.rulebook.folder_of", lambda _game: tmp_path)
    monkeypatch.setattr("treasure_games.app.aim_of", lambda _game: ())
    leave_notices(monkeypatch, CrashScene, seen := [])
    _app, code = run_app()
    assert code == BAD_START
    assert str(tmp_path / "aim.toml") in seen[0]


@pytest.mark.parametrize("share", [0.0, 0.001, 0.5, 0.99])
def test_damaged_words_are_english_ones_and_this_is_told(
    share: float, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = (language._LOCALES / "de" / "LC_MESSAGES" / "treasure_games.mo").read_bytes()
    damaged = tmp_path / "words" / "de" / "LC_MESSAGES" / "treasure_games.mo"
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(whole[: int(share * len(whole))])
    monkeypatch.setattr(language, "_LOCALES", tmp_path / "words")
    (tmp_path / "config").mkdir()
    stored = {"format": FORMAT, "version": VERSION, "language": "de"}
    (tmp_path / "config" / "settings.json").write_text(json.dumps(stored), encoding="utf-8")
    rig = open_rig((640, 400), folder=tmp_path)
    (told,) = rig.services.notices
    assert told.startswith("The words of “de” are damaged")
    rig.services.notices.clear()
    rig.show(SettingsScene(rig.services))
    assert "Settings" in Mouse(rig).words()
