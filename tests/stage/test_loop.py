"""The loop and the scene stack: nothing is drawn while nothing happens."""

import gc
import threading
import weakref

import pygame
import pytest
from pygame import FRect, Surface
from pygame.event import Event

from tests.background import made_ready
from tests.stage.conftest import FRAME, Recorded
from tests.stage.silence import NullAudio
from treasure_games.stage.animation import Call, Sequential, Wait
from treasure_games.stage.input import intents
from treasure_games.stage.loading import NotYet
from treasure_games.stage.loop import WAKE, EventWait, Loop, run
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.label import Label


def test_nothing_is_drawn_when_nothing_happens(stage, scene):
    before = scene.drawn
    stage.rest(5.0)
    assert scene.drawn == before
    assert stage.loop.longest_sleep() is None


def test_a_moving_mouse_over_nothing_paints_nothing(stage, scene):
    before = stage.loop.frames_drawn
    for x in range(0, 900, 30):
        stage.move(x, 300)
    assert stage.loop.frames_drawn == before


def test_a_moving_timeline_is_drawn_until_it_ends(stage, scene):
    scene.timeline.play(Wait(0.5))
    before = scene.drawn
    stage.rest(2.0)
    assert 28 <= scene.drawn - before <= 33
    assert stage.loop.longest_sleep() is None


def test_ambient_motion_wakes_the_loop_at_its_own_rate(stage, scene):
    scene.ambient = 0.25
    stage.step()
    before = scene.drawn
    assert stage.loop.longest_sleep() == pytest.approx(0.25)
    stage.step(dt=0.2)
    assert scene.drawn == before
    stage.step(dt=0.25)
    assert scene.drawn == before + 1


def test_frames_come_at_sixty_a_second_at_most(stage, scene):
    scene.timeline.play(Wait(10.0))
    before = scene.drawn
    for _ in range(1000):
        stage.clock.advance(0.001)
        stage.loop.step()
    assert 58 <= scene.drawn - before <= 61


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
    scene.root.add(button, lambda _context: FRect(100, 100, 200, 80))
    scene.relayout()
    stage.rest(0.1)
    stage.loop.stack.handle(intents.PointerMoved(200.0, 140.0))
    began = stage.clock.now()
    while scene.focus.next_wakeup() is not None and stage.clock.now() - began < 2.0:
        stage.clock.advance(stage.loop.longest_sleep() or 1 / 60)
        stage.loop.step()
    assert stage.clock.now() - began < 2.0
    assert scene.focus.next_wakeup() is None


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
    sleep = EventWait()
    threading.Timer(0.05, sleep.wake).start()
    started = time.monotonic()
    assert [event.type for event in sleep.wait(60.0)] == [WAKE]
    assert time.monotonic() - started < 30.0


def test_a_wake_before_the_sleep_is_not_lost(stage):
    pygame.event.get()
    sleep = EventWait()
    sleep.wake()
    assert [event.type for event in sleep.wait(60.0)] == [WAKE]
    assert sleep.wait(0.03) == []


def test_a_second_without_events_wakes_the_program_a_few_times_only(stage, monkeypatch):
    pygame.event.get()
    looks, look = [], pygame.event.get
    monkeypatch.setattr(pygame.event, "get", lambda: looks.append(1) or look())
    assert EventWait().wait(1.0) == []
    assert len(looks) < 50


def test_patience_ends(stage):
    pygame.event.get()
    assert EventWait().wait(0.03) == []
    assert EventWait().wait(0.005) == []


def test_scenes_live_and_leave_in_order(stage):
    one, two = Recorded(stage.services), Recorded(stage.services)
    stack = stage.loop.stack
    stack.push(one)
    stack.push(two)
    assert (one.life, two.life) == (["enter", "pause"], ["enter"])
    stack.pop()
    assert one.life[-1] == "resume"
    assert two.life[-1] == "leave"


def test_a_scene_that_was_replaced_is_freed_before_the_new_one_is_drawn_though_things_move(stage):
    class Next(Recorded):
        def draw(self, canvas):
            super().draw(canvas)
            drawn.append(gone())

    scene, after = Recorded(stage.services), Next(stage.services)
    after.timeline.play(Wait(9.0))
    scene.itself = scene
    gone, drawn = weakref.ref(scene), []
    stage.loop.stack.push(scene)
    stage.step()
    del scene
    ground = stage.services.assets.keep(("ground",), lambda: pygame.Surface((1920, 1080)))
    stage.loop.stack.reset(after)
    stage.step()
    assert stage.loop.stack.is_animating
    assert drawn == [None]
    renewed = stage.services.assets.keep(("ground",), lambda: pygame.Surface((1920, 1080)))
    assert renewed is not ground, "its large pictures go with it"


