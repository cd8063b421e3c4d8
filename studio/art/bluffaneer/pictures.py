"""The pieces of Bluffaneer: icons, bones, cards, map, coins, what is said."""

from functools import partial

from studio.art.bluffaneer.balloon import balloon, tail
from studio.art.bluffaneer.bones import POSES, bone
from studio.art.bluffaneer.cards import PAIRS, back, face
from studio.art.bluffaneer.coins import FLIP, edge_on, flipped, pile_coin
from studio.art.bluffaneer.cubes import cube, rolling
from studio.art.bluffaneer.icons import ICONS, token
from studio.art.bluffaneer.map import treasure_map
from studio.art.bluffaneer.scene import cabin_table
from studio.art.halves import with_half
from studio.art.picture import Picture

_ROOT = "bluffaneer"

PICTURES = [
    *(Picture(f"{_ROOT}/icon_{one}", 256, 256, partial(token, one)) for one in ICONS),
    *(Picture(f"{_ROOT}/bone_{one}", 1120, 600, partial(bone, one)) for one in ICONS),
    *(
        Picture(f"{_ROOT}/bone_{one}_roll_{pose}", 560, 300, partial(bone, one, pose), quality=78)
        for one in ICONS
        for pose in range(1, POSES)
    ),
    *(Picture(f"{_ROOT}/cube_{one}", 512, 512, partial(cube, one)) for one in ICONS),
    *(
        Picture(f"{_ROOT}/cube_roll_{pose}", 256, 256, partial(rolling, pose))
        for pose in range(1, 9)
    ),
    *(
        Picture(f"cards/{_ROOT}/{first}_{second}", 750, 1050, partial(face, first, second))
        for first, second in PAIRS
    ),
    Picture(f"cards/{_ROOT}/back", 750, 1050, back),
    Picture(f"{_ROOT}/map", 2500, 760, treasure_map, quality=74),
    Picture(f"{_ROOT}/coin", 152, 108, pile_coin, quality=86),
    *(
        Picture(f"{_ROOT}/flip_{side}_{pose}", 320, 352, partial(flipped, side, pose))
        for side in ("heads", "tails")
        for pose in range(len(FLIP))
    ),
    Picture(f"{_ROOT}/flip_edge", 320, 352, edge_on),
    *with_half(Picture(f"scenes/{_ROOT}", 2560, 1440, cabin_table, "jpg", 82)),
    Picture(f"{_ROOT}/balloon", 800, 560, partial(balloon, 360, 240), quality=84),
    Picture(f"{_ROOT}/balloon_wide", 1080, 560, partial(balloon, 500, 240), quality=84),
    Picture(f"{_ROOT}/balloon_tail", 240, 208, tail, quality=84),
]
