"""The end of a lesson: the way into a match."""

from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.setup.crew import first_table
from treasure_games.table.services import AppServices


def lesson_learnt(services: AppServices, game_id: str) -> Dialog:
    """Return a dialog after the last step of a lesson, with the way into a match."""
    plan = LastTables(services.folders.data).load(game_id) or first_table(game_id)
    told = [_("You learn the rest at the table. The rulebook is always a key away: F1.")]
    for rule, value in differing(load(game_id).info, plan.setup):
        told.append(f"{_('{rule}: {value}', rule=_(rule.title), value=value)}. {_(rule.help)}")
    return Dialog(
        services,
        _("You know the ropes"),
        "\n".join(told),
        [
            Answer(_("Play a match"), lambda: services.navigation.begin_match(plan), primary=True),
            Answer(_("Back to the cabin")),
        ],
        first=0,
    )
