"""Where a ship can sail: costs with the wind, the free drift, pearls as sails, and the route.

Nothing reacts to a move in progress, so only its end and its price matter (TBA-15). What the land
allows is computed once for each cell, wind and number of points, and cached in the chart; other
ships are ignored there and checked afterwards.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from msgspec import Struct

from treasure_games.games.treasure_boots.rules.actions import Action, Sail
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import BARRED
from treasure_games.games.treasure_boots.rules.pieces import BLACK, FIRST_PRIVATEER, PEARL, SAILS
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

MOST_REACHES: Final = 8_000
MOST_MOVE_TABLES: Final = 40_000
"""The most results that a chart caches; then the cache is cleared."""

NO_LAND: Final[Mapping[int, int]] = {}


class Route(NamedTuple):
    """A way to a cell: `cost` in points, of which `pearls` must be bought; `path` has both ends.

    The step onto `path[drift]` is the free one (TB-32); 0 if none is.
    """

    cost: int
    pearls: int
    path: tuple[int, ...]
    drift: int


class Reach(NamedTuple):
    """The least points to each other cell, cheapest first: `costs[cell - base]`, up to `most`.

    On the open sea all places are equal: there `base` is the start, else 0.
    """

    costs: Mapping[int, int]
    base: int
    most: int


class MoveTable(Struct, frozen=True):
    """A ship's moves with its points, ignoring other ships: sorted, with their costs.

    `cells` are where the moves end, in the same order; `costs` and `base` are as in `Reach`.
    """

    sails: tuple[Sail, ...]
    cells: tuple[int, ...]
    costs: Mapping[int, int]
    base: int


def points(table: State | View, ship: int) -> tuple[int, int]:
    """TB-28, TB-59: return a ship's movement points, and how many more its pearls can buy."""
    hold = table.holds[ship]
    return table.house.base_move + hold[SAILS], hold[PEARL] + hold[BLACK]


def possible_sails(state: State) -> tuple[Sail, ...]:
    """TB-33, TBA-14: return the acting ship's moves; only in ports may they end on another ship."""
    ship, cells, chart, house = state.ship, state.cells, state.chart, state.house
    hold, here = state.holds[ship], cells[ship]
    free, bought = house.base_move + hold[SAILS], hold[PEARL] + hold[BLACK]
    key = (here, state.wind, free, bought, house.has_drift)
    moves: MoveTable = chart.move_tables.get(key) or _make_move_table(chart, *key)
    costs, base = moves.costs, moves.base
    taken: tuple[int, ...] = ()
    if base:
        for other in state.afloat:
            if cells[other] - base in costs:
                taken = (*taken, cells[other])
    else:
        for other in state.afloat:  # Faster than asking for all of `cells` at once.
            if cells[other] in costs and cells[other] not in chart.port_cells:
                taken = (*taken, cells[other])
        if ship >= FIRST_PRIVATEER and not house.privateers_enter_ports:
            taken = (*taken, *(port for port in chart.ports if port != here))
    return _without(moves, taken) if taken else moves.sails


def _without(moves: MoveTable, taken: Iterable[int]) -> tuple[Sail, ...]:
    """Return the moves except those that end in a taken cell."""
    left, ends = list(moves.sails), moves.cells
    for cell in sorted(taken, reverse=True):
        at = bisect_left(ends, cell)
        if at < len(ends) and ends[at] == cell:
            del left[at]
    return tuple(left)


def is_possible(state: State, seat: int, sail: Action) -> bool:
    """Return True if the seat is asked and `possible_sails` has it, without listing them."""
    if seat != state.asked or type(sail) is not Sail:
        return False
    ship, cells, chart, house = state.ship, state.cells, state.chart, state.house
    hold, here, cell = state.holds[ship], cells[ship], sail.cell
    if cell == here:
        return sail.pearls == 0
    free, bought = house.base_move + hold[SAILS], hold[PEARL] + hold[BLACK]
    key = (here, state.wind, free, bought, house.has_drift)
    moves: MoveTable = chart.move_tables.get(key) or _make_move_table(chart, *key)
    cost = moves.costs.get(cell - moves.base, BARRED)
    needed = cost - free if cost > free else 0
    if needed > bought or needed != sail.pearls:
        return False
    if ship >= FIRST_PRIVATEER and not house.privateers_enter_ports and cell in chart.port_cells:
        return False
    return cell not in cells or cell in chart.port_cells


