"""Reports about a whole match: its claims in sentences, and numbers for the statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from treasure_games.core.registry import load_words
from treasure_games.core.words import Called, ClaimReport
from treasure_games.match.match import Match
from treasure_games.match.steps import Moment


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
