"""Whose turn begins is told while that is shown, not only when it has ended."""

import pytest

from tests.conftest import OpenRig
from tools.rig import crew, table_plan
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene


@pytest.mark.parametrize("game", ["bluffaneer", "treasure_boots"])
def test_the_status_line_tells_a_turn_as_soon_as_it_begins(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((640, 360))
    scene = TableScene(rig.services, Match(table_plan(game, crew(0, 3), 1)))
    told: list[str] = []
    animate = scene.game.animate

    def noting(step: object) -> object:
        if type(step.event).__name__ == "TurnStarted":  # type: ignore[attr-defined]
            name = scene.session.called(step.event.seat)  # type: ignore[attr-defined]
            told.append(name)
            assert scene.hud.status.text == f"It’s {name}’s turn."
        return animate(step)  # type: ignore[arg-type]

    scene.game.animate = noting  # type: ignore[assignment, method-assign]
    rig.show(scene)
    for _frame in range(1200):
        rig.tick(0.05)
        if len(told) > 2:
            break
    assert len(told) > 2
