"""Where only a card of the hand answers, or a bank, no button pretends to, and keys begin at what
answers.
"""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Mouse
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


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_against_one_of_several_pirates_is_answered_by_a_bank(
    open_rig: OpenRig, device: type[Hands]
) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["stolen_4"].show(rig)
    table: Any = rig.top
    hands, game = device(rig), table.game
    acts = len(table.match.acts)
    card = next(
        one
        for one in game.board.hand.cards
        if sum(hasattr(use, "target") for use in game.play.uses(one)) > 1
    )
    hands.press(f"hand.{game.board.hand.cards.index(card)}")
    hands.blink()
    assert not table.hud.offers.choices
    assert table.hud.status.text == game.preview
    goals = [name for name in hands.names() if name.startswith("pick.bank")]
    assert len(goals) == len(game.play.targets) > 1
    assert not any(hands.find(goal).hint for goal in goals), "it is no look at what they have"
    if not isinstance(hands, Mouse):
        assert hands.focused == goals[0]
    hands.press(goals[-1])
    assert len(table.match.acts) == acts + 1
