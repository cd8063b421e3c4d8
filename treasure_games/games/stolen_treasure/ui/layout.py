"""Where everything is: plates along the sides, sandbanks before them, the raft with the piles in
the middle, the own bank with the trail below it, the hand at the near edge.

Numbers are those of a table of 1920 x 1080; a higher window stretches its rows and grows the cards,
a wider one draws the banks apart.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.stack import is_covering, kind_at
from treasure_games.games.stolen_treasure.ui.cards import (
    ASPECT,
    BURIED_ASPECT,
    back,
    buried,
    lying,
    picture,
)
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import REFERENCE_WIDTH
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.pile import OPEN, SHOWN, Pile, askew
from treasure_games.table.pieces.rows import ROW
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.places import Form, Places, SeatArea, rotated
from treasure_games.table.round_table import (
    BUTTON,
    GAP,
    MARGIN,
    TOP,
    frame,
    is_large,
    room_beside_log,
)

_FOOT: Final = 1080.0
_HEAD: Final = 88.0
"""Where the table begins below the status line, and where it ends."""
_SIDE: Final = 380.0
"""Width of a rival's plate."""
_CARD: Final = 326.0
"""Height of a card of the hand."""
_SEEN: Final = 0.8
"""The step between buried cards by their width at which all values are seen."""
_SMALLEST: Final = 0.72
"""By how much a full bank shrinks its cards; then equal kinds lie on each other."""
LEFT_LOW, LEFT_HIGH, TOP_MIDDLE, RIGHT_HIGH, RIGHT_LOW = range(5)
_SEATED: Final = {
    1: (LEFT_HIGH,),
    2: (LEFT_HIGH, RIGHT_HIGH),
    3: (LEFT_LOW, LEFT_HIGH, RIGHT_HIGH),
    4: (LEFT_LOW, LEFT_HIGH, RIGHT_HIGH, RIGHT_LOW),
    5: (LEFT_LOW, LEFT_HIGH, TOP_MIDDLE, RIGHT_HIGH, RIGHT_LOW),
}
"""Where the others sit, clockwise, by how many they are."""
_TRAIL: Final = 868.0
"""Length of the trail in the bank's picture."""
_SUNK: Final = 212.0
"""How far the hand sinks while cards are answered."""
_TOSS: Final = 170.0
"""Room for the toss between both sides of a wager."""
IN_PLAY: Final = 90.0
"""Depth of a card that does what it does."""
STAKES: Final = 220.0
"""Depth of the first card that is staked."""


@dataclass(frozen=True, slots=True)
class Sand:
    """A bank's picture and its size; the middle of the first card and the upper edge of all, their
    width, and where the row ends; palms, by number and foot. All in units of the picture.
    """

    picture: str
    wide: float
    high: float
    first: float
    top: float
    card: float
    right: float
    palms: tuple[tuple[int, float, float], ...]


SANDS: Final = {
    "own": Sand("bank_own", 1216, 292, 430, 26, 110, 1056, ((1, 74, 150),)),
    "mirror": Sand("bank_mirror", 1112, 180, 170, 24, 92, 960, ((1, 76, 118), (2, 1042, 110))),
    "top_left": Sand("bank_top", 470, 180, 90, 24, 92, 430, ((2, 420, 84),)),
    "top_right": Sand("bank_top", 470, 180, 90, 24, 92, 430, ((2, 54, 82),)),
    "top_small": Sand("bank_top_small", 360, 164, 78, 24, 84, 330, ((2, 318, 74),)),
    "side_left": Sand("bank_side", 330, 172, 80, 26, 84, 290, ((2, 48, 74),)),
    "side_right": Sand("bank_side", 330, 172, 80, 26, 84, 290, ((2, 282, 76),)),
}


@dataclass(frozen=True, slots=True)
class Bank:
    """A sandbank, and the row of cards on it."""

    sand: Sand
    rect: FRect
    row: FRect

    def places(self, kinds: Sequence[int]) -> tuple[FRect, ...]:
        """Return the place of each buried card, foot included; equal ones may share a place."""
        row, full = self.row, self.row.height * ASPECT
        columns = _columns(kinds, row.width, _SMALLEST * full)
        gaps = max(columns, default=0)
        across = min(full, max(_SMALLEST * full, row.width / (1.0 + _SEEN * gaps)))
        step = min(1.05 * across, (row.width - across) / max(1, gaps))
        # The feet of smaller cards stand where those of the others do.
        top = row.top + BURIED_ASPECT * (full - across)
        return tuple(
            FRect(row.left + column * step, top, across, across / ASPECT) for column in columns
        )


