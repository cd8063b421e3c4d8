"""Files with strange content, all of it valid JSON: the app starts, says so, and loses nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.alike import some_of
from tests.app.test_faults import SMALL, at_the_title, close, left_behind, quick_play, sentences
from tests.conftest import OpenRig
from tools.rig import play_on
from treasure_games.core.registry import GAMES
from treasure_games.screens.keys import KeysScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

GAME: Final = GAMES[0]
Change = Callable[[dict[str, Any]], None]


def in_seat(field: str, value: object) -> Change:
    def change(notes: dict[str, Any]) -> None:
        notes["seats"][1][field] = value

    return change


def in_notes(field: str, value: object) -> Change:
    def change(notes: dict[str, Any]) -> None:
        notes[field] = value

    return change


STRANGE: Final[dict[str, Change]] = {
    "a name with NUL": in_seat("name", "An\0ne"),
    "a name with half a surrogate pair": in_seat("name", "Anne\ud83d"),
    "a name without width": in_seat("name", "\u200b\u0301"),
    "a name of fillers": in_seat("name", "\u3164"),
    "a name of two lines": in_seat("name", "Anne\nBonny"),
    "no name": in_seat("name", ""),
    "a name without end": in_seat("name", "Anne" * 10**5),
    "an emblem of 400 digits": in_seat("emblem", 10**400),
    "a persona nobody knows": in_seat("persona", "blackbeard"),
    "a persona elsewhere": in_seat("persona", "../../ui/button"),
    "a level nobody knows": in_seat("level", "admiral"),
    "a level with NUL": in_seat("level", "mate\0"),
    "a seed of 400 digits": in_notes("seed", 10**400),
    "a seed below nothing": in_notes("seed", -1),
}
"""Each of what a save and the table of last time have in common."""

STRANGE_SAVES: Final[dict[str, Change]] = {
    **STRANGE,
    "seconds of 400 digits": in_notes("seconds", 10**400),
    "seconds below nothing": in_notes("seconds", -5),
    "half a second": in_notes("seconds", 0.5),
    "a start with half a surrogate pair": in_notes("started", "\ud83d"),
    "a start without end": in_notes("started", "2026-01-01" * 10**4),
}


@pytest.mark.parametrize("name", STRANGE_SAVES)
def test_a_strange_save_is_set_aside_and_the_one_before_it_goes_on(
    name: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    left = left_behind(open_rig(SMALL, folder=tmp_path), GAME)
    newest = max((tmp_path / "data" / "saves").glob("*.treasure"))
    plain = json.loads(newest.read_bytes())
    STRANGE_SAVES[name](plain["notes"])
    newest.write_text(json.dumps(plain), "utf-8")
    content = newest.read_bytes()
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    (told,) = sentences(rig, mouse)
    assert "makes no sense" in told or "holds no seed" in told
    assert newest.with_name(newest.name + ".damaged").read_bytes() == content
    mouse.press("continue")
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.plan == left.plan


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_table_of_last_time_counts_as_none(
    name: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    quick_play(mouse)
    path = tmp_path / "data" / "tables.json"
    tables = json.loads(path.read_bytes())
    STRANGE[name](tables[GAME]["notes"])
    path.write_text(json.dumps(tables), "utf-8")
    rig.services.navigation.show_title()
    mouse.choose(GAME, "setup")
    rig.services.navigation.show_title()
    quick_play(mouse)
    assert isinstance(rig.top, TableScene)
    assert len(rig.top.match.seats) == 3


@pytest.mark.parametrize("name", ["<seat=99>", "<icon=../../x>", "<b>Anne", "Anne \u0301", "☠"])
def test_a_name_that_looks_like_a_mark_is_only_a_name(
    name: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    left_behind(open_rig(SMALL, folder=tmp_path), GAME)
    for path in (tmp_path / "data" / "saves").glob("*.treasure"):
        plain = json.loads(path.read_bytes())
        plain["notes"]["seats"][0]["name"] = name
        path.write_text(json.dumps(plain), "utf-8")
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    mouse = at_the_title(rig)
    rig.services.navigation.show("saves")
    rig.tick()
    mouse.press("match0.continue")
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.seats[0].name == name
    rig.services.navigation.show_result(play_on(rig.top.match, lambda one: one.is_over))
    rig.tick()


DEEP: Final = json.loads("[" * 400 + "]" * 400)
NONSENSE: Final[tuple[Any, ...]] = (
    None, True, -1, 10**30, 10**400, 1.5, 1e308, float("inf"), float("nan"), "", "x", "\0",
    "\ud800", "\u200b", "\u0301", "<seat=99>", "../..", "x" * 10**5, [], {}, [[1]], {"a": 1},
    {"\0": "\ud800"}, DEEP,
)  # fmt: skip


def spoilt(plain: Any, rng: Random) -> Any:
    """The same with nonsense in a random place, or instead of it all."""
    if not isinstance(plain, dict | list) or not plain or rng.random() < 0.15:
        return rng.choice(NONSENSE)
    if isinstance(plain, list):
        place = rng.randrange(len(plain))
        return [*plain[:place], spoilt(plain[place], rng), *plain[place + 1 :]]
    key = rng.choice(list(plain))
    if rng.random() < 0.1:
        return {**plain, rng.choice(("", "\0", "\ud800", "new")): rng.choice(NONSENSE)}
    return {**plain, key: spoilt(plain[key], rng)}


@pytest.mark.parametrize("seed", some_of(range(25), of=8))
def test_nonsense_anywhere_in_any_file_stops_no_start(
    seed: int, open_rig: OpenRig, tmp_path: Path
) -> None:
    """Settings, saves and last tables at once, each with something somewhere spoilt."""
    rng = Random(seed)
    first = open_rig(SMALL, folder=tmp_path)
    first.services.settings.keys = {"undo": ["x"], "hint": ["ctrl+h", "y"]}
    first.loop.settings_changed()
    quick_play(at_the_title(first), rng.choice(GAMES))
    close(first)
    for path in (*(tmp_path / "config").iterdir(), *(tmp_path / "data").rglob("*.*")):
        if path.suffix in (".json", ".treasure"):
            plain = json.loads(path.read_bytes())
            path.write_text(json.dumps(spoilt(plain, rng)), "utf-8")
    rig = open_rig(SMALL, speed=0.0, folder=tmp_path)
    rig.show(TitleScene(rig.services))
    mouse = at_the_title(rig)
    sentences(rig, mouse)
    if mouse.sees("continue"):
        mouse.press("continue")
        sentences(rig, mouse)
        rig.services.navigation.show_title()
    for game_id in GAMES:
        mouse.choose(game_id, "setup")
        rig.services.navigation.show_title()
    rig.loop.stack.push(KeysScene(rig.services))
    rig.tick()
