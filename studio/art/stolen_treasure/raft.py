"""The raft that the piles ride on: boards on two logs, barrels under both ends, rope, iron.

932 x 252 units. The deck between the lashings, x 76 to 856 and y 40 to 214, stays calm for cards.
"""

import itertools

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.materials import iron_paint, wood
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, blob, resample, rounded_points, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, polygon, rect
from studio.art.stolen_treasure.surf import foam
from studio.art.table.boards import boards

WIDTH, HEIGHT = 932, 252
SPRAY = 16
"""What the picture holds of the water on every side."""
_LEFT, _RIGHT = 24.0, 908.0
_BEAMS = (56.0, 876.0)
_SEAMS = [36.0, 71, 106, 143, 180, 217]
_TONES = ("#7A5636", "#6E4C2F", "#80593A", "#6A4A2E", "#755236")
_LOGS = ((24.0, 13.0), (228.0, 14.0))
"""Middle and half the thickness of the log along each long side."""


def _outline() -> Points:
    """What the water sees of the raft."""
    rough = [(_LEFT - 16, 40), (_LEFT + 4, 12), (300, 9), (640, 10), (_RIGHT - 2, 11),
             (_RIGHT + 15, 44), (_RIGHT + 14, 126), (_RIGHT + 15, 208), (_RIGHT - 4, 242),
             (620, 244), (300, 243), (_LEFT + 4, 242), (_LEFT - 15, 206),
             (_LEFT - 14, 126)]  # fmt: skip
    return spline(rough, 3, True)


def _log(doc: Document, y: float, half: float, seed: int) -> str:
    """A round trunk along the raft, bark lines along it, its sawn ends seen a little."""
    rng = np.random.default_rng(seed)
    left, right = _LEFT + rng.uniform(-8, 2), _RIGHT + rng.uniform(-2, 8)
    x = np.linspace(left, right, 60)
    upper = np.stack([x, y - half + 1.4 * np.sin(x / 61 + seed)], 1)
    lower = np.stack([x, y + half + 1.2 * np.sin(x / 47 + seed)], 1)
    shape = np.vstack([upper, lower[::-1]])
    round_ = doc.linear(
        [(0, "#A9825A"), (0.22, "#8C6440"), (0.6, "#5A3C22"), (1, "#2A1B10")],
        (0, y - half), (0, y + half), True,
    )  # fmt: skip
    lines = ""
    for level in np.arange(-half + 3, half, 3.1):
        start = left + rng.uniform(0, 60)
        while start < right - 20:
            end = min(right, start + rng.uniform(50, 190))
            xs = np.linspace(start, end, 20)
            wander = y + level + 1.2 * np.sin(xs / 33 + seed + level)
            lines += swell(np.stack([xs, wander], 1), (0.3, 1.0 + 0.9 * (level + half) / half, 0.3))
            start = end + rng.uniform(6, 40)
    knots = "".join(
        ellipse(a, y + b, 6, 3.6, "#3A2415", INK, 1.4) + ellipse(a, y + b, 2.6, 1.5, "#7A5636")
        for a, b in zip(rng.uniform(left + 60, right - 60, 5), rng.uniform(-5, 5, 5), strict=True)
    )
    ends = ""
    for at in (left, right):
        ends += ellipse(at, y, 6, half, "#B98F60", INK, 2.6)
        ends += "".join(
            ellipse(at, y, 6 * part, half * part, "none", "#6B4A2A", 1) for part in (0.68, 0.36)
        )
    return (
        polygon(shape, round_, filter=wood(doc, seed, (0.004, 0.1), strength=0.7))
        + path(lines, INK, opacity=0.8)
        + knots
        + path(contour(shape, 4.2, smooth=False), INK)
        + ends
    )


