"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.codec import field_names
from treasure_games.core.language import N_, translate
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import TREASURE, spoken_name
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice, dice_of

_ = translate
Tell = Callable[[Any, View, Called], LogEntry | None]

_SPOKEN: Final[dict[str, Callable[[Any, View, Called], str]]] = {
    "name": lambda event, _view, called: called(event.seat),
    "target": lambda event, _view, called: called(event.target),
    "bidder": lambda event, _view, called: called(event.bidder),
    "card": lambda event, view, _called: spoken_name(view.faces[event.card]),
    "dice": lambda event, _view, _called: dice(len(event.places)),
    "bid": lambda event, _view, _called: dice_of(event.count, event.face),
    "standing": lambda _event, view, _called: dice_of(*view.bids[-1][1:]),
    "faces": lambda event, _view, _called: ", ".join(map(str, event.faces)),
    "shown": lambda event, view, _called: ", ".join(
        str(view.dice[event.seat][place]) for place in event.places
    ),
    "number": lambda event, _view, _called: str(event.number),
    "count": lambda event, _view, _called: str(event.cards),
}
"""What is said for a placeholder."""


def _filled(text: str, event: Any, view: View, called: Called) -> str:
    said = {
        place: speak(event, view, called)
        for place, speak in _SPOKEN.items()
        if f"{{{place}}}" in text
    }
    return text.format(**said)


def _line(event: Any, view: View, called: Called, text: str, caption: str = "", **more: Any
          ) -> LogEntry:  # fmt: skip
    seat = event.seat if "seat" in field_names(type(event)) else None
    pieces = (event.card,) if "card" in field_names(type(event)) else ()
    return LogEntry(
        _filled(text, event, view, called), seat, pieces,
        caption=_filled(caption, event, view, called), **more,
    )  # fmt: skip


def _telling(text: str, caption: str = "", **more: Any) -> Tell:
    return lambda event, view, called: _line(event, view, called, _(text), _(caption), **more)


def _treasure(event: events.TreasurePlayed, view: View, called: Called) -> LogEntry:
    text = _("{name} uses {card} on {target}.") if event.target >= 0 else _("{name} uses {card}.")
    return _line(event, view, called, text, _("Uses {card}"))


def _adventure(event: events.AdventureRevealed, view: View, called: Called) -> LogEntry:
    text = _("{name} reveals {card}.")
    if event.target >= 0:
        text = _("{name} reveals {card} against {target}.")
    elif event.number >= 0:
        text = _("{name} reveals {card}, and names {number}.")
    return _line(event, view, called, text, _("{card}"), follows=True)


def _counted(event: events.Counted, _view: View, called: Called) -> LogEntry:
    text = _("There are {found}; the bid was {bid}. {winner} was right, {loser} was wrong.")
    told = text.format(
        found=dice_of(event.found, event.face), bid=event.bid, winner=called(event.winner),
        loser=called(event.loser),
    )  # fmt: skip
    return LogEntry(told)


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
    "kraken": N_("The Kraken takes {dice} of {name}."),
}


def _lost(event: events.CrewLost, view: View, called: Called) -> LogEntry:
    text = _(_REASONS.get(event.reason, N_("{name} loses {dice}.")))
    return _line(event, view, called, text, _("−{dice}"), follows=True)


def _drawn(event: events.AdventureDrawn, view: View, called: Called) -> LogEntry:
    is_known = view.faces[event.card] >= 0
    text = _("{name} draws an adventure: {card}.") if is_known else _("{name} draws an adventure.")
    return _line(event, view, called, text, _("Draws an adventure"), follows=True)


def _reshuffled(event: events.DeckReshuffled, view: View, called: Called) -> LogEntry:
    text = _("The adventure deck was empty: {count} cards are shuffled.")
    if event.deck == TREASURE:
        text = _("The treasure deck was empty: {count} cards are shuffled.")
    return _line(event, view, called, text)


def _round(event: events.RoundStarted, _view: View, called: Called) -> LogEntry:
    text = _("Round {round}: {name} has the token.")
    return LogEntry(text.format(round=event.number, name=called(event.seat)), is_slight=True)


def _started(event: events.GameStarted, _view: View, _called: Called) -> LogEntry:
    return LogEntry(_("Everybody has {dice}.").format(dice=dice(event.dice)))


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    text = _("{name} is the last captain with a crew, of {dice}.")
    crew = dice(event.scores[event.winner])
    return LogEntry(text.format(name=called(event.winner), dice=crew), event.winner)


LINES: Final[dict[type[Any], Tell]] = {
    events.GameStarted: _started,
    events.RoundStarted: _round,
    events.TreasurePlayed: _treasure,
    events.DiceRerolled: _telling(N_("{name} rolls {dice} again, unseen."), is_slight=True),
    events.DieTurned: _telling(N_("{name} turns a die, unseen."), is_slight=True),
    events.Peeked: _telling(N_("{name} sees {dice} of {target}."), is_slight=True),
    events.CardStolen: _telling(N_("{name} takes {card} from {target}."), N_("Takes {card}")),
    events.AdventureRevealed: _adventure,
    events.OpenlyRolled: _telling(N_("{name} rolls {faces}."), N_("Rolls {faces}"), follows=True),
    events.BidMade: _telling(N_("{name} bids {bid}."), N_("{bid}")),
    events.ColoursShown: _telling(N_("{name} shows {shown}."), N_("Shows {shown}")),
    events.Called: _telling(N_("{name} calls {bidder}: no {standing}!"), N_("Scallywag!")),
    events.ParlayDeclared: _telling(
        N_("{name} parlays: exactly {standing}, as {bidder} bid."), N_("Parlay!")
    ),
    events.Counted: _counted,
    events.CrewLost: _lost,
    events.CrewGained: _telling(N_("{name} gains {dice}."), N_("+{dice}"), follows=True),
    events.GhostsBoarded: _telling(N_("{dice} of ghosts come aboard with {name}.")),
    events.GhostStayed: _telling(N_("A ghost stays with {name}.")),
    events.LifeboatUsed: _telling(N_("A lifeboat saves a die of {name}."), N_("Lifeboat")),
    events.TreasureDrawn: _telling(N_("{name} draws {card}."), N_("Draws {card}"), follows=True),
    events.AdventureDrawn: _drawn,
    events.CardDeclined: _telling(N_("{name} discards {card}."), is_slight=True),
    events.NothingDrawn: _telling(N_("{name} draws no card."), is_slight=True),
    events.AdventureExpired: _telling(N_("{name} discards {card}, unused."), is_slight=True),
    events.DeckReshuffled: _reshuffled,
    events.CaptainOut: _telling(N_("{name} has no dice left and is out."), N_("Out")),
    events.GameEnded: _ended,
}
