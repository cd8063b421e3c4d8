"""Captain Treasure Boots, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.bot.mind import MIND
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    KEEP,
    LOOT,
    NAME_ROLLER,
    PASS,
    SHOOT,
    SPEND,
    TAKE,
    UNLOAD,
    Action,
    ChoosePort,
    Command,
    Keep,
    Loot,
    NameRoller,
    Sail,
    Shoot,
    Spend,
)
from treasure_games.games.treasure_boots.rules.grid import NOWHERE, ORIGIN
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, FULL_BOX, NO_TOKEN
from treasure_games.games.treasure_boots.rules.state import State

RULE_IDS = (
    *(f"TB-{number:02}" for number in range(1, 62)),
    *(f"TBA-{number:02}" for number in range(1, 62)),
    *(f"HX-{number:02}" for number in range(1, 8)),
)

PERFT = (
    Perft(2, {"layout": "close"}, seed=1, decisions=0, counts=(4, 16, 416)),
    Perft(2, {"chart": "square", "layout": "close"}, seed=2, decisions=41, counts=(2, 128, 5000)),
    Perft(4, {"layout": "close", "start": "secret"}, seed=3, decisions=0, counts=(24, 432, 5184)),
    Perft(6, {"drift": "off", "layout": "random"}, seed=4, decisions=120, counts=(17, 121, 1408)),
    Perft(
        8,
        {"layout": "close", "privateer_hits_owner": "yes"},
        seed=5,
        decisions=200,
        counts=(7, 184, 1493),
    ),
)

NONSENSE: tuple[Action, ...] = (
    ChoosePort(NOWHERE),
    ChoosePort(-1),
    Command(0),
    Command(-1),
    Command(20),
    Sail(-1, 0),
    Sail(NOWHERE, 0),
    Keep(5),
    Keep(-1),
    Shoot(-1),
    Shoot(20),
    NameRoller(-1),
    NameRoller(8),
    Spend(-1),
    Spend(25),
    Loot(5),
    Loot(-1),
)


def pieces(_setup: Setup) -> Sequence[Hashable]:
    """The 84 tokens by kind; a privateer afloat is a black one."""
    return [kind for kind, count in enumerate(FULL_BOX) for _ in range(count)]


def pieces_in(state: State) -> list[Hashable]:
    """Those in the box, on islands, in holds, and the privateers."""
    afloat = [ship for ship, cell in enumerate(state.cells) if cell != NOWHERE]
    assert tuple(afloat) == state.afloat
    where = [state.cells[ship] for ship in afloat]
    shared = {cell for cell in where if where.count(cell) > 1}
    assert shared <= state.chart.port_cells, "two ships lie in one cell"
    piles = (state.box, *state.holds)
    assert all(count >= 0 for pile in piles for count in pile)
    return [
        *(kind for pile in piles for kind, count in enumerate(pile) for _ in range(count)),
        *(kind for kind in state.tokens if kind != NO_TOKEN),
        *(5 for ship in afloat if ship >= FIRST_PRIVATEER),
    ]


def universe(state: State) -> Sequence[Action]:
    """All that is made beforehand, every island and ship to sail to, and the waters around."""
    chart, start = state.chart, state.cells[state.ship] or ORIGIN
    cells = {*chart.land, *state.cells, start} - {NOWHERE, -1}
    cells |= {start + steps * delta for delta in chart.grid.deltas for steps in (1, 3, 9)}
    return (
        *(ChoosePort(cell) for cell in (*chart.ports, start + 1, chart.islands[0].cell)),
        *COMMAND,
        *(Sail(cell, pearls) for cell in sorted(cells) for pearls in (0, 1)),
        TAKE,
        UNLOAD,
        *KEEP,
        *SHOOT,
        *NAME_ROLLER,
        *SPEND,
        *LOOT,
        PASS,
        *NONSENSE,
    )


def slot_value(state: State, slot: int) -> int:
    """The cell of a ship."""
    return state.cells[slot]


def draw(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """Ships that look for treasure and ports, as those of the level `random` do."""
    return MIND.draw(state, legal, rng.random)
