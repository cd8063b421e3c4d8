"""Results: who shares the victory, and by how far a lone winner is ahead."""

import pytest

from treasure_games.core.game import Outcome


def test_winners_share_the_victory_equally() -> None:
    assert Outcome((4, 9, 9), (1, 2)).shares == [0.0, 0.5, 0.5]


@pytest.mark.parametrize(
    ("scores", "winners", "lead"),
    [
        ((4, 9, 7), (1,), 2),
        ((-3, -5), (0,), 2),
        ((4, 9, 9), (2,), 0),
        ((4, 9, 9), (1, 2), None),
        ((6, 6), (0, 1), None),
    ],
)
def test_only_a_lone_winner_is_ahead_and_after_a_tie_by_nothing(
    scores: tuple[int, ...], winners: tuple[int, ...], lead: int | None
) -> None:
    assert Outcome(scores, winners).lead == lead
