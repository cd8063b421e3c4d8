"""What happens at the table: the smallest changes a player would point at.

Cards appear as ids, which say nothing of their faces; the view taken after an event knows the
face of every card that its seat knows. So an event reads the same for every seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Everybody has sat down; `rounds` will be played."""

    seats: int
    rounds: int


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """DT-04: the pack is shuffled and lies covered, `set_aside` cards out of play (DT-R29)."""

    number: int
    set_aside: int


@dataclass(frozen=True, slots=True)
class OrderChosen:
    """DT-05: `starter` begins, then clockwise."""

    starter: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """DT-06: one card of the starting hand went to a seat."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """`seat` began the round's turn of this number, from 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class DrewCovered:
    """DT-11, DT-16: a card came from the covered deck, which has `left` more."""

    seat: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class LastCardDrawn:
    """DT-19: the covered deck is empty; this turn is the last."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrewDiscard:
    """DT-11: the top of the discard pile was taken."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class LootStarted:
    """DT-07: the first card of a loot was placed."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Added:
    """DT-10: a card became the new top of its owner's loot."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """DT-14: `given` is now the top of the rival's loot, `taken` in the hand of `seat`."""

    seat: int
    rival: int
    given: int
    taken: int


@dataclass(frozen=True, slots=True)
class BonusDiscarded:
    """DT-16: a bonus card went to the discard pile; `draws` covered cards follow."""

    seat: int
    card: int
    draws: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """DT-18: a card in excess went to the top of the discard pile."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """`seat` ended its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """DT-19: the deck is used up; `scores` are those of this round alone."""

    number: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """DT-22: `scores` over all rounds, and who wins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | RoundStarted
    | OrderChosen
    | Dealt
    | TurnStarted
    | DrewCovered
    | LastCardDrawn
    | DrewDiscard
    | LootStarted
    | Added
    | Swapped
    | BonusDiscarded
    | Discarded
    | TurnEnded
    | RoundEnded
    | GameEnded
)

EVENTS: Final[tuple[type[Any], ...]] = get_args(Event)

CARD_FIELDS: Final = frozenset({"card", "given", "taken"})
"""Fields that hold the id of a card."""
