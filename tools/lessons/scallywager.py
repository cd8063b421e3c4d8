"""The lesson of Scallywager: bids and calls, a parlay, a card of each deck."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.scallywager.rules.actions import (
    CALL,
    CONCEAL,
    DRAW_ADVENTURE,
    DRAW_TREASURE,
    PARLAY,
    Bid,
    DuelAtDawn,
    LoadedDie,
)
from treasure_games.games.scallywager.rules.pieces import DUEL, KEG, LOADED

ME, BOSUN = 0, 1


def _first(*kinds: int) -> Callable[[Sequence[Any]], Sequence[Any]]:
    return lambda _items: kinds


def bids_and_cards() -> Record:
    """Four rounds against Bosun Hale: a right call, a wrong one, a parlay, a duel."""
    play = Rehearsal(
        "scallywager",
        ["bosun"],
        {},
        orders=[_first(LOADED), _first(KEG, DUEL)],
        dice=[1, 4, 4, 4, 2, 1, 4, 6, 6, 3, 5],
    )
    play.act(ME, Bid(3, 4))
    play.act(BOSUN, Bid(5, 4))
    play.act(ME, CALL)  # There are four: he loses a die.
    play.act(ME, DRAW_TREASURE, dice=[6, 6, 6, 1, 5, 5, 2, 3, 6])
    play.act(ME, LoadedDie(2, 5))
    play.act(BOSUN, Bid(2, 5))
    play.act(ME, Bid(3, 5))
    play.act(BOSUN, Bid(4, 6))
    play.act(ME, CALL)  # There are four: one's own die is lost.
    play.act(BOSUN, DRAW_ADVENTURE, dice=[1, 1, 1, 3, 3, 3, 2, 5])
    play.act(BOSUN, CONCEAL)
    play.act(ME, Bid(3, 1))
    play.act(BOSUN, Bid(3, 3))
    play.act(ME, PARLAY)
    play.act(BOSUN, CONCEAL)  # Exactly right: he loses a die.
    play.act(ME, DRAW_ADVENTURE, dice=[1, 4, 6, 2, 2, 3, 5])
    play.act(ME, DuelAtDawn(BOSUN), dice=[5, 2, 3, 1, 6])
    play.act(BOSUN, Bid(1, 6))
    play.act(ME, Bid(2, 6))
    play.act(BOSUN, CALL)  # There are two: he has one die left.
    play.act(ME, DRAW_TREASURE)
    return play.record


CHAPTERS: Final = (bids_and_cards,)
