"""What a seat believes about cards that it hasn't seen: some kinds are kept longer than others.

The view knows where the cards are, and which faces the unseen ones have together. Here is guessed
which card is in a hand: useful ones are soon played, answers and the Black Spot are kept, and a
seat that has just let a card pass probably has no answer to it.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import by_number, page_beside
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.phases import RESPONDING
from treasure_games.games.stolen_treasure.rules.pieces import FIRST_PIRACY, KINDS, PACK_SIZE
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.view import View, held_back, sample_state

KEEPS: Final = by_number(page_beside(__file__, dict[str, float]), pieces.TITLES)
"""How much likelier a card in a hand is of this kind than one of the pile, as counted in games."""
HIT: Final = {pieces.YARR: 0.55, pieces.CODE: 0.1}
SPARED: Final = {pieces.YARR: 0.95}
"""How often holders of an answer let a card pass that hits themselves, or somebody else."""


def _weights(passing: Mapping[int, float]) -> tuple[float, ...]:
    return tuple([KEEPS.get(kind, 1.0) * passing.get(kind, 1.0) for kind in range(KINDS)])


NOT_ASKED_YET: Final = _weights({})
PASSED: Final = (_weights(SPARED), _weights(HIT))
"""The weights of each kind for a seat that passed, by whether the card hits it."""
ROUNDS: Final = 2
"""How often each card in a hand may be exchanged with one of its pool."""


def believed_state(view: View, rng: Random) -> State:
    """Return a random whole table that looks like `view`, weighted by beliefs.

    All ways to deal are equally likely at first. Then cards in hands are exchanged with others of
    their pool, with probabilities by beliefs (Metropolis and Hastings). The Black Spot stays with
    whoever is held back.
    """
    state = sample_state(view, rng)
    held = _held(view)
    if not held:
        return state
    barred = [card for seat in held_back(view) for card in view.pirates[seat]]
    faces, pools, random = list(state.faces), view.pools[view.seat or 0], rng.random
    free = _free(view, {card for card, _ in held})
    for _ in range(ROUNDS):
        for card, weights in held:
            others = free[pools[card]]
            if not others:
                continue
            other = others[int(random() * len(others))]
            here, there = faces[card], faces[other]
            if here == pieces.SPOT and card in barred:
                continue
            if weights[there] >= weights[here] or random() * weights[here] < weights[there]:
                faces[card], faces[other] = there, here
    state.faces = tuple(faces)
    return state


def _held(view: View) -> list[tuple[int, tuple[float, ...]]]:
    """Return the unknown piracy cards in hands, each with the weights of its kinds."""
    passed, found = _have_passed(view), []
    for seat, cards in enumerate(view.pirates):
        weights = PASSED[seat in view.victims] if seat in passed else NOT_ASKED_YET
        found += [(card, weights) for card in cards if view.faces[card] == UNKNOWN]
    return found


def _have_passed(view: View) -> set[int]:
    """Return the seats that have just let the first card of a window pass."""
    if view.phase != RESPONDING or len(view.stack) > 1:
        return set()
    owner, seats = view.stack[-1][1], view.house.seats
    asked = (view.asked - owner) % seats or seats
    return {(owner + step) % seats for step in range(1, asked)}


def _free(view: View, held: set[int]) -> dict[int, list[int]]:
    """Return the unknown piracy cards outside of hands, by pool."""
    pools = view.pools[view.seat or 0]
    found: dict[int, list[int]] = {pools[card]: [] for card in held}
    for card in range(FIRST_PIRACY, PACK_SIZE):
        if view.faces[card] == UNKNOWN and card not in held and pools[card] in found:
            found[pools[card]].append(card)
    return found
