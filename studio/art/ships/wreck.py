"""A ship going down, and what is left on the water."""

from dataclasses import replace

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.shapes import arc, blob, box, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon
from studio.art.ships.flags import badge, badge_mark, bunting, flag_mark
from studio.art.ships.hull import hull
from studio.art.ships.livery import Livery
from studio.art.ships.rig import EMBLEM_AT, HOIST_AT, lifted, masts, sails

_FOAM, _DEEP = "#DCEBE4", "#0B2A33"
HEELS = ((-14.0, -4.0, 34.0), (-30.0, -2.0, 66.0), (-42.0, 14.0, 122.0))
"""Stage: turned by degrees about the waterline's middle, moved right and down, in units."""

_AFLOAT = ((-146, 112), (-134, 100), (-148, 96))
"""From where to where the stage breaks the water."""


def wreck(doc: Document, livery: Livery, stage: int) -> str:
    """Stage 1 to 3: stern under, up to the waist, the bow and mastheads alone."""
    broken = replace(livery, ragged=True)
    state = _sails_of(stage)
    ship = masts(broken) + sails(doc, broken, state)
    ship += place(badge(doc, livery), *EMBLEM_AT[state]) + hull(doc, broken)
    ship += place(bunting(doc, livery, 1 + stage % 3), *HOIST_AT)
    low, high = _AFLOAT[stage - 1]
    dark = ellipse((low + high) / 2, 15, (high - low) / 2 + 8, 15, _DEEP, opacity=0.5)
    return dark + lifted(doc, _going_down(doc, ship, stage)) + lapping(stage)


def wreck_marks(doc: Document, livery: Livery, stage: int) -> str:
    """The figures on the flag and on the mainsail of a ship that goes down."""
    badge_at = EMBLEM_AT[_sails_of(stage)]
    marks = place(badge_mark(livery), *badge_at)
    marks += place(flag_mark(livery, 1 + stage % 3), *HOIST_AT)
    return _going_down(doc, marks, stage)


def _sails_of(stage: int) -> str:
    return "beam" if stage == 1 else "aback"


def _going_down(doc: Document, ship: str, stage: int) -> str:
    """Parts of a ship, heeled over and cut off by the water."""
    turn, x, y = HEELS[stage - 1]
    surface = spline([(-160, 12), (-120, 16), (-80, 11), (-40, 15), (0, 12), (40, 16), (80, 11),
                      (120, 15), (160, 12)], 2)  # fmt: skip
    above = np.vstack([[(-160, -235)], surface, [(160, -235)]])
    return doc.clipped(path_data(above), place(ship, x, y, 1, turn))


def lapping(stage: int, colour: str = _FOAM) -> str:
    """Small waves against what is still above the water."""
    rng = np.random.default_rng(40 + stage)
    low, high = _AFLOAT[stage - 1]
    runs = []
    for x in np.arange(low, high - 12, 17):
        length = rng.uniform(18, 34)
        y = 13 + rng.uniform(-2, 7)
        runs.append([(x, y + 1), (x + length * 0.4, y - rng.uniform(2, 6)), (x + length, y + 1)])
    return path("".join(brush(run, 5.4, 0.8, 0.6) for run in runs), colour)


def foam_ring(frame: int) -> str:
    """Rings of foam that spread where a ship has gone down."""
    doc = Document(320, 130, -160, -65)
    rng = np.random.default_rng(frame)
    doc.add(
        ellipse(
            0,
            0,
            96 + 20 * frame,
            34 + 8 * frame,
            _DEEP,
            opacity=0.6 - 0.15 * frame,
            filter=blur(doc, 7),
        )
    )
    for part, width, opacity in ((1.0, 6.5, 0.95), (0.72, 4.6, 0.8), (0.44, 3.4, 0.65)):
        reach = (104 + 34 * (frame - 1)) * part
        start = rng.uniform(0, 60)
        data = ""
        while start < 400:
            span = rng.uniform(22, 60)
            line = arc(0, 0, reach * rng.uniform(0.96, 1.04), start, start + span, 24, 0.38)
            data += swell(line, width * np.sin(np.linspace(0.05, 3.1, 24)))
            start += span + rng.uniform(3, 14) * frame
        doc.add(path(data, _FOAM, opacity=opacity / (0.75 + 0.25 * frame)))
    return doc.svg()


def bubbles(frame: int) -> str:
    """Bubbles that burst over a wreck."""
    doc = Document(160, 100, -80, -70)
    rng = np.random.default_rng(70 + frame)
    for _ in range(26):
        x, y = rng.normal(0, 26), rng.uniform(-14 - 22 * frame, 20)
        r = rng.uniform(2.2, 7.5) * (1 - abs(x) / 140)
        doc.add(
            circle(x, y, r, "#BFE3DC", "#16404C", 1.5, fill_opacity=0.55),
            path(brush(arc(x, y, r * 0.62, 190, 280, 10), 1.6, 0.4, 0.4), "#FFFFFF"),
        )
    return doc.svg()


def flotsam() -> str:
    """Planks, a cask and a hat."""
    doc = Document(200, 90, -100, -50)
    dark = ellipse(0, 12, 92, 18, _DEEP, opacity=0.35)
    parts = [dark]
    for x, y, turn, length in ((-44, 8, -14, 62), (34, 18, 9, 54), (8, -6, 24, 44)):
        half = length / 2
        plank = np.array([(-half, -5), (half - 4, -5), (half, 0), (half - 3, 5), (-half + 5, 5),
                          (-half - 3, 1)])  # fmt: skip
        body = polygon(plank, "#9A6B3E") + path(hatch(plank, 2, 2.6, 1.1, (0.2, 1), 3), "#3A2414")
        body += path(contour(plank, 3, smooth=False, lit=0.6), "#23180F")
        parts.append(place(body, x, y, 1, turn))
    parts.append(place(_cask(), 52, -4, 1, -18))
    parts.append(place(_hat(), -8, 14, 1, 6))
    parts.append(
        path(
            "".join(
                brush([(x, y), (x + 16, y - 4), (x + 34, y + 1)], 4, 0.6, 0.5)
                for x, y in ((-88, 18), (-40, 24), (4, 30), (48, 26), (66, 10), (-14, 4))
            ),
            _FOAM,
        )
    )
    doc.add(group(*parts))
    return doc.svg()


def _cask() -> str:
    shape = spline(
        [(-16, -20), (0, -22), (16, -20), (21, 0), (16, 18), (-16, 18), (-21, 0)], 2, True
    )
    hoops = "".join(brush([(-19, y), (0, y + 3), (19, y)], 3.6, 2.6, 2.6) for y in (-11, 8))
    return (
        polygon(shape, "#A87744")
        + path(hatch(shape, 90, 5.6, 1.6, (0, 1), 5), "#3A2414", opacity=0.8)
        + path(hoops, "#3C3733")
        + path(contour(shape, 3.2, smooth=False, lit=0.6), "#23180F")
    )


def _hat() -> str:
    crown = blob(0, -7, 12, 9, 3, 0.08)
    brim = "M-26-2C-18-16-8-10 0-9C10-10 18-16 26-2C14 7-14 7-26-2Z"
    return (
        polygon(crown, "#2B2430", "#120D10", 2)
        + path(brim, "#3A3140", "#120D10", 2.2)
        + path(brush([(-24, -3), (-10, -8), (0, -7), (12, -9), (24, -3)], 2.2), "#E2B24F")
        + path(box(-1, -1, 1, 1), "#E2B24F")
    )
