"""The games that stand on the title's table, those included that are still to come.

What is said here must be known on the first frame, before any rules are loaded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from treasure_games.core.language import N_, translate
from treasure_games.core.registry import GAMES


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A game as the title shows it: its title, a shorter name, and how many can play it."""

    game_id: str
    title: str
    name: str
    fewest: int
    most: int

    @property
    def is_playable(self) -> bool:
        """Return True if the game is there; else its object stands under a cloth."""
        return self.game_id in GAMES

    @property
    def picture(self) -> str:
        """What stands on the table."""
        return f"title/tile_{self.game_id}" if self.is_playable else "title/tile_covered"

    @property
    def name_plate(self) -> str:
        """The name in the drawn hand, on its plate."""
        return f"title/name_{self.game_id}"


EXHIBITS: Final = (
    Exhibit("do_not_touch", N_("Do Not Touch My Treasures"), N_("Do Not Touch"), 2, 6),
    Exhibit("treasure_boots", N_("Captain Treasure Boots"), N_("Treasure Boots"), 2, 8),
    Exhibit("bluffaneer", N_("Bluffaneer"), N_("Bluffaneer"), 2, 6),
    Exhibit("scallywager", N_("Scallywager"), N_("Scallywager"), 2, 5),
    Exhibit("stolen_treasure", N_("Stolen Treasure"), N_("Stolen Treasure"), 2, 6),
)
"""From left to right."""


def short_name(game_id: str) -> str:
    """What a game is called on a button."""
    return next((translate(one.name) for one in EXHIBITS if one.game_id == game_id), game_id)
