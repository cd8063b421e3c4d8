"""What the person at the screen may answer: two large buttons beside the own card, their keys, and
the others to steal from.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from treasure_games.core.game import Mode
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.questions import pending_in
from treasure_games.games.bluffaneer.rules.state import SHOUT, STEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.pieces.stake_button import Stake, StakeButton
from treasure_games.table.race import Race
from treasure_games.table.table_api import TableApi

_ = translate


class Answers:
    """The buttons and spots of what may be done now."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self._board, self._people = api, board, board.people
        self.legal: tuple[Action, ...] = ()
        self.view: View
        self.race = Race(api)
        self._give_in = StakeButton("quiet", fights=False)
        self._fight = StakeButton("fight", fights=True)
        self._victims: dict[int, Hotspot] = {}
        self._drawn = False

    # What is offered

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now; what is sealed only to whoever sees the own card."""
        self.view = view
        pending = pending_in(view)
        shout = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
        self.race.take_in(pending, view.turn_number, shout)
        is_sealed = pending is not None and pending.mode is Mode.SEALED
        is_hidden = is_sealed and self._api.viewer != self._api.asked
        self.legal = () if is_hidden or not self.race.may_begin else tuple(legal)
        self._people.lit = ()
        if view.phase == STEAL and self.legal:
            self._offer_victims()
        elif self.legal:
            self._offer_answers()
        self.race.ready.place(self._board.layout.answers[1], self._api.context)
        was_drawn, self._drawn = self._drawn, bool(self.buttons)
        if was_drawn or self._drawn:
            for rect in self._board.layout.answers:
                self._api.invalidate(rect.inflate(40, 40))

    def _offer_answers(self) -> None:
        give_in, fight = self._give_in, self._fight
        if self.view.phase == SHOUT:
            own = self.view.own_face if self._api.viewer == self._api.bottom else -1
            give_in.text, give_in.stakes = _("Stay quiet"), ()
            fight.text = _("Mine!")
            fight.stakes = (Stake(1, _("believed")), Stake(2 if own == self.view.pair else -1,
                                                           _("challenged")))  # fmt: skip
            if own < 0:
                fight.stakes = ()
            self._bind(actions.STAY_QUIET, actions.CLAIM)
            return
        cost = min(2, self.view.coins[self._api.bottom])
        give_in.text, give_in.stakes = _("Believe it"), (Stake(-1),)
        fight.text = _("Bluffaneer!")
        fight.stakes = Stake(1, _("a bluff")), Stake(-cost, _("true"))
        self._bind(actions.BELIEVE, actions.CHALLENGE)

    def _bind(self, quiet: Action, loud: Action) -> None:
        for button, action, rect in zip(
            (self._give_in, self._fight), (quiet, loud), self._board.layout.answers, strict=True
        ):
            button.on_press = partial(self.answer, action)
            button.place(rect, self._api.context)

    def _offer_victims(self) -> None:
        api, people = self._api, self._people
        for one in self.legal:
            assert isinstance(one, actions.Steal)
            spot = self._victims.setdefault(one.victim, Hotspot(f"pick.victim{one.victim}"))
            spot.on_press = partial(self.answer, one)
            spot.hint = _("Steal from {victim}").format(victim=api.called(one.victim))
            spot.place(people.spot(one.victim), api.context)
        people.lit = tuple(one.victim for one in self.legal if isinstance(one, actions.Steal))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The large buttons that are there."""
        if self.race.is_gate:
            return (self.race.ready,)
        return (self._give_in, self._fight) if self.legal and self.view.phase != STEAL else ()

    def controls(self) -> list[Control]:
        """Return what can be pressed."""
        return [*self.buttons, *(self._victims[seat] for seat in self._people.lit)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        for button in self.buttons:
            if canvas.touches(button.rect.inflate(40, 40)):
                button.draw(canvas)

    # What is pressed

    def answer(self, action: Action) -> None:
        """Answer for the person at the screen."""
        self._api.act(action)

    def press_seat(self, seat: int) -> None:
        """Steal from a seat whose plate was pressed; in a race a person's plate shouts for that
        person.
        """
        if self.view.phase == STEAL and self.legal:
            self.answer(actions.STEAL[seat])
        else:
            self.race.shout(seat)
