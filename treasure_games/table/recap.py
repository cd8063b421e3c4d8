"""A recap: shows again what happened since a person last looked."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Later, Parallel, Wait
from treasure_games.table.hud import Hud
from treasure_games.table.session import Session

SHORTEST: Final = 3.0
"""The least seconds of a recap at speed 1; the table stands still for the rest."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
LONGEST: Final = 8.0
"""The most seconds of a recap; it is sped up if there is much to show."""


class RecapTime:
    """Distributes the seconds of a recap to its steps: unused time goes to later ones."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._spent = 0.0

    def share(self, wished: float) -> float:
        """Return the seconds that the next step may take, at most `wished`."""
        taken = min(wished, (LONGEST - self._spent) / max(1, self._steps))
        self._steps -= 1
        self._spent += taken
        return taken

    @property
    def missing(self) -> float:
        """The seconds missing to the shortest recap."""
        return max(0.0, SHORTEST - self._spent)


class Recap:
    """Plays acts again, as its seat saw them; any click ends it."""

    def __init__(self, session: Session, hud: Hud) -> None:
        self._session = session
        self._shell = session.shell
        self._hud = hud
        self.is_wished = False
        """True if the person at the screen has asked for what is playing."""

    def play(self, seat: int, staged: Callable[[Step], Animation]) -> None:
        """Show the seat's view and what it has missed; `staged` animates a step."""
        session = self._session
        session.viewpoint.open_for(seat)
        missed = session.match.recap(seat)
        session.match.saw(seat)
        self._shell.look_anew()
        if len(missed) > 1:
            self.is_wished = False
            self._film(missed, staged)

    def replay(self, staged: Callable[[Step], Animation]) -> bool:
        """Show what has happened since the person last decided; return False if nothing has."""
        session = self._session
        since = session.match.since_decision(session.bottom, session.viewer)
        if len(since) < 2:
            return False
        self.is_wished = True
        self._film(since, staged)
        return True

    def _film(self, told: Sequence[Step], staged: Callable[[Step], Animation]) -> None:
        """Play all but the first of these steps, with which it begins."""
        session = self._session
        start, *steps = told
        session.game.show(start.view)
        session.is_recapping = True
        session.log.take_back(len(steps))
        self._hud.seats.jump(start.view)
        self._hud.log_changed()
        self._hud.seats.light(())
        time = RecapTime(len(steps) + 1)
        session.timeline.play(Later(lambda: Wait(_AT.first_look), time.share))
        for step in steps:
            named = partial(self._named, step, staged)
            session.timeline.play(Later(named, time.share))
        session.timeline.play(Later(lambda: Wait(time.missing)))
        session.timeline.play(Call(self.ended))
        self._hud.refresh()

    def _named(self, step: Step, staged: Callable[[Step], Animation]) -> Animation:
        """Return the motion of a step; its line is told meanwhile, long enough to be read."""
        log = self._session.log
        before = log.latest
        log.add(step)
        told = log.latest
        if told is None or told is before:
            return staged(step)
        self._hud.log_changed()
        if told.seat is not None:
            self._hud.seats.light((told.seat,))
        return Parallel(staged(step), Wait(_AT.legible))

    def ended(self) -> None:
        """End the recap, finished or skipped, and show the table as it is now."""
        if self._session.is_recapping:
            self._session.is_recapping = False
            self._shell.look_anew()
