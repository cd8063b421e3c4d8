"""The lanes of the loots: of a rival a plate, below or beside it a row of cards on a plank.

A chain joins the cards: iron rings under all of them, brass ones where two match. Two round rings:
the colour. Two square ones: number or symbol. A round and a square one with a ruby: both. A sprung
ring: a hook has left two cards side by side that don't match.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple
from pygame import FRect

from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.games.do_not_touch.ui.faces import ASPECT
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.table.pieces.brass import Figure
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.places import GAP, Form, SeatArea

EDGE: Final = 24.0
STRIPE: Final = 16.0
"""Width of the stripe with the seat's pattern on a plate."""
_AT, _AS, _OF = sized_look_beside(__file__)
CROWD: Final = 4
"""From so many rivals on some sit beside the deck, and all have less room."""


class Measure(Struct, frozen=True):
    """How the cards of a row lie. Steps and the last card's growth are shares of a card's size."""

    height: float
    step: float = 0.85
    """From one card to the next, where there is room."""
    strip: float = 0.31
    """The narrowest step at which a card's strip is readable."""
    last: float = 1.25
    """How much larger the last card is, the open end of the row."""
    least: float = 1.0
    """To what share of their size cards shrink before the oldest become a pack."""
    widths: float = 5.0
    """The least width of a room in cards."""
    bare: float = 0.0
    """Cards whose steps were narrower show no sliver of their pictures, but their strips alone."""


class Row(Struct, frozen=True):
    """A row of cards in the middle of its room, whose lower edge is their foot."""

    field: FRect
    card: FRect
    """The first card; the others are further right."""
    lefts: tuple[float, ...]
    """How far right of it each visible card is: the last one larger, the others in equal steps."""
    hidden: int
    """The number of cards under the first one, the top of a pack of the oldest."""
    growth: float
    """How much larger the last card is."""
    following: float
    """From the right end of the last card to that of one more."""

    @classmethod
    def of(cls, field: FRect, count: int, measure: Measure, ahead: float = 0.0) -> "Row":
        """Return a row with room for one more card; a long one goes `ahead` beyond its field."""
        ahead += field.width
        width = _width(ahead, count, measure)
        shares = measure.strip, measure.last, measure.step
        strip, last, following = (share * width for share in shares)
        room = ahead - following
        shown = min(count, 1 + max(0, int((room - last) / strip + 0.001)))
        step = min(following, (room - last) / max(1, shown - 1))
        step = strip if step < measure.bare * width else step
        across = (shown - 1) * step + last if count else 0.0
        left = max(field.left, field.centerx - (across or width) / 2)
        left = min(left, field.left + room - across)
        height = width / ASPECT
        card = FRect(left, field.bottom - height, width, height)
        lefts = tuple(step * index for index in range(shown))
        return cls(field, card, lefts, count - shown, measure.last, following)

    def rect(self, index: int) -> FRect:
        """Return the area of the visible card of this index."""
        card = self.card.move(self.lefts[index], 0)
        if index % len(self.lefts) == len(self.lefts) - 1:
            size = card.width * self.growth, card.height * self.growth
            return FRect((0, 0), size).move_to(bottomleft=card.bottomleft)
        return card

    def slot(self) -> FRect:
        """Return the place of one more card."""
        if not self.lefts:
            return self.card
        return self.card.move(self.top().right + self.following - self.card.right, 0)

    def top(self) -> FRect:
        """Return the area of the last card; the first place if there is none."""
        return self.rect(-1) if self.lefts else self.card

    def area(self) -> FRect:
        """Return the area of all cards and of one more."""
        return self.card.union(self.top()).union(self.slot())

    def card_at(self, cards: Sequence[int], x: float, y: float) -> int | None:
        """Return the uppermost card at a point."""
        shown = reversed(list(enumerate(cards[self.hidden :])))
        return next((card for at, card in shown if self.rect(at).collidepoint(x, y)), None)

    def poses(
        self, cards: Sequence[int], image: Callable[[int], str], full_height: float
    ) -> Mapping[int, Pose]:
        """Return the poses of all visible cards, and of the one below the pack's top.

        `full_height` is the height of a card at scale 1.
        """
        poses = {}
        for number in range(max(0, self.hidden - 1), len(cards)):
            rect, card = self.rect(max(0, number - self.hidden)), cards[number]
            scale = rect.height / full_height
            poses[card] = Pose(*rect.center, scale, 0.0, image(card), _AT.depth + number)
        return poses

    def draw_stack(self, canvas: Canvas, words: str) -> None:
        """Draw what is said of the cards hidden in the pack, over its lower edge."""
        if not self.hidden:
            return
        width, height = canvas.context.texts.measure(words, _AS.stack)
        plate = FRect(0, 0, max(44.0, width + 18), max(32.0, height + 4))
        plate.midbottom = self.card.left + plate.width / 2 - 14, self.card.bottom - 6
        plate.left = max(plate.left, self.field.left)
        skin.draw_panel(canvas, plate, "plate")
        Figure(words, _AS.stack, plate).draw(canvas)


