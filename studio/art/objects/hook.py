"""The boat hook that reaches across the table for a swap: butt, pole to be tiled, head.

It points to the right; all pieces are 192 high with the pole's axis at y = 96, so that they are
laid top to top. The hook itself bites at (BITE_X, BITE_Y) of the head. The large one, which a swap
shows across the whole table, is one piece: mirrored, so that it bends up, and cut where there is
only air.
"""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_plate_paint, iron_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, box, spline, tangents_and_normals
from studio.art.kit.strokes import brush, contour, hatch, swell, taper
from studio.art.kit.svg import group, path, path_data
from studio.art.objects.plank import PERIOD, wave
from studio.art.picture import Picture

HEIGHT = 192
AXIS = 96
HALF = 17
BITE_X, BITE_Y = 296, 150
POLE = PERIOD // 2
LONG, CUT = 468, 60
LARGER = 4.4


def _pole(doc: Document, left: float, right: float) -> str:
    """Ash pole between two x of an endless one that repeats every POLE units."""
    round_paint = doc.linear(
        [(0, "#E3BE86"), (0.25, "#C99A60"), (0.65, "#93683A"), (1, "#543619")],
        (0, AXIS - HALF), (0, AXIS + HALF), True,
    )  # fmt: skip
    x = np.arange(left - 20, right + 21, 3.0)
    lines = ""
    for index, level in enumerate(np.arange(AXIS - 10, AXIS + 16, 4.2)):
        y = level + 0.9 * wave(2 * x, 60 + index)
        width = 2.6 * np.clip(
            0.25 + 0.3 * (level - AXIS) / HALF + 0.5 * wave(2 * x, 70 + index), 0, 1
        )
        lines += swell(np.stack([x, y], 1), width, 0.25)
    edges = swell([(left - 20, AXIS - HALF), (right + 20, AXIS - HALF)], 4)
    edges += swell([(left - 20, AXIS + HALF), (right + 20, AXIS + HALF)], 6)
    light = swell([(left - 20, AXIS - 11), (right + 20, AXIS - 11)], 3)
    return (
        path(box(left - 20, AXIS - HALF, right + 20, AXIS + HALF), round_paint)
        + path(light, "#FFE9BE", opacity=0.6)
        + path(lines, INK, opacity=0.85)
        + path(edges, INK)
    )


def _cast(doc: Document, *parts: str) -> str:
    return group(*parts, filter=drop_shadow(doc, 5, 12, 6, 0.5))


def pole() -> str:
    """A length of pole, to be laid end to end."""
    doc = Document(POLE, HEIGHT)
    doc.add(_cast(doc, _pole(doc, -40, POLE + 40)))
    return doc.svg()


def butt() -> str:
    """The rounded end, bound with cord and shod with brass."""
    doc = Document(128, HEIGHT)
    end = f"M148 {AXIS - 40}V{AXIS + 40}H20C8 {AXIS + 40} 8 {AXIS - 40} 20 {AXIS - 40}Z"
    shoe = f"M52 {AXIS - 20}H26C14 {AXIS - 16} 14 {AXIS + 16} 26 {AXIS + 20}H52Z"
    turns = "".join(
        rope(spline([(x, AXIS - HALF - 3), (x + 4, AXIS), (x, AXIS + HALF + 3)], 1), 11, 9)
        for x in (66, 76, 86)
    )
    body = doc.clipped(end, _pole(doc, 30, 128))
    cap = path(shoe, brass_plate_paint(doc), INK, 4) + path(
        f"M34 {AXIS - 18}V{AXIS + 18}", "none", INK, 2
    )
    doc.add(_cast(doc, body, cap, turns))
    return doc.svg()


