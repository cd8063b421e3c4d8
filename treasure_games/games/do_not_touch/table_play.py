"""What the person at the screen chooses: a card of the hand first, then where it goes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.actions import (
    ADD,
    DISCARD,
    DISCARD_FOR_BONUS,
    DRAW_COVERED,
    DRAW_DISCARD,
    END_TURN,
    START_LOOT,
    SWAP,
    Action,
    DiscardForBonus,
)
from treasure_games.games.do_not_touch.pieces import BONUS, spoken_name
from treasure_games.games.do_not_touch.state import DISCARD_EXCESS, DRAW, FIRST_PLACE
from treasure_games.games.do_not_touch.table_marks import Uses, uses_of
from treasure_games.games.do_not_touch.table_paint import plank_rect
from treasure_games.games.do_not_touch.table_sentences import preview
from treasure_games.scenes.table.game_table import Choice, Note
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.table import DoNotTouchTable

_ = translate
_NO_USES: Final = Uses(None, (), None)


class HandSpot(Hotspot):
    """Over one card of the hand; turned as the card is."""

    def __init__(self, number: int, play: Play) -> None:
        super().__init__(f"hand.{number}")
        self.card = -1
        self._play = play
        self.overlap_group = "hand"
        self.on_press = self._pressed
        self.on_hover = self._hovered
        self.on_drag = self._dragged
        self.on_drop = self._dropped
        self.shape = self._lies_on

    def _pressed(self) -> None:
        self._play.press_card(self.card)

    def _hovered(self, is_over: bool) -> None:
        self._play.hover_card(self.card, is_over)

    def _dragged(self, x: float, y: float) -> None:
        self._play.drag(self.card, x, y)

    def _dropped(self, x: float | None, y: float | None) -> None:
        self._play.drop(self.card, x, y)

    def _lies_on(self, x: float, y: float) -> bool:
        return self._play.is_on_card(self.card, x, y)

    def focus_rect(self) -> FRect:
        """Round the card where it is lifted to."""
        return self._play.card_rect(self.card)

    def dirty_rect(self) -> FRect:
        """The card's room, lifted."""
        return self.rect.inflate(120, 160)


class PlankSpot(Hotspot):
    """A loot with all the room it may grow into; the focus goes round what lies there now."""

    def __init__(self, seat: int, play: Play) -> None:
        super().__init__(f"plank.{seat}")
        self._seat, self._play = seat, play
        self.on_press = lambda: play.press_plank(seat)
        self.on_hover = lambda is_over: play.hover_plank(seat, is_over)

    def focus_rect(self) -> FRect:
        """Round the wood and the cards on it."""
        return self._play.loot_rect(self._seat)


