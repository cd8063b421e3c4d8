"""Games small enough to know the answers, one for each mode of pending.

Only the battery knows them. Each module holds the rules (`GAME`) and what `hooks` asks for.
"""

from importlib import import_module

from treasure_games.core import registry
from treasure_games.core.registry import AnyGame

TOYS = ("cups", "yarr", "palms", "claim")
"""A turn, a window, a sealed set, a race."""


def load(game_id: str) -> AnyGame:
    """The rules of a toy or of a real game."""
    if game_id not in TOYS:
        return registry.load(game_id)
    game: AnyGame = import_module(f"tests.battery.toys.{game_id}").GAME
    return game
