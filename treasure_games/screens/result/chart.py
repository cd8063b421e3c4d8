"""The course of the scores as a curve for each seat, with its turning point, in ink on paper."""

import math
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, count, pairwise, starmap
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.screens.result.story import Story
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.theme import Colour

_AT, _AS = look_beside(__file__)
_DASHES: Final = ((), (16, 12), (4, 8), (22, 5), (10, 10), (3, 14), (26, 14), (14, 4))
"""How each emblem's line is broken by ink: stroke and gap, none for a whole one."""
_SMOOTH: Final = 2
_MOST_TICKS: Final = 4
Point = tuple[float, float]
Line = tuple[int, Sequence[Point], tuple[int, ...]]
"""The emblem of a seat, the points of its line, and how that is broken."""


class Chart:
    """The curve of a story in a rectangle; `draw` shows its first part."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._scores = story.course.scores
        everything = [score for scores in self._scores for score in scores]
        self._low, self._high = min(0, *everything), max(1, *everything)

    def draw(self, canvas: Canvas, rect: FRect, share: float = 1.0, cross: float = 1.0) -> None:
        """Draw axes, the first `share` of all lines, the emblems at their ends, the cross."""
        scale = canvas.context.viewport.text_scale
        field = FRect(rect)
        field.left += self._figures(canvas) + 10.0
        field.width -= self._figures(canvas) + 10.0 + _AT.emblem + _AT.beside + 2.0
        field.top += _AT.emblem / 2
        field.height -= _AT.emblem / 2 + 28.0 * scale
        self._draw_axes(canvas, rect, field)
        self._draw_lines(canvas, field, share)
        if share >= 1.0:
            self._draw_emblems(canvas, field)
        if cross > 0.0:
            self._draw_cross(canvas, field, cross)

    def _figures(self, canvas: Canvas) -> float:
        texts = canvas.context.texts
        return max(texts.measure(str(value), _AS.figure)[0] for value in (self._low, self._high))

    def _point(self, field: FRect, sample: int, seat: int) -> Point:
        across = sample / max(1, len(self._scores) - 1)
        return field.left + across * field.width, self._height(field, self._scores[sample][seat])

    def _height(self, field: FRect, score: float) -> float:
        return field.bottom - field.height * (score - self._low) / (self._high - self._low)

    def _draw_axes(self, canvas: Canvas, rect: FRect, field: FRect) -> None:
        palette, texts = canvas.context.theme.palette, canvas.context.texts
        high = texts.line_height(_AS.figure)
        for value in ticks(self._low, self._high):
            y = self._height(field, value)
            canvas.line((field.left, y), (field.right, y), palette.parchment_shade, 1.4)
            place = FRect(rect.left, y - high / 2, field.left - 10.0 - rect.left, high)
            canvas.text(str(value), _AS.figure, place)
        canvas.line(field.bottomleft, field.bottomright, palette.ink, 2.4)
        canvas.line(field.topleft, field.bottomleft, palette.ink, 2.4)
        course, below = self._story.course, FRect(0.0, field.bottom + 4.0, 0.0, high)
        wide = texts.measure(course.unit, _AS.axis)[0]
        taken = field.right - wide - 8.0
        canvas.text(course.unit, _AS.axis, FRect(field.right - wide, below.top, wide, high))
        for number in ticks(1, max(1, course.numbers[-1])):
            sample = course.numbers.index(number) if number in course.numbers else 0
            x = field.left + field.width * sample / max(1, len(self._scores) - 1)
            half = texts.measure(str(number), _AS.below)[0] / 2
            if number and x + half < taken:
                figure = FRect(x - half, below.top, 2 * half, high)
                canvas.text(str(number), _AS.below, figure)

    def _draw_lines(self, canvas: Canvas, field: FRect, share: float) -> None:
        pixels = canvas.context.viewport.to_pixels(field.inflate(2 * _AT.line, 2 * _AT.line))
        key = "result_curve", self._scores, pixels.size
        drawn = canvas.context.assets.keep(key, lambda: self._lines(canvas.context, field, pixels))
        seen = Rect(0, 0, round(pixels.width * share), pixels.height)
        canvas.blit(drawn, pixels.topleft, seen)

    def _lines(self, context: LayoutContext, field: FRect, pixels: Rect) -> Surface:
        """Return the lines of all; in a crowd those of winners and hero, and the others faint."""
        story, everybody = self._story, self._story.ranking
        is_crowd = len(everybody) >= _AT.crowd
        chief = {*story.outcome.winners, story.hero} if is_crowd else {*everybody}
        others = [self._line(field, seat) for seat in everybody if seat not in chief]
        lines = [self._line(field, seat) for seat in everybody if seat in chief]
        faint, strong = (smooth_lines(context, part, pixels) for part in (others, lines))
        faint.fill([round(255 * _AT.faint)] * 4, special_flags=pygame.BLEND_RGBA_MULT)
        faint.blit(strong, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return faint

    def _line(self, field: FRect, seat: int) -> Line:
        emblem = self._story.seats[seat].emblem
        points = [self._point(field, sample, seat) for sample in range(len(self._scores))]
        return emblem, points, _DASHES[emblem]

    def _draw_emblems(self, canvas: Canvas, field: FRect) -> None:
        """Draw emblems at the ends of the lines, moved apart where scores are close."""
        side = min(_AT.emblem, (field.height + _AT.emblem) / len(self._story.seats))
        places: list[float] = []
        order = [*reversed(self._story.ranking)]
        for seat in order:
            y = self._height(field, self._scores[-1][seat])
            places.append(max(y, places[-1] + side) if places else y)
        limit = field.bottom + _AT.emblem / 2
        for index in reversed(range(len(places))):
            places[index] = min(places[index], limit)
            limit = places[index] - side
        for seat, y in zip(order, places, strict=True):
            emblem = self._story.seats[seat].emblem
            place = FRect(field.right + _AT.beside, y - side / 2, side, side)
            canvas.image(canvas.context.theme.seats[emblem].emblem_image, place)

    def _draw_cross(self, canvas: Canvas, field: FRect, share: float) -> None:
        """Draw the cross on the further edge of the field, with a line to where it belongs."""
        turning = self._story.course.lead_change
        if turning is None:
            return
        x, y = self._point(field, turning.sample, turning.winner)
        side = _AT.cross * (2.0 - share)
        place = sized(side, side, midtop=(x, field.top - _AT.emblem / 2))
        if y < field.centery:
            place.bottom = field.bottom
        place.right = min(place.right, field.right + _AT.beside - 2.0)  # clear of the emblems
        canvas.line((x, y), (x, place.centery), canvas.context.theme.palette.rubric, 2.4)
        canvas.image("result/cross", place)


def round_step(span: int, most: int) -> int:
    """Return the first of 1, 2, 5, 10, 20, 50... of which `most` reach so far."""
    steps: Iterator[int] = (digit * 10**power for power in count() for digit in (1, 2, 5))
    return next(step for step in steps if span <= step * most)


def ticks(low: int, high: int) -> list[int]:
    """Return a few round numbers from `low` to `high`, with 0 or the lowest first."""
    step = round_step(high - low, _MOST_TICKS)
    return [*range(math.ceil(low / step) * step, high + 1, step)]


def smooth_lines(context: LayoutContext, lines: Iterable[Line], pixels: Rect) -> Surface:
    """Return lines within these pixels, drawn larger and smoothed."""
    scale, theme = context.viewport.scale * _SMOOTH, context.theme
    sheet = Surface((pixels.width * _SMOOTH, pixels.height * _SMOOTH), pygame.SRCALPHA)
    left, top = pixels.left * _SMOOTH, pixels.top * _SMOOTH
    for emblem, places, dashes in lines:
        points = [(x * scale - left, y * scale - top) for x, y in places]
        _draw_line(sheet, points, theme.palette.ink, (_AT.line + _AT.edge) * scale)
        _draw_line(sheet, points, theme.seats[emblem].colour, _AT.line * scale)
        for dash in _dashed(points, dashes, scale):
            _draw_line(sheet, dash, theme.palette.ink, _AT.line * 0.6 * scale)
    return pygame.transform.smoothscale(sheet.premul_alpha(), pixels.size)


def _draw_line(surface: Surface, points: Sequence[Point], colour: Colour, width: float) -> None:
    """Draw a line with round joints."""
    for start, end in pairwise(points):
        pygame.draw.line(surface, colour, start, end, round(width))
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)


def _dashed(points: Sequence[Point], dash: tuple[int, ...], scale: float) -> Iterator[list[Point]]:
    """Yield the strokes of a broken line."""
    ways = [0.0, *accumulate(starmap(math.dist, pairwise(points)))]

    def at(way: float) -> Point:
        after = min(max(1, bisect(ways, way)), len(ways) - 1)
        share = (way - ways[after - 1]) / (ways[after] - ways[after - 1] or 1.0)
        (left, top), (right, foot) = points[after - 1 : after + 1]
        return left + share * (right - left), top + share * (foot - top)

    way = 0.0
    while dash and way < ways[-1]:
        end = min(way + dash[0] * scale, ways[-1])
        joints = (point for point, far in zip(points, ways, strict=True) if way < far < end)
        yield [at(way), *joints, at(end)]
        way += sum(dash) * scale
