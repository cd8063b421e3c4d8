"""Whole tables that look like a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

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
    for seat in range(view.house.seats):
        if sealed_from(view, view.seat) >> seat & 1 and rng.random() < 0.5:
            yes |= 1 << seat
    return State(
        view.house, tuple(faces), view.pools, view.stack, view.discard, list(view.hands),
        list(view.coins), list(view.barred), list(view.passed), list(view.raised),
        list(view.tallies), view.box, view.bones, view.pair, view.phase, view.turn,
        view.turn_number, view.waiting, yes, view.arrivals, view.claimant, view.shown,
        view.winners,
    )  # fmt: skip


def _lay_pool(view: View, pool: int, unseen: list[int], faces: list[int], rng: Random) -> None:
    """Give the unknown cards of one pool the faces of that pool."""
    pools = view.pools
    unknown = [card for card, face in enumerate(view.faces) if face < 0 and pools[card] == pool]
    bars = {
        card: view.barred[seat]
        for seat, card in enumerate(view.hands)
        if card in unknown and view.barred[seat]
    }
    drawn = _draw_allowed(unseen, list(bars.values()), rng)
    for card, face in zip(bars, drawn, strict=True):
        faces[card] = face
        unseen.remove(face)
    random = rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    loose = iter(sorted(unseen, key=lambda _face: random()))
    for card in unknown:
        if card not in bars:
            faces[card] = next(loose)


def _draw_allowed(unseen: Sequence[int], bars: Sequence[int], rng: Random) -> list[int]:
    """Draw a face for each bar, each without the barred ones; all such draws are equally likely.

    Drawing one after another favours draws that leave fewer choices to those that follow; such a
    draw is thrown away by as much as it is favoured.
    """
    choices = [[face for face in unseen if not bar >> face & 1] for bar in bars]
    while True:
        left, drawn, weight = list(unseen), [], 1.0
        for bar, most in zip(bars, choices, strict=True):
            allowed = [face for face in left if not bar >> face & 1]
            weight *= len(allowed) / len(most)
            if not weight:
                break
            face = allowed[int(rng.random() * len(allowed))]
            left.remove(face)
            drawn.append(face)
        if weight == 1.0 or rng.random() < weight:
            return drawn
