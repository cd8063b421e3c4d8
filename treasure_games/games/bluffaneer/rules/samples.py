"""Whole tables that look like a view."""

from __future__ import annotations

from random import Random

from treasure_games.core.asking import SEATS_IN
from treasure_games.games.bluffaneer.rules.odds import (
    FACES,
    barred_in,
    counted,
    unknown_in,
    ways_by_face,
)
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, sealed_from


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`.

    Every way to lay the unknown cards that the rules allow is equally likely: no card that its
    owner would have had to reveal. A sealed choice is either, by a coin.
    """
    faces = list(view.faces)
    for pool, unseen in view.unseen:
        _lay_pool(view, pool, list(unseen), faces, rng)
    yes = view.yes
    for seat in SEATS_IN[sealed_from(view, view.seat)]:
        yes |= rng.getrandbits(1) << seat
    return State(
        view.house, tuple(faces), view.pools, view.stack, view.discard, list(view.hands),
        list(view.coins), list(view.barred), list(view.passed), list(view.raised),
        list(view.tallies), view.box, view.bones, view.pair, view.phase, view.turn,
        view.turn_number, view.waiting, yes, view.arrivals, view.claimant, view.shown,
        view.winners,
    )  # fmt: skip


def _lay_pool(view: View, pool: int, left: list[int], faces: list[int], rng: Random) -> None:
    """Give the unknown cards of one pool the faces of that pool, those with bars first."""
    barred = barred_in(view, pool)
    bars = tuple(barred.values())
    for place, (card, bar) in enumerate(barred.items()):
        weights = ways_by_face(counted(left), bar, bars[place + 1 :])
        faces[card] = rng.choices(FACES, weights)[0]
        left.remove(faces[card])
    random = rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    loose = iter(sorted(left, key=lambda _face: random()))
    for card in unknown_in(view, pool):
        if card not in barred:
            faces[card] = next(loose)
