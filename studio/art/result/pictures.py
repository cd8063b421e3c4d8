"""Pictures of the end of a match."""

from functools import partial

from studio.art.emblems.pictures import disc
from studio.art.halves import with_halves
from studio.art.kit.palette import SEATS
from studio.art.picture import Picture
from studio.art.result import chest, small
from studio.art.result.props import PROPS
from studio.art.result.scenes import CANDLE, PANE, SHIP, candle, defeat, pane, ship, victory

_EMBLEM = 680
"""Pixels of the emblem of somebody without a face who has won."""

PICTURES = with_halves(
    [
        Picture("scenes/victory", 3840, 2160, victory, "jpg", 80),
        Picture("scenes/defeat", 3840, 2160, defeat, "jpg", 80),
        Picture("result/chest_back", 2 * chest.BACK[2], 2 * chest.BACK[3], chest.back, quality=80),
        Picture(
            "result/chest_front", 2 * chest.FRONT[2], 2 * chest.FRONT[3], chest.front, quality=80
        ),
        Picture("result/poster", 1208, 1608, partial(small.sheet, 604, 804, 5), quality=80),
        Picture("result/leaf", 1184, 1468, partial(small.sheet, 592, 734, 8), quality=80),
        *(
            Picture(f"result/emblem_{emblem}", _EMBLEM, _EMBLEM, partial(disc, seat), quality=82)
            for seat, (_colour, emblem) in SEATS.items()
        ),
        *PROPS,
    ]
)
PICTURES += [
    Picture("result/crown", 2 * chest.CROWN[0], 2 * chest.CROWN[1], chest.crown, quality=82),
    Picture("result/coin", 2 * small.COIN[0], 2 * small.COIN[1], small.stacked_coin),
    Picture("result/coin_missing", 2 * small.COIN[0], 2 * small.COIN[1], small.missing_coin),
    Picture("result/pane", 2 * PANE[2], 2 * PANE[3], pane, quality=80),
    Picture("result/candle", 2 * CANDLE[2], 2 * CANDLE[3], candle, quality=82),
    Picture("result/ship", 2 * SHIP[0], 2 * SHIP[1], ship, quality=80),
    Picture("result/nail", 88, 88, small.nail),
    Picture("result/cross", 128, 128, small.cross),
]
