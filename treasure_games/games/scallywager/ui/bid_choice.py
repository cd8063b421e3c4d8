"""What may be bid, and how a bid is chosen among all: by arrows, digits, the wheel or a press."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from pygame import FRect

from treasure_games.core.chances import manner
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.bid_layout import BidLayout
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.widgets.widget import Control

Bid = tuple[int, int]
"""How many, and of which face."""


class Bids(Struct, frozen=True):
    """What may be bid now, and how likely each is to hold; {} where nobody wants to know."""

    counts: tuple[int, ...] = ()
    legal: frozenset[Bid] = frozenset()
    standing: Bid | None = None
    emblem: str = ""
    """The picture of whoever made the standing bid."""
    chances: Mapping[Bid, float] = {}
    held: Mapping[int, int] = {}
    """How many of each face whoever bids holds, as far as is known."""
    in_play: int = 0
    """The number of all dice."""

    @property
    def faces(self) -> tuple[int, ...]:
        """Those that may still be bid."""
        return tuple(sorted({face for _count, face in self.legal}))

    @property
    def first(self) -> Bid | None:
        """One more of the same, or what one holds the most of; or else the lowest of all."""
        face = max(self.held, key=lambda one: (self.held[one], one), default=0)
        held = (self.held.get(face, 0), face)
        more = (self.standing[0] + 1, self.standing[1]) if self.standing else held
        return more if more in self.legal else min(self.legal, default=None)


class BidChoice(Control):
    """One control for all bids: arrows move within it, digits name count and then face."""

    def __init__(self, on_bid: Callable[[Bid], object], on_change: Callable[[], None]) -> None:
        super().__init__("bids")
        self.called = lambda: dice_of(*self.shown) if self.shown else _("Bids")
        self._on_bid, self._on_change = on_bid, on_change
        self.offered = Bids()
        self.chosen: Bid | None = None
        self.laid = BidLayout(FRect(0, 0, 1, 1), FRect(0, 0, 1, 1))
        self._first = 0
        self.pointed: Bid | None = None
        self._pressed: tuple[float, float] | None = None
        self._typed = 0
        """The count that was typed last, until its face is."""

    def place_panels(self, faces: FRect, counts: FRect, context: LayoutContext) -> None:
        """Take these two panels."""
        self.laid = BidLayout.of(context, faces, counts, len(self.offered.counts))
        self.place(faces.union(counts), context)
        self._first = min(self._first, self._last)
        self._show_chosen()

    def panels(self) -> tuple[FRect, FRect]:
        """Return both panels."""
        return self.laid.faces, self.laid.counts

    @property
    def shown(self) -> Bid | None:
        """The chosen bid, or the one that suggests itself."""
        return self.chosen or self.offered.first

    @property
    def face(self) -> int:
        """The face that is shown."""
        return self.shown[1] if self.shown else 0

    def offer(self, bids: Bids) -> None:
        """Show these bids; a choice that is no longer legal is forgotten."""
        if bids == self.offered:
            return
        if bids.counts != self.offered.counts:
            self._first = 0
        # What one holds suggested a choice: it goes out of sight with the dice.
        is_hidden = bool(self.offered.held) and not bids.held
        self.offered, self._typed = bids, 0
        if is_hidden or self.chosen not in bids.legal:
            self.chosen = None

    @property
    def _shown(self) -> tuple[int, ...]:
        return self.offered.counts[self._first : self._first + self.laid.columns]

    # Choosing

    def choose(self, bid: Bid | None) -> None:
        """Choose a bid, and bring it into sight."""
        if bid is not None and bid != self.chosen:
            self.chosen = bid
            self._show_chosen()
            self._on_change()

    def _show_chosen(self) -> None:
        if self.shown is None or self.shown[0] in self._shown:
            return
        index = self.offered.counts.index(self.shown[0])
        first = index if index < self._first else index - self.laid.columns + 1
        self._first = min(self._last, first)

    @property
    def _last(self) -> int:
        """The first count that is shown once all are scrolled."""
        return max(0, len(self.offered.counts) - self.laid.columns)

    def typed(self, digit: int) -> bool:
        """Choose by digits: the last one of a count, then a face. Return True if it was used."""
        if not self.offered.legal:
            return False
        if self._typed:
            bid, self._typed = (self._typed, digit), 0
            self.choose(bid if bid in self.offered.legal else None)
            return True
        counts = [count for count, _face in sorted(self.offered.legal) if count % 10 == digit % 10]
        if counts:
            self._typed = counts[0]
            faces = sorted(face for count, face in self.offered.legal if count == self._typed)
            _count, kept = self.chosen or self.offered.first or (0, 0)
            self.choose((self._typed, kept if kept in faces else faces[0]))
        return bool(counts)

    def activate(self) -> None:
        """By a press, scroll, choose, or have it explained why not; by keys, make final what is
        chosen already.
        """
        spot, self._pressed = self._pressed, None
        arrows = (way for way, at in self.laid.arrows() if spot and at.collidepoint(spot))
        way = next(arrows, 0)
        bid = self._bid_at(*spot) if spot else self.shown
        if way:
            self.scroll(way * (self.laid.columns - 1))
        elif bid in self.offered.legal and (spot or self.chosen is None):
            self.choose(bid)
        elif bid is not None:
            self._on_bid(bid)

    def leads(self, way: int) -> bool:
        """Return True if there are more counts this way."""
        return self._first > 0 if way < 0 else self._first < self._last

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
            self.choose(self.offered.first)
            return self.chosen is not None
        (count, face), (across, down) = self.chosen, way.value
        beyond = [
            bid
            for bid in self.offered.legal
            if (bid[1] == face and (bid[0] - count) * across > 0) or (bid[1] - face) * down < 0
        ]
        self._typed = 0
        nearest = min(beyond, key=lambda b: (abs(b[1] - face), abs(b[0] - count)), default=None)
        self.choose(nearest)
        return nearest is not None

    def reached(self) -> None:
        """Choose something, so that one more press is enough."""
        if self.chosen is None:
            self.choose(self.offered.first)

    def point(self, x: float, y: float) -> None:
        """Light the bid under the pointer."""
        self.pointed = self._bid_at(x, y)

    # Places

    def _bid_at(self, x: float, y: float) -> Bid | None:
        return next((bid for bid, cell in self._cells() if cell.collidepoint(x, y)), None)

    def _cells(self) -> Iterator[tuple[Bid, FRect]]:
        """Yield posts and dice, and which bid each chooses."""
        for column, count in enumerate(self._shown):
            bid = (count, self.face)
            yield bid, self.laid.post(column, self._chance(bid))
        for face in FACES:
            yield (self._nearest(face), face), self.laid.die(face)

    def _nearest(self, face: int) -> int:
        """Return the count of this face that is nearest to the one shown."""
        shown, _face = self.shown or (0, 0)
        legal = [count for count, one in self.offered.legal if one == face]
        return min(legal, key=lambda count: abs(count - shown), default=shown)

    def _chance(self, bid: Bid) -> float:
        """Return how likely a bid is to hold; halfway where that isn't told."""
        return self.offered.chances.get(bid, 0.5) if bid in self.offered.legal else 0.0

    def focus_rect(self) -> FRect:
        """Return the post of the count that is shown."""
        return next((cell for bid, cell in self._cells() if bid == self.shown), self.rect)

    def drawn_from(self) -> object:
        """Return the bids, what is seen of them, and how that is said."""
        seen = self.offered, self.chosen, self.pointed, self._first, self.laid
        return *seen, manner(), _("Bids")
