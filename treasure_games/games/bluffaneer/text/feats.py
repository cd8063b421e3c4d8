"""Deeds that earn a medal, found in a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from treasure_games.core.deeds import CATCH, DOUBT, FOOL, TRUST
from treasure_games.core.feats import NOBODY, Chronicle, Feats

Found = Iterator[tuple[int, int]]
OFTEN: Final = 3


def _told(chronicle: Chronicle) -> Iterator[tuple[str, int, int]]:
    """Yield every answer to a claim: its kind, who claimed, who answered."""
    for deeds in chronicle.deeds:
        for kind, doer, other in deeds:
            if kind in (FOOL, TRUST):
                yield kind, doer, other
            elif kind in (CATCH, DOUBT):
                yield kind, other, doer


def _sweet_tongue(chronicle: Chronicle) -> Found:
    """Find whose lie was believed."""
    return ((liar, other) for kind, liar, other in _told(chronicle) if kind == FOOL)


def _honest(chronicle: Chronicle) -> Found:
    """Find who has won with so many claims and no lie."""
    lies = {seat for kind, seat, _ in _told(chronicle) if kind in (FOOL, CATCH)}
    claims = Counter(seat for _, seat, _ in _told(chronicle))
    for seat in chronicle.outcome.winners:
        if claims[seat] >= OFTEN and seat not in lies:
            yield seat, NOBODY


def _three_lies(chronicle: Chronicle) -> Found:
    """Find who has told so many lies in a row that were believed; all their cards were seen."""
    lies: Counter[int] = Counter()
    for kind, seat, other in _told(chronicle):
        lies[seat] = lies[seat] + 1 if kind == FOOL else 0
        if lies[seat] >= OFTEN:
            yield seat, other


def _once_bitten(chronicle: Chronicle) -> Found:
    """Find who has believed so many lies of one and the same."""
    lies: Counter[tuple[int, int]] = Counter()
    for kind, liar, other in _told(chronicle):
        lies[liar, other] += kind == FOOL
        if lies[liar, other] >= OFTEN:
            yield other, liar


FEATS: Final[Feats] = {
    "sweet_tongue": _sweet_tongue,
    "honest": _honest,
    "three_lies": _three_lies,
    "once_bitten": _once_bitten,
}
