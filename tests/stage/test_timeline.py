"""The timeline: what is played surely ends, once, in order, with no time lost."""

from dataclasses import dataclass

import pytest
from hypothesis import example, given, strategies as st

from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Shake,
    Staggered,
    Tween,
    Wait,
    in_out_quad,
    in_out_sine,
    in_quad,
    out_back,
    out_cubic,
    out_quad,
    there_and_back,
)
from treasure_games.stage.timeline import INSTANT, Timeline

lengths = st.floats(0.0, 2.0)
steps_of_time = st.lists(st.floats(0.0, 0.05), min_size=1, max_size=60)


def evenly(t):
    return t


@dataclass
class Thing:
    x: float = 0.0
    y: float = 0.0
    shake_x: float = 0.0
    shake_y: float = 0.0


class Witness(Animation):
    """Notes every t that it is given."""

    def __init__(self, duration: float) -> None:
        self.duration = duration
        self.seen: list[float] = []

    def at(self, t: float) -> None:
        self.seen.append(t)


@st.composite
def trees(draw: st.DrawFn) -> tuple[Animation, list[Witness]]:
    witnesses: list[Witness] = []

    def leaf() -> Animation:
        witness = Witness(draw(lengths))
        witnesses.append(witness)
        return witness

    def tree(depth: int) -> Animation:
        kind = (
            draw(st.sampled_from(["leaf", "sequence", "together", "staggered"]))
            if depth
            else "leaf"
        )
        if kind == "leaf":
            return leaf()
        parts = [tree(depth - 1) for _ in range(draw(st.integers(0, 3)))]
        if kind == "sequence":
            return Sequential(*parts)
        return Parallel(*parts) if kind == "together" else Staggered(draw(lengths), *parts)

    return tree(3), witnesses


@given(trees(), steps_of_time, st.sampled_from([0.5, 1.0, 2.0, 4.0, INSTANT]))
def test_every_cue_reaches_exactly_one_and_never_runs_back(tree, times, speed):
    animation, witnesses = tree
    timeline = Timeline(speed=speed)
    timeline.play(animation)
    for dt in times:
        timeline.update(dt)
    timeline.finish()
    assert not timeline.is_busy
    for witness in witnesses:
        assert witness.seen[-1] == 1.0
        assert witness.seen.count(1.0) == 1
        assert witness.seen == sorted(witness.seen)
        assert all(0.0 <= t <= 1.0 for t in witness.seen)


@given(st.lists(lengths, min_size=1, max_size=6), steps_of_time)
@example([0.03125, 0.03125, 0.0, 0.0], [0.03125, 0.015625, 0.03125])
def test_left_over_time_goes_to_the_next_step(durations, times):
    apart, whole = Timeline(), Timeline()
    for duration in durations:
        apart.play(Wait(duration))
    whole.play(Sequential(*(Wait(duration) for duration in durations)))
    for dt in times:
        apart.update(dt)
        whole.update(dt)
    for _duration in durations:
        apart.update(0.0)  # An update ends a few steps only; the time of the others isn't lost.
    total, passed = sum(durations), sum(times)
    if abs(total - passed) > 1e-6:
        assert apart.is_busy == whole.is_busy == (passed < total)


@given(st.lists(st.sampled_from(["update", "finish", "jump"]), max_size=30))
def test_call_backs_fire_exactly_once_and_in_order(acts):
    heard: list[int] = []
    timeline = Timeline()
    for number in range(5):
        call = Call(lambda number=number: heard.append(number))
        timeline.play(Sequential(Wait(0.1), call, Wait(0.1)))
    for act in acts:
        if act == "jump":
            timeline.update(3.0)
        elif act == "update":
            timeline.update(0.03)
        else:
            getattr(timeline, act)()
    assert heard == list(range(len(heard)))
    timeline.finish()
    assert heard == [0, 1, 2, 3, 4]


def test_the_newest_tween_owns_a_property():
    thing, timeline = Thing(), Timeline()
    timeline.beside(Tween(thing, 1.0, easing=evenly, x=100.0, y=100.0))
    timeline.update(0.5)
    timeline.beside(Tween(thing, 0.2, easing=evenly, x=0.0))
    timeline.update(0.1)
    assert thing.x == pytest.approx(25.0)
    assert thing.y == pytest.approx(60.0)
    timeline.update(1.0)
    assert (thing.x, thing.y) == (0.0, 100.0)


def test_an_older_tween_does_not_get_a_property_back():
    thing, timeline = Thing(), Timeline()
    timeline.beside(Tween(thing, 1.0, easing=evenly, x=100.0))
    timeline.beside(Tween(thing, 0.1, easing=evenly, x=-50.0))
    for _ in range(20):
        timeline.update(0.1)
    assert thing.x == -50.0


