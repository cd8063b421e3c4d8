"""What a ship stirs up: the wake behind it, the wave at its bow, columns where shot falls."""

from __future__ import annotations

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.light import blur
from tools.art.kit.shapes import Points, spline
from tools.art.kit.strokes import brush, contour, hatch
from tools.art.kit.svg import circle, ellipse, group, path, path_data, polygon

FOAM, PALE, DEEP = "#DCEBE4", "#8CC7B4", "#0B2A33"


def wake(step: int) -> str:
    """The wake of a ship heading right; step 1 fresh, 3 nearly gone."""
    doc = Document(400, 90, -210, -40)
    rng = np.random.default_rng(11 * step)
    fade = (1.0, 0.72, 0.45)[step - 1]
    trail = "M96 4C40-12-60-16-204-30C-150-8-150 24-204 40C-60 34 40 28 96 10Z"
    doc.add(path(trail, "#4C9A97", opacity=0.5 * fade, filter=blur(doc, 5)))
    doc.add(path("M90 5C30-4-60-6-150-12C-120 4-120 16-150 24C-60 24 30 18 90 9Z", PALE,
                 opacity=0.45 * fade, filter=blur(doc, 3)))  # fmt: skip
    arms, ripples = "", ""
    count = (9, 7, 5)[step - 1]
    for side, slope in ((-1, 0.125), (1, 0.135)):
        for k in range(count):
            x = 84 - 30 * k - rng.uniform(0, 8)
            y = 6 + side * (3 + (96 - x) * slope)
            length = rng.uniform(26, 44)
            arms += brush([(x, y), (x - length * 0.5, y + side * (length * slope * 0.5 - 2)),
                           (x - length, y + side * length * slope)],
                          (5.6 - 0.3 * k) * (0.7 + 0.3 * fade), 0.8, 0.4)  # fmt: skip
    for _ in range((20, 14, 8)[step - 1]):
        x = rng.uniform(-195, 20)
        spread = (96 - x) * 0.1
        y = 6 + rng.uniform(-spread, spread)
        ripples += brush([(x, y), (x - 10, y - 1.6), (x - rng.uniform(16, 30), y + 1)], 2.4)
    doc.add(path(arms, FOAM, opacity=0.35 + 0.6 * fade), path(ripples, FOAM, opacity=0.7 * fade))
    return doc.svg()


def bow_wave(frame: int) -> str:
    """The moustache of foam at the bow, over the hull."""
    doc = Document(120, 70, 40, -42)
    lift = (0, 4)[frame - 1]
    curl = spline(
        [
            (48, 17),
            (66, 9),
            (80, 0 - lift),
            (92, -9 - lift),
            (103, -10 - lift),
            (111, -3 - lift),
            (108, 3),
            (116, 6),
            (128, 12),
            (104, 14),
            (78, 16),
        ],
        1.5,
        True,
    )
    inner = [
        [(62, 13), (80, 5), (94, -3 - lift), (104, -4 - lift)],
        [(74, 14), (90, 7), (104, 2)],
        [(90, 13), (106, 8), (118, 10)],
    ]
    drops = ((112, -12), (104, -18), (119, -5), (97, -16)) if frame == 1 else (
        (115, -16), (107, -25), (123, -8), (98, -22), (92, -17))  # fmt: skip
    doc.add(
        path(path_data(curl), FOAM),
        path("".join(brush(run, 2) for run in inner), "#4C9A97"),
        path(contour(curl, 2.2, smooth=False, lit=0.2), DEEP, opacity=0.85),
        "".join(circle(x, y, 2.2 - 0.2 * k, FOAM, DEEP, 0.9) for k, (x, y) in enumerate(drops)),
    )
    return doc.svg()


def _column(step: int) -> Points:
    if step == 1:
        half = [(-26, 0), (-17, -12), (-19, -34), (-10, -28), (-8, -58), (0, -72)]
    elif step == 2:
        half = [(-36, 0), (-20, -14), (-26, -40), (-15, -38), (-20, -76), (-9, -72), (-12, -106),
                (0, -126)]  # fmt: skip
    else:
        half = [(-46, 0), (-30, -10), (-40, -30), (-28, -30), (-34, -52), (-18, -44), (-14, -62),
                (0, -50)]  # fmt: skip
    rng = np.random.default_rng(step)
    right = [(-x * rng.uniform(0.8, 1.1), y * rng.uniform(0.85, 1.05)) for x, y in half[-2::-1]]
    return spline(half + right, 1.5)


def splash(step: int) -> str:
    """A column of water where shot falls; 1 rising, 2 full, 3 falling back."""
    doc = Document(120, 160, -60, -140)
    column = _column(step)
    paint = doc.linear([(0, "#FFFFFF"), (0.55, "#DDEFEA"), (1, "#8CC7C4")], (0, 0), (0.3, 1))
    rng = np.random.default_rng(20 + step)
    reach = (70, 122, 60)[step - 1]
    inner = ""
    for x in np.linspace(-14 - 5 * step, 14 + 5 * step, 5 + step):
        top = -reach * (0.75 - abs(x) / 60) * rng.uniform(0.7, 1)
        inner += brush([(x * 1.1, -3), (x, top * 0.5), (x * 0.55, top)], 3, 1.4, 0.4)
    ring = ellipse(0, 2, 30 + 9 * step, 7 + 2 * step, "#DCEBE4", opacity=0.85)
    ring += ellipse(0, 2, 22 + 8 * step, 4 + 1.4 * step, "#4C9A97", opacity=0.7)
    foot = path(
        "".join(
            brush([(x, 3), (x + 9, -4), (x + 20, 4)], 5, 0.8, 0.6) for x in (-44, -28, -8, 10, 26)
        ),
        FOAM,
    )
    drops = ""
    for _ in range(6 + 5 * step):
        x = rng.normal(0, 15 + 7 * step)
        y = -rng.uniform(0.25, 1.0) * reach * (1.25 if step != 2 else 1.06) + abs(x) * 0.5
        drops += circle(x, max(y, -134), rng.uniform(1.4, 3.6), "#F2FAF6", DEEP, 1.1)
    body = polygon(column, paint) + path(inner, "#4C9A97", opacity=0.85)
    body += path(hatch(column, 84, 4, 1.5, (0.7, 1), 4), "#16505C", opacity=0.6)
    body += path(contour(column, 3.2, smooth=False, lit=0.4), DEEP)
    doc.add(group(ring, body, foot, drops))
    return doc.svg()
