"""Eyes and brows on the surface of a head, and what is one's own about a face."""

import math
from dataclasses import dataclass

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, mix
from studio.art.kit.shapes import Points, moved
from studio.art.kit.strokes import brush, swell, taper
from studio.art.kit.svg import circle, ellipse, group, path, path_data
from studio.art.portraits.expressions import Expression
from studio.art.portraits.relief import Head
from studio.art.portraits.skin import Skin

SOCKET_X, INNER_X, OUTER_X = 40.0, 19.5, 60.5


@dataclass(frozen=True)
class Look:
    """What is one's own about a face, apart from its bones.

    `age` 0 to 1 deepens creases; `brows` is their thickness (1 common); `lips` how much lip colour
    shows; `lashes` draws them; `rest` is added to the brows of every expression; `blind` is the
    side whose eye is under a patch (-1 left, 1 right,
        0 none); `smooth` (0 to 1) lightens the lines.
    """

    iris: str = "#5A3A1C"
    age: float = 0.3
    brows: float = 1.0
    brow_colour: str = "#3A2A20"
    lips: float = 0.4
    lashes: bool = False
    rest: tuple[float, float, float] = (0.0, 0.0, 0.0)
    eye: float = 1.0
    blind: int = 0
    smooth: float = 0.0
    gold_tooth: float | None = None
    gap: float | None = None


def eye(
    doc: Document, head: Head, skin: Skin, look: Look, face: Expression, side: int,
    is_whole: bool = True,
) -> str:  # fmt: skip
    """One eye with its lids, -1 the left one on the page; or no more than is between the lids."""
    upper, lower = _lids(face, look, side)
    rim = np.vstack([head.line(upper), head.line(lower)[::-1]])
    top, foot = head.line(upper), head.line(lower)
    data = path_data(rim)
    ball = path(data, "#F3EAD6") + doc.clipped(data, _ball(doc, head, look, face, side, top))
    lids = _lid_lines(head, skin, look, face, side, top, foot)
    if not is_whole:
        return ball + lids
    return group(path(data, skin.deep), filter=blur(doc, 2.4), opacity=0.55) + ball + lids


def _lids(face: Expression, look: Look, side: int) -> tuple[Points, Points]:
    """Face points of the upper and the lower lid, inner corner first."""
    inner, outer = (INNER_X, 3.5 + face.slant * 0.25), (OUTER_X, 0.5 - face.slant * 0.2)
    up, low = face.upper * look.eye, face.lower * look.eye
    upper = [
        inner,
        (26, -0.62 * up + face.slant),
        (35, -up + face.slant * 0.75),
        (45, -0.98 * up + face.slant * 0.3),
        (54, -0.6 * up),
        outer,
    ]
    lower = [inner, (29, 0.75 * low), (40, low), (51, 0.8 * low), outer]
    turn = np.array([side, 1.0])
    return np.array(upper) * turn, np.array(lower) * turn


def _ball(doc: Document, head: Head, look: Look, face: Expression, side: int, top: Points) -> str:
    """White, iris, pupil, glints and the lid's shadow; to be clipped by the lids."""
    ((x, y),) = head.at([(side * SOCKET_X, 0.5)])
    x, y = x + face.gaze[0], y + face.gaze[1]
    r = face.iris * (0.5 + 0.5 * look.eye)
    fibres = "".join(
        swell(
            [
                (x + 0.45 * r * math.cos(a), y + 0.45 * r * math.sin(a)),
                (x + 0.96 * r * math.cos(a), y + 0.96 * r * math.sin(a)),
            ],
            (0.3, 1.3),
        )
        for a in np.linspace(0, math.tau, 22, endpoint=False)
    )
    paint = doc.radial(
        [(0, mix(look.iris, "#FFFFFF", 0.5)), (0.6, look.iris), (1, mix(look.iris, INK, 0.6))],
        (0.6, 0.72),
        0.75,
    )
    shade = np.vstack([moved(top, 0, -8), moved(top[::-1], 0, 4.6)])
    ((cx, cy),) = head.at([(side * (INNER_X + 2.5), 3)])
    right = doc.linear(
        [(0, "#6B4A3C", 0), (0.55, "#6B4A3C", 0.05), (1, "#4A3038", 0.5)], (0, 0), (1, 0.3)
    )
    ((bx, by),) = head.at([(side * SOCKET_X, 0)])
    return (
        ellipse(bx, by, 26, 20, right)
        + circle(cx, cy, 3, "#C77A66", opacity=0.8)
        + circle(x, y, r, paint, INK, 1.7)
        + path(fibres, mix(look.iris, INK, 0.65), opacity=0.75)
        + circle(x, y, r * 0.46, "#0D0806")
        + path(path_data(shade), "#2A140C", opacity=0.5)
        + circle(x - r * 0.36, y - r * 0.38, r * 0.27, "#FFF8E4")
        + circle(x + r * 0.4, y + r * 0.4, r * 0.13, "#FFD58A", opacity=0.9)
    )


