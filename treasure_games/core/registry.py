"""The games, those of the house and registered ones; each is loaded when it is asked for."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.game import Game
from treasure_games.core.language import N_
from treasure_games.core.words import Words

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types the caller doesn't name: match, registry and tests over all games."""
AnyWords: TypeAlias = Words[Any, Any, Any]

GAMES: Final = ("stolen_treasure", "do_not_touch", "treasure_boots", "scallywager", "bluffaneer")
"""Ids of the house's games, in the order of the title screen."""

PACKAGES: Final[dict[str, str]] = {game_id: f"treasure_games.games.{game_id}" for game_id in GAMES}
"""The package of each game that is offered, by id; `register` adds others."""

UNDER_WAY: Final[tuple[str, ...]] = ()
"""Ids of games that aren't offered to players yet; tests and tools load them."""


def register(game_id: str, package: str) -> None:
    """Offer another game, whose package has the layout of the house's own.

    Call it before the app starts. Its pictures may lie in the package, in a folder `art`.
    """
    if PACKAGES.setdefault(game_id, package) != package:
        raise ValueError(f"there is already a game {game_id!r}, in {PACKAGES[game_id]}")


def folder_of(game_id: str) -> Path:
    """Return the folder of a game's package."""
    return Path(str(import_module(_package_of(game_id)).__file__)).parent


def registered_folders() -> tuple[Path, ...]:
    """Return the folders of the games that aren't the house's own."""
    return tuple(folder_of(game_id) for game_id in PACKAGES if game_id not in GAMES)


def part(game_id: str, name: str) -> ModuleType:
    """Import a module of a game, such as `rules.game`; raises `BadSetup` for an unknown game."""
    return import_module(f"{_package_of(game_id)}.{name}")


def has_part(game_id: str, name: str) -> bool:
    """Return True if a game has this module; not every game needs all."""
    return find_spec(f"{_package_of(game_id)}.{name}") is not None


def _package_of(game_id: str) -> str:
    if game_id in UNDER_WAY:
        return f"treasure_games.games.{game_id}"
    if game_id not in PACKAGES:
        sentence = N_("There’s no game “{name}”, only: {known}.")
        raise BadSetup(sentence, name=quoted(game_id), known=", ".join(PACKAGES))
    return PACKAGES[game_id]


def load(game_id: str) -> AnyGame:
    """Return the rules of a game."""
    game: AnyGame = part(game_id, "rules.game").GAME
    return game


def load_words(game_id: str) -> AnyWords:
    """Return the words of a game."""
    words: AnyWords = part(game_id, "text.words").WORDS
    return words
