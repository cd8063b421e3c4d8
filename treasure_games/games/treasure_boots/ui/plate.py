"""The plate of a captain: who sails, what the hold gives, the score and the way to the goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

import pygame
from pygame import FRect, Surface

from treasure_games.games.treasure_boots.ui.fitting import SMALLEST, line_in
from treasure_games.games.treasure_boots.ui.heading import BEHIND, GAP, Heading, heading_in
from treasure_games.match.seats import Seat
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets import skin
from treasure_games.table.glow import draw_halo
from treasure_games.table.places import Form
from treasure_games.table.round_table import is_large
from treasure_games.table.seat_plate import Badge, SeatPlate

_SCORE: Final = TextStyle(40.0, Face.BOLD, "brass_light", "right", is_tabular=True)
_VALUE: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", is_tabular=True)
_VALUE_GAP: Final = 3.0
_PADDING: Final = 11.0
_STRIPE: Final = 12.0
_PEGS: Final = 14.0
_MOST_PEGS: Final = 20
"""Longer ways to the goal are shown as a filled groove instead of holes with pegs."""
_NARROW: Final = 340.0
_NARROW_FACE: Final = 52.0
"""Under this width the face stands beside the name only."""
_ROOM_FOR_PEGS: Final = 110.0
"""At large text lower plates have no pegs: the numbers need the room."""
_ROOM_FOR_CARGO: Final = 128.0
"""From this height on the tokens themselves lie on the plate too."""


@dataclass(frozen=True, slots=True)
class Value:
    """One thing that the hold gives: an icon and a number; pale where there is nothing of it."""

    image: str
    text: str
    is_pale: bool = False


@dataclass(frozen=True, slots=True)
class HoldBadge(Badge):
    """All that a captain's plate shows beside name and score."""

    values: tuple[Value, ...] = ()
    tokens: tuple[str, ...] = ()
    """Pictures of the cargo, a token each."""
    standing: str = ""
    """How far behind the leader, "" for none."""
    leads: bool = False
    goal: int = 0


@dataclass(slots=True)
class _Rows:
    face: FRect
    name: FRect
    """Up to the score; a standing takes of its right end."""
    standing: FRect
    score: FRect
    values: FRect
    tokens: FRect | None
    pegs: FRect


@dataclass(frozen=True, slots=True)
class _Cell:
    """A value of the hold with the places of its icon and its number."""

    value: Value
    style: TextStyle
    icon: FRect
    words: FRect


Blit: TypeAlias = tuple[Surface, tuple[int, int]]
"""A premultiplied surface and its place in pixels."""


class _Values(NamedTuple):
    """The values of a hold, laid out and ready to be drawn."""

    values: tuple[Value, ...]
    cells: tuple[_Cell, ...]
    blits: Sequence[Blit]


