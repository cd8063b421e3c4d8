"""What a player may decide: a frozen record for each kind of action, nearly all made in advance.

Actions of cards have the names printed on them. A `place` is the number of a die in its owner's
hold, `places` a number with the bits of several; a `target` is a seat, a `card` an id.
"""

from typing import Final

from treasure_games.core.codec import AtTarget, Coded, WithCard, kinds_of
from treasure_games.games.scallywager.rules import pieces


class Action(Coded, frozen=True):
    """Any decision."""


class Pass(Action, frozen=True):
    """SW-08: use no treasure card now."""


class ShipsParrot(Action, frozen=True):
    """SW-T01: re-roll one own die."""

    place: int


class CrowsNest(Action, AtTarget, frozen=True):
    """SW-T02: look at a random die of another captain."""


class LoadedDie(Action, frozen=True):
    """SW-T06: turn an own die to a face of choice."""

    place: int
    face: int


class BarrelOfGrog(Action, frozen=True):
    """SW-T07: re-roll any of the own dice, together."""

    places: int


class PressGang(Action, frozen=True):
    """SW-T08: gain a die."""


class Spyglass(Action, AtTarget, frozen=True):
    """SW-T09: look at two random dice of another captain."""


class Grapeshot(Action, AtTarget, frozen=True):
    """SW-T10: another captain loses a die."""


class Cutpurse(Action, WithCard, frozen=True):
    """SW-T11: take this treasure card from its owner."""


class Conceal(Action, frozen=True):
    """SWD-2, SWD-5: keep the adventure card concealed in this window."""


class DuelAtDawn(Action, AtTarget, frozen=True):
    """SW-A01: roll against another captain."""


class PowderKeg(Action, AtTarget, frozen=True):
    """SW-A02: set a keg under another captain."""


class GhostCrew(Action, frozen=True):
    """SW-A03: up to three ghosts come aboard."""


class Shanghaied(Action, frozen=True):
    """SW-A04: gain up to two dice for a while."""


class TheKraken(Action, frozen=True):
    """SW-A05: all roll; the lowest lose."""


class Bid(Action, frozen=True):
    """SW-09, SW-12: there are at least `count` dice of this face."""

    count: int
    face: int


class Call(Action, frozen=True):
    """SW-17: the last bid is false."""


class Parlay(Action, frozen=True):
    """SW-20: the last bid is exactly right."""


class Hornswoggle(Action, frozen=True):
    """SW-A06: the bid that follows may be any."""


class ShowYourColours(Action, frozen=True):
    """SW-A07: put these own dice open; then come `RerollOthers` and a bid."""

    places: int


class RerollOthers(Action, frozen=True):
    """SW-A07: re-roll these of the dice that are not open."""

    places: int


class FogBank(Action, AtTarget, frozen=True):
    """SW-A08: all hidden dice of a captain are re-rolled."""


class DavyJonesWager(Action, frozen=True):
    """SW-A09: raise the stakes of the showdown."""


class BoardersAway(Action, frozen=True):
    """SW-A10: the loser of the showdown is boarded."""


class TheBlackSpot(Action, AtTarget, frozen=True):
    """SW-A11: this party will lose the showdown."""


class XMarksTheSpot(Action, frozen=True):
    """SW-A12: name the exact count."""

    count: int


class UseLifeboat(Action, frozen=True):
    """SW-T12: lose one die fewer."""


class KeepLifeboat(Action, frozen=True):
    """SW-T12: take the whole loss."""


class Plunder(Action, WithCard, frozen=True):
    """SW-A10: take this treasure card from the losing party."""


class DrawTreasure(Action, frozen=True):
    """SW-18, SW-19: draw from the treasure deck."""


class DrawAdventure(Action, frozen=True):
    """SW-18, SW-19: draw from the adventure deck."""


class DrawNothing(Action, frozen=True):
    """SW-21: draw no card after a right parlay."""


class KeepCard(Action, WithCard, frozen=True):
    """SW-T03: keep this one of the two cards drawn."""


ACTIONS: Final = kinds_of(Action)

_MASKS: Final = range(1 << pieces.MOST_CREW)

PASS: Final = Pass()
SHIPS_PARROT: Final = tuple(map(ShipsParrot, range(pieces.MOST_CREW)))
CROWS_NEST: Final = tuple(map(CrowsNest, range(pieces.MOST_SEATS)))
LOADED_DIE: Final = tuple(
    LoadedDie(place, face) for place in range(pieces.MOST_CREW) for face in pieces.FACES
)
"""By place, six each."""
BARREL_OF_GROG: Final = tuple(map(BarrelOfGrog, _MASKS))
PRESS_GANG: Final = PressGang()
SPYGLASS: Final = tuple(map(Spyglass, range(pieces.MOST_SEATS)))
GRAPESHOT: Final = tuple(map(Grapeshot, range(pieces.MOST_SEATS)))
CUTPURSE: Final = tuple(map(Cutpurse, range(pieces.PACK_SIZE)))
CONCEAL: Final = Conceal()
DUEL_AT_DAWN: Final = tuple(map(DuelAtDawn, range(pieces.MOST_SEATS)))
POWDER_KEG: Final = tuple(map(PowderKeg, range(pieces.MOST_SEATS)))
GHOST_CREW: Final = GhostCrew()
SHANGHAIED: Final = Shanghaied()
THE_KRAKEN: Final = TheKraken()
BID: Final = tuple(
    tuple(Bid(count, face) for face in range(max(pieces.FACES) + 1))
    for count in range(pieces.DICE + 1)
)
"""`BID[count][face]`."""
CALL: Final = Call()
PARLAY: Final = Parlay()
HORNSWOGGLE: Final = Hornswoggle()
SHOW_YOUR_COLOURS: Final = tuple(map(ShowYourColours, _MASKS))
REROLL_OTHERS: Final = tuple(map(RerollOthers, _MASKS))
FOG_BANK: Final = tuple(map(FogBank, range(pieces.MOST_SEATS)))
DAVY_JONES_WAGER: Final = DavyJonesWager()
BOARDERS_AWAY: Final = BoardersAway()
THE_BLACK_SPOT: Final = tuple(map(TheBlackSpot, range(pieces.MOST_SEATS)))
X_MARKS_THE_SPOT: Final = tuple(map(XMarksTheSpot, range(pieces.DICE + 1)))
USE_LIFEBOAT: Final = UseLifeboat()
KEEP_LIFEBOAT: Final = KeepLifeboat()
PLUNDER: Final = tuple(map(Plunder, range(pieces.PACK_SIZE)))
DRAW_TREASURE: Final = DrawTreasure()
DRAW_ADVENTURE: Final = DrawAdventure()
DRAW_NOTHING: Final = DrawNothing()
KEEP_CARD: Final = tuple(map(KeepCard, range(pieces.PACK_SIZE)))
