"""Faces of cards, assembled at run time from frame, picture, numeral and seal.

A card in a hand has a plaque, on which is said what it is good for; the picture of one that lies on
the table goes down to its foot.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pygame
from msgspec import Struct
from pygame import FRect, Rect, Surface

from treasure_games.games.do_not_touch.rules import pieces
from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import plate_line
from treasure_games.table.pieces.framed_card import FramedCards
from treasure_games.table.places import is_large

_AT, _AS = look_beside(__file__)
FAMILY: Final = "loot_card"
"""Pictures called "loot_card:17" are faces; marks may follow, see `picture`."""
ADVISED: Final = "loot_advised"
"""The same with words on the plaque, which only a table can write."""
CHAINED: Final = "loot_chained"
"""The same without a plaque, as they lie on the table: "loot_chained:17"."""
GHOST: Final = "loot_ghost"
"""The same pale and with a dashed edge: where a card would lie."""
BACK: Final = "cards/do_not_touch/back"
CARD_SIZE: Final = (5, 7)
ASPECT: Final = CARD_SIZE[0] / CARD_SIZE[1]
"""Width of a card by its height."""

_COLOURS: Final = ("red", "green", "blue")
_SYMBOLS: Final = ("bullion", "gem", "coin")
_DULL: Final = (128, 124, 132, 255)


class Marks(Struct, frozen=True):
    """What a card of the hand is marked with.

    `pictures` are laid down its picture from the top: a lock. A dull card can't be used now. The
    plaque says what the card does and why.
    """

    pictures: tuple[str, ...] = ()
    is_dull: bool = False
    does: str = ""
    why: str = ""


def picture(face: int, marks: Marks | None = None) -> str:
    """Return the logical name of a card's picture; a face below 0 is the back."""
    if face < 0:
        return BACK
    if marks is None or marks == Marks():
        return f"{FAMILY}:{face}"
    dull = "d" if marks.is_dull else ""
    family = ADVISED if marks.does else FAMILY
    return f"{family}:{face}|{dull}|{','.join(marks.pictures)}|{marks.does}|{marks.why}"


def chained(face: int) -> str:
    """Return the logical name of a card's picture on the table."""
    return BACK if face < 0 else f"{CHAINED}:{face}"


def _names(face: pieces.Face) -> tuple[str, str, str]:
    """Return the names of a face's colour, of its sign, and of that sign's picture."""
    sign = str(face.number) if face.number else _SYMBOLS[face.symbol]
    return _COLOURS[face.colour], sign, f"numeral_{sign}" if face.number else f"symbol_{sign}"


def _dashes(thick: int, width: int, height: int) -> Iterator[Rect]:
    """Yield dashes along the edges of a card."""
    for x, y in product(range(0, width, 6 * thick), (0, height - thick)):
        yield Rect(x, y, 4 * thick, thick)
    for x, y in product((0, width - thick), range(0, height, 6 * thick)):
        yield Rect(x, y, thick, 4 * thick)


