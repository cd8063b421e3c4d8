"""Cards that do something great are heard, each with a sound of its own."""

from unittest.mock import patch

import pytest

from tests.conftest import OpenRig
from tools.quick_thinker import QuickThinker
from tools.rig import crew, table_plan
from treasure_games.games.stolen_treasure.rules import events, pieces
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.table.scene import TableScene

ENOUGH = 120
"""Acts in which most kinds of cards come down."""
SOUNDS = {
    pieces.PLUNDER: "plunder",
    pieces.SKULDUGGERY: "skulduggery",
    pieces.CODE: "pirates_code",
    pieces.YO_HO_HO: "yo_ho_ho",
    pieces.PARLEY: "parlay",
    pieces.BOMBS: "bomb",
}


def kinds_played(match: Match) -> set[int]:
    """The kinds of all cards that came down."""
    played = (one for act in match.acts for one in act.moments)
    return {
        one.state.faces[one.event.card] for one in played if type(one.event) is events.CardPlayed
    }


@pytest.mark.parametrize(("seed", "method"), [(4, "rps"), (2, "coin")])
def test_each_card_is_heard_where_it_is_played_and_only_there(
    seed: int, method: str, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QuickThinker, "level", "mate")
    rig, heard = open_rig((640, 360), speed=0.0), set[str]()
    plan = table_plan("stolen_treasure", crew(0, 3), seed, wager_method=method)
    with patch.object(rig.services.audio, "play", lambda name, *_step, **_take: heard.add(name)):
        rig.services.navigation.begin_match(plan)
        assert isinstance(rig.top, TableScene)
        match = rig.top.match
        while len(match.acts) < ENOUGH and not isinstance(rig.top, ResultScene):
            rig.tick(0.05)
        rig.top.finish_motion()
    kinds = kinds_played(match)
    expected = {sound for kind, sound in SOUNDS.items() if kind in kinds}
    assert len(expected) >= 4
    # A bomb that was cancelled doesn't go off.
    assert expected - heard <= {"bomb"}
    assert heard & set(SOUNDS.values()) <= expected
    assert ("hands_thrown" in heard) is (method == "rps")
