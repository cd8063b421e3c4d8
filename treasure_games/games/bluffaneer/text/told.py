"""The truth reel in words."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.language import translate
from treasure_games.core.record import Record
from treasure_games.core.words import Called, ReelRow
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.text.reel import ToldClaim, reel_of

_ = translate


def reel_rows(record: Record, called: Called) -> Sequence[ReelRow]:
    """Return a row for each claim of a match; the best lie and the worst call are marked."""
    reel = reel_of(record)
    lie, call = reel.best_lie, reel.worst_call
    marks = {id(call): _("The worst call"), id(lie): _("The best lie")}
    if lie is not None and lie is call:
        marks[id(lie)] = _("The best lie, and the worst call")
    return [
        ReelRow(
            claim.claimant,
            _sentence(claim, called),
            _("True") if claim.is_true else _("A bluff"),
            _odds(claim),
            is_true=claim.is_true,
            is_unnoticed=not claim.challengers,
            mark=marks.get(id(claim), ""),
        )
        for claim in reel.claims
    ]


def _sentence(claim: ToldClaim, called: Called) -> str:
    text = (
        _("Turn {turn}: {name} claimed {pair}; {challengers} challenged.")
        if claim.challengers
        else _("Turn {turn}: {name} claimed {pair} and was believed.")
    )
    return text.format(
        turn=claim.turn,
        name=called(claim.claimant),
        pair=spoken_name(claim.pair),
        challengers=", ".join(map(called, claim.challengers)),
    )


def _odds(claim: ToldClaim) -> str:
    """Return how likely it was, by what the roller could count and by what all could see."""
    text = _("By the roller’s count {percent} % likely, by what lay open {open} %.")
    return text.format(percent=round(100 * claim.chance), open=round(100 * claim.open_chance))
