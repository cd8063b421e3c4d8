"""What the person at the screen may answer: doubt a bid at the left, raise it at the right."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from treasure_games.core.game import Pending
from treasure_games.core.language import percent, translate
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.legal import pending_in
from treasure_games.games.scallywager.rules.odds import chance_exact, chance_true
from treasure_games.games.scallywager.rules.phases import BIDDING
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text import verdict
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.dice import die
from treasure_games.stage.animation import Tween
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.people_answers import Answer, PeopleAnswers
from treasure_games.table.pieces.bid_grid import Bid, BidBar, BidGrid, Bids
from treasure_games.table.pieces.odds_button import Case, OddsButton
from treasure_games.table.table_api import TableApi

_ = translate
_BAR = 640.0
"""The least width of the bar below the bids."""
_TIDE = 0.2
"""Seconds in which the water rises."""


class Answers(PeopleAnswers):
    """Call, parlay, and the grid of bids with its bar."""

    def __init__(self, api: TableApi, board: Board) -> None:
        super().__init__(api, board)
        self.view: View
        self.two = self.call, self.parlay = (
            OddsButton("choice.call", fights=True), OddsButton("choice.parlay", fights=False)
        )  # fmt: skip
        self.grid = BidGrid(self._bid, self._changed, "scallywager", die, verdict.lower_faces_note)
        self.bar = BidBar(
            "", lambda: self._bid(self.grid.chosen), "choice.bid",
            hint=_("Digits choose the count, then the face; arrows move, Enter bids"),
        )  # fmt: skip

    # What is offered

    def question(self, view: View) -> tuple[Pending | None, int, Action]:
        """Return what a view asks, in which round."""
        return pending_in(view), view.round_number, actions.CALL

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now, if it is bids and doubts."""
        self.view = view
        kinds = actions.Bid, actions.Call, actions.Parlay
        is_bidding = view.phase == BIDDING
        super().take_in(view, [one for one in legal if is_bidding and isinstance(one, kinds)])
        before = self.grid.bids.faces
        self.grid.offer(self._bids())
        if self.legal and len(self.grid.bids.faces) < len(before):
            self.grid.tide = 0.0
            self._board.beside(Tween(self.grid, self._board.brief(_TIDE), tide=1.0))
        self._place_bids()

    @property
    def is_aided(self) -> bool:
        """True for those who want the chances, and see their own dice."""
        return self._board.is_aided and self.view.seat == self.view.turn

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

    def offer(self, view: View) -> None:
        """Offer call and parlay with what they cost and bring."""
        stands = standing(view)
        if stands is None or actions.CALL not in self.legal:
            return
        _bidder, count, face = stands
        self.call.under = _("there are fewer")
        self.parlay.under = _("exactly {dice}").format(dice=dice_of(count, face))
        call, parlay = verdict.doubt_outcomes(view, self._api.called)
        self.offer_two(
            Answer(_("Scallywag!"), actions.CALL,
                   self._cases(1.0 - chance_true(view, count, face), call)),
            Answer(_("Parlay"), actions.PARLAY,
                   self._cases(chance_exact(view, count, face), parlay)),
        )  # fmt: skip
        # Below it is the other answer.
        self.call.tip_over = self.call.rect

    def _cases(self, chance: float, told: Sequence[tuple[str, ...]]) -> tuple[Case, ...]:
        """Return what comes of a doubt that is right, and of one that is wrong; with the chances
        for those who want them, the likelier first.
        """
        if not self.is_aided:
            return tuple(Case(words[0], "", words[1:]) for words in told)
        cases = sorted(zip((chance, 1.0 - chance), told, strict=True), key=lambda one: -one[0])
        return tuple(Case(words[0], percent(share), words[1:]) for share, words in cases)

    def _place_bids(self) -> None:
        """Put the grid and its bar into their place."""
        layout, context = self._board.layout, self._api.context
        grid = FRect(layout.grid if self.view.bids else layout.open_grid)
        bar = layout.bar(len(self.grid.bids.faces))
        grid.height -= bar + 2.0
        self.grid.place(grid, context)
        below = FRect(0, self.grid.rect.bottom + 2.0, min(grid.width, _BAR), bar)
        below.width = max(below.width, self.grid.rect.width)
        below.centerx = self.grid.rect.centerx
        self.bar.place(below, context)
        self._say_bar()

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
        self._api.offers_changed()

    @property
    def drawn(self) -> Sequence[Control]:
        """The buttons that are there, then bids."""
        bids = (self.grid,) if self.grid.bids.legal else ()
        bar = (self.bar,) if bids and self.grid.chosen is not None else ()
        return *super().drawn, *bids, *bar

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: among the bids, as a hasty press decides nothing there."""
        found = self.controls()
        return self.grid if self.grid in found else next(iter(found), None)

    # What is pressed

    def typed(self, digit: int) -> bool:
        """Choose a bid by digits; the next press makes it final."""
        is_used = bool(self.legal) and self.grid.typed(digit)
        if is_used:
            self._api.focus_on(self.grid)
        return is_used

    def pointed(self, x: float, y: float) -> None:
        """Light the bid under the pointer."""
        if self.legal:
            self.grid.point(x, y)

    def lead_to(self, action: Action) -> Control | None:
        """Return what does a suggested act with the next press; a bid is chosen for it."""
        if isinstance(action, actions.Bid):
            self.grid.choose((action.count, action.face))
            return self.grid
        return super().lead_to(action)

    def _bid(self, bid: Bid | None) -> None:
        if bid is not None and bid[1] in FACES:
            self._api.act(actions.BID[bid[0]][bid[1]])
