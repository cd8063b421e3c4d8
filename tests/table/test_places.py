"""Two to six at the table, at every size and text scale: nothing clipped, overlapping, outside."""

from itertools import product

import pytest

from tests.layout_check import problems
from tests.table.conftest import Sit
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.viewport import Viewport
from treasure_games.table.places import rotated

SIZES = ((1024, 640), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
TEXT_SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
EVERY = 4
"""One of so many looks is tried in the short run, others with one seat more."""


@pytest.mark.in_turn
@pytest.mark.parametrize("version", ["numerical", "symbols"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_place(sit: Sit, seats: int, version: str, is_full: bool) -> None:
    sitting = sit(people=1, pirates=seats - 1, acts=10, version=version)
    sitting.settle()
    services, found = sitting.rig.services, []
    looks = tuple(product(SIZES, TEXT_SCALES))
    for (width, height), text_scale in looks if is_full else looks[seats % EVERY :: EVERY]:
        viewport = Viewport(width, height, text_scale)
        context = LayoutContext(viewport, services.theme, services.assets, services.fonts)
        sitting.rig.loop.stack.arrange(context)
        found += [
            f"{width}x{height} at {text_scale:.0%}: {problem}"
            for problem in problems(sitting.table.boxes(), viewport)
        ]
    assert not found, "\n".join(found)


def test_the_next_in_turn_sits_to_the_left() -> None:
    assert rotated(4, 2) == (2, 3, 0, 1)
