"""The questions that are answered on a slip over the chart: which piece, how many pearls, who."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import state
from treasure_games.games.treasure_boots.rules.actions import (
    KEEP,
    NAME_ROLLER,
    SHOOT,
    Action,
    Keep,
    NameRoller,
    Shoot,
)
from treasure_games.games.treasure_boots.rules.pieces import (
    EMPTY,
    PEARL,
    Hold,
    cargo,
    more,
)
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.text.forecast import (
    aims,
    answers,
    next_colour,
    worth_words,
)
from treasure_games.games.treasure_boots.text.names import (
    capital,
    cargo_picture,
    label,
    percent,
    ship_name,
)
from treasure_games.games.treasure_boots.ui.fight_slips import (
    Send,
    attack_pearls,
    defence_pearls,
    loot,
)
from treasure_games.table.pieces.picker import Pick, Slip

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable

_ = translate


def slip_for(table: TreasureBootsTable, legal: tuple[Action, ...], send: Send) -> Slip | None:
    """The slip of what is asked now; None where chart and buttons are enough."""
    if not legal:
        return None
    make = _SLIPS.get(table.view.phase)
    return make(table, legal, send) if make else None


def _shots(table: TreasureBootsTable, legal: tuple[Action, ...], send: Send) -> Slip | None:
    """Only where there are more ships than one."""
    view = table.view
    ships = [action.ship for action in legal if isinstance(action, Shoot)]
    if len(ships) < 2:
        return None
    found = [aim for aim in aims(view, view.ship) if aim.ship in ships]
    picks = tuple(
        Pick(
            f"ship{aim.ship}", table.ship_picture(aim.ship),
            capital(ship_name(aim.ship, table.api.called)),
            _sender(send, SHOOT[aim.ship]), percent(aim.chances[0]),
        )
        for aim in found
    )  # fmt: skip
    return Slip(_("Fire at whom?"), picks, answers(found, table.api.called))


def _rollers(table: TreasureBootsTable, legal: tuple[Action, ...], send: Send) -> Slip:
    picks = tuple(
        Pick(
            f"seat{action.seat}", table.emblem(action.seat), table.api.called(action.seat),
            _sender(send, NAME_ROLLER[action.seat]),
        )
        for action in legal if isinstance(action, NameRoller)
    )  # fmt: skip
    sentence = _("Whoever rolls also decides for it: pearls as Rum, and what it loses.")
    return Slip(_("Who rolls for it?"), picks, sentence)


def _unload(table: TreasureBootsTable, legal: tuple[Action, ...], _send: Send) -> Slip | None:
    """Every piece of the hold, to be taken in or left out; what it is worth now."""
    hold = table.view.holds[table.view.ship]
    if cargo(hold) < 2 or not any(isinstance(action, Keep) for action in legal):
        return None
    aside = table.play.aside
    picks: list[Pick] = []
    for kind, count in enumerate(hold):
        picks.extend(
            Pick(
                f"{kind}.{index}", cargo_picture(kind), "",
                _turner(table, kind, index), is_on=index >= aside[kind], hint=label(kind),
            )
            for index in range(count)
        )  # fmt: skip
    return Slip(_("Unload what?"), tuple(picks), unload_sentence(table, table.play.aside),
                longest=unload_sentence(table, EMPTY))  # fmt: skip


def unload_sentence(table: TreasureBootsTable, aside: Hold) -> str:
    """What isn't put aside is worth so much; one more colour would add so much to a whole cargo."""
    view = table.view
    worth = unload_value(left(view.holds[view.ship], aside), view.house)
    text = _("What lies in the light is worth {points}.").format(points=worth_words(worth))
    extra = next_colour(view, view.ship)
    if extra and aside == EMPTY:
        text = f"{text} {_('One more colour would add {count}.').format(count=extra)}"
    return text


def chosen(table: TreasureBootsTable) -> Hold:
    """What would be unloaded as things stand."""
    return left(table.view.holds[table.view.ship], table.play.aside)


def left(hold: Hold, aside: Hold) -> Hold:
    """A cargo without what is put aside."""
    for kind, count in enumerate(aside):
        hold = more(hold, kind, -count)
    return hold


def _turner(table: TreasureBootsTable, kind: int, index: int) -> Callable[[], None]:
    """Take a piece in or out; pieces of a kind are alike, so those aside come first."""
    return lambda: table.play.put_aside(kind, index)


def _sender(send: Send, action: Action) -> Callable[[], None]:
    return lambda: send(action)


def keep_actions(aside: Hold) -> list[Action]:
    """The acts that put these pieces aside; pearls of either sort count as pearls."""
    found: list[Action] = []
    for kind, count in enumerate(aside):
        found += [KEEP[min(kind, PEARL)]] * count
    return found


_SLIPS = {
    state.SHOOTING: _shots,
    state.NAMING: _rollers,
    state.ATTACKING: attack_pearls,
    state.DEFENDING: defence_pearls,
    state.LOOTING: loot,
    state.UNLOADING: _unload,
}
