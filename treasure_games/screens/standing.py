"""How strong a person is, in words and as a line, and whom to play next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from treasure_games.core.language import N_, plural, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.match.ladder import LEVELS, Estimate, Ladder
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.screens.result.chart import draw_line
from treasure_games.screens.setup.crew import level_title
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Widget

_RUNGS: Final = (
    N_("not yet level with Deckhands"),
    N_("level with Deckhands"),
    N_("between Deckhands and Mates"),
    N_("level with Mates"),
    N_("between Mates and Captains"),
    N_("level with Captains"),
    N_("stronger than Captains"),
)
_NEXT: Final = {"mate": N_("Mates next?"), "captain": N_("Captains next?")}
_TOO_EARLY: Final = N_("A few more matches will tell how strong you are here.")
_STILL: Final = 0.03
"""A smaller change of strength is none."""
_MARK: Final = TextStyle(20.0, Face.ITALIC, "sepia")
_LINE, _DOT = 4.0, 7.0
_SMOOTH: Final = 2


def standing(ladder: Ladder, estimate: Estimate) -> str:
    """Return how strong somebody is, as the end of a sentence."""
    return _(_RUNGS[ladder.rung(estimate)] if estimate.is_sure else N_("still hard to judge"))


def lone_person(seats: Sequence[Seat]) -> str | None:
    """Return the name of the only person among computers; None if there is none."""
    people = [seat.name for seat in seats if seat.is_human]
    return people[0] if len(people) == 1 < len(seats) else None


def made_even(ladder: Ladder, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats with the levels that make it even for the only person, weakest first."""
    name = lone_person(seats)
    levels = () if name is None else ladder.even_levels(ladder.now(name), len(seats) - 1)
    return with_levels(seats, levels) if levels else tuple(seats)


def with_levels(seats: Sequence[Seat], levels: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats with these levels for the computers, in order."""
    left = iter(levels)
    return tuple(seat if seat.is_human else replace(seat, level=next(left)) for seat in seats)


def invitation(ladder: Ladder, seats: Sequence[Seat]) -> str:
    """Return how strong the only person is and which company makes it even; "" for several people,
    or while nobody can tell.
    """
    name = lone_person(seats)
    if name is None or not ladder.now(name).is_sure:
        return ""
    text = translate_plural(
        "You are {standing} here: {company} makes it even.",
        "You are {standing} here: {company} make it even.",
        len(seats) - 1,
    )
    levels = ladder.even_levels(ladder.now(name), len(seats) - 1)
    counts = {
        "deckhand": plural("{count} Deckhand", "{count} Deckhands", levels.count("deckhand")),
        "mate": plural("{count} Mate", "{count} Mates", levels.count("mate")),
        "captain": plural("{count} Captain", "{count} Captains", levels.count("captain")),
    }
    company = _(" and ").join(counts[level] for level in LEVELS if level in levels)
    return text.format(standing=standing(ladder, ladder.now(name)), company=company)


class Climb(NamedTuple):
    """What a finished match says about the strength of the only person in it, in a sentence; and
    after a victory whom to play next, and the words that offer it. "" where there is nothing.
    """

    told: str
    offer: str
    seats: tuple[Seat, ...]

    @classmethod
    def of(cls, ladder: Ladder, match: Match) -> Climb:
        """Look at a match as the ladder counts it."""
        name = lone_person(match.seats)
        career = ladder.career(name or "")
        if name is None or career[-1].match != match.identity:
            told = ladder.uncounted.get(match.identity, "") if name else ""
            return cls(_(told) if told else "", "", match.seats)
        outcome, levels = match.outcome(), [one.level for one in match.seats if not one.is_human]
        level = ladder.next_level(career[-1], levels)
        if not outcome or not level or outcome.winners != match.human_seats:
            return cls(_moved(ladder, *career[-2:]), "", match.seats)
        following = [max(one, level, key=LEVELS.index) for one in levels]
        seats = with_levels(match.seats, following)
        return cls(_moved(ladder, *career[-2:]), _(_NEXT[level]), seats)


def _moved(ladder: Ladder, before: Estimate, after: Estimate) -> str:
    if not after.is_sure:
        return _(_TOO_EARLY)
    change = after.mean - before.mean
    if abs(change) < _STILL:
        text = _("As strong as before: you are {standing} here.")
    elif change > 0:
        text = _("A step up: you are {standing} here.")
    else:
        text = _("A step back: you are {standing} here.")
    return text.format(standing=standing(ladder, after))


def career_line(name: str, heights: Sequence[float]) -> Row:
    """Return a line through these heights of `Ladder.height`, beside the three levels' names."""
    marks = [Label(level_title(one), _MARK, f"{name}.{one}") for one in reversed(LEVELS)]
    return Row(_Line(heights).growing(), Column(*marks, gap=0.0), gap=12.0)


class _Line(Widget):
    """The line with a dot at its end. Each level has a third of the height, with a mark in its
    middle.
    """

    def __init__(self, heights: Sequence[float]) -> None:
        super().__init__()
        self._heights = heights

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks, and the line drawn larger and smoothed."""
        rect, palette = self.rect, canvas.context.theme.palette
        for level in range(len(LEVELS)):
            y = rect.top + rect.height * _down(level)
            canvas.line((rect.left, y), (rect.right, y), palette.parchment_shade, 1.6)
        pixels = canvas.context.viewport.to_pixels(rect)
        key = "career", tuple(self._heights), pixels.size
        line = canvas.context.assets.keep(key, lambda: self._drawn(canvas, pixels))
        canvas.blit(line, pixels.topleft)

    def _drawn(self, canvas: Canvas, pixels: Rect) -> Surface:
        sheet = Surface((pixels.width * _SMOOTH, pixels.height * _SMOOTH), pygame.SRCALPHA)
        scale, ink = canvas.context.viewport.scale * _SMOOTH, canvas.context.theme.palette.rubric
        field = FRect(sheet.get_rect()).inflate(-2 * _DOT * scale, -2 * _DOT * scale)
        across = field.width / max(1, len(self._heights) - 1)
        points = [
            (field.left + across * number, field.top + field.height * _down(height))
            for number, height in enumerate(self._heights)
        ]
        draw_line(sheet, points, ink, _LINE * scale)
        pygame.draw.circle(sheet, ink, points[-1], _DOT * scale)
        return pygame.transform.smoothscale(sheet.premul_alpha(), pixels.size)


def _down(height: float) -> float:
    """Return how far below the upper edge a height is drawn, as a share from 0 to 1."""
    return min(1.0, max(0.0, (len(LEVELS) - 0.5 - height) / len(LEVELS)))
