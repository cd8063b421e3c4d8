"""Old chart makers' ornaments for open sea: a serpent, a whale, rhumb lines, a blowing wind.

They lie on the water under everything else: drawn in the sea's own tones and faint.
"""

from __future__ import annotations

import math

import numpy as np

from tools.art.chart_ink import (
    burin,
    curve,
    cut,
    cuts,
    edged,
    even,
    flat,
    moved,
    outline,
    ring,
    shade,
)
from tools.art.kit.document import Document
from tools.art.kit.marks import wind_star
from tools.art.kit.palette import FOAM, INK, LANTERN
from tools.art.kit.strokes import rays
from tools.art.kit.svg import circle, group, path, path_data
from tools.art.picture import Picture

_SCALE, _SCALE_DARK, _FIN = "#3E7F72", "#1A4A4B", "#C8963E"
_SKIN, _SKIN_DARK = "#4B7F8C", "#1F4C5A"


def serpent() -> str:
    """Three coils, a horned head, a forked tail, foam where they meet the water."""
    doc = Document(430, 192, -200, -150)
    body = ""
    for k, (x, y, wide, tall) in enumerate(
        ((-96, 14, 62, 46), (-18, 16, 76, 62), (66, 12, 56, 40))
    ):
        body += _coil(x, y, wide, tall, k)
    body += _neck_and_head() + _tail()
    foam = []
    for x in (-132, -58, 24, 98, 126):
        foam.append([(x - 22, 16), (x - 8, 10), (x + 4, 16), (x + 20, 11)])
        foam.append([(x - 16, 23), (x, 19), (x + 14, 23)])
    doc.add(group(body + cuts(foam, 3, FOAM, 0.9), opacity=0.8))
    return doc.svg()


def _coil(x: float, y: float, wide: float, tall: float, seed: int) -> str:
    arch = np.vstack([ring(x, y, wide / 2 + 11, tall, 180, 360),
                      ring(x, y, wide / 2 - 10, tall - 21, 360, 180)])  # fmt: skip
    body = ""
    for k in range(10):
        a = math.radians(196 + k * 16.4)
        px, py = x + (wide / 2 + 10) * math.cos(a), y + tall * math.sin(a)
        body += edged(
            [(px - 5, py + 2), (px + 2 * math.cos(a), py - 11), (px + 5, py + 2)], _FIN, 1.5
        )
    body += flat(arch, _SCALE) + shade(arch, 70, 4.4, 1.8, (0.35, 1), opacity=0.85, seed=seed)
    belly = ring(x, y, wide / 2 - 6, tall - 16, 184, 356)
    body += even(belly, 4.4, "#8DB79A", 0.7)
    scales = [
        ring(x + r * math.cos(a), y + (tall - 10) * math.sin(a), 4, 3.4, 200, 340)
        for a in np.radians(np.arange(205, 340, 16))
        for r in (wide / 2 + 2,)
    ]
    body += "".join(even(scale, 1.3, INK, 0.7) for scale in scales)
    return body + outline(arch, 2.8)


def _neck_and_head() -> str:
    line = curve([(112, 18), (132, -20), (124, -62), (146, -92)], closed=False)
    whole = {"rise": 0.0, "fall": 0.3, "last": 0.7, "smooth": False}
    head = curve(
        [
            (128, -92),
            (136, -112),
            (156, -116),
            (184, -100),
            (200, -90),
            (190, -82),
            (170, -84),
            (186, -74),
            (166, -70),
            (146, -74),
        ]
    )
    body = cut(line, 29.5, **whole) + cut(line, 25, _SCALE, **whole)
    stripes = [[*moved([(-9, 0), (2, 3), (11, -1)], *p)] for p in line[4 : len(line) - 6 : 5]]
    body += cuts(stripes, 2.2, INK, 0.75, rise=0.6, fall=0.2)
    body += cut(moved(line, -8), 4, "#8DB79A", 0.7, rise=0.1, fall=0.2, smooth=False)
    for a, b in (((134, -110), (122, -134)), ((146, -116), (141, -140))):
        body += cut([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), b], 10, INK, rise=0, fall=0.9)
        body += cut([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), b], 6.4, _FIN, rise=0, fall=0.9)
    body += flat(head, _SCALE) + shade(head, 20, 4, 1.6, (0.55, 1), opacity=0.8, seed=4)
    body += outline(head, 2.8) + edged(ring(157, -101, 4.6, 4.6), LANTERN, 2)
    body += flat(ring(158, -101, 1.8, 3), INK) + flat(ring(192, -90, 1.4, 1), INK)
    return body + cut([(172, -79), (190, -72), (204, -80), (212, -74)], 3.6, "#A8322A")


