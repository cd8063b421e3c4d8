"""The caption beside a plate: all that a turn was, or the latest of it, and never half a line."""

import pytest
from pygame import FRect

from tests.table.conftest import Sit
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Box
from treasure_games.table.slips import Caption

pytestmark = pytest.mark.one_in_turn("pirates")

LONG = (
    "Discarded green bullion x3 for more",
    "Hooked blue bullion x2 from Captain Woodenfinger",
    "Added red coin x3",
)


def shown(sit: Sit, pirates: int, parts: tuple[str, ...]) -> tuple[str, Box]:
    """The words of the first rival's caption, and their place."""
    sitting = sit(acts=6, pirates=pirates)
    sitting.settle()
    caption = sitting.table.hud.seats.captions[1]
    caption.parts = parts
    text, _style, _slip = caption.laid(sitting.table.context)
    (box,) = caption.boxes(sitting.table.context)
    return text, box


def test_a_long_turn_is_told_whole_where_three_play(sit: Sit) -> None:
    text, box = shown(sit, 2, LONG)
    assert text == " · ".join(LONG)
    assert box.text_size is not None
    assert box.text_size[1] <= box.rect.height


@pytest.mark.parametrize("pirates", [1, 3, 5])
def test_what_there_is_no_room_for_is_the_earlier_part(sit: Sit, pirates: int) -> None:
    text, box = shown(sit, pirates, LONG * 4)
    assert " · ".join(LONG * 4).endswith(f" · {text}")
    assert text.endswith(LONG[-1])
    assert box.text_size is not None
    assert box.text_size[1] <= box.rect.height


def test_two_lines_never_stand_on_the_rim_of_a_slip(sit: Sit) -> None:
    """Two acts for which a low slip has one line give way to the last one."""
    sitting = sit(acts=6, pirates=2)
    sitting.settle()
    context, caption = sitting.table.context, Caption("caption")
    caption.parts = ("Captain Woodenfinger has won the toss of the coin", "Won the wager")
    high = 2.0 * context.texts.line_height(TextStyle(18.0, Face.REGULAR, "ink")) + 9.0
    caption.rect = FRect(18.0, 400.0, 380.0, high)
    text, _style, _slip = caption.laid(context)
    assert text == "Won the wager"
