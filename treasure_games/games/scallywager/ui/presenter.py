"""Which motion, sound and face each event gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from treasure_games.core.language import translate
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import CARD_TITLES
from treasure_games.games.scallywager.rules.state import NOBODY
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.match.steps import Step
from treasure_games.stage.animation import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Shake,
    Wait,
)
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_ = translate
_LOOK: Final = 0.5
"""Seconds for which a result is looked at."""
_CARD: Final = 0.9
"""Seconds for which a card that is played is read."""
_LOUD: Final = 46.0
"""Size of words that are shouted."""
_MOST_TICKS: Final = 5
_TICK: Final = 0.05


class Presenter(Stagehand):
    """Turns steps into animations."""

    def __init__(self, api: TableApi, board: Board) -> None:
        super().__init__(api)
        self._board, self._people, self._hold = board, board.people, board.hold

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        show = _SHOW.get(type(step.event))
        taken = Call(lambda: self._board.take(step.view))
        return taken if show is None else Sequential(show(self, step.event, step.view), taken)

    # The round

    def _round(self, _event: events.RoundStarted, view: View) -> Animation:
        """The screens are set up again, and all dice go behind them."""
        board = self._board
        self._hold.muster.begin(0)
        self._hold.clear_rolled()
        for seat in self._people.persons:
            self._people.show_face(seat, "calm")

        def clear() -> None:
            board.take(view)
            self._hold.keys.clear()
            self._hold.lay_own(view)
            board.show_bids(view)

        self.play("screen_up")
        return Sequential(
            Call(clear),
            Parallel(board.screens.raise_up(self.theme), self._people.lean(NOBODY), board.sink(0)),
        )

    def _rolled(self, event: events.Rolled, view: View) -> Animation:
        """All cups rattle together; only the own dice are seen to roll."""
        if event.seat != self._first_rolled(view):
            if event.seat != self._board.layout.bottom:
                return Wait(0.0)
            return Sequential(self.sound("dice_roll"), self._hold.roll(view))
        self.play("cup_rattle")
        rattle = self._board.screens.rattle(self.theme)
        if event.seat != self._board.layout.bottom:
            return rattle
        return Sequential(rattle, self.sound("dice_roll"), self._hold.roll(view))

    def _first_rolled(self, view: View) -> int:
        """Return who rolls first in a round."""
        seats = [(view.token + step) % view.seats for step in range(view.seats)]
        return next((seat for seat in seats if view.dice[seat]), NOBODY)

    def _token(self, event: events.TokenPassed | events.TokenPlaced, _view: View) -> Animation:
        return Sequential(
            self.sound("token_taken"), self._board.pass_token(event.seat),
            self.sound("token_lands"),
        )  # fmt: skip

    # Cards

    def _treasure(self, event: events.TreasurePlayed, view: View) -> Animation:
        self._say_card(event.seat, view.faces[event.card])
        return Sequential(
            self.sound("card_flip"), self._board.show_card(event.card, view), Wait(_CARD),
            self._board.move_cards(view), self.sound("card_place"),
        )  # fmt: skip

    def _revealed_card(self, event: events.AdventureRevealed, view: View) -> Animation:
        self._say_card(event.seat, view.faces[event.card])
        return Sequential(
            self.sound("packet_torn"), self._board.show_card(event.card, view), Wait(_CARD),
            self._board.move_cards(view), self.sound("card_place"),
        )  # fmt: skip

    def _say_card(self, seat: int, kind: int) -> None:
        self._hold.clear_rolled()
        self._board.say(seat, f"{_(CARD_TITLES[kind])}!", 34.0)
        self.mood(seat, "pleased")

    def _drawn(self, event: events.TreasureDrawn | events.AdventureDrawn, view: View) -> Animation:
        self.play("card_slide")
        return Sequential(self._board.move_cards(view, (event.card,)), self.sound("card_place"))

    def _moved(self, _event: events.Event, view: View) -> Animation:
        self.play("card_slide")
        return self._board.move_cards(view)

    def _reshuffled(self, _event: events.DeckReshuffled, _view: View) -> Animation:
        return Sequential(self.sound("card_shuffle"), Wait(_LOOK))

    def _passed(self, event: events.Event, _view: View) -> Animation:
        """Nothing is shown: only time passes, the same for everybody."""
        return Wait(0.0)

    def _kept(self, _event: events.Concealed, _view: View) -> Animation:
        return Wait(0.12)

    def _peeked(self, event: events.Peeked, view: View) -> Animation:
        self.play("wood_knock")
        self._board.say(event.target, _("Peeked at!"))
        return Wait(_LOOK)

    def _rerolled(self, event: events.DiceRerolled, view: View) -> Animation:
        self.play("dice_shake")
        if event.seat != self._board.layout.bottom:
            screens = self._board.screens
            return Sequential(screens.rattle(self.theme, (event.seat,)), Wait(0.1))
        return Sequential(self.sound("dice_roll"), self._hold.roll(view))

    def _turned(self, event: events.DieTurned, _view: View) -> Animation:
        return Sequential(self.sound("wood_knock"), Wait(0.2))

    def _openly(self, event: events.OpenlyRolled, _view: View) -> Animation:
        self.play("dice_roll")
        return Sequential(self._hold.roll_openly(event.seat, event.faces), Wait(_LOOK))

    # Bids

    def _bid(self, event: events.BidMade, view: View) -> Animation:
        self._board.say(event.seat, dice_of(event.count, event.face).capitalize(), 38.0)
        before = self._board.view.bids[-1][1] if self._board.view.bids else 0
        ticks = min(_MOST_TICKS, max(1, event.count - before))
        for index in range(ticks):
            self.beside(Sequential(Wait(_TICK * index), Call(partial(self._tick, index))))
        return Sequential(self._board.turn_bid(view), Wait(0.25))

    def _tick(self, index: int) -> None:
        self.api.services.audio.play("bid_tick", index)

    def _called(self, event: events.Called, view: View) -> Animation:
        self.play("call_drum")
        self.mood(event.seat, "angry")
        self._board.say(event.seat, _("Scallywag!"), _LOUD)
        return Wait(0.35 + self.durations.reveal_hush)

    def _parlayed(self, event: events.ParlayDeclared, view: View) -> Animation:
        self.play("call_drum")
        self.mood(event.seat, "pleased")
        self._board.say(event.seat, _("Parlay!"), _LOUD)
        return Wait(0.35 + self.durations.reveal_hush)

    # The showdown

    def _opened(self, _event: events.DiceRevealed, view: View) -> Animation:
        """A hush; then one screen after the other is flung aside, and the star leans over."""
        board = self._board
        order = [(view.challenger + step) % view.seats for step in range(1, view.seats + 1)]
        hush = Wait(self.durations.reveal_hush)
        fling = board.screens.fling(order, self.theme, lambda: self.play("screen_down"))

        def open_all() -> None:
            board.take(view)
            board.tell(view, is_counted=False)
            self._hold.open(view)

        return Sequential(
            hush, Parallel(fling, board.sink(1.0)), Call(open_all),
            self._people.lean(self._hold.star(view)), Wait(0.2),
        )  # fmt: skip

    def _counted(self, event: events.Counted, view: View) -> Animation:
        """The dice step up with rising pitch; a hush; the seal falls."""
        muster = self._hold.muster
        is_true = self._hold.is_true(view)

        def knock(index: int) -> None:
            self.api.services.audio.play("die_counted", index)

        def judged() -> None:
            muster.total = event.found
            self._judged(view, is_true=is_true)

        shake = (
            Wait(0.0)
            if is_true
            else Parallel(
                Shake(muster, self.theme.motion.shake_pixels / 8.0), self._people.shake(event.loser)
            )
        )
        return Sequential(
            Later(lambda: self._hold.count(view, knock)), Call(muster.hang_seal),
            self.sound("drum_hush"), Wait(2 * self.durations.reveal_hush),
            muster.fall(is_true=is_true, theme=self.theme, on_print=judged), shake, Wait(_LOOK / 2),
        )  # fmt: skip

    def _judged(self, view: View, *, is_true: bool) -> None:
        self.play("seal_thud")
        self.play("wax_hiss")
        self.play(self._verdict(view, is_true=is_true))
        self.mood(view.loser, "caught")
        self.mood(view.winner, "pleased")
        self._board.tell(view, is_counted=True)

    @staticmethod
    def _verdict(view: View, *, is_true: bool) -> str:
        """Return the chord of a verdict; a right parlay has one of its own."""
        if view.is_parlay and is_true:
            return "parlay"
        return "told_true" if is_true else "lie_found"

    def _lost(self, event: events.CrewLost, view: View) -> Animation:
        self.mood(event.seat, "angry")
        return Sequential(
            self.sound("loss"), self._hold.lose(event.seat, event.places),
            self.sound("die_overboard"), Wait(0.15),
        )  # fmt: skip

    def _gained(self, event: events.CrewGained | events.GhostsBoarded, view: View) -> Animation:
        self.mood(event.seat, "pleased")
        return Sequential(
            self.sound("gain"), self._hold.gain(event.seat, len(event.places)),
            self.sound("wood_knock"),
        )  # fmt: skip

    def _left(self, event: events.GhostsLeft, _view: View) -> Animation:
        return Sequential(self.sound("cup_slam"), self._hold.lose(event.seat, event.places))

    def _rescued(self, event: events.LifeboatUsed, view: View) -> Animation:
        self._board.say(event.seat, _("Lifeboat!"), 34.0)
        return Sequential(self.sound("gain"), self._board.move_cards(view), Wait(0.2))

    def _out(self, event: events.CaptainOut, view: View) -> Animation:
        """The screen falls, and whoever sat behind it is out."""
        self.play("ship_sinks")
        self.mood(event.seat, "caught")
        text = _("{name} is out").format(name=self.api.called(event.seat))
        self.api.show_banner(text, event.seat)
        fling = self._board.screens.fling(
            (event.seat,), self.theme, lambda: self.play("screen_down")
        )
        return Sequential(Parallel(fling, self._board.move_cards(view)), Wait(_LOOK / 2))

    def _ended(self, event: events.GameEnded, _view: View) -> Animation:
        self.announce_winners((event.winner,))
        return Wait(min(1.2, self.durations.win_most))

    def mood(self, seat: int, face: str) -> None:
        """Let somebody make a face, behind the screen and on the plate."""
        if seat != NOBODY:
            self._people.show_face(seat, face)
            super().mood(seat, face)


_SHOW: Final[dict[type[Any], Callable[[Presenter, Any, View], Animation]]] = {
    events.TokenPlaced: Presenter._token,
    events.TokenPassed: Presenter._token,
    events.RoundStarted: Presenter._round,
    events.Rolled: Presenter._rolled,
    events.Passed: Presenter._passed,
    events.Concealed: Presenter._kept,
    events.TreasurePlayed: Presenter._treasure,
    events.AdventureRevealed: Presenter._revealed_card,
    events.TreasureDrawn: Presenter._drawn,
    events.AdventureDrawn: Presenter._drawn,
    events.CardStolen: Presenter._moved,
    events.CardDeclined: Presenter._moved,
    events.AdventureDiscarded: Presenter._moved,
    events.AdventureExpired: Presenter._moved,
    events.DeckReshuffled: Presenter._reshuffled,
    events.Peeked: Presenter._peeked,
    events.DiceRerolled: Presenter._rerolled,
    events.DieTurned: Presenter._turned,
    events.OpenlyRolled: Presenter._openly,
    events.BidMade: Presenter._bid,
    events.Called: Presenter._called,
    events.ParlayDeclared: Presenter._parlayed,
    events.DiceRevealed: Presenter._opened,
    events.Counted: Presenter._counted,
    events.CrewLost: Presenter._lost,
    events.CrewGained: Presenter._gained,
    events.GhostsBoarded: Presenter._gained,
    events.GhostsLeft: Presenter._left,
    events.LifeboatUsed: Presenter._rescued,
    events.CaptainOut: Presenter._out,
    events.GameEnded: Presenter._ended,
}
"""The other events are told by the log alone."""
