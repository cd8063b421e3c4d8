"""What can be pointed at on the table: cards of the hand, piles, banks, buried cards, discards."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import GIVING
from treasure_games.games.stolen_treasure.rules.pieces import spoken_name
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import crop
from treasure_games.games.stolen_treasure.ui.layout import PIRACY_AT, is_cleared
from treasure_games.games.stolen_treasure.ui.play import Look, Play, draw_from
from treasure_games.games.stolen_treasure.ui.window import Window
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.card_play import CardSpots
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.answer_button import AnswerButton
from treasure_games.table.table_api import TableApi

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Spots(CardSpots):
    """The hand, goals, piles, and what can be looked through."""

    _board: Board
    _play: Play

    def __init__(self, api: TableApi, board: Board, play: Play, look: Look, window: Window) -> None:
        super().__init__(api, board, play)
        self._window = window
        self._draws = []
        for pile, action in enumerate(map(draw_from, range(3))):
            button = AnswerButton("", partial(play.send, action), f"choice.draw{pile}")
            button.on_hover, button.padding = partial(play.hover_action, action), 14.0
            self._draws.append(button)
        self._piles = [Hotspot(f"pile{pile}", partial(play.press_pile, pile)) for pile in range(3)]
        self._discards = [
            Hotspot(f"discards{deck}", partial(look.inspect_discards, deck)) for deck in range(2)
        ]
        self._banks: dict[int, Hotspot] = {}
        self._digs: dict[int, Hotspot] = {}

    # Controls

    def children(self) -> Sequence[Control]:
        """Return what can be pressed now; nothing while cards are answered."""
        if self._window.is_open:
            return []
        digs = [self._digs[card] for card in self._play.digs if card in self._digs]
        if is_cleared(self._board.view):
            return [*self.hand, *digs, *self._bank_spots()]
        looks = *self._bank_spots(), *self._piles, *self._discards
        return [*self.hand, *digs, *self.draws, *looks]

    @property
    def draws(self) -> list[AnswerButton]:
        """Return the buttons of the piles that may be drawn from now."""
        if self._api.asked is None or self._board.view.wager:
            return []
        return [
            button for pile, button in enumerate(self._draws) if draw_from(pile) in self._play.legal
        ]

    def _bank_spots(self) -> list[Hotspot]:
        view = self._board.view
        hidden = self._board.layout.bottom if view.wager else None
        if self._play.digs:
            hidden = view.victims[0]
        return [spot for seat, spot in self._banks.items() if seat != hidden]

    def place(self) -> None:
        """Put everything where hand, banks and piles are now."""
        super().place()
        context, layout = self._api.context, self._board.layout
        for pile, (button, spot) in enumerate(zip(self._draws, self._piles, strict=True)):
            button.text = _("Draw")
            button.called = spot.hint = self._pile_hint(pile)
            button.place(FRect(layout.draws[pile]), context)
            spot.place(FRect(layout.piles[pile]), context)
        for deck, spot in enumerate(self._discards):
            spot.place(layout.discards[deck].area, context)
            spot.hint = _("Press to look through the discards.")
            spot.called = (_("Discarded treasure"), _("Discarded piracy cards"))[deck]
        self._place_banks()
        self._place_digs()

    def _place_banks(self) -> None:
        layout, targets = self._board.layout, self._play.targets
        places = layout.stakes.choices(tuple(targets))[1]
        if tuple(self._banks) != layout.order:
            self._banks = {seat: Hotspot("") for seat in layout.order}
        for seat, spot in self._banks.items():
            is_goal = seat in targets and self._api.asked is not None
            spot.name = f"pick.bank{seat}" if is_goal else f"bank.{seat}"
            spot.called = self._api.called(seat)
            spot.on_press = partial(self._play.press_seat, seat)
            spot.on_hover = partial(self._play.hover_seat, seat)
            hint = _("Press to see everything {name} has.", name=self._api.called(seat))
            # What aiming there does is told on the slip.
            spot.hint = "" if is_goal else hint
            is_asked = is_goal and len(self._board.view.wager) == 1
            place = places[seat][0] if is_asked else layout.banks[seat].row.inflate(0.0, -10.0)
            spot.place(place, self._api.context)

    def _place_digs(self) -> None:
        view, before = self._board.view, self._digs
        self._digs = {}
        for card, action in self._play.digs.items():
            # A spot that stays keeps the pointer that rests on it.
            spot = before.get(card) or Hotspot(f"pick.dig{card}")
            spot.on_press = partial(self._play.send, action)
            spot.on_hover = partial(self._play.hover_action, action)
            spot.hint = spoken_name(view.faces[card])
            spot.overlap_group = "digs"
            rect = crop(self._board.layout.slots(view, view.victims[0])[card])
            rect.inflate_ip(max(0.0, _AT.least - rect.width), max(0.0, _AT.least - rect.height))
            spot.place(rect, self._api.context)
            self._digs[card] = spot

    def _pile_hint(self, pile: int) -> str:
        count = len(self._board.view.piles[pile])
        if pile == PIRACY_AT:
            return plural("{count} piracy card", "{count} piracy cards", count)
        return plural("{count} treasure card", "{count} treasure cards", count)

    # Pointing

    def lead_to(self, action: Action) -> Control | None:
        """Return the pile or the buried card whose press does it, if there is one."""
        draws = {draw_from(pile): button for pile, button in enumerate(self._draws)}
        button = draws.get(action)
        if button in self.draws:
            return button
        return self._digs.get(action.card) if isinstance(action, actions.DigUp) else None

    @property
    def target(self) -> Control | None:
        """The first bank that can be aimed at."""
        return next((self._banks[seat] for seat in self._play.targets), None)

    @property
    def useful(self) -> Control | None:
        """The first card of the hand that is of use."""
        return next((one for one in self.hand if self._play.uses(one.card)), None)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons under the piles, light on goals and on what is advised."""
        if self._window.is_open:
            return
        super().draw(canvas)
        palette, layout, view = canvas.context.theme.palette, self._board.layout, self._board.view
        card, told, suggested = self._play.selected, self._api.note, self._play.suggested
        if card is not None and suggested is not None and told is not None and not told.rule_id:
            draw_halo(canvas, self._board.hand.rect_of(card), reach=22.0, level=190)
        if view.phase == GIVING and view.victims[0] in layout.plates:
            draw_halo(canvas, layout.plates[view.victims[0]], reach=26.0, level=240)
        for seat in self._play.targets if self._api.asked is not None else ():
            draw_halo(canvas, layout.plates[seat], reach=18.0, level=210)
            if view.wager:
                continue
            rect = layout.banks[seat].rect.inflate(-16, -16)
            draw_halo(canvas, rect, reach=18.0, level=210)
            canvas.outline(rect, palette.lantern, 4.0, 20.0)
        for card in self._play.digs:
            rect = crop(layout.slots(view, view.victims[0])[card])
            canvas.outline(rect.inflate(8, 8), palette.lantern, 4.0, 10.0)
