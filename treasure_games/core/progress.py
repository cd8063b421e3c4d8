"""How far a match has come, by what lies open to everybody: music follows it."""

from typing import NamedTuple


class Progress(NamedTuple):
    """A public fact about a match: for the same position it is the same to every seat.

    `share` is how much of the way to the end is done, from 0 to 1.
    """

    share: float
    is_near: bool = False
    """True if somebody can win, or the match end, with the next turn."""
    is_decisive: bool = False
    """True if the next thing that happens to somebody probably ends it."""