class Play:
    """Selection, targets and buttons of one table."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self.selected: int | None = None
        self._hand: list[HandSpot] = []
        self._planks: dict[int, PlankSpot] = {}
        self._deck = Hotspot("deck", self.press_deck)
        self._discard = Hotspot("discard", self.press_discard)
        self._deck.on_hover = self._discard.on_hover = lambda is_over: None
        self._legal: tuple[Action, ...] = ()
        self._previewed: Note | None = None
        self._suggested: Action | None = None

    # What may be done

    def take_in(self) -> None:
        """Things have changed: read what is legal, place the controls."""
        before, self._legal = self._legal, self._table.desk.legal()
        if before != self._legal:
            # Lights on goals come and go with what is legal.
            self._table.desk.invalidate()
            self._suggested = None
        if self.selected is not None and not self.uses(self.selected).is_any:
            self.select(None)
        self._place_controls()

    def uses(self, card: int) -> Uses:
        """Where a card of the hand may go now."""
        return uses_of(card, self._legal, len(self._table.desk.seats)) if self._legal else _NO_USES

    @property
    def may_draw(self) -> tuple[bool, bool]:
        """Whether the deck and the discard pile may be drawn from."""
        return DRAW_COVERED in self._legal, DRAW_DISCARD in self._legal

    def can(self, *kinds: Sequence[Action]) -> bool:
        """Whether any action of these lists is legal."""
        return any(action in kind for kind in kinds for action in self._legal)

    @property
    def can_discard_for_bonus(self) -> bool:
        """Whether some card may be discarded for more."""
        return self.can(DISCARD_FOR_BONUS)

    # Choosing

    def select(self, card: int | None) -> None:
        """Take a card in mind, or let it go."""
        if card == self.selected:
            return
        self.selected = card
        self._suggested = None
        self._table.fan.selected = card
        self._table.desk.invalidate()
        self._table.desk.show_note(None)

    def suggest(self, action: Action) -> None:
        """Take a suggested move in mind: its card is chosen, and its button comes first."""
        self.select(getattr(action, "card", None))
        self._suggested = action

    def press_card(self, card: int) -> None:
        """A card of the hand: choose it, let it go, or hear why it is of no use."""
        desk = self._table.desk
        desk.services.audio.play("ui_press")
        if card == self.selected:
            self.select(None)
            desk.changed()
            return
        if not self.uses(card).is_any:
            self._refuse(self._aim(card))
            return
        self.select(card)
        desk.changed()
        self._show_preview(card)
        desk.lead_on()

    def press_plank(self, seat: int) -> None:
        """A loot: the goal of the chosen card, or something to look at."""
        if self.selected is None:
            self._table.inspect(seat)
            return
        self._send(self._onto(self.selected, seat))

    def press_deck(self) -> None:
        """The covered deck."""
        self._send(DRAW_COVERED)

    def press_discard(self) -> None:
        """The discard pile: goal of the chosen card, or something to draw from."""
        if self.selected is None:
            self._send(DRAW_DISCARD)
            return
        uses = self.uses(self.selected)
        self._send(uses.pile or DISCARD_FOR_BONUS[self.selected])

    def hover_card(self, card: int, is_over: bool) -> None:
        """The pointer or the focus is on a card of the hand, or leaves it."""
        table = self._table
        table.fan.hovered = card if is_over else None
        table.desk.invalidate(self.card_rect(card).inflate(160, 160))
        if is_over:
            table.zoom.begin(card)
            if self.selected is None and table.desk.note is None:
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
            self._table.desk.changed()
        self._table.fan.dragged = (card, x, y)

    def drop(self, card: int, x: float | None, y: float | None) -> None:
        """It is let go: over a goal that counts as choosing it, elsewhere it goes home."""
        self._table.fan.dragged = None
        goal = None if x is None or y is None else self._goal_at(x, y)
        if goal is None:
            self.select(None)
            self._table.desk.changed()
        elif isinstance(goal, int):
            self._send(self._onto(card, goal))
        else:
            self._send(self.uses(card).pile or DISCARD_FOR_BONUS[card])

    def pick(self, number: int) -> bool:
        """The card of this number in the hand, by a key."""
        if number >= len(self._hand):
            return False
        self._table.desk.focus_on(self._hand[number])
        self._hand[number].on_press()
        return True

    def _goal_at(self, x: float, y: float) -> int | str | None:
        """The seat whose field lies here, "pile" for the mat, None elsewhere."""
        for seat in range(len(self._table.desk.seats)):
            if self._table.desk.berth(seat).field.collidepoint(x, y):
                return seat
        return "pile" if self._table.layout.mat.collidepoint(x, y) else None

    def _onto(self, card: int, seat: int) -> Action:
        """What putting the card there would be."""
        if seat != self._table.desk.bottom:
            return SWAP[card][seat]
        view = self._table.view
        return ADD[card] if view.loots[seat] else START_LOOT[card]

    def _aim(self, card: int) -> Action:
        """What the person most likely wanted with a card that is of no use."""
        view = self._table.view
        if view.phase == DISCARD_EXCESS:
            return DISCARD[card]
        return self._onto(card, self._table.desk.bottom)

    def _send(self, action: Action) -> None:
        """Do it if it is legal, else say why not."""
        refused = self._table.desk.refusal(action)
        if refused is not None:
            self._table.desk.explain(refused)
            return
        self.select(None)
        self._table.desk.choose(action)

    def _refuse(self, action: Action) -> None:
        refused = self._table.desk.refusal(action)
        if refused is not None:
            self._table.desk.explain(refused)

    def _show_preview(self, card: int) -> None:
        uses = self.uses(card)
        if uses.own is not None:
            self._preview(uses.own)
        elif uses.rivals:
            self._preview(SWAP[card][uses.rivals[0]])

    def _preview(self, action: Action) -> None:
        """Hang up what a move would bring."""
        desk = self._table.desk
        self._previewed = preview(self._table.view, action, desk.called)
        desk.show_note(self._previewed)

    def _drop_preview(self) -> None:
        """Take it down, but no other slip: a refusal stays until something is done."""
        if self._table.desk.note == self._previewed:
            self._table.desk.show_note(None)

    def hover_plank(self, seat: int, is_over: bool) -> None:
        """With a card in mind a rival's plank tells what a swap would bring."""
        desk = self._table.desk
        if self.selected is None or seat == desk.bottom:
            return
        if is_over and seat in self.uses(self.selected).rivals:
            self._preview(SWAP[self.selected][seat])
        elif not is_over:
            self._show_preview(self.selected)

    # Buttons

    def choices(self) -> list[Choice]:
        """Answers to what is asked now."""
        view, desk = self._table.view, self._table.desk
        if desk.asked is None:
            return []
        if view.phase == DRAW:
            return self._draw_choices()
        if desk.viewer != desk.asked:
            return []
        if self.selected is None:
            return []
        return self._card_choices(self.selected, self.uses(self.selected))

    def _draw_choices(self) -> list[Choice]:
        view = self._table.view
        found = [
            Choice(
                "draw", _("Draw a covered card"), _("Draw"), self.press_deck,
                is_primary=self._suggested != DRAW_DISCARD,
            )
        ]  # fmt: skip
        if view.discard:
            card = spoken_name(view.faces[view.discard[-1]])
            refused = self._table.desk.refusal(DRAW_DISCARD)
            label = _("Take {card}").format(card=card)
            found.append(
                Choice(
                    "take", label, label, self.press_discard,
                    is_primary=self._suggested == DRAW_DISCARD, refusal=refused,
                )
            )  # fmt: skip
        return found

    def _card_choices(self, card: int, uses: Uses) -> list[Choice]:
        found: list[Choice] = []
        if uses.own is not None:
            is_start = self._table.view.phase == FIRST_PLACE
            label = _("Start my loot") if is_start else _("Add to my loot")
            brief = _("Start") if is_start else _("Add")
            is_first = self._suggested is None or self._suggested == uses.own
            found.append(Choice("own", label, brief, self._sender(uses.own), is_primary=is_first))
        if uses.rivals:
            found.append(self._swap_choice(card, uses.rivals))
        if uses.pile is not None:
            found.append(self._pile_choice(card, uses.pile))
        return found

    def _swap_choice(self, card: int, rivals: tuple[int, ...]) -> Choice:
        """One rival, or the one suggested, at once; several by way of their planks."""
        desk = self._table.desk
        advised = next((one for one in rivals if SWAP[card][one] == self._suggested), None)
        rival = rivals[0] if len(rivals) == 1 else advised
        if rival is not None:
            label = _("Swap with {name}").format(name=desk.called(rival))
            act = self._sender(SWAP[card][rival])
        else:
            label = _("Swap with a rival…")
            act = self._focus_rivals
        return Choice("swap", label, _("Swap"), act, is_primary=advised is not None)

    def _pile_choice(self, card: int, action: Action) -> Choice:
        if isinstance(action, DiscardForBonus):
            count = BONUS[self._table.view.faces[card]]
            label = _("Discard to draw {count}").format(count=count)
            return Choice(
                "bonus", label, _("Draw {count}").format(count=count), self._sender(action),
                is_primary=action == self._suggested,
            )  # fmt: skip
        return Choice(
            "discard", _("Discard it"), _("Discard"), self._sender(action), is_primary=True
        )

    def closing(self) -> Choice | None:
        """The end of the turn, greyed while something must be done first."""
        desk = self._table.desk
        if not desk.is_turn_here:
            return None
        refused = desk.refusal(END_TURN)
        return Choice(
            "end", _("End turn"), _("End turn"), self._sender(END_TURN),
            is_primary=END_TURN in (self._suggested, *self._only), refusal=refused,
        )  # fmt: skip

    @property
    def _only(self) -> tuple[Action, ...]:
        """What must be done, where nothing else may be."""
        return self._legal if len(self._legal) == 1 else ()

    def _sender(self, action: Action) -> Callable[[], None]:
        return lambda: self._send(action)

    def _focus_rivals(self) -> None:
        """Several may be swapped with: point at the first of their planks."""
        assert self.selected is not None
        rival = self.uses(self.selected).rivals[0]
        self._table.desk.focus_on(self._planks[rival])

    # Controls

    def controls(self) -> list[Control]:
        """Hand, own plank, rivals' planks round the table, deck, discard pile."""
        return [*self._hand, *self._planks.values(), self._deck, self._discard]

    def _place_controls(self) -> None:
        table = self._table
        window = table.desk.look.viewport.rect
        shown = table.view.hands[table.desk.bottom] if table.is_hand_open else ()
        while len(self._hand) < len(shown):
            self._hand.append(HandSpot(len(self._hand), self))
        del self._hand[len(shown) :]
        for index, (spot, card) in enumerate(zip(self._hand, shown, strict=True)):
            spot.card = card
            spot.place(table.hand_rect(len(shown), index).clip(window), table.desk.look)
        self._place_planks()
        layout = table.layout
        self._deck.place(layout.deck.union(layout.deck_plate), table.desk.look)
        self._discard.place(layout.discard.union(layout.discard_plate), table.desk.look)
        self._deck.hint = table.deck_hint()

    def _place_planks(self) -> None:
        desk = self._table.desk
        seats = len(desk.seats)
        order = [(desk.bottom + step) % seats for step in range(seats)]
        if list(self._planks) != order:
            self._planks = {seat: PlankSpot(seat, self) for seat in order}
        for seat, spot in self._planks.items():
            spot.place(self._table.plank_rect(seat), desk.look)

    def loot_rect(self, seat: int) -> FRect:
        """A loot as it lies now, plank and cards; all of it while it is laid out."""
        if self._table.inspector.seat == seat:
            return self._table.inspector.rect()
        place = self._table.chain(seat)
        wood = plank_rect(place)
        return wood.union(place.card.move(wood.left - place.card.left, 0))

    def card_rect(self, card: int) -> FRect:
        """Where a card of the hand is now, not turned."""
        return self._table.board[card].rect if card in self._table.board else FRect(0, 0, 0, 0)

    def is_on_card(self, card: int, x: float, y: float) -> bool:
        """Whether a point lies on a card of the hand, as it lies when nothing is lifted."""
        table = self._table
        cards = table.fan.cards
        if card not in cards:
            return False
        middle_x, middle_y, angle = table.layout.hand(len(cards), cards.index(card))
        turn = math.radians(angle)
        across, down = x - middle_x, y - middle_y
        along = across * math.cos(turn) - down * math.sin(turn)
        upward = across * math.sin(turn) + down * math.cos(turn)
        layout = table.layout
        return abs(along) <= layout.card_width / 2 and abs(upward) <= layout.card_height / 2

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
        self._table.desk.changed()
        self._table.desk.lead_back(next(spot for spot in self._hand if spot.card == card))
