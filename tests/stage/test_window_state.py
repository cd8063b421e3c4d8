"""Where the window was left it comes back: its size, its place, and what covered the desktop."""

from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from treasure_games.stage.settings import FULL_SCREEN, Settings
from treasure_games.stage.window import Window

FRAME = (1, 20)
WORK_AREA = Rect(0, 19, 1920, 1061)
CENTRED = pygame.WINDOWPOS_CENTERED


class Desktop:
    """A desktop that puts frames around windows. As X11 does, it puts the frame where the window
    was asked to be, and tells where the window is.
    """

    def __init__(self) -> None:
        self.sizes = [(1920, 1080)]
        self.now = 100.0
        self.asked = Rect(0, 0, 0, 0)
        self.is_maximised = self.is_full = False
        self.tells_size_first = False

    def open(self, settings: Settings) -> Window:
        self.is_maximised = self.is_full = False
        self.window = Window(settings, "Test", lambda: self.now)
        self.now += 1.0
        if not self.is_full:
            self.report(pygame.WINDOWMOVED)
        if self.is_maximised:
            self.report(pygame.WINDOWSIZECHANGED)
        return self.window

    def __call__(
        self, title: str, size: tuple[int, int], place: tuple[int, int], **more: object
    ) -> "Desktop":
        if place[0] & CENTRED == CENTRED:
            wide, high = self.sizes[place[0] - CENTRED]
            place = (wide - size[0]) // 2, (high - size[1]) // 2
        self.asked, self.is_shown = Rect(place, size), False
        return self

    @property
    def rect(self) -> Rect:
        if self.is_full:
            return Rect(0, 0, *self.sizes[0])
        if self.is_maximised:
            return WORK_AREA
        return self.asked.move(FRAME) if self.is_shown else self.asked

    @property
    def size(self) -> tuple[int, int]:
        return self.rect.size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self.asked.size = size

    @property
    def position(self) -> tuple[int, int]:
        return self.rect.topleft

    @position.setter
    def position(self, place: tuple[int, int]) -> None:
        self.asked.topleft = place

    def show(self) -> None:
        self.is_shown = True

    def maximize(self) -> None:
        self.is_maximised = True

    def restore(self) -> None:
        self.is_maximised = False

    def set_fullscreen(self, *, desktop: bool) -> None:
        self.is_full = desktop

    def set_windowed(self) -> None:
        self.is_full, self.asked = False, WORK_AREA.move(3, 4)

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface((64, 36), 0, 32)

    def report(self, *kinds: int) -> None:
        for kind in kinds:
            self.window.remember(Event(kind))

    # What the person does

    def move(self, x: int, y: int, wide: int, high: int) -> None:
        self.now += 5.0
        for step in range(3, -1, -1):
            self.asked = Rect(x + 9 * step - FRAME[0], y - FRAME[1], wide, high)
            self.now += 0.02
            self.report(pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED)

    def maximise(self) -> None:
        self.now += 5.0
        self.is_maximised = True
        told = pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED
        order = (*told, pygame.WINDOWMAXIMIZED), (pygame.WINDOWMAXIMIZED, *told)
        self.report(*order[not self.tells_size_first])

    def unmaximise(self) -> None:
        self.now += 5.0
        self.is_maximised = False
        told = pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED
        order = (*told, pygame.WINDOWRESTORED), (pygame.WINDOWRESTORED, *told)
        self.report(*order[not self.tells_size_first])


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Desktop:
    pygame.display.init()
    desk = Desktop()
    monkeypatch.setattr(pygame, "Window", desk)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desk.sizes)
    return desk


def left(settings: Settings) -> tuple[int | None, ...]:
    return (
        settings.window_x, settings.window_y, settings.window_width, settings.window_height,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1632, 918)),
        ((1366, 768), (1161, 653)),
        ((3840, 2160), (1920, 1080)),
        ((3440, 1440), (1920, 1080)),
        ((1080, 1920), (918, 516)),
    ],
)
def test_at_the_very_first_start_it_takes_what_the_screen_offers(desktop, screen, size):
    desktop.sizes = [screen]
    desktop.open(Settings())
    assert desktop.size == size


def test_its_place_does_not_creep(desktop):
    settings = Settings(window_x=300, window_y=200, window_width=800, window_height=450)
    for _start in range(3):
        desktop.open(settings)
        assert desktop.rect == Rect(301, 220, 800, 450)
    assert left(settings) == (300, 200, 800, 450)


def test_where_it_was_never_moved_it_stays_in_the_middle(desktop):
    settings = Settings()
    for _start in range(2):
        desktop.open(settings)
        assert desktop.rect == Rect(144 + 1, 81 + 20, 1632, 918)
    assert left(settings) == (None, None, None, None)


