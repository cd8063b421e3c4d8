"""What happens at the table: the smallest changes a player would point at.

Cards are given by id, which reveals nothing of their faces: the view after an event has the faces
that its seat knows. Events of claims and answers are in `core.asking`; only the choice in its
`ChoiceSealed` is hidden from others.
"""

from typing import Final

from treasure_games.core import asking
from treasure_games.core.codec import Event, Numbered, OfCard, OfSeat, Won, kinds_of


class GameStarted(Event, frozen=True):
    """BL-03: the game begins, and everybody has `coins`."""

    seats: int
    coins: int


class Dealt(OfCard, frozen=True):
    """BL-02: a seat got its first card."""


class StarterChosen(OfSeat, frozen=True):
    """BL-05: this seat rolls first."""


class TurnStarted(Numbered, frozen=True):
    """`seat` is the roller of the turn of this number, from 1."""


class BonesRolled(OfSeat, frozen=True):
    """BL-07: these two icons came up."""

    one: int
    other: int


class DoubleAction(OfSeat, frozen=True):
    """BL-08: two of this icon were rolled."""

    icon: int


class CoinsPaid(Event, frozen=True):
    """Coins went from `payer` to `payee` (a seat, or `BOX`) for a reason of `turns.Reason`."""

    payer: int
    payee: int
    coins: int
    reason: str


class RollerMatched(OfCard, frozen=True):
    """BL-14: the roller's card shows the pair and lies open."""


class WindowOpened(OfSeat, frozen=True):
    """BL-17: roller `seat` doesn't have the pair; the others may claim to have it."""

    pair: int


class ShoutsOpened(Event, frozen=True):
    """BL-23: these seats claimed the pair; () for none."""

    hands: tuple[int, ...]


class Claimed(OfSeat, frozen=True):
    """BL-17: the claim of this seat stands and must be answered."""

    pair: int


class AnswersOpened(Event, frozen=True):
    """BLA-02: these seats challenge, all others believe."""

    challengers: tuple[int, ...]


class Believed(OfSeat, frozen=True):
    """BL-19: `seat` believes the claim."""

    claimant: int


class Challenged(OfSeat, frozen=True):
    """BL-20: `seat` calls it a bluff."""

    claimant: int


class CardRevealed(OfCard, frozen=True):
    """BL-19, BL-20: the claimant's card lies open; `truth` tells if it shows the pair."""

    truth: bool


class CardDiscarded(OfCard, frozen=True):
    """BL-27: a revealed card went to the discard pile."""


class DeckReshuffled(Event, frozen=True):
    """BL-28: the discard pile is the stack now."""

    cards: int


class CardDrawn(OfCard, frozen=True):
    """BL-27: a seat took a new card; the stack has `left` more."""

    left: int


class TieFlipped(Event, frozen=True):
    """BL-32: a coin chose the winner among equals."""

    tied: tuple[int, ...]
    winner: int


class GameEnded(Won, frozen=True):
    """BL-30, BL-31: somebody has no coins; `scores` are the coins."""


EVENTS: Final = (*kinds_of(Event, __name__), *asking.EVENTS)
WITHIN_A_TURN: Final[frozenset[type[Event]]] = frozenset(EVENTS) - {TurnStarted}
"""The events that can happen within a turn."""
