"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_, plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Called, LineWriter, LogEntry, Phrases, its_card, seat_in
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import TREASURE, spoken_name
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice, dice_of

_PHRASES: Final[Phrases[View]] = {
    "name": seat_in("seat"),
    "target": seat_in("target"),
    "bidder": seat_in("bidder"),
    "card": lambda event, view, _called: spoken_name(view.faces[event.card]),
    "dice": lambda event, _view, _called: dice(len(event.places)),
    "bid": lambda event, _view, _called: dice_of(event.count, event.face),
    "standing": lambda _event, view, _called: dice_of(*view.bids[-1][1:]),
    "faces": lambda event, _view, _called: ", ".join(map(str, event.faces)),
    "shown": lambda event, view, _called: ", ".join(
        str(view.dice[event.seat][place]) for place in event.places
    ),
    "count": lambda event, _view, _called: event.cards,
}
_line: Final = LineWriter(_PHRASES, its_card).line


def _revealed(event: events.AdventureRevealed, _view: View) -> str:
    if event.target >= 0:
        return _("{name} reveals {card} against {target}.")
    if event.number >= 0:
        return _("{name} reveals {card}, and names {number}.")
    return _("{name} reveals {card}.")


def _counted(event: events.Counted, _view: View, called: Called) -> LogEntry:
    text = plural(
        "There is {found}; the bid was {bid}. {winner} wins, {loser} loses.",
        "There are {found}; the bid was {bid}. {winner} wins, {loser} loses.",
        event.found, found=dice_of(event.found, event.face), bid=event.bid,
        winner=called(event.winner), loser=called(event.loser),
    )  # fmt: skip
    return LogEntry(text)


_REASONS: Final = {
    "call": N_("{name} loses {dice}."),
    "parlay": N_("{name} loses {dice} to the parlay."),
    "extra": N_("{name} loses {dice} more."),
    "boarders": N_("{name} loses {dice} to boarders."),
    "ghosts": N_("The ghosts cost {name} {dice}."),
    "spot": N_("The Black Spot costs {name} {dice}."),
    "xmarks": N_("{name} dug in the wrong place and loses {dice}."),
    "shanghaied": N_("The shanghaied run: {name} loses {dice}."),
    "grapeshot": N_("Grapeshot costs {name} {dice}."),
    "duel": N_("{name} loses {dice} in the duel."),
    "keg": N_("The keg costs {name} {dice}."),
    "kraken": N_("The Kraken takes {dice} from {name}."),
}


def _round(event: events.RoundStarted, _view: View, called: Called) -> LogEntry:
    text = _("Round {round}: {name} has the token.")
    return LogEntry(text.format(round=event.number, name=called(event.seat)), is_slight=True)


def _started(event: events.GameStarted, _view: View, _called: Called) -> LogEntry:
    return LogEntry(_("Everybody has {dice}.").format(dice=dice(event.dice)))


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    text = _("{name} is the last captain with a crew: {dice}.")
    crew = dice(event.scores[event.winner])
    return LogEntry(text.format(name=called(event.winner), dice=crew), event.winner)


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _started,
    events.RoundStarted: _round,
    events.TreasurePlayed: _line(
        lambda event, _view: (
            _("{name} uses {card} on {target}.") if event.target >= 0 else _("{name} uses {card}.")
        ),
        N_("Uses {card}"),
    ),
    events.DiceRerolled: _line(
        N_("{name} rolls {dice} again, unseen."), N_("Rolls {dice} again"), is_slight=True
    ),
    events.DieTurned: _line(N_("{name} turns a die, unseen."), N_("Turns a die"), is_slight=True),
    events.Peeked: _line(
        N_("{name} sees {dice} of {target}."), N_("Looks at {target}"), is_slight=True
    ),
    events.CardStolen: _line(N_("{name} takes {card} from {target}."), N_("Takes {card}")),
    events.AdventureRevealed: _line(_revealed, N_("{card}"), follows=True),
    events.OpenlyRolled: _line(N_("{name} rolls {faces}."), N_("Rolls {faces}"), follows=True),
    events.BidMade: _line(N_("{name} bids {bid}."), N_("{bid}")),
    events.ColoursShown: _line(N_("{name} shows {shown}."), N_("Shows {shown}")),
    events.Called: _line(N_("{name} calls {bidder}’s bid: never {standing}!"), N_("Scallywag!")),
    events.ParlayDeclared: _line(
        N_("{name} parlays: exactly {standing}, as {bidder} bid."), N_("Parlay!")
    ),
    events.Counted: _counted,
    events.CrewLost: _line(
        lambda event, _view: _(_REASONS.get(event.reason, N_("{name} loses {dice}."))),
        N_("−{dice}"),
        follows=True,
    ),
    events.CrewGained: _line(N_("{name} gains {dice}."), N_("+{dice}"), follows=True),
    events.GhostsBoarded: _line(
        N_("Ghosts come aboard with {name}: {dice}."), N_("Ghosts: {dice}")
    ),
    events.GhostStayed: _line(N_("A ghost stays with {name}."), N_("A ghost stays")),
    events.LifeboatUsed: _line(N_("A lifeboat saves {name} a die."), N_("Lifeboat")),
    events.TreasureDrawn: _line(N_("{name} draws {card}."), N_("Draws {card}"), follows=True),
    events.AdventureDrawn: _line(
        lambda event, view: (
            _("{name} draws an adventure: {card}.")
            if view.faces[event.card] >= 0
            else _("{name} draws an adventure.")
        ),
        N_("Draws an adventure"),
        follows=True,
    ),
    events.CardDeclined: _line(
        N_("{name} discards {card}."), N_("Discards {card}"), is_slight=True
    ),
    events.NothingDrawn: _line(N_("{name} draws no card."), N_("Draws no card"), is_slight=True),
    events.AdventureExpired: _line(
        N_("{name} discards {card}, unused."), N_("Discards {card}"), is_slight=True
    ),
    events.DeckReshuffled: _line(
        lambda event, _view: (
            _("The treasure deck was empty: {count} cards are shuffled.")
            if event.deck == TREASURE
            else _("The adventure deck was empty: {count} cards are shuffled.")
        )
    ),
    events.CaptainOut: _line(N_("{name} has no dice left and is out."), N_("Out")),
    events.GameEnded: _ended,
}
