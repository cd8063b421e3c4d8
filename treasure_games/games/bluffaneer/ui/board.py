"""Everything on the table: cards, bones, coins, what is said, and the view that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from treasure_games.core.language import translate as _
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PAIRS
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY
from treasure_games.games.bluffaneer.rules.turns import BOX
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import odds_note
from treasure_games.games.bluffaneer.ui.layout import (
    BACK,
    CARD_ASPECT,
    Layout,
    Map,
    bones_of,
    card,
    counts,
    icon,
)
from treasure_games.games.bluffaneer.ui.told import Known, LoudBalloon
from treasure_games.stage.animation import Animation, Parallel, Sequential
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.widgets.widget import Drawing, Node
from treasure_games.table.fitting import Passage
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.pieces.coin_toss import CoinToss
from treasure_games.table.pieces.coins import CoinLook, FlyingCoins
from treasure_games.table.pieces.dice import Dice
from treasure_games.table.pieces.pile import askew
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.table_api import TableApi

_HEIGHT = 420.0
"""Height of a card that is revealed; other cards are scaled by it."""
_COIN = CoinLook("bluffaneer/coin", 76 / 68, 54 / 68)
_MOST_OPEN = 3


class Board(PeopleBoard):
    """Puts all pieces where a view has them, and moves single ones."""

    card_size = _HEIGHT * CARD_ASPECT, _HEIGHT
    lantern = 446.0
    view: View
    layout: Layout

    def __init__(self, api: TableApi) -> None:
        super().__init__(api, _COIN)
        self.map = Map()
        self.rest = *self.rest[:1], self.map, *self.rest[1:]
        self.dice = Dice(lambda index: self.layout.spot(index, self.view.house.sides))
        self.flying, self.toss = FlyingCoins(), CoinToss("bluffaneer")
        self.loud = LoudBalloon()
        self.known = Known(lambda: self.is_aided)

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
        self.people.show(view.coins)
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
        words = odds_note(view, self.api.called, is_brief=self.layout.is_large)
        self.plaque.words = words if self.is_aided else ""

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
        self.people.show(view.coins)

    def poses(self, view: View) -> dict[int, Pose]:
        """Return the own card and the last discards; who shows a card holds it to the middle."""
        poses: dict[int, Pose] = {}
        discard = self.layout.discard
        for index, one in enumerate(view.discard[-_MOST_OPEN:]):
            poses[one] = self.pose(discard, card(view.faces[one]), 10.0 + index, askew(one) * 2.0)
        own = view.hands[self.layout.bottom]
        if own != NO_CARD and view.shown != self.layout.bottom:
            is_open = view.seat == self.layout.bottom
            poses[own] = self.pose(self.layout.own, card(view.faces[own]) if is_open else BACK)
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
        return self.fly(one, self._reveal_pose(view, one), self.brief(0.34), stays_up=True)

    def discard(self, one: int, view: View) -> Animation:
        """Return the way of a revealed card to the discard pile, and the end of its claim."""
        self.loud.show("")
        self.bring(one, self._reveal_pose(view, one))
        for key in [key for key in self.sprites if key in view.discard[:-_MOST_OPEN]]:
            self.sprites.take(key)
        return self.fly(one, self.poses(view)[one])

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
        """Return the way of a coin off one pile, through the air, and onto the other, or to the
        box, which is off the table.
        """
        start, end = self.people.piles[payer], None if payee == BOX else self.people.piles[payee]
        box = self.layout.axis, self.layout.room.bottom + 60.0
        return Sequential(
            self.sound("coin_slide"), start.one(-1),
            self.flying.fly(start.top(), end.top() if end else box, 1, self.theme),
            self.sound("coin_single"), *([end.one(1)] if end else []),
        )  # fmt: skip

    # Drawing

    @property
    def moving(self) -> Sequence[Node]:
        """Coins, bones, moving cards, and what is said."""
        return (
            self.people.piles_lit, Drawing(self._draw_bones), Drawing(self.sprites.draw_moving),
            self.plaque, Drawing(self.toss.draw), Drawing(self.flying.draw), self.loud, self.said,
        )  # fmt: skip

    def _draw_bones(self, canvas: Canvas) -> None:
        self.dice.draw(canvas, is_moving=self.api.timeline.is_moving)

    def printed(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the counts of the piles."""
        return counts(context, self.layout, self.view)

    def draw_table(self, canvas: Canvas) -> None:
        """Draw the stack, and where discards lie."""
        canvas.outline(self.layout.discard, canvas.context.theme.palette.brass, 2.0, 8.0)
        self.draw_stack(canvas, BACK, self.layout.deck, len(self.view.stack), 4)
