"""The counts on the mat: as large as the text is wished, in words where these fit."""

import pytest

from tests.conftest import OpenRig
from tools.moments import played
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("text_scale")


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_counts_grow_with_the_text(text_scale: float, open_rig: OpenRig) -> None:
    """Where the words have no room the number alone is set in the size that words are set in."""
    heights = []
    for scale in (1.0, text_scale):
        rig = open_rig((1280, 720), scale)
        table = TableScene(rig.services, played(rig, pirates=2, acts=30))
        rig.show(table)
        rig.settle()
        boxes = [box for box in table.boxes() if box.name == "deck.count"]
        assert boxes[0].text_size is not None
        heights.append(boxes[0].text_size[1])
    assert heights[1] >= heights[0] * text_scale * 0.95
