"""What the page of the rulebook's pictures can't say of cards and table."""

from collections.abc import Sequence

from pygame import FRect

from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import State
from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable


def lay(
    state: State, own: Sequence[str], rival: Sequence[str], hand: Sequence[str], discard: str,
    left: int,
) -> None:  # fmt: skip
    """Lay out these cards, with so many in the deck; a rival holds as many, face down."""
    hidden = len(hand)
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
    state.next_card = PACK_SIZE - left


def own_loot(table: DoNotTouchTable) -> FRect:
    """Return the own loot, cards and chain."""
    return _loot(table, 0)


def rivals_loot(table: DoNotTouchTable) -> FRect:
    """Return the loot of the rival."""
    return _loot(table, 1)


def _loot(table: DoNotTouchTable, seat: int) -> FRect:
    row = table.board.row(seat)
    return row.area().inflate(1.2 * row.card.width, 60.0)
