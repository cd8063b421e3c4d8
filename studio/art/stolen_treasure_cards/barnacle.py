"""Barnacles on the ship's bottom, and one that looks back."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glow
from studio.art.kit.palette import INK, LIGHT
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, polygon, rect
from studio.art.kit.treasure import planks
from studio.art.scallywager.window import HEIGHT, WIDTH
from studio.art.stolen_treasure_cards.things import weed

_CONES = ((500, 76, 46), (572, 120, 38), (548, 36, 30), (104, 96, 52), (46, 150, 36), (166, 50, 30),
          (72, 470, 62), (150, 520, 46), (30, 400, 40), (152, 424, 50), (226, 486, 54),
          (86, 336, 44),
          (556, 470, 60), (478, 508, 44), (604, 392, 44), (420, 470, 36), (562, 330, 34),
          (316, 264, 150), (196, 140, 44), (448, 160, 40))  # fmt: skip
"""Middle and radius, what lies behind first."""
_TINTS = ("#E2D4B4", "#D6D6BC", "#E6CDB4", "#CFD2BE")


def _shell(doc: Document, x: float, y: float, r: float, k: int, rng: np.random.Generator) -> str:
    """A cone of lime from above: plates, ribs from the mouth down, what lives in the mouth."""
    turn = np.linspace(0, math.tau, 120, endpoint=False)
    rim = r * (1 + 0.1 * np.sin(turn * 6 + k) + 0.06 * np.sin(turn * 11 + 2 * k))
    foot = np.stack([x + rim * np.cos(turn), y + 0.88 * rim * np.sin(turn)], 1)
    hx, hy = x - r * 0.04, y - r * 0.2
    mouth = np.stack([hx + r * 0.42 * np.cos(turn) * (1 + 0.08 * np.sin(5 * turn)),
                      hy + r * 0.31 * np.sin(turn)], 1)  # fmt: skip
    light = np.stack([np.cos(turn), np.sin(turn)], 1) @ LIGHT[:2]
    body = polygon(foot, _TINTS[k % 4])
    for low, high, colour, opacity in ((-2, -0.45, "#5D5A50", 0.8), (-2, -0.05, "#8F8873", 0.6),
                                       (0.55, 2, "#FFFBEA", 0.85)):  # fmt: skip
        lit = np.flatnonzero((light > low) & (light <= high))
        for part in np.split(lit, np.flatnonzero(np.diff(lit) > 1) + 1):
            if len(part) > 1:
                wedge = np.vstack([foot[part], mouth[part][::-1]])
                body += polygon(wedge, colour, opacity=opacity)
    ribs = ""
    for q in range(int(r * 1.1)):
        i = int(q / int(r * 1.1) * 119)
        dark = float(np.clip(0.5 - 0.6 * light[i], 0.12, 1))
        middle = (foot[i] + mouth[i]) / 2 + [rng.uniform(-1, 1), r * 0.05]
        ribs += swell([mouth[i], middle, foot[i]], (0.5, 1.2 + 2 * dark, 1 + 2.4 * dark))
    for q in range(6):
        i = int((q + 0.3) / 6 * 120) % 120
        ribs += brush([mouth[i], (mouth[i] + foot[i]) / 2 + [3, 2], foot[i]], r * 0.07, 2.5, 1.5)
    inside = path(path_data(mouth), "#1C1410")
    if r > 100:
        inside += _watcher(doc, mouth, hx, hy)
    elif k % 3 == 2:
        inside += _fan(hx, hy + r * 0.1, r * 0.9, k)
    else:
        inside += _lips(hx, hy, r)
    return group(
        body,
        path(ribs, INK),
        path(contour(foot, max(3.4, r * 0.05), smooth=False), INK),
        inside,
        path(contour(mouth, max(2.6, r * 0.04), smooth=False), INK),
        filter=drop_shadow(doc, 5, 8, 5, 0.6),
    )


def _fan(x: float, y: float, high: float, k: int) -> str:
    """The feathery legs with which a barnacle fishes, out of its mouth at (x, y)."""
    out = ""
    for q in range(6):
        lean = (q - 2.5) * 0.22 + 0.2 * math.sin(k)
        tip = (x + high * math.sin(lean) * 1.2, y - high * math.cos(lean))
        bend = (x + high * 0.4 * math.sin(lean * 0.4), y - high * 0.6)
        stem = spline([(x, y), bend, tip], 2)
        barbs = "".join(
            brush([stem[i], stem[i] + [side * 5, -3], stem[i] + [side * 8, -8]], 1.6, 0.8, 0.3)
            for i in range(len(stem) // 3, len(stem), 3)
            for side in (-1, 1)
        )
        out += path(swell(stem, (6.4, 4.6, 2.6)) + barbs, INK) + path(swell(stem, (3.4, 2, 0.6)),
                                                                     "#F0C49A")  # fmt: skip
    return out


def _fish(x: float, y: float, scale: float) -> str:
    """A small fish that has been looked at."""
    body = spline([(-46, 0), (-20, -24), (24, -22), (50, 2), (24, 22), (-18, 22)], 1.5, True)
    tail = spline([(-40, 0), (-74, -26), (-66, 0), (-76, 24)], 1.5, True)
    scales = "".join(
        brush([(-22 + 12 * i, -12 + 9 * j), (-16 + 12 * i, -8 + 9 * j), (-22 + 12 * i, -4 + 9 * j)],
              1.8, 0.6, 0.6)
        for i in range(4)
        for j in range(3)
    )  # fmt: skip
    fin = spline([(-14, -20), (-4, -40), (20, -34), (16, -20)], 1.5, True)
    return group(
        path(path_data(tail) + path_data(fin), "#D8703A", INK, 3.4),
        path(path_data(body), "#F0A04A"),
        path(brush([(-30, 8), (6, 18), (36, 8)], 9, 1, 1), "#B4522A", opacity=0.8),
        path(scales, INK),
        path(contour(body, 4, smooth=False), INK),
        circle(30, -4, 10, "#FFFDF0", INK, 3),
        circle(26, -2, 4, INK),
        circle(47, 8, 4.4, "#3A1A10"),
        transform=f"translate({x} {y}) scale({-scale} {scale}) rotate(-12)",
    )


def _lips(x: float, y: float, r: float) -> str:
    lid = spline([(x - r * 0.27, y), (x, y - r * 0.14), (x + r * 0.27, y), (x, y + r * 0.15)], 1.5,
                 True)  # fmt: skip
    slit = brush([(x - r * 0.23, y), (x, y + 2), (x + r * 0.23, y)], 2.8, 0.6, 0.6)
    return path(path_data(lid), "#A99B7C", INK, 2) + path(slit, INK)


def _watcher(doc: Document, mouth: np.ndarray, x: float, y: float) -> str:
    """The great one looks back at you."""
    veins = "".join(
        brush([(x + 40 * math.cos(a), y + 8 + 27 * math.sin(a)),
               (x + 30 * math.cos(a + 0.2), y + 8 + 20 * math.sin(a + 0.2)),
               (x + 22 * math.cos(a), y + 8 + 14 * math.sin(a))], 1.6, 0.8, 0.3)
        for a in np.arange(0.2, 6.2, 0.5)
    )  # fmt: skip
    lid = [(x - 80, y - 60), (x + 80, y - 60), (x + 60, y - 4), (x + 26, y - 15), (x, y - 17),
           (x - 30, y - 12), (x - 58, y + 2)]  # fmt: skip
    creases = "".join(
        brush([(x - 50 + 4 * k, y - 14 - 7 * k), (x, y - 26 - 7 * k),
               (x + 50 - 4 * k, y - 14 - 7 * k)],
              2.4, 0.5, 0.5)
        for k in range(3)
    )  # fmt: skip
    iris = doc.radial([(0, "#FFE08A"), (0.6, "#D8841E"), (1, "#6E2B12")])
    eye = (
        ellipse(x, y + 8, 44, 31, "#F6EACB", INK, 4)
        + path(veins, "#A8322A")
        + circle(x - 4, y + 9, 21, iris, INK, 3)
        + ellipse(x - 4, y + 9, 6, 15, "#120A08")
        + circle(x - 12, y + 1, 5.4, "#FFFFFF")
        + polygon(lid, "#9A8F76", INK, 4.4)
        + path(creases, INK)
    )
    return doc.clipped(path_data(mouth), eye)


def barnacle(doc: Document) -> str:
    """Cones of lime that have grown on a ship's bottom."""
    rng = np.random.default_rng(11)
    hull = planks((0, 0, WIDTH, HEIGHT), "#5A6A52", [84, 180, 280, 382, 472], 0, 9, 7, 0.42, 4.2)
    water = rect(0, 0, WIDTH, HEIGHT, "#1F6A72", opacity=0.4)
    weeds = "".join(
        weed(rng.uniform(0, WIDTH), -8 if k % 2 else HEIGHT + 8,
             rng.uniform(50, 150) * (-1 if k % 2 else 1), rng.uniform(-22, 22),
             ("#3E7A4E", "#6FA35A", "#2A5E46")[k % 3], rng.uniform(8, 15))
        for k in range(46)
    )  # fmt: skip
    shells = "".join(_shell(doc, x, y, r, k, rng) for k, (x, y, r) in enumerate(_CONES))
    bubbles = "".join(
        circle(x, y, r, "#DFFFF4", opacity=0.3) + circle(x, y, r, "none", "#E8FFF8", 2, opacity=0.9)
        + circle(x - r * 0.34, y - r * 0.36, r * 0.26, "#FFFFFF")
        for x, y, r in ((452, 216, 7), (440, 196, 5), (446, 180, 3), (556, 232, 8), (576, 210, 5),
                        (246, 396, 7), (140, 250, 6), (120, 232, 4), (360, 60, 8), (346, 36, 5))
    )  # fmt: skip
    light = glow(doc, 300, 250, 320, "#BFF0D8", 0.4)
    return hull + water + weeds + light + shells + _fish(506, 238, 0.9) + bubbles
