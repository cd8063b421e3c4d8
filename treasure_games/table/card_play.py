"""What the person does with cards: looks closely, or chooses one of the hand and then its goal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control, Node
from treasure_games.table.pieces.zoom import PUT_AWAY, Enlarged, Inspector, LaidOut, Zoom
from treasure_games.table.table_api import Choice, TableApi

_GO_ON = intents.Navigate | intents.NextFocus | intents.PreviousFocus
"""Keyboard navigation closes a row that is laid out."""


class CardLook(Node, ABC):
    """A card that is shown large, a row or pile that is laid out, and the pointer and the keys that
    do this; any press ends it.

    `board` is the game's `CardBoard`.
    """

    def __init__(self, api: TableApi, board: Any) -> None:
        self._api, self._board = api, board
        self.zoom, self.inspector = Zoom(self.enlarged), Inspector(self.laid_out)
        self._under: int | None = None
        """The card under the pointer."""

    @abstractmethod
    def enlarged(self, card: int) -> Enlarged | None:
        """Return how a card is shown large; None if it is face down."""

    @abstractmethod
    def laid_out(self, key: int) -> LaidOut:
        """Return the row or pile of this key, usually a seat."""

    @abstractmethod
    def shows_itself(self, card: int) -> bool:
        """Return True for a card that resting on it doesn't enlarge."""

    def focused(self) -> int | None:
        """Return the card for the key that enlarges."""
        card: int | None = self._board.hand.hovered
        return card

    def children(self) -> Sequence[Node]:
        """Return what is shown, back to front."""
        return self.inspector, self.zoom

    def place(self) -> None:
        """Fit a new layout."""
        self.inspector.context, self.inspector.room = self._api.context, self._board.layout.room

    def inspect(self, key: int) -> None:
        """Lay out a row or pile, or put it away."""
        self._api.services.audio.play("page_turn")
        self.zoom.end()
        self.inspector.toggle(key)

    def handle(self, intent: Intent) -> bool:
        """Handle an intent about enlarged cards; return True if it was used."""
        if self.inspector.key is not None and isinstance(intent, PUT_AWAY | _GO_ON):
            self.inspector.close()
            if isinstance(intent, PUT_AWAY):
                return True
        if isinstance(intent, intents.Cancel) and self.zoom.card is not None:
            self.zoom.end()
            return True
        if isinstance(intent, intents.Zoom):
            return self._show(self.focused())
        if isinstance(intent, intents.PointerPressed):
            return self._press(intent)
        if isinstance(intent, intents.PointerMoved):
            self._move(intent)
        return False

    def _move(self, intent: intents.PointerMoved) -> None:
        card = self._board.card_at(intent.x, intent.y)
        if card == self._under:
            return
        self._under = card
        if card is None:
            self.zoom.end()
        elif not self.shows_itself(card):
            self.zoom.begin(card)

    def _press(self, intent: intents.PointerPressed) -> bool:
        """Enlarge the card under the right button; any press ends that."""
        if intent.button is intents.Button.RIGHT:
            self._show(self._board.card_at(intent.x, intent.y))
            return True
        self.zoom.end()
        return False

    def _show(self, card: int | None) -> bool:
        """Enlarge a card, or end that; return False if there is none."""
        was_large = self.zoom.card is not None
        self.zoom.end()
        if card is not None and not was_large:
            self.zoom.show(card)
        return was_large or card is not None


DOUBLE: Final = 0.4
"""The most seconds between the two presses of a double click."""


