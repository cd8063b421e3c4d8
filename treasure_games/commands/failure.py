"""The one way in which a command fails: a sentence for the user."""

from __future__ import annotations

from typing import Final

BAD_INPUT: Final = 2


class CommandFailed(Exception):
    """A failed command: the sentence goes to stderr, `code` is the exit code."""

    def __init__(self, sentence: str, code: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.code = code
