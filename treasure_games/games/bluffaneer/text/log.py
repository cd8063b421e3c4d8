"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from treasure_games.core.codec import field_names
from treasure_games.core.language import N_, translate, translate_plural
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import BOX
from treasure_games.games.bluffaneer.rules.pieces import ICON_TITLES, spoken_name
from treasure_games.games.bluffaneer.rules.view import View

_ = translate
_DOUBLES: Final = (
    N_("Two chests: everybody gives {name} a coin."),
    N_("Two swords: {name} steals two coins."),
    N_("Two ships: {name} steals three coins."),
    N_("Two skulls: {name} gives everybody a coin."),
)
"""The map of doubles, by icon."""

_PLACES: Final = {
    **dict.fromkeys(("seat", "payer", "winner"), "name"),
    **dict.fromkeys(("hands", "challengers", "tied", "winners"), "names"),
    "coins": "count",
    "milliseconds": "seconds",
    "scores": "score",
}
"""The placeholders of fields, where they are called otherwise."""

_SPOKEN: Final[dict[str, Callable[[Any, View, Called], str]]] = {
    **dict.fromkeys(("name", "payee", "claimant"), lambda seat, _view, called: called(seat)),
    **dict.fromkeys(("one", "other"), lambda icon, _view, _called: _(ICON_TITLES[icon])),
    "names": lambda seats, _view, called: ", ".join(called(seat) for seat in seats),
    "card": lambda card, view, _called: spoken_name(view.faces[card]),
    "seconds": lambda milliseconds, _view, _called: f"{milliseconds / 1000:.2f}",
    "score": lambda scores, _view, _called: str(max(scores)),
}
"""What is said for a placeholder."""


def _line(
    event: Any, view: View, called: Called, text: str, caption: str = "", **more: Any
) -> LogEntry:
    said: dict[str, Any] = {"pair": spoken_name(view.pair)}
    for field in field_names(type(event)):
        place, value = _PLACES.get(field, field), getattr(event, field)
        if f"{{{place}}}" in text and place not in said:
            said[place] = _SPOKEN[place](value, view, called) if place in _SPOKEN else value
    return LogEntry(text.format(**said), _whose(event), caption=caption.format(**said), **more)


def _whose(event: Any) -> int | None:
    """Return the seat that has done it."""
    seats = [getattr(event, field, None) for field in ("seat", "payer", "winner")]
    return next((seat for seat in seats if seat is not None), None)


def _telling(text: str, caption: str = "", **more: Any) -> Callable[[Any, View, Called], LogEntry]:
    return lambda event, view, called: _line(event, view, called, _(text), _(caption), **more)


def _started(event: events.GameStarted, view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "The cards are dealt; everybody has {count} coin.",
        "The cards are dealt; everybody has {count} coins.",
        event.coins,
    )
    return _line(event, view, called, text)


def _double(event: events.DoubleAction, view: View, called: Called) -> LogEntry:
    return _line(event, view, called, _(_DOUBLES[event.icon]))


def _paid(event: events.CoinsPaid, view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "{name} paid {payee} {count} coin.", "{name} paid {payee} {count} coins.", event.coins
    )
    if event.payee == BOX:
        text = translate_plural(
            "{name} lost {count} coin to the box.",
            "{name} lost {count} coins to the box.",
            event.coins,
        )
    return _line(event, view, called, text)


def _matched(event: events.RollerMatched, view: View, called: Called) -> LogEntry:
    text, caption = _("{name} holds {card}: everybody else loses a coin."), _("Matched {card}")
    return _line(event, view, called, text, caption, pieces=(event.card,))


def _shouted(event: events.Shouted, view: View, called: Called) -> LogEntry:
    if event.milliseconds < 0:
        text = _("{name} shouted too early and is out of it.")
        return _line(event, view, called, text, _("Too early"))
    return _line(event, view, called, _("{name} shouted after {seconds} s."))


def _opened(event: events.ShoutsOpened, view: View, called: Called) -> LogEntry | None:
    if len(event.hands) == 1:
        return None
    text = _("Several claim {pair}: {names}.") if event.hands else _("Nobody claims {pair}.")
    return _line(event, view, called, text)


def _answered(event: events.AnswersOpened, view: View, called: Called) -> LogEntry:
    count = len(event.challengers)
    text = translate_plural("{names} challenges it.", "These challenge it: {names}.", count)
    return _line(event, view, called, text if count else _("Everybody believes it."))


def _revealed(event: events.CardRevealed, view: View, called: Called) -> LogEntry:
    text, caption = _("It was a bluff: {name} shows {card}."), _("It was a bluff")
    if event.truth:
        text, caption = _("It was true: {name} shows {card}."), _("It was true")
    return _line(event, view, called, text, caption, pieces=(event.card,), follows=True)


def _drawn(event: events.CardDrawn, view: View, called: Called) -> LogEntry:
    is_known = view.faces[event.card] >= 0
    text = _("{name} drew {card}.") if is_known else _("{name} drew a card.")
    return _line(event, view, called, text, is_slight=True)


def _ended(event: events.GameEnded, view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.",
        len(event.winners),
    )  # fmt: skip
    return replace(_line(event, view, called, text), seat=event.winners[0])


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _started,
    events.StarterChosen: _telling(N_("{name} begins.")),
    events.BonesRolled: _telling(
        N_("{name} rolled {one} and {other}."), N_("Rolled {one} and {other}"), is_slight=True
    ),
    events.DoubleAction: _double,
    events.CoinsPaid: _paid,
    events.RollerMatched: _matched,
    events.Shouted: _shouted,
    events.ShoutsOpened: _opened,
    events.CoinFlipped: _telling(N_("A coin chooses {name}.")),
    events.Claimed: _telling(N_("{name} claims {pair}."), N_("Claims {pair}")),
    events.AnswersOpened: _answered,
    events.Believed: _telling(N_("{name} believes {claimant}."), N_("Believes it"), follows=True),
    events.Challenged: _telling(
        N_("{name} calls {claimant} a Bluffaneer!"), N_("Bluffaneer!"), follows=True
    ),
    events.CardRevealed: _revealed,
    events.DeckReshuffled: _telling(N_("The stack was empty: the discard pile is shuffled.")),
    events.CardDrawn: _drawn,
    events.TieFlipped: _telling(N_("{names} have equally many coins; a coin chooses {name}.")),
    events.GameEnded: _ended,
}
