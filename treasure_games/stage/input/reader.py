"""Reads raw pygame events and returns intents."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final

import pygame
from pygame.event import Event

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Button, Device, EditKey, Intent
from treasure_games.stage.input.keymap import (
    ACTS,
    SEAT,
    KeyMap,
    is_foreign_letter,
    key_names,
    printed_on,
)
from treasure_games.stage.input.pads import Pads
from treasure_games.stage.input.repeats import KEYBOARD, Repeats

ToVirtual = Callable[[float, float], tuple[float, float]]
"""Converts coordinates of mouse events to virtual units."""

DRAG_THRESHOLD = 6.0
"""Virtual units that the pointer moves with the button held before it is a drag."""

SOON: Final = 0.4
"""The most seconds between two clicks that belong together."""
NEAR: Final = 6.0
"""The most virtual units between them."""
_MOST: Final = 3

_EDIT_KEYS = {
    "backspace": EditKey.BACKSPACE, "delete": EditKey.DELETE, "ctrl+backspace": EditKey.ERASE_WORD,
    "left": EditKey.LEFT, "right": EditKey.RIGHT,
    "ctrl+left": EditKey.WORD_LEFT, "ctrl+right": EditKey.WORD_RIGHT,
    "home": EditKey.HOME, "end": EditKey.END, "ctrl+a": EditKey.SELECT_ALL,
    "ctrl+c": EditKey.COPY, "ctrl+x": EditKey.CUT, "ctrl+v": EditKey.PASTE,
}  # fmt: skip
"""With Shift they do the same, and select."""
_ONCE = (EditKey.SELECT_ALL, EditKey.COPY, EditKey.CUT, EditKey.PASTE)
"""Keys that don't repeat while they are held."""
_KEPT_WHILE_TYPING = (
    "return", "escape", "tab", "shift+tab", "up", "down", "page up", "page down", "ctrl+f",
    "f1", "f10", "f11", "alt+return",
)  # fmt: skip
_LONELY: dict[int, type[Intent]] = {
    pygame.QUIT: intents.QuitAsked,
    pygame.WINDOWFOCUSLOST: intents.FocusLost,
    pygame.WINDOWFOCUSGAINED: intents.FocusGained,
    pygame.WINDOWLEAVE: intents.PointerLeft,
}


