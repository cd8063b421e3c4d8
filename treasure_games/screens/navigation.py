"""Ways from one screen to another, in one place, so that scenes need not import each other."""

from __future__ import annotations

from treasure_games.core.errors import GameError
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.screens.casting_off import CastingOffScene
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.services import AppServices
from treasure_games.stage.scene import Scene
from treasure_games.stage.stack import SceneStack


def table_scene(services: AppServices, match: Match) -> Scene:
    """The table of the match's game, loaded only now: its scene comes with its pictures."""
    from treasure_games.table.scene import TableScene

    return TableScene(services, match)


def show_match(stack: SceneStack, services: AppServices, match: Match) -> None:
    """Leave everything else and sit down at the table."""
    if stack.top is not None:
        stack.push(CastingOffScene(services))
        services.host.show_now()
    stack.reset(table_scene(services, match))


def begin_match(stack: SceneStack, services: AppServices, plan: MatchSetup) -> None:
    """Deal a new match, remember its table for the next quick play, and sit down."""
    LastTables(services.folders.data).keep(plan)
    show_match(stack, services, services.matches.begin(plan))


def continue_match(stack: SceneStack, services: AppServices, identity: str) -> None:
    """Sit down at a match under way; back to the title, with a word why, if that can't be."""
    from treasure_games.screens.dialog import notice

    try:
        match = services.matches.resume(identity)
    except GameError as error:
        show_title(stack, services)
        stack.push(notice(services, str(error)))
    else:
        show_match(stack, services, match)


def show_saves(stack: SceneStack, services: AppServices) -> None:
    """The list of matches under way."""
    from treasure_games.screens.saves import SavesScene

    stack.push(SavesScene(services))


def show_title(stack: SceneStack, services: AppServices) -> None:
    """Leave everything and go back to the title."""
    from treasure_games.screens.title import TitleScene

    stack.reset(TitleScene(services))


def show_setup(stack: SceneStack, services: AppServices, game_id: str) -> None:
    """Choose seats and house rules for a new match."""
    from treasure_games.screens.setup.scene import SetupScene

    stack.push(SetupScene(services, game_id))


def show_settings(stack: SceneStack, services: AppServices) -> None:
    """The settings, over whatever is on the screen."""
    from treasure_games.screens.settings import SettingsScene

    stack.push(SettingsScene(services))


def show_keys(stack: SceneStack, services: AppServices) -> None:
    """What each key and each button of a gamepad means."""
    from treasure_games.screens.keys import KeysScene

    stack.push(KeysScene(services))


def show_about(stack: SceneStack, services: AppServices) -> None:
    """The version, and the licences of all that the game stands on."""
    from treasure_games.screens.about import AboutScene

    stack.push(AboutScene(services))


def show_rulebook(
    stack: SceneStack, services: AppServices, game_id: str, rule_id: str = ""
) -> None:
    """The rulebook of a game, opened at the paragraph of `rule_id` if one is given."""
    from treasure_games.screens.rulebook import RulebookScene

    stack.push(RulebookScene(services, game_id, rule_id))


def show_pause(stack: SceneStack, services: AppServices, match: Match) -> None:
    """The pause menu over a table."""
    from treasure_games.screens.pause import PauseScene

    stack.push(PauseScene(services, match))


def show_result(stack: SceneStack, services: AppServices, match: Match) -> None:
    """How a match ended, over its table."""
    from treasure_games.screens.result import ResultScene

    stack.push(ResultScene(services, match))
