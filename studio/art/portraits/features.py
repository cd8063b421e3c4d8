"""Nose, mouth, creases, scars and sweat, drawn on the surface of a head."""

import math
from collections.abc import Sequence

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, mix
from studio.art.kit.shapes import Points, moved, spline
from studio.art.kit.strokes import brush, contour, swell, taper
from studio.art.kit.svg import circle, ellipse, group, path, path_data
from studio.art.portraits.expressions import Curve, Expression
from studio.art.portraits.eyes import OUTER_X, Look
from studio.art.portraits.relief import Head, Muscles
from studio.art.portraits.skin import Skin

MOUTH_Y = 85.0
BOLD = 1.12
"""Mouths are larger than life, for faces some 90 pixels wide."""


def nose(doc: Document, head: Head, skin: Skin, face: Expression) -> str:
    """The lines that the modelled nose still wants: wings, nostrils, tip, edge of the bridge."""
    s, m = head.skull, face.muscles
    tip = 50 + s.nose_long - 2 * m.smile - 4 * m.sneer
    w = s.nose_width * (1 + 0.07 * m.smile + 0.1 * m.sneer)
    lines, dark = "", ""
    for side in (-1, 1):
        turn = np.array([side, 1.0])
        wing = [
            (15 * w, tip - 11),
            (23 * w, tip - 7),
            (25.5 * w, tip + 2),
            (22 * w, tip + 9),
            (14 * w, tip + 9),
        ]
        lines += brush(head.line(wing * turn), 3.4 if side > 0 else 2.4, 0.3, 0.6)
        hole = spline(
            np.array(
                [
                    (6 * w, tip + 9.5),
                    (11 * w, tip + 6.8),
                    (16 * w, tip + 8),
                    (14 * w, tip + 10.8),
                    (8 * w, tip + 11.6),
                ]
            )
            * turn,
            1,
            True,
        )
        dark += path_data(head.at(hole))
    under = [(-9 * w, tip + 10), (-3, tip + 12.5), (3, tip + 12.5), (9 * w, tip + 10)]
    lines += brush(head.line(under), 2.2, 0.4, 0.4)
    far = -1 if s.yaw < 0 else 1
    edge = [(far * 6 * w, -4), (far * 5.5 * w, 16), (far * 8.5 * w, 36), (far * 11 * w, tip - 5)]
    lines += taper(head.line(edge)[::-1], 2.8, 0.3)
    ridge = [(-1, 2), (-1.5, 22), (-2, 36), (-2.5, tip - 6)]
    shine = path(brush(head.line(ridge), 3, 0.2, 0.4), skin.glow, opacity=0.55)
    ((tx, ty),) = head.at([(-3, tip - 3)])
    return (
        group(shine, filter=blur(doc, 0.8))
        + ellipse(tx, ty, 3.4, 2.6, "#FFF6E2", opacity=0.55, filter=blur(doc, 0.8))
        + path(dark, mix(skin.deep, INK, 0.7))
        + path(lines, mix(skin.line, INK, 0.45))
    )


def _mouth_line(head: Head, curve: Curve, wide: float) -> Points:
    down = MOUTH_Y + head.skull.nose_long * 0.5 + head.skull.chin * 0.25
    return head.line(moved(np.array(curve) * [wide * BOLD, BOLD], 0, down))


def mouth(
    doc: Document, head: Head, skin: Skin, look: Look, face: Expression, wide: float = 1
) -> str:
    """Lips, opening, teeth."""
    shape = face.mouth
    top, upper, lower, bottom = (
        _mouth_line(head, c, wide) for c in (shape.top, shape.upper, shape.lower, shape.bottom)
    )
    opened = ""
    if any(shape.teeth):
        gape = np.vstack([upper, lower[::-1]])
        opened = path(path_data(gape), "#2C0D0A") + _inside(doc, upper, lower, face, look)
    t = np.linspace(0, 1, len(upper))
    pulse = 0.35 + 0.65 * np.abs(np.sin(t * math.pi * 2.5))
    line = swell(upper, 3.6 * pulse * np.sin(math.pi * np.clip(t * 0.94 + 0.03, 0, 1)) ** 0.4)
    line += swell(lower, 2.4) if opened else ""
    edges = swell(bottom, 2.2 * _arch(bottom) ** 2)
    edges += swell(top, 1.3 * _arch(top)) if look.lips > 0.5 else ""
    corners = "".join(circle(upper[i, 0], upper[i, 1], 1.5, INK) for i in (0, -1))
    return (
        _lips(skin, look, np.vstack([top, upper[::-1]]), np.vstack([lower, bottom[::-1]]))
        + _lip_marks(skin, look, top, upper, bottom)
        + opened
        + path(edges, mix(skin.line, INK, 0.3))
        + path(line, INK)
        + corners
    )


