"""What still has to be done before somebody is asked: a stack of frames in the state."""

from __future__ import annotations

from typing import Final

from treasure_games.games.stolen_treasure.rules.state import Frame, State

STEPS: Final = 5
STAND, SETTLE, DRAW_PLUNDER, DROP_BOMB, OFFER_PARLEY = range(STEPS)
"""What a frame begins with; `turns.STEP_HANDLERS` has the function of each."""


def then(state: State, *frames: Frame) -> None:
    """Do these next, the first of them first."""
    state.agenda += frames[::-1]


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; nothing more is done till it has answered."""
    state.phase = phase
    state.asked = seat
