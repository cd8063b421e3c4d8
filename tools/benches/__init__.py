"""One module a subject of `tools/bench.py`; each has `measure(game)`, which returns figures."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.registry import GAMES, UNDER_WAY


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
