"""The pause menu over a table: continue, look things up, restart, leave."""

from functools import partial

from treasure_games.core.language import translate as _
from treasure_games.match.daily import Deal
from treasure_games.match.match import Match
from treasure_games.screens.dialog import Answer, Dialog, confirm_quit
from treasure_games.screens.helm import HelmScene
from treasure_games.screens.sheet import PanelScene, heading
from treasure_games.screens.truth_reel import reel_button
from treasure_games.stage.input import intents
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.label import Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_WHEEL = 165.0


class PauseScene(PanelScene):
    """Opened by Esc or the menu button. The match is saved at every act, so leaving is safe."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._is_scored = Deal.of(match.identity) is not None
        resume = Button(_("Back to the table"), self.close, "resume", primary=True)
        again = Button(_("Start over with the same luck"), self._ask_restart, "restart")
        again.is_visible = not (match.voyage or match.challenge)
        helm = Button(_("Who plays"), lambda: self.stack.push(HelmScene(services, match)), "helm")
        helm.is_visible = not (match.challenge or self._is_scored)
        self.pictures = [Picture("instruments/wheel", _WHEEL, _WHEEL, "wheel")]
        acts = Column(
            *self.pictures,
            heading(_("At anchor")),
            resume,
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            *reel_button(services, match),
            Button(_("Settings"), partial(services.navigation.show, "settings"), "settings"),
            helm,
            again,
            Button(_("Save and leave"), services.navigation.show_title, "leave"),
            Button(_("Quit the game"), lambda: self.stack.push(confirm_quit(services)), "quit"),
            gap=16.0,
        )
        super().__init__(services, ScrollArea(acts, "menu"), widest=760.0, first=resume)
        self.shortcuts |= {intents.Menu: self.close, intents.Help: self._rulebook}

    def _rulebook(self) -> None:
        plan = self._match.plan
        self._app.navigation.show_rulebook(plan.game, setup=plan.setup)

    def _ask_restart(self) -> None:
        text = _("Cards and dice fall as they did before, and this match is given up.")
        if self._is_scored:
            text += " " + _("It was the one that counts: what comes after it is for learning.")
        answers = [Answer(_("Start over"), self._restart, True), Answer(_("Play on"))]
        self.stack.push(Dialog(self._app, _("Start over?"), text, answers))

    def _restart(self) -> None:
        self._app.navigation.show_match(self._app.matches.restart(self._match))
