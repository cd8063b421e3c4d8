"""The game as the search plays it: without checks and without questions that have one answer.

A seat that can only pass in a window passes at once; the piles for Plunder count as equal; hands of
rock, paper, scissors are random, which is the best way to play them. All else are the game's rules.
"""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.core.registry import AnyGame
from treasure_games.games.stolen_treasure.bot.beliefs import believed_state
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.game import StolenTreasure
from treasure_games.games.stolen_treasure.rules.pieces import CODE, PARLEY, YARR
from treasure_games.games.stolen_treasure.rules.state import (
    BETWEEN,
    PARLEYING,
    PLUNDERING,
    RESPONDING,
    THROWING,
    State,
)
from treasure_games.games.stolen_treasure.rules.turns import ACTION_HANDLERS, play_on
from treasure_games.games.stolen_treasure.rules.windows import holds, is_victim


class QuickPlay(StolenTreasure):
    """The rules without refusals and without questions that have one answer."""

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit[Any]) -> None:
        """Apply an action that is legal, and go on to the next choice."""
        while True:
            state.phase = BETWEEN
            ACTION_HANDLERS[type(action)](state, seat, action, chance, emit)
            play_on(state, chance, emit)
            answer = _only_answer(state, chance)
            if answer is None:
                return
            seat, action = answer

    determinize = staticmethod(believed_state)


def _only_answer(state: State, chance: Chance) -> tuple[int, actions.Action] | None:
    """Return the seat asked and its answer, if it has no real choice."""
    phase, seat = state.phase, state.asked
    if phase == RESPONDING:
        may_pass_on = is_victim(state, seat) and holds(state, seat, CODE)
        return None if may_pass_on or holds(state, seat, YARR) else (seat, actions.PASS)
    if phase == PARLEYING:
        return None if holds(state, seat, PARLEY) else (seat, actions.PASS)
    if phase == PLUNDERING:
        return seat, actions.DRAW_TREASURE[0]
    if phase == THROWING:
        seat = state.wager[state.throws[0] >= 0]
        return seat, actions.THROW[chance.below(len(actions.THROW))]
    return None


QUICK: Final[AnyGame] = QuickPlay()
