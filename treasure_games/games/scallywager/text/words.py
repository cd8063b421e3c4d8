"""Everything that Scallywager says: `WORDS`; what decided a match, and statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core.game import Outcome
from treasure_games.core.language import N_, plural, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import (
    Breakdown,
    Called,
    LogEntry,
    PhaseWords,
    Phrases,
    Sentence,
    listed_counts,
    seat_in,
)
from treasure_games.games.scallywager.rules import actions, events, phases
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.events import CardStolen, CrewLost, Event
from treasure_games.games.scallywager.rules.pieces import places_in, spoken_name
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT, CALLS_RIGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.bid_history import bid_reports, false_bids
from treasure_games.games.scallywager.text.deeds import DEEDS, facts
from treasure_games.games.scallywager.text.log import LINES
from treasure_games.games.scallywager.text.names import dice, dice_of


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return what each captain bid and called, and how many dice the winner has left."""
    del events
    by_seat = tuple(_deeds(view, seat) for seat in range(view.seats))
    text = translate_plural(
        "The last captain afloat, with {dice} after {count} round.",
        "The last captain afloat, with {dice} after {count} rounds.",
        view.round_number,
    )
    crew = dice(max(outcome.scores))
    return Breakdown(by_seat, text.format(dice=crew, count=view.round_number))


def _deeds(view: View, seat: int) -> str:
    bids, caught, right = (view.tally(seat, kind) for kind in (BIDS, BLUFFS_CAUGHT, CALLS_RIGHT))
    return listed_counts(
        (plural("{count} bid", "{count} bids", bids), bids),
        (plural("{count} bluff caught", "{count} bluffs caught", caught), caught),
        (plural("{count} call right", "{count} calls right", right), right),
    )


NUMBERS: Final = {
    "bids": N_("bids"),
    "bluffs": N_("bluffs told"),
    "caught": N_("bluffs caught"),
    "calls": N_("calls"),
    "calls_right": N_("calls right"),
    "parlays": N_("parlays"),
    "parlays_right": N_("parlays right"),
    "lost": N_("dice lost"),
    "gained": N_("dice gained"),
}


