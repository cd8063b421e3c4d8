"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import (
    Called,
    LineWriter,
    LogEntry,
    Phrases,
    first_of,
    its_card,
    no_pieces,
    seat_in,
    seats_in,
    victory,
)
from treasure_games.games.do_not_touch.rules import events
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.view import View

_count_in: Final = first_of("left", "draws")
_PHRASES: Final[Phrases[View]] = {
    "name": seat_in("seat", "starter"),
    "names": seats_in("winners"),
    "rival": seat_in("rival"),
    "card": lambda event, view, _called: spoken_name(view.faces[event.card]),
    "given": lambda event, view, _called: spoken_name(view.faces[event.given]),
    "taken": lambda event, view, _called: spoken_name(view.faces[event.taken]),
    "loot": lambda event, view, _called: loot_worth(view.faces, view.loots[event.seat]),
    "rounds": lambda _event, view, _called: view.house.rounds,
    "count": lambda event, _view, _called: _count_in(event),
    "score": lambda event, _view, _called: max(event.scores),
    "scores": lambda event, _view, called: ", ".join(
        _("{name} {score}").format(name=called(seat), score=score)
        for seat, score in enumerate(event.scores)
    ),
}
_line: Final = LineWriter(_PHRASES, its_card).line


def _drew(event: events.DrewCovered, view: View) -> str:
    is_known = view.faces[event.card] >= 0
    text = (
        _("{name} drew {card} from the covered deck.")
        if is_known
        else _("{name} drew from the covered deck.")
    )
    left = translate_plural("{count} card is left.", "{count} cards are left.", event.left)
    return f"{text} {left}"


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.RoundStarted: _line(
        lambda _event, view: (
            _("The cards are shuffled and dealt.")
            if view.house.rounds == 1
            else _("Round {number} of {rounds}: the cards are shuffled and dealt.")
        )
    ),
    events.OrderChosen: _line(N_("{name} begins."), seat=lambda event, _view: event.starter),
    events.DrewCovered: _line(_drew, N_("Drew a card"), about=no_pieces, is_slight=True),
    events.LastCardDrawn: _line(
        N_("That was the last covered card: this is the last turn."), N_("Drew the last card")
    ),
    events.DrewDiscard: _line(
        N_("{name} took {card} from the discard pile."), N_("Took {card} from the pile")
    ),
    events.LootStarted: _line(
        N_("{name} started a loot with {card}."), N_("Started with {card}"), follows=True
    ),
    events.Added: _line(N_("{name} added {card}. Loot: {loot}."), N_("Added {card}"), follows=True),
    events.Swapped: _line(
        N_("{name} took {taken} from {rival} and left {given}."),
        N_("Took {taken} from {rival}"),
        about=lambda event, _view: (event.given, event.taken),
        follows=True,
    ),
    events.BonusDiscarded: _line(
        lambda event, _view: translate_plural(
            "{name} discarded {card} to draw {count} card.",
            "{name} discarded {card} to draw {count} cards.",
            event.draws,
        ),
        N_("Discarded {card} for more"),
        follows=True,
    ),
    events.Discarded: _line(N_("{name} discarded {card}."), N_("Discarded {card}"), follows=True),
    events.RoundEnded: _line(N_("Everybody’s loot is counted: {scores}.")),
    events.GameEnded: _line(victory, seat=lambda event, _view: event.winners[0]),
}
