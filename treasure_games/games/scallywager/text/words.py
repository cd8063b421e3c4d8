"""Everything that Scallywager says: `WORDS`; what decided a match, and statistics."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from types import SimpleNamespace
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core import words
from treasure_games.core.deeds import CATCH, DOUBT, Deed, Told, last
from treasure_games.core.feats import Fact
from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.games.scallywager.rules import actions, events, phases
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.events import CrewLost, Event
from treasure_games.games.scallywager.rules.pieces import STARTING_DICE, places_in, spoken_name
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT, CALLS_RIGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.bid_history import bid_reports, false_bids
from treasure_games.games.scallywager.text.log import LINES
from treasure_games.games.scallywager.text.names import dice, dice_of

PAGE: Final = page_beside(__file__, words.WordsPage)
_KINDS: Final = {"bids": BIDS, "caught": BLUFFS_CAUGHT, "right": CALLS_RIGHT}


def breakdown(outcome: Outcome, happened: Sequence[Event], view: View) -> words.Breakdown:
    """Return what each captain bid and called, and how many dice the winner has left."""
    del happened
    told = []
    for seat in range(view.seats):
        counts = {name: view.tally(seat, kind) for name, kind in _KINDS.items()}
        told.append(", ".join(words.counts_in_words(PAGE.results, counts)))
    text = plural(
        "The last captain afloat, with {dice} after {count} round.",
        "The last captain afloat, with {dice} after {count} rounds.",
        view.round_number, dice=dice(max(outcome.scores)),
    )  # fmt: skip
    left = [f"scallywager/die_{max(1, face)}" for face in view.dice[outcome.winners[0]]]
    return words.Breakdown(tuple(told), text, tuple(left))


def count_numbers(true_events: Iterable[events.Event], view: View) -> dict[str, list[int]]:
    """Return each number by seat; a bluff is a bid that was false when the dice were opened."""
    by_seat = {name: [0] * view.seats for name in PAGE.numbers}
    bids: list[events.BidMade] = []
    holds: tuple[tuple[int, ...], ...] = ()
    doubter, kind = 0, "calls"
    for event in true_events:
        match event:
            case events.RoundStarted():
                bids.clear()
            case events.BidMade(seat=seat):
                bids.append(event)
                by_seat["bids"][seat] += 1
            case events.Called(seat=doubter) | events.ParlayDeclared(seat=doubter):
                kind = "calls" if isinstance(event, events.Called) else "parlays"
                by_seat[kind][doubter] += 1
            case events.DiceRevealed(holds=holds):
                for bid in false_bids(view.house, bids, holds):
                    by_seat["bluffs"][bid.seat] += 1
            case events.Counted(found=found, bid=count, winner=winner):
                by_seat[f"{kind}_right"][doubter] += winner == doubter
                by_seat["caught"][bids[-1].seat] += found < count
            case events.CrewLost(seat=seat, places=places):
                by_seat["lost"][seat] += len(places)
            case events.CrewGained(seat=seat, places=places):
                by_seat["gained"][seat] += len(places)
    return by_seat


def _bidding(legal: Any, view: View) -> str:
    if standing(view) is None:
        return _("{name}, open the bidding: choose a count and a face.")
    if actions.CALL in legal:
        return _("{name}: call {bidder}’s {bid}, parlay, or bid higher.")
    return _("{name}: {bidder} bid {bid}. Make your bid.")


def _bid(action: Any, view: View, _called: words.Called) -> str:
    """Return the suggested bid, or the last one."""
    is_new = isinstance(action, actions.Bid)
    return dice_of(action.count, action.face) if is_new else dice_of(*view.bids[-1][1:])


_PHRASES: Final[words.Phrases[View]] = {
    "bid": _bid,
    "standing": lambda _action, view, _called: dice_of(*view.bids[-1][1:]),
    "bidder": lambda _action, view, called: called(view.bids[-1][0]),
    "card": lambda action, view, _called: spoken_name(view.faces[action.card]),
    "target": words.seat_in("target"),
    "shown": lambda action, view, _called: view.dice[view.turn][action.place],
    "several": lambda action, view, _called: ", ".join(
        str(view.dice[view.turn][place]) for place in places_in(action.places)
    ),
}


# What pirates talk about, and what medals are for


def _counted(event: events.Counted, before: Sequence[Any]) -> Iterable[Deed]:
    """Return what a call has found out; a parlay calls nothing a lie."""
    challenge = last(before, events.Called, events.ParlayDeclared)
    if isinstance(challenge, events.ParlayDeclared):
        return ()
    kind = CATCH if event.found < event.bid else DOUBT
    return (Deed(kind, challenge.seat, challenge.bidder),)


def facts(event: events.Event, state: Any) -> Iterable[Fact]:
    """Return who has no die that counts, and who begins a round with one die against a crew."""
    if isinstance(event, events.Counted):
        counting = {event.face, *([1] if state.house.ones_are_wild else [])}
        for seat, dice in enumerate(state.dice):
            if not counting & {*dice}:
                yield "bare", SimpleNamespace(seat=seat)
    if isinstance(event, events.RoundStarted):
        crews = [*map(len, state.dice)]
        for seat, crew in enumerate(crews):
            if crew == 1 and max(crews) >= STARTING_DICE:
                yield "last_die", SimpleNamespace(seat=seat, most=crews.index(max(crews)))


class ScallywagerWords(
    words.PhaseWords[View, actions.Action, Event],
    page=PAGE, phases=phases.PHASES, acts=actions.ACTIONS, events=events.EVENTS,
):  # fmt: skip
    """Sentences of the log and the status line, and what decided a match.

    None of them names dice or cards that may lie face down on a shared screen.
    """

    lines = LINES
    deeds: Told = {events.Counted: _counted}
    facts = staticmethod(facts)
    breakdown = staticmethod(breakdown)
    claim_reports = staticmethod(bid_reports)
    count_numbers = staticmethod(count_numbers)
    statuses, phrases = {phases.BIDDING: _bidding}, _PHRASES

    def log(
        self, event: Event, view: View, called: words.Called, before: Sequence[Event] = ()
    ) -> words.LogEntry | None:
        """Return the line of an event; the caption of a seat sums up its losses in a row."""
        entry = super().log(event, view, called, before)
        if entry is None or not isinstance(event, CrewLost):
            return entry
        seat, last = event.seat, len(event.places)
        row = takewhile(lambda one: isinstance(one, CrewLost) and one.seat == seat, before[::-1])
        lost = last + sum(len(one.places) for one in row if isinstance(one, CrewLost))
        return replace(entry, caption=_("Lost {dice}", dice=dice(lost)), sums_up=lost > last)

    def worth(self, score: int) -> str:
        """Return the score in dice."""
        return dice(score)


WORDS: Final = ScallywagerWords()
