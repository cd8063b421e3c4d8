"""Where everything is: plates along the sides, sandbanks before them, the raft with the piles in
the middle, the own bank with the trail below it, the hand at the near edge.

Numbers are those of a table of 1920 x 1080; a higher window stretches its rows and grows the cards,
a wider one draws the banks apart.
"""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.rules.phases import DIGGING, OVER
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.stack import is_covering, kind_at
from treasure_games.games.stolen_treasure.ui.banks import SANDS, Bank, Stakes, Trail, bank_on
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, back, buried, crop, lying, picture
from treasure_games.games.stolen_treasure.ui.plates import caption_on
from treasure_games.stage.canvas import LayoutContext, sized
from treasure_games.stage.viewport import REFERENCE_WIDTH
from treasure_games.table import places as table
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.pile import OPEN, Pile, askew
from treasure_games.table.pieces.sprite_board import Pose

LEFT_LOW, LEFT_HIGH, TOP_MIDDLE, RIGHT_HIGH, RIGHT_LOW, _OPPOSITE = range(6)


class _Page(Struct, frozen=True):
    """Lengths, and where seats and sandbanks are by place: the page tells more of them."""

    seated: list[tuple[int, ...]]
    lengths: dict[str, float]
    places: dict[str, list[tuple[str, float, float, float, float]]]


