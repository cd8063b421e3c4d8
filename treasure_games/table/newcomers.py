"""Who at a table has never played its game: they are told the aim before anybody moves."""

from __future__ import annotations

from treasure_games.stage.settings import MOST_NEWCOMERS
from treasure_games.table.session import Session


class Newcomers:
    """Tells the aim once a match at most, and once a game to each person."""

    def __init__(self, session: Session) -> None:
        self._session = session
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
        services, game = self._session.services, self._session.match.plan.game
        told = services.settings.aim_told
        told[game] = [*told.get(game, ()), *names][-MOST_NEWCOMERS:]
        services.host.keep_settings()
        services.navigation.show_aim(game)
        return True

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
