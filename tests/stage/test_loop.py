"""The loop and the scene stack: nothing is drawn when nothing happens, else only what is dirty."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pygame
import pytest
from pygame import FRect, Rect
from pygame.event import Event

from treasure_games.stage import window
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.cue import Call, InSequence, Wait
from treasure_games.stage.dirty import Dirty, around
from treasure_games.stage.doze import WAKE, Doze
from treasure_games.stage.input import intents
from treasure_games.stage.scene import Scene
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED
from treasure_games.stage.unmanaged import is_unmanaged
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.label import Label


class Recorded(Scene):
    """Notes its life and where it was drawn."""

    def __init__(self, services, name="scene", *, overlay=False):
        super().__init__(services)
        self.name = name
        self.is_overlay = overlay
        self.life: list[str] = []
        self.clips: list[Rect] = []
        self.intents: list[intents.Intent] = []
        self.ambient: float | None = None

    def enter(self):
        super().enter()
        self.life.append("enter")

    def leave(self):
        super().leave()
        self.life.append("leave")

    def pause(self):
        super().pause()
        self.life.append("pause")

    def resume(self):
        super().resume()
        self.life.append("resume")

    def handle(self, intent):
        self.intents.append(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas):
        self.clips.append(canvas.surface.get_clip())
        canvas.surface.fill((10, 20, 30))
        super().draw(canvas)

    def next_wakeup(self):
        return self.ambient if self.ambient is not None else super().next_wakeup()

    def boxes(self) -> list[Box]:
        return []


@pytest.fixture
def scene(stage) -> Recorded:
    scene = Recorded(stage.services)
    stage.loop.stack.push(scene)
    stage.rest(0.1)
    scene.clips.clear()
    return scene


def test_nothing_is_drawn_when_nothing_happens(stage, scene):
    before = stage.loop.frames_drawn
    stage.rest(5.0)
    assert stage.loop.frames_drawn == before
    assert not scene.clips
    assert stage.loop.patience() is None


def test_a_moving_mouse_over_nothing_draws_nothing(stage, scene):
    before = stage.loop.frames_drawn
    for x in range(0, 900, 30):
        stage.move(x, 300)
    assert stage.loop.frames_drawn == before


def test_only_the_dirty_part_is_drawn(stage, scene):
    scene.invalidate(FRect(100, 100, 50, 50))
    stage.step()
    assert len(scene.clips) == 1
    assert scene.clips[0].contains(Rect(100, 100, 50, 50))
    assert scene.clips[0].width < 60


def test_parts_far_apart_are_drawn_apart(stage, scene):
    scene.invalidate(FRect(0, 0, 50, 50))
    scene.invalidate(FRect(1500, 900, 50, 50))
    stage.step()
    assert len(scene.clips) == 2


def test_a_moving_timeline_is_drawn_until_it_ends(stage, scene):
    scene.timeline.play(Wait(0.5))
    before = stage.loop.frames_drawn
    stage.rest(2.0)
    assert 28 <= stage.loop.frames_drawn - before <= 33
    assert stage.loop.patience() is None


def test_a_hover_draws_only_around_its_button(stage):
    scene = Recorded(stage.services)
    button = Button("Set sail", name="sail")
    scene.root.add(button, lambda look: FRect(100, 100, 300, 60))
    stage.loop.stack.push(scene)
    stage.rest(0.2)
    scene.clips.clear()
    stage.move(200, 130)
    stage.rest(0.5)
    assert scene.clips
    assert all(clip.width < 400 and clip.height < 150 for clip in scene.clips)


def test_ambient_motion_wakes_the_loop_at_its_own_rate(stage, scene):
    scene.ambient = 0.25
    stage.step()
    assert stage.loop.patience() == pytest.approx(0.25)


def test_frames_come_at_sixty_a_second_at_most(stage, scene):
    scene.timeline.play(Wait(10.0))
    before = stage.loop.frames_drawn
    for _ in range(1000):
        stage.clock.advance(0.001)
        stage.loop.step()
    assert stage.loop.frames_drawn - before <= 61


def test_a_hiccup_moves_things_by_fifty_milliseconds_at_most(stage, scene):
    scene.timeline.play(Wait(0.12))
    stage.clock.advance(0.016)
    stage.loop.step()
    stage.clock.advance(30.0)
    stage.loop.step()
    assert scene.timeline.is_busy


def test_after_a_rest_motion_starts_at_its_beginning(stage, scene):
    stage.clock.advance(60.0)
    scene.timeline.play(Wait(0.03))
    stage.loop.step()
    assert scene.timeline.is_busy


def test_what_waits_counts_the_rest(stage, scene, monkeypatch):
    counted = []
    monkeypatch.setattr(scene, "update", counted.append)
    stage.clock.advance(5.0)
    stage.loop.step()
    assert sum(counted) == pytest.approx(5.0)


def test_a_tooltip_shows_when_its_time_has_come_though_nothing_moves(stage, scene):
    button = Button("Anchor", lambda: None, "anchor")
    button.hint = "Drops the anchor"
    scene.root.add(button, lambda _look: FRect(100, 100, 200, 80))
    scene.relayout()
    stage.rest(0.1)
    stage.loop.stack.handle(intents.PointerMoved(200.0, 140.0))
    steps, began = 0, stage.clock.now()
    while scene.focus.next_wakeup() is not None and steps < 60:
        stage.clock.advance(stage.loop.patience() or 1 / 60)
        stage.loop.step()
        steps += 1
    assert stage.clock.now() - began < 2.0
    assert scene.focus.next_wakeup() is None


def test_another_thread_can_wake_the_loop(stage, scene):
    pygame.event.get()
    thread = threading.Thread(target=stage.loop.wake)
    thread.start()
    thread.join()
    assert WAKE in {event.type for event in pygame.event.get()}


def test_the_loop_sleeps_while_nothing_happens(stage, scene):
    import time

    pygame.event.get()
    threading.Timer(0.4, stage.loop.quit).start()
    threading.Timer(0.5, stage.loop.wake).start()
    started = time.process_time()
    stage.loop.run()
    assert time.process_time() - started < 0.2
    assert scene.life[-1] == "leave"


def test_a_wake_ends_a_long_sleep_at_once(stage):
    import time

    pygame.event.get()
    doze = Doze()
    threading.Timer(0.05, doze.wake).start()
    started = time.monotonic()
    doze.wait(60.0)
    assert time.monotonic() - started < 30.0


def test_patience_ends(stage):
    pygame.event.get()
    assert Doze().wait(0.03) == []
    assert Doze().wait(0.005) == []


def test_scenes_live_and_leave_in_order(stage):
    one, two = Recorded(stage.services), Recorded(stage.services)
    stack = stage.loop.stack
    stack.push(one)
    stack.push(two)
    assert (one.life, two.life) == (["enter", "pause"], ["enter"])
    stack.pop()
    assert one.life[-1] == "resume"
    assert two.life[-1] == "leave"
    stack.replace(two)
    assert one.life[-1] == "leave"
    assert stack.scenes == (two,)


def test_only_the_top_scene_gets_input_but_all_learn_of_a_lost_focus(stage):
    one, two = Recorded(stage.services), Recorded(stage.services, overlay=True)
    stage.loop.stack.push(one)
    stage.loop.stack.push(two)
    stage.key(pygame.K_RETURN)
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    assert one.intents == [intents.FocusLost()]
    assert intents.Confirm() in two.intents


def test_a_full_scene_hides_those_below_and_an_overlay_does_not(stage):
    below, over = Recorded(stage.services), Recorded(stage.services, overlay=True)
    stage.loop.stack.push(below)
    stage.loop.stack.push(over)
    stage.rest(0.1)
    below.clips.clear()
    over.invalidate()
    stage.step()
    assert below.clips
    full = Recorded(stage.services)
    stage.loop.stack.push(full)
    stage.rest(0.1)
    below.clips.clear()
    full.invalidate()
    stage.step()
    assert not below.clips


def test_a_covered_scene_stands_still(stage):
    heard: list[int] = []
    below = Recorded(stage.services)
    stage.loop.stack.push(below)
    below.timeline.play(InSequence(Wait(0.1), Call(lambda: heard.append(1))))
    stage.loop.stack.push(Recorded(stage.services))
    stage.rest(1.0)
    assert not heard
    stage.loop.stack.pop()
    stage.rest(1.0)
    assert heard == [1]


def test_holding_skip_is_four_times_as_fast(stage, scene):
    scene.timeline.play(Wait(0.8))
    stage.step(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0))
    stage.rest(0.21)
    assert not scene.timeline.is_busy
    stage.step(Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    assert not scene.is_fast


def test_the_close_button_quits_unless_a_scene_asks_first(stage, scene):
    scene.handle = lambda intent: True
    stage.step(Event(pygame.QUIT))
    assert not stage.loop.is_over
    scene.handle = lambda intent: False
    stage.step(Event(pygame.QUIT))
    assert stage.loop.is_over


def test_a_new_size_lays_out_again(stage):
    label = Label("words", name="words")
    scene = stage.show(label)
    stage.loop.window.resize(1280, 1000)
    stage.step(Event(pygame.WINDOWSIZECHANGED, x=1280, y=1000))
    assert scene.look is stage.loop.look
    assert label.rect.height == pytest.approx(1500)
    assert stage.services.settings.window_width == 1280


def test_changed_settings_apply_at_once_and_are_saved(stage, scene):
    stage.services.settings.text_scale = 2.0
    stage.services.settings.high_contrast = True
    stage.loop.settings_changed()
    assert scene.look.viewport.text_scale == 2.0
    assert scene.look.theme.is_high_contrast
    assert stage.saved


def test_what_takes_long_is_announced_and_impatient_presses_are_dropped(stage):
    """They were meant for the screen that was still to be seen."""
    before = Recorded(stage.services, "before")
    stage.loop.stack.push(before)
    stage.rest()
    drawn = len(before.clips)
    before.invalidate()
    stage.services.host.show_now()
    assert len(before.clips) > drawn
    after = Recorded(stage.services, "after")
    stage.loop.stack.reset(after)
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    stage.step()
    stage.step(*pygame.event.get())
    assert after.intents == []
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    stage.step(*pygame.event.get())
    assert after.intents == [intents.Confirm()]


def test_full_screen_comes_and_goes(stage, scene):
    stage.key(pygame.K_F11)
    assert stage.services.settings.window_mode == FULL_SCREEN
    assert stage.loop.window.is_full_screen
    stage.key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert stage.services.settings.window_mode == WINDOWED


def test_full_screen_needs_no_window_manager(stage, scene, monkeypatch):
    """The window itself takes the size of the desktop, so that all of the picture is seen."""
    monkeypatch.setattr(window, "is_unmanaged", lambda: True)
    stage.loop.window.resize(1280, 720)
    stage.loop.settings_changed()
    stage.services.host.toggle_full_screen()
    stage.rest()
    desktop = pygame.display.get_desktop_sizes()[0]
    assert stage.loop.window.pixel_size == desktop == stage.look.viewport.pixels.size
    assert stage.services.settings.window_mode == FULL_SCREEN
    stage.services.host.toggle_full_screen()
    stage.rest()
    assert stage.loop.window.pixel_size == (1280, 720) == stage.look.viewport.pixels.size


def test_only_a_desktop_of_x11_can_be_without_one():
    assert pygame.display.get_driver() != "x11"
    assert not is_unmanaged()


@pytest.mark.parametrize("is_wished", [True, False])
def test_behind_another_window_it_is_quiet_if_that_is_wished(stage, scene, monkeypatch, is_wished):
    hushed: list[bool] = []
    monkeypatch.setattr(stage.services.audio, "hush", hushed.append)
    stage.services.settings.quiet_in_background = is_wished
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    stage.step(Event(pygame.WINDOWFOCUSGAINED))
    assert hushed == [is_wished, False]


def test_the_title_bar_names_the_scene(stage, scene, monkeypatch):
    titles: list[str] = []
    monkeypatch.setattr(stage.loop.window, "set_title", titles.append)
    scene.title = "Settings"
    stage.step()
    assert titles == ["Settings"]


NO_SCREEN = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}


@pytest.mark.parametrize(
    "wishes",
    [
        {"SDL_VIDEODRIVER": "nothing_of_the_kind"},
        pytest.param(
            {**NO_SCREEN, "XDG_RUNTIME_DIR": None},
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others have one desktop"),
        ),
        pytest.param(
            {**NO_SCREEN, "XDG_RUNTIME_DIR": os.devnull},
            marks=pytest.mark.skipif(sys.platform != "linux", reason="others have one desktop"),
        ),
    ],
    ids=["driver", "bare", "session"],
)
def test_without_a_screen_a_sentence_says_so(wishes):
    program = (
        "from treasure_games.stage.window import Window, DisplayUnavailable\n"
        "from treasure_games.stage.settings import Settings\n"
        "try:\n    Window(Settings(), 'x')\n"
        "except DisplayUnavailable as error:\n    print(error)\n"
    )
    changed = {**os.environ, **wishes}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={name: value for name, value in changed.items() if value is not None},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "There is no screen" in done.stdout
    assert "desktop session" in done.stdout
    assert done.stderr == ""


def test_dirty_parts_that_touch_become_one():
    dirty = Dirty()
    viewport = Viewport(1920, 1080)
    for left in (0, 40, 80):
        dirty.add(FRect(left, 0, 50, 50))
    assert len(dirty.pixels(viewport)) == 1


def test_dirty_parts_that_cover_most_are_the_whole():
    dirty = Dirty()
    dirty.add(FRect(0, 0, 1900, 1000))
    assert dirty.pixels(Viewport(1920, 1080)) == (Rect(0, 0, 1920, 1080),)


def test_no_pixel_is_drawn_twice():
    dirty = Dirty()
    for step in range(30):
        dirty.add(FRect(step * 61 % 1800, step * 37 % 900, 70, 70))
    rects = dirty.pixels(Viewport(1920, 1080))
    for index, one in enumerate(rects):
        assert one.collidelist(rects[index + 1 :]) == -1


def test_around_an_opaque_thing_everything_else_is_drawn_once():
    rect = Rect(10, 10, 100, 80)
    for hole in (
        Rect(30, 20, 40, 30),
        Rect(0, 0, 60, 60),
        Rect(60, 50, 200, 10),
        Rect(20, 0, 5, 200),
    ):
        parts = around(rect, hole)
        seen = rect.width * rect.height - rect.clip(hole).width * rect.clip(hole).height
        assert sum(part.width * part.height for part in parts) == seen
        assert all(not part.colliderect(hole) and rect.contains(part) for part in parts)
    assert around(rect, Rect(0, 0, 200, 200)) == ()
    assert around(rect, Rect(500, 500, 10, 10)) == (rect,)
