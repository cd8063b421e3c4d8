"""The questions that are answered on a slip over the chart: which piece, how many pearls, who."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import actions, events, phases, pieces
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import (
    answer_words,
    next_colour,
    worth_words,
)
from treasure_games.games.treasure_boots.text.shot import chance_of
from treasure_games.table.pieces.picker import Pick, Slip

_ = translate


class Question(Struct, frozen=True):
    """`send` does an action, or says why it isn't legal."""

    view: View
    legal: tuple[actions.Action, ...]
    called: Called
    send: Callable[[actions.Action], object]
    aims: tuple[Aim, ...] = ()
    """The ships in sight, where somebody may fire."""
    aimed: int | None = None
    """Which of them the sight is on."""
    aside: pieces.Hold = pieces.EMPTY
    """What shall stay aboard when the rest is unloaded."""
    put_aside: Callable[[int, int], None] = lambda kind, index: None
    unload: Callable[[], None] = lambda: None
    emblem: Callable[[int], str] = str
    seen: Sequence[events.Event] = ()
    """What has happened so far."""

    def answer(self, action: actions.Action) -> Callable[[], None]:
        """What a button for this action calls."""

        def give() -> None:
            self.send(action)

        return give


def slip_for(question: Question) -> Slip | None:
    """Return the slip of what is asked now; None where chart and buttons are enough."""
    if not question.legal:
        return None
    make = _SLIPS.get(question.view.phase)
    return make(question) if make else None


def _refit(question: Question) -> Slip | None:
    """What went down with the ship, beside the ports for a new one."""
    lost = pieces.EMPTY
    for event in reversed(question.seen):
        match event:
            case events.LootTaken(target=target, kind=kind) if target == question.view.asked:
                lost = pieces.more(lost, kind)
            case events.ShotDeclared(ship=ship):
                break
    else:
        return None
    heading = _("Sunk by {ship}").format(ship=names.ship_name(ship, question.called))
    if pieces.cargo(lost):
        return Slip(heading, (), _("Lost: {cargo}.").format(cargo=names.cargo_words(lost)))
    return Slip(heading, (), _("Lost: only the ship."))


def _rollers(question: Question) -> Slip:
    picks = tuple(
        Pick(
            f"seat{action.seat}", question.emblem(action.seat), question.called(action.seat),
            question.answer(action),
        )
        for action in question.legal if isinstance(action, actions.NameRoller)
    )  # fmt: skip
    sentence = _("Whoever rolls also decides for it: pearls as Rum, and what it loses.")
    return Slip(_("Who rolls for it?"), picks, sentence)


def _unload(question: Question) -> Slip | None:
    """Every piece of the hold, to be taken in or left out; what it is worth now."""
    hold, aside = question.view.holds[question.view.ship], question.aside
    if pieces.cargo(hold) < 2 or not any(
        isinstance(action, actions.Keep) for action in question.legal
    ):
        return None
    picks = tuple(
        Pick(
            f"{kind}.{index}", names.cargo_picture(kind), "",
            # Pieces of a kind are alike, so those put aside come first.
            partial(question.put_aside, kind, index), is_on=index >= aside[kind],
            hint=names.label(kind),
        )
        for kind, count in enumerate(hold) for index in range(count)
    )  # fmt: skip
    return Slip(
        _("Unload what?"), picks, unload_sentence(question, aside),
        longest=unload_sentence(question, pieces.EMPTY),
    )  # fmt: skip


def unload_sentence(question: Question, aside: pieces.Hold) -> str:
    """Say what the rest is worth; of a whole cargo, what one more colour would add."""
    view = question.view
    worth = unload_value(left(view.holds[view.ship], aside), view.house)
    text = _("The pieces in the light are worth {points}.").format(points=worth_words(worth))
    extra = next_colour(view, view.ship)
    if extra and aside == pieces.EMPTY:
        text = f"{text} {_('One more colour would add {count}.').format(count=extra)}"
    return text


def chosen(question: Question) -> pieces.Hold:
    """What would be unloaded as things stand."""
    return left(question.view.holds[question.view.ship], question.aside)


def left(hold: pieces.Hold, aside: pieces.Hold) -> pieces.Hold:
    """A cargo without what is put aside."""
    for kind, count in enumerate(aside):
        hold = pieces.more(hold, kind, -count)
    return hold


