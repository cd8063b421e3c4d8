"""The own score rolls on its sign and comes along the trail; the rest of the bank stays."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tools.moments import MOMENTS
from tools.rig import crew, play_on, table_plan
from treasure_games.games.stolen_treasure.ui.sea import cross_below
from treasure_games.match.match import Match
from treasure_games.stage.canvas import Canvas
from treasure_games.table.scene import TableScene


@pytest.mark.parametrize("score", [1, 9, 14])
def test_of_a_rolling_score_only_sign_and_trail_are_drawn_again(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch, score: int
) -> None:
    rig = open_rig((1280, 720))
    match = Match(table_plan("stolen_treasure", crew(1, 2)))
    scene = TableScene(rig.services, play_on(match, lambda one: one.whose() == 0))
    rig.show(scene)
    rig.settle()
    board = scene.game.board  # type: ignore[attr-defined]
    spoiled: list[FRect | None] = []
    real = board.sprites.spoil

    def noted(rect: FRect | None) -> None:
        spoiled.append(rect)
        real(rect)

    monkeypatch.setattr(board.sprites, "spoil", noted)
    board.total.jump(score)
    rig.tick()
    assert any(rect is not None and rect.contains(board.layout.sign) for rect in spoiled)
    bank = board.layout.own_bank
    assert sum(rect.width * rect.height for rect in spoiled if rect) < bank.width * bank.height
    surface, context = rig.loop.window.surface, rig.loop.context
    shown = pygame.image.tobytes(surface, "RGB")
    rig.loop.stack.draw(Canvas(surface, context), (surface.get_rect(),))
    board.sprites.spoil(None)
    rig.loop.stack.draw(Canvas(surface, context), (surface.get_rect(),))
    assert pygame.image.tobytes(surface, "RGB") == shown


@pytest.mark.parametrize("moment", ["stolen_late", "stolen_limit", "stolen_match", "stolen_6"])
def test_no_disc_on_the_trail_covers_another_or_an_x(open_rig: OpenRig, moment: str) -> None:
    rig = open_rig()
    MOMENTS[moment].show(rig)
    board = rig.top.game.board  # type: ignore[attr-defined]
    discs = {seat: board.sprites["disc", seat].rect for seat in range(board.view.seats)}
    for seat, rect in discs.items():
        assert rect.collidelist([other for one, other in discs.items() if one != seat]) == -1
    order = sorted(discs, key=lambda seat: discs[seat].centerx)
    scores = [max(0, board.view.score(seat)) for seat in order]
    assert scores == sorted(scores)
    slots = board.layout.slots(board.view, board.layout.bottom)
    crosses = [cross_below(board.layout, slot) for slot in slots.values()]
    assert all(rect.inflate(-6, -6).collidelist(crosses) == -1 for rect in discs.values())
