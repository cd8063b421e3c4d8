"""Everything on the table as one view has it: cards, discs on the trail, totals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import ACTION, MATCHING
from treasure_games.games.stolen_treasure.rules.pieces import (
    NO_CARD,
    TREASURE,
    VALUES,
    deck_of,
)
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.forecast import KIND_OF, Forecast, least_answer
from treasure_games.games.stolen_treasure.text.stack import is_covering
from treasure_games.games.stolen_treasure.ui.cards import (
    DULL,
    READY,
    WAITING,
    back,
    buried,
    crop,
    picture,
    tightest,
)
from treasure_games.games.stolen_treasure.ui.layout import Layout, hand_of, is_dug
from treasure_games.games.stolen_treasure.ui.sea import (
    Sea,
    cross_below,
    draw_over,
    draw_total,
    draw_under,
    draw_way,
)
from treasure_games.games.stolen_treasure.ui.wager import draw_wager
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Wait
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.turner import draw_sprites
from treasure_games.table.pieces.card_mover import CardMover
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.hand import HAND, Hand
from treasure_games.table.pieces.plate_slots import Counter
from treasure_games.table.pieces.sprite_board import Pose, SpriteBoard
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_DISC, _OWN_DISC = 38.0, 52.0
"""Sides of the discs on the trail."""
_CROWDED: Final = 0.75
"""The share of a card seen below which its words would be too small: then it is only named."""
_GHOST: Final = 44.0
_STROKE: Final = 0.12
"""Seconds of a stroke of the X."""
_DISCS: Final = 60.0
"""Depth of the discs, above the sand and under the cards."""


class Board(Stagehand):
    """Puts all pieces where a view has them."""

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.view: View
        self.layout: Layout
        self.sprites = SpriteBoard(self._draw_under, self._draw_over)
        self.hand = Hand(self.sprites, lambda: api.services.theme)
        self.mover = CardMover(
            self.sprites, self.hand, api.timeline, lambda: api.services.theme,
            lambda card: back(deck_of(card)),
        )  # fmt: skip
        self._sea = Sea()
        self.total = Counter()
        """The own score, on the sign and on the trail."""
        self.sway = 0
        """How far palms and foam are to the side of their places."""
        self.forecast: Forecast | None = None
        self._fresh = NO_CARD
        """A buried card whose X is still to be drawn."""
        self._marks: dict[int, str] = {}

    @property
    def is_hand_open(self) -> bool:
        """Return True if the hand at the bottom may be seen by whoever looks."""
        return self.api.viewer == self.api.bottom == self.view.seat

    # At rest

    def lay(self, layout: Layout) -> None:
        """Put everything where the view has it, in a layout."""
        self.layout, self._fresh = layout, NO_CARD
        self.hand.shape = layout.fan_of(self.view)
        self.sprites.clear()
        for card, pose in self.poses(self.view).items():
            self.mover.lay(card, pose)
        self._lay_discs()
        self.hand.hold(hand_of(self.view, layout.bottom))
        self.hand.snap()
        self.total.jump(self.view.score(layout.bottom))

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the poses of all cards that are seen one by one; those on the stack are apart."""
        return self.layout.poses(view, lambda card: self.face(view, card))

    def face(self, view: View, card: int) -> str:
        """Return the picture of a card in the hand at the bottom."""
        kind = view.faces[card]
        if kind < 0 or not self.is_hand_open:
            return back(deck_of(card))
        mark, seen = self._marks.get(card, ""), self._seen(view, card)
        if not self._is_named(view):
            return picture(kind, mark, seen)
        hand = hand_of(view, self.layout.bottom)
        covered = {view.faces[one] for one in hand[:-1] if view.faces[one] >= 0}
        kinds = sorted(covered or {kind})
        part = self.layout.fan.seen(len(hand)) if len(hand) > 1 else 1.0
        least = tightest(self.layout.context, kinds), part
        return picture(kind, mark, seen, is_named=True, tightest=least)

    def _is_named(self, view: View) -> bool:
        """Return True if cards of the hand tell only their names, in their feet, which are out of
        sight while others are answered.
        """
        if is_covering(view):
            return False
        count = len(hand_of(view, self.layout.bottom))
        return self.layout.is_large or self.layout.fan.seen(count) < _CROWDED

    def _seen(self, view: View, card: int) -> float:
        """Return how much of a card of the hand the next one leaves free."""
        hand = hand_of(view, self.layout.bottom)
        is_covered = card in hand and card != hand[-1]
        return self.layout.fan.seen(len(hand)) if is_covered else 1.0

    def take(self, view: View) -> None:
        """Let this view count from now on; what moved has brought the pieces there."""
        before, self.view = self.view, view
        bottom = self.layout.bottom
        self.hand.shape = self.layout.fan_of(view)
        self.hand.hold(hand_of(view, bottom))
        self.total.roll(view.score(bottom), self.api.timeline, self.durations.number_roll)
        if _question(before) != _question(view):
            self.api.offers_changed()

    def settle(self, view: View) -> None:
        """Correct whatever isn't where the view has it; all motion has ended."""
        self.take(view)
        poses = self.poses(view)
        lying = {key for key in self.sprites if isinstance(key, int)}
        hand = set(self.hand.cards)
        is_right = lying == set(poses) and all(
            card in hand or poses[card].matches(self.sprites[card]) for card in lying
        )
        if not is_right or any(self.hand.is_away(card) for card in hand):
            self.lay(self.layout)
        self.total.jump(view.score(self.layout.bottom))

    # Discs on the trail

    def _lay_discs(self) -> None:
        for seat, (x, y) in self._disc_places(self.view).items():
            side = _OWN_DISC if seat == self.layout.bottom else _DISC
            sprite = Sprite(self.api.emblem(seat), x, y, side, side)
            self.sprites.lay(("disc", seat), sprite, _DISCS + (seat == self.layout.bottom))

    def _disc_places(self, view: View) -> dict[int, tuple[float, float]]:
        """Return where each seat stands: rivals a little above the trail. None covers another:
        those who are too near for that stand aside, whoever has more on the right.
        """
        layout, scores = self.layout, [view.score(seat) for seat in range(view.seats)]
        own = layout.bottom
        found = {own: layout.trail.at(_share(view, scores[own]))}
        ranked = sorted(layout.order[1:], key=lambda seat: (scores[seat], seat))
        behind = [seat for seat in reversed(ranked) if scores[seat] < scores[own]]
        ahead = [seat for seat in ranked if scores[seat] >= scores[own]]
        for seats, way, clear in ((behind, -1.0, min), (ahead, 1.0, max)):
            beside = found[own][0] + way * (_OWN_DISC + _DISC) / 2
            for seat in seats:
                x, y = layout.trail.at(_share(view, scores[seat]))
                x = clear(x, beside)
                found[seat] = x, y - 20.0 * layout.unit
                beside = x + way * (_DISC + 2.0)
        return found

    def walk(self, view: View) -> list[Flight]:
        """Return the ways of the discs to where the view has them."""
        manner = replace(Manner.of(self.theme).sliding, short=self.durations.number_roll)
        found = []
        for seat, (x, y) in self._disc_places(view).items():
            key = ("disc", seat)
            if key in self.sprites and (self.sprites[key].x, self.sprites[key].y) != (x, y):
                depth = _DISCS + (seat == self.layout.bottom)
                pose = Pose(x, y, 1.0, 0.0, self.sprites[key].image, depth)
                found.append(Flight(self.sprites, key, pose, manner, duration=manner.short))
        return found

    def mark_spot(self, card: int) -> Animation:
        """Return the two strokes of the X below a card that has just been buried."""
        rect = cross_below(self.layout, self.layout.slots(self.view, self.layout.bottom)[card])
        seconds = self.brief(_STROKE)
        return Sequential(
            *(Parallel(self.sound("sand_stroke"), Call(partial(self._stroke, rect, number)),
                       Wait(seconds)) for number in (1, 2)),
            Call(partial(self._marked, rect)),
        )  # fmt: skip

    def expect_mark(self, card: int) -> None:
        """Draw no X below this card until it is marked."""
        self._fresh = card

    def _stroke(self, rect: FRect, number: int) -> None:
        image = f"stolen_treasure/x_stroke_{number}"
        sprite = Sprite(image, *rect.center, *rect.size, has_shadow=False)
        self.sprites.lay(("stroke", number), sprite, HAND - 1.0)

    def _marked(self, rect: FRect) -> None:
        self._fresh = NO_CARD
        for number in (1, 2):
            if ("stroke", number) in self.sprites:
                self.sprites.take(("stroke", number))

    # The hand

    def take_up(self, card: int, seat: int) -> None:
        """Have a card of a seat's hand ready to fly."""
        self.mover.take_up(card, self.api.hand_spot(seat), self.face(self.view, card))

    def mark(self, legal: Sequence[Action]) -> None:
        """Mark the cards of the hand with what they are good for now."""
        if not self.is_hand_open:
            return
        view, seat = self.view, self.layout.bottom
        is_turn = self.api.asked == seat and view.phase == ACTION
        useful = {card for one in legal if (card := getattr(one, "card", None)) is not None}
        answers = {KIND_OF[type(one)] for one in legal if type(one) in KIND_OF}
        if not is_turn:
            useful.update(card for card in self.hand.cards if view.faces[card] in answers)
        for card in self.hand.cards:
            mark = ""
            if self.api.asked == seat and not is_turn and useful:
                mark = "" if card in useful else DULL
            elif deck_of(card) == TREASURE and VALUES[view.faces[card]] > 0:
                can_wait = view.active != seat or actions.BURY[card] in legal
                mark = READY if can_wait and is_turn else WAITING if is_turn else ""
            self._marks[card] = mark
            self._show_face(card)

    def _show_face(self, card: int) -> None:
        """Change a card's picture, unless it is turning or under way."""
        if card not in self.sprites:
            return
        sprite, image = self.sprites[card], self.face(self.view, card)
        if sprite.image == image or sprite.width_pinch != 1.0 or self.hand.is_away(card):
            return
        self.sprites.picture(card, image)

    def card_at(self, x: float, y: float) -> int | None:
        """Return the uppermost known card at a point."""
        card = self.hand.card_at(x, y) if self.is_hand_open else None
        if card is not None:
            return card
        view = self.view
        for seat in self.layout.order:
            for one, rect in reversed(self.layout.slots(view, seat).items()):
                if crop(rect).collidepoint(x, y):
                    return one
        for deck, pile in enumerate(self.layout.discards):
            if view.discards[deck] and pile.rect.collidepoint(x, y):
                return view.discards[deck][-1]
        return None

    # Drawing

    def _ghost(self, score: int) -> FRect:
        """Return where the emblem would stand on the trail."""
        ghost = FRect(0, 0, _GHOST, _GHOST)
        ghost.center = self.layout.trail.at(_share(self.view, score))
        return ghost

    @property
    def _ahead(self) -> tuple[int, int]:
        """Return the own score now, and what an act would make of it."""
        forecast = self.forecast
        is_own = forecast is not None and forecast.seat == self.layout.bottom
        after = forecast.after if forecast is not None and is_own else self.total.number
        return self.total.number, after

    def _ghost_slot(self, forecast: Forecast) -> FRect:
        return self.layout.next_slot(self.view, forecast.seat, self.view.faces[forecast.card])

    def _draw_under(self, canvas: Canvas) -> None:
        """Draw the table, the own total, and the way on the trail."""
        layout, view = self.layout, self.view
        self._sea.draw(canvas, layout.room)
        draw_under(canvas, layout, view, self.sway)
        if is_dug(view):
            canvas.image(self.api.emblem(view.victims[0]), layout.robbed)
        self._draw_way(canvas)
        draw_wager(canvas, layout, view, self.api, self._least())

    def _least(self) -> tuple[int, ...]:
        """Return the cards of the least legal answer to a wager, if it is asked of this hand."""
        view = self.view
        is_asked = view.phase == MATCHING and view.wager[1] == self.layout.bottom
        return least_answer(view) if is_asked and self.is_hand_open else ()

    def _draw_way(self, canvas: Canvas) -> None:
        """Draw the own total, and how far it has come on the trail."""
        layout, view = self.layout, self.view
        if not view.wager:
            draw_total(canvas, layout, self.total.number, view.house.target)
        now, after = self._ahead
        draw_way(canvas, layout, _share(view, now), _share(view, after))
        if after != now:
            ghost = self._ghost(after)
            canvas.image(self.api.emblem(layout.bottom), ghost)
            canvas.outline(ghost.inflate(6, 6), canvas.context.theme.palette.pearl, 3.0, 26.0)

    def _draw_over(self, canvas: Canvas) -> None:
        draw_over(canvas, self.layout, self.view, self._fresh)

    def expect_hand(self) -> None:
        """Have the hand's cards at hand when it rises again: others push them out meanwhile."""
        for card in self.hand.cards:
            if card in self.sprites:
                self.sprites.expect(self.sprites[card])

    def draw_hand(self, canvas: Canvas) -> None:
        """Draw the cards of the hand that are at rest, over the weather that darkens the table."""
        resting = [self.sprites[card] for card in self.hand.cards
                   if card in self.sprites and not self.sprites.is_moving(card)]  # fmt: skip
        draw_sprites(canvas, resting)

    def draw_forecast(self, canvas: Canvas) -> None:
        """Draw a card as it would lie on the bank."""
        if self.forecast is not None and self.forecast.card >= 0:
            self._draw_ghost(canvas, self.forecast)

    def _draw_ghost(self, canvas: Canvas, forecast: Forecast) -> None:
        slot = self._ghost_slot(forecast)
        canvas.image(buried(self.view.faces[forecast.card]), slot)
        shown = crop(slot)
        canvas.fill(shown.inflate(-6, -6), canvas.context.theme.palette.parchment, 0.45)
        canvas.outline(shown.inflate(6, 6), canvas.context.theme.palette.pearl, 3.0, 8.0)


def _share(view: View, score: int) -> float:
    """Return how much of the trail a score has come."""
    return min(1.0, max(0.0, score / max(1, view.house.target)))


def _question(view: View) -> tuple[object, ...]:
    return (view.phase, view.asked, view.left, view.stack, view.stakes, view.treasures,
            view.pirates, view.throws)  # fmt: skip