_PAGE: Final = page_beside(__file__, _Page)
_AT: Final = Named(_PAGE.lengths)
IN_PLAY: Final = 90.0
"""Depth of a card that does what it does."""


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(
        self, context: LayoutContext, seats: int, bottom: int, status: float, is_log_open: bool
    ) -> None:
        """Lay out a table whose status line has this height."""
        self.context, self.bottom, self._status = context, bottom, status
        self.room = room = table.room_beside_log(context, is_log_open, REFERENCE_WIDTH)
        self.is_large = table.is_large(context)
        self._top = table.TOP + max(table.BUTTON, status) + table.GAP
        self.unit = (room.height - self._top) / (_AT.foot - _AT.head)
        """By what heights of the table grow."""
        self._wider = room.width - REFERENCE_WIDTH
        self.order = table.rotated(seats, bottom)
        self._seated = dict(zip(self.order[1:], _PAGE.seated[seats - 2], strict=True))
        self.has_third = TOP_MIDDLE in self._seated.values()
        self.axis = room.left + (room.width - 20.0) / 2
        self._plate = 200.0 if self.is_large else 168.0
        """Height of a plate at the side: at large text also of what its caption would say."""
        self.plates_end = self.y(_AT.low + self._plate)
        """The lower end of the plates at the sides."""
        self._place_raft()
        self._place_own()
        self._place_stack()
        self.banks = {seat: self._bank(seat) for seat in self.order}

    # Measures

    def y(self, at: float) -> float:
        """Return a height of the reference table on this one."""
        return self._top + (at - _AT.head) * self.unit

    def rect(self, left: float, top: float, width: float, height: float) -> FRect:
        """Return a rectangle of the reference table; each side keeps to the nearer edge."""
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
        x = self.room.left + left + self._wider / 2
        return FRect(x, self.y(top), width, height * self.unit)

    # Places

    def _place_raft(self) -> None:
        """Place the raft, three piles with a button under each, two discard piles."""
        low, high = (40.0, 252.0) if self.has_third else (0.0, 284.0)
        self.raft = raft = self.middle(478, 238 + low, 964, high)
        share = raft.height / 284.0
        middle, tall = raft.top + 139 * share, 154 * share

        def card(x: float, height: float, higher: float = 0.0) -> FRect:
            at = raft.left + x, middle - higher
            return sized(height * ASPECT, height, center=at)

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
            Pile.of(f"discards{deck}", card(x, 146 * share, plate - 42.0), 96.0, plate)
            for deck, x in enumerate((662, 795))
        )
        deck = raft.inflate(_AT.wager - raft.width, -16.0 * share)
        self.wager = FRect(deck.left, deck.top, _AT.wager, self.y(_AT.below_wager) - deck.top)
        """Over raft and sand: both stakes are the largest things on the table."""
        self.stakes = Stakes(self.wager, self.unit)
        self.dug = bank_on("dug", deck, self.unit)
        """Where the buried cards lie from which one is chosen: the raft makes room."""
        beside = self.dug.row.left - 50.0, self.dug.row.centery
        self.robbed = sized(_AT.robbed, _AT.robbed, center=beside)
        self.toss_top = self.y(180) if self.has_third else self._top
        """What a coin stays below: the status line, or the plate of who sits opposite."""

    def _place_own(self) -> None:
        """Place bank, sign, trail and hand."""
        drop = 22.0 if self.has_third else 0.0
        self.own_bank = self.rect(340, 486 + drop, 1216, 292 - drop)
        self.trail = Trail(self.own_bank, self.unit, self.context.viewport.to_pixels)
        self.sign = self.on_bank(122, 36, 232, 150)
        self.goal = self.on_bank(1066, 84, 104, 46)
        self.cross = self.on_bank(1044, 132, 104, 104)
        hand = self.rect(310, 755, 1228, 326)
        self.fan = Fan(hand, hand.height * ASPECT, hand.height, lean=0.9, spacing=_AT.apart)
        self.full = self.fan.card_height
        """The height of a card at scale 1."""
        self._sunk = replace(self.fan, rect=hand.move(0.0, _AT.sunk * self.unit))

    def _place_stack(self) -> None:
        """Place what is over the table while cards are answered, below who sits opposite."""
        self.stack = self.middle(420, *((206, 1080, 526) if self.has_third else (92, 1080, 640)))
        self.consequence = self.middle(420, 740, 1080, 104)
        self.answers = self.middle(420, 852, 1080, 100)
        self.below_wager = self.middle(420, _AT.below_wager + 6.0, 1080, 86)
        self.goals = self.middle(310, 736, 1300, 214)
        """Whom a card is passed on to, instead of what it does and of answers; the way back."""
        self.back = self.rect(1660, 956, 230, 84)
        self.timer = self.middle(1512, 740, 164, 212)

    def _bank(self, seat: int) -> Bank:
        if seat == self.bottom:
            return bank_on("own", self.own_bank, self.unit)
        place = _OPPOSITE if len(self._seated) == 1 else self._seated[seat]
        name, *box = _PAGE.places["with_third" if self.has_third else "usual"][place]
        lies = self.middle if place == TOP_MIDDLE else self.rect
        return bank_on(name, lies(*box), self.unit)

    def empty_waters(self) -> Iterator[tuple[int, FRect]]:
        """Yield the places at the sides where nobody sits, and the water there."""
        for place, left in ((LEFT_LOW, 52.0), (RIGHT_LOW, 1576.0)):
            if place not in self._seated.values():
                yield place, self.rect(left, 380, 284, 240)

    # For the shell

    def places(self, tools: int) -> table.Places:
        """Return the table's places for the shell."""
        own = table.SeatArea(
            self.rect(14, 818, 272, 250), table.Form.TALL, None, FRect(self.own_bank)
        )
        others = [self._seat_area(place) for place in self._seated.values()]
        column = self.rect(1568, 690, 328, 378)
        return table.frame(self.context, self.room, tools, self._status)(
            seat_areas=(own, *others),
            centre=self.raft.union(self.own_bank),
            hand=FRect(self.fan.rect),
            tokens=FRect(self.room.right - table.MARGIN - 2, column.bottom, 1, 1),
            note=FRect(column),
            note_aside=self.rect(1250, 690, 656, 378) if self.is_large else None,
            banner=self.rect(340, _AT.below_wager, 1216, 156 if self.is_large else 100),
            verdict=self.rect(310, 758, 1228, 236),  # where the hand has sunk from
            actions=column,
        )

    @property
    def plates(self) -> dict[int, FRect]:
        """The plates of the rivals."""
        return {seat: self._seat_area(place).plate for seat, place in self._seated.items()}

    def _seat_area(self, place: int) -> table.SeatArea:
        if place == TOP_MIDDLE:
            plate = self.middle(774, 82, 372, 108)
            field = self.middle(780, 176, 360, 120)
            return table.SeatArea(plate, table.Form.LINE, caption_on(plate, table.Form.LINE), field)
        top = _AT.low if place in (LEFT_LOW, RIGHT_LOW) else 88.0
        x = 18.0 if place in (LEFT_LOW, LEFT_HIGH) else REFERENCE_WIDTH - 18.0 - _AT.side
        plate = self.rect(x, top, _AT.side, self._plate)
        field = self.rect(x, top + 170, _AT.side, 42)
        caption = caption_on(plate, table.Form.WIDE) if self.is_large else FRect(field)
        return table.SeatArea(plate, table.Form.WIDE, caption, field)

    # Cards

    def fan_of(self, view: View) -> Fan:
        """Return where the hand is; it sinks below what is answered, and below who has won."""
        return self._sunk if is_covering(view) or view.phase == OVER else self.fan

    def bank_of(self, view: View, seat: int) -> Bank:
        """Return where a seat's buried cards lie: near to whoever chooses one of them."""
        if is_dug(view) and seat == view.victims[0]:
            row, count = self.dug.row, len(view.buried[seat])
            # In the middle, and no wider than so many cards need.
            across = row.height * ASPECT * (1.05 * count - 0.05)
            return replace(self.dug, row=row.inflate(min(0.0, across - row.width), 0.0))
        return self.banks[seat]

    def slots(self, view: View, seat: int) -> dict[int, FRect]:
        """Return the place of each buried card of a seat; a wager lies over those at the bottom."""
        if view.wager and seat == self.bottom:
            return {}
        cards = view.buried[seat]
        kinds = [view.faces[card] for card in cards]
        return dict(zip(cards, self.bank_of(view, seat).places(kinds), strict=True))

    def next_slot(self, view: View, seat: int, kind: int) -> FRect:
        """Return where one more card would lie."""
        kinds = [*(view.faces[card] for card in view.buried[seat]), kind]
        return self.bank_of(view, seat).places(kinds)[-1]

    def pile_pose(self, pile: int) -> Pose:
        """Return the pose of a card that comes off a pile."""
        rect = self.piles[pile]
        family = PIRACY if pile == PIRACY_AT else TREASURE
        return Pose(*rect.center, rect.height / self.full, 0.0, back(family), 30.0)

    def shown(self) -> Pose:
        """Return how a drawn treasure is shown to all: large, clear of the piles' numbers."""
        y = self.own_bank.centery - 30.0 * self.unit
        return Pose(self.raft.centerx, y, 1.05, 0.0, "", 240.0)

    def over_sand(self, pose: Pose) -> Pose:
        """Return how a card is shown before it is buried: large above its place, off the edges."""
        scale = max(_AT.lifted, 1.25 * pose.scale)
        high = scale * self.full
        y = max(pose.y - 40.0 * self.unit, self._top + high / 2 + _AT.sway)
        least, most = self.room.left + high * ASPECT / 2, self.room.right - high * ASPECT / 2
        return replace(pose, x=min(most, max(least, pose.x)), y=y, scale=scale)

    def discard_pose(self, card: int, deck: int, kind: int) -> Pose:
        """Return the pose of a card on the discard pile of its family."""
        rect = self.discards[deck].rect
        return Pose(*rect.center, rect.height / self.full, askew(card), lying(kind), OPEN)

    def in_play(self, view: View) -> Pose:
        """Return the pose of the card that stands and does what it does: over the discards, askew;
        at the end of what is dug in.
        """
        rect = self.discards[PIRACY].rect
        scale, image = _AT.played * rect.height / self.full, picture(kind_at(view, 0))
        x = self.dug.rect.right - 100.0 if is_dug(view) else rect.centerx + 14.0
        return Pose(x, rect.centery - 30.0 * self.unit, scale, 5.0, image, IN_PLAY)

    def _staked(self, view: View) -> Iterator[tuple[int, Pose]]:
        """Yield the poses of staked cards."""
        for side, cards in enumerate(view.stakes):
            places = self.stakes.places(side, len(cards))
            for index, (card, rect) in enumerate(zip(cards, places, strict=True)):
                # The foot of all but the last is covered.
                is_named = self.is_large and card == cards[-1]
                image = picture(view.faces[card], is_named=is_named)
                scale = rect.height / self.full
                yield card, Pose(*rect.center, scale, 0.0, image, _AT.staked + index)

    def poses(self, view: View, image: Callable[[int], str]) -> dict[int, Pose]:
        """Return the poses of all cards seen one by one; `image` is that of a card of the hand."""
        poses = dict(self._buried(view))
        for deck, cards in enumerate(() if is_cleared(view) else view.discards):
            pile = self.discards[deck]
            poses.update(pile.open_poses(cards, lambda card: lying(view.faces[card]), self.full))
        poses.update(self._staked(view))
        if view.stack and not is_covering(view):
            poses[view.stack[0][0]] = self.in_play(view)
        poses.update(self.fan_of(view).poses(hand_of(view, self.bottom), image))
        return poses

    def _buried(self, view: View) -> Iterator[tuple[int, Pose]]:
        for seat in self.order:
            for index, (card, rect) in enumerate(self.slots(view, seat).items()):
                image, scale = buried(view.faces[card]), rect.height / self.full
                yield card, Pose(*rect.center, scale, 0.0, image, _AT.buried + index)

    def cross_below(self, card: FRect) -> FRect:
        """Return the place of the small X below a buried card of the own bank."""
        side, y = 0.34 * card.width, crop(card).bottom + 11.0 * self.unit
        return sized(side, side, center=(card.centerx, y))

    def foremost(self, view: View, seat: int) -> dict[int, FRect]:
        """Return the places of the buried cards that lie before all others of their column."""
        slots = self.slots(view, seat)
        columns = self.bank_of(view, seat).columns([view.faces[card] for card in slots])
        return dict(dict(zip(columns, slots.items(), strict=True)).values())


def is_dug(view: View) -> bool:
    """Return True if this viewer chooses one of the cards that a rival has buried."""
    return view.phase == DIGGING and view.asked == view.seat


def is_cleared(view: View) -> bool:
    """Return True if something else is in the place of raft and piles."""
    return bool(view.wager) or is_dug(view)


PIRACY_AT: Final = 2
"""Which of the three piles holds the piracy cards."""


def hand_of(view: View, seat: int) -> tuple[int, ...]:
    """Return the cards of a hand: treasure first, each family by worth and kind as far as known."""
    faces = view.faces
    return (
        *sorted(view.treasures[seat], key=lambda card: (faces[card], card)),
        *sorted(view.pirates[seat], key=lambda card: (faces[card], card)),
    )
