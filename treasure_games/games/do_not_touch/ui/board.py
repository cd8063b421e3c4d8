"""The cards on the board as one view has them; the base of all that goes on at the table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.composition import Composition
from treasure_games.games.do_not_touch.ui.faces import ASPECT, BACK, chained, picture
from treasure_games.games.do_not_touch.ui.lanes import Row, newest_link, total_on
from treasure_games.stage import animation
from treasure_games.stage.sprite import Sprite
from treasure_games.table.card_table import CardBoard
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.places import rotated
from treasure_games.table.table_api import TableApi

_AT: Final = Named(page_beside(__file__, dict[str, float]))
_LINK: Final = "link"


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
        self.deck = Pile("deck", plan.deck, plan.counts[0])
        self.discard = Pile("discard", plan.discard, plan.counts[1])
        self.middle = self.deck.area.union(self.discard.area)
        """Deck, discard pile, and what is said of them."""

    def fan_of(self, _view: View) -> Fan:
        """Return where the hand is."""
        return self.fan

    def row(self, view: View, seat: int) -> Row:
        """Return the row of a seat's loot."""
        return self.lanes[seat].row(len(view.loots[seat]))

    def deck_pose(self) -> Pose:
        """Return the pose of a card that comes off the covered deck."""
        return self.deck.deck_pose(BACK, self.fan.card_height)


class Board(CardBoard):
    """The view that is shown, its layout, and every card by its id."""

    view: View
    layout: Layout
    plan: Composition

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.lit_links: frozenset[int] = frozenset()
        """Seats whose newest link shines."""
        self.pulls: Mapping[int, float] = {}
        """How taut chains are that a hook pulls, by seat."""

    @property
    def is_start(self) -> bool:
        """True while nobody has laid a card."""
        return not any(self.view.loots)

    def row(self, seat: int) -> Row:
        """Return the row of a seat's loot as it lies now."""
        return self.layout.row(self.view, seat)

    # What the base asks

    def held(self, view: View) -> Sequence[int]:
        """Return the own hand by colour and number, or that of whoever sits at the bottom."""
        return sorted(view.hands[self.api.bottom], key=lambda card: (view.faces[card], card))

    def back(self, card: int) -> str:
        """Return the back that all cards have."""
        return BACK

    def face(self, view: View, card: int) -> str:
        """Return the picture of a card that goes to the table."""
        return chained(view.faces[card] if self.is_hand_open else -1)

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the poses of all cards but those in rivals' hands and deep in packs."""
        layout = self.layout
        height, is_open = layout.fan.card_height, view.seat == layout.bottom

        def lying(card: int) -> str:
            return chained(view.faces[card])

        poses: dict[int, Pose] = {}
        for seat, loot in enumerate(view.loots):
            poses.update(layout.row(view, seat).poses(loot, lying, height))
        poses.update(layout.discard.open_poses(view.discard, lying, height))
        held = pictures(view) if is_open else self.back
        poses.update(layout.fan.poses(self.held(view), held))
        return poses

    def lying_at(self, x: float, y: float) -> int | None:
        """Return the uppermost card of a loot, or of the discard pile, at a point."""
        for seat, loot in enumerate(self.view.loots):
            card = self.row(seat).card_at(loot, x, y)
            if card is not None:
                return card
        if self.view.discard and self.layout.discard.rect.collidepoint(x, y):
            return self.view.discard[-1]
        return None

    def lay_more(self) -> None:
        """Let no chain be taut."""
        self.pulls = {}

    def face_as(self, card: int, pose: Pose) -> None:
        """Have an open card look as it will where it goes: with or without a plaque."""
        if BACK not in (pose.image, self.sprites[card].image):
            self.show_face(card, pose.image)

    # Chains

    def flash_link(self, seat: int) -> None:
        """Let the newest link of a loot shine for a moment."""

        def fade(t: float) -> None:
            self.lit_links = self.lit_links | {seat} if t < 1.0 else self.lit_links - {seat}

        self.beside(animation.Animate(_AT.link_seconds, fade))

    def link_closing(self, seat: int) -> animation.Animation:
        """Return the newest link of a loot snapping shut, from large to its own size."""
        found = newest_link(self.row(seat), self.view.loots[seat], self.view.faces)
        if found is None or not self.theme.motion.bank_most:
            return animation.Wait(0.0)
        kind, place = found
        image = f"objects/link_{kind}"
        link = Sprite(image, *place.center, *place.size, scale=_AT.open_link, has_shadow=False)
        self.sprites.lay(_LINK, link, _AT.link_depth)
        self.sprites.lift(_LINK)
        shut = animation.Call(lambda: self.remove(_LINK))
        return animation.Sequential(
            animation.Tween(link, _AT.link_shuts, easing=animation.in_quad, scale=1.0), shut
        )

    def total_spot(self, seat: int) -> tuple[float, float]:
        """Return the middle of what tells a loot's worth."""
        if seat == self.api.bottom:
            sign = self.plan.sign
            return sign.right - 0.2 * sign.width, sign.centery
        return total_on(self.layout.plates[seat]).center

    def tauten(self, seat: int, pull: float, toward: tuple[float, float] = (0.0, 0.0)) -> None:
        """Pull a chain straight, its cards leaning to where the hook comes from."""
        self.pulls = {**self.pulls, seat: pull}
        for card in self.view.loots[seat][:-1]:
            if card in self.sprites and not self.sprites.is_moving(card):
                sprite = self.sprites[card]
                sprite.angle = pull * (_AT.lean if toward[0] < sprite.x else -_AT.lean)
                self.sprites.settle(card)


def pictures(view: View) -> Callable[[int], str]:
    """Return a function from a card to the picture that a view has of it."""
    return lambda card: picture(view.faces[card])
