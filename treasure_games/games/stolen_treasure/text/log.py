"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from typing import Any, Final

from treasure_games.core.language import N_, translate
from treasure_games.core.log_lines import Line, LineWriter, WritesLine, its_card, known
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Called, LogEntry, Phrases, first_of, seat_in, seats_in
from treasure_games.games.stolen_treasure.rules import events, pieces
from treasure_games.games.stolen_treasure.rules.pieces import name_on
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure

_ = translate
HANDS: Final = (N_("rock"), N_("paper"), N_("scissors"))


def card_name(view: View, card: int) -> str:
    """Return the name of a card, or of its back."""
    return translate(name_on(view.faces, card))


def burdens_in(event: events.HandRevealed, view: View) -> tuple[int, ...]:
    """Return the cards of a hand revealed at the end that reduce the score."""
    return tuple(card for card in event.cards if pieces.BURDENS[view.faces[card]])


def stake_worth(view: View, side: int) -> int:
    """Return what the stake of the first or second wagerer is worth."""
    return sum(pieces.VALUES[view.faces[card]] for card in view.stakes[side])


def _rival(event: Any, view: View, called: Called) -> str:
    """Return the other of the two wagerers."""
    return called(next(seat for seat in view.wager if seat != event.seat))


_several_in: Final = first_of("cards", "seats")
_pair_in: Final = first_of("faces", "sizes")
_PHRASES: Final[Phrases[View]] = {
    "name": seat_in("seat"),
    "other": seat_in("target"),
    "rival": _rival,
    "card": lambda event, view, _called: card_name(view, event.card),
    "value": lambda event, view, _called: figure(pieces.VALUES[view.faces[event.card]]),
    "total": lambda event, view, _called: figure(view.banked[event.seat]),
    "goal": lambda _event, view, _called: view.house.target,
    "below": lambda _event, view, _called: card_name(view, view.stack[-2][0]),
    "stake": lambda event, view, _called: figure(
        stake_worth(view, view.wager.index(event.seat))
    ),
    "first": lambda event, _view, _called: _pair_in(event)[0],
    "second": lambda event, _view, _called: _pair_in(event)[1],
    "hand": lambda event, _view, _called: _(HANDS[event.hands[0]]),
    "against": lambda event, _view, _called: _(HANDS[event.hands[1]]),
    "score": lambda event, _view, _called: figure(event.score),
    "names": seats_in("seats"),
    "count": lambda event, _view, _called: (
        event.excess if isinstance(event, events.LimitExceeded) else len(_several_in(event))
    ),
    "worth": lambda event, view, _called: figure(
        sum(pieces.VALUES[view.faces[card]] for card in event.cards)
    ),
}  # fmt: skip


def _played(event: events.CardPlayed, view: View) -> str:
    is_aimed = event.target >= 0
    if len(view.stack) > 1:
        return "passing" if is_aimed else "against"
    if view.faces[event.card] == pieces.PARLEY:
        return "parley"
    return "on" if is_aimed else ""


def _revealed(event: events.HandRevealed, view: View, called: Called) -> LogEntry | None:
    """Write how a hand revealed at the end reduces the score, if it does."""
    burdens = burdens_in(event, view)
    if not burdens:
        return None
    cards = ", ".join(card_name(view, card) for card in burdens)
    text = _("{name} still held {cards}: {score} in the end.")
    line = text.format(name=called(event.seat), cards=cards, score=figure(view.score(event.seat)))
    return LogEntry(line, event.seat, burdens, _("Still held {cards}", cards=cards))


LINES: Final[dict[type[Any], WritesLine[View]]] = {
    **LineWriter(_PHRASES, its_card).lines(
        page_beside(__file__, dict[str, Line]),
        events.EVENTS,
        cases={
            events.PiracyDrawn: known,
            events.DeckReshuffled: lambda event, _: "piracy" if event.deck == pieces.PIRACY else "",
            events.CardPlayed: _played,
            events.DiceRolled: lambda event, _: "tie" if len(set(event.faces)) == 1 else "",
            events.HandsOpened: lambda event, _: "tie" if len(set(event.hands)) == 1 else "",
        },
    ),
    events.HandRevealed: _revealed,
}
"""There is no line for passing."""
