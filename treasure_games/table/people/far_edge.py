"""A table with people behind its far edge: places of busts and plates, what is on these."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import LINE_SPACING, look_beside
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH
from treasure_games.table import places
from treasure_games.table.pieces import plate_slots

_AT, _AS = look_beside(__file__)
_ROWS: Final[dict[int, tuple[float, ...]]] = {
    1: (_AT.axis,),
    2: (262.0, 1668.0),
    3: (262.0, _AT.axis, 1668.0),
    4: (226.0, 606.0, 1314.0, 1694.0),
    5: (206.0, 583.0, _AT.axis, 1337.0, 1714.0),
}
"""Where the others sit, by how many they are, from the left."""
_BESIDE: Final[dict[int, tuple[float, ...]]] = {2: (262.0,), 4: (226.0, 606.0, 1694.0)}
"""Where the rest sits while one of an even number has come to the middle: clear of what that one
says, to the right of the middle."""
BUST_ASPECT: Final = 760.0 / 620.0
PADDING: Final = 12.0
"""From the edge of a plate to what is within."""


class Station(Struct, frozen=True):
    """How a person sits: at this x, leaning over the edge (1) or not (0), larger when leaning."""

    x: float
    lean: float = 0.0
    dim: float = 0.0
    """1 is a fifth darker, as somebody else has the word."""


def lines(inner: FRect) -> tuple[FRect, FRect]:
    """Return the lines within a plate at large text: of the name, and below it of the last act."""
    whole = FRect(inner.left, inner.top - _AT.rim, inner.width, inner.height + 1.4 * _AT.rim)
    high = _AT.names * whole.height
    left = whole.left + _AT.indent
    act = FRect(left, whole.top + high, whole.right - _AT.beside - left, whole.height - high)
    return FRect(whole.left, whole.top, whole.width, high), act


class FarEdge:
    """The places of people, for one size of the window and one seat at the bottom."""

    rows: ClassVar[Mapping[int, tuple[float, ...]]] = _ROWS
    """Where the others sit, by how many they are."""
    beside: ClassVar[Mapping[int, tuple[float, ...]]] = _BESIDE
    """Where the rest sits beside a speaker, if not where they sat."""
    own: FRect
    """What lies before the seat at the bottom; set by the game's layout."""

    def __init__(
        self, context: LayoutContext, seats: int, bottom: int, status: float, is_log_open: bool
    ) -> None:
        """Lay out a table whose status line has this height."""
        viewport = context.viewport
        self.context, self.bottom, self._status = context, bottom, status
        self.room = room = places.room_beside_log(context, is_log_open, REFERENCE_WIDTH)
        self.top = places.TOP + max(places.BUTTON, status) + places.GAP
        self.is_large = places.is_large(context)
        grown = max(viewport.width / REFERENCE_WIDTH, viewport.height / REFERENCE_HEIGHT)
        edge = _AT.far * grown + (viewport.height - REFERENCE_HEIGHT * grown) / 2
        self.far = max(_AT.least_far, edge)
        self.others = places.rotated(seats, bottom)[1:]
        self.is_roomy = len(self.others) <= _AT.roomy
        self.axis = room.centerx
        self._widen = min(_AT.spread, max(0.0, (room.width - REFERENCE_WIDTH) / 2))
        self.own_plate = FRect(self.across(33.0), room.bottom - 210.0, 390.0, 184.0)
        self.arrange()

    def arrange(self) -> None:
        """Place what the game has in the middle and along the near edge."""

    def across(self, x: float) -> float:
        """Return the place of an x of the reference; what is at the sides moves outwards."""
        away = x - _AT.axis
        return self.axis + away + self._widen * max(-1.0, min(1.0, away / 500.0))

    def stations(self, speaker: int) -> dict[int, Station]:
        """Return how all others sit; a speaker (or -1) has come to the middle and leans over the
        table, and whoever sat there has changed places, or all have moved.
        """
        spots = {
            seat: self.across(x)
            for seat, x in zip(self.others, self.rows[len(self.others)], strict=True)
        }
        if speaker not in spots:
            return {seat: Station(x) for seat, x in spots.items()}
        there = next((seat for seat, x in spots.items() if x == self.axis), None)
        if there is not None:
            spots[there] = spots[speaker]
        rest = [seat for seat in self.others if seat != speaker]
        moved = self.beside.get(len(self.others), ())
        spots.update(zip(rest, map(self.across, moved), strict=False))
        spots[speaker] = self.axis
        return {
            seat: Station(x, 1.0) if seat == speaker else Station(x, dim=1.0)
            for seat, x in spots.items()
        }

    def bust(self, station: Station) -> FRect:
        """Return the area of a bust; the table's edge covers its foot unless it leans over."""
        least = 0.69 if self.is_roomy else 0.6
        height = _AT.bust * (least + (0.98 - least) * station.lean) * min(1.25, self.far / _AT.far)
        rect = FRect(0, 0, height * BUST_ASPECT, height)
        foot = self.far + 24.0 + 84.0 * station.lean
        # Large words in the status line leave less room for hats.
        rect = rect.scale_by(min(1.0, (foot - self.top + 60.0) / rect.height))
        rect.midbottom = station.x, foot
        return rect

    def foot(self, station: Station) -> float:
        """Return down to where a bust is seen."""
        edge = self.far - 8.0
        return edge + (self.bust(station).bottom - edge) * station.lean

    def plate(self, station: Station) -> FRect:
        """Return the plate of somebody at a station."""
        has_room = self.is_roomy or self.is_large
        rect = FRect(0, 0, 336.0 if has_room else 228.0, 92.0 if self.is_large else 64.0)
        aside = 0.0 if has_room else 68.0 * (1.0 - station.lean)
        top = self.far - (6.0 if self.is_large else -4.0)
        rect.midtop = station.x - aside, top + 54.0 * station.lean
        return rect

    def caption(self, station: Station, speaker: int) -> FRect | None:
        """Return the place of somebody's last act, over the hat; None for a speaker, who says it
        aloud, and where those words leave no room. It is on the plate where words are large.
        """
        if self.is_large:
            return lines(self.plate(station).inflate(-2 * PADDING, -2 * PADDING))[1]
        if station.lean:
            return None
        spots = sorted(self.across(x) for x in self.rows[len(self.others)])
        nearest = min((b - a for a, b in pairwise(spots)), default=_AT.widest_caption)
        rect = FRect(0, self.top + 2.0, min(_AT.widest_caption, nearest - places.GAP), _AT.caption)
        rect.centerx = station.x
        if speaker in self.others:
            rect = self._clear_of(self.balloon(speaker), rect, speaker)
        if rect.width < _AT.least_caption:
            return None
        return rect.clamp(self.room.inflate(-2 * places.GAP, 0))

    def _clear_of(self, spoken: FRect, rect: FRect, speaker: int) -> FRect:
        """Return the place of a last act clear of words over the table: in the middle over its hat
        if there is room, else between those words and its neighbour, who has less on that side.
        """
        x = rect.centerx
        rest = [one.x for seat, one in self.stations(speaker).items() if seat != speaker]
        width = min(rect.width, 2 * (max(spoken.left - x, x - spoken.right) - places.GAP))
        left, right = x - width / 2, x + width / 2
        # There is no room over a hat beside loud words.
        near = spoken.width / 2 + _AT.least_caption / 2 + places.GAP
        if any(one < x - places.GAP and abs(one - spoken.centerx) < near for one in rest):
            left = max(left, x - _AT.brief_caption / 2)
        elif width < _AT.least_caption:
            left = spoken.right + places.GAP
            beside = (one - _AT.brief_caption / 2 - places.GAP for one in rest if one > x)
            right = min(beside, default=rect.right)
        return FRect(left, rect.top, right - left, rect.height)

    def balloon(self, seat: int) -> FRect:
        """Return the place of a loud word of whoever is in the middle, or sits at the bottom."""
        if seat == self.bottom:
            return sized(330.0, 210.0, bottomleft=(self.own.right + 60.0, self.own.top + 70.0))
        has_room = len(self.others) <= _AT.wide_apart
        foot = max(self.far - (70.0 if has_room else 150.0), self.top + _AT.balloon)
        height = min(264.0 if has_room else 190.0, foot - self.top)
        left = self.axis + (140.0 if has_room else 108.0)
        wide = _AT.wide_balloon if self.is_large and has_room else _AT.wide
        return FRect(left, foot - height, wide * height, height)

    def places(self, tools: int, speaker: int, **others: FRect) -> places.Places:
        """Return the table's places for the shell; the game names those of its own."""
        areas = [places.SeatArea(self.own_plate, places.Form.TALL, None, self.own)]
        for one in self.stations(speaker).values():
            caption = self.caption(one, speaker)
            areas.append(
                places.SeatArea(self.plate(one), places.Form.LINE, caption, self.bust(one))
            )
        return places.frame(self.context, self.room, tools, self._status)(
            seat_areas=tuple(areas), hand=self.own.clip(self.room), note_is_over_actions=False,
            **others,
        )  # fmt: skip


