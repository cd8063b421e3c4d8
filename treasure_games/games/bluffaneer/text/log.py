"""Lines of the log."""

from typing import Any, Final

from treasure_games.core import asking
from treasure_games.core.language import decimal, translate as _
from treasure_games.core.log_lines import Line, LineWriter, WritesLine, known
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Phrases, seat_in, seats_in, victory
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, ICON_TITLES, spoken_name
from treasure_games.games.bluffaneer.rules.turns import BOX
from treasure_games.games.bluffaneer.rules.view import View

_PHRASES: Final[Phrases[View]] = {
    "name": seat_in("seat", "payer", "winner"),
    "names": seats_in("hands", "challengers", "tied", "winners"),
    "payee": seat_in("payee"),
    "claimant": seat_in("claimant"),
    "one": lambda event, _view, _called: _(ICON_TITLES[event.one]),
    "other": lambda event, _view, _called: _(ICON_TITLES[event.other]),
    "pair": lambda _event, view, _called: spoken_name(view.pair),
    "card": lambda event, view, _called: spoken_name(view.faces[event.card]),
    "count": lambda event, _view, _called: event.coins,
    "seconds": lambda event, _view, _called: decimal(event.milliseconds / 1000, 2),
    "score": lambda event, _view, _called: max(event.scores),
}


LINES: Final[dict[type[Any], WritesLine[View]]] = LineWriter(_PHRASES).lines(
    page_beside(__file__, dict[str, Line]),
    events.EVENTS,
    cases={
        events.DoubleAction: lambda event, _view: ICON_NAMES[event.icon],
        events.CoinsPaid: lambda event, _view: "box" if event.payee == BOX else "",
        asking.Shouted: lambda event, _view: "early" if event.milliseconds < 0 else "",
        events.ShoutsOpened: lambda event, _view: ("none", "one", "")[min(2, len(event.hands))],
        events.AnswersOpened: lambda event, _view: "" if event.challengers else "none",
        events.CardRevealed: lambda event, _view: "true" if event.truth else "",
        events.CardDrawn: known,
    },
    more={events.GameEnded: {"text": victory}},
)
