"""What the person at the screen may answer: doubt a bid at the left, raise it at the right."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from treasure_games.core.language import percent, translate
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.odds import chance_exact, chance_true
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.rules.state import BIDDING
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text import stakes
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.dice import die
from treasure_games.stage.animation import Tween
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.pieces.bid_grid import Bid, BidBar, BidGrid, Bids
from treasure_games.table.pieces.odds_button import Case, OddsButton
from treasure_games.table.table_api import TableApi

_ = translate
_TIDE = 0.2
"""Seconds in which the water rises."""


class Answers:
    """Call, parlay, and the grid of bids with its bar."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self._board = api, board
        self.view: View
        self.legal: tuple[Action, ...] = ()
        self.grid = BidGrid(self._bid, self._changed, "scallywager", die, stakes.below)
        self.bar = BidBar(
            "", lambda: self._bid(self.grid.chosen), "choice.bid",
            hint=_("Digits choose the count, then the face; arrows move, Enter bids"),
        )  # fmt: skip
        self.call = OddsButton(_("Scallywag!"), lambda: self._do(actions.CALL), "choice.call",
                               primary=True)  # fmt: skip
        self.parlay = OddsButton(_("Parlay"), lambda: self._do(actions.PARLAY), "choice.parlay")
        self._drawn: object = None

    # What is offered

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now."""
        self.view = view
        kinds = actions.Bid, actions.Call, actions.Parlay
        self.legal = tuple(one for one in legal if isinstance(one, kinds))
        if view.phase != BIDDING:
            self.legal = ()
        before = self.grid.bids.faces
        self.grid.offer(self._bids())
        if self.legal and len(self.grid.bids.faces) < len(before):
            self.grid.tide = 0.0
            self._board.beside(Tween(self.grid, self._board.brief(_TIDE), tide=1.0))
        self._doubts()
        self.place()

    @property
    def is_aided(self) -> bool:
        """True for those who want the chances, and see their own dice."""
        wants = self._api.services.settings.show_odds
        return wants and self.view.seat == self.view.turn

    def _bids(self) -> Bids:
        bids = [(one.count, one.face) for one in self.legal if isinstance(one, actions.Bid)]
        stands = standing(self.view)
        if not self.legal:
            return Bids()
        counts = [count for count, _face in bids]
        if stands is not None:
            counts.append(stands[1])
        chances = {bid: chance_true(self.view, *bid) for bid in bids} if self.is_aided else {}
        return Bids(
            tuple(range(min(counts), max(counts) + 1)), frozenset(bids),
            None if stands is None else stands[1:],
            "" if stands is None else self._api.emblem(stands[0]), chances,
        )  # fmt: skip

    def _doubts(self) -> None:
        """Tell what a call and a parlay cost and bring."""
        stands = standing(self.view)
        if stands is None or actions.CALL not in self.legal:
            return
        _bidder, count, face = stands
        told = stakes.doubts(self.view, self._api.called)
        odds = 1.0 - chance_true(self.view, count, face), chance_exact(self.view, count, face)
        self.call.under = _("there are fewer")
        self.parlay.under = _("exactly {dice}").format(dice=dice_of(count, face))
        for button, (good, bad), chance in zip((self.call, self.parlay), told, odds, strict=True):
            if not self.is_aided:
                button.cases = Case(good[0], "", good[1:]), Case(bad[0], "", bad[1:])
                continue
            cases = [(chance, good), (1.0 - chance, bad)]
            cases.sort(key=lambda one: -one[0])
            button.cases = tuple(
                Case(words[0], percent(share), words[1:]) for share, words in cases
            )

    def place(self) -> None:
        """Put everything into its place."""
        layout, context = self._board.layout, self._api.context
        grid = FRect(layout.grid if self.view.bids else layout.open_grid)
        bar = layout.bar(len(self.grid.bids.faces))
        grid.height -= bar + 2.0
        self.grid.place(grid, context)
        self.bar.place(FRect(grid.left, grid.bottom + 2.0, grid.width, bar), context)
        for button, rect in zip((self.call, self.parlay), layout.answers, strict=True):
            button.place(rect, context)
        self._say_bar()
        self._redraw()

    def _say_bar(self) -> None:
        chosen = self.grid.chosen
        self.bar.text = self.bar.detail = ""
        if chosen is not None:
            self.bar.text = _("Bid {dice}").format(dice=dice_of(*chosen))
            chance = self.grid.bids.chances.get(chosen)
            if chance is not None:
                self.bar.detail = _("{percent} that it holds").format(percent=percent(chance))

    def _changed(self) -> None:
        """Show what has been chosen in the grid."""
        self._say_bar()
        self._redraw()
        self._api.changed()

    def _redraw(self) -> None:
        shown = self.legal, self.grid.chosen, self.grid.bids
        if shown != self._drawn or self.legal:
            self._drawn = shown
            layout = self._board.layout
            for rect in (layout.open_grid, *layout.answers):
                self._api.invalidate(rect.inflate(40, 60))

    def controls(self) -> list[Control]:
        """Return what can be pressed."""
        found: list[Control] = []
        if actions.CALL in self.legal:
            found += [self.call, self.parlay]
        if self.grid.bids.legal:
            found.append(self.grid)
            if self.grid.chosen is not None:
                found.append(self.bar)
        return found

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: among the bids, as a hasty press decides nothing there."""
        found = self.controls()
        return self.grid if self.grid in found else next(iter(found), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw what can be pressed."""
        for control in self.controls():
            if canvas.touches(control.rect.inflate(40, 40)):
                control.draw(canvas)

    def track(self) -> None:
        """Redraw the water while it rises."""
        if 0.0 < self.grid.tide < 1.0:
            self._api.invalidate(self.grid.rect)

    def boxes(self) -> list[Box]:
        """Return the boxes of all controls."""
        return [box for one in self.controls() for box in one.boxes(self._api.context)]

    # What is pressed

    def typed(self, digit: int) -> bool:
        """Choose a bid by digits; the next press makes it final."""
        is_used = bool(self.legal) and self.grid.typed(digit)
        if is_used:
            self._api.focus_on(self.grid)
        return is_used

    def pointed(self, x: float, y: float) -> None:
        """Light the bid under the pointer."""
        if self.legal and self.grid.point(x, y):
            self._api.invalidate(self.grid.rect.inflate(20, 20))

    def lead_to(self, action: Action) -> Control | None:
        """Return what does a suggested act with the next press; a bid is chosen for it."""
        if isinstance(action, actions.Bid):
            self.grid.choose((action.count, action.face))
            return self.grid
        return {actions.CALL: self.call, actions.PARLAY: self.parlay}.get(action)

    def _bid(self, bid: Bid | None) -> None:
        if bid is not None and bid[1] in FACES:
            self._do(actions.BID[bid[0]][bid[1]])

    def _do(self, action: Action) -> None:
        self._api.act(action)
