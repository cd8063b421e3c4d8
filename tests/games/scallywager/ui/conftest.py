"""A small window for the tests of the table."""

import pytest

from tests.conftest import OpenRig
from tools.rig import Rig


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig((1280, 720))
