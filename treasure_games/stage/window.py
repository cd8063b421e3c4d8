"""The window: software surface, resizable, HiDPI, borderless full screen; its place is saved."""

import os
import sys
import time
from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED, Settings
from treasure_games.stage.viewport import REFERENCE_HEIGHT, SMALLEST_WINDOW

_REPEAT_AFTER, _REPEAT_EVERY = 380, 60
"""Milliseconds until a held key repeats, and between repeats."""
_INVISIBLE = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers without a visible screen; SDL uses one where it finds no screen."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_WIDEST_FRAME: Final = Rect(0, 0, 65, 129)
"""How far a desktop's frame may move a window to the right and down."""


class DisplayUnavailable(RuntimeError):
    """There is no screen for a window; the message says what to do."""


class Window:
    """One window of the desktop. Draw on `surface`, then `show`."""

    def __init__(
        self, settings: Settings, title: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._settings, self._product, self._now = settings, title, now
        self._window = _open(settings, title)
        self._normal = self._settled = Rect(self._window.position, self._window.size)
        """Where it is, or was, as a plain window, by the corner of its frame; and where it had come
        to rest.
        """
        if settings.window_maximised and settings.window_mode != FULL_SCREEN:
            self._window.maximize()
        self._window.show()
        self._moved_at = now()
        self._frame: tuple[int, int] | None = None
        """What is left and above of it in the desktop's frame, once that is known."""
        self._size = self._largest = self._window.size
        """Its size while it was maximised last; and the one in which it had come to rest so."""
        self._is_restored = False
        """True while the desktop has just said that it is maximised or minimised no more."""
        self._screen, self.surface = self._surfaces()
        self._writes_at: Rect | None = None
        pygame.key.stop_text_input()
        self.is_full_screen = False
        """True if it covers a monitor."""
        if settings.window_mode == FULL_SCREEN:
            self.set_full_screen(True)

    @property
    def pixel_size(self) -> tuple[int, int]:
        """Width and height in physical pixels."""
        return self.surface.get_size()

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """Convert mouse coordinates to physical pixels; these differ on some HiDPI systems."""
        width, height = self._window.size
        across, down = self.pixel_size
        return x * across / max(1, width), y * down / max(1, height)

    def set_title(self, scene: str) -> None:
        """Show the scene's name before the product's in the title bar; "" for the product alone."""
        title = f"{scene} \u2013 {self._product}" if scene else self._product
        if self._window.title != title:
            self._window.title = title

    def write_at(self, place: Rect | None) -> None:
        """Let input methods compose at this place, in physical pixels; None: keys are no text."""
        if place is None and self._writes_at is not None:
            pygame.key.stop_text_input()
        elif place is not None and place != self._writes_at:
            pygame.key.start_text_input()
            share = self._window.size[0] / max(1, self.pixel_size[0])
            pygame.key.set_text_input_rect(Rect(*(share * length for length in place)))
        self._writes_at = place

    def set_full_screen(self, is_wanted: bool) -> None:
        """Cover the monitor without changing its mode, or return to a window."""
        if is_wanted != self.is_full_screen:
            # First of all: sizes reported from now on are not those of a window.
            self.is_full_screen = is_wanted
            if is_wanted:
                self._window.restore()  # Else desktops forget how large it is as a plain window.
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
                self._window.size, self._window.position = self._normal.size, self._normal.topleft
                if self._settings.window_maximised:
                    self._window.maximize()
            self._settings.window_mode = FULL_SCREEN if is_wanted else WINDOWED
        self.refresh()

    def resize(self, width: int, height: int) -> None:
        """Give the window this size in desktop units."""
        self._window.size = (width, height)
        self.refresh()

    def refresh(self) -> None:
        """Get the new surface after a change of size."""
        self._screen, self.surface = self._surfaces()

    def _surfaces(self) -> tuple[Surface, Surface]:
        """Return what the system shows and what is drawn on: the same, but on screens of other
        colours than those in which pictures are kept.
        """
        screen, plain = self._window.get_surface(), Surface((1, 1), 0, 32)
        if screen.get_bitsize() == plain.get_bitsize() and screen.get_masks() == plain.get_masks():
            return screen, screen
        return screen, Surface(screen.get_size(), 0, plain)

    def remember(self, event: Event) -> None:
        """Save size, place, state and monitor from the window's own events, for the next start."""
        settings, now = self._settings, self._now()
        is_plain = not self.is_full_screen and not settings.window_maximised
        if event.type == pygame.WINDOWDISPLAYCHANGED:
            if not is_plain and settings.window_display != event.display_index:
                settings.window_x = None  # Its place as a plain window is on the one that was left.
            settings.window_display = event.display_index
        elif not self.is_full_screen:
            if now - self._moved_at > _AT.settled:
                self._settled, self._largest, self._is_restored = self._normal, self._size, False
            self._moved_at = now
            self._take(event.type)

    def _take(self, kind: int) -> None:
        settings, size, before = self._settings, self._window.size, self._normal
        if kind == pygame.WINDOWMAXIMIZED:
            # Its new size may have been told just before.
            self._normal, settings.window_maximised, self._is_restored = self._settled, True, False
            self._largest = size
        self._is_restored |= kind == pygame.WINDOWRESTORED
        if self._is_restored and size != self._largest:  # else it was minimised in between
            settings.window_maximised = False
        if settings.window_maximised:
            self._size = size
        else:
            self._normal = Rect(self._corner(kind), size)
        if self._normal != before:
            settings.window_x, settings.window_y = self._normal.topleft
            settings.window_width, settings.window_height = self._normal.size

    def _corner(self, kind: int) -> tuple[int, int]:
        """Return the place of its frame. On X11 that is what a window is placed by, though it tells
        its own place: the first time by how much they differ.
        """
        (x, y), (left, top) = self._window.position, self._normal.topleft
        if self._frame is None:
            if kind != pygame.WINDOWMOVED:
                return left, top
            is_frame = _WIDEST_FRAME.collidepoint(x - left, y - top)
            is_placed_by_it = is_frame and pygame.display.get_driver() == "x11"
            self._frame = (x - left, y - top) if is_placed_by_it else (0, 0)
        return x - self._frame[0], y - self._frame[1]

    def show(self) -> None:
        """Show what was drawn."""
        if self.surface is not self._screen:
            self._screen.blit(self.surface, (0, 0))
        self._window.flip()

    def close(self) -> None:
        """Close the window; nothing may be drawn afterwards."""
        self._window.destroy()


def _open(settings: Settings, title: str) -> pygame.Window:
    is_driver_wished = "SDL_VIDEODRIVER" in os.environ
    _prepare_system()
    try:
        pygame.display.init()
        if not is_driver_wished and pygame.display.get_driver() in _INVISIBLE:
            pygame.display.quit()
            raise pygame.error("no display server answers")
        desktops = pygame.display.get_desktop_sizes()
        desktop = desktops[min(settings.window_display, len(desktops) - 1)]
        size = _size(settings, desktop)
        place = _place(settings, size)
        window = pygame.Window(title, size, place, resizable=True, allow_high_dpi=True, hidden=True)
        pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EVERY)
        # Not every window manager respects this.
        window.minimum_size = SMALLEST_WINDOW
        window.get_surface()
    except pygame.error as error:
        raise DisplayUnavailable(
            _(
                "There’s no screen to open a window on ({reason}). Start the game from a desktop"
                " session; 'treasure-games simulate' and 'treasure-games replay' need no screen.",
                reason=error,
            )
        ) from error
    return window


