"""Pictures of cards, assembled at run time from a frame and what is seen through it.

A card that is looked at closely has its name in a cartouche. As it lies on the table, that would be
too small to be read: there the name is written large below the picture.
"""

from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from treasure_games.core.pages import page_beside
from treasure_games.games.scallywager.rules import pieces
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.table.pieces.framed_card import BROKEN, FramedCards, broken

FAMILY: Final = "scallywager_card"
"""Pictures: "scallywager_card:17" is a card by its kind, with ".table" as it lies on the table."""
_TABLE: Final = ".table"
BACKS: Final = {
    pieces.TREASURE: "cards/scallywager/back_treasure",
    pieces.ADVENTURE: "cards/scallywager/back_adventure",
}
_PAGE: Final = page_beside(__file__, dict[str, tuple[str, ...]])
_NAMES: Final = _PAGE["picture"]
SOUNDS: Final = dict(zip(pieces.ADVENTURE_KINDS, _PAGE["sounds"], strict=True))
"""What an adventure strikes with; one that takes crew has the name of that reason."""
_NAME: Final = TextStyle(30.0, Face.BOLD, "ink", "centre")
_TOP, _FOOT = 60, 1000
"""Where the inside of a card begins and ends, in its frame."""


def picture(kind: int, deck: int) -> str:
    """Return the picture of a card to be looked at closely, of a back if its kind isn't known."""
    return f"{FAMILY}:{kind}" if kind >= 0 else BACKS[deck]


def lying(kind: int, deck: int) -> str:
    """Return the picture of a card as it lies on the table, of a back if its kind isn't known."""
    return f"{FAMILY}:{kind}{_TABLE}" if kind >= 0 else BACKS[deck]


def emblem(kind: int) -> str:
    """Return what is seen on a card, without its frame."""
    return f"cards/scallywager/{_NAMES[kind]}"


def _frame(kind: int) -> str:
    if kind in pieces.TREASURE_KINDS:
        return "frame_permanent" if kind in pieces.PERMANENT else "frame_once"
    if kind in pieces.DAWN_KINDS:
        return "frame_dawn"
    return "frame_helm" if kind in pieces.HELM_KINDS else "frame_showdown"


class CardPainter(FramedCards):
    """Assembles cards as art/cards/scallywager/geometry.json says."""

    art = "cards/scallywager"

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint the card of a kind at this many pixels."""
        card = Surface((width, height), pygame.SRCALPHA)
        if name.endswith(_TABLE):
            self._paint_lying(card, int(name.removesuffix(_TABLE)))
        else:
            kind = int(name)
            self._put_picture(card, _NAMES[kind], self._part(card, *self._geometry["window"]))
            self._put_picture(card, _frame(kind), card.get_rect())
        return card

    def _paint_lying(self, card: Surface, kind: int) -> None:
        """Paint border and medallion, the picture, the band below it, and the name."""
        whole = self._assets.image(f"{self.art}/{_frame(kind)}", *card.get_size())
        card.blit(whole, (0, 0))
        left, _top, wide, high = self._geometry["window"]
        edge, band, broad, thick = self._geometry["band"]
        self._put_picture(card, _NAMES[kind], self._part(card, left, _TOP, wide, high))
        for side in (0, left + wide):
            # The band's ends reach over the border.
            plain = self._part(card, side, band - 2 * thick, left, 1.5 * thick)
            card.blit(whole, self._part(card, side, band - 0.25 * thick, 0, 0), plain)
        top = _TOP + high
        self._write(card, kind, self._part(card, edge, top, broad, _FOOT - top))
        card.blit(whole, self._part(card, edge, top, 0, 0),
                  self._part(card, edge, band, broad, thick))  # fmt: skip
        self._put_medallion(card, whole)

    def _put_medallion(self, card: Surface, whole: Surface) -> None:
        """Lay the medallion over the picture, without the corner of the frame around it."""
        (x, y), radius = self._geometry["medallion"].values()
        place = self._part(card, x - radius, y - radius, 2 * radius, 2 * radius)
        coin = Surface(place.size, pygame.SRCALPHA)
        pygame.draw.ellipse(coin, (255, 255, 255, 255), coin.get_rect())
        coin.blit(whole, (0, 0), place, special_flags=pygame.BLEND_RGBA_MULT)
        card.blit(coin, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _write(self, card: Surface, kind: int, room: Rect) -> None:
        """Write the name on a plate, below the band over its upper edge."""
        context = self._context()
        palette, scale = context.theme.palette, context.viewport.scale
        card.fill(palette.parchment, room)
        band = self._part(card, *self._geometry["band"]).height
        room = Rect(room.left, room.top + band, room.width, room.height - band)
        wide, high = 0.84 * room.width / scale, room.height / scale
        text = pieces.spoken_name(kind)
        style, other = (_sized(context, one, wide, high) for one in (text, broken(text)))
        if other.size > BROKEN * style.size:
            text, style = broken(text), other
        block = context.texts.block(text, style, wide - 4.0)
        card.blit(block.surface, block.surface.get_rect(center=room.center),
                  special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip


def _sized(context: LayoutContext, text: str, wide: float, high: float) -> TextStyle:
    """Return the largest letters of a name, without the text scale, as a card is a picture."""
    size = 0.4 * high / context.viewport.text_scale
    while size > 4.0:
        style = replace(_NAME, size=size)
        is_whole = context.texts.longest_word(text, style) <= wide - 8.0
        if is_whole and context.texts.measure(text, style, wide - 4.0)[1] <= high:
            return style
        size *= 0.95
    return replace(_NAME, size=size)
