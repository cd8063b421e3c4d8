"""Lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core import asking
from treasure_games.core.language import N_, decimal, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import (
    Called,
    LineWriter,
    LogEntry,
    Phrases,
    first_of,
    its_card,
    seat_in,
    seats_in,
    victory,
)
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.pieces import ICON_TITLES, spoken_name
from treasure_games.games.bluffaneer.rules.turns import BOX
from treasure_games.games.bluffaneer.rules.view import View

_DOUBLES: Final = (
    N_("Two chests: everybody gives {name} a coin."),
    N_("Two swords: {name} steals two coins."),
    N_("Two ships: {name} steals three coins."),
    N_("Two skulls: {name} gives everybody a coin."),
)
"""The map of doubles, by icon."""
_BRIEF_DOUBLES: Final = N_("Two chests"), N_("Two swords"), N_("Two ships"), N_("Two skulls")
_DOER: Final = "seat", "payer", "winner"
_seat_in: Final = first_of(*_DOER)
_PHRASES: Final[Phrases[View]] = {
    "name": seat_in(*_DOER),
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


def _doer(event: Any, _view: View) -> int:
    seat: int = _seat_in(event)
    return seat


def _paid(event: events.CoinsPaid, _view: View) -> str:
    if event.payee == BOX:
        return translate_plural(
            "{name} lost {count} coin to the box.",
            "{name} lost {count} coins to the box.",
            event.coins,
        )
    return translate_plural(
        "{name} paid {payee} {count} coin.", "{name} paid {payee} {count} coins.", event.coins
    )


def _briefly_paid(event: events.CoinsPaid, _view: View) -> str:
    if event.payee == BOX:
        return translate_plural("Lost {count} coin", "Lost {count} coins", event.coins)
    return translate_plural("Paid {payee} {count} coin", "Paid {payee} {count} coins", event.coins)


def _opened(event: events.ShoutsOpened, _view: View) -> str:
    """Return "" for one hand, as the claim follows."""
    if len(event.hands) == 1:
        return ""
    return _("Several claim {pair}: {names}.") if event.hands else _("Nobody claims {pair}.")


def _answered(event: events.AnswersOpened, _view: View) -> str:
    count = len(event.challengers)
    text = translate_plural("{names} challenges it.", "{names} challenge it.", count)
    return text if count else _("Everybody believes it.")


_line: Final = LineWriter(_PHRASES).line
LINES: Final[Mapping[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _line(
        lambda event, _view: translate_plural(
            "The cards are dealt; everybody has {count} coin.",
            "The cards are dealt; everybody has {count} coins.",
            event.coins,
        )
    ),
    events.StarterChosen: _line(N_("{name} begins.")),
    events.BonesRolled: _line(
        N_("{name} rolled {one} and {other}."), N_("Rolled {one} and {other}"), is_slight=True
    ),
    events.DoubleAction: _line(
        lambda event, _view: _(_DOUBLES[event.icon]),
        lambda event, _view: _(_BRIEF_DOUBLES[event.icon]),
    ),
    events.CoinsPaid: _line(_paid, _briefly_paid, seat=_doer),
    events.RollerMatched: _line(
        N_("{name} holds {card}: everybody else loses a coin."),
        N_("Matched {card}"),
        about=its_card,
    ),
    asking.Shouted: _line(
        lambda event, _view: (
            _("{name} shouted too early and is out for this roll.")
            if event.milliseconds < 0
            else _("{name} shouted after {seconds} s.")
        ),
        lambda event, _view: _("Too early") if event.milliseconds < 0 else "",
    ),
    events.ShoutsOpened: _line(_opened),
    asking.CoinFlipped: _line(N_("A coin chooses {name}."), seat=_doer),
    events.Claimed: _line(N_("{name} claims {pair}."), N_("Claims {pair}")),
    events.AnswersOpened: _line(_answered),
    events.Believed: _line(N_("{name} believes {claimant}."), N_("Believes it"), follows=True),
    events.Challenged: _line(
        N_("{name} calls {claimant} a Bluffaneer!"), N_("Bluffaneer!"), follows=True
    ),
    events.CardRevealed: _line(
        lambda event, _view: (
            _("It was true: {name} shows {card}.")
            if event.truth
            else _("It was a bluff: {name} shows {card}.")
        ),
        lambda event, _view: _("It was true") if event.truth else _("It was a bluff"),
        about=its_card,
        follows=True,
    ),
    events.DeckReshuffled: _line(N_("The stack was empty: the discard pile is shuffled.")),
    events.CardDrawn: _line(
        lambda event, view: (
            _("{name} drew {card}.") if view.faces[event.card] >= 0 else _("{name} drew a card.")
        ),
        N_("Drew a card"),
        is_slight=True,
    ),
    events.TieFlipped: _line(N_("{names} are level on coins; a coin picks {name}."), seat=_doer),
    events.GameEnded: _line(victory, seat=lambda event, _view: event.winners[0]),
}
