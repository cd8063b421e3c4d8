"""What a view doesn't know: what it may be, by counting, and whole tables that look like the view.

Nothing here weighs how anybody has played; only what the rules force counts (BLA-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from treasure_games.core.asking import SEATS_IN
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.core.heaps import counts_of, dealt, ways_by_face
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE, PAIRS
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, sealed_from

FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""


def odds(view: View, seat: int) -> list[float]:
    """Return how likely the card of `seat` shows each pair, by its index; zeros without a card."""
    card = view.hands[seat]
    if card == NO_CARD:
        return [0.0] * len(PAIRS)
    weights = _weights(view, card)
    return [weight / sum(weights) for weight in weights]


def _weights(view: View, card: int) -> Sequence[int]:
    """Return in how many ways all hands of its pool can be laid, by the face of this card."""
    if view.faces[card] != UNKNOWN:
        return [int(face == view.faces[card]) for face in range(len(PAIRS))]
    pool = view.pools[card]
    bars = _barred(view, _unknown_in(view, pool))
    own = bars.pop(card, 0)
    return ways_by_face(counts_of(dict(view.unseen)[pool], len(PAIRS)), own, tuple(bars.values()))


def _unknown_in(view: View, pool: int) -> list[int]:
    """Return the cards of a pool whose face this view doesn't know."""
    pools = view.pools
    return [card for card, face in enumerate(view.faces) if face < 0 and pools[card] == pool]


def _barred(view: View, cards: Sequence[int]) -> dict[int, int]:
    """BLA-05: return those of some unknown cards that can't show some pairs, with their bits."""
    hands = zip(view.hands, view.barred, strict=True)
    return {card: bar for card, bar in hands if bar and card in cards}


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't show some pairs (BLA-05) is a group of its own.
    """
    groups = []
    for pool, unseen in view.unseen:
        cards = _unknown_in(view, pool)
        barred = _barred(view, cards)
        free = tuple([card for card in cards if card not in barred])
        for alike in [*[(card,) for card in cards if card in barred], *([free] if free else [])]:
            weights = _weights(view, alike[0])
            groups.append(HiddenGroup(alike, tuple([face for face in unseen if weights[face]])))
    sealed = sealed_from(view, view.seat)
    choices = tuple([FIRST_CHOICE + seat for seat in SEATS_IN[sealed]])
    return (*groups, HiddenGroup(choices, (0, 1)))


def value_in(state: State, slot: int) -> int:
    """Return the face of a card, or a sealed choice, by its slot."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]


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
    cards = _unknown_in(view, pool)
    barred = _barred(view, cards)
    drawn = dealt(counts_of(left, len(PAIRS)), tuple(barred.values()), rng)
    for card, face in zip(barred, drawn, strict=True):
        faces[card] = face
        left.remove(face)
    random = rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    loose = iter(sorted(left, key=lambda _face: random()))
    for card in cards:
        if card not in barred:
            faces[card] = next(loose)
