"""Pictures and films of a game's table for its rulebook: drawn and moved by the table itself."""

import gc
from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from itertools import takewhile
from typing import Any

from msgspec.structs import replace
from pygame import FRect, Surface

from treasure_games.core.chance import SeededChance
from treasure_games.core.codec import decode
from treasure_games.core.game import Pending
from treasure_games.core.language import translate
from treasure_games.core.pages import figures_beside
from treasure_games.core.registry import load
from treasure_games.match.seats import Kind, Seat
from treasure_games.match.steps import Step, turn_events
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.animation import Animation, Call, Later, Sequential, Wait
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.pictures import scaled
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH, Viewport
from treasure_games.table.diagram_page import Diagram
from treasure_games.table.game_table import AnyTable, Layer, load_table
from treasure_games.table.places import rotated
from treasure_games.table.table_api import TableApi

_AT, _COUNTS = figures_beside(__file__)


class Illustrator:
    """Draws the diagrams of one game. It keeps pictures of its own, so that drawing them pushes
    nothing of a table under way out of memory; they go with it.
    """

    def __init__(self, services: Services, game_id: str) -> None:
        self.services = copy(services)
        """Those of the tables in the pictures."""
        self.services.assets = services.assets.smaller()
        self.game_id = game_id

    def draw(self, diagram: Diagram, width: int, height: int) -> Surface:
        """Return a diagram at this many pixels."""
        picture = self.lay(diagram, width).picture(width, height)
        self.free()
        return picture

    def free(self) -> None:
        """Let go of all that a diagram was made of: another one has hardly a picture in its size.

        Its table is collected: the objects of one refer to each other in cycles, and hold pictures
        of 5 to 40 MB.
        """
        assets = self.services.assets
        assets.forget()
        assets.end_frame()
        assets.free_shared()
        gc.collect()

    def lay(self, diagram: Diagram, width: int, *, moves: bool = False) -> "_Still":
        """Return the table of a diagram that is this many pixels wide."""
        self.services.assets.loader.is_live = moves
        nearest = _AT.nearest * self.services.host.context.viewport.scale
        scale = min(width / diagram.across, nearest)
        size = round(REFERENCE_WIDTH * scale), round(REFERENCE_HEIGHT * scale)
        viewport = Viewport(*size, diagram.text_scale)
        services = self.services
        context = LayoutContext(viewport, services.theme, services.assets, services.fonts)
        return _Still(self, diagram, context, moves=moves)


class StillTable(TableApi):
    """A table that is looked at: nobody acts, and whatever else a game may ask for does nothing."""

    viewer: int | None = 0
    bottom = 0
    seen: Sequence[Any] = ()
    asked: int | None = None
    is_turn_here = False
    seats: Sequence[Seat] = ()

    def __init__(
        self, services: Services, game_id: str, seats: Sequence[Seat], context: LayoutContext
    ) -> None:
        self._services, self._rules = services, load(game_id)
        self.seats, self.context, self.timeline = seats, context, Timeline()
        self.game: AnyTable = load_table(game_id)(self)
        self.plates = [
            self.game.plate(number, seat, lambda: None) for number, seat in enumerate(seats)
        ]

    def told(self, view: Any) -> None:
        """Let the plates follow what has happened."""
        for plate, score in zip(self.plates, self._rules.scores(view), strict=True):
            plate.shown.score.jump(score)
            plate.take_badges(tuple(self.game.badges(view, plate.number)))

    def place(self, status: float) -> None:
        """Put everything into its place in the present context, below `status` units."""
        self.places = self.game.places(self.context, len(self.seats) - 1, 0, status, log=False)
        order = rotated(len(self.seats), self.bottom)
        for seat, area in zip(order, self.places.seat_areas, strict=True):
            self.plates[seat].shown.form = area.form
            self.plates[seat].place(area.plate, self.context)
        self.game.layout(self.context, self.places)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with its seats, as its scene does."""
        nodes = self.game.nodes
        for node in (*nodes(Layer.REST), *self.plates, *nodes(Layer.MOVING), *nodes(Layer.OVER)):
            node.draw_on(canvas)

    @property
    def services(self) -> Services:
        """Those of the picture."""
        return self._services

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards would fly to."""
        return self.plates[seat].spot("badge")

    def act(self, action: Any, seat: int | None = None, arrival: int | None = None) -> bool:
        """Do nothing."""
        return False


