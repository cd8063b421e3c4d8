"""What is at stake in a count, and its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from treasure_games.core.language import N_, translate
from treasure_games.core.words import Called
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.events import DiceRevealed
from treasure_games.games.scallywager.rules.pieces import NO_FACE
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of, number

_ = translate
_WORDS = {
    (False, False): N_("A lie!"),
    (False, True): N_("True!"),
    (True, False): N_("Not exact!"),
    (True, True): N_("Exact!"),
}
"""The verdict, by whether there was a parlay, and whether it is true."""
_OUTCOMES = {
    (False, False): N_("{found}, not {count}: {loser} pays."),
    (False, True): N_("{found}: {loser} pays."),
    (True, False): N_("{found}, not {count}: {loser} pays twice."),
    (True, True): N_("{found}: all but {winner} pay."),
}


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
            return replace(view, dice=event.holds)
    return view


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
    return _(_WORDS[bool(view.is_parlay), is_true(view)])


def outcome(view: View, called: Called) -> str:
    """Return how many dice there were, and who pays."""
    _bidder, count, face = view.bids[-1]
    winner, loser = parties(view)
    if not view.found and not view.is_parlay:
        return _("Not a single {face}: {loser} pays.").format(face=face, loser=called(loser))
    text = _(_OUTCOMES[bool(view.is_parlay), is_true(view)]).format(
        found=dice_of(view.found, face), count=number(count),
        loser=called(loser), winner=called(winner),
    )  # fmt: skip
    return f"{text[:1].upper()}{text[1:]}"
