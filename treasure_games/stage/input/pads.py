"""Gamepads: connected and disconnected at any time, with the same intents as keys."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.input.repeats import Repeats

STICK_ON, STICK_OFF = 0.6, 0.4
"""How far a stick must lean to count, and return to stop; the gap prevents flicker."""

_PRESSED: dict[int, Intent] = {
    pygame.CONTROLLER_BUTTON_B: intents.Cancel(),
    pygame.CONTROLLER_BUTTON_X: intents.Hint(),
    pygame.CONTROLLER_BUTTON_Y: intents.ZoomOrReplay(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: intents.PreviousFocus(),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: intents.NextFocus(),
    pygame.CONTROLLER_BUTTON_START: intents.Menu(),
    pygame.CONTROLLER_BUTTON_BACK: intents.LogToggle(),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: intents.Help(),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: intents.Undo(),
}
_CROSS: dict[int, Direction] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
}
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
class Pads:
    """All gamepads as one: whoever holds one may play."""

    repeats: Repeats
    numbers: dict[int, int] = field(default_factory=dict)
    """The number of each connected pad, from 0, by its id."""
    _opened: dict[int, controller.Controller] = field(default_factory=dict)

    def read(self, event: Event) -> Iterator[Intent]:
        """Yield the intents of a pad's event; nothing for any other event."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            yield from self._down(event)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self.repeats.let_go((event.instance_id, 100 + event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            yield from self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.repeats.let_go_of(event.instance_id)
            self.numbers.pop(event.instance_id, None)
            if self._opened.pop(event.instance_id, None) is not None:
                yield intents.PadsChanged()

    def _plug_in(self, device_index: int) -> Iterator[Intent]:
        if not controller.get_init() or not controller.is_controller(device_index):
            return
        try:
            pad = controller.Controller(device_index)
        except pygame.error:  # disconnected before it could be opened
            return
        self._opened[pad.id] = pad
        taken = self.numbers.values()
        self.numbers[pad.id] = next(number for number in count() if number not in taken)
        yield intents.PadsChanged()

    def _down(self, event: Event) -> Iterator[Intent]:
        if event.button in _CROSS:
            intent = intents.Navigate(_CROSS[event.button])
            yield self.repeats.hold((event.instance_id, 100 + event.button), intent)
        elif event.button == pygame.CONTROLLER_BUTTON_A:
            yield intents.PadConfirm(self.numbers.get(event.instance_id, 0))
        elif event.button in _PRESSED:
            yield _PRESSED[event.button]
        elif event.button == pygame.CONTROLLER_BUTTON_GUIDE:
            yield intents.Menu()

    def _axis(self, event: Event) -> Iterator[Intent]:
        meant = _meant(event.axis, event.value > 0)
        if meant is None:
            return
        held = (event.instance_id, event.axis)
        lean = abs(event.value / 32768.0)
        if lean < STICK_OFF:
            self.repeats.let_go(held)
        elif lean > STICK_ON and self.repeats.held(held) != meant:
            yield self.repeats.hold(held, meant)


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
