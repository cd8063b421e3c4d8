"""The pictures of the first frame: read while the modules of the app are still being loaded."""

from __future__ import annotations

from typing import Final

from treasure_games.launch import Launch
from treasure_games.screens.exhibits import EXHIBITS
from treasure_games.stage.assets import Assets

TITLE_PICTURES: Final = (
    "scenes/title_back",
    "title/wordmark",
    *dict.fromkeys(exhibit.picture for exhibit in EXHIBITS),
    "objects/lantern",
    "objects/lantern_glow",
    *(exhibit.name_plate for exhibit in EXHIBITS),
)
"""The slowest first."""


def assets_for(launch: Launch) -> Assets:
    """The app's pictures, those that it will show first being read by now."""
    assets = Assets()
    if launch.plan is None:
        assets.read_ahead(TITLE_PICTURES)
    return assets
