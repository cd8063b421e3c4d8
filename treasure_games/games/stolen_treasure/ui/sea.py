"""What is drawn of the table besides cards: sea, sandbanks, raft and piles, the trail."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect, Surface

from treasure_games.core.language import translate
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.ui.banks import PALMS, Bank
from treasure_games.games.stolen_treasure.ui.cards import back, crop
from treasure_games.games.stolen_treasure.ui.layout import (
    LEFT_LOW,
    PIRACY_AT,
    RIGHT_LOW,
    Layout,
    is_cleared,
    is_dug,
)
from treasure_games.stage.boxes import Box
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import TextStyle
from treasure_games.stage.turner import draw_sprites
from treasure_games.table.fitting import Passage, plate_line
from treasure_games.table.pieces.brass import brass_box, cast, draw_brass
from treasure_games.table.pieces.pile import Pile

_ = translate
_ART: Final = "stolen_treasure"
_MOUND: Final = (1.38, 52.0 / 152.0, 0.82)
"""Width of a mound by that of its card, its height by its width, its foot by its height."""
_MONSTERS: Final = {LEFT_LOW: ("serpent", 384 / 860), RIGHT_LOW: ("whale", 384 / 672)}
"""By place, with the height by the width."""
_FAINT: Final = 0.8
_COUNT: Final = TextStyle(28.0, Face.BOLD, "pearl", "centre", is_tabular=True)
_DISCARDED: Final = "{count}"
_OF: Final = TextStyle(27.0, Face.REGULAR, "pearl", "centre")
_TIMES: Final = TextStyle(24.0, Face.BOLD, "pearl", "centre")


class Sea:
    """The picture under everything, kept by the table.

    It is as large as the window, and drawn only where something else comes to rest: in the cache of
    all pictures it would be the first to go, and push out many others when it comes back.
    """

    def __init__(self) -> None:
        self._kept: Cache[Surface] = Cache(1)

    def draw(self, canvas: Canvas, room: FRect) -> None:
        """Draw it in the whole room."""
        pixels = canvas.context.viewport.to_pixels(room)
        cover = partial(canvas.context.assets.cover_once, f"{_ART}/sea", *pixels.size)
        canvas.blit(self._kept.keep(pixels.size, cover), pixels)


def draw_under(canvas: Canvas, layout: Layout, view: View, sway: int) -> None:
    """Draw what lies on the sea, under the cards; palms and foam are moved by the sway."""
    _draw_monsters(canvas, layout)
    for seat in layout.order[1:]:
        _draw_bank(canvas, layout.banks[seat], seat, sway)
    if is_dug(view):
        _draw_bank(canvas, layout.dug, view.victims[0], sway)
    elif canvas.touches(layout.raft):
        canvas.image(f"{_ART}/raft", layout.raft)
        if not view.wager:
            _draw_piles(canvas, layout, view)
    _draw_bank(canvas, layout.banks[layout.bottom], layout.bottom, sway)
    if canvas.touches(layout.own_bank):
        if not view.wager:
            _draw_signs(canvas, layout)
        canvas.image(f"{_ART}/x_great", layout.cross)
        _draw_dashes(canvas, layout, "trail_dash", -1.0, 1.0)


def _draw_monsters(canvas: Canvas, layout: Layout) -> None:
    """Draw what charts have in empty waters; both look to the middle."""
    for place, water in layout.empty_waters():
        name, high = _MONSTERS[place]
        monster = Sprite(f"chart/decal_{name}", *water.center, water.width, high * water.width,
                         alpha=_FAINT, has_shadow=False)  # fmt: skip
        if canvas.touches(water):
            draw_sprites(canvas, [monster])


def _draw_piles(canvas: Canvas, layout: Layout, view: View) -> None:
    for pile, rect in enumerate(layout.piles):
        family = PIRACY if pile == PIRACY_AT else TREASURE
        one = Pile(f"pile{pile}", rect, layout.counts[pile])
        if view.piles[pile]:
            one.draw_deck(canvas, back(family), len(view.piles[pile]))
        else:
            one.draw_empty(canvas)
    for discards, cards in zip(layout.discards, view.discards, strict=True):
        if not cards:
            discards.draw_empty(canvas)


def _draw_bank(canvas: Canvas, bank: Bank, seat: int, sway: int) -> None:
    canvas.image(f"{_ART}/{bank.sand.picture}", bank.rect)
    for number, palm in _palms(bank):
        canvas.image(f"{_ART}/palm_{number}", palm.move(sway, 0.0))
    for index, foam in enumerate(_foam(bank)):
        canvas.image(f"{_ART}/foam_{(seat + index) % 3 + 1}", foam.move(-sway, 0.0))


def _palms(bank: Bank) -> Iterator[tuple[int, FRect]]:
    sand = bank.sand
    across, down = bank.rect.width / sand.wide, bank.rect.height / sand.high
    for number, x, y in sand.palms:
        width, height, foot_x, foot_y = PALMS[number]
        left = bank.rect.left + x * across - foot_x * down
        top = bank.rect.top + (y - foot_y) * down
        yield number, FRect(left, top, width * down, height * down)


def _foam(bank: Bank) -> Iterator[FRect]:
    """Yield the places of waves that break before a bank."""
    for index in range(2):
        foam = FRect(0, 0, 190.0, 40.0)
        x = bank.rect.left + bank.rect.width * (0.3 + 0.42 * index)
        foam.center = x, bank.rect.bottom - 4.0
        yield foam


def _draw_signs(canvas: Canvas, layout: Layout) -> None:
    sign = layout.sign
    down = sign.height / 150.0
    canvas.image(f"{_ART}/sign", FRect(sign.left - 16, sign.top - 8 * down, 264, 196 * down))
    goal = layout.goal
    down = goal.height / 46.0
    canvas.image(f"{_ART}/sign_target", FRect(goal.left - 10, goal.top - 6 * down, 124, 76 * down))


def draw_way(canvas: Canvas, layout: Layout, share: float, ahead: float) -> None:
    """Draw the trail as far as the own score has come, and on to what an act would make of it."""
    _draw_dashes(canvas, layout, "trail_dash_done", -1.0, share)
    _draw_dashes(canvas, layout, "trail_dash_ahead", share, ahead)


def _draw_dashes(canvas: Canvas, layout: Layout, picture: str, after: float, until: float) -> None:
    """Draw the dashes of the trail after one share of it and up to another, at once: they are many,
    and drawn again with whatever rests on them.
    """
    image = canvas.context.assets.image
    blits = [
        (image(f"{_ART}/{picture}", *pixels.size), pixels.topleft)
        for share, pixels in layout.trail.dashes
        if after < share <= until
    ]
    canvas.blits(blits)


def draw_over(canvas: Canvas, layout: Layout, view: View, fresh: int) -> None:
    """Draw what lies over the cards at rest: sand before the buried ones, counts; no X below a
    `fresh` card.
    """
    for seat in layout.order:
        if canvas.touches(layout.bank_of(view, seat).rect):
            for index, (card, rect, count) in enumerate(layout.heaps(view, seat)):
                _draw_mound(canvas, layout, rect, index)
                if seat == layout.bottom and card != fresh:
                    canvas.image(f"{_ART}/x_small", cross_below(layout, rect))
                if count > 1:
                    _draw_times(canvas, rect, count)
    if not is_cleared(view):
        for passage in _counts(canvas.context, layout, view):
            if canvas.touches(passage.rect):
                passage.draw(canvas)
        for pile, cards in zip(layout.discards, view.discards, strict=True):
            pile.draw_count(canvas, _DISCARDED, len(cards))
    if canvas.touches(layout.goal) and not view.wager:
        for passage in _goal(canvas.context, layout, view):
            passage.draw(canvas)


def _draw_mound(canvas: Canvas, layout: Layout, card: FRect, index: int) -> None:
    """Draw the sand before a buried card."""
    across, shape, foot = _MOUND
    wide = across * card.width
    mound = FRect(0, 0, wide, wide * shape)
    mound.midtop = card.centerx, crop(card).bottom + 5.0 * layout.unit - foot * mound.height
    canvas.image(f"{_ART}/mound_{index % 3 + 1}", mound)


def cross_below(layout: Layout, card: FRect) -> FRect:
    """Return the place of the small X below a buried card of the own bank."""
    cross = FRect(0, 0, 0.34 * card.width, 0.34 * card.width)
    cross.center = card.centerx, crop(card).bottom + 15.0 * layout.unit
    return cross


def _draw_times(canvas: Canvas, card: FRect, count: int) -> None:
    text = f"×{count}"
    # As a part of the picture: larger words would cover the values beside them.
    style = replace(_TIMES, size=_TIMES.size / max(1.0, canvas.context.viewport.text_scale))
    wide, high = canvas.context.texts.measure(text, style)
    plate = FRect(0, 0, wide + 14.0, high + 2.0)
    plate.bottomright = card.right + 6.0, crop(card).bottom - 8.0
    canvas.fill(plate, canvas.context.theme.palette.walnut_dark, 0.85)
    canvas.text(text, style, plate)


def draw_total(canvas: Canvas, layout: Layout, total: int, goal: int) -> None:
    """Draw the own total on its sign."""
    if canvas.touches(layout.sign):
        number, words = _total(canvas.context, layout, total, goal)
        draw_brass(canvas, number)
        words.draw(canvas)


def _total(
    context: LayoutContext, layout: Layout, total: int, goal: int
) -> tuple[Passage, Passage]:
    sign = layout.sign.inflate(-20.0, -14.0)
    line = min(0.3 * sign.height, 1.3 * context.texts.line_height(_OF))
    room = FRect(sign.left, sign.top, sign.width, sign.height - line)
    number = cast(
        context, figure(total), min(72.0 * layout.unit, 0.8 * room.height), "centre", room
    )
    foot = FRect(sign.left, room.bottom, sign.width, line)
    text = _("of {goal}").format(goal=goal)
    return number, Passage(*plate_line(context, text, _OF, *foot.size), foot)


def _goal(context: LayoutContext, layout: Layout, view: View) -> Iterator[Passage]:
    yield Passage(*plate_line(context, str(view.house.target), _COUNT, *layout.goal.size),
                  FRect(layout.goal))  # fmt: skip


def _counts(context: LayoutContext, layout: Layout, view: View) -> Iterator[Passage]:
    for rect, cards in zip(layout.counts, view.piles, strict=True):
        yield Passage(*plate_line(context, str(len(cards)), _COUNT, *rect.size), FRect(rect))


def boxes(context: LayoutContext, layout: Layout, view: View, total: int) -> list[Box]:
    """Return the boxes of all words on the table, for the layout check."""
    found = []
    if not is_cleared(view):
        counts = enumerate(_counts(context, layout, view))
        found += [passage.box(context, f"pile{index}.count") for index, passage in counts]
        for pile, cards in zip(layout.discards, view.discards, strict=True):
            found.append(pile.box(context, _DISCARDED, len(cards)))
    if view.wager:
        return found
    number, words = _total(context, layout, total, view.house.target)
    found += [brass_box(context, number, "sign.total"), words.box(context, "sign.goal")]
    return [*found, *(one.box(context, "goal") for one in _goal(context, layout, view))]
