"""Which motion, sound and light each event gets; where cards end comes from the next view."""

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.do_not_touch.rules import events
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.lanes import RING
from treasure_games.games.do_not_touch.ui.swap_stage import (
    GIVEN,
    OTHER_FACE,
    TAKEN,
    SwapStage,
    aghast,
    face_of,
)
from treasure_games.games.do_not_touch.ui.tally import Tally
from treasure_games.match.steps import Step
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Tween,
    Wait,
    out_back,
    out_cubic,
)
from treasure_games.table.card_table import CardPresenter
from treasure_games.table.moods import moods_beside
from treasure_games.table.pieces.boat_hook import hook_reach, hook_return
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.flight import tug
from treasure_games.table.table_api import TableApi

_SECONDS: Final = Named(page_beside(__file__, dict[str, float]))
_MOST_COINS: Final = 5


class Presenter(CardPresenter, of=events.EVENTS):
    """Turns steps into animations; other events move cards without a flourish."""

    moods = moods_beside(__file__)
    ending = 1, "link_lit"
    _board: Board

    def __init__(
        self, api: TableApi, board: Board, tally: Tally, stage: SwapStage, coins: FlyingCoins
    ) -> None:
        super().__init__(api, board)
        self._tally, self._stage, self._coins = tally, stage, coins

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        return Sequential(super().animate(step), Call(partial(self._tally.roll, step.view)))

    def glide(self, view: View) -> Animation:
        """Return the way of everything to where the view has it, all at once."""
        return Parallel(*self._moves(view), Call(partial(self._tally.roll, view)))

    # Single events

    def _show_round_started(self, event: events.RoundStarted, view: View) -> Animation:
        self.play("card_shuffle")
        if (rounds := view.house.rounds) > 1:
            text = _("Round {number} of {rounds}")
            self.api.show_banner(text.format(number=event.number, rounds=rounds))
        return self.glide(view)

    def _show_order_chosen(self, _event: events.OrderChosen, _view: View) -> Animation:
        """No motion: the banner of the first turn says it."""
        return Wait(0.0)

    def _show_dealt(self, event: events.Dealt, view: View) -> Animation:
        """One card after the other, each in the air before the last has landed."""
        durations, cards = self.durations, STARTING_HAND * view.seats
        gap = min(durations.deal_stagger, (durations.deal_most - durations.deal) / (cards - 1))
        is_last = sum(len(hand) for hand in view.hands) == cards
        self._board.put(event.card, self._board.layout.deck_pose())
        flight = self._to_hand(event.card, event.seat, view, durations.deal)
        return Sequential(
            self.sound("card_deal"),
            self._later(flight),
            *(self._later(move) for move in self._moves(view, event.card)),
            Wait(durations.deal if is_last else gap),
        )

    def _show_drew_covered(self, event: events.DrewCovered, view: View) -> Animation:
        """The same for every card: it flies up covered, and turns only for whom it is for."""
        self._board.put(event.card, self._board.layout.deck_pose())
        return self._show_drew_discard(event, view)

    def _show_drew_discard(
        self, event: events.DrewCovered | events.DrewDiscard, view: View
    ) -> Animation:
        self.play("card_slide")
        flight = self._to_hand(event.card, event.seat, view)
        return Sequential(Parallel(flight, *self._moves(view, event.card)), self.sound("card_flip"))

    def _show_last_card_drawn(self, _event: events.LastCardDrawn, _view: View) -> Animation:
        self.play("last_turn")
        self.api.show_banner(_("The last turn"))
        return Wait(self.durations.banner_in)

    def _show_loot_started(self, event: events.Added | events.LootStarted, view: View) -> Animation:
        """To the end of the plank; the link lights up when the card lies there."""
        return Sequential(
            self._from_hand(event.card, event.seat, view),
            Call(lambda: self._landed_on_loot(event.card, event.seat, view)),
            self._board.squash(event.card),
        )

    _show_added = _show_loot_started

    def _landed_on_loot(self, card: int, seat: int, view: View) -> None:
        self.play("card_place")
        self.play("coin_single")
        if len(view.loots[seat]) > 1:
            self.play("link_lit")
            self.beside(self._board.link_closing(seat))
        self._board.sparkle(card)
        sprite = self._board.sprites[card]
        coins, count = self._coins, min(WORTH[view.faces[card]], _MOST_COINS)
        self._tally.pay(view, seat, coins.seconds(1, self.theme))
        goal = self._board.total_spot(seat)
        self.beside(coins.fly((sprite.x, sprite.y), goal, count, self.theme))
        self._board.flash_link(seat)

    def _show_swapped(self, event: events.Swapped, view: View) -> Animation:
        """A hook drags the card away while the other takes its place: large for those concerned."""
        is_own = self.api.bottom in (event.seat, event.rival)
        self.play("hook_iron")
        self._board.take_up(event.given, event.seat)
        if is_own and self.theme.motion.bank_most:
            self._stage.set(event, view, self._tally.counters[event.rival])
            return self._hooked_large(event, view)
        return self._hooked(event, view)

    def _hooked(self, event: events.Swapped, view: View) -> Animation:
        """Show a swap between others on their chains."""
        board, jerk, pull = self._board.sprites, self.durations.steal_tug, self.durations.steal
        owner, victim = self._anchor(event.seat), board[event.taken]
        where = victim.x, victim.y
        return Sequential(
            hook_reach(board, owner, where, self.brief(_SECONDS.reach)),
            Animate(jerk, partial(self._board.tauten, event.rival, toward=owner)),
            tug(board, event.taken, owner, jerk, _SECONDS.jerk),
            self.sound("card_swap"),
            Call(lambda: self._caught(event, view)),
            self._brought_in(event, view, hook_return(board, owner, where, pull), pull),
        )

    def _hooked_large(self, event: events.Swapped, view: View) -> Animation:
        """Show it on the stage: the jerk, the card on the hook, the other in its place."""
        board, stage, tug_seconds = self._board.sprites, self._stage, self.durations.steal_tug
        owner, tip = stage.bite(stage.taken.x, stage.taken.y)

        def brought_in() -> Animation:
            self._leave_stage(event)
            if event.given not in board:  # Everything was laid anew meanwhile.
                self._board.take_up(event.given, event.seat)
            pull = self.durations.steal
            return self._brought_in(event, view, hook_return(board, owner, owner, 0.0), pull)

        return Sequential(
            hook_reach(board, owner, tip, self.brief(_SECONDS.reach), stage.hook),
            Tween(stage, tug_seconds, pull=1.0),
            tug(board, TAKEN, owner, tug_seconds, _SECONDS.jerk),
            self.sound("card_swap"),
            Call(self._robbed),
            stage.swing(self.brief(_SECONDS.swing)),
            Call(lambda: self._told(event, view)),
            Wait(self.brief(_SECONDS.seen)),
            Later(brought_in, seconds=self.durations.steal),
        )

    def _leave_stage(self, event: events.Swapped) -> None:
        """Both cards go on from where the stage had them, smaller, as the whole table is back."""
        board = self._board.sprites
        for key, card in ((TAKEN, event.taken), (GIVEN, event.given)):
            if key in board and card in board:
                shown, sprite = board[key], board.lift(card)
                sprite.x, sprite.y, sprite.angle = shown.x, shown.y, shown.angle
                sprite.scale = _SECONDS.brought * shown.scale * shown.height / sprite.height
                sprite.image, sprite.is_visible = shown.image, True
        self._stage.strike()

    def _brought_in(
        self, event: events.Swapped, view: View, hook: Animation, pull: float
    ) -> Animation:
        """Both cards go where the view has them, and the hook back to its owner."""
        pose = self._board.poses(view)[event.given]
        return Sequential(
            Parallel(
                hook,
                self._to_hand(event.taken, event.seat, view, pull),
                self._board.fly(event.given, pose, pull, is_straight=True),
                *self._moves(view, event.taken, event.given),
            ),
            Call(lambda: self._swap_landed(event, view)),
            self._board.squash(event.given),
        )

    def _robbed(self) -> None:
        """At the jerk the chain snaps."""
        back = partial(Tween, self._stage, easing=out_cubic)
        self._board.sparkle(TAKEN, RING)
        self._stage.snap()
        self.beside(
            Sequential(back(0.06, pull=-0.6), back(_SECONDS.swing, pull=0.0, easing=out_back))
        )

    def _told(self, event: events.Swapped, view: View) -> None:
        """Once both cards lie, the total on the stage falls, and coins leave it."""
        self._stage.tell(event, view)
        self._lost(self._stage.total_spot, event, view)

    def _caught(self, event: events.Swapped, view: View) -> None:
        """At the jerk the victim's face is large, and coins leave for where the card goes."""
        rival = event.rival
        self._board.tauten(rival, 0.0)
        self._board.sparkle(event.taken, RING)
        self._lost(self._board.total_spot(rival), event, view)
        plate = self._board.layout.plates[rival]
        room = self._board.layout.room.inflate(-OTHER_FACE - 20.0, -OTHER_FACE - 40.0)
        x = min(max(plate.left + 0.5 * OTHER_FACE, room.left), room.right)
        y = min(max(plate.centery, room.top + 60.0), room.bottom)
        if self.theme.motion.bank_most:
            image = face_of(self.api.seats[rival], self.api.emblem(rival))
            self.beside(aghast(self._board.sprites, image, (x, y), OTHER_FACE, _SECONDS.aghast))

    def _lost(self, start: tuple[float, float], event: events.Swapped, view: View) -> None:
        """The victim's total falls at once, and coins leave it."""
        loss, coins = _loss(event, view), self._coins
        self.feel(event, loss=loss)
        if loss > 0:
            self.play("chain_breaks")
        self._tally.pay(view, event.rival)
        goal = self._anchor(event.seat)
        self.beside(coins.fly(start, goal, min(max(0, loss), _MOST_COINS), self.theme))

    def _anchor(self, seat: int) -> tuple[float, float]:
        """Return where a seat's hook comes from."""
        if seat == self.api.bottom:
            return self._board.layout.fan.rect.midbottom
        return self.api.hand_spot(seat)

    def _swap_landed(self, event: events.Swapped, view: View) -> None:
        self.play("card_place")
        self._board.sparkle(event.given)
        if self.api.viewer == event.seat and _loss(event, view) > 0:
            self.play("gain")

    def _show_discarded(
        self, event: events.Discarded | events.BonusDiscarded, view: View
    ) -> Animation:
        return Sequential(self._from_hand(event.card, event.seat, view), self.sound("card_place"))

    def _show_bonus_discarded(self, event: events.BonusDiscarded, view: View) -> Animation:
        return Sequential(
            self._show_discarded(event, view),
            self.sound("coins_pour"),
            Call(lambda: self._board.sparkle(event.card)),
        )

    def _show_round_ended(self, _event: events.RoundEnded, _view: View) -> Animation:
        """The loots stay for a moment before they are counted and swept away."""
        return Wait(self.durations.reveal_verdict)

    def _show_game_ended(self, event: events.GameEnded, view: View) -> Animation:
        for seat in event.winners:
            for card in view.loots[seat][-4:]:
                self._board.sparkle(card)
        return self.announce_winners(event.winners)

    # Parts

    def _later(self, animation: Animation) -> Animation:
        """Start an animation beside the queue when its time has come."""
        return Call(partial(self.beside, animation))


def _loss(event: events.Swapped, view: View) -> int:
    """Return the points that a swap takes from its victim."""
    return WORTH[view.faces[event.taken]] - WORTH[view.faces[event.given]]
