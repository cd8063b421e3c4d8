"""What lies on a table with people behind its far edge: cards, what is said, what can be known."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pygame import FRect

from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.busts import People
from treasure_games.table.pieces.coins import CoinLook
from treasure_games.table.pieces.flight import Flight, Manner, Squash
from treasure_games.table.pieces.plaque import Plaque
from treasure_games.table.pieces.speech_balloon import SpeechBalloons
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_AWAY: Final = 0.16
"""Scale of a card where it comes out of somebody's hands."""


class PeopleBoard(Stagehand):
    """Puts cards and people where a view has them; games add their pieces.

    `plaque` tells what could be known of a claim that was revealed.
    """

    card_size: ClassVar[tuple[float, float]]
    """Of a card at scale 1."""
    view: Any
    layout: Any

    def __init__(self, api: TableApi, coin: CoinLook | None = None) -> None:
        super().__init__(api)
        self.people = People(api, coin)
        self.sprites = SpriteBoard(self.draw_under, lambda canvas: None, api.invalidate)
        self.said, self.plaque = SpeechBalloons(), Plaque("coach")

    @property
    @abstractmethod
    def speaker(self) -> int:
        """Who has come to the middle, or -1."""

    @abstractmethod
    def poses(self, view: Any) -> Mapping[int, Pose]:
        """Return where each card lies."""

    @abstractmethod
    def take(self, view: Any) -> None:
        """Let this view count from now on; what moved has brought the pieces there."""

    @abstractmethod
    def draw_under(self, canvas: Canvas) -> None:
        """Draw what the cards lie on."""

    def lay(self, layout: Any) -> None:
        """Put everything where the view has it, in a layout."""
        self.layout = layout
        self.people.sit(layout, self.speaker)
        self.sprites.clear()
        for card, pose in self.poses(self.view).items():
            self.put(card, pose)
        self.said.place(layout.room)
        self.plaque.rect = layout.coach
        self.people.track()

    def settle(self, view: Any) -> None:
        """Let this view count, and correct what isn't where it has it; all motion has ended."""
        self.take(view)
        wanted = {one: pose.image for one, pose in self.poses(view).items()}
        there = {one: self.sprites[one].image for one in self.sprites if isinstance(one, int)}
        if wanted != there:
            self.lay(self.layout)

    def pixels_of_a_card(self, context: LayoutContext) -> tuple[int, int]:
        """Return the size of the pictures that all poses of a card are made from."""
        width, height = self.card_size
        return round(width * context.viewport.scale), round(height * context.viewport.scale)

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
        return Pose(*self.people.mouth(seat), _AWAY, 0.0, image, 30.0)

    def fly(self, key: Key, goal: Pose, seconds: float | None = None, *, ends: bool = False,
            stays_up: bool = False) -> Animation:  # fmt: skip
        """Return the way of a card; it vanishes if it `ends`, and may stay over all others."""
        manner = Manner.of(self.theme)

        def landed() -> None:
            if stays_up:
                self.sprites.lift(key)

        return Sequential(
            Flight(self.sprites, key, goal, manner, duration=seconds, vanishes=ends,
                   on_landing=landed),
            *([] if ends else [Squash(self.sprites, key, manner), Call(landed)]),
        )  # fmt: skip

    def say(self, seat: int, words: str, size: float = 28.0) -> None:
        """Show the words of a seat that is still at the table, for a moment."""
        if seat == self.layout.bottom or seat in self.people.persons:
            mouth = self.people.speaks(seat)
            self.beside(self.said.say(seat, words, mouth, self.theme, size))

    def update(self) -> None:
        """Redraw whatever the timeline has moved."""
        self.people.track()
        self.sprites.track()
        self.plaque.track(self.api.invalidate)
        self.said.track(self.api.context, self.api.invalidate)

    def draw_rest(self, canvas: Canvas) -> None:
        """Draw what lies still, and the people behind the table."""
        self.sprites.draw_rest(canvas)
        self.people.draw(canvas)
