"""Bluffaneer: two bones, six faces of cards, the map of doubles, coins, hands, the room."""

from __future__ import annotations

from tools.art.bluffaneer import balloon, bones, cards, coins, hands, room, sheet
from tools.art.bluffaneer.icons import ICONS, token_picture
from tools.art.halves import with_halves
from tools.art.picture import Picture

PICTURES: list[Picture] = [
    *bones.PICTURES,
    *cards.PICTURES,
    *sheet.PICTURES,
    *coins.PICTURES,
    *hands.PICTURES,
    *balloon.PICTURES,
    *(token_picture(name) for name in ICONS),
    *with_halves(room.PICTURES),
]
