"""The title: two clicks at most into a match, and out of the program only after a question."""

import json
import re

import pygame
import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse, Pad
from tests.screens.conftest import SMALL, in_german, match_on, show_title
from tools.moments import MOMENTS, played
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.lesson import has_lesson
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.logbook import LogbookScene
from treasure_games.screens.published import PUBLISHED
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.saves import SavesScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.stand import OBJECT, Stand
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Button


@pytest.fixture
def keys(rig: Rig) -> Keys:
    """A keyboard at the window."""
    return Keys(rig)


def acts(hands: Hands) -> list[str]:
    """The names of the ways into a match that are shown."""
    return [name for name in hands.names() if name.endswith((".play", ".setup", ".learn"))]


def ways(game: str) -> list[str]:
    """The ways into a game that nobody has played yet: its lesson, if it has one, comes first."""
    lesson = [f"{game}.learn"] if has_lesson(game) else []
    return [*lesson, f"{game}.play", f"{game}.setup"]


def reds(hands: Hands) -> list[str]:
    """The names of the buttons of red wax."""
    return [one.name for one in hands.controls() if isinstance(one, Button) and one.is_primary]


@pytest.mark.usefixtures("title")
def test_only_the_game_that_is_pointed_at_shows_the_ways_into_it(hands: Hands) -> None:
    for game in GAMES:
        hands.point(game)
        assert acts(hands) == ways(game)


@pytest.mark.usefixtures("title")
def test_a_game_stays_lit_while_the_pointer_is_elsewhere(mouse: Mouse) -> None:
    mouse.point(GAMES[1])
    mouse.point("settings")
    assert acts(mouse) == ways(GAMES[1])


@pytest.mark.usefixtures("title")
def test_the_focus_follows_the_pointer_from_game_to_game(mouse: Mouse) -> None:
    mouse.point(GAMES[2])
    assert mouse.find(GAMES[2]).is_focused
    mouse.key("tab")
    assert mouse.find(ways(GAMES[2])[0]).is_focused


def test_a_press_without_a_move_before_it_takes_the_focus_along(rig: Rig, mouse: Mouse) -> None:
    """As on a touch screen: the game pointed at last still counts as pointed at."""
    show_title(rig)
    mouse.point(GAMES[0])
    mouse.do(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=mouse.spot(GAMES[1])))
    assert mouse.find(GAMES[1]).is_focused


@pytest.mark.parametrize("game", GAMES[1:])
@pytest.mark.parametrize("device", [Keys, Pad])
def test_a_button_answers_as_soon_as_it_unfolds_whatever_had_the_focus(
    device: type[Hands], game: str, rig: Rig, mouse: Mouse
) -> None:
    """Also where the pointer has not moved since: it is pressed where it is seen."""
    rig.services.settings.speed = 1.0
    show_title(rig)
    device(rig).point(GAMES[0])
    mouse.move(*mouse.spot(game))
    spot = mouse.spot(f"{game}.setup")
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    mouse.do(
        pygame.event.Event(down, button=1, pos=spot), pygame.event.Event(up, button=1, pos=spot)
    )
    assert isinstance(rig.top, SetupScene)


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


