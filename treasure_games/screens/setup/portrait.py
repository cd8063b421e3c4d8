"""Faces and flags of the set-up: in the ring of their owner, greyed where taken, carved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.theme import Colour
from treasure_games.table.seat_face import SeatFace

_SMOOTH: Final = 4
"""Rings are drawn larger by this, then scaled down: pygame's own have steps."""
_TAKEN: Final = 105
"""Brightness of a face that sits elsewhere, 0 to 255."""


def draw_seated(canvas: Canvas, seat: Seat, rect: FRect) -> None:
    """Draw who sits there: the face in a ring of the seat's colour, the emblem at its foot."""
    colour = canvas.context.theme.seats[seat.emblem].colour
    draw_ring(canvas, rect, colour, rect.width * 0.045)
    face = SeatFace(seat, rect.width)
    face.place(rect.inflate(-rect.width * 0.09, -rect.width * 0.09), canvas.context)
    face.draw(canvas)


def draw_portrait(canvas: Canvas, persona: str, rect: FRect, *, is_taken: bool) -> None:
    """Draw a face in its bezel, grey if somebody has it."""
    parts = ((f"portraits/{persona}_calm", rect.scale_by(0.9)), ("objects/bezel", rect))
    for name, place in parts:
        _draw_grey(canvas, name, place) if is_taken else canvas.image(name, place)


def draw_flag(canvas: Canvas, emblem: int, rect: FRect, *, is_taken: bool) -> None:
    """Draw an emblem, grey if somebody sails under it."""
    name = canvas.context.theme.seats[emblem].emblem_image
    _draw_grey(canvas, name, rect) if is_taken else canvas.image(name, rect)


def draw_carved(canvas: Canvas, emblem: int, rect: FRect, strength: float) -> None:
    """Draw an emblem as if cut into the chair, without colours."""
    name = canvas.context.theme.seats[emblem].emblem_image
    level = round(255 * strength)

    def carve(picture: Surface) -> Surface:
        carved = pygame.transform.grayscale(picture)
        carved.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return carved

    _draw_changed(canvas, name, rect, ("carved", level), carve)


def draw_ring(canvas: Canvas, rect: FRect, colour: Colour, width: float) -> None:
    """Draw a smooth circle inside a square."""
    pixels = canvas.context.viewport.to_pixels(rect)
    thick = max(1, canvas.context.viewport.px(width))

    def make() -> Surface:
        large = Surface((pixels.width * _SMOOTH, pixels.height * _SMOOTH), pygame.SRCALPHA)
        pygame.draw.ellipse(large, (*colour, 255), large.get_rect(), thick * _SMOOTH)
        return pygame.transform.smoothscale(large.premul_alpha(), pixels.size)

    key = ("ring", pixels.size, colour, thick)
    canvas.blit(canvas.context.assets.keep(key, make), pixels)


def draw_pattern(canvas: Canvas, emblem: int, rect: FRect) -> None:
    """Draw a seat's pattern lying, as a bar."""
    name = canvas.context.theme.seats[emblem].pattern_image
    pixels = canvas.context.viewport.to_pixels(rect)
    assets = canvas.context.assets
    bar = assets.keep(
        ("bar", name, pixels.size),
        lambda: pygame.transform.rotate(assets.once(name, pixels.height, pixels.width), 90),
    )
    canvas.blit(bar, pixels)


def _draw_grey(canvas: Canvas, name: str, rect: FRect) -> None:
    def grey(picture: Surface) -> Surface:
        dull = pygame.transform.grayscale(picture)
        dull.fill((_TAKEN, _TAKEN, _TAKEN, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return dull

    _draw_changed(canvas, name, rect, ("grey",), grey)


def _draw_changed(
    canvas: Canvas,
    name: str,
    rect: FRect,
    key: tuple[object, ...],
    change: Callable[[Surface], Surface],
) -> None:
    """Draw a picture as `change` makes it, once for each size."""
    pixels, assets = canvas.context.viewport.to_pixels(rect), canvas.context.assets
    made = assets.variants.keep(
        (*key, name, pixels.size), lambda: change(assets.image(name, *pixels.size))
    )
    canvas.blit(made, pixels)
