"""The loop: sleeps until something happens, updates scenes, paints changes, at most 60 fps."""

import gc
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Final

import pygame
from pygame.event import Event

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.captions import Captions
from treasure_games.stage.frame.painter import Painter
from treasure_games.stage.freed_memory import return_freed_memory
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.pads import start_pads
from treasure_games.stage.input.reader import InputReader
from treasure_games.stage.scene import Scene, SceneStack
from treasure_games.stage.services import Services
from treasure_games.stage.speaker import Speaker
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.window import Window

FRAME = 1.0 / 60.0
_AT: Final = Named(page_beside(__file__, dict[str, float]))
LONGEST_STEP = 0.050
"""Seconds; after a delay motion continues where it was, instead of jumping."""
_SIZE_EVENTS = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED)
_SOUND_EVENTS = (pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED)
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.TEXTINPUT, pygame.CONTROLLERBUTTONDOWN)
_WINDOW_EVENTS = (
    *_SIZE_EVENTS, pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWDISPLAYCHANGED,
)  # fmt: skip

WAKE = pygame.event.custom_type()
"""Posted by `wake` from any thread."""


class EventWait:
    """Sleeps until an event arrives, `wake` is called, or the time is up.

    pygame's `event.wait` checks a thousand times a second, which costs 2.4 % of a core; with naps
    of 40 ms it is half a percent.
    """

    def __init__(self) -> None:
        self._woken = threading.Event()
        self._last_event = time.monotonic()

    def wake(self) -> None:
        """End the sleep now; can be called from any thread."""
        if pygame.display.get_init():
            pygame.event.post(Event(WAKE))
        self._woken.set()

    def wait(self, patience: float | None) -> list[Event]:
        """Return new events; [] after `patience` seconds (None: for ever) without any."""
        if patience is not None and patience <= _AT.short:
            first = pygame.event.wait(max(1, round(patience * 1000)))
            rest = pygame.event.get()
            return rest if first.type == pygame.NOEVENT else [first, *rest]
        until = float("inf") if patience is None else time.monotonic() + patience
        while True:
            events, now = pygame.event.get(), time.monotonic()
            if events:
                self._last_event = now
            if events or now >= until:
                return events
            idle = now - self._last_event
            nap = min(_AT.longest, _AT.first + idle * _AT.longest / _AT.slackening, until - now)
            self._woken.wait(nap)
            self._woken.clear()


