"""What the person at the screen may answer: doubt a bid at the left, raise it at the right."""

from collections.abc import Sequence

from msgspec import Struct
from pygame import FRect

from treasure_games.core.chances import sentence_with, told
from treasure_games.core.language import N_, translate as _
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.odds import chance_exact, chance_true
from treasure_games.games.scallywager.rules.phases import BIDDING
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text import verdict
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.bid_choice import Bid, Bids
from treasure_games.games.scallywager.ui.bid_panels import BidBar, BidPanels
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.dice import counts_for, own_order
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.widget import Control, Node
from treasure_games.table.fitting import Passage, one_line, plate_line, whole_line
from treasure_games.table.people.table import Answer, PeopleAnswers
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)


class Case(Struct, frozen=True):
    """What happens in one case; `chance` is "" where nobody wants to know, `briefs` are said where
    the words don't fit, the longest first.
    """

    words: str
    chance: str = ""
    briefs: tuple[str, ...] = ()


class OddsButton(WordedButton):
    """Title and a few words at the left, the cases at the right."""

    under = ""
    cases: tuple[Case, ...] = ()

    def __init__(self, name: str, *, fights: bool) -> None:
        super().__init__("", name=name, primary=fights, hint=self._tells)

    def _tells(self) -> str:
        """Return what may happen, and how likely it is."""
        return "\n".join(
            _("{chance}: {what}", chance=one.chance, what=one.words) if one.chance else one.words
            for one in self.cases
        )

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return title and a few words, then the cases line by line."""
        inner = self.rect.inflate(-2 * _AT.padding, -20.0)
        wide, high = inner.width * _AT.left - 12.0, 0.58 * inner.height
        head = FRect(inner.left, inner.top, wide, high)
        foot = FRect(inner.left, head.bottom, wide, inner.height - high)
        told = self.decides or self.under
        under, style = plate_line(context, told, _AS.under, *foot.size)
        has_under = bool(told) and under == told
        if not has_under:
            head.height = inner.height
        found = [Passage(*whole_line(context, self.text, _AS.title, *head.size), head)]
        if has_under:
            found.append(Passage(under, style, foot))
        return [*found, *self._lines(context, inner)]

    def _lines(self, context: LayoutContext, inner: FRect) -> list[Passage]:
        start = inner.left + inner.width * _AT.left
        high = inner.height / max(1, len(self.cases))
        chances = [one.chance for one in self.cases if one.chance]
        wide = max((context.texts.measure(one, _AS.chance)[0] + 2 for one in chances), default=0.0)
        wide = min(wide, 0.36 * (inner.right - start))
        found = []
        for index, case in enumerate(self.cases):
            top = inner.top + index * high
            if case.chance:
                room = FRect(start, top, wide, high)
                line = plate_line(context, case.chance, _AS.chance, wide, high)
                found.append(Passage(*line, room))
            left = start + (wide + 14.0 if wide else 0.0)
            room = FRect(left, top, inner.right - left, high)
            found.append(_said(context, (case.words, *case.briefs), room))
        return found


def _said(context: LayoutContext, ways: tuple[str, ...], room: FRect) -> Passage:
    """Return the longest way to say it that is still large, else the shortest."""
    least = _AT.large * _AS.words.size
    for words in ways[:-1]:
        text, style = one_line(context, words, _AS.words, *room.size, smallest=least, step=1.0)
        if text == words and context.texts.line_height(style) <= room.height + 1:
            return Passage(text, style, room)
    return Passage(*plate_line(context, ways[-1], _AS.words, *room.size), room)


class Answers(PeopleAnswers):
    """Call, parlay, and bids with their bar."""

    _board: Board

    def __init__(self, api: TableApi, board: Board) -> None:
        self.call = OddsButton("choice.call", fights=True)
        self.parlay = OddsButton("choice.parlay", fights=False)
        super().__init__(api, board, self.call, self.parlay)
        self.view: View
        self._doubt, self._exact = 1.0, 0.0
        self.bids = BidPanels(self._bid, self._changed)
        self.bar = BidBar(
            "", lambda: self._bid(self.bids.shown), "choice.bid",
            hint=lambda: _("Left and right: count; up and down: face; digits: count, face"),
        )  # fmt: skip

    # What is offered

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now, if it is bids and doubts."""
        self.view = view
        kinds = actions.Bid, actions.Call, actions.Parlay
        is_bidding = view.phase == BIDDING
        self.legal = tuple(one for one in legal if is_bidding and isinstance(one, kinds))
        self._offered = ()
        self._offer_doubts(view)
        self.bids.offer(self._bids())
        self._place_bids()

    @property
    def _sees_dice(self) -> bool:
        """True for those who see their own dice: nothing is told before."""
        return self.view.seat == self.view.turn

    def _bids(self) -> Bids:
        if not self.legal:
            return Bids()
        bids = [(one.count, one.face) for one in self.legal if isinstance(one, actions.Bid)]
        counts, bid, emblem = [count for count, _face in bids], None, ""
        stands = standing(self.view)
        if stands is not None:
            emblem, bid = self._api.emblem(stands[0]), stands[1:]
            counts.append(stands[1])
        chances = {bid: chance_true(self.view, *bid) for bid in bids if self._sees_dice}
        chances = {bid: chance for bid, chance in chances.items() if told(chance)}
        every = tuple(range(min(counts), max(counts) + 1))
        return Bids(every, frozenset(bids), bid, emblem, chances, self._held(), self.view.in_play)

    def _held(self) -> dict[int, int]:
        """Return how many own dice count for each face, as far as they are seen."""
        view, seat = self.view, self.view.turn
        own = [one for one in own_order(view, seat) if view.dice[seat][one] > 0]
        held = {face: sum(counts_for(view, seat, one, face) for one in own) for face in FACES}
        return {face: count for face, count in held.items() if count} if self._sees_dice else {}

    def _offer_doubts(self, view: View) -> None:
        """Offer call and parlay with what they cost and bring."""
        stands = standing(view)
        if stands is None or not {actions.CALL, actions.PARLAY} & set(self.legal):
            return
        _bidder, count, face = stands
        self._doubt = 1.0 - chance_true(view, count, face)
        self._exact = chance_exact(view, count, face)
        self.call.under = _("there are fewer")
        self.parlay.under = _("exactly {dice}", dice=dice_of(count, face))
        call, parlay = verdict.doubt_outcomes(view, self._api.called)
        self.offer_two(
            Answer(_("Scallywag!"), actions.CALL,
                   self._cases(self._doubt, call)),
            Answer(_("Parlay"), actions.PARLAY,
                   self._cases(self._exact, parlay)),
        )  # fmt: skip
        # Below it is the other answer.
        self.call.tip_over = self.call.rect

    def _cases(self, chance: float, ways: Sequence[tuple[str, ...]]) -> tuple[Case, ...]:
        """Return what comes of a right doubt and a wrong one; with chances the likelier first."""
        shares = (chance, 1.0 - chance)
        cases = list(zip(shares, ways, strict=True))
        if not self._sees_dice:
            return tuple(Case(words[0], "", words[1:]) for words in ways)
        if all(map(told, shares)):
            cases.sort(key=lambda one: -one[0])
        return tuple(Case(words[0], told(share), words[1:]) for share, words in cases)

    def _place_bids(self) -> None:
        """Place what is chosen at the right, over the bar; of a first bid on both sides of it."""
        layout, context = self._board.layout, self._api.context
        first = not self.view.bids
        self.bids.place_panels(*(layout.open_panels if first else layout.panels), context)
        self.bar.place(layout.open_bar if first else layout.bar, context)
        self._say_bar()

    def _say_bar(self) -> None:
        chosen = self.bids.shown
        self.bar.text = self.bar.detail = ""
        if chosen is not None:
            self.bar.text = _("Bid {dice}", dice=dice_of(*chosen))
            if (chance := self.bids.offered.chances.get(chosen)) is not None:
                self.bar.detail = sentence_with(N_("true: {chance}"), chance)
        is_first = not self.view.bids
        true = self.bids.offered.chances.get(chosen or (0, 0), 0.0)
        self.bar.is_primary = is_first or true > max(self._doubt, self._exact)
        is_exact = self._sees_dice and self._exact > self._doubt
        self.parlay.is_primary = is_exact and not self.bar.is_primary
        self.call.is_primary = not (is_exact or self.bar.is_primary)
        self._board.preview(chosen if is_first else None, self.bar.detail if is_first else "")
        if is_first:
            self.bar.detail = ""

    def _changed(self) -> None:
        """Show what has been chosen in the grid."""
        self._say_bar()
        self._api.offers_changed()

    def children(self) -> Sequence[Node]:
        """Return the buttons that are there, then bids."""
        bids = (self.bids, self.bar) if self.bids.offered.legal else ()
        return *self._offered, *bids

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: among the bids, as a hasty press decides nothing there."""
        found = self.controls()
        return self.bids if self.bids in found else next(iter(found), None)

    # What is pressed

    def typed(self, digit: int) -> bool:
        """Choose a bid by digits; the next press makes it final."""
        is_used = bool(self.legal) and self.bids.typed(digit)
        if is_used:
            self._api.focus_on(self.bids)
        return is_used

    def pointed(self, x: float, y: float) -> None:
        """Light the bid under the pointer."""
        if self.legal:
            self.bids.point(x, y)

    def lead_to(self, action: Action) -> Control | None:
        """Return what does a suggested act with the next press; a bid is chosen for it."""
        if isinstance(action, actions.Bid):
            self.bids.choose((action.count, action.face))
            return self.bids
        return super().lead_to(action)

    def _bid(self, bid: Bid | None) -> None:
        if bid is not None and bid[1] in FACES:
            self._api.act(actions.BID[bid[0]][bid[1]])
