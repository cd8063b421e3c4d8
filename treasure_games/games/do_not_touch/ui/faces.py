"""Faces of cards, assembled at run time from frame, picture, numeral and seal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from treasure_games.games.do_not_touch.rules.pieces import FACES, Face
from treasure_games.stage.assets import Assets, find

FAMILY: Final = "loot_card"
"""Pictures called "loot_card:17" are faces; marks may follow, see `picture`."""
BACK: Final = "cards/do_not_touch/back"
ASPECT: Final = 5.0 / 7.0
"""Width of a card by its height."""

_ART: Final = "cards/do_not_touch"
_COLOURS: Final = ("red", "green", "blue")
_SYMBOLS: Final = ("bullion", "gem", "coin")
_DULL: Final = (128, 124, 132, 255)
_MARK: Final = 0.125
"""Side of a mark by the height of the card."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a card of the hand is marked with.

    `pictures` are laid down its picture from the top: whose tops it fits, a lock. A dull card
    can't be used now.
    """

    pictures: tuple[str, ...] = ()
    is_dull: bool = False


def picture(face: int, marks: Marks | None = None) -> str:
    """Return the logical name of a card's picture; a face below 0 is the back."""
    if face < 0:
        return BACK
    if marks is None or marks == Marks():
        return f"{FAMILY}:{face}"
    return f"{FAMILY}:{face}|{'d' if marks.is_dull else ''}|{','.join(marks.pictures)}"


class FacePainter:
    """Assembles faces as art/cards/do_not_touch/geometry.json says."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        path = find("art", f"{_ART}/geometry", (".json",))
        self._geometry: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "face|d|mark,mark" at this many pixels."""
        face, _bar, rest = name.partition("|")
        dull, _bar, marks = rest.partition("|")
        card = self._face(FACES[int(face)], width, height)
        if dull:
            card.fill(_DULL, special_flags=pygame.BLEND_RGBA_MULT)
        for index, mark in enumerate(one for one in marks.split(",") if one):
            self._mark(card, mark, index)
        return card

    def _face(self, face: Face, width: int, height: int) -> Surface:
        colour = _COLOURS[face.colour]
        sign = str(face.number) if face.number else _SYMBOLS[face.symbol]
        mark = f"numeral_{sign}" if face.number else f"symbol_{sign}"
        card = Surface((width, height), pygame.SRCALPHA)
        self._put(card, f"{colour}_{sign}", self._box(self._geometry["window"], card))
        self._put(card, f"frame_{colour}", card.get_rect())
        self._put(card, mark, self._centred("strip_mark", card))
        self._put(card, mark, self._centred("medallion_mark", card))
        if face.bonus > 1:
            self._put(card, f"bonus_{face.bonus}", self._centred("bonus", card))
        return card

    def _put(self, card: Surface, name: str, where: Rect) -> None:
        image = self._assets.image(f"{_ART}/{name}", where.width, where.height)
        # An opaque picture must make the card opaque; premultiplied blending would not.
        is_clear = bool(image.get_flags() & pygame.SRCALPHA)
        card.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED if is_clear else 0)

    def _mark(self, card: Surface, name: str, index: int) -> None:
        """Paint a disc just right of the strip, so that it shows in a fan as well."""
        side = round(card.get_height() * _MARK)
        left = round(self._geometry["strip_right"] / self._size[0] * card.get_width())
        top = round(card.get_height() * 0.055 + index * side * 1.04)
        image = self._assets.image(name, side, side)
        card.blit(image, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _box(self, box: list[float], card: Surface) -> Rect:
        """Return a box of the master in pixels of this card, each edge rounded by itself."""
        across, down = card.get_width() / self._size[0], card.get_height() / self._size[1]
        left, top, width, height = box
        x, y = round(left * across), round(top * down)
        return Rect(x, y, round((left + width) * across) - x, round((top + height) * down) - y)

    def _centred(self, name: str, card: Surface) -> Rect:
        mark = self._geometry[name]
        (x, y), (width, height) = mark["centre"], mark["size"]
        return self._box([x - width / 2, y - height / 2, width, height], card)

    @property
    def _size(self) -> tuple[float, float]:
        width, height = self._geometry["size"]
        return width, height

    def name_plate(self) -> tuple[float, float, float, float]:
        """Return where the name stands: left, top, width, height as shares of the card."""
        left, top, width, height = self._geometry["name_plate"]
        across, down = self._size
        return left / across, top / down, width / across, height / down
