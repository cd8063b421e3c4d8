"""Red Mary, Ruthless Ruth, Tamsin Teague and Gull-Eye Gwen: what makes each of them."""

import numpy as np

from studio.art.kit.svg import circle, group, place
from studio.art.portraits import eyewear, gowns, hats
from studio.art.portraits.cloth import cloth, ring, traced
from studio.art.portraits.expressions import BITTEN, GASP, PRESSED, SMIRK, SNEER, STERN
from studio.art.portraits.extras import gull, hidden_gull
from studio.art.portraits.eyes import Look
from studio.art.portraits.features import scar
from studio.art.portraits.hair import Hair, braid, mane, strands
from studio.art.portraits.hands import palm
from studio.art.portraits.relief import Skull
from studio.art.portraits.sitter import Pirate, Pose, both, ear_lobe
from studio.art.portraits.skin import Skin, freckles

FAIR = Skin("#FFEBD3", "#F9D6B3", "#EDBD96", "#C88963", "#864D38", "#6B3626", "#B8443C")
OLIVE = Skin("#FBE8D0", "#EBCFAB", "#D8B18B", "#A67A5A", "#614032", "#45291E", "#962C34")
BROWN = Skin("#F4C898", "#DAA372", "#BE8456", "#8B5737", "#4E2C1D", "#32180F", "#A24A3E")
WEATHERED = Skin("#E8B688", "#CC9367", "#AE754D", "#7C4C32", "#45271B", "#2B140C", "#8E463C")
RED = Hair("#4A1709", "#9A3A15", "#D8692A", "#FFC07A")
WHITE = Hair("#7C7263", "#B9AE9C", "#EFE8DA", "#FFFFFF")
RAVEN = Hair("#100E14", "#26232E", "#4C4857", "#A3A0B4")
CHESTNUT = Hair("#1E100B", "#43251A", "#7A4630", "#C98E63")
SILVER = Hair("#55544F", "#8F8E88", "#CFCDC4", "#FAF8F0")


def _mary_hair(pose: Pose) -> str:
    fall = [
        [(58, -60), (72, 20), (70, 100), (48, 178)],
        [(84, -56), (104, 20), (112, 100), (94, 190)],
        [(98, -50), (130, 20), (148, 104), (142, 184)],
    ]
    return both(pose.head, fall, RED, 5, locks=16, thick=13, fray=18, wave=12)


def _mary_front(pose: Pose) -> str:
    fall = [
        [(80, -58), (87, -20), (90, 50), (78, 150)],
        [(94, -48), (104, -6), (112, 60), (110, 160)],
    ]
    locks = both(pose.head, fall, RED, 8, locks=6, thick=11, fray=16, wave=9)
    x, y = ear_lobe(pose.head, 1)
    slip = "translate(-2 17) rotate(12)" if pose.face.name == "caught" else None
    return locks + group(hats.kerchief(pose.doc), transform=slip) + ring(x + 6, y + 4, 15)


def _mary_marks(pose: Pose) -> str:
    return freckles(pose.head, "#A8562E")


def _ruth_hair(pose: Pose) -> str:
    fall = [
        [(66, -60), (82, 0), (84, 60), (72, 120)],
        [(90, -56), (104, 0), (108, 66), (92, 132)],
        [(98, -50), (116, 4), (122, 70), (104, 124)],
    ]
    return both(pose.head, fall, RAVEN, 14, locks=12, thick=11, fray=4, wave=0)


def _ruth_front(pose: Pose) -> str:
    band = [[(58, -66), (76, -40), (86, 0), (88, 44)], [(90, -60), (99, -30), (101, 4), (98, 48)]]
    locks = both(pose.head, band, RAVEN, 17, locks=6, thick=9, fray=4)
    streak = strands(
        [pose.head.around([(-60, -64), (-80, -38), (-92, 2), (-92, 46)])], WHITE, 7, 0.9
    )
    patch = pose.head.at(traced("17,-17 40,-23 62,-16 64,2 54,18 39,23 24,16 16,0"), 7)
    strap = np.vstack(
        [
            pose.head.at([(-72, -62), (-30, -44), (16, -18)], 3),
            pose.head.at([(60, -4), (86, 12)], 3),
        ]
    )
    return (
        eyewear.eye_patch(pose.doc, patch, strap)
        + locks
        + streak
        + hats.plumed_hat(pose.doc, pose.face.name == "caught")
    )


