"""What a game must supply to be played at the table, and what the table offers to it in return."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pygame import FRect

from treasure_games.core.errors import IllegalAction
from treasure_games.core.words import LogEntry, Note
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.places import Places, SeatArea
from treasure_games.table.seat_plate import Badge, SeatPlate


@dataclass(frozen=True, slots=True)
class Choice:
    """A button that answers what is asked. `brief` is its label at large text.

    With a `refusal` it is shown greyed and says why. What `forgoes` something worth having is not
    done by a key that comes easily to the hand: it only leads to the button.
    """

    name: str
    label: str
    brief: str
    on_press: Callable[[], None]
    is_primary: bool = False
    refusal: IllegalAction | None = None
    forgoes: bool = False


@dataclass(frozen=True, slots=True)
class TurnToken:
    """Something of the turn that is there or used up: an icon, a word, a count."""

    name: str
    icon: str
    label: str
    is_left: bool


class Desk(Protocol):
    """What the table offers to a game."""

    services: Services
    timeline: Timeline
    context: LayoutContext
    places: Places

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has now; None: a bystander's."""

    @property
    def bottom(self) -> int:
        """The seat at the lower edge of the screen."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def asked(self) -> int | None:
        """The seat at the screen if it is asked now and everything lies still, else None."""

    @property
    def is_turn_here(self) -> bool:
        """Whether it is for the person at the screen to go on, though things may still move."""

    def called(self, seat: int) -> str:
        """The name of a seat, ready to stand in a marked-up sentence."""

    def emblem(self, seat: int) -> str:
        """Logical name of the picture of a seat's emblem."""

    def seat_area(self, seat: int) -> SeatArea:
        """Where a seat has its place at the present layout."""

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Where cards to and from a seat's plate fly."""

    def legal(self) -> tuple[Any, ...]:
        """What the person at the screen may do now; () when not asked."""

    def refusal(self, action: Any) -> IllegalAction | None:
        """Why an action of the person at the screen isn't legal."""

    def choose(self, action: Any) -> None:
        """The person at the screen does this; what isn't legal is explained instead."""

    def explain(self, refusal: IllegalAction) -> None:
        """Show a refusal's sentence, with the way to its rule."""

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""

    @property
    def note(self) -> Note | None:
        """The slip that hangs there now."""

    def show_banner(self, text: str, seat: int | None = None) -> None:
        """Big words across the table for a moment."""

    def show_mood(self, seat: int, face: str) -> None:
        """Let a computer pirate make a face."""

    def focus_on(self, control: Control) -> None:
        """Put the focus on a control, and show that it is there."""

    def lead_on(self) -> None:
        """Whoever plays by keys goes on from the buttons that answer."""

    def lead_back(self, control: Control) -> None:
        """Whoever plays by keys goes back to where the choice began."""

    def invalidate(self, rect: FRect | None = None) -> None:
        """Have this part drawn again."""

    def changed(self) -> None:
        """Status, buttons or the places of controls are no longer right."""


class GameTable(Protocol):
    """One game on the table; holds what is on the screen, never the match itself."""

    @property
    def tune(self) -> str:
        """The music of a match."""

    def sit(self, desk: Desk) -> None:
        """Called once, before anything else."""

    def keeps_secrets(self, view: Any) -> bool:
        """Whether people at one screen have something to hide from each other now.

        Then a curtain falls between them, or hands lie face down. `view` is a bystander's.
        """

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """The plate of a seat: the table's own, or one that shows what this game is about."""

    def lift_sentence(self, seat: int, key: str) -> str:
        """How a person sees her secrets where they lie face down; `key` is "" for none."""

    def lift_hint(self) -> str:
        """What holding and tapping the place of these secrets do, as a tooltip."""

    def handover(self, seat: int) -> str:
        """The banner when the table turns to another person; "" for none."""

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Where everybody sits: `round_table`, or the game's own arrangement."""

    def arrange(self, context: LayoutContext, places: Places) -> None:
        """A new layout: everything goes to its new place at once."""

    def show(self, view: Any) -> None:
        """Put everything where the view has it, without motion."""

    def rest(self, view: Any) -> None:
        """All motion has ended: this view counts, and everything lies where it has it."""

    def glide(self, view: Any) -> Animation:
        """Let everything travel to where the view has it, without telling why (an undo)."""

    def motion(self, step: Step) -> Animation:
        """From what lies on the table to the step's view, with sounds; built when it begins."""

    def told(self, step: Step) -> LogEntry | None:
        """The line of the log for a step; None if it isn't worth one."""

    def scores(self, view: Any) -> tuple[int, ...]:
        """The running score of each seat."""

    def badges(self, view: Any, seat: int) -> Sequence[Badge]:
        """What the plate of a seat shows beside its score."""

    def status(self) -> str:
        """One sentence: what is waited for, and what the person at the screen can do."""

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Whose plates are lit; `asked` decide next, though what is shown may not be there yet."""

    def waiting_for(self, seat: int) -> str:
        """One sentence while somebody else decides."""

    def telling(self) -> LogEntry | None:
        """What the status line says while things move; None to leave it to `waiting_for`."""

    def choices(self) -> Sequence[Choice]:
        """Buttons that answer what is asked; never the one of `closing`."""

    def closing(self) -> Choice | None:
        """The button that ends the turn or does nothing; None in games or moments without."""

    def tokens(self) -> Sequence[TurnToken]:
        """What is left of the turn."""

    def controls(self) -> Sequence[Control]:
        """What can be pointed at on the table, in the order of Tab."""

    def beginning(self) -> Control | None:
        """Where whoever plays by keys begins a turn; None: at the first button that answers."""

    def seat_pressed(self, seat: int) -> None:
        """A plate was pressed."""

    def point_at(self, pieces: tuple[int, ...]) -> None:
        """Light these pieces up: somebody points at a line of the log. () ends it."""

    def point_out(self, action: Any) -> str:
        """Light up a suggested move; returns what it is, in a few words."""

    def handle(self, intent: Intent) -> bool:
        """Keys that the table doesn't know; whether it was used."""

    def update(self, dt: float) -> None:
        """Move on what is no animation: hands that part under the pointer."""

    @property
    def is_moving(self) -> bool:
        """Whether `update` wants to be called at every frame."""

    def next_wakeup(self) -> float | None:
        """Seconds until it wants an update although nothing happens."""

    def paint_rest(self, canvas: Canvas) -> None:
        """Table and pieces that lie still, within the canvas's clip."""

    def paint_moving(self, canvas: Canvas) -> None:
        """Lights and pieces that move, over seats and buttons."""

    def paint_over(self, canvas: Canvas) -> None:
        """What is held before one's eyes: a card shown large, a whole loot."""

    def boxes(self) -> Sequence[Box]:
        """Its part of the layout, for the layout check."""
