"""A grid of bids, how many by which face: what may be bid is lit, what no longer may lies under
water. The first press chooses, the second one, or the bar below, makes it final.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.chances import PIPS, WORDS, manner, pips, told
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.text import verdict
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.dice import die
from treasure_games.games.scallywager.ui.grid_layout import CHANCE, COUNT, GridLayout
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind, Control
from treasure_games.table.fitting import Passage, one_line, plate_line, whole_line, within
from treasure_games.table.pieces.answer_button import AnswerButton

Bid = tuple[int, int]
"""How many, and of which face."""

_SUNK: Final = TextStyle(22.0, Face.SEMIBOLD, "foam", "centre")
_BAR: Final = TextStyle(34.0, Face.BOLD, "ink")
_BAR_DETAIL: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "right")
_PADDING: Final = 30.0
_HIGH: Final = 76.0
"""A higher bar has its words over each other."""
_BEYOND: Final = 48 / 44, 78 / 74
"""Size of a cell's picture, with its soft edge, by that of the cell."""
_PIP: Final = 11.0
"""From one pip to the next, at most."""
_FAINT: Final = 0.2
"""Opacity of the pips that a chance lacks."""
_HOPELESS: Final = 0.01
"""What is less likely is legal, but dull."""


class Bids(Struct, frozen=True):
    """What may be bid now, and how likely each is to hold; {} where nobody wants to know."""

    counts: tuple[int, ...] = ()
    legal: frozenset[Bid] = frozenset()
    standing: Bid | None = None
    emblem: str = ""
    """The picture of whoever made the standing bid."""
    chances: Mapping[Bid, float] = {}

    @property
    def faces(self) -> tuple[int, ...]:
        """Those that may still be bid, or are, the highest first."""
        stands = {self.standing[1]} if self.standing else set()
        return tuple(sorted({face for _count, face in self.legal} | stands, reverse=True))

    @property
    def first(self) -> Bid | None:
        """One more of the same, or else the lowest of all."""
        more = self.standing and (self.standing[0] + 1, self.standing[1])
        return more if more in self.legal else min(self.legal, default=None)


