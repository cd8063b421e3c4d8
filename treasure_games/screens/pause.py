"""The pause menu over a table: continue, look things up, change seats, restart, leave."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.match.match import Match
from treasure_games.match.seats import seed_print
from treasure_games.screens.dialog import Answer, Dialog, confirm_quit
from treasure_games.screens.heading import heading
from treasure_games.screens.helm import HelmScene
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.fonts import Face
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_ = translate
_FINE = TextStyle(18.0, Face.REGULAR, "pearl", "centre")


class PauseScene(PanelScene):
    """Opened by Esc or the menu button. The match is saved at every act, so leaving is safe."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        resume = Button(_("Back to the table"), self.close, "resume", primary=True)
        seed = _("Seed sealed before play: {print}").format(print=seed_print(match.plan.seed)[:16])
        sheet = Column(
            heading(_("At anchor")),
            resume,
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            Button(_("Settings"), services.navigation.show_settings, "settings"),
            Button(_("Who plays"), self._helm, "helm"),
            Button(_("Start over with the same luck"), self._ask_restart, "restart"),
            Button(_("Save and leave"), services.navigation.show_title, "leave"),
            Button(_("Quit the game"), self._quit, "quit"),
            Label(seed, _FINE, "seed"),
            gap=16.0,
        )
        super().__init__(services, ScrollArea(sheet, "menu"), widest=760.0, first=resume)

    def handle(self, intent: Intent) -> bool:
        """Close on the key that opened the menu."""
        if isinstance(intent, intents.Menu):
            return self.go_back()
        if isinstance(intent, intents.Help):
            self._rulebook()
            return True
        return super().handle(intent)

    def reworded(self) -> Scene:
        """Return the same menu in the new language."""
        return PauseScene(self._app, self._match)

    def _rulebook(self) -> None:
        self._app.navigation.show_rulebook(self._match.plan.game)

    def _helm(self) -> None:
        self.stack.push(HelmScene(self._app, self._match))

    def _ask_restart(self) -> None:
        self.stack.push(
            Dialog(
                self._app,
                _("Start over?"),
                _("Cards and dice fall as they did before, and this match is given up."),
                [Answer(_("Start over"), self._restart, True), Answer(_("Play on"))],
            )
        )

    def _restart(self) -> None:
        match = self._app.matches.restart(self._match)
        self._app.navigation.show_match(match)

    def _quit(self) -> None:
        self.stack.push(confirm_quit(self._app))
