"""Every screen fits in every language: other words are longer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from tests.alike import each_kind
from tests.conftest import OpenRig
from tests.e2e.test_layouts import SCREENS
from tests.ui_battery.layouts import TEXT_SCALES, misfits
from tools.rig import Rig
from treasure_games.core.language import SOURCE, available_languages, use_language

SMALL: Final = ((1024, 640), (1280, 720))
"""Where it is tightest."""
EXTREMES: Final = (((1024, 640), 0.75), ((1024, 640), 2.0))


@pytest.fixture(params=[code for code in available_languages() if code != SOURCE])
def rig(request: pytest.FixtureRequest, open_rig: OpenRig) -> Iterator[Rig]:
    """The app in each language that isn't the source; it reads its settings when it is made."""
    yield open_rig((1280, 720), speed=0.0, prepare=lambda app: use_language(request.param))
    use_language(SOURCE)


@pytest.mark.parametrize("name", each_kind(SCREENS))
def test_every_translated_screen_fits(name: str, rig: Rig, is_full: bool) -> None:
    SCREENS[name](rig)
    found = misfits(rig, product(SMALL, TEXT_SCALES) if is_full else EXTREMES)
    assert not found, "\n".join(found)