def _columns(kinds: Sequence[int], room: float, across: float) -> list[int]:
    """Return in which column each card lies; where there is no room even for cards of this width,
    equal ones lie together.
    """
    if room >= across * (1.0 + _SEEN * (len(kinds) - 1)):
        return list(range(len(kinds)))
    first = {kind: index for index, kind in reversed(list(enumerate(kinds)))}
    order = sorted(first, key=first.__getitem__)
    return [order.index(kind) for kind in kinds]


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(
        self, context: LayoutContext, seats: int, bottom: int, status: float, is_log_open: bool
    ) -> None:
        """Lay out a table whose status line has this height."""
        self.context, self.bottom, self._status = context, bottom, status
        self.room = room = room_beside_log(context, is_log_open, REFERENCE_WIDTH)
        self.is_large = is_large(context)
        self._top = TOP + max(BUTTON, status) + GAP
        self.unit = (room.height - self._top) / (_FOOT - _HEAD)
        """By what heights of the table grow."""
        self._wider = room.width - REFERENCE_WIDTH
        self.order = rotated(seats, bottom)
        self._seated = dict(zip(self.order[1:], _SEATED[seats - 1], strict=True))
        self.has_third = TOP_MIDDLE in self._seated.values()
        self.axis = room.left + (room.width - 20.0) / 2
        self._place_raft()
        self._place_own()
        self._place_stack()
        self.banks = {seat: self._bank(seat) for seat in self.order}

    # Measures

    def y(self, at: float) -> float:
        """Return a height of the reference table on this one."""
        return self._top + (at - _HEAD) * self.unit

    def rect(self, left: float, top: float, width: float, height: float) -> FRect:
        """Return a rectangle of the reference table; its sides keep their distance to the edges
        that they are nearer to.
        """
        half = REFERENCE_WIDTH / 2
        west = left + (self._wider if left >= half else 0.0)
        right = left + width
        east = right + (self._wider if right > half else 0.0)
        return FRect(self.room.left + west, self.y(top), east - west, height * self.unit)

    def on_bank(self, left: float, top: float, width: float, height: float) -> FRect:
        """Return a rectangle of the own bank's picture; its right half keeps to the right end."""
        bank, sand = self.own_bank, SANDS["own"]
        high = bank.height / sand.high
        shift = bank.width - sand.wide if left > sand.wide / 2 else 0.0
        return FRect(bank.left + left + shift, bank.top + top * high, width, height * high)

    def middle(self, left: float, top: float, width: float, height: float) -> FRect:
        """Return a rectangle of the reference table that stays in the middle."""
        rect = FRect(0, 0, width, height * self.unit)
        rect.topleft = self.room.left + left + self._wider / 2, self.y(top)
        return rect

    # Places

    def _place_raft(self) -> None:
        """Place the raft, three piles with a button under each, two discard piles."""
        low, high = (40.0, 252.0) if self.has_third else (0.0, 284.0)
        self.raft = raft = self.middle(478, 238 + low, 964, high)
        share = raft.height / 284.0
        middle, tall = raft.top + 139 * share, 154 * share

        def card(x: float, height: float, higher: float = 0.0) -> FRect:
            rect = FRect(0, 0, height * ASPECT, height)
            rect.center = raft.left + x, middle - higher
            return rect

        self.piles = tuple(card(x, tall) for x in (162, 314, 479))
        count = max(34 * share, 36.0)
        self.counts = tuple(
            FRect(pile.left - 8, pile.top - count - 1, pile.width + 16, count)
            for pile in self.piles
        )
        large = max(1.0, self.context.viewport.text_scale)
        wide, button = min(144.0, 130.0 * large), max(44.0, 48 * share, 25.0 * large)
        self.draws = tuple(
            FRect(pile.centerx - wide / 2, pile.bottom + 2, wide, button) for pile in self.piles
        )
        plate = max(42.0, 32.0 * self.context.viewport.text_scale)
        self.discards = tuple(
            Pile.of(f"discards{deck}", card(x, 146 * share, plate - 42.0), 124.0, plate)
            for deck, x in enumerate((662, 795))
        )
        self.wager = raft.inflate(0.0, -20.0)

    def _place_own(self) -> None:
        """Place bank, sign, trail and hand."""
        drop = 22.0 if self.has_third else 0.0
        self.own_bank = self.rect(340, 486 + drop, 1216, 292 - drop)
        self.sign = self.on_bank(122, 36, 232, 150)
        self.goal = self.on_bank(1066, 84, 104, 46)
        self.cross = self.on_bank(1044, 132, 104, 104)
        hand = self.rect(310, 755, 1228, 326)
        self.fan = Fan(hand, hand.height * ASPECT, hand.height, lean=0.9, spacing=0.856)
        self._sunk = replace(self.fan, rect=hand.move(0.0, _SUNK * self.unit))

    def _place_stack(self) -> None:
        """Place what is over the table while cards are answered."""
        self.stack = self.middle(420, 92, 1080, 640)
        self.consequence = self.middle(420, 740, 1080, 104)
        self.answers = self.middle(420, 852, 1080, 100)
        self.timer = self.rect(1634, 984, 270, 84)

    def _bank(self, seat: int) -> Bank:
        if seat == self.bottom:
            return self._sand("own", self.own_bank)
        place = self._seated[seat]
        if len(self._seated) == 1:
            return self._sand("mirror", self.rect(404, 80, 1112, 180))
        if place in (LEFT_LOW, RIGHT_LOW):
            side, left = ("left", 14) if place == LEFT_LOW else ("right", 1576)
            return self._sand(f"side_{side}", self.rect(left, 500, 330, 172))
        if place == TOP_MIDDLE:
            return self._sand("top_small", self.middle(780, 180, 360, 138))
        if self.has_third:
            left = 404 if place == LEFT_HIGH else 1156
            return self._sand("top_small", self.rect(left, 88, 360, 164))
        side, left = ("left", 404) if place == LEFT_HIGH else ("right", 1046)
        return self._sand(f"top_{side}", self.rect(left, 80, 470, 180))

    def _sand(self, name: str, rect: FRect) -> Bank:
        """Return a bank whose row keeps its distance to both ends."""
        sand = SANDS[name]
        high = rect.height / sand.high
        across = min(sand.card * self.unit, sand.card * high)
        left = rect.left + sand.first * rect.width / max(sand.wide, rect.width) - across / 2
        right = rect.right - (sand.wide - sand.right) * min(1.0, rect.width / sand.wide)
        top = rect.top + sand.top * high
        return Bank(sand, rect, FRect(left, top, right - left, across / ASPECT))

    # For the shell

    def places(self, tools: int) -> Places:
        """Return the table's places for the shell."""
        own = SeatArea(self.rect(14, 818, 272, 250), Form.TALL, None, FRect(self.own_bank))
        others = [self._seat_area(place) for place in self._seated.values()]
        column = self.rect(1572, 690, 334, 378)
        return frame(self.context, self.room, tools, self._status)(
            seat_areas=(own, *others),
            centre=FRect(self.raft),
            hand=FRect(self.fan.rect),
            tokens=FRect(self.room.right - MARGIN - 2, column.bottom, 1, 1),
            note=FRect(column),
            actions=column,
        )

    def _seat_area(self, place: int) -> SeatArea:
        if place == TOP_MIDDLE:
            plate = self.middle(790, 84, 340, 96)
            return SeatArea(plate, Form.LINE, None, FRect(self.middle(780, 176, 360, 120)))
        left = place in (LEFT_LOW, LEFT_HIGH)
        top = 300.0 if place in (LEFT_LOW, RIGHT_LOW) else 88.0
        x = 18.0 if left else REFERENCE_WIDTH - 18.0 - _SIDE
        caption = self.rect(x, top + 170, _SIDE, 42)
        if self.is_large:
            plate = self.rect(x, top, _SIDE, 200)
            return SeatArea(plate, Form.WIDE, None, caption)
        return SeatArea(self.rect(x, top, _SIDE, 168), Form.WIDE, caption, FRect(caption))

    # Cards

    @property
    def full(self) -> float:
        """The height of a card at scale 1."""
        return self.fan.card_height

    def trail(self, share: float) -> tuple[float, float]:
        """Return a point of the trail, by the share of its length: it winds and rises to the X."""
        bank = self.own_bank
        rise = 16.0 * max(0.0, (share - 0.72) / 0.28) ** 1.6
        high = 231.0 + 7.0 * math.sin(math.tau * share * 1.15 + 0.6) - rise
        length = bank.width - (SANDS["own"].wide - _TRAIL)
        return bank.left + 216.0 + share * length, bank.top + high * bank.height / SANDS["own"].high

    def fan_of(self, view: View) -> Fan:
        """Return where the hand is; it sinks below what is answered."""
        return self._sunk if is_covering(view) else self.fan

    def slots(self, view: View, seat: int) -> dict[int, FRect]:
        """Return the place of each buried card of a seat."""
        cards = view.buried[seat]
        kinds = [view.faces[card] for card in cards]
        return dict(zip(cards, self.banks[seat].places(kinds), strict=True))

    def next_slot(self, view: View, seat: int, kind: int) -> FRect:
        """Return where one more card would lie."""
        kinds = [*(view.faces[card] for card in view.buried[seat]), kind]
        return self.banks[seat].places(kinds)[-1]

    def pile_pose(self, pile: int) -> Pose:
        """Return the pose of a card that comes off a pile."""
        rect = self.piles[pile]
        family = PIRACY if pile == PIRACY_AT else TREASURE
        return Pose(*rect.center, rect.height / self.full, 0.0, back(family), 30.0)

    def shown(self, pile: int) -> Pose:
        """Return the pose of a drawn treasure that is shown to all, before it has a picture."""
        x = self.piles[pile].centerx
        return Pose(x, self.y(360), 0.74, 0.0, "", 240.0)

    def discard_pose(self, card: int, deck: int, kind: int) -> Pose:
        """Return the pose of a card on the discard pile of its family."""
        rect = self.discards[deck].rect
        return Pose(*rect.center, rect.height / self.full, askew(card), lying(kind), OPEN)

    def in_play(self, kind: int) -> Pose:
        """Return the pose of a card that stands and does what it does: over the discards, askew."""
        rect = self.discards[PIRACY].rect
        scale = 1.16 * rect.height / self.full
        return Pose(rect.centerx + 14.0, rect.centery - 12.0, scale, 5.0, lying(kind), IN_PLAY)

    def wager_half(self, side: int) -> FRect:
        """Return the part of the raft for one side of a wager; the toss is between them."""
        half = FRect(self.wager.left + 60.0, self.wager.top + 24 * self.unit,
                     (self.wager.width - 120.0 - _TOSS) / 2,
                     self.wager.height - 48 * self.unit)  # fmt: skip
        return half.move(side * (half.width + _TOSS), 0)

    def stake_places(self, side: int, count: int) -> list[FRect]:
        """Return where the cards of one side of a wager lie, below its total."""
        half = self.wager_half(side)
        high = half.height - 66.0 * self.unit
        wide = high * ASPECT
        step = min(wide + 8, (half.width - wide) / max(1, count - 1))
        left = half.centerx - (wide + step * (count - 1)) / 2
        return [FRect(left + index * step, half.bottom - high, wide, high)
                for index in range(count)]  # fmt: skip

    def poses(self, view: View, image: Callable[[int], str]) -> dict[int, Pose]:
        """Return the poses of all cards that are seen one by one; `image` is that of a card of the
        hand.
        """
        poses = dict(self._buried(view))
        for deck, cards in enumerate(() if view.wager else view.discards):
            for index, card in enumerate(cards[-SHOWN:]):
                pose = self.discard_pose(card, deck, view.faces[card])
                poses[card] = Pose(pose.x, pose.y, pose.scale, pose.angle, pose.image, OPEN + index)
        for side, cards in enumerate(view.stakes):
            for index, rect in enumerate(self.stake_places(side, len(cards))):
                card = cards[index]
                poses[card] = Pose(*rect.center, rect.height / self.full, 0.0,
                                   picture(view.faces[card]), STAKES + index)  # fmt: skip
        if view.stack and not is_covering(view):
            poses[view.stack[0][0]] = self.in_play(kind_at(view, 0))
        poses.update(self.fan_of(view).poses(hand_of(view, self.bottom), image))
        return poses

    def _buried(self, view: View) -> Iterator[tuple[int, Pose]]:
        for seat in self.order:
            for index, (card, rect) in enumerate(self.slots(view, seat).items()):
                kind = view.faces[card]
                yield card, Pose(*rect.center, rect.height / self.full, 0.0, buried(kind),
                                 ROW + index)  # fmt: skip

    def heaps(self, view: View, seat: int) -> Iterator[tuple[int, FRect, int]]:
        """Yield a card, the place and the number of buried cards that lie together."""
        slots = self.slots(view, seat)
        together = Counter(tuple(rect) for rect in slots.values())
        for card, rect in slots.items():
            count = together.pop(tuple(rect), 0)
            if count:
                yield card, rect, count


PIRACY_AT: Final = 2
"""Which of the three piles holds the piracy cards."""


def hand_of(view: View, seat: int) -> tuple[int, ...]:
    """Return the cards of a hand: treasure first, each family by worth and kind as far as known."""
    faces = view.faces
    return (
        *sorted(view.treasures[seat], key=lambda card: (faces[card], card)),
        *sorted(view.pirates[seat], key=lambda card: (faces[card], card)),
    )
