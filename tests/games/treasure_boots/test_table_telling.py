"""What the status line says from the moment a person acts until all lies still again."""

from __future__ import annotations

from tests.conftest import OpenRig
from tests.games.treasure_boots.table_bench import asked_for, sit
from tests.hands import Mouse
from treasure_games.games.treasure_boots.actions import TAKE, Sail
from treasure_games.games.treasure_boots.pieces import NO_TOKEN
from treasure_games.games.treasure_boots.state import SAILING
from treasure_games.match.match import Match


def _to_treasure(match: Match) -> list[Sail]:
    """Voyages to islands on which something lies."""
    view = match.view(0)
    laden = {
        island.cell
        for island, token in zip(view.chart.islands, view.tokens, strict=True)
        if token != NO_TOKEN
    }
    return [one for one in match.legal(0) if isinstance(one, Sail) and one.cell in laden]


def test_what_was_told_before_a_person_was_asked_does_not_come_back(open_rig: OpenRig) -> None:
    """While she acts, the line of what led to the question would mislead."""
    match = asked_for("sail", fit=lambda one: bool(_to_treasure(one)))
    sitting = sit(open_rig, match, speed=1.0)
    sitting.table.choose(_to_treasure(match)[0])
    sitting.settle()
    assert sitting.table.log.lines
    asked = sitting.game.status()
    sitting.table.choose(TAKE)
    sitting.rig.tick(0.1)
    assert sitting.table.timeline.is_busy
    assert sitting.game.telling() is None
    assert sitting.table.furniture.status.text == asked


def test_a_pointer_that_has_not_moved_is_told_of_its_cell(open_rig: OpenRig) -> None:
    """It often rests near the own ship since the turn before."""
    sitting = sit(open_rig, asked_for("start"))
    middle = sitting.game.view.chart.ports[2]
    Mouse(sitting.rig).click(*sitting.spot(middle))
    sitting.settle()
    assert sitting.game.view.phase == SAILING
    assert sitting.game.chart.pointed in sitting.game.chart.marks.reach
    assert sitting.game.play.preview
    assert sitting.table.furniture.status.text == sitting.game.play.preview
