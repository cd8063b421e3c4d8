"""The cards on the board: laid, flown to and from the hand, marked with what they are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from treasure_games.games.do_not_touch.ui.faces import picture
from treasure_games.games.do_not_touch.ui.layout import Pose
from treasure_games.games.do_not_touch.ui.marks import marks_of
from treasure_games.stage.animation import Animate as Animate
from treasure_games.stage.sprite import Sprite

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_LINK_SECONDS: Final = 0.6
SPOT_SCALE: Final = 0.22
"""How large a card is where it goes into a plate, by its size in the hand."""


class Cards:
    """All cards of one table, by their ids."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self.lit_links: set[int] = set()
        """Seats whose newest link shines."""
        self.cold: list[int] = []
        """Faces that are not laid together yet at this size."""

    def lay_all(self) -> None:
        """Every card anew where the view has it."""
        table = self._table
        table.board.clear()
        for card, pose in table.poses(table.view).items():
            self.lay(card, pose)
        table.fan.hold(table.view.hands[table.api.bottom])
        table.fan.snap(table.card_layout)
        self.refresh_marks()

    def lay(self, card: int, pose: Pose) -> None:
        """Put a card on the board in this pose."""
        layout = self._table.card_layout
        sprite = Sprite(
            pose.image, pose.x, pose.y, layout.card_width, layout.card_height,
            pose.angle, pose.scale, silhouette="card",
        )  # fmt: skip
        self._table.board.lay(card, sprite, pose.depth)

    def on_board(self) -> tuple[int, ...]:
        """The ids of all cards that lie on the board."""
        return tuple(key for key in self._table.board if isinstance(key, int))

    def expect(self, card: int) -> None:
        """A card flies to the hand at the bottom."""
        self._table.fan.expect(card)

    def welcome(self, card: int) -> None:
        """It has arrived there."""
        self._table.fan.welcome(card)

    def release(self, card: int) -> None:
        """A card leaves the hand at the bottom."""
        table = self._table
        table.fan.release(card)
        if card in table.board:
            table.board[card].image = picture(table.view.faces[card] if table.is_hand_open else -1)

    def flash_link(self, seat: int) -> None:
        """The newest link of a loot shines for a moment."""
        self.lit_links.add(seat)
        field = self._table.api.seat_area(seat).field

        def fade(t: float) -> None:
            if t >= 1.0:
                self.lit_links.discard(seat)
                self._table.board.spoil(field)

        self._table.board.spoil(field)
        self._table.api.timeline.beside(Animate(_LINK_SECONDS, fade))

    def refresh_marks(self) -> None:
        """What the cards of the hand are good for is drawn on them."""
        table = self._table
        if not table.is_hand_open:
            return
        is_asked = table.api.asked is not None
        for card in table.fan.cards:
            if card in table.board:
                uses = table.play.uses(card)
                marks = marks_of(table.view, card, uses, table.api.emblem, is_asked=is_asked)
                self._show_face(card, picture(table.view.faces[card], marks))

    def _show_face(self, card: int, image: str) -> None:
        """On a card of the hand, unless it is turning or under way."""
        table = self._table
        sprite = table.board[card]
        if sprite.image == image or sprite.width_pinch != 1.0 or table.fan.is_away(card):
            return
        sprite.image = image
        if table.board.is_moving(card):
            table.api.invalidate(sprite.dirty_rect())
        else:
            table.board.spoil(sprite.rect.inflate(40, 40))

    def make_one_ready(self) -> None:
        """One face an update, ahead of its first flight, where it would cost a frame."""
        if not self.cold:
            return
        layout, api = self._table.card_layout, self._table.api
        scale = api.context.viewport.scale
        size = round(layout.card_width * scale), round(layout.card_height * scale)
        api.services.assets.image(picture(self.cold.pop()), *size)
