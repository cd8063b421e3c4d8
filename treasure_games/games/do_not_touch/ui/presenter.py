"""Which motion, sound and light each event gets; where things end comes from the next view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.events import (
    Added,
    BonusDiscarded,
    Dealt,
    Discarded,
    DrewCovered,
    DrewDiscard,
    Event,
    GameEnded,
    LastCardDrawn,
    LootStarted,
    OrderChosen,
    RoundEnded,
    RoundStarted,
    Swapped,
    TurnStarted,
)
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.cards import SPOT_SCALE
from treasure_games.games.do_not_touch.ui.faces import picture
from treasure_games.games.do_not_touch.ui.flights import (
    Flight,
    HookReach,
    HookReturn,
    Manner,
    Motes,
    Squash,
    Tug,
)
from treasure_games.games.do_not_touch.ui.layout import HAND, Pose
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Wait
from treasure_games.table.announcement import announce_turn

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_ = translate
_REACH: Final = 0.3
"""Share of a swap in which the hook reaches out, before the tug."""
_MOOD_SWING: Final = 3
"""Points lost to a swap that make a pirate angry rather than sour."""


class Presenter:
    """Turns steps into animations for one table."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table
        self._landings = 0
        self._vanishing: set[int] = set()
        """Cards in the air on their way into a rival's hand."""

    def motion(self, step: Step) -> Animation:
        """From what lies on the table to the step's view."""
        event: Event = step.event
        show = _SHOW.get(type(event), Presenter._others_move)
        return show(self, event, step.view)

    def glide(self, view: View) -> Animation:
        """Everything travels to where the view has it, all at once."""
        return Parallel(*self._moves(view, ()))

    # Single events

    def _others_move(self, _event: Any, view: View) -> Animation:
        return Parallel(*self._moves(view, ()))

    def _round_started(self, _event: RoundStarted, view: View) -> Animation:
        self._play("card_shuffle")
        return Parallel(*self._moves(view, ()))

    def _order_chosen(self, event: OrderChosen, view: View) -> Animation:
        """No motion: the banner of the first turn says it."""
        return Wait(0.0)

    def _dealt(self, event: Dealt, view: View) -> Animation:
        """One card after the other, each in the air before the last has landed."""
        durations = self._theme.durations
        cards = STARTING_HAND * view.seats
        gap = min(durations.deal_stagger, (durations.deal_most - durations.deal) / (cards - 1))
        is_last = sum(len(hand) for hand in view.hands) == cards
        self._spawn_from_deck(event.card)
        flight = self._to_hand(event.card, event.seat, view, durations.deal)
        moves = [self._started(move) for move in self._moves(view, (event.card,))]
        return Sequential(
            self._started(flight, "card_deal"), *moves, Wait(durations.deal if is_last else gap)
        )

    def _turn_started(self, event: TurnStarted, view: View) -> Animation:
        announce_turn(self._table.api, event.seat)
        return Parallel(*self._moves(view, ()))

    def _drew_covered(self, event: DrewCovered, view: View) -> Animation:
        """The same for every card: it flies up covered, and turns only for whom it is for."""
        self._play("card_slide")
        self._spawn_from_deck(event.card)
        return self._drawn(event.card, event.seat, view)

    def _drew_discard(self, event: DrewDiscard, view: View) -> Animation:
        self._play("card_slide")
        return self._drawn(event.card, event.seat, view)

    def _drawn(self, card: int, seat: int, view: View) -> Animation:
        flight = self._to_hand(card, seat, view, None)
        return Sequential(
            Parallel(flight, *self._moves(view, (card,))), Call(lambda: self._play("card_flip"))
        )

    def _last_card(self, _event: LastCardDrawn, view: View) -> Animation:
        api = self._table.api
        self._play("bell")
        self._play("last_turn")
        api.services.audio.music("tense", 1)
        api.show_banner(_("The last turn"))
        return Wait(self._theme.durations.banner_in)

    def _added(self, event: Added | LootStarted, view: View) -> Animation:
        """To the end of the plank; the link lights up when it lies there."""
        seat, card = event.seat, event.card
        self._from_hand(card, seat)
        return Sequential(
            Parallel(
                Flight(self._board, card, self._poses(view)[card], self._manner),
                *self._moves(view, (card,)),
            ),
            Call(lambda: self._landed_on_loot(card, seat, view)),
            Squash(self._board, card, self._manner),
        )

    def _landed_on_loot(self, card: int, seat: int, view: View) -> None:
        self._play("card_place")
        self._play("coin_single")
        if len(view.loots[seat]) > 1:
            self._play("link_lit")
        self._motes(card)
        self._table.cards.flash_link(seat)
        self._table.api.show_mood(seat, "pleased")

    def _swapped(self, event: Swapped, view: View) -> Animation:
        """A hook reaches across, tugs, and drags the card away while the other takes its place."""
        durations = self._theme.durations
        self._from_hand(event.given, event.seat)
        owner = self._anchor(event.seat)
        victim = self._board[event.taken]
        where = victim.x, victim.y
        pull = max(0.0, durations.steal - durations.steal_tug) * (1.0 - _REACH)
        reach = max(0.0, durations.steal - durations.steal_tug) * _REACH
        self._play("rope_creak")
        taken = self._to_hand(event.taken, event.seat, view, pull)
        given = Flight(
            self._board, event.given, self._poses(view)[event.given], self._manner, duration=pull
        )
        return Sequential(
            HookReach(self._board, owner, where, reach),
            Tug(self._board, event.taken, owner, durations.steal_tug),
            Call(lambda: self._play("card_swap")),
            Parallel(
                HookReturn(self._board, owner, where, pull),
                taken,
                given,
                *self._moves(view, (event.taken, event.given)),
            ),
            Call(lambda: self._swap_told(event, view)),
            Squash(self._board, event.given, self._manner),
        )

    def _swap_told(self, event: Swapped, view: View) -> None:
        self._play("card_place")
        self._motes(event.given)
        loss = WORTH[view.faces[event.taken]] - WORTH[view.faces[event.given]]
        api = self._table.api
        if event.rival == api.viewer and loss > 0:
            self._play("loss")
        elif event.seat == api.viewer and loss > 0:
            self._play("gain")
        api.show_mood(event.seat, "pleased")
        api.show_mood(event.rival, "angry" if loss >= _MOOD_SWING else "caught")

    def _discarded(self, event: Discarded | BonusDiscarded, view: View) -> Animation:
        self._from_hand(event.card, event.seat)
        return Sequential(
            Parallel(
                Flight(self._board, event.card, self._poses(view)[event.card], self._manner),
                *self._moves(view, (event.card,)),
            ),
            Call(lambda: self._play("card_place")),
        )

    def _bonus(self, event: BonusDiscarded, view: View) -> Animation:
        return Sequential(
            self._discarded(event, view),
            Call(lambda: self._play("coins_pour")),
            Call(lambda: self._motes(event.card)),
        )

    def _round_ended(self, event: RoundEnded, view: View) -> Animation:
        """The loots stay for a moment before they are counted and swept away."""
        return Wait(self._theme.durations.reveal_verdict)

    def _game_ended(self, event: GameEnded, view: View) -> Animation:
        api = self._table.api
        names = [api.called(seat) for seat in event.winners]
        has_won = api.viewer in event.winners
        people_won = any(api.seats[seat].is_human for seat in event.winners)
        self._play("win" if has_won or people_won else "lose")
        self._play("coins_pour")
        api.services.audio.duck(2.0)
        text = (
            _("{name} takes the treasure").format(name=names[0])
            if len(names) == 1
            else _("{names} share the treasure").format(names=", ".join(names))
        )
        api.show_banner(text, event.winners[0])
        for seat in range(view.seats):
            api.show_mood(seat, "pleased" if seat in event.winners else "angry")
            if seat in event.winners and view.loots[seat]:
                for card in view.loots[seat][-4:]:
                    self._motes(card)
        return Wait(min(1.6, self._theme.durations.win_most))

    # Parts

    def _moves(self, view: View, heroes: Iterable[int]) -> list[Animation]:
        """Short flights for everything that the view has elsewhere, the heroes left out."""
        wanted = self._poses(view)
        animations: list[Animation] = []
        for card, pose in wanted.items():
            if card in heroes:
                continue
            if card not in self._board:
                self._table.cards.lay(card, pose)
            elif self._is_elsewhere(card, pose):
                duration = self._theme.durations.reflow
                animations.append(Flight(self._board, card, pose, self._calm, duration=duration))
        staying = {*wanted, *heroes, *self._vanishing}
        gone = [card for card in self._table.cards.on_board() if card not in staying]
        return [*animations, *map(self._removed, gone), Call(lambda: self._table.settle(view))]

    def _is_elsewhere(self, card: int, pose: Pose) -> bool:
        sprite = self._board[card]
        if pose.depth >= HAND:
            # The hand's own springs move it to its place.
            return False
        lies = (sprite.x, sprite.y, sprite.scale, sprite.angle, sprite.image)
        return lies != (pose.x, pose.y, pose.scale, pose.angle, pose.image)

    def _to_hand(self, card: int, seat: int, view: View, duration: float | None) -> Animation:
        """To the hand at the bottom, or to a rival's plate, where it is but one of so many."""
        pose = self._poses(view).get(card)
        if pose is None:
            x, y = self._table.api.hand_spot(seat)
            scale = SPOT_SCALE
            image = picture(-1)
            goal = Pose(x, y, scale, 0.0, image, HAND)
            self._vanishing.add(card)
            return Flight(
                self._board,
                card,
                goal,
                self._manner,
                duration=duration,
                vanishes=True,
                on_landing=lambda: self._vanishing.discard(card),
            )
        self._table.cards.expect(card)
        return Flight(
            self._board,
            card,
            pose,
            self._manner,
            duration=duration,
            on_landing=lambda: self._table.cards.welcome(card),
        )

    def _from_hand(self, card: int, seat: int) -> None:
        """Make sure that the card lies somewhere: from a rival's plate it comes covered."""
        if card in self._board:
            self._table.cards.release(card)
            return
        x, y = self._table.api.hand_spot(seat)
        self._table.cards.lay(card, Pose(x, y, SPOT_SCALE, 0.0, picture(-1), HAND))

    def _spawn_from_deck(self, card: int) -> None:
        self._table.cards.lay(card, self._table.card_layout.deck_pose())

    def _anchor(self, seat: int) -> tuple[float, float]:
        """Where a seat's hook comes from."""
        if seat == self._table.api.bottom:
            hand = self._table.card_layout.hand_rect
            return hand.centerx, hand.bottom
        return self._table.api.hand_spot(seat)

    def _motes(self, card: int) -> None:
        if card in self._board and self._theme.motion.squash_wide > 1.0:
            self._landings += 1
            sprite = self._board[card]
            self._beside(Motes(self._board, (sprite.x, sprite.y), self._landings))

    def _removed(self, card: int) -> Animation:
        def remove() -> None:
            if card in self._board:
                self._board.take(card)

        return Call(remove)

    def _started(self, animation: Animation, sound: str = "") -> Animation:
        """Start a animation beside the queue when its time has come."""

        def start() -> None:
            if sound:
                self._play(sound)
            self._beside(animation)

        return Call(start)

    def _beside(self, animation: Animation) -> None:
        self._table.api.timeline.beside(animation)

    def _play(self, group: str) -> None:
        self._table.api.services.audio.play(group)

    def _poses(self, view: View) -> dict[int, Pose]:
        return self._table.poses(view)

    @property
    def _board(self) -> Any:
        return self._table.board

    @property
    def _theme(self) -> Any:
        return self._table.api.services.theme

    @property
    def _manner(self) -> Manner:
        return Manner.of(self._theme)

    @property
    def _calm(self) -> Manner:
        """For cards that make room: they slide without leaving the table."""
        manner = self._manner
        return Manner(manner.short, manner.long, manner.land, 0.0, 0.0, 0.0, 1.0, 0.0)


_SHOW: Final[dict[type[Any], Callable[[Presenter, Any, View], Animation]]] = {
    RoundStarted: Presenter._round_started,
    OrderChosen: Presenter._order_chosen,
    Dealt: Presenter._dealt,
    TurnStarted: Presenter._turn_started,
    DrewCovered: Presenter._drew_covered,
    DrewDiscard: Presenter._drew_discard,
    LastCardDrawn: Presenter._last_card,
    LootStarted: Presenter._added,
    Added: Presenter._added,
    Swapped: Presenter._swapped,
    BonusDiscarded: Presenter._bonus,
    Discarded: Presenter._discarded,
    RoundEnded: Presenter._round_ended,
    GameEnded: Presenter._game_ended,
}
