"""The title screen: the cabin, its windows' woodwork, and what moves outside them."""

from __future__ import annotations

from functools import partial

from tools.art.halves import with_halves
from tools.art.picture import Picture
from tools.art.title.scene import title_back, window
from tools.art.title.sea import far_ship, strip
from tools.art.title.tile import do_not_touch
from tools.art.title.tile_boots import treasure_boots

PICTURES = with_halves(
    [
        Picture("scenes/title_back", 3840, 2160, title_back, "jpg", 82),
        Picture("title/window", 2400, 1024, window, quality=76),
        Picture("title/sea_far", 2240, 152, partial(strip, 404, 480, 21), quality=70),
        Picture("title/sea_near", 2240, 188, partial(strip, 474, 568, 33), quality=70),
        Picture("title/ship", 400, 320, far_ship, quality=84),
        Picture("title/tile_do_not_touch", 900, 750, do_not_touch, quality=82),
        Picture("title/tile_treasure_boots", 900, 750, treasure_boots, quality=82),
    ]
)
