"""The table of Do Not Touch My Treasures: what lies on it, and how it is played at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.cards import Cards
from treasure_games.games.do_not_touch.ui.choices import Choices
from treasure_games.games.do_not_touch.ui.close_look import CloseLook
from treasure_games.games.do_not_touch.ui.composition import compose
from treasure_games.games.do_not_touch.ui.counts import count_boxes
from treasure_games.games.do_not_touch.ui.faces import (
    ADVISED,
    BACK,
    CARD_SIZE,
    CHAINED,
    FAMILY,
    GHOST,
    FacePainter,
)
from treasure_games.games.do_not_touch.ui.goals import draw_draws, draw_goals, draw_pointed
from treasure_games.games.do_not_touch.ui.plaque import Plaques
from treasure_games.games.do_not_touch.ui.plates import plates
from treasure_games.games.do_not_touch.ui.play import Interaction
from treasure_games.games.do_not_touch.ui.presenter import Presenter
from treasure_games.games.do_not_touch.ui.spots import Spots
from treasure_games.games.do_not_touch.ui.victim import VICTIM, VictimPainter
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.boat_hook import HOOK, HookPainter
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.round_table import is_large
from treasure_games.table.table_api import TableApi

_ = translate


class DoNotTouchTable(GameTable[View, Action]):
    """The cards on the board, what is chosen of them, and what is held before one's eyes."""

    holds_turns = True

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        painter = FacePainter(api.services.assets, Plaques(lambda: api.context).fill)
        api.services.assets.paint(ADVISED, painter, CARD_SIZE)
        self.cards = Cards(api)
        self.look = CloseLook(api, self.cards, painter)
        self.play = Interaction(api, self.cards, self.look)
        self._spots = Spots(api, self.cards, self.look, self.play)
        self._choices = Choices(api, self.play)
        self._presenter = Presenter(api, self.cards)
        self._is_laid_as_start = False
        self.cards.on_start = self._start_over
        self._pointed: tuple[int, ...] = ()
        self._laid_for: LayoutContext | None = None

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have the faces of cards painted, and the hook."""
        assets = services.assets
        painter = FacePainter(assets)
        assets.paint(FAMILY, painter, CARD_SIZE)
        assets.paint(CHAINED, painter.chained, CARD_SIZE)
        assets.paint(GHOST, painter.ghost, CARD_SIZE)
        assets.paint(HOOK, HookPainter(assets))
        assets.paint(VICTIM, VictimPainter(assets))

    # Layout and views

    @property
    def view(self) -> View:
        """Return what is shown now."""
        return self.cards.view

    @view.setter
    def view(self, view: View) -> None:
        self.cards.view = view

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return the places of the seats, and keep those of everything else."""
        is_start = self._is_laid_as_start = self.cards.is_start
        self.cards.plan = compose(context, opponents, tools, status, log, is_start=is_start)
        return self.cards.plan.places

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        is_new, self._laid_for = context is not self._laid_for, context
        self._lay_all()
        if is_new:
            self.cards.make_ready()

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.look.inspector.key = None
        self.play.select(None)
        if self._laid_for is not None:
            self._lay_all()

    def _lay_all(self) -> None:
        self.cards.lay_all()
        self.look.arrange(self.api.context)

    def foresee(self, view: View, legal: Callable[[], Sequence[Action]]) -> None:
        """Have the marks of the cards in the hand painted in time."""
        if self.cards.is_hand_open and view.seat == self.api.bottom:
            self.cards.foresee(view, legal())

    def settle(self, view: View) -> None:
        """Have this view count from now on."""
        self.cards.settle(view)
        self.cards.tally.roll(view)

    # Motion

    def glide(self, view: View) -> Animation:
        """Let everything travel to where the view has it."""
        bottom = self.api.bottom
        for card in set(self.view.hands[bottom]).difference(view.hands[bottom]):
            self.cards.hand.release(card)
        return Sequential(self._presenter.glide(view), Wait(0.0))

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        return self._presenter.animate(step)

    def update(self, dt: float) -> None:
        """Move the hand on, and count down to what is about to be shown large."""
        if self._is_laid_as_start != self.cards.is_start and not self.api.timeline.is_busy:
            self.api.relayout()
        # Springs keep step with the timeline; at instant speed they need one second at most.
        self.cards.hand.update(dt * min(self.api.timeline.speed, 60.0))
        self.look.zoom.update(dt)
        self.cards.tally.point(self._gain())

    def _gain(self) -> int:
        """Return what the card that is pointed at would add to the own loot."""
        card = self.play.aimed
        if card is None or self.play.uses(card).own is None:
            return 0
        return WORTH[self.view.faces[card]]

    @property
    def is_moving(self) -> bool:
        """Return True while the hand is on its way."""
        return self.cards.hand.is_moving

    def next_wakeup(self) -> float | None:
        """Return when a card is to be shown large."""
        return self.look.zoom.next_wakeup()

    # What is offered, and what is pointed at

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Return buttons that answer, and the one that ends the turn."""
        self.play.refresh(legal)
        self.cards.stage.make_ready(self.cards.layout, self.view, legal)
        self._spots.place()
        self.cards.mark(self.play.legal)
        answers = self._choices.answers(self.view)
        beginning = None if answers else self._spots.rival
        return Offers(answers, self._choices.closing(), (), beginning)

    @property
    def preview(self) -> str:
        """Tell where to go on once a card is chosen that several rivals' loots take."""
        if not self.play.rivals or self.play.suggested or self.play.only_rival is not None:
            return ""
        text = _("{name}, to swap it, choose one of the lit loots.")
        return text.format(name=self.api.called(self.api.bottom))

    def controls(self) -> Sequence[Control]:
        """Return hand, planks, piles."""
        return self._spots.controls()

    def clear_of_notes(self) -> Sequence[FRect]:
        """Return the chains of the rivals."""
        return [lane.room for lane in self.cards.plan.lanes[1:]]

    def handle(self, intent: Intent) -> bool:
        """Deal with what is shown large, then with the choice."""
        return self.look.pointing.handle(intent) or self._spots.hand.handle(intent, self.api)

    def seat_pressed(self, seat: int) -> None:
        """Take a plate for its loot."""
        self.play.press_plank(seat)

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        if pieces != self._pointed:
            self._pointed = pieces

    def point_out(self, action: Action) -> Control | None:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.api.offers_changed()
        return self._spots.piles.get(action)

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate for a lane, or for the own hand."""
        design = plates(lambda: self.cards.is_start)
        plate = self.cards.tally.plates[number] = SeatPlate(number, seat, on_press, design)
        return plate

    def _start_over(self) -> None:
        """Let faces be large, or small, as cards are laid."""
        context = self.api.context
        for plate in self.cards.tally.plates.values():
            plate.place(plate.rect, context)
            plate.make_ready(context)

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return how many cards a seat holds."""
        count, most, own = len(view.hands[seat]), view.house.hand_max, self.api.bottom
        words = _("Hand: {count} of {most}") if seat == own else _("Cards in hand: {count}.")
        if seat == own and count > most:
            words = _("Hand: {count}. At the end of your turn you keep {most}.")
            words = _("Hand: {count}") if is_large(self.api.context) else words
        return (Badge(BACK, count, words.format(count=count, most=most)),)

    def signs(self) -> Iterable[tuple[FRect, str]]:
        """Yield the discards' number, the own score, the hook and the race."""
        plan = self.cards.layout.plan
        yield self.cards.layout.discard.plate, "cards/do_not_touch/back"
        yield plan.sign, "objects/score_coin"
        if self.view.house.swaps:
            yield plan.hook, "objects/hook_head"
        if plan.race is not None:
            yield plan.race.inflate(90.0, 90.0), "emblems/skull"

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; lights and what moves; what is held before one's eyes."""
        cards = self.cards
        draws = {
            Layer.REST: (cards.board.draw_rest,),
            Layer.MOVING: (
                cards.tally.draw, self._draw_goals, cards.stage.draw, cards.board.draw_moving,
                cards.coins.draw, self._draw_pointed,
            ),
            Layer.OVER: (self.look.inspector.draw, self.look.zoom.draw),
        }  # fmt: skip
        return [Drawing(draw) for draw in draws[layer]]

    def _draw_pointed(self, canvas: Canvas) -> None:
        board = self.cards.board
        draw_pointed(canvas, [board[card].rect for card in self._pointed if card in board])

    def _draw_goals(self, canvas: Canvas) -> None:
        layout, card = self.cards.layout, self.play.aimed
        draw_draws(canvas, layout, self.play.may_draw)
        if card is not None:
            draw_goals(canvas, layout, self.view, card, self.play.uses(card))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Return controls, counts and the words of the sign."""
        yield from super().boxes(context)
        yield from count_boxes(context, self.cards.layout, self.view)
        yield from self.cards.tally.boxes(context)


TABLE: Final = DoNotTouchTable
