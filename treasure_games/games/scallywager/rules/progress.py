"""How many dice must still go overboard until one captain is left."""

from treasure_games.core.progress import Progress
from treasure_games.games.scallywager.rules.pieces import STARTING_DICE
from treasure_games.games.scallywager.rules.view import View


def progress_of(view: View) -> Progress:
    """Return how much of the crews beside the largest is lost; the last die is what decides."""
    crews = sorted(map(view.crew, range(view.seats)))
    left = sum(crews[:-1])
    share = 1.0 - left / (STARTING_DICE * (view.seats - 1))
    return Progress(max(0.0, share), left <= 2, left <= 1)
