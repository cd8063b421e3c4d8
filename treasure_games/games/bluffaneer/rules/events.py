"""What happens at the table: the smallest changes a player would point at.

Cards appear as ids, which say nothing of their faces; the view taken after an event knows the face
of every card that its seat knows. Only the choice in `ChoiceSealed` is hidden from others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args


@dataclass(frozen=True, slots=True)
class GameStarted:
    """BL-03: everybody has sat down and got `coins`."""

    seats: int
    coins: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """BL-02: a seat got its first card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """BL-05: this seat rolls first."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """`seat` is the roller of the turn of this number, from 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class BonesRolled:
    """BL-07: these two icons came up."""

    seat: int
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class DoubleAction:
    """BL-08: the map says what happens for two of this icon."""

    seat: int
    icon: int


@dataclass(frozen=True, slots=True)
class CoinsPaid:
    """Coins went from `payer` to `payee` (a seat, or `BOX`) for a reason of `coins.Reason`."""

    payer: int
    payee: int
    coins: int
    reason: str


@dataclass(frozen=True, slots=True)
class RollerMatched:
    """BL-14: the roller's card shows the pair and lies open."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """BL-17: roller `seat` doesn't have the pair; the others may claim to have it."""

    seat: int
    pair: int


@dataclass(frozen=True, slots=True)
class ChoiceSealed:
    """A seat has chosen in secret; 1 stands for a claim or a challenge."""

    seat: int
    choice: int


@dataclass(frozen=True, slots=True)
class Shouted:
    """BL-23: in a race a seat was heard so many milliseconds after the window opened.

    A negative time is a false start: this seat is out of this race.
    """

    seat: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat let an open question pass."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShoutsOpened:
    """BL-23: these seats have claimed the pair; () for none."""

    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoinFlipped:
    """BL-24: a coin chose one of those who were equally fast."""

    tied: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """BL-17: the claim of this seat stands and must be answered."""

    seat: int
    pair: int


@dataclass(frozen=True, slots=True)
class AnswersOpened:
    """BLA-02: these seats challenge, all others believe."""

    challengers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Believed:
    """BL-19: `seat` believes the claim."""

    seat: int
    claimant: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """BL-20: `seat` calls it a bluff."""

    seat: int
    claimant: int


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """BL-19, BL-20: the claimant's card lies open; `truth` tells if it shows the pair."""

    seat: int
    card: int
    truth: bool


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """BL-27: a revealed card went to the discard pile."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """BL-28: the discard pile is the stack now."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """BL-27: a seat took a new card; the stack has `left` more."""

    seat: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class TieFlipped:
    """BL-32: a coin chose the winner among equals."""

    tied: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """BL-30, BL-31: somebody has no coins; `scores` are the coins, and who wins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | Dealt
    | StarterChosen
    | TurnStarted
    | BonesRolled
    | DoubleAction
    | CoinsPaid
    | RollerMatched
    | WindowOpened
    | ChoiceSealed
    | Shouted
    | Passed
    | ShoutsOpened
    | CoinFlipped
    | Claimed
    | AnswersOpened
    | Believed
    | Challenged
    | CardRevealed
    | CardDiscarded
    | DeckReshuffled
    | CardDrawn
    | TieFlipped
    | GameEnded
)

EVENTS: Final[tuple[type[Any], ...]] = get_args(Event)
