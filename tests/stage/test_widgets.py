"""Widgets by mouse, by keys, and by pad."""

import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from tests.stage.conftest import Stage, pad, placed
from tests.stage.silence import NullAudio
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot, IconButton
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.stage.widgets.widget import Layer


def test_a_button_is_pressed_by_mouse_keys_and_pad(stage, heard):
    button = Button("Set sail", lambda: heard.append("sail"), "sail")
    stage.show(placed(button))
    stage.click_on(button)
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_RETURN)
    pad(stage, pygame.CONTROLLER_BUTTON_A)
    assert heard == ["sail"] * 3


def test_no_word_on_a_button_is_broken_however_narrow_it_is(stage):
    button = Button("Zug beenden")
    stage.show(placed(button))
    line = stage.context.texts.line_height(button.style)
    for width in (190.0, 150.0):
        size = button.preferred(stage.context, width)
        button.place(FRect(0, 0, width, size.height), stage.context)
        room, (across, down) = button.measured_words(stage.context)
        assert across <= room.width
        assert down <= 2 * line + 1


def test_a_press_that_slides_off_is_none(stage, heard):
    button = Button("Set sail", lambda: heard.append("sail"))
    stage.show(placed(button))
    stage.press(*button.rect.center)
    stage.release(button.rect.right + 50, button.rect.centery)
    assert not heard


def test_a_press_sinks_and_comes_up_within_its_time(stage):
    button = Button("Set sail")
    stage.show(placed(button))
    stage.press(*button.rect.center)
    stage.rest(0.1)
    assert button.press == 1.0
    assert button.state() == "pressed"
    assert button.drawn_rect(stage.context).width == pytest.approx(0.96 * button.rect.width)
    stage.release(*button.rect.center)
    stage.rest(0.1)
    assert button.press == 0.0


def test_hover_lights_and_leaves_it_in_its_row(stage):
    button = Button("Set sail")
    scene = stage.show(placed(button))
    stage.move(*button.rect.center)
    stage.rest(0.2)
    assert button.state() == "hover"
    assert button.drawn_rect(stage.context) == button.rect
    stage.move(5, 5)
    stage.rest(0.2)
    assert button.state() == ""
    assert not scene.is_animating


def test_the_focus_lights_and_leaves_it_in_its_row(stage, monkeypatch):
    rings = []
    monkeypatch.setattr(skin, "draw_ring", lambda _canvas, rect, _clip=None: rings.append(rect))
    button = Button("Set sail")
    stage.show(placed(button))
    stage.key(pygame.K_TAB)
    stage.rest(0.3)
    assert button.state() == "hover"
    assert button.drawn_rect(stage.context) == button.rect
    assert rings[-1].center == pytest.approx(button.rect.center)


def test_a_disabled_button_takes_the_focus_and_says_why(stage, heard):
    button = Button("Swap", lambda: heard.append("swap"), "swap")
    button.disable("Only after you have drawn.", "DT-12")
    button.on_explain = heard.append
    scene = stage.show(placed(button))
    stage.key(pygame.K_TAB)
    assert scene.focus.current is button
    stage.key(pygame.K_RETURN)
    stage.click_on(button)
    assert heard == ["DT-12", "DT-12"]
    button.enable()
    stage.click_on(button)
    assert heard[-1] == "swap"


def test_the_ring_shows_for_keys_and_not_for_the_mouse(stage):
    button = Button("Set sail")
    scene = stage.show(placed(button))
    stage.click_on(button)
    assert not scene.focus.is_ring_shown
    stage.key(pygame.K_TAB)
    assert scene.focus.is_ring_shown
    stage.move(5, 5)
    assert not scene.focus.is_ring_shown


def test_an_icon_button_is_large_enough_and_has_words(stage, heard):
    icon = IconButton("undo", "Take back", lambda: heard.append("undo"))
    stage.show(placed(icon))
    assert min(icon.rect.size) >= 44
    assert icon.hint
    stage.click_on(icon)
    assert heard == ["undo"]


def test_a_toggle_turns(stage, heard):
    toggle = Toggle("Show legal moves", True, heard.append)
    stage.show(placed(toggle))
    stage.click_on(toggle)
    stage.key(pygame.K_RETURN)
    assert heard == [False, True]


def test_a_slider_by_keys_keeps_its_bounds(stage, heard):
    slider = Slider(0.9, heard.append)
    stage.show(placed(slider))
    stage.key(pygame.K_TAB)
    for _ in range(5):
        stage.key(pygame.K_RIGHT)
    assert heard == [0.95, 1.0]
    stage.key(pygame.K_LEFT)
    assert slider.value == 0.95


