"""The agenda: frames in the state that must be done before somebody is asked, the next first."""

from __future__ import annotations

from typing import Final

from treasure_games.games.scallywager.rules.state import Frame, State

STEPS: Final = 14
(
    OFFER_TREASURES, ROLL, OPEN_WINDOW, OFFER_ADVENTURE, OPEN_BIDDING, REVEAL, RESOLVE,
    RESOLVE_ONE, PLUNDER, OFFER_REWARD, NEXT_ROUND, LOSE, TAKE, GAIN,
) = range(STEPS)  # fmt: skip
"""The steps, with which frames begin; `turns.STEP_HANDLERS` has a function for each.

After the step, OFFER_TREASURES has the seat to be asked first; OPEN_WINDOW a phase, OFFER_ADVENTURE
a phase and a seat; RESOLVE_ONE the kind and owner of a card. LOSE and TAKE have a seat, the number
of dice, the index of the reason, who caused it, and who gets the dice (or `NOBODY`); GAIN has the
first three of these.
"""


def then(state: State, *frames: Frame) -> None:
    """Put these frames in front of the agenda."""
    state.agenda = frames + state.agenda


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; the agenda waits until it has answered."""
    state.phase = phase
    state.turn = seat
