"""The settings: each holds at once, each is kept, and the defaults are a question away."""

from collections.abc import Iterator
from dataclasses import asdict

import pygame
import pytest

from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import over
from tests.ui_battery.listening import Ear
from tools.moments.logbook import EVENING, dated, finished, keep
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.chances import FIGURES, GUT, MANNERS, WORDS, manner, tell_chances
from treasure_games.core.language import SOURCE, use_language
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.settings import PEEK_SECONDS, SECTIONS, TEXT_SCALES, SettingsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.settings import (
    ALL,
    ALLOWED,
    FULL_SCREEN,
    MUTE,
    QUESTIONS,
    SPEEDS,
    VOICE_SPEEDS,
    WINDOWED,
    Settings,
)
from treasure_games.stage.settings_file import SettingsFile
from treasure_games.stage.widgets.choice import Stepper
from treasure_games.stage.widgets.label import Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.scene import TableScene

SWITCHES = (
    "reduced_motion",
    "ambience",
    "auto_play_forced",
    "pirates_talk",
    "throw_for_me",
    "high_contrast",
    "quiet_in_background",
)
VOLUMES = ("volume_master", "volume_music", "volume_effects", "volume_interface")
BUTTONS = ("reset", "keys", "about", "done")


def kept(rig: Rig) -> Settings:
    """What the next start would read."""
    settings, complaint = SettingsFile(rig.services.folders.config).load()
    assert not complaint
    return settings


def shown_mode(hands: Hands) -> object:
    """What the line of the window says."""
    stepper = hands.find("window_mode")
    assert isinstance(stepper, Stepper)
    return stepper.value


@pytest.fixture(autouse=True)
def settings(rig: Rig) -> Iterator[Settings]:
    """The screen is open, over the title."""
    over(rig, SettingsScene(rig.services))
    yield rig.services.settings
    use_language(SOURCE)


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_each_section_hangs_by_an_instrument_of_its_own(
    text_scale: float, rig: Rig, settings: Settings
) -> None:
    settings.text_scale = text_scale
    rig.loop.settings_changed()
    things = [one for one in rig.top.root.walk() if one.name.endswith(".thing")]
    assert len({one.image for one in things if isinstance(one, Picture)}) == len(things) == 6
    assert all(one.rect.width >= 130.0 for one in things)


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_thrown_at_once_and_kept(
    name: str, rig: Rig, settings: Settings, hands: Hands
) -> None:
    before = getattr(settings, name)
    hands.press(name)
    assert getattr(settings, name) is (not before)
    assert getattr(kept(rig), name) is (not before)


def test_chances_are_told_as_is_chosen_at_once_and_kept(
    rig: Rig, settings: Settings, hands: Hands
) -> None:
    assert settings.chances == manner() == WORDS
    for wished in (FIGURES, GUT, WORDS):
        hands.press("chances")
        assert settings.chances == manner() == wished
        assert kept(rig).chances == wished
    tell_chances(GUT)
    settings.chances = GUT
    hands.press("reset")
    hands.press("answer0")
    assert manner() == settings.chances == WORDS


def test_the_key_of_the_voice_changes_its_line_on_the_page(rig: Rig, settings: Settings) -> None:
    rig.loop.speaker.make_voice = Ear
    keys, shown = Keys(rig), []
    for _ in range(3):
        keys.key("f2")
        stepper = keys.find("voice")
        assert isinstance(stepper, Stepper)
        assert stepper.value == settings.voice == kept(rig).voice
        shown.append(stepper.value)
    assert shown == [QUESTIONS, ALL, MUTE]


def test_the_speed_of_play_goes_round(rig: Rig, settings: Settings, hands: Hands) -> None:
    seen = []
    for _ in SPEEDS:
        hands.press("speed")
        seen.append(settings.speed)
        assert settings.speed == 0.0 or rig.services.pace == settings.speed
    assert sorted(seen) == sorted(SPEEDS)
    hands.press("speed")
    assert kept(rig).speed == settings.speed


def test_larger_text_lays_everything_out_again(rig: Rig, settings: Settings, mouse: Mouse) -> None:
    before = mouse.find("reset").rect.width
    while settings.text_scale < TEXT_SCALES[-1]:
        mouse.press("text_scale")
        assert rig.top.context.viewport.text_scale == settings.text_scale
    assert mouse.find("reset").rect.width > before * 1.4
    assert kept(rig).text_scale == TEXT_SCALES[-1]
    below = rig.loop.stack.scenes[0]
    assert below.context.viewport.text_scale == TEXT_SCALES[-1]