def cost_to(table: State | View, ship: int, cell: int, most: int) -> int | None:
    """Return the points for the way there with wind and land; None if more than `most`."""
    start = table.cells[ship]
    if cell == start:
        return 0
    costs, base, _ = reach_from(table.chart, start, table.wind, table.house.has_drift, most)
    cost = costs.get(cell - base, BARRED)
    return cost if cost <= most else None


def open_cost(table: State | View, ship: int, cell: int, most: int) -> int | None:
    """Return the same as `cost_to`, ignoring land."""
    chart, start = table.chart, table.cells[ship]
    return _explored(chart, NO_LAND, start, table.wind, table.house.has_drift, most).get(cell)


def reach(table: State | View, ship: int | None = None) -> dict[int, Route]:
    """Return every cell where a ship (default: the acting one) may end a move, with the route.

    Includes its own cell, for staying, and cells that need pearls.
    """
    mover = table.ship if ship is None else ship
    chart, cells, start = table.chart, table.cells, table.cells[mover]
    free, bought = points(table, mover)
    barred = set(cells) - {start} - chart.port_cells
    if mover >= FIRST_PRIVATEER and not table.house.privateers_enter_ports:
        barred |= chart.port_cells - {start}
    found = ways_from(chart, start, table.wind, table.house.has_drift, free + bought)
    return {
        cell: Route(cost, max(0, cost - free), path, drift)
        for cell, (cost, path, drift) in found.items()
        if cell not in barred
    }


def route_to(table: State | View, ship: int, cell: int) -> Route:
    """Return the route of a ship to a cell that it can reach."""
    free, bought = points(table, ship)
    chart, start = table.chart, table.cells[ship]
    found = ways_from(chart, start, table.wind, table.house.has_drift, free + bought, cell)
    cost, path, drift = found[cell]
    return Route(cost, max(0, cost - free), path, drift)


def reach_from(chart: Chart, start: int, wind: int, has_drift: bool, most: int) -> Reach:
    """TB-29 to TB-35: return what land and wind allow, cached for each place and wind.

    Land ends a move, unless it begins there (TB-34, TBA-09); the drift may come at any moment
    (TBA-05), even with no points at all (TBA-07).
    """
    is_open = chart.is_far_out(start, most + 1)
    key = (0 if is_open else start, wind, has_drift)
    known: Reach | None = chart.reaches.get(key)
    if known is None or known.most < most:
        land = NO_LAND if is_open else chart.land
        costs = _explored(chart, land, key[0], wind, has_drift, most)
        del costs[key[0]]
        # One shared object per cell saves memory, and so time.
        costs = {chart.known.setdefault(cell, cell): cost for cell, cost in costs.items()}
        known = Reach(costs, 0, most)
        _cache(chart.reaches, key, known, MOST_REACHES)
    return Reach(known.costs, start, known.most) if is_open else known


def _make_move_table(
    chart: Chart, start: int, wind: int, free: int, bought: int, has_drift: bool
) -> MoveTable:
    most = free + bought
    costs, base, _ = reach_from(chart, start, wind, has_drift, most)
    in_reach = [(gap, max(0, cost - free)) for gap, cost in costs.items() if cost <= most]
    wanted = [(gap + base, pearls) for gap, pearls in in_reach] if base else in_reach
    wanted.append((start, 0))
    wanted.sort()
    sails = tuple([_sail(chart, one) for one in wanted])
    moves = MoveTable(sails, tuple([sail.cell for sail in sails]), costs, base)
    _cache(chart.move_tables, (start, wind, free, bought, has_drift), moves, MOST_MOVE_TABLES)
    return moves