class CaptainPlate(SeatPlate):
    """Face, name and score; under them the values of the hold and the pegs of the score."""

    def __init__(self, number: int, seat: Seat, on_press: Callable[[], None]) -> None:
        super().__init__(number, seat, on_press)
        self.form = Form.WIDE
        nothing = FRect(0, 0, 0, 0)
        self._rows = _Rows(nothing, nothing, nothing, nothing, nothing, None, nothing)
        self._headed: Heading | None = None
        self._laid_out: _Values | None = None

    @property
    def hand_spot(self) -> tuple[float, float]:
        """The middle of the hold: where tokens fly to and come from."""
        return (self._rows.tokens or self._rows.values).center

    @property
    def score_spot(self) -> tuple[float, float]:
        """Where coins fly to."""
        return self._rows.score.center

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take this rectangle."""
        super().place(rect, context)
        self._rows = _rows(rect.inflate(-2 * _PADDING, -2 * _PADDING), context)
        self._headed = self._laid_out = None
        self._parts.stripe = FRect(
            rect.right - _STRIPE - 6, rect.top + 8, _STRIPE, rect.height - 16
        )
        self._face.place(self._rows.face, context)

    def draw(self, canvas: Canvas) -> None:
        """The board, the face, the words, the hold, the pegs; a halo while it is the turn."""
        if self.is_turn:
            draw_halo(canvas, self.rect, reach=20.0, level=190)
        skin.draw_panel(canvas, self.rect, "dark")
        if self.is_turn or self.hover > 0.5:
            palette = canvas.context.theme.palette
            canvas.outline(self.rect, palette.lantern if self.is_turn else palette.brass_light, 3.0,
                           8.0)  # fmt: skip
        seat_style = canvas.context.theme.seats[self._seat.emblem]
        canvas.image(seat_style.pattern_image, self._parts.stripe)
        self._face.draw(canvas)
        hold = self._hold
        self._heading(canvas.context, hold).draw(canvas)
        canvas.text(*self._score(canvas.context), self._rows.score)
        if hold is None:
            return
        canvas.surface.fblits(self._value_blits(canvas.context, hold), pygame.BLEND_PREMULTIPLIED)
        if self._rows.tokens is not None:
            _draw_tokens(canvas, hold.tokens, self._rows.tokens)
        self._draw_pegs(canvas, hold.goal, seat_style.colour)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target; on it the name, the score and the values."""
        target = self._box(BoxKind.TARGET)
        yield target
        for part, rect, (text, style) in self._words(context):
            if text:
                size = context.texts.measure(text, style, rect.width)
                yield Box(f"{target.name}.{part}", rect, BoxKind.TEXT, target.name, size)

    @property
    def _hold(self) -> HoldBadge | None:
        found = self.badges[0] if self.badges else None
        return found if isinstance(found, HoldBadge) else None

    def _words(self, context: LayoutContext) -> Iterator[tuple[str, FRect, tuple[str, TextStyle]]]:
        hold = self._hold
        heading = self._heading(context, hold)
        yield "name", heading.name, heading.called
        yield "score", self._rows.score, self._score(context)
        if hold is None:
            return
        if heading.standing:
            yield "standing", heading.place, heading.behind
        for index, cell in enumerate(self._cells(context, hold)):
            yield f"value{index}", cell.words, (cell.value.text, cell.style)

    def _heading(self, context: LayoutContext, hold: HoldBadge | None) -> Heading:
        leads, standing = (False, "") if hold is None else (hold.leads, hold.standing)
        found, rows = self._headed, self._rows
        if found is None or (found.leads, found.standing) != (leads, standing):
            name = escaped(self._seat.name)
            found = heading_in(context, name, leads, standing, rows.name, rows.standing)
            self._headed = found
        return found

    def _score(self, context: LayoutContext) -> tuple[str, TextStyle]:
        rect = self._rows.score
        return line_in(context, str(self.score.number), _SCORE, rect.width, rect.height)

    def _cells(self, context: LayoutContext, hold: HoldBadge) -> tuple[_Cell, ...]:
        """Each value's icon and the room of its number, spread over the row.

        Reckoned once for a hold: a plate is drawn whenever anything beside it moves.
        """
        return self._values(context, hold).cells

    def _value_blits(self, context: LayoutContext, hold: HoldBadge) -> Sequence[Blit]:
        return self._values(context, hold).blits

    def _values(self, context: LayoutContext, hold: HoldBadge) -> _Values:
        if self._laid_out is None or self._laid_out.values != hold.values:
            cells = tuple(self._laid(context, hold))
            blits = [blit for cell in cells for blit in _blits_of(context, cell)]
            self._laid_out = _Values(hold.values, cells, blits)
        return self._laid_out

    def _laid(self, context: LayoutContext, hold: HoldBadge) -> Iterator[_Cell]:
        row, style = self._rows.values, self._value_style(context, hold)
        side = _icon_side(row)
        widths = [context.texts.measure(value.text, style)[0] + 1 for value in hold.values]
        free = row.width - sum(widths) - len(widths) * (side + _VALUE_GAP)
        gap = max(0.0, free / max(1, len(widths) - 1))
        left = row.left
        for value, width in zip(hold.values, widths, strict=True):
            icon = FRect(left, row.centery - side / 2, side, side)
            words = FRect(icon.right + _VALUE_GAP, row.top, width, row.height)
            yield _Cell(value, style, icon, words)
            left += side + _VALUE_GAP + width + gap

    def _value_style(self, context: LayoutContext, hold: HoldBadge) -> TextStyle:
        """As large as all numbers fit side by side, and into the row."""
        row = self._rows.values
        room = row.width - len(hold.values) * (_icon_side(row) + _VALUE_GAP + 3)
        style = _VALUE
        while style.size > SMALLEST and (
            sum(context.texts.measure(value.text, style)[0] for value in hold.values) > room
            or context.texts.line_height(style) > row.height + 1
        ):
            style = replace(style, size=style.size - 1.0)
        return style

    def _draw_pegs(self, canvas: Canvas, goal: int, colour: Colour) -> None:
        rect, score = self._rows.pegs, max(0, self.score.number)
        if goal <= 0 or rect.height < 6:
            return
        if goal > _MOST_PEGS:
            _draw_groove(canvas, rect, min(1.0, score / goal), colour)
            return
        step = rect.width / goal
        side = min(rect.height, step * 0.86)
        for index in range(goal):
            hole = FRect(0, 0, side, side)
            hole.center = rect.left + (index + 0.5) * step, rect.centery
            _draw_peg(canvas, hole, colour if index < score else None)


