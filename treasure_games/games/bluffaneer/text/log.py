"""Lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

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


def _started(event: events.GameStarted, _view: View, _called: Called) -> LogEntry:
    text = translate_plural(
        "The cards are dealt; everybody has {count} coin.",
        "The cards are dealt; everybody has {count} coins.",
        event.coins,
    )
    return LogEntry(text.format(count=event.coins))


def _rolled(event: events.BonesRolled, _view: View, called: Called) -> LogEntry:
    text = _("{name} rolled {one} and {other}.")
    one, other = _(ICON_TITLES[event.one]), _(ICON_TITLES[event.other])
    caption = _("Rolled {one} and {other}").format(one=one, other=other)
    told = text.format(name=called(event.seat), one=one, other=other)
    return LogEntry(told, event.seat, caption=caption, is_slight=True)


def _double(event: events.DoubleAction, _view: View, called: Called) -> LogEntry:
    return LogEntry(_(_DOUBLES[event.icon]).format(name=called(event.seat)), event.seat)


def _paid(event: events.CoinsPaid, _view: View, called: Called) -> LogEntry:
    if event.payee == BOX:
        text = translate_plural(
            "{name} lost {count} coin to the box.", "{name} lost {count} coins to the box.",
            event.coins,
        )  # fmt: skip
        return LogEntry(text.format(name=called(event.payer), count=event.coins), event.payer)
    text = translate_plural(
        "{name} paid {payee} {count} coin.", "{name} paid {payee} {count} coins.", event.coins
    )
    names = {"name": called(event.payer), "payee": called(event.payee)}
    return LogEntry(text.format(count=event.coins, **names), event.payer)


def _matched(event: events.RollerMatched, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    text = _("{name} holds {card}: everybody else loses a coin.")
    caption = _("Matched {card}").format(card=card)
    told = text.format(name=called(event.seat), card=card)
    return LogEntry(told, event.seat, (event.card,), caption)


def _shouted(event: events.Shouted, _view: View, called: Called) -> LogEntry:
    if event.milliseconds < 0:
        text = _("{name} shouted too early and is out of it.")
        return LogEntry(text.format(name=called(event.seat)), event.seat, caption=_("Too early"))
    text = _("{name} shouted after {seconds} s.")
    seconds = f"{event.milliseconds / 1000:.2f}"
    return LogEntry(text.format(name=called(event.seat), seconds=seconds), event.seat)


def _opened(event: events.ShoutsOpened, view: View, called: Called) -> LogEntry | None:
    if len(event.hands) == 1:
        return None
    pair = spoken_name(view.pair)
    if not event.hands:
        return LogEntry(_("Nobody claims {pair}.").format(pair=pair))
    names = ", ".join(called(seat) for seat in event.hands)
    return LogEntry(_("Several claim {pair}: {names}.").format(pair=pair, names=names))


def _flipped(event: events.CoinFlipped, _view: View, called: Called) -> LogEntry:
    text = _("A coin chooses {name}.").format(name=called(event.winner))
    return LogEntry(text, event.winner)


def _claimed(event: events.Claimed, _view: View, called: Called) -> LogEntry:
    pair = spoken_name(event.pair)
    text = _("{name} claims {pair}.").format(name=called(event.seat), pair=pair)
    return LogEntry(text, event.seat, caption=_("Claims {pair}").format(pair=pair))


def _answered(event: events.AnswersOpened, _view: View, called: Called) -> LogEntry:
    if not event.challengers:
        return LogEntry(_("Everybody believes it."))
    names = ", ".join(called(seat) for seat in event.challengers)
    text = translate_plural(
        "{names} challenges it.", "These challenge it: {names}.", len(event.challengers)
    )
    return LogEntry(text.format(names=names))


_ANSWERS: Final[Mapping[type[Any], tuple[str, str]]] = {
    events.Believed: (N_("{name} believes {claimant}."), N_("Believes it")),
    events.Challenged: (N_("{name} calls {claimant} a Bluffaneer!"), N_("Bluffaneer!")),
}
"""Line and caption of an answer."""


def _answer(event: events.Believed | events.Challenged, _view: View, called: Called) -> LogEntry:
    text, caption = _ANSWERS[type(event)]
    told = _(text).format(name=called(event.seat), claimant=called(event.claimant))
    return LogEntry(told, event.seat, caption=_(caption), follows=True)


def _revealed(event: events.CardRevealed, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    text = (
        _("It was true: {name} shows {card}.")
        if event.truth
        else _("It was a bluff: {name} shows {card}.")
    )
    caption = _("It was true") if event.truth else _("It was a bluff")
    told = text.format(name=called(event.seat), card=card)
    return LogEntry(told, event.seat, (event.card,), caption, follows=True)


def _drawn(event: events.CardDrawn, view: View, called: Called) -> LogEntry:
    face = view.faces[event.card]
    text = _("{name} drew {card}.") if face >= 0 else _("{name} drew a card.")
    told = text.format(name=called(event.seat), card=spoken_name(face))
    return LogEntry(told, event.seat, is_slight=True)


def _reshuffled(_event: events.DeckReshuffled, _view: View, _called: Called) -> LogEntry:
    return LogEntry(_("The stack was empty: the discard pile is shuffled."))


def _tie(event: events.TieFlipped, _view: View, called: Called) -> LogEntry:
    names = ", ".join(called(seat) for seat in event.tied)
    text = _("{names} have equally many coins; a coin chooses {name}.")
    return LogEntry(text.format(names=names, name=called(event.winner)), event.winner)


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    score = event.scores[event.winners[0]]
    names = ", ".join(called(seat) for seat in event.winners)
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.",
        len(event.winners),
    )  # fmt: skip
    return LogEntry(text.format(names=names, score=score), event.winners[0])


def _begins(event: events.StarterChosen, _view: View, called: Called) -> LogEntry:
    return LogEntry(_("{name} begins.").format(name=called(event.seat)), event.seat)


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _started,
    events.StarterChosen: _begins,
    events.BonesRolled: _rolled,
    events.DoubleAction: _double,
    events.CoinsPaid: _paid,
    events.RollerMatched: _matched,
    events.Shouted: _shouted,
    events.ShoutsOpened: _opened,
    events.CoinFlipped: _flipped,
    events.Claimed: _claimed,
    events.AnswersOpened: _answered,
    events.Believed: _answer,
    events.Challenged: _answer,
    events.CardRevealed: _revealed,
    events.DeckReshuffled: _reshuffled,
    events.CardDrawn: _drawn,
    events.TieFlipped: _tie,
    events.GameEnded: _ended,
}
