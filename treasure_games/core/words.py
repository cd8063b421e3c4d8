"""What a game says to people: lines of the log and slips of paper. Knows no screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log. `caption` is the short form beside the seat that did it: the first of a
    turn stands alone, those that `follows` is true for are added to it, in place of a slight one.

    `pieces` are what the line speaks of: they light up while somebody points at it.
    """

    text: str
    seat: int | None = None
    pieces: tuple[int, ...] = ()
    caption: str = ""
    follows: bool = False
    is_slight: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A slip of paper: a heading, a sentence, and the rule that it stands on, if any."""

    heading: str
    text: str = ""
    rule_id: str = ""
