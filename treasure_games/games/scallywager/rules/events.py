"""What happens at the table: the smallest changes a player would point at.

Cards are given by id and dice by place, which reveal nothing of their faces: the view after an
event has what its seat knows. So events are the same for every seat.
"""

from __future__ import annotations

from typing import Final

from treasure_games.core.frozen import Event as Event
from treasure_games.core.frozen import OfCard as OfCard
from treasure_games.core.frozen import OfSeat, kinds_of


class OfDice(OfSeat):
    """What happens to dice of a seat, by their places in its hold."""

    places: tuple[int, ...]


class GameStarted(Event):
    """SW-01, SW-02: everybody has `dice` dice, and the decks are shuffled."""

    seats: int
    dice: int


class TokenPlaced(OfSeat):
    """SW-03: chance gave the treasure token to this captain."""


class RoundStarted(OfSeat):
    """The round of this number, from 1, begins; `seat` has the token."""

    number: int


class Rolled(OfDice):
    """SW-04: a captain rolled all his dice in secret."""


class Passed(OfSeat):
    """SW-08: a captain uses no treasure card now."""


class TreasurePlayed(OfCard):
    """SW-06: a captain uses a treasure card; `target` is a seat, or -1.

    One that is used once lies on the discard pile now.
    """

    target: int


class DiceRerolled(OfDice):
    """Dice were rolled again, unseen by others (SW-T01, SW-T07, SW-A07, SW-A08)."""


class DieTurned(OfDice):
    """SW-T06: a die was turned to a face that only its owner knows."""


class Peeked(OfDice):
    """SW-T02, SW-T09: `seat` looked at these dice of `target`."""

    target: int


class CardStolen(OfCard):
    """SW-T11, SW-A10: `seat` took a treasure card from `target`."""

    target: int


class Concealed(OfSeat):
    """SW-27: a captain keeps his adventure card concealed in this window."""


class AdventureRevealed(OfCard):
    """SW-27: an adventure card lies open before its owner till the round ends.

    `target` is a seat, or -1; `number` is what X Marks the Spot names, or -1.
    """

    target: int
    number: int


class OpenlyRolled(OfSeat):
    """SW-A01, SW-A02, SW-A05: dice that are nobody's crew were rolled for all to see."""

    faces: tuple[int, ...]


class BidMade(OfSeat):
    """SW-10: a captain bids `count` dice of this face."""

    count: int
    face: int


class ColoursShown(OfDice):
    """SW-A07: these dice lie open for this round."""


class Called(OfSeat):
    """SW-17: `seat` calls the bid of `bidder` false."""

    bidder: int


class ParlayDeclared(OfSeat):
    """SW-20: `seat` says that the bid of `bidder` is exactly right."""

    bidder: int


class DiceRevealed(Event):
    """SW-17: all dice lie open; the faces by seat."""

    holds: tuple[tuple[int, ...], ...]


class Counted(Event):
    """SW-18 to SW-22: how many dice were found and bid, who wins and who loses."""

    face: int
    found: int
    bid: int
    winner: int
    loser: int


class CrewLost(OfDice):
    """A captain lost dice for a reason of `crew.Reason`; places as they were before."""

    reason: str


class CrewGained(OfDice):
    """A captain gained dice for a reason of `crew.Reason`."""

    reason: str


class GhostsBoarded(OfDice):
    """SW-A03: ghosts came aboard and were rolled unseen."""


class GhostStayed(OfDice):
    """SW-A03: one of the ghosts is crew now."""


class GhostsLeft(OfDice):
    """SW-A03: the ghosts went back to the box."""


class LifeboatUsed(OfCard):
    """SW-T12: a lifeboat saves a die."""


class LifeboatKept(OfSeat):
    """SW-T12: a captain takes the whole loss."""


class TreasureDrawn(OfCard):
    """SW-24: a treasure card lies face up before a captain."""


class AdventureDrawn(OfCard):
    """SW-26: a captain has a new adventure card, concealed, for the next round."""


class CardsOffered(OfSeat):
    """SW-T03: a captain has drawn two cards of a deck and keeps one."""

    cards: tuple[int, ...]


class CardDeclined(OfCard):
    """SW-T03: the other of the two cards lies on the discard pile."""


class NothingDrawn(OfSeat):
    """SW-21: a captain draws no card."""


class AdventureDiscarded(OfCard):
    """SW-28: an adventure card that was used goes to the discard pile."""


class AdventureExpired(OfCard):
    """SW-28: an adventure card that was not used lies on the discard pile."""


class DeckReshuffled(Event):
    """SW-29: the discard pile of a deck is the deck now."""

    deck: int
    cards: int


class TokenPassed(OfSeat):
    """SW-23: `seat` has the treasure token now."""


class CaptainOut(OfSeat):
    """SW-30: a captain has no dice left; his cards are on the discard piles."""


class GameEnded(Event):
    """SW-31: one captain is left."""

    scores: tuple[int, ...]
    winner: int


EVENTS: Final = kinds_of(Event, __name__)
