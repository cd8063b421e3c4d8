"""The cards on the board as one view has them; the base of all that goes on at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.chain import newest_link
from treasure_games.games.do_not_touch.ui.composition import Composition
from treasure_games.games.do_not_touch.ui.faces import BACK, chained, picture
from treasure_games.games.do_not_touch.ui.lanes import total_on
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.games.do_not_touch.ui.marks import marks_of, uses_of
from treasure_games.games.do_not_touch.ui.paint import draw_over, draw_under
from treasure_games.games.do_not_touch.ui.swap_stage import SwapStage
from treasure_games.games.do_not_touch.ui.tally import Tally
from treasure_games.games.do_not_touch.ui.victim import FACE, face_of
from treasure_games.stage.animation import Animate, Animation, Call, Sequential, Tween, Wait
from treasure_games.stage.easing import in_quad
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.boat_hook import GREAT, PARTS, part_width
from treasure_games.table.pieces.card_mover import CardMover
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.hand import Hand
from treasure_games.table.pieces.rows import Row
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard
from treasure_games.table.table_api import TableApi

_LEAN: Final = 2.0
"""Degrees by which the cards of a taut chain lean."""
_LINK_SECONDS: Final = 0.6
_LINK: Final = "link"
_LINK_SHUTS: Final = 0.12
_OPEN_LINK: Final = 1.9
_LINK_DEPTH: Final = 600.0
"""How long the newest link takes to shut, from what size; its key and depth on the board."""


class Cards:
    """The view that is shown, its layout, and every card by its id."""

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self.view: View
        self.layout: Layout
        self.board = SpriteBoard(
            lambda canvas: draw_under(canvas, self.layout, self.view),
            lambda canvas: draw_over(canvas, self.layout, self.view, self._lit_links, self._pulls),
        )
        self.hand = Hand(self.board, lambda: api.services.theme)
        self.mover = CardMover(
            self.board, self.hand, api.timeline, lambda: api.services.theme, lambda _card: BACK
        )
        self.tally = Tally(api)
        self.coins = FlyingCoins()
        self.stage = SwapStage(api, self.board)
        self.plan: Composition
        self.on_start: Callable[[], None] = lambda: None
        """Called when the first card of all is laid, or taken back."""
        self._lit_links: set[int] = set()
        """Seats whose newest link shines."""
        self._pulls: dict[int, float] = {}
        """How taut chains are that a hook pulls, by seat."""

    @property
    def is_hand_open(self) -> bool:
        """Return True if the hand at the bottom may be seen by whoever looks."""
        return self._api.viewer == self._api.bottom == self.view.seat

    def row(self, seat: int) -> Row:
        """Return the row of a seat's loot as it lies now."""
        return self.layout.row(self.view, seat)

    def card_at(self, x: float, y: float) -> int | None:
        """Return the uppermost card under a point."""
        card = self.hand.card_at(x, y) if self.is_hand_open else None
        return card if card is not None else self.layout.card_at(self.view, x, y)

    def lay_all(self) -> None:
        """Lay every card anew where the view has it."""
        api = self._api
        self._lay_out()
        self.tally.plan = self.plan
        self.tally.show(self.view)
        self.stage.strike()
        self._pulls.clear()
        self.hand.shape = self.layout.fan
        self.board.clear()
        self.coins.clear()
        for card, pose in self.layout.poses(self.view).items():
            self.mover.lay(card, pose)
        self.hand.hold(self.view.hands[api.bottom])
        self.hand.snap()

    def _lay_out(self) -> None:
        """Find all places; before the first card is laid deck and faces are large."""
        plan = self.plan.at_start() if self.is_start else self.plan
        self.layout = Layout(plan, len(self._api.seats), self._api.bottom)

    @property
    def is_start(self) -> bool:
        """Return True while nobody has laid a card."""
        return not any(self.view.loots)

    def settle(self, view: View) -> None:
        """Have this view count from now on, for planks, counts and hand."""
        before, self.view = self.view, view
        if any(before.loots) == self.is_start:
            self._lay_out()
            self.on_start()
        self.hand.hold(view.hands[self._api.bottom])

    def lay_open(self, poses: Mapping[int, Pose]) -> None:
        """Have cards that lie open look as they will where they go: with or without a plaque."""
        for card, pose in poses.items():
            if card in self.board and BACK not in (pose.image, self.board[card].image):
                self._show_face(card, pose.image)

    def take_up(self, card: int, seat: int) -> None:
        """Have a card of a seat's hand ready to fly."""
        image = chained(self.view.faces[card] if self.is_hand_open else -1)
        self.mover.take_up(card, self._api.hand_spot(seat), image)

    def flash_link(self, seat: int) -> None:
        """Let the newest link of a loot shine for a moment."""
        self._lit_links.add(seat)

        def fade(t: float) -> None:
            if t >= 1.0:
                self._lit_links.discard(seat)

        self._api.timeline.beside(Animate(_LINK_SECONDS, fade))

    def link_closing(self, seat: int) -> Animation:
        """Return the newest link of a loot snapping shut, from large to its own size."""
        found = newest_link(self.row(seat), self.view.loots[seat], self.view.faces)
        if found is None or not self._api.services.theme.motion.bank_most:
            return Wait(0.0)
        kind, place = found
        image = f"objects/link_{kind}"
        link = Sprite(image, *place.center, *place.size, scale=_OPEN_LINK, has_shadow=False)
        self.board.lay(_LINK, link, _LINK_DEPTH)
        self.board.lift(_LINK)

        def shut() -> None:
            if _LINK in self.board:
                self.board.take(_LINK)

        return Sequential(Tween(link, _LINK_SHUTS, easing=in_quad, scale=1.0), Call(shut))

    def total_spot(self, seat: int) -> tuple[float, float]:
        """Return the middle of what tells a loot's worth."""
        if seat == self._api.bottom:
            sign = self.plan.sign
            return sign.right - 0.2 * sign.width, sign.centery
        return total_on(self.layout.plates[seat]).center

    def tauten(self, seat: int, pull: float, toward: tuple[float, float] = (0.0, 0.0)) -> None:
        """Pull a chain straight, its cards leaning to where the hook comes from."""
        self._pulls[seat] = pull
        for card in self.view.loots[seat][:-1]:
            if card in self.board and not self.board.is_moving(card):
                sprite = self.board[card]
                sprite.angle = pull * (_LEAN if toward[0] < sprite.x else -_LEAN)

    def mark(self, legal: Sequence[Action]) -> None:
        """Mark the cards of the hand with what they are good for now."""
        if not self.is_hand_open:
            return
        is_asked = self._api.asked is not None
        for card in self.hand.cards:
            if card in self.board:
                uses = uses_of(card, legal, self.view.seats)
                marks = marks_of(self.view, card, uses, is_asked=is_asked)
                self._show_face(card, picture(self.view.faces[card], marks))

    def _show_face(self, card: int, image: str) -> None:
        """Change a card's picture, unless it is turning or under way."""
        sprite = self.board[card]
        if sprite.image == image or sprite.width_pinch != 1.0 or self.hand.is_away(card):
            return
        self.board.picture(card, image)

    def make_ready(self) -> None:
        """Have pictures made that fly later on: faces of cards, hook, faces of victims."""
        fan, api = self.layout.fan, self._api
        assets, scale = api.context.assets, api.context.viewport.scale
        faces = sorted(set(self.view.house.pack))
        names = (BACK, *map(picture, faces), *map(chained, faces))
        rivals = (seat for seat in self.layout.plates if seat != api.bottom)
        victims = (face_of(api.seats[seat], api.emblem(seat)) for seat in rivals)
        wanted = (
            *((name, fan.card_width, fan.card_height) for name in names),
            *((name, FACE, FACE) for name in victims),
            *((name, part_width(assets, name, GREAT), GREAT) for name in PARTS),
        )
        assets.make_ready((name, round(width * scale), round(height * scale))
                          for name, width, height in wanted)  # fmt: skip

    def foresee(self, view: View, legal: Sequence[Action]) -> None:
        """Have the cards of the hand made ready as they will be marked: all change in one frame."""
        poses = self.layout.poses(view)
        for card in view.hands[self._api.bottom]:
            uses = uses_of(card, legal, view.seats)
            marks = marks_of(view, card, uses, is_asked=bool(legal))
            self.mover.expect(replace(poses[card], image=picture(view.faces[card], marks)))
