"""The bluff coach: after a reveal, what could have been known of the claim by the cards."""

from __future__ import annotations

from dataclasses import replace

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, Note
from treasure_games.games.bluffaneer.rules.odds import Counts
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.rules.state import MARK, NOBODY
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.status import by_cards

_ = translate


def coached(view: View, called: Called) -> Note | None:
    """Return the odds of the claim whose card lies open, and what it was; None for no such claim.

    They are the odds that this seat could know. A claimant reads what everybody could know. The
    heading is for where there is little room.
    """
    if view.claimant == NOBODY or view.shown != view.claimant:
        return None
    card = view.hands[view.claimant]
    before = _before_reveal(view, card)
    percent = round(100 * by_cards(before))
    is_true = view.faces[card] == view.pair
    brief = _("{percent}%: true") if is_true else _("{percent}%: a bluff")
    verdict = _("It was true.") if is_true else _("It was a bluff.")
    return Note(brief.format(percent=percent), f"{_odds(before, percent, called)} {verdict}")


def _before_reveal(view: View, card: int) -> View:
    """Return the view with the claimant's card face down again."""
    batch, face = view.batches[card], view.faces[card]
    faces = (*view.faces[:card], UNKNOWN, *view.faces[card + 1 :])
    loose = (*view.loose[:batch], _with_one(view.loose[batch], face), *view.loose[batch + 1 :])
    return replace(view, faces=faces, loose=loose, shown=NOBODY)


def _with_one(counts: Counts, face: int) -> Counts:
    return (*counts[:face], counts[face] + 1, *counts[face + 1 :])


def _odds(view: View, percent: int, called: Called) -> str:
    """Return the odds with the cards they come from: those that the claimant's can still be."""
    pair = spoken_name(view.pair).capitalize()
    if view.ruled_out & MARK[view.claimant][view.pair]:
        text = _("{pair}: {name} had failed to show it as the roller, 0%.")
        return text.format(pair=pair, name=called(view.claimant))
    loose = view.loose[view.batches[view.hands[view.claimant]]]
    possible = [
        0 if view.ruled_out & MARK[view.claimant][face] else count
        for face, count in enumerate(loose)
    ]
    fit = possible[view.pair]
    text = translate_plural(
        "{pair}: {fit} of {count} possible cards fits, {percent}%.",
        "{pair}: {fit} of {count} possible cards fit, {percent}%.",
        fit,
    )
    return text.format(pair=pair, fit=fit, count=sum(possible), percent=percent)
