"""The title screen: the cabin, its windows' woodwork, and what moves outside them."""

from functools import partial

from studio.art.halves import with_halves
from studio.art.picture import Picture
from studio.art.title.object_bluffaneer import bluffaneer
from studio.art.title.object_covered import covered
from studio.art.title.object_do_not_touch import do_not_touch
from studio.art.title.object_scallywager import scallywager
from studio.art.title.object_stolen_treasure import stolen_treasure
from studio.art.title.object_treasure_boots import treasure_boots
from studio.art.title.scene import title_back, window
from studio.art.title.sea import far_ship, strip

_OBJECTS = (
    stolen_treasure,
    do_not_touch,
    treasure_boots,
    scallywager,
    bluffaneer,
    covered,
)
"""What stands on the table for each game; the last in the statistics before any match."""

PICTURES = with_halves(
    [
        Picture("scenes/title_back", 3840, 2160, title_back, "jpg", 82),
        Picture("title/window", 2400, 1024, window, quality=76),
        Picture("title/sea_far", 2240, 152, partial(strip, 404, 480, 21), quality=70),
        Picture("title/sea_near", 2240, 188, partial(strip, 474, 568, 33), quality=70),
        Picture("title/ship", 400, 320, far_ship, quality=84),
        *(
            Picture(f"title/object_{drawn.__name__}", 900, 750, drawn, quality=82)
            for drawn in _OBJECTS
        ),
    ]
)