def _barrel(doc: Document, x: float, y: float, half: float, seed: int) -> str:
    """A cask lying across the end, its staves and hoops, half of it under the deck."""
    t = np.linspace(-1, 1, 30)
    bulge = 30 - 6 * t * t
    shape = np.vstack([
        np.stack([x - bulge, y + half * t], 1),
        np.stack([x + bulge, y + half * t], 1)[::-1],
    ])  # fmt: skip
    paint = doc.linear(
        [(0, "#6B4522"), (0.25, "#B98650"), (0.45, "#9A6A3A"), (1, "#3A2312")], (0, 0), (1, 0)
    )
    staves = "".join(
        swell(np.stack([x + bulge * share, y + half * t], 1), 1.7)
        for share in (-0.72, -0.42, -0.1, 0.24, 0.56, 0.82)
    )
    hoops = ""
    for at in (-0.82, -0.4, 0.4, 0.82):
        wide = 30 - 6 * at * at
        line = [(x - wide - 1, y + half * at), (x, y + half * at + 4), (x + wide, y + half * at)]
        hoops += path(swell(spline(line, 2), 8.4), INK)
        hoops += path(swell(spline(line, 2), 5.4), "#6F6A64")
        hoops += path(brush(np.subtract(line, (0, 1.6)), 1.8, 0.5, 0.5), "#D9D6CC")
    dark = [(x + 4, y - half), (x + 30, y - half), (x + 30, y + half), (x + 4, y + half)]
    return (
        polygon(shape, paint, filter=wood(doc, seed, (0.01, 0.1), True, 0.6))
        + path(staves, INK)
        + path(hatch(dark, 0, 4, 1.5, (0.4, 1), seed), INK, opacity=0.6)
        + hoops
        + path(contour(shape, 4.4, smooth=False), INK)
    )


def _deck(doc: Document) -> str:
    """Boards of uneven length, weathered, dark and green where the sea licks them."""
    rng = np.random.default_rng(4)
    ends: list[list[tuple[float, float]]] = [[], []]
    for top, bottom in itertools.pairwise(_SEAMS):
        for side, edge in enumerate((_LEFT, _RIGHT)):
            at = edge + rng.uniform(-6, 6)
            ends[side] += [(at, top + 1), (at + rng.uniform(-2, 2), (top + bottom) / 2),
                           (at + rng.uniform(-1, 1), bottom - 1)]  # fmt: skip
    shape = np.array(ends[0] + ends[1][::-1])
    wood_ = boards(doc, (_LEFT - 12, 36, _RIGHT + 12, 217), _SEAMS, _TONES, 63, "#C9A06A")
    nails = "".join(
        rivet(x, (top + bottom) / 2 + dy, 2.6, "#5A5450")
        for x in (_LEFT + 12, _RIGHT - 12)
        for top, bottom in itertools.pairwise(_SEAMS)
        for dy in (-7, 8)
    )
    wet = doc.linear(
        [(0, "#0B1A14", 0.6), (0.035, "#12261C", 0.26), (0.09, "#12261C", 0), (0.91, "#12261C", 0),
         (0.965, "#12261C", 0.26), (1, "#0B1A14", 0.65)], (_LEFT, 0), (_RIGHT, 0), True,
    )  # fmt: skip
    low = doc.linear([(0, "#0B1A14", 0.5), (0.1, "#0B1A14", 0), (0.78, "#0B1A14", 0),
                      (1, "#0B1A14", 0.72)], (0, 36), (0, 217), True)  # fmt: skip
    box = (_LEFT - 12, 30, _RIGHT - _LEFT + 24, 192)
    return group(
        doc.clipped(path_data(shape), wood_, nails, rect(*box, wet), rect(*box, low)),
        path(contour(shape, 3.8, smooth=False), INK),
        filter=drop_shadow(doc, 3, 6, 4, 0.6),
    )


def _weed() -> str:
    """Weed and barnacles along the waterline."""
    rng = np.random.default_rng(8)
    weed, shine, shells = "", "", ""
    for x in np.r_[rng.uniform(_LEFT, _LEFT + 120, 9), rng.uniform(130, _RIGHT, 26)]:
        y = 236 + rng.uniform(-2, 4)
        hang = [(x, y), (x + rng.uniform(-3, 3), y + 5), (x + rng.uniform(-5, 5), y + 11)]
        weed += brush(hang, 3.4, 1.4, 0.5)
        shine += brush(np.subtract(hang, (0.8, 0.4)), 1.1, 0.4, 0.3)
    for x in rng.uniform(_LEFT + 20, _RIGHT - 20, 22):
        shells += circle(x, 237 + rng.uniform(-4, 3), rng.uniform(1.4, 2.6), "#D9D2BC", INK, 0.8)
    return path(weed, "#2E4A24") + path(shine, "#8CA858") + shells


