"""The settings on disk: whatever is in the file, the game goes on and says what happened."""

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from treasure_games.stage.input.keymap import ACTS, KeyMap
from treasure_games.stage.settings import ALLOWED, Settings
from treasure_games.stage.settings_file import ALL_WELL, SettingsFile


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config")


def written(file: SettingsFile, data: bytes | str) -> SettingsFile:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return file


def stored(**changes: object) -> str:
    return json.dumps(
        {"format": "treasure-games-settings", "version": 1, **asdict(Settings()), **changes}
    )


def test_the_first_start_has_the_defaults_and_says_nothing(file):
    assert file.load() == (Settings(), ALL_WELL)


@pytest.mark.parametrize(
    ("spoken", "chosen"), [("de_AT", "de"), ("fr_FR", "en"), ("C", "en"), ("en_GB", "en")]
)
def test_the_first_start_speaks_the_language_of_the_system(file, spoken, chosen, monkeypatch):
    monkeypatch.setenv("LANG", f"{spoken}.UTF-8")
    assert file.load()[0].language == chosen
    written(file, stored(language="en"))
    assert file.load()[0].language == "en"


def test_what_is_saved_comes_back(file):
    wish = Settings(speed=4.0, text_scale=1.5, window_x=12, window_y=-3, keys={"undo": ["x"]})
    assert file.save(wish) == ""
    assert file.load() == (wish, ALL_WELL)


def test_every_default_is_allowed():
    for name, value in asdict(Settings()).items():
        assert ALLOWED[name](value)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe random \x80 bytes",
        b'{"format": "treasure-games-settings", "version": 1, "spe',
        b'["a", "list"]',
        b'{"foreign": true}',
        b'{"format": "treasure-games-settings", "version": true}',
        b"[" * 100_000,
    ],
    ids=["empty", "bytes", "truncated", "list", "foreign", "no number", "deep"],
)
def test_a_damaged_file_is_set_aside(file, content):
    loaded, message = written(file, content).load()
    assert loaded == Settings()
    assert "settings.json.damaged" in str(message)
    aside = file.path.with_name("settings.json.damaged")
    assert aside.read_bytes() == content
    assert not file.path.exists()
    assert file.load() == (Settings(), ALL_WELL)


def test_the_file_of_a_newer_version_is_set_aside_and_not_called_damaged(file):
    newer = b'{"format": "treasure-games-settings", "version": 99}'
    loaded, message = written(file, newer).load()
    assert loaded == Settings()
    assert "newer version" in str(message)
    assert "damaged" not in str(message)
    assert file.path.with_name("settings.json.newer").read_bytes() == newer
    assert file.load() == (Settings(), ALL_WELL)


def test_each_damaged_file_is_kept(file):
    for _ in range(3):
        written(file, b"nonsense").load()
    assert len(list(file.path.parent.glob("*.damaged*"))) == 3


@given(st.binary(max_size=300))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_no_bytes_can_stop_the_game(tmp_path, content):
    loaded, _ = written(SettingsFile(tmp_path), content).load()
    assert isinstance(loaded, Settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", 3.0),
        ("text_scale", 9),
        ("text_scale", "large"),
        ("volume_music", True),
        ("ambience", 1),
        ("window_width", 1280.5),
        ("window_mode", "tiny"),
        ("language", "../../etc"),
        ("keys", []),
        ("keys", {"undo": "x"}),
        ("keys", {"undo": [3]}),
        ("keys", {"undo": [""]}),
        ("keys", {"undo": ["\0"]}),
        ("keys", {"undo": ["ctrl+" * 1000 + "z"]}),
        ("keys", {"undo": ["<icon=nowhere>"]}),
        ("keys", {"undo": ["z"] * 1000}),
        ("peek_seconds", float("nan")),
    ],
)
def test_a_value_that_makes_no_sense_falls_back_alone(file, name, value):
    loaded, message = written(file, stored(**{name: value, "volume_master": 0.3})).load()
    assert getattr(loaded, name) == getattr(Settings(), name)
    assert loaded.volume_master == 0.3
    assert name in str(message)


def test_an_act_that_no_version_knows_loses_its_keys_alone(file):
    keys = {"no_such_act": ["q"], "undo": ["x"]}
    loaded, message = written(file, stored(keys=keys)).load()
    assert loaded.keys == {"undo": ["x"]}
    assert KeyMap.from_json(loaded.keys).keys("undo") == ("x",)
    assert "keys" in str(message)


def test_the_default_keys_may_be_kept(file):
    keys = {name: list(act.keys) for name, act in ACTS.items()}
    loaded, message = written(file, stored(keys=keys)).load()
    assert (loaded.keys, message) == (keys, ALL_WELL)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")
def test_a_pipe_in_the_place_of_the_file_is_a_sentence(file):
    file.path.parent.mkdir(parents=True)
    os.mkfifo(file.path)
    loaded, message = file.load()
    assert loaded == Settings()
    assert "could not be read" in str(message)


@pytest.mark.parametrize(("was", "chances"), [(True, "figures"), (False, "gut")])
def test_whoever_played_before_chances_had_words_keeps_what_was_shown(file, was, chances):
    data = json.loads(stored(show_odds=was))
    del data["chances"]
    loaded, complaint = written(file, json.dumps(data)).load()
    assert loaded.chances == chances
    assert not complaint


def test_unknown_fields_are_passed_over(file):
    assert written(file, stored(colour="red")).load() == (Settings(), ALL_WELL)


def test_an_unwritable_folder_is_a_sentence(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    message = SettingsFile(blocked).save(Settings())
    assert "could not be saved" in message


def test_a_folder_in_the_place_of_the_file_is_a_sentence(file):
    file.path.mkdir(parents=True)
    loaded, message = file.load()
    assert loaded == Settings()
    assert "could not be read" in str(message)


def test_a_full_disk_is_a_sentence_and_keeps_the_old_file(file, monkeypatch):
    file.save(Settings(speed=2.0))

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in file.save(Settings(speed=4.0))
    monkeypatch.undo()
    assert file.load()[0].speed == 2.0


def test_reset_keeps_the_window_where_it_is():
    wish = Settings(speed=4.0, text_scale=2.0, window_width=999, window_x=5)
    wish.reset()
    assert wish == Settings(window_width=999, window_x=5)
