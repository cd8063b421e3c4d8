"""The set-up in large letters: crew and house rules are pages, turned by whatever one holds."""

from __future__ import annotations

import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands
from tests.screens.conftest import over, table_of
from tools.rig import Rig
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.stage.widgets.scroll import ScrollArea

GAME = GAMES[0]
CREW, RULES = "planks.0", "planks.1"
RULE = load(GAME).info.options[0].name


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    """The screen is open, over the title, with letters of twice the size."""
    made = open_rig((1280, 720), text_scale=2.0, speed=0.0)
    over(made, SetupScene(made.services, GAME))
    return made


@pytest.fixture(params=DEVICES, ids=lambda device: device.device)
def hands(request: pytest.FixtureRequest, rig: Rig) -> Hands:
    """Each device in turn."""
    made: Hands = request.param(rig)
    return made


def test_one_page_is_shown_and_the_other_is_a_press_away(hands: Hands) -> None:
    assert hands.sees("seat0.kind")
    assert not hands.sees(RULE)
    hands.press(RULES)
    assert hands.sees(RULE)
    assert not hands.sees("seat0.kind")
    hands.press(CREW)
    assert hands.sees("seat0.kind")


def test_what_both_pages_say_is_played(rig: Rig, hands: Hands) -> None:
    hands.press("add_pirate")
    hands.press(RULES)
    hands.press(RULE)
    hands.press("sail")
    match = table_of(rig).match
    assert len(match.seats) == 3
    assert match.plan.setup.options[RULE] != load(GAME).info.option(RULE).default


def test_several_lines_of_a_page_are_in_sight(rig: Rig, hands: Hands) -> None:
    area = next(one for one in hands.top.root.walk() if isinstance(one, ScrollArea))
    assert area.rect.height >= 0.4 * hands.top.context.viewport.height


def test_letters_made_smaller_lay_the_planks_side_by_side(rig: Rig, hands: Hands) -> None:
    hands.press(RULES)
    rig.services.settings.text_scale = 1.0
    rig.loop.settings_changed()
    rig.tick()
    assert hands.sees("seat0.kind")
    assert hands.sees(RULE)
    assert not hands.sees(CREW)
