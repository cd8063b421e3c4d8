"""The table of a card game: cards on a board, of which one of the hand is chosen first, and then
where it goes; how they move.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Wait
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.card_play import CardLook
from treasure_games.table.game_table import ActionT, BoardTable, ViewT
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.flight import Flight, Manner, motes, squash
from treasure_games.table.pieces.giving_hand import Given
from treasure_games.table.pieces.hand import HAND, Hand
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard
from treasure_games.table.stagehand import EventPresenter, Stagehand, announce_turn
from treasure_games.table.table_api import TableApi

PLATE_SCALE: Final = 0.22
"""The scale of a card at a plate, relative to its size in the hand."""
_FASTEST: Final = 60.0
"""The hand's springs keep step with the timeline; at instant speed they need one second at most."""


class CardBoard(Stagehand, Node):
    """Puts cards where a view has them, and builds the animations that move them.

    Other hands than the one at the bottom are just a count on a plate, where cards arrive and
    vanish. A game's `layout` has the `room` of the table and a `fan_of(view)` for the hand.
    """

    view: Any
    layout: Any

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.sprites = SpriteBoard()
        self.hand = Hand(self.sprites, lambda: api.services.theme)
        self._landings = 0
        self._vanishing: set[int] = set()
        """Cards flying into a plate."""
        self._givers: dict[int, int] = {}
        """Cards that are about to fly out of a hand, and the seats whose hands those are."""

    @abstractmethod
    def held(self, view: Any) -> Sequence[int]:
        """Return the cards of the hand at the bottom, from left to right."""

    @abstractmethod
    def poses(self, view: Any) -> Mapping[int, Pose]:
        """Return the poses of all cards that are seen one by one."""

    @abstractmethod
    def face(self, view: Any, card: int) -> str:
        """Return the picture with which a card leaves the hand at the bottom."""

    @abstractmethod
    def back(self, card: int) -> str:
        """Return the back of a card."""

    @abstractmethod
    def lying_at(self, x: float, y: float) -> int | None:
        """Return the uppermost card at a point of the table, the hand apart."""

    def face_as(self, card: int, pose: Pose) -> None:
        """Let a card have the face at once that it will have where it goes, if it needn't turn."""

    def follow(self, before: Any, view: Any) -> None:
        """Follow what has changed in the view; what moved has brought the cards there."""

    def lay_more(self) -> None:
        """Put everything else where the view has it, now that the cards lie there."""

    # At rest

    @property
    def is_hand_open(self) -> bool:
        """True if the hand at the bottom may be seen by whoever looks."""
        return bool(self.api.viewer == self.api.bottom == self.view.seat)

    def lay(self, layout: Any) -> None:
        """Put everything where the view has it, in a layout."""
        self.layout = layout
        self.hand.shape = layout.fan_of(self.view)
        self.sprites.clear()
        for card, pose in self.poses(self.view).items():
            self.put(card, pose)
        self.hand.hold(self.held(self.view))
        self.hand.snap()
        self.lay_more()

    def put(self, card: int, pose: Pose) -> None:
        """Lay a card down in a pose."""
        shape = self.hand.shape
        self.sprites.lay(card, pose.sprite(shape.card_width, shape.card_height), pose.depth)

    def take(self, view: Any) -> None:
        """Let this view count from now on."""
        before, self.view = self.view, view
        self.hand.shape = self.layout.fan_of(view)
        self.hand.hold(self.held(view))
        self.follow(before, view)

    def settle(self, view: Any) -> None:
        """Let this view count, and correct what isn't where it has it; all motion has ended."""
        self.take(view)
        poses, hand = self.poses(view), set(self.hand.cards)
        lying = set(self.on_board())
        is_right = lying == set(poses) and all(
            card in hand or poses[card].matches(self.sprites[card]) for card in lying
        )
        if not is_right or any(self.hand.is_away(card) for card in hand):
            self.lay(self.layout)

    def show_face(self, card: int, image: str) -> None:
        """Change a card's picture, unless it is turning or under way."""
        if card not in self.sprites or self.hand.is_away(card):
            return
        if self.sprites[card].image != image and self.sprites[card].width_pinch == 1.0:
            self.sprites.picture(card, image)

    def card_at(self, x: float, y: float) -> int | None:
        """Return the uppermost known card at a point."""
        card = self.hand.card_at(x, y) if self.is_hand_open else None
        return self.lying_at(x, y) if card is None else card

    def on_board(self) -> tuple[int, ...]:
        """Return the ids of all cards on the board."""
        return tuple(key for key in self.sprites if isinstance(key, int))

    # Motion

    def glide(self, poses: Mapping[int, Pose], heroes: Iterable[int] = ()) -> list[Animation]:
        """Return short flights for all cards that are elsewhere, except the heroes.

        Cards that are not on the board yet are placed at once, those without a pose are removed.
        """
        manner, duration = Manner.of(self.theme).sliding, self.durations.reflow
        animations: list[Animation] = []
        for card, pose in poses.items():
            if card in heroes:
                continue
            if card not in self.sprites:
                self.put(card, pose)
            self.face_as(card, pose)
            # The hand's own springs move its cards to their places.
            if pose.depth < HAND and not pose.matches(self.sprites[card]):
                animations.append(Flight(self.sprites, card, pose, manner, duration=duration))
        staying = {*poses, *heroes, *self._vanishing}
        gone = [card for card in self.on_board() if card not in staying]
        return [*animations, *(Call(partial(self.remove, card)) for card in gone)]

    def fly(
        self, card: int, pose: Pose, duration: float | None = None, *, is_straight: bool = False,
        vanishes: bool = False, on_landing: Callable[[], None] | None = None,
    ) -> Animation:  # fmt: skip
        """Return the flight of a card to a pose on the table."""
        manner = Manner.of(self.theme)
        manner = manner.straight if is_straight else manner
        kind: Callable[..., Flight] = Flight
        if (giver := self._givers.pop(card, None)) is not None:
            kind = partial(Given, giver=self.api.seats[giver], is_own=giver == self.api.bottom)
        return kind(self.sprites, card, pose, manner, duration=duration, vanishes=vanishes,
                    on_landing=on_landing)  # fmt: skip

    def to_hand(
        self, card: int, pose: Pose, duration: float | None = None, *, is_straight: bool = False
    ) -> Animation:
        """Return the flight of a card to the hand, whose springs then take over."""
        self.face_as(card, pose)
        self.hand.expect(card)
        return self.fly(card, pose, duration, is_straight=is_straight,
                        on_landing=partial(self.hand.welcome, card))  # fmt: skip

    def to_plate(
        self, card: int, seat: int, duration: float | None = None, *, is_straight: bool = False
    ) -> Animation:
        """Return the flight of a card into a plate, where it only counts."""
        self._vanishing.add(card)
        arrived = partial(self._vanishing.discard, card)
        return self.fly(card, self._plate_pose(card, seat), duration, is_straight=is_straight,
                        vanishes=True, on_landing=arrived)  # fmt: skip

    def take_up(self, card: int, seat: int) -> None:
        """Prepare a card to fly: from the hand as it is seen there, or face down at a plate."""
        if card not in self.sprites:
            self.put(card, self._plate_pose(card, seat))
            return
        self.hand.release(card)
        self.sprites[card].image = self.face(self.view, card)

    def hand_out(self, card: int, seat: int) -> None:
        """Prepare a card like `take_up`, to fly out of a captain's hand."""
        self.take_up(card, seat)
        self._givers[card] = seat

    def squash(self, card: int) -> Animation:
        """Return the squash of a card as it lands."""
        return squash(self.sprites, card, Manner.of(self.theme))

    def sparkle(self, card: Key, image: str = "objects/spark") -> None:
        """Show sparks around a card, in parallel with other animations; `image` is one of them."""
        if card in self.sprites and self.theme.motion.squash_wide > 1.0:
            self._landings += 1
            sprite = self.sprites[card]
            self.beside(motes(self.sprites, (sprite.x, sprite.y), self._landings, image))

    def remove(self, card: Key) -> None:
        """Take a card off the board, if it is there."""
        if card in self.sprites:
            self.sprites.take(card)

    def _plate_pose(self, card: int, seat: int) -> Pose:
        return Pose(*self.api.hand_spot(seat), PLATE_SCALE, 0.0, self.back(card), HAND)

    # As a node

    def update(self, dt: float) -> None:
        """Move the hand on."""
        self.hand.update(dt * min(self.api.timeline.speed, _FASTEST))

    @property
    def is_moving(self) -> bool:
        """True while the hand is on its way."""
        return self.hand.is_moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards at rest."""
        self.sprites.draw_rest(canvas)


class CardPresenter(EventPresenter):
    """The base of whoever shows events by moving cards; where they end comes from the next view."""

    def __init__(self, api: TableApi, board: Any) -> None:
        super().__init__(api)
        self._board = board

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        return self.shown(step) or self.glide(step.view)

    def glide(self, view: Any) -> Animation:
        """Return the way of everything to where the view has it, all at once."""
        return Parallel(*self._moves(view))

    def _show_turn_started(self, event: Any, view: Any) -> Animation:
        announce_turn(self.api, event.seat)
        return self.glide(view)

    def _moves(self, view: Any, *heroes: int) -> list[Animation]:
        """Return short flights for all but the heroes; the view counts when these begin."""
        board = self._board
        return [*board.glide(board.poses(view), heroes), Call(partial(board.take, view))]

    def _to_hand(
        self, card: int, seat: int, view: Any, duration: float | None = None,
        *, is_straight: bool = False,
    ) -> Animation:  # fmt: skip
        """Return the flight to the hand at the bottom, or to a rival's plate."""
        board: CardBoard = self._board
        pose = board.poses(view).get(card)
        if pose is None or seat != self.api.bottom:
            return board.to_plate(card, seat, duration, is_straight=is_straight)
        return board.to_hand(card, pose, duration, is_straight=is_straight)

    def _from_hand(self, card: int, seat: int, view: Any, goal: Pose | None = None) -> Animation:
        """Return the flight of one card from a hand to the table, and what goes with it."""
        self._board.hand_out(card, seat)
        flight = self._board.fly(card, goal or self._board.poses(view)[card])
        return Parallel(flight, *self._moves(view, card))


