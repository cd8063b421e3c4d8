"""What counting cards says about a claim: before the answer, and after the reveal."""

from __future__ import annotations

from treasure_games.core.language import percent, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Called
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.rules.state import NOBODY
from treasure_games.games.bluffaneer.rules.view import View, before_reveal, odds


def fitting(view: View) -> str:
    """Return how many of the claimant's possible cards show the pair."""
    cards = view.candidates(view.claimant)
    fit = cards.count(view.pair)
    text = translate_plural(
        "{fit} of {hidden} hidden card fits: {percent} %.",
        "{fit} of {hidden} hidden cards fit: {percent} %.",
        len(cards),
    )
    return text.format(fit=fit, hidden=len(cards), percent=round(100 * fit / len(cards)))


def bluff_record(view: View, seat: int) -> str:
    """Return how often a seat has bluffed, as all claims are revealed in the end."""
    bluffs, count = view.claims(seat)
    if not count:
        return _("No claim before this one.")
    text = translate_plural(
        "{bluffs} of {count} claim was a bluff.", "{bluffs} of {count} claims were bluffs.", count
    )
    return text.format(bluffs=bluffs, count=count)


def odds_note(view: View, called: Called, *, is_brief: bool = False) -> str:
    """Return how likely a revealed claim was before the reveal; "" if none lies open."""
    if not NOBODY != view.claimant == view.shown:
        return ""
    before = before_reveal(view)
    chance, (bluffs, count) = odds(before, view.claimant)[view.pair], _earlier(view)
    if is_brief:
        text = _("It was {percent} likely. Bluffs before: {bluffs} of {count}.")
        return text.format(percent=percent(chance), bluffs=bluffs, count=count)
    return f"{_counted(before, chance)} {_past(bluffs, count, called(view.claimant))}"


def _counted(view: View, chance: float) -> str:
    """Return the possible cards, or the odds if some hands could not hold the pair."""
    cards = view.candidates(view.claimant)
    fit = cards.count(view.pair)
    text = translate_plural(
        "{fit} of {hidden} hidden cards was {pair}: it was {percent} likely.",
        "{fit} of {hidden} hidden cards were {pair}: it was {percent} likely.",
        fit,
    )
    return text.format(
        fit=fit, hidden=len(cards), pair=spoken_name(view.pair), percent=percent(chance)
    )


def _past(bluffs: int, count: int, name: str) -> str:
    if not count:
        return _("It was {name}’s first claim.").format(name=name)
    text = translate_plural(
        "Before, {name} had bluffed {bluffs} of {count} time.",
        "Before, {name} had bluffed {bluffs} of {count} times.",
        count,
    )
    return text.format(name=name, bluffs=bluffs, count=count)


def _earlier(view: View) -> tuple[int, int]:
    """Return the claimant's numbers of bluffs and claims before the revealed one."""
    bluffs, count = view.claims(view.claimant)
    is_true = view.faces[view.hands[view.claimant]] == view.pair
    return bluffs - (not is_true), count - 1
