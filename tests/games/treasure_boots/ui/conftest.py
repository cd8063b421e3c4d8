"""Charts that are too large for their window, for what happens only there."""

import pytest

from treasure_games.games.treasure_boots.ui.chart import camera_controller


@pytest.fixture
def too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """No chart is seen as a whole at rest, as if every window were small."""
    monkeypatch.setattr(camera_controller._AT, "least_cell", 10_000.0)
