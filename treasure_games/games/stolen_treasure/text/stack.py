"""The cards being played: which of them have an effect, and on whom."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from treasure_games.core.language import N_, plural, translate as _, translate_plural
from treasure_games.core.words import Called
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.phases import SETTLE
from treasure_games.games.stolen_treasure.rules.pieces import spoken_name
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure, signed
from treasure_games.games.stolen_treasure.text.log import stake_worth

Losses = tuple[tuple[int, int], ...]
"""Seats with the number of cards that each would lose."""


class StackOutcome(Struct, frozen=True):
    """What happens if nobody answers any more.

    `title` says what, `figure` and `unit` how much (or ""), `brief` is `unit` in a word or two,
    `losses` are the numbers of cards that seats lose.
    """

    title: str
    figure: str = ""
    unit: str = ""
    losses: Losses = ()
    brief: str = ""


def kind_at(view: View, index: int) -> int:
    """Return the kind of a card on the stack."""
    return view.faces[view.stack[index][0]]


def has_effect(view: View) -> tuple[bool, ...]:
    """Return for each card on the stack if it has an effect, if nobody answers any more."""
    stands: list[bool] = []
    for index in reversed(range(len(view.stack))):
        is_cut = bool(stands) and stands[-1] and kind_at(view, index + 1) == pieces.YARR
        stands.append(not is_cut)
    return tuple(stands[::-1])


def is_covering(view: View) -> bool:
    """Return True while the stack covers the table: until its first card takes effect.

    The Kraken covers it even then.
    """
    is_settling = any(frame[0] == SETTLE for frame in view.agenda)
    return bool(view.stack) and (not is_settling or kind_at(view, 0) == pieces.KRAKEN)


def victims(view: View) -> tuple[int, ...]:
    """Return who is hit if nobody answers any more, after moves by Pirate's Code."""
    found = list(view.victims)
    for index, (_card, seat, target) in enumerate(view.stack):
        if kind_at(view, index) == pieces.CODE and has_effect(view)[index] and seat in found:
            found[found.index(seat)] = target
    return tuple(found)


def stack_outcome(view: View, called: Called) -> StackOutcome:
    """Return what the first card on the stack does if nobody answers any more."""
    card, doer, _target = view.stack[0]
    kind = view.faces[card]
    if not has_effect(view)[0]:
        return StackOutcome(_("{card} is cancelled: nothing happens", card=spoken_name(kind)))
    return _OUTCOMES[kind](view, doer, called)


def _plunder(_view: View, doer: int, called: Called) -> StackOutcome:
    text = _("{name} draws", name=called(doer))
    return StackOutcome(text, "2", translate_plural("treasure", "treasures", 2))


_AIMED: Final = {
    pieces.SPYGLASS: N_("{name} and {other} swap their whole hands"),
    pieces.SKULDUGGERY: N_("{name} loses a card to {other} and gets another one"),
    pieces.HOOK: N_("{name} loses a card to {other} and skips a turn"),
    pieces.X_MARKS: N_("{name} loses a buried treasure to {other}"),
}
"""What cards do that go against one pirate; the Spyglass names first who played it."""


def _aimed(view: View, doer: int, called: Called) -> StackOutcome:
    kind, hit = kind_at(view, 0), [seat for seat in victims(view) if seat != doer]
    if hit:
        seats = (doer, hit[0]) if kind == pieces.SPYGLASS else (hit[0], doer)
        name, other = map(called, seats)
        return StackOutcome(_(_AIMED[kind], name=name, other=other))
    if kind == pieces.HOOK:
        return StackOutcome(_("{name} skips the next turn", name=called(doer)))
    return StackOutcome(_("No effect: it would hit whoever played it"))


def _raids(view: View, doer: int, called: Called) -> StackOutcome:
    lost = losses(view, pieces.YO_HO_HO, [seat for seat in victims(view) if seat != doer])
    unit = translate_plural("treasure", "treasures", _sum(lost))
    return _counted(_("{name} takes", name=called(doer)), unit, lost)


def _bombs(view: View, _doer: int, _called: Called) -> StackOutcome:
    lost = losses(view, pieces.BOMBS, victims(view))
    unit = translate_plural("piracy card is discarded", "piracy cards are discarded", _sum(lost))
    brief = translate_plural("piracy card", "piracy cards", _sum(lost))
    return _counted(_("The bombs go off:"), unit, lost, brief)