def test_the_title_says_of_each_game_what_its_rules_say() -> None:
    listed = {one.identity: one for one in PUBLISHED}
    assert list(listed) == list(GAMES)
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
    assert reds(mouse) == ways(game)[:1]
    played(rig)
    show_title(rig)
    mouse.point(game)
    assert reds(mouse) == ["continue"]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_continue_says_what(text_scale: float, open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, text_scale=text_scale)
    played(rig)
    show_title(rig)
    button = next(one for one in rig.top.root.walk() if one.name == "continue")
    assert isinstance(button, Button)
    assert PUBLISHED[1].title in button.text
    room, wanted = button.measured_words(rig.top.context)
    assert room.width >= wanted[0]
    assert room.height >= wanted[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_under_way_is_seen_on_its_game(game: str, rig: Rig, mouse: Mouse) -> None:
    match = rig.services.matches.begin(table_plan(game, crew(1, 2)))
    play_on(match, lambda one: len(one.acts) > 40 and one.whose() == 0)
    show_title(rig)
    saved = rig.services.matches.under_way()[0]
    assert saved.round >= 2
    assert f"Round {saved.round}, your turn" in mouse.words()
    shown = next(words for words in mouse.words() if "<seat=" in words)
    assert [int(part) for part in re.findall(r"\u2060(-?\d+)", shown)] == list(match.scores())
    assert acts(mouse)[0] == f"{game}.play"


@pytest.mark.parametrize("game", [GAMES[0], GAMES[2], GAMES[-1]])
def test_every_thing_stands_over_its_plate_and_the_lit_one_is_whole(
    game: str, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(speed=0.0)
    show_title(rig)
    Mouse(rig).point(game)
    rig.settle()
    rig.picture()
    drawn: list[FRect] = []
    monkeypatch.setattr(
        Stand, "_blit", lambda _self, _canvas, _image, rect, _full: drawn.append(rect)
    )
    for stand in (one for one in rig.top.root.walk() if isinstance(one, Stand)):
        stand.draw_object(Canvas(rig.top.context))
        thing, name = drawn.pop(), stand.object.name
        assert rig.top.context.viewport.rect.contains(thing)
        if name == game:
            assert thing.width == OBJECT.width
            assert thing.collidepoint(stand.rect.centerx, thing.centery)
        else:
            assert thing.centerx == pytest.approx(stand.rect.centerx)


def test_one_lantern_burns_where_matches_of_several_games_are_under_way(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    MOMENTS["title_several"].show(rig)
    seen: list[str] = []
    monkeypatch.setattr(Canvas, "image", lambda _canvas, name, _rect: seen.append(name))
    for stand in (one for one in rig.top.root.walk() if isinstance(one, Stand)):
        stand.draw_object(Canvas(rig.top.context))
    assert seen == ["title/lantern"]


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("pirates", [2, 4])
def test_everybodys_total_is_told_at_any_size_of_text(
    pirates: int, text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL, speed=0.0, text_scale=text_scale)
    match = played(rig, pirates=pirates)
    show_title(rig)
    shown = next(words for words in Mouse(rig).words() if "<seat=" in words)
    assert [int(part) for part in re.findall(r"\u2060(-?\d+)", shown)] == list(match.scores())


def test_the_games_take_all_the_room_below_the_sign_where_text_is_large(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, text_scale=2.0, prepare=in_german)
    played(rig)
    show_title(rig)
    lit = Mouse(rig).find(GAMES[0]).tip_over
    assert lit is not None
    assert 236.0 <= lit.top < 290.0  # the sign's plank ends at 236


@pytest.mark.parametrize(
    ("text_scale", "sign"),
    [(1.0, pygame.Rect(400, 66, 1120, 166)), (2.0, pygame.Rect(610, 50, 700, 90))],
)
def test_what_a_game_is_about_leaves_the_sign_in_view(
    text_scale: float, sign: pygame.Rect, open_rig: OpenRig
) -> None:
    rig = open_rig(speed=0.0, text_scale=text_scale, prepare=in_german)
    rig.services.settings.ambience = False
    MOMENTS["title_several"].show(rig)
    for game in GAMES:
        rig.top.focus.show_on(Mouse(rig).find(game))
        rig.settle()
        told = rig.picture().subsurface(sign).copy()
        rig.top.focus.hush()
        rig.settle()
        bare = rig.picture().subsurface(sign)
        alike = pygame.mask.from_threshold(told, (0, 0, 0), (9, 9, 9, 255), bare)
        assert alike.count() == sign.width * sign.height


def test_a_save_without_totals_still_says_how_old_it_is(rig: Rig, mouse: Mouse) -> None:
    match = played(rig)
    for path in (rig.services.folders.data / "saves").glob("*.treasure"):
        plain = json.loads(path.read_bytes())
        plain["notes"] = {
            name: note
            for name, note in plain["notes"].items()
            if name not in ("scores", "whose", "turns")
        }
        path.write_text(json.dumps(plain), "utf-8")
    show_title(rig)
    assert f"{len(match.acts) - 1} steps" in mouse.words()


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
def test_tab_goes_game_by_game_through_its_acts_and_then_to_the_menu(keys: Keys) -> None:
    wanted = []
    for game in PUBLISHED:
        wanted += [game.identity, *ways(game.identity)]
    wanted += ["voyage", "settings", "rulebook", "ships_log", "quit", "daily"]
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
    assert keys.focused == f"{GAMES[1]}.learn", "a new game is best learnt first"
    keys.key("down")
    assert keys.focused in ("voyage", "settings", "rulebook", "ships_log", "quit")
    keys.key("up")
    assert keys.focused in ways(GAMES[1])
    keys.key("up")
    assert keys.focused == GAMES[1]


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("settings", SettingsScene),
        ("rulebook", RulebookScene),
        ("matches", SavesScene),
        ("ships_log", LogbookScene),
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
    mouse.point("treasure_boots")
    mouse.key("f1")
    assert isinstance(rig.top, RulebookScene)
    assert "Treasure Boots" in rig.top.title
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


def test_the_lantern_stands_still_where_motion_is_not_wanted(rig: Rig) -> None:
    settings = rig.services.settings
    show_title(rig)
    rig.settle()
    assert rig.loop.longest_sleep() is not None
    settings.ambience = False
    show_title(rig)
    rig.settle()
    drawn = rig.loop.frames_drawn
    for _ in range(100):
        rig.tick()
    assert rig.loop.frames_drawn == drawn
    assert rig.loop.longest_sleep() is None


def test_a_new_game_is_best_learnt_first(rig: Rig, mouse: Mouse) -> None:
    show_title(rig)
    lit = next(name for name in acts(mouse) if name.endswith(".learn"))
    assert lit == "do_not_touch.learn", "the first in the suggested order"
    assert mouse.find(lit).is_primary  # type: ignore[attr-defined]
    rig.services.settings.learnt = ["do_not_touch"]
    show_title(rig)
    assert "scallywager.learn" in acts(mouse), "the next one is lit"


def test_a_game_that_was_learnt_offers_its_lesson_last(rig: Rig, mouse: Mouse) -> None:
    rig.services.settings.learnt = list(GAMES)
    show_title(rig)
    shown = [name for name in acts(mouse) if name.startswith("do_not_touch.")]
    assert shown == ["do_not_touch.play", "do_not_touch.setup", "do_not_touch.learn"]
    assert mouse.find("do_not_touch.play").is_primary  # type: ignore[attr-defined]


def test_the_lit_game_says_what_kind_it_is_and_how_long_it_takes(rig: Rig, mouse: Mouse) -> None:
    show_title(rig)
    assert "about 20 minutes" in mouse.find("do_not_touch").hint
