"""How likely a revealed bid was, and how a captain's bids have ended."""

from __future__ import annotations

from treasure_games.core.language import percent, translate, translate_plural
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.odds import at_least, exactly, share
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of, number

_ = translate


def odds_note(view: View) -> str:
    """Return how likely the bid was, by the number of dice and by this seat's own."""
    if view.found < 0 or not view.bids:
        return ""
    _bidder, count, face = view.bids[-1]
    chance, total = share(view.house, face), view.in_play
    odds = exactly if view.is_parlay else at_least
    bid = dice_of(count, face)
    text = _("Exactly {bid} among {total} dice: {percent}") if view.is_parlay else _(
        "{bid} among {total} dice: {percent}"
    )  # fmt: skip
    text = text.format(bid=bid, total=total, percent=percent(odds(total, count, chance)))
    if view.seat is not None and view.dice[view.seat]:
        own = view.dice[view.seat]
        mine = counted(view.house, (own,), face)
        more = (
            _("; with your {mine}: {percent}") if mine else _("; without any of yours: {percent}")
        )
        better = percent(odds(total - len(own), count - mine, chance))
        text += more.format(mine=number(mine), percent=better)
    return f"{text[:1].upper()}{text[1:]}."


def bluff_record(view: View, seat: int) -> str:
    """Return how often a captain bid and was caught."""
    bids, caught = view.tally(seat, BIDS), view.tally(seat, BLUFFS_CAUGHT)
    if not bids:
        return _("No bid so far.")
    text = translate_plural(
        "{bids} bid, {caught} of them caught.", "{bids} bids, {caught} of them caught.",
        bids,
    )  # fmt: skip
    return text.format(bids=bids, caught=caught)
