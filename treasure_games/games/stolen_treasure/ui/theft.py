"""How cards change hands: hooked, swapped, dug up, swept away, wagered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import HOOK, TREASURE, VALUES
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.log import HANDS
from treasure_games.games.stolen_treasure.text.stack import kind_at
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import back
from treasure_games.games.stolen_treasure.ui.layout import IN_PLAY
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
from treasure_games.table.card_table import CardPresenter
from treasure_games.table.pieces.boat_hook import HookReach, HookReturn
from treasure_games.table.pieces.flight import Tug
from treasure_games.table.pieces.sprite_board import Pose

_REACH, _OUT = 0.22, 0.14
"""Seconds in which a hook reaches across, and a card comes out of a hand."""
_HELD: Final = 0.62
"""Scale of a card on the hook, for all to see."""
_LOUD: Final = 200
"""A loss of so many points makes a pirate angry."""


class Motion(CardPresenter):
    """The base of whoever shows events by moving cards; discs walk along the trail."""

    _board: Board

    def _spot(self, seat: int) -> tuple[float, float]:
        """Return where the hand of a seat is."""
        if seat == self.api.bottom:
            return self._board.layout.fan.rect.center
        return self.api.hand_spot(seat)

    def _moves(self, view: View, *heroes: int, walks: bool = True) -> list[Animation]:
        """Return short flights for all but the heroes; the view counts when these begin."""
        discs: Sequence[Animation] = self._board.walk(view) if walks else ()
        return [*discs, *super()._moves(view, *heroes)]


class Theft(Motion):
    """Shows what is stolen, given, swapped and lost."""

    def _show_card_stolen(self, event: events.CardStolen, view: View) -> Animation:
        """A hook fetches it where the card is one; the loser's face tells how it hurts."""
        card = event.card
        self._board.take_up(card, event.target)
        self.mood(event.target, "caught")
        self.play("rope_creak")
        if view.stack and kind_at(view, 0) == HOOK:
            return self._hooked(event, view)
        steal = self._to_hand(card, event.seat, view, self.durations.steal)
        return Sequential(self.sound("card_slide"), Parallel(steal, *self._moves(view, card)))

    def _hooked(self, event: events.CardStolen, view: View) -> Animation:
        """The hook reaches across, and drags the card back large, for all to see."""
        board, card, steal = self._board.sprites, event.card, self.durations.steal
        owner, goal, sprite = self._spot(event.seat), self._spot(event.target), board[card]
        held = Pose(*goal, max(_HELD, sprite.scale), sprite.angle, sprite.image, IN_PLAY)
        return Sequential(
            HookReach(board, owner, goal, self.brief(_REACH)),
            Tug(board, card, owner, self.brief(self.durations.steal_tug)),
            self.sound("card_swap"),
            self._board.fly(card, held, self.brief(_OUT), is_straight=True),
            Parallel(
                self._to_hand(card, event.seat, view, steal, is_straight=True),
                HookReturn(board, owner, goal, steal),
                *self._moves(view, card),
            ),
        )

    def _show_card_given(self, event: events.CardGiven, view: View) -> Animation:
        self._board.take_up(event.card, event.seat)
        self.play("card_slide")
        return Parallel(
            self._to_hand(event.card, event.target, view), *self._moves(view, event.card)
        )

    def _show_hands_swapped(self, event: events.HandsSwapped, view: View) -> Animation:
        """Both hands cross the table at once."""
        before = self._board.view
        flights: list[Animation] = []
        cards = []
        for giver, taker in ((event.seat, event.target), (event.target, event.seat)):
            for card in (*before.treasures[giver], *before.pirates[giver]):
                self._board.take_up(card, giver)
                flights.append(self._to_hand(card, taker, view, self.durations.steal))
                cards.append(card)
        self.play("card_swap")
        self.mood(event.target, "angry")
        gap = self.durations.deal_stagger / 2
        return Sequential(
            Staggered(gap, *flights, most=self.durations.deal_most),
            *self._moves(view, *cards),
            self.sound("card_place"),
        )

    def _show_buried_taken(self, event: events.BuriedTaken, view: View) -> Animation:
        """It is pulled out of the sand and carried off; the row closes up behind it."""
        card, owner = event.card, self._spot(event.seat)
        board = self._board.sprites
        self.play("treasure_stolen")
        loss = VALUES[view.faces[card]]
        self.mood(event.target, "angry" if loss >= _LOUD else "caught")
        return Sequential(
            Tug(board, card, owner, self.brief(self.durations.steal_tug)),
            Parallel(
                self._to_hand(card, event.seat, view, self.durations.steal),
                *self._moves(view, card),
            ),
            self.sound("gain" if event.seat == self.api.viewer else "card_place"),
        )

    def _show_turn_hooked(self, event: events.TurnHooked, view: View) -> Animation:
        self.play("hook_iron")
        self.mood(event.seat, "angry")
        return self.glide(view)

    def _show_kraken_swept(self, event: events.KrakenSwept, view: View) -> Animation:
        """The arms carry off a seat's treasure, card by card, back into the piles."""
        flights: list[Animation] = []
        pile = self._board.layout.pile_pose(0)
        for card in event.cards:
            self._board.take_up(card, event.seat)
            flights.append(self._board.fly(card, replace(pile, image=back(TREASURE)), 0.3))
        self.play("kraken_strikes")
        self.mood(event.seat, "caught")
        return Sequential(
            Staggered(0.06, *flights, most=0.6),
            *self._moves(view, *event.cards),
            *(Call(partial(self._board.remove, card)) for card in event.cards),
        )


class Gamble(Motion):
    """Shows wagers; coin, dice or hands lie there until one is paid."""

    _toss: Toss

    def _show_staked(self, event: events.Staked, view: View) -> Animation:
        return Sequential(
            self._from_hand(event.card, event.seat, view),
            self.sound("coin_single"),
            self._board.squash(event.card),
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
