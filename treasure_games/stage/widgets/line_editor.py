"""The editor of a line of text: caret, selection, and editing keys."""

from collections.abc import Callable
from typing import Final

from treasure_games.stage.input.intents import EditKey


class LineEditor:
    """At most `longest` letters. The selection is between `anchor` and `caret`, empty if they are
    equal. Places are counted from 0, before the first letter.
    """

    def __init__(self, text: str, longest: int) -> None:
        self.text = text
        self.longest = longest
        self.caret = self.anchor = len(text)

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selection, in text order."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.text[start:end]

    def write(self, text: str) -> None:
        """Replace the text and put the caret at its end."""
        self.text = text
        self.place(len(text))

    def place(self, caret: int, *, extends: bool = False) -> None:
        """Put the caret somewhere; `extends` selects what is between."""
        self.caret = min(len(self.text), max(0, caret))
        if not extends:
            self.anchor = self.caret

    def select(self, start: int, end: int) -> None:
        """Select these letters, the caret after them."""
        self.place(start)
        self.place(end, extends=True)

    def select_all(self) -> None:
        """Select the whole line."""
        self.select(0, len(self.text))

    def select_word(self, place: int) -> None:
        """Select the word at a place, or the gap between two words."""
        inside = min(place, len(self.text) - 1)
        if inside < 0:
            return
        is_space = self.text[inside].isspace()
        start = end = inside
        while start > 0 and self.text[start - 1].isspace() == is_space:
            start -= 1
        while end < len(self.text) and self.text[end].isspace() == is_space:
            end += 1
        self.select(start, end)

    def insert(self, text: str) -> None:
        """Replace the selection; what doesn't fit or can't be printed is dropped."""
        start, end = self.selection
        room = self.longest - len(self.text) + end - start
        fresh = "".join(letter for letter in text if letter.isprintable())[: max(0, room)]
        self.text = self.text[:start] + fresh + self.text[end:]
        self.place(start + len(fresh))

    def edit(self, key: EditKey, *, extends: bool) -> None:
        """Handle an editing key without clipboard; `extends` with Shift held."""
        if key in _ERASED_TO:
            self._erase(_ERASED_TO[key](self))
        elif key is EditKey.SELECT_ALL:
            self.select_all()
        elif self.selected and not extends and key in (EditKey.LEFT, EditKey.RIGHT):
            self.place(self.selection[key is EditKey.RIGHT])
        else:
            self.place(_GOES_TO[key](self), extends=extends)

    def _erase(self, to: int) -> None:
        """Delete the selection, or else from the caret to that place."""
        if not self.selected:
            self.place(to, extends=True)
        self.insert("")

    def _word_left(self) -> int:
        before = self.text[: self.caret].rstrip()
        return len(before) - len(before.split(" ")[-1])

    def _word_right(self) -> int:
        after = self.text[self.caret :]
        rest = after.lstrip(" ")
        return self.caret + len(after) - len(rest) + len(rest.split(" ")[0])


_Place = Callable[[LineEditor], int]
_GOES_TO: Final[dict[EditKey, _Place]] = {
    EditKey.LEFT: lambda line: line.caret - 1,
    EditKey.RIGHT: lambda line: line.caret + 1,
    EditKey.WORD_LEFT: LineEditor._word_left,
    EditKey.WORD_RIGHT: LineEditor._word_right,
    EditKey.HOME: lambda line: 0,
    EditKey.END: lambda line: len(line.text),
}
_ERASED_TO: Final[dict[EditKey, _Place]] = {
    EditKey.BACKSPACE: lambda line: line.caret - 1,
    EditKey.DELETE: lambda line: line.caret + 1,
    EditKey.ERASE_WORD: LineEditor._word_left,
}