def _ruth_marks(pose: Pose) -> str:
    return scar(pose.head, OLIVE, [(38, 14), (44, 36), (44, 60), (38, 78)])


def _tamsin_hair(pose: Pose) -> str:
    crown = [
        [(-70, -60), (-104, -20), (-112, 40), (-92, 96)],
        [(-20, -130), (-96, -110), (-128, -20), (-112, 92)],
        [(0, -140), (-60, -150), (-120, -90), (-126, 20)],
        [(10, -140), (10, -160), (60, -150), (112, -60)],
        [(20, -136), (80, -140), (122, -60), (126, 40)],
        [(40, -120), (104, -80), (122, 10), (104, 98)],
        [(70, -60), (104, -10), (104, 50), (80, 100)],
    ]
    return mane([pose.head.around(g, 60) for g in crown], CHESTNUT, 46, 14, 21, 14, 4, (0.7, 0.2))


def _tamsin_front(pose: Pose) -> str:
    swept = [
        [(34, -122), (-20, -126), (-78, -96), (-104, -26)],
        [(38, -118), (-10, -110), (-62, -84), (-92, -30)],
        [(40, -112), (4, -96), (-36, -76), (-64, -42)],
        [(42, -106), (26, -92), (6, -76), (-20, -56)],
        [(42, -104), (44, -90), (34, -72), (14, -54)],
        [(40, -108), (54, -92), (58, -72), (48, -52)],
    ]
    other = [
        [(34, -106), (54, -98), (72, -76), (80, -40)],
        [(36, -118), (76, -110), (94, -70), (94, -10)],
        [(36, -128), (96, -118), (118, -64), (116, 4)],
    ]
    over = mane([pose.head.around(g, 96) for g in swept], CHESTNUT, 30, 12, 24, 10, 3, (0.9, 0.45))
    beside = mane(
        [pose.head.around(g, 90) for g in other], CHESTNUT, 14, 12, 27, 10, 3, (0.5, 0.15)
    )
    side = [[(80, -40), (88, -10), (90, 30), (82, 62)], [(96, -40), (104, -6), (106, 34), (96, 74)]]
    locks = both(pose.head, side, CHESTNUT, 29, locks=5, thick=10, fray=10, wave=3)
    x, y = ear_lobe(pose.head, 1)
    left, low = ear_lobe(pose.head, -1)
    rings = ring(x + 4, y + 2, 19, 5) + ring(left - 4, low + 2, 17, 5, 0.5)
    return beside + over + locks + hats.headband(pose.doc) + rings


def _tamsin_marks(pose: Pose) -> str:
    ((x, y),) = pose.head.at([(34, 66)])
    return circle(x, y, 2.4, "#2A120A")


def _tamsin_hand(pose: Pose) -> str:
    """Before her mouth, once it is too late."""
    if pose.face.name != "caught":
        return ""
    doc = pose.doc
    sleeve = traced("-196,300 -182,250 -140,196 -104,166 -74,172 -62,196 -84,236 -110,300")
    cuff = traced("-116,170 -94,146 -66,148 -54,172 -66,196 -92,200 -112,190")
    return (
        cloth(doc, sleeve, "#EFE6D2", angle=64, pitch=4, reach=0.4, seed=71)
        + cloth(doc, cuff, "#6B4426", angle=70, width=4, pitch=3.6, reach=0.45, seed=72)
        + place(palm(doc, BROWN, BROWN), -38, 128, 0.86, 38)
    )


def _gwen_hair(pose: Pose) -> str:
    """What is behind her: the gull, too, when it would rather not be seen."""
    hiding = hidden_gull(pose.doc) if pose.face.name == "caught" else ""
    bun = [
        [(-34, -132), (-44, -154), (-24, -176), (6, -178)],
        [(-24, -128), (-20, -150), (0, -164), (16, -172)],
        [(20, -128), (26, -146), (24, -162), (12, -176)],
        [(34, -132), (48, -150), (36, -176), (4, -180)],
    ]
    back = [
        [(-80, -40), (-98, 10), (-96, 50), (-76, 96)],
        [(80, -40), (102, 10), (100, 50), (80, 96)],
    ]
    return (
        hiding
        + mane(back, SILVER, 20, 12, 41, 6, 2, (0.6, 0.1))
        + mane(bun, SILVER, 16, 10, 42, 3, 0, (0.9, 0.3))
    )


