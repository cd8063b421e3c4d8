"""Scenes of play: the table, the curtain between two people."""

from __future__ import annotations

from functools import partial

from tools.art.halves import with_halves
from tools.art.picture import Picture
from tools.art.table.curtain import half
from tools.art.table.scene import table

PICTURES = with_halves(
    [
        Picture("scenes/table", 3840, 2160, table, "jpg", 82),
        Picture("scenes/curtain_left", 1920, 2160, partial(half, -1), "jpg", 80),
        Picture("scenes/curtain_right", 1920, 2160, partial(half, 1), "jpg", 80),
    ]
)
