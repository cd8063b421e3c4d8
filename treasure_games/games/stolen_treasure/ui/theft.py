"""How cards change hands: hooked, swapped, dug up, swept away."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import HOOK, TREASURE, VALUES
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.stack import kind_at
from treasure_games.games.stolen_treasure.ui.cards import back
from treasure_games.games.stolen_treasure.ui.layout import IN_PLAY
from treasure_games.games.stolen_treasure.ui.motion import Motion
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Staggered
from treasure_games.table.pieces.boat_hook import GREAT, HookReach, HookReturn
from treasure_games.table.pieces.flight import Tug
from treasure_games.table.pieces.sprite_board import Pose

_REACH, _OUT = 0.22, 0.14
"""Seconds in which a hook reaches across, and a card comes out of a hand."""
_HELD: Final = 0.62
"""Scale of a card on the hook, for all to see."""
_LOUD: Final = 200
"""A loss of so many points makes a pirate angry."""


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
            HookReach(board, owner, goal, self.brief(_REACH), GREAT),
            Tug(board, card, owner, self.brief(self.durations.steal_tug)),
            self.sound("card_swap"),
            self._mover.fly(card, held, self.brief(_OUT), is_straight=True),
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
            flights.append(self._mover.fly(card, replace(pile, image=back(TREASURE)), 0.3))
        self.play("kraken_strikes")
        self.mood(event.seat, "caught")
        return Sequential(
            Staggered(0.06, *flights, most=0.6),
            *self._moves(view, *event.cards),
            *(Call(lambda card=card: self._drown(card)) for card in event.cards),  # type: ignore[misc]
        )

    def _drown(self, card: int) -> None:
        if card in self._board.sprites:
            self._board.sprites.take(card)
