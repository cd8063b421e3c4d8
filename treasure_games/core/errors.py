"""Errors with a sentence for the player."""

from collections.abc import Mapping
from typing import Final
from unicodedata import category

from treasure_games.core.language import N_, translate

LONGEST_QUOTE: Final = 40
"""The most characters of a wrong value that an error message repeats."""

_HARMLESS: Final = str.maketrans("<>", "\u2039\u203a")


class GameError(Exception):
    """A sentence for the player, translated where it is shown.

    `sentence` is the English msgid with named placeholders, `values` fills them.
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(sentence, values)
        self.sentence = sentence
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        return translate(self.sentence, **self.values)


class IllegalAction(GameError):
    """An action that the rules forbid now; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, sentence: str, **values: object) -> None:
        super().__init__(sentence, **values)
        self.rule = rule


class BadSetup(GameError):
    """A number of seats or an option that the game doesn't support."""


class BadRecord(GameError):
    """A record, save or message that is damaged, foreign, or from a newer version."""


class ReplayDiverged(BadRecord):
    """A replay that differs from its record at `row` (0: the deal, 1: the first action)."""

    def __init__(self, row: int, sentence: str, **values: object) -> None:
        super().__init__(sentence, row=row, **values)
        self.row = row


class BadInstallation(Exception):
    """A file of the program itself is missing or damaged; `what` names it and what is wrong."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        sentence = N_(
            "A file of the game is damaged or missing ({what}). Install the game again: matches and"
            " settings are kept."
        )
        return translate(sentence, what=self.what)


def quoted(text: str) -> str:
    """Return the beginning of `text`, safe to show in a terminal and on the screen.

    Unprintable characters and markup are escaped.
    """
    return printable(text[:LONGEST_QUOTE].translate(_HARMLESS))


def printable(text: str) -> str:
    """Return `text` with unprintable characters escaped: a terminal would obey some of them."""
    return "".join(
        one if one.isprintable() or category(one) == "Zs" else ascii(one)[1:-1] for one in text
    )
