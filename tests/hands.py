"""Hands at the window: mouse, keys or pad. They find things only by what is on the screen, and act
only through events that are posted to the real queue and taken out of it by the real loop.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Final

import pygame
from pygame.event import Event

from tools.rig import FRAME, Rig
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.widget import Control, Widget

MOST_WHEEL_STEPS: Final = 200
MOST_TABS: Final = 400
BLINK: Final = 5
"""Frames in which somebody takes in what has changed."""

GLIDE: Final = 11
"""Frames in which scrolled content comes to rest."""


class NotOnScreen(AssertionError):
    """Something was to be pressed that nobody can see, or reach."""


class Hands(ABC):
    """What all devices share: looking, waiting, and pressing things by their names."""

    device: ClassVar[str]

    def __init__(self, rig: Rig) -> None:
        self.rig = rig

    @property
    def top(self) -> Scene:
        """The scene that one deals with."""
        return self.rig.top

    def do(self, *events: Event, seconds: float = FRAME) -> None:
        """Put events into the queue, and let the loop take one step with what is in it."""
        for event in events:
            pygame.event.post(event)
        self.rig.tick(seconds, pygame.event.get())

    def blink(self, frames: int = BLINK) -> None:
        """Let a few frames pass."""
        for _ in range(frames):
            self.do()

    def controls(self) -> list[Control]:
        """What can be pressed now, in the order of Tab."""
        return self.top.focus.controls()

    @property
    def focused(self) -> str:
        """The name of what has the focus; "" for nothing."""
        current = self.top.focus.current
        return "" if current is None else current.name

    def names(self) -> list[str]:
        """Their names."""
        return [control.name for control in self.controls()]

    def sees(self, name: str) -> bool:
        """Is there a control of this name?"""
        return name in self.names()

    def find(self, name: str) -> Control:
        """The control of this name."""
        found = next((one for one in self.controls() if one.name == name), None)
        if found is None:
            raise NotOnScreen(f"no {name!r} among {self.names()}")
        return found

    def words(self) -> list[str]:
        """Every text on the top scene, top to bottom."""
        return list(words_of(self.top.root))

    @abstractmethod
    def press(self, name: str) -> None:
        """Use the control of this name."""

    @abstractmethod
    def point(self, name: str) -> None:
        """Point at the control of this name without using it."""

    def choose(self, game_id: str, way: str = "play") -> None:
        """At the title: point at a game, then press one of the buttons that it shows."""
        self.point(game_id)
        self.press(f"{game_id}.{way}")

    def can_press(self, name: str) -> bool:
        """Can it be pressed as things stand? The focus comes everywhere."""
        return self.sees(name)

    def key(self, name: str, modifiers: int = 0) -> None:
        """Press and let go a key, called as pygame.key.name calls it."""
        code = pygame.key.key_code(name)
        self.do(
            Event(pygame.KEYDOWN, key=code, mod=modifiers, unicode="", scancode=0),
            Event(pygame.KEYUP, key=code, mod=modifiers, unicode="", scancode=0),
        )

    def type(self, text: str) -> None:
        """Type letters into the field that has the focus."""
        for letter in text:
            self.do(Event(pygame.TEXTINPUT, text=letter))


class Mouse(Hands):
    """A mouse, and nothing else."""

    device = "mouse"

    def press(self, name: str) -> None:
        """Scroll it into sight, then click where it shows."""
        self.click(*self.spot(name))

    def point(self, name: str) -> None:
        """Move the pointer there."""
        self.move(*self.spot(name))

    def spot(self, name: str) -> tuple[int, int]:
        """A pixel on which this control lies on top."""
        control = self.find(name)
        for _ in range(MOST_WHEEL_STEPS):
            point = self._showing(control)
            if point is not None:
                return point
            self._scroll_towards(control)
        raise NotOnScreen(f"{name!r} is covered or scrolled away for good")

    def can_press(self, name: str) -> bool:
        """Does it show anywhere, as things stand?"""
        return self._showing(self.find(name)) is not None

    def click(self, x: int, y: int) -> None:
        """Move there, press, let go."""
        self.move(x, y)
        self.do(_button(pygame.MOUSEBUTTONDOWN, x, y))
        self.do(_button(pygame.MOUSEBUTTONUP, x, y))

    def move(self, x: int, y: int) -> None:
        """Move the pointer to a pixel."""
        self.do(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))

    def hold(self, name: str) -> None:
        """Press it and don't let go."""
        x, y = self.spot(name)
        self.move(x, y)
        self.do(_button(pygame.MOUSEBUTTONDOWN, x, y))

    def let_go(self, x: int, y: int) -> None:
        """Let the button up."""
        self.do(_button(pygame.MOUSEBUTTONUP, x, y))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move with the button down in three strides, let go."""
        self.move(*start)
        self.do(_button(pygame.MOUSEBUTTONDOWN, *start))
        for stride in (1, 2, 3):
            x = start[0] + (end[0] - start[0]) * stride // 3
            y = start[1] + (end[1] - start[1]) * stride // 3
            self.do(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0)))
        self.let_go(*end)

    def wheel(self, x: int, y: int, steps: int) -> None:
        """Turn the wheel over a pixel."""
        self.move(x, y)
        self.do(Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps), flipped=False))

    def _showing(self, control: Control) -> tuple[int, int] | None:
        """A pixel that shows the control, its middle first."""
        viewport = self.top.context.viewport
        shown = control.rect.clip(viewport.rect)
        clip = control.clip()
        if clip is not None:
            shown = shown.clip(clip)
        for across in (0.5, 0.15, 0.85, 0.3, 0.7):
            for down in (0.5, 0.2, 0.8):
                x, y = shown.left + across * shown.width, shown.top + down * shown.height
                if self.top.focus.control_at(x, y) is control:
                    return viewport.point_to_pixels(x, y)
        return None

    def _scroll_towards(self, control: Control) -> None:
        clip = control.clip()
        if clip is None:
            raise NotOnScreen(f"{control.name!r} lies under others")
        steps = 1 if control.rect.centery < clip.centery else -1
        self.wheel(*self.top.context.viewport.point_to_pixels(clip.centerx, clip.centery), steps)
        self.blink(GLIDE)  # One presses what lies still.


class Focused(Hands):
    """What keys and pad have in common: the focus is sent to a control, and that is confirmed."""

    def press(self, name: str) -> None:
        """Send the focus there by the shorter way round, and confirm."""
        self.go_to(name)
        self.confirm()

    def point(self, name: str) -> None:
        """Send the focus there."""
        self.go_to(name)

    def go_to(self, name: str) -> None:
        """Send the focus there."""
        for _ in range(MOST_TABS):
            current = self.top.focus.current
            if current is not None and current.name == name:
                return
            names = self.names()
            if name not in names:
                raise NotOnScreen(f"no {name!r} among {names}")
            here = names.index(current.name) if current is not None else -1
            if (names.index(name) - here) % len(names) <= len(names) // 2:
                self.next()
            else:
                self.previous()
        raise NotOnScreen(f"the focus never comes to {name!r}")

    @abstractmethod
    def next(self) -> None:
        """The focus goes on."""

    @abstractmethod
    def previous(self) -> None:
        """The focus goes back."""

    @abstractmethod
    def confirm(self) -> None:
        """Use what is focused."""


class Keys(Focused):
    """A keyboard, and nothing else."""

    device = "keys"

    def next(self) -> None:
        """Tab."""
        self.key("tab")

    def previous(self) -> None:
        """Shift and Tab."""
        self.key("tab", pygame.KMOD_LSHIFT)

    def confirm(self) -> None:
        """Enter."""
        self.key("return")


class Pad(Focused):
    """A gamepad, and nothing else."""

    device = "pad"

    def next(self) -> None:
        """The right shoulder."""
        self.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def previous(self) -> None:
        """The left shoulder."""
        self.push(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)

    def confirm(self) -> None:
        """A."""
        self.push(pygame.CONTROLLER_BUTTON_A)

    def push(self, button: int) -> None:
        """Press and let go a button."""
        self.do(
            Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button),
            Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button),
        )


DEVICES: Final[tuple[type[Hands], ...]] = (Mouse, Keys, Pad)


def words_of(widget: Widget) -> Iterator[str]:
    """What is written on a widget and on those inside it."""
    for one in widget.walk():
        text = getattr(one, "text", "")
        if isinstance(text, str) and text:
            yield text


def _button(kind: int, x: int, y: int) -> Event:
    return Event(kind, pos=(x, y), button=1, touch=False)
