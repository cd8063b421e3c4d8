"""Figures in brass: what rolling ones have in common is made once."""

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.table.pieces.bench import pixels, window_of
from tests.table.pieces.conftest import canvas_of
from treasure_games.stage.assets import Assets
from treasure_games.table.fitting import Passage
from treasure_games.table.pieces import brass
from treasure_games.table.pieces.brass import FIGURE, cast, draw_brass


def test_the_light_on_rolling_figures_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, rows = window_of(), []
    between = brass._between
    monkeypatch.setattr(brass, "_between", lambda *given: rows.append(given) or between(*given))
    brass._column.cache_clear()
    for number in ("104", "147", "185"):
        draw_brass(canvas, cast(canvas.context, number, 70.0, "centre", FRect(40, 40, 300, 120)))
    shares = [share for _steps, share in rows]
    assert len(shares) == len(set(shares)) > 0


def test_a_figure_is_as_large_as_its_text_whatever_was_drawn_before() -> None:
    """One small enough to have the same rim, at another text scale."""
    figure, drawn = Passage("4", replace(FIGURE, size=30.0), FRect(40, 40, 300, 120)), []
    for assets in (Assets(), (shared := Assets())):
        if drawn:
            draw_brass(canvas_of(1.2, assets=shared), figure)
        canvas = canvas_of(assets=assets)
        draw_brass(canvas, figure)
        drawn.append(pixels(canvas))
    assert drawn[0] == drawn[1]
