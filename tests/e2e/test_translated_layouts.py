"""Every screen fits in every language: other words are longer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.e2e.test_layouts import SCREENS, TEXT_SCALES, pages, told
from tools.rig import Rig
from treasure_games.core.language import SOURCE, available_languages, use_language
from treasure_games.stage.layout_check import problems
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import Viewport

SMALL: Final = ((1024, 640), (1280, 720))
"""Where it is tightest."""


@pytest.fixture(params=[code for code in available_languages() if code != SOURCE])
def rig(request: pytest.FixtureRequest, open_rig: OpenRig) -> Iterator[Rig]:
    """The app in each language that isn't the source; it reads its settings when it is made."""
    yield open_rig((1280, 720), speed=0.0, prepare=lambda app: use_language(request.param))
    use_language(SOURCE)


@pytest.mark.parametrize("name", SCREENS)
def test_every_translated_screen_fits(name: str, rig: Rig) -> None:
    SCREENS[name](rig)
    services = rig.services
    found = []
    for width, height in SMALL:
        for text_scale in TEXT_SCALES:
            viewport = Viewport(width, height, text_scale)
            context = LayoutContext.of(viewport, services.theme, services.assets, services.fonts)
            rig.loop.stack.arrange(context)
            for scene in rig.loop.stack.visible:
                scene.update(0.0)
                scene.arrange(context)
                for _page in pages(scene):
                    found += [
                        f"{told(context)}: {one}" for one in problems(scene.boxes(), viewport)
                    ]
    assert not found, "\n".join(found)
