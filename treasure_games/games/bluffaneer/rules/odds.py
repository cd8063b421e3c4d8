"""What a view doesn't know: the odds by counting cards, and random tables that look like the view.

How anybody has played is ignored here, except for what the rules force (BLA-05).
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from treasure_games.core.asking import SEATS_IN
from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.core.hidden_cards import HiddenCards
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE, PAIRS
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, sealed_from

FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""


def odds(view: View, seat: int) -> list[float]:
    """Return how likely the card of `seat` shows each pair; zeros without a card."""
    card = view.hands[seat]
    if card == NO_CARD:
        return [0.0] * len(PAIRS)
    weights = _hidden(view).weights(card)
    return [weight / sum(weights) for weight in weights]


def before_reveal(view: View) -> View:
    """Return the cards as the others saw them before the claimant's card was revealed (BLA-03).

    `view` is one in which that card lies open.
    """
    card = view.hands[view.claimant]
    faces, unseen, pool = list(view.faces), dict(view.unseen), view.pools[card]
    unseen[pool] = tuple(sorted((*unseen.get(pool, ()), faces[card])))
    faces[card] = UNKNOWN
    return replace(view, faces=tuple(faces), unseen=tuple(sorted(unseen.items())))


def _hidden(view: View) -> HiddenCards:
    """BLA-05: return the cards, with the pairs that hands can't have as they weren't revealed."""
    hands = zip(view.hands, view.barred, strict=True)
    excluded = {card: bits for card, bits in hands if bits and view.faces[card] == UNKNOWN}
    return HiddenCards(view.faces, view.pools, view.unseen, excluded, len(PAIRS))


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't have some pairs (BLA-05) is a group of its own.
    """
    sealed = sealed_from(view, view.seat)
    choices = tuple([FIRST_CHOICE + seat for seat in SEATS_IN[sealed]])
    return (*_hidden(view).groups(), HiddenGroup(choices, (0, 1)))


def value_in(state: State, slot: int) -> int:
    """Return the face of a card, or a sealed choice, by its slot."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]


def sample_state(view: View, rng: Random) -> State:
    """Return a random whole table that looks like `view`.

    All ways to deal the unknown cards are equally likely, except that nobody has a card that he
    would have had to reveal. A sealed choice is yes or no with equal odds.
    """
    faces, yes = _hidden(view).sampled(rng), view.yes
    for seat in SEATS_IN[sealed_from(view, view.seat)]:
        yes |= rng.getrandbits(1) << seat
    return mirrored(State, view, faces=faces, yes=yes)
