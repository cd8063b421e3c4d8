"""What is left of a turn: the draw, swaps, bonus discards; and how long the round will last."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.do_not_touch.rules.house import NO_LIMIT
from treasure_games.games.do_not_touch.rules.state import DEAL, DRAW, OVER
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.table.offers import TurnToken

_ = translate
_MANY = NO_LIMIT // 2


def tokens_of(view: View) -> Sequence[TurnToken]:
    """Return the tokens of the turn that is being played."""
    if view.phase in (DEAL, OVER):
        return ()
    has_drawn = view.phase != DRAW
    word = _("drawn") if has_drawn else _("draw")
    found = [TurnToken("draw", "draw", word, not has_drawn)]
    if view.house.swaps:
        found.append(_counted("swap", _("swap"), view.swaps_left, view.house.swaps))
    if view.house.bonuses:
        found.append(_counted("bonus", _("bonus"), view.bonuses_left, view.house.bonuses))
    turns = -(-view.deck_left // view.seats)
    label = (
        _("last turn")
        if view.is_last_turn
        else translate_plural("{count} turn", "{count} turns", turns).format(count=turns)
    )
    found.append(TurnToken("turns", "hourglass", label, not view.is_last_turn))
    return found


def _counted(name: str, word: str, left: int, most: int) -> TurnToken:
    label = word if most > _MANY or most == 1 else f"{word} {left}"
    return TurnToken(name, name, label, left > 0)


def turns_left(deck_left: int, seats: int) -> str:
    """Return how many more turns there are for each, if everybody draws from the deck."""
    turns = -(-deck_left // seats)
    text = translate_plural("About {count} more turn each", "About {count} more turns each", turns)
    return text.format(count=turns)
