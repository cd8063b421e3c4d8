"""What a view reveals about hidden cards and habits: counted copies, bluffs and calls."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from treasure_games.core.asking import RACE
from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.bluffaneer.rules import state
from treasure_games.games.bluffaneer.rules.pieces import COPIES, NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.view import View


class SeatedView(Protocol):
    """What a view must have: its seat, and the number of players."""

    @property
    def seat(self) -> int | None:
        """The seat that observes; None for a bystander."""

    @property
    def seats(self) -> int:
        """The number of players."""


ViewT = TypeVar("ViewT", bound=SeatedView)


class Habit(NamedTuple, Generic[ViewT]):
    """Something that players do more or less often.

    `tallied` returns how often a seat did it, and how often it could have. The usual rate counts as
    `table` observations of all others, and their rate as `seat` observations of one player.
    """

    table: float
    seat: float
    tallied: Callable[[ViewT, int], tuple[float, float]]

    def rate(self, view: ViewT, seat: int, usual: float, memory: float) -> float:
        """Return the rate at which `seat` does it; for the own seat, that of the others.

        `usual` is the rate without any evidence. What the others did changes it, then what the seat
        itself did. `memory` is the share of the evidence used.
        """
        others = {*range(view.seats)} - {seat, view.seat}
        for weight, seats in ((self.table, others), (self.seat, {seat} - {view.seat})):
            found = [self.tallied(view, one) for one in seats]
            done, of_all = sum([yes for yes, _ in found]), sum([times for _, times in found])
            usual = (memory * done + weight * usual) / (memory * of_all + weight)
        return usual


PLAIN: Final = COPIES / PACK_SIZE
"""The chance to hold a given pair before anything is known."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))


def chance_to_hold(view: View, seat: int, counting: float = 1.0) -> float:
    """Return how likely `seat` holds the rolled pair, before it is known whether it claims.

    For the view's own seat this is what the others must think: its card counts as unseen. Earlier
    claims and silences with the card held now count, and so does the silence of other seats. Only
    the share `counting` of all that is used.
    """
    card, pair = view.hands[seat], view.pair
    if seat != view.seat and view.faces[card] != UNKNOWN:
        return float(view.faces[card] == pair)
    heap = list(dict(view.unseen).get(view.pools[card], ()))
    if seat == view.seat:
        heap.append(view.faces[card])
    weights = [0.0] * 6
    for face in heap:
        weights[face] += _likelihood(view, seat, face)
    own, others = weights[pair], len(heap) - heap.count(pair)
    left = max(1, others - _surely_without(view, seat)) / others if others else 0.0
    rest = left * (sum(weights) - own)
    return counting * (own / (own + rest) if own else 0.0) + (1 - counting) * PLAIN


def _likelihood(view: View, seat: int, face: int) -> float:
    """Return how well a face fits what its owner has done since drawing it."""
    if view.barred[seat] >> face & 1:
        return 0.0
    weight = _AT.silent if view.passed[seat] >> face & 1 else 1.0
    return weight / _AT.usual_bluff if view.raised[seat] >> face & 1 else weight


def _surely_without(view: View, seat: int) -> int:
    """Return how many other hidden cards of the same pool certainly don't show the pair."""
    pool = view.pools[view.hands[seat]]
    return sum(
        [
            (view.barred[other] | view.passed[other]) >> view.pair & 1
            for other, card in enumerate(view.hands)
            if other not in (seat, view.seat) and card != NO_CARD and view.pools[card] == pool
        ]
    )


def _bluffs(view: View, seat: int) -> tuple[float, float]:
    """Return how often a seat has bluffed, and how often it could have."""
    true = view.tally(seat, state.TRUE)
    shown = view.tally(seat, state.CAUGHT) + view.tally(seat, state.BELIEVED)
    lied = shown + view.tally(seat, state.RAISED) * (shown + 1) / (shown + true + 2)
    return lied, lied + _silences(view, seat, lied)


def _silences(view: View, seat: int, lied: float) -> float:
    """Return how often a seat could have bluffed, and did not.

    Silence in the window of the open claim doesn't count, as nothing is known of the claim yet. In
    a race silence isn't seen: the number of true claims says how many windows there must have been.
    """
    if view.house.modes[state.SHOUT] is RACE:
        return max(0.0, view.tally(seat, state.TRUE) * (1 - PLAIN) / PLAIN - lied)
    is_new = view.phase == state.ANSWER and seat not in (view.turn, view.claimant)
    return view.tally(seat, state.QUIET) - (is_new and view.passed[seat] >> view.pair & 1)


def _calls(view: View, seat: int) -> tuple[float, float]:
    """Return how often a seat has challenged, and how many claims it has answered."""
    called = view.tally(seat, state.DOUBTING)
    return called, called + view.tally(seat, state.TRUSTING)


BLUFFS: Final = Habit(8.0, 5.0, _bluffs)
"""Claims without the pair."""
CALLS: Final = Habit(2.5, 1.5, _calls)
"""Challenges."""
