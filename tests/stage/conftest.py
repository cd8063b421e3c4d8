"""A loop on the dummy screen, driven by hand."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from tests import pictures
from tests.conftest import LARGE, shared_assets
from tests.memory import make_room
from tests.stage.silence import NullAudio
from tools.rig import HandClock
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.settings import Settings
from treasure_games.stage.theme import Theme
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.widget import Box, Layer, Widget
from treasure_games.stage.window import Window

FRAME = 1 / 60


@dataclass
class Stage:
    """A window with a person in front of it."""

    loop: Loop
    clock: HandClock
    saved: list[Settings] = field(default_factory=list)

    @property
    def services(self) -> Services:
        return self.loop.services

    @property
    def context(self) -> LayoutContext:
        return self.loop.context

    def show(self, root: Widget) -> Scene:
        scene = Scene(self.services, root)
        self.loop.stack.push(scene)
        self.rest()
        return scene

    def step(self, *events: Event, dt: float = FRAME) -> None:
        self.clock.advance(dt)
        self.loop.step(events, dt)

    def rest(self, seconds: float = 1.0) -> None:
        for _ in range(round(seconds / FRAME)):
            self.step()

    def key(self, key: int, modifiers: int = 0) -> None:
        self.step(Event(pygame.KEYDOWN, key=key, mod=modifiers))
        self.step(Event(pygame.KEYUP, key=key, mod=modifiers))

    def type(self, text: str) -> None:
        for letter in text:
            self.step(Event(pygame.TEXTINPUT, text=letter))

    def mouse(self, kind: int, x: float, y: float, **more: object) -> None:
        scale = self.context.viewport.scale
        self.step(Event(kind, pos=(x * scale, y * scale), **more))

    def move(self, x: float, y: float) -> None:
        self.mouse(pygame.MOUSEMOTION, x, y)

    def press(self, x: float, y: float) -> None:
        self.mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1)

    def release(self, x: float, y: float) -> None:
        self.mouse(pygame.MOUSEBUTTONUP, x, y, button=1)

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.press(x, y)
        self.release(x, y)

    def click_on(self, widget: Widget) -> None:
        self.click(*widget.rect.center)


@pytest.fixture(autouse=True, scope="session")
def screen() -> None:
    """Pictures and text are converted to the screen's format, so there must be one."""
    pygame.display.init()


@pytest.fixture
def open_stage() -> Iterator[Callable[..., Stage]]:
    opened: list[Stage] = []

    def make(width: int = 1920, height: int = 1080, **wishes: object) -> Stage:
        if width * height > LARGE:
            shared_assets().forget()
            make_room()
        settings = Settings(**wishes)
        clock = HandClock(100.0)
        services = Services(settings, pictures.assets(), NullAudio(), clock)
        saved: list[Settings] = []
        loop = Loop(
            Window(settings, "Test"), services, save_settings=lambda: saved.append(settings)
        )
        stage = Stage(loop, clock, saved)
        opened.append(stage)
        loop.window.resize(width, height)
        pygame.event.get()
        stage.step(Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
        return stage

    yield make
    for stage in opened:
        stage.loop.stack.clear()
        stage.loop.window.close()


@pytest.fixture
def stage(open_stage: Callable[..., Stage]) -> Stage:
    return open_stage()


@pytest.fixture
def make_look() -> Callable[..., LayoutContext]:
    from treasure_games.stage.text import Fonts

    def make(width: int = 1920, height: int = 1080, text_scale: float = 1.0) -> LayoutContext:
        return LayoutContext(
            Viewport(width, height, text_scale), Theme(), pictures.assets(), Fonts()
        )

    return make


@pytest.fixture
def heard() -> list[object]:
    """What a widget has told."""
    return []


def placed(*widgets: Widget) -> Layer:
    """The widgets under each other in the middle of the window, each as large as it likes."""
    layer = Layer()
    top = 100.0
    for widget in widgets:

        def where(context: LayoutContext, widget: Widget = widget, top: float = top) -> FRect:
            size = widget.preferred(context)
            return FRect(600, top, size.width, size.height)

        layer.add(widget, where)
        top += 150
    return layer


def pad(stage: Stage, button: int) -> None:
    """Press and let go a button of a gamepad."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        stage.step(Event(kind, instance_id=1, button=button))


class Recorded(Scene):
    """Notes its life and how often it was drawn."""

    def __init__(self, services: Services, name: str = "scene", *, overlay: bool = False) -> None:
        super().__init__(services)
        self.name = name
        self.is_overlay = overlay
        self.life: list[str] = []
        self.drawn = 0
        self.intents: list[Intent] = []
        self.ambient: float | None = None

    def enter(self) -> None:
        super().enter()
        self.life.append("enter")

    def leave(self) -> None:
        super().leave()
        self.life.append("leave")

    def pause(self) -> None:
        super().pause()
        self.life.append("pause")

    def resume(self) -> None:
        super().resume()
        self.life.append("resume")

    def handle(self, intent: Intent) -> bool:
        self.intents.append(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.context.viewport.rect, (10, 20, 30))
        super().draw(canvas)

    def next_wakeup(self) -> float | None:
        return self.ambient if self.ambient is not None else super().next_wakeup()

    def boxes(self) -> Iterator[Box]:
        yield from ()


@pytest.fixture
def scene(stage: Stage) -> Recorded:
    """One that is up and has been drawn."""
    scene = Recorded(stage.services)
    stage.loop.stack.push(scene)
    stage.rest(0.1)
    return scene
