"""Where every card of a view lies on the screen: hand, loots, deck, discard pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.faces import ASPECT, BACK, picture
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.rows import Row
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.places import Places, rotated

_CARD_SHARE: Final = 0.76
"""Height of a loot's cards by that of its field; the rest is the plank's front."""


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(self, context: LayoutContext, places: Places, seats: int, bottom: int) -> None:
        self.room = places.room
        self.bottom = bottom
        order = rotated(seats, bottom)
        self.fields = {
            seat: area.field for seat, area in zip(order, places.seat_areas, strict=True)
        }
        height = places.hand.height * 0.97
        self.fan = Fan(FRect(places.hand), height * ASPECT, height)
        self._lay_middle(context, places.centre)

    def _lay_middle(self, context: LayoutContext, centre: FRect) -> None:
        """Lay deck and discard pile side by side on the mat, each with its count below."""
        plate = max(40.0, context.viewport.text_scale * 34.0)
        height = min(centre.height - plate - 52.0, 190.0)
        width = height * ASPECT
        self.mat = FRect(0, 0, min(centre.width, 2 * width + 150.0), height + plate + 48.0)
        self.mat.center = centre.center
        gap = (self.mat.width - 2 * width) / 3
        deck = FRect(self.mat.left + gap, self.mat.top + 20.0, width, height)
        discard = FRect(deck.right + gap, deck.top, width, height)
        self.deck = Pile.of("deck", deck, deck.width + gap * 0.8, plate)
        self.discard = Pile.of("discard", discard, discard.width + gap * 0.8, plate)

    def row(self, view: View, seat: int) -> Row:
        """Return the row of a seat's loot."""
        return Row.of(self.fields[seat], len(view.loots[seat]), ASPECT, _CARD_SHARE)

    def deck_pose(self) -> Pose:
        """Return the pose of a card that comes off the covered deck."""
        return self.deck.deck_pose(BACK, self.fan.card_height)

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the poses of all cards but those in rivals' hands and deep in stacks."""
        image, height = pictures(view), self.fan.card_height
        poses: dict[int, Pose] = {}
        for seat, loot in enumerate(view.loots):
            poses.update(self.row(view, seat).poses(loot, image, height))
        poses.update(self.discard.open_poses(view.discard, image, height))
        is_open = view.seat == self.bottom
        poses.update(self.fan.poses(view.hands[self.bottom], image if is_open else _back))
        return poses

    def card_at(self, view: View, x: float, y: float) -> int | None:
        """Return the uppermost card at a point of the table, not of the hand."""
        for seat, loot in enumerate(view.loots):
            card = self.row(view, seat).card_at(loot, x, y)
            if card is not None:
                return card
        if view.discard and self.discard.rect.collidepoint(x, y):
            return view.discard[-1]
        return None


def pictures(view: View) -> Callable[[int], str]:
    """Return a function from a card to the picture that a view has of it."""
    return lambda card: picture(view.faces[card])


def _back(_card: int) -> str:
    return BACK
