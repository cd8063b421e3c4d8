"""Laying out the chart by hand, on the screen, with mouse, keys and pad (TB-03, HX-07)."""

import pygame
import pytest
from pygame import FRect
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Keys, Mouse, Pad
from tests.table.pieces.bench import window_of
from tools.moments import MOMENTS
from tools.moments.setup import arrange
from tools.rig import Rig
from treasure_games.games.treasure_boots.rules.layouts import LAYOUTS, parsed, written
from treasure_games.games.treasure_boots.rules.sections import SECTION_NAMES
from treasure_games.games.treasure_boots.ui import arrangement
from treasure_games.games.treasure_boots.ui.arrangement import (
    ArrangementScene,
    arrange_by_hand,
)
from treasure_games.games.treasure_boots.ui.chart.lands import Lands
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures
from treasure_games.games.treasure_boots.ui.section import SectionArt, section_plan
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets import skin

pytestmark = pytest.mark.one_in_turn("text_scale")

STRAIT = "A@0,0 B@8,0"


def scale(rect: FRect, by: float) -> FRect:
    """Return where a rectangle of the world is, in other units."""
    return FRect([by * side for side in rect])


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig((1280, 720), speed=0.0)


@pytest.fixture(params=DEVICES, ids=lambda device: device.device)
def hands(request: pytest.FixtureRequest, rig: Rig) -> Hands:
    made: Hands = request.param(rig)
    return made


class Written(list[str]):
    """What was handed over, in order."""

    @property
    def last(self) -> str:
        assert self
        return self[-1]


def lay(rig: Rig, text: str = STRAIT, sections: int = 2, grid_name: str = "hex") -> Written:
    """Open the screen over the title."""
    handed = Written()
    rig.show(TitleScene(rig.services))
    scene = ArrangementScene(rig.services, text, sections, grid_name, handed.append)
    rig.loop.stack.push(scene)
    rig.tick(0.0)
    return handed


def words(hands: Hands) -> str:
    return " ".join(hands.words())


def test_done_hands_over_what_was_there(rig: Rig, hands: Hands) -> None:
    handed = lay(rig)
    hands.press("done")
    assert handed == [STRAIT]
    assert isinstance(rig.top, TitleScene)


@pytest.mark.parametrize("way", ["leave", "escape"])
def test_leaving_hands_over_nothing(way: str, rig: Rig) -> None:
    handed, keys = lay(rig), Keys(rig)
    keys.key("down")
    if way == "leave":
        keys.press("leave")
    else:
        keys.key("escape")
    assert handed == []
    assert isinstance(rig.top, TitleScene)


@pytest.mark.parametrize(
    ("grid_name", "pushed"),
    [("hex", "A@0,0 B@10,2"), ("square", "A@0,0 B@9,2")],
)
def test_arrows_push_the_focused_section(grid_name: str, pushed: str, rig: Rig) -> None:
    """HX-07: on hexes by two columns at a time, so that it never lies between them."""
    handed, keys = lay(rig, grid_name=grid_name), Keys(rig)
    keys.go_to("section1")
    for key in ("right", "down", "down"):
        keys.key(key)
    keys.press("done")
    assert handed.last == pushed


def test_the_pad_pushes_too(rig: Rig) -> None:
    handed, pad = lay(rig), Pad(rig)
    pad.go_to("section1")
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.press("done")
    assert handed.last == "A@0,0 B@8,1"


def test_a_push_to_the_north_or_west_makes_a_new_corner(rig: Rig) -> None:
    handed, keys = lay(rig), Keys(rig)
    keys.key("up")
    keys.key("left")
    keys.press("done")
    assert handed.last == "A@0,0 B@10,1"


