"""What a game tells of a whole match: the truth behind its claims, numbers for the statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from treasure_games.core.registry import load_words
from treasure_games.core.words import Called, ToldTruth
from treasure_games.match.match import Match
from treasure_games.match.steps import Moment


def has_reel(match: Match) -> bool:
    """Return True if its game is one of bluffs."""
    return load_words(match.plan.game).reel is not None


def reel_of(match: Match, called: Called) -> tuple[ToldTruth, ...]:
    """Return every claim whose truth lies open for all to see, in order."""
    reel = load_words(match.plan.game).reel
    return reel(_moments(match), called) if reel else ()


def numbers_of(match: Match) -> Mapping[str, Sequence[int]]:
    """Return what the statistics count of a finished match, by seat."""
    events = (moment.event for moment in _moments(match))
    return load_words(match.plan.game).counted(events, match.view(None))


def _moments(match: Match) -> Iterator[Moment]:
    return (moment for act in match.acts for moment in act.moments)
