"""Everything a game says to people: log, notes, status line. No pygame here."""

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
    """A line of the log. `pieces` are those it is about: they light up under the pointer.

    `caption` is the short form beside the seat that acted. One with `follows` is added to the
    caption before it, or replaces it if that `is_slight`; one that `sums_up` replaces the last one.
    """

    text: str
    seat: int | None = None
    pieces: tuple[int, ...] = ()
    caption: str = ""
    follows: bool = False
    is_slight: bool = False
    sums_up: bool = False


class Note(Struct, frozen=True):
    """A note on paper: a heading, a sentence, and the id of its rule, if any.

    `figures` are shown in large letters below the heading.
    """

    heading: str
    text: str = ""
    rule_id: str = ""
    figures: str = ""


def listed_counts(*counts: tuple[str, int]) -> str:
    """Return the texts as a list, without those whose count is 0."""
    return ", ".join(text for text, count in counts if count)


class Breakdown(Struct, frozen=True):
    """How a match ended, in sentences in the player's language.

    `by_seat` explains each score, or is ""; `decided` says what decided the match.
    """

    by_seat: tuple[str, ...]
    decided: str = ""


class ClaimReport(Struct, frozen=True):
    """A claim of a bluffing game and whether it was true, in sentences with markup.

    `claim` says what was claimed, `shown` what lay there instead, `answer` who answered how and
    what the claim brought, `odds` how likely it was to be true. `answerers` are the seats that
    answered.
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


ReportsClaims: TypeAlias = Callable[[Iterable[tuple[Any, Any]], Called], tuple[ClaimReport, ...]]
"""Returns every claim of which everybody knows whether it was true, in order.

Gets all true events since the deal, each with the state right after it. While the match goes on, it
says nothing that a bystander doesn't know.
"""


class Words(Generic[ViewT, ActionT, EventT]):
    """Everything that a game says; one stateless object per game.

    The defaults say little, and suit games in which each seat has a hand of cards.
    """

    lines: Mapping[type[Any], Callable[[Any, ViewT, Called], LogEntry | None]] = {}
    """By class of event, a function that writes its line; other events have none."""
    claim_reports: ReportsClaims | None = None
    """Reports the claims of a game of bluffs, for the truth reel; None for a game without."""
    decisive: tuple[type[Any], ...] = ()
    """Events that best explain how a turn changed the scores. In a turn without any, the event that
    changed them most does."""
    numbers: Mapping[str, str] = {}
    """What the statistics count for each seat: titles (msgids) by id. Saved files use the ids."""

    def log(
        self, event: EventT, view: ViewT, called: Called, before: Sequence[EventT] = ()
    ) -> LogEntry | None:
        """Return the line for an event; None if it has none.

        `before` are the events that the same viewer saw before it, in order.
        """
        write = self.lines.get(type(event))
        return write(event, view, called) if write else None

    def status(self, view: ViewT, seat: int, legal: Sequence[ActionT], called: Called) -> str:
        """Return one sentence about what the person at the screen can do now."""
        return _("{name}, you decide.").format(name=called(seat))

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return one sentence to show while somebody else decides."""
        return _("{name} is playing.").format(name=called(seat))

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return ""

    def breakdown(self, outcome: Outcome, events: Sequence[EventT], view: ViewT) -> Breakdown:
        """Return how the scores came about, from a bystander's events and last view."""
        return Breakdown(("",) * len(outcome.scores))

    def worth(self, score: int) -> str:
        """Return a score with its unit, as the rulebook names it."""
        return plural("{count} point", "{count} points", score)

    def count_numbers(
        self, true_events: Iterable[EventT], view: ViewT
    ) -> Mapping[str, Sequence[int]]:
        """Return each of `numbers` by seat, from all true events of a finished match."""
        return {}

    def die_face(self, sides: int, outcome: int) -> str:
        """Return the picture or number of a die's side, with markup; outcomes count from 0."""
        return str(outcome + 1)

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person; "" for none."""
        return _("{name}’s turn").format(name=called(seat))

    def is_public(self, view: ViewT) -> bool:
        """Return True if people can decide now without seeing anything that lies face down."""
        return False

    def lift_sentence(self, name: str, key: str) -> str:
        """Return the hint how to look at one's hidden cards; `key` is "" if no key does it."""
        text = (
            _("{name}, press your cards or hold {key} to look at them.")
            if key
            else _("{name}, press your cards to look at them.")
        )
        return text.format(name=name, key=key)

    def race_sentence(self, keys: str, *, is_on: bool) -> str:
        """Return the hint for several people before and in a race; `keys` lists who has which key.

        Before it they look at their hidden cards, and once it is on they shout.
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
