"""The pictures of the rulebook: the table in a few fixed positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules.actions import Action, Claim, StayQuiet
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import CHEST, COPIES, PAIR_OF, SHIP, SKULL, SWORDS
from treasure_games.games.bluffaneer.rules.state import ANSWER, OVER, SHOUT, STEAL, State
from treasure_games.games.bluffaneer.ui.table import BluffaneerTable
from treasure_games.table.diagram import Diagram, around, changed, whole

_FIT: Final = PAIR_OF[CHEST][SHIP]
_OTHER: Final = PAIR_OF[SWORDS][SKULL]


def _table(
    own: int = _OTHER, bones: tuple[int, int] = (CHEST, SHIP), four: bool = True, **changes: Any
) -> State:
    """Return a table for four: the own card, the bones, and what else is as in no fresh state."""
    sides = "four" if four else "six_complementary"
    state = GAME.new(Setup.of(GAME.info, 4, {"bones": sides}))
    state.hands[:] = [own * COPIES, 4, 8, 14]
    state.coins[:] = [9, 12, 7, 12]
    state.stack = tuple(card for card in state.stack if card not in (*state.hands, 1, 16))
    state.discard = (1, 16)
    state.bones, state.pair = bones, PAIR_OF[bones[0]][bones[1]]
    state.turn, state.turn_number = 1, 6
    return changed(state, changes)


def _claim(_state: State) -> Sequence[tuple[int, Action]]:
    """The own hand goes up, the others stay quiet."""
    return [(0, Claim()), (2, StayQuiet()), (3, StayQuiet())]


def _far(table: BluffaneerTable) -> FRect:
    layout = table.board.layout
    return FRect(layout.room.left, layout.top, layout.room.width, layout.map.bottom - layout.top)


_on_the_map: Final = partial(
    Diagram, crop=around("map", grow=(60.0, 40.0)), size=(700.0, 230.0), across=1310.0
)

DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "table": whole(_table),
    "roll": _on_the_map(_table),
    "doubles": _on_the_map(
        partial(_table, bones=(SWORDS, SWORDS), phase=STEAL, turn=0),
        prepare=lambda table: setattr(table.board.map, "lit", SWORDS),
    ),
    "match": _on_the_map(
        partial(_table, own=_FIT, turn=0, shown=0, phase=ANSWER),
        prepare=lambda table: table.board.sprites.lift(table.view.hands[0]),
        size=(700.0, 300.0),
    ),
    "claim": whole(partial(_table, phase=SHOUT, waiting=0b1101), acts=_claim),
    "answer": whole(partial(_table, phase=ANSWER, turn=0, claimant=2, waiting=1)),
    "end": Diagram(partial(_table, coins=[16, 0, 11, 13], phase=OVER), _far, (700.0, 280.0)),
    "cubes": _on_the_map(partial(_table, four=False)),
}
"""By the name that the rulebook has for it."""