class CardPlay(ABC):
    """The card that is chosen, what may be done with it, and what pressing things does.

    `board` is the game's `CardBoard`.
    """

    def __init__(self, api: TableApi, board: Any, look: CardLook) -> None:
        self._api, self._board, self.look = api, board, look
        self.legal: tuple[Any, ...] = ()
        """What may be done now."""
        self.suggested: Any = None
        """The move that the person was advised to make."""
        self._pressed_at = -DOUBLE
        self._told: Note | None = None
        """What was said last of what an act would bring."""

    @abstractmethod
    def is_useful(self, card: int) -> bool:
        """Return True if anything may be done with a card of the hand now."""

    @abstractmethod
    def wish(self, card: int) -> Any:
        """Return what the person most likely wanted with a card that is of no use."""

    def obvious(self, card: int) -> Any:
        """Return what a double click on a card does; None where there are several ways."""
        wish = self.wish(card)
        alike = [one for one in self.legal if type(one) is type(wish)]
        aims = [one for one in alike if not hasattr(one, "card") or one.card == card]
        if wish in aims:
            return wish if len(aims) == 1 else None
        uses = [one for one in self.legal if getattr(one, "card", None) == card]
        return uses[0] if len(uses) == 1 else None

    @abstractmethod
    def dropped(self, card: int, x: float, y: float) -> Any:
        """Return what dropping a card at a point would do; None if there is no goal."""

    @abstractmethod
    def tell_of(self, card: int) -> None:
        """Tell what a card of the hand would bring."""

    @property
    def selected(self) -> int | None:
        """The chosen card of the hand."""
        card: int | None = self._board.hand.selected
        return card

    def refresh(self, legal: Sequence[Any]) -> None:
        """Take in what is legal now, after things have changed."""
        before, self.legal = self.legal, tuple(legal)
        if before != self.legal:
            self.suggested = None
            self.tell_nothing()
        if self.selected is not None and not self.is_useful(self.selected):
            self.select(None)

    # Choosing

    def may_choose(self, card: int) -> bool:
        """Return True if a card of the hand can be chosen now."""
        return self.is_useful(card)

    def select(self, card: int | None) -> None:
        """Choose a card, or none."""
        if card != self.selected:
            self._board.hand.selected = card
            self.suggested = None
            self.tell_nothing()
            self._api.show_note(None)

    def suggest(self, action: Any) -> None:
        """Choose the card of a suggested move; its button comes first then."""
        self.select(getattr(action, "card", None))
        self.suggested = action

    def send(self, action: Any) -> None:
        """Do it; what isn't legal is explained."""
        if action in self.legal:
            self.select(None)
            self.tell_nothing()
        self._api.act(action)

    def let_go(self) -> None:
        """Choose no card any more."""
        self.select(None)
        self._api.offers_changed()

    # What was pressed, pointed at or dragged

    def press_card(self, card: int) -> None:
        """Choose a card of the hand, let it go, or say why not; a double click does the obvious."""
        self._api.services.audio.play("ui_press")
        pressed, self._pressed_at = self._pressed_at, self._api.services.clock.now()
        if card == self.selected:
            is_double = self._pressed_at - pressed <= DOUBLE
            action = self.obvious(card) if is_double else None
            self.let_go() if action is None else self.send(action)
        elif self.may_choose(card):
            self._choose(card)
            self._api.lead_on()
        else:
            self.send(self.wish(card))

    def hover_card(self, card: int, is_over: bool) -> None:
        """Tell what a card of the hand would bring while it is pointed at."""
        if not is_over:
            self.look.zoom.end()
        if self.selected is None:
            self.tell_of(card) if is_over else self.tell_nothing()

    def drag_card(self, card: int) -> None:
        """Light up the goals of a card that is carried about, as if it were chosen."""
        self.look.zoom.end()
        if self.selected != card and self.is_useful(card):
            self._choose(card)

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        """Play a card that was dropped on a goal; elsewhere it goes home."""
        action = None if where is None else self.dropped(card, *where)
        if action is None:
            self.let_go()
        else:
            self.send(action)

    def _choose(self, card: int) -> None:
        self.select(card)
        self._api.offers_changed()
        self.tell_of(card)

    # What is told

    @property
    def may_tell(self) -> bool:
        """True if nothing else is said: a refusal hangs there until something is done."""
        return self._api.note in (None, self._told)

    def tell(self, note: Note | None) -> None:
        """Say what an act would bring, unless something else is said."""
        if note is None:
            self.tell_nothing()
        elif self.may_tell:
            self._told = note
            self._api.show_note(note)

    def tell_nothing(self) -> None:
        """Say no more what an act would bring."""
        if self._api.note is not None and self._api.note == self._told:
            self._api.show_note(None)

    # Buttons

    def choice(
        self, name: str, label: str, action: Any, *, brief: str = "", is_primary: bool = False
    ) -> Choice:
        """Return a button that does this; the one of a suggested move comes first."""
        is_primary = action == self.suggested if self.suggested else is_primary
        act = partial(self.send, action)
        return Choice(name, label, brief or label, act, is_primary=is_primary, action=action)

    def ending(
        self, action: Any, brief: str,
        *, is_primary: bool = False, forgoes: bool = False, loss: str = "",
    ) -> Choice:  # fmt: skip
        """Return the button that ends the turn, greyed while something must be done first."""
        made = self.choice("end", _("End turn"), action, brief=brief, is_primary=is_primary)
        return replace(made, refusal=self._api.refusal(action), forgoes=forgoes, loss=loss)


