"""The options of a game (its house rules), one choice of them, and the sentences they make."""

from collections.abc import Callable, Iterator, Mapping
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, replace

from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import page_beside

OptionValue = str | int
Condition = tuple[str, tuple[OptionValue, ...]]
"""The name of an option, and the values for which the condition holds."""

MOST_DIGITS: Final = 20
"""The most digits of a number that a player types; enough for any seed."""


class Range(NamedTuple):
    """Integers from `low` to `high`, both inclusive."""

    low: int
    high: int


class Choice(NamedTuple):
    """A value of an option, with the title that a player reads for it.

    `words` are how it reads in the sentence of the ship's articles that names the option, if not
    like its title: a msgid, where {number} is the value or the number that it stands for.
    """

    value: OptionValue
    title: str
    words: str = ""


class HouseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """One house rule: a name for files and command lines, and the values it may take.

    `help` is one line. The first choice is the default, unless `usual` names the value of another.
    `only_if` names another option and the values with which this one has any effect. `rule` is the
    id of the rule that the option changes.

    `shared` is the default where several people share a screen, if it differs.

    Besides its choices an option may take any of a range of `numbers`, or free text: `written` then
    normalizes the text, or raises `BadSetup` saying what is wrong with it. `own_words` and
    `written_words` are how such a number or text reads in its sentence. `stands_for` returns the
    number that a choice stands for, from its value and the number of seats. `since` is the edition
    of the rules that brought the option: setups of earlier ones lack it. `first` is the value at
    the first quick play, if it differs.
    """

    name: str
    title: str
    help: str
    rule: str
    choices: tuple[Choice, ...]
    only_if: Condition | None = None
    numbers: Range | None = None
    written: Callable[[str], str] | None = None
    usual: OptionValue | None = None
    shared: OptionValue | None = None
    first: OptionValue | None = None
    stands_for: Callable[[OptionValue, int], int] | None = None
    own_words: str = "{number}"
    written_words: str = ""
    since: int = 1

    def __post_init__(self) -> None:
        """Raises `ValueError` if no choice is the default, or free text has no words."""
        if self.default not in self.values:
            raise ValueError(f"option {self.name}: no choice is its default")
        if self.written and not self.written_words:
            raise ValueError(f"option {self.name}: free text has no words")

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """The values of its choices."""
        return tuple([choice.value for choice in self.choices])

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles of its choices."""
        return tuple([choice.title for choice in self.choices])

    @property
    def default(self) -> OptionValue:
        """The value that is played by unless another is agreed on."""
        return self.choices[0].value if self.usual is None else self.usual

    def default_for(self, people: int) -> OptionValue:
        """Return the value that a set-up proposes for this number of people at one screen."""
        return self.default if people < 2 or self.shared is None else self.shared

    def words_for(self, value: OptionValue, seats: int) -> str:
        """Return how a value reads in its sentence, in the player's language."""
        pattern, number = self.written_words or self.own_words, value
        if value in self.values:
            choice = self.choices[self.values.index(value)]
            pattern, number = choice.words or choice.title, self.number_for(value, seats)
        return (translate(pattern) if pattern != "{number}" else pattern).format(number=number)

    def number_for(self, value: OptionValue, seats: int) -> OptionValue:
        """Return the number that a choice stands for, or else the value itself."""
        if self.stands_for is None or value not in self.values:
            return value
        return self.stands_for(value, seats)

    def parse(self, text: str) -> OptionValue:
        """Return the value written as `text`; raises `BadSetup` naming what is allowed."""
        for value in self.values:
            if str(value) == text:
                return value
        if self.numbers and text.isdecimal() and self._is_in_range(text):
            return int(text)
        if self.written:
            return self.written(text)
        raise self._refusal(text)

    def _is_in_range(self, digits: str) -> bool:
        # Python refuses to parse numbers with thousands of digits.
        return (
            self.numbers is not None
            and len(digits) <= MOST_DIGITS
            and self.numbers.low <= int(digits) <= self.numbers.high
        )

    def _refusal(self, text: str) -> BadSetup:
        allowed = ", ".join(str(value) for value in self.values)
        values = {"name": self.name, "value": quoted(text), "allowed": allowed}
        if self.numbers:
            sentence = N_("Option {name} can’t be “{value}”: choose {allowed} or {low} to {high}.")
            return BadSetup(sentence, **values, **self.numbers._asdict())
        return BadSetup(N_("Option {name} can’t be “{value}”: choose one of {allowed}."), **values)


class HousePage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a `GameInfo` has from the game's `house.toml`."""

    title: str
    summary: str
    options: tuple[HouseRule, ...]
    articles: tuple[str, ...]
    secret_if: Condition | None = None
    edition: int = 1

    def info(
        self,
        game: str,
        seats: tuple[int, int],
        actions: tuple[type[Any], ...],
        events: tuple[type[Any], ...],
        check: "Callable[[Setup], None] | None" = None,
    ) -> "GameInfo":
        """Return the description of the game, with what no page can have."""
        return GameInfo(
            id=game, seats=seats, actions=actions, events=events, check=check, **asdict(self)
        )


