"""What happens at the table: the smallest changes a player would point at.

Cards appear as ids, which say nothing of their faces; the view taken after an event knows the
face of every card that its seat knows. So an event reads the same for every seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args

BOX: Final = -1
"""The payee of coins that leave the game."""

CHESTS, SWORDS, SHIPS, SKULLS = "chests", "swords", "ships", "skulls"
MATCH, BELIEVED, TRUE_CLAIM, BLUFF = "match", "believed", "true_claim", "bluff"
"""Why coins change hands: the `reason` of `Paid`."""


@dataclass(frozen=True, slots=True)
class GameStarted:
    """BL-03: everybody sits and has so many coins; `box` more are out of play (BL-04)."""

    seats: int
    coins: int
    box: int


@dataclass(frozen=True, slots=True)
class OrderChosen:
    """BL-05, BLA-15: `starter` rolls first, then clockwise."""

    starter: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """BL-02: a seat received its first card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """BL-29: `seat` is the roller of the game's `number`th turn (from 1)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class BonesRolled:
    """BL-07: the bones show two icons."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class DoubleRolled:
    """BL-08: the same icon twice: the treasure map says what happens."""

    seat: int
    icon: int


@dataclass(frozen=True, slots=True)
class Paid:
    """Coins went from `payer` to `payee` (a seat, or `BOX`)."""

    payer: int
    payee: int
    coins: int
    reason: str


@dataclass(frozen=True, slots=True)
class RollerMatched:
    """BL-14: the roller's own card shows the pair, and lies open now."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """BL-17: the roller has not got the pair (BLA-05); the others may claim it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoiceSealed:
    """A seat has decided; how, nobody sees before all have."""

    seat: int


@dataclass(frozen=True, slots=True)
class FalseStarted:
    """BLA-06: a seat pressed before the window opened, and is locked out of this roll."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeptQuiet:
    """BLA-06: a seat that was asked in its turn claimed or objected nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsRaised:
    """BLA-06: the shouts that came first or at once; none if nobody shouted (BL-26)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoinFlipped:
    """BL-24, BLA-07: chance chose `winner` among those who shouted at once."""

    seats: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """BL-23: the claim of `seat` counts this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimBelieved:
    """BL-19: `seat` believes the claim, and pays for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimChallenged:
    """BL-20: `seat` shouted "Bluffaneer!"."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """BL-19, BL-20: the claimant's card lies open; whether it shows the pair."""

    seat: int
    card: int
    is_match: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """BL-27: a card that lay open went to the discard pile."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """BL-28: the discards are the new stack of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Drew:
    """BL-27: a seat drew a new card; the stack has `left` more."""

    seat: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class TieFlipped:
    """BL-32: a coin chose the winner among equally rich pirates."""

    seats: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """BL-30, BL-31: somebody has no coins left; `scores` are coins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | OrderChosen
    | Dealt
    | TurnStarted
    | BonesRolled
    | DoubleRolled
    | Paid
    | RollerMatched
    | WindowOpened
    | ChoiceSealed
    | FalseStarted
    | KeptQuiet
    | HandsRaised
    | CoinFlipped
    | Claimed
    | ClaimBelieved
    | ClaimChallenged
    | CardRevealed
    | Discarded
    | DeckReshuffled
    | Drew
    | TieFlipped
    | GameEnded
)

EVENTS: Final[tuple[type[Any], ...]] = get_args(Event)
