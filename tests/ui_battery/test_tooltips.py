"""Every number and icon on a table answers a pointer that rests on it with words."""

import re
from typing import Any, Final

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.likings import Likings
from tests.ui_battery.seating import choice_after
from tools.rig import Rig
from treasure_games.core.rulebook import meaning
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.text import TextBlock, Texts
from treasure_games.stage.widgets.button import TextControl
from treasure_games.stage.widgets.tooltip import TOOLTIP_DELAY, slip_of, words_of
from treasure_games.table.pieces.picker import PickSpot
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn

SIZE: Final = (1280, 720)
NUMBER: Final = re.compile(r"(of )?[+−×]? ?\d[\d.]*.{0,14}")
"""A number, perhaps with a word behind it; sentences speak for themselves."""
ICONS: Final = ("ui/icon_", "objects/score_coin", "bluffaneer/icon_", "tokens/")
LATE: Final = 40

Drawn = dict[str, FRect]
"""What is drawn where, by what it says or shows and where."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every number and icon that is drawn from now on."""
    found: Drawn = {}
    placed, image = Texts.placed, Canvas.image

    def spy_placed(self: Texts, text: str, style: Any, rect: FRect, *rest: Any) -> Any:
        made: tuple[TextBlock, tuple[int, int]] = placed(self, text, style, rect, *rest)
        if NUMBER.fullmatch(text):
            block, (x, y) = made
            scale = self._viewport.scale
            where = FRect(x / scale, y / scale, block.width, block.height)
            found[f"{text} at {x}, {y}"] = where
        return made

    def spy_image(self: Canvas, name: str, rect: FRect) -> None:
        if name.startswith(ICONS):
            found[f"{name} at {rect.x:.0f}, {rect.y:.0f}"] = FRect(rect)
        image(self, name, rect)

    monkeypatch.setattr(Texts, "placed", spy_placed)
    monkeypatch.setattr(Canvas, "image", spy_image)
    monkeypatch.setattr(Canvas, "kept", lambda canvas, _kept, _look, draw: draw(canvas))
    return found


def answers(rig: Rig, table: TableScene, where: FRect) -> bool:
    """Are there words for a pointer that rests there: a label, a tooltip, another status line?"""
    mouse = Mouse(rig)
    mouse.move(2, 360)
    rig.settle()
    before = table.hud.status.text
    mouse.move(*table.context.viewport.point_to_pixels(*where.center))
    rig.settle()
    rig.tick(0.0)
    passed = 0.0
    while passed < TOOLTIP_DELAY + 0.1:
        rig.tick(0.05)
        passed += 0.05
    is_labelled = isinstance(table.focus.hovered, PickSpot)
    return is_labelled or bool(table.focus.tip) or table.hud.status.text != before


@pytest.mark.in_turn
@pytest.mark.parametrize("acts", [0, LATE])
def test_numbers_and_icons_say_what_they_mean(
    acts: int, game_id: str, likings: Likings, open_rig: OpenRig, drawn: Drawn
) -> None:
    rig = open_rig(SIZE, speed=0.0)
    match = choice_after(acts, game_id, likings.SECRET)
    table = TableScene(rig.services, match)
    rig.show(table)
    Mouse(rig).move(2, 360)
    rig.settle()
    drawn.clear()
    table.changed()
    rig.tick()
    shown = dict(drawn)
    assert shown
    silent = [name for name, where in shown.items() if not answers(rig, table, where)]
    assert not silent, "\n".join(silent)
    signs = [*table.game.signs(), *table.hud.tokens.signs()]
    assert [name for _where, name in signs if not meaning(game_id, name)] == []


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_tooltip_covers_a_button(
    text_scale: float, game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    """What must be pressed next stays in view while something else is explained."""
    rig = open_rig(SIZE, text_scale=text_scale, speed=0.0)
    match = choice_after(LATE, game_id, likings.SECRET, most=3)
    table = TableScene(rig.services, match)
    rig.show(table)
    rig.settle()
    controls = table.focus.controls()
    for one in filter(words_of, controls):
        clear = [other for other in controls if not other.rect.colliderect(one.rect)]
        slip, _padding = slip_of(table.context, one, words_of(one), clear)
        buttons = [other for other in clear if isinstance(other, TextControl)]
        assert [other.name for other in buttons if slip.colliderect(other.rect)] == [], one.name
