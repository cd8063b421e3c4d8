"""What lies on the table: the view that is shown, the chart with its pieces, the instruments."""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.events import GameEnded, ShipSunk
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import targets
from treasure_games.games.treasure_boots.rules.scoring import colours, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.forecast import next_colour
from treasure_games.games.treasure_boots.text.names import PICTURES, deck_cargo, token_picture
from treasure_games.games.treasure_boots.text.shot import ShotSummary
from treasure_games.games.treasure_boots.ui.broadside import SCENE, Broadside
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.overview import colour_of
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER, Course, Ship, Token
from treasure_games.games.treasure_boots.ui.chart.plan import Mooring, bearing
from treasure_games.games.treasure_boots.ui.chart.rim import sea_within
from treasure_games.games.treasure_boots.ui.chart.ships import wreck
from treasure_games.games.treasure_boots.ui.duel_board import DuelBoard
from treasure_games.games.treasure_boots.ui.harbour import Harbour, Landing
from treasure_games.games.treasure_boots.ui.heroes import Heroes, Launch
from treasure_games.games.treasure_boots.ui.hud import Instruments
from treasure_games.games.treasure_boots.ui.layout import ChartPlaces
from treasure_games.games.treasure_boots.ui.sheet import FOOT, Dusk
from treasure_games.stage.animation import Tween, in_out_sine
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.theme import Colour
from treasure_games.stage.timeline import INSTANT
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.gain import Gains
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.table_api import TableApi

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Fleet:
    """All pieces of the chart. `livery` names the style of a ship."""

    def __init__(self, chart: LivingChart, livery: Callable[[int], str]) -> None:
        self._chart, self._livery = chart, livery

    def lay(self, view: View) -> None:
        """Put every piece in its place; what isn't in the view goes."""
        before = dict(self._chart.ships)
        self._chart.ships.clear()
        for key in self.moorings(view):
            ship = self.put_ship(key, view)
            ship.beat = before[key].beat if key in before else 0  # Flags wave on.
        self._chart.tokens.clear()
        for cell, kind in self.tokens_of(view):
            self.put_token(cell, kind)

    def moorings(self, view: View) -> dict[int, Mooring]:
        """Where every ship of a view lies."""
        crowds: dict[int, list[int]] = {}
        for ship, cell in enumerate(view.cells):
            if cell not in (NOWHERE, UNKNOWN):
                crowds.setdefault(cell, []).append(ship)
        return {
            ship: self._chart.moor(cell, index, crowds)
            for cell, ships in crowds.items()
            for index, ship in enumerate(ships)
        }

    def ship(self, key: int, view: View) -> Ship:
        """The ship on the chart; made now if it isn't there."""
        return self._chart.ships.get(key) or self.put_ship(key, view)

    def put_ship(self, key: int, view: View) -> Ship:
        """A new ship where the view has it (anywhere if it has none)."""
        anywhere = Mooring(*self._chart.plan.bounds.center, 1.0)
        mooring = self.moorings(view).get(key, anywhere)
        ship = Ship(self._livery(key), mooring.x, mooring.y, scale=mooring.scale)
        self._chart.ships[key] = ship
        self.load(key, view)
        self.tie_up(key, view)
        return ship

    def tie_up(self, key: int, view: View) -> None:
        """Let a ship lie in the cell where the view has her, with slack sails at land."""
        ship = self._chart.ships[key]
        ship.cell = view.cells[key]
        ship.is_moored = view.chart.island_at(ship.cell) is not None

    def load(self, key: int, view: View) -> None:
        """The cargo on a ship's deck as the view has it."""
        if key in self._chart.ships:
            self._chart.ships[key].cargo = deck_cargo(view.holds[key])

    def put_token(self, cell: int, kind: int) -> Token:
        """A treasure on an island."""
        token = Token(PICTURES[kind], *self._chart.token_spot(cell))
        self._chart.tokens[cell] = token
        return token

    @staticmethod
    def tokens_of(view: View) -> Iterator[tuple[int, int]]:
        """The cells with treasure, and its kinds."""
        for island, kind in zip(view.chart.islands, view.tokens, strict=True):
            if kind != pieces.NO_TOKEN:
                yield island.cell, kind

    def course(self, view: View, path: tuple[int, ...]) -> Course:
        """The way of the acting ship, and how she would lie at its end."""
        here, guests = self.ship(view.ship, view), view.cells[: view.ship].count(path[-1])
        others = [cell for cell in view.cells if cell not in (NOWHERE, UNKNOWN, path[0])]
        mooring = self._chart.moor(path[-1], guests, others)
        ghost = Ship(here.livery, mooring.x, mooring.y, scale=mooring.scale, cargo=here.cargo)
        for ship in self._chart.ships.values() if path[-1] not in self._chart.plan.lands else ():
            across, down = ghost.x - ship.x, ghost.y - ship.y
            far = math.hypot(across, down)
            if 0.0 < far < _AT.alongside:  # she lies at a berth that reaches into the cell
                aside = _AT.alongside / far
                ghost.x, ghost.y = ship.x + across * aside, ship.y + down * aside
        ghost.heading = bearing(self._chart.centre(path[-2]), self._chart.centre(path[-1]))
        return Course(path, ghost)


