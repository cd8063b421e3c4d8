"""Old chart makers' ornaments for open sea: a serpent, a whale, rhumb lines, a blowing wind.

They lie on the water under everything else: drawn in the sea's own tones and faint.
"""

import math

import numpy as np

from studio.art.chart.ink import (
    burin,
    chance,
    curve,
    cut,
    cuts,
    dots,
    edged,
    even,
    flat,
    moved,
    outline,
    ring,
    shade,
)
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.marks import wind_star
from studio.art.kit.palette import FOAM, INK, LANTERN
from studio.art.kit.shapes import Points
from studio.art.kit.strokes import rays
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.picture import Picture

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
    head = curve([
        (128, -92), (136, -112), (156, -116), (184, -100), (200, -90), (190, -82), (170, -84),
        (186, -74), (166, -70), (146, -74),
    ])  # fmt: skip
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
    """A whale of the old charts: spined, tusked, blowing two spouts."""
    doc = Document(336, 192, -168, -126)
    hump = curve([
        (-98, 22), (-100, 2), (-92, -22), (-66, -42), (-30, -52), (8, -50), (42, -38), (70, -16),
        (88, 8), (96, 22), (40, 27), (-40, 27),
    ])  # fmt: skip
    body = _spouts() + _spines(hump) + _fluke()
    form = bumps([(-10, 26, 112, 84, 62, 0.06), (-66, 4, 40, 44, 52, 0)], roughness=4, grain=26)
    lines = form.engraved((-104, -58, 100, 30), 3.6, 0.34, 0.82, 1.25, -6, seed=4)
    body += flat(hump, _SKIN) + doc.clipped(path_data(hump), _belly() + lines)
    body += _whale_face() + outline(hump, 3.2)
    fin = curve([(-18, 14), (-4, -6), (18, -14), (26, -12), (20, 6), (4, 22)])
    body += (
        flat(fin, _SKIN_DARK) + shade(fin, 36, 3.2, 1.4, (0.2, 1), opacity=0.8) + outline(fin, 2.2)
    )
    foam = [
        [(x - 22, y), (x - 8, y - 6), (x + 5, y), (x + 20, y - 5)]
        for x, y in ((-112, 24), (-74, 29), (-34, 31), (6, 31), (46, 30), (84, 26), (124, 26))
    ]
    body += cuts(foam, 3.6, FOAM, 0.95)
    body += cuts([moved(line, 6, 6) for line in foam[1:6]], 2, FOAM, 0.6)
    doc.add(group(body, opacity=0.8))
    return doc.svg()


def _spouts() -> str:
    """Two plumes of spray that fall apart into drops."""
    body = ""
    for side in (-1, 1):
        for reach, width in ((46, 7), (36, 5), (24, 4)):
            line = [
                (-40, -46), (-40 + side * 3, -74), (-40 + side * reach * 0.45, -90 - reach * 0.3),
                (-40 + side * reach, -84), (-40 + side * (reach + 8), -62),
            ]  # fmt: skip
            body += cut(line, width + 2.6, INK, 0.75, rise=0.1, fall=0.8)
            body += cut(line, width, FOAM, rise=0.1, fall=0.8)
        for x, y in ((56, -52), (50, -44), (40, -56), (30, -60)):
            body += edged(ring(-40 + side * x, y, 2.2, 3), FOAM, 1.1)
    return body


def _spines(back: Points) -> str:
    """A saw of fins along the back, leaning to the tail."""
    line = back[(back[:, 1] < -4) & (back[:, 0] > -66)]
    body = ""
    for k in range(2, len(line) - 8, 7):
        (x, y), (u, v) = line[k], line[k + 6]
        tip = ((x + u) / 2 + 6, min(y, v) - 9)
        body += edged([(x - 1, y + 2), tip, (u + 1, v + 3)], _FIN, 1.7)
        body += even([((x + u) / 2, (y + v) / 2), tip], 1, INK, 0.7)
    return body


def _fluke() -> str:
    """The tail out of the water, its two blades ribbed."""
    tail = curve([
        (104, 24), (112, -2), (108, -28), (84, -46), (78, -60), (98, -58), (116, -46), (124, -42),
        (132, -48), (150, -62), (164, -62), (156, -46), (136, -28), (128, -4), (132, 24),
    ])  # fmt: skip
    ribs = [[(116, -38), (102, -46), (86, -56)], [(120, -36), (108, -40), (96, -44)],
            [(128, -38), (142, -50), (156, -58)], [(126, -34), (138, -40), (148, -48)]]  # fmt: skip
    return (
        flat(tail, _SKIN)
        + shade(tail, 84, 3.6, 1.7, (0.35, 1), opacity=0.85)
        + cuts(ribs, 1.8, INK, 0.8)
        + cuts([[(110, -6), (119, -3), (127, -6)], [(109, 6), (118, 9), (129, 6)]], 2, INK, 0.8)
        + outline(tail, 2.8)
    )


def _belly() -> str:
    """The pale, pleated throat."""
    pale = curve([(-104, 4), (-70, 12), (-30, 10), (10, 16), (40, 30), (-110, 32)])
    pleats = [
        [(-96, 12 + k * 4.4), (-60, 17 + k * 4), (-22 + k * 4, 17 + k * 4), (8 + k * 6, 22 + k * 3)]
        for k in range(4)
    ]
    return flat(pale, "#9DBFB4", 0.75) + cuts(pleats, 1.8, INK, 0.8)


