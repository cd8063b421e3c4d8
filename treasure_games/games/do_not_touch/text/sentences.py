"""What the table says: the status line, the log, captions, notes before a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, LogEntry, Note
from treasure_games.games.do_not_touch.rules.actions import (
    Action,
    Add,
    Discard,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.events import (
    Added,
    BonusDiscarded,
    Dealt,
    Discarded,
    DrewCovered,
    DrewDiscard,
    Event,
    GameEnded,
    LastCardDrawn,
    LootStarted,
    OrderChosen,
    RoundEnded,
    RoundStarted,
    Swapped,
)
from treasure_games.games.do_not_touch.rules.pieces import BONUS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.state import DEAL, DISCARD_EXCESS, DRAW, FIRST_PLACE
from treasure_games.games.do_not_touch.rules.view import View

_ = translate


def told(event: Event, view: View, called: Called) -> LogEntry | None:
    """The line of the log for an event; None for what isn't worth one."""
    tell = _LINES.get(type(event))
    return tell(event, view, called) if tell else None


def _started(event: RoundStarted, view: View, _called: Called) -> LogEntry:
    if view.house.rounds == 1:
        return LogEntry(_("The cards are shuffled and dealt."))
    text = _("Round {number} of {rounds}: the cards are shuffled and dealt.")
    return LogEntry(text.format(number=event.number, rounds=view.house.rounds))


def _order(event: OrderChosen, _view: View, called: Called) -> LogEntry:
    return LogEntry(_("{name} begins.").format(name=called(event.starter)), event.starter)


def _drew(event: DrewCovered, view: View, called: Called) -> LogEntry:
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


def _last(event: LastCardDrawn, _view: View, _called: Called) -> LogEntry:
    text = _("That was the last covered card: this is the last turn.")
    return LogEntry(text, event.seat, caption=_("Drew the last card"))


