"""Leads a learner through a lesson: what is said now, which acts are offered, what the rivals do.

A match of a lesson is an ordinary match whose luck and rivals follow a record as long as that fits,
and then are as in any other match. It is saved and resumed like any other, too.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from treasure_games.core.chance import Chance, SeededChance
from treasure_games.core.codec import decode, wire_name
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, translate
from treasure_games.core.lesson import Chapter, Instruction, Lesson, lesson_of
from treasure_games.core.record import Record
from treasure_games.match.conductor import Thinks
from treasure_games.match.match import Match
from treasure_games.match.seats import LESSON, SKIPPED, MatchSetup
from treasure_games.opponents.worker import Answer, Request


class RehearsedLuck(Chance):
    """The luck of a record, outcome by outcome; then, or where one doesn't fit, that of a seed."""

    def __init__(self, record: Record, seed: int) -> None:
        drawn = (record.deal, *(row.outcomes for row in record.rows))
        self._rehearsed = deque(outcome for outcomes in drawn for outcome in outcomes)
        self._seeded = SeededChance(seed)

    def draw(self, n: int, stream: str) -> int:
        """Return the next outcome of the record if it is one of `n`."""
        if self._rehearsed and self._rehearsed[0] < n:
            return self._rehearsed.popleft()
        self._rehearsed.clear()
        return self._seeded.draw(n, stream)


class RehearsedRivals:
    """Lets computer seats act as in a record, and think where that doesn't fit."""

    def __init__(self, thinker: Thinks, match: Match, record: Record) -> None:
        self._thinker = thinker
        self._match = match
        self._record = record
        self._answers: list[Answer] = []
        self._tickets = 0

    def submit(self, request: Request) -> int:
        """Answer as recorded, or pass the request on."""
        hint = request.hint
        action = None if hint else recorded_act(self._match, self._record, request.seat)
        if action is None:
            return self._thinker.submit(request)
        self._tickets -= 1
        answered = replace(request, ticket=self._tickets)
        self._answers.append(Answer(self._tickets, answered, action, None, 0.0))
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Forget a request."""
        if ticket >= 0:
            self._thinker.cancel(ticket)
        self._answers = [answer for answer in self._answers if answer.ticket != ticket]

    def poll(self) -> list[Answer]:
        """Return the answers that have come since the last call."""
        answers, self._answers = self._answers, []
        return answers + self._thinker.poll()


class Guide:
    """Where a learner is in a chapter of a lesson. The match notes it, so that it can be left."""

    def __init__(self, match: Match, lesson: Lesson, chapter: int) -> None:
        self.match = match
        self.lesson = lesson
        self.chapter = chapter
        self.record = lesson.record_of(chapter)
        self._instructions = lesson.chapters[chapter].instructions

    @property
    def instruction(self) -> Instruction | None:
        """What is said now; None while others act, and at the end of the chapter."""
        done = self._done
        if done == len(self._instructions) or self._instructions[done].row > self._rows:
            return None
        return self._instructions[done]

    @property
    def is_telling(self) -> bool:
        """True while there is something to look at: nobody acts before it has been read."""
        now = self.instruction
        return now is not None and not now.order

    @property
    def is_over(self) -> bool:
        """True at the end of the chapter."""
        return self._done == len(self._instructions)

    @property
    def step(self) -> tuple[int, int]:
        """The number of the present instruction in the whole lesson, from 1, and of all."""
        before = self.lesson.chapters[: self.chapter]
        done = sum(len(chapter.instructions) for chapter in before) + self._done
        return min(done + 1, self.lesson.length), self.lesson.length

    def go_on(self) -> None:
        """Go on from what has been looked at."""
        if self.is_telling:
            self.match.note(LESSON, [self.chapter, self._done + 1])

    def skip(self) -> None:
        """Let the match go on without lessons."""
        self.match.note(LESSON, [self.chapter, SKIPPED])

    def before(self) -> Match:
        """Return the match as it was when the last instruction before the present one was given."""
        number = max(0, self._done - 1)
        row = max(self._instructions[number].row, self.lesson.chapters[self.chapter].begins)
        match = lesson_match(self.lesson.game, self.chapter, number)
        for act in self.match.acts[len(match.acts) : row + 1]:
            assert act.seat is not None
            match.act(act.seat, act.action)
        return match

    def following(self) -> Match | None:
        """Return the match of the next chapter; None after the last one."""
        chapter = self.chapter + 1
        is_last = chapter == len(self.lesson.chapters)
        return None if is_last else lesson_match(self.lesson.game, chapter)

    def offered(self, seat: int, legal: Sequence[Any]) -> tuple[Any, ...]:
        """Return those of the legal acts of a seat that are offered now."""
        now = self.instruction
        if self.is_over:
            return tuple(legal)
        if now is None or not now.order:
            return ()
        wanted = self.wanted(seat)
        return tuple(one for one in legal if one == wanted or wire_name(type(one)) in now.also)

    def wanted(self, seat: int) -> Any:
        """Return the next act of a seat in the record; None if there is none."""
        return recorded_act(self.match, self.record, seat)

    @property
    def why_not(self) -> str:
        """What is to be done instead of anything else, as a sentence."""
        now = self.instruction
        return translate(now.order or now.say) if now is not None else ""

    @property
    def _rows(self) -> int:
        return len(self.match.acts) - 1

    @property
    def _done(self) -> int:
        """The number of instructions that are done: what was looked at, and orders followed."""
        done = self.match.lesson[1] if self.match.lesson else 0
        while done < len(self._instructions) and self._is_followed(done):
            done += 1
        return done

    def _is_followed(self, number: int) -> bool:
        """Return True if an order has been followed: the learner's next acts are those recorded."""
        if not self._instructions[number].order or not self.match.human_seats:
            return False
        later = self._instructions[number + 1 :]
        end = later[0].row if later else len(self.record.rows)
        learner, row = self.match.human_seats[0], self._instructions[number].row
        while row < end and self.record.rows[row].seat == learner:
            row += 1
        return self._rows >= row


