"""The phases of a turn, what is asked in each, and the steps between them."""

from typing import Final

PHASES: Final = (
    "between", "action", "stake", "match", "respond", "parley", "throw", "plunder", "steal", "give",
    "dig", "bombed", "limit", "over",
)  # fmt: skip
(
    BETWEEN, ACTION, STAKING, MATCHING, RESPONDING, PARLEYING, THROWING, PLUNDERING, STEALING,
    GIVING, DIGGING, BOMBED, OVER_LIMIT, OVER,
) = range(len(PHASES))  # fmt: skip
"""What is asked, by phase; nobody is asked in the first and the last."""

STEPS: Final = 5
STAND, SETTLE, DRAW_PLUNDER, DROP_BOMB, OFFER_PARLEY = range(STEPS)
"""The steps, with which frames begin; `turns.STEP_HANDLERS` has a function for each."""
