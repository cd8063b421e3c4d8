"""The table of a game with people behind its far edge: its board, what is answered by large
buttons, and discards to look through; how people take what happens.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control, Node
from treasure_games.table.game_table import ActionT, BoardTable, Layer, ViewT
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.people.far_edge import LOW
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.pieces.plate_slots import Design
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.pieces.zoom import PUT_AWAY, Inspector, LaidOut
from treasure_games.table.places import Places
from treasure_games.table.stagehand import EventPresenter
from treasure_games.table.table_api import Offers, TableApi

LOUD: Final = 46.0
"""Size of words that are shouted."""


class Answer(Struct, frozen=True):
    """What a large button says and does, and what that may bring, as this button draws it."""

    text: str
    action: Any
    cases: Sequence[object] = ()


class PeopleAnswers(Node, ABC):
    """The buttons for what may be done now.

    The layout of the board has two places for `answers`, where the `two` large buttons stand.
    """

    def __init__(self, api: TableApi, board: PeopleBoard, *two: WordedButton) -> None:
        self._api, self._board, self.two = api, board, two
        self.legal: tuple[Any, ...] = ()
        self._offered: tuple[WordedButton, ...] = ()
        self._by_action: dict[Any, Control] = {}

    @abstractmethod
    def take_in(self, view: Any, legal: Sequence[Any]) -> None:
        """Offer what is legal now."""

    def offer_two(self, *answers: Answer) -> None:
        """Offer two answers: to give in, and to fight."""
        self._offered = self.two
        for button, one, rect in zip(self.two, answers, self._board.layout.answers, strict=True):
            button.text, button.cases = one.text, one.cases
            button.decides = self._api.decides(one.action, is_brief=True)
            button.on_press = partial(self.act, one.action)
            button.place(rect, self._api.context)
            self._by_action[one.action] = button

    def press_seat(self, seat: int) -> None:
        """Handle a press of a seat's plate."""

    def act(self, action: Any) -> None:
        """Do what was pressed."""
        self._api.act(action)

    def lead_to(self, action: Any) -> Control | None:
        """Return what does an act, if it is there now."""
        control = self._by_action.get(action)
        return control if control in self.controls() else None

    def children(self) -> Sequence[Node]:
        """Return the buttons, in Tab order."""
        return self._offered

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: at the last answer."""
        return next(reversed(self.controls()), None)


class PileBrowser(Inspector):
    """Shows the discards of a pile, equal ones together.

    `faces` returns those in a pile, by its number, and `picture` the picture of one of them.
    """

    def __init__(
        self, api: TableApi, faces: Callable[[int], Sequence[int]],
        picture: Callable[[int, int], str], aspect: float,
    ) -> None:  # fmt: skip
        super().__init__(self._discards)
        self._api, self._faces, self._picture, self._aspect = api, faces, picture, aspect
        self._spots: dict[int, Hotspot] = {}

    def spot(self, pile: int, name: str, rect: FRect, hint: str) -> Hotspot:
        """Return what is pressed to look through a pile in this area, with its count below."""
        spot = self._spots.setdefault(pile, Hotspot(name, lambda: self._look_through(pile)))
        spot.hint, spot.tip_over = hint, rect
        spot.place(rect, self._api.context)
        return spot

    def _look_through(self, pile: int) -> None:
        if self._faces(pile):
            self._api.services.audio.play("page_turn")
            self.toggle(pile)

    def _discards(self, pile: int) -> LaidOut:
        images = tuple(self._picture(pile, face) for face in sorted(self._faces(pile)))
        return LaidOut(_("The discard pile"), images, self._aspect)


class PeoplePresenter(EventPresenter):
    """The base of a presenter whose board is a `PeopleBoard`."""

    def __init__(self, api: TableApi, board: Any) -> None:
        super().__init__(api)
        self._board, self._people = board, board.people

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        taken = Call(lambda: self._board.take(step.view))
        shown = self.shown(step)
        return taken if shown is None else Sequential(shown, taken)

    def doubt(self, seat: int, words: str) -> None:
        """Let somebody call a lie what was said, aloud."""
        self.play("call_drum")
        self._board.say(seat, words, LOUD)


class PeopleTable(BoardTable[ViewT, ActionT]):
    """A game sets its `board`, its `answers`, a `presenter`, and a `browser` of discards.

    The board is a `PeopleBoard`, the answers are `PeopleAnswers`; they belong to the game.
    """

    edge: ClassVar[type[Any]]
    """The layout of the game, a `FarEdge`."""
    plates: ClassVar[Design] = LOW
    answers: Any
    browser: PileBrowser

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate for the table's edge."""
        plate = SeatPlate(number, seat, on_press, self.plates)
        self.board.people.plates[number] = plate
        return plate

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything is, with the people behind the table."""
        layout = self.edge(context, opponents + 1, self.api.bottom, status, log)
        self.board.layout = layout
        places: Places = layout.all_places(tools, self.board.speaker)
        return places

    def lay(self) -> None:
        """Put everything where the view has it."""
        self.board.lay(self.board.layout)
        self.browser.context, self.browser.room = self.api.context, self.board.layout.room

    # What is offered

    def offers(self, legal: Sequence[ActionT]) -> Offers:
        """Offer the answers; they are on the table."""
        self.answers.take_in(self.view, legal)
        return Offers(beginning=self.answers.beginning)

    def seat_pressed(self, seat: int) -> None:
        """Choose this seat, if one may, or let its person shout."""
        self.answers.press_seat(seat)

    def point_out(self, action: ActionT) -> Control | None:
        """Return what answers by a suggestion."""
        control: Control | None = self.answers.lead_to(action)
        return control

    def mouth(self, seat: int) -> FRect | None:
        """Return where a face is."""
        people = self.board.people
        return None if seat in people.absent else people.speaks(seat)

    def faces(self) -> Sequence[FRect]:
        """Return where the people behind the table are."""
        people = self.board.people
        return [people.spot(seat) for seat in people.persons]

    def put_away(self) -> bool:
        """Put away what is looked at closely; return True if there was anything."""
        return self.browser.close()

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked at closely."""
        return isinstance(intent, PUT_AWAY) and self.put_away()

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; buttons and what moves; what is looked through."""
        if layer is Layer.REST:
            return (self.board,)
        if layer is Layer.MOVING:
            return self.answers, *self.board.moving
        return (self.browser,)