def _gwen_front(pose: Pose) -> str:
    left = [
        [(-1, -86), (-38, -80), (-74, -48), (-94, 20)],
        [(0, -108), (-46, -106), (-88, -66), (-106, 14)],
        [(1, -132), (-50, -132), (-100, -84), (-112, 4)],
    ]
    right = [
        [(1, -132), (56, -132), (102, -84), (112, 4)],
        [(0, -108), (50, -106), (90, -66), (106, 14)],
        [(-1, -86), (40, -80), (76, -48), (94, 22)],
    ]
    locks = mane(
        [pose.head.around(g, 100) for g in left], SILVER, 17, 12, 44, 5, 1, (0.8, 0.7), rooted=True
    )
    locks += mane(
        [pose.head.around(g, 100) for g in right],
        SILVER,
        17,
        12,
        45,
        5,
        1,
        (0.6, 0.25),
        rooted=True,
    )
    eyes = pose.head.at([(-40, 2), (40, 2)], 8)
    ear = ear_lobe(pose.head, 1, -6)
    glasses = eyewear.spectacles(tuple(eyes[0]), tuple(eyes[1]), ear)
    x, y = ear_lobe(pose.head, 1)
    return locks + glasses + ring(x + 6, y, 8, 3.4)


def _gwen_extra(pose: Pose) -> str:
    plait = braid([(84, 60), (104, 100), (100, 150), (84, 196)], SILVER, 27, 7, "#2E8079")
    return plait + ("" if pose.face.name == "caught" else gull(pose.doc, pose.face))


MARY = Pirate(
    Skull(
        width=0.95, jaw=0.86, brow=0.5, nose=0.82, nose_width=0.8, nose_long=-3, cheek=1.05, chin=-3
    ),
    FAIR,
    Look("#3A6A46", 0.1, 0.72, "#8A3513", 0.95, True, eye=1.1, smooth=1),
    ("#2C7C86", "#0C2530"),
    gowns.bodice,
    behind=_mary_hair,
    marks=_mary_marks,
    front=_mary_front,
    neck=40,
    seed=5,
    mouths={"caught": BITTEN},
    sweats=False,
    mouth_width=0.9,
    scale=1.27,
    centre=(254, 266),
)
RUTH = Pirate(
    Skull(
        width=0.92,
        jaw=0.84,
        brow=0.6,
        nose=0.98,
        nose_width=0.78,
        gaunt=0.9,
        cheek=1.12,
        chin=5,
        yaw=14,
    ),
    OLIVE,
    Look("#6B7780", 0.42, 0.74, "#1E1B22", 1.0, True, (5, 2, -5), 0.96, blind=1, smooth=0.5),
    ("#7C2D49", "#1D0A16"),
    gowns.severe_coat,
    behind=_ruth_hair,
    marks=_ruth_marks,
    front=_ruth_front,
    neck=40,
    seed=13,
    mouths={"calm": STERN, "angry": PRESSED},
    sweats=False,
    mouth_width=0.92,
    scale=1.22,
    centre=(256, 266),
)
TAMSIN = Pirate(
    Skull(
        width=0.93, jaw=0.84, brow=0.5, nose=0.84, nose_width=0.88, nose_long=-2, cheek=1.1, chin=-2
    ),
    BROWN,
    Look("#6A4A1E", 0.05, 0.8, "#26150F", 0.85, True, (3, -4, -6), 1.08, smooth=0.8),
    ("#3F7A52", "#0D2117"),
    gowns.jerkin,
    behind=_tamsin_hair,
    marks=_tamsin_marks,
    front=_tamsin_front,
    neck=40,
    seed=17,
    mouths={"calm": SMIRK, "angry": SNEER},
    sweats=False,
    extra=_tamsin_hand,
    mouth_width=0.9,
    scale=1.26,
    centre=(254, 268),
)
GULL = Pirate(
    Skull(
        width=0.96,
        jaw=0.92,
        nose=1.0,
        nose_width=1.02,
        nose_long=3,
        hook=3,
        gaunt=0.8,
        brow=0.7,
        cheek=1.1,
    ),
    WEATHERED,
    Look("#5E7F8C", 0.95, 0.8, "#8E8C86", 0.6),
    ("#4F8FA0", "#0F2A36"),
    gowns.shawl,
    behind=_gwen_hair,
    front=_gwen_front,
    extra=_gwen_extra,
    neck=42,
    seed=23,
    mouths={"angry": SNEER, "caught": GASP},
    sweats=False,
    mouth_width=0.92,
    scale=1.2,
    centre=(268, 270),
)
