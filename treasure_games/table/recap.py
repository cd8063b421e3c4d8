"""The recap: what happened since a person last looked, played when the curtain has opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Later, Wait
from treasure_games.table.hud import Hud
from treasure_games.table.session import Session

SHORTEST: Final = 3.0
"""The least seconds of a recap at speed 1; the table stands still for the rest."""
LONGEST: Final = 8.0
"""The most seconds of a recap; it is sped up if there is much to show."""


class Hourglass:
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
    def sand(self) -> float:
        """The seconds missing to the shortest recap."""
        return max(0.0, SHORTEST - self._spent)


class Recap:
    """Plays acts again, as its seat saw them; any click ends it."""

    def __init__(self, session: Session, hud: Hud) -> None:
        self._session = session
        self._shell = session.shell
        self._hud = hud

    def play(self, seat: int, staged: Callable[[Step], Animation]) -> None:
        """Show the seat's view and what it has missed; `staged` animates a step."""
        session = self._session
        session.viewpoint.open_for(seat)
        missed = session.match.recap(seat)
        session.match.saw(seat)
        self._shell.look_anew()
        if len(missed) < 2:
            return
        start, *steps = missed
        session.game.show(start.view)
        self._hud.jump(start.view)
        session.is_recapping = True
        hourglass = Hourglass(len(steps))
        for step in steps:
            session.timeline.play(Later(partial(staged, step), hourglass.share))
        session.timeline.play(Later(lambda: Wait(hourglass.sand)))
        session.timeline.play(Call(self.ended))
        self._hud.refresh()

    def ended(self) -> None:
        """End the recap, finished or skipped, and show the table as it is now."""
        if self._session.is_recapping:
            self._session.is_recapping = False
            self._shell.look_anew()
