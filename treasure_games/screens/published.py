"""The games as they stand on the title's table: the published ones, then registered ones."""

from typing import Final, NamedTuple

from treasure_games.core.language import N_
from treasure_games.core.registry import PACKAGES, load


class Published(NamedTuple):
    """What the title says of a game before its rules are loaded."""

    identity: str
    title: str
    least: int
    most: int
    """How many can play."""
    minutes: int = 0
    """How long a match takes, as its rulebook says; 0 if that isn't known."""
    kind: str = ""
    rank: int = 0
    """Its place, from 1, in the order in which the house's games are best learnt."""


PUBLISHED: Final = (
    Published("stolen_treasure", N_("Stolen Treasure"), 2, 6, 40, N_("a hand of cards"), 4),
    Published("do_not_touch", N_("Do Not Touch My Treasures"), 2, 6, 20, N_("collecting sets"), 1),
    Published("treasure_boots", N_("Captain Treasure Boots"), 2, 8, 40, N_("a race at sea"), 5),
    Published("scallywager", N_("Scallywager"), 2, 5, 30, N_("all bluff"), 2),
    Published("bluffaneer", N_("Bluffaneer"), 2, 6, 30, N_("bluff and bones"), 3),
)


def offered() -> tuple[Published, ...]:
    """Return all games that can be played; the rules of registered ones are loaded for it."""
    known = {one.identity for one in PUBLISHED}
    others = [load(game_id).info for game_id in PACKAGES if game_id not in known]
    return (*PUBLISHED, *(Published(one.id, one.title, *one.seats) for one in others))
