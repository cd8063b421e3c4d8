"""What the result tells: who won and how, the course of the scores, the moments."""

from collections.abc import Callable

from msgspec import Struct

from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate as _
from treasure_games.core.registry import load_words
from treasure_games.core.words import Breakdown
from treasure_games.match.challenge import challenge_of
from treasure_games.match.match import Match
from treasure_games.match.score_history import MatchAnalysis, ScoreHistory
from treasure_games.match.seats import Seat
from treasure_games.stage.markup import escaped


class Story(Struct, frozen=True):
    """A finished match in words and numbers. `hero` is the seat whose moments are told, `ladder`
    what it says about somebody's strength, `deeds` which were done for the first time.

    `is_defeat` is True if computers have beaten the only person.
    """

    seats: tuple[Seat, ...]
    outcome: Outcome
    course: ScoreHistory
    breakdown: Breakdown
    hero: int
    is_defeat: bool
    best: str
    worst: str
    worth: Callable[[int], str]
    ladder: str
    deeds: str
    stars: tuple[bool, ...] = ()
    """Which stars a challenge has brought; () if it was none."""

    @classmethod
    def of(cls, match: Match, ladder: str = "", deeds: str = "") -> "Story":
        """Tell a finished match; raises `ValueError` for one under way."""
        analysis, outcome = MatchAnalysis(match), match.outcome()
        assert outcome is not None
        dare = challenge_of(match.plan.game, match.challenge) if match.challenge else None
        people = match.human_seats
        hero = max(people or outcome.winners, key=lambda seat: outcome.scores[seat])

        def called(seat: int) -> str:
            return escaped(match.seats[seat].name)

        return cls(
            seats=match.seats,
            outcome=outcome,
            course=analysis.history,
            breakdown=breakdown_of(match),
            hero=hero,
            is_defeat=len(people) == 1 and people[0] not in outcome.winners,
            best=analysis.best(hero, called),
            worst=analysis.worst(hero, called),
            worth=load_words(match.plan.game).worth,
            ladder=ladder,
            deeds=deeds,
            stars=dare.earned(match) if dare else (),
        )

    @property
    def ranking(self) -> list[int]:
        """All seats, the lowest score first; of equal ones the winners last."""
        scores, winners = self.outcome.scores, self.outcome.winners
        return sorted(range(len(scores)), key=lambda seat: (scores[seat], seat in winners, -seat))

    @property
    def stacked(self) -> list[int]:
        """The seats with a stack of coins beside the picture: all but those in the chest."""
        left = () if self.is_defeat else self.outcome.winners
        return [seat for seat in self.ranking if seat not in left]

    @property
    def verdict(self) -> str:
        """Who has won, in a sentence."""
        winners = [self.seats[seat] for seat in self.outcome.winners]
        people = [seat for seat in self.seats if seat.is_human]
        if len(winners) == 1 and winners == people:
            return _("The treasure is yours!")
        names = _(" and ").join(escaped(seat.name) for seat in winners)
        count = len(winners)
        if self.is_defeat:
            return plural("{names} sails off with the treasure",
                          "{names} sail off with the treasure", count, names=names)  # fmt: skip
        return plural("{names} takes the treasure", "{names} share the treasure",
                      count, names=names)  # fmt: skip

    @property
    def turned(self) -> str:
        """Where the match turned, in a sentence; "" if nobody won alone."""
        turning = self.course.lead_change
        if turning is None:
            if len(self.outcome.winners) > 1:
                return ""
            return _("{name} was never behind.", name=self.name(self.outcome.winners[0]))
        when, name = self.course.when(turning.sample), self.name(turning.winner)
        if turning.rival is None:
            return _("{when}: {name} takes the lead for good.", when=when, name=name)
        text, rival = _("{when}: {name} slips past {rival}."), self.name(turning.rival)
        return text.format(when=when, name=name, rival=rival)

    def lost(self, seat: int) -> str:
        """Return when a seat lost the last that it had where only the winner has anything left."""
        scores = [one[seat] for one in self.course.scores]
        return self.course.when(scores.index(0)) if self.breakdown.spoils and not scores[-1] else ""

    def name(self, seat: int) -> str:
        """Return the name at a seat, without markup."""
        return escaped(self.seats[seat].name)

    def told(self, seat: int) -> str:
        """Return what a tooltip says of a seat: its name, its score, what that is made of."""
        made_of = self.breakdown.by_seat[seat]
        head = f"<b>{self.name(seat)}</b>: {self.worth(self.outcome.scores[seat])}"
        return f"{head}\n{made_of}" if made_of else head


def breakdown_of(match: Match) -> Breakdown:
    """Return what the scores of a finished match are made of, in its game's words."""
    outcome = match.outcome()
    if outcome is None:
        return Breakdown(("",) * len(match.seats))
    events = [step.event for act in match.acts for step in act.steps_for(None)]
    return load_words(match.plan.game).breakdown(outcome, events, match.view(None))
