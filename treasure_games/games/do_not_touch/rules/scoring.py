"""What the loots are worth, and who wins."""

from collections.abc import Sequence

from treasure_games.core.game import Outcome
from treasure_games.games.do_not_touch.rules.pieces import BONUS, WORTH
from treasure_games.games.do_not_touch.rules.state import State


def loot_worth(faces: Sequence[int], loot: Sequence[int]) -> int:
    """DT-20, DT-21, DT-R22: return the points of a loot; the hand never counts."""
    return sum([WORTH[faces[card]] for card in loot])


def round_scores(faces: Sequence[int], loots: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return what each loot on the table is worth now."""
    return tuple([loot_worth(faces, loot) for loot in loots])


def added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Return the sums of two rows of scores, seat by seat."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def tie_counts(state: State) -> tuple[int, ...]:
    """DT-R23: return what the tie-break counts for each seat in this round."""
    house, faces = state.house, state.faces
    if house.tie_break == "most_cards":
        return tuple(len(loot) for loot in state.loots)
    if house.tie_break == "most_bonus":
        return tuple(sum(BONUS[faces[card]] > 1 for card in loot) for loot in state.loots)
    if house.tie_break == "later_seat" and state.round_number == house.rounds:
        return tuple((seat - state.starter) % house.seats for seat in range(house.seats))
    return (0,) * house.seats


def final_outcome(state: State) -> Outcome:
    """DT-22: the highest score wins; the tie-break decides among equals, or they share (DT-R23)."""
    scores = state.carried
    standing = list(zip(scores, state.carried_ties, strict=True))
    best = max(standing)
    return Outcome(scores, tuple(seat for seat, one in enumerate(standing) if one == best))
