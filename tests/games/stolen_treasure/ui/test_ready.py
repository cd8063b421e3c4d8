"""What cards are made of is read before they turn over."""

from __future__ import annotations

import pytest

from tests.background import made_ready
from tests.conftest import OpenRig
from tools.rig import crew, table_plan
from treasure_games.games.stolen_treasure.rules.pieces import TREASURE_KINDS, VALUES
from treasure_games.games.stolen_treasure.ui.cards import buried, picture
from treasure_games.match.match import Match
from treasure_games.stage.masters import Masters
from treasure_games.table.scene import TableScene


def test_no_card_is_read_when_it_turns_over(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1280, 720))
    scene = TableScene(rig.services, Match(table_plan("stolen_treasure", crew(1, 3))))
    rig.show(scene)
    assets = rig.services.assets
    made_ready()
    read: list[str] = []
    real = Masters.whole

    def noted(self: Masters, name: str) -> object:
        read.append(name)
        return real(self, name)

    monkeypatch.setattr(Masters, "whole", noted)
    shape, scale = scene.game.board.hand.shape, rig.loop.context.viewport.scale  # type: ignore[attr-defined]
    size = round(shape.card_width * scale), round(shape.card_height * scale)
    for kind in range(27):
        assets.image(picture(kind), *size)
    for kind in TREASURE_KINDS:
        if VALUES[kind] > 0:
            assets.image(buried(kind), *size)
    assert not [name for name in read if name.startswith("cards/")]