class Board:
    """Shared by all who show something on the table or ask about it."""

    def __init__(self, api: TableApi) -> None:
        self.view: View
        self.places: ChartPlaces
        self.chart = LivingChart(api.services, api.focus_on)
        self.fleet = Fleet(self.chart, self.livery)
        self.hud = Instruments()
        self.picker, self.launch = Heroes(), Launch(self.chart)
        self.duel, self.stage, self.harbour = DuelBoard(api), Broadside(), Harbour()
        self.dusk = Dusk(self.stage)
        self.coins = FlyingCoins()
        self.gains = Gains()
        self.plates: dict[int, SeatPlate] = {}
        self.shot: tuple[int, int] | None = None
        """Who has fired at whom last."""
        self._api = api
        self._spread: Chart | None = None

    @property
    def is_covered(self) -> bool:
        """True while a shot or an unloading is seen from near, and nothing of the chart."""
        return self.stage.is_visible or self.harbour.is_visible

    def place(self, context: LayoutContext) -> None:
        """Put chart and instruments into their places."""
        self.hud.place(self.places)
        self.chart.arrange(context, self.places.chart)
        self.write_plates()

    def lay_duel(self) -> None:
        """Put the board of a shot at the foot of the chart, beside the small map."""
        controller, small = self.chart.controller, self.chart.overview.rect
        chart = controller.camera.open
        left, most = chart.left + _AT.duel_inset, small.left - _AT.dock_gap
        right = small.right if controller.rests else most
        place = FRect(left, small.bottom - FOOT, right - left, FOOT)
        self.duel.home = place
        self._lie()
        controller.beside = FRect(chart.topleft, (right - chart.left, chart.height))
        controller.above = FRect(chart.topleft, (chart.width, place.top - chart.top))
        self.keep_clear()

    def show_duel(self, duel: ShotSummary | None) -> None:
        """Show what a shot hangs on, or put it away: then its dice lie in their tray, and the chart
        is seen again.
        """
        if duel is None:
            self.stage.strike()
        self._lie()
        if self.duel.show(duel):
            is_rolled = duel is not None and duel.attack.die > 0
            self.hud.thrown = self.duel.spot if is_rolled else None
            self.hud.dice.place()
            self.keep_clear()

    def go_far(self) -> None:
        """Go back to the chart from what is seen from near, and put the board of a shot away."""
        self.harbour.strike()
        self.show_duel(None)

    def take_stage(self, view: View, ship: int, target: int) -> None:
        """Have both ships ready to be seen from near."""
        self.shot, hold = (ship, target), view.holds[target]
        won = (token_picture(kind) for kind, count in enumerate(hold) if count)
        plan, cell = self.chart.plan, view.cells[target]
        near = min(plan.lands, key=lambda land: plan.geometry.grid.distance(cell, land))
        self.stage.set(
            map(self.livery, self.shot), plan.lands[near].picture, self.plates.get(target),
            (*won, token_picture(pieces.BLACK)), may_sink=pieces.cargo(hold) < 2,
            is_ahead=self.is_seen,
        )  # fmt: skip

    def landing(self, view: View, seat: int, cell: int, kinds: pieces.Hold) -> Landing:
        """Return what it makes that these come ashore in a port."""
        house, land = view.house, self.chart.plan.lands[cell]
        others = [other for other in range(view.seats) if other != seat]
        rival = max(others, key=view.scores.__getitem__)
        worth, bonus = {pieces.GOLD: house.gold_value}, unload_value(kinds, house).bonus
        landed = tuple(
            (token_picture(kind), worth.get(kind, 1))
            for kind, count in enumerate(kinds) for _each in range(count)
        )  # fmt: skip
        more = next_colour(view, seat) if kinds == view.holds[seat] else 0
        return Landing(
            self.livery(seat), land.picture, land.name, landed, bonus, colours(kinds),
            view.scores[seat], house.target, self.plates[seat], self.plates[rival], more,
        )  # fmt: skip

    def come_near(self, view: View, ashore: pieces.Hold | None) -> FRect:
        """Show both ships of a shot, or the quay with what would come ashore, from near; return the
        room in which one may be asked there.
        """
        if not self.is_covered:
            self.dawn()
        if ashore is not None:
            self.harbour.ask(self.landing(view, view.ship, view.cells[view.ship], ashore))
            return self.harbour.asked
        if not self.stage.ships:
            self.take_stage(view, view.ship, view.target)
        self.stage.is_visible = True
        self.make_way(SCENE.apart)
        return sea_within(self.stage.sheet).inflate(*(-2 * _AT.dock_gap,) * 2)

    @property
    def is_seen(self) -> bool:
        """True if things take time to be shown."""
        return self._api.timeline.speed != INSTANT

    def make_way(self, apart: float) -> None:
        """Let both ships lie so much further apart."""
        seconds = SCENE.yields if self._moves else 0.0
        self._api.timeline.beside(Tween(self.stage, seconds, easing=in_out_sine, apart=apart))

    @property
    def _moves(self) -> bool:
        """True unless there is less motion."""
        return self._api.services.theme.motion.bank_most > 0.0

    def dawn(self) -> None:
        """Let it grow light after a cut, unless there is less motion."""
        self.dusk.turn(is_falling=False)
        self.dusk.depth = float(self._moves)
        self._api.timeline.beside(Tween(self.dusk, _AT.dawn, easing=in_out_sine, depth=0.0))

    def _lie(self) -> None:
        """Let the board of a shot lie on the chart, or at the feet of both ships."""
        self.duel.rect = self.stage.foot if self.stage.is_visible else self.duel.home

    def keep_clear(self) -> None:
        """Let nothing that matters be shown under a question, or the board of a shot."""
        self.chart.keep_clear(*filter(None, (self.picker.rect, self.duel.covered)))

    @property
    def words_room(self) -> FRect:
        """Where words alone hang: beside the chart, else in its upper right corner."""
        if self.places.question.height > 0.0:
            return FRect(self.places.question)
        small, gap = self.chart.overview.rect, _AT.dock_gap
        top = self.chart.controller.camera.open.top + gap
        wide = _AT.dock * max(1.0, self._api.context.viewport.text_scale)
        return FRect(small.right - wide, top, wide, small.top - gap - top)

    def lay(self, view: View) -> None:
        """Spread the chart if it is another one, and put every piece in its place."""
        self.view = view
        if view.chart is not self._spread:
            self._spread = view.chart
            self.chart.spread(view.chart)
        self.chart.effects.clear()
        self.fleet.lay(view)
        self.chart.contents.wind = wind_degrees(view)
        self.hud.compass.rest(self.chart.contents.wind)
        self.write_plates()
        self.chart.mark(active=acting_ship(view))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match, once it is over."""
        last = self._api.seen[-1] if self._api.seen else None
        return last.winners if isinstance(last, GameEnded) else ()

    def show_wreck(self) -> None:
        """Show what is left of the last ship that went down."""
        found = [event for event in self._api.seen if isinstance(event, ShipSunk)]
        for sunk in found[-1:]:
            self.chart.effects[:] = wreck(self.livery(sunk.target), self.chart.centre(sunk.cell))

    def write_plates(self) -> None:
        """Write the wind and the goal on the plates beside the chart, and letters on the rose."""
        grid = self.view.chart.grid
        headings = [grid.directions[heading] for heading in grid.headings]
        letters = [(_(one.short), one.degrees) for one in headings]
        self.hud.compass.show(f"rose_{grid.name}", letters)
        direction = letters[self.view.wind][0]
        self.hud.wind_words = _("Blowing {direction}", direction=direction)
        self.hud.goal_words = _("First to {count}", count=self.view.house.target)

    def livery(self, key: int) -> str:
        """The style of a ship."""
        if key >= pieces.FIRST_PRIVATEER:
            return PRIVATEER
        return self._api.services.theme.seats[self._api.seats[key].emblem].name

    def pips(self, cells: Iterable[int]) -> dict[int, tuple[Colour, ...]]:
        """Return the colours of those whom the acting ship could fire at from these cells."""
        view, theme, found = self.view, self._api.services.theme, {}
        for cell in cells:
            shots = [one.ship for one in targets(view, view.ship, cell) if one.chances[0]]
            found[cell] = tuple(colour_of(self.livery(ship), theme) for ship in shots)
        return {cell: pips for cell, pips in found.items() if pips}


def acting_ship(view: View) -> int | None:
    """Return the ship that acts, if any."""
    return view.ship if view.ship >= 0 else None


def wind_degrees(view: View) -> float:
    """Return where the wind blows to, in degrees clockwise from north."""
    grid = view.chart.grid
    return float(grid.directions[grid.headings[view.wind]].degrees)
