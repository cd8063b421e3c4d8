"""What stands on the title's table for Stolen Treasure: a chest half dug out, cards of the deck."""

import numpy as np

from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.suits import RED
from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.marks import wind_star
from studio.art.kit.materials import brass_tube_paint, iron_paint, paper_paint, parchment
from studio.art.kit.ornament import acanthus_corner, at_corners, medallion, moulding
from studio.art.kit.palette import BRASS_LIGHT, INK, PARCHMENT_LIGHT, WAX_RED
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, box, resample, rounded_points, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, ruled, stipple, swell
from studio.art.kit.svg import ellipse, group, path, path_data, place, rect
from studio.art.kit.treasure import heap_coin

_SHEET = (0, 0, 750, 1050)


def _paper(doc: Document, fill: str) -> str:
    return rect(3, 3, 744, 1044, fill, rx=45, filter=parchment(doc, _SHEET))


def card_back() -> str:
    """The deck's back: red, a storm of rays, the skull on a wind rose."""
    doc = Document(750, 1050)
    red = doc.radial([(0, "#B23A2A"), (1, "#45100F")], (0.5, 0.47), 0.72)
    storm = path(rays(375, 525, 150, 640, 96, (1.2, 8)), "#25070A", opacity=0.75)
    gilt = path(rays(375, 525, 200, 640, 16, (4, 46)), "#F0B06A", opacity=0.16)
    field = path_data(rounded_points(62, 62, 688, 988, 22))
    rose = wind_star(300, "#7A1E1A", BRASS_LIGHT, INK)
    skull = group(figure("skull", "#F3EDE2", INK), transform="scale(1.1)")
    doc.add(
        _paper(doc, "#8E2B20"),
        doc.clipped(field, rect(60, 60, 630, 930, red), storm, gilt),
        rope(rounded_points(62, 62, 688, 988, 22), 17, 13, closed=True),
        at_corners(acanthus_corner(doc), (74, 74, 676, 976)),
        place(rose, 375, 525),
        place(medallion(doc, 150, "#17100F", skull), 375, 525),
    )
    return doc.svg()


def kraken_card() -> str:
    """A face as it shows from afar: the Kraken out of a ruled sea, a red band, a seal."""

    def tone(x: Array, y: Array) -> Array:
        return np.asarray(0.15 + 0.6 * np.clip(np.hypot(x - 330, y - 330) / 520, 0, 1))

    doc = Document(750, 1050)
    sea = doc.linear([(0, "#7DBBB4"), (0.45, "#1F6472"), (1, "#0B2631")])
    lines = path(ruled((80, 90, 670, 730), 8, tone, angle=4, seed=3), INK, opacity=0.6)
    beast = figure("kraken", "#C9503C", "#3A0F10", "#1A0707", 12)
    doc.add(
        _paper(doc, paper_paint(doc)),
        rect(84, 90, 582, 640, sea),
        doc.clipped("M84 90H666V730H84Z", lines, place(beast, 375, 410, 2.9)),
        moulding(doc, (84, 90, 666, 730)),
        rect(54, 790, 642, 176, WAX_RED, stroke=INK, stroke_width=6.0),
        rect(54, 806, 642, 144, "none", stroke=BRASS_LIGHT, stroke_width=4.0),
        "".join(path("M-22 0L0-34L22 0L0 34Z", BRASS_LIGHT, INK, 4,
                     transform=f"translate({x} 878)") for x in range(225, 526, 75)),
        place(medallion(doc, 84, "#14333F", wind_star(52, "#14333F", BRASS_LIGHT, INK)), 112, 112),
    )  # fmt: skip
    return doc.svg()


def _sand(doc: Document, crest: Points, seed: int, depth: float = 14) -> str:
    """A bank of sand under a crest line, its far side hatched."""
    (left, top), (right, level), middle = crest[0], crest[-1], float(crest[:, 0].mean())
    low = max(top, level) + depth
    side = low - depth * 0.35
    foot = spline([(right, level), (right - 40, side), (middle + 60, low), (middle - 60, low),
                   (left + 40, side), (left, top)], 3)  # fmt: skip
    shape = np.vstack([crest, foot[1:-1]])
    paint = doc.linear([(0, "#F6E3AE"), (0.5, "#DDBD7C"), (1, "#A27C42")])
    return (
        path(path_data(shape), paint)
        + path(hatch(shape, 14, 5, 2.2, (0.5, 1), seed), "#6B4A22", opacity=0.8)
        + path(stipple(shape, 90, seed, 0.5, 1.3), "#6B4A22", opacity=0.8)
        + path(contour(shape, 4.4, smooth=False, lit=0.6), INK)
    )


