"""The wind is heard as far as it turns, and cargo by what it is."""

from collections import Counter
from unittest.mock import patch

import pytest

from tests.conftest import OpenRig
from tools.rig import crew, table_plan
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import COLOURS
from treasure_games.games.treasure_boots.ui.harbour import SCENE
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene

LANDED = ("cargo_bale", "cargo_guns", "cargo_cask", "cargo_coins", "cargo_pearls", "cargo_pearls")
"""By kind of treasure."""
BLOWS = ("", "breeze", "fresh", "storm", "storm", "storm")
"""By steps of the wind."""
ENOUGH = 150
"""Acts in which treasure of all colours comes ashore."""


def told(match: Match) -> tuple[list[str], Counter[str]]:
    """How the sea is to sound from wind to wind, and all sounds of wind and cargo."""
    sea, heard = ["breeze"], Counter[str]()
    for event in (one.event for act in match.acts for one in act.moments):
        if isinstance(event, events.WindTurned):
            if event.before == event.after:
                continue  # The dice were equal, or it went all the way round: TB-17.
            sea.append(BLOWS[event.steps])
            heard["wind_gust" if event.steps >= 3 else "wind_turn"] += 1
        elif isinstance(event, events.Unloaded):
            for kind, count in enumerate(event.kinds):
                heard[LANDED[kind]] += count
    return sea, +heard


def test_each_colour_lands_with_a_sound_of_its_own() -> None:
    assert len({LANDED[kind] for kind in COLOURS}) == len(COLOURS)
    assert set(SCENE.sounds.values()) == set(LANDED)


@pytest.mark.parametrize("chart", ["hex", "square"])
def test_a_wind_that_turns_far_comes_with_a_gust_and_each_blows_until_it_turns(
    chart: str, open_rig: OpenRig
) -> None:
    rig, heard, sea = open_rig((640, 360), speed=0.0), Counter[str](), list[str]()
    audio = rig.services.audio
    with (
        patch.object(audio, "play", lambda name, *_step, **_take: heard.update((name,))),
        patch.object(audio, "ambience", sea.append),
    ):
        plan = table_plan("treasure_boots", crew(0, 3), 5, chart=chart)
        rig.services.navigation.begin_match(plan)
        table = rig.top
        assert isinstance(table, TableScene)
        while len(table.match.acts) < ENOUGH and rig.top is table:
            rig.tick(0.05)
        table.finish_motion()
    blown, expected = told(table.match)
    assert {"wind_turn", "wind_gust", *LANDED[:4]} <= set(expected)
    assert sea[: len(blown)] == blown
    assert {name: heard[name] for name in expected} == expected
