"""The first bid of a round: two short choices, which face and how many of it."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.chances import told
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.ui.bid_choice import HOPELESS, Bid, BidChoice
from treasure_games.games.scallywager.ui.dice import die, gold
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind
from treasure_games.table.fitting import Passage, plate_line, whole_line
from treasure_games.table.pieces.brass import cast

_HEAD: Final = TextStyle(27.0, Face.SEMIBOLD, "brass_light", "centre")
_COUNT: Final = TextStyle(34.0, Face.BOLD, "ink", "centre", is_tabular=True)
_CHANCE: Final = TextStyle(19.0, Face.SEMIBOLD, "pearl", "centre")
_SMALLEST: Final = 0.75
"""The least size of chances, by their usual one."""
_BETWEEN: Final = 10.0
"""How much wider than its post a chance may be."""
_PADDING: Final = 22.0
_ACROSS: Final = 3
"""So many faces stand in a row."""
_DIE: Final = 98.0
"""Side of a die to be chosen, at most."""
_PITCH, _LEAST = 84.0, 66.0
"""From one post to the next, at most and at least."""
_FOOT, _RISES = 70.0, 60.0
"""By how much a post that can't hold is above water, and what a certain one has more, in a panel of
this height.
"""
_FIGURE: Final = 67.0
"""The most height of a figure on a post."""
_HIGH: Final = 304.0
_WATER: Final = 54.0
"""Height of the water round the posts, in such a panel."""
_ARROW: Final = 46.0


class Panels(Struct, frozen=True):
    """Where faces and counts are chosen, and as many counts as fit there side by side."""

    faces: FRect
    counts: FRect
    head: float = 0.0
    """Height of the titles; 0 where large text leaves no room for them."""
    columns: int = 1
    pitch: float = _LEAST
    has_arrows: bool = False

    @classmethod
    def of(cls, context: LayoutContext, faces: FRect, counts: FRect, most: int) -> "Panels":
        """Lay out panels for so many counts."""
        line = context.texts.line_height(_HEAD)
        head = line if line < 0.16 * counts.height else 0.0
        wide = counts.width - 2 * _PADDING
        least = max(_LEAST, context.texts.measure("88", _COUNT)[0] + 10.0)
        has_arrows = most * least > wide
        inner = wide - 2 * _ARROW if has_arrows else wide
        columns = max(1, min(most, int(inner / least)))
        return cls(faces, counts, head, columns, min(_PITCH, inner / columns), has_arrows)

    def _inner(self, panel: FRect) -> FRect:
        inner = panel.inflate(-2 * _PADDING, -2 * _PADDING)
        inner.top, inner.height = inner.top + self.head, inner.height - self.head
        return inner

    def title(self, panel: FRect) -> FRect:
        """Return the place of a panel's title."""
        return FRect(panel.left + 12.0, panel.top + 14.0, panel.width - 24.0, self.head)

    def die(self, face: int) -> FRect:
        """Return the place of a face; what one holds of it stands at its right."""
        inner, (row, column) = self._inner(self.faces), divmod(FACES.index(face), _ACROSS)
        wide, high = inner.width / _ACROSS, inner.height / 2
        side = min(_DIE, high - 8.0, 0.62 * wide)
        left = inner.left + column * wide + 0.06 * wide
        return FRect(left, inner.top + (row + 0.5) * high - side / 2, side, side)

    def held(self, face: int) -> FRect:
        """Return the place of how many one holds of a face."""
        place, wide = self.die(face), self._inner(self.faces).width / _ACROSS
        return FRect(place.right, place.top, 0.9 * wide - place.width, place.height)

    def post(self, column: int, chance: float) -> FRect:
        """Return a post, which is the higher the likelier it is to hold."""
        inner, water, grown = self._inner(self.counts), self.water, self.counts.height / _HIGH
        high = min((_FOOT + chance * _RISES) * grown, water.top - inner.top)
        x = inner.centerx + (column + 0.5 - self.columns / 2) * self.pitch
        place = sized(self.pitch - 10.0, high, midbottom=(x, water.top))
        place.height += 0.6 * water.height
        return place

    @property
    def water(self) -> FRect:
        """Where the posts stand in water."""
        high = _WATER * self.counts.height / _HIGH
        wide = self.counts.width - 24.0
        return sized(wide, high, midbottom=(self.counts.centerx, self.counts.bottom - 12.0))

    def arrows(self) -> Iterator[tuple[int, FRect]]:
        """Yield the way and the place of each arrow, at both ends of the posts."""
        inner = self._inner(self.counts)
        corner = inner.left, self.water.top - 8.0
        place = sized(_ARROW, min(96.0, corner[1] - inner.top), bottomleft=corner)
        if self.has_arrows:
            yield -1, place
            yield 1, place.move_to(right=inner.right)

    def arrow_at(self, x: float, y: float) -> int:
        """Return the way of the arrow at a point; 0 if there is none."""
        return next((way for way, place in self.arrows() if place.collidepoint(x, y)), 0)


