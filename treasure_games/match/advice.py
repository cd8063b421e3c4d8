"""Advice after a match: what cost a seat most by a captain's judgement, and what was better.

Everything is judged from the seat's own view of that moment, in the worker process. An advice is
its answer: the request, a `Judgement` as the action, and the reason for what is better.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core.chances import percent
from treasure_games.core.codec import decode
from treasure_games.core.errors import GameError
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import figures_beside
from treasure_games.core.record import Record, replay
from treasure_games.core.registry import load, load_words
from treasure_games.core.words import Called
from treasure_games.match.conductor import Thinks
from treasure_games.match.steps import turn_events
from treasure_games.opponents.mind import Reason
from treasure_games.opponents.worker import Answer, Request

MOST: Final = 5
"""The most decisions of a seat that are told."""
_AT, _COUNTS = figures_beside(__file__)
STOPPED: Final = N_("The captain has gone ashore: his advice can’t be had just now.")
LATE: Final = N_("The captain had no time to look at every decision.")


class Study:
    """Looks at all decisions of a seat at a glance, then at the worst ones thoroughly.

    Call `tick` every frame; it returns at once. `trouble` says what is missing, as a msgid. The
    same record leads to the same advice, unless time runs out by the `clock`, in seconds. Rows
    before the `first` were played by nobody here, as those that lead to a challenge.
    """

    def __init__(
        self, record: Record, seat: int, thinker: Thinks, clock: Callable[[], float], first: int = 0
    ) -> None:
        self.is_done, self.trouble = False, ""
        self._thinker, self._clock, self._ends = thinker, clock, clock() + _AT.seconds
        self._when: dict[int, str] = {}
        self._to_ask, self._all = self._decisions(record, seat, first), max(1, len(record.rows))
        self._open: set[int] = set()
        self._found: list[Answer] = []
        self._is_thorough, self._done = False, 0

    @property
    def progress(self) -> float:
        """How much of the work is done, 0 to 1: a half when all has been looked at once."""
        return 1.0 if self.is_done else (self._is_thorough + self._done / self._all) / 2

    @property
    def advice(self) -> Sequence[Answer]:
        """What is worth a word, in the order of the match: what cost most, and surely so."""
        worst = _worst(self._found, _AT.least, MOST) if self._is_thorough else []
        return sorted(worst, key=lambda one: one.request.row)

    def tick(self) -> None:
        """Take answers, and ask for what comes next."""
        try:
            self._take_answers()
            for request in islice(self._to_ask, _COUNTS.ahead - len(self._open)):
                self._open.add(self._thinker.submit(request))
        except GameError as error:  # a damaged record
            self.stop(str(error))
        if not self.is_done and self._clock() >= self._ends:
            self.stop(LATE)
        if not self.is_done and not self._open:
            self._go_deeper()

    def stop(self, trouble: str = "") -> None:
        """Do no more, and cancel what was asked for."""
        for ticket in self._open:
            self._thinker.cancel(ticket)
        self._open, self._to_ask = set(), iter(())
        self.is_done, self.trouble = True, self.trouble or trouble

    def lines(self, advice: Answer, called: Called) -> tuple[str, str, str]:
        """Return what was played and when, what was better, and why; with markup."""
        request, judgement = advice.request, advice.action
        when, described = self._when[request.row], load_words(request.game_id).described
        played = described(request.view, request.played, called)
        better = described(request.view, judgement.better, called)
        why = translate(
            "Chance of victory: {share} instead of {worth}. {reason}",
            share=percent(judgement.share),
            worth=percent(judgement.played),
            reason=reason_words(advice.reason, called),
        )
        own = translate("{when}: {act}", when=when, act=played)
        return own, translate("Better: {act}", act=better), why.strip()

    def flags(self, called: Called) -> list[tuple[int, str, str]]:
        """Return the row, the kind and the words of each advice, for a timeline of the match."""
        told = [(one.request.row, self.lines(one, called)) for one in self.advice]
        return [(row, "advice", "\n".join(lines[1:])) for row, lines in told]

    def _decisions(self, record: Record, seat: int, first: int) -> Iterator[Request]:
        """Yield what the seat decided where it had a choice; raises as `replay` does."""
        game, seats, begun = load(record.game), record.setup.seats, 0
        begins, taking_part = turn_events(game.info.events, seats)
        when = translate("Round {number}") if taking_part > 1 else translate("Turn {number}")
        for number, (step, row) in enumerate(zip(replay(record, game), record.rows, strict=False)):
            begun += taking_part * sum(type(event) in begins for event, _state in step.events)
            legal = game.legal(step.state, seat) if row.seat == seat else ()
            if len(legal) > 1 and number >= first:
                played, view = decode(row.action, game.info.actions), game.view(step.state, seat)
                self._when[step.row + 1] = when.format(number=max(1, (begun + seats - 1) // seats))
                yield Request(
                    record.game, view, legal, seat, "captain", 0, step.row + 1, played=played
                )

    def _take_answers(self) -> None:
        for answer in self._thinker.poll():
            if answer.ticket in self._open and answer.trouble:
                self.stop(STOPPED)
            elif answer.ticket in self._open:
                self._open.remove(answer.ticket)
                self._found.append(answer)
                self._done = len(self._found) if self._is_thorough else answer.request.row

    def _go_deeper(self) -> None:
        """Judge the worst decisions thoroughly, if that isn't done."""
        if self._is_thorough:
            self.stop()
            return
        worst = [one.request for one in _worst(self._found, _AT.worth_a_look, _COUNTS.most_judged)]
        self._to_ask = (replace(one, hint=True, seed=1) for one in worst)
        self._is_thorough, self._found = True, []
        self._done, self._all = 0, max(1, len(worst))


def _worst(found: Sequence[Answer], least: float, most: int) -> list[Answer]:
    """Return what cost most, if it surely cost more than `least`."""
    sure = [one for one in found if one.action.loss > least]
    return sorted(sure, key=lambda one: -one.action.loss)[:most]


def alternative_words(answer: Answer, described: Callable[[Any], str]) -> str:
    """Return what a suggestion is better than, and by how much; "" if there is nothing to compare
    with in other words.
    """
    own = described(answer.action)
    other = ((words, described(act)) for act, words in answer.others)
    return next((translate(words, act=act) for words, act in other if act != own), "")


def reason_words(reason: Reason | None, called: Called) -> str:
    """Return the reason for a move as a sentence; "" if there is none."""
    if reason is None:
        return ""
    values = dict(reason.values)
    values |= {name: f"−{-one}" for name, one in values.items() if isinstance(one, int) and one < 0}
    if isinstance(rival := values.get("rival"), int):
        values["rival"] = called(rival)
    sentence = translate(reason.sentence, **values)
    sentence = sentence.strip()  # A chance that isn’t told leaves its place empty.
    return sentence[:1].upper() + sentence[1:]