def _width(room: float, count: int, measure: Measure) -> float:
    """Return the width of the cards of a row: they shrink before the oldest become a pack."""
    width = min(measure.height * ASPECT, room / measure.widths)
    needed = max(0, count - 1) * measure.strip + measure.last + measure.step
    return max(measure.least * width, min(width, room / needed))


class Lane(Struct, frozen=True):
    """Where a seat's chain lies: `room` for its cards, whose lower edge is their foot."""

    room: FRect
    measure: Measure
    wood: FRect
    ahead: float = 0.0
    """How far a long chain goes beyond the right end of its room."""

    def row(self, count: int) -> Row:
        """Return so many cards as they lie there."""
        return Row.of(self.room, count, self.measure, self.ahead)

    @property
    def card_top(self) -> float:
        """Return the upper edge of all cards but the last."""
        return self.room.bottom - self.measure.height


class Sizes(Struct, frozen=True):
    """Heights in a lane."""

    plate: float
    cards: float
    wood: float
    below: float
    """From the feet of the cards to the lower edge of the wood."""
    gap: float
    """From the plate to the last card, which is larger than the others."""

    def grown(self, by: float) -> "Sizes":
        """Return all of them so many times as large."""
        return Sizes(*(by * height for height in astuple(self)))

    @property
    def chain(self) -> float:
        """Return the height of the last card and of what is below it."""
        return Measure(self.cards).last * self.cards + self.below


_USUAL: Final = Sizes(106.0, 154.0, 66.0, 34.0, 6.0)
_CROWDED: Final = Sizes(88.0, 114.0, 40.0, 24.0, 4.0)
_ALONE: Final = Sizes(170.0, 190.0, 76.0, 38.0, 0.0)


class Rivals:
    """The lanes of so many rivals below `top`, clockwise from the lower left."""

    def __init__(self, room: FRect, rivals: int, top: float, grown: float, *, told: bool) -> None:
        """Lay them out; `told` is True if the plates have room for what was done last."""
        self.is_crowd = rivals >= CROWD
        sizes = _CROWDED if self.is_crowd else _ALONE if rivals == 1 else _USUAL
        self._sizes, self._told, self.top = sizes.grown(grown), told, top
        beside = rivals == 1
        height = self._sizes.chain + (0.0 if beside else self._sizes.plate + self._sizes.gap)
        blocks = _blocks(room, rivals, top, height)
        self.upper = top + height
        """The foot of the upper row."""
        self.foot = max(block.bottom for block in blocks)
        """The foot of all."""
        self.inner = blocks[-1].left
        """The left edge of the last one, beside the deck if there is a crowd."""
        laid = [self._flat(block, room) if beside else self._high(block) for block in blocks]
        self.areas = tuple(area for area, _lane in laid)
        self.lanes = tuple(lane for _area, lane in laid)

    def _high(self, block: FRect) -> tuple[SeatArea, Lane]:
        """Put the plate above the chain."""
        plate = FRect(block.left, block.top, block.width, self._sizes.plate)
        top = plate.bottom + 2.0
        return self._laid(plate, FRect(block.left, top, block.width, block.bottom - top))

    def _flat(self, block: FRect, room: FRect) -> tuple[SeatArea, Lane]:
        """Put the plate beside the chain, which lies on the table's axis."""
        plate = FRect(block.left, block.top, min(480.0, 0.27 * block.width), self._sizes.plate)
        field = FRect(plate.right + GAP, block.top, 0, block.height)
        field.width = 2 * (room.centerx - field.left)
        return self._laid(plate, field)

    def _laid(self, plate: FRect, field: FRect) -> tuple[SeatArea, Lane]:
        sizes = self._sizes
        wood = FRect(field.left - 6.0, field.bottom - sizes.wood, field.width + 12.0, sizes.wood)
        room = FRect(field.left + 30.0, field.top, field.width - 60.0, 0)
        room.height = field.bottom - sizes.below - field.top
        caption = caption_on(plate) if self._told else None
        lane = Lane(room, Measure(sizes.cards, bare=0.5), wood)
        return SeatArea(plate, Form.WIDE, caption, field), lane


