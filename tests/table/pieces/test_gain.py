"""What was gained is told in large figures inside the window, and is gone afterwards."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.gain import Gains


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("where", [(400.0, 300.0), (5.0, 5.0), (1915.0, 1075.0)])
def test_a_gain_is_told_and_gone(where: tuple[float, float], reduced_motion: bool) -> None:
    gains, canvas = Gains(), canvas_of()
    dirty: list[FRect] = []

    def look(t: float) -> None:
        gains.track(canvas.context, dirty.append)
        gains.draw(canvas)

    blank = bytes(canvas.surface.get_view("2").raw)
    theme = theme_for(reduced_motion=reduced_motion)
    play(gains.show("+5", where, theme), 30, look)
    assert bytes(canvas.surface.get_view("2").raw) != blank
    window = canvas.context.viewport.rect.inflate(12, 12)
    assert dirty
    assert all(window.contains(rect) for rect in dirty)
    assert len({rect.top for rect in dirty}) == 1 or not reduced_motion
    dirty.clear()
    look(1.0)
    assert dirty == []


def test_more_is_told_in_larger_letters() -> None:
    context, theme = canvas_of().context, theme_for(reduced_motion=True)
    high = []
    for size in (0.9, 1.3):
        gains, dirty = Gains(), list[FRect]()

        def look(_t: float, gains: Gains = gains, dirty: list[FRect] = dirty) -> None:
            gains.track(context, dirty.append)

        play(gains.show("+5", (400.0, 300.0), theme, size=size), 30, look)
        high.append(max(rect.height for rect in dirty))
    assert high[0] < high[1]


def test_a_gain_below_its_score_stays_there() -> None:
    context, theme = canvas_of().context, theme_for()
    for rises in (True, False):
        gains, dirty = Gains(), list[FRect]()

        def look(t: float, gains: Gains = gains, dirty: list[FRect] = dirty) -> None:
            if t > 0.5:
                gains.track(context, dirty.append)

        play(gains.show("+5", (400.0, 300.0), theme, rises=rises), 30, look)
        assert (len({rect.top for rect in dirty}) > 1) is rises
