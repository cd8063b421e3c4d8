"""Determinizations for a search, weighted by the mind's belief."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from treasure_games.opponents.mind import SearchedMind

MOST_TRIES: Final = 32
"""The number of states tried for one that is accepted."""


class Sampler:
    """Draws states that a view can't tell apart, weighted by the mind's belief.

    A state is accepted with the probability of its belief (rejection sampling). If many in a row
    are rejected, because all beliefs are small, one of these is drawn, weighted by belief
    (importance resampling), or any if all beliefs are 0.
    """

    def __init__(self, mind: SearchedMind[Any, Any, Any], view: Any, rng: Random) -> None:
        self._mind = mind
        self._view = view
        self._rng = rng

    def sample(self) -> Any:
        """Return a new state."""
        states, beliefs = [], []
        for _ in range(MOST_TRIES):
            state = self._mind.game.determinize(self._view, self._rng)
            belief = self._mind.belief(self._view, state)
            if belief >= 1 or self._rng.random() < belief:
                return state
            states.append(state)
            beliefs.append(belief)
        return self._rng.choices(states, beliefs if any(beliefs) else None)[0]
