"""Scenes of play: the table, the curtain between two people, where a crew signs on."""

from functools import partial

from studio.art.halves import with_halves
from studio.art.picture import Picture
from studio.art.table.curtain import half
from studio.art.table.scene import table
from studio.art.table.setup import CLOTH_HEIGHT, cloth_strip, signing_table

PICTURES = with_halves(
    [
        Picture("scenes/table", 3840, 2160, table, "jpg", 82),
        Picture("scenes/curtain_left", 1920, 2160, partial(half, -1), "jpg", 80),
        Picture("scenes/curtain_right", 1920, 2160, partial(half, 1), "jpg", 80),
        Picture("scenes/setup", 3840, 2160, signing_table, "jpg", 80),
        Picture("scenes/setup_cloth", 3840, 2 * CLOTH_HEIGHT, cloth_strip, "jpg", 80),
    ]
)
