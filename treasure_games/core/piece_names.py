"""The names of pieces, by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.language import translate


class PieceNames:
    """Names of pieces as msgids; a number below 0 stands for a piece that is `hidden`."""

    def __init__(self, names: Sequence[str], hidden: str = "") -> None:
        self._names, self._hidden = names, hidden

    def printed(self, number: int) -> str:
        """Return the name for records and tests, never translated."""
        return self._names[number] if number >= 0 else self._hidden

    def spoken(self, number: int) -> str:
        """Return the name in the player's language."""
        return translate(self.printed(number))
