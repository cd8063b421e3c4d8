"""What each card does: in a sentence or two, and in the few words that fit on it."""

from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.stolen_treasure.rules import pieces

ANSWERS: Final = (pieces.CODE, pieces.YARR, pieces.PARLEY)
"""ST-35: the kinds that answer something, in anybody's turn."""

_PAGE: Final = page_beside(__file__, dict[str, dict[str, str]])
_BRIEF, _DOES = (by_number(_PAGE[name], pieces.TITLES) for name in ("brief", "does"))


def brief_words(kind: int) -> str:
    """Return what a piracy card does, in the few words that fit on it."""
    return _(_BRIEF[kind])


def card_words(kind: int) -> str:
    """Return what a card does, and its value."""
    value = pieces.VALUES[kind]
    if kind in _DOES:
        return f"{_(_DOES[kind])} {_timing(kind)}"
    if value > 0:
        return _("Counts {value} once it is buried, and nothing in your hand.", value=value)
    text = _("Costs {value} points in your hand, and for ever once it is buried.")
    return text.format(value=-value)


def _timing(kind: int) -> str:
    if kind == pieces.SPOT:
        return _("It works in your hand.")
    if kind in ANSWERS:
        return _("An answer: it costs no action and can be played on anybody’s turn.")
    return _("It takes one action on your turn.")


def brief_timing(kind: int) -> str:
    """Return in a word when a piracy card is played."""
    if kind == pieces.SPOT:
        return _("Curse")
    return _("Answer") if kind in ANSWERS else _("Action")


def signed(value: int) -> str:
    """Return a value with its sign."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def figure(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value) if value >= 0 else f"−{-value}"
