"""Shown while a table is being prepared: loading and scaling its pictures takes a moment."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.screens.heading import heading
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.containers import Centred, Panel

_ = translate


class CastingOffScene(Scene):
    """A plank over the previous screen; both are then replaced."""

    is_overlay = True

    def __init__(self, services: Services) -> None:
        plank = Panel(heading(_("Casting off…")), "plank", "sheet", padding=54.0)
        super().__init__(services, Centred(plank, widest=700.0))
