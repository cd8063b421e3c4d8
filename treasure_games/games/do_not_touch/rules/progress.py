"""How much of the deck is drawn in the round that counts last (DT-19)."""

from treasure_games.core.progress import Progress
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE
from treasure_games.games.do_not_touch.rules.view import View


def progress_of(view: View) -> Progress:
    """Return how much is drawn in all rounds; near the end everybody has one more draw at most."""
    house, left = view.house, view.deck_left
    deck = PACK_SIZE - house.set_aside - STARTING_HAND * house.seats
    is_last = view.round_number == house.rounds
    share = (view.round_number - min(1.0, left / deck)) / house.rounds
    return Progress(max(0.0, share), is_last and left <= house.seats, is_last and not left)