def _tail() -> str:
    line = [(-132, 16), (-152, -10), (-146, -38), (-166, -50)]
    whole = {"rise": 0.0, "fall": 0.8}
    fork = curve([(-166, -50), (-186, -48), (-178, -66), (-162, -74), (-156, -58)])
    return (
        cut(line, 19, **whole)
        + cut(line, 14.4, _SCALE, **whole)
        + flat(fork, _SCALE_DARK)
        + shade(fork, 50, 3, 1.2, opacity=0.7)
        + outline(fork, 2.2)
    )


def whale() -> str:
    """A whale of the old charts: tusked, blowing two spouts."""
    doc = Document(336, 192, -168, -126)
    hump = curve(
        [
            (-96, 20),
            (-88, -18),
            (-52, -44),
            (-4, -52),
            (44, -40),
            (76, -14),
            (90, 20),
            (40, 26),
            (-40, 26),
        ]
    )
    tail = curve([(98, 20), (108, -6), (104, -34), (86, -52), (106, -50), (120, -42), (132, -56),
                  (152, -58), (134, -42), (126, -20), (124, 20)])  # fmt: skip
    dark = curve([(-90, 6), (-40, 10), (30, 6), (86, 2), (90, 20), (40, 26), (-40, 26), (-96, 20)])
    body = ""
    for side in (-1, 1):
        spout = [(-44, -44), (-46 + side * 4, -72), (-44 + side * 20, -92), (-44 + side * 40, -84),
                 (-44 + side * 46, -66)]  # fmt: skip
        body += cut(spout, 8, INK, 0.7, rise=0.1, fall=0.8) + cut(
            spout, 5.4, FOAM, rise=0.1, fall=0.8
        )
    body += flat(tail, _SKIN) + shade(tail, 80, 4, 1.6, (0.3, 1), opacity=0.8) + outline(tail, 2.8)
    body += flat(hump, _SKIN) + flat(dark, _SKIN_DARK, 0.6)
    body += shade(hump, 68, 4.4, 1.8, (0.45, 1), opacity=0.8, seed=3)
    body += cuts([[(-92, 2), (-74, 10), (-48, 10)], [(-86, -14), (-80, -6), (-70, -2)]], 2.6)
    for x in (-84, -74, -64, -55):
        body += edged([(x, 6), (x + 5, 7), (x + 2.4, 15)], "#F3EDE2", 1.2)
    body += edged(ring(-62, -12, 6, 5.4), LANTERN, 2) + flat(ring(-61, -12, 2.4, 3.4), INK)
    body += cut([(-72, -20), (-62, -24), (-52, -19)], 3.6) + outline(hump, 3)
    fin = curve([(-10, 12), (4, -4), (22, -8), (16, 8), (4, 20)])
    body += flat(fin, _SKIN_DARK) + outline(fin, 2)
    foam = [
        [(x - 24, y), (x - 8, y - 6), (x + 6, y), (x + 24, y - 5)]
        for x, y in ((-100, 24), (-56, 29), (0, 30), (54, 28), (96, 24), (126, 25))
    ]
    doc.add(group(body + cuts(foam, 3.4, FOAM, 0.9), opacity=0.8))
    return doc.svg()


