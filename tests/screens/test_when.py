"""Moments of the past in words."""

import time

import pytest

from treasure_games.screens.saves import ago

EVENING = time.mktime((2026, 3, 12, 20, 15, 0, 0, 0, -1))
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


@pytest.mark.parametrize(
    ("passed", "words"),
    [
        (0.0, "just now"),
        (119.0, "just now"),
        (2 * MINUTE, "2 minutes ago"),
        (59 * MINUTE, "59 minutes ago"),
        (HOUR, "1 hour ago"),
        (20 * HOUR, "20 hours ago"),
        (21 * HOUR, "yesterday"),
        (44 * HOUR, "yesterday"),
        (45 * HOUR, "2 days ago"),
        (6 * DAY, "6 days ago"),
        (7 * DAY, "on 5 March 2026"),
        (400 * DAY, "on 5 February 2025"),
        (-MINUTE, "on 12 March 2026"),
    ],
)
def test_it_is_told_as_one_says_it(passed: float, words: str) -> None:
    assert ago(EVENING - passed, EVENING) == words


def test_shortly_after_midnight_hours_are_told() -> None:
    midnight = time.mktime((2026, 3, 12, 0, 30, 0, 0, 0, -1))
    assert ago(midnight - 2 * HOUR, midnight) == "2 hours ago"
    assert ago(midnight - 7 * HOUR, midnight) == "yesterday"
