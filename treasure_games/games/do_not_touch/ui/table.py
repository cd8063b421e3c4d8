"""The table of Do Not Touch My Treasures: what lies on it, and how it is played at."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, capital, translate as _
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.events import DrewCovered
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import card_text
from treasure_games.games.do_not_touch.ui import faces
from treasure_games.games.do_not_touch.ui.board import Board, Layout, pictures
from treasure_games.games.do_not_touch.ui.composition import compose
from treasure_games.games.do_not_touch.ui.paint import Goals, Ground, Laid
from treasure_games.games.do_not_touch.ui.play import Play, turns_left
from treasure_games.games.do_not_touch.ui.presenter import Presenter
from treasure_games.games.do_not_touch.ui.swap_stage import VICTIM, SwapStage, paint_victim
from treasure_games.games.do_not_touch.ui.tally import Tally, plates
from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.card_play import CardLook, CardSpots
from treasure_games.table.card_table import CardTable
from treasure_games.table.game_table import Layer
from treasure_games.table.in_hand import Held
from treasure_games.table.pieces.boat_hook import HOOK, paint_hook
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.pieces.zoom import Enlarged, LaidOut
from treasure_games.table.places import Places, is_large, rotated
from treasure_games.table.table_api import Offers, TableApi


class Look(CardLook):
    """What is held before one's eyes: one card with all its text, or a whole loot."""

    _board: Board

    def __init__(self, api: TableApi, board: Board, painter: faces.FacePainter) -> None:
        super().__init__(api, board)
        self._painter = painter

    def shows_itself(self, card: int) -> bool:
        """Return True for the hand, and for all cards while the person is asked."""
        return card in self._board.hand.cards or self._api.asked is not None

    def focused(self) -> int | None:
        """Return the card of the hand that is pointed at, else the open card."""
        hovered, discard = super().focused(), self._board.view.discard
        return discard[-1] if hovered is None and discard else hovered

    def enlarged(self, card: int) -> Enlarged | None:
        """Return a card with its text."""
        face = self._board.view.faces[card]
        if face < 0:
            return None
        name = capital(spoken_name(face))
        return Enlarged(
            faces.picture(face), faces.ASPECT, name, f"<b>{name}.</b> {card_text(face)}",
            self._board.hand.rect_of(card), self._painter.box("name_plate"),
        )  # fmt: skip

    def laid_out(self, key: int) -> LaidOut:
        """Return the loot of a seat."""
        view = self._board.view
        name, worth = self._api.called(key), loot_worth(view.faces, view.loots[key])
        title = _("{name}’s loot: {worth}", name=name, worth=worth)
        return LaidOut(title, tuple(map(pictures(view), view.loots[key])), faces.ASPECT)


class PlankSpot(Hotspot):
    """A loot with all the room it may grow into; the focus goes round what lies there now."""

    def __init__(self, seat: int, play: Play, focus_rect: Callable[[int], FRect]) -> None:
        super().__init__(f"plank.{seat}")
        self._seat, self._focus_rect = seat, focus_rect
        self.on_press = lambda: play.press_seat(seat)
        self.on_hover = lambda is_over: play.hover_seat(seat, is_over)

    def focus_rect(self) -> FRect:
        """Return the area of the wood and the cards on it."""
        return self._focus_rect(self._seat)


class Spots(CardSpots):
    """Cards of the hand, planks, deck and discard pile."""

    _board: Board
    _play: Play

    def __init__(self, api: TableApi, board: Board, play: Play, look: Look) -> None:
        super().__init__(api, board, play)
        self._look = look
        self._planks: dict[int, PlankSpot] = {}
        self._deck = Hotspot("deck", play.press_deck)
        self._discard = Hotspot("discard", play.press_discard)

    def children(self) -> Sequence[Control]:
        """Return hand, own plank, rivals' planks round the table, deck, discard pile."""
        return [*self.hand, *self._planks.values(), self._deck, self._discard]

    def place(self) -> None:
        """Put the hotspots where hand and loots are now."""
        super().place()
        layout, view, context = self._board.layout, self._board.view, self._api.context
        order = rotated(len(self._api.seats), self._api.bottom)
        if tuple(self._planks) != order:
            self._planks = {seat: PlankSpot(seat, self._play, self._loot_rect) for seat in order}
        for seat, spot in self._planks.items():
            spot.called = _("{name}’s loot", name=self._api.called(seat))
            spot.place(FRect(layout.fields[seat]), context)
        self._deck.place(layout.deck.area, context)
        self._discard.place(layout.discard.area, context)
        self._deck.hint = turns_left(view.deck_left, view.seats)

    def _loot_rect(self, seat: int) -> FRect:
        """Return the area of a loot, plank and cards; all of it while it is laid out."""
        if self._look.inspector.key == seat:
            return self._look.inspector.rect()
        return self._board.row(seat).area().inflate(24, 36)

    def lead_to(self, action: Action) -> Control | None:
        """Return the pile whose press does it, if there is one."""
        if action == actions.DRAW_COVERED:
            return self._deck
        return self._discard if action == actions.DRAW_DISCARD else None

    @property
    def rival(self) -> Control | None:
        """The first plank that the chosen card may be swapped with."""
        return next((self._planks[seat] for seat in self._play.rivals), None)


