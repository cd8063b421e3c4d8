"""Where one is can be heard: the cabin, a table between decks, the chart in its wind."""

import pytest

from tests.conftest import OpenRig
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.games.treasure_boots.rules import events


def heard(rig: Rig) -> list[str]:
    """The places called for from now on, while the rig is open."""
    found = list[str]()
    rig.services.audio.ambience = found.append  # type: ignore[method-assign, assignment]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_heard_and_the_cabin_again_afterwards(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((640, 360), speed=0.0)
    places = heard(rig)
    rig.services.navigation.begin_match(table_plan(game, crew(1, 3), 5))
    assert places[0] == ("breeze" if game == "treasure_boots" else "deck")
    rig.services.navigation.show_title()
    assert places[-1] == "cabin"


def test_a_match_that_is_gone_on_with_has_the_wind_of_its_last_dice(open_rig: OpenRig) -> None:
    rig = open_rig((640, 360), speed=0.0)
    match = rig.services.matches.begin(table_plan("treasure_boots", crew(1, 3), 5))
    play_on(match, lambda one: len(one.acts) > 60)
    turned = [one.event for act in match.acts for one in act.moments]
    steps = [one.steps for one in turned if isinstance(one, events.WindTurned)][-1]
    places = heard(rig)
    rig.services.navigation.show_match(match)
    assert places[0] == ("breeze", "breeze", "fresh", "storm", "storm", "storm")[steps]
