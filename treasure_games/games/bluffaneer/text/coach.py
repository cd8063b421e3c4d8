"""What counting cards tells the person who decides, for those who play with hints."""

from __future__ import annotations

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TRUE
from treasure_games.games.bluffaneer.rules.view import View

_ = translate


def fitting(view: View) -> str:
    """Return how many of the cards that the claimant may hold show the pair."""
    cards = view.candidates(view.claimant)
    fit = cards.count(view.pair)
    text = translate_plural(
        "{fit} of {hidden} hidden card fits: {percent} %.",
        "{fit} of {hidden} hidden cards fit: {percent} %.",
        len(cards),
    )
    return text.format(fit=fit, hidden=len(cards), percent=round(100 * fit / len(cards)))


def record(view: View, seat: int) -> str:
    """Return how often a seat has bluffed; all claims are revealed in the end."""
    bluffs = view.tally(seat, CAUGHT) + view.tally(seat, BELIEVED)
    count = bluffs + view.tally(seat, TRUE)
    if not count:
        return _("No claim before this one.")
    text = translate_plural(
        "{bluffs} of {count} claim was a bluff.", "{bluffs} of {count} claims were bluffs.", count
    )
    return text.format(bluffs=bluffs, count=count)
