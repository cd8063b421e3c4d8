"""How far a match has come, by what lies open to everybody: music follows it."""

from typing import NamedTuple


class Progress(NamedTuple):
    """The same to every seat. `share` is how much of the way to the end is done, from 0 to 1.

    A match `is_near` its end if the next turn may be it, and `is_decisive` if any act may be it.
    """

    share: float
    is_near: bool = False
    is_decisive: bool = False
