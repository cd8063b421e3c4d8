"""A monkey at the window: ten thousand inputs at random, and nothing breaks."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import words_of
from tools.rig import Rig, crew, table_plan
from treasure_games.core.language import translate
from treasure_games.core.registry import GAMES
from treasure_games.match.matches import Matches
from treasure_games.screens.title import TitleScene
from treasure_games.stage.scene import Scene
from treasure_games.table.scene import TableScene

INPUTS: Final = 10_000
MONKEYS: Final = 4
"""They share the inputs, so that they can work side by side."""
BURST: Final = 5
"""At most so many inputs come within one step of the loop."""

SIZES: Final = ((320, 200), (640, 360), (1024, 640), (700, 900), (1280, 540))
KEYS: Final = (
    *("tab", "return", "escape", "left", "right", "up", "down", "f1", "f10", "space"),
    *("backspace", "delete", "home", "end", *"uhlc12345qpzmb"),
)
TYPED: Final = ("a", "Z", "7", "<b>", "{", "ß", "海", "\u202e", "🏴", "\n", " ", "&amp;", "%s")
PAD_BUTTONS: Final = tuple(range(-1, 17))


class Monkey:
    """Makes inputs out of a seed; half of its pointing goes to things that can be pressed."""

    def __init__(self, rig: Rig, seed: str) -> None:
        self.rig = rig
        self.rng = Random(seed)
        self.inputs = 0
        self.tricks: tuple[tuple[int, Callable[[], list[Event]]], ...] = (
            (30, self.click),
            (10, self.move),
            (5, self.drag),
            (8, self.wheel),
            (30, self.key),
            (6, self.type),
            (12, self.pad),
            (3, self.focus),
            (1, self.resize),
        )

    def burst(self) -> list[Event]:
        """What it does within one step."""
        events = []
        for _ in range(self.rng.randint(1, BURST)):
            weights, tricks = zip(*self.tricks, strict=True)
            events += self.rng.choices(tricks, weights)[0]()
            self.inputs += 1
        return events

    def spot(self) -> tuple[int, int]:
        """Anywhere in the window and a little beyond, or the middle of a control."""
        width, height = self.rig.loop.window.pixel_size
        controls = self.rig.top.focus.controls()
        if controls and self.rng.random() < 0.5:
            rect = self.rng.choice(controls).rect
            return self.rig.top.context.viewport.point_to_pixels(rect.centerx, rect.centery)
        return self.rng.randint(-5, width + 5), self.rng.randint(-5, height + 5)

    def click(self) -> list[Event]:
        place, button = self.spot(), self.rng.choice((1, 1, 1, 1, 2, 3, 4, 9))
        down = Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False)
        up = Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False)
        return self.rng.choice(([down, up], [down, up], [down, up], [down], [up]))

    def move(self) -> list[Event]:
        return [Event(pygame.MOUSEMOTION, pos=self.spot(), rel=(0, 0), buttons=(0, 0, 0))]

    def drag(self) -> list[Event]:
        start, end = self.spot(), self.spot()
        return [
            Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False),
            Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0)),
            Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False),
        ]

    def wheel(self) -> list[Event]:
        turn = self.rng.randint(-3, 3)
        return [Event(pygame.MOUSEWHEEL, x=0, y=turn, precise_y=turn / 2, flipped=turn == 3)]

    def key(self) -> list[Event]:
        code = pygame.key.key_code(self.rng.choice(KEYS))
        mod = self.rng.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        if self.rng.random() < 0.01:
            code = pygame.K_F11
        down = Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        up = Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        return self.rng.choice(([down, up], [down, up], [down], [up]))

    def type(self) -> list[Event]:
        return [Event(pygame.TEXTINPUT, text=self.rng.choice(TYPED))]

    def pad(self) -> list[Event]:
        if self.rng.random() < 0.1:
            return [Event(pygame.CONTROLLERDEVICEADDED, device_index=3)]
        if self.rng.random() < 0.1:
            return [Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=1)]
        if self.rng.random() < 0.3:
            lean = self.rng.randint(-32768, 32767)
            axis = self.rng.randint(0, 6)
            return [Event(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=axis, value=lean)]
        button = self.rng.choice(PAD_BUTTONS)
        down = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=button)
        return [down, Event(pygame.CONTROLLERBUTTONUP, instance_id=1, button=button)]

    def focus(self) -> list[Event]:
        kinds = (
            pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE,
            pygame.WINDOWEXPOSED, pygame.WINDOWMOVED, pygame.WINDOWMINIMIZED,
        )  # fmt: skip
        return [Event(self.rng.choice(kinds), x=5, y=5)]

    def resize(self) -> list[Event]:
        self.rig.loop.window.resize(*self.rng.choice(SIZES))
        return pygame.event.get()


class Lookout:
    """Notes whether the question whose answer ends the program has been asked."""

    def __init__(self, rig: Rig) -> None:
        self.has_seen_the_question = False
        self._push = rig.loop.stack.push
        rig.loop.stack.push = self._pushed  # type: ignore[method-assign]

    def _pushed(self, scene: Scene) -> None:
        self.has_seen_the_question |= translate("Quit the game?") in words_of(scene.root)
        self._push(scene)


def seated(rig: Rig, number: int) -> None:
    """Each monkey begins at a table, so that every game has its share of them."""
    plan = table_plan(GAMES[number % len(GAMES)], crew(1, 2))
    match = rig.services.matches.begin(plan)
    rig.show(TableScene(rig.services, match))


@pytest.mark.full
@pytest.mark.parametrize("number", range(MONKEYS))
def test_a_monkey_breaks_nothing(number: int, open_rig: OpenRig, tmp_path: Path) -> None:
    """No exception, no empty screen unless Quit was confirmed, and every save can be read."""
    share, done, starts, reached = INPUTS // MONKEYS, 0, 0, set()
    while done < share:
        starts += 1
        rig = open_rig((1024, 640), speed=0.0, folder=tmp_path)
        if starts == 1:
            seated(rig, number)
        else:
            rig.show(TitleScene(rig.services))
        monkey, lookout = Monkey(rig, f"{number}/{starts}"), Lookout(rig)
        while done + monkey.inputs < share and not rig.loop.is_over:
            rig.tick(monkey.rng.choice((0.0, 0.016, 0.05)), monkey.burst())
            assert rig.loop.stack.top is not None
            assert lookout.has_seen_the_question or not rig.loop.is_over
            reached.add(type(rig.top).__name__)
        done += monkey.inputs
        rig.loop.stack.clear()
        rig.services.matches.close()
    assert len(reached) >= 6, reached
    complaints: list[str] = []
    matches = Matches(tmp_path / "data", complaints.append)
    for saved in matches.under_way():
        assert matches.resume(saved.identity).pending() is not None
    matches.close()
    assert complaints == []
