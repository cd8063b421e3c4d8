"""Where every card of a view lies on the screen: hand, loots, deck, discard pile."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.composition import Composition
from treasure_games.games.do_not_touch.ui.faces import ASPECT, BACK, chained, picture
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.rows import Row
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.places import rotated


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(self, plan: Composition, seats: int, bottom: int) -> None:
        self.plan, self.bottom = plan, bottom
        self.room = plan.places.room
        order = rotated(seats, bottom)
        areas = plan.places.seat_areas
        self.fields = {seat: area.field for seat, area in zip(order, areas, strict=True)}
        self.plates = {seat: area.plate for seat, area in zip(order, areas, strict=True)}
        self.lanes = dict(zip(order, plan.lanes, strict=True))
        height = plan.card_height
        self.fan = Fan(plan.places.hand, height * ASPECT, height, lean=0.7, spacing=1.03)
        left, right = plan.counts()
        self.deck, self.discard = (
            Pile("deck", plan.deck, left),
            Pile("discard", plan.discard, right),
        )
        self.middle = self.deck.area.union(self.discard.area)
        """Deck, discard pile, and what is said of them."""
        self._rows: dict[tuple[int, int], Row] = {}
        """By seat and number of cards, as far as they have been asked for."""

    def row(self, view: View, seat: int) -> Row:
        """Return the row of a seat's loot."""
        key = seat, len(view.loots[seat])
        if key not in self._rows:
            lane = self.lanes[seat]
            self._rows[key] = Row.of(lane.room, key[1], lane.measure)
        return self._rows[key]

    def deck_pose(self) -> Pose:
        """Return the pose of a card that comes off the covered deck."""
        return self.deck.deck_pose(BACK, self.fan.card_height)

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the poses of all cards but those in rivals' hands and deep in packs."""
        height = self.fan.card_height

        def lying(card: int) -> str:
            return chained(view.faces[card])

        poses: dict[int, Pose] = {}
        for seat, loot in enumerate(view.loots):
            poses.update(self.row(view, seat).poses(loot, lying, height))
        poses.update(self.discard.open_poses(view.discard, lying, height))
        held = pictures(view) if view.seat == self.bottom else _back
        poses.update(self.fan.poses(view.hands[self.bottom], held))
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
