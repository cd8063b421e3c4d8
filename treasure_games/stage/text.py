"""Text: its fonts, and how it is measured, wrapped, aligned and drawn in physical pixels."""

import math
import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import accumulate, groupby
from typing import Any, Final, Literal, TypeVar

import font_source_serif_pro
import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Surface
from pygame.font import Font

from treasure_games.core.pages import Named, figures_beside, installed, page_beside
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache, bytes_of
from treasure_games.stage.markup import Run, runs
from treasure_games.stage.theme import Colour, Theme
from treasure_games.stage.typefaces import LEFTWARD, LEFTWARD_WORDS, Part, parts_of, script_of
from treasure_games.stage.viewport import Viewport


class Face(StrEnum):
    """The typefaces used; figures are tabular in all of them."""

    REGULAR = "SourceSerifPro"
    SEMIBOLD = "SourceSerifProSemibold"
    BOLD = "SourceSerifProBold"
    ITALIC = "SourceSerifProIt"
    SEMIBOLD_ITALIC = "SourceSerifProSemiboldIt"

    __hash__ = str.__hash__
    """Without a call: every text on the screen is looked up by its style at every frame."""

    def of(self, run: Run) -> "Face":
        """Return the face of a run within text of this one."""
        face = _BOLDER[self] if run.is_bold else self
        return _SLANTED[face] if run.is_italic else face


_FILES: Final[dict[Face, str]] = {
    face: font_source_serif_pro.font_files_ttf[face.value] for face in Face
}
_BOLDER = {
    Face.REGULAR: Face.SEMIBOLD, Face.SEMIBOLD: Face.BOLD, Face.BOLD: Face.BOLD,
    Face.ITALIC: Face.SEMIBOLD_ITALIC, Face.SEMIBOLD_ITALIC: Face.SEMIBOLD_ITALIC,
}  # fmt: skip
_SLANTED = {
    Face.REGULAR: Face.ITALIC, Face.SEMIBOLD: Face.SEMIBOLD_ITALIC, Face.BOLD: Face.SEMIBOLD_ITALIC,
    Face.ITALIC: Face.REGULAR, Face.SEMIBOLD_ITALIC: Face.SEMIBOLD,
}  # fmt: skip
_AT, _COUNTS = figures_beside(__file__)
_WIDTHS: Final[Cache[int]] = Cache(20_000)
_REACHES: Final[Cache[tuple[int, int, int]]] = Cache(20_000)
"""They depend on nothing but the key, so all windows of a process share them."""


