"""Everything on the table: cards, bones, coins, what is said and told, and the view shown."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.chances import GUT, manner
from treasure_games.core.language import plural, translate as _
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_CARD, NO_PAIR, PAIRS
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT
from treasure_games.games.bluffaneer.rules.turns import BOX
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import bluff_record, chance_note, odds_note
from treasure_games.games.bluffaneer.ui.coins import CoinPiles
from treasure_games.games.bluffaneer.ui.layout import (
    BACK,
    CARD_ASPECT,
    Layout,
    Map,
    bones_of,
    card,
    icon,
)
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween, out_back
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Box, Drawing, Node
from treasure_games.table.fitting import Passage, plate_line, whole_line
from treasure_games.table.people.board import PeopleBoard, Plaque
from treasure_games.table.pieces.coins import CoinToss, FlyingCoins
from treasure_games.table.pieces.dice import Dice
from treasure_games.table.pieces.pile import askew
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.table_api import TableApi

_AT, _AS, _OF = sized_look_beside(__file__)
_MOST_OPEN = 3
_PAPER: Final = "bluffaneer/balloon"


class Known(Plaque):
    """A panel beside the answers, for those who want it, or if it tells what cannot be.

    The copies of the pair lie in a row, those that were seen open; beside them stands how many
    were, and below the words. A brief one has no row.
    """

    def __init__(self, is_wanted: Callable[[], bool]) -> None:
        super().__init__("known")
        self._is_wanted = is_wanted
        self._pair, self._seen, self._is_brief = NO_PAIR, 0, False
        self._note = ""

    def take(self, layout: Layout, view: View) -> None:
        """Tell the chance of the standing claim and that pirate's record, till its card is open."""
        self.rect, self._is_brief = layout.known, layout.is_large
        self._pair = view.pair if view.phase in (SHOUT, ANSWER) else NO_PAIR
        self._seen = view.faces.count(view.pair)
        if view.phase != ANSWER or view.shown != NOBODY:
            self.words = self._note = ""
        elif view.waiting:
            is_own = view.seat == view.claimant
            self._note = "" if is_own else chance_note(view, is_brief=layout.is_large)
            has_record = not (self._note and layout.is_large)
            record = bluff_record(view, view.claimant) if has_record else ""
            self.words = "\n".join(filter(None, (self._note, record)))

    @property
    def is_shown(self) -> bool:
        """True if a pair was rolled, for those who want it; else if nobody can have the card."""
        is_told = self._is_wanted() or bool(self._note) or self._seen == COPIES
        return self._pair != NO_PAIR and is_told

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its words, and the copies."""
        super().draw(canvas)
        if self.is_shown and not self._is_brief:
            for index in range(COPIES):
                canvas.image(card(self._pair) if index < self._seen else BACK, self._card(index))

    def _card(self, index: int) -> FRect:
        """Return the place of a copy: large in the middle while there are no words."""
        high = _AT.card if self.words else _AT.alone
        step, top = high * CARD_ASPECT + 8.0, self.rect.top + _AT.padding - 2
        alone = self.rect.centerx - (COPIES * step - 8.0) / 2
        left = self.rect.left + _AT.padding if self.words else alone
        return FRect(left + index * step, top, step - 8.0, high)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield how many were seen, and the words."""
        inner = self.rect.inflate(-2 * _AT.padding, -20.0)
        head = FRect(inner)
        if not self._is_brief and self.words:
            head.left = self._card(COPIES - 1).right + 10.0
            head.width, head.height = inner.right - head.left, _AT.card
        elif not self._is_brief:
            head.top, head.height = head.top + _AT.alone, head.height - _AT.alone
        elif self.words:
            head.height = 0.0
        rest = FRect(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        places = {"seen": self._seen, "copies": COPIES}
        seen = plural("{seen} of {copies} seen", "{seen} of {copies} seen", self._seen, **places)
        for name, text, style, room in (
            ("seen", seen, _AS.seen, head), ("words", self.words, _AS.foot, rest),
        ):  # fmt: skip
            if text and room.height:
                yield f"known.{name}", Passage.fitted(context, text, style, room)


class LoudBalloon(Node):
    """A loud word and pictures, in the balloon of whoever has the word, until it is taken away."""

    def __init__(self) -> None:
        self.word = ""
        self.pictures: tuple[str, ...] = ()
        self.open = 0.0
        """0 to 1; moved by the timeline."""
        self._rect = FRect(0, 0, 1, 1)

    def place(self, rect: FRect) -> None:
        """Set the area of the paper; the tail is at its lower left corner."""
        self._rect = FRect(rect)

    def show(self, word: str, pictures: tuple[str, ...] = ()) -> None:
        """Show this at once, "" for nothing."""
        self.word, self.pictures, self.open = word, pictures, float(bool(word))

    def say(self, word: str, pictures: tuple[str, ...], theme: Theme) -> Animation:
        """Return the growth of the balloon from the mouth, or how an open one takes a new word."""

        def begin() -> None:
            grown = _AT.readable if self.word and self.open >= 1.0 else 0.0
            self.show(word, pictures)
            self.open = grown

        return Sequential(
            Call(begin), Tween(self, theme.durations.banner_in, easing=out_back, open=1.0)
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, tail, word and pictures; the paper alone while it grows."""
        if not self.word or self.open <= 0.05:
            return
        both = self._parts(self._rect, self.open), self._parts(self._rect, 1.0)
        for (name, part), (_name, full) in zip(*both, strict=True):
            canvas.growing(name, part, full)
        if self.open < _AT.readable:
            return
        self._words(canvas.context).draw(canvas)
        for index, picture in enumerate(self.pictures):
            canvas.image(picture, self._picture(index))

    def _parts(self, place: FRect, grown: float) -> tuple[tuple[str, FRect], ...]:
        """Return the pictures of paper and tail, and where they are so far grown."""
        is_wide = place.width > 1.75 * place.height
        size = place.width * grown, place.height * grown
        rect = FRect((0, 0), size).move_to(bottomleft=place.bottomleft)
        corner = rect.left + 0.24 * rect.width, rect.bottom - 0.27 * rect.height
        tail = sized(_OF.tail[0] * rect.height, _OF.tail[1] * rect.height, topright=corner)
        return (f"{_PAPER}_wide" if is_wide else _PAPER, rect), (f"{_PAPER}_tail", tail)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the word, which may overlap others."""
        if self.word:
            yield self._words(context).box(context, "loud", may_overlap=True)

    def _words(self, context: LayoutContext) -> Passage:
        inner = self._rect.inflate(-0.2 * self._rect.width, -0.22 * self._rect.height)
        if self.pictures:  # Up there the paper is less wide.
            inner.inflate_ip(-0.14 * self._rect.width, 0.0)
            inner.height -= self._icon + 4.0
        return Passage(*plate_line(context, self.word, _AS.word, inner.width, inner.height), inner)

    @property
    def _icon(self) -> float:
        return min(_AT.icon, 0.38 * self._rect.height)

    def _picture(self, index: int) -> FRect:
        paper, side = self._rect, self._icon
        x = paper.centerx + (index - (len(self.pictures) - 1) / 2) * side * 1.12
        foot = x, paper.bottom - 0.14 * paper.height
        return sized(side, side, midbottom=foot)


class Board(PeopleBoard):
    """Puts all pieces where a view has them, and moves single ones."""

    card_size = _AT.height * CARD_ASPECT, _AT.height
    view: View
    layout: Layout

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.people.hold_cards = True
        self.map, self.coins = Map(), CoinPiles(self.people, len(api.seats))
        # The torn edge of the map covers whoever leans over the table.
        self.rest = self.people, self.map, Drawing(self.sprites.draw_rest)
        self.dice = Dice(lambda index: self.layout.spot(index, self.view.house.sides))
        self.flying, self.toss = FlyingCoins(), CoinToss()
        self.loud = LoudBalloon()
        self.known = Known(lambda: manner() != GUT)

    # At rest

    @property
    def speaker(self) -> int:
        """The seat whose claim stands or is being settled, or -1."""
        return self.view.claimant if self.view.phase == ANSWER else NOBODY

    def lay(self, layout: Layout) -> None:
        """Put everything where the view has it, in a layout."""
        super().lay(layout)
        view, self.map.layout = self.view, layout
        self.map.unrolled, self.map.lit = 1.0, -1
        self.coins.show(view.coins)
        self.coins.update(0.0)
        bones = bones_of(view.house)
        self.dice.lay([bones.faces[one] for one in view.bones if one >= 0], bones.aspect)
        self.flying.clear()
        self.toss.clear()
        self.toss.place(layout.axis, layout.map.centery, layout.far + 76.0)
        self.loud.place(layout.balloon(self.speaker))
        pictures = tuple(map(icon, PAIRS[view.pair])) if self.speaker != NOBODY else ()
        self.loud.show(_("Mine!") if pictures else "", pictures)
        self.known.take(layout, view)
        self._tell(view)

    def _tell(self, view: View) -> None:
        """Tell what could be known of the claim that lies open, to those who want it."""
        self.plaque.words = odds_note(view, self.api.called, is_brief=self.layout.is_large)

    def follow(self, before: View, view: View) -> None:
        """Follow what is known, what is said, and what lies on the piles."""
        self.known.take(self.layout, view)
        if before.phase == ANSWER and view.phase != ANSWER:
            self.loud.show("")
        if before.turn_number != view.turn_number:
            self.plaque.words = ""
            self.map.lit = -1
        elif view.shown != NOBODY:
            self._tell(view)

    def question(self, view: View) -> object:
        """Return all that claims, answers and thefts depend on."""
        return view.phase, view.pair, view.turn_number, view.waiting

    def settle(self, view: View) -> None:
        """Correct whatever isn't where the view has it, coins too; all motion has ended."""
        super().settle(view)
        self.coins.show(view.coins)

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the own card and the last discards; who shows a card holds it to the middle."""
        poses: dict[int, Pose] = {}
        discard = self.layout.discard
        for index, one in enumerate(view.discard[-_MOST_OPEN:]):
            poses[one] = self.pose(discard, card(view.faces[one]), 10.0 + index, askew(one) * 2.0)
        own = view.hands[self.layout.bottom]
        if own != NO_CARD and view.shown != self.layout.bottom:
            is_open = view.seat == self.layout.bottom
            # A card that is shown in the middle has the room of the own one.
            place = self.layout.own.move(0.0, 0.0 if view.shown == NOBODY else _AT.down)
            poses[own] = self.pose(place, card(view.faces[own]) if is_open else BACK)
        if view.shown != NOBODY and view.hands[view.shown] != NO_CARD:
            poses[view.hands[view.shown]] = self._reveal_pose(view, view.hands[view.shown])
        return poses

    def _reveal_pose(self, view: View, one: int) -> Pose:
        return Pose(*self.layout.reveal, 1.0, 0.0, card(view.faces[one]), 60.0)

    # Motion of cards

    def draw_card(self, seat: int, view: View, seconds: float | None = None) -> Animation:
        """Return the way of a card from the stack to whoever gets it."""
        one = view.hands[seat]
        self.put(one, self.pose(self.layout.deck, BACK, 30.0))
        pose = self.poses(view).get(one)
        goal = pose or self.away(seat, BACK)
        return self.fly(one, goal, seconds, ends=pose is None)

    def reveal(self, seat: int, view: View) -> Animation:
        """Return the turning of a seat's card, large, in the middle."""
        one = view.hands[seat]
        self.bring(one, self.away(seat, BACK))
        turned = self.given(one, self._reveal_pose(view, one), seat)
        return Parallel(turned, *self._make_room(view))

    def _make_room(self, view: View) -> list[Animation]:
        """Return how the own card goes down while another is shown, and comes up again."""
        own, poses = view.hands[self.layout.bottom], self.poses(view)
        if view.shown == self.layout.bottom or own not in poses or own not in self.sprites:
            return []
        return [self.flight(own, poses[own], self.brief(0.22), slides=True)]

    def discard(self, one: int, view: View) -> Animation:
        """Return the way of a revealed card to the discard pile, and the end of its claim."""
        self.loud.show("")
        self.bring(one, self._reveal_pose(view, one))
        for key in [key for key in self.sprites if key in view.discard[:-_MOST_OPEN]]:
            self.sprites.take(key)
        away = self.fly(one, self.poses(view)[one], self.brief(0.22))
        return Parallel(away, *self._make_room(view))

    def reshuffle(self) -> Animation:
        """Return the way of the open discards to the stack."""
        pose = self.pose(self.layout.deck, BACK, 30.0)
        own = self.view.hands[self.layout.bottom]
        cards = [one for one in self.sprites if isinstance(one, int) and one != own]
        return Parallel(*(self.fly(one, pose, ends=True) for one in cards))

    # What is said and shown

    def aloud(self, seat: int, word: str, pictures: tuple[str, ...] = ()) -> Animation:
        """Return the balloon of a claim, or of what it was."""
        self.loud.place(self.layout.balloon(seat))
        return self.loud.say(word, pictures, self.theme)

    def pay(self, payer: int, payee: int) -> Animation:
        """Return the way of a coin from pile to pile, or to the box, which is off the table."""
        piles = self.coins.piles
        start, end = piles[payer], None if payee == BOX else piles[payee]

        def book(seat: int, way: int) -> None:
            score = self.people.plates[seat].shown.score
            score.jump(score.value + way)
            if way > 0:
                self.beside(piles[seat].one(way))

        box = self.layout.axis, self.layout.room.bottom + 60.0
        return Sequential(
            self.sound("coin_slide"), Call(lambda: book(payer, -1)), start.one(-1),
            self.flying.fly(start.top(), end.top() if end else box, 1, self.theme),
            self.sound("coin_single"), *([Call(lambda: book(payee, 1))] if end else []),
        )  # fmt: skip

    # Drawing

    @property
    def moving(self) -> Sequence[Node]:
        """Coins, bones, moving cards, and what is said."""
        return (
            self.coins, Drawing(partial(self.dice.draw, is_moving=self.api.timeline.is_moving)),
            Drawing(self.sprites.draw_moving), self.plaque, self.toss, self.flying, self.loud,
            self.balloons,
        )  # fmt: skip

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield how many cards are in the stack, above it, and in the discard pile, below."""
        left, gone = len(self.view.stack), len(self.view.discard)
        line, deck = context.texts.line_height(_AS.count), self.layout.deck
        discard = self.layout.discard
        for name, centre, top, text in (
            ("deck", deck.centerx, deck.top - line - 10, _("{count} left", count=left)),
            ("discard", discard.centerx, discard.bottom + 6, _("{count} discarded", count=gone)),
        ):
            room = FRect(0, top, 190.0, line).move_to(centerx=centre)
            yield f"count.{name}", Passage(*whole_line(context, text, _AS.count, *room.size), room)

    def draw_table(self, canvas: Canvas) -> None:
        """Draw light behind whoever has rolled, the stack, and where discards lie."""
        if roller := self.people.persons.get(self.view.turn):
            light = sized(*_OF.light, center=(roller.x, self.layout.far - 0.3 * _OF.light[1]))
            canvas.glow("objects/lantern_glow", light, 0.4)
        canvas.outline(self.layout.discard, canvas.context.theme.palette.brass, 2.0, 8.0)
        self.draw_stack(canvas, BACK, self.layout.deck, len(self.view.stack), 4)
