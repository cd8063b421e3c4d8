"""Words from outside, as sentences repeat them: short, harmless on any terminal or screen."""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 40
"""Letters of a wrong value that a refusal repeats."""


def quoted(text: str) -> str:
    """The beginning of what somebody wrote, without anything that a terminal would obey.

    What can't be printed is spelled out, and what the screen would take for a mark isn't one.
    """
    return "".join(_spelled(letter) for letter in text[:LONGEST_QUOTE])


def _spelled(letter: str) -> str:
    if letter in _HARMLESS:
        return _HARMLESS[letter]
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii")


_HARMLESS: Final = {"<": "\u2039", ">": "\u203a"}