class FacePainter(FramedCards):
    """Assembles faces as art/cards/do_not_touch/geometry.json says."""

    art = "cards/do_not_touch"

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "face|d|mark,mark|does|why" at this many pixels."""
        face, dull, marks, does, why = (*name.split("|"), *[""] * 4)[:5]
        card = self._face(FACES[int(face)], width, height)
        if does:
            self._fill_plaque(card, self._context().apart, does, why)
        if dull:
            card.fill(_DULL, special_flags=pygame.BLEND_RGBA_MULT)
        for index, mark in enumerate(one for one in marks.split(",") if one):
            self._mark(card, mark, index)
        return card

    def _fill_plaque(self, card: Surface, context: LayoutContext, does: str, why: str) -> None:
        """Lay paper on the foot of a card and write on it; large letters leave no room for why."""
        scale = context.viewport.scale
        width, height = card.get_width() / scale, card.get_height() / scale
        lines = [(does, _AS.does)]
        if why and not is_large(context):
            lines.append((why, _AS.why))
        room = width - 2 * (_AT.rim + _AT.edge)
        fitting = [plate_line(context, text, style, room, 0.25 * height) for text, style in lines]
        heights = [context.texts.line_height(style) for _text, style in fitting]
        paper = FRect(_AT.rim, 0, width - 2 * _AT.rim, sum(heights) + 2 * _AT.edge)
        paper.bottom = height - _AT.rim
        canvas = Canvas(context, card.get_rect())
        skin.draw_slip(canvas, paper)
        top = paper.top + _AT.edge - 5.0
        for (text, style), line in zip(fitting, heights, strict=True):
            canvas.text(text, style, FRect(paper.left + _AT.edge, top, room, line))
            top += line
        canvas.paint(card)

    def chained(self, name: str, width: int, height: int) -> Surface:
        """Paint a face without a plaque."""
        face = FACES[int(name)]
        colour, sign, mark = _names(face)
        card = Surface((width, height), pygame.SRCALPHA)
        left, top, across, _down = self._geometry["window"]
        window = self._part(card, left, top, across, self._geometry["size"][1] - 2 * top)
        card.blit(self._assets.cover_once(f"{self.art}/{colour}_{sign}", *window.size), window)
        frame = self._open_frame(colour, card)
        card.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._put_picture(card, mark, self._centred("strip_mark", card))
        if face.bonus > 1:
            self._put_picture(card, f"bonus_{face.bonus}", self._centred("bonus", card))
        return card

    def ghost(self, name: str, width: int, height: int) -> Surface:
        """Paint a face without a plaque, pale, with a dashed edge."""
        card = self.chained(name, width, height)
        card.fill((round(_AT.pale),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        for dash in _dashes(max(2, round(width / 36)), width, height):
            card.fill((255, 255, 255, 255), dash)
        return card

    def _open_frame(self, colour: str, card: Surface) -> Surface:
        """Return the frame with its window down to the foot: sides go on, the top is turned."""
        frame = self._assets.image(f"{self.art}/frame_{colour}", *card.get_size()).copy()
        side = self._part(card, 234.0, 400.0, 482.0, 250.0)
        upper = self._part(card, 234.0, 46.0, 482.0, 80.0)
        foot = Rect(upper.left, card.get_height() - upper.bottom, *upper.size)
        middle, end = frame.subsurface(side).copy(), frame.subsurface(upper).copy()
        start = self._part(card, 234.0, 650.0, 482.0, 0.0).top
        frame.fill((0, 0, 0, 0), Rect(side.left, start, side.width, foot.bottom - start))
        for y in range(start, foot.top, middle.get_height()):
            frame.blit(middle, (side.left, y), Rect(0, 0, side.width, foot.top - y))
        frame.blit(pygame.transform.flip(end, False, True), foot)
        return frame

    def _face(self, face: pieces.Face, width: int, height: int) -> Surface:
        colour, sign, mark = _names(face)
        card = Surface((width, height), pygame.SRCALPHA)
        self._put_picture(card, f"{colour}_{sign}", self._part(card, *self._geometry["window"]))
        self._put_picture(card, f"frame_{colour}", card.get_rect())
        self._put_picture(card, mark, self._centred("strip_mark", card))
        self._put_picture(card, mark, self._centred("medallion_mark", card))
        if face.bonus > 1:
            self._put_picture(card, f"bonus_{face.bonus}", self._centred("bonus", card))
        return card

    def _mark(self, card: Surface, name: str, index: int) -> None:
        """Paint a disc just right of the strip, so that it shows in a fan as well."""
        side = round(card.get_height() * _AT.mark)
        left = round(self._geometry["strip_right"] / self._geometry["size"][0] * card.get_width())
        top = round(card.get_height() * 0.055 + index * side * 1.04)
        image = self._assets.image(name, side, side)
        card.blit(image, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _centred(self, name: str, card: Surface) -> Rect:
        mark = self._geometry[name]
        (x, y), (width, height) = mark["centre"], mark["size"]
        return self._part(card, x - width / 2, y - height / 2, width, height)