class BidGrid(Control):
    """One control for all bids: arrows move within it, digits name count and then face."""

    def __init__(self, on_bid: Callable[[Bid], object], on_change: Callable[[], None]) -> None:
        super().__init__("bids")
        self.called = lambda: dice_of(*self.chosen) if self.chosen else _("Bids")
        self._on_bid, self._on_change = on_bid, on_change
        self.bids = Bids()
        self.chosen: Bid | None = None
        self.tide = 1.0
        """How far the water has risen over what has sunk last, 0 to 1; moved by the timeline."""
        self._laid = GridLayout(FRect(0, 0, 1, 1), FRect(0, 0, 0, 0))
        self._first = 0
        self._pointed: Bid | None = None
        self._pressed: tuple[float, float] | None = None
        self._typed = 0
        """The count that was typed last, until its face is."""

    # What is offered

    def offer(self, bids: Bids) -> None:
        """Show these bids; a choice that is no longer legal is forgotten."""
        if bids == self.bids:
            return
        if bids.counts != self.bids.counts:
            self._first = 0
        self.bids, self._typed = bids, 0
        if self.chosen not in bids.legal:
            self.chosen = None

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take what is needed of this rectangle; as many counts as fit stand side by side."""
        bids, has_sunk = self.bids, bool(self._sunken)
        for _again in range(2):
            laid = GridLayout.of(
                context, rect, len(bids.faces), len(bids.counts), has_sunk=has_sunk
            )
            self._laid, rect = laid, laid.needed()
        super().place(rect, context)
        self._first = min(self._first, max(0, len(bids.counts) - self._laid.columns))
        self._show_chosen()

    @property
    def _sunken(self) -> tuple[int, ...]:
        return tuple(face for face in reversed(FACES) if face not in self.bids.faces)

    @property
    def _told(self) -> str:
        """What is said of the faces under water."""
        return verdict.lower_faces_note(self._sunken) if self._sunken else ""

    @property
    def _shown(self) -> tuple[int, ...]:
        return self.bids.counts[self._first : self._first + self._laid.columns]

    # Choosing

    def choose(self, bid: Bid | None) -> None:
        """Choose a bid, and bring it into sight."""
        if bid is not None and bid != self.chosen:
            self.chosen = bid
            self._show_chosen()
            self._on_change()

    def _show_chosen(self) -> None:
        if self.chosen is None or self.chosen[0] in self._shown:
            return
        index = self.bids.counts.index(self.chosen[0])
        first = index if index < self._first else index - self._laid.columns + 1
        self._first = min(self._last, first)

    @property
    def _last(self) -> int:
        """The first count that is shown once all are scrolled."""
        return max(0, len(self.bids.counts) - self._laid.columns)

    def typed(self, digit: int) -> bool:
        """Choose by digits: the last one of a count, then a face. Return True if it was used."""
        if not self.bids.legal:
            return False
        if self._typed:
            bid, self._typed = (self._typed, digit), 0
            self.choose(bid if bid in self.bids.legal else None)
            return True
        counts = [count for count, _face in sorted(self.bids.legal) if count % 10 == digit % 10]
        if counts:
            self._typed = counts[0]
            faces = sorted(face for count, face in self.bids.legal if count == self._typed)
            _count, kept = self.chosen or self.bids.first or (0, 0)
            self.choose((self._typed, kept if kept in faces else faces[0]))
        return bool(counts)

    def activate(self) -> None:
        """Choose what was pressed; make final what is chosen already."""
        spot, self._pressed = self._pressed, None
        way = self._laid.arrow_at(*spot) if spot else 0
        bid = self._bid_at(*spot) if spot else self.chosen
        if way:
            self.scroll(way * (self._laid.columns - 1))
        elif bid in self.bids.legal - {self.chosen}:
            self.choose(bid)
        elif bid is not None:
            self._on_bid(bid)
        elif self.chosen is None:
            self.choose(self.bids.first)

    def scroll(self, columns: int) -> bool:
        """Show higher or lower counts; return True if there are any."""
        first = min(self._last, max(0, self._first + columns))
        has_moved, self._first = first != self._first, first
        if has_moved:
            self._on_change()
        return has_moved

    def wheel(self, steps: float) -> bool:
        """Scroll the counts."""
        return self.scroll(-round(steps) or (1 if steps < 0 else -1))

    def handle(self, intent: Intent) -> bool:
        """Note where it is pressed; let arrows move the choice while there is anything there."""
        if isinstance(intent, intents.PointerPressed):
            self._pressed = intent.x, intent.y
        if isinstance(intent, intents.Navigate):
            return self._move(intent.direction)
        return False

    def let_go(self) -> None:
        """Forget the press."""
        self._pressed = None

    def _move(self, way: Direction) -> bool:
        if self.chosen is None:
            self.choose(self.bids.first)
            return self.chosen is not None
        (count, face), (across, down) = self.chosen, way.value
        beyond = [
            bid
            for bid in self.bids.legal
            if (bid[1] == face and (bid[0] - count) * across > 0) or (bid[1] - face) * down < 0
        ]
        self._typed = 0
        nearest = min(beyond, key=lambda b: (abs(b[1] - face), abs(b[0] - count)), default=None)
        self.choose(nearest)
        return nearest is not None

    def reached(self) -> None:
        """Choose something, so that one more press is enough."""
        if self.chosen is None:
            self.choose(self.bids.first)

    def point(self, x: float, y: float) -> None:
        """Light the bid under the pointer."""
        self._pointed = self._bid_at(x, y)

    # Places

    def _bid_at(self, x: float, y: float) -> Bid | None:
        return next((bid for bid, cell in self._cells() if cell.collidepoint(x, y)), None)

    def _cells(self) -> Iterator[tuple[Bid, FRect]]:
        for row, face in enumerate(self.bids.faces):
            for column, count in enumerate(self._shown):
                yield (count, face), self._laid.cell(row, column)

    def focus_rect(self) -> FRect:
        """Return the chosen bid, or the only one that is legal."""
        wanted = {self.chosen} if self.chosen else self.bids.legal
        is_one = len(wanted) == 1
        found = next((cell for bid, cell in self._cells() if is_one and bid in wanted), self.rect)
        return found.inflate(-14, -14) if found is not self.rect else self.rect

    # Drawing

    def drawn_from(self) -> object:
        """Return the bids, and what is seen of them."""
        return (self.bids, self.chosen, self._pointed, self._first, self._laid, self.tide,
                self._told, manner())  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the rows of bids, and the water with what has sunk."""
        skin.draw_panel(canvas, self.rect, "dark")
        for row, face in enumerate(self.bids.faces):
            canvas.image(die(face), self._laid.head(row))
        for bid, cell in self._cells():
            self._draw_cell(canvas, bid, cell)
        self._draw_arrows(canvas)
        if self._sunken:
            self._draw_water(canvas)

    def _draw_cell(self, canvas: Canvas, bid: Bid, cell: FRect) -> None:
        state = self._state(bid)
        across, down = _BEYOND
        image = cell.inflate(cell.width * (across - 1.0), cell.height * (down - 1.0))
        canvas.image(f"scallywager/cell_{state}", image)
        if state == "bid":
            side = min(cell.width, cell.height) - 14.0
            mark = FRect(0, 0, side, side).move_to(center=cell.center)
            canvas.image(self.bids.emblem, mark)
        if state in ("bid", "sunk"):
            return
        if bid == self._pointed:
            palette = canvas.context.theme.palette
            canvas.outline(cell.inflate(-6, -6), palette.focus_light, 2.0, 6.0)
        for words in self._words(canvas.context, bid, cell):
            if words.text:
                words.draw(canvas)
            else:
                self._draw_pips(canvas, self.bids.chances[bid], words.rect)

    def _state(self, bid: Bid) -> str:
        """Return how a bid looks."""
        if bid in (self.chosen, self.bids.standing):
            return "chosen" if bid == self.chosen else "bid"
        if bid not in self.bids.legal:
            return "sunk"
        chance = self.bids.chances.get(bid)
        return "dull" if chance is not None and chance < _HOPELESS else "legal"

    def _words(self, context: LayoutContext, bid: Bid, cell: FRect) -> list[Passage]:
        inner = cell.inflate(-6, -4)
        chance = self.bids.chances.get(bid, 0.0)
        if chance < _HOPELESS or not self._laid.has_chances:
            return [Passage(*plate_line(context, str(bid[0]), COUNT, *inner.size), inner)]
        figure = "" if manner() == WORDS else told(chance).replace("\u00a0", "")
        left, right = self._halves(context, inner, str(bid[0]))
        return [
            Passage(*plate_line(context, str(bid[0]), COUNT, *left.size), left),
            Passage(*plate_line(context, figure, CHANCE, *right.size), right),
        ]

    @staticmethod
    def _draw_pips(canvas: Canvas, chance: float, room: FRect) -> None:
        """Draw pips for the word of a chance, which the bar says for the chosen bid."""
        step, ink = min(room.width / PIPS, _PIP), canvas.context.theme.palette.ink
        for index in range(PIPS):
            pip = FRect(0, 0, 0.74 * step, 0.74 * step)
            pip.center = room.centerx + (index - (PIPS - 1) / 2) * step, room.centery
            canvas.fill(pip, ink, 1.0 if index < pips(chance) else _FAINT)

    def _halves(self, context: LayoutContext, inner: FRect, count: str) -> tuple[FRect, FRect]:
        """Return the places of count and chance; the chance has the middle of what is left."""
        if self._laid.is_beside:
            wide = context.texts.measure(count, COUNT)[0] + 2.0
            indent = max(1.0, 0.12 * (inner.width - wide))
            left = FRect(inner.left + indent, inner.top, wide, inner.height)
            return left, FRect(left.right, inner.top, inner.right - left.right, inner.height)
        high = inner.height * 0.56
        upper = FRect(inner.left, inner.top, inner.width, high)
        return upper, FRect(inner.left, upper.bottom, inner.width, inner.height - high)

    def _draw_arrows(self, canvas: Canvas) -> None:
        for way, place in self._laid.arrows():
            is_open = self._first > 0 if way < 0 else self._first < self._last
            skin.draw_icon_button(canvas, place, "", "" if is_open else "disabled")
            side = min(place.width, place.height) * 0.7
            icon = FRect(0, 0, side, side).move_to(center=place.center)
            skin.draw_icon(canvas, "arrow_left" if way < 0 else "arrow_right", icon)

    def _draw_water(self, canvas: Canvas) -> None:
        water = self._laid.water.copy()
        water.top = water.bottom - water.height * self.tide
        canvas.fill(water, canvas.context.theme.palette.deep_sea, 0.8)
        foam = FRect(water.left, water.top - 12.0, water.width, 120.0)
        with canvas.clipped(water.inflate(0, 24)):
            canvas.image("scallywager/tide", foam)
        if self.tide < 1.0:
            return
        for face, place in self._laid.sunk(self._sunken):
            canvas.image(die(face), place)
            canvas.fill(place, canvas.context.theme.palette.sea, 0.4)
        self._sunk_words(canvas.context).draw(canvas)

    def _sunk_words(self, context: LayoutContext) -> Passage:
        """Return what is said on the water; as large as the water is high."""
        room = self._laid.sunk_words(len(self._sunken))
        style = within(context, _SUNK, room.height)
        return Passage(*whole_line(context, self._told, style, *room.size), room)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the grid, its bids as targets, and their words."""
        yield Box(self.name, FRect(self.rect), BoxKind.PANEL, self._box_parent())
        for bid, cell in self._cells():
            if bid in self.bids.legal:
                name = f"bid.{bid[0]}.{bid[1]}"
                yield Box(name, FRect(cell), BoxKind.TARGET, self.name)
                for index, words in enumerate(self._words(context, bid, cell)):
                    if words.text:
                        yield words.box(context, f"{name}.{index}", name)
        for way, place in self._laid.arrows():
            yield Box(f"bid.arrow{way}", place, BoxKind.TARGET, self.name)
        if self._sunken:
            yield self._sunk_words(context).box(context, "bid.sunk", self.name)


class BidBar(AnswerButton):
    """Makes the chosen bid final; a low bar has what speaks for it at the right."""

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return both words."""
        if self.rect.height > _HIGH:
            return super().passages(context)
        inner = self.rect.inflate(-2 * _PADDING, -8)
        if not self.detail:
            return [Passage(*one_line(context, self.text, _BAR, *inner.size), inner)]
        wide = min(0.5 * inner.width, context.texts.measure(self.detail, _BAR_DETAIL)[0] + 2)
        left = FRect(inner.left, inner.top, inner.width - wide - 14, inner.height)
        right = FRect(inner.right - wide, inner.top, wide, inner.height)
        text, detail = one_line(context, self.text, _BAR, *left.size), self.detail
        told = plate_line(context, detail, _BAR_DETAIL, *right.size)
        return [Passage(*text, left), Passage(*told, right)]
