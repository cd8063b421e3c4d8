"""What the rulebook begins with: the aim of a game, and a legend of everything on its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from treasure_games.core.language import N_, translate
from treasure_games.core.registry import load_words
from treasure_games.core.words import Sign
from treasure_games.screens.rules_text import Paragraph, rulebook
from treasure_games.stage.input.keymap import KeyMap, with_key

_ = translate
_EVERYWHERE: Final = (
    Sign(("objects/turn_marker",), N_("A lantern, or a line of light: it is this seat’s turn.")),
)
_KEYS: Final = (
    ("undo", N_("Take back your last act"), "undo"),
    ("restart", N_("What happened since you last decided"), "replay"),
    ("hint", N_("Suggest a move"), "hint"),
    ("rules", N_("Rulebook"), "help"),
    ("log", N_("Ship’s log"), "log"),
    ("skip", N_("Skip what is moving; hold the key to go faster"), "skip"),
    ("menu", N_("Menu"), "menu"),
)
"""Icon, words and key of what can be done at every table."""


def with_glance(game_id: str, keymap: KeyMap) -> Sequence[Paragraph]:
    """Return the rulebook of a game; what it begins with becomes a chapter with the aim, and a
    legend follows.
    """
    title, *rules = rulebook(game_id)
    first = next(number for number, one in enumerate(rules) if one.level == 2)
    words = load_words(game_id)
    return (
        title,
        Paragraph(_("At a glance"), level=2),
        *rules[:first],
        *map(_shown, words.aim),
        Paragraph(_("On the table"), level=2),
        *_legend(words.legend, keymap),
        *rules[first:],
    )


def _legend(signs: Sequence[Sign], keymap: KeyMap) -> Iterator[Paragraph]:
    yield from map(_shown, (*signs, *_EVERYWHERE))
    for icon, what, key in _KEYS:
        yield Paragraph(with_key(_(what), keymap, key), image=f"ui/icon_{icon}", is_beside=True)


def _shown(sign: Sign) -> Paragraph:
    return Paragraph(_(sign.words), image=" ".join(sign.pictures), is_beside=True)