def test_it_comes_back_to_where_it_was_moved(desktop):
    settings = Settings()
    desktop.open(settings)
    desktop.move(500, 300, 1000, 600)
    desktop.open(settings)
    assert desktop.rect == Rect(500, 300, 1000, 600)


@pytest.mark.parametrize("tells_size_first", [True, False])
def test_maximised_it_keeps_its_size_as_a_plain_window(desktop, tells_size_first):
    settings = Settings()
    desktop.tells_size_first = tells_size_first
    desktop.open(settings)
    desktop.move(500, 300, 1000, 600)
    desktop.maximise()
    for _start in range(2):
        desktop.open(settings)
        assert desktop.rect == WORK_AREA
    desktop.unmaximise()
    assert desktop.rect == Rect(500, 300, 1000, 600)
    desktop.open(settings)
    assert desktop.rect == Rect(500, 300, 1000, 600)


def test_full_screen_goes_back_to_what_was_there(desktop):
    settings = Settings(window_x=300, window_y=200, window_width=800, window_height=450)
    window = desktop.open(settings)
    for _time in range(2):
        window.set_full_screen(True)
        window.set_full_screen(False)
    assert desktop.rect == Rect(301, 220, 800, 450)
    desktop.maximise()
    window.set_full_screen(True)
    desktop.report(pygame.WINDOWRESTORED, pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED)
    window.set_full_screen(False)
    assert desktop.rect == WORK_AREA
    desktop.unmaximise()
    assert desktop.rect == Rect(301, 220, 800, 450)


def test_full_screen_and_maximised_are_kept_apart_over_a_start(desktop):
    settings = Settings(window_x=300, window_y=200, window_width=800, window_height=450)
    desktop.open(settings)
    desktop.maximise()
    desktop.window.set_full_screen(True)
    window = desktop.open(settings)
    assert settings.window_mode == FULL_SCREEN
    assert desktop.is_full
    window.set_full_screen(False)
    assert desktop.rect == WORK_AREA
    assert left(settings) == (300, 200, 800, 450)


def test_minimised_and_shown_again_it_is_still_maximised(desktop):
    """Some desktops say at last that it was restored, though it is as large as before."""
    settings = Settings()
    desktop.open(settings)
    desktop.maximise()
    desktop.report(pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
    desktop.now += 5.0
    desktop.report(pygame.WINDOWSIZECHANGED)
    assert settings.window_maximised, "the work area has changed since"
    assert left(settings) == (None, None, None, None)


def test_keys_that_are_held_repeat(desktop):
    desktop.open(Settings())
    assert pygame.key.get_repeat() == (380, 60)


@pytest.mark.parametrize(
    ("screen", "rect"),
    [
        ((1024, 768), Rect(12 + 1, 84 + 20, 1000, 600)),
        ((800, 600), Rect(0 + 1, 0 + 20, 800, 600)),
        ((1280, 1024), Rect(140 + 1, 212 + 20, 1000, 600)),
    ],
    ids=["a place beyond the screen", "a size beyond it", "a middle beyond the screen"],
)
def test_on_a_smaller_screen_it_lies_in_the_middle(desktop, screen, rect):
    settings = Settings(window_x=900, window_y=720, window_width=1000, window_height=600)
    desktop.sizes = [screen]
    desktop.open(settings)
    assert desktop.rect == rect
    assert left(settings) == (900, 720, 1000, 600), "for the larger one, when that is back"


def test_a_place_beyond_the_left_edge_is_left(desktop):
    place = {"window_x": -1100, "window_y": 100, "window_width": 1280, "window_height": 720}
    desktop.open(Settings(**place))
    assert desktop.rect == Rect(320 + 1, 180 + 20, 1280, 720)


def test_a_monitor_that_is_gone_is_replaced_by_the_first(desktop):
    place = {"window_x": 2100, "window_y": 100, "window_width": 800, "window_height": 450}
    settings = Settings(**place, window_display=1)
    desktop.open(settings)
    assert desktop.rect == Rect(560 + 1, 315 + 20, 800, 450)


@pytest.mark.parametrize(
    "cover", [Desktop.maximise, lambda desk: desk.window.set_full_screen(True)]
)
def test_what_covers_another_monitor_comes_back_there(
    desktop: Desktop, cover: Callable[[Desktop], None]
) -> None:
    settings = Settings(window_x=300, window_y=200, window_width=800, window_height=450)
    desktop.sizes = [(1920, 1080), (2560, 1440)]
    desktop.open(settings)
    cover(desktop)
    desktop.window.remember(
        SimpleNamespace(type=pygame.WINDOWDISPLAYCHANGED, display_index=1)  # type: ignore[arg-type]
    )
    desktop.open(settings)
    assert desktop.asked.topleft == (880, 495), "in the middle of that one"
