"""Which motion, sound and light each event gets; where cards end comes from the next view."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from treasure_games.core.language import capital, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.stolen_treasure.rules import events, pieces
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.rules.wagers import MOST_TIES
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.log import HANDS, burdens_in
from treasure_games.games.stolen_treasure.text.stack import kind_at
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import back, picture
from treasure_games.games.stolen_treasure.ui.layout import IN_PLAY, PIRACY_AT
from treasure_games.games.stolen_treasure.ui.wager import Toss, Wager
from treasure_games.games.stolen_treasure.ui.window import SECONDS, Window
from treasure_games.match.steps import Step
from treasure_games.stage.animation import (
    Animation,
    Call,
    Later,
    Parallel,
    Sequential,
    Staggered,
    Tween,
    Wait,
)
from treasure_games.table.card_table import CardPresenter
from treasure_games.table.moods import moods_beside
from treasure_games.table.pieces.boat_hook import hook_reach, hook_return
from treasure_games.table.pieces.flight import tug
from treasure_games.table.pieces.sprite_board import Pose
from treasure_games.table.table_api import TableApi

_SECONDS: Final = Named(page_beside(__file__, dict[str, float]))
_YARRS: Final = ("yarr_first", "yarr_second", "yarr_third", "yarr_fourth")
"""Each a third higher than the one before."""
_CRIES: Final = {
    pieces.PLUNDER: "plunder", pieces.SKULDUGGERY: "skulduggery", pieces.CODE: "pirates_code",
    pieces.YO_HO_HO: "yo_ho_ho", pieces.PARLEY: "parlay",
}  # fmt: skip
"""What is heard when a card of these kinds comes down."""


class Presenter(CardPresenter, of=events.EVENTS):
    """Turns steps into animations; other events move cards without a flourish."""

    moods = moods_beside(__file__)
    ending = 0, "chest_open"
    _board: Board

    def __init__(
        self, api: TableApi, board: Board, window: Window, wager: Wager, toss: Toss
    ) -> None:
        super().__init__(api, board)
        self._window, self._wager, self._toss = window, wager, toss

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        stood, shown = self._stood(step.view), super().animate(step)
        if stood:
            # It lies where it goes by now: not before the stack has brought it there.
            self._board.remove(step.view.stack[0][0])
        return Sequential(*stood, shown)

    def _stood(self, view: View) -> list[Animation]:
        """Return how the stack clears the table, once its first card stands."""
        if not self._window.stack.cards or self._window.cards(view) or not view.stack:
            return []
        pose = self._board.layout.in_play(view)
        blast = [self.sound("bomb")] if kind_at(view, 0) == pieces.BOMBS else []
        return [
            *blast,
            self._window.stack.take((pose.x, pose.y), self.theme, []),
            Call(lambda: self._board.put(view.stack[0][0], pose)),
        ]

    # Turns

    def _show_game_started(self, _event: events.Event, view: View) -> Animation:
        self.play("card_shuffle")
        return self.glide(view)

    _show_deck_reshuffled = _show_game_started

    def _show_turn_skipped(self, event: events.TurnSkipped, view: View) -> Animation:
        """The hooked seat sits out: its face is in the dark while the turn passes it by."""
        self.play("rope_creak")
        text = _("{name} sits out", name=self.api.called(event.seat))
        self.api.show_banner(text, event.seat)
        return Sequential(Wait(self.durations.banner_hold), self.glide(view))

    # Drawing and burying

    def _show_treasure_drawn(self, event: events.TreasureDrawn, view: View) -> Animation:
        """It turns over for all to see before it goes into the hand."""
        card, kind = event.card, view.faces[event.card]
        self._board.put(card, self._board.layout.pile_pose(event.pile))
        shown = replace(self._board.layout.shown(), image=picture(kind))
        self.play("card_slide")
        return Sequential(
            Parallel(self._board.fly(card, shown), *self._moves(view, card)),
            self.sound("card_flip"),
            self.sound("coin_single" if pieces.VALUES[kind] > 0 else "ill_luck"),
            Wait(_SECONDS.shown),
            self._to_hand(card, event.seat, view),
        )

    def _show_piracy_drawn(self, event: events.PiracyDrawn, view: View) -> Animation:
        """The same for every card: it turns only for whoever may see it."""
        self._board.put(event.card, self._board.layout.pile_pose(PIRACY_AT))
        self.play("card_slide")
        return Parallel(self._to_hand(event.card, event.seat, view),
                        *self._moves(view, event.card))  # fmt: skip

    def _show_buried(self, event: events.Buried, view: View) -> Animation:
        """The card flies to its place and sinks into the sand."""
        card = event.card
        self._board.hand_out(card, event.seat)
        is_own = event.seat == self.api.bottom
        if is_own:
            self._board.fresh = card
        pose = self._board.poses(view)[card]
        above = replace(self._board.layout.over_sand(pose), image=picture(view.faces[card]))
        return Sequential(
            Parallel(self._board.fly(card, above), *self._moves(view, card, walks=False)),
            self.sound("bury"),
            self._board.fly(card, pose, self.brief(_SECONDS.bury)),
            Call(lambda: self._board.sparkle(card, "stolen_treasure/sand_mote")),
            Call(lambda: self.feel(event)),
            Parallel(self._board.squash(card), *self._board.walk(view)),
            *([Later(lambda: self._board.mark_spot(card), seconds=0.24)] if is_own else []),
        )

    # What moves nothing

    def _show_passed(self, _event: events.Event, view: View) -> Animation:
        return Call(lambda: self._board.take(view))

    _show_action_spent = _show_passed

    # Cards being played

    def _show_card_played(self, event: events.CardPlayed, view: View) -> Animation:
        """It lands on the stack; an answer cuts down the one below, a Kraken brings its arms."""
        start = self._spot(event.seat)
        self._board.hand.release(event.card)
        self._board.remove(event.card)
        self.play("card_swap")
        is_kraken = len(view.stack) == 1 and kind_at(view, 0) == pieces.KRAKEN
        landing = [
            Call(lambda: self._board.take(view)),
            self._window.stack.play(self._window.cards(view), start, self.theme),
            Call(lambda: self._slammed(event, view)),
        ]
        if is_kraken:
            landing.append(self.sound("kraken_rises"))
            landing.append(self._window.storm.move(1.0, self.brief(SECONDS)))
        return Sequential(*landing, Wait(self.durations.reveal_hush))

    def _slammed(self, event: events.CardPlayed, view: View) -> None:
        kinds = [kind_at(view, index) for index in range(len(view.stack))]
        answered = view.stack[-2][1] if len(kinds) > 1 else -1
        yarrs = kinds.count(pieces.YARR) if answered >= 0 and kinds[-1] == pieces.YARR else 0
        self.play("card_place")
        if kinds[-1] in _CRIES:
            self.play(_CRIES[kinds[-1]])
        if yarrs:
            self.play(_YARRS[min(len(_YARRS), yarrs) - 1])
            self.play("card_hewn")
        self.feel(event, answered=answered, yarrs=yarrs)

    def _show_card_resolved(self, event: events.CardResolved, view: View) -> Animation:
        return self._leave(event.card, view)

    def _show_card_cancelled(self, event: events.CardCancelled, view: View) -> Animation:
        """Its halves go to the discards; arms that it had brought let go."""
        return Sequential(self.sound("packet_torn"), self._leave(event.card, view))

    def _leave(self, card: int, view: View) -> Animation:
        """Return the way of the top card to the discards, and of the arms if the stack is empty."""
        kind = view.faces[card]
        pose = self._board.layout.discard_pose(card, pieces.PIRACY, kind)

        def landed() -> None:
            self._board.take(view)
            self._board.put(card, pose)

        if card in self._board.sprites:
            away = self._board.fly(card, pose)
        else:
            left = self._window.cards(view)
            away = self._window.stack.take((pose.x, pose.y), self.theme, left)
        parts = [away, Call(landed)]
        if not view.stack and self._window.storm.rise:
            parts += [
                self.sound("suckers"),
                self._window.storm.move(0.0, self.brief(_SECONDS.sink)),
            ]
        return Sequential(*parts, Later(lambda: self.glide(view)))

    def _show_effect_moved(self, event: events.EffectMoved, view: View) -> Animation:
        return Sequential(self.glide(view), Call(lambda: self._window.lay()), Wait(0.2))

    # Discarding

    def _show_card_discarded(self, event: events.CardDiscarded, view: View) -> Animation:
        card = event.card
        pose = self._board.layout.discard_pose(card, pieces.deck_of(card), view.faces[card])
        return Sequential(self._from_hand(card, event.seat, view, pose), self.sound("card_place"))

    # The end

    def _show_hand_revealed(self, event: events.HandRevealed, view: View) -> Animation:
        """What was told before is read first, if this hand takes from a score."""
        hold = self.durations.banner_hold if burdens_in(event, view) else 0.0
        return Sequential(Wait(hold), self.glide(view))

    def _show_game_won(self, event: events.GameWon, view: View) -> Animation:
        for card in view.buried[event.seat][-6:]:
            self._board.sparkle(card)
        name, score = self.api.called(event.seat), figure(event.score)
        text = _("{name} wins with {score}", name=name, score=score)
        return Parallel(self.announce_winners([event.seat], text), self.glide(view))

    def _show_game_stalled(self, event: events.GameStalled, view: View) -> Animation:
        return Parallel(self.announce_winners(event.seats), self.glide(view))

    # How cards change hands: hooked, swapped, dug up, swept away

    def _show_card_stolen(self, event: events.CardStolen, view: View) -> Animation:
        """A hook fetches it where the card is one; the loser's face tells how it hurts."""
        card = event.card
        self._board.take_up(card, event.target)
        if view.stack and kind_at(view, 0) == pieces.HOOK:
            self.play("hook_iron")
            return self._hooked(event, view)
        self.play("rope_creak")
        steal = self._to_hand(card, event.seat, view, self.durations.steal)
        return Sequential(self.sound("card_slide"), Parallel(steal, *self._moves(view, card)))

    def _hooked(self, event: events.CardStolen, view: View) -> Animation:
        """The hook reaches across, and drags the card back large, for all to see."""
        board, card, steal = self._board.sprites, event.card, self.durations.steal
        owner, goal, sprite = self._spot(event.seat), self._spot(event.target), board[card]
        held = Pose(*goal, max(_SECONDS.held, sprite.scale), sprite.angle, sprite.image, IN_PLAY)
        return Sequential(
            hook_reach(board, owner, goal, self.brief(_SECONDS.reach)),
            tug(board, card, owner, self.brief(self.durations.steal_tug)),
            self.sound("card_swap"),
            self._board.fly(card, held, self.brief(_SECONDS.out), is_straight=True),
            Parallel(
                self._to_hand(card, event.seat, view, steal, is_straight=True),
                hook_return(board, owner, goal, steal),
                *self._moves(view, card),
            ),
        )

    def _show_card_given(self, event: events.CardGiven, view: View) -> Animation:
        self._board.hand_out(event.card, event.seat)
        self.play("card_slide")
        given = self._to_hand(event.card, event.target, view)
        return Parallel(given, *self._moves(view, event.card))

    def _show_hands_swapped(self, event: events.HandsSwapped, view: View) -> Animation:
        """Both hands cross the table at once."""
        before = self._board.view
        flights: dict[int, Animation] = {}
        for giver, taker in ((event.seat, event.target), (event.target, event.seat)):
            held = (*before.treasures[giver], *before.pirates[giver])
            for card in held:
                take = self._board.hand_out if card == held[0] else self._board.take_up
                take(card, giver)
                steal = self.durations.steal
                flights[card] = self._to_hand(card, taker, view, steal, is_straight=True)
        self.play("card_swap")
        gap = self.durations.deal_stagger / 2
        across = Staggered(gap, *flights.values(), most=self.durations.deal_most)
        return Sequential(Parallel(across, *self._moves(view, *flights)), self.sound("card_place"))

    def _show_buried_taken(self, event: events.BuriedTaken, view: View) -> Animation:
        """It is pulled out of the sand and carried off; the row closes up behind it."""
        card, owner, board = event.card, self._spot(event.seat), self._board.sprites
        self.play("treasure_stolen")
        self.feel(event, loss=pieces.VALUES[view.faces[card]])
        return Sequential(
            tug(board, card, owner, self.brief(self.durations.steal_tug)),
            Parallel(
                self._to_hand(card, event.seat, view, self.durations.steal),
                *self._moves(view, card),
            ),
            self.sound("gain" if event.seat == self.api.viewer else "card_place"),
        )

    def _show_turn_hooked(self, event: events.TurnHooked, view: View) -> Animation:
        self.play("rope_creak")
        return self.glide(view)

    def _show_kraken_swept(self, event: events.KrakenSwept, view: View) -> Animation:
        """The nearer arm takes a seat's treasure, card by card, and goes down with it."""
        board, storm, seconds = self._board, self._window.storm, self.brief(_SECONDS.sink)
        number = int(self._spot(event.seat)[0] > board.layout.room.centerx)
        x, y, depth = storm.grasp(number)
        held = replace(board.layout.pile_pose(0), x=x, y=y, image=back(pieces.TREASURE))
        deep, takes, sinks = replace(held, y=y + depth), [], [storm.dive(number, 1.0, seconds)]
        for card in event.cards:
            board.take_up(card, event.seat)
            takes.append(board.fly(card, held, 0.3))
            sinks.append(board.fly(card, deep, seconds, is_straight=True))
        self.play("kraken_strikes")
        return Sequential(
            Staggered(0.06, *takes, most=0.6), Parallel(*sinks),
            Parallel(*self._moves(view, *event.cards)),
            *(Call(partial(board.remove, card)) for card in event.cards),
            Call(lambda: self.beside(storm.dive(number, 0.0, seconds))),
        )  # fmt: skip

    # Wagers; coin, dice or hands lie there until one is paid

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
        text = _("{name} wins the toss", name=self.api.called(event.seat))
        self.play("coin_spin")
        landed = partial(self.play, "coin_single")
        return self._decided(self._toss.flip(self.theme, landed), text, event.seat, view)

    def _show_dice_rolled(self, event: events.DiceRolled, view: View) -> Animation:
        self.play("dice_roll")
        roll = self._toss.roll(event.faces, self.theme, view.turn_number + view.ties)
        first, second = event.faces
        return self._decided(roll, *self._verdict(event.faces, second - first, view), view)

    def _show_hands_opened(self, event: events.HandsOpened, view: View) -> Animation:
        first, second = event.hands
        self.play("hands_thrown")
        shown = Sequential(self._toss.show(event.hands, self.theme), self.sound("bell"))
        ahead = (0, 1, -1)[second - first]
        words = [_(HANDS[hand]) for hand in event.hands]
        return self._decided(shown, *self._verdict(words, ahead, view), view)

    def _verdict(self, shown: Sequence[Any], ahead: int, view: View) -> tuple[str, int | None]:
        """Return a sentence, and who has won: the second side if it is `ahead` by more than 0."""
        winner = view.wager[ahead > 0]
        first, second = shown[:: -1 if ahead > 0 else 1]
        text = _("{first} against {second}: once more")
        if ahead:
            text = _("{name} wins: {first} against {second}")
        elif view.ties + 1 == MOST_TIES:
            text = _("{first} against {second}: a coin decides")
        told = text.format(name=self.api.called(winner), first=first, second=second)
        return capital(told), winner if ahead else None

    def _decided(self, toss: Animation, text: str, seat: int | None, view: View) -> Animation:
        """Return a toss, which the faces make room for, and a banner that tells how it came out."""
        self._wager.part()
        away = Tween(self._toss, self.durations.move_short, share=1.0)
        return Sequential(
            Parallel(toss, away),
            Call(lambda: self.api.show_banner(text, seat)),
            Wait(self.durations.banner_hold),
            self.glide(view),
        )

    def _show_wager_won(self, event: events.WagerWon, view: View) -> Animation:
        flights = [self._to_hand(card, event.seat, view) for card in event.cards]
        self._wager.part()
        self.play("coins_pour")
        return Sequential(
            Call(self._toss.clear),
            Parallel(
                Tween(self._toss, self.durations.move_short, share=0.0),
                Staggered(0.06, *flights, most=self.durations.deal_most),
            ),
            Later(lambda: self._cleared(event, view), seconds=_SECONDS.clear),
        )

    def _cleared(self, event: events.WagerWon, view: View) -> Animation:
        """The panel sinks; what it has covered is laid only now."""
        gone = self._wager.leave(self.brief(_SECONDS.clear))
        return Parallel(gone, *self._moves(view, *event.cards))

    # Parts

    def _spot(self, seat: int) -> tuple[float, float]:
        """Return where the hand of a seat is."""
        if seat == self.api.bottom:
            return self._board.layout.fan.rect.center
        return self.api.hand_spot(seat)

    def _moves(self, view: View, *heroes: int, walks: bool = True) -> list[Animation]:
        """Return short flights for all but the heroes; the view counts when these begin."""
        discs: Sequence[Animation] = self._board.walk(view) if walks else ()
        return [*discs, *super()._moves(view, *heroes)]
