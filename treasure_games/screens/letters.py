"""A keyboard on the screen, for names and searches by a gamepad."""

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import EditKey
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Control, Size
from treasure_games.table.services import AppServices

_TEXT: Final = TextStyle(40.0, Face.SEMIBOLD, "ink", "centre")
_KEY: Final = Size(88.0, 66.0)
_OTHERS: Final = "0123456789-’"
_CARET: Final = "<c=sepia>|</c>"


class LettersScene(PanelScene):
    """Letters as buttons, which write at the end of a text field of the scene below."""

    def __init__(self, services: AppServices, field: Control) -> None:
        assert isinstance(field, TextField)
        self._field = field
        field.line.place(len(field.text))
        self._letters = _("abcdefghijklmnopqrstuvwxyz") + _OTHERS
        self._is_large = not field.text
        self._text = Label("", _TEXT, "text")
        self._keys = [
            Button("", partial(self._write, letter), f"letter.{letter}", least=_KEY)
            for letter in self._letters
        ]
        acts = [
            Button(_("Capitals"), self._change, "capitals"),
            Button(_("Space"), partial(self._write, " "), "space"),
            Button(_("Erase"), self._erase, "erase"),
            Button(_("Done"), self.close, "done", primary=True),
        ]
        super().__init__(
            services, self._text, Flow(*self._keys, gap=10.0, align="centre"), buttons=acts,
            widest=1200.0, material="parchment", first=self._keys[0],
        )  # fmt: skip
        self._tell()

    def _tell(self) -> None:
        self._text.text = escaped(self._field.text) + _CARET
        for letter, key in zip(self._letters, self._keys, strict=True):
            key.text = self._as_written(letter)

    def _as_written(self, letter: str) -> str:
        """Return the letter or its capital, if that is one letter."""
        capital = letter.upper()
        return capital if self._is_large and len(capital) == 1 else letter

    def _write(self, letter: str) -> None:
        self._field.handle(intents.TextTyped(self._as_written(letter)))
        self._is_large = letter == " "
        self._tell()
        self.relayout()

    def _change(self) -> None:
        self._is_large = not self._is_large
        self._tell()

    def _erase(self) -> None:
        self._field.handle(intents.TextEdited(EditKey.BACKSPACE))
        self._is_large = not self._field.text
        self._tell()
        self.relayout()
