"""What the person chooses: uses of each card of the hand, its goal, and buttons that answer."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.language import capital, plural, translate as _
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.pieces import BONUS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.state import DISCARD_EXCESS, DRAW, FIRST_PLACE, MAIN
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import dearest, preview, shared
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.faces import Marks, picture
from treasure_games.games.do_not_touch.ui.lanes import CROWD
from treasure_games.table.card_play import CardPlay
from treasure_games.table.table_api import Choice

_CHOOSES: Final = (FIRST_PLACE, MAIN, DISCARD_EXCESS)
"""Phases in which a card of the hand is chosen."""


class Uses(Struct, frozen=True):
    """Where one card of the hand may go."""

    own: Action | None
    """Onto the own loot."""
    rivals: tuple[int, ...]
    """The seats whose top it may be swapped for."""
    pile: Action | None
    """Onto the discard pile."""

    @property
    def is_any(self) -> bool:
        """Return True if the card can be used at all."""
        return self.own is not None or bool(self.rivals) or self.pile is not None


def uses_of(card: int, legal: Sequence[Action], seats: int) -> Uses:
    """Return what may be done with a card of the hand."""
    begin, add = actions.START_LOOT[card], actions.ADD[card]
    away, bonus = actions.DISCARD[card], actions.DISCARD_FOR_BONUS[card]
    own = begin if begin in legal else add if add in legal else None
    pile = away if away in legal else bonus if bonus in legal else None
    rivals = tuple(seat for seat in range(seats) if actions.SWAP[card][seat] in legal)
    return Uses(own, rivals, pile)


def marks_of(view: View, card: int, uses: Uses, *, is_asked: bool) -> Marks:
    """Return what a card does now and why, a lock, and dull if it is of no use."""
    if view.seat is None or view.turn != view.seat or not is_asked or view.phase not in _CHOOSES:
        return Marks()
    locks = ("ui/icon_lock",) if card == view.locked and view.house.bonuses else ()
    return Marks(locks, view.phase == MAIN and not uses.is_any, *_said(view, card, uses))


def _said(view: View, card: int, uses: Uses) -> tuple[str, str]:
    """Return what stands on the plaque: what the card is best for, and why."""
    face = view.faces[card]
    if view.phase == FIRST_PLACE:
        return str(WORTH[face]), _("may begin")
    if uses.own is not None:
        return f"+{WORTH[face]}", _("fits: {what}", what=shared(_top(view, view.turn), face))
    if uses.rivals:
        tops = {spoken_name(_top(view, rival)) for rival in uses.rivals}
        what = min(tops) if len(tops) == 1 else _("one of {count}", count=len(tops))
        return _("swap"), _("takes {cards}", cards=what)
    if isinstance(uses.pile, actions.DiscardForBonus):
        return _("draw {count}", count=BONUS[face]), _("when discarded")
    if uses.pile is not None:
        return _("discard"), ""
    return "–", _("fits nothing now")


def _top(view: View, seat: int) -> int:
    """Return the last face of a loot."""
    return view.faces[view.loots[seat][-1]]


class Play(CardPlay):
    """The card that is chosen, what may be done with it, and what pressing things does."""

    _board: Board

    @property
    def aimed(self) -> int | None:
        """The chosen card of the hand, else the one that is pointed at."""
        return self._board.hand.hovered if self.selected is None else self.selected

    @property
    def rivals(self) -> tuple[int, ...]:
        """Whom the chosen card may be swapped with."""
        return () if self.selected is None else self.uses(self.selected).rivals

    @property
    def only_rival(self) -> int | None:
        """The only one of them, or the one suggested."""
        if isinstance(self.suggested, actions.Swap):
            return self.suggested.rival
        return self.rivals[0] if len(self.rivals) == 1 else None

    def uses(self, card: int) -> Uses:
        """Return where a card of the hand may go now."""
        return uses_of(card, self.legal, len(self._api.seats))

    def is_useful(self, card: int) -> bool:
        """Return True if a card of the hand can be used at all."""
        return self.uses(card).is_any

    def refresh(self, legal: Sequence[Action]) -> None:
        """Take in what is legal now, and mark the cards of the hand with what they are good for."""
        super().refresh(legal)
        board, is_asked = self._board, self._api.asked is not None
        for card in board.hand.cards if board.is_hand_open else ():
            marks = marks_of(board.view, card, self.uses(card), is_asked=is_asked)
            board.show_face(card, picture(board.view.faces[card], marks))

    # What was pressed, pointed at or dragged

    def press_seat(self, seat: int) -> None:
        """Use a loot as the goal of the chosen card, or lay it out to look at."""
        if self.selected is not None:
            self.send(self._onto(self.selected, seat))
        elif self._board.view.loots[seat]:
            self.look.inspect(seat)

    def press_deck(self) -> None:
        """Draw a covered card; a chosen one that begins the loot may be shown over the deck."""
        begins = None if self.selected is None else self._begun_by(self.selected)
        self.send(begins or actions.DRAW_COVERED)

    def press_discard(self) -> None:
        """Use the discard pile as the goal of the chosen card, or draw from it."""
        self.send(actions.DRAW_DISCARD if self.selected is None else self._onto_pile(self.selected))

    def hover_seat(self, seat: int, is_over: bool) -> None:
        """Tell what a swap of the chosen card would bring while a rival's plank is pointed at."""
        if self.selected is None or seat == self._api.bottom:
            return
        if is_over and seat in self.rivals:
            self._tell_of_act(actions.SWAP[self.selected][seat])
        elif not is_over:
            self.tell_of(self.selected)

    # What it means

    def dropped(self, card: int, x: float, y: float) -> Action | None:
        """Return what putting a card on a plank or the piles would be."""
        for seat in range(len(self._api.seats)):
            if self._board.layout.fields[seat].collidepoint(x, y):
                return self._onto(card, seat)
        return self._onto_pile(card) if self._board.layout.middle.collidepoint(x, y) else None

    def wish(self, card: int) -> Action:
        """Return what the person most likely wanted with a card that is of no use."""
        if self._board.view.phase == DISCARD_EXCESS:
            return actions.DISCARD[card]
        return self._onto(card, self._api.bottom)

    def _onto(self, card: int, seat: int) -> Action:
        """Return what putting a card on a seat's loot would be."""
        if seat != self._api.bottom:
            return actions.SWAP[card][seat]
        return actions.ADD[card] if self._board.view.loots[seat] else actions.START_LOOT[card]

    def _onto_pile(self, card: int) -> Action:
        """Return what putting a card on the discard pile would be."""
        pile = self.uses(card).pile or self._begun_by(card)
        return pile or actions.DISCARD_FOR_BONUS[card]

    def _begun_by(self, card: int) -> Action | None:
        """Return what begins the own loot; before that the piles may have the room of its chain."""
        return None if self._board.view.loots[self._api.bottom] else self.uses(card).own

    # What is told

    def tell_of(self, card: int) -> None:
        """Tell what adding a card would bring, or the dearest swap with it."""
        uses = self.uses(card)
        if uses.own is not None:
            self._tell_of_act(uses.own)
        elif uses.rivals:
            rival = dearest(self._board.view, card, uses.rivals)
            self._tell_of_act(actions.SWAP[card][rival])

    def _tell_of_act(self, action: Action) -> None:
        note = preview(self._board.view, action, self._api.called)
        board = self._board
        is_full = len(self._api.seats) > CROWD and len(self.answers(board.view)) > 1
        if note is not None and (is_full or board.layout.plan.is_tight):
            note = replace(note, text="")
        self.tell(note)

    # Buttons; where one of several rivals' loots answers, the status says so, and there is none

    def answers(self, view: View) -> list[Choice]:
        """Return the answers to what is asked now."""
        if self._api.asked is None:
            return []
        if view.phase == DRAW:
            return self._draws(view)
        card = self.selected
        if self._api.viewer != self._api.asked or card is None:
            return []
        uses, rival, found = self.uses(card), self.only_rival, []
        if uses.own is not None:
            found.append(self._own(view, card, uses.own))
        if rival is not None:
            label = _("Swap with {name}", name=self._api.called(rival))
            found.append(self.choice("swap", label, actions.SWAP[card][rival], brief=_("Swap")))
        if uses.pile is not None:
            found.append(self._pile(BONUS[view.faces[card]], uses.pile))
        return found

    def _draws(self, view: View) -> list[Choice]:
        label = _("Draw a covered card")
        found = [self.choice("draw", label, actions.DRAW_COVERED, brief=_("Draw"), is_primary=True)]
        if view.discard:
            label = _("Take {card}", card=spoken_name(view.faces[view.discard[-1]]))
            take = self.choice("take", label, actions.DRAW_DISCARD, brief=_("Take it"))
            found.append(replace(take, refusal=self._api.refusal(actions.DRAW_DISCARD)))
        return found

    def _own(self, view: View, card: int, action: Action) -> Choice:
        is_start = view.phase == FIRST_PLACE
        label = _("Start with {card}") if is_start else _("Add {card}")
        label = label.format(card=spoken_name(view.faces[card]))
        brief = _("Start") if is_start else _("Add")
        return self.choice("own", label, action, brief=brief, is_primary=True)

    def _pile(self, count: int, action: Action) -> Choice:
        if not isinstance(action, actions.DiscardForBonus):
            label, brief = _("Discard it"), _("Discard")
            return self.choice("discard", label, action, brief=brief, is_primary=True)
        label = _("Discard to draw {count}", count=count)
        return self.choice("bonus", label, action, brief=_("Draw {count}", count=count))

    def closing(self) -> Choice | None:
        """Return the end of the turn; the main button where nothing else is left."""
        if not self._api.is_turn_here:
            return None
        is_only, loss = self.legal == (actions.END_TURN,), self._left_lying()
        return self.ending(actions.END_TURN, _("End turn"), is_primary=is_only, loss=loss)

    def _left_lying(self) -> str:
        """Return which card could still be added; "" if none."""
        view = self._board.view
        faces = [view.faces[one.card] for one in self.legal if isinstance(one, actions.Add)]
        best = max(faces, key=WORTH.__getitem__, default=None)
        if best is None:
            return ""
        text = _("{card} still fits: +{count}.")
        return capital(text.format(card=spoken_name(best), count=WORTH[best]))


def turns_left(deck_left: int, seats: int) -> str:
    """Return how many more turns there are for each, if everybody draws from the deck."""
    turns = -(-deck_left // seats)
    return plural("About {count} more turn each", "About {count} more turns each", turns)
