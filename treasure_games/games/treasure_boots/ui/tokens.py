"""The steps of a turn: a privateer, the voyage, the act; bright while they are to come."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.table.offers import TurnToken

_ = translate


def tokens_of(view: View) -> Sequence[TurnToken]:
    """Return the steps of the turn; none before the first turn and after the last."""
    if not view.turn_number or view.phase == phases.OVER:
        return ()
    is_privateers = view.phase == phases.COMMANDING or view.ship >= FIRST_PRIVATEER
    can_command = bool(view.privateers) and is_privateers
    has_sailed = not is_privateers and view.phase != phases.SAILING
    return (
        TurnToken("privateer", "privateer", _("privateer"), can_command),
        TurnToken("sail", "wind", _("sail"), not has_sailed),
        TurnToken("act", "cargo", _("act"), True),
    )