def test_a_slider_by_mouse_follows_the_drag(stage, heard):
    slider = Slider(0.0, heard.append)
    stage.show(placed(slider))
    track = slider.track()
    stage.press(track.left, track.centery)
    stage.move(track.centerx, track.centery)
    stage.move(track.right + 500, track.centery + 300)
    stage.release(track.right, track.centery)
    assert heard[0] == pytest.approx(0.5)
    assert slider.value == 1.0


def cancel(stage: Stage, device: str) -> None:
    """Cancel what is being dragged."""
    if device == "escape":
        stage.key(pygame.K_ESCAPE)
    elif device == "right button":
        stage.step(Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3, touch=False))
    else:
        stage.step(Event(pygame.WINDOWFOCUSLOST))


@pytest.mark.parametrize("device", ["escape", "right button", "another window"])
def test_a_scroll_bar_goes_back_when_its_drag_is_cancelled(stage, device):
    area = ScrollArea(Label("Ahoy\n" * 99), "area", highest=300.0)
    stage.show(placed(area))
    area.scroll_to(60.0)
    bar = area.bar.rect
    stage.press(bar.centerx, bar.centery)
    stage.move(bar.centerx, bar.bottom - 5)
    assert area.offset > 600.0
    cancel(stage, device)
    assert area.offset == 60.0
    stage.release(bar.centerx, bar.bottom)
    assert area.offset == 60.0


@pytest.mark.parametrize("device", ["escape", "right button", "another window"])
def test_a_slider_goes_back_when_its_drag_is_cancelled(stage, heard, device):
    slider = Slider(0.33, heard.append)
    stage.show(placed(slider))
    track = slider.track()
    stage.press(track.left + 0.9 * track.width, track.centery)
    stage.move(track.right, track.centery)
    cancel(stage, device)
    assert slider.value == 0.33
    assert heard == [0.9, 1.0, 0.33]
    stage.release(track.right, track.centery)
    assert slider.value == 0.33


LEVELS = [Option("d", "Deckhand"), Option("m", "Mate"), Option("c", "Captain")]


def test_a_stepper_goes_on_and_back(stage, heard):
    stepper = Stepper(LEVELS, "m", heard.append)
    stage.show(placed(stepper))
    stage.click(stepper.rect.left + 10, stepper.rect.centery)
    stage.click(stepper.rect.right - 10, stepper.rect.centery)
    stage.key(pygame.K_RIGHT)
    stage.key(pygame.K_RIGHT)
    stage.key(pygame.K_RETURN)
    assert heard == ["d", "m", "c", "d"]


def test_the_arrows_of_a_stepper_grow_with_the_text(open_stage, heard):
    stage = open_stage(text_scale=2.0)
    stepper = Stepper(LEVELS, "m", heard.append)
    stage.show(placed(stepper))
    assert stepper.rect.height > 70
    stage.click(stepper.rect.left + stepper.rect.height - 5, stepper.rect.centery)
    stage.click(stepper.rect.right - stepper.rect.height + 5, stepper.rect.centery)
    assert heard == ["d", "m"]
    words, wanted = stepper.measured_words(stage.context)
    assert words.left >= stepper.rect.left + stepper.rect.height - 1
    assert words.width >= wanted[0]


def test_tabs_show_one_page(stage, heard):
    first, second = Button("First", name="first"), Button("Second", name="second")
    tabs = Tabs([("Sound", first), ("Keys", second)], heard.append)
    scene = stage.show(tabs)
    assert first in scene.focus.controls()
    assert second not in scene.focus.controls()
    stage.click_on(tabs.handles[1])
    scene.relayout()
    stage.rest(0.1)
    assert second in scene.focus.controls()
    assert heard == [1]


def test_a_hotspot_is_clicked_and_dragged(stage, heard):
    card = Hotspot("card", lambda: heard.append("press"))
    card.on_drag = lambda x, y: heard.append("drag")
    card.on_drop = lambda x, y: heard.append((x, y))
    layer = Layer()
    layer.add(card, lambda context: pygame.FRect(100, 100, 200, 300))
    stage.show(layer)
    stage.click(150, 150)
    assert heard == ["press"]
    heard.clear()
    stage.press(150, 150)
    stage.move(400, 150)
    stage.release(500, 160)
    assert heard == ["drag", (500, 160)]


