"""Quotes of text from outside, made short and harmless for any terminal or screen."""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 40
"""The most characters of a wrong value that an error message repeats."""


def quoted(text: str) -> str:
    """Return the beginning of `text` without anything that a terminal would obey.

    Unprintable characters are escaped, and so is what the screen would take for markup.
    """
    return "".join(_spelled(letter) for letter in text[:LONGEST_QUOTE])


def _spelled(letter: str) -> str:
    if letter in _HARMLESS:
        return _HARMLESS[letter]
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii")


_HARMLESS: Final = {"<": "\u2039", ">": "\u203a"}
