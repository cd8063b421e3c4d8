"""From the title into a game: its acts are there once its object is pointed at."""

from __future__ import annotations

from tests.hands import Hands


def quick_play(hands: Hands, game_id: str) -> None:
    """Point at the object, then press what it offers."""
    hands.point_at(game_id)
    hands.press(f"{game_id}.play")


def set_up(hands: Hands, game_id: str) -> None:
    """The same for the set-up of a table."""
    hands.point_at(game_id)
    hands.press(f"{game_id}.setup")
