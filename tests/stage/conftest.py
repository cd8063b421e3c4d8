"""A loop on the dummy screen, driven by hand."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame
import pytest
from pygame.event import Event

from treasure_games.stage.application import open_loop
from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.player import NullAudio
from treasure_games.stage.clock import HandClock
from treasure_games.stage.look import Look
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.settings import Settings
from treasure_games.stage.theme import Theme
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.widget import Widget

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
    def look(self) -> Look:
        return self.loop.look

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
        scale = self.look.viewport.scale
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
        settings = Settings(**wishes)
        clock = HandClock(100.0)
        services = Services(settings, Assets(), NullAudio(), clock)
        saved: list[Settings] = []
        loop = open_loop(services, "Test", save_settings=lambda: saved.append(settings))
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
def make_look() -> Callable[..., Look]:
    from treasure_games.stage.fonts import Fonts

    def make(width: int = 1920, height: int = 1080, text_scale: float = 1.0) -> Look:
        return Look.of(Viewport(width, height, text_scale), Theme(), Assets(), Fonts())

    return make