def test_the_first_scene_is_held_by_the_stack_alone(stage, monkeypatch):
    first = []

    def shown(loop):
        first.append(gc.isenabled())
        loop.stack.reset(Recorded(stage.services))
        loop.stack.free_left_scenes()
        first.append(first.pop(-2)())

    def begin():
        first.append(gc.isenabled())
        scene = Recorded(stage.services)
        first.append(weakref.ref(scene))
        return scene

    monkeypatch.setattr(Loop, "run", shown)
    returned = "treasure_games.stage.loop.return_freed_memory"
    monkeypatch.setattr(returned, lambda: first.append("returned"))
    monkeypatch.setattr("gc.freeze", lambda: first.append("frozen"))
    monkeypatch.setattr(NullAudio, "close", lambda audio: None, raising=False)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    gc.disable()  # As the command line does.
    try:
        run(stage.loop, begin)
    finally:
        gc.enable()
    assert first == ["returned", "frozen", False, True, None], (
        "pictures of the first scene leave no holes, either"
    )


def test_a_scene_that_was_replaced_is_freed_once_nothing_moves(stage):
    scene = Recorded(stage.services)
    scene.itself = scene
    gone = weakref.ref(scene)
    stage.loop.stack.push(scene)
    stage.step()
    del scene
    stage.loop.stack.reset(Recorded(stage.services))
    stage.step()
    assert gone() is None


def test_a_scene_that_was_replaced_is_freed_at_the_next_replacement_at_the_latest(stage):
    scene = Recorded(stage.services)
    scene.itself = scene
    gone = weakref.ref(scene)
    stage.loop.stack.push(scene)
    del scene
    stage.loop.stack.reset(Recorded(stage.services))
    stage.loop.stack.reset(Recorded(stage.services))
    assert gone() is None


def test_only_the_top_scene_gets_input_but_all_learn_of_a_lost_focus(stage):
    one, two = Recorded(stage.services), Recorded(stage.services, overlay=True)
    stage.loop.stack.push(one)
    stage.loop.stack.push(two)
    stage.key(pygame.K_RETURN)
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    assert one.intents == [intents.FocusLost()]
    assert intents.Confirm() in two.intents


@pytest.mark.parametrize("is_moving", [True, False])
def test_no_time_passes_while_the_computer_sleeps(stage, scene, is_moving):
    scene.ambient = 0.25
    if is_moving:
        scene.timeline.play(Wait(60.0))
    stage.loop.step()
    before = stage.clock.now()
    stage.clock.advance(8 * 3600.0)
    stage.loop.step()
    assert stage.clock.now() - before <= 0.25
    stage.clock.advance(0.2)
    stage.loop.step()
    assert stage.clock.now() - before <= 0.45


def test_a_thought_of_hours_is_time_that_has_passed(stage, scene):
    stage.rest(1.0)
    before = stage.clock.now()
    stage.clock.advance(8 * 3600.0)
    stage.loop.step([Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)])
    assert stage.clock.now() - before == 8 * 3600.0


def test_after_an_input_all_is_drawn_again_whatever_has_changed_by_it(stage, scene):
    for event in (
        Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0),
        Event(pygame.WINDOWFOCUSLOST),
    ):
        before = scene.drawn
        stage.step(event)
        assert scene.drawn == before + 1


def test_a_full_scene_hides_those_below_and_an_overlay_does_not(stage):
    below, over = Recorded(stage.services), Recorded(stage.services, overlay=True)
    stage.loop.stack.push(below)
    stage.loop.stack.push(over)
    stage.step()
    assert below.drawn == over.drawn == 1
    stage.loop.stack.push(Recorded(stage.services))
    stage.step()
    assert below.drawn == over.drawn == 1


class Halves(Recorded):
    """White at the left, black at the right."""

    def draw(self, canvas):
        super().draw(canvas)
        whole = canvas.context.viewport.rect
        canvas.fill(whole, (0, 0, 0))
        canvas.fill(FRect(0.0, 0.0, whole.centerx, whole.height), (255, 255, 255))