def _whale_face() -> str:
    """A grim mouth with tusks, a heavy brow, a lantern eye."""
    mouth = [(-99, 4), (-84, 9), (-62, 8), (-46, 0), (-42, -6)]
    body = cut(mouth, 4.4, rise=0.1, fall=0.4)
    for x, y, tall in ((-92, 6, 9), (-82, 8, 7), (-72, 8, 8), (-62, 7, 7)):
        body += edged([(x - 2.4, y), (x + 2.6, y), (x + 1, y + tall)], "#F3EDE2", 1.2)
        body += edged([(x + 3, y - 1), (x + 7, y - 1), (x + 5.6, y - 6)], "#F3EDE2", 1.1)
    body += edged(ring(-60, -16, 7, 6), LANTERN, 2) + flat(ring(-61, -15, 2.4, 4), INK)
    brow = [(-74, -18), (-66, -27), (-54, -27), (-46, -19)]
    body += cut(brow, 5) + cuts(
        [[(-70, -8), (-60, -6), (-50, -9)], [(-68, -33), (-58, -36), (-48, -32)]], 2
    )
    return body + dots(ring(-20, -20, 50, 20), 16, 7, FOAM, 0.7)


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
    lily = curve([
        (0, -152), (7, -138), (3, -128), (14, -134), (16, -122), (5, -118), (4, -112), (-4, -112),
        (-5, -118), (-16, -122), (-14, -134), (-3, -128), (-7, -138),
    ])  # fmt: skip
    rose += path(path_data(lily), "#CFE5DA", "#0B2A33", 1.8)
    doc.add(group(rose, opacity=0.5))
    return doc.svg()


def wind_head() -> str:
    """A wind of the old charts: streaming hair, round cheeks, a breath to the right."""
    doc = Document(252, 252, -126, -126)
    body = _cloud_collar() + _hair()
    face = curve([
        (-28, -42), (2, -52), (28, -42), (37, -26), (37, -17), (50, -4), (48, 1), (39, 3), (45, 9),
        (47, 15), (43, 21), (46, 27), (40, 40), (20, 52), (-8, 52), (-30, 36), (-40, 4),
    ])  # fmt: skip
    body += flat(face, "#D3DEC6")
    form = bumps([(4, 0, 50, 60, 34, 0), (15, 22, 25, 23, 44, 0), (18, -26, 24, 16, 36, 0)])
    lines = form.engraved((-44, -56, 54, 56), 3.2, 0.3, 0.74, 1.2, 18, seed=6)
    body += doc.clipped(path_data(face), lines) + outline(face, 3)
    body += cut(ring(15, 22, 22, 20, 30, 190), 2.2, INK, 0.85, smooth=False)
    body += cuts([[(8, -22), (18, -30), (32, -26)], [(10, -12), (20, -18), (31, -13)],
                  [(12, -9), (20, -8), (29, -11)], [(38, -1), (34, 2), (36, 6)],
                  [(30, 40), (36, 37), (40, 33)]], 2.8)  # fmt: skip
    body += flat(ring(22, -12.5, 3, 3.4), INK) + edged(ring(45.5, 15, 5.4, 6.4), "#1A3A40", 1.6)
    body += cut([(-24, -12), (-30, -2), (-26, 8), (-20, 8), (-20, -2)], 2.6)
    for k, d in enumerate((-20, -12, -4, 4, 12, 20)):
        far = 118 - 6 * abs(k - 2.5)
        breath = [
            (54, 15 + d * 0.3),
            (78, 14 + d * 0.8 + (3 if k % 2 else -3)),
            (far, 13 + d * 1.9),
        ]
        body += cut(breath, 3.4, FOAM, 0.95, rise=0.25, fall=0.7)
    doc.add(group(body, opacity=0.66))
    return doc.svg()


def _hair() -> str:
    """Locks that stream back from the brow, drawn one over the other."""
    rng = chance("hair")
    locks = []
    for layer, inner in ((0, 44), (1, 34), (2, 24)):
        for a in range(112, 296, 15):
            turn, long = a + rng.uniform(-5, 5) + layer * 6, rng.uniform(40, 58) - layer * 9
            reach = (
                (0, inner),
                (9, inner + long * 0.4),
                (2, inner + long * 0.75),
                (-9, inner + long),
                (-20, inner + long * 0.9),
                (-17, inner + long * 0.76),
            )
            locks.append(
                [
                    (
                        -6 + r * math.cos(math.radians(turn - t)),
                        r * math.sin(math.radians(turn - t)) * 0.98,
                    )
                    for t, r in reach
                ]
            )
    body = ""
    for k, lock in enumerate(locks):
        how = {"rise": 0.2, "fall": 0.6}
        body += cut(lock, 15, INK, **how) + cut(lock, 11.4, ("#A9CBC3", "#8FB8B4")[k % 2], **how)
        body += cut(moved(lock[:4], 1.5, 1.5), 1.8, INK, 0.7)
    return body


def _cloud_collar() -> str:
    """Small clouds under the chin."""
    puffs = ((-52, 66, 22), (-22, 78, 24), (12, 78, 22), (38, 68, 16), (-76, 52, 16))
    body = "".join(flat(ring(x, y, r + 2.6, (r + 2.6) * 0.86), INK) for x, y, r in puffs)
    body += "".join(flat(ring(x, y, r, r * 0.84), "#9FC4C0") for x, y, r in puffs)
    for x, y, r in puffs:
        for part in (0.78, 0.5, 0.24):
            curl = ring(x + r * 0.1, y, r * part, r * part * 0.82, -30, 200)
            body += cut(curl, 2, INK, 0.7, smooth=False)
    return body


PICTURES = [
    Picture("chart/decal_serpent", 860, 384, serpent, quality=74),
    Picture("chart/decal_whale", 672, 384, whale, quality=74),
    Picture("chart/decal_rhumb", 1024, 1024, rhumb, quality=70),
    Picture("chart/decal_wind", 504, 504, wind_head, quality=74),
]