def test_a_section_is_dragged_to_the_nearest_place(rig: Rig) -> None:
    """It keeps to the grid, however the hand trembles, and nothing jumps while it is held."""
    handed, mouse = lay(rig), Mouse(rig)
    scene = rig.top
    assert isinstance(scene, ArrangementScene)
    board = scene.board
    across, down = board.step()
    scale = scene.context.viewport.scale
    start = mouse.spot("section1")
    other = board.plates[0].rect.copy()
    end = (round(start[0] + 1.1 * across * scale), round(start[1] + 2.8 * down * scale))
    mouse.hold("section1")
    mouse.do(Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    assert board.plates[0].rect == other
    mouse.let_go(*end)
    mouse.press("done")
    assert handed.last == "A@0,0 B@10,3"


def test_a_drag_and_back_again_changes_nothing(rig: Rig) -> None:
    handed, mouse = lay(rig), Mouse(rig)
    x, y = mouse.spot("section0")
    mouse.drag((x, y), (x + 3, y + 2))
    mouse.press("done")
    assert handed.last == STRAIT


def test_sections_on_top_of_each_other_cannot_be_done(rig: Rig, hands: Hands) -> None:
    """The reason stands on the level, and the arrangement stays as it is."""
    handed, keys = lay(rig), Keys(rig)
    keys.go_to("section1")
    keys.key("left")
    reason = "Sections A and B would lie on top of each other."
    assert reason in words(hands)
    assert hands.find("done").reason == reason
    hands.press("done")
    assert handed == []
    keys.go_to("section1")
    keys.key("right")
    hands.press("done")
    assert handed.last == STRAIT


def test_crossed_swords_lie_where_sections_clash(rig: Rig) -> None:
    lay(rig)
    board, keys = rig.top.board, Keys(rig)  # type: ignore[attr-defined]
    assert not list(board.clashes())
    keys.go_to("section1")
    keys.key("left")
    assert board.is_wrong
    (sign,) = board.clashes()
    assert all(plate.rect.collidepoint(sign.center) for plate in board.plates)


@pytest.mark.parametrize(
    ("grid_name", "turned"),
    [("hex", ["A@0,0/180 B@8,0", STRAIT]), ("square", ["A@0,0/90 B@8,0", "A@0,0/180 B@8,0"])],
)
def test_turning(grid_name: str, turned: list[str], rig: Rig, hands: Hands) -> None:
    """HX-07: by half on hexes, by quarters on squares."""
    lay(rig, grid_name=grid_name)
    scene = rig.top
    assert isinstance(scene, ArrangementScene)
    for text in turned:
        hands.press("turn")
        assert written(scene.board.arrangement) == text


def test_the_chosen_section_is_exchanged_for_one_from_the_box(rig: Rig, hands: Hands) -> None:
    """Whatever the focus passes on its way to the button."""
    handed = lay(rig)
    hands.press("exchange")
    hands.press("section1")
    hands.press("exchange")
    hands.press("done")
    assert handed.last == "C@0,0 D@8,0"


def test_with_all_sections_in_use_nothing_can_be_exchanged(rig: Rig, hands: Hands) -> None:
    fleet = written(LAYOUTS[4]["close"].arrangement)
    handed = lay(rig, fleet, 4)
    assert hands.find("exchange").reason
    hands.press("exchange")
    hands.press("done")
    assert handed.last == fleet


def test_tab_goes_from_section_to_section_and_on_to_the_buttons(rig: Rig) -> None:
    lay(rig)
    keys, order = Keys(rig), []
    for _ in range(6):
        current = keys.top.focus.current
        assert current is not None
        order.append(current.name)
        keys.key("tab")
    assert order == ["section0", "section1", "turn", "exchange", "done", "leave"]


def test_pressing_a_section_chooses_it_and_the_words_say_so(rig: Rig, hands: Hands) -> None:
    lay(rig)
    assert SECTION_NAMES["A"] in words(hands)
    hands.press("section1")
    assert SECTION_NAMES["B"] in words(hands)


def test_pushing_a_section_chooses_it(rig: Rig) -> None:
    lay(rig)
    keys = Keys(rig)
    keys.go_to("section1")
    assert SECTION_NAMES["A"] in words(keys)
    keys.key("down")
    assert SECTION_NAMES["B"] in words(keys)


def test_the_chosen_section_lies_on_top(rig: Rig) -> None:
    """Where two overlap, the pointer takes the one that is seen."""
    lay(rig)
    mouse = Mouse(rig)
    mouse.press("section0")
    for _ in range(2):
        mouse.key("right")
    x, y = mouse.find("section1").rect.topleft
    control = mouse.top.focus.control_at(x + 30.0, y + 90.0)
    assert control is mouse.find("section0")


@pytest.mark.parametrize("chosen", [0, 1])
def test_no_island_is_cut_off_by_the_section_beside_it(chosen: int, rig: Rig) -> None:
    """The number of an island at the edge of B stands half over A, and is whole."""
    lay(rig)
    Mouse(rig).press(f"section{chosen}")
    scene = rig.top
    assert isinstance(scene, ArrangementScene)
    plan = section_plan("hex", scene.board.arrangement[1])
    seam = scene.board.plates[0].rect.right
    pictures, (across, down) = ZoomPictures(scene.context), scene.board.origin
    pictures.unit = scene.board.unit * scene.context.viewport.scale
    lands = Lands(plan, pictures)
    islands = (cell for cell, land in plan.lands.items() if not land.is_port)
    numbers = (scale(lands.number_rect(cell), scene.board.unit) for cell in islands)
    placed = [number.move(across, down) for number in numbers]
    over = [number for number in placed if number.left < seam]
    assert over
    for number in over:
        left = number.left + 0.2 * number.width, number.centery
        paper = rig.picture().get_at(scene.context.viewport.point_to_pixels(*left))
        assert min(paper[:3]) > 160, "the paper of its plate, not sea or line"


def test_a_layout_with_a_name_is_called_by_it(rig: Rig) -> None:
    lay(rig)
    keys = Keys(rig)
    assert "Strait" in words(keys)
    keys.key("down")
    assert "Strait" not in words(keys)


# What it begins with


def opened(rig: Rig, seats: int, **chosen: str | int) -> str:
    """The arrangement that lies there first."""
    rig.show(TitleScene(rig.services))
    scene = arrange_by_hand(rig.services, seats, chosen, lambda text: None)
    assert isinstance(scene, ArrangementScene)
    return written(scene.board.arrangement)


@pytest.mark.parametrize(("seats", "sections"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (8, 4)])
def test_it_begins_with_as_many_sections_as_players_need(
    seats: int, sections: int, rig: Rig
) -> None:
    assert opened(rig, seats) == written(LAYOUTS[sections]["close"].arrangement)


def test_it_begins_with_the_way_that_was_chosen(rig: Rig) -> None:
    assert opened(rig, 2, layout="winding") == "A@0,0 B@4,9"
    assert opened(rig, 2, boards=3, layout="line") == "A@0,0 B@8,0 C@16,0"
    assert opened(rig, 2, layout="C@0,0 D@8,4/180") == "C@0,0 D@8,4/180"


def test_what_was_laid_out_is_changed_no_more_than_it_must(rig: Rig) -> None:
    """For another number of players, or with turns that hexes don't allow."""
    assert opened(rig, 4, layout="A@0,0 B@10,2") == "A@0,0 B@10,2 C@18,0"
    assert opened(rig, 3, layout="A@0,0 B@10,2 C@18,0") == "A@0,0 B@10,2"
    assert opened(rig, 2, layout="A@0,0/90 B@8,0") == STRAIT
    assert opened(rig, 2, chart="square", layout="A@0,0/90 B@8,0") == "A@0,0/90 B@8,0"


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_large_words_leave_the_sections_their_room(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1920, 1080), text_scale=text_scale)
    lay(rig)
    board = rig.top.board  # type: ignore[attr-defined]
    assert ("arrow keys" in words(Keys(rig))) is (text_scale == 1.0)
    assert "Lantern Shoals" in words(Keys(rig))
    share = 0.75 if text_scale == 1.0 else 0.68
    assert board.rect.height >= share * rig.loop.context.viewport.height