class _Still(StillTable):
    """A table in a picture: seat 0 looks on and is asked, nothing moves."""

    def __init__(
        self, illustrator: Illustrator, diagram: Diagram, context: LayoutContext, *, moves: bool
    ) -> None:
        rules, state = load(illustrator.game_id), diagram.position()
        pending: Pending | None = rules.pending(state)
        self.asked = 0 if pending is not None and 0 in pending.seats else None
        self.is_turn_here = self.asked is not None
        super().__init__(
            illustrator.services, illustrator.game_id, _crew(rules.view(state, 0).seats), context
        )
        self._diagram = diagram
        self._offered = rules.legal(state, 0) if self.is_turn_here else ()
        self.game.show(rules.view(state, 0))
        self.told(rules.view(state, 0))
        self._lay()
        self._part_before: FRect | None = None
        """What is seen throughout a film."""
        if moves and diagram.follows:
            self._come_to_rest()
        else:
            while self._see_only(self.part):
                self._come_to_rest()
        self._surface = Surface(self.context.viewport.pixels.size)
        for plate in self.plates:
            plate.is_turn = pending is not None and plate.number in pending.seats

    def _come_to_rest(self) -> None:
        for _ in range(_COUNTS.steps):
            self.timeline.update(_AT.step)
            self.game.update(_AT.step)

    def _see_only(self, part: FRect) -> bool:
        """Draw only this: it is as large as the window. Return False if there is no such thing."""
        viewport = replace(self.context.viewport, part=None)
        seen = viewport.to_pixels(part).clip(viewport.pixels)
        viewport = replace(viewport, part=(*seen.topleft, *seen.size))
        if viewport == self.context.viewport:
            return False
        self.context = replace(self.context, viewport=viewport)
        self.game.free_pictures()
        self._lay()
        return True

    @property
    def part(self) -> FRect:
        """The smallest area of the diagram's shape around what it is of, within the table."""
        crop, (across, down) = self._diagram.crop(self.game), self._diagram.size
        wide = max(crop.width, crop.height * across / down)
        area = sized(wide, wide * down / across, center=crop.center)
        return area.clamp(self.context.viewport.rect)

    def picture(self, width: int, height: int) -> Surface:
        """Return what is seen at this many pixels."""
        viewport = self.context.viewport
        window = viewport.to_pixels(self._part_before or self.part).clip(viewport.pixels)
        canvas = Canvas(self.context, window)
        self.draw(canvas)
        canvas.paint(self._surface)
        return scaled(self._surface.subsurface(window), width, height)

    def begin(self) -> None:
        """Let something be done there: the view stays, and nobody is asked any more."""
        self._part_before = None if self._diagram.follows else self.part
        self.asked, self.is_turn_here = None, False
        if not self._diagram.keeps_offers:
            self.game.offers(())

    def _lay(self) -> None:
        """Put everything into its place in the present context."""
        self.place(_AT.status)
        self.game.offers(self._offered)


def _crew(count: int) -> tuple[Seat, ...]:
    """Return as many of the pirates as sit at a table."""
    return tuple(
        Seat(translate(PERSONAS[persona].name), emblem, Kind.COMPUTER, "mate", persona)
        for emblem, persona in zip(range(count), PERSONAS, strict=False)
    )


class Film:
    """Begins with what the diagram shows and ends with what the acts have led to."""

    def __init__(self, illustrator: Illustrator, diagram: Diagram, size: tuple[int, int]) -> None:
        self._diagram = diagram
        self._size = size
        self._rules = load(illustrator.game_id)
        self._still = illustrator.lay(diagram, size[0], moves=True)
        self._still.begin()
        timeline = self._still.timeline
        timeline.play(Wait(_AT.before))
        for step in self._steps():
            timeline.play(Later(partial(self._staged, step)))
        timeline.play(Wait(_AT.after))

    def _steps(self) -> Iterator[Step]:
        """Yield what seat 0 sees of the acts up to the next turn; the same each time."""
        state, chance, found = self._diagram.position(), SeededChance(_COUNTS.seed), list[Step]()
        turns, _taking_part = turn_events(self._rules.info.events, len(self._still.seats))

        def emit(event: Any) -> None:
            seen = self._rules.redact(state, event, 0)
            if seen is not None:
                found.append(Step(seen, self._rules.view(state, 0)))

        for seat, plain in self._diagram.acts:
            action = decode(plain, self._rules.info.actions)
            self._rules.apply(state, seat, action, chance, emit)
        yield from takewhile(lambda step: type(step.event) not in turns, found)

    def _staged(self, step: Step) -> Animation:
        table = self._still.game
        return Sequential(table.animate(step), Call(lambda: self._still.told(step.view)))

    @property
    def is_over(self) -> bool:
        """True once it has been shown."""
        return not self._still.timeline.is_busy

    def update(self, dt: float, speed: float) -> None:
        """Play on."""
        self._still.timeline.speed = speed
        self._still.timeline.update(dt)
        self._still.game.update(dt)

    def picture(self) -> Surface:
        """Return how it looks now."""
        return self._still.picture(*self._size)