class Opening(BidChoice):
    """One control for both choices: up and down change the face, left and right the count."""

    _laid: Panels

    def __init__(self, on_bid: Callable[[Bid], object], on_change: Callable[[], None]) -> None:
        super().__init__(on_bid, on_change)
        self._laid = Panels(FRect(0, 0, 1, 1), FRect(0, 0, 1, 1))

    def place_panels(self, faces: FRect, counts: FRect, context: LayoutContext) -> None:
        """Take these two panels."""
        self._laid = Panels.of(context, faces, counts, len(self.bids.counts))
        self.place(faces.union(counts), context)
        self._first = min(self._first, self._last)
        self._show_chosen()

    @property
    def shown(self) -> Bid | None:
        """The chosen bid, or the one that suggests itself."""
        return self.chosen or self.bids.first

    def panels(self) -> tuple[FRect, FRect]:
        """Return both panels, between which the bid is seen."""
        return self._laid.faces, self._laid.counts

    def handle(self, intent: Intent) -> bool:
        """A press chooses, however often: the button makes the bid final."""
        if isinstance(intent, intents.PointerPressed):
            bid = self._bid_at(intent.x, intent.y)
            if bid in self.bids.legal:
                self.choose(bid)
        return super().handle(intent)

    def activate(self) -> None:
        """Scroll by an arrow that was pressed; by keys, choose, then make it final."""
        if self._pressed is None or self._laid.arrow_at(*self._pressed):
            super().activate()
        self._pressed = None

    # Places

    def focus_rect(self) -> FRect:
        """Return the post of the chosen count."""
        return next((cell for bid, cell in self._cells() if bid == self.shown), self.rect)

    def _cells(self) -> Iterator[tuple[Bid, FRect]]:
        """Yield the posts of the chosen face, then the faces with the chosen count."""
        count, face = self.shown or (0, 0)
        for column, one in enumerate(self._shown):
            yield (one, face), self._laid.post(column, self._chance((one, face)))
        for one in FACES:
            yield (count, one), self._laid.die(one)

    def _chance(self, bid: Bid) -> float:
        """Return how likely a bid is to hold; halfway where that isn't told."""
        return self.bids.chances.get(bid, 0.5)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw both panels: dice with what one holds of them, posts in the water."""
        for panel in self.panels():
            skin.draw_panel(canvas, panel, "dark")
        self._draw_faces(canvas)
        for column, count in enumerate(self._shown):
            self._draw_post(canvas, column, count)
        self._draw_arrows(canvas)
        water = self._laid.water
        canvas.fill(water, canvas.context.theme.palette.deep_sea, 0.6)
        foam = water.move(0.0, -12.0)
        with canvas.clipped(water.union(foam)):
            canvas.image("scallywager/tide", FRect(foam.topleft, (water.width, 120.0)))
        for _name, words in self._passages(canvas.context):
            words.draw(canvas)

    def _draw_faces(self, canvas: Canvas) -> None:
        _count, chosen = self.shown or (0, 0)
        for face in FACES:
            place = self._laid.die(face)
            canvas.image(gold(face) if face == chosen else die(face), place)
            if face == chosen:
                palette = canvas.context.theme.palette
                canvas.outline(place.inflate(10, 10), palette.focus_light, 3.0, 12.0)
            held = self.bids.held.get(face, 0)
            if held:
                cast(canvas.context, str(held), 40.0, "centre", self._laid.held(face)).draw(canvas)

    def _draw_post(self, canvas: Canvas, column: int, count: int) -> None:
        bid = (count, (self.shown or (0, 0))[1])
        post = self._laid.post(column, self._chance(bid))
        state = "dull" if self._chance(bid) < HOPELESS else "legal"
        state = "chosen" if bid == self.shown else state
        canvas.image(f"scallywager/cell_{state}", post.inflate(6, 6))

    def _passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield titles, counts, and chances above them where there is room."""
        laid, face = self._laid, (self.shown or (0, 0))[1]
        for panel, name, words in zip(
            self.panels(), ("face", "count"), (_("Which face?"), self._how_many()), strict=True
        ):
            if laid.head:
                room = laid.title(panel)
                yield name, Passage(*whole_line(context, words, _HEAD, *room.size), room)
        style = self._chance_style(context)
        for column, count in enumerate(self._shown):
            post = laid.post(column, self._chance((count, face)))
            room = FRect(post.left, post.top + 2.0, post.width, _FIGURE)
            yield f"{count}", Passage(*plate_line(context, str(count), _COUNT, *room.size), room)
            if style is not None and (chance := self._told((count, face))):
                high = context.texts.line_height(style)
                above = sized(post.width + _BETWEEN, high, midbottom=(post.centerx, post.top - 4.0))
                yield f"{count}.chance", Passage(chance, style, above)

    def _told(self, bid: Bid) -> str:
        chance = self.bids.chances.get(bid)
        return "" if chance is None else told(chance).replace("\u00a0", "")

    def _chance_style(self, context: LayoutContext) -> TextStyle | None:
        """Return in what all chances fit above their posts; None if they would be too small."""
        laid, face = self._laid, (self.shown or (0, 0))[1]
        widths = (context.texts.measure(self._told((count, face)), _CHANCE)[0]
                  for count in self._shown)  # fmt: skip
        share = min(1.0, 0.95 * laid.pitch / max(1.0, *widths))
        highest = laid.post(0, 1.0).top - laid.counts.top - laid.head - 20.0
        has_room = share > _SMALLEST and context.texts.line_height(_CHANCE) * share < highest
        return replace(_CHANCE, size=share * _CHANCE.size) if has_room else None

    def _how_many(self) -> str:
        return _("How many of {count} dice?", count=max(self.bids.counts, default=0))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the panels, dice and posts as targets, and their words."""
        for name, place in zip(("faces", "counts"), self.panels(), strict=True):
            yield Box(f"bids.{name}", FRect(place), BoxKind.PANEL, self._box_parent())
        for face in FACES:
            yield Box(f"bid.face{face}", self._laid.die(face), BoxKind.TARGET, "bids.faces")
        for column, count in enumerate(self._shown):
            post = self._laid.post(column, self._chance((count, (self.shown or (0, 0))[1])))
            yield Box(f"bid.count{count}", post, BoxKind.TARGET, "bids.counts")
        for way, place in self._laid.arrows():
            yield Box(f"bid.arrow{way}", place, BoxKind.TARGET, "bids.counts")
        for name, words in self._passages(context):
            panel = "bids.faces" if name == "face" else "bids.counts"
            parent = f"bid.count{name}" if name.isdigit() else panel
            yield words.box(context, f"bid.{name}", parent)
