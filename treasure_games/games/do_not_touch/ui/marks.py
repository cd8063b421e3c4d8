"""What each card of the hand is good for now: read from a view and the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import BONUS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.state import DISCARD_EXCESS, FIRST_PLACE, MAIN
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import shared
from treasure_games.games.do_not_touch.ui.faces import Marks

_ = translate
_CHOOSES: Final = (FIRST_PLACE, MAIN, DISCARD_EXCESS)
"""Phases in which a card of the hand is chosen."""


class Uses(Struct, frozen=True):
    """Where one card of the hand may go."""

    own: actions.Action | None
    """Onto the own loot."""
    rivals: tuple[int, ...]
    """The seats whose top it may be swapped for."""
    pile: actions.Action | None
    """Onto the discard pile."""

    @property
    def is_any(self) -> bool:
        """Return True if the card can be used at all."""
        return self.own is not None or bool(self.rivals) or self.pile is not None


def uses_of(card: int, legal: Sequence[actions.Action], seats: int) -> Uses:
    """Return what may be done with a card of the hand."""
    own = next((one for one in (actions.START_LOOT[card], actions.ADD[card]) if one in legal), None)
    pile = next(
        (one for one in (actions.DISCARD[card], actions.DISCARD_FOR_BONUS[card]) if one in legal),
        None,
    )
    return Uses(
        own, tuple(seat for seat in range(seats) if actions.SWAP[card][seat] in legal), pile
    )


def marks_of(view: View, card: int, uses: Uses, *, is_asked: bool) -> Marks:
    """Return what a card does now and why, a lock, and dull if it is of no use."""
    if view.seat is None or view.turn != view.seat or not is_asked or view.phase not in _CHOOSES:
        return Marks()
    locks = ("ui/icon_lock",) if card == view.locked and view.house.bonuses else ()
    return Marks(locks, view.phase == MAIN and not uses.is_any, *_said(view, card, uses))


def _said(view: View, card: int, uses: Uses) -> tuple[str, str]:
    """Return what stands on the plaque: what the card is best for, and why."""
    face = view.faces[card]
    if view.phase == FIRST_PLACE:
        return str(WORTH[face]), _("may begin")
    if uses.own is not None:
        return f"+{WORTH[face]}", _("fits: {what}").format(what=shared(_top(view, view.turn), face))
    if uses.rivals:
        tops = {spoken_name(_top(view, rival)) for rival in uses.rivals}
        what = min(tops) if len(tops) == 1 else _("one of {count}").format(count=len(tops))
        return _("hook"), _("takes {cards}").format(cards=what)
    if isinstance(uses.pile, actions.DiscardForBonus):
        return _("draw {count}").format(count=BONUS[face]), _("when discarded")
    if uses.pile is not None:
        return _("discard"), ""
    return "–", _("fits nothing now")


def _top(view: View, seat: int) -> int:
    """Return the last face of a loot."""
    return view.faces[view.loots[seat][-1]]
