"""The chapters of a rulebook, and where the house rules of a match belong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from treasure_games.core.language import translate as _
from treasure_games.core.options import GameInfo, HouseRule, Setup
from treasure_games.core.rulebook import Paragraph


class Chapter(Struct, frozen=True):
    """A heading of level 2, and all up to the next one. `notes` tell how this match differs."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    notes: list[str] = []

    def tells(self, rule_id: str) -> bool:
        """Return True if a paragraph tells this rule."""
        return any(rule_id in one.rules for one in self.paragraphs)


def chapters_of(
    pages: Sequence[Paragraph], info: GameInfo, setup: Setup | None = None
) -> list[Chapter]:
    """Return the chapters, without the title of the book; `setup` is that of the present match."""
    heads = [number for number, one in enumerate(pages) if one.level == 2]
    ends = [*heads[1:], len(pages)]
    chapters = [
        Chapter(pages[head].text, tuple(pages[head + 1 : end]))
        for head, end in zip(heads, ends, strict=True)
    ]
    for rule, value in _differing(info, setup):
        told = _("In this match: {rule}: {value}").format(rule=_(rule.title), value=value)
        # The first chapter that tells a rule is about it; the last one lists all house rules.
        next((one for one in chapters if one.tells(rule.rule)), chapters[-1]).notes.append(told)
    return chapters


def _differing(info: GameInfo, setup: Setup | None) -> Iterator[tuple[HouseRule, str]]:
    """Yield the house rules that differ from the book and matter, with their values in words."""
    options = {} if setup is None else setup.options
    for rule in info.options:
        value = options.get(rule.name, rule.default)
        if value != rule.default and info.holds(rule.only_if, options):
            words = dict(zip(rule.values, rule.titles, strict=True))
            yield rule, _(words[value]) if value in words else str(value)