def keep_actions(aside: pieces.Hold) -> list[actions.Action]:
    """The acts that put these pieces aside; pearls of either sort count as pearls."""
    found: list[actions.Action] = []
    for kind, count in enumerate(aside):
        found += [actions.KEEP[min(kind, pieces.PEARL)]] * count
    return found


def _attack_pearls(question: Question) -> Slip:
    """How many pearls, each with the chance that it makes (the defender's die is still to roll)."""
    view = question.view
    lead = view.attack - view.holds[view.target][pieces.RUM]
    picks = _spendings(
        question, view.ship, _("None"), lambda count: names.percent(chance_of(lead + count))
    )
    return Slip(_("Pearls as Guns?"), picks, _attack_words(question))


def _spendings(
    question: Question, payer: int, without: str, note: Callable[[int], str] = lambda count: ""
) -> tuple[Pick, ...]:
    """How many pearls a ship may spend; the one that goes first is shown."""
    picture = names.token_picture(pieces.token_of(question.view.holds[payer], pieces.PEARL))
    return tuple(
        Pick(
            f"spend{action.pearls}", picture if action.pearls else "",
            _("Spend {count}").format(count=action.pearls) if action.pearls else without,
            question.answer(action), note(action.pearls),
        )
        for action in question.legal if isinstance(action, actions.Spend)
    )  # fmt: skip


def _attack_words(question: Question) -> str:
    """TB-58: what may still be put up against the attack; the rest stands on the board."""
    target = question.view.target
    left = pieces.pearls(question.view.holds[target])
    return answer_words(target, left, question.called) if left else ""


def _defence_pearls(question: Question) -> Slip:
    """So many pearls as make the shot miss, or none; and what a hit would do."""
    picks = _spendings(question, question.view.target, _("Let it hit"))
    return Slip(_("Pearls as Rum?"), picks, _hit_words(question))


def _hit_words(question: Question) -> str:
    """TB-50, TB-51: what comes of it if the shot is let hit."""
    view, hold = question.view, question.view.holds[question.view.target]
    name = names.ship_name(view.target, question.called)
    if pieces.cargo(hold) > 1:
        text = (
            _("Once hit, you choose what is lost.")
            if hold[pieces.GOLD]
            else _("Once hit, {captain} chooses what is lost.")
        )
        return text.format(captain=question.called(view.turn))
    if view.target == view.asked:
        return _("A hit would sink you.")
    return _("A hit would sink {ship}.").format(ship=name)


def _loot(question: Question) -> Slip:
    """What each choice makes of the cargo of whoever chooses; else how many there are."""
    view = question.view
    hold = view.holds[view.target]
    picks = tuple(
        Pick(
            f"kind{action.kind}", names.token_picture(pieces.token_of(hold, action.kind)),
            names.label(action.kind), question.answer(action), _after_loot(view, action.kind),
        )
        for action in question.legal if isinstance(action, actions.Loot)
    )  # fmt: skip
    is_own = view.asked == view.target
    text = _("Which piece do you lose?") if is_own else _("Which piece does {ship} lose?")
    heading = text.format(ship=names.ship_name(view.target, question.called))
    if not _change(view):
        return Slip(heading, picks)
    now = names.points_words(unload_value(view.holds[view.asked], view.house).total)
    return Slip(heading, picks, _("Your cargo is worth {points} now.").format(points=now))


def _after_loot(view: View, kind: int) -> str:
    change = _change(view)
    if not change:
        hold = view.holds[view.target]
        count = pieces.pearls(hold) if kind == pieces.PEARL else hold[kind]
        return _("has {count}").format(count=count)
    token = pieces.token_of(view.holds[view.target], kind)
    worth = unload_value(pieces.more(view.holds[view.asked], token, change), view.house)
    return _("then {points}").format(points=names.points_words(worth.total))


def _change(view: View) -> int:
    """By how much the own cargo of whoever chooses the loot grows; 0 if it is another's affair."""
    if view.asked == view.target:
        return -1
    return int(view.asked == view.ship)


_SLIPS: Final[dict[int, Callable[[Question], Slip | None]]] = {
    phases.NAMING: _rollers,
    phases.ATTACKING: _attack_pearls,
    phases.DEFENDING: _defence_pearls,
    phases.LOOTING: _loot,
    phases.UNLOADING: _unload,
    phases.REFITTING: _refit,
}
