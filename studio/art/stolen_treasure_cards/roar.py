"""Yarr!: a captain bellows, and whatever was being played is off."""

from dataclasses import replace

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import glow
from studio.art.kit.palette import INK
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import ellipse, path, place
from studio.art.portraits import coats, eyewear, hats
from studio.art.portraits.cloth import ring, traced
from studio.art.portraits.expressions import Expression, Mouth
from studio.art.portraits.eyes import Look
from studio.art.portraits.features import scar
from studio.art.portraits.figure import posed
from studio.art.portraits.hair import Hair, mane, moustache
from studio.art.portraits.hands import Sleeve, pounding
from studio.art.portraits.men import TAN
from studio.art.portraits.relief import Muscles, Skull
from studio.art.portraits.sitter import Pirate, Pose, both, ear_lobe, round_jaw
from studio.art.scallywager.window import beams, lifted

_RED = Hair("#4A1709", "#8A2E12", "#C85A24", "#FFB870")
ROAR = Mouth(
    ((-44, 2), (-30, -18), (-12, -23), (0, -20), (12, -24), (30, -19), (45, 1)),
    ((-44, 2), (-30, -11), (-12, -15), (0, -13), (12, -16), (30, -12), (45, 1)),
    ((-44, 2), (-43, 26), (-28, 48), (0, 55), (28, 48), (43, 26), (45, 1)),
    ((-44, 2), (-48, 30), (-31, 56), (0, 63), (31, 56), (48, 30), (45, 1)),
    (17, 12),
    True,
)
_FACE = Expression(
    Muscles(frown=1, sneer=0.8, raised=0.1, pitch=-3), ROAR, upper=12.5, lower=8, slant=6,
    gaze=(2, 0), iris=8, brow=(12, -3, -12), tip=-4, flush=0.5, roll=-2,
)  # fmt: skip


def _hair(pose: Pose) -> str:
    fall = [
        [(60, -60), (84, 10), (92, 80), (86, 150)],
        [(84, -60), (112, 10), (124, 80), (120, 160)],
        [(98, -56), (132, 6), (152, 70), (150, 142)],
    ]
    return both(pose.head, fall, _RED, 3, locks=14, thick=14, fray=22, wave=12)


def _beard(pose: Pose) -> str:
    half = [
        [(90, -10), (104, 50), (108, 120), (98, 196)],
        [(80, 60), (92, 104), (86, 170), (70, 236)],
        [(52, 110), (60, 140), (52, 200), (40, 262)],
        [(14, 138), (18, 164), (16, 214), (8, 276)],
    ]
    guides = round_jaw(pose.head, half)
    return mane(guides, _RED, 54, 15, 11, 20, 9, (0.85, 0.12), rooted=True)


def _whiskers(pose: Pose) -> str:
    return moustache(pose.head, _RED, 66, 17, -10, 26, -14)


def _front(pose: Pose) -> str:
    x, y = ear_lobe(pose.head, -1)
    patch = pose.head.at(traced("17,-17 40,-23 62,-16 64,2 54,18 39,23 24,16 16,0"), 7)
    strap = np.vstack([
        pose.head.at([(-78, -58), (-30, -42), (16, -18)], 3),
        pose.head.at([(60, -4), (88, 12)], 3),
    ])  # fmt: skip
    return (
        eyewear.eye_patch(pose.doc, patch, strap) + hats.tricorn(pose.doc) + ring(x - 8, y + 6, 15)
    )


def _scar(pose: Pose) -> str:
    return scar(pose.head, TAN, [(-58, 16), (-62, 36), (-54, 60)])


BELLOWER = Pirate(
    Skull(width=1.03, jaw=1.12, chin=24, nose=1.15, nose_width=1.2, brow=1.35, cheek=1.05, yaw=-9),
    TAN,
    Look("#2F7A84", 0.7, 1.7, "#7A2A12", 0.4, blind=1, gold_tooth=2, gap=-2),
    ("#E0A63E", "#5A1E10"),
    coats.frock_coat,
    behind=_hair,
    marks=_scar,
    beard=_beard,
    whiskers=_whiskers,
    front=_front,
    seed=5,
)


def _spit() -> str:
    """What flies when a captain speaks his mind, and the air that shakes."""
    drops = ((196, 396, 7), (158, 372, 5), (450, 404, 7), (490, 380, 5), (514, 420, 4),
             (140, 424, 4), (178, 452, 6), (472, 456, 6))  # fmt: skip
    rings = "".join(
        swell(arc(318, 372, r, a, a + 46, 30), np.array([0.4, 7, 0.4]))
        for r in (236, 268, 304)
        for a in (-34, 168)
    )
    return path(rings, "#FFF3C8", opacity=0.85) + "".join(
        ellipse(x, y, r * 1.3, r * 0.8, "#EAF6F4", INK, 2) for x, y, r in drops
    )


def yarr(doc: Document) -> str:
    """A captain bellows: the open mouth is the picture."""
    fist = pounding(doc, BELLOWER.skin, Sleeve("#8A2A22", "#EFE6D2"))
    who = posed(doc, replace(BELLOWER, scale=1), _FACE)
    cracks = "".join(
        brush([(318 + 250 * c, 372 + 250 * s), (318 + 300 * c + 9, 372 + 300 * s - 9),
               (318 + 370 * c, 372 + 370 * s)], 7, 1, 2)
        for c, s in ((-0.94, -0.34), (0.95, -0.3), (-0.72, -0.7), (0.72, -0.7))
    )  # fmt: skip
    return (
        beams(318, 360, 200, ("#E8AE42", "#C4562A"), 22)
        + glow(doc, 318, 330, 330, "#FFF0B0", 0.75)
        + path(cracks, INK, opacity=0.7)
        + _spit()
        + lifted(doc, place(who + place(fist, 20, 6), 318, 236, 1.46))
    )