class CardTable(BoardTable[ViewT, ActionT]):
    """A game sets its `board`, a `presenter`, and how one looks at cards, plays them, and points at
    what is there.

    They are a `CardBoard`, a `CardPresenter`, a `CardLook`, `CardPlay` and `CardSpots`.
    """

    holds_turns = True
    look: CardLook
    play: Any
    spots: Any

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self._lit: tuple[int, ...] = ()
        self.moving: Node = Drawing(self._draw_moving)
        """The cards on their way, and light on what the log speaks of."""

    def put_away(self) -> None:
        """Choose no card any more, and put away the row that is laid out."""
        self.look.inspector.close()
        self.play.select(None)

    def glide(self, view: ViewT) -> Animation:
        """Let everything travel to where the view has it."""
        return Sequential(self.presenter.glide(view), Wait(0.0))

    # What is pointed at

    def handle(self, intent: Intent) -> bool:
        """Deal with what is shown large, then with the choice."""
        return self.look.handle(intent) or bool(self.spots.handle(intent))

    def seat_pressed(self, seat: int) -> None:
        """Point at a seat, or look at what it has."""
        self.play.press_seat(seat)

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        self._lit = pieces

    def point_out(self, action: ActionT) -> Control | None:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.api.offers_changed()
        control: Control | None = self.spots.lead_to(action)
        return control

    # Drawing

    def _draw_moving(self, canvas: Canvas) -> None:
        sprites = self.board.sprites
        sprites.draw_moving(canvas)
        for card in self._lit:
            if card in sprites:
                self.draw_lit(canvas, sprites[card].rect)

    def draw_lit(self, canvas: Canvas, rect: FRect) -> None:
        """Light up a card."""
        draw_halo(canvas, rect, reach=20.0, level=200)
