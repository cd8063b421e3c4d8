"""House rules as sentences with gaps: what a crew signs before it sails. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from string import Formatter

from treasure_games.core.language import translate
from treasure_games.core.options import GameInfo, HouseRule, OptionValue


@dataclass(frozen=True, slots=True)
class Gap:
    """How an option reads within its sentence.

    `words` are msgids for its listed values, in their order; `{number}` in one is the value, or
    what `stands_for` returns for the value and the number of seats. `own` is for a number that
    isn't listed, `written` for a value laid out by hand.
    """

    words: tuple[str, ...]
    stands_for: Callable[[OptionValue, int], int] | None = None
    own: str = "{number}"
    written: str = ""

    def said(self, rule: HouseRule, value: OptionValue, seats: int) -> str:
        """Return a value's words in the player's language."""
        if value in rule.values:
            pattern = self.words[rule.values.index(value)]
            number = self.stands_for(value, seats) if self.stands_for else value
        else:
            pattern, number = (self.written if rule.written else self.own), value
        return (translate(pattern) if pattern != "{number}" else pattern).format(number=number)


@dataclass(frozen=True, slots=True)
class Article:
    """One sentence, a msgid with the names of its options in braces, and how each reads there.

    All options of a sentence apply under the same condition.
    """

    text: str
    gaps: Mapping[str, Gap]

    def applies(self, info: GameInfo, chosen: Mapping[str, OptionValue]) -> bool:
        """Return True if its options have any effect."""
        return all(info.holds(info.option(name).only_if, chosen) for name in self.gaps)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield the translated sentence in pieces: plain words, then the option whose gap follows,
        "" at the end.
        """
        for words, name, _spec, _conversion in Formatter().parse(translate(self.text)):
            yield words, name or ""


def plain_article(rule: HouseRule) -> Article:
    """Return an article for an option that no sentence names: its title and value."""
    return Article(f"{translate(rule.title)}: {{{rule.name}}}.", {rule.name: Gap(rule.titles)})