def test_a_stepper_goes_back_at_its_left_arrow(rig: Rig, settings: Settings, mouse: Mouse) -> None:
    mouse.spot("text_scale")
    rect = mouse.find("text_scale").rect
    scale = rig.top.context.viewport.scale
    mouse.click(round((rect.left + 20) * scale), round(rect.centery * scale))
    assert settings.text_scale == TEXT_SCALES[TEXT_SCALES.index(1.0) - 1]


@pytest.mark.parametrize("device", [Mouse, Keys])
@pytest.mark.parametrize(("name", "text_scale"), [("text_scale", 1.25), ("language", 1.5)])
def test_what_is_changed_stays_where_it_is_on_the_screen(
    name: str, text_scale: float, device: type[Hands], rig: Rig, settings: Settings
) -> None:
    """Though all lines above it have changed their heights, or there is one column now."""
    settings.text_scale = text_scale
    rig.loop.settings_changed()
    hands = device(rig)
    hands.point(name)
    rig.settle()
    if isinstance(hands, Mouse):
        pixel = hands.spot(name)
    top = hands.find(name).rect.top
    for _time in range(2):
        if isinstance(hands, Mouse):
            hands.click(*pixel)
        else:
            hands.key("right")
        rig.settle()
        assert hands.focused == name
        assert abs(hands.find(name).rect.top - top) < 30.0


@pytest.mark.parametrize("name", VOLUMES)
def test_a_volume_follows_the_arrows(name: str, rig: Rig, settings: Settings) -> None:
    keys = Keys(rig)
    keys.go_to(name)
    before = getattr(settings, name)
    keys.key("left")
    assert getattr(settings, name) == pytest.approx(before - 0.05)
    keys.key("right")
    keys.key("right")
    assert getattr(kept(rig), name) == pytest.approx(before + 0.05)


def test_a_volume_follows_the_mouse_to_either_end(
    rig: Rig, settings: Settings, mouse: Mouse
) -> None:
    _x, y = mouse.spot("volume_music")
    rect = mouse.find("volume_music").rect
    scale = rig.top.context.viewport.scale
    left, right = round((rect.left + 4) * scale), round((rect.left + 250) * scale)
    mouse.drag((right, y), (left, y))
    assert settings.volume_music == 0.0
    mouse.drag((left, y), (right, y))
    assert settings.volume_music == 1.0


def test_high_contrast_changes_the_theme_at_once(rig: Rig, hands: Hands) -> None:
    before = rig.top.context.theme
    hands.press("high_contrast")
    assert rig.top.context.theme != before


def test_full_screen_and_back(rig: Rig, settings: Settings, hands: Hands) -> None:
    seen = []
    for _ in range(2):
        hands.press("window_mode")
        assert kept(rig).window_mode == settings.window_mode
        seen.append((settings.window_mode, rig.loop.window.is_full_screen))
    assert seen == [(FULL_SCREEN, True), (WINDOWED, False)]


def test_the_screen_tells_the_truth_when_f11_changes_the_window(
    rig: Rig, settings: Settings, mouse: Mouse
) -> None:
    mouse.key("f11")
    assert shown_mode(mouse) == settings.window_mode == FULL_SCREEN
    mouse.key("return", pygame.KMOD_LALT)
    assert shown_mode(mouse) == settings.window_mode == WINDOWED


def test_the_defaults_come_back_after_a_question(
    rig: Rig, settings: Settings, hands: Hands
) -> None:
    for name in ("ambience", "text_scale", "high_contrast", "speed"):
        hands.press(name)
    changed = asdict(settings)
    hands.press("reset")
    assert isinstance(rig.top, Dialog)
    hands.press("answer1")
    assert asdict(settings) == changed
    hands.press("reset")
    hands.press("answer0")
    assert isinstance(rig.top, SettingsScene)
    fresh = asdict(Settings())
    for name, value in asdict(settings).items():
        assert name.startswith("window_") or value == fresh[name], name
    assert rig.top.context.viewport.text_scale == 1.0
    toggle = hands.find("ambience")
    assert toggle.value is True  # type: ignore[attr-defined]
    assert kept(rig).text_scale == 1.0


def test_esc_and_done_lead_back(rig: Rig, hands: Hands) -> None:
    hands.press("done")
    assert isinstance(rig.top, TitleScene)
    rig.loop.stack.push(SettingsScene(rig.services))
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


