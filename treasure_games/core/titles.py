"""The names of pieces, by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.language import translate


class Titles:
    """Names as msgids; a piece that can't be told, below 0, is called by the `hidden` one."""

    def __init__(self, titles: Sequence[str], hidden: str = "") -> None:
        self._titles, self._hidden = titles, hidden

    def printed(self, number: int) -> str:
        """Return the name for records and tests, never translated."""
        return self._titles[number] if number >= 0 else self._hidden

    def spoken(self, number: int) -> str:
        """Return the name in the player's language."""
        return translate(self.printed(number))
