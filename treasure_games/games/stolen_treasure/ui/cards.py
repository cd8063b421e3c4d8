"""Faces of cards, assembled at run time from a frame, what is seen through it, and set type.

A card of the hand tells its value or what it does; one that lies on a pile only its name, for more
would be too small to be read, and so does one of the hand where text is large; a buried one its
value over a part of its picture.
"""

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pygame
from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from treasure_games.core.language import N_, translate as _
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.text.cards import (
    brief_timing,
    brief_words,
    figure,
    signed,
)
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.pictures import scaled
from treasure_games.stage.text import LINE_SPACING, TextStyle, mixed_look_beside
from treasure_games.stage.theme import Colour
from treasure_games.table.pieces.framed_card import BROKEN, FramedCards, broken

FAMILY: Final = "stolen_card"
"""Pictures called "stolen_card:17" are cards by their kind; a manner and a mark may follow."""
CARD_SIZE: Final = (5, 7)
ASPECT: Final = CARD_SIZE[0] / CARD_SIZE[1]
"""Width of a card by its height; of a buried one with the room for its foot, too."""
_ART: Final = "cards/stolen_treasure"
_BACKS: Final = {pieces.TREASURE: f"{_ART}/back_treasure", pieces.PIRACY: f"{_ART}/back_piracy"}
_LYING, _BURIED, _NAMED = "lying", "buried", "named"
READY, WAITING, IDLE, DULL = "ready", "waiting", "idle", "dull"
"""What a card of the hand is marked with: may be buried, may be next turn, does no good in this
turn, can't be chosen.
"""
_WHEN: Final = {READY: N_("Can be buried"), WAITING: N_("Next turn")}
_USUAL: Final = N_("Once buried")
_AT, _AS = mixed_look_beside(__file__)
_SHADES: Final = {IDLE: (168, 166, 176, 255), DULL: (104, 102, 110, 255)}
"""What the light of such a card is multiplied by."""
BURIED_ASPECT: Final = 1.2
"""Height of what looks out of the sand by its width."""


def emblem(kind: int) -> str:
    """Return what is seen on a card, without its frame."""
    return f"{_ART}/{_AT.picture[kind]}"


def back(family: int) -> str:
    """Return the back of a family of cards."""
    return _BACKS[family]


Tightest = tuple[int, float]
"""A kind whose name needs the smallest letters of a hand, and how much of such a card is seen."""


def picture(
    kind: int, mark: str = "", seen: float = 1.0, *, is_named: bool = False,
    tightest: Tightest | None = None,
) -> str:  # fmt: skip
    """Return the picture of a card in the hand, whose left part alone may be `seen` beside the next
    one: then its words stand there. Where text is large it `is_named` alone, in letters no larger
    than those of the `tightest` name.
    """
    manner = _share(seen)
    if is_named:
        least, part = tightest or (kind, seen)
        manner += f"{_NAMED}{least},{_share(part)}"
    return f"{FAMILY}:{kind}|{manner}|{mark}"


def _share(seen: float) -> str:
    """Return how much of a card the next one leaves free, in percent; "" for all its words need."""
    share = math.floor(20 * seen) * 5
    return str(share) if share < _AT.whole else ""


def tightest(context: LayoutContext, kinds: Sequence[int]) -> int:
    """Return which of these names is the widest, on the two lines that suit it best."""
    names = tuple(map(pieces.spoken_name, kinds))

    def across(name: str) -> float:
        words = broken(name).split()
        ends = range(1, len(words) + 1)
        parts = [(" ".join(words[:end]), " ".join(words[end:])) for end in ends]
        return min(
            max(context.texts.measure(part, _AS.name)[0] for part in both if part) for both in parts
        )

    return context.texts.remembered(
        ("tightest", names), lambda: kinds[max(range(len(names)), key=lambda n: across(names[n]))]
    )


def lying(kind: int) -> str:
    """Return the picture of a card on a pile."""
    return f"{FAMILY}:{kind}|{_LYING}|"


def buried(kind: int) -> str:
    """Return the picture of a buried card, as high as one of the hand; its foot is empty."""
    return f"{FAMILY}:{kind}|{_BURIED}|"


