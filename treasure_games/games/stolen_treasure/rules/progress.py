"""How much of what wins the best has buried (ST-17); what hands hold is nobody's business."""

from treasure_games.core.progress import Progress
from treasure_games.games.stolen_treasure.rules.pieces import RICHES
from treasure_games.games.stolen_treasure.rules.view import View

_USUAL, _LITTLE = 350, 100
"""A fine treasure of which there are several, and a common one."""
assert {_USUAL, _LITTLE} <= set(RICHES)


def progress_of(view: View) -> Progress:
    """Return the share buried, and whether one fine treasure more, or a common one, could win."""
    missing = min(view.house.target - banked for banked in view.banked)
    share = 1.0 - missing / view.house.target
    return Progress(max(0.0, min(1.0, share)), missing <= _USUAL, missing <= _LITTLE)