def _took(event: DrewDiscard, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    text = _("{name} took {card} from the discard pile.")
    return LogEntry(
        text.format(name=called(event.seat), card=card),
        event.seat, (event.card,), _("Took {card} from the pile").format(card=card),
    )  # fmt: skip


def _began(event: LootStarted, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    return LogEntry(
        _("{name} started a loot with {card}.").format(name=called(event.seat), card=card),
        event.seat,
        (event.card,),
        _("Started with {card}").format(card=card),
        follows=True,
    )


def _added(event: Added, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    loot = loot_worth(view.faces, view.loots[event.seat])
    text = _("{name} added {card}. Loot: {loot}.")
    return LogEntry(
        text.format(name=called(event.seat), card=card, loot=loot),
        event.seat,
        (event.card,),
        _("Added {card}").format(card=card),
        follows=True,
    )


def _swapped(event: Swapped, view: View, called: Called) -> LogEntry:
    given, taken = spoken_name(view.faces[event.given]), spoken_name(view.faces[event.taken])
    text = _("{name} hooked {taken} from {rival} and left {given}.")
    return LogEntry(
        text.format(name=called(event.seat), taken=taken, rival=called(event.rival), given=given),
        event.seat,
        (event.given, event.taken),
        _("Hooked {taken} from {rival}").format(taken=taken, rival=called(event.rival)),
        follows=True,
    )


def _bonus(event: BonusDiscarded, view: View, called: Called) -> LogEntry:
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


def _discarded(event: Discarded, view: View, called: Called) -> LogEntry:
    card = spoken_name(view.faces[event.card])
    return LogEntry(
        _("{name} discarded {card}.").format(name=called(event.seat), card=card),
        event.seat,
        (event.card,),
        _("Discarded {card}").format(card=card),
        follows=True,
    )


def _round_over(event: RoundEnded, _view: View, called: Called) -> LogEntry:
    scores = ", ".join(
        _("{name} {score}").format(name=called(seat), score=score)
        for seat, score in enumerate(event.scores)
    )
    return LogEntry(_("The loots are counted: {scores}.").format(scores=scores))


def _ended(event: GameEnded, _view: View, called: Called) -> LogEntry:
    names = ", ".join(called(seat) for seat in event.winners)
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.",
        len(event.winners),
    )  # fmt: skip
    return LogEntry(
        text.format(names=names, score=event.scores[event.winners[0]]), event.winners[0]
    )


def _silent(_event: Dealt, _view: View, _called: Called) -> None:
    """The deal is told by the line of the round."""


_LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    RoundStarted: _started,
    OrderChosen: _order,
    Dealt: _silent,
    DrewCovered: _drew,
    LastCardDrawn: _last,
    DrewDiscard: _took,
    LootStarted: _began,
    Added: _added,
    Swapped: _swapped,
    BonusDiscarded: _bonus,
    Discarded: _discarded,
    RoundEnded: _round_over,
    GameEnded: _ended,
}


def status(view: View, name: str, legal: Sequence[Action]) -> str:
    """Return what the person at the screen may do, in one sentence."""
    if view.phase == DEAL:
        return _("The cards are shuffled and dealt.")
    if view.phase == DRAW:
        if view.discard and not view.discard_is_closed:
            card = spoken_name(view.faces[view.discard[-1]])
            text = _("{name}, draw a covered card or take {card} from the discard pile.")
            return text.format(name=name, card=card)
        return _("{name}, draw a card from the covered deck.").format(name=name)
    if view.phase == FIRST_PLACE:
        return _("{name}, start your loot with any card.").format(name=name)
    if view.phase == DISCARD_EXCESS:
        excess = len(view.hands[view.turn]) - view.house.hand_max
        text = translate_plural(
            "{name}, discard {count} more card.", "{name}, discard {count} more cards.", excess
        )
        return text.format(name=name, count=excess)
    kinds = {type(action) for action in legal}
    return _MAIN[Add in kinds, Swap in kinds, DiscardForBonus in kinds]().format(name=name)


_MAIN: Final[dict[tuple[bool, bool, bool], Callable[[], str]]] = {
    (True, True, True): lambda: _("{name}, add, swap, discard for more cards, or end your turn."),
    (True, True, False): lambda: _("{name}, add a card, swap with a rival, or end your turn."),
    (True, False, True): lambda: _("{name}, add a card, discard for more, or end your turn."),
    (True, False, False): lambda: _("{name}, add a card to your loot or end your turn."),
    (False, True, True): lambda: _(
        "{name}, swap with a rival, discard for more, or end your turn."
    ),
    (False, True, False): lambda: _("{name}, swap with a rival or end your turn."),
    (False, False, True): lambda: _("{name}, discard for more cards or end your turn."),
    (False, False, False): lambda: _("{name}, nothing more fits: end your turn."),
}


def waiting_for(view: View, name: str) -> str:
    """While somebody else decides."""
    text = {
        DEAL: _("The cards are shuffled and dealt."),
        DRAW: _("{name} is about to draw a card."),
        FIRST_PLACE: _("{name} is starting a loot."),
        DISCARD_EXCESS: _("{name} is choosing what to discard."),
    }.get(view.phase, _("{name} is playing."))
    return text.format(name=name)


def preview(view: View, action: Action, called: Called) -> Note | None:
    """What a move would bring; None where there is nothing to say."""
    seat = view.turn
    loot = loot_worth(view.faces, view.loots[seat])
    if isinstance(action, StartLoot | Add):
        face = view.faces[action.card]
        change = _("Loot {before} → {after}").format(before=loot, after=loot + WORTH[face])
        if not view.loots[seat]:
            return Note(change, capital(spoken_name(face)))
        top = spoken_name(view.faces[view.loots[seat][-1]])
        text = _("{card} on {top}").format(card=spoken_name(face), top=top)
        return Note(change, capital(text))
    if isinstance(action, Swap):
        return _swap_preview(view, action, called)
    return None


def _swap_preview(view: View, action: Swap, called: Called) -> Note:
    given, taken = view.faces[action.card], view.faces[view.loots[action.rival][-1]]
    before = loot_worth(view.faces, view.loots[action.rival])
    after = before - WORTH[taken] + WORTH[given]
    heading = _("{name} {before} → {after}").format(
        name=called(action.rival), before=before, after=after
    )
    text = _("You get {taken} for {given}.")
    return Note(heading, text.format(taken=spoken_name(taken), given=spoken_name(given)))


def described(view: View, action: Action, called: Called) -> str:
    """A suggested move in a few words."""
    return capital(_ACTS[type(action)](view, action, called))


def _card(view: View, card: int) -> str:
    return spoken_name(view.faces[card])


_ACTS: Final[dict[type[Any], Callable[[View, Any, Called], str]]] = {
    DrawCovered: lambda view, act, called: _("Draw a covered card"),
    DrawDiscard: lambda view, act, called: _("Take {card}").format(
        card=_card(view, view.discard[-1])
    ),
    StartLoot: lambda view, act, called: _("Start with {card}").format(card=_card(view, act.card)),
    Add: lambda view, act, called: _("Add {card}").format(card=_card(view, act.card)),
    Swap: lambda view, act, called: _("Swap {card} with {rival}").format(
        card=_card(view, act.card), rival=called(act.rival)
    ),
    DiscardForBonus: lambda view, act, called: _("Discard {card} for more cards").format(
        card=_card(view, act.card)
    ),
    EndTurn: lambda view, act, called: _("End your turn"),
    Discard: lambda view, act, called: _("Discard {card}").format(card=_card(view, act.card)),
}


def card_text(face: int) -> str:
    """All there is to say of a card, for when it is shown large."""
    worth = WORTH[face]
    text = translate_plural(
        "Counts {worth} point in a loot.", "Counts {worth} points in a loot.", worth
    ).format(worth=worth)
    if BONUS[face] > 1:
        more = _("Or discard it from your hand to draw {count} covered cards.")
        text = f"{text} {more.format(count=BONUS[face])}"
    return text


def capital(text: str) -> str:
    """With a large first letter, as it stands alone."""
    return text[:1].upper() + text[1:]
