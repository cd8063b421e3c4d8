"""Most of what the chart does is about parts of one that doesn't fit its window."""

import pytest


@pytest.fixture(autouse=True)
def _always_too_large(too_large: None) -> None:
    """See `tests/games/treasure_boots/ui/test_resting.py` for the others."""
