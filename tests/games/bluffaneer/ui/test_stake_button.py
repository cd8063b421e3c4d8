"""What an answer may bring stands on its button, at every size of text."""

import pytest
from pygame import FRect

from tests.table.pieces.bench import GREY, painted
from tests.table.pieces.conftest import canvas_of
from treasure_games.games.bluffaneer.ui.answers import Stake, StakeButton


@pytest.mark.parametrize(("coins", "figure"), [(2, "+2"), (-1, "−1")])
def test_a_stake_has_its_sign(coins: int, figure: str) -> None:
    assert Stake(coins).figure == figure


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_title_and_stakes_stay_on_the_button(text_scale: float) -> None:
    canvas = canvas_of(text_scale)
    rect = FRect(300, 400, 394, 152)
    button = StakeButton("choice.fight", fights=True)
    button.text, button.cases = "Bluffaneer!", (Stake(1, "a bluff"), Stake(-2, "true"))
    button.place(rect, canvas.context)
    room, words = button.measured_words(canvas.context)
    assert words[0] <= room.width
    button.draw(canvas)
    drawn, picture = canvas.context.viewport.to_pixels(rect.inflate(40, 40)), painted(canvas)
    assert picture.get_at(drawn.center)[:3] != GREY
    for x, y in ((drawn.left - 2, drawn.centery), (drawn.right + 2, drawn.centery)):
        assert picture.get_at((x, y))[:3] == GREY


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_stakes_that_would_be_small_beside_each_other_stand_below_each_other(
    text_scale: float,
) -> None:
    canvas = canvas_of(text_scale)
    button = StakeButton("choice.fight", fights=True)
    button.text, button.cases = "Mine!", (Stake(1, "believed"), Stake(-1, "challenged"))
    button.place(FRect(300, 400, 394, 152), canvas.context)
    title, *figures = button.passages(canvas.context)
    assert figures[0].rect.left == figures[2].rect.left
    assert title.rect.bottom <= figures[0].rect.top + 4 < figures[2].rect.top
    assert figures[3].style.size * text_scale >= 21
