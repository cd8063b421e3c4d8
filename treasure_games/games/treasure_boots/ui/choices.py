"""The buttons that answer what is asked, the one for doing nothing, and the steps of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import PASS, SHOOT, TAKE, Sail
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import percent, points_words, ship_name
from treasure_games.games.treasure_boots.ui.slips import Question, chosen
from treasure_games.table.offers import Choice, TurnToken

_ = translate
_MOST_BUTTONS: Final = 1
"""So many ships to fire at are named on buttons; more are on a slip."""


def choices_of(question: Question, *, has_slip: bool) -> list[Choice]:
    """Return buttons for what is legal; ships to fire at may be on a slip instead."""
    phase = question.view.phase
    if phase == phases.SHOOTING:
        found = [aim for aim in question.aims if SHOOT[aim.ship] in question.legal]
        if has_slip or len(found) > _MOST_BUTTONS:
            return []
        return [_shoot(question, aim) for aim in found]
    make = _CHOICES.get(phase)
    choice = make(question) if make else None
    return [choice] if choice is not None else []


def passing(question: Question) -> Choice:
    """Return the button for doing nothing, which mostly ends the turn."""
    label, brief = _PASSES[question.view.phase]()
    gives_up_points = question.view.phase == phases.UNLOADING
    return Choice("end", label, brief, question.answer(PASS), forgoes=gives_up_points)


def _stay(question: Question) -> Choice | None:
    view = question.view
    action = Sail(view.cells[view.ship], 0)
    if action not in question.legal:
        return None
    label = _("Stay here") if view.ship < FIRST_PRIVATEER else _("Let it stay")
    return Choice("stay", label, _("Stay"), question.answer(action))


def _take(question: Question) -> Choice:
    label = _("Take the treasure")
    return Choice("take", label, _("Take"), question.answer(TAKE), is_primary=True)


def _unload(question: Question) -> Choice:
    worth = unload_value(chosen(question), question.view.house)
    pattern = _("Unload all: {points}") if question.aside == EMPTY else _("Unload: {points}")
    label = pattern.format(points=points_words(worth.total))
    brief = _("Unload: {total}").format(total=worth.total)
    return Choice("unload", label, brief, question.unload, is_primary=True)


def _shoot(question: Question, aim: Aim) -> Choice:
    name, chance = ship_name(aim.ship, question.called), percent(aim.chances[0])
    label = _("Fire at {ship}: {chance}").format(ship=name, chance=chance)
    brief = _("Fire: {chance}").format(chance=chance)
    return Choice(f"shoot{aim.ship}", label, brief, question.answer(SHOOT[aim.ship]))


_CHOICES: Final[dict[int, Callable[[Question], Choice | None]]] = {
    phases.SAILING: _stay,
    phases.COLLECTING: _take,
    phases.UNLOADING: _unload,
}
_PASSES: Final[dict[int, Callable[[], tuple[str, str]]]] = {
    phases.COMMANDING: lambda: (_("Sail on without one"), _("Without")),
    phases.COLLECTING: lambda: (_("Leave it there"), _("Leave it")),
    phases.UNLOADING: lambda: (_("Unload nothing"), _("Nothing")),
    phases.SHOOTING: lambda: (_("Hold your fire"), _("Hold fire")),
}


def tokens_of(view: View) -> Sequence[TurnToken]:
    """Return the steps of the turn; none before the first turn and after the last."""
    if not view.turn_number or view.phase == phases.OVER:
        return ()
    is_privateers = view.phase == phases.COMMANDING or view.ship >= FIRST_PRIVATEER
    can_command = bool(view.privateers) and is_privateers
    has_sailed = not is_privateers and view.phase != phases.SAILING
    return (
        TurnToken("privateer", "privateer", _("privateer"), can_command),
        TurnToken("sail", "wind", _("sail"), not has_sailed),
        TurnToken("act", "cargo", _("act"), True),
    )
