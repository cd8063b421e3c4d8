"""The pictures of the rulebook: the table in a few fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.options import Setup
from treasure_games.games.do_not_touch.rules.actions import Action, Add, Swap
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import MAIN, State
from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable
from treasure_games.table.diagram import Diagram, whole

_OWN: Final = ("green_3", "green_1", "red_1", "red_4")
_RIVALS: Final = ("blue_2", "blue_5", "red_5")
_HAND: Final = ("red_1", "red_3", "blue_5")


def _table(
    own: Sequence[str] = _OWN,
    rival: Sequence[str] = _RIVALS,
    hand: Sequence[str] = _HAND,
    discard: str = "green_2",
    left: int = 24,
    version: str = "numerical",
) -> State:
    """Return a table for two in the turn of the first, with these cards and so many in the deck."""
    state = GAME.new(Setup.of(GAME.info, 2, {"version": version}))
    hidden = len(hand)  # a rival holds as many cards, face down
    names = (*own, *rival, *hand, discard)
    known = [FACE_BY_NAME[name.replace("_", " ")] for name in names]
    pack = list(state.faces)
    for face in known:
        pack.remove(face)
    state.faces = (*known, *pack)
    places = iter(range(PACK_SIZE))
    state.loots[:] = [[next(places) for _ in own], [next(places) for _ in rival]]
    state.hands[0] = [next(places) for _ in hand]
    state.discard = [next(places)]
    state.hands[1] = [next(places) for _ in range(hidden)]
    state.public = (1 << len(known)) - 1
    state.next_card, state.phase, state.turn_number = PACK_SIZE - left, MAIN, 9
    return state


def _chosen(number: int) -> Callable[[DoNotTouchTable], None]:
    """Return what chooses a card of the hand, counted from the left."""
    return lambda table: table.play.select(table.view.hands[0][number])


def _loots(*seats: int) -> Callable[[DoNotTouchTable], FRect]:
    """Return what finds the loots of these seats, cards and chain."""

    def crop(table: DoNotTouchTable) -> FRect:
        rows = [table.board.row(seat) for seat in seats]
        areas = [row.area().inflate(1.2 * row.card.width, 60.0) for row in rows]
        return areas[0].unionall(areas)

    return crop


def _after() -> State:
    """Return the table once red 1 has been swapped for red 5."""
    return _table(rival=("blue_2", "blue_5", "red_1"), hand=("red_5", "red_3", "blue_5"))


def _add(state: State) -> Sequence[tuple[int, Action]]:
    """Red 3 is added to red 4."""
    return [(0, Add(state.hands[0][1]))]


def _swap(state: State) -> Sequence[tuple[int, Action]]:
    """Red 1 is swapped for red 5."""
    return [(0, Swap(state.hands[0][0], 1))]


def _symbols() -> State:
    return _table(
        ("green_coin", "green_gem_x2", "red_gem", "red_gem_x3"),
        ("blue_coin",),
        ("blue_gem_x2", "red_coin_x3", "green_bullion"),
        "blue_bullion",
        version="symbols",
    )


def _hand(table: DoNotTouchTable) -> FRect:
    return table.board.layout.fan.rect.inflate(-500.0, 0.0)


def _middle(table: DoNotTouchTable) -> FRect:
    return table.board.layout.middle.inflate(20.0, 20.0)


DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "matches": Diagram(
        partial(_table, hand=("red_3", "red_1", "green_1")), _hand, (700.0, 260.0), across=724.0
    ),
    "turn": whole(_table),
    "chain": Diagram(_table, _loots(0), (700.0, 300.0), across=802.0, acts=_add),
    "hook": whole(_table, prepare=_chosen(0), acts=_swap),
    "swapped": Diagram(_after, _loots(1), (700.0, 210.0), across=992.0),
    "bonus": Diagram(_symbols, _hand, (700.0, 260.0), across=724.0),
    "end": Diagram(partial(_table, left=0), _middle, (700.0, 260.0), across=712.0),
    "symbols": Diagram(_symbols, _loots(0), (700.0, 260.0), across=802.0),
}
"""By the name that the rulebook has for it."""
