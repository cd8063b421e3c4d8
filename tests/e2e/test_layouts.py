"""Every screen at every size and text scale, in every language, as other words are longer: nothing
clipped, overlapping, outside or too small.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest
from pygame import FRect

from tests.alike import each_kind
from tests.conftest import OpenRig
from tests.grammar import broken_promises
from tests.hands import Mouse
from tests.layout_check import problems
from tests.ui_battery.layouts import EVERY_LOOK, TEXT_SCALES, misfits, pages, two_extremes
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.core.language import SOURCE, available_languages, use_language
from treasure_games.games.do_not_touch.rules.actions import DRAW_DISCARD
from treasure_games.games.treasure_boots.ui.heroes import HeroSpot
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.widget import Box, BoxKind, Control, Widget
from treasure_games.table.pieces.picker import PickSpot
from treasure_games.table.scene import TableScene


def with_log(rig: Rig) -> None:
    """The log drawer is pulled out."""
    MOMENTS["table_4"].show(rig)
    Mouse(rig).press("log.toggle")
    rig.settle()


def with_note(rig: Rig) -> None:
    """A refusal hangs on the table, with the way to its rule."""
    MOMENTS["table_start"].show(rig)
    table = rig.top
    assert isinstance(table, TableScene)
    refused = table.match.refusal(0, DRAW_DISCARD)
    assert refused is not None
    table.session.explain(refused)
    rig.settle()


def with_card_in_mind(rig: Rig) -> None:
    """A card is chosen: its buttons and a preview are shown."""
    MOMENTS["table_symbols"].show(rig)
    Mouse(rig).press("hand.0")
    rig.settle()


SCREENS: Final[dict[str, Callable[[Rig], None]]] = {
    **{name: moment.show for name, moment in MOMENTS.items()},
    "log": with_log,
    "note": with_note,
    "card": with_card_in_mind,
}


TIGHTEST: Final = tuple(product(((1024, 640), (1280, 720)), TEXT_SCALES))
"""Where other words may be too long."""


@pytest.fixture(params=available_languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn; the app reads its settings when it is made."""
    yield request.param
    use_language(SOURCE)


@pytest.mark.in_turn
@pytest.mark.parametrize("name", each_kind(SCREENS))
def test_every_screen_fits(name: str, language: str, open_rig: OpenRig, is_full: bool) -> None:
    rig = open_rig((1280, 720), speed=0.0, prepare=lambda app: use_language(language))
    SCREENS[name](rig)
    check_that_boxes_are_told(rig.top)
    assert not broken_promises(rig)
    everywhere = EVERY_LOOK if language == SOURCE else TIGHTEST
    found = misfits(rig, everywhere if is_full else two_extremes(name))
    assert not found, "\n".join(found)


def check_that_boxes_are_told(scene: Scene) -> None:
    """A screen that told nothing of its layout would pass every check.

    Parts of a control, as the keys of a grid, are reached with it.
    """
    targets, known, shown = set(), set(), set()
    for _page in pages(scene):
        names = {control.name for control in scene.focus.controls()}
        told = [box for box in scene.boxes() if box.kind is BoxKind.TARGET]
        targets |= {box.name for box in told if box.parent not in names}
        shown |= {name for box in told for name in (box.name, box.parent)}
        known |= names
    controls = scene.focus.controls()
    assert targets <= known
    assert shown >= {control.name for control in controls if is_in_sight(control)}


def is_in_sight(control: Control) -> bool:
    """Cells of a chart may lie where the view doesn't reach; scrolled pages come all in turn."""
    clip = control.clip()
    return clip is None or not control.name.startswith("chart.cell.") or clip.contains(control.rect)


class Sham(Widget):
    """Brass that nobody can press."""

    def draw(self, canvas: Canvas) -> None:
        skin.draw_icon_button(canvas, FRect(100.0, 500.0, 62.0, 62.0), "swap", "")


