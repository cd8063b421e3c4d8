"""Advice after a match: what cost a seat most by a captain's judgement, and what was better.

Everything is judged from the seat's own view of that moment, in the worker process.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from treasure_games.core.chances import percent
from treasure_games.core.codec import decode
from treasure_games.core.errors import GameError
from treasure_games.core.language import N_, translate
from treasure_games.core.record import Record, replay
from treasure_games.core.registry import AnyGame, load, load_words
from treasure_games.core.words import Called
from treasure_games.match.conductor import Thinks
from treasure_games.match.steps import turn_events
from treasure_games.opponents.advice import Judgement
from treasure_games.opponents.mind import Reason
from treasure_games.opponents.worker import Request

MOST: Final = 5
"""The most decisions of a seat that are told."""
LEAST: Final = 0.02
"""The least share of the victory that is worth a word."""
WORTH_A_LOOK: Final = 0.01
"""What a decision must seem to cost at a glance, to be judged thoroughly."""
MOST_JUDGED: Final = 10
SECONDS: Final = 10.0
"""After that nobody waits any more: what has been judged by then is told."""
AHEAD: Final = 3
"""Requests in the worker's queue, so that it need not wait for the next frame."""

STOPPED: Final = N_("The captain has gone ashore: his advice can’t be had just now.")
LATE: Final = N_("The captain had no time to look at every decision.")


class Decision(NamedTuple):
    """What a seat knew, might do and did; `row` is the number of its act, as in `Act.row`.

    `number` is that of the turn or, if it `is_round`, of the round.
    """

    row: int
    seat: int
    view: Any
    legal: tuple[Any, ...]
    played: Any
    number: int
    is_round: bool


class Advice(NamedTuple):
    """A decision, what a captain thinks of it, and why he would rather have done something else."""

    decision: Decision
    judgement: Judgement
    reason: Reason | None = None


def decisions_of(record: Record, seat: int, game: AnyGame) -> Iterator[Decision]:
    """Yield what a seat decided where it had a choice; raises as `core.record.replay` does."""
    begins, taking_part = turn_events(game.info.events, record.setup.seats)
    each = 1 if taking_part > 1 else record.setup.seats
    begun = 0
    for step, row in zip(replay(record, game), record.rows, strict=False):
        begun += sum(type(event) in begins for event, _state in step.events)
        legal = game.legal(step.state, seat) if row.seat == seat else ()
        if len(legal) > 1:
            view, played = game.view(step.state, seat), decode(row.action, game.info.actions)
            number = (begun + each - 1) // each
            yield Decision(step.row + 1, seat, view, legal, played, number, taking_part > 1)


class Study:
    """Looks at all decisions of a seat at a glance, then at the worst ones thoroughly.

    Call `tick` every frame; it returns at once. `trouble` says what is missing, as a msgid. Equal
    records and seeds lead to equal advice, unless time runs out.
    """

    def __init__(
        self,
        record: Record,
        seat: int,
        thinker: Thinks,
        *,
        seed: int = 0,
        game: AnyGame | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = game or load(record.game)
        self.is_done, self.trouble = False, ""
        self._thinker, self._seed, self._clock = thinker, seed, clock
        self._to_ask = decisions_of(record, seat, self.game)
        self._open: dict[int, Decision] = {}
        self._found: list[Advice] = []
        self._is_thorough = False
        self._done, self._all = 0, max(1, len(record.rows))
        self._ends = clock() + SECONDS

    @property
    def progress(self) -> float:
        """How much of the work is done, 0 to 1: half of it when all has been looked at once."""
        return 1.0 if self.is_done else (self._is_thorough + self._done / self._all) / 2

    @property
    def advice(self) -> Sequence[Advice]:
        """What is worth a word, in the order of the match: what cost most, and surely so."""
        sure = [one for one in self._found if one.judgement.certain_loss > LEAST]
        worst = sorted(sure, key=_loss)[:MOST] if self._is_thorough else []
        return sorted(worst, key=lambda one: one.decision.row)

    def tick(self) -> None:
        """Take answers, and ask for what comes next."""
        if self.is_done:
            return
        try:
            self._take_answers()
            self._ask_ahead()
        except GameError as error:  # a damaged record
            self.stop(str(error))
        if not self.is_done and self._clock() >= self._ends:
            self.stop(LATE)

    def stop(self, trouble: str = "") -> None:
        """Do no more, and cancel what was asked for."""
        for ticket in self._open:
            self._thinker.cancel(ticket)
        self._open.clear()
        self.is_done, self.trouble = True, self.trouble or trouble

    def _take_answers(self) -> None:
        for answer in self._thinker.poll():
            decision = self._open.pop(answer.ticket, None)
            if decision is not None and answer.trouble:
                self.stop(STOPPED)
            elif decision is not None:
                self._done = len(self._found) + 1 if self._is_thorough else decision.row
                self._found.append(Advice(decision, answer.action, answer.reason))

    def _ask_ahead(self) -> None:
        while not self.is_done and len(self._open) < AHEAD:
            decision = next(self._to_ask, None)
            if decision is None:
                break
            self._open[self._thinker.submit(self._request(decision))] = decision
        if not self._open and self._is_thorough:
            self.stop()
        elif not self._open:
            self._go_deeper()

    def _go_deeper(self) -> None:
        worst = [one for one in self._found if one.judgement.loss > WORTH_A_LOOK]
        worst = sorted(worst, key=_loss)[:MOST_JUDGED]
        self._to_ask = iter([one.decision for one in worst])
        self._is_thorough, self._found = True, []
        self._done, self._all = 0, max(1, len(worst))
        self._ask_ahead()

    def _request(self, decision: Decision) -> Request:
        return Request(
            game_id=self.game.info.id,
            view=decision.view,
            legal=decision.legal,
            seat=decision.seat,
            level="captain",
            seed=self._seed + self._is_thorough,
            row=decision.row,
            hint=self._is_thorough,
            played=decision.played,
        )


def _loss(one: Advice) -> float:
    return -one.judgement.loss


def reason_words(reason: Reason | None, called: Called) -> str:
    """Return the reason for a move as a sentence; "" if there is none."""
    if reason is None:
        return ""
    values = dict(reason.values)
    rival = values.get("rival")
    if isinstance(rival, int):
        values["rival"] = called(rival)
    sentence = translate(reason.sentence).format(**values)
    sentence = sentence.strip()  # A chance that isn’t told leaves its place empty.
    return sentence[:1].upper() + sentence[1:]


def advice_lines(advice: Advice, game_id: str, called: Called) -> tuple[str, str, str]:
    """Return what was played and when, what was better, and why; with markup."""
    decision, judgement = advice.decision, advice.judgement
    view, described = decision.view, load_words(game_id).described
    when = translate("Round {number}") if decision.is_round else translate("Turn {number}")
    why = translate("Chance of victory: {share} instead of {worth}. {reason}").format(
        share=percent(judgement.share),
        worth=percent(judgement.played),
        reason=reason_words(advice.reason, called),
    )
    return (
        translate("{when}, played: {act}").format(
            when=when.format(number=decision.number), act=described(view, decision.played, called)
        ),
        translate("Better: {act}").format(act=described(view, judgement.better, called)),
        why.strip(),
    )


def flags_of(advice: Sequence[Advice], game_id: str, called: Called) -> list[tuple[int, str, str]]:
    """Return the row, the kind and the words of each, for a timeline of the match."""
    lines = [(one.decision.row, advice_lines(one, game_id, called)) for one in advice]
    return [(row, "advice", "\n".join(words[1:])) for row, words in lines]
