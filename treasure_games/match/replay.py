"""A record opened for looking back: what each act was, and what whoever may look saw of it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from treasure_games.core.codec import mirrored
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, translate as _
from treasure_games.core.record import Record, replay
from treasure_games.core.registry import load_words
from treasure_games.core.words import Called
from treasure_games.match.records import resumed
from treasure_games.match.score_history import MatchAnalysis, Scores
from treasure_games.match.steps import Act, Step, turn_events

EVERYTHING: Final = -1
"""Stands for a viewer from whom nothing is hidden."""
BEST, WORST = "best", "worst"
"""The kinds of flags."""


class Flag(Struct, frozen=True):
    """What is worth seeing at a row, and a sentence about it, which may contain markup."""

    row: int
    kind: str
    sentence: str


def _opened(view: Any, state: Any) -> Any:
    """Return a view with all that the state has in fields of the same names; nothing is unseen."""
    own = {name: getattr(view, name) for name in view.__struct_fields__ if not hasattr(state, name)}
    return mirrored(type(view), state, **own | {"unseen": ()} if "unseen" in own else own)


class Replay:
    """A match from its deal, row 0, to its last row; `viewers` are those who may look.

    One that is over is open to all. One under way shows what its only person may see, or anybody.
    """

    def __init__(self, record: Record) -> None:
        """Play all of it again; raises `BadRecord`, also if several people play on in it."""
        self.match = match = resumed(record)
        self.game, self.acts, self.last = match.game, match.acts, len(record.rows)
        self._states = [step.state.copy() for step in replay(record, match.game)]
        if len(match.human_seats) > 1 and not match.is_over:
            sentence = N_("Several people still play this match: it can be watched once it’s over.")
            raise BadRecord(sentence)
        self.viewers: tuple[int | None, ...] = match.human_seats or (None,)
        if match.is_over:
            self.viewers = EVERYTHING, *range(len(match.seats))

    # What a viewer sees; raises `ValueError` for one who may not look.

    def bottom(self, viewer: int | None) -> int:
        """Return who sits at the bottom: the viewer, else the first person."""
        return viewer if viewer is not None and viewer >= 0 else (*self.match.human_seats, 0)[0]

    def asked(self, row: int) -> tuple[int, ...]:
        """Return who decides next after a row."""
        pending = self.game.pending(self._states[row])
        return pending.seats if pending else ()

    def view(self, row: int, viewer: int | None) -> Any:
        """Return the table after a row."""
        return self._seen(self._states[row], viewer)

    def steps(self, row: int, viewer: int | None) -> list[Step]:
        """Return what a viewer noticed of an act."""
        noticed = self._noticed(self.acts[row : row + 1], viewer)
        return [Step(event, self._seen(state, viewer)) for event, state in noticed]

    def events(self, row: int, viewer: int | None) -> list[Any]:
        """Return what a viewer noticed before an act."""
        return [event for event, _state in self._noticed(self.acts[:row], viewer)]

    def lines(self, row: int, viewer: int | None, called: Called) -> list[str]:
        """Return an act in the words of the log."""
        words, before, lines = load_words(self.game.info.id), self.events(row, viewer), list[str]()
        for step in self.steps(row, viewer):
            entry = words.log(step.event, step.view, called, before)
            lines += [entry.text] if entry and entry.text else []
            before.append(step.event)
        return lines

    def _seen(self, state: Any, viewer: int | None) -> Any:
        if viewer not in self.viewers:
            raise ValueError(f"closed to viewer {viewer}")
        is_open = viewer == EVERYTHING
        view = self.game.view(state, self.bottom(viewer) if is_open else viewer)
        return _opened(view, state) if is_open else view

    def _noticed(self, acts: Iterable[Act], viewer: int | None) -> Iterator[tuple[Any, Any]]:
        for event, state in (moment for act in acts for moment in act.moments):
            seen = event if viewer == EVERYTHING else self.game.redact(state, event, viewer)
            if seen is not None:
                yield seen, state

    # Along the way

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The row in which each turn began, or each round in games whose turns are rounds."""
        begin = self._turn[0]
        return tuple(one.row for one in self.acts for at in one.moments if type(at.event) in begin)

    @property
    def _turn(self) -> tuple[frozenset[type[Any]], int]:
        return turn_events(self.game.info.events, len(self.match.seats))

    def number(self, row: int) -> int:
        """Return the number of the turn or round of a row."""
        begun = sum(one <= row for one in self.turns)
        return max(1, -(-begun * self._turn[1] // len(self.match.seats)))

    def where(self, row: int) -> str:
        """Return where in the match a row is."""
        turn = _("Turn {number}, act {act} of {last}")
        text = _("Round {number}, act {act} of {last}") if self._turn[1] > 1 else turn
        return text.format(number=self.number(row), act=row, last=self.last)

    @cached_property
    def curve(self) -> tuple[tuple[int, Scores], ...]:
        """The rows at which turns began, and the last one, with the scores that are known then."""
        views = ((row, self.view(row, self.viewers[0])) for row in {0, *self.turns, self.last})
        return tuple(sorted((row, self.game.scores(view)) for row, view in views))

    def peaks(self, called: Called) -> tuple[Flag, ...]:
        """Return the best and the worst moments of people, or else of the winners."""
        outcome = self.match.outcome()
        if outcome is None:
            return ()
        analysis, whose = MatchAnalysis(self.match), self.match.human_seats or outcome.winners
        said = "{moment}" if len(whose) == 1 else _("{name}: {moment}")
        found = (
            (seat, kind, analysis.peak(seat, called, is_best=kind == BEST))
            for seat in whose
            for kind in (BEST, WORST)
        )
        return tuple(
            Flag(one[0], kind, said.format(name=called(seat), moment=one[1]))
            for seat, kind, one in found
            if one
        )
