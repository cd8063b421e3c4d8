"""Where everything is; the map itself, and the names of pictures."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS
from treasure_games.stage.animation import Animation, Tween
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.fitting import Passage, fitted, whole_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.people.far_edge import FarEdge, Station
from treasure_games.table.pieces.dice import Family, Spot
from treasure_games.table.places import MARGIN, Places

CARD_ASPECT: Final = 5.0 / 7.0
BACK: Final = "cards/bluffaneer/back"
_AT, _AS = mixed_look_beside(__file__)


class Layout(FarEdge):
    """All places for one size of the window and one seat at the bottom."""

    def arrange(self) -> None:
        """Place the map in the middle; own card, buttons and panel along the near edge."""
        self.lantern = self.across(_AT.lantern[not self.is_roomy])
        self._place_middle()
        self._place_near()

    def _place_middle(self) -> None:
        """Place the map with the bones and doubles on it, between the edges; the piles to
        the right of it, where no note lies.
        """
        near = self.room.bottom - 210.0
        y = self.far + 258.0 + max(0.0, near - self.far - 450.0) / 2
        self.map = sized(1250.0, 350.0, center=(self.axis, y))
        self.map.bottom = min(self.map.bottom, near - 2.0)
        shrink = 0.78 if self.is_large else 0.92
        self.bone = 234.0 * shrink
        width = self.axis - 425.0 * shrink - self.map.left - 104.0
        left, right = self.map.left, self.map.right - width
        upper, lower = self.map.top + 16.0, self.map.bottom - 188.0
        corners = ((left + 104.0, upper), (left + 74.0, lower),
                   (right - 104.0, upper), (right - 74.0, lower))  # fmt: skip
        self.corners = tuple(FRect(*corner, width, 140.0) for corner in corners)
        self.deck = sized(110.0, 154.0, center=(self.across(1672.0), self.map.centery + 46.0))
        self.discard = self.deck.move(126.0, 0.0)
        self.reveal = self.axis, self.map.top + 246.0

    def spot(self, index: int, sides: int) -> Spot:
        """Return the place of a bone; one of six sides is larger, as it isn't as wide."""
        side = self.bone * (1.0 if sides == 4 else 1.26)
        return self.axis + (2 * index - 1) * 0.9 * side, self.map.centery - 28.0, side

    def _place_near(self) -> None:
        """Place own card, buttons and the cards that are known along the near edge."""
        top, height = self.room.bottom - 210.0, 184.0
        self.known = FRect(self.across(1497.0), top, 390.0, height)
        self.own = FRect(self.axis - 115.0, self.room.bottom - 328.0, 230.0, 322.0)
        left = FRect(self.axis - 530.0, top + 16.0, 394.0, 152.0)
        self.answers = left, right = left, left.move(666.0, 0.0)
        self.choices = FRect(left.left, left.top, right.right - left.left, 190.0)
        """Over the foot of the own card."""
        self.plaque = FRect(self.axis + 136.0, top, 394.0, height)

    def balloon(self, seat: int) -> FRect:
        """Return the place of a loud word; in a crowd it leaves free the next one's brow."""
        rect = super().balloon(seat)
        if seat != self.bottom and len(self.others) == _AT.crowd:
            rect = rect.fit(FRect(self.axis + 92.0, rect.top, 236.0, rect.height))
        return rect

    def pile(self, station: Station | None) -> tuple[tuple[float, float], float, int]:
        """Return the foot of a pile (None: the bottom's), a coin's width, the stacks in a row."""
        if station is None:
            return (self.own_plate.left + 150.0, self.own_plate.bottom - 20.0), 46.0, 3
        plate = self.plate(station)
        beside = plate.right + 12.0, plate.bottom - 4.0
        if not self.is_roomy:
            above = plate.right - 96.0, plate.top + 2.0
            return (above if self.is_large else beside), 42.0, 2
        if station.x > self.axis + 200.0:  # There is no room at the right.
            return (plate.left - 12.0, plate.bottom - 4.0), 60.0, -3
        return beside, 60.0, 3

    def all_places(self, tools: int, speaker: int) -> Places:
        """Return the table's places for the shell."""
        known, left = self.known, self.room.left + MARGIN
        wide = known.width if self.is_large else self.map.left - 20.0 - left
        return self.places(
            tools, speaker, centre=self.map, banner=self.map,
            verdict=self.answers[0].union(self.answers[1]),
            tokens=FRect(*known.topleft, 1.0, 1.0),
            note=FRect(left, self.far, wide, known.top - self.far - 12.0),
            actions=FRect(self.room.right - MARGIN - 58.0, self.map.top + 20.0, 58.0, 58.0),
        )  # fmt: skip