def test_a_drag_is_broken_off_when_the_window_loses_the_focus(stage, heard):
    card = Hotspot("card", lambda: heard.append("press"))
    card.on_drag = lambda x, y: None
    card.on_drop = lambda x, y: heard.append((x, y))
    layer = Layer()
    layer.add(card, lambda context: pygame.FRect(100, 100, 200, 300))
    stage.show(layer)
    stage.press(150, 150)
    stage.move(400, 150)
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    assert heard == [(None, None)]


def test_the_topmost_of_overlapping_hotspots_is_meant(stage, heard):
    layer = Layer()
    for name, left in (("low", 100), ("high", 180)):
        card = Hotspot(name, lambda name=name: heard.append(name))
        layer.add(card, lambda context, left=left: pygame.FRect(left, 100, 200, 300))
    stage.show(layer)
    stage.click(200, 200)
    stage.click(150, 200)
    assert heard == ["high", "low"]


def test_tab_goes_around_and_arrows_go_to_neighbours(stage):
    buttons = [Button(str(number), name=str(number)) for number in range(6)]
    scene = stage.show(Column(Row(*buttons[:3]), Row(*buttons[3:])))

    def at() -> str:
        return scene.focus.current.name if scene.focus.current else ""

    visited = []
    for _ in range(7):
        stage.key(pygame.K_TAB)
        visited.append(at())
    assert visited == ["0", "1", "2", "3", "4", "5", "0"]
    walked = []
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT):
        stage.key(key)
        walked.append(at())
    assert walked == ["1", "4", "5", "2", "1"]
    stage.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert at() == "0"
    stage.key(pygame.K_UP)
    assert at() == "0"


def test_every_control_is_reached_by_arrows_alone(stage):
    buttons = [Button("x" * (1 + number % 4), name=str(number)) for number in range(12)]
    rows = [Row(*buttons[start : start + 4]) for start in (0, 4, 8)]
    scene = stage.show(Column(*rows, align="start"))
    stage.key(pygame.K_TAB)
    reached, waiting = set(), [scene.focus.current]
    while waiting:
        control = waiting.pop()
        reached.add(control)
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            scene.focus.set(control)
            stage.key(key)
            if scene.focus.current not in reached and scene.focus.current not in waiting:
                waiting.append(scene.focus.current)
    assert len(reached) == 12


def test_down_does_not_leap_over_a_short_control_at_the_end_of_its_line(stage):
    lines = [("above", 560, 740, 260), ("short", 1120, 180, 380), ("below", 560, 740, 450)]
    layer = Layer()
    for name, left, width, top in lines:
        layer.add(
            Button(name, name=name),
            lambda context, box=(left, top, width, 56): pygame.FRect(box),
        )
    scene = stage.show(layer)
    stage.key(pygame.K_TAB)
    for name in ("short", "below"):
        stage.key(pygame.K_DOWN)
        assert scene.focus.current.name == name
    stage.key(pygame.K_UP)
    assert scene.focus.current.name == "short"


def test_the_focus_is_dropped_with_its_control(stage):
    first, second = Button("A"), Button("B")
    column = Column(first, second)
    scene = stage.show(column)
    scene.focus.set(second)
    column.contain(first)
    scene.relayout()
    stage.rest(0.1)
    assert scene.focus.current is None


def test_a_tooltip_waits_for_the_pointer_and_not_for_the_keys(stage):
    button = Button("Hint", hint="Suggest a move")
    scene = stage.show(placed(button, Label("words")))
    stage.move(*button.rect.center)
    assert scene.next_wakeup() is not None
    before = stage.loop.frames_drawn
    stage.rest(1.0)
    assert stage.loop.frames_drawn > before
    assert scene.next_wakeup() is None


class Listener(NullAudio):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, group, step=None) -> None:
        self.heard.append(group)


def test_controls_sound_when_used_and_when_refused(stage):
    stage.services.audio = ear = Listener()
    button, toggle, shut = Button("Go"), Toggle("Shake", True, lambda value: None), Button("No")
    shut.disable("Not now.")
    stage.show(placed(button, toggle, shut))
    stage.click_on(button)
    stage.click_on(toggle)
    stage.click_on(shut)
    assert [sound for sound in ear.heard if sound != "ui_hover"] == [
        "ui_press",
        "ui_release",
        "ui_press",
        "ui_toggle",
        "ui_refuse",
    ]
    assert ear.heard.count("ui_hover") == 3
