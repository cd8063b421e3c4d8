"""The ways from the title into a match: quick play, and on where one stood."""

import json
from pathlib import Path

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import SMALL, match_on, show_title
from tools.moments import played
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.launch import Launch
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.title import TitleScene
from treasure_games.stage.widgets.button import Button

pytestmark = pytest.mark.games_in_turn


@pytest.mark.usefixtures("title")
def test_without_a_match_under_way_the_first_lesson_has_the_focus(mouse: Mouse) -> None:
    assert not mouse.sees("continue")
    assert mouse.find("do_not_touch.learn").is_focused


def test_with_a_match_under_way_continue_comes_first(rig: Rig, mouse: Mouse) -> None:
    played(rig)
    show_title(rig)
    assert mouse.find("continue").is_focused


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game_id", GAMES)
def test_quick_play_leads_to_one_person_and_two_pirates(
    game_id: str, rig: Rig, hands: Hands
) -> None:
    hands.choose(game_id)
    assert match_on(rig).plan.game == game_id
    seats = match_on(rig).seats
    assert [seat.is_human for seat in seats] == [True, False, False]
    assert len({seat.emblem for seat in seats}) == 3


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("do_not_touch", {"version": "symbols"}),
        ("treasure_boots", {"chart": "square", "layout": "A@0,0 B@8,1 C@3,9/90"}),
    ],
)
def test_quick_play_lays_the_table_of_last_time_with_new_luck(
    game_id: str, options: dict[str, str], rig: Rig, mouse: Mouse
) -> None:
    plan = table_plan(game_id, crew(2, 3), seed=11, **options)
    LastTables(rig.services.folders.data).keep(plan)
    show_title(rig)
    mouse.choose(game_id)
    match = match_on(rig)
    assert match.seats == plan.seats
    assert match.plan.setup == plan.setup
    assert match.plan.seed != plan.seed


def test_quick_play_says_when_it_is_as_last_time(rig: Rig, mouse: Mouse) -> None:
    LastTables(rig.services.folders.data).keep(table_plan(GAMES[1], crew(1, 2)))
    show_title(rig)
    for game in GAMES:
        mouse.point(game)
        button = mouse.find(f"{game}.play")
        assert isinstance(button, Button)
        assert ("as last time" in button.text) == (game == GAMES[1])


def test_the_seed_of_the_command_line_is_that_of_quick_play(rig: Rig, mouse: Mouse) -> None:
    rig.services.launch = Launch(seed=1234)
    show_title(rig)
    mouse.choose(GAMES[0])
    assert match_on(rig).plan.seed == 1234


@pytest.mark.parametrize("content", ["", "{", "[]", '{"do_not_touch": 3}', '{"do_not_touch": {}}'])
def test_an_unreadable_table_of_last_time_counts_as_none(
    content: str, rig: Rig, mouse: Mouse
) -> None:
    folder: Path = rig.services.folders.data
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.json").write_text(content, "utf-8")
    show_title(rig)
    mouse.choose(GAMES[0])
    assert len(match_on(rig).seats) == 3


@pytest.mark.parametrize(
    "options",
    [{"layout": "A@0,0 B@2,0 C@20,0"}, {"layout": "A@1,0 B@9,0 C@17,0"}, {"target": 900}],
)
def test_a_table_of_last_time_that_cannot_be_laid_counts_as_none(
    options: dict[str, str | int], rig: Rig, mouse: Mouse
) -> None:
    """Its chart overlaps, lies beside the hexes, or asks too much: the usual table is laid."""
    LastTables(rig.services.folders.data).keep(table_plan("treasure_boots", crew(2, 3)))
    path = rig.services.folders.data / "tables.json"
    tables = json.loads(path.read_text("utf-8"))
    tables["treasure_boots"]["options"].update(options)
    path.write_text(json.dumps(tables), "utf-8")
    show_title(rig)
    mouse.choose("treasure_boots")
    match = match_on(rig)
    assert len(match.seats) == 3
    assert match.plan.setup == first_table("treasure_boots").setup


@pytest.mark.parametrize("game_id", GAMES)
def test_continue_goes_on_where_the_last_match_stood(game_id: str, rig: Rig, hands: Hands) -> None:
    left = rig.services.matches.begin(table_plan(game_id, crew(1, 2)))
    play_on(left, lambda one: len(one.acts) > 30 and one.whose() == 0)
    show_title(rig)
    hands.press("continue")
    match = match_on(rig)
    assert match.identity == left.identity
    assert match.record().rows[: len(left.acts) - 1] == left.record().rows


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_continued(game: str, rig: Rig, mouse: Mouse) -> None:
    left = rig.services.matches.begin(table_plan(game, crew(1, 1)))
    show_title(rig)
    mouse.press("continue")
    assert match_on(rig).identity == left.identity
    assert match_on(rig).plan.game == game


def test_continue_takes_the_match_that_was_played_last(rig: Rig, mouse: Mouse) -> None:
    played(rig, acts=10)
    last = played(rig, acts=20)
    show_title(rig)
    mouse.press("continue")
    assert match_on(rig).identity == last.identity


def test_a_match_that_has_vanished_is_told_and_the_title_stays(rig: Rig, mouse: Mouse) -> None:
    played(rig)
    show_title(rig)
    for path in (rig.services.folders.data / "saves").iterdir():
        path.unlink()
    mouse.press("continue")
    assert isinstance(rig.top, Dialog)
    assert any("This match can’t be continued" in words for words in mouse.words())
    mouse.press("answer0")
    assert isinstance(rig.top, TitleScene)
    mouse.blink()
    assert not mouse.sees("continue")


def test_what_quick_play_laid_is_kept_for_next_time(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    show_title(rig)
    Mouse(rig).choose(GAMES[0])
    kept = json.loads((rig.services.folders.data / "tables.json").read_text("utf-8"))
    assert len(kept[GAMES[0]]["notes"]["seats"]) == 3
