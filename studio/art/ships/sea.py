"""What a ship stirs up: the wake behind it, the wave at its bow, columns where shot falls."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import circle, element, ellipse, group, path, path_data, rect

FOAM, PALE, DEEP = "#DCEBE4", "#8CC7B4", "#0B2A33"


def wake(step: int) -> str:
    """The wake of a ship heading right; step 1 fresh, 3 nearly gone."""
    doc = Document(400, 90, -210, -40)
    rng = np.random.default_rng(11 * step)
    fade = (1.0, 0.72, 0.45)[step - 1]
    trail = "M96 4C40-12-60-16-204-34L-204 42C-60 36 40 28 96 10Z"
    water = path(trail, "#4C9A97", opacity=0.5 * fade, filter=blur(doc, 5))
    water += path("M90 5C30-4-60-6-190-16L-190 28C-60 24 30 18 90 9Z", PALE,
                 opacity=0.45 * fade, filter=blur(doc, 3))  # fmt: skip
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
    lines = path(arms, FOAM, opacity=0.35 + 0.6 * fade) + path(ripples, FOAM, opacity=0.7 * fade)
    doc.add(group(water + lines, mask=_dying(doc)))
    return doc.svg()


def _dying(doc: Document) -> str:
    """A mask that lets the far end of a wake fade out."""
    paint = doc.linear([(0, "#000000"), (0.45, "#FFFFFF")], (-205, 0), (90, 0), True)
    return doc.define("dying", element("mask", rect(-210, -40, 400, 90, paint), id="dying",
                                       maskUnits="userSpaceOnUse", x=-210, y=-40, width=400,
                                       height=90))  # fmt: skip


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


Jet = tuple[float, float, float, float]
"""A spout: x of its foot, x of its tip, its height, its width at the foot."""

_JETS: tuple[tuple[Jet, ...], ...] = (
    ((-12, -24, 34, 14), (12, 25, 30, 14), (-4, -9, 56, 16), (5, 6, 70, 17)),
    ((-20, -42, 52, 16), (20, 44, 46, 16), (-14, -25, 84, 17), (14, 27, 78, 17), (-3, -8, 110, 20),
     (4, 8, 126, 20)),
    ((-30, -52, 30, 19), (30, 52, 32, 19), (-22, -36, 52, 18), (22, 34, 46, 18), (-9, -14, 62, 19),
     (9, 15, 56, 19)),
)  # fmt: skip


def _spout(jet: Jet) -> str:
    """A jet that leans outward and thins to a point."""
    foot, tip, height, width = jet
    line = spline([(foot, 2), (foot + (tip - foot) * 0.25, -height * 0.5), (tip, -height)], 2)
    return swell(line, np.array([1.25, 1.2, 1.0, 0.66, 0.1]) * width)


def _spouts(jets: tuple[Jet, ...], paint: str) -> str:
    data = "".join(_spout(jet) for jet in jets)
    veins = ""
    for foot, tip, height, width in jets:
        for side in (-0.26, 0.1, 0.3):
            shift = side * width
            middle = (foot + (tip - foot) * 0.3 + shift * 0.7, -height * 0.45)
            upper = (tip - (tip - foot) * 0.2 + shift * 0.3, -height * 0.78)
            veins += brush([(foot + shift, -1), middle, upper], 2.3)
    return path(data, DEEP, DEEP, 3.2) + path(data, paint) + path(veins, "#4C9A97", opacity=0.85)


def splash(step: int) -> str:
    """A column of water where shot falls; 1 rising, 2 full, 3 falling back."""
    doc = Document(120, 160, -60, -140)
    paint = doc.linear([(0, "#FFFFFF"), (0.55, "#E4F3EE"), (1, "#9CD0CA")], (0, -120), (0, 4), True)
    rng = np.random.default_rng(20 + step)
    reach = (70, 122, 60)[step - 1]
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
    body = _spouts(_JETS[step - 1], paint)
    doc.add(group(ring, body, foot, drops))
    return doc.svg()