def _lid_lines(
    head: Head, skin: Skin, look: Look, face: Expression, side: int, top: Points, foot: Points
) -> str:
    t = np.linspace(0, 1, len(top))
    heavy = (5.2 if look.lashes else 4.2) * (
        0.25 + 0.75 * np.sin(math.pi * np.clip(t * 0.86 + 0.1, 0, 1))
    )
    lines = swell(top, heavy) + swell(
        foot, 1.8 * np.sin(math.pi * np.linspace(0.08, 0.96, len(foot)))
    )
    if look.lashes:
        lines += _lashes(top, side)
    fold_y = -face.upper * look.eye
    fold = [
        (INNER_X + 3, fold_y * 0.55 + face.slant - 3),
        (33, fold_y + face.slant * 0.7 - 5.5),
        (46, fold_y + face.slant * 0.2 - 5),
        (OUTER_X + 2, fold_y * 0.45 - 3),
    ]
    bag = [(INNER_X + 5, face.lower + 6), (38, face.lower + 9.5), (OUTER_X - 4, face.lower + 5)]
    ledge = [
        (INNER_X + 6, face.lower * 0.8 + 2),
        (40, face.lower + 2.4),
        (OUTER_X - 6, face.lower * 0.7 + 2),
    ]
    turn = np.array([side, 1.0])
    soft = brush(head.line(fold * turn), 2.4, 0.5, 0.3)
    soft += brush(head.line(bag * turn), 1.0 + 1.6 * look.age, 0.3, 0.2)
    if look.age > 0.5:
        soft += brush(head.line(moved(bag, 0, 6) * turn), 1.7, 0.2, 0.2)
    light = path(brush(head.line(ledge * turn), 1.4, 0.3, 0.3), skin.glow, opacity=0.7)
    return light + path(soft, skin.line) + path(lines, INK)


def _lashes(top: Points, side: int) -> str:
    """Lashes over the outer half of the upper lid."""
    pieces = []
    for k, f in enumerate(np.linspace(0.5, 1, 7)):
        root = top[min(len(top) - 1, int(f * (len(top) - 1)))]
        reach = 3.5 + 4 * k / 6
        tip = root + np.array([side * reach * (0.3 + 0.9 * f), -reach * (1.35 - f * 0.6)])
        pieces.append(taper([root, (root + tip) / 2 + [0, 0.8], tip], 2.0, 0.3, 1))
    return "".join(pieces)


def brow(head: Head, look: Look, face: Expression, side: int, seed: int) -> str:
    """A brow of hairs that lie along it."""
    lift = 0.5 * side * face.askew
    inner, arch, outer = (a + b - lift for a, b in zip(face.brow, look.rest, strict=True))
    thick = 9.5 * look.brows
    spine = np.array(
        [
            (13, -21 + inner),
            (25, -26 + inner * 0.6 + arch * 0.5),
            (42, -31 + arch),
            (58, -27 + arch * 0.35 + outer * 0.65),
            (69, -19 + outer),
        ]
    )
    line = head.line(spine * [side, 1.0])
    t = np.linspace(0, 1, len(line))
    width = thick * np.interp(t, [0, 0.12, 0.55, 1], [0.55, 1, 0.8, 0.08])
    rng = np.random.default_rng(seed + side)
    hairs: list[str] = []
    lights: list[str] = []
    for k in range(34):
        f = (k + rng.random()) / 34
        at = line[int(f * (len(line) - 1))]
        ahead = line[min(len(line) - 1, int(f * (len(line) - 1)) + 7)] - at
        half = thick * np.interp(f, [0, 0.12, 0.55, 1], [0.5, 0.75, 0.6, 0.2])
        root = at + np.array([0, rng.uniform(-0.1, 0.75) * half])
        tip = (
            root
            + ahead * rng.uniform(0.9, 1.6)
            + np.array([0, -half * rng.uniform(0.5, 1.1) * (1 - 0.7 * f)])
        )
        (lights if k % 4 == 1 else hairs).append(
            taper([root, (root + tip) / 2 + [0, -0.8], tip], 2.4, 0.3, 1.5)
        )
    dark = mix(look.brow_colour, INK, 0.55)
    return (
        path(swell(line, width), dark)
        + path("".join(hairs), dark)
        + path("".join(lights), mix(look.brow_colour, "#FFE9C8", 0.3), opacity=0.85)
    )
