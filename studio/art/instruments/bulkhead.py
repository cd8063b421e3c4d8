"""What hangs on the bulkhead: wheel, spyglass, drum, tankard."""

import math
from itertools import pairwise

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff, relief, revolution
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, oval, spline
from studio.art.kit.strokes import hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place
from studio.art.objects.lantern import standing_lantern
from studio.art.picture import Picture
from studio.art.scallywager.forms import DARK_WOOD, OAK, tube
from studio.art.scallywager.gear import glass, tankard

SIDE = 440
_BLUE = Stuff("#0D2A3C", "#174A63", "#2A708E", "#5FA3BB", "#A8D3DE")
_SPOKES = 8


def _hung(doc: Document, *parts: str) -> str:
    """The finished picture: its parts cast one shadow on the boards."""
    doc.add(group(*parts, filter=drop_shadow(doc, 7, 12, 8, 0.6)))
    return doc.svg()


def _sheet() -> Document:
    return Document(SIDE, SIDE, -SIDE / 2, -SIDE / 2)


def _spoke(angle: float) -> str:
    """A turned spoke from the hub out to its handle, laid at an angle."""
    inner = tube([(0, -30), (0, -66), (0, -104)], [9, 13, 9], OAK, 3.4)
    collar = tube([(0, -100), (0, -110)], [12, 12], GOLD, 3, True)
    handle = tube(
        [(0, -146), (0, -158), (0, -176), (0, -194), (0, -200)], [9, 8, 13, 12, 7], OAK, 3
    )
    return place(inner + collar + handle, 0, 0, 1, angle)


def wheel() -> str:
    """A ship's wheel of oak, its ring and its hub bound with brass."""
    doc = _sheet()
    spokes = "".join(_spoke(360 / _SPOKES * k + 22.5) for k in range(_SPOKES))
    ring = tube(oval(0, 0, 128, 128, 120), [21, 21], DARK_WOOD, 4, True)
    bands = "".join(
        tube(oval(0, 0, radius, radius, 120), [4.6, 4.6], GOLD, 3, True) for radius in (110, 146)
    )
    joints = "".join(
        path(swell([(112 * c, 112 * s), (144 * c, 144 * s)], 2.6), INK)
        + rivet(128 * c2, 128 * s2, 5.4)
        for k in range(_SPOKES)
        for a in [math.tau * k / _SPOKES]
        for c, s, c2, s2 in [
            (math.cos(a), math.sin(a), math.cos(a + math.pi / 8), math.sin(a + math.pi / 8))
        ]
    )
    outline, field = oval(0, 0, 44, 44, 80), revolution(0, [(-44, 0), (0, 44), (44, 0)])[1]
    hub = relief(doc, outline, field, GOLD, 4.4, 3.4, 0.2, 0.6)
    hub += circle(0, 0, 30, "none", INK, 2.4) + circle(0, 0, 13, brass_paint(doc), INK, 3)
    hub += "".join(
        rivet(36 * math.cos(a), 36 * math.sin(a), 3.4) for a in np.arange(0, math.tau, math.tau / 8)
    )
    return _hung(doc, spokes, ring, bands, joints, hub)


def spyglass() -> str:
    """The captain's glass, drawn out, in two loops of rope."""
    doc = _sheet()
    loops = "".join(
        rope(spline([(x - 26, y - top), (x - 8, y + 40), (x + 24, y - top)], 2), 13, 10)
        for x, y, top in ((-76, 66, 130), (86, -40, 140))
    )
    pegs = "".join(circle(x, y, 13, brass_paint(doc), INK, 3) for x, y in ((-76, -66), (86, -184)))
    return _hung(doc, place(glass(doc), 12, 4, 0.72, -33), loops, pegs)


def glass_on_table() -> str:
    """The captain's glass as it lies on a table."""
    doc = Document(SIDE, SIDE / 1.2)
    lying = place(glass(doc), SIDE / 2, 292, 0.76, -7)
    doc.add(group(lying, filter=drop_shadow(doc, 2, 16, 7, 0.7)))
    return doc.svg()


