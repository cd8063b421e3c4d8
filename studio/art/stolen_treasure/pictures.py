"""The pieces of Stolen Treasure's table, at two pixels a unit of 1920 x 1080."""

from functools import partial

from studio.art.halves import with_half
from studio.art.objects.lantern import standing_lantern
from studio.art.picture import Picture
from studio.art.stolen_treasure import cutlass, embers, hands, sand, signs, storm, surf
from studio.art.stolen_treasure.arms import ARMS, LAYERS, picture as arm
from studio.art.stolen_treasure.banks import BANKS
from studio.art.stolen_treasure.palms import PALMS, palm
from studio.art.stolen_treasure.raft import HEIGHT, SPRAY, WIDTH, raft
from studio.art.stolen_treasure.sea import sea

_ROOT = "stolen_treasure"

PICTURES = [
    *with_half(Picture(f"{_ROOT}/sea", 2560, 1440, sea, "jpg", 78)),
    *(
        Picture(f"{_ROOT}/bank_{name}", 2 * one.width, 2 * one.height, partial(sand.bank, one),
                quality=70)
        for name, one in BANKS.items()
    ),
    *(
        Picture(f"{_ROOT}/palm_{k}", 2 * one.width, 2 * one.height, partial(palm, k), quality=82)
        for k, one in enumerate(PALMS, start=1)
    ),
    *(
        Picture(f"{_ROOT}/mound_{k}", 2 * sand.MOUND[0], 2 * sand.MOUND[1], partial(sand.mound, k),
                quality=82)
        for k in (1, 2, 3)
    ),
    *(
        Picture(f"{_ROOT}/{name}", 2 * size, 2 * size, partial(signs.cross, size, strokes),
                quality=84)
        for name, size, strokes in (
            ("x_small", signs.CROSS, (0, 1)),
            ("x_stroke_1", signs.CROSS, (0,)),
            ("x_stroke_2", signs.CROSS, (1,)),
            ("x_great", signs.GREAT, (0, 1)),
        )
    ),
    *(
        Picture(f"{_ROOT}/hand_{name}_{side}", 2 * hands.SIZE, 2 * hands.SIZE,
                partial(hands.hand, name, side), quality=84)
        for name in ("rock", "paper", "scissors")
        for side in ("left", "right")
    ),
    Picture(f"{_ROOT}/trail_dash", 60, 36, partial(signs.dash, ""), quality=86),
    Picture(f"{_ROOT}/trail_dash_done", 60, 36, partial(signs.dash, "done"), quality=86),
    Picture(f"{_ROOT}/trail_dash_ahead", 60, 36, partial(signs.dash, "ahead"), quality=86),
    Picture(f"{_ROOT}/raft", 2 * (WIDTH + 2 * SPRAY), 2 * (HEIGHT + 2 * SPRAY), raft, quality=76),
    Picture(f"{_ROOT}/lantern_lit", 84, 159, standing_lantern, quality=86),
    Picture(f"{_ROOT}/lantern_out", 84, 159, partial(standing_lantern, False), quality=86),
    *(
        Picture(f"{_ROOT}/foam_{k}", 2 * surf.FOAM[0], 2 * surf.FOAM[1], partial(surf.edge_foam, k),
                quality=80)
        for k in (1, 2, 3)
    ),
    Picture(f"{_ROOT}/sign", 2 * signs.SIGN[0], 2 * signs.SIGN[1], signs.sign, quality=82),
    Picture(f"{_ROOT}/sign_target", 2 * signs.TARGET[0], 2 * signs.TARGET[1], signs.target_sign,
            quality=82),
    *(
        Picture(f"{_ROOT}/arm_{name}{ending}", 2 * one.box[2], 2 * one.box[3],
                partial(arm, name, layer), quality=72)
        for name, one in ARMS.items()
        for layer, ending in LAYERS[one.tip_from < 1]
    ),
    Picture(f"{_ROOT}/flood", 2 * storm.FLOOD[0], 2 * storm.FLOOD[1], storm.flood, quality=70),
    Picture(f"{_ROOT}/rain", 2 * storm.RAIN[0], 2 * storm.RAIN[1], storm.rain, quality=60),
    Picture(f"{_ROOT}/blade_cut", 2 * cutlass.CUT[0], 2 * cutlass.CUT[1], cutlass.cut),
    Picture(f"{_ROOT}/cutlass", 2 * cutlass.BLADE[0], 2 * cutlass.BLADE[1], cutlass.cutlass),
    *(
        Picture(f"{_ROOT}/embers_rim_{phase}", 2 * embers.RIM[0], 2 * embers.RIM[1],
                partial(embers.rim, phase), quality=74)
        for phase in (1, 2, 3)
    ),
    *(
        Picture(f"{_ROOT}/sparks_{k}", 2 * embers.SPARK, 2 * embers.SPARK,
                partial(embers.sparks, k))
        for k in (1, 2, 3)
    ),
    Picture(f"{_ROOT}/sand_mote", 56, 56, signs.mote, quality=82),
]  # fmt: skip
