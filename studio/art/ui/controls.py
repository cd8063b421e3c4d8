"""What is dragged and switched: sliders, toggles, scroll bars."""

import math
from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.materials import brass_paint, brass_plate_paint, coin_paint, small_bevel
from studio.art.kit.shapes import arc, rounded_rectangle
from studio.art.kit.strokes import brush, rays
from studio.art.kit.svg import circle, group, path
from studio.art.picture import Picture
from studio.art.ui.metal import RIM, brass_rim, inner_dark, shadowed


def knob_head(doc: Document, x: float, y: float, radius: float) -> str:
    """A turned brass knob: knurled rim, ring, shine."""
    return (
        group(circle(x, y, radius, coin_paint(doc)), filter=small_bevel(doc))
        + path(rays(x, y, radius * 0.82, radius * 0.98, 40, (3.2, 1.6)), "#4A2E10", opacity=0.85)
        + circle(x, y, radius, "none", RIM, 5)
        + circle(x, y, radius * 0.78, "none", "#5A3A12", 3)
        + circle(x, y, radius * 0.72, "none", "#FFF0BE", 1.6, opacity=0.6)
        + path(brush(arc(x, y, radius * 0.56, 185, 285, 30), 5, 0.6, 0.6), "#FFF8DC", opacity=0.9)
    )


def slider_track() -> str:
    """A groove in wood with a brass lip; stretch it along, tick marks are the game's."""
    doc = Document(400, 40)
    shape = rounded_rectangle(6, 8, 388, 24, 12)
    doc.add(path(shape, "#0D0603"), inner_dark(doc, shape, 8, 0.8))
    doc.add(path(shape, "none", RIM, 7), path(shape, "none", brass_paint(doc), 3.4))
    return doc.svg()


def slider_fill() -> str:
    """The brass rod that fills the groove up to the knob."""
    doc = Document(200, 40)
    shape = rounded_rectangle(11, 13, 178, 14, 7)
    doc.add(path(shape, brass_plate_paint(doc)), path(shape, "none", "#5A3A12", 1.6))
    doc.add(path("M20 16H180", "none", "#FFF6D8", 2, opacity=0.8))
    return doc.svg()


def slider_knob() -> str:
    """The knob of a slider, 44 virtual units across."""
    doc = Document(96, 96)
    marks = "".join(
        circle(48 + 15 * math.cos(a), 46 + 15 * math.sin(a), 3.4, "#4A2E10")
        for a in (k * math.tau / 6 for k in range(6))
    )
    doc.add(shadowed(doc, knob_head(doc, 48, 46, 38)), marks, circle(48, 46, 5, "#4A2E10"))
    return doc.svg()


def toggle(on: bool) -> str:
    """A switch, 96 x 48 virtual units: knob right and a check, or knob left and a cross."""
    doc = Document(208, 104)
    shape = rounded_rectangle(10, 9, 188, 84, 42)
    doc.add(path(shape, "#1F5A3F" if on else "#1A120C"), inner_dark(doc, shape, 18, 0.8))
    doc.add(brass_rim(doc, shape, 7))
    if on:
        check = brush([(46, 54), (60, 68)], 10, 8, 9) + brush(
            [(60, 68), (76, 46), (92, 32)], 10, 9, 4
        )
        doc.add(path(check, "#DFF3E4"))
    else:
        cross = brush([(122, 34), (154, 68)], 9, 7, 7) + brush([(154, 34), (122, 68)], 9, 7, 7)
        doc.add(path(cross, "#C9B79E"))
    doc.add(shadowed(doc, knob_head(doc, 152 if on else 56, 51, 35)))
    return doc.svg()


def scroll_track() -> str:
    """The groove of a scroll bar, 16 virtual units wide."""
    doc = Document(32, 200)
    shape = rounded_rectangle(3, 3, 26, 194, 13)
    doc.add(path(shape, "#120904", opacity=0.85), inner_dark(doc, shape, 8, 0.7))
    doc.add(path(shape, "none", "#7A5220", 2.4))
    return doc.svg()


def scroll_thumb() -> str:
    """The brass slug of a scroll bar, three burin marks at each end."""
    doc = Document(32, 128)
    shape = rounded_rectangle(4, 4, 24, 120, 12)
    tube = doc.linear(
        [(0, "#8F6322"), (0.25, "#F0CB74"), (0.5, "#D2A24A"), (1, "#7A5220")], (0, 0), (1, 0)
    )
    marks = "".join(brush([(10, y), (22, y)], 2.6, 1, 1) for y in (22, 30, 38, 90, 98, 106))
    doc.add(path(shape, tube), path(shape, "none", RIM, 3.6), path(marks, "#4A2E10"))
    return doc.svg()


CONTROLS = [
    Picture("ui/slider_track", 400, 40, slider_track, quality=88),
    Picture("ui/slider_fill", 200, 40, slider_fill, quality=88),
    Picture("ui/slider_knob", 96, 96, slider_knob, quality=90),
    Picture("ui/toggle_on", 208, 104, partial(toggle, True), quality=90),
    Picture("ui/toggle_off", 208, 104, partial(toggle, False), quality=90),
    Picture("ui/scroll_track", 32, 200, scroll_track, quality=88),
    Picture("ui/scroll_thumb", 32, 128, scroll_thumb, quality=88),
]
