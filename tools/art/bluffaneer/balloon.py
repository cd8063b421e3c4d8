"""What is shouted: a round of parchment with a tail towards a mouth at its lower left."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.light import drop_shadow
from tools.art.kit.palette import INK
from tools.art.kit.shapes import blob, moved, spline
from tools.art.kit.svg import group, path, path_data, polygon
from tools.art.picture import Picture

WIDTH, HEIGHT = 590, 300
_ROUND = (470.0, 240.0)
_TAIL = np.array([(75, 120), (-4, 168), (-60, 190), (47, 192), (141, 202)], float)


def balloon(side: int) -> str:
    """The empty balloon; its tail is at the left for -1, at the right for 1."""
    doc = Document(WIDTH, HEIGHT)
    wide, high = _ROUND
    line = spline(blob(wide / 2, high / 2, wide / 2, high / 2, 11, 0.05, 22), 3, True)
    data = path_data(line)
    paint = doc.radial([(0, "#FFFAE8"), (0.7, "#F8EBC8"), (1, "#DDBF82")], (0.4, 0.36), 0.75)
    rim = polygon(_TAIL, INK, INK, 12, stroke_linejoin="round") + path(data, INK, INK, 12)
    inner = path_data(moved(line, wide / 2 * 0.06, high / 2 * 0.06, 0.94))
    flip = "" if side < 0 else f"translate({WIDTH} 0) scale(-1 1) "
    whole = group(
        group(rim, filter=drop_shadow(doc, 5, 8, 6, 0.6)),
        polygon(_TAIL, "#F4E4BC"),
        path(data, paint),
        path(inner, "none", "#B08E57", 2.5),
        transform=f"{flip}translate(90 20)",
    )
    doc.add(whole)
    return doc.svg()


PICTURES = [
    Picture(f"objects/balloon_{name}", WIDTH * 2, HEIGHT * 2, partial(balloon, side), quality=84)
    for name, side in (("left", -1), ("right", 1))
]
