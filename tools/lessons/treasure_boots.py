"""The lesson of Captain Treasure Boots: wind and treasure, guns, a privateer, a port."""

from typing import Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.treasure_boots.rules.actions import (
    TAKE,
    UNLOAD,
    ChoosePort,
    Command,
    Sail,
    Shoot,
)
from treasure_games.games.treasure_boots.rules.grid import cell_of_axes
from treasure_games.games.treasure_boots.rules.pieces import (
    BLACK,
    FIRST_PRIVATEER,
    GOLD,
    GUNS,
    PEARL,
    RUM,
    SAILS,
)

ME, GWEN = 0, 1
WHARF, REST, CAY = (cell_of_axes(*axes) for axes in ((9, -3), (15, -5), (5, -2)))
TEN, NINE, SIX, THREE = (cell_of_axes(*axes) for axes in ((11, -3), (13, -3), (10, 0), (9, -1)))
"""Islands, by their numbers."""
OFF_NINE, OFF_SIX = cell_of_axes(12, -2), cell_of_axes(11, -1)
"""Open sea beside them."""
_OPTIONS: Final = {"target": 6, "layout": "close"}


def voyage() -> Record:
    """Four turns against Gwen: two treasures, two shots, a privateer, and a port."""
    play = Rehearsal("treasure_boots", ["gull"], _OPTIONS)

    def token(kind: int) -> int:
        """Return the roll that draws this kind from the box."""
        return 1 + sum(play.state.box[:kind])

    whose = 1
    play.act(ME, ChoosePort(WHARF))
    play.act(GWEN, ChoosePort(REST), dice=[whose, 4, 6, token(SAILS), token(RUM)])
    play.act(ME, Sail(TEN, 0))
    play.act(ME, TAKE, dice=[4, 5, token(GOLD), token(SAILS)])
    play.act(GWEN, Sail(NINE, 0))
    play.act(GWEN, TAKE, dice=[3, 3, token(GUNS)])
    play.act(ME, Sail(SIX, 0))
    play.act(ME, TAKE, dice=[1, 2, token(GOLD)])
    play.act(GWEN, Sail(OFF_NINE, 0))
    play.act(GWEN, Shoot(ME), dice=[4, 3, 2, 4])
    play.act(ME, Sail(OFF_SIX, 0))
    play.act(ME, Shoot(GWEN), dice=[4, 3])
    play.act(GWEN, ChoosePort(CAY), dice=[3, 4, token(RUM), token(BLACK)])
    play.act(GWEN, Sail(CAY, 0), dice=[6, 6, token(PEARL)])
    play.act(ME, Command(FIRST_PRIVATEER))
    play.act(ME, Sail(THREE, 0))
    play.act(ME, TAKE)
    play.act(ME, Sail(REST, 0))
    play.act(ME, UNLOAD)
    return play.record


CHAPTERS: Final = (voyage,)
