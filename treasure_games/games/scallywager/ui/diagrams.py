"""The pictures of the rulebook: the table in a few fixed positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.core.options import Setup
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.pieces import (
    FLAG,
    KRAKEN,
    LOADED,
    PACK,
    PARROT,
    SPYGLASS,
)
from treasure_games.games.scallywager.rules.state import (
    ALL_VIEWERS,
    BETWEEN,
    BIDDING,
    DAWN,
    HIDDEN,
    OPEN,
    TREASURES,
    State,
)
from treasure_games.games.scallywager.ui.table import ScallywagerTable
from treasure_games.table.diagram import Diagram, around, changed, whole

_DICE: Final = ((5, 2, 5, 5, 1), (3, 5, 6, 2, 4), (2, 2, 6, 4, 1), (5, 1, 3, 3))
_BIDS: Final = ((1, 2, 3), (2, 3, 3), (3, 4, 5))
"""Seat, count and face."""


def _table(bids: tuple[tuple[int, int, int], ...] = _BIDS, has_cards: bool = True,
           **changes: Any) -> State:  # fmt: skip
    """Return a table for four in the turn of the first, and what else is as in no fresh state."""
    state = GAME.new(Setup.of(GAME.info, 4, {"cards": "on" if has_cards else "off"}))
    state.dice[:] = _DICE
    is_open = changes.get("dice_are") == OPEN
    state.seen[:] = [
        (ALL_VIEWERS if is_open else 1 << seat,) * len(dice) for seat, dice in enumerate(_DICE)
    ]
    if has_cards:
        state.treasures[:] = [_cards(PARROT, LOADED), _cards(FLAG), (), _cards(SPYGLASS)]
        state.live[0] = PACK.index(KRAKEN)
        dealt = {card for hand in state.treasures for card in hand} | {state.live[0]}
        state.stacks[:] = [tuple(card for card in deck if card not in dealt)
                           for deck in state.stacks]  # fmt: skip
    state.dice_are, state.phase, state.bids = HIDDEN, BIDDING, bids
    state.turn, state.token, state.round_number = 0, 1, 3
    return changed(state, changes)


def _cards(*kinds: int) -> tuple[int, ...]:
    """Return the first card of each kind."""
    return tuple(PACK.index(kind) for kind in kinds)


def _raise(_state: State) -> Sequence[tuple[int, Action]]:
    """Five fives are bid."""
    return [(0, Bid(5, 5))]


def _counted() -> State:
    """Return the table with all dice open: the bid of four fives is true."""
    return _table(dice_are=OPEN, phase=BETWEEN, challenger=0, found=5, winner=3, loser=0)


def _people(table: ScallywagerTable) -> FRect:
    """Return the busts with their screens, plates and cards."""
    layout = table.board.layout
    return FRect(layout.room.left, layout.top, layout.room.width, layout.far - layout.top + 140.0)


_unbid: Final = partial(_table, ())

DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "table": whole(_table),
    "round": Diagram(partial(_unbid, turn=1), _people, (700.0, 250.0)),
    "bid": Diagram(
        _table,
        around("board", "grid"),
        (700.0, 270.0),
        across=1240.0,
        acts=_raise,
        keeps_offers=True,
    ),
    "call": Diagram(_table, around("board", "answers"), (700.0, 220.0), across=1220.0),
    "lost": whole(_counted),
    "treasures": Diagram(
        partial(_unbid, phase=TREASURES),
        around("own_plate", "own_cards", grow=(300.0, 30.0)),
        (700.0, 220.0),
        across=790.0,
    ),
    "adventure": Diagram(
        partial(_unbid, phase=DAWN), around("open_ask", "own_cards"), (700.0, 300.0), across=1180.0
    ),
    "plain": whole(partial(_unbid, has_cards=False)),
}
"""By the name that the rulebook has for it."""
