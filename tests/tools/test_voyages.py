"""Among equals neither the first lead nor a favour decides a voyage."""

from __future__ import annotations

import pytest

from tools.benches import voyage
from tools.rig import crew
from treasure_games.match.voyage import Favour

COUNTED = [(1, 2, 3, 4)] * 4 + [(1, 2, 2, 4)]
"""Places with as many ties as were counted in matches."""
NOISE = 1.5
"""Points, for so few voyages."""


@pytest.mark.parametrize("chosen", [*Favour, ""])
def test_a_lead_and_a_favour_are_worth_little(chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voyage, "VOYAGES", 6000)
    found = voyage.shares(crew(0, 4), 5, chosen, COUNTED)
    assert found["leader_wins_percent"] <= 45 + NOISE
    assert max(found["moves_points"]) <= 5 + NOISE
