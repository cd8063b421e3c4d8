"""The title: two clicks at most into a match, and out of the program only after a question."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Final

import pygame
import pytest
from pygame import FRect

from tests.at_title import quick_play
from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.layout_check import problems
from tests.screens.conftest import SMALL, table_of
from tools.moments import played
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.language import use_language
from treasure_games.core.registry import GAMES, load, load_words
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.match.recordfile import read_record, write_record
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.exhibits import EXHIBITS
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.rulebook import RulebookScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.button import Button

COVERED: Final = tuple(one.game_id for one in EXHIBITS if not one.is_playable)


def match_on(rig: Rig) -> Match:
    """The match of the table on top."""
    return table_of(rig).match


def show_title(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game_id", GAMES)
def test_the_object_pointed_at_shows_both_ways_into_its_game_and_no_other_does(
    game_id: str, hands: Hands
) -> None:
    hands.point_at(game_id)
    shown = [name for name in hands.names() if name.endswith((".play", ".setup"))]
    assert shown == [f"{game_id}.play", f"{game_id}.setup"]


@pytest.mark.usefixtures("title")
def test_acts_stay_while_the_pointer_goes_from_the_object_to_them(mouse: Mouse) -> None:
    mouse.point_at("treasure_boots")
    mouse.point_at("treasure_boots.setup")
    mouse.point_at("settings")
    assert mouse.sees("treasure_boots.setup")


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game_id", GAMES)
def test_a_press_chooses_an_object_and_the_next_one_plays_it(
    game_id: str, rig: Rig, hands: Hands
) -> None:
    hands.point_at(game_id)
    if hands.device == "mouse":
        hands.press(game_id)
        assert isinstance(rig.top, TitleScene)
    hands.press(game_id)
    assert match_on(rig).plan.game == game_id


@pytest.mark.usefixtures("title")
def test_presses_on_two_objects_play_neither(rig: Rig, mouse: Mouse) -> None:
    for game_id in ("treasure_boots", "bluffaneer", "treasure_boots"):
        mouse.press(game_id)
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("title")
def test_the_focus_goes_with_the_acts_when_another_object_is_pointed_at(
    rig: Rig, mouse: Mouse
) -> None:
    Keys(rig).go_to("do_not_touch.setup")
    mouse.point_at("bluffaneer")
    assert mouse.find("bluffaneer.play").is_focused


@pytest.mark.usefixtures("title")
def test_arrows_go_along_the_objects_and_down_to_their_acts(rig: Rig) -> None:
    keys = Keys(rig)
    keys.go_to("do_not_touch")
    way = ("right", "right", "down", "right", "left", "up", "left")
    seen = []
    for key in way:
        keys.key(key)
        assert keys.top.focus.current is not None
        seen.append(keys.top.focus.current.name)
    assert seen == [
        "treasure_boots",
        "bluffaneer",
        "bluffaneer.play",
        "bluffaneer.setup",
        "bluffaneer.play",
        "bluffaneer",
        "treasure_boots",
    ]


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game_id", COVERED)
def test_a_game_that_is_not_there_says_so_and_cannot_be_played(
    game_id: str, rig: Rig, hands: Hands
) -> None:
    hands.point_at(game_id)
    assert not hands.sees(f"{game_id}.play")
    assert "under its cloth" in hands.find(game_id).reason
    for _ in range(3):
        hands.press(game_id)
    assert isinstance(rig.top, TitleScene)


def test_what_is_told_of_a_game_on_the_first_frame_is_what_its_rules_say() -> None:
    there = {exhibit.game_id: exhibit for exhibit in EXHIBITS if exhibit.is_playable}
    assert set(there) == set(GAMES)
    for game_id, exhibit in there.items():
        info = load(game_id).info
        assert (exhibit.title, (exhibit.fewest, exhibit.most)) == (info.title, info.seats)


def red_acts(rig: Rig) -> list[str]:
    """Names of all that is drawn in wax red."""
    controls = rig.top.focus.controls()
    return [one.name for one in controls if isinstance(one, Button) and one.is_primary]


def test_one_act_is_red(rig: Rig, mouse: Mouse) -> None:
    show_title(rig)
    assert red_acts(rig) == ["do_not_touch.play"]
    mouse.point_at("bluffaneer")
    assert red_acts(rig) == ["bluffaneer.play"]
    played(rig)
    show_title(rig)
    assert red_acts(rig) == ["continue"]


def under_way(rig: Rig, game_id: str, people: int = 1) -> Match:
    """A match in its sixth round, the first person to decide; the title is shown."""
    match = rig.services.matches.begin(table_plan(game_id, crew(people, 2)))
    words = load_words(game_id)
    play_on(match, lambda one: words.round_number(one.view(None)) == 6 and one.whose() == 0)
    assert not match.is_over
    show_title(rig)
    return match


def test_a_match_under_way_is_seen_on_its_object(rig: Rig, mouse: Mouse) -> None:
    match = under_way(rig, "treasure_boots")
    words = mouse.words()
    assert "Continue Treasure Boots" in words
    assert "Round 6, your turn" in words
    (totals,) = [one for one in words if "<seat=" in one]
    for seat, score in zip(match.seats, match.scores(), strict=True):
        assert f"<seat={seat.emblem}>\u00a0{score}" in totals


def test_of_several_people_the_one_who_is_to_decide_is_named(rig: Rig, mouse: Mouse) -> None:
    under_way(rig, "treasure_boots", people=2)
    assert "Round 6, Anne’s turn" in mouse.words()


def test_with_large_text_only_the_own_total_is_told(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), 2.0, 0.0)
    match = under_way(rig, "treasure_boots")
    totals = [one for one in Mouse(rig).words() if "<seat=" in one]
    assert totals == [f"<seat={match.seats[0].emblem}>\u00a0{match.scores()[0]}"]


def test_the_tag_gives_way_to_the_acts(rig: Rig, mouse: Mouse) -> None:
    under_way(rig, "treasure_boots")
    mouse.point_at("treasure_boots")
    assert mouse.sees("treasure_boots.play")
    assert "Round 6, your turn" not in mouse.words()
    mouse.point_at("bluffaneer")
    assert "Round 6, your turn" in mouse.words()


def test_a_save_that_no_longer_holds_has_no_tag_until_one_wants_to_go_on(
    rig: Rig, mouse: Mouse
) -> None:
    under_way(rig, "treasure_boots")
    for path in (rig.services.folders.data / "saves").glob("*.treasure"):
        record = read_record(path)
        record.rows[10] = record.rows[10]._replace(seat=1 - record.rows[10].seat % 2)
        write_record(path, record)
    show_title(rig)
    assert not rig.services.notices
    assert mouse.sees("continue")
    assert not [one for one in mouse.words() if "<seat=" in one]


def test_when_every_game_is_under_way_all_tags_are_seen(rig: Rig, mouse: Mouse) -> None:
    for game_id in GAMES:
        rig.services.matches.begin(table_plan(game_id, crew(1, 2)))
    show_title(rig)
    assert len([one for one in mouse.words() if "<seat=" in one]) == len(GAMES)
    assert not [name for name in mouse.names() if name.endswith(".play")]


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize(
    "size",
    [(1024, 640), (1280, 720), (1440, 1080), (1920, 1080), (2560, 1080), (3840, 2160)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_chosen_the_title_fits(
    language: str, size: tuple[int, int], text_scale: float, rig: Rig
) -> None:
    use_language(language)
    for game_id in GAMES[1:]:
        seats = load(game_id).info.seats[1]
        rig.services.matches.begin(table_plan(game_id, crew(1, seats - 1)))
    show_title(rig)
    services, scene = rig.services, rig.top
    viewport = Viewport(*size, text_scale)
    context = LayoutContext.of(viewport, services.theme, services.assets, services.fonts)
    scene.arrange(context)
    for game_id in GAMES:
        scene.focus.set_by_name(game_id)
        scene.timeline.finish()
        assert problems(scene.boxes(), viewport) == []
        drawn = [box.rect for box in scene.boxes() if box.name == f"{game_id}.picture"]
        assert viewport.rect.contains(drawn[0])


def test_an_object_rises_in_a_fifth_of_a_second(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL)
    show_title(rig)
    rig.settle()
    low = picture_of(rig, "treasure_boots")
    Mouse(rig).point_at("treasure_boots")
    rig.tick(0.08)
    middle = picture_of(rig, "treasure_boots")
    rig.tick(0.05)
    rig.tick(0.05)
    rig.tick(0.05)
    high = picture_of(rig, "treasure_boots")
    assert low.width < middle.width < high.width
    assert low.bottom > middle.bottom > high.bottom
    rig.settle()
    assert picture_of(rig, "treasure_boots") == high


def picture_of(rig: Rig, game_id: str) -> FRect:
    return next(box.rect for box in rig.top.boxes() if box.name == f"{game_id}.picture")


@pytest.mark.usefixtures("title")
def test_without_a_match_under_way_quick_play_has_the_focus(mouse: Mouse) -> None:
    assert not mouse.sees("continue")
    assert mouse.find(f"{GAMES[0]}.play").is_focused


def test_with_a_match_under_way_continue_comes_first(rig: Rig, mouse: Mouse) -> None:
    played(rig)
    show_title(rig)
    assert mouse.find("continue").is_focused


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game_id", GAMES)
def test_quick_play_is_one_click_to_one_person_and_two_pirates(
    game_id: str, rig: Rig, hands: Hands
) -> None:
    quick_play(hands, game_id)
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
    quick_play(mouse, game_id)
    match = match_on(rig)
    assert match.seats == plan.seats
    assert match.plan.setup == plan.setup
    assert match.plan.seed != plan.seed


def test_the_seed_of_the_command_line_is_that_of_quick_play(rig: Rig, mouse: Mouse) -> None:
    rig.services.launch = Launch(seed=1234)
    show_title(rig)
    mouse.press(f"{GAMES[0]}.play")
    assert match_on(rig).plan.seed == 1234


@pytest.mark.parametrize("content", ["", "{", "[]", '{"do_not_touch": 3}', '{"do_not_touch": {}}'])
def test_an_unreadable_table_of_last_time_counts_as_none(
    content: str, rig: Rig, mouse: Mouse
) -> None:
    folder: Path = rig.services.folders.data
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.json").write_text(content, "utf-8")
    show_title(rig)
    mouse.press(f"{GAMES[0]}.play")
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
    quick_play(mouse, "treasure_boots")
    match = match_on(rig)
    assert len(match.seats) == 3
    assert match.plan.setup == table_plan("treasure_boots", match.seats).setup


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


@pytest.mark.usefixtures("title")
def test_tab_goes_object_by_object_and_then_to_the_menu(rig: Rig) -> None:
    keys = Keys(rig)
    seen = []
    keys.go_to(GAMES[0])
    while keys.top.focus.current is not None and keys.top.focus.current.name not in seen:
        seen.append(keys.top.focus.current.name)
        keys.next()
    objects = [[game, f"{game}.play", f"{game}.setup"] for game in GAMES]
    assert seen == [*chain(*objects), *COVERED, "settings", "rulebook", "quit"]


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
    assert any("Nothing that can be continued" in words for words in mouse.words())
    mouse.press("answer0")
    assert isinstance(rig.top, TitleScene)
    mouse.blink()
    assert not mouse.sees("continue")


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("settings", SettingsScene),
        ("rulebook", RulebookScene),
        (f"{GAMES[0]}.setup", SetupScene),
    ],
)
def test_every_button_leads_somewhere_and_esc_leads_back(
    name: str, scene: type, rig: Rig, hands: Hands
) -> None:
    hands.press(name)
    assert isinstance(rig.top, scene)
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("title")
def test_f1_opens_the_rulebook_and_closes_it(rig: Rig, mouse: Mouse) -> None:
    mouse.key("f1")
    assert isinstance(rig.top, RulebookScene)
    mouse.key("f1")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("title")
def test_esc_asks_before_it_quits_and_staying_is_the_harmless_answer(
    rig: Rig, mouse: Mouse
) -> None:
    for _ in range(4):
        mouse.key("escape")
        assert not rig.loop.is_over
    assert isinstance(rig.top, TitleScene)
    mouse.key("escape")
    assert isinstance(rig.top, Dialog)
    assert rig.top.focus.current is mouse.find("answer1")
    mouse.press("answer1")
    assert not rig.loop.is_over


@pytest.mark.usefixtures("title")
def test_quit_ends_the_program_once_it_is_confirmed(rig: Rig, hands: Hands) -> None:
    hands.press("quit")
    assert not rig.loop.is_over
    hands.press("answer0")
    assert rig.loop.is_over


@pytest.mark.usefixtures("title")
def test_the_windows_own_button_ends_the_program(rig: Rig, mouse: Mouse) -> None:
    mouse.do(pygame.event.Event(pygame.QUIT))
    assert rig.loop.is_over


def test_what_quick_play_laid_is_kept_for_next_time(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    show_title(rig)
    Mouse(rig).press(f"{GAMES[0]}.play")
    kept = json.loads((rig.services.folders.data / "tables.json").read_text("utf-8"))
    assert len(kept[GAMES[0]]["notes"]["seats"]) == 3


def test_the_lantern_stands_still_where_motion_is_not_wanted(rig: Rig) -> None:
    settings = rig.services.settings
    show_title(rig)
    rig.settle()
    assert rig.loop.patience() is not None
    settings.ambience = False
    show_title(rig)
    rig.settle()
    drawn = rig.loop.frames_drawn
    for _ in range(100):
        rig.tick()
    assert rig.loop.frames_drawn == drawn
    assert rig.loop.patience() is None