def _kraken(view: View, _doer: int, _called: Called) -> StackOutcome:
    lost = losses(view, pieces.KRAKEN, range(view.seats))
    unit = translate_plural("treasure goes to the sea", "treasures go to the sea", _sum(lost))
    brief = translate_plural("treasure", "treasures", _sum(lost))
    return _counted(_("The Kraken strikes:"), unit, lost, brief)


def losses(view: View, kind: int, hit: Iterable[int]) -> Losses:
    """ST-52, ST-59, ST-69: return how many cards YO HO HO!, the Kraken or Bombs Away takes from
    those that it hits, once for each effect on them.
    """
    left = [len(hand) for hand in (view.pirates if kind == pieces.BOMBS else view.treasures)]
    lost = Counter[int]()
    for seat in hit:
        taken = left[seat] if kind == pieces.KRAKEN else min(2, left[seat])
        left[seat] -= taken
        lost[seat] += taken
    return tuple((seat, count) for seat, count in sorted(lost.items()) if count)


def passed_on(view: View, target: int) -> int | None:
    """Return how many cards a seat would lose if the view's seat passed the card on to it; None if
    that isn't what the card does.
    """
    kind, doer = kind_at(view, 0), view.stack[0][1]
    if kind not in (pieces.BOMBS, pieces.YO_HO_HO):
        return None
    hit = [target if seat == view.seat else seat for seat in victims(view)]
    lost = losses(view, kind, [seat for seat in hit if kind == pieces.BOMBS or seat != doer])
    return dict(lost).get(target, 0)


def _sum(lost: Losses) -> int:
    return sum(count for _seat, count in lost)


def _counted(title: str, unit: str, lost: Losses, brief: str = "") -> StackOutcome:
    return StackOutcome(title, str(_sum(lost)), unit, lost, brief)


def _parley(view: View, doer: int, called: Called) -> StackOutcome:
    winner = view.wager[view.wager[0] == doer]
    total = stake_worth(view, 0) + stake_worth(view, 1)
    text = _("{name} gives up, and {other} takes", name=called(doer), other=called(winner))
    return StackOutcome(text, figure(total), _("in treasure"))


_OUTCOMES: Final[dict[int, Callable[[View, int, Called], StackOutcome]]] = {
    **dict.fromkeys(_AIMED, _aimed),
    pieces.PLUNDER: _plunder,
    pieces.YO_HO_HO: _raids,
    pieces.BOMBS: _bombs,
    pieces.KRAKEN: _kraken,
    pieces.PARLEY: _parley,
}


def effect_on_viewer(view: View, called: Called) -> str:
    """Return in a few words what happens to the person asked if nobody answers."""
    seat = view.seat
    if seat is None:
        return ""
    if not has_effect(view)[0]:
        return _("Nobody is affected")
    kind, doer = kind_at(view, 0), view.stack[0][1]
    if kind == pieces.KRAKEN:
        return _swept(view, seat)
    if kind == pieces.PARLEY:
        return _given_up(view, seat, doer)
    lost = dict(stack_outcome(view, called).losses)
    if seat in lost:
        return _("You lose {count}", count=lost[seat])
    return _("It hits you") if seat in victims(view) else _("It doesn’t affect you")


def _swept(view: View, seat: int) -> str:
    count = len(view.treasures[seat])
    if not count:
        return _("You have nothing to lose")
    before, after = figure(view.score(seat)), figure(view.banked[seat])
    if before == after:
        return plural(
            "Your treasure goes; your total stays",
            "Your {count} treasures go; your total stays", count,
        )  # fmt: skip
    return plural(
        "Your treasure goes; {before} becomes {after}",
        "Your {count} treasures go; {before} becomes {after}", count, before=before, after=after,
    )  # fmt: skip


def _given_up(view: View, seat: int, loser: int) -> str:
    if seat not in view.wager:
        return _("It doesn’t affect you")
    own = view.wager.index(seat)
    if seat == loser:
        return _("You lose {value}", value=figure(stake_worth(view, own)))
    return _("You get {value}", value=signed(stake_worth(view, 1 - own)))


def played(view: View, index: int, called: Called) -> str:
    """Return in a few words what a seat does with a card on the stack."""
    _card, _seat, target = view.stack[index]
    kind = kind_at(view, index)
    if not has_effect(view)[index]:
        return _("cancelled")
    if index and kind == pieces.YARR:
        return _("cancels that")
    if kind == pieces.CODE:
        return _("passes it to {name}", name=called(target))
    if target >= 0:
        return _("on {name}", name=called(target))
    return _("plays {card}", card=spoken_name(kind))
