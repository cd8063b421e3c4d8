"""The set-up in large letters: chair and articles are panes, turned by whatever one holds."""

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Mouse
from tests.screens.conftest import in_german, over, table_of
from tests.screens.signing import choose, seat_another
from tools.rig import Rig
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.setup.ground import Panes
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.stage.widgets.scroll import ScrollArea

GAME = GAMES[0]
CHAIR, ARTICLES = "panes.0", "panes.1"
RULE = load(GAME).info.options[0].name


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    """The screen is open, over the title, with letters of twice the size."""
    made = open_rig((1280, 720), text_scale=2.0, speed=0.0)
    over(made, SetupScene(made.services, GAME))
    return made


@pytest.fixture
def mouse(rig: Rig) -> Mouse:
    """A mouse at that window."""
    return Mouse(rig)


@pytest.fixture(params=DEVICES, ids=lambda device: device.device)
def hands(request: pytest.FixtureRequest, rig: Rig) -> Hands:
    """Each device in turn."""
    made: Hands = request.param(rig)
    return made


def test_one_leaf_is_shown_and_the_other_is_a_press_away(hands: Hands) -> None:
    assert hands.sees("kind.human")
    assert not hands.sees(RULE)
    hands.press(ARTICLES)
    assert hands.sees(RULE)
    assert not hands.sees("kind.human")
    hands.press(CHAIR)
    assert hands.sees("kind.human")


def test_a_press_on_a_chair_turns_to_it(hands: Hands) -> None:
    hands.press(ARTICLES)
    hands.press("seat1")
    assert hands.sees("level.mate")


def test_what_both_leaves_say_is_played(rig: Rig, hands: Hands) -> None:
    seat_another(hands)
    hands.press(ARTICLES)
    choose(hands, RULE, load(GAME).info.option(RULE).values[0])
    assert hands.sees(RULE)
    hands.press("sail")
    match = table_of(rig).match
    assert len(match.seats) == 3
    assert match.plan.setup.options[RULE] != load(GAME).info.option(RULE).default


def test_several_lines_of_a_leaf_are_in_sight(rig: Rig, hands: Hands) -> None:
    for leaf in (CHAIR, ARTICLES):
        hands.press(leaf)
        area = next(one for one in hands.top.root.walk() if isinstance(one, ScrollArea))
        assert area.rect.height >= 0.25 * hands.top.context.viewport.height


def test_articles_scroll_by_whole_lines(rig: Rig, mouse: Mouse) -> None:
    mouse.press(ARTICLES)
    area = next(one for one in mouse.top.root.walk() if isinstance(one, ScrollArea))
    assert area.is_scrollable
    x, y = mouse.top.context.viewport.point_to_pixels(*area.rect.center)
    for _ in range(3):
        mouse.wheel(x, y, -1)
        lines = area.offset / area.line
        assert abs(lines - round(lines)) < 0.01
    assert area.offset > 0.0


def test_letters_made_smaller_lay_the_leaves_side_by_side(rig: Rig, hands: Hands) -> None:
    hands.press(ARTICLES)
    rig.services.settings.text_scale = 1.0
    rig.loop.settings_changed()
    rig.tick()
    assert hands.sees("kind.human")
    assert hands.sees(RULE)
    assert not hands.sees(CHAIR)


def test_articles_that_do_not_fit_are_turned_leaf_by_leaf(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    over(rig, SetupScene(rig.services, "stolen_treasure"))
    rig.settle()
    mouse = Mouse(rig)
    area = next(one for one in rig.top.root.walk() if one.name == "articles.scroll")
    assert isinstance(area, ScrollArea)
    mouse.press("articles.turn")
    assert area.offset == area.rect.height
    assert area.offset + area.rect.height == pytest.approx(area.content_height)
    mouse.press("articles.turn")
    assert area.offset == 0.0


def test_the_pane_of_a_chosen_chair_unfolds(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    over(rig, SetupScene(rig.services, GAME))
    rig.settle()
    mouse = Mouse(rig)
    panes = rig.top.root.children()[3]
    assert isinstance(panes, Panes)
    mouse.press("seat1")
    assert panes.unfolded < 1.0
    coming = rig.picture()
    rig.settle()
    assert panes.unfolded == 1.0
    area = rig.top.context.viewport.to_pixels(panes.chair.rect)
    seen, lies = coming.subsurface(area), rig.picture().subsurface(area)
    assert pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(lies, "RGB")


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_a_person_has_played_is_told_at_their_chair(
    text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), text_scale)
    over(rig, SetupScene(rig.services, GAME))
    assert "First time at this table" in Mouse(rig).words()


@pytest.mark.parametrize("game", [one for one in GAMES if one != "stolen_treasure"])
def test_articles_by_the_book_fill_no_second_page_in_german(open_rig: OpenRig, game: str) -> None:
    rig = open_rig((1920, 1080), speed=0.0, prepare=in_german)
    over(rig, SetupScene(rig.services, game))
    assert not Mouse(rig).sees("articles.turn")
