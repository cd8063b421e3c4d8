"""Ships as layers, which the chart lays together in the livery of each seat.

A player's ship is the plain one, plus its cloth (a grey mask) in the seat's colour, plus the
seat's print and figures. Every tint and shade of the cloth is a share of the seat's colour, so
that the sum is what would be drawn in that colour. The privateer has other sails and planks: it
needs neither cloth nor print.
"""

from dataclasses import replace

from studio.art.kit.document import Document
from studio.art.kit.svg import element, group, rect
from studio.art.ships.livery import PLAYERS, Livery
from studio.art.ships.rig import BOX, STATES, manned_hull, under_sail
from studio.art.ships.wreck import lapping, wreck, wreck_marks

WRECKS = ("wreck_1", "wreck_2", "wreck_3")
POSES = (*STATES, *WRECKS)
"""Afloat: how the sails are set. Hull and sails of a wreck are one picture, cut by the water."""

_BLACK, _WHITE = "#000000", "#FFFFFF"
_PEARL_SHADE = "#80590B"
_PEARL_DEPTH = 0.22
"""Laid over the plain canvas, it gives the darker one that sets off the pearl's own sails."""


def body(livery: Livery, pose: str) -> str:
    """A ship without its hull, or a whole wreck."""
    doc = _page()
    doc.add(_wreck(doc, livery, pose) if pose in WRECKS else under_sail(doc, livery, pose))
    return doc.svg()


def hull(livery: Livery) -> str:
    """The hull that lies over masts and sails, with its crew and lights."""
    doc = _page()
    doc.add(manned_hull(doc, livery))
    return doc.svg()


def cloth(livery: Livery, pose: str) -> str:
    """How much of a seat's colour shows in each place: white where it is as bright as in full."""
    doc = _page()
    doc.add(_difference(doc, replace(livery, cloth=_BLACK), replace(livery, cloth=_WHITE), pose))
    return doc.svg()


def marks(livery: Livery, pose: str) -> str:
    """What only one seat has: the print on its sails, the figures on a wreck's sail and flag."""
    doc = _page()
    bare = replace(livery, cloth=_BLACK, dye=_BLACK)
    if livery.canvas != PLAYERS["vermilion"].canvas:
        canvas = replace(bare, canvas=_BLACK), replace(bare, canvas=_WHITE)
        doc.add(_washed(doc, _PEARL_SHADE, _difference(doc, *canvas, pose), _PEARL_DEPTH))
    doc.add(_washed(doc, livery.dye, _difference(doc, bare, replace(bare, dye=_WHITE), pose)))
    if pose in WRECKS:
        stage = WRECKS.index(pose) + 1
        afloat = rect(*BOX, _WHITE) + lapping(stage, _BLACK)
        doc.add(_through(doc, afloat, wreck_marks(doc, livery, stage)))
    return doc.svg()


def _page() -> Document:
    left, top, width, height = BOX
    return Document(width, height, left, top)


def _wreck(doc: Document, livery: Livery, pose: str) -> str:
    return wreck(doc, livery, WRECKS.index(pose) + 1)


def _whole(doc: Document, livery: Livery, pose: str) -> str:
    if pose in WRECKS:
        return _wreck(doc, livery, pose)
    return under_sail(doc, livery, pose) + manned_hull(doc, livery)


def _difference(doc: Document, dark: Livery, light: Livery, pose: str) -> str:
    """What is brighter in one of two ships that differ in a colour, on black."""
    ground = rect(*BOX, _BLACK)
    return group(
        group(ground, _whole(doc, dark, pose)),
        group(ground, _whole(doc, light, pose), style="mix-blend-mode:difference"),
        style="isolation:isolate",
    )


def _washed(doc: Document, colour: str, mask: str, opacity: float = 1.0) -> str:
    """A colour as dense as the mask is bright."""
    return _through(doc, mask, rect(*BOX, colour, opacity=opacity))


def _through(doc: Document, mask: str, *parts: str) -> str:
    """Parts as dense as the mask is bright."""
    left, top, width, height = BOX
    name = doc.unique("mask")
    text = element(
        "mask", mask, id=name, maskUnits="userSpaceOnUse", x=left, y=top, width=width, height=height
    )
    return group(*parts, mask=doc.define(name, text))