class CardPainter(FramedCards):
    """Assembles cards as art/cards/stolen_treasure/geometry.json says."""

    art = _ART

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "kind|manner|mark" at this many pixels."""
        kind, manner, mark = name.split("|")
        card = Surface((width, height), pygame.SRCALPHA)
        if manner == _BURIED:
            self._paint_buried(card, int(kind))
        else:
            self._paint(card, int(kind), manner, mark)
        return card

    def _paint(self, card: Surface, kind: int, manner: str, mark: str) -> None:
        window = self._part(card, *self._geometry["window"])
        frame = self._geometry["cards"][_AT.picture[kind]]["frame"]
        # The finished card is kept, and no other shows this emblem; many have the same frame.
        self._put(card, self._assets.once(emblem(kind), *window.size), window)
        self._put_picture(card, f"frame_{frame}", card.get_rect())
        if kind in pieces.TREASURE_KINDS:
            medal = self._geometry["medallion"]["treasure"]
            (x, y), radius = medal["centre"], 0.86 * medal["enamel"]
            room = self._part(card, x - radius, y - 0.62 * radius, 2 * radius, 1.24 * radius)
            self._write(card, figure(pieces.VALUES[kind]), _AS.figure, room, 1, self._palette.pearl)
        if manner == _LYING:
            foot = self._free(card, "text", "")
            self._write(card, self._in_lines(kind, foot), _AS.name, foot, 2)
            return
        share, is_named, least = manner.partition(_NAMED)
        name, foot = (self._free(card, part, share) for part in ("name", "text"))
        if is_named:
            self._write_named(card, kind, name, foot, mark, least)
        else:
            self._write_whole(card, kind, name, foot, mark)
        if mark in _SHADES:
            card.fill(_SHADES[mark], special_flags=pygame.BLEND_RGBA_MULT)

    def _write_whole(self, card: Surface, kind: int, name: Rect, foot: Rect, mark: str) -> None:
        """Write the name, and below the picture what the card is worth or does."""
        self._write(card, pieces.spoken_name(kind), _AS.name, name, 1)
        if kind in pieces.TREASURE_KINDS:
            self._write_worth(card, kind, foot, mark)
        else:
            # The next card of the hand covers the right end.
            self._write(card, brief_words(kind), _AS.words, foot.inflate(-0.09 * foot.width, 0), 3)

    def _free(self, card: Surface, part: str, share: str) -> Rect:
        """Return the room of words on what is seen of a card, a share of it or all; a name is clear
        of the medal.
        """
        room, rim = self._part(card, *self._geometry[part]), round(_AT.rim * card.get_width())
        if share:
            room.width = round(int(share) / 100 * card.get_width()) - max(4, rim) - room.left
        return room.inflate(-rim, 0) if part == "name" else room

    def _write_named(
        self, card: Surface, kind: int, name: Rect, foot: Rect, mark: str, least: str
    ) -> None:
        """Write the name below the picture, where there is most room, and above it the value or
        when the card is played; the large card beside tells all. `least` is the tightest name of
        the hand, and the share of its card that is seen.
        """
        palette = self._palette
        colours = {READY: palette.jade_ink, WAITING: palette.sepia}
        is_bad = kind in pieces.TREASURE_KINDS and pieces.VALUES[kind] < 0
        above = signed(pieces.VALUES[kind]) if kind in pieces.TREASURE_KINDS else brief_timing(kind)
        style = _AS.figure if kind in pieces.TREASURE_KINDS else _AS.name
        self._write(card, above, style, name, 1, palette.rubric if is_bad else palette.ink)
        other, share = least.split(",")
        tight = self._in_foot(card, self._free(card, "text", share))
        tightest = self._in_lines(int(other), tight, _AT.line)
        most, wide = (
            self._sized(tightest, _AS.name, tight, 2, _AT.line).size,
            self._in_foot(card, foot),
        )
        self._write(card, self._in_lines(kind, wide, _AT.line, most), _AS.name, wide, 2,
                    colours.get(mark), most=_AT.line, largest=most)  # fmt: skip

    def _in_lines(self, kind: int, room: Rect, most: float = 1.0, largest: float = math.inf) -> str:
        """Return a name, broken if that allows larger letters, up to the `largest`."""
        name = pieces.spoken_name(kind)
        sized = partial(self._sized, style=_AS.name, room=room, lines=2, most=most)
        size, other = (min(largest, sized(text).size) for text in (name, broken(name)))
        return broken(name) if other > BROKEN * size else name

    def _in_foot(self, card: Surface, foot: Rect) -> Rect:
        """Return the room of a name: a little into the rim at the left; the next card of the hand
        covers the right end.
        """
        rim = round(_AT.rim * card.get_width())
        return Rect(foot.left - rim, foot.top, round(0.95 * foot.width) + rim, foot.height)

    def _write_worth(self, card: Surface, kind: int, foot: Rect, mark: str) -> None:
        """Write the value large, and below it what may be done with it, where that can be read."""
        value, palette = pieces.VALUES[kind], self._palette
        text = _(_WHEN.get(mark, _USUAL))
        colour, ink = palette.jade_ink if mark == READY else palette.sepia, palette.ink
        if value < 0:
            text, colour = _("Costs you {value}", value=-value), palette.rubric
            ink = colour
        if foot.width < _AT.told * card.get_width():
            self._write(card, signed(value), _AS.figure, foot, 1, colour if mark else ink, 0.8)
            return
        upper, lower = Rect(foot), Rect(foot)
        upper.height = round(foot.height * 0.56)
        lower.top, lower.height = upper.bottom, foot.height - upper.height
        self._write(card, signed(value), _AS.figure, upper, 1, ink)
        self._write(card, text, _AS.words, lower, 1, colour)

    def _paint_buried(self, card: Surface, kind: int) -> None:
        """Paint value and picture over the empty foot."""
        geometry, width = self._geometry["buried"], card.get_width()
        face = Surface((width, round(width * BURIED_ASPECT)), pygame.SRCALPHA)
        part = partial(self._part, face, whole=geometry["size"])
        window = part(*geometry["window"])
        left, top, wide, high = (own := self._geometry["cards"][_AT.picture[kind]])["crop"]
        zoom_x, zoom_y = window.width / wide, window.height / high
        # The size of an emblem of which only a part is seen.
        across, down = self._geometry["window"][2:]
        size = round(across * window.width / wide), round(down * window.height / high)
        image = self._assets.once(emblem(kind), *size)
        source = Rect(round(left * zoom_x), round(top * zoom_y), *window.size)
        face.blit(image, window, source)
        self._put_picture(face, f"buried_{own['frame']}", face.get_rect())
        self._write(face, figure(pieces.VALUES[kind]), _AS.figure, part(*geometry["value"]), 1,
                    self._palette.pearl)  # fmt: skip
        card.blit(face, (0, 0))

    @property
    def _palette(self) -> Any:
        return self._context().theme.palette

    def _write(
        self, card: Surface, text: str, style: TextStyle, room: Rect, lines: int,
        colour: Colour | None = None, most: float = 1.0, largest: float = math.inf,
    ) -> None:  # fmt: skip
        """Write as large as the room allows, on at most so many lines, each at most that share of
        its height.
        """
        context = self._context()
        made = self._sized(text, style, room, lines, most)
        made = replace(made, size=min(made.size, largest))
        wide = room.width * _AT.fine / context.viewport.scale
        large = context.texts.block(text, made, wide, colour).surface
        words = scaled(large, large.get_width() // _AT.fine, large.get_height() // _AT.fine)
        card.blit(words, words.get_rect(center=room.center),
                  special_flags=pygame.BLEND_PREMULTIPLIED)  # fmt: skip

    def _sized(self, text: str, style: TextStyle, room: Rect, lines: int, most: float) -> TextStyle:
        """Return the largest letters for a room, without the text scale, as a card is a picture."""
        context = self._context()
        scale = context.viewport.scale / _AT.fine
        unit, wide = scale * context.viewport.text_scale, room.width / scale
        # Figures have no descenders: they may fill more of a line.
        size = most * room.height / (1.0 if style is _AS.figure else LINE_SPACING) / unit
        least = 5.0 / unit
        made = replace(style, size=size)
        while size > least:
            made = replace(style, size=size)
            down = context.texts.measure(text, made, wide)[1]
            is_whole = context.texts.longest_word(text, made) <= wide
            line = context.texts.line_height(made)
            if is_whole and down <= lines * line + 1 and down <= max(line, room.height / scale) + 2:
                break
            size *= 0.94
        return made


def crop(rect: FRect) -> FRect:
    """Return the part of a buried card that looks out of the sand."""
    return FRect(rect.left, rect.top, rect.width, rect.width * BURIED_ASPECT)