def _iron(doc: Document) -> str:
    """The forged head: socket, straight spike, and the hook curling back below."""
    spike = [(150, AXIS - 13), (232, AXIS - 11), (300, AXIS - 9), (368, AXIS - 1), (300, AXIS + 7),
             (244, AXIS + 12), (150, AXIS + 13)]  # fmt: skip
    controls = [(226, AXIS), (262, AXIS + 4), (304, AXIS + 12), (330, AXIS + 34), (322, AXIS + 62),
                (290, AXIS + 70), (266, AXIS + 54), (262, AXIS + 34)]  # fmt: skip
    curve = spline(controls, 1.5)
    width = np.interp(np.linspace(0, 1, len(curve)), [0, 0.3, 0.7, 1], [24, 21, 17, 3])
    hook = _sides(curve, width)
    paint = iron_paint(doc)
    blade = path(path_data(hook), paint) + path(path_data(np.array(spike)), paint)
    ridge = path(
        taper([(160, AXIS - 5), (290, AXIS - 4), (360, AXIS - 1)], 5, 0.6), "#D9D4CB", opacity=0.85
    )
    gleam = path(brush(np.subtract(curve[40:130], (3, 4)), 4.5, 0.6, 0.4), "#D9D4CB", opacity=0.85)
    shade = hatch(hook, 20, 6, 2.4, (0.55, 1), seed=3) + hatch(
        np.array(spike), 90, 6, 2, (0.55, 1), 5
    )
    lines = contour(hook, 6, smooth=False) + contour(np.array(spike), 6, smooth=False)
    return blade + path(shade, INK) + ridge + gleam + path(lines, INK)


def _sides(line: Points, width: np.ndarray) -> Points:
    _, normals = tangents_and_normals(line)
    return np.vstack(
        [line + normals * (width / 2)[:, None], (line - normals * (width / 2)[:, None])[::-1]]
    )


def _head(doc: Document) -> str:
    """The end that bites: pole, brass socket with rivets, iron spike and hook."""
    socket = [(96, AXIS - 20), (124, AXIS - 22), (176, AXIS - 15), (176, AXIS + 15), (124,
        AXIS + 22),
              (96, AXIS + 20)]  # fmt: skip
    body = doc.clipped(box(-60, 0, 130, HEIGHT), _pole(doc, 0, 130))
    brass = path(path_data(socket), brass_plate_paint(doc), INK, 4.5)
    brass += path(f"M108 {AXIS - 20}V{AXIS + 20}M164 {AXIS - 15}V{AXIS + 15}", "none", INK, 2.4)
    brass += path(hatch(socket, 90, 6, 2, (0.6, 1), 7), INK, opacity=0.7)
    brass += path(f"M114 {AXIS - 15}L158 {AXIS - 11}", "none", "#FFF6D8", 3, opacity=0.8)
    brass += rivet(124, AXIS, 5.4) + rivet(148, AXIS, 5.4)
    turns = "".join(
        rope(spline([(x, AXIS - HALF - 3), (x + 4, AXIS), (x, AXIS + HALF + 3)], 1), 10, 8)
        for x in (70, 79, 88)
    )
    return body + _iron(doc) + brass + turns


def head() -> str:
    """The end that bites by itself."""
    doc = Document(384, HEIGHT)
    doc.add(_cast(doc, _head(doc)))
    return doc.svg()


def large() -> str:
    """The end that bites on a pole that goes beyond the table."""
    doc = Document(LONG, HEIGHT - CUT)
    left = LONG - 384
    pole = doc.clipped(box(-60, 0, left + 2, HEIGHT), _pole(doc, -40, left + 40))
    whole = pole + group(_head(doc), transform=f"translate({left} 0)")
    turned = group(whole, transform=f"translate(0 {HEIGHT}) scale(1 -1)")
    doc.add(_cast(doc, turned))
    return doc.svg()


HOOK = [
    Picture("objects/hook_butt", 128, HEIGHT, butt, quality=84),
    Picture("objects/hook_pole", POLE, HEIGHT, pole, quality=84),
    Picture("objects/hook_head", 384, HEIGHT, head, quality=84),
    Picture(
        "objects/hook_large",
        round(LARGER * LONG),
        round(LARGER * (HEIGHT - CUT)),
        large,
        quality=84,
    ),
]
