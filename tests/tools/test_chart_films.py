"""A film strip of the chart begins at its act and ends with it."""

import pytest

from tests.alike import some_of
from tests.conftest import OpenRig
from tools.moments import chart
from tools.rig import FRAME

LONGEST = 12.0
SIZE = (640, 360)


@pytest.mark.in_turn
@pytest.mark.parametrize("name", some_of(chart.FILMED))
def test_a_film_begins_at_its_act_and_ends_with_it(name: str, open_rig: OpenRig) -> None:
    rig, (_tells, film) = open_rig(SIZE), chart.FILMED[name]
    film.begin(rig)
    began = [one for one in chart.on_screen() if not one.startswith("end of")]
    # What takes no time may be over in the same tick.
    assert (film.starts or film.event) in began[-2:]
    assert not film.is_over(rig)
    frames = 0
    while rig.loop.stack.is_animating and not film.is_over(rig):
        rig.tick()
        frames += 1
    shown, last = chart.on_screen(), f"end of {film.event}"
    assert 0.2 < frames * FRAME < LONGEST
    ends = film.ends or (last,)
    act = shown[shown.index(film.event) :]
    ended = [place for place, one in enumerate(act) if one in ends]
    assert ended or not rig.loop.stack.is_animating
    # What takes no time is over as soon as it begins.
    assert not ended or ended[0] >= len(act) - 2
