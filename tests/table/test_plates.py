"""The plates at the seats: names that one can tell apart at any size of text."""

from collections import defaultdict
from itertools import product
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.table.conftest import Sit
from tools.moments import MOMENTS
from treasure_games.match.seats import Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.tooltip import words_of
from treasure_games.table.fitting import SMALLEST_ON_PLATE, brief_name, closest, last_word
from treasure_games.table.places import Form
from treasure_games.table.scene import TableScene

WIDTHS = range(130, 200, 5)
"""Units for the name on the narrowest plate, and on wider ones."""


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
def test_no_pirates_name_is_cut(sit: Sit, text_scale: float) -> None:
    sitting = sit()
    sitting.rig.services.settings.text_scale = text_scale
    sitting.rig.loop.settings_changed()
    context = sitting.rig.loop.context
    style = TextStyle(24.0, Face.SEMIBOLD)
    for persona, width in product(PERSONAS.values(), WIDTHS):
        words, smaller = brief_name(context, persona.name, style, width)
        assert words.split()[-1] == persona.name.split()[-1]
        assert context.texts.measure(words, smaller)[0] <= width


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("name", ["W" * 24, "W" * 40, "Rear Admiral " + "W" * 30])
def test_a_name_too_long_for_its_place_is_cut_before_nobody_can_read_it(
    sit: Sit, name: str, text_scale: float
) -> None:
    sitting = sit()
    sitting.rig.services.settings.text_scale = text_scale
    sitting.rig.loop.settings_changed()
    context = sitting.rig.loop.context
    for fit, width in product((brief_name, closest), WIDTHS):
        words, smaller = fit(context, name, TextStyle(24.0, Face.SEMIBOLD), width)
        assert smaller.size * max(1.0, text_scale) >= SMALLEST_ON_PLATE
        assert words.endswith("W…")
        assert context.texts.measure(words, smaller)[0] <= width


def test_a_plate_tells_the_whole_name(sit: Sit) -> None:
    name = "W" * 40
    plate = sit().table.hud.seats.plates[1]
    plate.seat_changed(Seat(name, 1))
    assert name in words_of(plate)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("moment", ["table_4", "table_6", "stolen_6"])
def test_names_in_a_row_are_equally_large(
    open_rig: OpenRig, moment: str, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS[moment].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    heights: dict[Form, set[float]] = defaultdict(set)
    for plate in scene.hud.seats.plates:
        for box in plate.boxes(rig.loop.context):
            if box.name.endswith(".name") and box.text_size:
                heights[plate.shown.form].add(box.text_size[1])
    assert len(heights) > 1
    assert all(len(found) == 1 for found in heights.values())


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_stands_beside_totals_has_one_place_and_size(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS["stolen_late"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    found = set()
    for plate in scene.hud.seats.plates[1:]:
        goals = [
            (round(box.rect.left - plate.rect.left), box.text_size)
            for box in plate.boxes(rig.loop.context)
            if box.name.endswith(".goal")
        ]
        found.add(tuple(goals))
    assert len(found) == 1


def test_the_last_word_of_a_name_is_what_follows_a_hyphen_too() -> None:
    assert [last_word(name) for name in ("Red Mary", "Holländer-Bram", "Anne", "-")] == [
        "Mary", "Bram", "Anne", "-",
    ]  # fmt: skip


def test_the_moment_of_a_trophy_shows_a_pirate_who_wears_one(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["trophy"].show(rig)
    scene: Any = rig.top
    assert [plate._face.has_trophy for plate in scene.hud.plates] == [False, True]
