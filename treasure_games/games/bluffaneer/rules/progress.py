"""How close the poorest player is to the end (BL-30)."""

from treasure_games.core.progress import Progress
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View


def progress_of(view: View) -> Progress:
    """Return how much the poorest has lost; the dearest loot of one turn may be the rest."""
    poorest = min(view.coins)
    share = 1.0 - poorest / view.house.coins
    return Progress(share, poorest <= max(LOOT.values()), poorest <= 1)
