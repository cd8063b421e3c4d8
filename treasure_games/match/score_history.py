"""What is told of a whole match: its scores turn by turn, its last change of lead, its best
moments, its claims in sentences, and what the statistics count.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate as _
from treasure_games.core.registry import load_words
from treasure_games.core.words import Called, ClaimReport
from treasure_games.match.challenge import prelude
from treasure_games.match.match import Match
from treasure_games.match.steps import Moment, turn_events, turns_in

Scores = tuple[int, ...]
_MINUS: Final = "\u2212"
_BEST: Final = 1
_WORST: Final = -1


class LeadChange(Struct, frozen=True):
    """The sample from which the winner led to the end, and the rival passed (None: several)."""

    sample: int
    winner: int
    rival: int | None


class ScoreHistory(Struct, frozen=True):
    """The scores of all seats at the start, then after each turn.

    `numbers` has for each sample the number of the turn, counted per seat; if `has_rounds`, that of
    the round, in games whose turns are rounds of all seats. `lead_change` is None if the lead never
    changed, or nobody won alone.
    """

    scores: tuple[Scores, ...]
    numbers: tuple[int, ...]
    has_rounds: bool
    lead_change: LeadChange | None

    @property
    def unit(self) -> str:
        """What the samples are counted in, below the curve."""
        return _("rounds") if self.has_rounds else _("turns")

    def when(self, sample: int) -> str:
        """Return the turn or round of a sample, as the beginning of a sentence."""
        text = _("Round {number}") if self.has_rounds else _("Turn {number}")
        return text.format(number=self.numbers[sample])


class MatchAnalysis:
    """What happened in a finished match, turn by turn; raises `ValueError` for one under way.

    It is worked out from the record, so that matches saved by earlier versions have it too.
    """

    def __init__(self, match: Match) -> None:
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("only a finished match can be analysed")
        self._match = match
        self._turns, taking_part = _turns(match)
        played = turns_in(match.acts[: prelude(match) + 1], len(match.seats)) // taking_part
        self._before = max(0, played - 1)  # Turns of a challenge that nobody here has played.
        begun = [self._scores(moments[0]) for moments in self._turns]
        samples = (*begun, outcome.scores)
        each = 1 if taking_part > 1 else len(match.seats)
        numbers = tuple((sample + each - 1) // each for sample in range(len(samples)))
        change = last_lead_change(samples, outcome.winners)
        self.history = ScoreHistory(samples, numbers, taking_part > 1, change)

    def best(self, seat: int, called: Called) -> str:
        """Return the moment at which a seat gained most on the others; "" if it never did."""
        return self._moment(seat, called, _BEST)

    def worst(self, seat: int, called: Called) -> str:
        """Return the moment at which a seat lost most to the others; "" if it never did."""
        return self._moment(seat, called, _WORST)

    def peak(self, seat: int, called: Called, *, is_best: bool) -> tuple[int, str] | None:
        """Return the row of the best or the worst moment of a seat, and a sentence about it."""
        found = self._peak(seat, called, _BEST if is_best else _WORST)
        if found is None:
            return None
        rows = (act.row for act in self._match.acts for one in act.moments if one is found[1])
        return next(rows), found[2]

    def _moment(self, seat: int, called: Called, sign: int) -> str:
        found = self._peak(seat, called, sign)
        return f"{self.history.when(found[0])}: {found[2]}" if found else ""

    def _peak(self, seat: int, called: Called, sign: int) -> tuple[int, Moment, str] | None:
        """Return the sample after the turn of such a moment, the moment, and a sentence."""
        numbers = self.history.numbers[1:]
        swings = [
            # In the first turn everybody only begins: nothing is won or lost yet.
            0.0 if number == 1 < numbers[-1] else sign * _swing(*pair, seat)
            for number, pair in zip(numbers, pairwise(self.history.scores), strict=True)
        ]
        swings[: self._before] = [0.0] * self._before
        if max(swings, default=0.0) <= 0:
            return None
        turn = max(index for index, swing in enumerate(swings) if swing == max(swings))
        moment, text = self._sentence(turn, seat, called, sign)
        return (turn + 1, moment, text) if text else None

    def _sentence(self, turn: int, seat: int, called: Called, sign: int) -> tuple[Moment, str]:
        """Return the log's line about what changed the scores most in a turn, and the seat's gain.

        If that event has no line in the log, the nearest one that has is taken.
        """
        moments, words = self._turns[turn], load_words(self._match.plan.game)
        scores = [*(self._scores(moment) for moment in moments), self.history.scores[turn + 1]]
        chosen = [at for at, one in enumerate(moments) if type(one.event) in words.decisive]
        if chosen:
            line = self._line(moments, chosen[-1], called)
            gain = scores[-1][seat] - self.history.scores[turn][seat]
            return moments[chosen[-1]], self._with_gain(line, gain)
        swings = [sign * _swing(*pair, seat) for pair in pairwise(scores)]
        # Each score is that right after its event, so the later event of a pair made the swing.
        swing = swings.index(max(swings))
        decisive = min(swing + 1, len(moments) - 1)
        lines = (
            self._line(moments, nearest, called)
            for nearest in (*range(decisive, -1, -1), *range(decisive + 1, len(moments)))
        )
        line = next((line for line in lines if line), "")
        gain = scores[swing + 1][seat] - scores[swing][seat]
        return moments[decisive], self._with_gain(line, gain)

    def _with_gain(self, line: str, gain: int) -> str:
        """Return a line with what a seat won or lost in brackets, unless the line says so itself.

        It does if it has a number with the unit of the score, or with a sign.
        """
        worth = load_words(self._match.plan.game).worth(abs(gain))
        unit = re.escape(worth.split()[-1])
        names_it = re.search(rf"(?<!\w){unit}(?!\w)|[+{_MINUS}]\d", line)
        if not line or not gain or names_it:
            return line
        brought = worth if worth.startswith(str(abs(gain))) else str(abs(gain))
        return f"{line} ({'+' if gain > 0 else _MINUS}{brought})"

    def _line(self, moments: Sequence[Moment], index: int, called: Called) -> str:
        game, words = self._match.game, load_words(self._match.plan.game)
        seen = [game.redact(moment.state, moment.event, None) for moment in moments[: index + 1]]
        if seen[-1] is None:
            return ""
        before = [event for event in seen[:-1] if event is not None]
        entry = words.log(seen[-1], game.view(moments[index].state, None), called, before)
        return entry.text if entry else ""

    def _scores(self, moment: Moment) -> Scores:
        """Return the true scores: each seat knows its own."""
        game, state = self._match.game, moment.state
        seats = range(len(self._match.seats))
        return tuple(game.scores(game.view(state, seat))[seat] for seat in seats)


def last_lead_change(samples: Sequence[Scores], winners: Sequence[int]) -> LeadChange | None:
    """Return where a lone winner took the lead for good; None if nobody else was ever ahead."""
    if len(winners) != 1:
        return None
    winner = winners[0]
    ahead = [
        [seat for seat, score in enumerate(scores) if score > scores[winner]] for scores in samples
    ]
    behind = [sample for sample, rivals in enumerate(ahead) if rivals]
    if not behind or behind[-1] + 1 >= len(samples):
        return None
    last = behind[-1]
    passed = (
        sample
        for sample in range(last + 1, len(samples))
        if all(samples[sample][rival] < samples[sample][winner] for rival in ahead[last])
    )
    sample = next(passed, len(samples) - 1)
    return LeadChange(sample, winner, ahead[last][0] if len(ahead[last]) == 1 else None)


def _turns(match: Match) -> tuple[list[list[Moment]], int]:
    """Return the moments of each turn, and the number of seats that take part in one."""
    classes, taking_part = turn_events(match.game.info.events, len(match.seats))
    turns: list[list[Moment]] = []
    for act in match.acts:
        for moment in act.moments:
            if type(moment.event) in classes:
                turns.append([])
            if turns:
                turns[-1].append(moment)
    return turns, taking_part


def _swing(before: Scores, after: Scores, seat: int) -> float:
    """Return what a seat gained, less what the others gained on average."""
    gains = [new - old for old, new in zip(before, after, strict=True)]
    others = [gain for number, gain in enumerate(gains) if number != seat]
    return gains[seat] - sum(others) / max(1, len(others))


def has_claim_reports(match: Match) -> bool:
    """Return True if its game is one of bluffs."""
    return load_words(match.plan.game).claim_reports is not None


def claim_reports(match: Match, called: Called) -> tuple[ClaimReport, ...]:
    """Return every claim of which everybody knows whether it was true, in order."""
    report = load_words(match.plan.game).claim_reports
    return report(_moments(match), called) if report else ()


def numbers_of(match: Match) -> Mapping[str, Sequence[int]]:
    """Return what the statistics count of a finished match, by seat."""
    events = (moment.event for moment in _moments(match))
    return load_words(match.plan.game).count_numbers(events, match.view(None))


def _moments(match: Match) -> Iterator[Moment]:
    return (moment for act in match.acts for moment in act.moments)
