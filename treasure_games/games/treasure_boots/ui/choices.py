"""The buttons that answer what is asked, and the one for doing nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import state
from treasure_games.games.treasure_boots.rules.actions import PASS, SHOOT, TAKE, Action, Sail
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.text.names import percent, points_words, ship_name
from treasure_games.games.treasure_boots.ui.slips import chosen
from treasure_games.table.offers import Choice

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable

_ = translate
_MOST_BUTTONS: Final = 1
"""So many ships to fire at are named on buttons; more are on a slip."""


def choices_of(
    table: TreasureBootsTable, legal: tuple[Action, ...], found: tuple[Aim, ...]
) -> list[Choice]:
    """Buttons for what is legal; `found` are the ships in sight where somebody may fire."""
    phase = table.view.phase
    if phase == state.SHOOTING:
        return _shoot(table, [aim for aim in found if SHOOT[aim.ship] in legal])
    make = _CHOICES.get(phase)
    choice = make(table, legal) if make else None
    return [choice] if choice is not None else []


def passing(table: TreasureBootsTable) -> Choice:
    """The button for doing nothing, which mostly ends the turn."""
    label, brief = _PASSES[table.view.phase]()
    gives_up_points = table.view.phase == state.UNLOADING
    return Choice("end", label, brief, lambda: table.play.send(PASS), forgoes=gives_up_points)


def _stay(table: TreasureBootsTable, legal: tuple[Action, ...]) -> Choice | None:
    view = table.view
    action = Sail(view.cells[view.ship], 0)
    if action not in legal:
        return None
    is_own = view.ship < FIRST_PRIVATEER
    label = _("Stay here") if is_own else _("Let it stay")
    return Choice("stay", label, _("Stay"), lambda: table.play.send(action))


def _take(table: TreasureBootsTable, _legal: tuple[Action, ...]) -> Choice:
    return Choice("take", _("Take the treasure"), _("Take"), lambda: table.play.send(TAKE),
                  is_primary=True)  # fmt: skip


def _unload(table: TreasureBootsTable, _legal: tuple[Action, ...]) -> Choice:
    worth = unload_value(chosen(table), table.view.house)
    pattern = _("Unload all: {points}") if table.play.aside == EMPTY else _("Unload: {points}")
    label = pattern.format(points=points_words(worth.total))
    brief = _("Unload: {total}").format(total=worth.total)
    return Choice("unload", label, brief, table.play.unload, is_primary=True)


def _shoot(table: TreasureBootsTable, found: list[Aim]) -> list[Choice]:
    """Named on buttons while they are few; else the slip has them."""
    if table.picker.slip is not None or len(found) > _MOST_BUTTONS:
        return []
    return [_shoot_choice(table, aim) for aim in found]


def _shoot_choice(table: TreasureBootsTable, aim: Aim) -> Choice:
    name, chance = ship_name(aim.ship, table.api.called), percent(aim.chances[0])
    label = _("Fire at {ship}: {chance}").format(ship=name, chance=chance)
    brief = _("Fire: {chance}").format(chance=chance)
    return Choice(f"shoot{aim.ship}", label, brief, lambda: table.play.send(SHOOT[aim.ship]))


_CHOICES: Final[dict[int, Callable[[TreasureBootsTable, tuple[Action, ...]], Choice | None]]] = {
    state.SAILING: _stay,
    state.COLLECTING: _take,
    state.UNLOADING: _unload,
}
_PASSES: Final[dict[int, Callable[[], tuple[str, str]]]] = {
    state.COMMANDING: lambda: (_("Sail on without one"), _("Without")),
    state.COLLECTING: lambda: (_("Leave it there"), _("Leave it")),
    state.UNLOADING: lambda: (_("Unload nothing"), _("Nothing")),
    state.SHOOTING: lambda: (_("Hold your fire"), _("Hold fire")),
}
