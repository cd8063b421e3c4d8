"""The sea at rest and in swell: what stirs by itself, and when nothing does."""

import pygame
import pytest

from tests.games.treasure_boots.ui.chart_bench import FRAME, Bench, in_play
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import Stroke
from treasure_games.stage.frame.painter import differences


def test_at_rest_only_small_things_live() -> None:
    bench = in_play(reduced_motion=False)
    for _frame in range(15):
        bench.update()
    before = bench.frame()
    wakeup = bench.chart.next_wakeup()
    assert wakeup is not None
    assert wakeup > 0.1
    bench.update(wakeup + 0.001)
    changed = differences(before, bench.frame())
    view = bench.context.viewport.to_pixels(bench.chart.controller.camera.view)
    assert 0 < sum(rect.width * rect.height for rect in changed) < 0.05 * view.width * view.height
    assert not bench.chart.is_moving


def test_small_things_fall_in_with_whoever_wakes_the_loop() -> None:
    bench = in_play(reduced_motion=False)
    pulse = 0.4
    beats, now, next_pulse = [], 0.0, pulse
    for _waking in range(60):
        wakeup = bench.chart.next_wakeup()
        assert wakeup is not None
        step = min(wakeup, next_pulse - now)
        before = bench.frame()
        bench.update(step + 1e-9)
        now += step
        beats += [now] if bench.frame() != before else []
        if now >= next_pulse - 1e-6:
            next_pulse += pulse
    late = beats[len(beats) // 2 :]
    assert all(abs(beat / pulse - round(beat / pulse)) < 0.01 for beat in late)


def test_with_reduced_motion_nothing_lives() -> None:
    bench = in_play(reduced_motion=True)
    assert bench.chart.next_wakeup() is None


def waves(bench: Bench, seconds: float) -> bytes:
    """The whole window after so long a time of crests alone: nothing else lives that long."""
    for _frame in range(round(seconds / FRAME)):
        bench.update()
    return bench.draw()


def test_the_sea_swells_only_while_something_happens() -> None:
    bench = Bench(reduced_motion=False)
    crests = [one for one in bench.chart.contents.ambient if one.is_swell]
    assert len(crests) > 20

    def poses() -> list[tuple[float, float, float]]:
        return [(one.x, one.y, one.alpha) for one in crests]

    at_rest = poses()
    calm = waves(bench, 1.0)
    assert poses() == at_rest
    bench.chart.is_rolling = True
    assert waves(bench, 1.0) != calm
    seen = bench.chart.controller.camera.seen()
    rolled = [one != before for one, before in zip(poses(), at_rest, strict=True)]
    in_view = [bool(seen.inflate(-3, -3).collidepoint(x, y)) for x, y, _alpha in at_rest]
    assert all(has for has, is_seen in zip(rolled, in_view, strict=True) if is_seen)
    bench.chart.is_rolling = False
    still = poses()
    waves(bench, 1.0)
    assert poses() == still


def test_crests_roll_before_the_wind() -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.contents.wind = 90.0
    crests = [one for one in bench.chart.contents.ambient if one.is_swell]
    before = [one.x for one in crests]
    bench.chart.is_rolling = True
    waves(bench, 0.4)
    moved = [one.x - x for one, x in zip(crests, before, strict=True) if one.x != x]
    assert sum(0.0 < by < 0.1 for by in moved) > 0.6 * len(moved)


def test_with_less_motion_the_sea_never_swells() -> None:
    bench = in_play(reduced_motion=True)
    still = bench.draw()
    bench.chart.is_rolling = True
    bench.update()
    assert bench.draw() == still


def test_the_swell_rests_while_the_view_zooms_and_goes_on_after_it() -> None:
    bench = Bench(reduced_motion=False)
    bench.chart.is_rolling = True

    def ages() -> list[float]:
        return [one.alpha for one in bench.chart.contents.ambient if one.is_swell]

    bench.update()
    bench.chart.controller.zoom_by(-3)
    while bench.chart.controller.camera.is_zooming or not bench.chart.window.is_settled:
        before = ages()
        was_zooming = bench.chart.window.is_zooming
        bench.update()
        is_zooming = was_zooming and bench.chart.window.is_zooming
        assert not is_zooming or ages() == before
    before = ages()
    for _frame in range(12):
        bench.update()
    assert ages() != before


def test_the_light_of_a_choice_is_made_before_it_and_held(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    bench.add_ship(0, 7, 3)
    bench.rest()
    for _frame in range(20):
        bench.update()
    pictures = bench.chart.window.front.pictures
    pictures.keep("what stirs on the water", lambda: pygame.Surface((2000, 2000)))
    made: list[Stroke] = []
    finished = Stroke.finished

    def counted(stroke: Stroke) -> pygame.Surface:
        made.append(stroke)
        return finished(stroke)

    monkeypatch.setattr(Stroke, "finished", counted)
    near, far = bench.cell(8, 2), bench.cell(8, 3)
    bench.chart.mark(reach={near: Cost(1), far: Cost(4, pearls=1)})
    bench.update()
    bench.draw()
    assert not made