def count_numbers(true_events: Iterable[events.Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat; a bluff is a bid that was false when the dice were opened."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
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
            case events.Called(seat=doubter):
                kind = "calls"
                by_seat[kind][doubter] += 1
            case events.ParlayDeclared(seat=doubter):
                kind = "parlays"
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


_STATUS: Final[dict[int, Sentence[View]]] = {
    phases.TREASURES: N_("{name}, use a treasure card before the bidding, or none."),
    phases.DAWN: N_("{name}, reveal your adventure card at dawn, or keep it concealed."),
    phases.SHOWDOWN: N_(
        "{name}, reveal your adventure card before the count, or keep it concealed."
    ),
    phases.RESCUE: N_("{name}, launch a lifeboat, or take the loss."),
    phases.REWARD: N_(
        "{name}, draw: a treasure works in the open, an adventure once, in secret, next round."
    ),
    phases.PLUNDERING: N_("{name}, choose which treasure you take."),
    phases.KEEPING: N_("{name}, choose which of the two cards you keep."),
    phases.REROLL: N_("{name}, choose which other dice you roll again."),
    phases.BIDDING: lambda legal, view: (
        _("{name}, open the bidding: choose a count and a face.")
        if standing(view) is None
        else _("{name}: call {bidder}’s {bid}, parlay, or bid higher.")
        if actions.CALL in legal
        else _("{name}: {bidder} bid {bid}. Make your bid.")
    ),
}
"""What the person at the screen can do, by phase."""
_WAITING: Final[dict[int, Sentence[View]]] = {
    phases.TREASURES: N_("{name} may use a treasure card."),
    phases.DAWN: N_("Dawn: {name} looks at an adventure card."),
    phases.BIDDING: N_("{name} is thinking about a bid."),
    phases.SHOWDOWN: N_("Showdown: {name} looks at an adventure card."),
    phases.RESCUE: N_("{name} is looking for the lifeboat."),
    phases.REWARD: N_("{name} draws a card."),
    phases.PLUNDERING: N_("{name} chooses what to take."),
    phases.KEEPING: N_("{name} is looking at two cards."),
    phases.REROLL: N_("{name} rolls dice again."),
}
"""What the others read while somebody decides, by phase."""
_SUGGESTIONS: Final[dict[type[Any], str]] = {
    actions.Pass: N_("Use nothing now"),
    actions.ShipsParrot: N_("Ship’s Parrot: roll a {shown} again"),
    actions.CrowsNest: N_("Crow’s Nest: look at {target}"),
    actions.LoadedDie: N_("Loaded Die: turn a {shown} to {face}"),
    actions.BarrelOfGrog: N_("Barrel of Grog: roll {several} again"),
    actions.PressGang: N_("Press Gang: gain a die"),
    actions.Spyglass: N_("Spyglass: look at {target}"),
    actions.Grapeshot: N_("Grapeshot: at {target}"),
    actions.Cutpurse: N_("Cutpurse: take {card}"),
    actions.Conceal: N_("Keep it concealed"),
    actions.DuelAtDawn: N_("Duel at Dawn: with {target}"),
    actions.PowderKeg: N_("Powder Keg: under {target}"),
    actions.GhostCrew: N_("Ghost Crew: come aboard"),
    actions.Shanghaied: N_("Shanghaied: come aboard"),
    actions.TheKraken: N_("The Kraken: rise"),
    actions.Bid: N_("Bid {bid}"),
    actions.Call: N_("Call {bidder} a scallywag"),
    actions.Parlay: N_("Parlay: exactly {standing}"),
    actions.Hornswoggle: N_("Hornswoggle: bid what you like"),
    actions.ShowYourColours: N_("Show Your Colours: show {several}"),
    actions.RerollOthers: N_("Roll {several} again"),
    actions.FogBank: N_("Fog Bank: over {target}"),
    actions.DavyJonesWager: N_("Davy Jones’s Wager: raise the stakes"),
    actions.BoardersAway: N_("Boarders Away!"),
    actions.TheBlackSpot: N_("The Black Spot: for {target}"),
    actions.XMarksTheSpot: N_("X Marks the Spot: {count}"),
    actions.UseLifeboat: N_("Launch the lifeboat"),
    actions.KeepLifeboat: N_("Keep the lifeboat, take the loss"),
    actions.Plunder: N_("Take {card}"),
    actions.DrawTreasure: N_("Draw a treasure"),
    actions.DrawAdventure: N_("Draw an adventure"),
    actions.DrawNothing: N_("Draw neither"),
    actions.KeepCard: N_("Keep {card}"),
}
"""Suggested moves."""


def _bid(action: Any, view: View, _called: Called) -> str:
    """Return the suggested bid, or the last one."""
    is_new = isinstance(action, actions.Bid)
    return dice_of(action.count, action.face) if is_new else dice_of(*view.bids[-1][1:])


def _several(action: Any, view: View, _called: Called) -> str:
    return ", ".join(str(view.dice[view.turn][place]) for place in places_in(action.places))


_PHRASES: Final[Phrases[View]] = {
    "bid": _bid,
    "standing": lambda _action, view, _called: dice_of(*view.bids[-1][1:]),
    "bidder": lambda _action, view, called: called(view.bids[-1][0]),
    "card": lambda action, view, _called: spoken_name(view.faces[action.card]),
    "target": seat_in("target"),
    "shown": lambda action, view, _called: view.dice[view.turn][action.place],
    "several": _several,
}


class ScallywagerWords(PhaseWords[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match.

    None of them names dice or cards that may lie face down on a shared screen.
    """

    lines = LINES
    deeds = DEEDS
    facts = staticmethod(facts)
    victims = {CrewLost: "seat", CardStolen: "target"}
    reveals = (
        events.DiceRevealed, events.Counted, CrewLost, events.CaptainOut, events.AdventureRevealed,
        events.OpenlyRolled, events.TreasureDrawn,
    )  # fmt: skip
    breakdown = staticmethod(breakdown)
    claim_reports = staticmethod(bid_reports)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    statuses, waits, choices = _STATUS, _WAITING, (phases.DAWN, phases.SHOWDOWN)
    public = (phases.RESCUE, phases.REWARD, phases.PLUNDERING)
    suggestions, phrases = _SUGGESTIONS, _PHRASES

    def log(
        self, event: Event, view: View, called: Called, before: Sequence[Event] = ()
    ) -> LogEntry | None:
        """Return the line of an event; the caption of a seat sums up its losses in a row."""
        entry = super().log(event, view, called, before)
        if entry is None or not isinstance(event, CrewLost):
            return entry
        lost = len(event.places)
        for earlier in reversed(before):
            if not isinstance(earlier, CrewLost) or earlier.seat != event.seat:
                break
            lost += len(earlier.places)
        caption = _("−{dice}").format(dice=dice(lost))
        return replace(entry, caption=caption, sums_up=lost > len(event.places))

    def lift_sentence(self, name: str, key: str) -> str:
        """Return the hint how to look behind one's screen."""
        text = (
            _("{name}, press your dice screen or hold {key} to look behind it.")
            if key
            else _("{name}, press your dice screen to look behind it.")
        )
        return text.format(name=name, key=key)

    def lift_hint(self) -> str:
        """Return the tooltip that says what holding and tapping do."""
        return _("Hold to look at your dice, or tap to lift the cup for a while")

    def worth(self, score: int) -> str:
        """Return the score in dice."""
        return dice(score)


WORDS: Final = ScallywagerWords()