def rhumb() -> str:
    """A pale rose with thirty-two lines that run out over the sea."""
    doc = Document(1024, 1024, -512, -512)
    fading = doc.radial([(0, FOAM, 0.62), (0.6, FOAM, 0.34), (1, FOAM, 0)], (0, 0), 506, True)
    lines = ""
    for k in range(32):
        a = math.radians(360 * k / 32)
        start = 118 if k % 4 == 0 else 132
        line = [
            (start * math.sin(a), -start * math.cos(a)),
            (506 * math.sin(a), -506 * math.cos(a)),
        ]
        lines += burin(line, 2.6 if k % 8 == 0 else 1.8 if k % 2 == 0 else 1.2, 0.02, 0.02, False)
    doc.add(path(lines, fading))
    rose = wind_star(96, "#163F4B", "#CFE5DA", "#0B2A33", 16)
    rose += circle(0, 0, 108, "none", "#0B2A33", 2.4) + circle(0, 0, 114, "none", "#CFE5DA", 1.6)
    rose += path(rays(0, 0, 100, 108, 64, (1.2, 1.6)), "#0B2A33")
    lily = curve(
        [
            (0, -152),
            (7, -138),
            (3, -128),
            (14, -134),
            (16, -122),
            (5, -118),
            (4, -112),
            (-4, -112),
            (-5, -118),
            (-16, -122),
            (-14, -134),
            (-3, -128),
            (-7, -138),
        ]
    )
    rose += path(path_data(lily), "#CFE5DA", "#0B2A33", 1.8)
    doc.add(group(rose, opacity=0.5))
    return doc.svg()


def wind_head() -> str:
    """A cloud-borne face with full cheeks that blows to the right."""
    doc = Document(252, 252, -126, -126)
    curls = (
        (-70, -8, 30),
        (-58, -40, 28),
        (-30, -62, 30),
        (4, -62, 26),
        (-74, 26, 26),
        (-52, 54, 28),
        (-20, 68, 26),
        (-40, 0, 46),
    )
    body = "".join(flat(ring(x, y, r + 2.6, r + 2.2), INK) for x, y, r in curls)
    body += "".join(flat(ring(x, y, r, r * 0.96), "#9FC4C0") for x, y, r in curls)
    for x, y, r in curls[:-1]:
        body += cut(ring(x, y, r * 0.55, r * 0.5, -20, 230), 2.2, INK, 0.7, smooth=False)
    face = curve(
        [
            (-26, -44),
            (6, -50),
            (30, -38),
            (38, -18),
            (52, -6),
            (42, 2),
            (50, 10),
            (42, 20),
            (46, 30),
            (26, 50),
            (-8, 52),
            (-32, 34),
            (-40, -8),
        ]
    )
    body += flat(face, "#C9D9C6") + shade(face, 110, 4.4, 1.6, (0, 0.34), opacity=0.6, seed=3)
    cheek = ring(14, 20, 20, 19)
    body += flat(cheek, "#DDE6CF") + shade(cheek, 40, 3.6, 1.3, (0.55, 1), opacity=0.65)
    body += cut(ring(14, 20, 20, 19, 20, 200), 2, INK, 0.8, smooth=False) + outline(face, 3)
    body += cuts([[(8, -18), (18, -25), (30, -20)], [(10, -10), (19, -15), (29, -11)],
                  [(-20, -24), (-24, -8), (-16, 6)]], 2.8)  # fmt: skip
    body += flat(ring(21, -10, 3, 3.4), INK) + edged(ring(46, 13, 6, 7), "#1A3A40", 1.6)
    breath = [[(56, 10 + d * 0.5), (84, 8 + d), (120, 6 + d * 1.9)] for d in (-14, -6, 2, 10, 18)]
    body += cuts(breath, 3, FOAM, 0.95, rise=0.2, fall=0.7)
    doc.add(group(body, opacity=0.62))
    return doc.svg()


PICTURES = [
    Picture("chart/decal_serpent", 860, 384, serpent, quality=74),
    Picture("chart/decal_whale", 672, 384, whale, quality=74),
    Picture("chart/decal_rhumb", 1024, 1024, rhumb, quality=70),
    Picture("chart/decal_wind", 504, 504, wind_head, quality=74),
]
