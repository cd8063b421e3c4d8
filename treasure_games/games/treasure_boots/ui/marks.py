"""Marks on the chart for what is asked: coins on cells that may be pressed, lines of fire."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.rules.voyages import Passage
from treasure_games.games.treasure_boots.text.names import percent
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost, Shot

_ = translate
_NO_COIN: Final = Cost(0, has_coin=False)
_PRICE: Final = Cost(0, 1)
"""TB-56: a pearl."""


def cells_of(
    view: View, legal: Iterable[actions.Action], ways: Mapping[int, Passage]
) -> dict[int, Cost]:
    """Return every cell that answers, each with what it costs."""
    if view.phase == phases.SAILING and ways:
        return {cell: _cost(way) for cell, way in ways.items()}
    found: dict[int, Cost] = {}
    for action in legal:
        if isinstance(action, actions.ChoosePort):
            found[action.cell] = _NO_COIN
        elif isinstance(action, actions.Command):
            found[view.cells[action.ship]] = _NO_COIN if view.is_double else _PRICE
        elif isinstance(action, actions.Shoot):
            found[view.cells[action.ship]] = _NO_COIN
        elif action == actions.TAKE:
            found[view.cells[view.ship]] = _NO_COIN
    return found


def shots_of(view: View, found: Iterable[Aim], origin: int | None = None) -> tuple[Shot, ...]:
    """Lines from the acting ship, or from where she may lie, with the chance of each; while a
    shot that has been fired is in question, its own line.
    """
    cells = view.cells
    if origin is None and view.target >= 0:
        return _shot_in_question(view)
    start = cells[view.ship] if origin is None else origin
    return tuple(
        Shot(start, cells[aim.ship], aim.line, percent(aim.chances[0]), _with_pearl(aim))
        for aim in found
    )


def _shot_in_question(view: View) -> tuple[Shot, ...]:
    """Who fires at whom, and what has been rolled: pearls and loot are decided with it in sight."""
    start, goal = view.cells[view.ship], view.cells[view.target]
    if view.phase not in _ROLLED or NOWHERE in (start, goal):
        return ()
    words = _ROLLED[view.phase]().format(
        total=view.attack, attack=view.attack, defence=view.defence
    )
    return (Shot(start, goal, view.chart.grid.line(start, goal) or (), words),)


_ROLLED: Final[dict[int, Callable[[], str]]] = {
    phases.NAMING: lambda: "",
    phases.ATTACKING: lambda: _("Attack {total}"),
    phases.DEFENDING: lambda: _("{attack} against {defence}"),
    phases.LOOTING: lambda: _("{attack} against {defence}"),
}


def _cost(way: Passage) -> Cost:
    is_drift = way.cost == 0 and len(way.path) > 1
    return Cost(way.cost, way.pearls, is_drift)


def _with_pearl(aim: Aim) -> str:
    """The chance with one pearl more, where there is one and it helps."""
    if len(aim.chances) < 2 or aim.chances[1] <= aim.chances[0]:
        return ""
    return _("+1 pearl: {chance}").format(chance=percent(aim.chances[1]))
