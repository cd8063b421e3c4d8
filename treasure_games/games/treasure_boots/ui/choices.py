"""The answers to what is asked: cells with coins, lines of fire, buttons; steps of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.actions import PASS, SHOOT, TAKE, Sail
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.movement import Route
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import percent, points_words, ship_name
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Shot
from treasure_games.games.treasure_boots.ui.slips import Question, chosen
from treasure_games.table.offers import Choice, TurnToken

_ = translate
_PASSES: Final[dict[int, Callable[[], tuple[str, str]]]] = {
    phases.COMMANDING: lambda: (_("Sail on without one"), _("Without")),
    phases.COLLECTING: lambda: (_("Leave it there"), _("Leave it")),
    phases.UNLOADING: lambda: (_("Unload nothing"), _("Nothing")),
    phases.SHOOTING: lambda: (_("Hold your fire"), _("Hold fire")),
}
_NO_COIN: Final = Cost(0, has_coin=False)
_TARGET: Final = Cost(0, has_coin=False, is_lit=False)
_PRICE: Final = Cost(0, 1)
"""TB-56: a pearl."""


def choices_of(question: Question) -> list[Choice]:
    """Return the button for what is legal; another ship to fire at is chosen on the chart."""
    make = _CHOICES.get(question.view.phase)
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


def aimed_at(found: Sequence[Aim], ship: int | None) -> Aim | None:
    """Return the shot at this ship, else the one with the best chance."""
    return next((aim for aim in found if aim.ship == ship), next(iter(found), None))


def _shoot(question: Question) -> Choice | None:
    aim = aimed_at(question.aims, question.aimed)
    if aim is None or SHOOT[aim.ship] not in question.legal:
        return None
    name, chance = ship_name(aim.ship, question.called), percent(aim.chances[0])
    label = _("Fire at {ship}: {chance}").format(ship=name, chance=chance)
    brief = _("Fire: {chance}").format(chance=chance)
    shoot = question.answer(SHOOT[aim.ship])
    return Choice("shoot", label, brief, shoot, is_primary=True)


_CHOICES: Final[dict[int, Callable[[Question], Choice | None]]] = {
    phases.SAILING: _stay,
    phases.COLLECTING: _take,
    phases.UNLOADING: _unload,
    phases.SHOOTING: _shoot,
}


def tokens_of(view: View) -> Sequence[TurnToken]:
    """Return the steps of the turn; none outside of turns, and for the captain of a wreck."""
    if not view.turn_number or view.phase in (phases.OVER, phases.REFITTING):
        return ()
    is_privateers = view.phase == phases.COMMANDING or view.ship >= FIRST_PRIVATEER
    can_command = bool(view.privateers) and is_privateers
    has_sailed = not is_privateers and view.phase != phases.SAILING
    return (
        TurnToken("privateer", "privateer", _("privateer"), can_command),
        TurnToken("sail", "wind", _("sail"), not has_sailed),
        TurnToken("act", "cargo", _("act"), True),
    )


def cells_of(
    view: View, legal: Iterable[actions.Action], ways: Mapping[int, Route]
) -> dict[int, Cost]:
    """Return every cell that answers, each with what it costs."""
    if view.phase == phases.SAILING and ways:
        return {
            cell: Cost(way.cost, way.pearls, way.cost == 0 and len(way.path) > 1)
            for cell, way in ways.items()
        }
    found: dict[int, Cost] = {}
    for action in legal:
        if isinstance(action, actions.ChoosePort):
            found[action.cell] = _NO_COIN
        elif isinstance(action, actions.Command):
            found[view.cells[action.ship]] = _NO_COIN if view.is_double else _PRICE
        elif isinstance(action, actions.Shoot):
            found[view.cells[action.ship]] = _TARGET
        elif action == actions.TAKE:
            found[view.cells[view.ship]] = _NO_COIN
    return found


def shots_of(
    view: View, found: Sequence[Aim], origin: int | None = None, aimed: int | None = None
) -> tuple[Shot, ...]:
    """Lines from the acting ship, or from where she may lie, with the chance of each; while a
    shot that has been fired is in question, its own line. The `aimed` ship has the sight on her,
    and her chance stands on the board of the shot.
    """
    cells = view.cells
    if origin is None and view.target >= 0:
        return _shot_in_question(view)
    start = cells[view.ship] if origin is None else origin
    return tuple(
        Shot(start, cells[aim.ship], aim.line, is_aimed=True)
        if aim.ship == aimed
        else Shot(start, cells[aim.ship], aim.line, percent(aim.chances[0]), _with_pearl(aim))
        for aim in found
    )  # fmt: skip


def _shot_in_question(view: View) -> tuple[Shot, ...]:
    """Who fires at whom: pearls and loot are decided with it in sight."""
    start, goal = view.cells[view.ship], view.cells[view.target]
    if view.phase not in phases.IN_MIDST_OF_A_SHOT or NOWHERE in (start, goal):
        return ()
    return (Shot(start, goal, view.chart.grid.line(start, goal) or (), is_aimed=True),)


def _with_pearl(aim: Aim) -> str:
    """The chance with one pearl more, where there is one and it helps."""
    if len(aim.chances) < 2 or aim.chances[1] <= aim.chances[0]:
        return ""
    return _("+1 pearl: {chance}").format(chance=percent(aim.chances[1]))
