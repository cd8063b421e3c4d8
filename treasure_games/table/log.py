"""The ship's log: what happened, line by line, as the eyes at the screen saw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from treasure_games.core.words import LogEntry


@dataclass(slots=True)
class Log:
    """The lines, oldest first, and the last thing that each seat did."""

    lines: list[LogEntry] = field(default_factory=list)
    captions: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """By seat; what joined in one turn stays apart, so that the latest can be told alone."""
    _slight: set[int] = field(default_factory=set)

    def add(self, told: LogEntry | None) -> None:
        """Write a line; None writes nothing."""
        if told is None:
            return
        if told.text:
            self.lines.append(told)
        if told.seat is not None:
            self._caption(told.seat, told)

    def _caption(self, seat: int, told: LogEntry) -> None:
        said = told.caption or told.text
        joins = told.follows and seat in self.captions and seat not in self._slight
        self.captions[seat] = (*self.captions[seat], said) if joins else (said,)
        self._slight.discard(seat)
        if told.is_slight:
            self._slight.add(seat)

    def rewrite(self, lines: Iterable[LogEntry | None]) -> None:
        """Begin anew: other eyes are at the screen, or an act was taken back."""
        self.lines.clear()
        self.captions.clear()
        self._slight.clear()
        for told in lines:
            self.add(told)
