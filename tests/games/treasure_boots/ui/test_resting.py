"""A chart that fits its window is seen as a whole while others act, and the view rests."""

from random import Random

import pytest

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.table_bench import Sitting, asked_for, sensible
from tools.rig import FRAME, crew, table_plan
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import Sail
from treasure_games.games.treasure_boots.rules.events import DiceRolled, WindTurned
from treasure_games.games.treasure_boots.ui.chart.camera_controller import CameraController
from treasure_games.match.match import Match
from treasure_games.stage.input import intents

_CELL = 52.0


def _sit(
    open_rig: OpenRig, match: Match, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0
) -> Sitting:
    return Sitting(open_rig(size, text_scale, speed=1.0), match)


def _across(sitting: Sitting) -> float:
    """Pixels across a cell."""
    chart = sitting.game.chart
    cell = chart.cell_rect(sitting.game.view.chart.ports[0])
    return float(cell.height * sitting.table.context.viewport.scale)


@pytest.mark.parametrize(
    ("size", "text_scale", "pirates"),
    [((1280, 720), 1.0, 2), ((1920, 1080), 1.0, 3), ((1920, 1080), 1.0, 5), ((1920, 1080), 1.5, 1)],
)
def test_the_whole_chart_is_in_view_while_others_act_if_cells_are_large_enough(
    size: tuple[int, int], text_scale: float, pirates: int, open_rig: OpenRig
) -> None:
    def is_next_at_land(match: Match) -> bool:
        return match.view(0).cells[1] in match.view(0).chart.land

    match = asked_for("sail", pirates=pirates, fit=is_next_at_land)
    sitting = _sit(open_rig, match, size, text_scale)
    chart = sitting.game.chart
    assert chart.controller.rests
    rng = Random(5)
    while sitting.game.view.turn == 0:
        if match.whose() == 0 and not sitting.table.timeline.is_busy:
            sitting.table.session.act(sensible(match.view(0), match.legal(0), rng))
        sitting.rig.tick()
    while chart.controller.camera.is_gliding:
        sitting.rig.tick()
    assert _across(sitting) >= _CELL
    room = chart.controller.camera.open
    assert all(room.contains(chart.cell_rect(cell)) for cell in chart.plan.lands)
    assert chart.overview not in chart.children(), "nothing is left for a small map to tell"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_whoever_sails_sees_the_reach_from_near(size: tuple[int, int], open_rig: OpenRig) -> None:
    sitting = _sit(open_rig, asked_for("sail", pirates=2), size)
    chart = sitting.game.chart
    whole = chart.controller.camera.fit_zoom(chart.plan.bounds)
    assert chart.controller.camera.goal_zoom > 1.2 * whole
    room = chart.controller.camera.open
    assert all(room.collidepoint(chart.cell_rect(cell).center) for cell in chart.marks.reach)


def test_a_replay_looks_at_the_act_from_near(open_rig: OpenRig) -> None:
    sitting = _sit(open_rig, asked_for("sail", pirates=2))
    controller = sitting.game.chart.controller
    controller.rest()
    sitting.settle()
    before, own = controller.camera.zoom, sitting.game.view.cells[0]
    sitting.game.play.take_in(())
    sitting.game.handle(intents.Recall())
    sitting.game.play.take_in(())
    sitting.settle()
    assert controller.camera.zoom > 1.2 * before
    assert controller.camera.open.contains(sitting.game.chart.cell_rect(own))


def test_a_chart_that_would_be_too_small_is_seen_in_parts(open_rig: OpenRig) -> None:
    sitting = _sit(open_rig, asked_for("sail", pirates=5, boards=4, layout="line"))
    assert not sitting.game.chart.controller.rests
    assert sitting.game.chart.overview in sitting.game.chart.children()


def test_ports_to_set_out_from_are_seen_with_the_whole_chart_round_them(open_rig: OpenRig) -> None:
    """TB-09: cells may be smaller for that than those of a chart that always stays in view."""
    sitting = _sit(open_rig, Match(table_plan("treasure_boots", crew(1, 2), 77)))
    sitting.settle()
    controller = sitting.game.chart.controller
    assert not controller.rests
    room = controller.camera.open
    cells = [sitting.game.chart.cell_rect(cell) for cell in sitting.game.chart.plan.lands]
    assert all(room.collidepoint(cell.center) for cell in cells)


def _stand(controller: CameraController) -> tuple[float, ...]:
    camera = controller.camera
    return camera.zoom, *camera.middle


@pytest.mark.full
def test_the_view_rests_through_the_turns_of_others(
    open_rig: OpenRig,
) -> None:
    sitting = _sit(open_rig, asked_for("sail", pirates=2))
    controller, match = sitting.game.chart.controller, sitting.match
    controller.toggle_whole()
    sitting.settle()
    whole, moved, others, frames = controller.camera.zoom, 0, 0, 0
    controller.toggle_whole()
    rng = Random(5)
    while frames < 60 / FRAME and not match.is_over:
        pending = match.pending()
        is_idle = not sitting.table.timeline.is_busy
        if pending is not None and pending.seats == (0,) and is_idle:
            sitting.table.session.act(sensible(match.view(0), match.legal(0), rng))
        sitting.rig.tick()
        frames += 1
        # Whoever aims or is shot at sees the ships from near, and comes back when one has sunk.
        shots = phases.SHOOTING, *phases.IN_MIDST_OF_A_SHOT, phases.REFITTING
        is_shot = sitting.game.view.phase in shots
        is_own = sitting.game.view.turn == 0
        others += not is_own
        moved += controller.camera.zoom > 1.05 * whole and not is_shot and not is_own
    assert others > 0.2 * frames
    assert moved < 0.15 * others


def test_whoever_looks_elsewhere_comes_back_to_the_choice(open_rig: OpenRig) -> None:
    sitting = _sit(open_rig, asked_for("sail", pirates=2))
    controller = sitting.game.chart.controller
    rest = _stand(controller)
    controller.zoom_by(4)
    sitting.settle()
    assert not controller.is_resting
    assert _stand(controller) != rest
    controller.toggle_follow()
    sitting.settle()
    assert _stand(controller) == pytest.approx(rest, abs=0.05)


def test_a_person_waits_seconds_for_two_computers_and_sees_all_they_do(open_rig: OpenRig) -> None:
    """By the clock of the animations, from an own act that ends the turn to the next question."""
    sitting = _sit(open_rig, asked_for("sail", pirates=2))
    match, game, shown = sitting.match, sitting.game, []
    animate = game.animate
    game.animate = lambda step: (shown.append(type(step.event)), animate(step))[1]  # type: ignore[method-assign]
    turn, waited = match.view(0).turn_number, 0.0
    sitting.table.session.act(Sail(match.view(0).cells[0], 0))
    while match.view(0).turn_number < turn + 3 or sitting.table.timeline.is_busy:
        if (
            match.view(0).turn == 0
            and match.view(0).turn_number == turn
            and not (sitting.table.timeline.is_busy)
        ):
            sitting.table.session.act(match.legal(0)[-1])
        sitting.rig.tick()
        waited += FRAME
        assert waited < 30.0
    assert waited <= 12.0, "with a shot of theirs"
    assert shown.count(DiceRolled) == 3
    assert shown.count(WindTurned) == 3
