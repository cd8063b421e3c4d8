"""Which motion, sound and face each event gets."""

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import CARD_TITLES
from treasure_games.games.scallywager.rules.state import NOBODY, OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.text.verdict import is_true
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.cards import SOUNDS
from treasure_games.stage.animation import Animation, Call, Later, Parallel, Sequential, Shake, Wait
from treasure_games.table.banner import verdict_seconds
from treasure_games.table.moods import moods_beside
from treasure_games.table.people.table import PeoplePresenter
from treasure_games.table.table_api import TableApi

_SECONDS: Final = Named(page_beside(__file__, dict[str, float]))
_MOST_TICKS: Final = 5


class Presenter(PeoplePresenter, of=events.EVENTS):
    """Turns steps into animations; the events without one are told by the log alone."""

    moods = moods_beside(__file__)
    ending = 1, "cup_slam"

    def __init__(self, api: TableApi, board: Board) -> None:
        super().__init__(api, board)
        self._board: Board = board
        self._hold, self._reveal = board.hold, board.reveal

    # The round

    def _show_round_started(self, _event: events.RoundStarted, view: View) -> Animation:
        """The screens are set up again, and all dice go behind them."""
        board, reveal = self._board, self._reveal
        self._hold.clear_rolled()
        reveal.is_lit = False
        reveal.count_board.begin(0)
        board.tell(view, is_counted=False)
        board.show_bids(view)

        def clear() -> None:
            board.take(view)
            reveal.clear()
            self._hold.lay_own(view)

        self.play("screen_up")
        back = board.screens.raise_up(self.theme), self._people.lean(NOBODY)
        up = board.sink(0), board.move_cards(view)
        return Sequential(Parallel(reveal.gather(), *back, *up), Call(clear))

    def _show_rolled(self, event: events.Rolled, view: View) -> Animation:
        """All cups rattle together; only the own dice are seen to roll."""
        shown: list[Animation] = []
        order = ((view.token + step) % view.seats for step in range(view.seats))
        if event.seat == next((seat for seat in order if view.dice[seat]), NOBODY):
            shown += self.sound("cup_rattle"), self._board.screens.rattle(self.theme)
        if event.seat == self._board.layout.bottom:
            shown += self.sound("dice_roll"), self._hold.roll(view)
        return Sequential(*shown)

    def _show_token_placed(
        self, event: events.TokenPassed | events.TokenPlaced, _view: View
    ) -> Animation:
        return Sequential(
            self.sound("token_taken"), self._board.pass_token(event.seat),
            self.sound("token_lands"),
        )  # fmt: skip

    _show_token_passed = _show_token_placed

    # Cards

    def _show_treasure_played(self, event: events.TreasurePlayed, view: View) -> Animation:
        return self._shown(event, view, "card_flip")

    def _show_adventure_revealed(self, event: events.AdventureRevealed, view: View) -> Animation:
        return self._shown(event, view, "packet_torn", SOUNDS[view.faces[event.card]])

    def _shown(self, event: events.OfCard, view: View, *sounds: str) -> Animation:
        """Return how a card is shown in the middle, cleared of dice, until it is read."""
        card = event.card
        self._board.say(event.seat, f"{_(CARD_TITLES[view.faces[card]])}!", 34.0)
        shown, (opened, *struck) = self._board.show_card(card, view), map(self.sound, sounds)
        return Sequential(
            opened, Parallel(self._hold.sweep(), shown), *struck,
            self._board.loom(card, _SECONDS.card),
            self._board.move_cards(view, shown=card), self.sound("card_place"),
        )  # fmt: skip

    def _show_treasure_drawn(
        self, event: events.TreasureDrawn | events.AdventureDrawn, view: View
    ) -> Animation:
        self.play("card_slide")
        return Sequential(self._board.move_cards(view, (event.card,)), self.sound("card_place"))

    _show_adventure_drawn = _show_treasure_drawn

    def _show_card_stolen(self, _event: events.Event, view: View) -> Animation:
        self.play("card_slide")
        return self._board.move_cards(view)

    _show_card_declined = _show_card_stolen
    _show_adventure_discarded = _show_card_stolen
    _show_adventure_expired = _show_card_stolen

    def _show_deck_reshuffled(self, _event: events.DeckReshuffled, _view: View) -> Animation:
        return Sequential(self.sound("card_shuffle"), Wait(_SECONDS.look))

    def _show_concealed(self, _event: events.Concealed, _view: View) -> Animation:
        return Wait(0.12)

    def _show_peeked(self, event: events.Peeked, view: View) -> Animation:
        self.play("wood_knock")
        self._board.say(event.target, _("Peeked at!"))
        return Wait(_SECONDS.look)

    def _show_dice_rerolled(self, event: events.DiceRerolled, view: View) -> Animation:
        self.play("dice_shake")
        if event.seat != self._board.layout.bottom:
            return Sequential(self._board.screens.rattle(self.theme, (event.seat,)), Wait(0.1))
        return Sequential(self.sound("dice_roll"), self._hold.roll(view))

    def _show_die_turned(self, event: events.DieTurned, _view: View) -> Animation:
        return Sequential(self.sound("wood_knock"), Wait(0.2))

    def _show_openly_rolled(self, event: events.OpenlyRolled, view: View) -> Animation:
        self.play("dice_roll")
        roll = self._hold.roll_openly(event.seat, event.faces, is_bid=bool(view.bids))
        return Sequential(roll, Wait(_SECONDS.look))

    # Bids

    def _show_bid_made(self, event: events.BidMade, view: View) -> Animation:
        if event.seat != self._board.layout.bottom:
            self._board.say(event.seat, dice_of(event.count, event.face).capitalize(), 38.0)
        before = self._board.view.bids[-1][1] if self._board.view.bids else 0
        tick = partial(self.api.services.audio.play, "bid_tick")
        for index in range(min(_MOST_TICKS, max(1, event.count - before))):
            self.beside(Sequential(Wait(_SECONDS.tick * index), Call(partial(tick, index))))
        return Sequential(self._hold.sweep(), self._board.turn_bid(view), Wait(0.25))

    def _show_called(self, event: events.Called, _view: View) -> Animation:
        self.doubt(event.seat, _("Scallywag!"))
        return Wait(_SECONDS.shout)

    def _show_parlay_declared(self, event: events.ParlayDeclared, _view: View) -> Animation:
        self.doubt(event.seat, _("Parlay!"))
        return Wait(_SECONDS.shout)

    # The showdown

    def _show_dice_revealed(self, _event: events.DiceRevealed, view: View) -> Animation:
        """A hush, while bid and own screen sink; one after the other is flung aside, the bidder's
        last, and what is behind it comes out; then the speaker leans over, the screens make room,
        and the plank comes up.
        """
        board, reveal = self._board, self._reveal
        bidder, bottom = view.bids[-1][0], board.layout.bottom
        order = [(bidder + step) % view.seats for step in range(1, view.seats + 1)]

        def with_each(seat: int) -> Animation:
            return Parallel(self.sound("screen_down"), reveal.come_out(view, seat))

        def make_room() -> Animation:
            board.tell(view, is_counted=False)
            return reveal.make_room(view)

        return Sequential(
            Parallel(Wait(self.durations.reveal_hush), board.sink(1.0),
                     reveal.come_out(view, bottom)),
            board.screens.fling(order, self.theme, with_each),
            Call(lambda: board.take(view)),
            Parallel(
                self._people.lean(reveal.speaker(view)), board.screens.clear(self.theme),
                board.move_cards(view),
                Sequential(
                    Wait(_SECONDS.before), Later(make_room, seconds=self.durations.move_long)
                ),
            ),
            Wait(0.05), Call(partial(setattr, reveal, "is_lit", True)), Wait(0.1),
        )  # fmt: skip

    def _show_counted(self, event: events.Counted, view: View) -> Animation:
        """The dice step up with rising pitch; a hush; the seal falls."""
        counted, is_right, people = self._reveal.count_board, is_true(view), self._people
        shaking, look = Shake(counted, self.theme.motion.shake_pixels / 8.0), _SECONDS.look

        def knock(index: int) -> None:
            self.api.services.audio.play("die_counted", index)

        def judged() -> None:
            counted.total = event.found
            self._judged(event, view, is_right=is_right)

        return Sequential(
            self._reveal.count(view, knock), Call(counted.hang_seal), self.sound("drum_hush"),
            Wait(2 * self.durations.reveal_hush),
            counted.fall(is_true=is_right, theme=self.theme, on_print=judged),
            Wait(look) if is_right else Parallel(shaking, people.shake(event.loser, 1.5 * look)),
        )  # fmt: skip

    def _judged(self, event: events.Counted, view: View, *, is_right: bool) -> None:
        self.play("seal_thud")
        self.play("wax_hiss")
        # A right parlay has a chord of its own.
        told = "parlay" if view.is_parlay else "told_true"
        self.play(told if is_right else "lie_found")
        self.feel(event)
        self._board.tell(view, is_counted=True)

    def _show_crew_lost(self, event: events.CrewLost, view: View) -> Animation:
        self.feel(event)
        sound = event.reason if event.reason in SOUNDS.values() else "loss"
        return Sequential(
            self.sound(sound), self._reveal.lose(view, event.seat, event.places),
            self.sound("die_overboard"), Wait(0.15),
        )  # fmt: skip

    def _show_crew_gained(
        self, event: events.CrewGained | events.GhostsBoarded, view: View
    ) -> Animation:
        return Sequential(
            self.sound("gain"), self._reveal.gain(event.seat, len(event.places)),
            self.sound("wood_knock"),
        )  # fmt: skip

    _show_ghosts_boarded = _show_crew_gained

    def _show_ghosts_left(self, event: events.GhostsLeft, view: View) -> Animation:
        return Sequential(self.sound("cup_slam"), self._reveal.lose(view, event.seat, event.places))

    def _show_lifeboat_used(self, event: events.LifeboatUsed, view: View) -> Animation:
        self._board.say(event.seat, _("Lifeboat!"), 34.0)
        return Sequential(self.sound("gain"), self._board.move_cards(view), Wait(0.2))

    def _show_captain_out(self, event: events.CaptainOut, view: View) -> Animation:
        """The screen falls, who sat there goes down; it is told unless that ends the match."""
        self.play("ship_sinks")
        fall = self.sound("screen_down"), self._board.screens.topple(event.seat, self.theme)
        leave = self._people.leave(event.seat)
        gone = Parallel(*fall, leave, self._board.move_cards(view))
        if sum(map(bool, view.dice)) <= 1:
            self.api.timeline.beside(gone)
            return Wait(0.0)
        counted = self._reveal.count_board.reach if view.dice_are == OPEN else None
        speaker = self._reveal.speaker(view)
        room = self._board.layout.leaving_banner(event.seat, speaker, counted)
        text = _("{name} is out", name=self.api.called(event.seat))
        self.api.show_banner(text, event.seat, room=room)
        return Sequential(gone, Wait(_SECONDS.look / 2))

    def _show_game_ended(self, event: events.GameEnded, _view: View) -> Animation:
        """The table is cleared for whoever has won, before a banner lies on it."""
        board, reveal = self._board, self._reveal
        reveal.is_lit = False
        board.plaque.words = ""
        gone = reveal.gather(), reveal.count_board.sink(self.theme)
        seconds = verdict_seconds(self.durations)
        told = Later(lambda: self.announce_winners((event.winner,)), seconds=seconds)
        cleared = Parallel(self._people.lean(event.winner), *gone)
        return Parallel(cleared, Sequential(Wait(0.8 * cleared.duration), told))