def test_everything_can_be_reached_by_the_arrows_alone(rig: Rig) -> None:
    """Down goes along the lines to the buttons; nothing lies where the arrows never come."""
    keys, seen = Keys(rig), set()
    for key in (*["down"] * 60, *["left"] * 3, *["right"] * 3, "down"):
        current = rig.top.focus.current
        assert current is not None
        seen.add(current.name)
        keys.key(key)
    assert set(keys.names()) - seen <= {"settings.bar"}


def test_how_long_a_lifted_hand_stays_up_is_a_choice_and_kept(
    rig: Rig, mouse: Mouse, settings: Settings
) -> None:
    """A peek that was tapped hides itself; five seconds are the default of the four."""
    assert settings.peek_seconds in PEEK_SECONDS
    mouse.spot("peek_seconds")
    mouse.press("peek_seconds")
    assert settings.peek_seconds == PEEK_SECONDS[PEEK_SECONDS.index(5.0) + 1]
    assert kept(rig).peek_seconds == settings.peek_seconds


def test_down_goes_through_every_line_before_it_leaves_them(rig: Rig) -> None:
    keys, names = Keys(rig), [rig.top.focus.current.name]
    while names[-1] not in BUTTONS:
        keys.key("down")
        assert rig.top.focus.current.name not in names
        names.append(rig.top.focus.current.name)
    assert set(names) >= {"speed", "peek_seconds", "language", *SWITCHES, *VOLUMES}


def enlarge(rig: Rig, settings: Settings) -> None:
    """Large letters, so that the sheet has to be scrolled."""
    settings.text_scale = 2.0
    settings.ambience = False
    rig.services.host.settings_changed()
    rig.settle()


def test_a_new_language_leaves_the_sheet_scrolled_where_it_was(
    rig: Rig, settings: Settings
) -> None:
    keys = Keys(rig)
    enlarge(rig, settings)
    for _line in range(60):
        if rig.top.focus.current.name != "language":
            keys.key("down")
    before = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea)).offset
    assert before > 0.0
    keys.key("right")
    rig.settle()
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    assert area.offset == pytest.approx(before, rel=0.2)


def test_stars_of_challenges_are_erased_with_the_rest(rig: Rig, mouse: Mouse) -> None:
    rig.services.settings.stars = ["last_pair", "last_pair"]
    for name in ("erase", "answer0"):
        mouse.press(name)
    assert rig.services.settings.stars == []


def test_everything_is_erased_by_one_press_and_a_question(rig: Rig, hands: Hands) -> None:
    done = keep(rig, dated(finished("scallywager", 1, 20), 1, EVENING))
    hands.press("throw_for_me")
    hands.press("erase")
    hands.press("answer1")
    assert isinstance(rig.top, SettingsScene)
    assert rig.services.matches.log.identities() == [done.identity]
    hands.press("erase")
    hands.press("answer0")
    assert "Everything is erased." in hands.words()
    hands.press("answer0")
    assert isinstance(rig.top, TitleScene)
    assert rig.services.matches.log.identities() == rig.services.matches.log.names() == []
    assert not kept(rig).throw_for_me


def test_the_match_on_the_table_is_erased_with_the_others(rig: Rig, mouse: Mouse) -> None:
    match = rig.services.matches.begin(table_plan("scallywager", crew(1, 2)))
    rig.show(TableScene(rig.services, match))
    play_on(match, lambda one: len(one.acts) > 12)
    rig.services.navigation.show("settings")
    rig.settle()
    assert rig.services.matches.under_way()
    mouse.press("erase")
    mouse.press("answer0")
    mouse.press("answer0")
    assert isinstance(rig.top, TitleScene)
    assert not mouse.sees("continue")
    assert rig.services.matches.under_way() == []
    assert not list(rig.services.folders.data.rglob("*.z"))


def test_what_could_not_be_erased_is_told(
    rig: Rig, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rig.services.matches, "erase_all", lambda *_: ["It stuck."])
    mouse.press("erase")
    mouse.press("answer0")
    assert "It stuck." in mouse.words()
    assert "Everything is erased." not in mouse.words()


def test_each_option_on_the_page_is_one_that_the_file_may_hold() -> None:
    lines = [line for side in SECTIONS.values() for section in side for line in section.lines]
    wrong = [
        (line.id, one.value)
        for line in lines
        for one in line.options
        if not ALLOWED[line.id](one.value)
    ]
    assert wrong == []
    given = {line.id: {one.value for one in line.options} for line in lines if line.options}
    assert given["speed"] == set(SPEEDS)
    assert given["chances"] == set(MANNERS)
    assert given["voice"] == {MUTE, QUESTIONS, ALL}
    assert given["voice_speed"] == set(VOICE_SPEEDS)
