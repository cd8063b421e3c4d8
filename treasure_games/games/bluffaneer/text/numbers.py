"""What the statistics count in Bluffaneer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import BOX
from treasure_games.games.bluffaneer.rules.view import View

NUMBERS: Final = {
    "claims": N_("claims"),
    "true": N_("true claims"),
    "believed": N_("lies believed"),
    "caught": N_("lies caught"),
    "right": N_("right answers"),
    "wrong": N_("wrong answers"),
    "coins": N_("coins taken"),
}


def counted(told: Iterable[events.Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat; an answer is right if it challenged a lie or believed a truth."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    claimant = 0
    believers: tuple[int, ...] = ()
    challengers: tuple[int, ...] = ()
    for event in told:
        match event:
            case events.Claimed(seat=claimant):
                believers, challengers = (), ()
                by_seat["claims"][claimant] += 1
            case events.Believed(seat=seat):
                believers = (seat,)
            case events.Challenged(seat=seat):
                challengers = (seat,)
            case events.AnswersOpened(challengers=challengers):
                silent = {claimant, *challengers}
                believers = tuple(seat for seat in range(view.seats) if seat not in silent)
            case events.CardRevealed(truth=is_true):
                kind = "true" if is_true else "caught" if challengers else "believed"
                by_seat[kind][claimant] += 1
                _add_answers(by_seat, believers if is_true else challengers, "right")
                _add_answers(by_seat, challengers if is_true else believers, "wrong")
            case events.CoinsPaid(payee=seat, coins=coins) if seat != BOX:
                by_seat["coins"][seat] += coins
    return by_seat


def _add_answers(by_seat: dict[str, list[int]], seats: Iterable[int], kind: str) -> None:
    for seat in seats:
        by_seat[kind][seat] += 1
