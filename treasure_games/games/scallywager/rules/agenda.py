"""What still has to be done before somebody is asked: frames in the state, the next one first."""

from __future__ import annotations

from typing import Final

from treasure_games.games.scallywager.rules.state import Frame, State

STEPS: Final = 14
(
    OFFER_TREASURES, ROLL, OPEN_WINDOW, OFFER_ADVENTURE, OPEN_BIDDING, REVEAL, RESOLVE,
    RESOLVE_ONE, PLUNDER, OFFER_REWARD, NEXT_ROUND, LOSE, TAKE, GAIN,
) = range(STEPS)  # fmt: skip
"""What a frame begins with; `turns.STEP_HANDLERS` has the function of each.

OFFER_TREASURES goes on with the seat that is offered first; OPEN_WINDOW with a phase, and
OFFER_ADVENTURE with a seat too; RESOLVE_ONE with the kind and the owner of a card. LOSE and TAKE
have a seat, how many dice, the index of the reason, who caused it, and who gets them (`NOBODY` for
nobody); GAIN has the first three of these.
"""


def then(state: State, *frames: Frame) -> None:
    """Do these next, the first of them first."""
    state.agenda = frames + state.agenda


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; nothing more is done till it has answered."""
    state.phase = phase
    state.turn = seat
