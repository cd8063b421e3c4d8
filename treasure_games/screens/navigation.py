"""The ways from one screen to another. Each screen is loaded when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.core.errors import GameError
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.screens.casting_off import CastingOffScene
from treasure_games.screens.last_table import LastTables
from treasure_games.stage.stack import SceneStack
from treasure_games.table.services import AppServices


class Screens:
    """The app's `Navigation`."""

    def __init__(self, services: AppServices, stack: SceneStack) -> None:
        self._services = services
        self._stack = stack

    def show_title(self) -> None:
        """The title, and nothing else; another window may go on with the match that was here."""
        from treasure_games.screens.title import TitleScene

        self._services.matches.leave()
        self._stack.reset(TitleScene(self._services))

    def show_setup(self, game_id: str) -> None:
        """Seats and house rules."""
        from treasure_games.screens.setup.scene import SetupScene

        self._stack.push(SetupScene(self._services, game_id))

    def begin_match(self, plan: MatchSetup) -> None:
        """A new match."""
        LastTables(self._services.folders.data).keep(plan)
        self.show_match(self._services.matches.begin(plan))

    def continue_match(self, identity: str) -> None:
        """A match under way, or a word why it can't be played."""
        from treasure_games.screens.dialog import notice

        try:
            match = self._services.matches.resume(identity)
        except GameError as error:
            self.show_title()
            self._stack.push(notice(self._services, str(error)))
        else:
            self.show_match(match)

    def show_match(self, match: Match) -> None:
        """The table; a word is shown while its pictures are read."""
        from treasure_games.table.scene import TableScene

        if self._stack.top is not None:
            self._stack.push(CastingOffScene(self._services))
            self._services.host.show_now()
        self._stack.reset(TableScene(self._services, match))

    def show_saves(self) -> None:
        """Matches under way."""
        from treasure_games.screens.saves import SavesScene

        self._stack.push(SavesScene(self._services))

    def show_settings(self) -> None:
        """The settings."""
        from treasure_games.screens.settings import SettingsScene

        self._stack.push(SettingsScene(self._services))

    def show_keys(self) -> None:
        """Keys and buttons."""
        from treasure_games.screens.keys import KeysScene

        self._stack.push(KeysScene(self._services))

    def show_about(self) -> None:
        """Version and licences."""
        from treasure_games.screens.about import AboutScene

        self._stack.push(AboutScene(self._services))

    def show_rulebook(self, game_id: str, rule_id: str = "") -> None:
        """The rulebook of a game."""
        from treasure_games.screens.rulebook import RulebookScene

        self._stack.push(RulebookScene(self._services, game_id, rule_id))

    def show_pause(self, match: Match) -> None:
        """The pause menu."""
        from treasure_games.screens.pause import PauseScene

        self._stack.push(PauseScene(self._services, match))

    def show_curtain(
        self, match: Match, seat: int, on_closed: Callable[[], None], on_open: Callable[[], None]
    ) -> None:
        """The curtain between two people."""
        from treasure_games.screens.curtain import CurtainScene

        self._stack.push(CurtainScene(self._services, match, seat, on_closed, on_open))

    def show_result(self, match: Match) -> None:
        """The end of a match."""
        from treasure_games.screens.result import ResultScene

        self._stack.push(ResultScene(self._services, match))

    def show_reel(self, match: Match) -> None:
        """The truth about every claim."""
        from treasure_games.screens.reel import ReelScene

        self._stack.push(ReelScene(self._services, match))