def test_large_words_have_large_numbers_on_the_islands() -> None:
    """The plates of the islands grow in a section of the same size."""
    placed = parsed("A@0,0")[0]
    lands = [
        SectionArt(
            "A", section_plan("hex", placed), window_of(text_scale=scale).context, (200, 200)
        ).lands()
        for scale in (1.0, 2.0)
    ]
    usual, large = (pygame.mask.from_surface(one).count() for one in lands)
    assert large > usual + 100


def test_four_squares_in_a_row_leave_room_for_small_drawings_in_the_sea(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    arrange(6, chart="square", layout="A@0,0/90 B@8,1 C@17,1/180m D@26,1")(rig)
    board = rig.top.board  # type: ignore[attr-defined]
    places = [place for _picture, place in board.decals()]
    assert len(places) >= 3
    sections = [plate.rect for plate in board.plates]
    assert all(board.rect.contains(place) for place in places)
    assert all(place.collidelist(sections) < 0 for place in places)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_drawings_are_as_large_as_the_sections_allow(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1920, 1080), text_scale=text_scale)
    MOMENTS["arrange"].show(rig)
    board = rig.top.board  # type: ignore[attr-defined]
    places = [place for _picture, place in board.decals()]
    assert len(places) == 4
    assert all(place.height > 0.35 * board.rect.height - 60 for place in places)
    sections = [plate.rect for plate in board.plates]
    assert all(place.collidelist(sections) < 0 for place in places)


def test_the_focus_follows_the_edge_of_a_section(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(rig)
    keys, rings, edged = Keys(rig), [], []
    monkeypatch.setattr(skin, "draw_ring", lambda _canvas, rect, _clip=None: rings.append(rect))
    light = rig.top.context.theme.palette.focus_light
    monkeypatch.setattr(
        arrangement, "paint_edge",
        lambda _canvas, rect, _grid, placed, colour, _width: edged.append((placed.section, colour)),
    )  # fmt: skip
    for section in "AB":
        edged.clear()
        rig.top.draw(Canvas(rig.top.context))
        assert rings == []
        assert [one for one, colour in edged if colour == light] == [section]
        keys.key("tab")
