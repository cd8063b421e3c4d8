"""The questions that are answered on a slip over the chart: which piece, how many pearls, who."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import (
    answers,
    next_colour,
    worth_words,
)
from treasure_games.games.treasure_boots.ui.fight_slips import (
    attack_pearls,
    defence_pearls,
    loot,
)
from treasure_games.games.treasure_boots.ui.question import Question
from treasure_games.table.pieces.picker import Pick, Slip

_ = translate


def slip_for(question: Question) -> Slip | None:
    """Return the slip of what is asked now; None where chart and buttons are enough."""
    if not question.legal:
        return None
    make = _SLIPS.get(question.view.phase)
    return make(question) if make else None


def _shots(question: Question) -> Slip | None:
    """Only where there are more ships than one."""
    ships = [action.ship for action in question.legal if isinstance(action, actions.Shoot)]
    if len(ships) < 2:
        return None
    found = [aim for aim in question.aims if aim.ship in ships]
    picks = tuple(
        Pick(
            f"ship{aim.ship}", question.ship_picture(aim.ship),
            names.capital(names.ship_name(aim.ship, question.called)),
            question.answer(actions.SHOOT[aim.ship]), names.percent(aim.chances[0]),
        )
        for aim in found
    )  # fmt: skip
    return Slip(_("Fire at whom?"), picks, answers(found, question.called))


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
    text = _("What lies in the light is worth {points}.").format(points=worth_words(worth))
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


_SLIPS: Final[dict[int, Callable[[Question], Slip | None]]] = {
    phases.SHOOTING: _shots,
    phases.NAMING: _rollers,
    phases.ATTACKING: attack_pearls,
    phases.DEFENDING: defence_pearls,
    phases.LOOTING: loot,
    phases.UNLOADING: _unload,
}
