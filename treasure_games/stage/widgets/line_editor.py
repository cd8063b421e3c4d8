"""A line of text under the keys: caret, selection, and what each editing key does to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.stage.input.intents import EditKey


class LineEditor:
    """At most `longest` letters. The selection lies between `anchor` and `caret`; with both at
    one place there is none. Places are counted from 0, before the first letter.
    """

    def __init__(self, text: str, longest: int) -> None:
        self.text = text
        self.longest = longest
        self.caret = self.anchor = len(text)

    @property
    def selection(self) -> tuple[int, int]:
        """Where it begins and ends, in the order of the text."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The letters in it."""
        start, end = self.selection
        return self.text[start:end]

    def write(self, text: str) -> None:
        """Another text, the caret behind it."""
        self.text = text
        self.place(len(text))

    def place(self, caret: int, *, extends: bool = False) -> None:
        """Put the caret somewhere; what lies between is selected if that `extends`."""
        self.caret = min(len(self.text), max(0, caret))
        if not extends:
            self.anchor = self.caret

    def select(self, start: int, end: int) -> None:
        """Select these letters, the caret behind them."""
        self.place(start)
        self.place(end, extends=True)

    def select_all(self) -> None:
        """The whole line."""
        self.select(0, len(self.text))

    def select_word(self, place: int) -> None:
        """The word there, or what keeps two words apart."""
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
        """In place of the selection; what has no room or can't be printed is left out."""
        start, end = self.selection
        room = self.longest - len(self.text) + end - start
        fresh = "".join(letter for letter in text if letter.isprintable())[: max(0, room)]
        self.text = self.text[:start] + fresh + self.text[end:]
        self.place(start + len(fresh))

    def edit(self, key: EditKey, *, extends: bool) -> None:
        """What a key does that needs no clipboard; `extends` with Shift held."""
        if key in _ERASED_TO:
            self._erase(_ERASED_TO[key](self))
        elif key is EditKey.SELECT_ALL:
            self.select_all()
        elif self.selected and not extends and key in (EditKey.LEFT, EditKey.RIGHT):
            self.place(self.selection[key is EditKey.RIGHT])
        else:
            self.place(_GOES_TO[key](self), extends=extends)

    def _erase(self, to: int) -> None:
        """The selection; without one all from the caret to that place."""
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
