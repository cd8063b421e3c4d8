"""What a player may decide: a frozen record for each kind of action, all made in advance.

Actions of piracy cards have the names printed on them; of several equal cards the first is played.
A `target` is a seat, a `card` an id, a `pile` treasure pile A or B.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from treasure_games.core.codec import AtTarget, Coded, WithCard, kinds_of
from treasure_games.games.stolen_treasure.rules.pieces import FIRST_PIRACY, MOST_SEATS, PACK_SIZE

Aimed = TypeVar("Aimed", bound="Action")


class Action(Coded, frozen=True):
    """Any decision."""


class DrawTreasure(Action, frozen=True):
    """ST-21, ST-43: draw from one of the treasure piles."""

    pile: int


class DrawPiracy(Action, frozen=True):
    """ST-21: draw from the piracy pile."""


class Bury(Action, WithCard, frozen=True):
    """ST-25: put a treasure face up in front of oneself, for good."""


class PlayPlunder(Action, frozen=True):
    """ST-43: draw two treasure cards."""


class PlaySpyglass(Action, AtTarget, frozen=True):
    """ST-46: swap hands."""


class PlaySkulduggery(Action, AtTarget, frozen=True):
    """ST-47: steal a card and give another."""


class PlayXMarks(Action, AtTarget, frozen=True):
    """ST-50: take a buried treasure."""


class PlayYoHoHo(Action, frozen=True):
    """ST-52: take two treasures of each opponent."""


class PlayHook(Action, AtTarget, frozen=True):
    """ST-55: steal a card, and a turn is skipped."""


class PlayKraken(Action, frozen=True):
    """ST-59: all treasure in hands goes back."""


class PlayBombsAway(Action, frozen=True):
    """ST-69: each opponent discards two piracy cards."""


class Stake(Action, WithCard, frozen=True):
    """ST-85, ST-91: put a treasure into the wager."""


class Challenge(Action, AtTarget, frozen=True):
    """ST-86: the stake is complete; this opponent must match it."""


class Match(Action, frozen=True):
    """ST-91: add no more cards; the stakes are complete."""


class Pass(Action, frozen=True):
    """ST-Q26: play nothing now."""


class PlayYarr(Action, frozen=True):
    """ST-77: cancel the card that is being played."""


class PlayCode(Action, AtTarget, frozen=True):
    """ST-65: pass an effect on to this opponent."""


class PlayParley(Action, frozen=True):
    """ST-81: give the wager up."""


class StealTreasure(Action, frozen=True):
    """ST-Q43: take a treasure card of the victim."""


class StealPiracy(Action, frozen=True):
    """ST-Q43: take a piracy card of the victim."""


class Give(Action, WithCard, frozen=True):
    """ST-48: give this card."""


class DigUp(Action, WithCard, frozen=True):
    """ST-50: take this buried treasure."""


class Discard(Action, WithCard, frozen=True):
    """ST-69, ST-97: discard this card."""


class Throw(Action, frozen=True):
    """ST-94: rock, paper or scissors."""

    hand: int


class EndTurn(Action, frozen=True):
    """ST-Q8: end the turn without the remaining actions."""


ACTIONS: Final = kinds_of(Action)


def at_opponents(made: Sequence[Aimed]) -> tuple[tuple[tuple[Aimed, ...], ...], ...]:
    """Return by number of seats and seat the actions aimed at opponents of that seat."""
    return tuple(
        tuple(
            tuple([made[one] for one in range(seats) if one != seat]) for seat in range(MOST_SEATS)
        )
        for seats in range(MOST_SEATS + 1)
    )


_SEATS: Final = range(MOST_SEATS)
_TREASURES: Final = range(FIRST_PIRACY)
_CARDS: Final = range(PACK_SIZE)

DRAW_TREASURE: Final = tuple(map(DrawTreasure, range(2)))
DRAW_PIRACY: Final = DrawPiracy()
BURY: Final = tuple(map(Bury, _TREASURES))
PLUNDER: Final = PlayPlunder()
SPYGLASS: Final = tuple(map(PlaySpyglass, _SEATS))
SKULDUGGERY: Final = tuple(map(PlaySkulduggery, _SEATS))
X_MARKS: Final = tuple(map(PlayXMarks, _SEATS))
YO_HO_HO: Final = PlayYoHoHo()
HOOK: Final = tuple(map(PlayHook, _SEATS))
KRAKEN: Final = PlayKraken()
BOMBS_AWAY: Final = PlayBombsAway()
STAKE: Final = tuple(map(Stake, _TREASURES))
CHALLENGE: Final = tuple(map(Challenge, _SEATS))
MATCH: Final = Match()
PASS: Final = Pass()
YARR: Final = PlayYarr()
CODE: Final = tuple(map(PlayCode, _SEATS))
PARLEY: Final = PlayParley()
STEAL_TREASURE: Final = StealTreasure()
STEAL_PIRACY: Final = StealPiracy()
GIVE: Final = tuple(map(Give, _CARDS))
DIG_UP: Final = tuple(map(DigUp, _TREASURES))
DISCARD: Final = tuple(map(Discard, _CARDS))
HANDS: Final = range(3)
ROCK, PAPER, SCISSORS = HANDS
"""Each beats the one before it, and the first beats the last."""
THROW: Final = tuple(map(Throw, HANDS))
END_TURN: Final = EndTurn()
