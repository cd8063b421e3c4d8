"""The chapters of a rulebook, with what every table adds to its legend and how a match differs."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate as _
from treasure_games.core.options import GameInfo, HouseRule, Setup, articles_of
from treasure_games.core.pages import page_beside
from treasure_games.core.rulebook import Paragraph, legend_of, rulebook
from treasure_games.stage.input.reader import InputReader

_ACTS: Final = page_beside(__file__, dict[str, list[dict[str, str]]])["acts"]


class Chapter(Struct, frozen=True):
    """A heading of level 2, and all up to the next one."""

    title: str
    paragraphs: tuple[Paragraph, ...]


def chapters_of(pages: Sequence[Paragraph]) -> list[Chapter]:
    """Return the chapters, without the title of the book."""
    heads = [number for number, one in enumerate(pages) if one.level == 2]
    ends = [*heads[1:], len(pages)]
    return [
        Chapter(pages[head].text, tuple(pages[head + 1 : end]))
        for head, end in zip(heads, ends, strict=True)
    ]


def notes_of(
    pages: Sequence[Paragraph], info: GameInfo, setup: Setup | None
) -> defaultdict[Paragraph, list[str]]:
    """Return how this match differs, by the first paragraph that tells each rule."""
    notes: defaultdict[Paragraph, list[str]] = defaultdict(list)
    if setup is None:
        return notes
    for rule, _what in differing(info, setup):
        article = next(one for one in articles_of(info) if rule.name in one.options)
        told = _("In this match: {what}", what=article.told(info, setup))
        about = next((one for one in pages if rule.rule in one.rules), pages[-1])
        if told not in notes[about]:
            notes[about].append(told)
    return notes


def differing(info: GameInfo, setup: Setup | None) -> Iterator[tuple[HouseRule, str]]:
    """Yield the house rules that differ from the book and matter, and how they do in words."""
    options = {} if setup is None else setup.options
    for rule in info.options:
        value = options.get(rule.name, rule.default)
        if value != rule.default and info.holds(rule.only_if, options):
            words = dict(zip(rule.values, rule.titles, strict=True))
            told = _(words[value]) if value in words else str(value)
            yield rule, _("{rule}: {value}", rule=_(rule.title), value=told)


def with_glance(game_id: str, source: InputReader) -> Sequence[Paragraph]:
    """Return the rulebook of a game; its legend tells the lantern and the buttons, too."""
    page = rulebook(game_id)
    end = page.index(legend_of(game_id)[-1]) + 1
    return (*page[:end], *_everywhere(source), *page[end:])


def _everywhere(source: InputReader) -> Iterator[Paragraph]:
    turn = _("A lantern, or a line of light: it is this seat’s turn.")
    yield Paragraph(turn, image="objects/turn_marker", is_beside=True)
    for act in _ACTS:
        words = source.with_key(_(act["words"]), act["command"])()
        yield Paragraph(words, image=f"ui/icon_{act['picture']}", is_beside=True)
