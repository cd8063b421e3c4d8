"""What is at stake in a count, and its result."""

from __future__ import annotations

from treasure_games.core.language import N_, translate
from treasure_games.core.words import Called
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
    if not view.found and not view.is_parlay:
        return _("Not a single {face}: {loser} pays.").format(face=face, loser=called(view.loser))
    text = _(_OUTCOMES[bool(view.is_parlay), is_true(view)]).format(
        found=dice_of(view.found, face), count=number(count),
        loser=called(view.loser), winner=called(view.winner),
    )  # fmt: skip
    return f"{text[:1].upper()}{text[1:]}"
