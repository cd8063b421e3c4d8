"""The phases of a round, what is asked in each, and the steps between them."""

from typing import Final

PHASES: Final = (
    "between", "treasure", "dawn", "bid", "colours", "showdown", "lifeboat", "plunder", "reward",
    "keep", "over",
)  # fmt: skip
(
    BETWEEN, TREASURES, DAWN, BIDDING, REROLL, SHOWDOWN, RESCUE, PLUNDERING, REWARD, KEEPING, OVER,
) = range(len(PHASES))  # fmt: skip
"""What is asked, by phase; nobody is asked in the first and the last."""

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
