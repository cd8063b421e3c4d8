"""What counts as a turn, in any game."""

from __future__ import annotations

from typing import Final

from treasure_games.core.codec import wire_name
from treasure_games.match.match import Match

TURN_STARTED: Final = "turn_started"
"""Every game with turns tells the beginning of each by an event of this name."""


def begins_turn(event: object) -> bool:
    """Does a turn begin with this event?"""
    return wire_name(type(event)) == TURN_STARTED


def turns_in(match: Match) -> int:
    """How many turns the match has had, of all seats together."""
    return sum(begins_turn(moment.event) for act in match.acts for moment in act.moments)
