"""Gamepads: connected and disconnected at any time, with the same intents as keys."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.input.keymap import ACTS, BUTTONS, KeyMap

STICK_ON, STICK_OFF = 0.6, 0.4
"""How far a stick must lean to count, and return to stop; the gap prevents flicker."""
FIRST_REPEAT, NEXT_REPEAT = 0.40, 0.12
"""Seconds until a held direction repeats, and between repeats."""

_STICKS: dict[int, tuple[Direction, Direction]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Direction.LEFT, Direction.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Direction.UP, Direction.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (Direction.LEFT, Direction.RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (Direction.UP, Direction.DOWN),
}
_SCROLLING = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
"""Sticks that pan a map instead of moving the focus."""
_TRIGGERS: dict[int, Intent] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: intents.Magnify(-1.0),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: intents.Magnify(1.0),
}


@dataclass(slots=True)
class _Lean:
    """A held direction, which repeats."""

    intent: Intent
    until_repeat: float = FIRST_REPEAT


@dataclass(slots=True)
class Pads:
    """All gamepads as one: whoever holds one may play."""

    keymap: KeyMap
    counts: Callable[[str], bool]
    """Says whether an act can be done now."""
    numbers: dict[int, int] = field(default_factory=dict)
    """The number of each connected pad, from 0, by its id."""
    _opened: dict[int, controller.Controller] = field(default_factory=dict)
    _leans: dict[tuple[int, int], _Lean] = field(default_factory=dict)

    def next_repeat(self) -> float | None:
        """Return the seconds until a held direction repeats, or None."""
        return min((lean.until_repeat for lean in self._leans.values()), default=None)

    def read(self, event: Event) -> Iterator[Intent]:
        """Yield the intents of a pad's event; nothing for any other event."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            yield from self._button(event, is_down=True)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._leans.pop((event.instance_id, 100 + event.button), None)
            yield from self._button(event, is_down=False)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            yield from self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            left, leans = event.instance_id, self._leans
            self._leans = {held: lean for held, lean in leans.items() if held[0] != left}
            self.numbers.pop(left, None)
            if self._opened.pop(left, None) is not None:
                yield intents.PadsChanged()

    def repeats(self, dt: float) -> Iterator[Intent]:
        """Yield the directions that repeat after `dt` more seconds, each at most once."""
        for lean in self._leans.values():
            lean.until_repeat -= dt
            if lean.until_repeat <= 0.0:
                lean.until_repeat = NEXT_REPEAT
                yield lean.intent

    def let_go(self) -> None:
        """Forget what is held, when the window has lost the focus."""
        self._leans.clear()

    def _plug_in(self, device_index: int) -> Iterator[Intent]:
        if not controller.get_init() or not controller.is_controller(device_index):
            return
        try:
            pad = controller.Controller(device_index)
        except pygame.error:  # disconnected before it could be opened
            return
        known = pad.as_joystick().get_instance_id()  # `pad.id` is an index, which others get again
        self._opened[known] = pad
        taken = self.numbers.values()
        self.numbers[known] = next(number for number in count() if number not in taken)
        yield intents.PadsChanged()

    def _button(self, event: Event, *, is_down: bool) -> Iterator[Intent]:
        act = next(filter(self.counts, self.keymap.acts(BUTTONS.get(event.button, ""))), None)
        intent = ACTS[act].means(is_down) if act is not None else None
        if isinstance(intent, intents.Confirm):
            yield intents.PadConfirm(self.numbers.get(event.instance_id, 0))
        elif intent is not None and act is not None and ACTS[act].repeats:
            yield self._lean(event.instance_id, 100 + event.button, intent)
        elif intent is not None:
            yield intent

    def _axis(self, event: Event) -> Iterator[Intent]:
        meant = _meant(event.axis, event.value > 0)
        if meant is None:
            return
        held = (event.instance_id, event.axis)
        lean = abs(event.value / 32768.0)
        if lean < STICK_OFF:
            self._leans.pop(held, None)
        elif lean > STICK_ON and (held not in self._leans or self._leans[held].intent != meant):
            yield self._lean(*held, meant)

    def _lean(self, pad: int, control: int, intent: Intent) -> Intent:
        self._leans[pad, control] = _Lean(intent)
        return intent


def _meant(axis: int, is_positive: bool) -> Intent | None:
    """Return the intent of leaning a stick or pulling a trigger."""
    if axis in _TRIGGERS:
        return _TRIGGERS[axis]
    if axis not in _STICKS:
        return None
    direction = _STICKS[axis][is_positive]
    return intents.Scroll(direction) if axis in _SCROLLING else intents.Navigate(direction)


def start_pads() -> None:
    """Start looking for pads; they arrive as events. Takes some ms: call after the first frame."""
    controller.init()
