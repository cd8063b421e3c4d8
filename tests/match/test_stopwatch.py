"""Playing time: breaks don't count."""

from treasure_games.match.questions import LONGEST_THOUGHT, Stopwatch


def test_breaks_count_only_in_part() -> None:
    now = [100.0]
    watch = Stopwatch(5.0, clock=lambda: now[0])
    now[0] += 20
    assert watch.lap() == 25.0
    now[0] += 36_000
    assert watch.lap() == 25.0 + LONGEST_THOUGHT