def _lashing(doc: Document, x: float) -> str:
    """A spar across the deck, bound to both logs and to the deck's middle."""
    paint = doc.linear([(0, "#B98F60"), (0.35, "#8C6440"), (1, "#3A2615")], (0, 0), (1, 0))
    spar = rect(x - 12, 6, 24, 238, paint, rx=9, filter=wood(doc, int(x), (0.006, 0.14), True, 0.6))
    rim = rounded_points(x - 12, 6, x + 12, 244, 9)[:-1]
    turns = ""
    for y, count in ((24.0, 4), (126.0, 3), (228.0, 4)):
        wide = 19 if y != 126 else 17
        for k in range(count):
            level = y + (k - (count - 1) / 2) * 8.6
            turns += rope(spline([(x - wide, level - 2), (x, level + 2), (x + wide, level - 3)], 1),
                          9, 7)  # fmt: skip
        cross = [[(x - wide + 2, y - 17), (x + wide - 2, y + 15)],
                 [(x + wide - 2, y - 17), (x - wide + 2, y + 15)]]  # fmt: skip
        turns += "".join(rope(resample(line, 1), 8, 7) for line in cross)
    edge = path(contour(rim, 4, smooth=False), INK)
    return group(spar, edge, filter=drop_shadow(doc, 3, 5, 3, 0.6)) + group(
        turns, filter=drop_shadow(doc, 2, 3, 2, 0.6)
    )


def _cleat(doc: Document, x: float, y: float) -> str:
    """An iron cleat with a rope belayed on it, that runs off into the water."""
    horns = spline([(x - 26, y - 5), (x - 10, y + 1), (x + 10, y + 1), (x + 26, y - 5)], 1)
    line = spline([(x - 20, y + 3), (x + 18, y - 6), (x + 22, y + 6), (x - 18, y - 4),
                   (x - 2, y + 9), (x + 30, y + 13), (x + 52, y + 4)], 1)  # fmt: skip
    iron = path(swell(horns, (5, 11, 13, 11, 5)), iron_paint(doc), INK, 2.6)
    shine = path(brush(horns[6:-6] - [0, 2], 2, 0.5, 0.5), "#C9D2D0")
    return group(
        rect(x - 12, y - 6, 24, 13, "#3A3836", stroke=INK, stroke_width=2.0),
        iron, shine, rope(line, 7, 6), filter=drop_shadow(doc, 2, 4, 2.5, 0.6),
    )  # fmt: skip


def _coil(doc: Document, x: float, y: float) -> str:
    """A rope laid down in a coil."""
    turn = np.linspace(0, 3.2 * 2 * np.pi, 300)
    reach = 20 - 13 * turn / turn[-1]
    line = np.stack([x + reach * np.cos(turn), y + 0.8 * reach * np.sin(turn)], 1)
    tail = spline([line[0], (x + 27, y - 12), (x + 34, y - 2), (x + 46, y - 4)], 1)
    return group(rope(np.vstack([tail[::-1], line]), 7.4, 6.4),
                 filter=drop_shadow(doc, 2, 3.5, 2.5, 0.6))  # fmt: skip


def raft() -> str:
    """The whole raft in its foam."""
    doc = Document(WIDTH + 2 * SPRAY, HEIGHT + 2 * SPRAY, -SPRAY, -SPRAY)
    line = _outline()
    shadow = path(path_data(np.add(line, (7, 9))), "#05161C", opacity=0.75, filter=blur(doc, 6))
    barrels = "".join(
        _barrel(doc, x, y, 42, k)
        for k, (x, y) in enumerate(((34, 80), (34, 172), (898, 80), (898, 172)))
    )
    puddle = blob(700, 200, 60, 6, 3, 0.3)
    doc.add(
        shadow,
        foam(line, 3, ((9, 1.6, 0.6), (4, 3.2, 0.92))),
        group(barrels, filter=drop_shadow(doc, 3, 6, 4, 0.6)),
        _log(doc, *_LOGS[0], 5) + _log(doc, *_LOGS[1], 17) + _weed(),
        _deck(doc),
        path(path_data(puddle), "#BFE3DC", opacity=0.12),
        "".join(_lashing(doc, x) for x in _BEAMS),
        _cleat(doc, 562, 25) + _coil(doc, 556, 194),
    )
    return doc.svg()
