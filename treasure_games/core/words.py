"""What a game says to people: lines of the log, notes, the status line. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from treasure_games.core.game import Outcome
from treasure_games.core.language import translate

_ = translate
Called: TypeAlias = Callable[[int], str]
"""Return the name of a seat, ready for a sentence with markup."""

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log. `caption` is the short form beside the seat that acted: a turn's first
    caption stands alone, those with `follows` are added to it, replacing a slight one.

    `pieces` are those the line is about: they light up while the pointer is on it.
    """

    text: str
    seat: int | None = None
    pieces: tuple[int, ...] = ()
    caption: str = ""
    follows: bool = False
    is_slight: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A note on paper: a heading, a sentence, and the rule behind it, if any."""

    heading: str
    text: str = ""
    rule_id: str = ""


@dataclass(frozen=True, slots=True)
class Breakdown:
    """How a match ended, in plain sentences in the player's language.

    `by_seat` explains each score, "" for nothing to say; `decided` says what decided the match and
    stands below the verdict.
    """

    by_seat: tuple[str, ...]
    decided: str = ""


@dataclass(frozen=True, slots=True)
class ReelRow:
    """A claim of a game of bluff as it is told afterwards: whose, what, what it was, and the odds.

    `mark` names what makes it the most telling of its kind, "" for most. `is_unnoticed` is True if
    nobody doubted it.
    """

    seat: int
    text: str
    verdict: str
    odds: str
    is_true: bool
    is_unnoticed: bool = False
    mark: str = ""


class Words(Generic[ViewT, ActionT, EventT]):
    """Everything that a game says; one stateless object per game.

    The defaults say as little as possible, and suit games in which each seat has a hand.
    """

    lines: Mapping[type[Any], Callable[[Any, ViewT, Called], LogEntry | None]] = {}
    """What returns the line for each kind of event; others aren't worth one."""

    reel: Callable[[Any, Called], Sequence[ReelRow]] | None = None
    """For games of bluff: what returns all claims in the record of a match, in order."""

    def log(
        self, event: EventT, view: ViewT, called: Called, before: Sequence[EventT] = ()
    ) -> LogEntry | None:
        """Return the line for an event, or None if it isn't worth one.

        `before` are the earlier events that the same viewer has seen, the latest last.
        """
        tell = self.lines.get(type(event))
        return tell(event, view, called) if tell else None

    def status(self, view: ViewT, seat: int, legal: Sequence[ActionT], called: Called) -> str:
        """Return one sentence about what the person at the screen can do now."""
        return _("{name}, it is for you to decide.").format(name=called(seat))

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return one sentence for while somebody else decides."""
        return _("{name} is playing.").format(name=called(seat))

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return ""

    def breakdown(self, outcome: Outcome, events: Sequence[EventT], view: ViewT) -> Breakdown:
        """Return what the scores are made of, from a bystander's events and last view."""
        return Breakdown(("",) * len(outcome.scores))

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person; "" for none."""
        return _("{name}’s turn").format(name=called(seat))

    def lift_sentence(self, name: str, key: str) -> str:
        """Return how a person looks at face-down secrets; `key` is "" for none."""
        text = (
            _("{name}, press on your hand or hold {key} to look at it.")
            if key
            else _("{name}, press on your hand to look at it.")
        )
        return text.format(name=name, key=key)

    def lift_hint(self) -> str:
        """Return the tooltip that says what holding and tapping the secrets do."""
        return _("Hold to look at your hand, or tap to lift it for a while")
