"""A number that rolls to its new value instead of jumping."""

from __future__ import annotations

from treasure_games.stage.animation import Tween
from treasure_games.stage.timeline import Timeline


class Counter:
    """`shown` is moved by the timeline; `text` is what stands on the table now."""

    def __init__(self, value: int = 0) -> None:
        self.value = value
        self.shown = float(value)
        self._seen = value

    @property
    def number(self) -> int:
        """The whole number to be shown now."""
        return round(self.shown)

    def jump(self, value: int) -> None:
        """Show this at once: a new match, another pair of eyes."""
        self.value = value
        self.shown = float(value)

    def roll(self, value: int, timeline: Timeline, seconds: float) -> None:
        """Roll to this, beside whatever plays."""
        if value != self.value:
            self.value = value
            timeline.beside(Tween(self, seconds, shown=float(value)))

    def has_changed(self) -> bool:
        """Return True if another number is to be shown than at the last call."""
        before, self._seen = self._seen, self.number
        return before != self._seen
