"""What lies on a table with people behind its far edge: cards, what is said, what can be known."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.animation import Animation, Call, Sequential, Tween, Wait, in_quad
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, Drawing, Node
from treasure_games.table.fitting import Passage, Worded, fitted
from treasure_games.table.glow import light_table
from treasure_games.table.people.busts import People
from treasure_games.table.pieces.flight import Flight, Manner, squash
from treasure_games.table.pieces.giving_hand import Given
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)
_TIP: Final = ((-_AT.tail / 2, -_AT.tail / 2), (0.0, _AT.tail), (_AT.tail / 2, -_AT.tail / 2))
"""Corners of the tail: across, and from the edge of the paper towards the plate."""
_LANTERN: Final = FRect(-50.0, -358.0, 100.0, 229.0)
"""From where the layout has the lantern, on the table's far edge, over which it hangs."""


@dataclass(slots=True)
class Balloon:
    """One seat's words. `open` is how far they have risen, 0 to 1; moved by the timeline."""

    words: str
    plate: FRect
    open: float = 0.0
    size: float = _AS.words.size


class SpeechBalloons(Node):
    """The balloons of a table: each seat has at most one, with its newest words.

    No words hang over the names and bids below those behind the far edge: they stand beside each
    face, and the near seat's above its plate.
    """

    def __init__(self) -> None:
        self._balloons: dict[int, Balloon] = {}
        self._room = FRect(0, 0, 1, 1)

    def place(self, room: FRect) -> None:
        """Stay within this area; balloons of an earlier layout are removed."""
        self._room = FRect(room)
        self._balloons.clear()

    def say(
        self, seat: int, words: str, plate: FRect, theme: Theme, size: float = _AS.words.size
    ) -> Animation:
        """Return an animation of words that rise from a seat's plate, stay to be read and go; what
        is shouted has a larger `size`.

        Play it in parallel with other motion.
        """
        balloon = Balloon(words, FRect(plate), size=size)
        durations = theme.durations

        def begin() -> None:
            self._balloons[seat] = balloon

        def end() -> None:
            if self._balloons.get(seat) is balloon:
                del self._balloons[seat]

        return Sequential(
            Call(begin),
            Tween(balloon, durations.banner_in, open=1.0),
            Wait(durations.banner_hold + _AT.a_letter * len(words)),
            Tween(balloon, durations.banner_out, easing=in_quad, open=0.0),
            Call(end),
        )

    def rect(self, context: LayoutContext, balloon: Balloon) -> FRect:
        """Return the paper of a fully open balloon: beside its plate, towards the room's middle."""
        text, style = _laid(context, balloon)
        width, height = context.texts.measure(text, style, _AT.widest)
        paper = FRect(0, 0, width + 2 * _AT.padding, height + 2 * _AT.padding)
        plate, middle = balloon.plate, self._room.center
        if plate.centery >= middle[1]:
            paper.midbottom = plate.centerx, plate.top - _AT.tail
        elif plate.centerx <= middle[0]:
            paper.midleft = plate.right + _AT.tail, plate.centery
        else:
            paper.midright = plate.left - _AT.tail, plate.centery
        return paper.clamp(self._room)

    def draw(self, canvas: Canvas) -> None:
        """Draw every balloon."""
        for balloon in self._balloons.values():
            if balloon.open > 0.02:
                self._draw(canvas, balloon)

    def _draw(self, canvas: Canvas, balloon: Balloon) -> None:
        """Draw the open part of a balloon, from its foot."""
        rect = self.rect(canvas.context, balloon)
        rect.top += (1.0 - balloon.open) * _AT.rise
        shown = rect.inflate(60, 60)
        shown.top += (1.0 - balloon.open) * shown.height
        with canvas.within(canvas.context.viewport.covering_pixels(shown)):
            draw_tail(canvas, rect, balloon.plate)
            skin.draw_slip(canvas, rect)
            text, style = _laid(canvas.context, balloon)
            canvas.text(text, style, rect.inflate(-2 * _AT.padding, 0))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words, which may overlap others for a moment."""
        for seat, balloon in self._balloons.items():
            text, style = _laid(context, balloon)
            inner = self.rect(context, balloon).inflate(-2 * _AT.padding, -_AT.padding)
            yield Passage(text, style, inner).box(context, f"balloon{seat}", may_overlap=True)


def _laid(context: LayoutContext, balloon: Balloon) -> tuple[str, TextStyle]:
    style = replace(_AS.words, size=balloon.size)
    return fitted(context, balloon.words, style, _AT.widest, _AT.highest)


def draw_tail(canvas: Canvas, paper: FRect, plate: FRect) -> None:
    """Draw a tip of paper from under the balloon towards the plate."""
    x = min(max(plate.centerx, paper.left + _AT.tail), paper.right - _AT.tail)
    y = min(max(plate.centery, paper.top + _AT.tail), paper.bottom - _AT.tail)
    if paper.top >= plate.bottom or paper.bottom <= plate.top:
        edge, way = (paper.top, -1) if paper.top >= plate.bottom else (paper.bottom, 1)
        points = [(x + across, edge + way * along) for across, along in _TIP]
    else:
        edge, way = (paper.left, -1) if plate.centerx < paper.centerx else (paper.right, 1)
        points = [(edge + way * along, y + across) for across, along in _TIP]
    viewport, palette = canvas.context.viewport, canvas.context.theme.palette
    pixels = [viewport.point_to_pixels(*point) for point in points]
    canvas.polygon(pixels, palette.parchment)
    canvas.lines(pixels, palette.ink, viewport.px(2.5))


class Plaque(Worded):
    """A dark panel, shown while it has words."""

    def __init__(self, name: str) -> None:
        self.panel = name
        self.words = ""
        self.is_covered = False
        self.rect = FRect(0, 0, 1, 1)

    @property
    def is_shown(self) -> bool:
        """True if there is anything to tell, and nothing over it."""
        return bool(self.words) and not self.is_covered

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the words."""
        if self.is_shown:
            skin.draw_panel(canvas, self.rect, "dark")
            self.draw_words(canvas)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words in their place."""
        inner = self.rect.inflate(-2 * _AT.around, -8.0)
        yield f"{self.panel}.words", Passage.fitted(context, self.words, _AS.told, inner)


class PeopleBoard(Stagehand, Worded):
    """Puts cards and people where a view has them; games add their pieces to `rest` and `moving`.

    `plaque` tells what could be known of a claim that was revealed.
    """

    card_size: ClassVar[tuple[float, float]]
    """Of a card at scale 1."""
    view: Any
    layout: Any

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.people = People(api)
        self.sprites = SpriteBoard()
        self.balloons, self.plaque = SpeechBalloons(), Plaque("plaque")
        self.rest: tuple[Node, ...] = Drawing(self.sprites.draw_rest), self.people
        """What lies still on the table, and the people behind it."""

    @property
    @abstractmethod
    def speaker(self) -> int:
        """Who has come to the middle, or -1."""

    @abstractmethod
    def poses(self, view: Any) -> Mapping[int, Pose]:
        """Return where each card lies."""

    @abstractmethod
    def follow(self, before: Any, view: Any) -> None:
        """Follow what has changed in the view; what moved has brought the pieces there."""

    @abstractmethod
    def question(self, view: Any) -> object:
        """Return all that what may be done now depends on."""

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None:
        """Draw what the cards lie on, without its words."""

    @property
    @abstractmethod
    def moving(self) -> Sequence[Node]:
        """What is drawn over the buttons, or may move there."""

    def lay(self, layout: Any) -> None:
        """Put everything where the view has it, in a layout."""
        self.layout = layout
        self.people.sit(layout, self.speaker)
        self.sprites.clear()
        for card, pose in self.poses(self.view).items():
            self.put(card, pose)
        self.balloons.place(layout.room)
        self.plaque.rect = layout.plaque
        self.people.update(0.0)

    def take(self, view: Any) -> None:
        """Let this view count from now on."""
        before, self.view = self.view, view
        self.follow(before, view)
        if self.question(before) != self.question(view):
            self.api.offers_changed()

    def settle(self, view: Any) -> None:
        """Let this view count, and correct what isn't where it has it; all motion has ended."""
        self.take(view)
        if not self.is_right(view):
            self.lay(self.layout)

    def is_right(self, view: Any) -> bool:
        """Return True if the cards lie where the view has them."""
        poses, sprites = self.poses(view), self.sprites
        cards = {one for one in sprites if isinstance(one, int)}
        return cards == set(poses) and all(poses[one].matches(sprites[one]) for one in cards)

    def put(self, key: Key, pose: Pose) -> None:
        """Lay a card down in a pose."""
        self.sprites.lay(key, pose.sprite(*self.card_size), pose.depth)

    def bring(self, key: Key, pose: Pose) -> None:
        """Lay a card down in a pose, unless it is on the table already."""
        if key not in self.sprites:
            self.put(key, pose)

    def pose(self, rect: FRect, image: str, depth: float = 20.0, angle: float = 0.0) -> Pose:
        """Return the pose of a card as large as this place."""
        return Pose(*rect.center, rect.height / self.card_size[1], angle, image, depth)

    def away(self, seat: int, image: str) -> Pose:
        """Return the pose of a card that goes into somebody's hands, or comes out of them."""
        return Pose(*self.people.mouth(seat), _AT.away, 0.0, image, 30.0)

    def flight(self, key: Key, goal: Pose, seconds: float | None = None, *, slides: bool = False,
               ends: bool = False, stays_up: bool = False, falls: bool = False
               ) -> Animation:  # fmt: skip
        """Return the way of a piece; it may slide on the table, clear of the words on plates, or
        fall off it. It vanishes if it `ends`, and may stay over all others.
        """
        manner = Manner.of(self.theme)
        manner = replace(manner, pace=in_quad) if falls else manner
        return Flight(self.sprites, key, goal, manner.sliding if slides else manner,
                      duration=seconds, vanishes=ends,
                      on_landing=lambda: self._landed(key, stays_up=stays_up))  # fmt: skip

    def given(self, key: Key, goal: Pose, seat: int) -> Animation:
        """Return the way of a card that a hand carries out of a seat; it stays over all others."""
        giver, is_own = self.api.seats[seat], seat == self.layout.bottom
        flight = Given(self.sprites, key, goal, Manner.of(self.theme), giver, is_own=is_own,
                       on_landing=lambda: self._landed(key, stays_up=True))  # fmt: skip
        return Sequential(flight, self.squash(key, stays_up=True))

    def squash(self, key: Key, *, stays_up: bool = False) -> Animation:
        """Return how a piece lands heavily."""
        landing = squash(self.sprites, key, Manner.of(self.theme))
        return Sequential(landing, Call(lambda: self._landed(key, stays_up=stays_up)))

    def _landed(self, key: Key, *, stays_up: bool) -> None:
        if stays_up and key in self.sprites:
            self.sprites.lift(key)

    def fly(self, key: Key, goal: Pose, seconds: float | None = None, *, ends: bool = False,
            stays_up: bool = False) -> Animation:  # fmt: skip
        """Return the way of a card, which lands heavily."""
        flight = self.flight(key, goal, seconds, ends=ends, stays_up=stays_up)
        return flight if ends else Sequential(flight, self.squash(key, stays_up=stays_up))

    def say(self, seat: int, words: str, size: float = 28.0) -> None:
        """Show the words of a seat that is still at the table, for a moment."""
        if seat == self.layout.bottom or seat in self.people.persons:
            mouth = self.people.speaks(seat)
            self.beside(self.balloons.say(seat, words, mouth, self.theme, size))

    # Drawing

    def children(self) -> Sequence[Node]:
        """Return what lies still, and the people."""
        return self.rest

    def draw(self, canvas: Canvas) -> None:
        """Draw the cabin, the table with its words, what lies there, and the people."""
        canvas.cover("scenes/bluffaneer", canvas.context.viewport.rect)
        light_table(canvas, self.api.places)
        lantern = _LANTERN.move(self.layout.lantern, self.layout.far)
        canvas.image("objects/lantern", lantern)
        canvas.glow("objects/lantern_glow", lantern.inflate(340.0, 211.0), 0.45)
        self.draw_table(canvas)
        self.draw_words(canvas)
        super().draw(canvas)

    def draw_stack(self, canvas: Canvas, back: str, rect: FRect, count: int, an_edge: int) -> None:
        """Draw cards face down; each edge that is seen stands for so many."""
        for index in reversed(range(min(round(_AT.edges), -(-count // an_edge)))):
            canvas.image(back, rect.move(2.0 * index, 2.6 * index))