def recorded_act(match: Match, record: Record, seat: int) -> Any:
    """Return the next act of a seat in a record, if it is legal now; else None. None as well once
    the lesson has been skipped.
    """
    if match.lesson is None or match.lesson[1] == SKIPPED:
        return None
    rows = record.rows[len(match.acts) - 1 :]
    row = next((row for row in rows if row.seat == seat), None)
    if row is None:
        return None
    action = decode(row.action, match.game.info.actions)
    return action if action in match.legal(seat) else None


def guide_of(match: Match) -> Guide | None:
    """Return the guide for the match of a lesson; None for any other match."""
    if match.lesson is None or match.lesson[1] == SKIPPED:
        return None
    lesson = lesson_of(match.plan.game)
    return None if lesson is None else Guide(match, lesson, match.lesson[0])


def rehearsal_of(game_id: str, chapter: int) -> tuple[Record, Chance]:
    """Return the record of a chapter and the luck for its match; raises `BadRecord`."""
    lesson = lesson_of(game_id)
    if lesson is None or chapter >= len(lesson.chapters):
        raise BadRecord(N_("This lesson isn’t given any more."))
    record = lesson.record_of(chapter)
    seed = MatchSetup.from_notes(game_id, record.setup, record.notes).seed
    return record, RehearsedLuck(record, seed)


def lesson_match(game_id: str, chapter: int = 0, done: int = 0) -> Match:
    """Return a match for a chapter of a lesson, played up to where the learner comes in; `done` is
    the number of instructions that he knows already.
    """
    record, luck = rehearsal_of(game_id, chapter)
    plan = MatchSetup.from_notes(game_id, record.setup, record.notes)
    plan = replace(plan, seats=tuple(replace(one, name=translate(one.name)) for one in plan.seats))
    edition = record.setup.edition
    match = Match(plan, notes={LESSON: [chapter, done]}, edition=edition, chance=luck)
    for row in record.rows[: chapters_of(game_id)[chapter].begins]:
        match.act(row.seat, decode(row.action, match.game.info.actions), row.arrival)
    return match


def chapters_of(game_id: str) -> tuple[Chapter, ...]:
    """Return the chapters of the lesson of a game; () if it has none."""
    lesson = lesson_of(game_id)
    return () if lesson is None else lesson.chapters
