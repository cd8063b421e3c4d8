"""What each card of the hand is good for now: read from a view and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import FITS
from treasure_games.games.do_not_touch.rules.state import MAIN
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.faces import Marks


@dataclass(frozen=True, slots=True)
class Uses:
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


def marks_of(
    view: View, card: int, uses: Uses, emblem: Callable[[int], str], *, is_asked: bool
) -> Marks:
    """Return emblems of those whose top a card matches, a lock, and dull if it is of no use."""
    seat = view.seat
    if seat is None or view.turn != seat or not is_asked:
        return Marks()
    pictures = ["ui/icon_lock"] if card == view.locked and view.house.bonuses else []
    pictures += [
        emblem(other)
        for other in (seat, *(one for one in range(view.seats) if one != seat))
        if view.loots[other] and FITS[view.faces[view.loots[other][-1]]][view.faces[card]]
        and (other == seat or view.swaps_left > 0)
    ]  # fmt: skip
    return Marks(tuple(pictures), is_dull=view.phase == MAIN and not uses.is_any)
