"""What counts as a turn, in any game."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.codec import wire_name
from treasure_games.match.match import Match

TURN_STARTED: Final = "turn_started"
"""The name of the event that begins a turn, in every game with turns."""


def marks_turn(event_class: type[Any]) -> bool:
    """Return True if each turn begins with an event of this class."""
    return wire_name(event_class) == TURN_STARTED


def turns_in(match: Match) -> int:
    """Return how many turns the match has had, of all seats together."""
    return sum(marks_turn(type(moment.event)) for act in match.acts for moment in act.moments)
