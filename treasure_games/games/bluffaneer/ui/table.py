"""The table of Bluffaneer: what is shown of a view, what is offered, and how people shout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    FALSE_START,
    STAY_QUIET,
    STEAL,
    Action,
    Steal,
)
from treasure_games.games.bluffaneer.rules.house import RACE
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.animations import SHOWS, move_only
from treasure_games.games.bluffaneer.ui.answers import Answer, AnswerButton
from treasure_games.games.bluffaneer.ui.discards import Discards
from treasure_games.games.bluffaneer.ui.known import Known
from treasure_games.games.bluffaneer.ui.layout import BonePlaces, bone_table
from treasure_games.games.bluffaneer.ui.props import Props
from treasure_games.games.bluffaneer.ui.race import Race
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent, SeatKey
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.offers import Offers
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi

_ = translate
_TIME_BAR: Final = 14.0
_ROW_GAP: Final = 8.0
_LEAST_ANSWER: Final = 62.0


class BluffaneerTable(GameTable[View, Action]):
    """Holds the view that is shown now, the props on the table, and the two answers."""

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.props = Props(api)
        self.race = Race(api.services.clock.now)
        self.known = Known(api)
        self.discards = Discards(api)
        self._places: BonePlaces | None = None
        self._is_laid = False
        self._answers: list[AnswerButton] = []
        self._drawn_time = FRect(0, 0, 0, 0)

    # Layout and views

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Everybody sits behind the table."""
        places, self._places = bone_table(
            context, opponents + 1, self.api.bottom, tools, status, log
        )
        return places

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its place."""
        assert self._places is not None
        self._is_laid = True
        self.props.place(context, self._places, self.view)
        self.known.place(self._places.known)
        self.discards.place(self._places.discards, context)
        self._take(self.view)
        self._place_answers(context)

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.race.close()
        if self._is_laid:
            self.props.lay(view)
            self._take(view)

    def settle(self, view: View) -> None:
        """Take this view as the one that is shown; a window opens for the buzzers."""
        self.view = view
        self.props.show_coins(view)
        self._take(view)
        if not self._is_race:
            self.race.close()
        elif not self.race.is_open:
            for seat in self.race.open(self._people_asked()):
                self.api.act(FALSE_START, seat)

    def _take(self, view: View) -> None:
        self.props.claim(view.pair)
        self.props.take_piles(view)
        self.known.take(view)
        self.discards.take(view)

    # Motion

    def animate(self, step: Step) -> Animation:
        """Return what is seen and heard of the step."""
        self.props.claim(step.view.pair)
        show = SHOWS.get(type(step.event), move_only)
        return Sequential(
            show(self.props, step.event, step.view), Call(lambda: self._arrive(step.view))
        )

    def _arrive(self, view: View) -> None:
        self.view = view
        self.props.take_piles(view)
        self.known.take(view)

    def glide(self, view: View) -> Animation:
        """Return the way to a view without telling why."""
        return Sequential(self.props.move_cards(view), Call(lambda: self.settle(view)))

    def update(self, dt: float) -> None:
        """Follow what moves; close a race whose time is over."""
        self.props.track()
        for seat in self.race.overdue():
            self.api.act(self._quiet, seat)
        if self.race.is_open:
            self.api.invalidate(self._time_rect().inflate(4, 4))

    @property
    def is_moving(self) -> bool:
        """True while a race runs: its time is seen to run out."""
        return self.race.is_open

    # What is offered

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Return no more than where keys begin: the answers lie beside the own card."""
        before = self._answers
        self._answers = [AnswerButton(answer) for answer in self._answers_for(legal)]
        if self._is_laid:
            self._place_answers(self.api.context)
        for button in (*before, *self._answers):
            self.api.invalidate(button.dirty_rect())
        return Offers(beginning=self._answers[0] if self._answers else None)

    def controls(self) -> Sequence[Control]:
        """The answers, and the discards to look through."""
        return [*self._answers, self.discards.spot]

    def seat_pressed(self, seat: int) -> None:
        """A plate stands for its pirate: to be robbed, if it comes to that."""
        self.api.act(STEAL[seat])

    def handle(self, intent: Intent) -> bool:
        """A seat's own key shouts while a buzzer is open, or before."""
        if self.discards.put_away(intent):
            return True
        if not isinstance(intent, SeatKey) or not intent.is_held or not self._buzzes:
            return False
        if self.race.press(intent.seat):
            self.props.sound("wood_knock")
            self.api.act(self._loud, intent.seat)
        return True

    def keeps_secrets(self, view: View) -> bool:
        """Cards are secret to the end, but nobody need look at one to press a buzzer."""
        return True

    def _answers_for(self, legal: Sequence[Action]) -> Iterator[Answer]:
        if BELIEVE in legal:
            yield Answer("believe", _("Believe it"), _("−1 coin"), partial(self._act, BELIEVE))
        if CHALLENGE in legal:
            yield Answer("call", _("Bluffaneer!"), _("+1 if a lie, −2 if true"),
                         lambda: self._act(CHALLENGE), is_bold=True)  # fmt: skip
        if STAY_QUIET in legal:
            yield Answer("quiet", _("Keep quiet"), "", lambda: self._act(STAY_QUIET))
        for action in legal:
            if isinstance(action, Steal):
                title = _("Rob {name}").format(name=self.api.called(action.victim))
                yield Answer(f"steal{action.victim}", title, "", partial(self._act, action))
        if CLAIM in legal:
            yield Answer("claim", _("Mine!"), self.known.own_words(),
                         lambda: self._act(CLAIM), is_bold=True)  # fmt: skip

    def _act(self, action: Action) -> None:
        """Answer for whoever sits at the screen; in a race that seat has answered then."""
        self.race.press(self.api.bottom)
        self.api.act(action)

    @property
    def _loud(self) -> Action:
        return CLAIM if self.view.phase == SHOUT else CHALLENGE

    @property
    def _quiet(self) -> Action:
        return STAY_QUIET if self.view.phase == SHOUT else BELIEVE

    @property
    def _buzzes(self) -> bool:
        return RACE in (self.view.house.shouts, self.view.house.answers)

    @property
    def _is_race(self) -> bool:
        """True while several may shout, and the first counts."""
        house, phase = self.view.house, self.view.phase
        return bool(self.view.waiting) and (
            (phase == SHOUT and house.shouts is RACE) or (phase == ANSWER and house.answers is RACE)
        )

    def _people_asked(self) -> list[int]:
        return [
            seat
            for seat, one in enumerate(self.api.seats)
            if one.is_human and self.view.waiting >> seat & 1
        ]

    def _place_answers(self, context: LayoutContext) -> None:
        """Two great ones, the bold one at the right; more of them in rows, from the left."""
        assert self._places is not None
        rows = -(-len(self._answers) // 2)
        for index, button in enumerate(self._answers):
            is_right = index >= rows
            rect = FRect(self._places.answers[is_right])
            if rows > 1:
                bottom, row = rect.bottom, (index - rows if is_right else index)
                rect.height = max(_LEAST_ANSWER, (rect.height - _ROW_GAP) / rows)
                rect.bottom = bottom - (rows - 1 - row) * (rect.height + _ROW_GAP)
            button.place(rect, context)

    # Drawing

    def draw(self, canvas: Canvas, layer: Layer) -> None:
        """Draw the table; then coins, buttons, what moves; the discards laid out."""
        if layer is Layer.REST:
            self.props.board.draw_rest(canvas)
            self.known.draw(canvas)
        elif layer is Layer.MOVING:
            for button in self._answers:
                if canvas.touches(button.dirty_rect()):
                    button.draw(canvas)
            self.props.draw_moving(canvas)
            self._draw_time(canvas)
        else:
            self.discards.draw(canvas)

    def boxes(self) -> Sequence[Box]:
        """The answers, the map's words, counts, what is known."""
        context = self.api.context
        assert self._places is not None
        return [
            *super().boxes(),
            Box("card", self._places.card.clip(self._places.wall), BoxKind.PANEL, may_overlap=True),
            *self.props.sheet.boxes(context),
            *self.props.cards.boxes(context),
            *self.known.boxes(context),
        ]

    def _draw_time(self, canvas: Canvas) -> None:
        """A bar on the map that shrinks while a race runs."""
        if not self.race.is_open:
            return
        rect, palette = self._time_rect(), canvas.context.theme.palette
        canvas.fill(rect, palette.walnut_dark)
        left = FRect(rect)
        left.width *= self.race.share_left
        canvas.fill(left, palette.lantern)

    def _time_rect(self) -> FRect:
        assert self._places is not None
        rect = FRect(0, 0, 480.0, _TIME_BAR)
        rect.midbottom = self._places.sheet.centerx, self._places.sheet.bottom - 110.0
        return rect


TABLE: Final = BluffaneerTable
