"""The geometry of Stolen Treasure's pictures: it fits the files, and what it places is on sand."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.named_assets import ROOT
from tools.art.stolen_treasure.geometry import BANKS
from tools.art.stolen_treasure.sand import shore

FOLDER = ROOT / "art" / "stolen_treasure"
GEOMETRY = json.loads((FOLDER / "geometry.json").read_text("utf-8"))
ROWS = list(GEOMETRY["banks"].items())


def size(name: str) -> list[float]:
    """Of a picture in units: masters hold two pixels each."""
    with Image.open(FOLDER / f"{name}.webp") as image:
        return [side / 2 for side in image.size]


@pytest.mark.parametrize(("name", "box"), [
    ("raft", GEOMETRY["raft"]["size"]),
    ("mound_1", GEOMETRY["mound"]["size"]),
    ("palm_1", GEOMETRY["palms"][0]["size"]),
    ("palm_2", GEOMETRY["palms"][1]["size"]),
    ("sign", GEOMETRY["sign"]["size"]),
    ("flood", GEOMETRY["flood"]["size"]),
    ("embers_rim_2", GEOMETRY["embers_rim"]["size"]),
    *((bank["picture"], bank["size"]) for _name, bank in ROWS),
    *((f"arm_{name}_{layer}", GEOMETRY["arms"][name]["box"][2:])
      for name in ("left", "right") for layer in ("behind", "tip")),
])  # fmt: skip
def test_a_picture_is_as_large_as_its_box(name: str, box: list[float]) -> None:
    assert size(name) == box


@pytest.mark.parametrize(("name", "bank"), ROWS, ids=[name for name, _bank in ROWS])
def test_palms_and_the_first_card_stand_on_the_sand(name: str, bank: dict[str, Any]) -> None:
    one = BANKS[bank["picture"].removeprefix("bank_")]
    line = shore(one.width, one.height, one.seed)
    row = bank["row"]
    width, height = row["card"]
    spots = [(x, y) for _kind, x, y in bank["palms"]]
    spots += [(row["first"], row["top"] + height), (row["right"] - width / 2, row["top"] + height)]
    assert all(inside(spot, line) for spot in spots)


def inside(spot: tuple[float, float], line: np.ndarray) -> bool:
    """Even and odd, along a line to the right."""
    x, y = spot
    following = np.roll(line, -1, 0)
    cuts = (line[:, 1] > y) != (following[:, 1] > y)
    a, b = line[cuts], following[cuts]
    right = x < a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return bool(np.count_nonzero(right) % 2)


def test_the_trail_runs_over_sand_to_the_great_x_in_equal_steps() -> None:
    own = GEOMETRY["banks"]["own"]
    one = BANKS["own"]
    line = shore(one.width, one.height, one.seed)
    assert all(inside((x, y + 9), line) for x, y in own["trail"])
    steps = [math.dist(first, second) for first, second in pairwise(own["trail"])]
    assert max(steps) < 1.05 * min(steps)
    half = GEOMETRY["x_great"]["size"][0] / 2
    assert 0 < own["x_great"][0] - own["trail"][-1][0] < 1.5 * half


def test_tips_lie_where_their_arms_say() -> None:
    for name in ("left", "right"):
        arm = GEOMETRY["arms"][name]
        x, y = ((hand - corner) * 2 for hand, corner in zip(arm["hand"], arm["box"], strict=False))
        with Image.open(FOLDER / f"arm_{name}_tip.webp") as tip:
            painted = np.asarray(tip)[int(y) - 70 : int(y) + 70, int(x) - 70 : int(x) + 70, 3]
        assert np.mean(painted > 200) > 0.15
