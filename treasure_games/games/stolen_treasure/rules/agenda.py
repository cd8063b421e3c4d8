"""The agenda: a stack of frames in the state that must be done before somebody is asked."""

from __future__ import annotations

from typing import Final

from treasure_games.games.stolen_treasure.rules.state import Frame, State

STEPS: Final = 5
STAND, SETTLE, DRAW_PLUNDER, DROP_BOMB, OFFER_PARLEY = range(STEPS)
"""The steps, with which frames begin; `turns.STEP_HANDLERS` has a function for each."""


def then(state: State, *frames: Frame) -> None:
    """Put these frames on the agenda, the first of them to be done first."""
    state.agenda += frames[::-1]


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; the agenda waits until it has answered."""
    state.phase = phase
    state.asked = seat
