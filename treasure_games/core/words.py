"""Everything a game says to people: log, notes, status line. No pygame here.

Placeholders of a sentence are filled by phrases, or by the fields of an event or action.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from treasure_games.core.deeds import Told, deed
from treasure_games.core.feats import Fact
from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate, translate_plural
from treasure_games.core.pages import by_kind, by_number

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


def lead_words(lead: int | None) -> str:
    """Return the winner's lead in points as a sentence; None stands for a shared victory."""
    if lead is None:
        return _("Level on points.")
    return plural("The winner is {count} point ahead.", "The winner is {count} points ahead.", lead)


class Breakdown(Struct, frozen=True):
    """How a match ended, in sentences in the player's language.

    `by_seat` explains each score, or is ""; `decided` says what decided the match. `spoils` are
    pictures of what the winner has left where nobody else has anything, `toss` is that of what was
    flipped between those who were level.
    """

    by_seat: tuple[str, ...]
    decided: str = ""
    spoils: tuple[str, ...] = ()
    toss: str = ""


class ClaimReport(Struct, frozen=True):
    """A claim of a bluffing game and whether it was true, in sentences with markup.

    `claim` says what was claimed, `shown` what lay there instead, `answer` who answered how and
    what the claim brought, `odds` how likely it was to be true. `promised` are the pictures of what
    a lie told of, if it can be shown, `lifted` those of what really lay there, `moment` is the
    number of its event.
    """

    seat: int
    claim: str
    is_true: bool
    is_believed: bool
    shown: str = ""
    answer: str = ""
    odds: str = ""
    is_best_lie: bool = False
    is_worst_call: bool = False
    promised: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    moment: int = 0


ReportsClaims: TypeAlias = Callable[[Iterable[tuple[Any, Any]], Called], tuple[ClaimReport, ...]]
"""Returns every claim of which everybody knows whether it was true, in order.

Gets all true events since the deal, each with the state right after it. While the match goes on, it
says nothing that a bystander doesn't know.
"""


