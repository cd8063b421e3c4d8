"""What the person at the screen chooses: cells of the chart, things on a slip, buttons."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.events import ShipMoved, TurnStarted
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import Aim
from treasure_games.games.treasure_boots.rules.movement import Route, reach
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import forecast, shot
from treasure_games.games.treasure_boots.text.words import pick_of
from treasure_games.games.treasure_boots.ui import questions
from treasure_games.games.treasure_boots.ui.board import Board, acting_ship
from treasure_games.games.treasure_boots.ui.chart.framing import MOST, framing
from treasure_games.games.treasure_boots.ui.chart.pieces import Cost
from treasure_games.games.treasure_boots.ui.chart.plan import NEARBY, ZOOMS
from treasure_games.games.treasure_boots.ui.questions import Question
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.settings import MUTE
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.table_api import TableApi

_AT: Final = Named(page_beside(__file__, dict[str, float]))
_ENDS: Final = {actions.TAKE, actions.UNLOAD}


class Interaction:
    """Marks on the chart, slips and buttons of one table: one place reads what is legal."""

    def __init__(self, board: Board, api: TableApi) -> None:
        self._board, self._api = board, api
        self._legal: tuple[actions.Action, ...] = ()
        self._ways: dict[int, Route] = {}
        self._dangers: Mapping[int, Mapping[int, float]] = {}
        """Who could fire at the ship in which cell, with what chance, while she may sail."""
        self._aims: tuple[Aim, ...] = ()
        self._aimed: int | None = None
        """The ship that the sight is on, where somebody may fire."""
        self._hovered: int | None = None
        self._queue: list[actions.Action] = []
        """What is still to be done of an answer that takes several acts."""
        self._warned_of: int | None = None
        """The privateer of whom was told that she could do nothing for a pearl."""
        self._is_stale = False
        """True if the marks on the chart are no longer those of what is legal."""
        self.aside: pieces.Hold = pieces.EMPTY
        """What shall stay aboard when the rest is unloaded."""
        self._asked: object = None
        """The question as it is asked, and what its place depends on."""

    # What may be done

    def take_in(self, legal: Sequence[actions.Action]) -> None:
        """Things have changed: read what is legal, mark it on the chart, hang up the slip."""
        if legal != self._legal:
            if self._legal:
                self._board.chart.effects.clear()  # A wreck goes as soon as a port is chosen.
            self._legal, self._warned_of = tuple(legal), None
            self.aside = pieces.EMPTY
            self._is_stale = True
        if self._is_stale:
            self._is_stale = False
            self._hovered = None
            self._prepare()
            self._mark()
            self._show_way(self._board.chart.pointing.cell)
            self._lead_cursor()
            self._hang_slip()
            self._frame()
        self._hang_slip()

    def _frame(self) -> None:
        """Bring what is decided about into view; within a turn of one person nothing slides."""
        view, controller = self._board.view, self._board.chart.controller
        if meant := self._meant:
            is_alone = view.phase in (phases.COLLECTING, phases.COMMANDING)
            most = NEARBY if is_alone else ZOOMS.largest
            area = controller.above if self._board.duel.duel else controller.camera.open
            controller.near(*meant, area=area, most=most)
        elif not self._legal:
            controller.near_again()
        else:
            controller.frame(framing(view, self.cells, (view.turn_number, self._api.asked)))

    @property
    def _meant(self) -> list[int]:
        """The cells that are seen from near: the ships of a shot that is aimed, where cargo is
        taken; the only privateer to command.
        """
        view = self._board.view
        if view.phase == phases.COMMANDING or not self._legal:
            return [*self.cells] if len(self.cells) == 1 else []
        met = [aim.ship for aim in self._aims]
        is_seen = met or view.phase == phases.COLLECTING
        return [view.cells[ship] for ship in (view.ship, *met)] if is_seen else []

    def _lead_cursor(self) -> None:
        """The cursor of keys begins at the ship that may sail, else at what may be chosen; where
        nothing on the chart answers, as in a port, it leaves the chart for the buttons.
        """
        view, chart, api = self._board.view, self._board.chart, self._api
        start = view.cells[view.ship] if self._ways else next(iter(self.cells), NOWHERE)
        if start > NOWHERE:
            chart.pointing.lead_to(start)
        elif self._legal and any(one.is_focused for one in chart.controls()):
            api.offers_changed()
            api.lead_on()

    def mark_anew(self) -> None:
        """Mark what is legal again at the next chance, as the chart was cleared."""
        self._is_stale, self._asked = True, None

    def forget(self) -> None:
        """Offer nothing until the new position is taken in."""
        self._queue.clear()
        self._offer_nothing()
        self._board.chart.mark(shots=())

    def put_away(self) -> None:
        """Offer nothing while something is being shown."""
        self._offer_nothing()
        if self._board.stage.apart:
            self._board.make_way(0.0)
        self._hang_slip()

    def _offer_nothing(self) -> None:
        self._legal, self._ways, self._hovered, self._aims, self._aimed = (), {}, None, (), None
        self._board.launch.livery = ""
        self._board.chart.mark(reach={}, pips={}, course=None, lit=(), daylit=None)

    def update(self) -> None:
        """Go on with an answer that takes several acts."""
        if self._queue and self._api.asked is not None and not self._api.act(self._queue.pop(0)):
            self._queue.clear()

    @property
    def is_pending(self) -> bool:
        """Return True if an answer is not fully given yet."""
        return bool(self._queue)

    def _prepare(self) -> None:
        view = self._board.view
        self._ways, self._aims, self._aimed, self._dangers = {}, (), None, {}
        if not self._legal:
            return
        if view.phase == phases.SAILING:
            cells = {action.cell for action in self._legal if isinstance(action, actions.Sail)}
            self._ways = {cell: way for cell, way in reach(view).items() if cell in cells}
            if view.ship < pieces.FIRST_PRIVATEER:
                self._dangers = shot.dangers(view, view.ship)
        elif view.phase == phases.SHOOTING:
            self._aims = forecast.aims(view, view.ship)
            aim = questions.aimed_at(self._aims, None)
            self._aimed = None if aim is None else aim.ship

    @property
    def _won(self) -> list[int]:
        view = self._board.view
        return [view.cells[seat] for seat in self._board.winners if view.cells[seat] > NOWHERE]

    @property
    def lit(self) -> list[int]:
        """Return the cells in the light, unless somebody points elsewhere: those of winners, or of
        the last course of this turn while nothing more is asked.
        """
        if self._board.view.phase == phases.COMMANDING:
            return self._meant
        seen = () if self._legal else reversed(self._api.seen)
        turn = (one for one in seen if isinstance(one, ShipMoved | TurnStarted))
        return self._won or [*getattr(next(turn, None), "path", ())]

    def _mark(self) -> None:
        """Everything that may be pressed shines."""
        view, cells = self._board.view, self.cells
        ends = [view.cells[view.ship]] if _ENDS & {*self._legal} else self._won
        if view.phase == phases.REFITTING and self._legal:
            self._board.show_wreck()
        sets_out = self._legal and view.phase in (phases.START, phases.REFITTING)
        self._board.launch.livery = self._board.livery(view.asked) if sets_out else ""
        self._board.chart.mark(
            reach=cells, course=None, lit=self.lit, active=acting_ship(view),
            pips=self._board.pips(self._ways),
            shots=questions.shots_of(view, self._aims, aimed=self._aimed),
            daylit=next(iter(ends), None),
        )  # fmt: skip
        if self._legal:
            self._show_duel()

    def _show_duel(self) -> None:
        """Show a shot's board, or put it away with its dice: no event may tell that it is over."""
        view, target, rolls, duel = self._board.view, self._aimed, shot.Rolls(), None
        if view.phase in phases.IN_MIDST_OF_A_SHOT:
            self._board.come_near(view, None)
            target, rolls = view.target, shot.rolls_of(self._api.seen)
        elif view.phase != phases.UNLOADING and self._board.is_covered:
            self._board.go_far()
            self._board.dawn()
        if target is not None:
            duel = shot.shot_summary(view, view.ship, target, rolls, self._api.called)
        self._board.show_duel(duel)

    @property
    def cells(self) -> dict[int, Cost]:
        """The cells that may be pressed on the chart, each with its coin."""
        return questions.cells_of(self._board.view, self._legal, self._ways)

    @property
    def question(self) -> Question:
        """What is asked now, with all that its slip and its buttons tell."""
        return Question(
            self._board.view, () if self._queue else self._legal, self._api.called,
            self._api.act, self._aims, self._aimed, self.aside, self.put_aside, self.unload,
            self._api.emblem, self._api.seen,
        )  # fmt: skip

    def _hang_slip(self) -> None:
        """Ask on the sheet from near; tell words alone at the chart."""
        board, question = self._board, self.question
        slip, is_unloading = question.slip(), board.view.phase == phases.UNLOADING
        asked = slip, self._api.context, self.aside, tuple(board.places.chart)
        if asked == self._asked:
            return
        self._asked, room = asked, board.words_room
        if question.legal and (is_unloading or (slip and slip.picks)):
            room = board.come_near(board.view, question.ashore)
        board.picker.offer(slip, room, self._api.context)
        board.keep_clear()

    # Pointing and pressing

    def hover(self, cell: int | None) -> None:
        """Note that the pointer or the cursor is over another cell."""
        if cell == self._hovered:
            return
        before = self._aimed
        self._show_way(cell)
        if self._legal or self._aimed != before:
            self._api.offers_changed()

    def _show_way(self, cell: int | None) -> None:
        """The course to a cell, and what could be shot at from there."""
        self._hovered = cell
        chart, view = self._board.chart, self._board.view
        pointed = next((aim.ship for aim in self._aims if view.cells[aim.ship] == cell), None)
        if pointed not in (None, self._aimed):
            self._aimed = pointed
            chart.mark(shots=questions.shots_of(view, self._aims, aimed=pointed))
            self._show_duel()
        if not self._ways:
            return
        way = self._ways.get(cell) if cell is not None else None
        if way is None or cell is None:
            chart.mark(course=None, shots=())
        else:
            course = self._board.fleet.course(view, way.path) if way.path[1:] else None
            there = forecast.having_paid(view, view.ship, way)
            shots = questions.shots_of(view, forecast.aims(there, view.ship, cell), cell)
            chart.mark(course=course, shots=shots)

    @property
    def preview(self) -> str:
        """What the cell under the pointer is good for; "" if none is."""
        view, cell = self._board.view, self._hovered
        if cell is None or not self._legal:
            return ""
        if (way := self._ways.get(cell)) is None:
            ship = ship_in(view, cell, self._legal)
            return forecast.told_of(view, cell, ship, self._api.called)
        gunners = self._dangers.get(cell, {})
        is_seen = self._api.services.settings.voice == MUTE
        return forecast.forecast(
            view, view.ship, cell, way, self._api.called, gunners, are_shots_seen=is_seen
        )

    def press_cell(self, cell: int) -> None:
        """A cell that answers, or one that is of no use now: then the rule is told."""
        action = answer_in(self._board.view, cell, self._legal, self._ways)
        if action is None or self._api.asked is None:
            # Tell what lies in a cell that isn't asked about.
            note = forecast.note_on(self._board.view, cell, self._api.called)
            self._api.show_note(note if note != self._api.note else None)
        elif not self._is_warned(cell):
            self._api.act(action)

    def _is_warned(self, cell: int) -> bool:
        """TB-24: return True if it is told, once, that a pearl would be spent for nothing."""
        ship = ship_in(self._board.view, cell, self._legal)
        if ship == self._warned_of or not forecast.is_paid_for_nothing(self._board.view, ship):
            return False
        self._warned_of = ship
        told = forecast.told_of(self._board.view, cell, ship, self._api.called)
        again = _("Press it again to spend a pearl on it anyway.")
        self._api.show_note(Note(_("For a pearl?"), f"{told}\n{again}"))
        return True

    def may_carry(self, cell: int) -> bool:
        """Return True if a drag from this cell carries the ship that may sail now."""
        return bool(self._ways) and cell == self._board.view.cells[self._board.view.ship]

    def put_down(self, cell: int) -> None:
        """Take a drag of the ship to a cell as a press on it."""
        if self._ways:
            self.press_cell(cell)

    def put_aside(self, kind: int, index: int) -> None:
        """Of the pieces of a kind, the first `index` stay aboard, or this one too."""
        aside = self.aside[kind]
        goal = index + 1 if index >= aside else index
        changed = pieces.more(self.aside, kind, goal - aside)
        hold = self._board.view.holds[self._board.view.ship]
        if sum(changed) >= pieces.cargo(hold):
            return
        self.aside = changed
        self._api.services.audio.play("token_taken")
        self._api.offers_changed()

    def unload(self) -> None:
        """Put aside what shall stay, then unload the rest."""
        # Pearls of either sort count as pearls.
        kinds = (min(kind, pieces.PEARL) for kind, n in enumerate(self.aside) for _each in range(n))
        first, *self._queue = *(actions.KEEP[kind] for kind in kinds), actions.UNLOAD
        self._api.act(first)

    # Keys, suggestions

    def handle(self, intent: Intent) -> bool:
        """Press the things of a slip by number keys; look at what was done last."""
        if isinstance(intent, intents.Recall):
            self._look_back()
            return True
        if isinstance(intent, intents.Pick) and intent.number < len(self._board.picker.spots):
            self._board.picker.spots[intent.number].activate()
            return True
        return False

    def _look_back(self) -> None:
        """Look from near at what was done last, and the lands around; before that, at rest."""
        view, controller = self._board.view, self._board.chart.controller
        controller.is_away = False
        if not controller.shows_all:
            controller.rest()
        if cells := self.lit or [view.cells[ship] for ship in (view.ship,) if ship >= 0]:
            far = partial(view.chart.grid.distance, cells[-1])
            lands = sorted(view.chart.land, key=far)[: round(_AT.lands)]
            controller.near(*cells, *lands, most=MOST / controller.frames.scale)

    def point_out(self, action: Any) -> Control | None:
        """Light up the cells of a suggested move; return its cell, or what answers it on a slip."""
        view = self._board.view
        cell = goal = getattr(action, "cell", None)
        if cell is None and isinstance(action, actions.Shoot | actions.Command):
            cell = goal = view.cells[action.ship]
        if cell is None and not isinstance(action, actions.Pass):
            cell = view.cells[view.ship] if view.ship >= 0 else None
        if isinstance(action, actions.Sail):
            self.hover(action.cell)
        name = f"pick.{pick_of(action)}"
        picked = next((spot for spot in self._board.picker.spots if spot.name == name), None)
        if cell is not None:
            self._board.chart.mark(lit=(cell,))
        if picked is not None or goal is None:
            return picked
        return self._board.chart.pointing.cursor_on(goal)


def answer_in(
    view: View, cell: int, legal: Collection[actions.Action], ways: Mapping[int, Route]
) -> actions.Action | None:
    """Return the action that is meant; None if the cell is only looked at."""
    if view.phase in (phases.START, phases.REFITTING):
        return actions.ChoosePort(cell)
    if view.phase == phases.SAILING:
        way = ways.get(cell)
        return actions.Sail(cell, way.pearls if way else 0)
    if view.phase == phases.COLLECTING:
        return actions.TAKE if cell == view.cells[view.ship] else None
    ship = ship_in(view, cell, legal)
    if ship is None:
        return None
    if view.phase == phases.COMMANDING:
        return actions.COMMAND[ship] if ship >= pieces.FIRST_PRIVATEER else None
    return actions.SHOOT[ship] if view.phase == phases.SHOOTING else None


def ship_in(view: View, cell: int, legal: Collection[actions.Action]) -> int | None:
    """Return the ship that is meant: one that may be shot at or commanded before others."""
    ships = [ship for ship, where in enumerate(view.cells) if where == cell and ship != view.ship]
    fit = [ship for ship in ships if actions.SHOOT[ship] in legal or actions.COMMAND[ship] in legal]
    return next(iter(fit or ships), None)