def test_what_lies_below_a_sheet_is_one_soft_and_dark_picture_until_the_window_changes(stage):
    below, sheet = Halves(stage.services), Scene(stage.services)
    sheet.is_overlay = True
    stage.loop.stack.push(below)
    stage.loop.stack.push(sheet)
    stage.step()
    window = stage.loop.window.surface
    width, height = window.get_size()
    row = [window.get_at((x, height // 2))[0] for x in range(width)]
    assert row == sorted(row, reverse=True)
    assert row[0] < 200
    at_edge = row[width // 2 - width // 100 : width // 2 + width // 100]
    assert len(set(at_edge)) > 4, "no hard edge"
    for _ in range(3):
        stage.key(pygame.K_RETURN)
    assert below.drawn == 1
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    assert below.drawn == 2, "a table may have hidden a hand"
    stage.services.settings.text_scale = 2.0
    stage.loop.settings_changed()
    stage.step()
    assert below.drawn == 3


def test_a_covered_scene_stands_still(stage):
    heard: list[int] = []
    below = Recorded(stage.services)
    stage.loop.stack.push(below)
    below.timeline.play(Sequential(Wait(0.1), Call(lambda: heard.append(1))))
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
    assert scene.context is stage.loop.context
    assert label.rect.height == pytest.approx(1500)
    assert stage.services.settings.window_width == 1280


def test_changed_settings_apply_at_once_and_are_saved(stage, scene):
    stage.services.settings.text_scale = 2.0
    stage.services.settings.high_contrast = True
    stage.loop.settings_changed()
    assert scene.context.viewport.text_scale == 2.0
    assert scene.context.theme.is_high_contrast
    assert stage.saved


def test_what_takes_long_is_announced_and_impatient_presses_are_dropped(stage):
    """They were meant for the screen that was still to be seen."""
    before = Recorded(stage.services, "before")
    stage.loop.stack.push(before)
    stage.rest()
    before.changed()
    stage.services.host.show_now()
    assert before.drawn == 2
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


def test_full_screen_is_switched_even_by_an_impatient_press(stage):
    stage.loop.stack.push(Recorded(stage.services, "before"))
    stage.rest()
    stage.services.host.show_now()
    after = Recorded(stage.services, "after")
    stage.loop.stack.reset(after)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(Event(kind, key=pygame.K_F11, mod=0))
    stage.step()
    stage.step(*pygame.event.get())
    assert stage.loop.window.is_full_screen
    stage.key(pygame.K_F11)
    assert not stage.loop.window.is_full_screen


@pytest.mark.parametrize("is_wished", [True, False])
def test_behind_another_window_it_is_quiet_if_that_is_wished(stage, scene, monkeypatch, is_wished):
    hushed: list[bool] = []
    monkeypatch.setattr(stage.services.audio, "hush", hushed.append)
    stage.services.settings.quiet_in_background = is_wished
    stage.step(Event(pygame.WINDOWFOCUSLOST))
    stage.step(Event(pygame.WINDOWFOCUSGAINED))
    assert hushed == [is_wished, False]


def test_a_frame_waits_for_its_pictures_while_motion_rests_and_the_window_goes_on(stage, scene):
    """Motion goes on where it was when the pictures are there: nothing is skipped."""
    there = threading.Event()
    assets = stage.services.assets
    assets.paint_anywhere("slow", lambda _name, wide, high: there.wait(9) and Surface((wide, high)))
    scene.draw = lambda canvas: canvas.image("slow:one", FRect(0, 0, 40, 40))
    scene.timeline.play(Wait(1.0))
    there.set()
    stage.step()
    there.clear()
    assets.forget()
    scene.draw = lambda canvas: canvas.image("slow:other", FRect(0, 0, 40, 40))
    drawn, moved = stage.loop.frames_drawn, scene.timeline.is_moving
    for _ in range(5):
        stage.clock.advance(FRAME)
        stage.loop.step()
    assert (stage.loop.frames_drawn, scene.timeline.is_moving) == (drawn, moved)
    assert 0.0 < stage.loop.longest_sleep() < FRAME
    there.set()
    made_ready()
    stage.clock.advance(FRAME)
    stage.loop.step()
    assert stage.loop.frames_drawn > drawn


def test_a_frame_that_has_waited_long_reads_its_pictures_itself(stage, scene):
    assets = stage.services.assets
    assets.loader.part = lambda part, make: (
        raise_not_yet() if assets.loader.is_attempting else make()
    )
    scene.draw = lambda canvas: canvas.image("objects/lantern", FRect(0, 0, 40, 40))
    stage.loop.stack.changed()
    stage.clock.advance(FRAME)
    stage.loop.step()
    drawn = stage.loop.frames_drawn
    for _ in range(30):
        stage.clock.advance(FRAME)
        stage.loop.step()
    assert stage.loop.frames_drawn > drawn
    assert stage.loop.longest_sleep() is None


def raise_not_yet():
    raise NotYet


def test_the_sound_card_that_goes_and_comes_is_told(stage, scene, monkeypatch):
    told: list[bool] = []
    monkeypatch.setattr(
        stage.services.audio, "device_changed", lambda *, is_there: told.append(is_there),
        raising=False,
    )  # fmt: skip
    stage.step(Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0))
    stage.step(Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    assert told == [False, True]
