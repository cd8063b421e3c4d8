"""Shown while a table is being laid: its pictures take a moment to be read and fitted."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.screens.heading import heading
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.containers import Centred, Panel

_ = translate


class CastingOffScene(Scene):
    """A plank over the screen that is left; it goes with that screen."""

    is_overlay = True

    def __init__(self, services: Services) -> None:
        plank = Panel(heading(_("Casting off…")), "plank", "sheet", padding=54.0)
        super().__init__(services, Centred(plank, widest=700.0))
