"""What counting cards says about a claim: before the answer, and after the reveal."""

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.words import Called
from treasure_games.games.bluffaneer.rules.state import NOBODY
from treasure_games.games.bluffaneer.rules.view import View, claim_chance, is_from_before_shuffle


def chance_note(view: View, *, is_brief: bool = False) -> str:
    """Return how likely the claim is for those who don't see the card, before the reveal and after;
    "" if the player goes by the gut. Unless it is brief, it explains what isn't plain from the
    copies seen.
    """
    text = N_("True by your count: {chance}.")
    if view.seat is None:
        text = N_("True by what lay open: {chance}.")
    elif view.seat == view.claimant:
        text = N_("True in the others’ eyes: {chance}.")
    note = sentence_with(text, claim_chance(view, view.claimant))
    if is_brief or not note:
        return note
    if view.barred[view.claimant] >> view.pair & 1:
        return f"{_('Not shown when it was rolled before.')} {note}"
    if is_from_before_shuffle(view, view.claimant):
        return f"{_('Drawn before the last shuffle.')} {note}"
    return note


def bluff_record(view: View, seat: int) -> str:
    """Return how often a seat has bluffed, as all claims are revealed in the end."""
    bluffs, count = view.claims(seat)
    if not count:
        return _("No claim before this one.")
    return plural(
        "{bluffs} of {count} claim was a bluff.", "{bluffs} of {count} claims were bluffs.", count,
        bluffs=bluffs,
    )  # fmt: skip


def odds_note(view: View, called: Called, *, is_brief: bool = False) -> str:
    """Return how likely a revealed claim was, and how true that seat's earlier ones; "" if none
    lies open, or the player goes by the gut.
    """
    if not NOBODY != view.claimant == view.shown:
        return ""
    note, (bluffs, count) = chance_note(view, is_brief=is_brief), view.claims(view.claimant)
    if not note:
        return ""
    bluffs -= view.faces[view.hands[view.claimant]] != view.pair
    return f"{note} {_past(bluffs, count - 1, '' if is_brief else called(view.claimant))}"


def _past(bluffs: int, count: int, name: str) -> str:
    """Return how many bluffs and claims there were before, briefly without a name."""
    if not name:
        return _("Bluffs before: {bluffs} of {count}.", bluffs=bluffs, count=count)
    if not count:
        return _("It was {name}’s first claim.", name=name)
    return plural(
        "Bluffs by {name} before: {bluffs} of {count} claim.",
        "Bluffs by {name} before: {bluffs} of {count} claims.", count, name=name, bluffs=bluffs,
    )  # fmt: skip
