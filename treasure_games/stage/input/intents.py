"""What a person means, whatever the device: frozen records that scenes and widgets handle.

Those without fields of their own inherit all that a dataclass makes: it takes half a millisecond
to make it anew, and there are many.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Direction(Enum):
    """Where the focus is sent."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Device(Enum):
    """What the person used last; the focus ring shows for keys and pad only."""

    MOUSE = "mouse"
    KEYS = "keys"
    PAD = "pad"


class Button(Enum):
    """Buttons of the mouse that mean something."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Intent:
    """Anything that a person did at the window."""


@dataclass(frozen=True, slots=True)
class PointerIntent(Intent):
    """Something at a place, in virtual units."""

    x: float
    y: float


class PointerMoved(PointerIntent):
    """The pointer is here now, no button held."""


@dataclass(frozen=True, slots=True)
class PointerPressed(PointerIntent):
    """A button went down."""

    button: Button = Button.LEFT
    clicks: int = 1
    """2 for the second press at one place soon after the first, 3 for the third."""


@dataclass(frozen=True, slots=True)
class PointerReleased(PointerIntent):
    """A button came up."""

    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class PointerDragged(PointerIntent):
    """The pointer moved with the left button held; `from_x`, `from_y`: where it went down."""

    from_x: float = 0.0
    from_y: float = 0.0


class PointerLeft(Intent):
    """The pointer has left the window."""


@dataclass(frozen=True, slots=True)
class Wheel(PointerIntent):
    """The wheel turned; `steps` is positive away from the person (up)."""

    steps: float = 0.0


@dataclass(frozen=True, slots=True)
class Navigate(Intent):
    """Send the focus to the neighbour."""

    direction: Direction


class NextFocus(Intent):
    """Tab, right shoulder: the next control."""


class PreviousFocus(Intent):
    """Shift+Tab, left shoulder: the control before."""


class Confirm(Intent):
    """Enter, A: do what is focused; finish the step that is playing."""


class Cancel(Intent):
    """Esc, B: go back one; never quits."""


class Menu(Intent):
    """Open the pause menu."""


class Help(Intent):
    """F1: the rulebook."""


class Undo(Intent):
    """Take the last act back."""


class Hint(Intent):
    """Suggest a move."""


class EndTurn(Intent):
    """Press the button that ends the turn, or this part of it."""


class LogToggle(Intent):
    """Show or hide the log."""


@dataclass(frozen=True, slots=True)
class Skip(Intent):
    """Hold for 4x: True when pressed, False when let go."""

    is_held: bool


class Zoom(Intent):
    """Show the focused or hovered card large."""


@dataclass(frozen=True, slots=True)
class Magnify(Intent):
    """Look at a map from nearer (positive steps) or from farther."""

    steps: float


@dataclass(frozen=True, slots=True)
class Scroll(Intent):
    """Move the view of a map that way."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class TurnPage(Intent):
    """Scroll a long sheet on by so many of what is seen of it; infinite ones lead to its ends."""

    pages: float


class Follow(Intent):
    """Let the view of a map go where something happens, or stay where it is."""


class Overview(Intent):
    """Show the small map, or put it away."""


@dataclass(frozen=True, slots=True)
class Pick(Intent):
    """Choose the piece of this number (from 0) in one's hand."""

    number: int


@dataclass(frozen=True, slots=True)
class SeatKey(Intent):
    """The own key of a seat (0-based), for peeking and buzzing."""

    seat: int
    is_held: bool


class FullScreenToggle(Intent):
    """F11, Alt+Enter."""


@dataclass(frozen=True, slots=True)
class TextTyped(Intent):
    """Letters, while a text field has the focus."""

    text: str


class EditKey(Enum):
    """Keys that edit text."""

    BACKSPACE = "backspace"
    DELETE = "delete"
    LEFT = "left"
    RIGHT = "right"
    WORD_LEFT = "word left"
    WORD_RIGHT = "word right"
    HOME = "home"
    END = "end"
    ERASE_WORD = "erase word"
    SELECT_ALL = "select all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"


@dataclass(frozen=True, slots=True)
class TextEdited(Intent):
    """An editing key, while a text field has the focus."""

    key: EditKey
    extends: bool = False
    """Whether Shift was held: what the caret passes over is selected."""


@dataclass(frozen=True, slots=True)
class KeyCaptured(Intent):
    """The next raw key, asked for by the screen that maps keys; the key's name, "escape" for
    none.
    """

    key: str


class FocusLost(Intent):
    """The window is no longer in front: hide what is being peeked at."""


class FocusGained(Intent):
    """The window is in front again."""


@dataclass(frozen=True, slots=True)
class PadConnected(Intent):
    """A gamepad was plugged in."""

    name: str


@dataclass(frozen=True, slots=True)
class PadDisconnected(Intent):
    """A gamepad went away."""

    name: str


class QuitAsked(Intent):
    """The window's close button, or the system; the scene may ask before it quits."""
