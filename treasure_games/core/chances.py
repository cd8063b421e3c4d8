"""How chances are told: not at all, in words, or in figures, as the player likes.

Every chance that is told anywhere goes through `told`. What cannot be is told in any manner.
"""

from typing import Final

from treasure_games.core.language import N_, translate

GUT, WORDS, FIGURES = "gut", "words", "figures"
MANNERS: Final = (GUT, WORDS, FIGURES)
NEVER: Final = N_("never")
_WORDS: Final = (
    (0.97, N_("surely")),
    (0.6, N_("likely")),
    (0.4, N_("even odds")),
    (0.15, N_("unlikely")),
    (0.0, N_("hardly")),
)
"""The least chance of each word. Of a hundred things that are “surely” so, at most three fail."""
PIPS: Final = len(_WORDS)
"""The pips of what is surely so: they stand for the words where there is no room for these."""


class _Manner:
    """The manner in use; one per process, like the language."""

    chosen: str = WORDS


def tell_chances(manner: str) -> None:
    """Tell chances like this from now on."""
    _Manner.chosen = manner


def manner() -> str:
    """Return how chances are told."""
    return _Manner.chosen


def told(chance: float) -> str:
    """Return a chance as a word or in percent; "" if the player goes by the gut."""
    if chance <= 0.0:
        return translate(NEVER)
    if _Manner.chosen == FIGURES:
        return percent(chance)
    if _Manner.chosen == GUT:
        return ""
    return translate(_WORDS[-pips(chance)][1])


def pips(chance: float) -> int:
    """Return how many of `PIPS` stand for the word of a chance; none for what cannot be."""
    return sum(chance >= least for least, _word in _WORDS) if chance > 0.0 else 0


def sentence_with(sentence: str, chance: float, **values: object) -> str:
    """Return a msgid with its {chance} and the other places filled; "" if that isn't told."""
    chance_told = told(chance)
    return translate(sentence, chance=chance_told, **values) if chance_told else ""


def percent(chance: float) -> str:
    """Return a chance in percent; 0 and 100 only if it is certain."""
    share = round(100 * chance)
    if 0.0 < chance < 1.0:
        share = min(99, max(1, share))
    return f"{share}\u00a0%"
