"""The window: software surface, resizable, HiDPI, borderless full screen; its place is saved."""

import os
import sys

import pygame
from pygame import Surface
from pygame.event import Event

from treasure_games.core.language import translate as _
from treasure_games.stage.settings import FULL_SCREEN, WINDOWED, Settings
from treasure_games.stage.viewport import SMALLEST_WINDOW

_INVISIBLE = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers without a visible screen; SDL uses one where it finds no screen."""


class DisplayUnavailable(RuntimeError):
    """There is no screen for a window; the message says what to do."""


class Window:
    """One window of the desktop. Draw on `surface`, then `show`."""

    def __init__(self, settings: Settings, title: str) -> None:
        self._settings = settings
        self._product = title
        self._window = _open(settings, title)
        self._screen, self.surface = self._surfaces()
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

    def set_full_screen(self, is_wanted: bool) -> None:
        """Cover the monitor without changing its mode, or return to a window."""
        if is_wanted != self.is_full_screen:
            # First of all: sizes reported from now on are not those of a window.
            self.is_full_screen = is_wanted
            if is_wanted:
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
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
        """Save size, place and monitor from the window's own events, for the next start."""
        if self.is_full_screen:
            return
        if event.type == pygame.WINDOWSIZECHANGED:
            self._settings.window_width, self._settings.window_height = self._window.size
        elif event.type == pygame.WINDOWMOVED:
            self._settings.window_x, self._settings.window_y = self._window.position
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            self._settings.window_display = int(getattr(event, "display_index", 0))

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
        size = min(settings.window_width, desktop[0]), min(settings.window_height, desktop[1])
        place = _place(settings)
        window = pygame.Window(title, size, place, resizable=True, allow_high_dpi=True)
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


def _place(settings: Settings) -> tuple[int, int] | int:
    """Return the saved place if enough of the title bar would be on a desktop, else centred."""
    if settings.window_x is None or settings.window_y is None:
        return pygame.WINDOWPOS_CENTERED
    desktops = pygame.display.get_desktop_sizes()
    reach = sum(desktop[0] for desktop in desktops), max(desktop[1] for desktop in desktops)
    is_reachable = (
        -reach[0] < settings.window_x < reach[0] - 100 and 0 <= settings.window_y < reach[1] - 60
    )
    return (settings.window_x, settings.window_y) if is_reachable else pygame.WINDOWPOS_CENTERED
