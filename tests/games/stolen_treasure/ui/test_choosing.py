"""Where only a card of the hand answers, no button pretends to, and keys begin at the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import OpenRig
from tools.moments import MOMENTS


@pytest.mark.parametrize(
    ("moment", "name"),
    [("stolen_give", "give"), ("stolen_bombed", "discard"), ("stolen_limit", "discard")],
)
def test_only_a_card_answers(open_rig: OpenRig, moment: str, name: str) -> None:
    rig = open_rig((1280, 720))
    MOMENTS[moment].show(rig)
    table: Any = rig.top
    offers = table.hud.offers
    assert not offers.choices
    assert offers.closing is None
    assert table.game.play.uses(offers.beginning.card)
    offers.beginning.activate()
    rig.settle()
    assert [one.name for one in table.hud.offers.choices][:1] == [name]
