"""The ship's log: what happened, line by line, as the viewer at the screen saw it."""

from collections.abc import Iterable
from typing import Any

from treasure_games.core.language import translate
from treasure_games.core.registry import AnyWords
from treasure_games.core.words import Called, LogEntry
from treasure_games.match.steps import Step


class Log:
    """The lines, oldest first, and the last thing that each seat did."""

    def __init__(self, words: AnyWords, called: Called) -> None:
        self._words = words
        self._called = called
        self.events: list[Any] = []
        """All events seen, including those without a line."""
        self.lines: list[LogEntry] = []
        self.captions: dict[int, tuple[str, ...]] = {}
        """By seat; captions of one turn stay separate, so that the latest can be shown alone."""
        self.latest: LogEntry | None = None
        """The latest entry since a person at the screen was asked."""
        self._slight: set[int] = set()
        self._entries: list[LogEntry | None] = []
        """By event."""

    def add(self, step: Step) -> None:
        """Add the line of a step, if it is worth one."""
        entry = self._words.log(step.event, step.view, self._called, self.events)
        self._add(step.event, entry)

    def begin_turn(self, seat: int) -> None:
        """Let a turn be the latest that has happened: what was before it is over."""
        self.latest = LogEntry(translate("It’s {name}’s turn.", name=self._called(seat)), seat)

    def tell(self, text: str) -> None:
        """Add a line of its own."""
        self.lines.append(LogEntry(text))

    def rewrite(self, steps: Iterable[Step]) -> None:
        """Rebuild the log for another viewpoint or after an undo."""
        self._clear()
        for step in steps:
            self.add(step)
        self.latest = None

    def take_back(self, steps: int) -> None:
        """Rebuild the log without its last steps."""
        kept = list(zip(self.events, self._entries, strict=True))[: len(self.events) - steps]
        self._clear()
        for event, entry in kept:
            self._add(event, entry)
        self.latest = None

    def _clear(self) -> None:
        for kept in (self.events, self.lines, self.captions, self._slight, self._entries):
            kept.clear()

    def _add(self, event: Any, entry: LogEntry | None) -> None:
        self.events.append(event)
        self._entries.append(entry)
        if entry is not None:
            self.latest = entry
            if entry.text:
                self.lines.append(entry)
            if entry.seat is not None:
                self._caption(entry.seat, entry)

    def _caption(self, seat: int, entry: LogEntry) -> None:
        said = entry.caption or entry.text
        joins = entry.follows and seat in self.captions and seat not in self._slight
        before = self.captions[seat] if joins else ()
        self.captions[seat] = (*before[: -1 if entry.sums_up else None], said)
        self._slight.discard(seat)
        if entry.is_slight:
            self._slight.add(seat)
