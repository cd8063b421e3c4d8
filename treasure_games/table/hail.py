"""Answers out of turn at one screen: all who may answer watch the table together, and whoever wants
to hails by an own key, pad or button. Then each of these answers in secret; the others pass.

Who may answer follows from what everybody sees, and the time is the same whatever they hold: so
neither the question nor how long it stands tells anything. Some pass whenever others play
something, without being asked.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.settings import ANSWER_SECONDS
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.fitting import Passage, Worded, plate_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.answer_button import NAME, AnswerButton
from treasure_games.table.seat_face import draw_disc
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)


class Hail(Worded):
    """One question after the other; `take_in` tells which one is on the screen.

    Without several people who may answer, or with the timer off, nobody has to hail: people are
    asked in turn.
    """

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self._key: Hashable = None
        self._seats: tuple[int, ...] = ()
        self._hailed: set[int] = set()
        self._is_over = False
        self._left = 0.0
        self._shown_at = 0.0
        self._timer = FRect(0, 0, 1, 1)
        self._buttons: dict[int, AnswerButton] = {}
        self._close = AnswerButton("", self.close, "choice.hail_close")
        self._has_faces = True
        """False where beside faces there would be no room for all names."""

    # The question

    def take_in(self, key: Hashable, seats: Sequence[int]) -> None:
        """Take in which window stands open (None for none), and which people may answer in it."""
        if key == self._key:
            return
        self._key, self._seats = key, tuple(seats)
        self._hailed.clear()
        self._is_over = key is None
        self._left = self._shown_at = self._seconds

    @property
    def _seconds(self) -> float:
        return ANSWER_SECONDS[self._api.services.settings.answer_time]

    @property
    def _is_wanted(self) -> bool:
        people = sum(seat.is_human for seat in self._api.seats)
        is_alone = self._seats == (self._api.viewer,)
        return bool(self._key is not None and people > 1 and self._seconds and not is_alone)

    @property
    def is_open(self) -> bool:
        """True while people may hail; the table shows nobody's secrets meanwhile."""
        return self._is_wanted and not self._is_over

    def comes(self, seat: int) -> bool:
        """Return True if a person who is asked wants to answer, or was not asked to hail."""
        return self._key is None or not self._is_over or seat in self._hailed

    def hail(self, seat: int) -> bool:
        """Note that a person wants to answer, or not after all; return True if that counts."""
        if not self.is_open or seat not in self._seats:
            return False
        self._hailed ^= {seat}
        self._api.services.audio.play("bell")
        return True

    def close(self) -> None:
        """End the time: nobody else wants to answer."""
        self._is_over = True
        self._api.offers_changed()

    def handle(self, intent: Intent) -> bool:
        """Let own keys and pads hail."""
        if not self.is_open:
            return False
        if isinstance(intent, intents.SeatKey):
            return not intent.is_held or self.hail(intent.seat)
        people = [number for number, seat in enumerate(self._api.seats) if seat.is_human]
        if isinstance(intent, intents.PadConfirm) and intent.pad < len(people):
            return self.hail(people[intent.pad])
        return False

    # Time

    def update(self, dt: float) -> None:
        """Let the time run out."""
        if not self.is_open:
            return
        self._left -= dt
        if self._left <= 0.0:
            self.close()
        elif self._shown_at - self._left >= _AT.step:
            self._shown_at = self._left

    def next_wakeup(self) -> float | None:
        """Return the seconds until the timer looks different, or None."""
        return max(0.0, _AT.step - (self._shown_at - self._left)) if self.is_open else None

    # On the screen

    @property
    def sentence(self) -> str:
        """What people are told; their buttons name the keys."""
        return _("Who answers? Press your own key.")

    def place(self, rect: FRect, timer: FRect, context: LayoutContext) -> None:
        """Lay the buttons side by side, and the timer apart."""
        self._timer = FRect(timer)
        buttons = self._all()
        wide = (rect.width - _AT.gap * (len(buttons) - 1)) / len(buttons)
        names = (context.texts.measure(self._api.called(one), NAME)[0] for one in self._seats)
        self._has_faces = max(names, default=0.0) + rect.height + 2 * _AT.padding <= wide
        for index, button in enumerate(buttons):
            left = rect.left + index * (wide + _AT.gap)
            button.place(FRect(left, rect.top, wide, rect.height), context)

    def _all(self) -> list[AnswerButton]:
        """Return a button for each person, and the one that ends it."""
        found = []
        for seat in self._seats:
            button = self._buttons.setdefault(seat, AnswerButton("", name=f"pick.hail{seat}"))
            key = self._api.services.keymap.spoken(f"seat_{seat + 1}", most=1)
            told = _("key {key}", key=key or "–")
            button.detail = _("wants to answer") if seat in self._hailed else told
            button.text, button.called, button.padding = self._api.called(seat), told, _AT.padding
            button.on_press = partial(self.hail, seat)
            button.seat = self._api.seats[seat] if self._has_faces else None
            found.append(button)
        self._close.text = _("Go on") if self._hailed else _("Nobody answers")
        self._close.is_primary = bool(self._hailed)
        return [*found, self._close]

    def children(self) -> Sequence[Control]:
        """Return what can be pressed."""
        return self._all() if self.is_open else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons, lit for those who have hailed, and the timer."""
        if not self.is_open:
            return
        for seat in self._hailed:
            draw_halo(canvas, self._buttons[seat].rect, reach=16.0, level=230)
        super().draw(canvas)
        skin.draw_panel(canvas, self._timer, "dark")
        glass = self._glass
        draw_disc(canvas, glass.scale_by(0.9), canvas.context.theme.palette.brass_light)
        canvas.image("objects/bezel", glass)
        skin.draw_icon(canvas, "hourglass", glass.scale_by(0.64))
        bar = FRect(
            self._timer.left + 18.0, self._timer.bottom - 28.0, self._timer.width - 36.0, 8.0
        )
        skin.draw_time(canvas, bar, self._shown_at / max(0.1, self._seconds))
        self.draw_words(canvas)

    @property
    def _glass(self) -> FRect:
        side = min(self._timer.width - 36.0, 0.56 * self._timer.height)
        return sized(side, side, midtop=self._timer.midtop).move(0.0, 16.0)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words of the timer."""
        if not self.is_open:
            return
        room = self._timer.inflate(-36.0, -36.0)
        room.top, room.height = self._glass.bottom, room.bottom - 12.0 - self._glass.bottom
        text = _("{seconds} s", seconds=math.ceil(self._shown_at))
        yield "hail.timer", Passage(*plate_line(context, text, _AS.left, *room.size), room)


class Quiet:
    """Who stays quiet: until they are asked in a turn, or are the target of what is answered.

    It is known at this screen only: in the record they have passed like anybody else.
    """

    def __init__(self, match: Match, is_target: Callable[[int], bool]) -> None:
        self._match = match
        self._is_target = is_target
        self._seats: set[int] = set()

    def begin(self, seat: int) -> None:
        """Stay quiet from now on."""
        self._seats.add(seat)

    def passes(self, seat: int | None) -> bool:
        """Return True if this seat passes unasked now; end its silence if it is called."""
        asked = self._match.pending()
        if seat not in self._seats or asked is None or seat not in asked.seats:
            return False
        if asked.mode is Mode.WINDOW and not self._is_target(seat):
            return True
        self._seats.discard(seat)
        return False