def _sail(chart: Chart, wanted: tuple[int, int]) -> Sail:
    """Return the one action for a cell and a number of pearls."""
    known: Sail | None = chart.sails.get(wanted)
    if known is None:
        known = Sail(*wanted)
        _cache(chart.sails, wanted, known, MOST_MOVE_TABLES)
    return known


def _explored(
    chart: Chart, land: Mapping[int, int], start: int, wind: int, has_drift: bool, most: int
) -> dict[int, int]:
    """Return costs by cell, in waves of equal cost: `sails` before the drift, `drifts` after it.

    A cell that is reached at the same cost with the drift unspent needs no second visit.
    """
    drift = chart.grid.drifts[wind]
    steps = _open_steps(chart, wind)
    ends = chart.waters is not None
    sails: list[list[int]] = [[] for _ in range(most + 3)]
    drifts: list[list[int]] = [[] for _ in range(most + 3)]
    sails[0].append(start)
    unspent: set[int] = set()
    found: dict[int, int] = {}
    for cost in range(most + 1):
        for cell in sails[cost]:
            if cell in unspent or (ends and not chart.is_sailable(cell)):
                continue
            unspent.add(cell)
            if cell not in found:
                found[cell] = cost
            if cell in land and cell != start:
                continue
            if has_drift:
                drifts[cost].append(cell + drift)
            for delta, price in steps:
                sails[cost + price].append(cell + delta)
        for cell in drifts[cost]:
            if cell in found or (ends and not chart.is_sailable(cell)):
                continue
            found[cell] = cost
            if cell not in land:
                for delta, price in steps:
                    drifts[cost + price].append(cell + delta)
    return found


def ways_from(
    chart: Chart, start: int, wind: int, has_drift: bool, most: int, goal: int | None = None
) -> dict[int, tuple[int, tuple[int, ...], int]]:
    """Return the same as `reach_from` with paths: cost, cells, and the place of the drift.

    Of equally cheap paths the shortest is taken, then the one with the fewest bends. With a `goal`,
    no cells beyond it are searched.
    """
    drift = chart.grid.drifts[wind]
    steps = _open_steps(chart, wind)
    heap: list[tuple[int, int, int, tuple[int, ...], int]] = [(0, 1, 0, (start,), 0)]
    settled: set[tuple[int, bool]] = set()
    found: dict[int, tuple[int, tuple[int, ...], int]] = {}
    while heap:
        cost, length, bends, path, drifted = heappop(heap)
        cell = path[-1]
        if (cell, drifted > 0) in settled or not chart.is_sailable(cell):
            continue
        settled.add((cell, drifted > 0))
        if cell not in found:
            found[cell] = (cost, path, drifted)
            if cell == goal:
                break
        if cell in chart.land and cell != start:
            continue
        heading = cell - path[-2] if length > 1 else 0
        for delta, price in steps:
            if cost + price <= most and (cell + delta, drifted > 0) not in settled:
                bent = bends + (delta != heading)
                heappush(heap, (cost + price, length + 1, bent, (*path, cell + delta), drifted))
        if has_drift and not drifted and (cell + drift, True) not in settled:
            bent = bends + (drift != heading)
            heappush(heap, (cost, length + 1, bent, (*path, cell + drift), length))
    return found


def _open_steps(chart: Chart, wind: int) -> tuple[tuple[int, int], ...]:
    """Return the deltas of all steps that the wind allows, with their costs."""
    grid = chart.grid
    return tuple(
        (delta, price)
        for delta, price in zip(grid.deltas, grid.costs[wind], strict=True)
        if price < BARRED
    )


def _cache(memo: dict[Any, Any], key: object, found: object, most: int) -> None:
    """Cache a result; a full cache is cleared first."""
    if len(memo) >= most:
        memo.clear()
    memo[key] = found