def test_a_tween_starts_from_where_the_thing_is_when_its_turn_comes():
    thing, timeline = Thing(), Timeline()
    tween = Tween(thing, 1.0, easing=evenly, x=10.0)
    timeline.play(Wait(0.5))
    timeline.play(tween)
    thing.x = 6.0
    timeline.update(0.5)
    timeline.update(0.5)
    assert thing.x == pytest.approx(8.0)


@given(st.floats(0.01, 2.0), st.sampled_from([0.5, 2.0, 4.0]))
def test_speed_divides_durations(duration, speed):
    timeline = Timeline(speed=speed)
    timeline.play(Wait(duration))
    timeline.update(duration / speed * 0.99)
    assert timeline.is_busy
    timeline.update(duration / speed * 0.02 + 1e-9)
    assert not timeline.is_busy


def test_instant_ends_everything_in_one_update():
    heard: list[str] = []
    timeline = Timeline(speed=INSTANT)
    for word in "abc":
        timeline.play(Sequential(Wait(5.0), Call(lambda word=word: heard.append(word))))
    timeline.update(0.0)
    assert heard == ["a", "b", "c"]
    assert not timeline.is_moving


def test_a_chain_of_instant_acts_gives_way_after_each_update():
    timeline = Timeline(speed=INSTANT)
    heard: list[int] = []

    def again() -> None:
        heard.append(1)
        timeline.play(Call(again))

    timeline.play(Call(again))
    timeline.update(0.016)
    assert len(heard) == 1


def test_clear_forgets_without_ending():
    heard: list[int] = []
    timeline = Timeline()
    timeline.play(Sequential(Wait(0.1), Call(lambda: heard.append(1))))
    timeline.update(0.05)
    timeline.clear()
    timeline.update(1.0)
    assert not heard
    assert not timeline.is_moving


def test_a_call_back_may_clear_the_timeline_that_runs_it():
    timeline = Timeline()
    late = Witness(0.1)
    timeline.play(Call(timeline.clear))
    timeline.play(late)
    timeline.update(1.0)
    assert not late.seen
    assert not timeline.is_busy


def test_an_error_in_a_call_back_does_not_come_back():
    timeline = Timeline()
    timeline.play(Call(lambda: 1 // 0))
    with pytest.raises(ZeroDivisionError):
        timeline.update(0.1)
    timeline.update(0.1)
    assert not timeline.is_busy


def test_staggered_closes_its_gaps_to_keep_within_its_time():
    animation = Staggered(0.07, *(Wait(0.22) for _ in range(40)), most=0.9)
    assert animation.duration == pytest.approx(0.9)


@pytest.mark.parametrize(
    "easing", [in_quad, out_quad, out_cubic, in_out_quad, in_out_sine, out_back]
)
def test_easings_start_at_nothing_and_end_at_all(easing):
    assert easing(0.0) == pytest.approx(0.0, abs=1e-12)
    assert easing(1.0) == 1.0


def test_out_back_runs_three_percent_past_its_goal():
    assert max(out_back(step / 1000) for step in range(1001)) == pytest.approx(1.03, abs=0.015)


def test_there_and_back_comes_home():
    assert there_and_back(0.0) == there_and_back(1.0) == 0.0
    assert there_and_back(0.5) == pytest.approx(1.0)


def test_a_shake_is_short_small_and_ends_at_rest():
    thing, timeline = Thing(), Timeline()
    shake = Shake(thing, 1.0)
    assert shake.duration <= 0.25
    timeline.beside(shake)
    for _ in range(20):
        timeline.update(0.016)
        assert abs(thing.shake_x) <= 8.0
        assert abs(thing.shake_y) <= 8.0
    assert (thing.shake_x, thing.shake_y) == (0.0, 0.0)


def test_play_hands_on_an_exact_one():
    seen: list[float] = []
    timeline = Timeline()
    timeline.play(Animate(0.3, seen.append, easing=there_and_back))
    timeline.update(0.1)
    timeline.update(0.5)
    assert seen[-1] == 1.0


def test_what_is_built_late_takes_its_time_among_others() -> None:
    """Known beforehand, its length counts for whatever follows."""
    order: list[str] = []
    late = Later(lambda: Animate(0.2, lambda t: order.append("late")), seconds=0.2)
    whole = Sequential(Wait(0.1), late, Call(lambda: order.append("after")))
    assert whole.duration == pytest.approx(0.3)
    timeline = Timeline()
    timeline.play(whole)
    for _ in range(29):
        timeline.update(0.01)
    assert order
    assert "after" not in order
    timeline.update(0.02)
    assert order[-1] == "after"


def test_what_many_steps_without_length_begin_is_spread_over_some_updates():
    """Each begins something that has to be laid out and drawn; no time is lost by that."""
    timeline, begun = Timeline(), []
    for number in range(6):
        timeline.play(Call(lambda number=number: begun.append(number)))
    timeline.play(Wait(0.1))
    counts = []
    while timeline.is_busy:
        timeline.update(0.02)
        counts.append(len(begun))
    assert counts[:3] == [2, 4, 6]
    assert len(counts) <= 6
