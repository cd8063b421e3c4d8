"""What can be dug up lies in the middle, large, for whoever chooses, and goes back after that."""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tools.moments import MOMENTS
from treasure_games.games.stolen_treasure.rules.phases import DIGGING
from treasure_games.games.stolen_treasure.ui.cards import crop

pytestmark = pytest.mark.one_in_turn("text_scale")


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_buried_cards_to_choose_from_are_large_and_on_the_axis(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig((1280, 720), text_scale)
    MOMENTS["stolen_dig"].show(rig)
    table: Any = rig.top
    board = table.game.board
    layout, view = board.layout, board.view
    assert view.phase == DIGGING
    slots = layout.slots(view, view.victims[0])
    shown = [crop(rect) for rect in slots.values()]
    assert min(rect.width for rect in shown) >= 110.0
    middle = (shown[0].left + shown[-1].right) / 2
    assert middle == pytest.approx(layout.axis, abs=16.0)
    spots = {one.name: one.rect for one in table.game.controls() if "pick.dig" in one.name}
    assert set(spots) == {f"pick.dig{card}" for card in slots}
    assert not any(one.name.startswith(("pile", "discards")) for one in table.game.controls())


def test_everybody_else_sees_them_where_they_are_buried(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["stolen_dig"].show(rig)
    table: Any = rig.top
    layout, victim = table.game.board.layout, table.game.board.view.victims[0]
    view = table.match.view(None)
    bank = layout.banks[victim].rect
    assert all(bank.colliderect(crop(rect)) for rect in layout.slots(view, victim).values())