def _rows(inner: FRect, context: LayoutContext) -> _Rows:
    """Heading, values, tokens if there is room, pegs; the face beside the upper rows."""
    right = inner.right - _STRIPE
    large = is_large(context)
    has_pegs = not large or inner.height > _ROOM_FOR_PEGS
    pegs_height = _PEGS if has_pegs else 0.0
    pegs = FRect(inner.left, inner.bottom - pegs_height, right - inner.left, pegs_height)
    left_over = pegs.top - 3 - inner.top
    is_narrow = large or inner.width < _NARROW
    has_tokens = not large and inner.height + 2 * _PADDING >= _ROOM_FOR_CARGO
    lines = (0.37, 0.31, 0.32) if has_tokens else (0.56, 0.44)
    heading = left_over * lines[0]
    side = min(left_over * 0.5, _NARROW_FACE) if is_narrow else min(left_over, 92.0)
    face = FRect(inner.left, inner.top, side, side)
    if not is_narrow:
        face.centery = inner.top + left_over / 2
    left = face.right + 10.0
    score_width = (
        context.texts.measure("00", _SCORE)[0] * min(1.0, 1.3 / context.viewport.text_scale) + 4
    )
    score = FRect(right - score_width, inner.top - 6, score_width, heading + 6)
    behind = context.texts.measure("−00", BEHIND)[0] + 2
    standing = FRect(score.left - GAP - behind, inner.top, behind, heading)
    name = FRect(left, inner.top, score.left - GAP - left, heading)
    edge = inner.left if is_narrow else left
    top = max(name.bottom, face.bottom + 2) if is_narrow else name.bottom
    values = FRect(edge, top, right - edge, min(left_over * lines[1], pegs.top - 2 - top))
    tokens = None
    if has_tokens:
        tokens = FRect(edge, values.bottom, right - edge, pegs.top - 2 - values.bottom)
    return _Rows(face, name, standing, score, values, tokens, pegs)


def _icon_side(row: FRect) -> float:
    return min(row.height, 28.0, row.width * 0.085)


def _blits_of(context: LayoutContext, cell: _Cell) -> tuple[Blit, Blit]:
    """A value's icon and its number."""
    pixels = context.viewport.to_pixels(cell.icon)
    icon = context.assets.image(cell.value.image, pixels.width, pixels.height)
    pale = context.theme.palette.parchment_shade if cell.value.is_pale else None
    words, place = context.texts.placed(cell.value.text, cell.style, cell.words, pale)
    return (icon, pixels.topleft), (words.surface, place)


def _draw_tokens(canvas: Canvas, tokens: tuple[str, ...], rect: FRect) -> None:
    """Side by side, closer where there are many."""
    if not tokens:
        return
    side = min(rect.height, 32.0)
    step = min(side + 3, (rect.width - side) / max(1, len(tokens) - 1))
    for index, image in enumerate(tokens):
        canvas.image(image, FRect(rect.left + index * step, rect.centery - side / 2, side, side))


def _draw_peg(canvas: Canvas, hole: FRect, colour: Colour | None) -> None:
    """A hole in the wood, or the peg that fills it."""
    pixels = canvas.context.viewport.to_pixels(hole)
    key = "peg", pixels.width, colour
    peg = canvas.context.assets.keep(key, lambda: _peg(max(3, pixels.width), colour))
    canvas.blit(peg, peg.get_rect(center=pixels.center))


def _peg(side: int, colour: Colour | None) -> Surface:
    """Drawn at four times its size, as circles have no soft edge of their own."""
    large = Surface((side * 4, side * 4), pygame.SRCALPHA)
    middle, radius = (side * 2, side * 2), side * 2 - 2
    pygame.draw.circle(large, (120, 84, 48, 255), middle, radius)
    pygame.draw.circle(large, (10, 6, 4, 255), middle, round(radius * 0.84))
    if colour is not None:
        pygame.draw.circle(large, (*colour, 255), middle, round(radius * 0.86))
        shine = tuple(min(255, channel + 70) for channel in colour)
        spot = round(side * 1.55), round(side * 1.5)
        pygame.draw.circle(large, (*shine, 255), spot, round(radius * 0.3))
    else:
        pygame.draw.circle(large, (30, 18, 11, 255), middle, round(radius * 0.66))
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))


def _draw_groove(canvas: Canvas, rect: FRect, share: float, colour: Colour) -> None:
    palette = canvas.context.theme.palette
    groove = rect.inflate(0, -4)
    canvas.fill(groove, palette.focus_dark)
    if share > 0:
        canvas.fill(FRect(groove.left, groove.top, groove.width * share, groove.height), colour)
    canvas.outline(groove, palette.brass, 1.5, 4.0)
