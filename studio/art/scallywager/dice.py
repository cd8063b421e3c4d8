"""The crew's dice, tilted to have a body: bone, brass, dull and ghostly, and their signs."""

from typing import Final

from studio.art import dice
from studio.art.dice import BONE, Stuff
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_paint, brass_tube_paint, enamel_paint
from studio.art.kit.palette import GLINT, INK, PEARL
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush
from studio.art.kit.svg import circle, group, path, path_data, place, rect

TILT: Final = 17.0
GOLD: Final = Stuff("#FFF0B8", "#E2B24C", "#7D541A", "#2A1606", "#FFF6D8", "#7A5220")
_DULL: Final = Stuff("#A19A8C", "#837C70", "#4C463D", "#1B140E", "#A9A294", "#3F382E")
_GHOST: Final = Stuff("#F4FFF4", "#B4F2CE", "#3E9C78", "#0B3B2B", "#F0FFF4", "#2C7C5E")
STUFFS: Final = {"": BONE, "gold_": GOLD, "idle_": _DULL, "ghost_": _GHOST}
"""Part of a name to what the die is made of."""


def face(pips: int, kind: str) -> str:
    """A die at rest that shows `pips`."""
    return dice.face(pips, STUFFS[kind], tilt=TILT)


def tumble(pose: int) -> str:
    """One pose of the brass die as it rolls over to a new bid."""
    return dice.tumble(pose, GOLD)


def _sign(body: str, doc: Document, colour: str) -> str:
    return group(
        circle(0, 0, 56, brass_paint(doc), INK, 4),
        circle(0, 0, 45, enamel_paint(doc, colour), INK, 3.4),
        body,
        path(brush(arc(0, 0, 51, 190, 270, 30), 4.4, 0.6, 0.6), GLINT),
        filter=drop_shadow(doc, 3, 4, 3, 0.6),
    )


def mark_open() -> str:
    """The sign of a die that lies open to all: an eye."""
    doc = Document(128, 128, -64, -64)
    lid = spline(
        [(-36, 2), (-18, -18), (0, -23), (18, -18), (36, 2), (18, 18), (0, 22), (-18, 18)],
        1.5,
        True,
    )
    eye = (
        path(path_data(lid), PEARL, INK, 5)
        + circle(0, 0, 15, "#C8963E", INK, 4)
        + circle(0, 0, 7, INK)
        + circle(-5, -6, 4.4, "#FFFFFF")
    )
    doc.add(_sign(eye, doc, "#1F5A66"))
    return doc.svg()


def mark_peeked() -> str:
    """The sign of a die that one captain has seen: a spyglass."""
    doc = Document(128, 128, -64, -64)
    tube = brass_tube_paint(doc)
    parts = "".join(
        rect(-r, y, 2 * r, h, tube, stroke=INK, stroke_width=4)
        for r, y, h in ((8, 10, 24), (11, -8, 20), (15, -36, 30), (18, -40, 8), (14, -10, 6))
    )
    doc.add(_sign(place(parts, 1, 1, 0.98, 45), doc, "#4C2F6E"))
    return doc.svg()
