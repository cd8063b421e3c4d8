"""What people are told before they decide: the aim of a game that they have never played, and what
others have cost them since they last acted.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from treasure_games.core.language import translate, translate as _
from treasure_games.core.lesson import lesson_of
from treasure_games.core.words import Note
from treasure_games.match.challenge import prelude
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.settings import MOST_NEWCOMERS
from treasure_games.table.host import HOST
from treasure_games.table.session import Session


class Newcomers:
    """Tells the aim once a match at most, and once a game to each person; hints after a lesson."""

    def __init__(self, session: Session, show_note: Callable[[Note], None]) -> None:
        self._session = session
        self._show_note = show_note
        self._hints = self._hints_of_the_host()
        self._is_settled = session.guide is not None or not session.services.settings.tell_aim

    def welcome(self) -> bool:
        """Tell the aim if somebody here needs it now; return True if it is shown."""
        is_first = len(self._session.match.acts) == 1
        if self._is_settled or not (is_first or self._session.asked is not None):
            return False
        self._is_settled = True
        names = self._unaware()
        if not names:
            return False
        services, plan = self._session.services, self._session.match.plan
        told = services.settings.aim_told
        told[plan.game] = [*told.get(plan.game, ()), *names][-MOST_NEWCOMERS:]
        services.host.keep_settings()
        services.navigation.show_aim(plan.game, plan.setup)
        return True

    def advise(self) -> None:
        """Let the host say a sentence at each new kind of decision in the match after a lesson."""
        asked, services = self._session.match.pending(), self._session.services
        if asked is None or self._session.asked is None or not self._hints:
            return
        hint = self._hints.get(asked.ask, "")
        game = self._session.match.plan.game
        given = services.settings.hinted.get(game, [])
        has_choice = self._session.match.forced_action() is None
        if hint and has_choice and asked.ask not in given:
            services.settings.hinted[game] = [*given, asked.ask]
            services.host.keep_settings()
            self._show_note(Note(translate(PERSONAS[HOST].name), translate(hint)))

    def _hints_of_the_host(self) -> Mapping[str, str]:
        """Return what the host says in this match; nothing but in the first one after a lesson."""
        session, game = self._session, self._session.match.plan.game
        is_first = session.guide is None and len(session.match.human_seats) == 1
        if not is_first or game not in session.services.settings.learnt:
            return {}
        if session.services.matches.statistics.matches_played(game):
            return {}
        lesson = lesson_of(game)
        return {} if lesson is None else lesson.hints

    def _unaware(self) -> list[str]:
        """Return the people who have neither decided here nor played elsewhere."""
        match, services = self._session.match, self._session.services
        game, decided = match.plan.game, {act.seat for act in match.acts}
        told = services.settings.aim_told.get(game, ())
        people = {match.seats[seat].name: None for seat in match.human_seats if seat not in decided}
        return [
            name
            for name in people
            if name not in told and not services.matches.statistics.has_played(game, name)
        ]


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
        if session.game.tells_costs:
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
        for act in acts[max(next(own, 0), prelude(session.match)) + 1 :]:
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
