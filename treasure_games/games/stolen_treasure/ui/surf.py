"""The swell: palms and foam sway by a few pixels."""

from __future__ import annotations

import math
from typing import Final

from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.table.table_api import TableApi

_REACH: Final = 2.0
"""Virtual units to each side."""
_PERIOD: Final = 12.0
_STEP: Final = 1.0
"""Seconds of a swing, and from one look at it to the next."""


class Surf:
    """Still if motion or ambience is off, and while something stands over the table."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self._board = api, board
        self._elapsed = 0.0

    @property
    def _is_alive(self) -> bool:
        settings = self._api.services.settings
        return settings.ambience and not settings.reduced_motion and not self._board.view.stack

    def update(self, dt: float) -> None:
        """Swing on."""
        if not self._is_alive:
            return
        self._elapsed += dt
        look = math.floor(self._elapsed / _STEP) * _STEP
        self._board.sway = round(_REACH * math.sin(math.tau * look / _PERIOD))

    def next_wakeup(self) -> float | None:
        """Return the seconds until it may look different, or None."""
        return _STEP - self._elapsed % _STEP if self._is_alive else None