def _blocks(room: FRect, rivals: int, top: float, height: float) -> list[FRect]:
    """Return the areas of plates and chains: up to three above, the others beside the deck; four
    in the corners.
    """
    left, right = room.left + EDGE, room.right - EDGE
    across = min(3, rivals)
    width = (right - left - (across - 1) * _AT.space) / across
    step = width + _AT.space
    blocks = [FRect(left + index * step, top, width, height) for index in range(across)]
    lower = top + height + 14.0
    if rivals >= CROWD:
        sides = [FRect(x, lower, width, height) for x in (left, right - width)]
        upper = [blocks[0], blocks[-1]] if rivals == CROWD else blocks
        blocks = [sides[0], *upper, sides[1]]
    return blocks


def caption_on(plate: FRect) -> FRect:
    """Return where the last act stands on a plate: below the name."""
    left = words_left(plate)
    if is_high(plate):
        wide, top = plate.right - 40.0 - left, plate.top + 0.3 * plate.height
        return FRect(left, top, wide, 0.205 * plate.height)
    width = backs_on(plate).left - 14.0 - left
    return FRect(left, plate.top + 0.45 * plate.height, width, 0.46 * plate.height)


def total_on(plate: FRect) -> FRect:
    """Return where the total stands: at the right end, in the lower half of a high plate."""
    total = FRect(0, plate.top, min(0.19 * plate.width, 116.0), plate.height)
    if is_high(plate):
        total.width, total.height = 116.0, 0.46 * plate.height
        total.bottom = plate.bottom - 6.0
    total.right = plate.right - STRIPE - 16.0
    return total


def backs_on(plate: FRect) -> FRect:
    """Return where the backs of the hand are shown: beside the total."""
    total = total_on(plate)
    backs = FRect(0, 0, 0.85 * total.width, min(64.0, 0.9 * total.height, 0.6 * plate.height))
    backs.midright = total.left - 8.0, total.centery
    return backs


def is_high(plate: FRect) -> bool:
    """Return True for the plate beside a chain, with the total below the name."""
    return plate.height > 0.3 * plate.width


def words_left(plate: FRect) -> float:
    """Return where words begin on a plate: beside the portrait."""
    return plate.left + portrait_side(plate) + 10.0


def portrait_side(plate: FRect) -> float:
    """Return width and height of the portrait at a plate's left end, over which it hangs."""
    return min(plate.height * (1.0 if is_high(plate) else _AT.face), 150.0) + 4.0


RING: Final = "objects/chain_ring"

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
    is_symbol = (first.number, first.symbol) == (second.number, second.symbol)
    if first.colour == second.colour:
        return "both" if is_symbol else "colour"
    return "symbol" if is_symbol else "broken"


def draw_rings(canvas: Canvas, row: Row, pull: float = 0.0) -> None:
    """Draw the iron chain under the cards and a little beyond; at a pull of 1 it is straight."""
    bare = row.field.inflate(-0.2 * row.field.width, 0.0)  # Clear of the plank's lashings.
    area = row.card.union(row.top()) if row.lefts else bare
    width, height = (share * row.card.width for share in _OF.ring)
    viewport = canvas.context.viewport
    ring = canvas.context.assets.image(RING, *viewport.to_pixels(FRect(0, 0, width, height)).size)
    slack, taut = _AT.slack_step, _AT.taut_step
    step = (slack + pull * (taut - slack)) * width
    left = max(area.left - width, row.field.left - _AT.led_over)
    top, sag = row.card.bottom - height / 2, _AT.sag * height * (1.0 - pull)
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
    width = _AT.link_width * row.card.width
    width = max(_AT.least_link * width, min(width, 0.94 * step))
    return sized(width, width / _AT.link_aspect, center=(x, row.card.bottom))


def newest_link(row: Row, loot: Sequence[int], faces: Sequence[int]) -> tuple[str, FRect] | None:
    """Return kind and place of the link to the last card; None if there is none."""
    return list(_links(row, loot, faces))[-1] if len(row.lefts) > 1 else None


def _links(row: Row, loot: Sequence[int], faces: Sequence[int]) -> Iterator[tuple[str, FRect]]:
    """Yield kind and place of every link that shows."""
    shown = list(loot)[row.hidden :]
    for index, (left, right) in enumerate(pairwise(row.lefts), start=1):
        rect = link_rect(row, row.card.left + right, right - left)
        yield link_kind(faces[shown[index - 1]], faces[shown[index]]), rect
