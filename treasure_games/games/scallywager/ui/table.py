"""The table of Scallywager: what lies on it, who sits at it, and how it is played at."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.events import Rolled
from treasure_games.games.scallywager.rules.phases import BETWEEN
from treasure_games.games.scallywager.rules.pieces import NO_CARD, deck_of, spoken_name
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import card_words, dice_of, timing
from treasure_games.games.scallywager.text.verdict import bluff_record
from treasure_games.games.scallywager.ui.answers import Answers
from treasure_games.games.scallywager.ui.ask import QuestionSlip
from treasure_games.games.scallywager.ui.board import Board, before_seat, decks
from treasure_games.games.scallywager.ui.cards import BACKS, FAMILY, CardPainter, lying, picture
from treasure_games.games.scallywager.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.scallywager.ui.presenter import Presenter
from treasure_games.match.steps import Step
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Box, Control, Node, Sign
from treasure_games.table.game_table import Layer
from treasure_games.table.glow import draw_halo
from treasure_games.table.in_hand import Held
from treasure_games.table.people.far_edge import low
from treasure_games.table.people.table import PeopleTable, PileBrowser
from treasure_games.table.pieces.dice import IVORY
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.zoom import Enlarged, Zoom
from treasure_games.table.table_api import Offers, TableApi

_LEAST = 44.0


class Look(Node):
    """A spot over every card that is known, and over the decks; light round cards to be used."""

    def __init__(
        self, api: TableApi, board: Board, ask: QuestionSlip, painter: CardPainter
    ) -> None:
        self._api, self._board, self._ask, self._painter = api, board, ask, painter
        self._spots: dict[int, Hotspot] = {}
        self.zoom = Zoom(self._enlarged)
        self.browser = PileBrowser(
            api, self._discards, lambda deck, face: lying(face, deck), CARD_ASPECT
        )

    @property
    def _usable(self) -> list[int]:
        """Return the own cards that may be used now."""
        view = self._board.view
        if not self._ask.legal or self._api.asked is None:
            return []
        own = before_seat(view, self._api.asked)
        return [card for card in own if self._ask.kind_of(card) is not None]

    def controls(self) -> Sequence[Control]:
        """Return the spots of all cards that one can know, those to be used first."""
        view, usable = self._board.view, self._usable
        shown = [card for seat in range(view.seats) for card in before_seat(view, seat)]
        shown = [card for card in shown if card in self._board.sprites and not self._hides(card)]
        shown.sort(key=lambda card: card not in usable)
        found: list[Control] = []
        for card in shown:
            spot = self._spots.setdefault(card, Hotspot(f"card.{card}"))
            spot.name = f"pick.use{card}" if card in usable else f"card.{card}"
            spot.on_press = partial(self._press, card)
            spot.hint = self._hint(card)
            spot.overlap_group = "cards"
            rect = FRect(self._board.sprites[card].rect)
            rect.inflate_ip(max(0.0, _LEAST - rect.width), max(0.0, _LEAST - rect.height))
            spot.place(rect, self._api.context)
            found.append(spot)
        return [*found, *map(self._deck, decks(view))]

    def _hides(self, card: int) -> bool:
        """Return True if a plate lies over the card, as people have changed places."""
        rect, people = self._board.sprites[card].rect, self._board.people
        return any(people.plates[seat].rect.colliderect(rect) for seat in people.persons)

    def _deck(self, deck: int) -> Hotspot:
        view = self._board.view
        text = _("{left} in the deck, {count} discarded. Press to look through the discards.")
        hint = text.format(left=len(view.stacks[deck]), count=len(view.piles[deck]))
        return self.browser.spot(deck, f"deck.{deck}", self._board.layout.decks[deck], hint)

    def _discards(self, deck: int) -> Sequence[int]:
        view = self._board.view
        return [view.faces[card] for card in view.piles[deck]]

    def _press(self, card: int) -> None:
        kind = self._ask.kind_of(card) if card in self._usable else None
        if kind is None:
            self.zoom.show(card)
        else:
            self._ask.open(kind)

    def _hint(self, card: int) -> str:
        kind = self._board.view.faces[card]
        if kind < 0:
            return _("A concealed adventure card")
        text = _("{name}: {words} {timing}.")
        return text.format(name=spoken_name(kind), words=card_words(kind), timing=timing(kind))

    def _enlarged(self, card: int) -> Enlarged | None:
        kind = self._board.view.faces[card]
        if kind < 0 or card not in self._board.sprites:
            return None
        return Enlarged(
            picture(kind, deck_of(card)), CARD_ASPECT, spoken_name(kind),
            f"{card_words(kind)} {timing(kind)}.", FRect(self._board.sprites[card].rect),
            self._painter.box("name"),
        )  # fmt: skip

    def put_away(self) -> bool:
        """Put away what is enlarged; return True if there was anything."""
        was_large = self.zoom.card is not None
        self.zoom.end()
        return self.browser.close() or was_large

    def draw(self, canvas: Canvas) -> None:
        """Draw light round the cards that may be used, and those that may be taken."""
        sprites = self._board.sprites
        prey = [getattr(one, "card", NO_CARD) for one in self._ask.legal]
        for rect in (sprites[card].rect for card in {*self._usable, *prey} if card in sprites):
            draw_halo(canvas, FRect(rect), reach=rect.height / 7, level=220)
            canvas.outline(FRect(rect), canvas.context.theme.palette.lantern, 4.0, 8.0)


def _dice(table: "ScallywagerTable", _event: Rolled, view: View) -> Held:
    """Take all own dice."""
    board, count = table.board, len(view.dice[table.api.bottom])
    spots = [board.layout.own_die(index, count) for index in range(count)]
    return Held(board.hold.thrown.hold((IVORY,) * count, spots))


class ScallywagerTable(PeopleTable[View, Action]):
    """The board, the answers, and the questions."""

    progress = staticmethod(View.progress)
    throws = MappingProxyType({Rolled: _dice})
    edge = Layout
    plates = low("scallywager/die_6")  # They count dice.
    board: Board
    answers: Answers

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.answers = Answers(api, self.board)
        self.ask = QuestionSlip(api, self.board)
        painter = CardPainter(api.services.assets, lambda: api.context)
        self.look = Look(api, self.board, self.ask, painter)
        self.presenter = Presenter(api, self.board)
        self.browser = self.look.browser

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have the faces of cards painted."""
        assets = services.assets
        assets.paint(FAMILY, CardPainter(assets, lambda: services.host.context))

    def signs(self) -> Iterable[Sign]:
        """Yield the last bid, those of the round, those that may be made, and the decks."""
        yield self.board.bid.rect, "scallywager/bid_board"
        yield self.board.ladder.rect, "scallywager/die_gold_4"
        if self.answers.bids.offered.legal:
            yield self.answers.bids.rect, "scallywager/cell_legal"
        for deck in decks(self.view):
            yield self.board.layout.decks[deck].inflate(0, 60), BACKS[deck]

    # Motion

    def thrower(self, step: Step) -> int | None:
        """Throw with the others: whoever sits at the bottom, before the first dice roll."""
        has_dice = isinstance(step.event, Rolled) and step.view.dice[self.api.bottom]
        return self.api.bottom if has_dice else None

    def update(self, dt: float) -> None:
        """Let the board of the bid go where the timeline has it, and all else."""
        self.board.place_bid()
        super().update(dt)

    # What is offered

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Offer bids and doubts on the table, everything else on a slip."""
        self.ask.take_in(self.view, legal)
        if legal and not self.view.bids:  # Else dice would lie on the grid of bids.
            self.api.timeline.beside(self.board.hold.sweep())
        offered = super().offers(legal if self.ask.picker.slip is None else ())
        spots = self.ask.controls()
        return Offers(beginning=spots[0]) if spots else offered

    def controls(self) -> Sequence[Control]:
        """Return what can be pressed, then all cards that can be looked at."""
        looked_at = [one for one in self.look.controls() if self.ask.is_clear(one.rect)]
        return [*self.ask.controls(), *self.answers.controls(), *looked_at]

    def handle(self, intent: Intent) -> bool:
        """Put away what is enlarged; choose a bid by digits; light the one under the pointer."""
        if super().handle(intent):
            return True
        if isinstance(intent, intents.Cancel):
            return self.ask.close()
        if isinstance(intent, intents.Pick):
            return self.answers.typed(intent.number + 1)
        if isinstance(intent, intents.PointerMoved):
            self.answers.pointed(intent.x, intent.y)
        return False

    def put_away(self) -> bool:
        """Put away what is enlarged; return True if there was anything."""
        return self.look.put_away()

    def point_out(self, action: Action) -> Control | None:
        """Choose a suggested bid, or whatever answers the slip."""
        return self.ask.lead_to(action) or super().point_out(action)

    @property
    def in_words(self) -> str:
        """The dice under one's own cup."""
        hold = Counter(face for face in self.view.dice[self.api.bottom] if face != UNKNOWN)
        counted = ", ".join(dice_of(count, face) for face, count in sorted(hold.items()))
        return _("Your dice: {dice}.", dice=counted) if hold else ""

    @property
    def asks_bystanders(self) -> bool:
        """True if others are asked one after another."""
        return True

    def clear_of_notes(self) -> Sequence[FRect]:
        """Both panels of bids."""
        return self.answers.bids.panels()

    def is_target(self, view: View, seat: int) -> bool:
        """Return True for whoever has made the last bid, or doubts it."""
        return seat == view.challenger or any(bid[0] == seat for bid in view.bids[-1:])

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light whoever decides."""
        return () if self.view.phase == BETWEEN else asked

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return a seat's treasures and how its bids ended, for the tooltip of its plate."""
        names, record = ", ".join(map(spoken_name, view.kinds(seat))), bluff_record(view, seat)
        return (Badge("", 0, f"{names}. {record}" if names else record),)

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return light round cards, and the slip; what is enlarged."""
        found = super().nodes(layer)
        if layer is Layer.MOVING:
            return self.look, *found, self.ask
        return (self.look.zoom, *found) if layer is Layer.OVER else found

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield controls and words; a slip lies over them."""
        under = (node for node in self.children() if node is not self.ask)
        found = [box for node in (*under, *self.look.controls()) for box in node.boxes(context)]
        yield from (box for box in found if self.ask.is_clear(box.rect))
        yield from self.ask.boxes(context)


TABLE: Final = ScallywagerTable
