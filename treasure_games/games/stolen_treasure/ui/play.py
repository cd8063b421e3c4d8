"""What the person at the screen chooses: a card of the hand first, then what is done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from treasure_games.core.words import Note
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import DIGGING, MATCHING, STAKING
from treasure_games.games.stolen_treasure.rules.pieces import TREASURE, deck_of
from treasure_games.games.stolen_treasure.text.forecast import (
    KIND_OF,
    Forecast,
    forecast,
    least_answer,
    wagered,
    wagered_briefly,
)
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.look import Look
from treasure_games.table.table_api import TableApi


class Interaction:
    """The card that is chosen, what may be done with it, and what pressing things does."""

    def __init__(self, api: TableApi, board: Board, look: Look) -> None:
        self._api, self._board, self._look = api, board, look
        self.legal: tuple[Action, ...] = ()
        """What may be done now."""
        self.suggested: Action | None = None
        """The move that the person was advised to make."""
        self._shown: Note | None = None

    @property
    def selected(self) -> int | None:
        """Return the chosen card of the hand."""
        return self._board.hand.selected

    def refresh(self, legal: Sequence[Action]) -> None:
        """Take in what is legal now, after things have changed."""
        before, self.legal = self.legal, tuple(legal)
        if before != self.legal:
            self.suggested = None
            self._tell_nothing()
        if self.selected is not None and not self.uses(self.selected):
            self.select(None)
        if self.selected is None and self._board.view.phase in (STAKING, MATCHING) and legal:
            # At large text what stands on the raft as well would cover plates.
            tell = wagered_briefly if self._board.layout.is_large else wagered
            self._tell(tell(self._board.view, self._api.called))

    # What is possible

    def uses(self, card: int) -> list[Action]:
        """Return what may be done with a card of the hand now."""
        kind = self._board.view.faces[card]
        return [
            one
            for one in self.legal
            if getattr(one, "card", -1) == card or KIND_OF.get(type(one), -2) == kind
        ]

    @property
    def targets(self) -> Mapping[int, Action]:
        """Return the seats that can be pointed at now, and what that does."""
        chosen = self.legal if self.selected is None else self.uses(self.selected)
        aimed = [one for one in chosen if hasattr(one, "target")]
        if self.selected is None:
            aimed = [one for one in aimed if isinstance(one, actions.Challenge)]
        elif not aimed:
            aimed = [one for one in self.legal if isinstance(one, actions.Challenge)]
        return {one.target: one for one in aimed}

    @property
    def is_aiming(self) -> bool:
        """Return True if a card is chosen that goes against one of several pirates."""
        uses = () if self.selected is None else self.uses(self.selected)
        return sum(hasattr(one, "target") for one in uses) > 1 and self.suggested is None

    @property
    def digs(self) -> Mapping[int, Action]:
        """Return the buried cards that can be taken."""
        is_asked = self._board.view.phase == DIGGING and self._api.asked == self._api.viewer
        found = self.legal if is_asked else ()
        return {one.card: one for one in found if isinstance(one, actions.DigUp)}

    @property
    def least(self) -> int | None:
        """Return the next card of the least legal answer to a wager."""
        view = self._board.view
        if view.phase != MATCHING or view.seat != view.asked or not self.legal:
            return None
        return next(iter(least_answer(view)), None)

    # Choosing

    def select(self, card: int | None) -> None:
        """Choose a card, or none."""
        if card == self.selected:
            return
        self._board.hand.selected = card
        self.suggested = None
        self._tell_nothing()

    def suggest(self, action: Action) -> None:
        """Choose the card of a suggested move; its button comes first then."""
        kind = KIND_OF.get(type(action))
        faces = self._board.view.faces
        held = [card for card in self._board.hand.cards if faces[card] == kind]
        self.select(getattr(action, "card", held[0] if held else None))
        self.suggested = action

    def send(self, action: Action) -> None:
        """Do it; what isn't legal is explained."""
        if action in self.legal:
            self.select(None)
            self._tell_nothing()
        self._api.act(action)

    def aim(self) -> None:
        """Choose the Pirate's Code of the hand, so that its targets light up."""
        code = next(one for one in self.legal if isinstance(one, actions.PlayCode))
        self.suggest(code)
        self._api.offers_changed()

    # What was pressed, pointed at or dragged

    def press_card(self, card: int) -> None:
        """Choose a card of the hand, let it go, or explain why it is of no use."""
        self._api.services.audio.play("ui_press")
        if card == self.selected:
            self.select(None)
            self._api.offers_changed()
            return
        if not self.uses(card) and self._api.asked is not None:
            self.send(self._wish(card))
            return
        self.select(card)
        self._api.offers_changed()
        self._tell_of(card)
        self._api.lead_on()

    def _wish(self, card: int) -> Action:
        """Return what the person most likely wanted with a card that is of no use."""
        if deck_of(card) == TREASURE:
            return actions.BURY[card]
        kind = self._board.view.faces[card]
        made = next((one for one, of in KIND_OF.items() if of == kind), None)
        if made is None:
            return actions.DISCARD[card]
        rival = (self._api.bottom + 1) % len(self._api.seats)
        return made(rival) if "target" in made.__struct_fields__ else made()

    def press_seat(self, seat: int) -> None:
        """Point at a seat, or look at what it has."""
        action = self.targets.get(seat)
        if action is not None and self._api.asked is not None:
            self.send(action)
        else:
            self._look.inspect(seat)

    def press_pile(self, pile: int) -> None:
        """Draw from a pile, or look at what may be in it."""
        action = draw_from(pile)
        if action in self.legal:
            self.send(action)
        else:
            self._look.inspect_pile(pile)

    def hover_card(self, card: int, is_over: bool) -> None:
        """Tell what a card of the hand would bring while it is pointed at."""
        if self.selected is not None:
            return
        if is_over:
            self._tell_of(card)
        else:
            self._tell_nothing()

    def hover_action(self, action: Action, is_over: bool) -> None:
        """Tell what an act would bring while its place is pointed at."""
        if is_over and action in self.legal:
            self._tell(forecast(self._board.view, action, self._api.called))
        elif self.selected is not None:
            self._tell_of(self.selected)
        else:
            self._tell_nothing()

    def hover_seat(self, seat: int, is_over: bool) -> None:
        """Tell what pointing at a seat would bring."""
        action = self.targets.get(seat)
        if action is not None:
            self.hover_action(action, is_over)

    def drag_card(self, card: int) -> None:
        """Light up the goals of a card that is carried about, as if it were chosen."""
        self._look.zoom.end()
        if self.selected != card and self.uses(card):
            self.select(card)
            self._api.offers_changed()

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        """Play a card that was dropped on a goal; elsewhere it goes home."""
        action = None if where is None else self._dropped(card, *where)
        if action is None:
            self.select(None)
            self._api.offers_changed()
        else:
            self.send(action)

    def _dropped(self, card: int, x: float, y: float) -> Action | None:
        layout, uses = self._board.layout, self.uses(card)
        for seat, action in self.targets.items():
            if layout.banks[seat].rect.collidepoint(x, y):
                return action
        plain = [one for one in uses if not hasattr(one, "target")]
        if layout.raft.collidepoint(x, y):
            away = [one for one in plain if not isinstance(one, actions.Bury)]
            return next(iter(away), None)
        if layout.own_bank.collidepoint(x, y):
            return next((one for one in plain if isinstance(one, actions.Bury)), None)
        return None

    # What is told

    def _tell_of(self, card: int) -> None:
        uses = self.uses(card)
        if uses:
            self._tell(forecast(self._board.view, uses[0], self._api.called))

    def _tell(self, told: Forecast | None) -> None:
        """Hang up a forecast, unless a refusal hangs there; the bank and the trail show it too."""
        if told is None or self._api.note not in (None, self._shown):
            return
        self._shown = Note(told.heading, "\n".join(told.lines), figures=told.figures)
        self._foretell(told)
        self._api.show_note(self._shown)

    def _foretell(self, told: Forecast | None) -> None:
        before, self._board.forecast = self._board.forecast, told
        if (before and before.losses) != (told and told.losses):
            self._api.offers_changed()

    def _tell_nothing(self) -> None:
        self._foretell(None)
        if self._api.note is not None and self._api.note == self._shown:
            self._api.show_note(None)


def draw_from(pile: int) -> Action:
    """Return the action that draws from a pile."""
    return actions.DRAW_PIRACY if pile == 2 else actions.DRAW_TREASURE[pile]
