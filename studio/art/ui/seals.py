"""Seals that tell truth from lie: a tick in jade wax, a mask in red; one that is still shut, one of
what isn’t over.
"""

from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.ornament import wax_seal
from studio.art.kit.palette import JADE, WAX_RED
from studio.art.kit.svg import group, path
from studio.art.picture import Picture

_SIZE = 128
_TICK = "M-36 4L-24-6L-10 12C2-10 16-24 36-34L40-28C22-14 6 8-6 32H-14C-20 20-26 12-36 4Z"
_LOCK = (
    "M-21-4V-16A21 21 0 0 1 21-16V-4H11V-16A11 11 0 0 0-11-16V-4ZM-29-4H29V32H-29Z"
    "M0 5A7 7 0 0 0-3.5 18L-5 26H5L3.5 18A7 7 0 0 0 0 5Z"
)
_GLASS = (
    "M-26-38H26V-29H21C21-13 6-8 4 0C6 8 21 13 21 29H26V38H-26V29H-21C-21 13-6 8-4 0"
    "C-6-8-21-13-21-29H-26ZM-14 29H14C13 22 5 18 0 12C-5 18-13 22-14 29Z"
)
_MASK = (
    "M-40-14C-26-26-12-22 0-14C12-22 26-26 40-14C42 8 30 24 15 20C7 18 4 11 0 11"
    "C-4 11-7 18-15 20C-30 24-42 8-40-14Z"
    "M-29-5C-24-13-12-12-7-4C-12 5-23 7-29-5ZM29-5C24-13 12-12 7-4C12 5 23 7 29-5Z"
)


def seal(colour: str, figure: str) -> str:
    """A figure pressed into wax."""
    doc = Document(_SIZE, _SIZE, -64, -64)
    light = path(figure, "#FFF3DC", fill_rule="evenodd")
    shade = group(path(figure, "#000000", fill_rule="evenodd"), transform="translate(1.6 2)",
                  opacity=0.5)  # fmt: skip
    doc.add(wax_seal(doc, 52, colour), shade, light)
    return doc.svg()


SEALS = [
    Picture("ui/seal_true", _SIZE, _SIZE, partial(seal, JADE, _TICK), quality=90),
    Picture("ui/seal_wait", _SIZE, _SIZE, partial(seal, "#B97A1E", _GLASS), quality=90),
    Picture("ui/seal_shut", _SIZE, _SIZE, partial(seal, JADE, _LOCK), quality=90),
    Picture("ui/seal_lie", _SIZE, _SIZE, partial(seal, WAX_RED, _MASK), quality=90),
]
