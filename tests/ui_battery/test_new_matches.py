"""A new match of any game: nobody is asked before what is asked lies on the table."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.conftest import OpenRig
from tools.rig import Rig, crew, table_plan
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene


def asked_at(rig: Rig, match: Match) -> list[bool]:
    """Sit down; return for each time that the table was told what is legal if it was anything."""
    scene = TableScene(rig.services, match)
    offers, asked = scene.game.offers, list[bool]()

    def spied(legal: Sequence[Any]) -> Any:
        asked.append(bool(legal))
        return offers(legal)

    scene.game.offers = spied  # type: ignore[method-assign]
    rig.show(scene)
    return asked


@pytest.mark.games_in_turn
def test_nobody_is_asked_before_the_deal_has_been_seen(game_id: str, open_rig: OpenRig) -> None:
    matches = (Match(table_plan(game_id, crew(1, 3), seed)) for seed in range(60))
    rig = open_rig()
    asked = asked_at(rig, next(one for one in matches if one.awaited()[0] == 0))
    assert asked
    assert not any(asked)
    rig.settle()
    assert asked[-1]


def test_a_match_may_begin_with_a_robbery(open_rig: OpenRig) -> None:
    """Found by playing: the table was asked whom to rob before it had seen the bones."""
    rig = open_rig()
    match = Match(table_plan("bluffaneer", crew(1, 3), 41))
    assert {type(one).__name__ for one in match.legal(0)} == {"Steal"}
    asked = asked_at(rig, match)
    rig.settle()
    assert asked[-1]
