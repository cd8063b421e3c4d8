"""What was gained is told in large figures inside the window, and is gone afterwards."""

from typing import Any

import pytest
from pygame import Rect

from tests.table.pieces.bench import seen
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.gain import Gains

WHERE = 400.0, 300.0


def places(
    where: tuple[float, float] = WHERE, *, reduced_motion: bool = False, **more: Any
) -> list[Rect]:
    """Where the pixels of a gain are from frame to frame; none are left at the end."""
    gains, found = Gains(), list[Rect]()

    def look(_t: float) -> None:
        canvas = canvas_of()
        gains.draw(canvas)
        found.append(seen(canvas) if canvas.frame.items else Rect(0, 0, 0, 0))

    play(gains.show("+5", where, theme_for(reduced_motion=reduced_motion), **more), 30, look)
    assert not found.pop()
    return list(filter(None, found))


@pytest.mark.parametrize("reduced_motion", [False, True])
@pytest.mark.parametrize("where", [WHERE, (5.0, 5.0), (1915.0, 1075.0)])
def test_a_gain_is_told_and_gone(where: tuple[float, float], reduced_motion: bool) -> None:
    told, window = places(where, reduced_motion=reduced_motion), canvas_of().clip
    assert told
    assert all(window.contains(rect) for rect in told)
    assert len({rect.top for rect in told}) == 1 or not reduced_motion


def test_more_is_told_in_larger_letters() -> None:
    assert places(size=0.9)[0].height < places(size=1.3)[0].height


def test_a_gain_below_its_score_stays_there() -> None:
    for rises in (True, False):
        assert (len({rect.top for rect in places(rises=rises)}) > 1) is rises
