"""What a person wants, whatever the device: frozen records that scenes and widgets handle."""

from enum import Enum

from msgspec import Struct


class Direction(Enum):
    """The direction in which the focus moves."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Device(Enum):
    """The device used last; the focus ring shows for keys and pad only."""

    MOUSE = "mouse"
    KEYS = "keys"
    PAD = "pad"


class Button(Enum):
    """The mouse buttons in use."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Intent(Struct, frozen=True):
    """Any input to the window."""


class PointerIntent(Intent, frozen=True):
    """A pointer event at a place, in virtual units."""

    x: float
    y: float


class PointerMoved(PointerIntent, frozen=True):
    """The pointer moved here, no button held."""


class PointerPressed(PointerIntent, frozen=True):
    """A button was pressed."""

    button: Button = Button.LEFT
    clicks: int = 1
    """2 for a double click, 3 for a triple click."""


class PointerReleased(PointerIntent, frozen=True):
    """A button was released."""

    button: Button = Button.LEFT


class PointerDragged(PointerIntent, frozen=True):
    """The pointer moved with the left button held; `from_x`, `from_y`: where it was pressed."""

    from_x: float = 0.0
    from_y: float = 0.0


class PointerLeft(Intent, frozen=True):
    """The pointer has left the window."""


class PressCancelled(Intent, frozen=True):
    """Back while something was held, or the focus was lost then: put back what was taken."""


class Wheel(PointerIntent, frozen=True):
    """The wheel turned; `steps` is positive for up."""

    steps: float = 0.0


class Navigate(Intent, frozen=True):
    """Move the focus to the neighbour."""

    direction: Direction


class NextFocus(Intent, frozen=True):
    """Tab, right shoulder: the next control."""


class PreviousFocus(Intent, frozen=True):
    """Shift+Tab, left shoulder: the previous control."""


class Confirm(Intent, frozen=True):
    """Enter, A: activate what is focused; finish the step that is playing."""


class PadConfirm(Confirm, frozen=True):
    """The same from a gamepad, by its number from 0."""

    pad: int


class Cancel(Intent, frozen=True):
    """Esc, B: go back one; never quits."""


class Menu(Intent, frozen=True):
    """Open the pause menu."""


class Help(Intent, frozen=True):
    """F1: the rulebook."""


class Find(Intent, frozen=True):
    """Ctrl+F: type what to look for."""


class Undo(Intent, frozen=True):
    """Undo the last act."""


class Hint(Intent, frozen=True):
    """Suggest a move."""


class EndTurn(Intent, frozen=True):
    """Press the button that ends the turn, or this part of it."""


class Replay(Intent, frozen=True):
    """Show again what happened since one last decided."""


class LogToggle(Intent, frozen=True):
    """Show or hide the log."""


class Skip(Intent, frozen=True):
    """Hold for 4x: True when pressed, False when released."""

    is_held: bool


class Zoom(Intent, frozen=True):
    """Enlarge the focused or hovered card."""


class ZoomOrReplay(Zoom, frozen=True):
    """Y of a pad: enlarge the focused card; with none, show again what happened."""


class Magnify(Intent, frozen=True):
    """Zoom in on a map (positive steps) or out."""

    steps: float


class Scroll(Intent, frozen=True):
    """Pan a map in a direction."""

    direction: Direction


class TurnPage(Intent, frozen=True):
    """Scroll a long sheet by this many of its visible heights; infinite ones lead to its ends."""

    pages: float


class Follow(Intent, frozen=True):
    """Switch whether a map's view follows the action; go to the next flag, or back to the last."""

    is_back: bool = False


class Speed(Intent, frozen=True):
    """Take the next speed."""


class Overview(Intent, frozen=True):
    """Show the whole map, or return from there."""


class Recall(Intent, frozen=True):
    """Look at where on a map something was done last, or the match was won."""


class Pick(Intent, frozen=True):
    """Choose the piece of this number (from 0) in one's hand."""

    number: int


class SeatKey(Intent, frozen=True):
    """A seat's own key (0-based), for peeking and buzzing."""

    seat: int
    is_held: bool


class FullScreenToggle(Intent, frozen=True):
    """F11, Alt+Enter."""


class Ask(Intent, frozen=True):
    """Have the voice say where one is, what it offers, what lies there, or what happened; or have
    it say more, or nothing again.
    """

    what: str


class TextTyped(Intent, frozen=True):
    """Typed letters, while a text field has the focus."""

    text: str


class TextComposed(Intent, frozen=True):
    """What an input method has composed so far and not yet typed; "" if that has ended."""

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


class TextEdited(Intent, frozen=True):
    """An editing key, while a text field has the focus."""

    key: EditKey
    extends: bool = False
    """True if Shift was held: the caret selects what it passes."""


class KeyCaptured(Intent, frozen=True):
    """The next raw key, for the screen that maps keys: its name, "escape" for none."""

    key: str


class FocusLost(Intent, frozen=True):
    """The window went to the background: hide what is being peeked at."""


class FocusGained(Intent, frozen=True):
    """The window is in front again."""


class PadsChanged(Intent, frozen=True):
    """A gamepad was connected or disconnected."""


class QuitAsked(Intent, frozen=True):
    """The window's close button, or the system; the scene may ask before it quits."""
