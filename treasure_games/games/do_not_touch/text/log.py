"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from typing import Any, Final

from treasure_games.core.language import translate as _, translate_plural
from treasure_games.core.log_lines import Line, LineWriter, WritesLine, its_card
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Phrases, first_of, seat_in, seats_in, victory
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
        _("{name} {score}", name=called(seat), score=score)
        for seat, score in enumerate(event.scores)
    ),
}


def _drew(event: events.DrewCovered, view: View) -> str:
    text = _("{name} drew from the covered deck.")
    if view.faces[event.card] >= 0:
        text = _("{name} drew {card} from the covered deck.")
    left = translate_plural("{count} card is left.", "{count} cards are left.", event.left)
    return f"{text} {left}"


LINES: Final[dict[type[Any], WritesLine[View]]] = LineWriter(_PHRASES, its_card).lines(
    page_beside(__file__, dict[str, Line]),
    events.EVENTS,
    cases={events.RoundStarted: lambda _event, view: "only" if view.house.rounds == 1 else ""},
    more={events.DrewCovered: {"text": _drew}, events.GameEnded: {"text": victory}},
)
