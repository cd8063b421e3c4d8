"""The pictures of the first frame, read while the app's modules are still loading."""

from typing import Final

from treasure_games.core.registry import GAMES
from treasure_games.launch import Launch
from treasure_games.stage.assets import Assets

TITLE_PICTURES: Final = (
    "scenes/title_back",
    "title/wordmark",
    *(f"title/object_{game}" for game in GAMES),
    "objects/lantern",
    "objects/lantern_glow",
    *(f"title/name_{game}" for game in GAMES),
    "ui/button_primary",
    "ui/button",
)
"""The slowest first."""


def assets_for(launch: Launch) -> Assets:
    """Return the app's assets, with the first pictures already being read."""
    assets = Assets()
    if launch.plan is None:
        assets.originals.read_ahead(TITLE_PICTURES)
    return assets