def icon(number: int) -> str:
    """Return the picture of an icon."""
    return f"bluffaneer/icon_{ICON_NAMES[number]}"


def card(face: int) -> str:
    """Return the picture of a card; a face below 0 is the back."""
    if face < 0:
        return BACK
    one, other = PAIRS[face]
    return f"cards/bluffaneer/{ICON_NAMES[one]}_{ICON_NAMES[other]}"


def bones_of(house: HouseRules) -> Family:
    """Return the bones of a table; their faces are the icons."""
    if house.sides == len(ICON_NAMES):
        faces = tuple(f"bluffaneer/bone_{one}" for one in ICON_NAMES)
        rolls = (name for face in faces for name in (face, f"{face}_roll_1", f"{face}_roll_2"))
        return Family(faces, tuple(rolls), aspect=560 / 300, spin=0.25)
    faces = tuple(f"bluffaneer/cube_{one}" for one in ICON_NAMES)
    return Family(faces, tuple(f"bluffaneer/cube_roll_{pose}" for pose in range(1, 9)))


class Map(Node):
    """The map with the doubles on it, cut at both ends while it unrolls from its middle."""

    layout: Layout

    def __init__(self) -> None:
        self.unrolled = 1.0
        """How far it is seen, 0 to 1; moved by the timeline."""
        self.lit = -1
        """The icon of the double that counts now, or -1."""

    def drawn_from(self) -> object:
        """Return what it shows."""
        return self.layout, self.unrolled, self.lit

    def unroll(self, seconds: float) -> Animation:
        """Return how it unrolls."""
        self.unrolled = 0.0
        return Tween(self, seconds, unrolled=1.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, icons and words."""
        rect = self.layout.map.inflate(20, 30)
        with canvas.clipped(rect.scale_by(self.unrolled, 1.0)):
            canvas.image("bluffaneer/map", rect)
        if self.unrolled >= 1.0:
            for number, icons, words in self._doubles(canvas.context):
                self._draw_double(canvas, number, icons)
                words.draw(canvas)

    def _draw_double(self, canvas: Canvas, number: int, icons: tuple[FRect, FRect]) -> None:
        if number == self.lit:
            both = icons[0].union(icons[1]).inflate(18, 18)
            draw_halo(canvas, both, reach=30.0, level=255)
            canvas.outline(both, canvas.context.theme.palette.wax_red, 6.0, 40.0)
        for rect in icons:
            canvas.image(icon(number), rect)

    def _doubles(
        self, context: LayoutContext
    ) -> Iterator[tuple[int, tuple[FRect, FRect], Passage]]:
        """Yield each double with the places of its icons and its words, all of one size."""
        is_large = self.layout.is_large
        fit, down = whole_line if is_large else fitted, _AT.icon + 4.0
        texts, room = [_(one[is_large]) for one in _AT.doubles], self.layout.corners[0]
        wide, high = room.width, room.height - down
        size = min(fit(context, text, _AS.words, wide, high)[1].size for text in texts)
        for number, room in enumerate(self.layout.corners):
            is_right = number > 1
            one = FRect(room.left, room.top, _AT.icon, _AT.icon)
            other = one.move(_AT.icon * 0.86, 0)
            shift = room.right - other.right if is_right else 0.0
            icons = one.move(shift, 0), other.move(shift, 0)
            words = FRect(room.left, room.top + down, wide, high)
            style = replace(_AS.words_right if is_right else _AS.words, size=size)
            yield number, icons, Passage(texts[number], style, words)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words of the doubles."""
        for number, _icons, words in self._doubles(context):
            yield words.box(context, f"double.{number}")
