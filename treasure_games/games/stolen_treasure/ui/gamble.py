"""How a wager is laid, decided and paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from treasure_games.core.language import translate
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.log import HANDS
from treasure_games.games.stolen_treasure.ui.motion import Motion
from treasure_games.games.stolen_treasure.ui.wager import Toss
from treasure_games.stage.animation import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Staggered,
    Wait,
)

_ = translate


class Gamble(Motion):
    """Shows wagers; coin, dice or hands lie there until one is paid."""

    _toss: Toss

    def _show_staked(self, event: events.Staked, view: View) -> Animation:
        card = event.card
        self._board.take_up(card, event.seat)
        pose = self._board.poses(view)[card]
        return Sequential(
            Parallel(self._mover.fly(card, pose), *self._moves(view, card)),
            self.sound("coin_single"),
            self._mover.squash(card),
        )

    def _show_challenged(self, event: events.Challenged, view: View) -> Animation:
        self.play("your_turn" if event.target == self.api.viewer else "bell")
        return self.glide(view)

    def _show_coin_tossed(self, event: events.CoinTossed, view: View) -> Animation:
        text = _("{name} wins the toss").format(name=self.api.called(event.seat))
        self.play("coin_spin")
        landed = partial(self.play, "coin_single")
        return self._decided(self._toss.flip(self.theme, landed), text, event.seat, view)

    def _show_dice_rolled(self, event: events.DiceRolled, view: View) -> Animation:
        self.play("dice_roll")
        roll = self._toss.roll(event.faces, self.theme, view.turn_number + view.ties)
        return self._decided(roll, self._against(event.seat, event.faces), event.seat, view)

    def _show_hands_opened(self, event: events.HandsOpened, view: View) -> Animation:
        text = self._against(event.seat, [_(HANDS[hand]) for hand in event.hands])
        shown = Sequential(self._toss.show(event.hands, self.theme), self.sound("bell"))
        return self._decided(shown, text, event.seat, view)

    def _against(self, seat: int, sides: Sequence[object]) -> str:
        first, second = sides
        return _("{name}: {first} against {second}").format(
            name=self.api.called(seat), first=first, second=second
        )

    def _decided(self, toss: Animation, text: str, seat: int, view: View) -> Animation:
        """Return a toss, and a banner that tells how it has come out."""
        return Sequential(
            toss,
            Call(lambda: self.api.show_banner(text, seat)),
            Wait(self.durations.banner_hold),
            self.glide(view),
        )

    def _show_wager_won(self, event: events.WagerWon, view: View) -> Animation:
        flights = [self._to_hand(card, event.seat, view) for card in event.cards]
        self.mood(event.seat, "pleased")
        self.play("coins_pour")
        return Sequential(
            Call(self._toss.clear),
            Staggered(0.06, *flights, most=self.durations.deal_most),
            # What the panel has covered is laid only now that it goes.
            Later(lambda: Parallel(*self._moves(view, *event.cards))),
        )