def _card(table: "DoNotTouchTable", event: DrewCovered, _view: View) -> Held:
    """Take the top card of the deck."""
    table.board.put(event.card, table.board.layout.deck_pose())
    sprite = table.board.sprites.lift(event.card)
    return Held((sprite,), N_("Draw"), N_("{name}, draw a card."), "card_slide")


class DoNotTouchTable(CardTable[View, Action]):
    """The cards on the board, what is chosen of them, and what is held before one's eyes."""

    throws = MappingProxyType({DrewCovered: _card})
    progress = staticmethod(View.progress)
    board: Board
    play: Play
    spots: Spots

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        painter = faces.FacePainter(api.services.assets, lambda: api.context)
        api.services.assets.paint(faces.ADVISED, painter, faces.CARD_SIZE)
        self.board = Board(api)
        self.look = look = Look(api, self.board, painter)
        self.play = Play(api, self.board, look)
        self.spots = Spots(api, self.board, self.play, look)
        self.tally = Tally(self.board, self.play)
        self.stage, self.coins = SwapStage(self.board), FlyingCoins()
        self.presenter = Presenter(api, self.board, self.tally, self.stage, self.coins)
        self._goals = Goals(self.board, self.play)
        self._layers: Mapping[Layer, Sequence[Node]] = {
            Layer.REST: (Ground(self.board), self.board, Laid(self.board)),
            Layer.MOVING: (
                self.tally, self._goals, self.stage, self.moving, Drawing(self.coins.draw),
                self.spots,
            ),
            Layer.OVER: (look,),
        }  # fmt: skip
        self._is_laid_as_start = False

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have the faces of cards painted, and the hook."""
        assets = services.assets
        painter = faces.FacePainter(assets, lambda: services.host.context)
        assets.paint(faces.FAMILY, painter, faces.CARD_SIZE)
        assets.paint(faces.CHAINED, painter.chained, faces.CARD_SIZE)
        assets.paint(faces.GHOST, painter.ghost, faces.CARD_SIZE)
        assets.paint(HOOK, partial(paint_hook, assets))
        assets.paint(VICTIM, partial(paint_victim, assets))

    # Layout and views

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return the places of the seats, and keep those of everything else."""
        is_start = self._is_laid_as_start = self.board.is_start
        self.board.plan = compose(context, opponents, tools, status, log, is_start=is_start)
        return self.board.plan.places

    def lay(self) -> None:
        """Put everything where the view has it."""
        self.board.lay(Layout(self.board.plan, len(self.api.seats), self.api.bottom))
        self.stage.strike()
        self.coins.clear()
        self.tally.show(self.view)
        self.look.place()

    def settle(self, view: View) -> None:
        """Have this view count from now on."""
        super().settle(view)
        self.tally.roll(view)

    def update(self, dt: float) -> None:
        """Move on; make room, and faces small, for the first card, or large for none."""
        if self._is_laid_as_start != self.board.is_start and not self.api.timeline.is_busy:
            self.api.relayout()
        super().update(dt)

    # What is offered

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Return buttons that answer, and the one that ends the turn."""
        self.play.refresh(legal)
        self.spots.place()
        answers = self.play.answers(self.view)
        return Offers(answers, self.play.closing(), (), None if answers else self.spots.rival)

    @property
    def preview(self) -> str:
        """Tell where to go on once a card is chosen that several rivals' loots take."""
        if not self.play.rivals or self.play.suggested or self.play.only_rival is not None:
            return ""
        name = self.api.called(self.api.bottom)
        return _("{name}, to swap it, choose one of the loots that shine.", name=name)

    def clear_of_notes(self) -> Sequence[FRect]:
        """Return the chains of the rivals."""
        return [lane.room for lane in self.board.plan.lanes[1:]]

    # Plates

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate for a lane, or for the own hand."""
        design = plates(lambda: self.board.is_start)
        plate = self.tally.plates[number] = SeatPlate(number, seat, on_press, design)
        return plate

    def secrets(self, view: View, seat: int) -> Sequence[str]:
        """Return the faces of a hand."""
        return [pictures(view)(card) for card in sorted(view.hands[seat])]

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return how many cards a seat holds."""
        count, most, own = len(view.hands[seat]), view.house.hand_max, self.api.bottom
        words = _("Hand: {count} of {most}") if seat == own else _("Cards in hand: {count}.")
        if seat == own and count > most:
            words = _("Hand: {count}. At the end of your turn you keep {most}.")
            words = _("Hand: {count}") if is_large(self.api.context) else words
        return (Badge(faces.BACK, count, words.format(count=count, most=most)),)

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; lights and what moves; what is held before one's eyes."""
        return self._layers[layer]

    def draw_lit(self, canvas: Canvas, rect: FRect) -> None:
        """Light up a card, and frame it."""
        super().draw_lit(canvas, rect)
        canvas.outline(rect.inflate(6, 6), canvas.context.theme.palette.focus_light, 3.0, 8.0)


TABLE: Final = DoNotTouchTable
