"""Icons of the interface, cut into brass: ink with a thin light along the lower right edge."""

from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.palette import INK
from studio.art.kit.svg import group, path
from studio.art.picture import Picture
from studio.art.ui.icon_sea import SEA_ICONS
from studio.art.ui.icon_shapes import ICONS as TABLE_ICONS

_SIZE = 128
SHAPES = TABLE_ICONS | SEA_ICONS


def figure(name: str, colour: str) -> str:
    """An icon in one colour about the origin, 104 units wide."""
    lines, solids = SHAPES[name]
    parts = path(lines, colour) if lines else ""
    return parts + (path(solids, colour, fill_rule="evenodd") if solids else "")


def icon(name: str) -> str:
    """An icon as a picture of 128 x 128."""
    doc = Document(_SIZE, _SIZE, -64, -64)
    light = group(figure(name, "#FFF3C8"), transform="translate(1.8 2.2)", opacity=0.75)
    doc.add(group(light, group(figure(name, INK))))
    return doc.svg()


ICONS = [
    Picture(f"ui/icon_{name}", _SIZE, _SIZE, partial(icon, name), quality=90) for name in SHAPES
]
