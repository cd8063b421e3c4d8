"""The title: two clicks at most into a match, and out of the program only after a question."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse, Pad
from tests.screens.conftest import SMALL, table_of
from tools.moments import played
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES, load
from treasure_games.launch import Launch
from treasure_games.match.match import Match
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.published import PUBLISHED, Published
from treasure_games.screens.rulebook import RulebookScene
from treasure_games.screens.saves import SavesScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.statistics import StatisticsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.widgets.button import Button

COVERED = [game for game in PUBLISHED if game.identity not in GAMES]


@pytest.fixture
def keys(rig: Rig) -> Keys:
    """A keyboard at the window."""
    return Keys(rig)


def match_on(rig: Rig) -> Match:
    """The match of the table on top."""
    return table_of(rig).match


def show_title(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))


def acts(hands: Hands) -> list[str]:
    """The names of the ways into a match that are shown."""
    return [name for name in hands.names() if name.endswith((".play", ".setup"))]


def reds(hands: Hands) -> list[str]:
    """The names of the buttons of red wax."""
    return [one.name for one in hands.controls() if isinstance(one, Button) and one.is_primary]


@pytest.mark.usefixtures("title")
def test_only_the_game_that_is_pointed_at_shows_the_ways_into_it(hands: Hands) -> None:
    for game in GAMES:
        hands.point(game)
        assert acts(hands) == [f"{game}.play", f"{game}.setup"]


@pytest.mark.usefixtures("title")
def test_a_game_stays_lit_while_the_pointer_is_elsewhere(mouse: Mouse) -> None:
    mouse.point(GAMES[1])
    mouse.point("settings")
    assert acts(mouse) == [f"{GAMES[1]}.play", f"{GAMES[1]}.setup"]


@pytest.mark.usefixtures("title")
def test_the_focus_follows_the_pointer_from_game_to_game(mouse: Mouse) -> None:
    mouse.point(GAMES[1])
    assert mouse.find(GAMES[1]).is_focused
    mouse.key("tab")
    assert mouse.find(f"{GAMES[1]}.play").is_focused


def test_a_press_without_a_move_before_it_takes_the_focus_along(rig: Rig, mouse: Mouse) -> None:
    """As on a touch screen: the game pointed at last still counts as pointed at."""
    show_title(rig)
    mouse.point(GAMES[0])
    mouse.do(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=mouse.spot(GAMES[1])))
    assert mouse.find(GAMES[1]).is_focused


def test_pointing_at_a_game_leaves_the_focus_on_continue(rig: Rig, mouse: Mouse) -> None:
    played(rig)
    show_title(rig)
    mouse.point(GAMES[1])
    assert mouse.find("continue").is_focused


@pytest.mark.usefixtures("title")
def test_the_first_click_points_at_a_game_and_the_second_plays_it(rig: Rig, mouse: Mouse) -> None:
    mouse.press(GAMES[1])
    assert isinstance(rig.top, TitleScene)
    mouse.press(GAMES[1])
    assert match_on(rig).plan.game == GAMES[1]


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("device", [Keys, Pad])
def test_whoever_comes_by_keys_plays_a_game_at_once(device: type[Hands], rig: Rig) -> None:
    device(rig).press(GAMES[1])
    assert match_on(rig).plan.game == GAMES[1]


@pytest.mark.usefixtures("title")
@pytest.mark.parametrize("game", COVERED, ids=lambda game: game.identity)
def test_a_game_under_its_cloth_says_so_and_is_not_lit(
    game: Published, rig: Rig, mouse: Mouse
) -> None:
    before = acts(mouse)
    for _click in range(3):
        mouse.press(game.identity)
    assert isinstance(rig.top, TitleScene)
    assert acts(mouse) == before
    assert game.title in mouse.find(game.identity).reason


def test_the_title_says_of_each_game_what_its_rules_say() -> None:
    listed = {one.identity: one for one in PUBLISHED}
    assert [one for one in listed if one in GAMES] == list(GAMES)
    for game in GAMES:
        info = load(game).info
        assert (listed[game].title, listed[game].least, listed[game].most) == (
            info.title,
            *info.seats,
        )


@pytest.mark.parametrize("game", GAMES)
def test_one_act_is_red(game: str, rig: Rig, mouse: Mouse) -> None:
    show_title(rig)
    mouse.point(game)
    assert reds(mouse) == [f"{game}.play"]
    played(rig)
    show_title(rig)
    mouse.point(game)
    assert reds(mouse) == ["continue"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_under_way_is_seen_on_its_game(game: str, rig: Rig, mouse: Mouse) -> None:
    match = rig.services.matches.begin(table_plan(game, crew(1, 2)))
    play_on(match, lambda one: len(one.acts) > 40 and one.whose() == 0)
    show_title(rig)
    assert f"{len(match.acts) - 1} acts, your turn" in mouse.words()
    shown = next(words for words in mouse.words() if "<seat=" in words)
    assert [int(part) for part in re.findall(r"\u2060(-?\d+)", shown)] == list(match.scores())
    assert acts(mouse)[0] == f"{game}.play"


def test_large_text_leaves_room_for_the_totals_of_people_only(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, text_scale=2.0)
    match = played(rig, pirates=3)
    show_title(rig)
    assert f"<seat=0>\u2060{match.scores()[0]}" in Mouse(rig).words()


def test_a_save_without_totals_still_says_how_old_it_is(rig: Rig, mouse: Mouse) -> None:
    match = played(rig)
    for path in (rig.services.folders.data / "saves").glob("*.treasure"):
        plain = json.loads(path.read_bytes())
        plain["notes"] = {
            name: note for name, note in plain["notes"].items() if name not in ("scores", "whose")
        }
        path.write_text(json.dumps(plain), "utf-8")
    show_title(rig)
    assert f"{len(match.acts) - 1} acts" in mouse.words()


@pytest.mark.parametrize("reduced", [False, True])
def test_the_light_moves_for_a_moment_and_then_nothing_is_drawn(
    reduced: bool, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL)
    rig.services.settings.ambience = False
    rig.services.settings.reduced_motion = reduced
    rig.loop.settings_changed()
    show_title(rig)
    rig.settle()
    Mouse(rig).point(GAMES[1])
    assert rig.loop.stack.is_animating
    for _frame in range(6 if reduced else 12):
        rig.tick()
    assert not rig.loop.stack.is_animating
    drawn = rig.loop.frames_drawn
    for _frame in range(20):
        rig.tick()
    assert rig.loop.frames_drawn == drawn


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
def test_tab_goes_game_by_game_through_its_acts_and_then_to_the_menu(keys: Keys) -> None:
    wanted = []
    for game in PUBLISHED:
        ways = ("", ".play", ".setup") if game.identity in GAMES else ("",)
        wanted += [f"{game.identity}{way}" for way in ways]
    wanted += ["settings", "rulebook", "statistics", "quit"]
    keys.point(wanted[0])
    went = []
    for _step in wanted:
        went.append(keys.focused)
        keys.next()
    assert went == wanted
    assert keys.focused == wanted[0]


@pytest.mark.usefixtures("title")
def test_arrows_go_from_game_to_game_and_down_to_the_acts(keys: Keys) -> None:
    places = [game.identity for game in PUBLISHED]
    keys.point(places[0])
    went = [keys.focused]
    for _step in places[1:]:
        keys.key("right")
        went.append(keys.focused)
    assert went == places
    keys.point(GAMES[1])
    keys.key("down")
    assert keys.focused in (f"{GAMES[1]}.play", f"{GAMES[1]}.setup")
    keys.key("down")
    assert keys.focused in ("settings", "rulebook", "statistics", "quit")
    keys.key("up")
    assert keys.focused in (f"{GAMES[1]}.play", f"{GAMES[1]}.setup")
    keys.key("up")
    assert keys.focused == GAMES[1]


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


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("settings", SettingsScene),
        ("rulebook", RulebookScene),
        ("matches", SavesScene),
        ("statistics", StatisticsScene),
    ],
)
def test_every_button_leads_somewhere_and_esc_leads_back(
    name: str, scene: type, rig: Rig, hands: Hands
) -> None:
    played(rig)
    show_title(rig)
    hands.press(name)
    assert isinstance(rig.top, scene)
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("title")
def test_a_table_is_set_up_and_esc_leads_back(rig: Rig, hands: Hands) -> None:
    hands.choose(GAMES[1], "setup")
    assert isinstance(rig.top, SetupScene)
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("title")
def test_f1_opens_the_rulebook_of_the_lit_game_and_closes_it(rig: Rig, mouse: Mouse) -> None:
    mouse.point(GAMES[1])
    mouse.key("f1")
    assert isinstance(rig.top, RulebookScene)
    assert any("Treasure Boots" in words for words in mouse.words())
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
    Mouse(rig).choose(GAMES[0])
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
