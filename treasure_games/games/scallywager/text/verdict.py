"""What doubting a bid costs, what is at stake in a count, its result, how likely the bid was."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import capital, plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Called
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.events import DiceRevealed
from treasure_games.games.scallywager.rules.odds import chance_of_bid
from treasure_games.games.scallywager.rules.pieces import FLAG, NO_FACE
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of, number

_PAGE: Final = page_beside(__file__, dict[str, list[list[str]]])


def is_true(view: View) -> bool:
    """Return True if the last bid is true, or exact after a parlay."""
    bid = view.bids[-1][1]
    return view.found == bid if view.is_parlay else view.found >= bid


def parties(view: View) -> tuple[int, int]:
    """Return who was right and who was wrong; the view itself forgets that when a match ends."""
    bidder, challenger = view.bids[-1][0], view.challenger
    is_right = is_true(view) == bool(view.is_parlay)
    return (challenger, bidder) if is_right else (bidder, challenger)


def as_counted(view: View, seen: Sequence[Any]) -> View:
    """Return the view with the dice that were counted; some of them may be lost by now.

    `seen` are the events until now, or even some more.
    """
    for event in reversed(seen):
        if isinstance(event, DiceRevealed) and _may_come_from(view, event.holds):
            holds = zip(event.holds, view.seen, range(view.seats), strict=True)
            return replace(view, dice=event.holds, seen=tuple(_padded(*one) for one in holds))
    return view


def _padded(hold: tuple[int, ...], seen: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """Return who saw each die of a hold before the count; of those lost by now, their owner."""
    lost = len(hold) - len(seen)
    return (*seen, *(1 << owner,) * lost) if lost >= 0 else seen[: len(hold)]


def _may_come_from(view: View, holds: Sequence[tuple[int, ...]]) -> bool:
    """Return True if these dice may have been counted for this view."""
    left = [Counter([face for face in hold if face > NO_FACE]) for hold in view.dice]
    return counted(view.house, holds, view.bids[-1][2]) == view.found and all(
        kept <= Counter(hold) for kept, hold in zip(left, holds, strict=True)
    )


def at_stake(view: View, called: Called) -> str:
    """Return what is at stake in the count."""
    bidder, challenger = called(view.bids[-1][0]), called(view.challenger)
    text = _("True: {challenger} loses a die. A lie: {bidder} does.")
    if view.is_parlay:
        text = _("Exact: all but {challenger} lose a die. If not, {challenger} loses two.")
    return text.format(bidder=bidder, challenger=challenger)


def verdict(view: View) -> str:
    """Return the verdict in a word."""
    return _(_PAGE["words"][bool(view.is_parlay)][is_true(view)])


def outcome(view: View, called: Called) -> str:
    """Return how many dice there were, and who pays."""
    _bidder, count, face = view.bids[-1]
    winner, loser = parties(view)
    if not view.found and not view.is_parlay:
        return _("Not a single {face}: {loser} pays.", face=face, loser=called(loser))
    text = _(
        _PAGE["outcomes"][bool(view.is_parlay)][is_true(view)],
        found=dice_of(view.found, face),
        count=number(count),
        loser=called(loser),
        winner=called(winner),
    )
    return capital(text)


Wordings = tuple[str, ...]
"""The same in words, each version shorter than the one before."""


def doubt_outcomes(
    view: View, called: Called
) -> tuple[tuple[Wordings, Wordings], tuple[Wordings, Wordings]]:
    """Return what follows a right and a wrong call of the seat in turn, and of a parlay."""
    lost, name = 2 if FLAG in view.kinds(view.turn) else 1, called(view.bids[-1][0])
    caught = _("{name} −{lost}, you draw") if view.house.has_cards else _("{name} −{lost}")
    exact = _("all others −1, you draw") if view.house.has_cards else _("all others −1")
    called_lie = [caught.format(name=one, lost=lost) for one in (name, name.split()[-1])]
    called_lie.append(_("bidder −{lost}", lost=lost))
    return (
        (tuple(dict.fromkeys(called_lie)), (_("you lose a die"), _("you −1"))),
        ((exact, _("others −1")), (_("you lose two"), _("you −2"))),
    )


def odds_note(view: View) -> str:
    """Return how likely the bid was, by what this seat knew; "" if the player goes by the gut."""
    if view.found < 0 or not view.bids:
        return ""
    text = _PAGE["chances"][view.seat is None][bool(view.is_parlay)]
    return sentence_with(text, chance_of_bid(view))


def bluff_record(view: View, seat: int) -> str:
    """Return how often a captain bid and was caught."""
    bids, caught = view.tally(seat, BIDS), view.tally(seat, BLUFFS_CAUGHT)
    if not bids:
        return _("No bid so far.")
    return plural(
        "{bids} bid, {caught} of them caught.", "{bids} bids, {caught} of them caught.",
        bids, bids=bids, caught=caught,
    )  # fmt: skip
