"""The bids of a match in sentences, for the truth reel."""

from __future__ import annotations

from collections.abc import Iterable

from treasure_games.core.language import percent, translate
from treasure_games.core.words import Called, ClaimReport
from treasure_games.games.scallywager.rules.events import Event
from treasure_games.games.scallywager.rules.state import State
from treasure_games.games.scallywager.text.bid_history import PastBid, bids_among
from treasure_games.games.scallywager.text.names import number

_ = translate


def bid_reports(moments: Iterable[tuple[Event, State]], called: Called) -> tuple[ClaimReport, ...]:
    """Return every bid of the rounds whose dice were opened: everybody has seen those dice."""
    history = bids_among(moments)
    best, worst = history.best_lie, history.worst_call
    return tuple(
        ClaimReport(
            seat=bid.seat,
            claim=_("{name} bid {bid}").format(name=called(bid.seat), bid=bid_markup(bid)),
            is_true=bid.is_true,
            is_believed=bid.doubter < 0 or (bid.is_parlay and bid.is_true),
            answerers=(bid.doubter if bid.doubter >= 0 else bid.next_seat,),
            shown=_shown(bid),
            answer=_answer(bid, called),
            odds=_odds(bid, called),
            is_best_lie=bid is best,
            is_worst_call=bid is worst,
        )
        for bid in history.claims
    )


def bid_markup(bid: PastBid) -> str:
    """Return a bid with the picture of its face, with markup."""
    icon = f"<icon=scallywager/die_{bid.face}>"
    return f"{number(bid.count)}\u00a0×\u2060\u00a0{icon}"


def _shown(bid: PastBid) -> str:
    there = bid.found if bid.found >= 0 else bid.there
    if not bid.lack:
        return _("there were {number}").format(number=number(there))
    text = _("there were {number}, {lack} too few")
    return text.format(number=number(there), lack=number(bid.lack))


def _answer(bid: PastBid, called: Called) -> str:
    if bid.doubter < 0:
        text = _("Round {round}. {name} bid on.")
        return text.format(round=bid.round, name=called(bid.next_seat))
    if bid.is_parlay:
        text = _("Round {round}. {name} parlayed, rightly.") if bid.is_right else _(
            "Round {round}. {name} parlayed, wrongly."
        )  # fmt: skip
    else:
        text = _("Round {round}. {name} called it, rightly.") if bid.is_right else _(
            "Round {round}. {name} called it, wrongly."
        )  # fmt: skip
    return text.format(round=bid.round, name=called(bid.doubter))


def _odds(bid: PastBid, called: Called) -> str:
    text = _("By what {name} knew: {percent}.")
    own = text.format(name=called(bid.seat), percent=percent(bid.chance))
    if bid.doubter < 0:
        return own
    other = _("by what {name} knew, exactly that many: {percent}.") if bid.is_parlay else _(
        "by what {name} knew: {percent}."
    )  # fmt: skip
    by_doubter = other.format(name=called(bid.doubter), percent=percent(bid.doubted_chance))
    return f"{own} {by_doubter[:1].upper()}{by_doubter[1:]}"
