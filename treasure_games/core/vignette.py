"""The scenes beside the lines of a game's aim, as a page of data: `aim.toml` of its folder."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from treasure_games.core.pages import page_of
from treasure_games.core.registry import folder_of

PAGE: Final = "aim.toml"


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in a scene, words on it, or both: the middle, the width, and how far it is turned
    to the left. Words are translated, if the game has said them elsewhere.
    """

    at: tuple[float, float]
    wide: float
    picture: str = ""
    turn: float = 0.0
    lift: float = 0.0
    is_flat: bool = False
    """True if it casts no shadow."""
    words: str = ""
    size: float = 30.0
    colour: str = "ink"


class _Page(Struct, frozen=True, forbid_unknown_fields=True):
    scenes: tuple[tuple[Piece, ...], ...]


@lru_cache(maxsize=8)
def vignettes_of(game_id: str) -> tuple[tuple[Piece, ...], ...]:
    """Return the scene of each line of the aim, its lowest piece first."""
    return page_of(folder_of(game_id) / PAGE, _Page).scenes
