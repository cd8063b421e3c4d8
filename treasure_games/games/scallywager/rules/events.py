"""What happens at the table: the smallest changes a player would point at.

Cards are given by id and dice by place, which reveal nothing of their faces: the view after an
event has what its seat knows. So events are the same for every seat.
"""

from typing import Final

from treasure_games.core.codec import (
    Event as Event,
    Numbered,
    OfCard as OfCard,
    OfCardAtTarget,
    OfCards,
    OfSeat,
    kinds_of,
)


class OfDice(OfSeat, frozen=True):
    """What happens to dice of a seat, by their places in its hold."""

    places: tuple[int, ...]


class GameStarted(Event, frozen=True):
    """SW-01, SW-02: everybody has `dice` dice, and the decks are shuffled."""

    seats: int
    dice: int


class TokenPlaced(OfSeat, frozen=True):
    """SW-03: chance gave the treasure token to this captain."""


class RoundStarted(Numbered, frozen=True):
    """The round of this number, from 1, begins; `seat` has the token."""


class Rolled(OfDice, frozen=True):
    """SW-04: a captain rolled all his dice in secret."""


class Passed(OfSeat, frozen=True):
    """SW-08: a captain uses no treasure card now."""


class TreasurePlayed(OfCardAtTarget, frozen=True):
    """SW-06: a captain uses a treasure card; `target` is a seat, or -1.

    One that is used once lies on the discard pile now.
    """


class DiceRerolled(OfDice, frozen=True):
    """Dice were rolled again, unseen by others (SW-T01, SW-T07, SW-A07, SW-A08)."""


class DieTurned(OfDice, frozen=True):
    """SW-T06: a die was turned to a face that only its owner knows."""


class Peeked(OfDice, frozen=True):
    """SW-T02, SW-T09: `seat` looked at these dice of `target`."""

    target: int


class CardStolen(OfCardAtTarget, frozen=True):
    """SW-T11, SW-A10: `seat` took a treasure card from `target`."""


class Concealed(OfSeat, frozen=True):
    """SW-27: a captain keeps his adventure card concealed in this window."""


class AdventureRevealed(OfCardAtTarget, frozen=True):
    """SW-27: an adventure card lies open before its owner till the round ends.

    `target` is a seat, or -1; `number` is what X Marks the Spot names, or -1.
    """

    number: int


class OpenlyRolled(OfSeat, frozen=True):
    """SW-A01, SW-A02, SW-A05: dice that are nobody's crew were rolled for all to see."""

    faces: tuple[int, ...]


class BidMade(OfSeat, frozen=True):
    """SW-10: a captain bids `count` dice of this face."""

    count: int
    face: int


class ColoursShown(OfDice, frozen=True):
    """SW-A07: these dice lie open for this round."""


class Called(OfSeat, frozen=True):
    """SW-17: `seat` calls the bid of `bidder` false."""

    bidder: int


class ParlayDeclared(OfSeat, frozen=True):
    """SW-20: `seat` says that the bid of `bidder` is exactly right."""

    bidder: int


class DiceRevealed(Event, frozen=True):
    """SW-17: all dice lie open; the faces by seat."""

    holds: tuple[tuple[int, ...], ...]


class Counted(Event, frozen=True):
    """SW-18 to SW-22: how many dice were found and bid, who wins and who loses."""

    face: int
    found: int
    bid: int
    winner: int
    loser: int


class CrewLost(OfDice, frozen=True):
    """A captain lost dice for a reason of `crew.Reason`; places as they were before."""

    reason: str


class CrewGained(OfDice, frozen=True):
    """A captain gained dice for a reason of `crew.Reason`."""

    reason: str


class GhostsBoarded(OfDice, frozen=True):
    """SW-A03: ghosts came aboard and were rolled unseen."""


class GhostStayed(OfDice, frozen=True):
    """SW-A03: one of the ghosts is crew now."""


class GhostsLeft(OfDice, frozen=True):
    """SW-A03: the ghosts went back to the box."""


class LifeboatUsed(OfCard, frozen=True):
    """SW-T12: a lifeboat saves a die."""


class LifeboatKept(OfSeat, frozen=True):
    """SW-T12: a captain takes the whole loss."""


class TreasureDrawn(OfCard, frozen=True):
    """SW-24: a treasure card lies face up before a captain."""


class AdventureDrawn(OfCard, frozen=True):
    """SW-26: a captain has a new adventure card, concealed, for the next round."""


class CardsOffered(OfCards, frozen=True):
    """SW-T03: a captain has drawn two cards of a deck and keeps one."""


class CardDeclined(OfCard, frozen=True):
    """SW-T03: the other of the two cards lies on the discard pile."""


class NothingDrawn(OfSeat, frozen=True):
    """SW-21: a captain draws no card."""


class AdventureDiscarded(OfCard, frozen=True):
    """SW-28: an adventure card that was used goes to the discard pile."""


class AdventureExpired(OfCard, frozen=True):
    """SW-28: an adventure card that was not used lies on the discard pile."""


class DeckReshuffled(Event, frozen=True):
    """SW-29: the discard pile of a deck is the deck now."""

    deck: int
    cards: int


class TokenPassed(OfSeat, frozen=True):
    """SW-23: `seat` has the treasure token now."""


class CaptainOut(OfSeat, frozen=True):
    """SW-30: a captain has no dice left; his cards are on the discard piles."""


class GameEnded(Event, frozen=True):
    """SW-31: one captain is left."""

    scores: tuple[int, ...]
    winner: int


EVENTS: Final = kinds_of(Event, __name__)
