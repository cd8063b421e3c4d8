"""Reads raw pygame events and returns intents."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from time import monotonic
from typing import Final

import pygame
from pygame.event import Event

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Button, Device, EditKey, Intent
from treasure_games.stage.input.keymap import ACTS, BUTTONS, EDITS, SEAT, KeyMap, key_names, writes
from treasure_games.stage.input.pads import Pads

ToVirtual = Callable[[float, float], tuple[float, float]]
"""Converts coordinates of mouse events to virtual units."""


_AT: Final = Named(page_beside(__file__, dict[str, float]))
_MOST: Final = 3

_ONCE = (EditKey.SELECT_ALL, EditKey.COPY, EditKey.CUT, EditKey.PASTE)
"""They don't repeat while they are held."""
_LONELY: dict[int, type[Intent]] = {
    pygame.QUIT: intents.QuitAsked,
    pygame.WINDOWFOCUSLOST: intents.FocusLost,
    pygame.WINDOWFOCUSGAINED: intents.FocusGained,
    pygame.WINDOWLEAVE: intents.PointerLeft,
}


class InputReader:
    """Turns events into intents and remembers the device used last."""

    def __init__(
        self, keymap: KeyMap, to_virtual: ToVirtual, now: Callable[[], float] = monotonic
    ) -> None:
        self.keymap = keymap
        self.pads = Pads(keymap, self._counts)
        self.device = Device.MOUSE
        self._is_typing = False
        self._is_composing = False
        """True while an input method composes: keys are for it alone, even where they are told."""
        self.is_capturing = False
        """True if the next key is passed on raw, for the screen that maps keys."""
        self.pointer: tuple[float, float] = (-1.0, -1.0)
        self._to_virtual = to_virtual
        self._now = now
        self.is_seat: Callable[[int], bool] = lambda _seat: True
        """Says whether a seat's own key counts now: else its twin on the keyboard does."""
        self._last_press: tuple[Button | None, float, float, float, int] = (None, 0.0, 0.0, 0.0, 0)
        """The button, its place, the moment, and the number of that click."""
        self._pressed_at: tuple[float, float] | None = None
        self._is_dragging = False
        self._held: dict[int, str | None] = {}
        """The keys that are down, and what each does."""
        self._readers: dict[int, Callable[[Event], Iterator[Intent]]] = {
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.TEXTEDITING: self._composed,
        }

    @property
    def is_typing(self) -> bool:
        """True if a text field has the focus; letters are then only text."""
        return self._is_typing

    @is_typing.setter
    def is_typing(self, is_typing: bool) -> None:
        self._is_typing, self._is_composing = is_typing, False

    def read(self, events: Sequence[Event]) -> Iterator[Intent]:
        """Yield the intents of the events, in order."""
        for number, event in enumerate(events):
            after = events[number + 1 :]
            if event.type == pygame.KEYDOWN and self._is_late(event.key, after):
                continue
            # Whoever loses the focus hasn't let go: that key is put back, as all that are held.
            lost = (one.type == pygame.WINDOWFOCUSLOST for one in after)
            if event.type == pygame.KEYUP and any(lost):
                continue
            for intent in self._meant(event):
                pressed = intent.button if isinstance(intent, intents.PointerPressed) else None
                is_back = pressed is Button.RIGHT or isinstance(intent, intents.Cancel)
                yield self._put_back() if is_back and self._pressed_at is not None else intent

    def _is_late(self, key: int, after: Sequence[Event]) -> bool:
        """Return True if a held key repeats that by now was let go, or has repeated again."""
        kinds = (pygame.KEYDOWN, pygame.KEYUP)
        return key in self._held and any(one.type in kinds and one.key == key for one in after)

    def _meant(self, event: Event) -> Iterator[Intent]:
        if event.type in self._readers:
            yield from self._readers[event.type](event)
        elif event.type in _LONELY:
            yield from self._let_go(event.type)
            yield _LONELY[event.type]()
        elif self.is_capturing and event.type == pygame.CONTROLLERBUTTONDOWN:
            self.is_capturing = False
            yield intents.KeyCaptured(BUTTONS.get(event.button, ""))
        else:
            for intent in self.pads.read(event):
                self.device = Device.PAD
                yield intent

    def _put_back(self) -> Intent:
        self._pressed_at, self._is_dragging = None, False
        return intents.PressCancelled()

    def spoken(self, act: str, most: int = 2) -> str:
        """Return the keys of an act, or its buttons while a pad is used, at most so many."""
        return self.keymap.spoken(act, most, on_pad=self.device is Device.PAD)

    def with_key(self, words: str, act: str) -> Callable[[], str]:
        """Return a tooltip of words and the act's first key or button, whichever is used then."""

        def told() -> str:
            key = self.spoken(act, most=1)
            return _("{what} [{key}]", what=words, key=key) if key else words

        return told

    def is_for_window(self, key_down: Event) -> bool:
        """Return True if a key is for the window itself, whatever is on the screen."""
        return self._act_of(key_names(key_down)) == "full_screen"

    def _motion(self, event: Event) -> Iterator[Intent]:
        x, y = self.pointer = self._to_virtual(*event.pos)
        self.device = Device.MOUSE
        if self._pressed_at is None:
            yield intents.PointerMoved(x, y)
            return
        from_x, from_y = self._pressed_at
        self._is_dragging = self._is_dragging or max(abs(x - from_x), abs(y - from_y)) > _AT.dragged
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
        moment, is_near = self._now(), max(abs(x - at_x), abs(y - at_y)) <= _AT.near
        is_next = before is button and is_near and moment - then <= _AT.soon
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

    def _key_down(self, event: Event) -> Iterator[Intent]:
        names, is_held = key_names(event), event.key in self._held
        self._held.setdefault(event.key, None)
        is_composed = self.is_typing and self._is_composing
        if not names or is_composed or (self.is_capturing and is_held):
            return
        self.device = Device.KEYS
        if self.is_capturing:
            self.is_capturing = False
            yield intents.KeyCaptured(names[0] if names[0].isascii() else names[-1])
        elif self.is_typing and (edit := _edit(names)) is not None:
            if not (is_held and edit in _ONCE):
                yield intents.TextEdited(edit, extends="shift+" in names[0])
        elif not (self.is_typing and all(map(writes, names))):
            act = self._act_of(names)
            if act is not None and (not is_held or ACTS[act].repeats):
                self._held[event.key] = act
                yield from self._done(act, is_down=True)

    def _act_of(self, names: Sequence[str]) -> str | None:
        """Return what a key does that has these names; if that is nothing, what it does without
        Shift, its place before what is printed there.
        """
        both = (*names, *(name.removeprefix("shift+") for name in reversed(names)))
        acts = chain.from_iterable(map(self.keymap.acts, both))
        return next(filter(self._counts, acts), None)

    def _counts(self, act: str) -> bool:
        is_own = act.startswith(SEAT)
        return not is_own or (not self.is_typing and self.is_seat(int(act.removeprefix(SEAT)) - 1))

    def _done(self, act: str | None, *, is_down: bool) -> Iterator[Intent]:
        intent = ACTS[act].means(is_down) if act is not None else None
        if intent is not None:
            yield intent

    def _key_up(self, event: Event) -> Iterator[Intent]:
        yield from self._done(self._held.pop(event.key, None), is_down=False)

    def _text(self, event: Event) -> Iterator[Intent]:
        self._is_composing = False
        if self.is_typing and event.text.isprintable():
            yield intents.TextTyped(event.text)

    def _composed(self, event: Event) -> Iterator[Intent]:
        self._is_composing = bool(event.text)
        if self.is_typing:
            yield intents.TextComposed(event.text)

    def _let_go(self, event_type: int) -> Iterator[Intent]:
        """Release the keys and buttons held when the window lost the focus, since no event will."""
        if event_type != pygame.WINDOWFOCUSLOST:
            return
        held, self._held, self._is_composing = self._held, {}, False
        if held or self._pressed_at is not None:
            yield self._put_back()
        for act in held.values():
            yield from self._done(act, is_down=False)
        self.pads.let_go()


def _edit(names: Sequence[str]) -> EditKey | None:
    """Return what a key does to a text, with Shift too."""
    return next(filter(None, (EDITS.get(name.replace("shift+", "")) for name in names)), None)


def _button(event: Event) -> Button | None:
    """Return the mouse button; None for wheel buttons and for touches that SDL duplicates."""
    return Button(event.button) if event.button in (1, 2, 3) else None
