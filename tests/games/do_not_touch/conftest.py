"""The table fixture for tests of this game's screen."""

from __future__ import annotations

from tests.table.conftest import sit

__all__ = ["sit"]
