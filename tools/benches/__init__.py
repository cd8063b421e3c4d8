"""One module a subject of `tools/bench.py`; each has `measure(game)`, which returns figures."""

from __future__ import annotations

from treasure_games.core.registry import GAMES


def games(wanted: str | None) -> tuple[str, ...]:
    """The games to measure; raises `LookupError` for one that there is not."""
    if wanted is None:
        return GAMES
    if wanted not in GAMES:
        raise LookupError(f"there is no game “{wanted}”; there is {', '.join(GAMES)}")
    return (wanted,)
