"""Navigation between screens. Each screen is loaded when it is first shown."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from treasure_games.core.errors import BadRecord, GameError
from treasure_games.core.language import translate as _
from treasure_games.core.options import Setup
from treasure_games.core.record import Record
from treasure_games.files import reason_of
from treasure_games.match.guide import Guide, lesson_match
from treasure_games.match.match import Match
from treasure_games.match.records import read_record
from treasure_games.match.replay import Flag, Replay
from treasure_games.match.seats import MatchSetup
from treasure_games.screens.last_table import LastTables
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene, SceneStack
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.services import AppServices, Screen


class Screens:
    """The app's `Navigation`."""

    def __init__(self, services: AppServices, stack: SceneStack) -> None:
        self._services = services
        self._stack = stack

    def letters(self, field: Control) -> Scene:
        """Return a keyboard on the screen for a text field."""
        from treasure_games.screens.letters import LettersScene

        return LettersScene(self._services, field)

    def show_title(self) -> None:
        """Show only the title, and release the match for other windows."""
        from treasure_games.screens.title import TitleScene

        for scene in self._stack.scenes:
            scene.keep_picture()
        self._services.matches.leave()
        self._stack.reset(TitleScene(self._services))

    def show(self, screen: Screen) -> None:
        """Show a screen: the scene in the module of its name."""
        module = import_module(f"treasure_games.screens.{screen}")
        self._stack.push(getattr(module, f"{screen.capitalize()}Scene")(self._services))

    def show_setup(self, game_id: str) -> None:
        """Show the set-up of seats and house rules."""
        from treasure_games.screens.setup.scene import SetupScene

        self._stack.push(SetupScene(self._services, game_id))

    def begin_match(self, plan: MatchSetup) -> None:
        """Begin a new match."""
        LastTables(self._services.folders.data).keep(plan)
        self.show_match(self._services.matches.begin(plan))

    def continue_match(self, identity: str) -> None:
        """Continue a match in progress, or say why it can't be played."""
        from treasure_games.screens.dialog import notice

        try:
            match = self._services.matches.resume(identity)
        except GameError as error:
            self.show_title()
            self._stack.push(notice(self._services, str(error)))
        else:
            self.show_match(match)

    def show_match(self, match: Match) -> None:
        """Show the table, with a message while its pictures load."""
        from treasure_games.screens.dialog import casting_off
        from treasure_games.table.scene import TableScene

        if self._stack.top is not None:
            self._stack.push(casting_off(self._services))
            self._services.host.show_now()
        self._stack.reset(TableScene(self._services, match))

    def begin_lesson(self, game_id: str) -> None:
        """Begin a lesson, or go on with it."""
        matches = self._services.matches
        begun = matches.lesson_begun(game_id)
        if begun is not None:
            self.continue_match(begun)
        else:
            self.show_match(matches.teach(lesson_match(game_id)))

    def end_chapter(self, guide: Guide) -> None:
        """Begin the next chapter, or tell that the lesson is over."""
        following = guide.following()
        if following is not None:
            self.show_match(self._services.matches.teach(following))
            return
        from treasure_games.screens.lessons import lesson_learnt

        settings, game_id = self._services.settings, guide.match.plan.game
        settings.learnt = sorted({*settings.learnt, game_id})
        self._services.host.keep_settings()
        self._services.matches.forget(guide.match.identity)
        self.show_title()
        self._stack.push(lesson_learnt(self._services, game_id))

    def show_reel(self, match: Match) -> None:
        """Show the truth reel: at its table if the match is over."""
        from treasure_games.screens.replay.scene import ReplayScene
        from treasure_games.screens.truth_reel import TruthReelScene

        if match.is_over:
            self.watch(match.record())
        if isinstance(self._stack.top, ReplayScene):
            self._stack.top.open_reel()
        else:
            self._stack.push(TruthReelScene(self._services, match))

    def show_rulebook(self, game_id: str, rule_id: str = "", setup: Setup | None = None) -> None:
        """Show the rulebook of a game."""
        from treasure_games.screens.rulebook.scene import RulebookScene

        self._stack.push(RulebookScene(self._services, game_id, rule_id, setup))

    def show_aim(self, game_id: str, setup: Setup | None = None) -> None:
        """Show the aim of a game, and how the match of this setup differs."""
        from treasure_games.screens.aim import AimScene

        self._stack.push(AimScene(self._services, game_id, setup))

    def offer_to_throw(self, on_yes: Callable[[], None]) -> None:
        """Ask on a slip whether dice are thrown for the person from now on."""
        from treasure_games.screens.dialog import offer_to_throw

        self._stack.push(offer_to_throw(self._services, on_yes))

    def show_pause(self, match: Match) -> None:
        """Show the pause menu."""
        from treasure_games.screens.pause import PauseScene

        self._stack.push(PauseScene(self._services, match))

    def show_curtain(
        self, match: Match, seat: int, on_closed: Callable[[], None], on_open: Callable[[], None]
    ) -> None:
        """Show the curtain between two people."""
        from treasure_games.screens.curtain import CurtainScene

        self._stack.push(CurtainScene(self._services, match, seat, on_closed, on_open))

    def show_voyage(self, identity: str = "") -> None:
        """Show the chart of a voyage, its end if it is over, or the set-up of a new one."""
        from treasure_games.match.voyages import IN_USE
        from treasure_games.screens.dialog import notice
        from treasure_games.screens.voyage.chart import VoyageScene
        from treasure_games.screens.voyage.end import VoyageEndScene
        from treasure_games.screens.voyage.setup import VoyageSetup

        voyages = self._services.matches.voyages
        voyage = voyages.load(identity) if identity else voyages.under_way()
        if voyage is None:
            self._stack.push(VoyageSetup(self._services))
        elif not voyages.claim(voyage.identity):
            self._stack.push(notice(self._services, _(IN_USE)))
        elif voyage.is_over:
            self._stack.reset(VoyageEndScene(self._services, voyage))
        else:
            self._stack.reset(VoyageScene(self._services, voyage, is_arriving=bool(identity)))

    def show_result(self, match: Match) -> None:
        """Show the end of a match, whose last table is kept for the ship's log."""
        from treasure_games.screens.result.scene import ResultScene
        from treasure_games.table.scene import TableScene

        if isinstance(self._stack.top, TableScene):
            self._stack.top.keep_last_table()
        self._stack.push(ResultScene(self._services, match))

    def watch(self, record: Record, flags: Sequence[Flag] = (), row: int = 0) -> None:
        """Show the table of a record, with a message while its pictures load."""
        from treasure_games.screens.dialog import casting_off
        from treasure_games.screens.replay.scene import ReplayScene

        try:
            replay = Replay(record)
        except GameError as error:
            self._services.notices.append(str(error))
            return
        self._stack.push(casting_off(self._services))
        self._services.host.show_now()
        self._stack.pop()
        self._stack.push(ReplayScene(self._services, replay, flags, row))

    def watch_file(self, path: Path) -> None:
        """Look back at the match in a file that was dropped on the window."""
        try:
            self.watch(read_record(path))
        except (BadRecord, OSError) as error:
            why = reason_of(error) if isinstance(error, OSError) else str(error).rstrip(".")
            text = _("{file} can’t be read: {why}.", file=path.name, why=why)
            self._services.notices.append(escaped(text))