class Plural(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence about one or many: two msgids, and the placeholder with the number or seats."""

    one: str
    many: str
    by: str = "count"


class Lift(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person at a shared screen looks at what is hidden from others: msgids."""

    by_key: str = N_("{name}, press your cards or hold {key} to look at them.")
    by_press: str = N_("{name}, press your cards to look at them.")
    hint: str = N_("Hold to look at your hand, or tap to lift it for a while")


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
    victims: Mapping[type[Any], str] = {}
    """By class of event, the field with the seat that it costs something."""
    deeds: Told = {}
    """By class of event, who has done what to whom: pirates talk about it."""
    reveals: Collection[type[Any]] = ()
    """Events that all people at one screen must have watched before somebody is sent away."""
    lift: Lift = Lift()
    """How to look at one's hidden cards, or whatever else is hidden."""
    numbers: Mapping[str, str | Plural] = {}
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
        return _("{name}, you decide.", name=called(seat))

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return one sentence to show while somebody else decides."""
        return _("{name} is playing.", name=called(seat))

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return ""

    def breakdown(self, outcome: Outcome, happened: Sequence[EventT], view: ViewT) -> Breakdown:
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

    def facts(self, event: EventT, state: Any) -> Iterable[Fact]:
        """Return what deeds want to know of a true event and the state right after it."""
        return ()

    def die_face(self, sides: int, outcome: int) -> str:
        """Return the picture or number of a die's side, with markup; outcomes count from 0."""
        return str(outcome + 1)

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person; "" for none."""
        return _("{name}’s turn", name=called(seat))

    def is_public(self, view: ViewT) -> bool:
        """Return True if people can decide now without seeing anything that lies face down."""
        return False

    def lift_sentence(self, name: str, key: str) -> str:
        """Return the hint how to look at one's hidden cards; `key` is "" if no key does it."""
        return translate(self.lift.by_key if key else self.lift.by_press, name=name, key=key)

    def lift_hint(self) -> str:
        """Return the tooltip that says what holding and tapping the secrets do."""
        return translate(self.lift.hint)

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


Phrases: TypeAlias = Mapping[str, Callable[[Any, ViewT, Called], object]]
"""By placeholder, a function of the event, a view after it, and `called`; returns its words."""


def counts_in_words(words: Mapping[str, str | Plural], counts: Mapping[str, int]) -> list[str]:
    """Return the words for each {count}, without those whose count is 0."""
    return [with_count(words[name], count) for name, count in counts.items() if count]


def with_count(words: str | Plural, count: int) -> str:
    """Return the words that fit a count, with {count} filled."""
    if isinstance(words, Plural):
        return plural(words.one, words.many, count)
    return translate(words).format(count=count)


Sentence: TypeAlias = str | Plural | Callable[[Any, ViewT], str]
"""A msgid or two, or a function that returns a translated sentence for an event and the view after
it."""

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def filled(
    pattern: str,
    phrases: Phrases[ViewT],
    event: Any,
    view: ViewT,
    called: Called,
    given: Mapping[str, object] = _NOTHING,
) -> str:
    """Return the sentence with its placeholders filled: given, phrases, or fields of the event."""
    return pattern.format_map(PlaceholderValues(phrases, event, view, called, given))


class PlaceholderValues(dict[str, Any]):
    """Computes only the placeholders that a sentence has."""

    def __init__(
        self,
        phrases: Phrases[Any],
        event: Any,
        view: Any,
        called: Called,
        given: Mapping[str, object] = _NOTHING,
    ) -> None:
        super().__init__(given)
        self._phrases, self._arguments = phrases, (event, view, called)

    def __missing__(self, name: str) -> object:
        phrase = self._phrases.get(name)
        return phrase(*self._arguments) if phrase else getattr(self._arguments[0], name)

    def pattern(self, sentence: Sentence[Any]) -> str:
        """Return the translated sentence that fits these values, with its places empty."""
        if isinstance(sentence, Plural):
            found = self[sentence.by]
            number = len(found) if isinstance(found, tuple) else found
            return translate_plural(sentence.one, sentence.many, number)
        if isinstance(sentence, str):
            return translate(sentence)
        return sentence(*self._arguments[:2])


def first_of(*fields: str) -> Callable[[Any], Any]:
    """Return a function that returns the first of these fields that an event has."""
    return lambda event: next(getattr(event, one) for one in fields if hasattr(event, one))


def seat_in(*fields: str) -> Callable[[Any, Any, Called], str]:
    """Return a phrase: the name of the seat in the first of these fields that an event has."""
    whose = first_of(*fields)
    return lambda event, _view, called: called(whose(event))


def seats_in(*fields: str) -> Callable[[Any, Any, Called], str]:
    """Return a phrase: the names of the seats in the first of these fields that an event has."""
    whose = first_of(*fields)
    return lambda event, _view, called: ", ".join(called(seat) for seat in whose(event))


def victory(event: Any, _view: Any) -> str:
    """Return the sentence about the winners of a game that is over, with {names} and {score}."""
    return translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.",
        len(event.winners),
    )  # fmt: skip


class DeedOn(Struct, frozen=True, forbid_unknown_fields=True):
    """How a deed is read from an event, see `core.deeds.deed`; `by` is the name of a class."""

    kind: str
    doer: str = "seat"
    other: str = "target"
    by: str = ""


