"""What happens now: the cards being played as things stand, and what they do to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called
from treasure_games.games.stolen_treasure.rules.agenda import SETTLE
from treasure_games.games.stolen_treasure.rules.pieces import (
    BOMBS,
    CODE,
    HOOK,
    KRAKEN,
    PARLEY,
    PLUNDER,
    SKULDUGGERY,
    SPYGLASS,
    X_MARKS,
    YARR,
    YO_HO_HO,
    spoken_name,
)
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure, signed
from treasure_games.games.stolen_treasure.text.log import stake_worth

_ = translate


@dataclass(frozen=True, slots=True)
class Outcome:
    """What happens if nobody answers any more.

    `title` says what, `figure` and `unit` how much ("" where that is one thing), `losses` what each
    seat that is hit loses, as (seat, a number or a word).
    """

    title: str
    figure: str = ""
    unit: str = ""
    losses: tuple[tuple[int, str], ...] = ()


def kind_at(view: View, index: int) -> int:
    """Return the kind of a card on the stack; all of them lie open."""
    return view.faces[view.stack[index][0]]


def standing(view: View) -> tuple[bool, ...]:
    """Return for each card on the stack whether it has its effect if nobody answers any more."""
    stands: list[bool] = []
    for index in reversed(range(len(view.stack))):
        is_cut = bool(stands) and stands[-1] and kind_at(view, index + 1) == YARR
        stands.append(not is_cut)
    return tuple(stands[::-1])


def is_settling(view: View) -> bool:
    """Return True if the first card on the stack stands and does what it does: nobody can answer
    any more.
    """
    return any(frame[0] == SETTLE for frame in view.agenda)


def victims(view: View) -> tuple[int, ...]:
    """Return on whom the effects lie if nobody answers any more: Pirate's Code has moved one."""
    found = list(view.victims)
    for index, (_card, seat, target) in enumerate(view.stack):
        if kind_at(view, index) == CODE and standing(view)[index] and seat in found:
            found[found.index(seat)] = target
    return tuple(found)


def outcome(view: View, called: Called) -> Outcome:
    """Return what the first card on the stack does as things stand."""
    card, doer, _target = view.stack[0]
    kind = view.faces[card]
    if not standing(view)[0]:
        return Outcome(_("{card} is cancelled: nothing happens").format(card=spoken_name(kind)))
    return _TELLING[kind](view, doer, called)


def _hit(view: View, doer: int) -> list[int]:
    """Return who suffers, but for the doer, whom hardly anything hurts."""
    return [seat for seat in victims(view) if seat != doer]


def _plunder(_view: View, doer: int, called: Called) -> Outcome:
    text = _("{name} draws").format(name=called(doer))
    return Outcome(text, "2", _("treasures"))


def _spyglass(view: View, doer: int, called: Called) -> Outcome:
    for seat in _hit(view, doer):
        text = _("{name} and {other} swap their whole hands")
        return Outcome(text.format(name=called(doer), other=called(seat)))
    return _nothing()


def _nothing() -> Outcome:
    return Outcome(_("Nothing happens: it lies on whoever played it"))


def _steals(view: View, doer: int, called: Called) -> Outcome:
    for seat in _hit(view, doer):
        is_swap = kind_at(view, 0) == SKULDUGGERY
        text = (
            _("{name} loses a card to {other} and gets another one")
            if is_swap
            else _("{name} loses a card to {other} and skips a turn")
        )
        return Outcome(text.format(name=called(seat), other=called(doer)))
    if kind_at(view, 0) == HOOK:
        return Outcome(_("{name} skips the next turn").format(name=called(doer)))
    return _nothing()


def _digs(view: View, doer: int, called: Called) -> Outcome:
    for seat in _hit(view, doer):
        text = _("{name} loses a buried treasure to {other}")
        return Outcome(text.format(name=called(seat), other=called(doer)))
    return _nothing()


