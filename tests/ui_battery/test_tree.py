"""Whatever can be pressed or pointed at has a name, and none has that of another."""

from collections import Counter
from functools import partial
from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.ui_battery.likings import Likings
from tests.ui_battery.seating import choice_after
from tools.gallery import prepared
from tools.moments import MOMENTS
from tools.rig import Rig
from tools.tree import Thing, tree
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.button import Button, Hotspot, IconButton
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.table.scene import TableScene

SIZE: Final = (1280, 720)
LATE: Final = 40
SCREENS: Final = (
    "title", "title_several", "saves", "setup", "setup_chart", "setup_chair", "setup_values",
    "settings", "about", "keys", "rulebook", "rulebook_chart", "pause", "helm", "quit", "curtain",
    "arrange", "truth_reel", "advice", "statistics", "replay_do_not_touch", "deeds", "challenges",
    "ships_log", "daily", "voyage_setup", "voyage_start", "voyage_favour", "result_won",
    "chart_result", "chart_shot", "bluffaneer_shout", "bluffaneer_answer", "scallywager_treasure",
    "stolen_yarr", "stolen_dig", "stolen_hail",
)  # fmt: skip
"""Moments of the gallery, one of each kind of screen and question."""


def faults(things: list[Thing]) -> list[str]:
    """What has no name, and what is called like another."""
    called = Counter(thing.meant for thing in things)
    unnamed = [f"has no name: {thing}" for thing in things if not (thing.name or thing.told)]
    twins = [f"is called like another: {thing}" for thing in things if called[thing.meant] > 1]
    return unnamed + twins


@pytest.mark.one_in_turn("language")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SCREENS)
def test_everything_on_a_screen_has_a_name_of_its_own(
    name: str, language: str, open_rig: OpenRig
) -> None:
    rig = open_rig(SIZE, prepare=partial(prepared, language=language))
    MOMENTS[name].show(rig)
    things = tree(rig)
    assert things
    assert not faults(things), "\n".join(faults(things))


@pytest.mark.games_in_turn
@pytest.mark.in_turn
@pytest.mark.parametrize("acts", [0, LATE])
def test_everything_on_a_table_has_a_name_of_its_own(
    acts: int, game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    rig = open_rig(SIZE, speed=0.0)
    match = choice_after(acts, game_id, likings.SECRET)
    rig.show(TableScene(rig.services, match))
    rig.settle()
    things = tree(rig)
    assert not faults(things), "\n".join(faults(things))


def shown(rig: Rig, *widgets: Column | Row | Hotspot) -> list[Thing]:
    """The tree of these, one above the other."""
    rig.show(Scene(rig.services, Column(*widgets)))
    return tree(rig)


def test_names_are_words_on_a_thing_or_before_it_or_in_its_tooltip(open_rig: OpenRig) -> None:
    toggle = Toggle("Lanterns", True, lambda _value: None, "lanterns")
    slider = Slider(0.5, lambda _value: None, "music")
    icon = IconButton("cross", "Take it away", name="away")
    sail = Button("<b>Set</b> sail", name="sail")
    sail.disable("There is no wind.")
    things = shown(open_rig(SIZE), Row(toggle), Row(Label("Music"), slider), Row(icon), Row(sail))
    assert [(one.role, one.name, one.state) for one in things] == [
        ("switch", "Lanterns", ("on",)),
        ("slider", "Music", ("50%",)),
        ("button", "Take it away", ()),
        ("button", "Set sail", ("disabled: There is no wind.",)),
    ]
    assert not faults(things)


def test_what_has_no_name_is_found(open_rig: OpenRig) -> None:
    (found,) = faults(shown(open_rig(SIZE), Hotspot("nameless")))
    assert "has no name" in found
    assert "nameless" in found


def test_what_is_called_alike_is_told_apart_by_its_line_alone(open_rig: OpenRig) -> None:
    def line(*before: Label, name: str) -> Row:
        return Row(*before, Button("Delete", name=name))

    rig = open_rig(SIZE)
    assert len(faults(shown(rig, line(name="one"), line(name="other")))) == 2
    lines = line(Label("Monday"), name="one"), line(Label("Tuesday"), name="other")
    assert not faults(shown(rig, *lines))
