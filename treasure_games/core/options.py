"""The options of a game (its house rules), and one choice of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import Struct

from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_, translate

OptionValue = str | int
Condition = tuple[str, tuple[OptionValue, ...]]
"""The name of an option, and the values for which the condition holds."""

MOST_DIGITS: Final = 20
"""The most digits of a number that a player types; enough for any seed."""


class Range(NamedTuple):
    """Integers from `low` to `high`, both inclusive."""

    low: int
    high: int


class Gap:
    """How the value of an option reads in the sentence of the ship's articles that names it.

    `words` are msgids for its listed values, in their order; without any, all read `{number}`. The
    number is the value, or what `stands_for` returns for the value and the number of seats. `own`
    is the msgid for a number that isn't listed, `written` for free text.
    """

    def __init__(
        self,
        *words: str,
        stands_for: Callable[[OptionValue, int], int] | None = None,
        own: str = "{number}",
        written: str = "",
    ) -> None:
        self.words, self.stands_for = words, stands_for
        self.own, self.written = own, written


class HouseRule(Struct, frozen=True):
    """One house rule: a name for files and command lines, and the values it may take.

    `titles` are what a player reads for `values`, in the same order; `help` is one line. The first
    value is the default, unless `usual` names another. `only_if` names another option and the
    values with which this one has any effect. `rule` is the id of the rule that the option changes.

    `shared` is the default where several people share a screen, if it differs.

    `gap` is how it reads in its sentence; without one it reads as its titles.

    Besides the listed values an option may take any of a range of `numbers`, or free text:
    `written` then normalizes the text, or raises `BadSetup` saying what is wrong with it.
    """

    name: str
    title: str
    values: tuple[OptionValue, ...]
    titles: tuple[str, ...]
    help: str
    rule: str
    only_if: Condition | None = None
    numbers: Range | None = None
    written: Callable[[str], str] | None = None
    usual: OptionValue | None = None
    shared: OptionValue | None = None
    gap: Gap | None = None

    def default_for(self, people: int) -> OptionValue:
        """Return the value that a set-up proposes for this number of people at one screen."""
        return self.default if people < 2 or self.shared is None else self.shared

    @property
    def default(self) -> OptionValue:
        """The value where none is chosen."""
        return self.values[0] if self.usual is None else self.usual

    def __post_init__(self) -> None:
        if self.default not in self.values or len(self.values) != len(self.titles):
            raise ValueError(f"option {self.name}: default or titles don't fit its values")

    def words_for(self, value: OptionValue, seats: int) -> str:
        """Return how a value reads in its sentence, in the player's language."""
        gap, number = self.gap or Gap(*self.titles), value
        if value in self.values:
            words = gap.words or ("{number}",) * len(self.values)
            pattern, number = words[self.values.index(value)], self.number_for(value, seats)
        else:
            pattern = gap.written if self.written else gap.own
        return (translate(pattern) if pattern != "{number}" else pattern).format(number=number)

    def number_for(self, value: OptionValue, seats: int) -> OptionValue:
        """Return the number that a listed value stands for, or else the value itself."""
        if self.gap is None or self.gap.stands_for is None or value not in self.values:
            return value
        return self.gap.stands_for(value, seats)

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
        if self.numbers:
            return BadSetup(
                N_("Option {name} can’t be “{value}”: choose {allowed} or {low} to {high}."),
                name=self.name,
                value=quoted(text),
                allowed=allowed,
                low=self.numbers.low,
                high=self.numbers.high,
            )
        return BadSetup(
            N_("Option {name} can’t be “{value}”: choose one of {allowed}."),
            name=self.name,
            value=quoted(text),
            allowed=allowed,
        )


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
    check: Callable[[Setup], None] | None = None
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
        raise BadSetup(
            N_("{game} has no option “{name}”, only: {known}."),
            game=self.title,
            name=quoted(name),
            known=", ".join(option.name for option in self.options),
        )


class Setup(Struct, frozen=True):
    """The number of seats, every option with its value (defaults filled in), and the edition of the
    rules.
    """

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
    ) -> Setup:
        """Return a complete set-up; raises `BadSetup` for a wrong seat count, option or value.

        Without `edition` it is for the rules of today.
        """
        low, high = info.seats
        if not low <= seats <= high:
            raise BadSetup(
                N_("{game} is for {low} to {high} players, not {seats}."),
                game=info.title,
                low=low,
                high=high,
                seats=seats,
            )
        given = {
            name: info.option(name).parse(str(value)) for name, value in (chosen or {}).items()
        }
        options = {option.name: given.get(option.name, option.default) for option in info.options}
        setup = cls(seats, MappingProxyType(options), edition or info.edition)
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