def _prepare_system() -> None:
    """Set hints that SDL reads once. The player's environment variables win."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "treasure-games"  # pygame has put the script's name there
    if sys.platform.startswith("linux"):
        # Shared-memory blits instead of a GPU texture: 0.4 ms a frame against 9 ms (1080p,
        # measured).
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if not os.environ.get("XDG_RUNTIME_DIR"):
            # Wayland can't work without, and asking for it prints a complaint of its own.
            os.environ.setdefault("SDL_VIDEODRIVER", "x11,kmsdrm")


def _size(settings: Settings, desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the saved size as far as it fits; at the first start what the desktop offers, but not
    more than pictures are drawn for: larger ones would come late.
    """
    part = min(_AT.share * min(desktop[0] / 16, desktop[1] / 9), REFERENCE_HEIGHT / 9)
    width, height = settings.window_width or 16 * part, settings.window_height or 9 * part
    return min(round(width), desktop[0]), min(round(height), desktop[1])


def _place(settings: Settings, size: tuple[int, int]) -> tuple[int, int]:
    """Return the saved place if size and monitor are as they were left, and title bar and middle
    would be on a desktop, else the middle of the monitor.
    """
    desktops, x, y = pygame.display.get_desktop_sizes(), settings.window_x, settings.window_y
    across, down = sum(wide for wide, _ in desktops), max(high for _, high in desktops)
    number = settings.window_display if settings.window_display < len(desktops) else 0
    middle, top, least = (x or 0) + size[0] / 2, y or 0, -across if len(desktops) > 1 else 0
    left = number, size, least < middle < across, 0 <= top < down - size[1] / 2
    saved = settings.window_display, (settings.window_width, settings.window_height), True, True
    centre = pygame.WINDOWPOS_CENTERED | number
    return (centre, centre) if x is None or y is None or left != saved else (x, y)
