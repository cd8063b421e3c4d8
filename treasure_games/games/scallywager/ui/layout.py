"""Where all is: screens far, doubt left, the bid in the middle, raises right, own dice near."""

from itertools import product
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import sized
from treasure_games.table.people.far_edge import FarEdge, Station
from treasure_games.table.pieces.dice import Spot
from treasure_games.table.places import MARGIN, Places

CARD_ASPECT: Final = 5.0 / 7.0
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
BESIDE: Final = 24.0
"""From the board of the bid to cards in question."""
NARROWED: Final = 0.84
"""The share of its size that the board has beside them."""
IDLE: Final = 56.0
"""Side of a die that doesn't count."""


class Layout(FarEdge):
    """All places for one size of the window and one seat at the bottom."""

    rows = MappingProxyType(
        {1: (960.0,), 2: (430.0, 1490.0), 3: (330.0, 960.0, 1590.0),
         4: (190.0, 650.0, 1110.0, 1570.0)}
    )  # fmt: skip
    beside = MappingProxyType({})  # All stay behind their screens.

    def arrange(self) -> None:
        """Place what is near, then what is in the middle."""
        self.homes = {seat: one.x for seat, one in self.stations(-1).items()}
        self.lantern = self.axis - (_AT.lantern if self.is_roomy else _AT.lantern_narrow)
        self._place_near()
        self._place_middle()

    def _place_near(self) -> None:
        """Place own plate, cards, screen and dice, the ladder and the decks."""
        bottom, top = self.room.bottom, self.room.bottom - _AT.near
        self.own_plate = FRect(self.across(16.0), top + 12.0, _AT.plate, _AT.near - 24.0)
        self.own = FRect(self.axis - _AT.own[0] / 2, top, *_AT.own)
        left = self.own_plate.right + 14.0
        self.own_cards = FRect(left, top + 6.0, self.own.left + 6.0 - left, _AT.near - 16.0)
        self.own_words = FRect(self.own.left + 40.0, self.own.bottom, _AT.own[0] - 80.0, 46.0)
        right = self.across(1906.0)
        deck = FRect(right - 88.0, bottom - 172.0, 88.0, 123.0)
        self.decks = deck.move(-98.0, 0.0), deck
        self.ladder = FRect(self.own.right + 14.0, top + 26.0, 0.0, _AT.near - 36.0)
        left, high = self.axis + _AT.summed + 12.0, _AT.told_large if self.is_large else _AT.told
        self.plaque = FRect(left, bottom - 14.0 - high, self.decks[0].left - 10.0 - left, high)
        """Right of the sum, which takes all the height below the plank."""
        self.ladder.width = min(300.0, self.decks[0].left - 16.0 - self.ladder.left)

    def _place_middle(self) -> None:
        """Place answers, the bid, and the grid over its bar, in one band across the table."""
        top = self.plate(Station(self.axis)).bottom + 4.0
        foot = self.own.top + 8.0
        left, right, wide = self.across(36.0), self.across(1904.0), _AT.column[1]
        self.ask = FRect(right - wide, top - 16.0, wide, self.room.bottom + 4.0 - top)
        self.grid = FRect(right - wide, top, wide, foot + 6.0 - top)
        band = FRect(left, top + 10.0, _AT.column[0], foot - top - 24.0)
        high = min(132.0, (band.height - 20.0) / 2)
        middle = band.centery
        upper = FRect(left, middle - 10.0 - high, band.width, high)
        self.answers = upper, FRect(left, middle + 10.0, band.width, high)
        self.board = sized(592.0, min(284.0, band.height), center=(self.axis, middle))
        high, low, over = _AT.counted[self.is_large]
        low += max(0.0, foot - self.far - 446.0) / 2
        wide = min(1560.0, self.room.width - 320.0)
        self.plank = sized(wide, high, center=(self.axis, self.far + low))
        below = self.plank.bottom - over
        self.sum = sized(2 * _AT.summed, self.room.bottom - 8.0 - below, midtop=(self.axis, below))
        wide = min(self.board.width, band.width - 40.0)
        self.aside = sized(wide, self.board.height, center=band.center)
        """Where dice are rolled openly beside the bid."""
        panel = self.board.inflate(0, 20.0)
        faces = FRect(left, panel.top, panel.left - _AT.beside - left, panel.height)
        counts = faces.move_to(left=panel.right + _AT.beside)
        counts.width = right - counts.left
        self.open_panels = faces, counts
        """Where face and count of the first bid are chosen."""
        high = min(self.ladder.height, 1.5 * _AT.act if self.is_large else _AT.act)
        self.open_bar = sized(self.ladder.width, high, center=self.ladder.center)
        """Where that bid is made final."""
        self.bar = FRect(self.grid.left, self.grid.bottom - _AT.bar, self.grid.width, _AT.bar)
        upper = FRect(*self.grid.topleft, self.grid.width, _AT.row)
        lower = self.grid.move(0.0, _AT.row + 2.0)
        lower.height = self.bar.top - upper.bottom - 4.0
        self.panels = upper, lower
        """Where face and count of a raise are chosen."""
        wide, high = 2 * (self.axis - left), foot - top + 52.0
        self.open_ask = sized(wide, high, midtop=(self.axis, top - 26.0))

    def large_cards(self, count: int, *, has_bid: bool = False) -> tuple[list[FRect], FRect]:
        """Return where so many cards lie large, and right of them words: all on the axis together,
        right of the bid if there is one.
        """
        high = min(_AT.card, self.board.height + 24.0)
        step = high * CARD_ASPECT + _AT.card_gap
        before = count * step + (NARROWED * self.board.width + BESIDE if has_bid else 0.0)
        widest = _AT.words_large if self.is_large else _AT.words
        wide = min(widest, self.room.width - 48.0 - before)
        whole = sized(before + wide, high, center=self.board.center)
        words = FRect(whole.right - wide, whole.top, wide, high)
        card = FRect(words.left - count * step, whole.top, high * CARD_ASPECT, high)
        return [card.move(index * step, 0.0) for index in range(count)], words

    @property
    def ask_beside(self) -> FRect:
        """Return where things are asked while dice lie open, if not right of the plank: over what
        is told beside the sum.
        """
        left, top = self.plaque.left - 20.0, self.sum.top - 13.0
        return FRect(left, top, self.decks[0].left - 8.0 - left, self.ask.bottom + 16.0 - top)

    def ask_right(self, left: float) -> FRect:
        """Return where things are asked while dice lie open: right of the plank and its wax,
        between the dice of others and the decks. A slip leaves a margin within it.
        """
        top = self.plate(Station(self.axis)).bottom + IDLE + 12.0
        rect = FRect(left + 10.0, top, 0.0, self.decks[0].top - 8.0 - top)
        rect.width = max(1.0, self.room.right - 16.0 - rect.left)
        return rect.inflate(40.0, 40.0)

    # Of the others

    def stations(self, claimant: int) -> dict[int, Station]:
        """Return how all others sit; at a table of five they make room for who leans over it."""
        found = super().stations(claimant)
        if len(self.others) < 4 or claimant not in found:
            return found
        rest = sorted((seat for seat in found if seat != claimant), key=lambda one: found[one].x)
        is_left = sum(found[seat].x < self.axis for seat in rest) > 1
        spots = _AT.moved_left if is_left else _AT.moved_right
        for seat, x in zip(rest, spots, strict=True):
            found[seat] = replace(found[seat], x=self.across(x))
        return found

    @property
    def _shrink(self) -> float:
        return 1.0 if self.is_roomy else _AT.narrow

    def screen(self, seat: int) -> FRect:
        """Return the place of somebody's screen."""
        wide, high = (self._shrink * side for side in _AT.screen)
        is_raised = self.is_large and not self.is_roomy
        foot = self.far + _AT.beneath - (_AT.raised if is_raised else 0.0)
        return sized(wide, high, midtop=(self.homes[seat], foot - high * _AT.foot))

    def plate(self, station: Station) -> FRect:
        """Return the plate of somebody: before the screen's foot."""
        wide, high, top = 336.0 if self.is_roomy else 292.0, 62.0, self.far + 60.0
        if self.is_large:  # Others have gone from beside whoever leans over.
            wide, high, top = wide + 52.0 * station.lean, 82.0, self.far + 46.0
        return sized(wide, high, midtop=(station.x, top + 50.0 * station.lean))

    def cards_of(self, seat: int, speaker: int) -> FRect:
        """Return where somebody's cards lie: on the table, right of the screen, or of the plate
        where the captain has moved to while `speaker` leans over the table.
        """
        stations = self.stations(speaker)
        ends = {one.x: self._ends(one, is_moved=speaker in stations) for one in stations.values()}
        x = stations[seat].x
        limit = min((ends[one][0] for one in ends if one > x), default=self.room.right - 8.0) - 4.0
        height = 116.0 if self.is_roomy else 100.0
        card, left = height * CARD_ASPECT, ends[x][1]
        if not stations[seat].lean and left + card > limit:  # Between two plates: above them.
            top = self.plate(stations[seat]).top - 4.0 - height
            return FRect((left + limit - card) / 2 - 8.0, top, card + 16.0, height)
        top = self.far + (8.0 if left + card <= limit else -22.0)  # Where arms leave more room.
        left = min(left, limit - card)
        return FRect(left, top, min(limit - left, 3.2 * card), height)

    def _ends(self, station: Station, *, is_moved: bool) -> tuple[float, float]:
        """Return between what nothing else of a captain lies: screen, plate or arms."""
        plate, x = self.plate(station), station.x
        if station.lean:
            return x - _AT.arms, x + _AT.arms
        if is_moved:
            return plate.left, plate.right + 6.0
        half = _AT.screen[0] * self._shrink / 2
        return x - half, max(plate.right + 6.0, x + half - 8.0)

    def leaving_banner(self, seat: int, speaker: int, counted: FRect | None) -> FRect:
        """Return where words tell of somebody who leaves, clear of all faces: where doubt is
        answered, or while dice are open beside plank and wax (`counted`), on the side of whoever
        leaves while `speaker` leans over the table, or else over what is told beside the sum.
        """
        if counted is None:
            return self.answers[0].union(self.answers[1])
        room = self.ask_right(counted.right).inflate(-40.0, -40.0)
        if seat != self.bottom and self.stations(speaker)[seat].x < self.axis:
            room.left, room.height = self.room.left + 16.0, self.own.top - 24.0 - room.top
            room.width = counted.left - 10.0 - room.left
        if room.width < _AT.farewell:
            room = FRect(self.plaque)
            room.width = self.room.right - 16.0 - room.left
        return room

    def token(self, seat: int) -> tuple[float, float]:
        """Return where the token hangs: at the shoulder of its holder's screen."""
        if seat == self.bottom:
            return self.own.right - 34.0, self.own.top + 48.0
        if seat not in self.homes:
            return self.axis, self.own.top - 40.0
        screen = self.screen(seat)
        return screen.left + 26.0, screen.top + 0.34 * screen.height

    def idle(self, seat: int, index: int, count: int, station: Station) -> tuple[float, float]:
        """Return the middle of an open die that doesn't count."""
        step = IDLE + 6.0
        if seat == self.bottom:
            row, column = divmod(index, 3 if count <= 6 else 4)  # Clear of the sum.
            return self.own.left + 6.0 + column * step, self.own.top + 32.0 + row * step
        plate = self.plate(station)
        if station.lean and not self.is_roomy:
            return self._beside(seat, plate)[index]
        if station.lean:  # Below the next captain's cards and plate, in one row.
            step, left = IDLE + 2.0, max(min(3, count), -(-count // 2))
            y = max(plate.centery + 15.0, self.plate(Station(self.axis)).bottom + IDLE / 2 + 2.0)
            if index < left:
                return plate.left - 40.0 - index * step, y
            return plate.right + 40.0 + (index - left) * step, y
        x = station.x + (index - (count - 1) / 2) * min(step, plate.width / max(1, count))
        return x, plate.bottom + 4.0 + IDLE / 2

    def _beside(self, seat: int, plate: FRect) -> list[tuple[float, float]]:
        """Return the places of dice on both sides of the plate of who leans over at a table of
        five, clear of the arms and of the captains who sit there.
        """
        others = [one.x for other, one in self.stations(seat).items() if other != seat]
        reach = (self.plate(Station(self.axis)).width + IDLE) / 2
        places = []
        for row, (edge, way), column in product(
            (0, 1), ((plate.left, -1), (plate.right, 1)), range(5)
        ):
            x = edge + way * (40.0 + column * (IDLE + 6.0))
            if min(abs(x - one) for one in others) > reach:
                places.append((x, plate.centery + 15.0 + row * (IDLE + 6.0)))
        return places

    def open_die(self, seat: int, index: int, count: int, *, is_bid: bool) -> Spot:
        """Return middle and side of a die rolled for all to see, as its owners sit."""
        room, wide = (self.aside, self.aside.width) if is_bid else (self.board, _AT.broad)
        row = sorted(self.homes.values())
        side = min(_AT.open, wide / (1.5 * len(row) + 0.5))
        is_own = seat == self.bottom
        rank = 0.0 if is_own else row.index(self.homes[seat]) - (len(row) - 1) / 2
        x = room.centerx + 1.5 * side * rank + (index - (count - 1) / 2) * (side + 4.0)
        return x, room.centery + (0.5 if is_own else -0.5) * (side + 6.0), side - 6.0

    def own_die(self, index: int, count: int) -> tuple[float, float, float]:
        """Return middle and side of an own die behind the own screen."""
        pitch = min(_AT.die + 4.0, (self.own.width - 90.0) / max(1, count))
        side = min(_AT.die, pitch - 2.0)
        return self.axis + (index - (count - 1) / 2) * pitch, self.own.top + 98.0, side

    def all_places(self, tools: int, speaker: int) -> Places:
        """Return the table's places for the shell; a banner crosses the table under all faces."""
        return self.places(
            tools, speaker,
            banner=FRect(self.room.left, self.plank.top - 4.0, self.room.width, 290.0),
            centre=self.board,
            tokens=FRect(*self.ladder.topleft, 1.0, 1.0),
            note=FRect(self.answers[0].left, self.far, self.answers[0].width,
                       self.own.top - self.far),
            note_aside=FRect(self.board.left, self.far, self.board.width,
                             self.own.top - self.far),
            actions=FRect(self.room.right - MARGIN - 58.0, self.far - 74.0, 58.0, 58.0),
        )  # fmt: skip
