"""A game's place on the title's table: its object, its name plate, and the two ways to play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.screens.exhibits import Exhibit
from treasure_games.screens.name_plate import NamePlate
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Widget

_ = translate
WIDTH: Final = 380.0
"""Of an object at rest, in virtual units where there is room for all."""
WIDEST: Final = 486.0
"""Of the chosen one."""
LIFT: Final = 36.0
_SHAPE: Final = 750.0 / 900.0
_AT_REST: Final = 0.92
"""How bright the others are."""
_LANTERN: Final = (98.0, 130.0)
_GAP: Final = 28.0
"""Between what can be pressed of one object and of the next: focus rings lie in it."""
_PART: Final = 30.0
"""How far the neighbours of the chosen one move aside."""
_TAG_MARGIN: Final = 28.0
_COUNT: Final = TextStyle(22.0, colour="pearl", align="centre")


@dataclass(frozen=True, slots=True)
class Stand:
    """Where an object stands: the middle and the width of its column, and what lies in it."""

    centre: float
    width: float
    feet: float
    scale: float
    """Of the object."""
    window: FRect
    """What the object mustn't leave."""
    plate: FRect
    below: FRect
    """Room for the acts, or for what is told of the game."""


class ObjectSpot(Hotspot):
    """The object itself: the first press chooses it, the next one plays it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.on_reached: Callable[[], None] = lambda: None

    def reached(self) -> None:
        """Keys have chosen it."""
        self.on_reached()


class GameTile(Widget):
    """Shows its acts while it is chosen, else a note. `chosen` goes from 0 to 1."""

    def __init__(
        self,
        exhibit: Exhibit,
        acts: tuple[Button, Button],
        note: Widget | None = None,
        *,
        is_lit: bool = False,
    ) -> None:
        super().__init__(f"{exhibit.game_id}.tile")
        self.exhibit = exhibit
        self.spot = ObjectSpot(exhibit.game_id)
        self.acts = Flow(*acts, gap=14.0, align="centre")
        self.quick_play, self.set_up = acts
        self.is_lit = is_lit
        """Whether a lantern stands by it: a match is under way."""
        self.note = note or Label(_seats(exhibit), _COUNT, f"{exhibit.game_id}.seats")
        self.chosen = 0.0
        self.neighbours: tuple[GameTile | None, GameTile | None] = (None, None)
        """To the left and to the right."""
        self._stand = Stand(0.0, WIDTH, 0.0, 1.0, FRect(), FRect(), FRect())
        self.plate = NamePlate(exhibit)
        self.adopt(self.spot, self.acts, self.note)
        self.spot.adopt(self.plate)
        self.show_acts(False)

    def show_acts(self, is_shown: bool) -> None:
        """Show the acts in place of the note, or the other way round."""
        self.acts.is_visible = is_shown
        self.note.is_visible = not is_shown

    def children(self) -> Sequence[Widget]:
        """The object comes first, then what can be done with it."""
        return (self.spot, self.acts, self.note)

    def below_height(self, context: LayoutContext, width: float) -> float:
        """The height of what stands below the name plate, acts or note."""
        return max(one.preferred(context, width).height for one in (self.acts, self.note))

    def stand(self, stand: Stand, context: LayoutContext) -> None:
        """Take this place."""
        self._stand = stand
        reach = stand.width - _GAP
        top = stand.feet - WIDTH * _SHAPE * stand.scale
        spot = FRect(stand.centre - reach / 2, top, reach, 0.0)
        spot.height = stand.plate.bottom - top
        self.place(spot.union(stand.below), context)
        self.spot.place(spot, context)
        self.plate.place(stand.plate, context)
        self.acts.place(stand.below, context)
        size = self.note.preferred(context, stand.below.width)
        note = FRect(0.0, 0.0, min(size.width + _TAG_MARGIN, stand.below.width), size.height)
        note.midtop = stand.centre, stand.below.top
        self.note.place(note, context)

    def draw(self, canvas: Canvas) -> None:
        """The pool of light, the object, its plate, and what is told or offered below."""
        if self.chosen > 0.0:
            canvas.glow("objects/lantern_glow", self._light(), 0.8 * self.chosen)
        self._draw_object(canvas)
        self.plate.draw_chosen(canvas, self.chosen)
        if self.is_lit:
            self._draw_lantern(canvas)
        if self.note.is_visible:
            self.note.draw(canvas)
        elif self.acts.is_visible:
            self._draw_acts(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The art, and what lies on and below it."""
        name = self.exhibit.game_id
        yield Box(f"{name}.picture", self.object_rect(), BoxKind.ART, name)
        yield from self.plate.boxes(context)
        yield from super().boxes(context)

    def object_rect(self) -> FRect:
        """Where the object is drawn now."""
        return self._object(self.chosen)

    def _object(self, chosen: float) -> FRect:
        stand = self._stand
        width = (WIDTH + (WIDEST - WIDTH) * chosen) * stand.scale
        rect = FRect(0.0, 0.0, width, width * _SHAPE)
        rect.midbottom = stand.centre + self._aside(), stand.feet - LIFT * stand.scale * chosen
        rect.left = min(max(rect.left, stand.window.left), stand.window.right - width)
        return rect

    def _aside(self) -> float:
        """How far a chosen neighbour moves it."""
        left, right = (0.0 if one is None else one.chosen for one in self.neighbours)
        return _PART * self._stand.scale * (left - right)

    def _light(self) -> FRect:
        rect = FRect(0.0, 0.0, 760.0 * self._stand.scale, 620.0 * self._stand.scale)
        rect.center = self._stand.centre, self._stand.feet - 110.0 * self._stand.scale
        return rect

    def _draw_object(self, canvas: Canvas) -> None:
        picture, rect = self.exhibit.picture, self.object_rect()
        brightness = _AT_REST + (1.0 - _AT_REST) * self.chosen
        if self.chosen in (0.0, 1.0):
            canvas.shaded(picture, rect, brightness)
        else:
            canvas.shrunk(picture, rect, self._object(1.0), brightness)

    def _draw_lantern(self, canvas: Canvas) -> None:
        """At the foot, to the left."""
        stand = self._stand
        wide, high = (length * stand.scale for length in _LANTERN)
        rect = FRect(0.0, 0.0, wide, high)
        rect.midbottom = self.object_rect().left + 0.1 * WIDTH * stand.scale, stand.feet + 6.0
        canvas.image("objects/turn_marker", rect)
        light = FRect(0.0, 0.0, 2.4 * wide, 2.4 * wide)
        light.center = rect.centerx, rect.top + 0.56 * high
        canvas.glow("objects/lantern_glow", light, 0.6)

    def _draw_acts(self, canvas: Canvas) -> None:
        """They unfold downwards as the object rises."""
        if self.chosen >= 1.0:
            self.acts.draw(canvas)
            return
        before = canvas.surface.get_clip()
        room = FRect(self._stand.below)
        room.height *= min(1.0, 1.5 * self.chosen)
        canvas.surface.set_clip(before.clip(canvas.context.viewport.to_pixels(room)))
        self.acts.draw(canvas)
        canvas.surface.set_clip(before)


def _seats(exhibit: Exhibit) -> str:
    return _("{fewest} to {most} pirates").format(fewest=exhibit.fewest, most=exhibit.most)
