"""What happens at the table: the smallest changes a player would point at.

Cards are given by id, which reveals nothing of their faces: the view after an event has the faces
that its seat knows. So events are the same for every seat.
"""

from typing import Final

from treasure_games.core.codec import Event as Event, Numbered, OfCard, OfSeat, Won, kinds_of


class GameStarted(Event, frozen=True):
    """The game begins; `rounds` will be played."""

    seats: int
    rounds: int


class RoundStarted(Event, frozen=True):
    """DT-04: the pack is shuffled and lies covered, `set_aside` cards out of play (DT-R29)."""

    number: int
    set_aside: int


class OrderChosen(Event, frozen=True):
    """DT-05: `starter` begins, then clockwise."""

    starter: int


class Dealt(OfCard, frozen=True):
    """DT-06: one card of the starting hand went to a seat."""


class TurnStarted(Numbered, frozen=True):
    """`seat` began the round's turn of this number, from 1."""


class DrewCovered(OfCard, frozen=True):
    """DT-11, DT-16: a card came from the covered deck, which has `left` more."""

    left: int


class LastCardDrawn(OfSeat, frozen=True):
    """DT-19: the covered deck is empty; this turn is the last."""


class DrewDiscard(OfCard, frozen=True):
    """DT-11: the top of the discard pile was taken."""


class LootStarted(OfCard, frozen=True):
    """DT-07: the first card of a loot was placed."""


class Added(OfCard, frozen=True):
    """DT-10: a card became the new top of its owner's loot."""


class Swapped(OfSeat, frozen=True):
    """DT-14: `given` is now the top of the rival's loot, `taken` in the hand of `seat`."""

    rival: int
    given: int
    taken: int


class BonusDiscarded(OfCard, frozen=True):
    """DT-16: a bonus card went to the discard pile; `draws` covered cards follow."""

    draws: int


class Discarded(OfCard, frozen=True):
    """DT-18: a card in excess went to the top of the discard pile."""


class TurnEnded(OfSeat, frozen=True):
    """`seat` ended its turn."""


class RoundEnded(Event, frozen=True):
    """DT-19: the deck is used up; `scores` are those of this round alone."""

    number: int
    scores: tuple[int, ...]


class GameEnded(Won, frozen=True):
    """DT-22: the game is over, with `scores` over all rounds."""


EVENTS: Final = kinds_of(Event, __name__)
