"""What a game says to people: lines of the log, notes, the status line. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from treasure_games.core.game import Outcome
from treasure_games.core.language import translate

_ = translate
Called: TypeAlias = Callable[[int], str]
"""Gives the name of a seat, ready to stand in a marked-up sentence."""

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


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


@dataclass(frozen=True, slots=True)
class Breakdown:
    """How a match came out: plain sentences in the player's language.

    `by_seat` says what each score is made of, "" for nothing to be said; `decided` says what
    decided the match and stands below the verdict.
    """

    by_seat: tuple[str, ...]
    decided: str = ""


class Words(Generic[ViewT, ActionT, EventT]):
    """Everything that a game says; each game has one object, which keeps nothing in mind.

    The defaults say as little as a game can do with, and suit games in which each seat has a hand.
    """

    def log(
        self, event: EventT, view: ViewT, called: Called, before: Sequence[EventT] = ()
    ) -> LogEntry | None:
        """Return the line for an event, or None if it isn't worth one.

        `before` are the events that the same eyes have seen earlier, the latest last.
        """
        return None

    def status(self, view: ViewT, seat: int, legal: Sequence[ActionT], called: Called) -> str:
        """Return one sentence: what the person at the screen, who is asked, can do now."""
        return _("{name}, it is for you to decide.").format(name=called(seat))

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return one sentence for the time in which somebody else decides."""
        return _("{name} is playing.").format(name=called(seat))

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return ""

    def breakdown(self, outcome: Outcome, events: Sequence[EventT], view: ViewT) -> Breakdown:
        """Return what the scores are made of, from all that a bystander saw and sees at the end."""
        return Breakdown(("",) * len(outcome.scores))

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner for when the table turns to another person; "" for none."""
        return _("{name}’s turn").format(name=called(seat))

    def round_number(self, view: ViewT) -> int | None:
        """Return the number of the round that is being played; None if rounds tell nothing."""
        return None

    def lift_sentence(self, name: str, key: str) -> str:
        """Return how a person sees secrets that lie face down; `key` is "" for none."""
        text = (
            _("{name}, press on your hand or hold {key} to look at it.")
            if key
            else _("{name}, press on your hand to look at it.")
        )
        return text.format(name=name, key=key)

    def lift_hint(self) -> str:
        """Return what holding and tapping the place of these secrets do, as a tooltip."""
        return _("Hold to look at your hand, or tap to lift it for a while")
