"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.language import N_, translate, translate_plural
from treasure_games.core.words import Called, LineWriter, LogEntry, Phrases, its_card, seat_in
from treasure_games.games.stolen_treasure.rules import events, pieces
from treasure_games.games.stolen_treasure.rules.pieces import name_on
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure

_ = translate
HANDS: Final = (N_("rock"), N_("paper"), N_("scissors"))


def card_name(view: View, card: int) -> str:
    """Return the name of a card, or of its back."""
    return translate(name_on(view.faces, card))


def names_of(view: View, cards: Sequence[int]) -> str:
    """Return the names of several cards."""
    return ", ".join(card_name(view, card) for card in cards)


def burdens_in(event: events.HandRevealed, view: View) -> tuple[int, ...]:
    """Return the cards of a hand revealed at the end that reduce the score."""
    return tuple(card for card in event.cards if pieces.BURDENS[view.faces[card]])


def stake_worth(view: View, side: int) -> int:
    """Return what the stake of the first or second wagerer is worth."""
    return sum(pieces.VALUES[view.faces[card]] for card in view.stakes[side])


def _rival(event: Any, view: View, called: Called) -> str:
    """Return the other of the two wagerers."""
    return called(next(seat for seat in view.wager if seat != event.seat))


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
    "first": lambda event, _view, _called: event.faces[0],
    "second": lambda event, _view, _called: event.faces[1],
    "hand": lambda event, _view, _called: _(HANDS[event.hands[0]]),
    "against": lambda event, _view, _called: _(HANDS[event.hands[1]]),
    "score": lambda event, _view, _called: figure(event.score),
}  # fmt: skip
_line: Final = LineWriter(_PHRASES, its_card).line


def _played(event: events.CardPlayed, view: View) -> str:
    if len(view.stack) > 1:
        if event.target >= 0:
            return _("{name} plays {card} against {below}: it passes to {other}.")
        return _("{name} plays {card} against {below}.")
    if view.faces[event.card] == pieces.PARLEY:
        return _("{name} calls Parley.")
    if event.target >= 0:
        return _("{name} plays {card} on {other}.")
    return _("{name} plays {card}.")


def _piracy_drawn(event: events.PiracyDrawn, view: View) -> str:
    if view.faces[event.card] >= 0:
        return _("{name} drew {card}.")
    return _("{name} drew a piracy card.")


def _shuffled(event: events.DeckReshuffled, _view: View, _called: Called) -> LogEntry:
    if event.deck == pieces.PIRACY:
        return LogEntry(_("The piracy discards are shuffled into a new pile."))
    text = _("The treasure is shuffled into piles of {first} and {second}.")
    first, second = event.sizes
    return LogEntry(text.format(first=first, second=second))


def _swept(event: events.KrakenSwept, _view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "The Kraken takes {count} treasure from {name}.",
        "The Kraken takes {count} treasures from {name}.",
        len(event.cards),
    ).format(count=len(event.cards), name=called(event.seat))
    short = translate_plural("Lost {count} to the sea", "Lost {count} to the sea", len(event.cards))
    return LogEntry(text, event.seat, caption=short.format(count=len(event.cards)))


def _excess(event: events.LimitExceeded, _view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "{name} holds too many cards and must discard {count}.",
        "{name} holds too many cards and must discard {count}.",
        event.excess,
    )
    return LogEntry(text.format(name=called(event.seat), count=event.excess), event.seat)


def _won(event: events.WagerWon, view: View, called: Called) -> LogEntry:
    worth = sum(pieces.VALUES[view.faces[card]] for card in event.cards)
    text = _("{name} wins the wager and takes everything, worth {worth}.")
    line = text.format(name=called(event.seat), worth=figure(worth))
    return LogEntry(line, event.seat, event.cards, _("Won the wager"), follows=True)


def _revealed(event: events.HandRevealed, view: View, called: Called) -> LogEntry | None:
    """Write how a hand revealed at the end reduces the score, if it does."""
    burdens = burdens_in(event, view)
    if not burdens:
        return None
    cards, score = names_of(view, burdens), figure(view.score(event.seat))
    text = _("{name} still held {cards}: {score} in the end.")
    line = text.format(name=called(event.seat), cards=cards, score=score)
    return LogEntry(line, event.seat, burdens, _("Still held {cards}").format(cards=cards))


def _stalled(event: events.GameStalled, _view: View, called: Called) -> LogEntry:
    names = ", ".join(called(seat) for seat in event.seats)
    text = translate_plural(
        "Nobody reached the goal: {names} has the most points.",
        "Nobody reached the goal: {names} have the most points.",
        len(event.seats),
    )
    return LogEntry(text.format(names=names), event.seats[0])


LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _line(N_("The decks are shuffled. {target} points win the game.")),
    events.TurnSkipped: _line(N_("{name} is hooked and skips a turn."), N_("Skipped a turn")),
    events.TurnEnded: _line(N_("{name} ends the turn."), is_slight=True, follows=True),
    events.TreasureDrawn: _line(N_("{name} drew {card}, worth {value}."), N_("Drew {card}")),
    events.PiracyDrawn: _line(_piracy_drawn, N_("Drew a piracy card")),
    events.DeckReshuffled: _shuffled,
    events.Buried: _line(N_("{name} buried {card}: {total} of {goal}."), N_("Buried {card}")),
    events.CardPlayed: _line(_played, N_("{card}")),
    events.CardCancelled: _line(N_("{name}’s {card} is cancelled.")),
    events.EffectMoved: _line(N_("{name} passes the effect on to {other}.")),
    events.CardStolen: _line(N_("{name} stole {card} from {other}."), N_("Stole from {other}")),
    events.CardGiven: _line(N_("{name} gave {card} to {other}."), follows=True),
    events.HandsSwapped: _line(
        N_("{name} and {other} swapped their hands."), N_("Swapped hands with {other}")
    ),
    events.BuriedTaken: _line(N_("{name} dug up {other}’s {card}."), N_("Dug up {other}’s {card}")),
    events.TurnHooked: _line(N_("{name} will skip the next turn."), N_("Hooked")),
    events.KrakenSwept: _swept,
    events.LimitExceeded: _excess,
    events.CardDiscarded: _line(N_("{name} discarded {card}."), N_("Discarded {card}")),
    events.Staked: _line(N_("{name} stakes {card}, worth {value}."), N_("Stakes {card}")),
    events.Challenged: _line(
        N_("{name} wagers {stake} against {other}."), N_("Wagers {stake} against {other}")
    ),
    events.Matched: _line(N_("{name} matches it with {stake}."), N_("Matches it with {stake}")),
    events.CoinTossed: _line(N_("{name} wins the toss.")),
    events.DiceRolled: _line(
        N_("{name} rolls {first}, {rival} rolls {second}."), N_("Rolls {first} against {second}")
    ),
    events.HandsOpened: _line(
        N_("{name} shows {hand}, {rival} shows {against}."), N_("Shows {hand} against {against}")
    ),
    events.WagerWon: _won,
    events.HandRevealed: _revealed,
    events.GameWon: _line(N_("{name} wins with {score}.")),
    events.GameStalled: _stalled,
}
"""There is no line for passing."""
