"""Everything that Bluffaneer says: `WORDS`, and what decided a match."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from treasure_games.core import words
from treasure_games.core.asking import WINDOW
from treasure_games.core.codec import Event
from treasure_games.core.deeds import CATCH, DOUBT, FOOL, ROB, TRUST, Deed, Told, last
from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.games.bluffaneer.rules import actions, events, state
from treasure_games.games.bluffaneer.rules.events import CoinsPaid, TieFlipped
from treasure_games.games.bluffaneer.rules.pieces import BONES, ICON_NAMES, spoken_name
from treasure_games.games.bluffaneer.rules.turns import BOX, LOOT, Reason
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.claim_history import (
    answered_claims,
    claim_counts,
    claim_reports,
)
from treasure_games.games.bluffaneer.text.log import LINES

PAGE: Final = page_beside(__file__, words.WordsPage)
_KINDS: Final = {"true": state.TRUE, "believed": state.BELIEVED, "caught": state.CAUGHT}


def breakdown(outcome: Outcome, happened: Sequence[Event], view: View) -> words.Breakdown:
    """Return what each seat claimed, and what decided the match."""
    is_flipped = any(isinstance(event, TieFlipped) for event in happened)
    told = []
    for seat in range(view.seats):
        counts = {name: view.tally(seat, kind) for name, kind in _KINDS.items()}
        told.append(", ".join(words.counts_in_words(PAGE.results, counts)))
    decided, toss = _decided(outcome, is_flipped), "objects/score_coin" if is_flipped else ""
    return words.Breakdown(tuple(told), decided, toss=toss)


def _decided(outcome: Outcome, is_flipped: bool) -> str:
    """Return the margin, or how the tie was broken."""
    if is_flipped:
        return _("Level on coins: the flip of a coin decides.")
    count = outcome.lead
    if count is None:
        return _("Level on coins.")
    return plural("The winner is {count} coin ahead.", "The winner is {count} coins ahead.", count)


def count_numbers(true_events: Iterable[Event], view: View) -> dict[str, list[int]]:
    """Return each number by seat."""
    moments = [(event, view) for event in true_events]
    by_seat = claim_counts(answered_claims(moments), view.seats)
    by_seat["coins"] = [0] * view.seats
    for event, _view in moments:
        if isinstance(event, CoinsPaid) and event.payee != BOX:
            by_seat["coins"][event.payee] += event.coins
    return by_seat


def _shouts(_none: Any, view: View) -> str:
    if view.house.modes[state.SHOUT] is WINDOW:
        return _("{name} may claim {pair}.")
    return _("Does anybody claim {pair}?")


_PHRASES: Final[words.Phrases[View]] = {
    "pair": lambda _action, view, _called: spoken_name(view.pair),
    "claimant": lambda _action, view, called: called(view.claimant),
    "victim": words.seat_in("victim"),
    "count": lambda _action, view, _called: LOOT[view.bones[0]],
}


# What pirates talk about, and what medals are for


_STOLEN: Final = (Reason.SWORDS.value, Reason.SHIP.value)


def _paid(event: events.CoinsPaid, _before: Sequence[Any]) -> Iterable[Deed]:
    return (Deed(ROB, event.payee, event.payer),) if event.reason in _STOLEN else ()


def _revealed(event: events.CardRevealed, before: Sequence[Any]) -> Iterable[Deed]:
    """Return who was right about a claim, and who was wrong."""
    answer = last(before, events.Believed, events.Challenged, events.AnswersOpened)
    if isinstance(answer, events.AnswersOpened):
        seats = last(before, events.GameStarted).seats
        challengers: Sequence[int] = answer.challengers
        believers = [seat for seat in range(seats) if seat not in (event.seat, *challengers)]
    else:
        is_believed = isinstance(answer, events.Believed)
        challengers, believers = ([], [answer.seat]) if is_believed else ([answer.seat], [])
    for seat in challengers:
        yield Deed(DOUBT if event.truth else CATCH, seat, event.seat)
    for seat in believers:
        yield Deed(TRUST if event.truth else FOOL, event.seat, seat)


class BluffaneerWords(
    words.PhaseWords[View, actions.Action, Event],
    page=PAGE, phases=state.PHASES, acts=actions.ACTIONS, events=events.EVENTS,
):  # fmt: skip
    """Sentences of the log and the status line, and what decided a match.

    None of them names the seat's own card, which may lie face down on a shared screen.
    """

    lines = LINES
    breakdown = staticmethod(breakdown)
    claim_reports = staticmethod(claim_reports)
    deeds: Told = {events.CoinsPaid: _paid, events.CardRevealed: _revealed}
    count_numbers = staticmethod(count_numbers)
    waits, phrases = {state.SHOUT: _shouts}, _PHRASES

    def worth(self, score: int) -> str:
        """Return the score in coins."""
        return plural("{count} coin", "{count} coins", score)

    def phase(self, view: View) -> int:
        """Return the phase; between questions it is still that of the last one."""
        return view.phase if view.waiting else state.NOBODY

    def die_face(self, sides: int, outcome: int) -> str:
        """Return the icon of a bone with four sides; two unlike bones of six are only numbered."""
        bone = BONES["four"][0]
        if sides != len(bone):
            return super().die_face(sides, outcome)
        return f"<icon=bluffaneer/icon_{ICON_NAMES[bone[outcome]]}>"


WORDS: Final = BluffaneerWords()
