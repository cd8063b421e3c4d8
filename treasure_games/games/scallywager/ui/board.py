"""Everything on the table: people behind screens, dice, cards, the bid, and the view shown."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.phases import DAWN
from treasure_games.games.scallywager.rules.pieces import ADVENTURE, NO_CARD, TREASURE, deck_of
from treasure_games.games.scallywager.rules.state import NOBODY, OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text import verdict
from treasure_games.games.scallywager.text.names import card_words, dice_of
from treasure_games.games.scallywager.ui.bid_board import BidBoard, Ladder, ShownBid
from treasure_games.games.scallywager.ui.cards import BACKS, lying
from treasure_games.games.scallywager.ui.dice import counts_for, die, gold, own_order
from treasure_games.games.scallywager.ui.hold import Hold, draw_known
from treasure_games.games.scallywager.ui.layout import BESIDE, CARD_ASPECT, NARROWED, Layout
from treasure_games.games.scallywager.ui.screens import DiceScreens
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Tween
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.widget import Drawing, Node
from treasure_games.table.fitting import Passage, last_word, one_line, plate_line
from treasure_games.table.glow import draw_pool
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.pieces.picker import Pick, Picker, Slip
from treasure_games.table.pieces.pile import askew
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.table_api import TableApi

HEIGHT: Final = 210.0
"""Height of a card at scale 1."""
_LOOMING: Final = 1.0, 1.06
"""How a card that is shown has grown when it was read, with less motion and usually."""
_AT, _AS, _OF = sized_look_beside(__file__)


class Board(PeopleBoard):
    """Puts all pieces where a view has them, and moves single ones."""

    card_size = HEIGHT * CARD_ASPECT, HEIGHT
    view: View
    layout: Layout

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.sunk = 0.0
        """How far the own screen and the bid have sunk, 0 to 1; moved by the timeline."""
        self.bid_left, self._bid_goal, self._bid_way = 0.0, 0.0, 1.0
        """How far the board of the bid makes room for cards in question; moved by the timeline."""
        self.bid_aside = 0.0
        """How far the board is out of sight at the left, where it waits for the first bid."""
        self._previewed: tuple[int, int] | None = None
        self._noted = ""
        """The bid that would be the first one, how many of which face; what is said of it."""
        self._raised: dict[int, FRect] = {}
        self.screens, self.told = DiceScreens(), Picker()
        self.bid, self.ladder = BidBoard(), Ladder()
        self.hold = Hold(self)
        self.reveal = self.hold.reveal
        self.rest = *self.rest, self.screens
        self.token = Sprite("scallywager/token", 0, 0, _AT.token, _AT.token, has_shadow=False)

    # At rest

    @property
    def speaker(self) -> int:
        """Who leans over the table now."""
        return self.reveal.speaker(self.view)

    def style(self, seat: int) -> str:
        """Return the name of a seat's colour, for pictures."""
        return self.theme.seats[self.api.seats[seat].emblem].name

    def lay(self, layout: Layout) -> None:
        """Put everything where the view has it, in a layout."""
        view = self.view
        self.people.absent = _absent(view)
        super().lay(layout)
        is_open = self.speaker != NOBODY
        self.sunk = float(is_open)
        self._stand_screens()
        self.screens.put(aside=is_open, out=_absent(view))
        self.hold.lay(view)
        self.ladder.rect = layout.ladder
        self.tell(view, is_counted=is_open)
        self.show_bids(view)
        self.bid.turned = 1.0
        self._tell_card(None)
        self.token.x, self.token.y = layout.token(view.token)
        self.token.width = self.token.height = self._token_side(view.token)

    def _stand_screens(self) -> None:
        layout = self.layout
        for seat in layout.others:
            beside = layout.homes[seat] - layout.axis
            way = -2.1 if abs(beside) < 1.0 else -1.0 if beside < 0 else 1.0
            name = f"scallywager/screen_{self.style(seat)}"
            self.screens.stand(seat, name, layout.screen(seat), way, layout.room)

    def _token_side(self, seat: int) -> float:
        return _AT.token if seat == self.layout.bottom else _AT.small_token

    def show_bids(self, view: View) -> None:
        """Show the standing bid, and those of the round; before the first what that would be."""
        bids = [self._shown_bid(view, bid) for bid in view.bids]
        self.ladder.bids = bids
        self.bid.note = plural("{count} die in play", "{count} dice in play", view.in_play)
        self.bid.bid = bids[-1] if bids else None
        if not bids and self._previewed is not None:
            count, face = self._previewed
            emblem = self.api.emblem(self.layout.bottom)
            self.bid.bid = ShownBid(emblem, count, gold(face), _("You bid"))
            self.bid.note = self._noted or self.bid.note
        self.bid_aside = float(self.bid.bid is None)
        self.place_bid()

    def preview(self, bid: tuple[int, int] | None, note: str) -> None:
        """Show from now on what the first bid would be, and what is to be said of it."""
        if (bid, note) != (self._previewed, self._noted):
            self._previewed, self._noted = bid, note
            self.show_bids(self.view)

    def _shown_bid(self, view: View, bid: tuple[int, int, int]) -> ShownBid:
        seat, count, face = bid
        name = self.api.called(seat)
        titles = [_("{name} bids", name=called) for called in (name, last_word(name))]
        image = gold(face) if bid == standing(view) else die(face)
        return ShownBid(self.api.emblem(seat), count, image, *titles)

    def tell(self, view: View, *, is_counted: bool) -> None:
        """Tell what hangs on the count, then who was right and what one could know; nothing between
        showdowns.
        """
        self.plaque.words = ""
        if self.reveal.speaker(view) == NOBODY:
            return
        self.plaque.words = verdict.at_stake(view, self.api.called)
        if is_counted:
            self.reveal.count_board.verdict = verdict.verdict(view)
            self.plaque.words = verdict.outcome(view, self.api.called)
            note = verdict.odds_note(verdict.as_counted(view, self.api.seen))
            if note and not self.layout.is_large:
                self.plaque.words += f"\n{note}"

    def turn_bid(self, view: View) -> Animation:
        """Return the turning of the board to the newest bid; the first brings it to the middle."""
        self.ladder.bids = bids = [self._shown_bid(view, bid) for bid in view.bids]
        centred = Tween(self, self.theme.durations.move_long, bid_aside=0.0)
        return Parallel(centred, self.bid.turn(bids[-1], self.theme))

    def follow(self, before: View, view: View) -> None:
        """Follow dice, bids, and what lies on the decks."""
        self.hold.take(before, view)
        if before.bids != view.bids or before.in_play != view.in_play:
            self.show_bids(view)
        self.people.absent &= _absent(view)  # Whoever has lost all leaves for all to see.

    def question(self, view: View) -> object:
        """Return all that bids, calls and cards depend on."""
        return view.phase, view.turn, view.bids, view.passes, view.helm, view.treasures, view.dice

    def is_right(self, view: View) -> bool:
        """Return True if cards, people and dice are where the view has them."""
        leans = {seat for seat, one in self.people.persons.items() if one.lean}
        are_people = leans == {self.speaker} - {NOBODY} and self.people.absent == _absent(view)
        return super().is_right(view) and are_people and self.hold.is_settled(view)

    # Cards

    def poses(self, view: View) -> dict[int, Pose]:
        """Return where each card before a captain lies."""
        poses: dict[int, Pose] = {}
        speaker = self.reveal.speaker(view)
        for seat in range(view.seats):
            cards, is_own = before_seat(view, seat), seat == self.layout.bottom
            raised = dict(self._raised) if is_own else {}  # One card of each kind.
            room = self.layout.own_cards if is_own else self.layout.cards_of(seat, speaker)
            wide, scale = room.height * CARD_ASPECT, room.height / HEIGHT
            step = min(wide + 8.0, (room.width - wide) / max(1, len(cards) - 1))
            for index, card in enumerate(cards):
                x, image = (
                    room.left + wide / 2 + index * step,
                    lying(view.faces[card], deck_of(card)),
                )
                poses[card] = Pose(x, room.centery, scale, askew(card), image, 20.0 + index)
                if large := raised.pop(view.faces[card], None):
                    poses[card] = Pose(*large.center, large.height / HEIGHT, 0.0, image, 90.0)
        return poses

    def raise_cards(self, raised: dict[int, FRect]) -> None:
        """Lay own cards of these kinds where they are in question, large; others at their place."""
        self._raised = raised
        left = 0.0
        if raised and self.view.bids:
            left = self.layout.board.right + BESIDE - min(rect.left for rect in raised.values())
        if left != self._bid_goal:
            self._bid_goal, self._bid_way = left, left or self._bid_way
            self.beside(Tween(self, self.theme.durations.move_long, bid_left=left))
        own = before_seat(self.view, self.layout.bottom)
        for card, pose in self.poses(self.view).items():
            if card in own and card in self.sprites and not self.sprites.is_moving(card):
                self.sprites.place(card, pose)

    def deck_pose(self, card: int) -> Pose:
        """Return the pose of a card on its deck, face down."""
        deck = deck_of(card)
        return self.pose(self.layout.decks[deck], lying(NOBODY, deck), 60.0)

    def move_cards(self, view: View, heroes: Iterable[int] = (), shown: int = NO_CARD) -> Animation:
        """Return the way of all cards from or to their deck, and of the one `shown` large."""
        goals = self.poses(view)
        ways: list[Animation] = []
        for card in {key for key in self.sprites if isinstance(key, int)} - set(goals):
            goal = self.deck_pose(card)
            lying_open = Pose(goal.x, goal.y, goal.scale, 0.0, self.sprites[card].image, goal.depth)
            ways.append(self.flight(card, lying_open, ends=True))
        for card, goal in goals.items():
            self.bring(card, self.deck_pose(card))
            if card == shown or not goal.matches(self.sprites[card]):
                ways.append((self.fly if card in heroes else self.flight)(card, goal))
        return Parallel(*ways)

    def show_card(self, card: int, view: View) -> Animation:
        """Return the way of a card that is played to the middle, large, beside what it does."""
        self.bring(card, self.deck_pose(card))
        slip = leading(card_words(view.faces[card]), is_large=self.layout.is_large)
        image = lying(view.faces[card], deck_of(card))
        goal = self.pose(self.layout.large_cards(1)[0][0], image, 80.0)
        return Sequential(
            self.flight(card, goal, stays_up=True), Call(lambda: self._tell_card(slip))
        )

    def _tell_card(self, slip: Slip | None) -> None:
        self.told.offer(slip, self.layout.large_cards(1)[1], self.api.context)

    def loom(self, card: int, seconds: float) -> Animation:
        """Return how a card that is shown comes slowly nearer while it is read."""
        share = _LOOMING[bool(self.theme.motion.bank_most)]
        scale = share * self.layout.large_cards(1)[0][0].height / HEIGHT
        nearer = Tween(self.sprites[card], seconds, scale=scale)
        return Sequential(nearer, Call(lambda: self._tell_card(None)))

    # Motion

    def pass_token(self, seat: int) -> Animation:
        """Return the way of the token to its next holder."""
        x, y = self.layout.token(seat)
        side = self._token_side(seat)
        seconds = self.theme.durations.move_long
        return Tween(self.token, seconds, x=x, y=y, width=side, height=side)

    def sink(self, goal: float) -> Animation:
        """Return the way of the own screen and the bid out of sight (1) or back (0)."""
        return Tween(self, self.theme.durations.move_long, sunk=goal)

    def place_bid(self) -> None:
        """Let the board of the bid be where the timeline has it."""
        board, room = self.layout.board, self.layout.room
        across = self.bid_aside * (room.left - 40.0 - board.right)
        down = self.sunk * (room.bottom + 40.0 - board.top)
        size = 1.0 - (1.0 - NARROWED) * min(1.0, self.bid_left / self._bid_way)
        self.bid.rect = board.scale_by(size, size).move_to(centery=board.centery + down)
        self.bid.rect.right = board.right + across - self.bid_left

    # Drawing

    @property
    def moving(self) -> Sequence[Node]:
        """The bid or the count of its dice, the token, what moves, and what is said."""
        counted = self.reveal.count_board
        # A note lies where the bid would be seen that is not yet made.
        is_hidden = not self.view.bids and self.api.note is not None
        bid = (self.bid,) if self.bid.bid and self.sunk < 1.0 and not is_hidden else ()
        return (
            Drawing(partial(draw_known, self)), Drawing(self._draw_token), *bid,
            *((counted, self.plaque) if counted.places else (self.ladder,)),
            Drawing(self.told.draw), Drawing(self.sprites.draw_moving), self.hold, counted.stamp,
            self.balloons,
        )  # fmt: skip

    def _draw_token(self, canvas: Canvas) -> None:
        """Draw the token, unless the screen that it hangs on lies aside."""
        screen = self.screens.screens.get(self.view.token)
        if not self.sunk and (screen is None or not screen.away):
            draw_sprites(canvas, [self.token])

    def draw_table(self, canvas: Canvas) -> None:
        """Draw light of the dawn, the decks, the own screen, and light under dice of each seat."""
        if self.view.phase == DAWN:
            windows = sized(*_OF.dawn, center=(self.layout.axis, self.layout.far / 2))
            canvas.glow("objects/lantern_glow", windows, 0.6)
        for deck in decks(self.view):
            count = len(self.view.stacks[deck])
            self.draw_stack(canvas, BACKS[deck], self.layout.decks[deck], count, 8)
        if self.sunk < 1.0:
            self._draw_own(canvas)
        for seat, pool in self.reveal.pools(self.view):
            emblem = self.api.seats[seat].emblem
            draw_pool(canvas, pool, self.theme.seats[emblem].colour, round(_AT.pool))

    def _draw_own(self, canvas: Canvas) -> None:
        """Draw the own screen as far as it has sunk; over dice that nobody lifts stands a cup."""
        layout = self.layout
        own = layout.own.move(0, self.sunk * (layout.room.bottom + 40.0 - layout.own.top))
        picture = f"scallywager/own_{self.style(layout.bottom)}"
        canvas.image(picture, own)
        foot = own.move(0, layout.room.bottom - layout.own.bottom)
        with canvas.clipped(foot.move(0, own.bottom - foot.top)):  # Its wood goes on below.
            canvas.image(picture, foot)
        if self._has_cup:
            canvas.image("scallywager/cup", sized(*_OF.cup, midbottom=own.move(0.0, 6.0).midbottom))

    @property
    def _has_cup(self) -> bool:
        """True if there are own dice that whoever looks doesn't see."""
        return any(face < 0 for face in self.view.dice[self.layout.bottom])

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words at the decks, and under the own dice."""
        layout = self.layout
        for deck in decks(self.view):
            pile = layout.decks[deck]
            room = FRect(pile.left, pile.bottom + 4.0, pile.width, 0.0)
            most = layout.room.bottom - 2.0 - room.top
            room.height = min(most, context.texts.line_height(_AS.left))
            line = plate_line(context, str(len(self.view.stacks[deck])), _AS.left, *room.size)
            yield f"left.{deck}", Passage(*line, room)
        if words := self._own_words():
            line = one_line(context, words, _AS.own, *layout.own_words.size)
            yield "own", Passage(*line, layout.own_words)

    def _own_words(self) -> str:
        """Return how many own dice count for the bid that stands."""
        view, bottom, bid = self.view, self.layout.bottom, standing(self.view)
        face = bid[2] if bid else self._previewed[1] if self._previewed else 0
        if not face or view.dice_are == OPEN or self._has_cup or not view.dice[bottom]:
            return ""
        count = sum(counts_for(view, bottom, one, face) for one in own_order(view, bottom))
        return dice_of(count, face) if count else _("None of your dice count for this bid.")


def leading(words: str, *, is_large: bool, picks: tuple[Pick, ...] = ()) -> Slip:
    """Return a slip with what a card does over answers; two dice stand for what they bring."""
    gap = " " if is_large else "\n"
    for low, high in ((1, 2), (3, 4), (5, 6)):
        dice = f"{gap}<icon={die(low)}><icon={die(high)}> "
        words = words.replace(f" {low}–{high}: ", dice)
    return Slip("", picks, words, leads=True)


def decks(view: View) -> tuple[int, ...]:
    """Return the decks on the table."""
    return (TREASURE, ADVENTURE) if view.house.has_cards else ()


def before_seat(view: View, seat: int) -> tuple[int, ...]:
    """Return the cards that lie before a captain: adventures first, the latest treasure last."""
    adventures = (view.played[seat], view.live[seat], view.fresh[seat])
    return (*(card for card in adventures if card >= 0), *view.treasures[seat])


def _absent(view: View) -> frozenset[int]:
    return frozenset(seat for seat, hold in enumerate(view.dice) if not hold)
