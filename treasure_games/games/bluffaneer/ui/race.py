"""A race at one screen: people look at their cards behind a palm, say that they are ready, then
each shouts by key, pad or plate.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pygame import FRect

from treasure_games.core.asking import SECONDS
from treasure_games.core.game import Mode, Pending
from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.layout import BACK, CARD_ASPECT, card
from treasure_games.stage.animation import Animate, Animation, in_out_quad
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.fitting import Passage
from treasure_games.table.pieces.giving_hand import hand_picture
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)
_SECONDS: Final = SECONDS[Mode.RACE]


class Race(Node):
    """What is shown may lag behind the match: this goes by the question on the screen."""

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self._asked: Pending | None = None
        self._shout: Any = None
        self._key: tuple[int, str] | None = None
        self._begun: tuple[int, str] | None = None
        """Turn and question of the race that people are ready for."""
        self._steady = 0.0
        """How much is left of the time in which a shout is too early, 0 to 1; 0 if there is none.
        """
        self._bar = FRect(0, 0, 1, 1)
        self.ready = Button(
            "", self._start, "choice.ready", primary=True, style=_AS.ready,
            hint=lambda: _("Starts the race: the first shout counts"),
        )  # fmt: skip

    def take_in(self, asked: Pending | None, turn: int, shout: Any) -> None:
        """Take in the question on the screen, and the action that shouts."""
        is_race = asked is not None and asked.mode is Mode.RACE
        self._asked = asked if is_race else None
        self._key = (turn, asked.ask) if asked is not None else None
        self._shout = shout

    @property
    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._api.seats) if seat.is_human]

    @property
    def may_begin(self) -> bool:
        """False until several people have looked at their cards and are ready."""
        return self._asked is None or len(self._people) < 2 or self._begun == self._key

    def children(self) -> Sequence[Button]:
        """Return what begins it, while the table waits; somebody may be looking meanwhile."""
        return (self.ready,) if self._api.asked is not None and not self.may_begin else ()

    @property
    def is_on(self) -> bool:
        """True while people may shout, and look at no cards."""
        return self._asked is not None and self.may_begin

    def _start(self) -> None:
        self._begun = self._key
        self._api.timeline.play(self._steadied())
        self._api.offers_changed()

    def steadied_for_one(self) -> tuple[Animation, ...]:
        """Return what goes before a race that no button starts."""
        return (self._steadied(),) if len(self._people) < 2 else ()

    def _steadied(self) -> Animation:
        def pass_by(t: float) -> None:
            self._steady = 1.0 - t

        return Animate(_AT.steady, pass_by)

    @property
    def too_early(self) -> float | None:
        """Milliseconds until the race opens; None if it is open, or none is about to."""
        return self._steady * _AT.steady * 1000 if self._steady > 0.0 else None

    # Time

    def place(self, button: FRect, context: LayoutContext) -> None:
        """Place what begins the race, and the bar of its time above it."""
        self.ready.text = _("Ready")
        self.ready.place(button, context)
        self._bar = FRect(button.left, button.top - _AT.bar - 4.0, button.width, _AT.bar)

    def next_wakeup(self) -> float | None:
        """Return the seconds until the bar is shorter by a step, or None."""
        return self._left % _AT.tick or _AT.tick if self._left else None

    @property
    def _left(self) -> float:
        """The seconds left while a race is on."""
        if not self.is_on or self.too_early is not None or self._api.timeline.is_busy:
            return 0.0
        return max(0.0, _SECONDS - self._api.waited)

    def draw(self, canvas: Canvas) -> None:
        """Draw the time that is left, or what begins the race."""
        if self._left:
            skin.draw_time(canvas, self._bar, self._left / _SECONDS)
        super().draw(canvas)

    # Shouts

    def handle(self, intent: Intent) -> bool:
        """Let own keys and pads shout: each person has one, see the settings."""
        if isinstance(intent, intents.SeatKey) and intent.is_held:
            return self.shout(intent.seat)
        people = self._people
        # A single person uses any pad for everything.
        if isinstance(intent, intents.PadConfirm) and 1 < len(people) > intent.pad:
            return self.shout(people[intent.pad])
        return False

    def shout(self, seat: int) -> bool:
        """Shout for a person, or say why not; return False without a race, or one for this seat."""
        if self._asked is None or seat not in self._people or not self.may_begin:
            return False
        if seat in self._asked.seats:
            early = self.too_early
            self._api.act(self._shout, seat, None if early is None else -max(1, round(early)))
        else:
            head = _("{name} can’t shout now.", name=self._api.called(seat))
            self._api.show_note(Note(head, _("This race is for the others.")))
        return True


class Palm(Node):
    """Covers the table while a card is lifted, large and briefly; others are told to look away."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self._board = api, board
        self._passed = 0.0

    @property
    def is_up(self) -> bool:
        """True while somebody looks at a card that all others at the screen must not see."""
        view = self._board.view
        people = sum(seat.is_human for seat in self._api.seats)
        return people > 1 and view.seat is not None and Mode.RACE in view.house.modes

    @property
    def aside(self) -> float:
        """How far the palm is out of the way, 0 to 1."""
        since = self._passed - _AT.away
        opening, closing = since / _AT.move, (_AT.seen - since) / _AT.move
        return in_out_quad(min(1.0, max(0.0, min(opening, closing))))

    @property
    def is_moving(self) -> bool:
        """True until the palm covers the card again."""
        return self.is_up and self._passed < _AT.away + _AT.seen

    def update(self, dt: float) -> None:
        """Let the time pass, from the beginning whenever a card is lifted."""
        self._passed = self._passed + dt if self.is_up else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the card on an empty table, the palm over it, and what the others must do."""
        if not self.is_up:
            return
        room, aside = canvas.context.viewport.rect, self.aside
        canvas.cover("scenes/table", room)
        words = self._words(canvas.context)
        skin.draw_panel(canvas, words.rect.inflate(60.0, 40.0), "dark")
        words.draw(canvas)
        high = room.bottom - words.rect.bottom - 60.0
        shown = FRect(0, 0, 0.8 * high * CARD_ASPECT, 0.8 * high)
        shown.midbottom = room.centerx, room.bottom - 0.08 * high
        view = self._board.view
        canvas.image(card(view.own_face) if aside else BACK, shown)
        palm = FRect(0, 0, 1.5 * high * 390 / 540, 1.5 * high)
        palm.midtop = room.centerx + aside * 1.1 * shown.width, shown.top - 0.12 * high
        canvas.image(hand_picture(self._api.seats[self._api.bottom], is_raised=True), palm)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words, over all else."""
        if self.is_up:
            yield self._words(context).box(context, "palm", may_overlap=True)

    def _words(self, context: LayoutContext) -> Passage:
        name = self._api.called(self._api.bottom)
        text = _("{name} looks. All others look away!", name=name)
        room = context.viewport.rect
        place = FRect(room.left + 60.0, room.top + 34.0, room.width - 120.0, 0.0)
        place.height = 1.2 * context.texts.line_height(_AS.words)
        return Passage.fitted(context, text, _AS.words, place)
