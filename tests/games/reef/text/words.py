"""Everything that the game says."""

from typing import Final

from tests.games.reef.rules import game as rules
from treasure_games.core.codec import Event
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.log_lines import LineWriter
from treasure_games.core.words import PhaseWords, seat_in, seats_in

_ = translate
_NAMES: Final = {"name": seat_in("seat"), "names": seats_in("takers", "winners")}
_line = LineWriter[rules.View](_NAMES).line


def _taken(event: rules.CupsLifted, _view: rules.View) -> str:
    if not event.takers:
        return _("Every ship has run onto the reef.")
    return _("Nearest the reef: {names}.")


class ReefWords(PhaseWords[rules.View, rules.Action, Event]):
    """No sentence says what lies under a cup: it may be read on a shared screen."""

    lines = {
        rules.RoundStarted: _line(N_("Round {number} begins.")),
        rules.Rolled: _line(N_("{name} rolls a die."), N_("sails on"), is_slight=True),
        rules.Anchored: _line(N_("{name} drops anchor."), N_("at anchor")),
        rules.CupsLifted: _line(_taken),
        rules.GameEnded: _line(N_("The coins go to {names}.")),
    }
    statuses = {rules.TURN: N_("{name}, sail on or drop anchor: the reef lies {reef} leagues out.")}
    waits = {rules.TURN: N_("{name} listens for the surf: the reef lies {reef} leagues out.")}
    phrases = {"reef": lambda _legal, view, _called: view.house.reef}
    suggestions = {rules.SailOn: N_("Sail on"), rules.DropAnchor: N_("Drop anchor")}

    def worth(self, score: int) -> str:
        """Return the score in coins."""
        return plural("{count} coin", "{count} coins", score)

    def lift_sentence(self, name: str, key: str) -> str:
        """Return the hint how to look under one's cup."""
        return _("{name}, press your cup to look under it.").format(name=name)

    def lift_hint(self) -> str:
        """Return the tooltip of the cup."""
        return _("Hold to look at your dice, or tap to lift the cup for a while")


WORDS: Final = ReefWords()
