"""Every bid of a match and how many dice there really were, from its events and in sentences."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.chances import sentence_with
from treasure_games.core.claim_history import ClaimHistory
from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.words import Called, ClaimReport
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.events import Event
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.house import HouseRules
from treasure_games.games.scallywager.rules.odds import chance_of_bid, chance_true
from treasure_games.games.scallywager.rules.state import State
from treasure_games.games.scallywager.text.names import number

_HONEST: Final = 0.5
"""A false bid that its bidder could think at least this likely was no lie."""
_DOUBTS: Final = {
    (False, False): N_("Round {round}. {name} called it, wrongly."),
    (False, True): N_("Round {round}. {name} called it, rightly."),
    (True, False): N_("Round {round}. {name} parlayed, wrongly."),
    (True, True): N_("Round {round}. {name} parlayed, rightly."),
}
"""What is said of a doubt: whether it was a parlay, and right."""


class PastBid(Struct, frozen=True):
    """One bid, and how many dice were `there` when it was made.

    `chance` is how likely it was by what the bidder knew. Of the last bid of a round,
    `doubted_chance` is how likely it was by what `doubter` knew when calling or parlaying, and
    `found` how many dice were counted then.
    """

    round: int
    seat: int
    count: int
    face: int
    there: int
    chance: float
    next_seat: int = -1
    """The seat that made the next bid instead of doubting this one."""
    doubter: int = -1
    is_parlay: bool = False
    is_right: bool = False
    """True if the doubter was right."""
    doubted_chance: float = 0.0
    found: int = -1
    moment: int = 0
    """The number of its event."""

    @property
    def is_true(self) -> bool:
        """True if there were as many dice when it was made, or when it was counted."""
        return self.really >= self.count

    @property
    def really(self) -> int:
        """How many dice there were when it was counted, or else made."""
        return self.found if self.found >= 0 else self.there

    @property
    def lack(self) -> int:
        """How many dice were missing for the bid to be true."""
        return max(0, self.count - self.really)

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody called; what its bidder thought likely is none."""
        return not self.is_true and self.doubter < 0 and self.chance < _HONEST

    @property
    def fault(self) -> tuple[float, ...]:
        """How wrong a call or parlay was by the odds; () if it was right, or there was none."""
        if self.doubter < 0 or self.is_right:
            return ()
        return (1.0 - self.doubted_chance if self.is_parlay else self.doubted_chance,)


BidHistory: TypeAlias = ClaimHistory[PastBid]
"""All bids of the rounds whose dice were opened, in order."""


def false_bids(
    house: HouseRules, bids: Sequence[Any], holds: tuple[tuple[int, ...], ...]
) -> list[Any]:
    """Return the bids that are false with these dice."""
    return [bid for bid in bids if counted(house, holds, bid.face) < bid.count]


def bids_among(moments: Iterable[tuple[object, State]]) -> BidHistory:
    """Return the bids among all events, which come with the state right after each.

    Those of a round whose dice are not open yet are left out. While the match goes on, only dice
    that were opened count, so bids before a re-roll are left out as well.
    """
    all_moments = list(moments)
    is_over = any(isinstance(event, events.GameEnded) for event, _state in all_moments)
    bids: list[PastBid] = []
    made: list[tuple[Any, State, int]] = []
    holds: tuple[tuple[int, ...], ...] | None = None
    for moment, (event, state) in enumerate(all_moments):
        if isinstance(event, events.RoundStarted) or (
            isinstance(event, events.DiceRerolled) and not is_over
        ):
            made = []
        elif isinstance(event, events.BidMade | events.Called | events.ParlayDeclared):
            made.append((event, state, moment))
        elif isinstance(event, events.DiceRevealed):
            holds = None if is_over else event.holds
        elif isinstance(event, events.Counted):
            bids += _round(made, holds, event)
    return ClaimHistory(tuple(bids))


def _round(
    made: Sequence[tuple[Any, State, int]], holds: tuple[tuple[int, ...], ...] | None,
    count: events.Counted,
) -> list[PastBid]:  # fmt: skip
    """Return the bids of a round, the last one with the call or parlay that followed."""
    if not made or not isinstance(made[0][0], events.BidMade):
        return []
    *bids_made, (doubt, then, _end) = [(one, _as_opened(at, holds), n) for one, at, n in made]
    bids = [_past_bid(*bid) for bid in bids_made]
    for index, bid in enumerate(bids[:-1]):
        bids[index] = replace(bid, next_seat=bids[index + 1].seat)
    is_parlay = isinstance(doubt, events.ParlayDeclared)
    last = bids[-1]
    bids[-1] = replace(
        last, doubter=doubt.seat, is_parlay=is_parlay, found=count.found,
        is_right=count.winner == doubt.seat,
        doubted_chance=chance_of_bid(GAME.view(then, doubt.seat)),
    )  # fmt: skip
    return bids


def _as_opened(state: State, holds: tuple[tuple[int, ...], ...] | None) -> State:
    """Return the state with the dice that were opened, if any."""
    opened = state.copy()
    opened.dice = list(holds or state.dice)
    return opened


def _past_bid(event: events.BidMade, state: State, moment: int) -> PastBid:
    view = GAME.view(state, event.seat)
    there = counted(state.house, state.dice, event.face)
    chance = chance_true(view, event.count, event.face)
    place = state.round_number, event.seat, event.count, event.face
    return PastBid(*place, there, chance, moment=moment)


def bid_reports(moments: Iterable[tuple[Event, State]], called: Called) -> tuple[ClaimReport, ...]:
    """Return every bid of the rounds whose dice were opened: everybody has seen those dice."""
    history = bids_among(moments)
    best, worst = history.best_lie, history.worst_call
    return tuple(
        ClaimReport(
            seat=bid.seat,
            claim=_("{name} bid {bid}", name=called(bid.seat), bid=bid_markup(bid)),
            is_true=bid.is_true,
            is_believed=bid.doubter < 0 or (bid.is_parlay and bid.is_true),
            shown=_shown(bid),
            answer=_answer(bid, called),
            odds=_odds(bid, called),
            is_best_lie=bid is best,
            is_worst_call=bid is worst,
            promised=(die := f"scallywager/die_{bid.face}",) * bid.lack,
            lifted=("scallywager/cup", *(die,) * bid.really),
            moment=bid.moment,
        )
        for bid in history.claims
    )


def bid_markup(bid: PastBid) -> str:
    """Return a bid with the picture of its face, with markup."""
    icon = f"<icon=scallywager/die_{bid.face}>"
    return f"{number(bid.count)}\u00a0×\u2060\u00a0{icon}"


def _shown(bid: PastBid) -> str:
    there = bid.really
    if not bid.lack:
        return plural("there was {number}", "there were {number}", there, number=number(there))
    return plural(
        "there was {number}, {lack} too few", "there were {number}, {lack} too few", there,
        number=number(there), lack=number(bid.lack),
    )  # fmt: skip


def _answer(bid: PastBid, called: Called) -> str:
    if bid.doubter < 0:
        return _("Round {round}. {name} bid on.", round=bid.round, name=called(bid.next_seat))
    return _(_DOUBTS[bid.is_parlay, bid.is_right], round=bid.round, name=called(bid.doubter))


def _odds(bid: PastBid, called: Called) -> str:
    known = N_("True by what {name} knew: {chance}.")
    own = sentence_with(known, bid.chance, name=called(bid.seat))
    if bid.doubter < 0:
        return own
    other = N_("Exact by what {name} knew: {chance}.") if bid.is_parlay else known
    return f"{own} {sentence_with(other, bid.doubted_chance, name=called(bid.doubter))}".strip()
