"""The table fixture for tests of this game's screen."""

from tests.table.conftest import sit

__all__ = ["sit"]