def _raids(view: View, doer: int, called: Called) -> Outcome:
    left = [len(hand) for hand in view.treasures]
    lost: Counter[int] = Counter()
    for seat in _hit(view, doer):
        taken = min(2, left[seat])
        left[seat] -= taken
        lost[seat] += taken
    return _counted(_("{name} takes").format(name=called(doer)), _("treasures"), lost)


def _bombs(view: View, _doer: int, _called: Called) -> Outcome:
    left = [len(hand) for hand in view.pirates]
    lost: Counter[int] = Counter()
    for seat in victims(view):
        taken = min(2, left[seat])
        left[seat] -= taken
        lost[seat] += taken
    return _counted(_("The bombs burst:"), _("piracy cards are discarded"), lost)


def _kraken(view: View, _doer: int, _called: Called) -> Outcome:
    lost = Counter({seat: len(hand) for seat, hand in enumerate(view.treasures)})
    return _counted(_("The Kraken strikes:"), _("treasures return to the sea"), lost)


def _counted(title: str, unit: str, lost: Counter[int]) -> Outcome:
    losses = tuple((seat, str(count)) for seat, count in sorted(lost.items()) if count)
    return Outcome(title, str(sum(lost.values())), unit, losses)


def _parley(view: View, doer: int, called: Called) -> Outcome:
    winner = view.wager[view.wager[0] == doer]
    total = stake_worth(view, 0) + stake_worth(view, 1)
    text = _("{name} gives up, and {other} takes").format(name=called(doer), other=called(winner))
    return Outcome(text, figure(total), _("in treasure"))


_TELLING: Final[dict[int, Callable[[View, int, Called], Outcome]]] = {
    PLUNDER: _plunder,
    SPYGLASS: _spyglass,
    SKULDUGGERY: _steals,
    HOOK: _steals,
    X_MARKS: _digs,
    YO_HO_HO: _raids,
    BOMBS: _bombs,
    KRAKEN: _kraken,
    PARLEY: _parley,
}


def to_me(view: View, called: Called) -> str:
    """Return what the person who is asked gets of it if nobody answers, in a few words."""
    seat = view.seat
    if seat is None:
        return ""
    if not standing(view)[0]:
        return _("Nothing happens to anybody")
    kind, doer = kind_at(view, 0), view.stack[0][1]
    if kind == KRAKEN:
        return _swept(view, seat)
    if kind == PARLEY:
        return _given_up(view, seat, doer)
    losses = dict(outcome(view, called).losses)
    if seat in losses:
        return _("You lose {count}").format(count=losses[seat])
    return _("It hits you") if seat in victims(view) else _("It isn’t about you")


def _swept(view: View, seat: int) -> str:
    count = len(view.treasures[seat])
    if not count:
        return _("You have nothing to lose")
    text = translate_plural(
        "Your treasure goes; {before} becomes {after}",
        "Your {count} treasures go; {before} becomes {after}",
        count,
    )
    before, after = figure(view.score(seat)), figure(view.banked[seat])
    return text.format(count=count, before=before, after=after)


def _given_up(view: View, seat: int, loser: int) -> str:
    if seat not in view.wager:
        return _("It isn’t about you")
    own = view.wager.index(seat)
    if seat == loser:
        return _("You lose {value}").format(value=figure(stake_worth(view, own)))
    return _("You get {value}").format(value=signed(stake_worth(view, 1 - own)))


def played(view: View, index: int, called: Called) -> str:
    """Return in a few words what somebody has done with a card on the stack."""
    _card, _seat, target = view.stack[index]
    kind = kind_at(view, index)
    if not standing(view)[index]:
        return _("cut down")
    if index and kind == YARR:
        return _("cuts that down")
    if kind == CODE:
        return _("passes it to {name}").format(name=called(target))
    if target >= 0:
        return _("on {name}").format(name=called(target))
    return _("plays {card}").format(card=spoken_name(kind))
