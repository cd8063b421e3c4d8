"""What the person at the screen chooses: a card of the hand first, then where it goes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from treasure_games.core.words import Note
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.state import DISCARD_EXCESS
from treasure_games.games.do_not_touch.text.notes import preview
from treasure_games.games.do_not_touch.ui.cards import Cards
from treasure_games.games.do_not_touch.ui.close_look import CloseLook
from treasure_games.games.do_not_touch.ui.marks import Uses, uses_of
from treasure_games.table.table_api import TableApi


class Interaction:
    """The card that is chosen, what may be done with it, and what pressing things does."""

    def __init__(self, api: TableApi, cards: Cards, look: CloseLook) -> None:
        self._api, self._cards, self._look = api, cards, look
        self.legal: tuple[actions.Action, ...] = ()
        """What may be done now."""
        self.suggested: actions.Action | None = None
        """The move that the person was advised to make."""
        self._previewed: Note | None = None

    @property
    def selected(self) -> int | None:
        """Return the chosen card of the hand."""
        return self._cards.hand.selected

    @property
    def aimed(self) -> int | None:
        """Return the chosen card of the hand, else the one that is pointed at."""
        return self._cards.hand.hovered if self.selected is None else self.selected

    def refresh(self, legal: Sequence[actions.Action]) -> None:
        """Take in what is legal now, after things have changed."""
        before, self.legal = self.legal, tuple(legal)
        if before != self.legal:
            self.suggested = None
        if self.selected is not None and not self.uses(self.selected).is_any:
            self.select(None)

    def uses(self, card: int) -> Uses:
        """Return where a card of the hand may go now."""
        return uses_of(card, self.legal, len(self._api.seats))

    @property
    def rivals(self) -> tuple[int, ...]:
        """Return whom the chosen card may be swapped with."""
        return () if self.selected is None else self.uses(self.selected).rivals

    @property
    def only_rival(self) -> int | None:
        """Return the only one of them, or the one suggested."""
        if isinstance(self.suggested, actions.Swap):
            return self.suggested.rival
        return self.rivals[0] if len(self.rivals) == 1 else None

    @property
    def may_draw(self) -> tuple[bool, bool]:
        """Return whether the deck and the discard pile may be drawn from."""
        return actions.DRAW_COVERED in self.legal, actions.DRAW_DISCARD in self.legal

    def select(self, card: int | None) -> None:
        """Choose a card, or none."""
        if card == self.selected:
            return
        self._cards.hand.selected = card
        self.suggested = None
        self._api.show_note(None)

    def suggest(self, action: actions.Action) -> None:
        """Choose the card of a suggested move; its button comes first then."""
        self.select(getattr(action, "card", None))
        self.suggested = action

    def send(self, action: actions.Action) -> None:
        """Do it; what isn't legal is explained."""
        if action in self.legal:
            self.select(None)
        self._api.act(action)

    # What was pressed, pointed at or dragged

    def press_card(self, card: int) -> None:
        """Choose a card of the hand, let it go, or explain why it is of no use."""
        self._api.services.audio.play("ui_press")
        if card == self.selected:
            self.select(None)
            self._api.offers_changed()
        elif self.uses(card).is_any:
            self.select(card)
            self._api.offers_changed()
            self._show_preview(card)
            self._api.lead_on()
        else:
            self.send(self._aim(card))

    def press_plank(self, seat: int) -> None:
        """Use a loot as the goal of the chosen card, or lay it out to look at."""
        if self.selected is None:
            self._look.inspect(seat)
        else:
            self.send(self._onto(self.selected, seat))

    def press_deck(self) -> None:
        """Draw a covered card; a chosen one that begins the loot may be shown over the deck."""
        begins = None if self.selected is None else self._begun_by(self.selected)
        self.send(begins or actions.DRAW_COVERED)

    def press_discard(self) -> None:
        """Use the discard pile as the goal of the chosen card, or draw from it."""
        self.send(actions.DRAW_DISCARD if self.selected is None else self._onto_pile(self.selected))

    def hover_card(self, card: int, is_over: bool) -> None:
        """Announce what a card of the hand would bring while it is pointed at."""
        if is_over:
            # What another card would bring gives way, also that of one which has the focus only.
            if self.selected is None and self._api.note in (None, self._previewed):
                self._show_preview(card)
        else:
            self._look.zoom.end()
            if self.selected is None and self._api.note == self._previewed:
                # Any other slip stays: a refusal hangs there until something is done.
                self._api.show_note(None)

    def hover_plank(self, seat: int, is_over: bool) -> None:
        """Announce what a swap of the chosen card would bring while a rival's plank is pointed
        at.
        """
        if self.selected is None or seat == self._api.bottom:
            return
        if is_over and seat in self.uses(self.selected).rivals:
            self._preview(actions.SWAP[self.selected][seat])
        elif not is_over:
            self._show_preview(self.selected)

    def drag_card(self, card: int) -> None:
        """Light up the goals of a card that is carried about, as if it were chosen."""
        self._look.zoom.end()
        if self.selected != card and self.uses(card).is_any:
            self.select(card)
            self._api.offers_changed()
            self._show_preview(card)

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        """Play a card that was dropped on a goal; elsewhere it goes home."""
        action = None if where is None else self._dropped(card, *where)
        if action is None:
            self.select(None)
            self._api.offers_changed()
        else:
            self.send(action)

    # What it means

    def _dropped(self, card: int, x: float, y: float) -> actions.Action | None:
        for seat in range(len(self._api.seats)):
            if self._cards.layout.fields[seat].collidepoint(x, y):
                return self._onto(card, seat)
        return self._onto_pile(card) if self._cards.layout.middle.collidepoint(x, y) else None

    def _onto(self, card: int, seat: int) -> actions.Action:
        """Return what putting a card on a seat's loot would be."""
        if seat != self._api.bottom:
            return actions.SWAP[card][seat]
        return actions.ADD[card] if self._cards.view.loots[seat] else actions.START_LOOT[card]

    def _onto_pile(self, card: int) -> actions.Action:
        """Return what putting a card on the discard pile would be."""
        pile = self.uses(card).pile or self._begun_by(card)
        return pile or actions.DISCARD_FOR_BONUS[card]

    def _begun_by(self, card: int) -> actions.Action | None:
        """Return what begins the own loot; before that the piles have the room of its chain."""
        return None if self._cards.view.loots[self._api.bottom] else self.uses(card).own

    def _aim(self, card: int) -> actions.Action:
        """Return what the person most likely wanted with a card that is of no use."""
        if self._cards.view.phase == DISCARD_EXCESS:
            return actions.DISCARD[card]
        return self._onto(card, self._api.bottom)

    def _show_preview(self, card: int) -> None:
        uses = self.uses(card)
        if uses.own is not None:
            self._preview(uses.own)
        elif uses.rivals:
            self._preview(actions.SWAP[card][uses.rivals[0]])

    def _preview(self, action: actions.Action) -> None:
        """Hang up what a move would bring."""
        note = preview(self._cards.view, action, self._api.called)
        if note is not None and self._cards.layout.plan.is_tight:
            note = replace(note, text="")
        self._previewed = note
        self._api.show_note(self._previewed)
