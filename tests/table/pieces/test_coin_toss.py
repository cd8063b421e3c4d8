"""A coin goes up, comes down where it was meant to, and can be taken away."""

from __future__ import annotations

from pygame import FRect

from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.coin_toss import CoinToss


def test_it_rises_lands_once_and_lies_until_it_is_cleared() -> None:
    toss, landed, areas = CoinToss("bluffaneer"), [], []
    toss.place(400.0, 300.0)

    def watch(_t: float) -> None:
        drawn: list[FRect] = []
        toss.track(drawn.append)
        areas.extend(drawn[-1:])

    play(toss.toss(theme_for(), lambda: landed.append(toss.t)), 12, watch)
    assert landed == [1.0]
    assert min(one.centery for one in areas) < 200.0
    assert areas[-1].center == (400.0, 300.0)
    toss.clear()
    left: list[FRect] = []
    toss.track(left.append)
    assert [one.center for one in left] == [(400.0, 300.0)]


def test_it_is_drawn_in_every_pose() -> None:
    toss, canvas = CoinToss("bluffaneer"), canvas_of()
    toss.place(400.0, 400.0)
    before = canvas.surface.copy()
    for step in range(1, 41):
        toss.t = step / 40
        toss.draw(canvas)
    assert canvas.surface.get_buffer().raw != before.get_buffer().raw
