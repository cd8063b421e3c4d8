"""Lantern light lies where the play's hero is, in all games, and the rest lies in the dark."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from pygame import BLEND_PREMULTIPLIED, FRect, Rect, Surface

from tests.conftest import OpenRig
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.games.treasure_boots.ui.chart.zoom_level import night
from treasure_games.table.scene import TableScene

SIZE: Final = (1280, 720)
GREY: Final = (128, 128, 128)
HEROES: Final[dict[str, Callable[[Any], Sequence[FRect]]]] = {
    "table_4": lambda game: (game.board.layout.lanes[0].room, game.board.layout.deck.rect),
    "scallywager_bid": lambda game: (game.board.layout.board,),
    "bluffaneer_answer": lambda game: (game.board.layout.map,),
    "stolen_turn": lambda game: (game.board.layout.raft, game.board.layout.own_bank),
}
"""What is played for, by the moment."""
ASKED: Final = "chart_sail", "chart_start", "chart_shot", "chart_collect"
"""Moments at which something is asked on the chart."""


def shown(rig: Rig, name: str) -> TableScene:
    MOMENTS[name].show(rig)
    rig.settle()
    assert isinstance(rig.top, TableScene)
    return rig.top


def light_of(rig: Rig) -> Surface:
    """Return grey under all that is as large as the room and blended over the ground."""
    window, seen = Surface(SIZE), rig.loop.painter.frame
    window.fill(GREY)
    large = [
        item for item, bounds in zip(seen.items, seen.bounds, strict=True)
        if type(item) is tuple and item[3] == BLEND_PREMULTIPLIED and bounds.size == SIZE
    ]  # fmt: skip
    assert len(large) == 1, "the light of a table is one picture"
    window.blits([large[0]])  # type: ignore[list-item]
    return window


@pytest.mark.parametrize("name", HEROES)
def test_the_play_is_lit_and_the_edges_of_the_table_are_dark(name: str, open_rig: OpenRig) -> None:
    rig = open_rig(SIZE)
    game = shown(rig, name).game
    light = light_of(rig)
    for hero in HEROES[name](game):
        at = game.api.context.viewport.point_to_pixels(*hero.center)
        assert light.get_at(at).r > GREY[0], f"{hero} lies in the dark"
    for corner in ((0, 0), (SIZE[0] - 1, 0)):
        assert light.get_at(corner).r < 0.8 * GREY[0]


@pytest.mark.parametrize("name", ASKED)
def test_the_chart_is_dark_but_for_what_is_asked_about(name: str, open_rig: OpenRig) -> None:
    rig = open_rig(SIZE)
    chart = shown(rig, name).game.chart  # type: ignore[attr-defined]
    level, plan = chart.window.front, chart.plan
    lit = chart.contents.asked(plan.geometry.centre)
    seen = Rect(*(side * level.unit for side in plan.soundings))
    squares = list(night(level.pictures, lit).within(seen))

    def darkness(x: float, y: float) -> int:
        at = round(x * level.unit), round(y * level.unit)
        square = next(one for one in squares if one.rect.collidepoint(at))
        drawn = [picture for picture, _place in level.list.within(square.rect)]
        assert square.picture in drawn
        alpha: int = square.picture.get_at((at[0] - square.rect.left, at[1] - square.rect.top)).a
        return alpha

    assert [place for place in lit if darkness(*place) >= 20] == []
    cells = map(plan.geometry.centre, plan.board_cells)
    far = max(cells, key=lambda cell: min(math.dist(cell, place) for place in lit))
    assert darkness(*far) > 80
