"""The games as they stand on the title's table: the published ones, then registered ones."""

from typing import Final, NamedTuple

from treasure_games.core.pages import page_beside
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


_PAGE: Final = page_beside(__file__, dict[str, tuple[str, int, int, int, str, int]])
PUBLISHED: Final = tuple(Published(game_id, *facts) for game_id, facts in _PAGE.items())


def offered() -> tuple[Published, ...]:
    """Return all games that can be played; the rules of registered ones are loaded for it."""
    known = {one.identity for one in PUBLISHED}
    others = [load(game_id).info for game_id in PACKAGES if game_id not in known]
    return (*PUBLISHED, *(Published(one.id, one.title, *one.seats) for one in others))
