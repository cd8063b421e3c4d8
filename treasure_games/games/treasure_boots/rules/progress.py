"""How much of the points that win the best has, and who could get the rest in a port (TB-60)."""

from treasure_games.core.progress import Progress
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View

_BRIEF = 2
"""Points that nearly any cargo brings."""


def progress_of(view: View) -> Progress:
    """Return the best score's share, and whether a cargo that lies in a hold would be enough."""
    target, scores = view.house.target, view.scores
    missing = [target - score for score in scores]
    cargo = [unload_value(view.holds[seat], view.house).total for seat in range(len(scores))]
    is_near = any(need <= load for need, load in zip(missing, cargo, strict=True))
    least = min(missing)
    return Progress(min(1.0, max(scores) / target), is_near or least <= _BRIEF, least <= _BRIEF)
