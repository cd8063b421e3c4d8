"""What happens at the table: the smallest changes a player would point at.

Cards are given by id, which reveals nothing of their faces: the view after an event has what its
seat knows. So events are the same for every seat, except for a hand thrown in secret.
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


class GameStarted(Event, frozen=True):
    """ST-02, ST-20: both decks are shuffled; `target` points win."""

    seats: int
    target: int


class TreasureCut(Event, frozen=True):
    """ST-04: the treasure deck was cut into two piles of these sizes."""

    sizes: tuple[int, ...]


class TurnStarted(Numbered, frozen=True):
    """The turn of this number, from 0, begins."""


class TurnSkipped(Numbered, frozen=True):
    """ST-56: a turn is skipped."""


class TurnEnded(OfSeat, frozen=True):
    """ST-Q8: a pirate ended the turn."""


class ActionSpent(OfSeat, frozen=True):
    """ST-10: an action is done; `left` more remain."""

    left: int


class TreasureDrawn(OfCard, frozen=True):
    """ST-23: a treasure was drawn from this pile, and shown to all."""

    pile: int


class PiracyDrawn(OfCard, frozen=True):
    """ST-24: a piracy card was drawn, which only the drawer sees."""


class DeckReshuffled(Event, frozen=True):
    """ST-13, ST-14, ST-61: a deck of this family was shuffled into piles of these sizes."""

    deck: int
    sizes: tuple[int, ...]


class Buried(OfCard, frozen=True):
    """ST-25: a treasure lies face up before its owner."""


class CardPlayed(OfCardAtTarget, frozen=True):
    """ST-33: a piracy card is being played, on `target` or on nobody (-1)."""


class Passed(OfSeat, frozen=True):
    """ST-Q26: a seat plays nothing now."""


class CardCancelled(OfCard, frozen=True):
    """ST-77: this card of `seat` has no effect, and is discarded."""


class EffectMoved(OfSeat, frozen=True):
    """ST-65: one effect on `seat` was passed on to `target`."""

    target: int


class CardResolved(OfCard, frozen=True):
    """ST-37: this card of `seat` has had its effect, and is discarded."""


class HandMixed(OfSeat, frozen=True):
    """`seat` mixed its cards with this back, so that others don't know which one leaves."""

    deck: int


class CardStolen(OfCardAtTarget, frozen=True):
    """ST-47, ST-52, ST-55: `seat` took a card from the hand of `target`."""


class CardGiven(OfCardAtTarget, frozen=True):
    """ST-48: `seat` gave a card of its hand to `target`."""


class HandsSwapped(OfSeat, frozen=True):
    """ST-46: `seat` and `target` swapped hands."""

    target: int


class BuriedTaken(OfCardAtTarget, frozen=True):
    """ST-50: `seat` took a buried treasure of `target` into its hand."""


class TurnHooked(OfSeat, frozen=True):
    """ST-56: the next turn of `seat` will be skipped."""


class KrakenSwept(OfCards, frozen=True):
    """ST-59: `seat` put all these treasures back."""


class LimitExceeded(OfSeat, frozen=True):
    """ST-96: a seat must discard `excess` cards."""

    excess: int


class CardDiscarded(OfCard, frozen=True):
    """ST-69, ST-97: a card of a hand lies on the discard pile of its family."""


class Staked(OfCard, frozen=True):
    """ST-85, ST-91: a treasure lies face up in the wager."""


class Challenged(OfSeat, frozen=True):
    """ST-86: `target` must match the stake of `seat`."""

    target: int


class Matched(OfSeat, frozen=True):
    """ST-93: both stakes are complete."""


class CoinTossed(OfSeat, frozen=True):
    """ST-94: this seat won the toss of the coin."""


class DiceRolled(OfSeat, frozen=True):
    """ST-94: `seat` rolled the first of these dice, the other wagerer the second."""

    faces: tuple[int, ...]


class HandThrown(OfSeat, frozen=True):
    """ST-Q61: a seat chose rock, paper or scissors (-1 for those who can't see it)."""

    hand: int


class HandsOpened(OfSeat, frozen=True):
    """ST-Q61: the hands thrown were revealed: first that of `seat`."""

    hands: tuple[int, ...]


class WagerWon(OfCards, frozen=True):
    """ST-95: a seat takes all these treasures into its hand."""


class HandRevealed(OfCards, frozen=True):
    """ST-18: a hand is shown to all at the end."""


class GameWon(OfSeat, frozen=True):
    """ST-19: the game is over; this seat won."""

    score: int


class GameStalled(Event, frozen=True):
    """ST-Q20: the game ended without a winner; these seats have the highest score."""

    seats: tuple[int, ...]


EVENTS: Final = kinds_of(Event, __name__)
