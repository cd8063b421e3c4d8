"""What a pirate says in passing: a balloon beside the face, where and while it is in no way."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.renown import tally
from treasure_games.match.talk import FACES, Saying, Talk
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.timeline import INSTANT
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.fitting import Passage, fitted
from treasure_games.table.people.board import draw_tail
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.session import Session

WORDS: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
WIDTHS: Final = (330.0, 250.0, 430.0)
"""Widths of the words that are tried, the first that finds room being taken."""
HIGHEST: Final = 190.0
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_BESIDE: Final = _AT.face + 14.0


class Shown(NamedTuple):
    """A saying in its place."""

    saying: Saying
    words: Passage
    paper: FRect
    mouth: FRect
    face: SeatFace | None
    before: str
    """The face that its seat made before."""


class Speech(Node):
    """At most one balloon. Words wait for a moment in which nobody has to decide, but not long."""

    def __init__(self, session: Session, plates: Sequence[SeatPlate]) -> None:
        self._session, self._plates = session, plates
        met = partial(tally, session.services.matches.statistics)
        self._talk = Talk(session.match, session.words.deeds, lambda *pair: met(*pair).greeting)
        for plate in plates:
            pirate, people = session.match.seats[plate.number], session.match.human_seats
            for one in (session.match.seats[number] for number in people):
                if not pirate.is_human and met(pirate.persona, one.name).wears_trophy:
                    plate.wear_trophy(one.name)
        self._row = -1
        self._waiting: Saying | None = None
        self._next_beat = 0
        self._left = self._until_look = self._waits = 0.0
        self.shown: Shown | None = None
        self._room: FRect | None = None
        self._context: LayoutContext

    def place(self, room: FRect, context: LayoutContext) -> None:
        """Stay within this area from now on."""
        self.hush()
        self._room, self._context = room.inflate(-2 * _AT.apart, -2 * _AT.apart), context

    # Who says what, and when

    def hear(self, row: int) -> None:
        """Take in that an act of the match has been shown."""
        if self._is_on and row != self._row:
            kept = self._waiting if row > self._row else None  # else something was taken back
            self._row, self._waiting = row, self._talk.after(row) or kept
            self._begin()

    @property
    def _is_on(self) -> bool:
        services = self._session.services
        is_match = self._session.guide is None and not self._session.is_recapping
        return services.settings.pirates_talk and services.pace != INSTANT and is_match

    @property
    def _is_anybody_asked(self) -> bool:
        """True if a person must decide."""
        match = self._session.match
        asked = match.pending()
        return asked is not None and any(match.seats[seat].is_human for seat in asked.seats)

    def _begin(self) -> None:
        """Say what waits to be said, if it may be said now and there is room for it."""
        saying, beat = self._waiting, self._talk.beat
        if saying is None or beat > saying.beat + 1:
            self._waiting = None
        elif not self.shown and not self._is_anybody_asked and beat >= self._next_beat:
            self.shown = self._placed(saying)
            if self.shown is not None:
                self._waiting, self._next_beat = None, beat + self._talk.pause
                self._waits, self._until_look = _AT.fresh, _AT.look
                self._left = _AT.seconds + _AT.a_letter * len(self.shown.words.text)
                self._plates[saying.seat].mood = FACES[saying.occasion]

    def update(self, dt: float) -> None:
        """Let words go when they have been read, somebody must decide, or they are in the way."""
        if self.shown is None:
            return
        self._left, self._waits = self._left - dt, self._waits - dt
        self._until_look -= dt
        is_decided = self._is_anybody_asked and not self._session.timeline.is_busy
        if self._left <= 0.0 or is_decided or not self._is_on or self._is_in_the_way():
            self.hush()

    def hush(self) -> None:
        """Take the words away; the face becomes what it was, unless it has changed since."""
        if self.shown is not None:
            saying, before = self.shown.saying, self.shown.before
            if self._plates[saying.seat].mood == FACES[saying.occasion]:
                self._plates[saying.seat].mood = before
            self.shown = None

    @property
    def seconds(self) -> float:
        """How long the words will stay."""
        return self._left if self.shown else 0.0

    @property
    def is_fresh(self) -> bool:
        """True while words have just begun."""
        return self.shown is not None and self._waits > 0.0

    @property
    def is_moving(self) -> bool:
        """True while there are words."""
        return self.shown is not None

    # Where

    def _placed(self, saying: Saying) -> Shown | None:
        """Return the saying in the free place nearest to the face; None if there is none."""
        mouth = self._session.game.mouth(saying.seat)
        if mouth is None or self._room is None:
            return None
        shell = self._session.shell
        taken = [one.inflate(2 * _AT.apart, 2 * _AT.apart) for one in shell.occupied()]
        for paper, beside in self._papers(saying, FRect(mouth), taken):
            inner, face = paper.inflate(-2 * _AT.padding, -2 * _AT.padding), None
            if beside:
                seat = self._session.match.seats[saying.seat]
                face = SeatFace(seat, _AT.face, FACES[saying.occasion])
                face.rect = FRect(inner.left, inner.centery - _AT.face / 2, _AT.face, _AT.face)
                inner.left, inner.width = inner.left + beside, inner.width - beside
            words = Passage.fitted(self._context, translate(saying.sentence), WORDS, inner)
            before = self._plates[saying.seat].mood
            return Shown(saying, words, paper, FRect(mouth), face, before)
        return None

    def _papers(
        self, saying: Saying, mouth: FRect, taken: list[FRect]
    ) -> Iterator[tuple[FRect, float]]:
        """Yield places for the words: near the face, else wherever they fit with a face beside."""
        context, text = self._context, translate(saying.sentence)
        for beside, reach, step in ((0.0, _AT.reach, _AT.step), (_BESIDE, _AT.far, 2 * _AT.step)):
            for width in WIDTHS:
                words, style = fitted(context, text, WORDS, width, HIGHEST)
                across, down = context.texts.measure(words, style, width)
                high = max(down, _AT.face if beside else 0.0) + 2 * _AT.padding
                paper = FRect(0, 0, across + beside + 2 * _AT.padding + 2.0, high)
                if words == text:
                    for place in self._free(paper, mouth, taken, reach, step):
                        yield place, beside

    def _free(
        self, paper: FRect, mouth: FRect, taken: list[FRect], reach: float, step: float
    ) -> Iterator[FRect]:
        """Yield the nearest place where the paper covers nothing taken, if there is one."""
        around = mouth.inflate(2 * (paper.width + reach), 2 * (paper.height + reach))
        room = around.clip(self._room) if self._room else FRect(0, 0, 0, 0)
        near = mouth.inflate(2 * _AT.nearest, 2 * _AT.nearest)
        there = [near, *(taken[index] for index in room.collidelistall(taken))]
        places = (
            FRect(room.left + across * step, room.top + down * step, *paper.size)
            for across in range(1 + int(max(0.0, room.width - paper.width) / step))
            for down in range(1 + int(max(0.0, room.height - paper.height) / step))
        )
        free = [one for one in places if room.contains(one) and one.collidelist(there) < 0]
        yield from sorted(free, key=lambda one: _distance(one, mouth))[:1]

    def _is_in_the_way(self) -> bool:
        is_drawn = self._until_look <= 0.0
        if is_drawn:
            self._until_look = _AT.look
        taken = self._session.shell.occupied(is_drawn=is_drawn)
        return self.shown is not None and self.shown.paper.collidelist(list(taken)) >= 0

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw paper with a tail, and the words."""
        if self.shown is not None:
            if self.shown.face is None:
                draw_tail(canvas, self.shown.paper, self.shown.mouth)
            skin.draw_slip(canvas, self.shown.paper)
            if self.shown.face is not None:
                self.shown.face.draw(canvas)
            self.shown.words.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words."""
        if self.shown is not None:
            yield self.shown.words.box(context, "speech")


def _distance(one: FRect, other: FRect) -> float:
    """Return how far two areas are from each other, across and down."""
    across = max(one.left - other.right, other.left - one.right, 0.0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0.0)
    return across + down + 0.2 * abs(one.centery - other.centery)
