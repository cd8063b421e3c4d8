"""The app's services for scenes, beyond those of the stage."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from treasure_games.core.options import Setup
from treasure_games.core.record import Record
from treasure_games.folders import Folders
from treasure_games.launch import Launch
from treasure_games.match.guide import Guide
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.replay import Flag
from treasure_games.match.seats import MatchSetup
from treasure_games.opponents.process import Thinker
from treasure_games.stage.services import Services

Screen: TypeAlias = Literal["saves", "logbook", "statistics", "deeds", "settings"]
"""The matches in progress; the ship's log, with all finished ones; figures and medals of them."""


class Navigation(Protocol):
    """Navigation between screens, so that scenes need not import each other."""

    def show_title(self) -> None:
        """Leave everything and go back to the title."""

    def show_setup(self, game_id: str) -> None:
        """Choose seats and house rules for a new match."""

    def begin_match(self, plan: MatchSetup) -> None:
        """Deal a new match, remember its table for the next quick play, and show it."""

    def continue_match(self, identity: str) -> None:
        """Show a match in progress, or go to the title and say why that isn't possible."""

    def show_match(self, match: Match) -> None:
        """Replace all scenes by the table."""

    def begin_lesson(self, game_id: str) -> None:
        """Begin the lesson of a game, or go on with it."""

    def end_chapter(self, guide: Guide) -> None:
        """Go on with the next chapter of a lesson, or tell that it is over."""

    def show(self, screen: Screen) -> None:
        """Show a screen that needs nothing but the services, over the current one."""

    def show_reel(self, match: Match) -> None:
        """Show the claims of a match and what they were, over the current screen."""

    def show_rulebook(self, game_id: str, rule_id: str = "", setup: Setup | None = None) -> None:
        """Show the rulebook of a game, at the paragraph of `rule_id` if given. `setup` is that of
        the present match, whose house rules are told there.
        """

    def show_aim(self, game_id: str, setup: Setup | None = None) -> None:
        """Show the aim of a game over the table, until any key or click."""

    def offer_to_throw(self, on_yes: Callable[[], None]) -> None:
        """Ask whether dice are thrown for the person from now on."""

    def show_pause(self, match: Match) -> None:
        """Show the pause menu over a table."""

    def show_curtain(
        self, match: Match, seat: int, on_closed: Callable[[], None], on_open: Callable[[], None]
    ) -> None:
        """Close the curtain over a table until this seat is at the screen."""

    def show_voyage(self, identity: str = "") -> None:
        """Show a voyage, by default the one under way, or else the set-up of a new one."""

    def show_result(self, match: Match) -> None:
        """Show how a match ended, over its table."""

    def watch(self, record: Record, flags: Sequence[Flag] = (), row: int = 0) -> None:
        """Look back at a match over the current screen, from a row on, or say why not. The flags
        stand there beside the best and worst moments.
        """


@dataclass(kw_only=True)
class AppServices(Services):
    """The stage's services, and those for matches and computer players."""

    folders: Folders
    matches: Matches
    thinker: Thinker
    launch: Launch = field(default_factory=Launch)
    notices: deque[str] = field(default_factory=deque)
    """Plain sentences for the person (a damaged save, a full disk), shown one after the other."""
    navigation: Navigation = field(init=False, repr=False)
    """Set by the app as soon as there is a window."""