class PictureSlot(plate_slots.Slot):
    """What the score counts."""

    name = "badge"

    def __init__(self, shown: plate_slots.Shown, rect: FRect, picture: str) -> None:
        super().__init__(shown, rect)
        self._picture = picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture."""
        canvas.image(self._picture, self.rect)


def _arranged(
    picture: str, shown: plate_slots.Shown, inner: FRect, context: LayoutContext
) -> plate_slots.Arranged:
    """Arrange emblem, name and score on one line, or more on a tall plate or at large text."""
    if shown.form is places.Form.TALL:
        return _own_arranged(shown, inner, context)
    if places.is_large(context):
        middle, inner = inner.centery, lines(inner)[0]
        if not shown.last_act:
            inner.centery = middle
    # On short plates all else gives way to the name.
    is_short = inner.width < _AT.short
    figure = _AS.short_figure if is_short else _AS.figure
    if places.is_large(context):
        most = inner.height / LINE_SPACING / context.viewport.text_scale
        figure = replace(figure, size=min(figure.size, most))
    gap = 3.0 if is_short else 8.0
    side = min(30.0 if is_short else 48.0, inner.height)
    emblem = FRect(inner.left, inner.centery - side / 2, side, side)
    room = context.texts.measure("00", figure)[0] + 2.0
    number = FRect(inner.right - room - _AT.beside, inner.top, room, inner.height)
    number.inflate_ip(0.0, 0.0 if places.is_large(context) else PADDING)
    slots: list[plate_slots.Slot] = [plate_slots.ScoreSlot(shown, number, figure, has_coin=False)]
    left = emblem.right + gap
    name = FRect(left, inner.top, number.left - emblem.right - 1.5 * gap, inner.height)
    side = min(38.0, inner.height)
    if picture and not places.is_large(context) and name.width - side >= _AT.named:
        name.width -= side
        place = FRect(number.left - side, inner.centery - side / 2, side, side)
        slots.append(PictureSlot(shown, place, picture))
    return plate_slots.Arranged(
        emblem,
        (
            plate_slots.EmblemSlot(shown, emblem),
            plate_slots.NameSlot(shown, name, _AS.name),
            *slots,
        ),
    )


def _own_arranged(
    shown: plate_slots.Shown, inner: FRect, context: LayoutContext
) -> plate_slots.Arranged:
    """Arrange face, name and a large score; on a narrow plate both over the name."""
    line, style = context.texts.line_height(_AS.own_name) + 1.0, _AS.name
    if inner.width < _AT.narrow:
        inner.width -= 12.0
        line, style = min(line, 0.4 * inner.height), replace(_AS.own_name, align="centre")
        name = FRect(inner.left, inner.bottom - line, inner.width, line)
        side = min(_AT.face, name.top - inner.top, 0.6 * inner.width)
        face = FRect(inner.left - 4.0, inner.top, side, side)
        number = FRect(face.right + 4.0, inner.top, inner.right - face.right - 4.0, side)
    else:
        face = FRect(*inner.topleft, _AT.face, _AT.face)
        left = face.right + 12.0
        name = FRect(left, inner.top, inner.right - 12.0 - left, min(line, inner.height / 2))
        number = FRect(inner.right - 106.0, name.bottom, 92.0, inner.bottom - name.bottom)
    score = plate_slots.ScoreSlot(shown, number, _AS.own_figure, has_coin=False)
    return plate_slots.Arranged(face, (plate_slots.NameSlot(shown, name, style), score))


def low(picture: str = "") -> plate_slots.Design:
    """Return low plates; `picture` is what their score counts, beside it."""
    arrange: Callable[..., plate_slots.Arranged] = partial(_arranged, picture)
    return plate_slots.Design(
        arrange, padding=PADDING, stripe=10.0, has_lantern=False, has_face=False
    )


LOW: Final = low()
