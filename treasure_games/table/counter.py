"""A number that rolls to its new value instead of jumping."""

from __future__ import annotations

from treasure_games.stage.animation import Tween
from treasure_games.stage.timeline import Timeline


class Counter:
    """`shown` is moved by the timeline; `text` is the number as currently displayed."""

    def __init__(self, value: int = 0) -> None:
        self.value = value
        self.shown = float(value)
        self._seen = value

    @property
    def number(self) -> int:
        """The whole number to display now."""
        return round(self.shown)

    def jump(self, value: int) -> None:
        """Show this at once, for a new match or viewpoint."""
        self.value = value
        self.shown = float(value)

    def roll(self, value: int, timeline: Timeline, seconds: float) -> None:
        """Roll to this, in parallel with other animations."""
        if value != self.value:
            self.value = value
            timeline.beside(Tween(self, seconds, shown=float(value)))

    def has_changed(self) -> bool:
        """Return True if the number has changed since the last call."""
        before, self._seen = self._seen, self.number
        return before != self._seen
