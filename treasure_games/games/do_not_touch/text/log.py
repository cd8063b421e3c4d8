"""Lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.do_not_touch.rules import events
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.view import View


def _started(event: events.RoundStarted, view: View, _called: Called) -> LogEntry:
    if view.house.rounds == 1:
        return LogEntry(_("The cards are shuffled and dealt."))
    text = _("Round {number} of {rounds}: the cards are shuffled and dealt.")
    return LogEntry(text.format(number=event.number, rounds=view.house.rounds))


def _order(event: events.OrderChosen, _view: View, called: Called) -> LogEntry:
    return LogEntry(_("{name} begins.").format(name=called(event.starter)), event.starter)


def _drew(event: events.DrewCovered, view: View, called: Called) -> LogEntry:
    face = view.faces[event.card]
    name = called(event.seat)
    if face >= 0:
        text = _("{name} drew {card} from the covered deck.")
        told_text = text.format(name=name, card=spoken_name(face))
    else:
        told_text = _("{name} drew from the covered deck.").format(name=name)
    left = translate_plural("{count} card is left.", "{count} cards are left.", event.left)
    return LogEntry(
        f"{told_text} {left.format(count=event.left)}",
        event.seat,
        caption=_("Drew a card"),
        is_slight=True,
    )


def _last(event: events.LastCardDrawn, _view: View, _called: Called) -> LogEntry:
    text = _("That was the last covered card: this is the last turn.")
    return LogEntry(text, event.seat, caption=_("Drew the last card"))


def _swapped(event: events.Swapped, view: View, called: Called) -> LogEntry:
    given, taken = spoken_name(view.faces[event.given]), spoken_name(view.faces[event.taken])
    text = _("{name} hooked {taken} from {rival} and left {given}.")
    return LogEntry(
        text.format(name=called(event.seat), taken=taken, rival=called(event.rival), given=given),
        event.seat,
        (event.given, event.taken),
        _("Hooked {taken} from {rival}").format(taken=taken, rival=called(event.rival)),
        follows=True,
    )


def _bonus(event: events.BonusDiscarded, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    text = translate_plural(
        "{name} discarded {card} to draw {count} card.",
        "{name} discarded {card} to draw {count} cards.",
        event.draws,
    )
    return LogEntry(
        text.format(name=called(event.seat), card=card, count=event.draws),
        event.seat,
        (event.card,),
        _("Discarded {card} for more").format(card=card),
        follows=True,
    )


_OF_ONE_CARD: Final[dict[type[Any], tuple[str, str]]] = {
    events.DrewDiscard: (
        N_("{name} took {card} from the discard pile."), N_("Took {card} from the pile")
    ),
    events.LootStarted: (N_("{name} started a loot with {card}."), N_("Started with {card}")),
    events.Added: (N_("{name} added {card}. Loot: {loot}."), N_("Added {card}")),
    events.Discarded: (N_("{name} discarded {card}."), N_("Discarded {card}")),
}  # fmt: skip
"""Line and caption of the events in which one open card is moved."""


def _one_card(
    event: events.DrewDiscard | events.LootStarted | events.Added | events.Discarded,
    view: View,
    called: Called,
) -> LogEntry:
    text, caption = _OF_ONE_CARD[type(event)]
    card = spoken_name(view.faces[event.card])
    loot = loot_worth(view.faces, view.loots[event.seat])
    return LogEntry(
        _(text).format(name=called(event.seat), card=card, loot=loot),
        event.seat,
        (event.card,),
        _(caption).format(card=card),
        follows=not isinstance(event, events.DrewDiscard),
    )


def _round_over(event: events.RoundEnded, _view: View, called: Called) -> LogEntry:
    scores = ", ".join(
        _("{name} {score}").format(name=called(seat), score=score)
        for seat, score in enumerate(event.scores)
    )
    return LogEntry(_("Everybody’s loot is counted: {scores}.").format(scores=scores))


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    names = ", ".join(called(seat) for seat in event.winners)
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.",
        len(event.winners),
    )  # fmt: skip
    return LogEntry(
        text.format(names=names, score=event.scores[event.winners[0]]), event.winners[0]
    )


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.RoundStarted: _started,
    events.OrderChosen: _order,
    events.DrewCovered: _drew,
    events.LastCardDrawn: _last,
    events.DrewDiscard: _one_card,
    events.LootStarted: _one_card,
    events.Added: _one_card,
    events.Swapped: _swapped,
    events.BonusDiscarded: _bonus,
    events.Discarded: _one_card,
    events.RoundEnded: _round_over,
    events.GameEnded: _ended,
}
