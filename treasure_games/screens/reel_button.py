"""The way to the truth reel, from the result and from the pause menu."""

from __future__ import annotations

from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.match.score_history import has_claim_reports
from treasure_games.stage.widgets.button import Button
from treasure_games.table.services import AppServices


def reel_button(services: AppServices, match: Match, kind: type[Button] = Button) -> list[Button]:
    """Return the button that opens the reel; none for a game without bluffs."""
    if not has_claim_reports(match):
        return []
    text = _("Truth reel") if match.is_over else _("Revealed so far")
    return [kind(text, lambda: services.navigation.show_reel(match), "reel")]