class WordsPage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says beside its log: tables by the name of a number, question, or class.

    What isn't explained here has the name of what it fills in `Words` and `PhaseWords`. `results`
    are words for what is counted of a seat in the `Breakdown`; `more` are further tables of a
    game's own.
    """

    numbers: dict[str, str | Plural] = {}
    results: dict[str, str | Plural] = {}
    statuses: dict[str, str | Plural] = {}
    waits: dict[str, str | Plural] = {}
    choices: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    suggestions: dict[str, str] = {}
    lift: Lift = Lift()
    decisive: tuple[str, ...] = ()
    reveals: tuple[str, ...] = ()
    victims: dict[str, str] = {}
    deeds: dict[str, DeedOn] = {}
    counts: dict[str, dict[str, str]] = {}
    more: dict[str, dict[str, str]] = {}


class PhaseWords(Words[ViewT, ActionT, EventT]):
    """Words about the open question, in one sentence by phase, with phrases.

    {name} is the seat asked. A sentence that depends on more is a function of the legal actions
    (none while somebody else decides) and the view. A game has most of it on a `page`, whose tables
    name its `phases`, and classes of its `acts` and `events`.
    """

    statuses: Mapping[int, Sentence[ViewT]] = {}
    """What the person at the screen can do."""
    waits: Mapping[int, Sentence[ViewT]] = {}
    """What the others read while somebody decides."""
    choices: Collection[int] = ()
    """The phases in which people choose out of turn."""
    public: Collection[int] = ()
    """The phases in which people need to see nothing hidden."""
    suggestions: Mapping[type[Any], str] = {}
    """Suggested moves in a few words, msgids by the class of the action."""
    phrases: Phrases[ViewT] = {}
    counts: Mapping[type[Any], Mapping[str, str]] = {}
    """By class of event, which number it adds one to for the seat in each of these fields."""

    def __init_subclass__(
        cls, page: WordsPage | None = None, phases: Sequence[str] = (),
        acts: Collection[type[Any]] = (), events: Collection[type[Any]] = (), **more: Any,
    ) -> None:  # fmt: skip
        """Take in the page of a game; statuses, waits and deeds of the class itself come first."""
        super().__init_subclass__(**more)
        if page is None:
            return
        named = {kind.__name__: kind for kind in events}
        deeds = {
            name: deed(one.kind, one.doer, one.other, named[one.by] if one.by else None)
            for name, one in page.deeds.items()
        }
        cls.numbers, cls.lift = page.numbers, page.lift
        cls.statuses = {**by_number(page.statuses, phases), **cls.statuses}
        cls.waits = {**by_number(page.waits, phases), **cls.waits}
        cls.choices, cls.public = (
            [phases.index(name) for name in names] for names in (page.choices, page.public)
        )
        cls.decisive, cls.reveals = (
            tuple(named[name] for name in names) for names in (page.decisive, page.reveals)
        )
        cls.suggestions = by_kind(page.suggestions, acts)
        cls.victims, cls.counts = by_kind(page.victims, events), by_kind(page.counts, events)
        cls.deeds = {**by_kind(deeds, events), **cls.deeds}

    def count_numbers(self, true_events: Iterable[EventT], view: Any) -> dict[str, list[int]]:
        """Return each of `numbers` by seat, as `counts` says."""
        by_seat = {name: [0] * view.seats for name in self.numbers}
        for event in true_events:
            for field, number in self.counts.get(type(event), {}).items():
                by_seat[number][getattr(event, field)] += 1
        return by_seat

    def phase(self, view: Any) -> int:
        """Return the phase whose question is open."""
        phase: int = view.phase
        return phase

    def status(self, view: ViewT, seat: int, legal: Sequence[ActionT], called: Called) -> str:
        """Return what the person at the screen can do."""
        text = self._text(self.statuses, view, seat, called, legal)
        return text or super().status(view, seat, legal, called)

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return what the others wait for."""
        return self._text(self.waits, view, seat, called) or super().waiting(view, seat, called)

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return filled(translate(self.suggestions[type(action)]), self.phrases, action, view, called)

    def is_public(self, view: ViewT) -> bool:
        """Return True in the phases in which people need to see nothing hidden."""
        return self.phase(view) in self.public

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person."""
        if self.phase(view) not in self.choices:
            return super().handover(view, seat, called)
        return translate("{name}, your choice", name=called(seat))

    def _text(
        self, texts: Mapping[int, Sentence[ViewT]], view: ViewT, seat: int, called: Called,
        legal: Sequence[ActionT] = (),
    ) -> str:  # fmt: skip
        values = PlaceholderValues(self.phrases, legal, view, called, {"name": called(seat)})
        return values.pattern(texts.get(self.phase(view), "")).format_map(values)
