"""The pictures of Stolen Treasure's table are as large as the table takes them for, and what stands
on a bank stands on its sand.
"""

import math
from itertools import pairwise

import numpy as np
import pytest
from PIL import Image
from pygame import FRect

from studio.art.stolen_treasure.arms import ARMS
from studio.art.stolen_treasure.banks import BANKS
from studio.art.stolen_treasure.sand import shore
from tests.conftest import OpenRig
from tests.named_assets import ROOT
from treasure_games.games.stolen_treasure.ui.banks import PALMS, SANDS, Sand
from treasure_games.games.stolen_treasure.ui.cards import BURIED_ASPECT
from treasure_games.games.stolen_treasure.ui.layout import Layout
from treasure_games.games.stolen_treasure.ui.window import BOXES

SIDES = "left", "right"
FOLDER = ROOT / "art" / "stolen_treasure"


def size(name: str) -> tuple[float, float]:
    """Of a picture in units: masters hold two pixels each."""
    with Image.open(FOLDER / f"{name}.webp") as image:
        return image.width / 2, image.height / 2


@pytest.mark.parametrize(("name", "box"), [
    *((f"palm_{number}", palm[:2]) for number, palm in PALMS.items()),
    *((sand.picture, (sand.wide, sand.high)) for sand in SANDS.values()),
    *((f"arm_{side}_behind", box.size) for side, box in zip(SIDES, BOXES[:2], strict=True)),
    *((f"arm_{side}_tip", box.size) for side, box in zip(SIDES, BOXES[:2], strict=True)),
    *((f"arm_{side}_coil", box.size) for side, box in zip(SIDES, BOXES[2:], strict=True)),
])  # fmt: skip
def test_a_picture_is_as_large_as_its_box(name: str, box: tuple[float, float]) -> None:
    assert size(name) == tuple(box)


def edge(sand: Sand) -> np.ndarray:
    """The line around a bank."""
    one = BANKS[sand.picture.removeprefix("bank_")]
    return shore(one.width, one.height, one.seed)


@pytest.mark.parametrize("name", SANDS)
def test_palms_and_buried_cards_stand_on_the_sand(name: str) -> None:
    sand = SANDS[name]
    foot = sand.top + BURIED_ASPECT * sand.card
    spots = [(x, y) for _kind, x, y in sand.palms]
    spots += [(sand.first, foot), (sand.right - sand.card / 2, foot)]
    assert all(inside(spot, edge(sand)) for spot in spots)


def inside(spot: tuple[float, float], line: np.ndarray) -> bool:
    """Even and odd, along a line to the right."""
    x, y = spot
    following = np.roll(line, -1, 0)
    cuts = (line[:, 1] > y) != (following[:, 1] > y)
    a, b = line[cuts], following[cuts]
    right = x < a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return bool(np.count_nonzero(right) % 2)


def test_the_trail_runs_over_sand_to_the_great_x_in_equal_steps(open_rig: OpenRig) -> None:
    layout = Layout(open_rig((1920, 1080)).loop.context, 4, 0, 64.0, False)
    bank, sand = layout.own_bank, SANDS["own"]
    down = sand.high / bank.height

    def on_bank(x: float, y: float) -> tuple[float, float]:
        return x - bank.left, (y - bank.top) * down

    trail = [on_bank(*layout.trail.at(step / 40)) for step in range(41)]
    assert all(inside(point, edge(sand)) for point in trail)
    steps = [math.dist(first, second) for first, second in pairwise(trail)]
    assert max(steps) < 1.05 * min(steps)
    cross = FRect(layout.cross)
    assert 0 < on_bank(*cross.center)[0] - trail[-1][0] < 1.5 * cross.width / 2


def test_tips_lie_where_their_arms_say() -> None:
    for name in SIDES:
        arm = ARMS[name]
        x, y = (2 * (part - corner) for part, corner in zip(arm.hand(), arm.box[:2], strict=True))
        with Image.open(FOLDER / f"arm_{name}_tip.webp") as tip:
            painted = np.asarray(tip)[int(y) - 70 : int(y) + 70, int(x) - 70 : int(x) + 70, 3]
        assert np.mean(painted > 200) > 0.15
