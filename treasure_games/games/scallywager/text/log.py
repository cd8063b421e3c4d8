"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from typing import Any, Final

from treasure_games.core.language import translate as _, translate_plural
from treasure_games.core.log_lines import Line, LineWriter, WritesLine, its_card, known
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Called, LogEntry, Phrases, seat_in
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import TREASURE, spoken_name
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice, dice_of, number

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
    "round": lambda event, _view, _called: event.number,
}


def _revealed(event: events.AdventureRevealed, _view: View) -> str:
    if event.target >= 0:
        return "against"
    return "naming" if event.number >= 0 else ""


def _counted(event: events.Counted, _view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "There is {found}; the bid was {bid}. {winner} wins, {loser} loses.",
        "There are {found}; the bid was {bid}. {winner} wins, {loser} loses.",
        event.found,
    )
    if not event.found:
        text = _("There isn’t a single {face}; the bid was {bid}. {winner} wins, {loser} loses.")
    winner, loser, bid = called(event.winner), called(event.loser), number(event.bid)
    found, face = dice_of(event.found, event.face), event.face
    return LogEntry(text.format(found=found, face=face, bid=bid, winner=winner, loser=loser))


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    text = _("{name} is the last captain with a crew: {dice}.")
    crew = dice(event.scores[event.winner])
    return LogEntry(text.format(name=called(event.winner), dice=crew), event.winner)


LINES: Final[dict[type[Any], WritesLine[View]]] = {
    **LineWriter(_PHRASES, its_card).lines(
        page_beside(__file__, dict[str, Line]),
        events.EVENTS,
        cases={
            events.TreasurePlayed: lambda event, _view: "on" if event.target >= 0 else "",
            events.AdventureRevealed: _revealed,
            events.CrewLost: lambda event, _view: event.reason,
            events.AdventureDrawn: known,
            events.DeckReshuffled: lambda event, _: "treasure" if event.deck == TREASURE else "",
        },
    ),
    events.GameStarted: lambda event, _view, _called: LogEntry(
        _("Everybody has {dice}.", dice=dice(event.dice))
    ),
    events.Counted: _counted,
    events.GameEnded: _ended,
}
