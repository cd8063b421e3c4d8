"""Tells people what others have cost them since they last acted."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.table.session import Session

_MOST: Final = 2
"""The most sentences of a note; the log has them all."""


class Costs:
    """Shows a note when somebody is asked again, once; it stays until that person acts."""

    def __init__(self, session: Session, show_note: Callable[[Note], None]) -> None:
        self._session = session
        self._show_note = show_note
        self._told: tuple[int, int] | None = None
        """The seat that was told last, and the number of acts then."""

    def forget(self) -> None:
        """Tell it again, in another language."""
        self._told = None

    def tell(self) -> bool:
        """Show what it cost, if anything; return True if a note is shown."""
        session, seat = self._session, self._session.asked
        if seat is None or session.viewer != seat or session.guide is not None:
            return False
        now = seat, len(session.match.acts)
        if self._told == now:
            return False
        self._told = now
        told = list(self._since_last_act(seat))
        if told:
            self._show_note(Note(_("It cost you"), " ".join(told[-_MOST:])))
        return bool(told)

    def _since_last_act(self, seat: int) -> Iterator[str]:
        """Yield a line for each event that cost this seat something, by others' acts, and before
        the first of an act that of what has brought it about.
        """
        session, before = self._session, list[Any]()
        acts = session.match.acts
        own = (act.row for act in reversed(acts) if act.seat == seat)
        for act in acts[next(own, 0) + 1 :]:
            cause: str | None = ""
            for step in act.steps_for(seat):
                victim = session.words.victims.get(type(step.event))
                entry = session.words.log(step.event, step.view, session.called, before)
                before.append(step.event)
                told = entry.text if entry is not None else ""
                if victim is None:
                    cause = cause if cause is None else told or cause
                elif told and getattr(step.event, victim) == seat:
                    yield from (cause, told) if cause else (told,)
                    cause = None
