"""What loots lie on: planks, and chains: iron rings under all cards, brass ones where two of them
match.

Two round rings: the colour. Two square ones: number or symbol. A round and a square one with a
ruby: both. A sprung ring: a hook has left two cards side by side that don't match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.games.do_not_touch.ui.lanes import Row
from treasure_games.stage.canvas import Canvas

RING: Final = "objects/chain_ring"
_ASPECT: Final = 168 / 120
"""Width of a link by its height."""
_WIDTH: Final = 0.56
"""Width of a link by that of a card, where there is room."""
_LEAST: Final = 0.55
"""How small links become where cards lie close together."""
_RING: Final = 0.3, 0.225
"""Width and height of an iron ring by the width of a card."""
_RING_STEP: Final = 0.7, 0.86
"""From one iron ring to the next, as a share of its width: of a slack chain, and of a taut one."""
_SAG: Final = 0.1
"""How far every other ring of a slack chain hangs lower, as a share of its height."""

_WOOD: Final = 12 / 184, 152 / 184
"""Where the wood begins and ends in the plank's pictures, by their height."""


def draw_plank(canvas: Canvas, rect: FRect) -> None:
    """Draw a board under a loot; its ends are lashed with rope."""
    across = rect.height / (_WOOD[1] - _WOOD[0])
    top = rect.top - _WOOD[0] * across
    end = across * 176 / 184
    led_over = across * 26 / 184
    inner = FRect(rect.left + end, top, rect.width - 2 * end + led_over, across)
    tile = across * 512 / 184
    with canvas.clipped(inner):
        x = inner.left
        while x < inner.right:
            canvas.image("objects/plank_mid", FRect(x, top, tile, across))
            x += tile
    canvas.image("objects/plank_left", FRect(rect.left, top, end, across))
    canvas.image("objects/plank_right", FRect(rect.right - end, top, end, across))


def link_kind(one: int, other: int) -> str:
    """Return what two faces match in: "both", "colour", "symbol" (or number), or "broken"."""
    first, second = FACES[one], FACES[other]
    is_colour = first.colour == second.colour
    is_symbol = (first.number, first.symbol) == (second.number, second.symbol)
    if is_colour and is_symbol:
        return "both"
    if is_colour:
        return "colour"
    return "symbol" if is_symbol else "broken"


def draw_rings(canvas: Canvas, row: Row, pull: float = 0.0) -> None:
    """Draw the iron chain under the cards and a little beyond; at a pull of 1 it is straight."""
    bare = row.field.inflate(-0.2 * row.field.width, 0.0)  # Clear of the plank's lashings.
    area = row.card.union(row.top()) if row.lefts else bare
    width, height = (share * row.card.width for share in _RING)
    viewport = canvas.context.viewport
    ring = canvas.context.assets.image(RING, *viewport.to_pixels(FRect(0, 0, width, height)).size)
    slack, taut = _RING_STEP
    step, left = (slack + pull * (taut - slack)) * width, area.left - width
    top, sag = row.card.bottom - height / 2, _SAG * height * (1.0 - pull)
    count = ceil((area.right + 0.2 * width - left) / step)
    canvas.blits(
        (ring, viewport.point_to_pixels(left + n * step, top + n % 2 * sag)) for n in range(count)
    )


def draw_links(canvas: Canvas, row: Row, loot: Sequence[int], faces: Sequence[int]) -> None:
    """Draw what joins the cards, two by two."""
    for kind, rect in _links(row, loot, faces):
        canvas.image(f"objects/link_{kind}", rect)


def link_rect(row: Row, x: float, step: float) -> FRect:
    """Return where a link lies that joins two cards at this x, `step` away from the one before."""
    width = _WIDTH * row.card.width
    width = max(_LEAST * width, min(width, 0.94 * step))
    return FRect(0, 0, width, width / _ASPECT).move_to(center=(x, row.card.bottom))


def newest_link(row: Row, loot: Sequence[int], faces: Sequence[int]) -> tuple[str, FRect] | None:
    """Return kind and place of the link to the last card; None if there is none."""
    return list(_links(row, loot, faces))[-1] if len(row.lefts) > 1 else None


def _links(row: Row, loot: Sequence[int], faces: Sequence[int]) -> Iterator[tuple[str, FRect]]:
    """Yield kind and place of every link that shows."""
    shown = list(loot)[row.hidden :]
    for index, (left, right) in enumerate(pairwise(row.lefts), start=1):
        rect = link_rect(row, row.card.left + right, right - left)
        yield link_kind(faces[shown[index - 1]], faces[shown[index]]), rect