def _arch(line: Points) -> Points:
    """0 at the ends of a line, 1 in its middle."""
    rise: Points = np.sin(np.linspace(0, math.pi, len(line)))
    return rise


def _lips(skin: Skin, look: Look, over: Points, under: Points) -> str:
    """The red of both lips, the upper one in shade."""
    upper = path(path_data(over), mix(skin.lip, INK, 0.22), opacity=0.35 + 0.6 * look.lips)
    return upper + path(path_data(under), skin.lip, opacity=0.3 + 0.6 * look.lips)


def _lip_marks(skin: Skin, look: Look, top: Points, upper: Points, bottom: Points) -> str:
    """The gloss of the lower lip, the fine furrows of the upper."""
    gloss = moved(bottom[len(bottom) // 4 : -len(bottom) // 3], 0, -4.6)
    furrows = ""
    for i in range(6, len(upper) - 6, 4):
        over = top[min(len(top) - 1, int(i * len(top) / len(upper)))]
        furrows += taper([upper[i], upper[i] * 0.4 + over * 0.6], 1.2, 0.2)
    return path(swell(gloss, 2.4 * _arch(gloss)), "#FFE6CC", opacity=0.5 * look.lips + 0.1) + path(
        furrows, mix(skin.lip, INK, 0.6), opacity=0.5
    )


def _inside(doc: Document, upper: Points, lower: Points, face: Expression, look: Look) -> str:
    """Teeth and tongue, clipped to the opening."""
    above, below = face.mouth.teeth
    n = len(upper)
    lower = np.stack(
        [np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(lower)), c) for c in lower.T], 1
    )
    parts = []
    if face.mouth.tongue:
        middle = (upper[n // 2] + 3 * lower[n // 2]) / 4
        parts.append(ellipse(middle[0], middle[1] + 6, 20, 9, "#A8433A"))
    if below:
        parts.append(_row(lower, -below * BOLD, "#E0D0AC", look, False))
    parts.append(_row(upper, above * BOLD, "#F2E6C8", look, True))
    shade = np.vstack([moved(upper, 0, -4), moved(upper[::-1], 0, 3.2)])
    parts.append(path(path_data(shade), "#2C0D0A", opacity=0.4))
    return doc.clipped(path_data(np.vstack([upper, lower[::-1]])), *parts)


def _row(gum: Points, long: float, colour: str, look: Look, is_upper: bool) -> str:
    """A row of teeth that hang (or stand) on a gum line."""
    left, right = gum[0, 0], gum[-1, 0]
    middle = (left + right) / 2
    widths = [8.4, 7.4, 7.2, 6.8, 6, 5.4, 5]
    parts = []
    for side in (-1, 1):
        x = middle - 2
        for k, wide in enumerate(widths):
            x0, x1 = x, x + side * wide
            x = x1
            y = float(np.interp((x0 + x1) / 2, gum[:, 0], gum[:, 1]))
            tall = long * (1.0 if k != 2 else 1.14) * (1 - 0.05 * k)
            box = [
                (x0, y - np.sign(long) * 6),
                (x1, y - np.sign(long) * 6),
                (x1 - side * 0.3, y + tall * 0.92),
                ((x0 + x1) / 2, y + tall),
                (x0 + side * 0.3, y + tall * 0.93),
            ]
            index = side * (k + 1)
            if is_upper and look.gap == index:
                continue
            fill = (
                "#F0CB74"
                if is_upper and look.gold_tooth == index
                else mix(colour, "#8A6B48", 0.09 * k + (0.12 if side > 0 else 0))
            )
            parts.append(path(path_data(box), fill, "#5A4028", 0.9))
    return "".join(parts)


def creases(head: Head, skin: Skin, look: Look, face: Expression) -> str:
    """Lines of age and of the moment: from the wings of the nose, at the eyes, on the forehead."""
    m, age = face.muscles, look.age
    soft, hard = _forehead(head, m, age), ""
    for side in (-1, 1):
        turn = np.array([side, 1.0])
        soft += _crows_feet(head, m, age, turn) + _mouth_brackets(head, m, age, turn)
        hard += _nose_fold(head, m, age, turn) + _frown(head, m, turn)
        for k in range(3 if m.sneer else 0):
            wrinkle = np.array([(4, 6 + 6 * k), (9, 3 + 6 * k), (14, 7 + 7 * k)])
            soft += brush(head.line(wrinkle * turn), 1.8, 0.3, 0.3)
    chin = moved([(-11, 106), (0, 104), (11, 106)], 0, head.skull.chin * 0.6)
    soft += brush(head.line(chin), 1.8, 0.2, 0.2)
    return path(soft, skin.line, opacity=0.85) + path(hard, mix(skin.line, INK, 0.2))


def _forehead(head: Head, m: Muscles, age: float) -> str:
    """Furrows across the forehead, of age or of raised brows."""
    rows = round(1 + 2.2 * age + 1.5 * m.raised) if age > 0.25 or m.raised > 0.5 else 0
    lines = ""
    for k in range(rows):
        y = -47 - 9.5 * k
        high = y - 3 - 3 * m.raised
        wave = [(-46, y + 2), (-24, high), (0, y), (24, high), (46, y + 2)]
        lines += brush(head.line(wave), 1.3 + 0.7 * m.raised + 0.5 * age, 0.2, 0.2)
    return lines


def _crows_feet(head: Head, m: Muscles, age: float, turn: Points) -> str:
    count = round(3 * m.smile + 2.4 * age)
    lines = ""
    for k in range(count):
        spread = (k - (count - 1) / 2) * 6
        foot = [
            (OUTER_X + 5, 1 + spread * 0.5),
            (OUTER_X + 11, 1 + spread),
            (OUTER_X + 17, 2 + spread * 1.7),
        ]
        lines += brush(head.line(foot * turn), 1.9, 0.3, 0.2)
    return lines


def _nose_fold(head: Head, m: Muscles, age: float, turn: Points) -> str:
    """From the wing of the nose past the corner of the mouth."""
    reach, wing = 6 * m.smile + 4 * m.sneer, 25 * head.skull.nose_width
    fold = [
        (wing, 46 - 3 * m.sneer),
        (31 + reach, 56),
        (38 + reach, 70),
        (39 + reach * 1.1, 84 + 4 * m.sneer),
    ]
    weight = 0.8 + 2.0 * age + (2.2 * m.smile + 2.4 * m.sneer) * (0.4 + age)
    return brush(head.line(fold * turn), weight, 0.3, 0.2)


def _mouth_brackets(head: Head, m: Muscles, age: float, turn: Points) -> str:
    if age <= 0.5 and not m.smile:
        return ""
    reach = 6 * m.smile + 4 * m.sneer
    bracket = np.array([(44 + reach, 82), (47 + reach, 92), (43 + reach, 102)])
    return brush(head.line(bracket * turn), 1 + 1.4 * age, 0.2, 0.2)


def _frown(head: Head, m: Muscles, turn: Points) -> str:
    """The upright furrows between angry brows."""
    if not m.frown:
        return ""
    inner, outer = (
        np.array([(5, -34), (7, -22), (5, -12)]),
        np.array([(12, -30), (13, -22), (11, -16)]),
    )
    return brush(head.line(inner * turn), 3.6 * m.frown, 0.3, 0.3) + brush(
        head.line(outer * turn), 2.2 * m.frown, 0.3, 0.3
    )


def sweat(head: Head, doc: Document) -> str:
    """Beads of sweat at the temples and on the brow."""
    parts = []
    for x, y, size in ((-66, -32, 8.5), (66, -26, 9.5), (74, 12, 7), (-72, 22, 6)):
        ((px, py),) = head.at([(x, y)])
        drop = spline(
            moved(
                [
                    (0, -1.9),
                    (0.5, -0.8),
                    (0.92, 0.2),
                    (0.6, 0.9),
                    (0, 1.1),
                    (-0.6, 0.9),
                    (-0.92, 0.2),
                    (-0.5, -0.8),
                ],
                px,
                py,
                size,
            ),
            0.8,
            True,
        )
        paint = doc.linear([(0, "#E8F6F4"), (0.6, "#A9D6E2"), (1, "#5E9DB2")], (0, 0), (0.7, 1))
        glint = [
            (px - size * 0.4, py - size * 0.2),
            (px - size * 0.42, py + size * 0.3),
            (px - size * 0.1, py + size * 0.7),
        ]
        parts.append(
            path(path_data(drop), paint)
            + path(contour(drop, 2.2, smooth=False), "#1D3A44")
            + path(brush(glint, size * 0.24), "#FFFFFF")
        )
    return "".join(parts)


def scar(head: Head, skin: Skin, run: Sequence[tuple[float, float]]) -> str:
    """An old cut with its stitches, along face points."""
    line = head.line(run)
    parts = path(
        swell(line, 4.2 * np.sin(np.linspace(0.15, math.pi - 0.15, len(line)))),
        mix(skin.glow, "#FFFFFF", 0.1),
    )
    parts += path(swell(moved(line, 1.8, 0.6), 1.6), skin.deep)
    ticks = ""
    for i in range(6, len(line) - 6, 9):
        along = line[i + 3] - line[i - 3]
        normal = np.array([-along[1], along[0]]) / max(np.hypot(*along), 1e-6) * 4.6
        ticks += brush([line[i] - normal, line[i] + [0.4, 0], line[i] + normal], 1.7, 0.5, 0.5)
    return parts + path(ticks, skin.deep)
