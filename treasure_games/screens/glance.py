"""The rulebook of a game, with what every table has added to its legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.language import translate as _
from treasure_games.core.rulebook import Paragraph, legend_of, rulebook
from treasure_games.stage.input.keymap import KeyMap, with_key

_KEYS: Final = (
    ("undo", N_("Take back your last step"), "undo"),
    ("restart", N_("What happened since you last decided"), "replay"),
    ("hint", N_("Suggest a move"), "hint"),
    ("rules", N_("Rulebook"), "help"),
    ("log", N_("Ship’s log"), "log"),
    ("skip", N_("Skip what is moving; hold the key to go faster"), "skip"),
    ("menu", N_("Menu"), "menu"),
)
"""Icon, words and key of what can be done at every table."""


def with_glance(game_id: str, keymap: KeyMap) -> Sequence[Paragraph]:
    """Return the rulebook of a game; its legend tells the lantern and the buttons, too."""
    page = rulebook(game_id)
    end = page.index(legend_of(game_id)[-1]) + 1
    return (*page[:end], *_everywhere(keymap), *page[end:])


def _everywhere(keymap: KeyMap) -> Iterator[Paragraph]:
    turn = _("A lantern, or a line of light: it is this seat’s turn.")
    yield Paragraph(turn, image="objects/turn_marker", is_beside=True)
    for icon, what, key in _KEYS:
        yield Paragraph(with_key(_(what), keymap, key), image=f"ui/icon_{icon}", is_beside=True)