def spade(doc: Document) -> str:
    """A spade stuck in the sand, about the place where its blade goes in, its grip above."""
    blade = spline([(-30, -62), (-34, -20), (-22, 22), (0, 34), (22, 22), (34, -20), (30, -62)], 2)
    grain = "".join(
        brush([(x, -66), (x + 1.4, -130), (x, -196)], 1.6, 0.8, 0.6) for x in (-3, 1, 4)
    )
    shaft = swell(resample([(0, -54), (0, -200)], 4), 13)
    grip = swell(spline([(-24, -206), (0, -212), (24, -206)], 2), 14)
    return (
        path(shaft, "#8A5A30", INK, 4) + path(grain, INK, opacity=0.8)
        + path(grip, "#8A5A30", INK, 4)
        + path(path_data(blade), iron_paint(doc), INK, 5)
        + path(hatch(blade, 80, 5, 2.6, (0.55, 1), 2), INK, opacity=0.85)
        + path(brush([(-24, -52), (-27, -14), (-16, 18)], 4, 1, 1), "#C9D2D0", opacity=0.9)
        + rect(-9, -86, 18, 34, brass_tube_paint(doc), stroke=INK, stroke_width=3.0)
    )  # fmt: skip


def _loose(doc: Document) -> str:
    rng = np.random.default_rng(21)
    spots = [(58, 356), (168, 358), (336, 350), (372, 362), (408, 356), (196, 366), (286, 364),
             (30, 358)]  # fmt: skip
    return "".join(
        heap_coin(doc, x, y, 16, 0.48, float(rng.normal(0, 10)), k, "silver" if k == 4 else "gold")
        for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    )


def _cards(doc: Document) -> str:
    """Three cards behind the chest, fanned."""
    back, front = card_back(), kraken_card()
    laid = ((back, 88, 176, -17), (back, 122, 148, -7), (front, 340, 158, 13))
    return "".join(
        group(place(inset(svg, -73, -102, 146, 204), x, y, 1, turn),
              filter=drop_shadow(doc, 3, 5, 3, 0.6))
        for svg, x, y, turn in laid
    )  # fmt: skip


def stolen_treasure() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    doc.add(ellipse(226, 340, 216, 28, "#0A0502", opacity=0.6, filter=blur(doc, 10)))
    doc.add(glow(doc, 226, 160, 180, "#FFC85A", 0.36))
    doc.add(_cards(doc))
    behind = spline([(40, 338), (90, 316), (160, 306), (250, 304), (330, 310), (400, 326),
                     (424, 340)], 3)  # fmt: skip
    dug = place(spade(doc), 396, 344, 1.0, 12)
    dug = doc.clipped(box(200, 0, 450, 336), dug)
    doc.add(group(dug, filter=drop_shadow(doc, 5, 7, 4, 0.5)))
    doc.add(_sand(doc, behind, 3, 24))
    chest = group(open_chest(doc, RED), transform="translate(104 -6) scale(.53 .505)")
    doc.add(group(chest, filter=drop_shadow(doc, 7, 9, 6, 0.55)))
    before = spline([(22, 350), (76, 334), (136, 330), (196, 342), (238, 346), (290, 338),
                     (346, 330), (398, 336), (434, 350)], 3)  # fmt: skip
    doc.add(_sand(doc, before, 7, 22))
    cross = swell(resample([(92, 344), (124, 358)], 2), (3, 7, 3))
    cross += swell(resample([(124, 342), (90, 359)], 2), (3, 7, 3))
    doc.add(path(cross, WAX_RED, PARCHMENT_LIGHT, 1))
    doc.add(group(_loose(doc), filter=drop_shadow(doc, 2.5, 4, 2.5, 0.5)))
    doc.add(glint(doc, 166, 186, 17), glint(doc, 270, 178, 12, 10), glint(doc, 230, 240, 12))
    return doc.svg()
