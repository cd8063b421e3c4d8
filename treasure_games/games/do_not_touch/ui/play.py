"""What the person at the screen chooses: a card of the hand first, then where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from treasure_games.core.words import Note
from treasure_games.games.do_not_touch.rules.actions import (
    ADD,
    DISCARD,
    DISCARD_FOR_BONUS,
    DRAW_COVERED,
    DRAW_DISCARD,
    START_LOOT,
    SWAP,
    Action,
)
from treasure_games.games.do_not_touch.rules.state import DISCARD_EXCESS
from treasure_games.games.do_not_touch.text.sentences import preview
from treasure_games.games.do_not_touch.ui.choices import Choices
from treasure_games.games.do_not_touch.ui.marks import Uses, uses_of
from treasure_games.games.do_not_touch.ui.spots import Spots
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_NO_USES: Final = Uses(None, (), None)


class Interaction:
    """Selection, targets and buttons of one table."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self.selected: int | None = None
        self.spots = Spots(table, self)
        self.buttons = Choices(table, self)
        self._legal: tuple[Action, ...] = ()
        self._previewed: Note | None = None
        self.suggested: Action | None = None
        """The move that the person was advised to make."""

    # What may be done

    def take_in(self, legal: Sequence[Action]) -> None:
        """Things have changed: read what is legal, place the controls."""
        before, self._legal = self._legal, tuple(legal)
        if before != self._legal:
            # Lights on goals come and go with what is legal.
            self._table.api.invalidate()
            self.suggested = None
        if self.selected is not None and not self.uses(self.selected).is_any:
            self.select(None)
        self.spots.place()

    def uses(self, card: int) -> Uses:
        """Where a card of the hand may go now."""
        return uses_of(card, self._legal, len(self._table.api.seats)) if self._legal else _NO_USES

    @property
    def may_draw(self) -> tuple[bool, bool]:
        """Whether the deck and the discard pile may be drawn from."""
        return DRAW_COVERED in self._legal, DRAW_DISCARD in self._legal

    # Choosing

    def select(self, card: int | None) -> None:
        """Take a card in mind, or let it go."""
        if card == self.selected:
            return
        self.selected = card
        self.suggested = None
        self._table.fan.selected = card
        self._table.api.invalidate()
        self._table.api.show_note(None)

    def suggest(self, action: Action) -> None:
        """Take a suggested move in mind: its card is chosen, and its button comes first."""
        self.select(getattr(action, "card", None))
        self.suggested = action

    def press_card(self, card: int) -> None:
        """A card of the hand: choose it, let it go, or hear why it is of no use."""
        api = self._table.api
        api.services.audio.play("ui_press")
        if card == self.selected:
            self.select(None)
            api.changed()
            return
        if not self.uses(card).is_any:
            self._table.api.act(self._aim(card))
            return
        self.select(card)
        api.changed()
        self._show_preview(card)
        api.lead_on()

    def press_plank(self, seat: int) -> None:
        """A loot: the goal of the chosen card, or something to look at."""
        if self.selected is None:
            self._table.inspect(seat)
            return
        self.send(self._onto(self.selected, seat))

    def press_deck(self) -> None:
        """The covered deck."""
        self.send(DRAW_COVERED)

    def press_discard(self) -> None:
        """The discard pile: goal of the chosen card, or something to draw from."""
        if self.selected is None:
            self.send(DRAW_DISCARD)
            return
        uses = self.uses(self.selected)
        self.send(uses.pile or DISCARD_FOR_BONUS[self.selected])

    def hover_card(self, card: int, is_over: bool) -> None:
        """The pointer or the focus is on a card of the hand, or leaves it."""
        table = self._table
        table.fan.hovered = card if is_over else None
        table.api.invalidate(self.spots.card_rect(card).inflate(160, 160))
        if is_over:
            table.zoom.begin(card)
            if self.selected is None and table.api.note is None:
                self._show_preview(card)
        else:
            table.zoom.end()
            if self.selected is None:
                self._drop_preview()

    def drag(self, card: int, x: float, y: float) -> None:
        """A card is carried about; its goals light up as if it were chosen."""
        self._table.zoom.end()
        if self.selected != card and self.uses(card).is_any:
            self.select(card)
            self._table.api.changed()
        self._table.fan.dragged = (card, x, y)

    def drop(self, card: int, x: float | None, y: float | None) -> None:
        """It is let go: over a goal that counts as choosing it, elsewhere it goes home."""
        self._table.fan.dragged = None
        goal = None if x is None or y is None else self._goal_at(x, y)
        if goal is None:
            self.select(None)
            self._table.api.changed()
        elif isinstance(goal, int):
            self.send(self._onto(card, goal))
        else:
            self.send(self.uses(card).pile or DISCARD_FOR_BONUS[card])

    def pick(self, number: int) -> bool:
        """The card of this number in the hand, by a key."""
        if number >= len(self.spots.hand):
            return False
        self._table.api.focus_on(self.spots.hand[number])
        self.spots.hand[number].on_press()
        return True

    def _goal_at(self, x: float, y: float) -> int | str | None:
        """The seat whose field lies here, "pile" for the mat, None elsewhere."""
        for seat in range(len(self._table.api.seats)):
            if self._table.api.seat_area(seat).field.collidepoint(x, y):
                return seat
        return "pile" if self._table.card_layout.mat.collidepoint(x, y) else None

    def _onto(self, card: int, seat: int) -> Action:
        """What putting the card there would be."""
        if seat != self._table.api.bottom:
            return SWAP[card][seat]
        view = self._table.view
        return ADD[card] if view.loots[seat] else START_LOOT[card]

    def _aim(self, card: int) -> Action:
        """What the person most likely wanted with a card that is of no use."""
        view = self._table.view
        if view.phase == DISCARD_EXCESS:
            return DISCARD[card]
        return self._onto(card, self._table.api.bottom)

    def send(self, action: Action) -> None:
        """Do it if it is legal, else say why not."""
        if self._table.api.act(action):
            self.select(None)

    def _show_preview(self, card: int) -> None:
        uses = self.uses(card)
        if uses.own is not None:
            self._preview(uses.own)
        elif uses.rivals:
            self._preview(SWAP[card][uses.rivals[0]])

    def _preview(self, action: Action) -> None:
        """Hang up what a move would bring."""
        api = self._table.api
        self._previewed = preview(self._table.view, action, api.called)
        api.show_note(self._previewed)

    def _drop_preview(self) -> None:
        """Take it down, but no other slip: a refusal stays until something is done."""
        if self._table.api.note == self._previewed:
            self._table.api.show_note(None)

    def hover_plank(self, seat: int, is_over: bool) -> None:
        """With a card in mind a rival's plank tells what a swap would bring."""
        api = self._table.api
        if self.selected is None or seat == api.bottom:
            return
        if is_over and seat in self.uses(self.selected).rivals:
            self._preview(SWAP[self.selected][seat])
        elif not is_over:
            self._show_preview(self.selected)

    # What is offered

    @property
    def only(self) -> tuple[Action, ...]:
        """What must be done, where nothing else may be."""
        return self._legal if len(self._legal) == 1 else ()

    def focus_rivals(self) -> None:
        """Several may be swapped with: point at the first of their planks."""
        assert self.selected is not None
        rival = self.uses(self.selected).rivals[0]
        self._table.api.focus_on(self.spots.planks[rival])

    def handle(self, intent: Intent) -> bool:
        """Number keys, and Esc that lets a chosen card go."""
        if isinstance(intent, intents.Pick):
            return self.pick(intent.number)
        if isinstance(intent, intents.Cancel) and self.selected is not None:
            self._let_go(self.selected)
            return True
        return False

    def _let_go(self, card: int) -> None:
        """Nothing is chosen any more; by keys the focus goes back to the card."""
        self.select(None)
        self._table.api.changed()
        self._table.api.lead_back(self.spots.of_card(card))
