"""The pieces of Scallywager: screens, dice, cards, the bid's board, the seal."""

from functools import partial

from studio.art.kit.palette import SEATS
from studio.art.picture import Picture
from studio.art.scallywager import backs, board, cards, dice, frame, seal
from studio.art.scallywager.cups import standing_cup
from studio.art.scallywager.screens import behind, front

_ROOT = "scallywager"
_CARDS = f"cards/{_ROOT}"

PICTURES = [
    *(Picture(f"{_ROOT}/screen_{seat}", 768, 448, partial(front, seat)) for seat in SEATS),
    *(
        Picture(f"{_ROOT}/own_{seat}", 1840, 340, partial(behind, seat), quality=78)
        for seat in SEATS
    ),
    *(
        Picture(f"{_ROOT}/die_{kind}{pips}", 256, 256, partial(dice.face, pips, kind), quality=82)
        for kind in dice.STUFFS
        for pips in range(1, 7)
    ),
    *(
        Picture(f"{_ROOT}/die_gold_tumble_{pose}", 256, 256, partial(dice.tumble, pose))
        for pose in range(1, 9)
    ),
    Picture(f"{_ROOT}/mark_open", 128, 128, dice.mark_open, quality=86),
    Picture(f"{_ROOT}/mark_peeked", 128, 128, dice.mark_peeked, quality=86),
    Picture(f"{_ROOT}/bid_board", 1280, 648, board.bid_board),
    Picture(f"{_ROOT}/token", 224, 224, board.token, quality=86),
    Picture(f"{_ROOT}/muster_left", 110, 480, partial(board.plank_end, -1)),
    Picture(f"{_ROOT}/muster_socket", 280, 480, board.socket),
    Picture(f"{_ROOT}/muster_right", 110, 480, partial(board.plank_end, 1)),
    *(
        Picture(f"{_ROOT}/cell_{kind}", 96, 156, partial(board.cell, kind), quality=86)
        for kind in ("legal", "chosen", "dull", "sunk", "bid")
    ),
    Picture(f"{_ROOT}/tide", 1280, 240, board.tide),
    Picture(f"{_ROOT}/seal", 432, 672, seal.stamp),
    Picture(f"{_ROOT}/wax", 260, 200, seal.wax),
    *(
        Picture(f"{_ROOT}/wax_{kind}", 260, 200, partial(seal.wax, kind))
        for kind in ("lie", "true")
    ),
    *(
        Picture(f"{_CARDS}/frame_{kind}", frame.WIDTH, frame.HEIGHT, partial(frame.frame, kind))
        for kind in frame.KINDS
    ),
    *(
        Picture(f"{_CARDS}/{card}", cards.WIDTH, cards.HEIGHT, partial(cards.picture, card))
        for card in cards.SCENES
    ),
    Picture(f"{_CARDS}/back_treasure", frame.WIDTH, frame.HEIGHT, backs.treasure),
    Picture(f"{_CARDS}/back_adventure", frame.WIDTH, frame.HEIGHT, backs.adventure),
    Picture(f"{_ROOT}/cup", 300, 340, standing_cup),
]

DATA = {f"{_CARDS}/geometry.json": frame.GEOMETRY}
"""Files of numbers that go with the pictures, by path under art/."""