def read_house(module: str, **functions: Mapping[str, Callable[..., Any]]) -> HousePage:
    """Return the page beside a module, which adds the functions that some of its options have."""
    page = page_beside(module, HousePage)
    options = [replace(option, **functions.get(option.name, {})) for option in page.options]
    return replace(page, options=tuple(options))


class GameInfo(Struct, frozen=True):
    """The description of a game: id, title, players, options, classes.

    `actions` and `events` list its action and event classes, so that records can write and read
    them by name; `seats` is the range of players (inclusive). `check` raises `BadSetup`
    for options that are valid one by one but not together. `secret_if` says with which options
    players hold secrets; a game without it always has them. `articles` are the sentences of the
    house rules, msgids with options in braces; all options in one sentence apply together.
    `edition` counts the changes of the rules: records of an earlier one are replayed by its rules.
    """

    id: str
    title: str
    summary: str
    seats: tuple[int, int]
    options: tuple[HouseRule, ...]
    actions: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    check: "Callable[[Setup], None] | None" = None
    secret_if: Condition | None = None
    articles: tuple[str, ...] = ()
    edition: int = 1

    def holds(self, condition: Condition | None, chosen: Mapping[str, OptionValue]) -> bool:
        """Return True if the condition holds; options not in `chosen` have their default."""
        if condition is None:
            return True
        name, values = condition
        return chosen.get(name, self.option(name).default) in values

    def has_secrets(self, chosen: Mapping[str, OptionValue]) -> bool:
        """Return True if seats can hold secrets with these options."""
        return self.holds(self.secret_if, chosen)

    def option(self, name: str) -> HouseRule:
        """Return the option called `name`; raises `BadSetup` listing those that exist."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        sentence = N_("{game} has no option “{name}”, only: {known}.")
        raise BadSetup(sentence, game=self.title, name=quoted(name), known=known)


class Setup(Struct, frozen=True):
    """The number of seats, each option's value with defaults filled in, the rules' edition."""

    seats: int
    options: Mapping[str, OptionValue] = MappingProxyType({})
    edition: int = 1

    @classmethod
    def of(
        cls,
        info: GameInfo,
        seats: int,
        chosen: Mapping[str, OptionValue] | None = None,
        edition: int | None = None,
    ) -> "Setup":
        """Return a complete set-up; raises `BadSetup` for a wrong seat count, option or value.

        Without `edition` it is for the rules of today.
        """
        low, high = info.seats
        if not low <= seats <= high:
            sentence = N_("{game} is for {low} to {high} players, not {seats}.")
            raise BadSetup(sentence, game=info.title, low=low, high=high, seats=seats)
        given = {
            name: info.option(name).parse(str(value)) for name, value in (chosen or {}).items()
        }
        edition = edition or info.edition
        options = {
            option.name: given.get(option.name, option.default)
            for option in info.options
            if option.since <= edition
        }
        setup = cls(seats, MappingProxyType(options), edition)
        if info.check:
            info.check(setup)
        return setup

    def text(self, name: str) -> str:
        """Return the value of an option whose values are strings."""
        return str(self.options[name])

    def number(self, name: str) -> int:
        """Return the value of an option whose values are integers."""
        return int(self.options[name])

    def __reduce__(self) -> tuple[object, ...]:
        # A mapping proxy can't be pickled, and set-ups are sent to the worker process.
        return (_restore_setup, (self.seats, dict(self.options), self.edition))


def _restore_setup(seats: int, options: dict[str, OptionValue], edition: int) -> Setup:
    return Setup(seats, MappingProxyType(options), edition)


class Article(Struct, frozen=True):
    """One sentence: a msgid with the names of its options in braces."""

    text: str

    @property
    def options(self) -> tuple[str, ...]:
        """The names of its options."""
        return tuple(name for _words, name in _parts(self.text) if name)

    def applies(self, info: GameInfo, chosen: Mapping[str, OptionValue]) -> bool:
        """Return True if its options have any effect."""
        return all(info.holds(info.option(name).only_if, chosen) for name in self.options)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield the translated sentence in parts: words, and the option in the gap after them.

        The last part may have the option "".
        """
        return _parts(translate(self.text))

    def told(self, info: GameInfo, setup: Setup) -> str:
        """Return the whole sentence with what its options are."""
        rules = {name: info.option(name) for name in self.options}
        words = {
            name: rule.words_for(setup.options.get(name, rule.default), setup.seats)
            for name, rule in rules.items()
        }
        return "".join(text + words.get(name, "") for text, name in self.parts())


def articles_of(info: GameInfo) -> tuple[Article, ...]:
    """Return the sentences of a game's house rules; options that they don't name come last."""
    articles = tuple(map(Article, info.articles))
    named = {name for article in articles for name in article.options}
    left_out = [option for option in info.options if option.name not in named]
    plain = (f"{translate(rule.title)}: {{{rule.name}}}." for rule in left_out)
    return (*articles, *map(Article, plain))


def _parts(text: str) -> Iterator[tuple[str, str]]:
    for words, name, _spec, _conversion in Formatter().parse(text):
        yield words, name or ""
