"""The list of games, each loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
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
"""Game ids in the order of the title screen; each is a package in `treasure_games.games`."""

UNDER_WAY: Final[tuple[str, ...]] = ()
"""Ids of games that aren't offered to players yet; tests and tools load them."""


def part(game_id: str, name: str) -> ModuleType:
    """Import a module of a game, such as `rules.game`; raises `BadSetup` for an unknown game."""
    if game_id not in (*GAMES, *UNDER_WAY):
        raise BadSetup(
            N_("There is no game “{name}”, only: {known}."),
            name=quoted(game_id),
            known=", ".join(GAMES),
        )
    return import_module(f"treasure_games.games.{game_id}.{name}")


def load(game_id: str) -> AnyGame:
    """Return the rules of a game."""
    game: AnyGame = part(game_id, "rules.game").GAME
    return game


def load_words(game_id: str) -> AnyWords:
    """Return the words of a game."""
    words: AnyWords = part(game_id, "text.words").WORDS
    return words