class HandSpot(Hotspot):
    """The hotspot over one card of the hand."""

    def __init__(self, number: int, board: Any, play: CardPlay) -> None:
        super().__init__(f"hand.{number}")
        self.card = -1
        self._hand, self._play = board.hand, play
        self.called = lambda: (
            f"{one.name} {one.words}" if (one := play.look.enlarged(self.card)) else ""
        )
        self.overlap_group = "hand"
        self.on_press = lambda: play.press_card(self.card)
        self.on_hover, self.on_drag, self.on_drop = self._hover, self._drag, self._drop
        self.shape = lambda x, y: self._hand.covers(self.card, x, y)

    def focus_rect(self) -> FRect:
        """Return the area of the card as lifted."""
        rect: FRect = self._hand.rect_of(self.card)
        return rect

    def _hover(self, is_over: bool) -> None:
        self._hand.hover(self.card, is_over)
        self._play.hover_card(self.card, is_over)

    def _drag(self, x: float, y: float) -> None:
        self._play.drag_card(self.card)
        self._hand.dragged = (self.card, x, y)

    def _drop(self, x: float | None, y: float | None) -> None:
        self._hand.dragged = None
        self._play.drop_card(self.card, None if x is None or y is None else (x, y))


class CardSpots(Node):
    """What can be pressed on the table: the hand from left to right, and what a game adds."""

    def __init__(self, api: TableApi, board: Any, play: CardPlay) -> None:
        self._api, self._board, self._play = api, board, play
        self.hand: list[HandSpot] = []

    def children(self) -> Sequence[Control]:
        """Return all of them."""
        return self.hand

    def place(self) -> None:
        """Put a hotspot over each card of the hand; none while it is face down."""
        hand, context = self._board.hand, self._api.context
        cards = hand.cards if self._board.is_hand_open else ()
        while len(self.hand) < len(cards):
            self.hand.append(HandSpot(len(self.hand), self._board, self._play))
        del self.hand[len(cards) :]
        for index, (spot, card) in enumerate(zip(self.hand, cards, strict=True)):
            spot.card = card
            room = hand.shape.room(len(cards), index)
            spot.place(room.clip(context.viewport.rect), context)

    def of_card(self, card: int) -> HandSpot:
        """Return the hotspot of a card that is in the hand."""
        return next(spot for spot in self.hand if spot.card == card)

    def handle(self, intent: Intent) -> bool:
        """Use number keys, and Esc that lets a chosen card go; the focus goes back to it."""
        if isinstance(intent, intents.Pick) and intent.number < len(self.hand):
            self._api.focus_on(self.hand[intent.number])
            self.hand[intent.number].on_press()
            return True
        card = self._play.selected
        if isinstance(intent, intents.Cancel) and card is not None:
            self._play.let_go()
            self._api.lead_back(self.of_card(card))
            return True
        return False
