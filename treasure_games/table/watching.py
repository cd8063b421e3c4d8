"""What all at one screen watch together, with no secrets, before a curtain falls."""

from collections.abc import Callable
from functools import partial
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.match.steps import Act
from treasure_games.stage.animation import Call, Wait
from treasure_games.table.hud import Hud
from treasure_games.table.session import Session

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Watching:
    """Shows an act to all where its game says so, or where it costs somebody something."""

    def __init__(self, session: Session, hud: Hud) -> None:
        self._session = session
        self._hud = hud

    def concerns(self, act: Act) -> bool:
        """Return True if all must watch an act: it costs somebody, and others play on."""
        viewpoint = self._session.viewpoint
        if not viewpoint.are_shared or viewpoint.is_peeking or act.seat is None:
            return False
        goes_on = viewpoint.viewer is not None and viewpoint.asked == viewpoint.viewer
        words = self._session.words
        watched = {*words.reveals, *(() if goes_on else words.victims)}
        return any(type(moment.event) in watched for moment in act.moments)

    def begin(self, act: Act) -> None:
        """Show the table as it was before, as anybody sees it."""
        session, before = self._session, self._session.match.acts[act.row - 1]
        view = session.match.game.view(before.moments[-1].state, None)
        session.viewpoint.close()
        session.shell.look_anew()
        session.log.take_back(len(act.steps_for(None)))
        session.game.show(view)
        self._hud.log_changed()
        self._hud.seats.jump(view)
        for seat in session.viewpoint.people:
            session.match.saw(seat)

    def end(self, act: Act) -> int | None:
        """Return the number of moments to the end of what is watched first; None without any."""
        watched = {*self._session.words.reveals, *self._session.words.victims}
        rows = [row for row, one in enumerate(act.moments) if type(one.event) in watched]
        ends = (row + 1 for row in rows if row + 1 not in rows)
        return next(ends, None)

    def rest(self, left: Act, then: Callable[[], None]) -> None:
        """Rest until it has been read, or a press, where motion is too fast for that or somebody is
        sent away next; `left` is what of the act is still to be shown.
        """
        session, viewpoint = self._session, self._session.viewpoint
        is_fast = session.services.pace > 1.0
        is_last = viewpoint.needs_curtain and self.end(left) is None
        if not (is_fast or is_last) or (viewpoint.needs_return and not left.moments):
            then()
            return
        latest = session.log.latest
        told = latest.text if latest is not None else ""
        session.is_watched_by_all = True
        session.timeline.play(Wait(max(_AT.least, _AT.letter * len(told))))
        session.timeline.play(Call(partial(self._rested, then)))
        self._hud.offers_changed()

    def _rested(self, then: Callable[[], None]) -> None:
        self._session.is_watched_by_all = False
        then()