def test_brass_that_does_nothing_is_caught(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.show(Scene(rig.services, Sham()))
    assert "can't be pressed" in "; ".join(broken_promises(rig))


@pytest.mark.parametrize("moment", ["chart_loot", "chart_unload", "scallywager_reward"])
def test_an_answer_without_brass_is_caught(
    moment: str, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    MOMENTS[moment].show(rig)
    assert not broken_promises(rig)
    for kind in (PickSpot, HeroSpot):
        monkeypatch.setattr(kind, "draw", lambda _spot, _canvas: None)
    assert "no raised brass" in "; ".join(broken_promises(rig))


@pytest.mark.parametrize(
    ("buttons", "complaint"),
    [
        ([("one", True), ("other", True)], "2 red acts"),
        ([("leave", True)], "leave leaves and is red"),
        ([("one", True), ("other", False)], ""),
    ],
)
def test_looks_that_promise_too_much_are_caught(
    buttons: list[tuple[str, bool]], complaint: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    row = Row(*(Button(name, name=name, primary=is_red) for name, is_red in buttons), gap=40.0)
    rig.show(Scene(rig.services, Column(row)))
    assert complaint in "; ".join(broken_promises(rig))
    assert bool(complaint) == bool(broken_promises(rig))


VIEWPORT: Final = Viewport(1920, 1080)
FULL: Final = pytest.mark.full


def target(name: str, *sides: float, **more: Any) -> Box:
    return Box(name, FRect(*sides), BoxKind.TARGET, **more)


@pytest.mark.parametrize(
    ("boxes", "complaint"),
    [
        ([target("far", 1900, 10, 60, 60)], "far lies outside"),
        ([target("thin", 10, 10, 60, 43)], "thin is a target of only 60 x 43"),
        ([target("a", 10, 10, 60, 60), target("b", 60, 10, 60, 60)], "a and b overlap"),
        ([target("a", 10, 10, 60, 60), target("a", 90, 10, 60, 60)], "names used twice: a"),
        (
            [Box("words", FRect(10, 10, 60, 30), BoxKind.TEXT, text_size=(80, 30))],
            "the text of words takes 80 x 30",
        ),
        ([target("cut", 10, 10, 60, 60, clip=FRect(0, 0, 40, 400))], "cut lies outside"),
    ],
)
def test_a_bad_layout_is_caught(boxes: list[Box], complaint: str) -> None:
    assert any(complaint in problem for problem in problems(boxes, VIEWPORT))


def test_a_sound_layout_is_not_complained_of() -> None:
    row = [target("a", 10, 10, 60, 60), target("b", 80, 10, 60, 60)]
    words = Box("a.text", FRect(12, 12, 50, 30), BoxKind.TEXT, "a", (50, 30))
    fan = [target(f"c{n}", 200 + 20 * n, 10, 60, 60, overlap_group="fan") for n in range(3)]
    assert problems([*row, words, *fan], VIEWPORT) == []


def test_a_screen_that_is_too_full_is_caught(open_rig: OpenRig) -> None:
    """The whole way: widgets, layout, boxes, check."""
    rig = open_rig((1280, 720))
    scene = TitleScene(rig.services)
    rig.show(scene)
    crowd = Row(*(Button(f"Button number {n}", name=f"crowd{n}") for n in range(20)))
    scene.root.add(Column(crowd), lambda context: FRect(0, 300, 1920, 60))  # type: ignore[attr-defined]
    scene.relayout()
    rig.tick()
    assert problems(scene.boxes(), rig.loop.context.viewport)


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=FULL)])
@pytest.mark.parametrize("text_scale", [1.0, pytest.param(2.0, marks=FULL)])
@pytest.mark.parametrize("moment", ["chart_loot", "chart_pearls"])
def test_what_a_shot_asks_about_is_large_and_on_the_axis_between_both_ships(
    open_rig, moment, text_scale, size
) -> None:
    rig = open_rig(size, text_scale=text_scale)
    MOMENTS[moment].show(rig)
    rig.settle()
    table = rig.top.game
    stage, spots = table.board.stage, table.picker.spots
    assert stage.is_visible
    group = spots[0].rect.unionall([spot.rect for spot in spots])
    assert abs(group.centerx - stage.sheet.centerx) < 2.0
    assert group.height >= 240.0
    assert all(stage.sheet.contains(rect) for rect in (group, table.picker.rect))
    hulls = [
        stage.spot(ship.x + side * stage.apart, ship.y)
        for ship, side in zip(stage.ships, (-1, 1), strict=True)
    ]
    assert not any(group.collidepoint(hull) for hull in hulls)