class InputReader:
    """Turns events into intents and remembers the device used last."""

    def __init__(
        self,
        keymap: KeyMap,
        to_virtual: ToVirtual,
        now: Callable[[], float] = monotonic,
        *,
        is_seat: Callable[[int], bool] = lambda seat: True,
    ) -> None:
        self.keymap = keymap
        self.repeats = Repeats()
        self.pads = Pads(self.repeats)
        self.device = Device.MOUSE
        self.is_typing = False
        """True if a text field has the focus; letters are then only text."""
        self.is_capturing = False
        """True if the next key is passed on raw, for the screen that maps keys."""
        self.pointer: tuple[float, float] = (-1.0, -1.0)
        self._to_virtual = to_virtual
        self._now = now
        self._is_seat = is_seat
        """Says whether a seat's own key counts now: else the key is what it is to everybody."""
        self._is_foreign = False
        """True if the layout prints no Latin letters, as far as was seen."""
        self._last_press: tuple[Button | None, float, float, float, int] = (None, 0.0, 0.0, 0.0, 0)
        """The button, its place, the moment, and the number of that click."""
        self._pressed_at: tuple[float, float] | None = None
        self._is_dragging = False
        self._held: dict[int, str] = {}
        self._readers: dict[int, Callable[[Event], Iterator[Intent]]] = {
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
        }

    def read(self, events: Iterable[Event]) -> Iterator[Intent]:
        """Yield the intents of the events, in order."""
        for event in events:
            for intent in self._meant(event):
                yield self._put_back() if self._is_back(intent) else intent

    def _meant(self, event: Event) -> Iterator[Intent]:
        if event.type in self._readers:
            yield from self._readers[event.type](event)
        elif event.type in _LONELY:
            yield from self._let_go(event.type)
            yield _LONELY[event.type]()
        else:
            for intent in self.pads.read(event):
                self.device = Device.PAD
                yield intent

    def _is_back(self, intent: Intent) -> bool:
        """Return True if an intent takes back a press that still lasts."""
        is_right = isinstance(intent, intents.PointerPressed) and intent.button is Button.RIGHT
        return self._pressed_at is not None and (is_right or isinstance(intent, intents.Cancel))

    def _put_back(self) -> Intent:
        self._pressed_at, self._is_dragging = None, False
        return intents.PressCancelled()

    def is_for_window(self, key_down: Event) -> bool:
        """Return True if a key is for the window itself, whatever is on the screen."""
        return self._act_of(self._names(key_down)) == "full_screen"

    def _motion(self, event: Event) -> Iterator[Intent]:
        x, y = self.pointer = self._to_virtual(*event.pos)
        self.device = Device.MOUSE
        if self._pressed_at is None:
            yield intents.PointerMoved(x, y)
            return
        from_x, from_y = self._pressed_at
        self._is_dragging = (
            self._is_dragging or max(abs(x - from_x), abs(y - from_y)) > DRAG_THRESHOLD
        )
        if self._is_dragging:
            yield intents.PointerDragged(x, y, from_x, from_y)

    def _button_down(self, event: Event) -> Iterator[Intent]:
        button = _button(event)
        if button is None:
            return
        x, y = self.pointer = self._to_virtual(*event.pos)
        self.device = Device.MOUSE
        if button is Button.LEFT:
            self._pressed_at, self._is_dragging = (x, y), False
        yield intents.PointerPressed(x, y, button, self._clicks(button, x, y))

    def _clicks(self, button: Button, x: float, y: float) -> int:
        """Return the number of this press among those at one place, from 1 to 3 and around."""
        before, at_x, at_y, then, count = self._last_press
        moment, is_near = self._now(), max(abs(x - at_x), abs(y - at_y)) <= NEAR
        is_next = before is button and is_near and moment - then <= SOON
        count = count % _MOST + 1 if is_next else 1
        self._last_press = button, x, y, moment, count
        return count

    def _button_up(self, event: Event) -> Iterator[Intent]:
        button = _button(event)
        if button is None:
            return
        x, y = self.pointer = self._to_virtual(*event.pos)
        if button is Button.LEFT:
            self._pressed_at, self._is_dragging = None, False
        yield intents.PointerReleased(x, y, button)

    def _wheel(self, event: Event) -> Iterator[Intent]:
        steps = float(getattr(event, "precise_y", event.y))
        if getattr(event, "flipped", False):
            steps = -steps
        yield intents.Wheel(*self.pointer, steps)

    def _names(self, event: Event) -> list[str]:
        letter = printed_on(event)
        if len(letter) == 1 and letter.isalpha():
            self._is_foreign = is_foreign_letter(letter)
        return key_names(event, is_foreign=self._is_foreign)

    def _key_down(self, event: Event) -> Iterator[Intent]:
        names = self._names(event)
        if not names:
            return
        self.device = Device.KEYS
        if self.is_capturing:
            self.is_capturing = False
            yield intents.KeyCaptured(names[0] if names[0].isascii() else names[-1])
        elif self.is_typing and not any(name in _KEPT_WHILE_TYPING for name in names):
            keys = (_EDIT_KEYS.get(name.replace("shift+", "")) for name in names)
            key = next(filter(None, keys), None)
            if key is not None:
                edited = intents.TextEdited(key, extends="shift+" in names[0])
                yield edited if key in _ONCE else self._repeated(event, edited)
        else:
            yield from self._press_key(event, names)

    def _act_of(self, names: Iterable[str]) -> str | None:
        """Return what a key does that has these names; with Shift, if that means nothing, too."""
        acts = (
            self.keymap.act(one) for name in names for one in (name, name.removeprefix("shift+"))
        )
        return next((act for act in acts if act is not None and self._counts(act)), None)

    def _counts(self, act: str) -> bool:
        return not act.startswith(SEAT) or self._is_seat(int(act.removeprefix(SEAT)) - 1)

    def _press_key(self, event: Event, names: Iterable[str]) -> Iterator[Intent]:
        act = self._act_of(names)
        if act is None or (event.key in self._held and not ACTS[act].repeats):
            return
        self._held[event.key] = act
        intent = ACTS[act].means(True)
        if intent is not None:
            yield self._repeated(event, intent) if ACTS[act].repeats else intent

    def _repeated(self, event: Event, intent: Intent) -> Intent:
        return self.repeats.hold((KEYBOARD, event.key), intent)

    def _key_up(self, event: Event) -> Iterator[Intent]:
        self.repeats.let_go((KEYBOARD, event.key))
        act = self._held.pop(event.key, None)
        intent = ACTS[act].means(False) if act is not None else None
        if intent is not None:
            yield intent

    def _text(self, event: Event) -> Iterator[Intent]:
        if self.is_typing and event.text.isprintable():
            yield intents.TextTyped(event.text)

    def _let_go(self, event_type: int) -> Iterator[Intent]:
        """Release the keys and buttons held when the window lost the focus, since no event will."""
        if event_type != pygame.WINDOWFOCUSLOST:
            return
        held, self._held = self._held, {}
        if held or self._pressed_at is not None:
            yield self._put_back()
        for act in held.values():
            intent = ACTS[act].means(False)
            if intent is not None:
                yield intent
        self.repeats.clear()


def _button(event: Event) -> Button | None:
    """Return the mouse button; None for wheel buttons and for touches that SDL duplicates."""
    return Button(event.button) if event.button in (1, 2, 3) else None
