"""Words for bids, dice and numbers; what each card does, and when it is used."""

from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate as _, translate_plural
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.scallywager.rules import pieces


class NamesPage(Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of dice in words, and what each card does, by its title."""

    numbers: tuple[str, ...]
    does: dict[str, str]


_PAGE: Final = page_beside(__file__, NamesPage)
_DOES: Final = by_number(_PAGE.does, pieces.CARD_TITLES)


def number(count: int) -> str:
    """Return a number of dice in words, for sentences."""
    return _(_PAGE.numbers[count]) if count < len(_PAGE.numbers) else str(count)


def dice_of(count: int, face: int) -> str:
    """Return a number of dice of a face, like “three 5s”."""
    text = translate_plural("{count} {face}", "{count} {face}s", count)
    return text.format(count=number(count), face=face)


def dice(count: int) -> str:
    """Return a number of dice, like “two dice”."""
    text = translate_plural("{count} die", "{count} dice", count)
    return text.format(count=number(count))


def card_words(kind: int) -> str:
    """Return what a card does."""
    return _(_DOES[kind]) if kind >= 0 else ""


def timing(kind: int) -> str:
    """Return when a card is used."""
    if kind in pieces.PERMANENT:
        return _("Stays with you")
    if kind in pieces.TREASURE_KINDS:
        return _("Used once")
    if kind in pieces.DAWN_KINDS:
        return _("At dawn, before the first bid")
    if kind in pieces.HELM_KINDS:
        return _("With your own bid")
    return _("At the showdown, before the count")
