"""Figures in brass: what rolling ones have in common is made once."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.table.pieces.bench import window_of
from treasure_games.table.pieces import brass
from treasure_games.table.pieces.brass import cast, draw_brass


def test_the_light_on_rolling_figures_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, rows = window_of(), []
    between = brass._between
    monkeypatch.setattr(brass, "_between", lambda *given: rows.append(given) or between(*given))
    brass._column.cache_clear()
    for number in ("104", "147", "185"):
        draw_brass(canvas, cast(canvas.context, number, 70.0, "centre", FRect(40, 40, 300, 120)))
    shares = [share for _steps, share in rows]
    assert len(shares) == len(set(shares)) > 0
