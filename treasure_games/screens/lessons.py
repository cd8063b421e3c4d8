"""The end of a lesson: the way into a match."""

from functools import partial

from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.setup.crew import usual_table
from treasure_games.table.services import AppServices


def lesson_learnt(services: AppServices, game_id: str) -> Dialog:
    """Return a dialog after the last step of a lesson, with the way into a match."""
    plan = usual_table(services, game_id)
    rules = differing(load(game_id).info, plan.setup)
    rest = _("You learn the rest at the table. The rulebook is always a key away: F1.")
    told = "\n".join((rest, *(f"{what}. {_(rule.help)}" for rule, what in rules)))
    play = partial(services.navigation.begin_match, plan)
    answers = [Answer(_("Play a match"), play, primary=True), Answer(_("Back to the cabin"))]
    return Dialog(services, _("You know the ropes"), told, answers, first=0)
