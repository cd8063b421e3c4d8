"""Everything on the table as one view has it: cards, discs on the trail, totals."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import ACTION, MATCHING
from treasure_games.games.stolen_treasure.rules.pieces import NO_CARD, TREASURE, VALUES, deck_of
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.forecast import KIND_OF, Forecast, least_answer
from treasure_games.games.stolen_treasure.text.stack import is_covering
from treasure_games.games.stolen_treasure.ui import cards
from treasure_games.games.stolen_treasure.ui.layout import Layout, hand_of
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Wait
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.table.card_table import CardBoard
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.hand import HAND
from treasure_games.table.pieces.plate_slots import Counter
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.table_api import TableApi

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Board(CardBoard):
    """Puts all pieces where a view has them."""

    view: View
    layout: Layout

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.total = Counter()
        """The own score, on the sign and on the trail."""
        self.forecast: Forecast | None = None
        self.fresh = NO_CARD
        """A buried card whose X is still to be drawn."""
        self._marks: dict[int, str] = {}

    # What the base asks

    def held(self, view: View) -> tuple[int, ...]:
        """Return the hand at the bottom, sorted."""
        return hand_of(view, self.layout.bottom)

    def back(self, card: int) -> str:
        """Return the back of a card's family."""
        return cards.back(deck_of(card))

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the poses of all cards that are seen one by one; those on the stack are apart."""
        return self.layout.poses(view, lambda card: self.face(view, card))

    def face(self, view: View, card: int) -> str:
        """Return the picture of a card in the hand at the bottom."""
        kind = view.faces[card]
        if kind < 0 or not self.is_hand_open:
            return cards.back(deck_of(card))
        hand, seen = self.held(view), self.layout.fan.seen(len(self.held(view)))
        mark, part = self._marks.get(card, ""), seen if card in hand[:-1] else 1.0
        # A full hand tells only names, in feet that are out of sight under answers.
        if is_covering(view) or not (self.layout.is_large or seen < _AT.crowded):
            return cards.picture(kind, mark, part)
        covered = sorted({view.faces[one] for one in hand[:-1] if view.faces[one] >= 0}) or [kind]
        least = cards.tightest(self.layout.context, covered), seen if len(hand) > 1 else 1.0
        return cards.picture(kind, mark, part, is_named=True, tightest=least)

    def lay_more(self) -> None:
        """Put the discs on the trail, and every X on the sand."""
        self.fresh = NO_CARD
        for seat, (x, y) in self._disc_places(self.view).items():
            side = _AT.own_disc if seat == self.layout.bottom else _AT.disc
            sprite = Sprite(self.api.emblem(seat), x, y, side, side)
            self.sprites.lay(("disc", seat), sprite, _AT.discs + (seat == self.layout.bottom))
        self.total.jump(self.view.score(self.layout.bottom))

    def follow(self, before: View, view: View) -> None:
        """Let the own score roll, and ask again for what may be done."""
        score = view.score(self.layout.bottom)
        self.total.roll(score, self.api.timeline, self.durations.number_roll)
        if _question(before) != _question(view):
            self.api.offers_changed()

    def settle(self, view: View) -> None:
        """Let this view count, and correct what isn't where it has it; all motion has ended."""
        super().settle(view)
        self.total.jump(view.score(self.layout.bottom))

    def lying_at(self, x: float, y: float) -> int | None:
        """Return the uppermost buried or discarded card at a point."""
        view = self.view
        for seat in self.layout.order:
            for one, rect in reversed(self.layout.slots(view, seat).items()):
                if cards.crop(rect).collidepoint(x, y):
                    return one
        for deck, pile in enumerate(self.layout.discards):
            if view.discards[deck] and pile.rect.collidepoint(x, y):
                return view.discards[deck][-1]
        return None

    # Discs on the trail

    def _disc_places(self, view: View) -> dict[int, tuple[float, float]]:
        """Return where each seat stands: rivals a little above the trail. None covers another:
        those who are too near for that stand aside, whoever has more on the right.
        """
        layout, scores = self.layout, [view.score(seat) for seat in range(view.seats)]
        own = layout.bottom
        found = {own: layout.trail.at(share_of(view, scores[own]))}
        ranked = sorted(layout.order[1:], key=lambda seat: (scores[seat], seat))
        behind = [seat for seat in reversed(ranked) if scores[seat] < scores[own]]
        ahead = [seat for seat in ranked if scores[seat] >= scores[own]]
        for seats, way, clear in ((behind, -1.0, min), (ahead, 1.0, max)):
            beside = found[own][0] + way * (_AT.own_disc + _AT.disc) / 2
            for seat in seats:
                x, y = layout.trail.at(share_of(view, scores[seat]))
                x = clear(x, beside)
                found[seat] = x, y - 20.0 * layout.unit
                beside = x + way * (_AT.disc + 2.0)
        return found

    def walk(self, view: View) -> list[Flight]:
        """Return the ways of the discs to where the view has them."""
        manner = replace(Manner.of(self.theme).sliding, short=self.durations.number_roll)
        found = []
        for seat, (x, y) in self._disc_places(view).items():
            key = ("disc", seat)
            if key in self.sprites and (self.sprites[key].x, self.sprites[key].y) != (x, y):
                depth = _AT.discs + (seat == self.layout.bottom)
                pose = Pose(x, y, 1.0, 0.0, self.sprites[key].image, depth)
                found.append(Flight(self.sprites, key, pose, manner, duration=manner.short))
        return found

    def mark_spot(self, card: int) -> Animation:
        """Return the two strokes of the X below a card that has just been buried."""
        rect = self.layout.cross_below(self.layout.slots(self.view, self.layout.bottom)[card])

        def stroke(number: int) -> None:
            image = f"stolen_treasure/x_stroke_{number}"
            sprite = Sprite(image, *rect.center, *rect.size, has_shadow=False)
            self.sprites.lay(("stroke", number), sprite, HAND - 1.0)

        def marked() -> None:
            self.fresh = NO_CARD
            for number in (1, 2):
                self.remove(("stroke", number))

        both = (Parallel(self.sound("sand_stroke"), Call(partial(stroke, number)),
                         Wait(self.brief(_AT.stroke))) for number in (1, 2))  # fmt: skip
        return Sequential(*both, Call(marked))

    # The hand

    def mark(self, legal: Sequence[Action]) -> None:
        """Mark the cards of the hand with what they are good for now."""
        if not self.is_hand_open:
            return
        view, seat = self.view, self.layout.bottom
        is_turn = self.api.asked == seat and view.phase == ACTION
        useful = {card for one in legal if (card := getattr(one, "card", None)) is not None}
        answers = {KIND_OF[type(one)] for one in legal if type(one) in KIND_OF}
        useful.update(card for card in self.hand.cards if view.faces[card] in answers)
        if is_turn and len(self.hand.cards) < view.house.hand_limit:  # Else that makes room.
            useful -= {card for card in self.hand.cards if VALUES[view.faces[card]] < 0}
        for card in self.hand.cards:
            mark, value = "", VALUES[view.faces[card]] if deck_of(card) == TREASURE else 0
            if self.api.asked == seat and not is_turn:
                mark = "" if card in useful else cards.DULL
            elif is_turn and value > 0:
                mark = cards.READY if actions.BURY[card] in legal else cards.WAITING
            elif is_turn and card not in {self.hand.selected, *useful}:
                mark = cards.IDLE
            self._marks[card] = mark
            self.show_face(card, self.face(view, card))

    def draw_hand(self, canvas: Canvas) -> None:
        """Draw the cards of the hand that are at rest, over what darkens the table."""
        held = (card for card in self.hand.cards if card in self.sprites)
        resting = [self.sprites[card] for card in held if not self.sprites.is_moving(card)]
        draw_sprites(canvas, resting)

    # Looking ahead

    @property
    def ahead(self) -> tuple[int, int]:
        """The own score now, and what the act that is pointed at would make of it."""
        told, now = self.forecast, self.total.number
        return now, told.after if told is not None and told.seat == self.layout.bottom else now

    @property
    def least(self) -> tuple[int, ...]:
        """The cards of the least legal answer to a wager, if it is asked of this hand."""
        view = self.view
        is_asked = view.phase == MATCHING and view.wager[1] == self.layout.bottom
        return least_answer(view) if is_asked and self.is_hand_open else ()


def share_of(view: View, score: int) -> float:
    """Return how much of the trail a score has come."""
    return min(1.0, max(0.0, score / max(1, view.house.target)))


def _question(view: View) -> tuple[object, ...]:
    return (view.phase, view.asked, view.left, view.stack, view.stakes, view.treasures,
            view.pirates, view.throws)  # fmt: skip
