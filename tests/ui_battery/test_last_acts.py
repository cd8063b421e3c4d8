"""What each rival did last is written at its seat, at every table and in every size of text."""

from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.screens.conftest import in_german
from tools.moments import MOMENTS
from treasure_games.table.people.table import PeopleTable
from treasure_games.table.scene import TableScene

SIZE: Final = (1920, 1080)
LEAST: Final = 16.0
"""Size of the letters in pixels."""
TABLES: Final = (
    "table_2", "table_6", "chart_2", "chart_5", "chart_8", "stolen_2", "stolen_3", "stolen_6",
    "bluffaneer_2", "bluffaneer_6", "scallywager_2", "scallywager_5",
)  # fmt: skip
"""The smallest and the fullest, and one between them where that is built otherwise."""


def claims(table: TableScene, seat: int) -> bool:
    """Does it lean over the table and say aloud what it does?"""
    if not isinstance(table.game, PeopleTable):
        return False
    return table.game.board.people.persons[seat].lean > 0


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("name", TABLES)
def test_it_is_drawn(name: str, text_scale: float, open_rig: OpenRig) -> None:
    """Its latest words are there as a whole, and no smaller than can be read."""
    rig = open_rig(SIZE, speed=0.0, text_scale=text_scale, prepare=in_german)
    MOMENTS[name].show(rig)
    table = rig.top
    assert isinstance(table, TableScene)
    drawn = {box.name for box in table.boxes()}
    acts = {seat: parts for seat, parts in table.session.log.captions.items() if seat}
    assert acts
    for seat, parts in acts.items():
        if text_scale == 1.0 and claims(table, seat):
            continue
        caption = table.hud.plates[seat].caption
        assert f"caption{seat}" in drawn
        words, style, place = caption.laid(table.context)
        assert words.endswith(parts[-1])
        assert "…" not in words
        assert style.size * text_scale >= LEAST
        texts = table.context.texts
        assert texts.measure(words, style, place.width)[1] <= place.height + 1
        assert all(texts.measure(word, style)[0] <= place.width for word in words.split(" "))
