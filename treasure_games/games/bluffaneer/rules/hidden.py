"""The places that a view doesn't know, with the odds of what may be there."""

from __future__ import annotations

from typing import Final

from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.games.bluffaneer.rules.odds import face_chances
from treasure_games.games.bluffaneer.rules.pieces import PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, hidden_hands, possible_choices

PARTS: Final = 720
"""How finely the odds of a hidden card are told."""

IMPOSSIBLE: Final = 1e-9


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the hidden cards by their odds, then the sealed choices."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for card, chances in _chances_of_cards(view).items():
        groups.setdefault(_in_parts(chances), []).append(card)
    found = [HiddenGroup(tuple(slots), values) for values, slots in groups.items()]
    sealed = [PACK_SIZE + seat for seat, choice in enumerate(view.choices) if choice == UNKNOWN]
    if sealed:
        found.append(HiddenGroup(tuple(sealed), possible_choices(view)))
    return tuple(found)


def _chances_of_cards(view: View) -> dict[int, tuple[float, ...]]:
    """Return how likely each face is for each hidden card, in hands and in the stack."""
    hidden = hidden_hands(view)
    hands = tuple(hidden.values())
    found: dict[int, tuple[float, ...]] = {}
    left = [[float(count) for count in counts] for counts in view.loose]
    for place, seat in enumerate(hidden):
        chances = face_chances(hands, place, view.loose)
        found[view.hands[seat]] = chances
        for face, chance in enumerate(chances):
            left[hands[place].batch][face] -= chance
    for card in view.stack:
        counts = left[view.batches[card]]
        total = sum(counts)
        found[card] = tuple([count / total for count in counts])
    return found


def _in_parts(chances: tuple[float, ...]) -> tuple[int, ...]:
    """Return each face so many times out of `PARTS`, at least once if it is possible at all."""
    return tuple(
        [
            face
            for face, chance in enumerate(chances)
            if chance > IMPOSSIBLE
            for _ in range(max(1, round(PARTS * chance)))
        ]
    )


def slot_value(state: State, slot: int) -> int:
    """Return the face of a card, or the choice of a seat."""
    return state.faces[slot] if slot < PACK_SIZE else state.choices[slot - PACK_SIZE]