class Fonts:
    """Opened fonts by face and pixel size, at most so many of one face."""

    def __init__(self, most: int = _COUNTS.each) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._most = most
        self._opened: dict[str, dict[int, Font]] = {}

    def width(self, face: Face, pixels: int, text: str) -> int:
        """Return the width of a text in pixels at this em size, which is at least 4: less isn't
        readable. No word is measured twice.
        """
        return _WIDTHS.keep(
            (face, max(4, pixels), text),
            lambda: -(-self._wide(face, pixels, text) // _times(pixels)),
        )

    def _wide(self, face: Face, pixels: int, text: str) -> int:
        if parts := parts_of(text, _FILES[face]):
            return self._composed(face, pixels, parts, (0, 0, 0)).get_width()
        return self._font(_FILES[face], pixels).size(text)[0]

    def reach(self, face: Face, pixels: int, word: str) -> tuple[int, int, int]:
        """Return the width of a word's picture, how far that begins before the word's place, 0 or
        less, and how far it goes on behind the place of the next word.
        """
        return _REACHES.keep((face, pixels, word), lambda: self._measured(face, pixels, word))

    def _measured(self, face: Face, pixels: int, word: str) -> tuple[int, int, int]:
        if parts_of(word, _FILES[face]):
            return self.width(face, pixels, word), 0, 0
        font, times = self._font(_FILES[face], pixels), _times(pixels)
        first, last = font.metrics(word[0])[0], font.metrics(word[-1])[0]
        beyond = last[1] - last[4] if last and word[-1] not in _ENDING else 0
        before = min(0, first[0]) if first else 0
        return self.width(face, pixels, word), before // times, -(-max(0, beyond) // times)

    def written(self, face: Face, pixels: int, text: str, colour: Colour) -> Surface:
        """Return a text as a premultiplied picture as high as its line."""
        times = _times(pixels)
        if parts := parts_of(text, _FILES[face]):
            picture = self._composed(face, pixels, parts, colour)
        else:
            picture = self._font(_FILES[face], pixels).render(text, True, colour).premul_alpha()
        if times == 1:
            return picture
        width, height = (-(-length // times) for length in picture.get_size())
        whole = Surface((width * times, height * times), pygame.SRCALPHA)
        whole.blit(picture, (0, 0))
        return pygame.transform.smoothscale(whole, (width, height))

    def _composed(self, face: Face, pixels: int, parts: Sequence[Part], colour: Colour) -> Surface:
        """Return a text in the size in which it is written, as high as a line of our own."""
        own = self._font(_FILES[face], pixels)
        strips = [_strip(self._font(part.path, pixels), part, own, colour) for part in parts]
        places = list(accumulate((strip.get_width() for strip in strips), initial=0))
        line = Surface((places[-1], own.get_height()), pygame.SRCALPHA)
        line.blits([(strip, (x, 0)) for strip, x in zip(strips, places, strict=False)])
        return line

    def _font(self, path: str, pixels: int) -> Font:
        """Return an open font, for this moment: later calls may give it another size."""
        size, opened = max(4, pixels) * _times(pixels), self._opened.setdefault(path, {})
        font = opened.pop(size, None)
        if font is None and len(opened) < self._most:
            with installed(path):
                font = Font(path, size)
        elif font is None:
            font = opened.pop(next(iter(opened)))
            font.set_point_size(size)
        opened[size] = font
        return font

    def forget(self) -> None:
        """Close the fonts of the last layout."""
        self._opened.clear()


Align = Literal["left", "centre", "right"]
Found = TypeVar("Found")
LINE_SPACING = 1.22
"""Line height as a multiple of the text size."""


class TextStyle(Struct, frozen=True):
    """How text looks. `size` is in virtual units at 100 %; `colour` is a token of the palette."""

    size: float = 26.0
    face: Face = Face.REGULAR
    colour: str = "pearl"
    align: Align = "left"
    is_tabular: bool = False
    """True if all figures have the same width, for numbers that people compare or that roll."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of lengths, of how words look, of widths and heights, and of places: left, top, width,
    height.
    """

    lengths: dict[str, float] = {}
    styles: dict[str, TextStyle] = {}
    sizes: dict[str, tuple[float, float]] = {}
    places: dict[str, tuple[float, float, float, float]] = {}


def look_beside(module: str) -> tuple[Named[float], Named[TextStyle]]:
    """Return the lengths and styles of a module's page, given its `__file__`."""
    page = page_beside(module, Look)
    return Named(page.lengths), Named(page.styles)


def sized_look_beside(
    module: str,
) -> tuple[Named[float], Named[TextStyle], Named[tuple[float, float]]]:
    """Return the lengths, styles and sizes of a module's page, given its `__file__`."""
    page = page_beside(module, Look)
    return Named(page.lengths), Named(page.styles), Named(page.sizes)


def placed_look_beside(
    module: str,
) -> tuple[Named[float], Named[TextStyle], Named[tuple[float, float, float, float]]]:
    """Return the lengths, styles and places of a module's page, given its `__file__`."""
    page = page_beside(module, Look)
    return Named(page.lengths), Named(page.styles), Named(page.places)


class MixedLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of figures of all kinds, and of how words look."""

    figures: dict[str, Any]
    styles: dict[str, TextStyle]


def mixed_look_beside(module: str) -> tuple[Named[Any], Named[TextStyle]]:
    """Return the figures and styles of a module's page, given its `__file__`."""
    page = page_beside(module, MixedLook)
    return Named(page.figures), Named(page.styles)


class _Piece(Struct, frozen=True):
    """A word, a space or an icon in a line, with its place from the line's start in pixels.

    `width` is how far it moves on, `drawn` the width of its picture, which begins at `bearing`, 0
    or less, and ends at `overhang` beyond it: letters such as an italic f reach below their
    neighbours.
    """

    run: Run
    text: str
    width: int
    drawn: int
    bearing: int = 0
    overhang: int = 0
    x: int = 0

    @property
    def is_space(self) -> bool:
        """True if it is a space between words."""
        return not self.run.image and self.text.isspace()


class _Line(Struct, frozen=True):
    """A line of text, and its width in pixels."""

    pieces: tuple[_Piece, ...]
    width: int


class TextBlock(Struct, frozen=True):
    """Text laid out for one width. Sizes in virtual units."""

    width: float
    """The width of the widest line."""
    height: float
    line_count: int
    surface: Surface


class Texts:
    """Lays out and renders text for one viewport and theme, with a cache."""

    def __init__(self, fonts: Fonts, assets: Assets, theme: Theme, viewport: Viewport) -> None:
        self._fonts = fonts
        self._assets = assets
        self._theme = theme
        self._viewport = viewport
        self._scale = viewport.scale * viewport.text_scale
        self._lines: Cache[tuple[_Line, ...]] = Cache(_COUNTS.kept)
        self._blocks: Cache[TextBlock] = Cache(
            round(_COUNTS.bytes * max(1.0, self._scale**2)),
            lambda block: bytes_of(block.surface),
            assets.loader.pause,
        )
        self._found: Cache[Any] = Cache(_COUNTS.kept)
        self.listener: Callable[[str, FRect], object] | None = None
        """Hears what is placed, and where in virtual units."""

    def measure(
        self, text: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]:
        """Return width and height in virtual units, wrapped at `width` if given; draws nothing."""
        lines = self._laid_out(text, style, self._pixels(width))
        widest = max((line.width for line in lines), default=0)
        return widest / self._viewport.scale, len(lines) * self._line_pixels(
            style
        ) / self._viewport.scale

    def longest_word(self, text: str, style: TextStyle) -> float:
        """Return the width of the widest unbreakable word in virtual units: the least width of a
        column.
        """
        words = (
            _reach([self._piece(word, run, style)])
            for run in runs(text)
            for word in run.text.split()
        )
        return max(words, default=0) / self._viewport.scale

    def line_height(self, style: TextStyle) -> float:
        """Return the distance between lines, in virtual units."""
        return self._line_pixels(style) / self._viewport.scale

    def block(
        self, text: str, style: TextStyle, width: float | None = None, colour: Colour | None = None
    ) -> TextBlock:
        """Return the rendered text, wrapped at `width` if given; aligned within its widest line."""
        pixels = self._pixels(width)
        tint = self._theme.colour(style.colour) if colour is None else colour
        return self._blocks.keep(
            (text, style, pixels, tint),
            lambda: self._render(self._laid_out(text, style, pixels), style, tint),
        )

    def placed(
        self, text: str, style: TextStyle, rect: FRect, colour: Colour | None = None
    ) -> tuple[TextBlock, tuple[int, int]]:
        """Return the text, wrapped to the width of a rectangle in virtual units and vertically
        centred in it, and its left upper pixel.
        """
        made = self.block(text, style, rect.width, colour)
        slack = _SLACK[style.align] * (rect.width - made.width)
        top = rect.top + max(0.0, rect.height - made.height) / 2
        left = rect.left + max(0.0, slack)
        if self.listener is not None:
            self.listener(text, FRect(left, top, made.width, made.height))
        return made, self._viewport.point_to_pixels(left, top)

    def remembered(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Return a cached result about some text in this layout; `find` computes it once."""
        found: Found = self._found.keep(key, find)
        return found

    def _pixels(self, width: float | None) -> int | None:
        return None if width is None else max(1, round(width * self._viewport.scale))

    def _em(self, style: TextStyle) -> int:
        return max(4, round(style.size * self._scale))

    def _line_pixels(self, style: TextStyle) -> int:
        return round(self._em(style) * LINE_SPACING)

    def _piece(self, word: str, run: Run, style: TextStyle) -> _Piece:
        em = self._em(style)
        if run.image:
            side = round(em * 1.1)
            return _Piece(run, word, side, side)
        face = style.face.of(run)
        if style.is_tabular and word in _FIGURES:
            wide = max(self._fonts.width(face, em, figure) for figure in _FIGURES)
            return _Piece(run, word, wide, wide)
        drawn, before, beyond = self._fonts.reach(face, em, word)
        return _Piece(run, word, drawn + before - beyond, drawn, before, beyond)

    def _laid_out(self, text: str, style: TextStyle, width: int | None) -> tuple[_Line, ...]:
        return self._lines.keep(
            (text, style, width),
            lambda: tuple(
                line
                for paragraph in text.split("\n")
                for line in self._wrapped(paragraph, style, width)
            ),
        )

    def _wrapped(self, paragraph: str, style: TextStyle, width: int | None) -> list[_Line]:
        """Return lines wrapped at spaces; a word wider than a line is broken."""
        pieces = self._pieces(paragraph, style, width)
        lines = _filled(pieces, width)
        if width is None or len(lines) == 1:
            return lines
        is_few = style.align == "centre" and len(lines) <= _COUNTS.balanced
        return (_balanced if is_few else _in_company)(pieces, lines, width)

    def _pieces(self, paragraph: str, style: TextStyle, width: int | None) -> list[_Piece]:
        """Return words, spaces and icons; tabular figures one by one."""
        pieces = []
        for run in runs(paragraph):
            for word in ["\ufffc"] if run.image else _words(run.text, style.is_tabular):
                piece = self._piece(word, run, style)
                if width is not None and _reach([piece]) > width and len(word) > 1:
                    pieces += self._broken(word, run, style, width)
                else:
                    pieces.append(piece)
        return pieces

    def _broken(self, word: str, run: Run, style: TextStyle, width: int) -> list[_Piece]:
        pieces, part = [], ""
        for letter in word:
            if part and _reach([self._piece(part + letter, run, style)]) > width:
                pieces.append(self._piece(part, run, style))
                part = ""
            part += letter
        return [*pieces, self._piece(part, run, style)]

    def _render(self, lines: tuple[_Line, ...], style: TextStyle, colour: Colour) -> TextBlock:
        step = self._line_pixels(style)
        width = max((line.width for line in lines), default=0)
        surface = Surface((max(1, width), max(1, step * len(lines))), pygame.SRCALPHA)
        for index, line in enumerate(lines):
            slack = _SLACK[style.align] * (width - line.width)
            for piece in line.pieces:
                if piece.drawn:  # SDL_ttf refuses text without width.
                    self._render_piece(
                        surface, piece, style, colour, round(slack) + piece.x, index * step
                    )
        scale = self._viewport.scale
        return TextBlock(width / scale, step * len(lines) / scale, len(lines), surface)

    def _render_piece(
        self, surface: Surface, piece: _Piece, style: TextStyle, colour: Colour, x: int, y: int
    ) -> None:
        step = self._line_pixels(style)
        if piece.run.image:
            side = self._em(style)
            image = self._assets.image(piece.run.image, side, side)
            place = x + (piece.width - side) // 2, y + (step - side) // 2
        else:
            if piece.run.is_marked:
                surface.fill(self._theme.palette.brass_light, (x, y, piece.width, step))
            tint = self._theme.colour(piece.run.colour) if piece.run.colour else colour
            face = style.face.of(piece.run)
            image = self._fonts.written(face, self._em(style), piece.text, tint)
            slack = piece.drawn - image.get_width() if style.is_tabular else 0
            place = x + piece.bearing + max(0, slack) // 2, y + (step - image.get_height()) // 2
        surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _times(pixels: int) -> int:
    """Return how many times as large as they are shown letters of this size are written."""
    return 4 if pixels < _COUNTS.smallest else 2 if pixels < _COUNTS.small else 1


def _strip(font: Font, part: Part, own: Font, colour: Colour) -> Surface:
    """Return a stretch of a line of our own. Typefaces of the system are made smaller as needed:
    some reach further up and down, and pictures in colour have one size only.
    """
    is_leftward = LEFTWARD_WORDS.search(part.text) is not None
    with suppress(pygame.error):  # Without HarfBuzz, letters stay as they are alone.
        font.set_script(script_of(part.text))
        font.set_direction(pygame.DIRECTION_RTL if is_leftward else pygame.DIRECTION_LTR)
    if not font.size(part.text)[0]:  # SDL_ttf refuses text without width.
        return Surface((0, 0))
    drawn, ascent = font.render(part.text, True, colour).premul_alpha(), font.get_ascent()
    ink, line = drawn.get_bounding_rect(), LINE_SPACING * own.point_size - _COUNTS.rounded
    room = own.get_ascent() - (own.get_height() - line) / 2
    above, below = room / max(1, ascent - ink.top), (line - room) / max(1, ink.bottom - ascent)
    share = 1.0 if part.path in _FILES.values() else min(_AT.foreign, above, below)
    strip = Surface((math.ceil(share * drawn.get_width()), own.get_height()), pygame.SRCALPHA)
    place = 0, own.get_ascent() - round(share * ascent)
    strip.blit(pygame.transform.smoothscale_by(drawn, share), place)
    return strip


_SLACK: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""The share of the room left over that lies before a line."""
_FIGURES = "0123456789"
_ENDING = "%„“”"
"""What ends a piece, see `_words`: what SDL tells of their ends isn't to be relied on, either."""
_FIGURE_BY_FIGURE: Final = re.compile(r" +|[0-9]|[%„“”]|[^ 0-9%„“”]+")
_WORD_BY_WORD: Final = re.compile(
    rf"{LEFTWARD_WORDS.pattern}| +|[^ %„“”{LEFTWARD}]*[%„“”]|[^ %„“”{LEFTWARD}]+"
)


def _line(pieces: list[_Piece]) -> _Line:
    while pieces and pieces[-1].is_space:
        pieces = pieces[:-1]
    if not pieces:
        return _Line((), 0)
    end, begin = pieces[-1], -pieces[0].bearing
    moved = [replace(piece, x=piece.x + begin) for piece in pieces] if begin else pieces
    return _Line(tuple(moved), begin + end.x + end.width + end.overhang)


def _reach(cluster: Sequence[_Piece]) -> int:
    """Return the width of pieces as a line of their own."""
    return sum(piece.width for piece in cluster) - cluster[0].bearing + cluster[-1].overhang


def _filled(pieces: list[_Piece], width: int | None) -> list[_Line]:
    """Return lines filled from the first on."""
    lines: list[_Line] = []
    current: list[_Piece] = []
    x = 0
    for cluster in _clusters(pieces, width):
        needed = _reach(cluster)
        if current:
            needed += cluster[0].bearing - current[0].bearing
        if width is not None and current and x + needed > width and not cluster[0].is_space:
            lines.append(_line(current))
            current, x = [], 0
        if cluster[0].is_space and not current and lines:
            continue
        for piece in cluster:
            current.append(replace(piece, x=x))
            x += piece.width
    lines.append(_line(current))
    return lines


def _balanced(pieces: list[_Piece], lines: list[_Line], width: int) -> list[_Line]:
    """Return as many lines, as even as possible: no word is left alone on the last."""
    clusters = map(_reach, _clusters(pieces, width))
    low = max(sum(line.width for line in lines) // len(lines), *clusters)
    while low < width:
        middle = (low + width) // 2
        narrower = _filled(pieces, middle)
        if len(narrower) > len(lines):
            low = middle + 1
        else:
            lines, width = narrower, middle
    return lines


def _in_company(pieces: list[_Piece], lines: list[_Line], width: int) -> list[_Line]:
    """Return the lines so that a word alone on the last has the word before it for company, unless
    the line before would then be the shorter one.
    """
    spaces = [at for at, piece in enumerate(pieces) if piece.is_space]
    if len(spaces) < 2 or any(piece.is_space for piece in lines[-1].pieces):
        return lines
    at = spaces[-2] + 1
    moved = [*_filled(pieces[:at], width), *_filled(pieces[at:], width)]
    is_even = len(moved) == len(lines) and moved[-2].width >= moved[-1].width
    return moved if is_even else lines


def _clusters(pieces: list[_Piece], width: int | None) -> Iterator[list[_Piece]]:
    """Yield pieces that stay on one line: those without a space between, if they fit."""
    for _, group in groupby(pieces, key=lambda piece: piece.is_space):
        cluster = list(group)
        if width is not None and _reach(cluster) > width:
            yield from ([piece] for piece in cluster)
        else:
            yield cluster


def _words(text: str, is_tabular: bool) -> list[str]:
    """Return words and the spaces between them, and single figures if tabular.

    A percent sign and a double quotation mark end a piece. What follows a percent sign directly in
    one string is not drawn, and what follows a quotation mark is drawn over it (seen with SDL_ttf
    2.24 and Source Serif). Words that are read to the left stay one piece, in their order.
    """
    return (_FIGURE_BY_FIGURE if is_tabular else _WORD_BY_WORD).findall(text)
