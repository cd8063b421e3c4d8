"""What a game says to people: lines of the log, notes, the status line. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate

_ = translate
Called: TypeAlias = Callable[[int], str]
"""Return the name of a seat, ready for a sentence with markup."""

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class LogEntry(Struct, frozen=True):
    """A line of the log. `caption` is the short form beside the seat that acted: a turn's first
    caption stands alone, those with `follows` are added to it, replacing a slight one; one that
    `sums_up` takes the place of the last one.

    `pieces` are those the line is about: they light up while the pointer is on it.
    """

    text: str
    seat: int | None = None
    pieces: tuple[int, ...] = ()
    caption: str = ""
    follows: bool = False
    is_slight: bool = False
    sums_up: bool = False


class Note(Struct, frozen=True):
    """A note on paper: a heading, a sentence, and the rule behind it, if any.

    `figures` are what it is about, in large letters between the two.
    """

    heading: str
    text: str = ""
    rule_id: str = ""
    figures: str = ""


def told_deeds(*told: tuple[str, int]) -> str:
    """Return what somebody has done, each kind by its words, if it was done at all."""
    return ", ".join(text for text, count in told if count)


class Breakdown(Struct, frozen=True):
    """How a match ended, in plain sentences in the player's language.

    `by_seat` explains each score, "" for nothing to say; `decided` says what decided the match and
    stands below the verdict.
    """

    by_seat: tuple[str, ...]
    decided: str = ""


class ToldTruth(Struct, frozen=True):
    """A claim of a bluffing game and what it was, a line of the truth reel. Texts have markup.

    `claim` says what was claimed, `shown` what lay there instead, `answer` who answered how and
    what it brought, `odds` how likely the claim was then. `answerers` are the seats that answered.
    """

    seat: int
    claim: str
    is_true: bool
    is_believed: bool
    answerers: tuple[int, ...] = ()
    shown: str = ""
    answer: str = ""
    odds: str = ""
    is_best_lie: bool = False
    is_worst_call: bool = False


TellsTruth: TypeAlias = Callable[[Iterable[tuple[Any, Any]], Called], tuple[ToldTruth, ...]]
"""Returns every claim whose truth lies open, in order, from all true events from the deal on, each
with the state right after it. While the match goes on, nothing is told that a bystander doesn't
know.
"""


class Words(Generic[ViewT, ActionT, EventT]):
    """Everything that a game says; one stateless object per game.

    The defaults say as little as possible, and suit games in which each seat has a hand.
    """

    lines: Mapping[type[Any], Callable[[Any, ViewT, Called], LogEntry | None]] = {}
    """What returns the line for each kind of event; others aren't worth one."""
    reel: TellsTruth | None = None
    """What tells the claims of a game of bluffs and their truth; None for a game without."""
    decisive: tuple[type[Any], ...] = ()
    """Events that tell best why a turn moved the scores. Without any in a turn the event tells it
    that moved them most."""
    numbers: Mapping[str, str] = {}
    """What the statistics count of each seat: a lasting id, and its title as a msgid."""

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
        return _("{name}, you decide.").format(name=called(seat))

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return one sentence for while somebody else decides."""
        return _("{name} is playing.").format(name=called(seat))

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return ""

    def breakdown(self, outcome: Outcome, events: Sequence[EventT], view: ViewT) -> Breakdown:
        """Return what the scores are made of, from a bystander's events and last view."""
        return Breakdown(("",) * len(outcome.scores))

    def worth(self, score: int) -> str:
        """Return a score with its unit, as the rulebook names it."""
        return plural("{count} point", "{count} points", score)

    def counted(self, told: Iterable[EventT], view: ViewT) -> Mapping[str, Sequence[int]]:
        """Return each of `numbers` by seat, from `told`, all true events of a finished match."""
        return {}

    def die_face(self, sides: int, outcome: int) -> str:
        """Return how a side of a die is shown, with markup; outcomes count from 0."""
        return str(outcome + 1)

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person; "" for none."""
        return _("{name}’s turn").format(name=called(seat))

    def is_public(self, view: ViewT) -> bool:
        """Return True if what is asked now needs no look at anything that lies face down."""
        return False

    def lift_sentence(self, name: str, key: str) -> str:
        """Return how a person looks at face-down secrets; `key` is "" for none."""
        text = (
            _("{name}, press your cards or hold {key} to look at them.")
            if key
            else _("{name}, press your cards to look at them.")
        )
        return text.format(name=name, key=key)

    def race_sentence(self, keys: str, *, is_on: bool) -> str:
        """Return how several people look at their secrets before a race, and shout once it is on;
        `keys` lists who has which.
        """
        text = (
            _("Shout with your own key: {keys}")
            if is_on
            else _("Look with your own key, then press Ready: {keys}")
        )
        return text.format(keys=keys)

    def lift_hint(self) -> str:
        """Return the tooltip that says what holding and tapping the secrets do."""
        return _("Hold to look at your hand, or tap to lift it for a while")
