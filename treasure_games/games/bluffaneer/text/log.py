"""The lines of the log: a sentence and a caption for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from treasure_games.core.language import N_, translate, translate_plural
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.bluffaneer.rules import events as happened
from treasure_games.games.bluffaneer.rules.pieces import NO_PAIR, spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.games.bluffaneer.rules.view import View

_ = translate

MINE: Final = N_("“Mine!”")
BLUFFANEER: Final = N_("“Bluffaneer!”")
"""What pirates shout, in balloons and captions."""

THEFTS: Final = (happened.SWORDS, happened.SHIPS)


class Line(NamedTuple):
    """A line of the log before its places are filled in; the rest is as in `LogEntry`.

    `{name}` is the pirate who does it, `{rival}` the one it is done to, `{names}` are several;
    `{pair}` is on the bones, `{card}` on the card.
    """

    text: str
    caption: str = ""
    follows: bool = False
    is_slight: bool = False


def told(event: happened.Event, view: View, called: Called) -> LogEntry | None:
    """Return the line for an event; None for what isn't worth one."""
    found = _LINES.get(type(event))
    line = found if isinstance(found, Line | None) else found(event, view)
    if line is None:
        return None
    values = _values(event, view, called)
    card = getattr(event, "card", None)
    return LogEntry(
        _(line.text).format(**values),
        _doer(event),
        () if card is None else (card,),
        _(line.caption).format(**values),
        line.follows,
        line.is_slight,
    )


def _doer(event: Any) -> int | None:
    """Return the seat that the line is about; a theft is about the thief."""
    match event:
        case happened.Paid():
            return event.payee if event.reason in THEFTS else event.payer
        case happened.GameEnded():
            return event.winners[0]
        case happened.OrderChosen():
            return event.starter
        case happened.CoinFlipped() | happened.TieFlipped():
            return event.winner
    return getattr(event, "seat", None)


def _values(event: Any, view: View, called: Called) -> dict[str, object]:
    """Return what fills the places of a line."""
    doer = _doer(event)
    values: dict[str, object] = {"pair": spoken_name(view.pair)}
    if doer is not None:
        values["name"] = called(doer)
    if hasattr(event, "card"):
        values["card"] = spoken_name(view.faces[event.card])
    if hasattr(event, "coins"):
        values["count"] = event.coins
    match event:
        case happened.Paid() if event.payee >= 0:
            values["rival"] = called(event.payer + event.payee - (doer or 0))
        case happened.HandsRaised() | happened.TieFlipped():
            values["names"] = _names(event.seats, called)
        case happened.GameEnded():
            values |= {"names": _names(event.winners, called), "score": max(event.scores)}
    return values


def _names(seats: Sequence[int], called: Called) -> str:
    return ", ".join(called(seat) for seat in seats)


def _rolled(_event: happened.BonesRolled, view: View) -> Line | None:
    """The line of a double says it all."""
    is_double = view.pair == NO_PAIR
    return None if is_double else Line(N_("{name} rolled {pair}."), N_("Rolled {pair}"))


_DOUBLES: Final = (
    Line(N_("{name} rolled two chests: everyone else pays a coin."), N_("Two chests!")),
    Line(N_("{name} rolled two swords and steals 2 coins."), N_("Two swords!")),
    Line(N_("{name} rolled two ships and steals 3 coins."), N_("Two ships!")),
    Line(N_("{name} rolled two skulls and pays everyone a coin."), N_("Two skulls!")),
)
"""By icon."""


def _paid(event: happened.Paid, _view: View) -> Line | None:
    """Only what no other line tells: how much was stolen, or lost by a challenge."""
    if event.reason in THEFTS:
        text = translate_plural(
            "{name} steals {count} coin from {rival}.",
            "{name} steals {count} coins from {rival}.",
            event.coins,
        )
    elif event.reason in (happened.TRUE_CLAIM, happened.BLUFF):
        text = translate_plural(
            "{name} pays {rival} {count} coin.", "{name} pays {rival} {count} coins.", event.coins
        )
    else:
        return None
    return Line(text, follows=True)


def _quiet(_event: happened.KeptQuiet, view: View) -> Line:
    text = N_("{name} lets it stand.") if view.phase == ANSWER else N_("{name} passes.")
    return Line(text, is_slight=True)


def _hands(event: happened.HandsRaised, view: View) -> Line | None:
    """A single hand needs no line: the claim or the challenge follows."""
    is_claim = view.phase != ANSWER
    if not event.seats:
        return Line(N_("Nobody claims {pair}.")) if is_claim else None
    several = N_("Several claim {pair}: {names}.") if is_claim else N_("Several object: {names}.")
    return Line(several) if len(event.seats) > 1 else None


def _revealed(event: happened.CardRevealed, _view: View) -> Line:
    if event.is_match:
        return Line(N_("{name} shows {card}: the claim was true."), N_("It was true"), follows=True)
    return Line(N_("{name} shows {card}: a bluff!"), N_("A bluff!"), follows=True)


def _ended(event: happened.GameEnded, _view: View) -> Line:
    return Line(
        translate_plural(
            "{names} wins with {score} coins.",
            "{names} share the victory with {score} coins each.",
            len(event.winners),
        )
    )


_LINES: Final[dict[type[Any], Line | Callable[[Any, View], Line | None]]] = {
    happened.GameStarted: Line(N_("Everyone gets one card and {count} coins.")),
    happened.OrderChosen: Line(N_("{name} rolls first.")),
    happened.BonesRolled: _rolled,
    happened.DoubleRolled: lambda event, view: _DOUBLES[event.icon],
    happened.Paid: _paid,
    happened.RollerMatched: Line(
        N_("{name} has {card}: everyone else loses a coin."), N_("A match!"), follows=True
    ),
    happened.FalseStarted: Line(
        N_("{name} pressed too soon and sits this one out."), N_("Too soon!")
    ),
    happened.KeptQuiet: _quiet,
    happened.HandsRaised: _hands,
    happened.CoinFlipped: Line(N_("The coin picks {name}.")),
    happened.Claimed: Line(N_("{name} claims {pair}."), MINE),
    happened.ClaimBelieved: Line(N_("{name} believes it and pays a coin."), N_("Believes it")),
    happened.ClaimChallenged: Line(N_("{name} shouts “Bluffaneer!”"), BLUFFANEER),
    happened.CardRevealed: _revealed,
    happened.DeckReshuffled: Line(N_("The discards are shuffled into a new stack.")),
    happened.TieFlipped: Line(N_("A tie between {names}: the coin picks {name}.")),
    happened.GameEnded: _ended,
}