class Loop:
    """Runs window, input and scene stack, and is the host of the scenes.

    Tests call `step` with their own events and time. `between_steps` is called once a step, before
    the scenes update: there the app collects its computer players' answers. `take_file` is called
    with the path of a file that was dropped on the window. `rescue` returns the scene that tells of
    a failure, in place of all others; without it the app ends.
    """

    def __init__(
        self,
        window: Window,
        services: Services,
        *,
        between_steps: Callable[[], None] = lambda: None,
        save_settings: Callable[[], None] = lambda: None,
        take_file: Callable[[str], None] = lambda path: None,
        rescue: Callable[[Exception], Scene] | None = None,
    ) -> None:
        self.window = window
        self.services = services
        services.host = self
        self.input = InputReader(services.keymap, self._to_virtual, lambda: services.clock.now())
        self.context = self._fresh_look()
        self.stack = SceneStack(self.context)
        self.input.is_seat = self.stack.has_seat
        self.speaker = Speaker(services, self.stack)
        self.captions = Captions(services)
        services.audio.on_play = self.captions.hear
        self.painter = Painter()
        self.frames_drawn = 0
        self._event_wait = EventWait()
        self.is_over = False
        self._between_steps = between_steps
        self._take_file = take_file
        self._rescue = rescue
        self._rescued: Scene | None = None
        self.keep_settings = save_settings
        """Saves settings that need no new layout."""
        self._last_step = services.clock.now()
        self._last_frame = float("-inf")
        self._waits_until: float | None = None
        """Until when a frame waits for its pictures; None if none does."""
        self._wakeup: float | None = None
        self._was_resting = True
        self._due = float("inf")
        """When the next step should begin."""
        self._is_shown_anew = True
        self._is_deaf = False
        """True if presses before the next frame are to be dropped."""

    def run(self) -> None:
        """Run until no scene is left, or `quit` is called."""
        while not self.is_over and self.stack.top is not None:
            self.attempt(lambda: self.step(self._event_wait.wait(self.longest_sleep())))
        for scene in self.stack.scenes:
            scene.keep_picture()
        self.stack.clear()

    def attempt(self, act: Callable[[], object]) -> None:
        """Do it; what fails there is told by a scene. If even that scene fails, the app ends."""
        try:
            act()
        except Exception as error:
            if self._rescue is None or self._rescued is self.stack.top:
                raise
            self._rescued = self._rescue(error)
            self.stack.abandon()
            self.input.is_typing = self.input.is_capturing = False
            self._waits_until = None
            self.stack.push(self._rescued)

    def step(self, events: Iterable[Event] = (), dt: float | None = None) -> None:
        """Handle events, advance by `dt` seconds (None: by the clock), and draw if anything may
        have changed.
        """
        rest, seconds = self._elapsed(dt)
        if self._wakeup is not None and self._last_step >= self._wakeup:
            self.stack.changed()
        for intent in self.input.pads.repeats(rest + seconds):
            self.stack.handle(intent)
        if rest > 0.0 and not self.stack.is_animating:
            # Tooltips and lanterns count the idle time; what events start begins after it.
            self.stack.update(rest)
        self._take_in(list(events))
        self._between_steps()
        self.speaker.forget_left()
        self.stack.free_left_scenes()
        self.stack.update(seconds)
        named = (scene.title for scene in reversed(self.stack.visible) if scene.title)
        self.window.set_title(next(named, ""))
        self.services.audio.update(seconds)
        self.speaker.update()
        self.captions.update()
        if self.captions.is_stale:
            self.stack.changed()
        if self._is_frame_due(dt):
            self._draw(may_wait=dt is None)
        self.services.assets.end_step()
        field = self.stack.top.focus.current if self.stack.top is not None else None
        place = field.writes_at() if field is not None else None
        self.window.write_at(place and self.context.viewport.to_pixels(place))
        wishes = self.stack.next_wakeup(), self.captions.next_wakeup()
        wish = min((one for one in wishes if one is not None), default=None)
        self._wakeup = None if wish is None else self.services.clock.now() + wish
        self._was_resting = not self._is_lively
        sleep = self.longest_sleep()
        self._due = float("inf") if sleep is None else self.services.clock.now() + sleep

    def longest_sleep(self) -> float | None:
        """Return the longest sleep in seconds before the next step; None for no limit."""
        now = self.services.clock.now()
        if self._waits_until is not None:
            return _AT.nap
        due = max(0.0, max(self._last_frame, self._last_step) + FRAME - now)
        if self._is_lively or self.stack.is_stale:
            return due
        repeat = self.input.pads.next_repeat()
        wakeup = None if self._wakeup is None else max(0.0, self._wakeup - now)
        return min((wait for wait in (repeat, wakeup) if wait is not None), default=None)

    def quit(self) -> None:
        """End the app after this step; scenes leave, settings are saved."""
        self.is_over = True

    def wake(self) -> None:
        """Run a step soon; can be called from any thread."""
        self._event_wait.wake()

    def settings_changed(self) -> None:
        """Apply the current settings, lay out again, save."""
        self.services.audio.volumes_changed()
        self._renew_look()
        self.keep_settings()

    def show_now(self) -> None:
        """Draw the stack at once, before a step that takes long; a press before the next frame was
        meant for the old picture, so it is dropped, but not the one for full screen.
        """
        self._draw()
        self._is_deaf = True

    def toggle_full_screen(self) -> None:
        """Switch between a window and the whole monitor."""
        self.window.set_full_screen(not self.window.is_full_screen)
        self._renew_look()
        self.keep_settings()

    @property
    def _is_lively(self) -> bool:
        return self.stack.is_animating or self.services.audio.is_fading

    def _elapsed(self, dt: float | None) -> tuple[float, float]:
        """Return the idle seconds and those of this step: motion after an idle time starts now."""
        now, clock = self.services.clock.now(), self.services.clock
        if dt is None and now - self._due > _AT.absence:
            clock.leave_out(now - self._due)
            now = clock.now()
        real = now - self._last_step if dt is None else dt
        self._last_step = now
        if self._waits_until is not None and dt is None:
            return 0.0, 0.0
        if not self._was_resting or dt is not None:
            return 0.0, min(real, LONGEST_STEP)
        step = min(real, FRAME)
        return real - step, step

    def _take_in(self, events: list[Event]) -> None:
        for event in events:
            if event.type in _WINDOW_EVENTS:
                self.window.remember(event)
            if event.type in _SIZE_EVENTS:
                self._renew_look()
            elif event.type == pygame.DROPFILE:
                self._take_file(event.file)
            elif event.type in _SOUND_EVENTS and not event.iscapture:
                is_there = event.type == pygame.AUDIODEVICEADDED
                self.services.audio.device_changed(is_there=is_there)
            elif event.type == pygame.WINDOWEXPOSED:
                self._is_shown_anew = True
        # A fast mouse sends a thousand moves a second: those directly followed by another go.
        moves = [event.type == pygame.MOUSEMOTION for event in events]
        pairs = zip(events, moves, [*moves[1:], False], strict=False)
        for intent in self.input.read([event for event, *both in pairs if not all(both)]):
            self._handle(intent)

    def _handle(self, intent: Intent) -> None:
        if isinstance(intent, intents.FullScreenToggle):
            self.toggle_full_screen()
            return
        if isinstance(intent, intents.FocusLost | intents.FocusGained):
            is_lost = isinstance(intent, intents.FocusLost)
            self.services.audio.hush(is_lost and self.services.settings.quiet_in_background)
        is_used = self.speaker.heed(intent) or self.stack.handle(intent)
        if isinstance(intent, intents.QuitAsked) and not is_used:
            self.quit()

    def _to_virtual(self, x: float, y: float) -> tuple[float, float]:
        return self.context.viewport.to_virtual(*self.window.to_pixels(x, y))

    def _fresh_look(self) -> LayoutContext:
        viewport = Viewport.of_window(*self.window.pixel_size, self.services.settings.text_scale)
        services = self.services
        services.assets.make_room(viewport.scale)
        return LayoutContext(
            viewport, services.theme, services.assets, services.fonts, services.clock
        )

    def _renew_look(self) -> None:
        """Apply a new size, text scale or theme. Art and fonts of another scale are dropped; a
        change of volume costs no picture.
        """
        before = self.context
        self.window.refresh()
        self.context = self._fresh_look()
        viewport = self.context.viewport
        look = viewport.pixels, self.context.theme
        if look != (before.viewport.pixels, before.theme):
            self.services.assets.fit(look)
        if viewport != before.viewport:
            self.services.fonts.forget()
        self.stack.arrange(self.context)

    def _is_frame_due(self, dt: float | None) -> bool:
        if not (self.stack.is_stale or self._is_shown_anew):
            return False
        return (
            dt is not None
            or self.services.clock.now() - self._last_frame >= FRAME - _AT.clock_grain
        )

    def _draw(self, *, may_wait: bool = False) -> None:
        """Draw a frame; not yet if it `may_wait` for pictures that are still being read."""
        if self.stack.is_stale:
            canvas = self._listed(may_wait=may_wait)
            if canvas is None:
                self.stack.changed()
                return
            self._is_shown_anew |= self.painter.paint(self.window.surface, canvas.frame)
            if self.services.assets.will_be_finer:
                self.stack.changed()
        self._last_frame, self._waits_until = self.services.clock.now(), None
        if self._is_shown_anew:
            self._is_shown_anew = False
            self.frames_drawn += 1
            self.window.show()
        self.services.assets.end_frame()
        if self._is_deaf:
            self._is_deaf = False
            pressed = pygame.event.get(pygame.KEYDOWN)
            pygame.event.clear(_PRESSES)
            self._take_in([event for event in pressed if self.input.is_for_window(event)])

    def _draw_all(self, canvas: Canvas) -> None:
        self.stack.draw(canvas)
        self.captions.draw(canvas)

    def _listed(self, *, may_wait: bool) -> Canvas | None:
        """Return the frame; None if it waits for pictures, during which all motion rests."""
        now, until = self.services.clock.now(), self._waits_until
        if until is None:
            until = now + (_AT.patience if self.stack.was_seen else _AT.patience_at_first)
        if not may_wait or not self.frames_drawn or now > until:
            canvas = Canvas(self.context)
            self._draw_all(canvas)
            return canvas
        canvas = Canvas(self.context, leaves_out=True)
        if canvas.attempt(self._draw_all):
            return canvas
        self._waits_until = until
        return None


def run(
    loop: Loop, first: Callable[[], Scene], *, after_first_frame: Callable[[], None] = lambda: None
) -> None:
    """Show what `first` makes, then do what would have delayed it (pads, `after_first_frame`:
    sound), and run to the end. The stack alone holds the scene.

    Memory is returned from the first picture on: what a first table lays into the heap would leave
    holes there, which last as long as the program. What is there before that stays for ever: the
    collector, which runs from then on, needn't look through it each time.
    """
    if sys.platform != "win32":  # As SDL takes SIGTERM; pygame would end in a fatal error.
        signal.signal(signal.SIGQUIT, lambda *_: pygame.event.post(Event(pygame.QUIT)))
    try:
        return_freed_memory()
        gc.freeze()
        loop.attempt(lambda: loop.stack.push(first()))
        loop.attempt(lambda: loop.step(pygame.event.get()))
        gc.enable()
        start_pads()
        loop.attempt(after_first_frame)
        loop.run()
    finally:
        loop.services.audio.close()
        loop.window.close()
        pygame.quit()
