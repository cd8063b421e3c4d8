"""Each adventure is heard as it strikes, with a sound of its own, and only then."""

from collections import Counter
from unittest.mock import patch

import pytest

from tests.conftest import OpenRig
from tools.quick_thinker import QuickThinker
from tools.rig import crew, table_plan
from treasure_games.games.scallywager.rules import crew as losses, events
from treasure_games.games.scallywager.ui.cards import SOUNDS
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.table.scene import TableScene


def struck(match: Match) -> Counter[str]:
    """What is to be heard: each card that is revealed, and again what costs a captain crew."""
    heard = Counter[str]()
    for one in (one for act in match.acts for one in act.moments):
        if isinstance(one.event, events.AdventureRevealed):
            heard[SOUNDS[one.state.faces[one.event.card]]] += 1
        elif isinstance(one.event, events.CrewLost):
            heard[one.event.reason] += one.event.reason in SOUNDS.values()
    return +heard


def test_each_has_its_own_and_those_that_take_crew_are_named_like_their_reason() -> None:
    assert len(set(SOUNDS.values())) == len(SOUNDS) == 12
    others = {"call", "parlay", "extra", "grapeshot", "press"}
    assert set(losses.REASONS) - others == set(SOUNDS.values()) & set(losses.REASONS)


@pytest.mark.parametrize("seed", [23, 29])
def test_it_is_heard_at_its_reveal_and_whenever_it_takes_crew(
    seed: int, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QuickThinker, "level", "mate")
    rig, heard = open_rig((640, 360), speed=0.0), Counter[str]()
    with patch.object(
        rig.services.audio, "play", lambda name, *_step, **_take: heard.update((name,))
    ):
        rig.services.navigation.begin_match(table_plan("scallywager", crew(0, 4), seed))
        assert isinstance(rig.top, TableScene)
        match = rig.top.match
        while not isinstance(rig.top, ResultScene):
            rig.tick(0.05)
    expected = struck(match)
    assert len(expected) >= 5
    assert {name: heard[name] for name in SOUNDS.values() if heard[name]} == expected
