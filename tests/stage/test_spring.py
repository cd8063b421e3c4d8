"""Springs: the same motion at any frame rate."""

import pytest
from hypothesis import given, strategies as st

from treasure_games.stage.spring import Spring


@given(
    st.floats(-500, 500),
    st.floats(-500, 500),
    st.floats(0.05, 1.0),
    st.sampled_from([0.4, 0.8, 1.0, 1.5]),
    st.integers(1, 40),
)
def test_many_small_steps_make_one_large_one(start, target, period, damping, parts):
    coarse = Spring(start, target, period, damping, tolerance=0.0)
    fine = Spring(start, target, period, damping, tolerance=0.0)
    coarse.update(0.1)
    for _ in range(parts):
        fine.update(0.1 / parts)
    assert fine.value == pytest.approx(coarse.value, abs=1e-5)
    assert fine.velocity == pytest.approx(coarse.velocity, abs=1e-3)


@given(st.floats(-500, 500), st.floats(-500, 500), st.sampled_from([0.5, 0.8, 1.0]))
def test_it_comes_to_rest_exactly_on_its_target(start, target, damping):
    spring = Spring(start, target, 0.25, damping)
    for _ in range(300):
        spring.update(1 / 60)
    assert spring.is_resting
    assert spring.value == target


def test_no_time_no_motion():
    spring = Spring(0.0, 10.0)
    spring.update(0.0)
    assert spring.value == 0.0


def test_without_a_period_it_is_there_at_once():
    spring = Spring(0.0, 10.0, period=0.0)
    spring.update(0.001)
    assert spring.value == 10.0
