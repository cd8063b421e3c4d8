"""The ship's articles: the house rules of a match as sentences, with a gap for each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter

from msgspec import Struct

from treasure_games.core.language import translate
from treasure_games.core.options import GameInfo, HouseRule, OptionValue


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


def articles_of(info: GameInfo) -> tuple[Article, ...]:
    """Return the sentences of a game's house rules; options that they don't name come last."""
    articles = tuple(map(Article, info.articles))
    named = {name for article in articles for name in article.options}
    left_out = [option for option in info.options if option.name not in named]
    return (*articles, *map(_plain_article, left_out))


def _plain_article(rule: HouseRule) -> Article:
    """Return an article for an option that no sentence names: its title and value."""
    return Article(f"{translate(rule.title)}: {{{rule.name}}}.")


def _parts(text: str) -> Iterator[tuple[str, str]]:
    for words, name, _spec, _conversion in Formatter().parse(text):
        yield words, name or ""
