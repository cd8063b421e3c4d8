"""A small pirate for Bluffaneer: it counts cards, and takes everybody for a liar at times.

python tools/ladder.py --game bluffaneer --seats docs/example_bot.py,greedy --seeds 200
"""

from collections.abc import Sequence
from random import Random

from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    Action,
    Steal,
)
from treasure_games.games.bluffaneer.rules.view import View

LIES = 0.3
"""How often it claims a pair that it doesn't have, and believes others to."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return one of the legal actions, by what the seat of this view knows."""
    if CLAIM in legal:
        return CLAIM if view.own_face == view.pair or rng.random() < LIES else STAY_QUIET
    if CHALLENGE in legal:
        unseen = [face for _pool, faces in view.unseen for face in faces]
        held = unseen.count(view.pair) / max(1, len(unseen))
        true = held / (held + (1 - held) * LIES) if held else 0.0
        # Belief costs 1 coin; a challenge brings 1 if it was a lie, and costs 2 if not.
        return CHALLENGE if 1 - 3 * true > -1 else BELIEVE
    return max(legal, key=lambda one: view.coins[one.victim] if isinstance(one, Steal) else 0)
