"""One module a subject of `tools/bench.py`; each has `measure(game)`, which returns figures."""

from collections.abc import Sequence

from treasure_games.core.registry import GAMES, UNDER_WAY

SIZE = (1920, 1080)
"""Of the window, unless another one is asked for."""


def games(wanted: str | None) -> tuple[str, ...]:
    """The games to measure; raises `LookupError` for one that there is not."""
    if wanted is None:
        return GAMES
    if wanted not in (*GAMES, *UNDER_WAY):
        raise LookupError(f"there is no game “{wanted}”; there is {', '.join(GAMES)}")
    return (wanted,)


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values doesn't exceed (1.0: the largest); 0 of none."""
    ordered = sorted(values)
    return ordered[round((len(ordered) - 1) * share)] if ordered else 0.0


def milliseconds(seconds: float) -> float:
    """Seconds as milliseconds, to be told."""
    return round(seconds * 1000, 3)


def late(steps: Sequence[float]) -> dict[str, int]:
    """How many of these steps, in seconds, miss one frame of a screen at 60 Hz, and two."""
    return {
        "over_16.7_ms": sum(seconds > 1 / 60 for seconds in steps),
        "over_33_ms": sum(seconds > 2 / 60 for seconds in steps),
    }
