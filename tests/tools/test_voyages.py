"""Among equals neither the first lead nor a favour decides a voyage."""

import pytest

from tools.benches import voyage
from tools.rig import crew
from treasure_games.match.voyage import Favour

COUNTED = [(1, 2, 3, 4)] * 4 + [(1, 2, 2, 4)]
"""Places with as many ties as were counted in matches."""
NOISE = 1.0
"""Points, for so few voyages."""


@pytest.mark.in_turn
@pytest.mark.parametrize("ports", [3, 4, 5])
@pytest.mark.parametrize("chosen", ["none", *Favour, ""])
def test_a_lead_and_a_favour_are_worth_little(
    chosen: str, ports: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voyage, "VOYAGES", 6000)
    found = voyage.shares(crew(0, 4), ports, chosen, COUNTED)
    assert found["leader_wins_percent"] + found["within_points"] <= 45
    assert max(found.get("moves_points", [0.0])) <= 5 + NOISE