def drum() -> str:
    """A ship's drum of blue and brass, its sticks crossed on the skin."""
    doc = _sheet()
    flat, wide = 0.24, 150.0
    outline, field = revolution(0, [(-62, wide), (40, wide + 3), (148, wide)])
    foot = arc(0, 148, wide, 0, 180, 40, flat)
    outline = np.vstack([outline[: len(outline) // 2], foot, outline[len(outline) // 2 :]])
    shell = relief(doc, outline, field, _BLUE, 5, 4, 0.12, 0.62, angle=90)
    turns = np.radians(np.linspace(172, 8, 11))
    upper = [(wide * math.cos(a), -44 + wide * flat * math.sin(a)) for a in turns]
    lower = [(wide * math.cos(a), 132 + wide * flat * math.sin(a)) for a in turns]
    zigzag = [(upper if k % 2 else lower)[k] for k in range(len(turns))]
    cords = "".join(rope(np.array([first, last]), 9, 9) for first, last in pairwise(zigzag))
    shield = path("M-34 40H34V84C34 108 14 122 0 130C-14 122 -34 108 -34 84Z", "#8E2B24", INK, 4)
    shield += place(circle(0, 0, 17, brass_paint(doc), INK, 3), 0, 78)
    hoops = "".join(_band(doc, y, wide + 5, 26, flat) for y in (-58, 138))
    skin = doc.radial([(0, "#FFF6DC"), (0.6, "#E9D6AA"), (1, "#A98A55")], (0.4, 0.4), 0.7)
    head = ellipse(0, -72, wide, wide * flat * 1.25, skin, INK, 5)
    head += path(hatch(oval(0, -72, wide - 6, wide * flat * 1.2), 20, 7, 1.8, (0.5, 1), 4), INK)
    sticks = "".join(
        tube([(-150 * way, -150), (96 * way, -64)], [7, 9], DARK_WOOD, 3.4, True)
        + place(ellipse(0, 0, 18, 12, "#C98F50", INK, 3.4), 104 * way, -61, 1, 18 * way)
        for way in (1, -1)
    )
    return _hung(doc, shell, cords, shield, hoops, head, sticks)


def _band(doc: Document, y: float, half: float, high: float, flat: float) -> str:
    """A brass hoop round the drum, with the screws that stretch its skin."""
    upper, lower = (arc(0, y + side * high / 2, half, 180, 0, 44, flat) for side in (-1, 1))
    metal = [
        (0, "#5A3A12"), (0.2, "#F6D584"), (0.34, "#FFF4CC"), (0.55, "#C8963E"), (1, "#4A2E10"),
    ]  # fmt: skip
    hoop = path(path_data(np.vstack([upper, lower[::-1]])), doc.linear(metal, (0, 0), (1, 0)),
                INK, 4)  # fmt: skip
    heads = "".join(
        rivet(half * math.cos(a), y + half * flat * math.sin(a), 6)
        for a in np.radians((20, 48, 76, 104, 132, 160))
    )
    return hoop + heads


def mug() -> str:
    """A tankard that runs over: company."""
    doc = _sheet()
    return _hung(doc, place(tankard(doc), -26, 168, 1.42))


def lantern() -> str:
    """The lantern that stands on the title's table, as wide as the others are."""
    doc = _sheet()
    doc.add(inset(standing_lantern(), -114, -216, 228, 432))
    return doc.svg()


INSTRUMENTS = [
    Picture(f"instruments/{name}", SIDE, SIDE, draw, quality=80)
    for name, draw in (
        ("wheel", wheel),
        ("spyglass", spyglass),
        ("drum", drum),
        ("mug", mug),
        ("lantern", lantern),
    )
]
INSTRUMENTS.append(
    Picture("instruments/glass", SIDE, round(SIDE / 1.2), glass_on_table, quality=80)
)
