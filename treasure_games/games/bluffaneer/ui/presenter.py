"""Which motion, sound and face each event gets."""

from typing import Final

from treasure_games.core import asking
from treasure_games.core.asking import RACE
from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.pieces import PAIRS
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.layout import bones_of, icon
from treasure_games.games.bluffaneer.ui.race import Race
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Staggered, Wait
from treasure_games.table.moods import moods_beside
from treasure_games.table.people.table import LOUD, PeoplePresenter
from treasure_games.table.pieces.dice import Throw
from treasure_games.table.stagehand import turn_banner
from treasure_games.table.table_api import TableApi

_SECONDS: Final = Named(page_beside(__file__, dict[str, float]))


class Presenter(PeoplePresenter, of=events.EVENTS):
    """Turns steps into animations. A sealed choice isn't seen; who begins, the first turn tells."""

    moods = moods_beside(__file__)
    ending = 2, "bones_settle"

    def __init__(self, api: TableApi, board: Board, race: Race) -> None:
        super().__init__(api, board)
        self._board: Board = board
        self._race = race

    # The deal, turns, bones

    def _show_game_started(self, _event: events.GameStarted, view: View) -> Animation:
        self.play("map_unroll")
        self._board.coins.show(view.coins)
        return self._board.map.unroll(self.brief(_SECONDS.unroll))

    def _show_dealt(self, event: events.Dealt, view: View) -> Animation:
        return Sequential(self.sound("card_deal"), self._board.draw_card(event.seat, view, 0.22))

    def _show_turn_started(self, event: events.TurnStarted, _view: View) -> Animation:
        """The bones are thrown only after the banner: one hero at a time."""
        return turn_banner(self.api, event.seat)

    def _show_bones_rolled(self, event: events.BonesRolled, view: View) -> Animation:
        family = bones_of(view.house)
        rolled = (family, event.one), (family, event.other)
        self.play("bones_roll")
        throw = Throw(self._board.dice, rolled, self.theme, view.turn_number)
        throw.duration *= 1.0 if self.api.seats[event.seat].is_human else _SECONDS.haste
        return Sequential(throw, self.sound("bones_settle"), Wait(_SECONDS.glance))

    def _show_double_action(self, event: events.DoubleAction, view: View) -> Animation:
        self._board.map.lit = event.icon
        self.play("gain" if event.icon < 3 else "ill_luck")
        return Wait(_SECONDS.look)

    def _show_coins_paid(self, event: events.CoinsPaid, view: View) -> Animation:
        """Coin by coin off one pile, through the air, and onto the other."""
        coins = [self._board.pay(event.payer, event.payee) for _one in range(event.coins)]
        return Sequential(
            Staggered(self.brief(_SECONDS.a_coin), *coins),
            Call(lambda: self._board.coins.show(view.coins)),
        )

    def _show_roller_matched(self, event: events.RollerMatched, view: View) -> Animation:
        return Sequential(
            self.sound("card_flip"), self._board.reveal(event.seat, view),
            self.sound("gain"), Wait(_SECONDS.look),
        )  # fmt: skip

    # Shouts

    def _show_window_opened(self, _event: events.WindowOpened, view: View) -> Animation:
        if view.house.modes[SHOUT] is not RACE:
            return Wait(_SECONDS.glance)
        return Sequential(
            self._people.fists(1.0, but=view.turn), self.sound("fist_knock"),
            *self._steadied_for_one(view),
        )  # fmt: skip

    def _steadied_for_one(self, view: View) -> tuple[Animation, ...]:
        """Show the race's question before the time in which a shout is too early."""
        return Call(lambda: self._board.take(view)), *self._race.steadied_for_one()

    def _show_shouted(self, event: asking.Shouted, view: View) -> Animation:
        """Beside the race, which goes on."""
        is_early = event.milliseconds < 0
        self.play("false_start" if is_early else "buzzer")
        word = _("Mine!") if view.claimant < 0 else _("Bluffaneer!")
        self._board.say(event.seat, _("Too early!") if is_early else word, LOUD)
        return Wait(0.0)

    def _show_passed(self, event: asking.Passed, view: View) -> Animation:
        if view.house.modes[SHOUT] is RACE:
            return Wait(0.0)
        self._board.say(event.seat, _("Not mine."))
        return Wait(self.durations.computer_least)

    def _show_shouts_opened(self, event: events.ShoutsOpened, view: View) -> Animation:
        """The fists of all but the roller come down at once; hands of those who claim go up."""
        shown: list[Animation] = []
        if view.house.modes[SHOUT] is not RACE:
            shown += self._people.fists(1.0, but=view.turn), self.sound("fist_knock")
        if not event.hands:
            return Sequential(*shown, Wait(_SECONDS.glance), self._people.fists(0.0))
        shown += Wait(self.durations.reveal_hush), self.sound("hand_raised")
        raised = Call(lambda: self._people.raise_hands(event.hands))
        return Sequential(*shown, raised, Wait(_SECONDS.shouts))

    def _show_coin_flipped(
        self, event: asking.CoinFlipped | events.TieFlipped, _view: View
    ) -> Animation:
        toss = self._board.toss
        self.play("coin_spin")
        return Sequential(
            toss.toss(self.theme, lambda: self.play("coin_falls")),
            Call(lambda: self._people.raise_hands((event.winner,))),
            Wait(self.durations.reveal_verdict),
            Call(toss.clear),
        )

    _show_tie_flipped = _show_coin_flipped

    def _show_claimed(self, event: events.Claimed, view: View) -> Animation:
        """The claimant comes to the middle and leans over the table, shouting."""
        self._people.raise_hands((event.seat,))
        return Sequential(
            Parallel(self._people.lean(event.seat), self._people.fists(0.0)),
            self.sound("table_slap"),
            Call(lambda: self._people.raise_hands(())),
            self._board.aloud(event.seat, _("Mine!"), tuple(map(icon, PAIRS[event.pair]))),
            *(self._steadied_for_one(view) if view.house.modes[ANSWER] is RACE else ()),
        )

    # Answers

    def _show_answers_opened(self, event: events.AnswersOpened, _view: View) -> Animation:
        for seat in event.challengers:
            self._board.say(seat, _("Bluffaneer!"), LOUD)
        self.play("call_drum" if event.challengers else "hand_raised")
        return Sequential(Wait(_SECONDS.shouts), Wait(self.durations.reveal_hush))

    def _show_believed(self, event: events.Believed, _view: View) -> Animation:
        self._board.say(event.seat, _("I believe you."))
        return Wait(_SECONDS.shouts)

    def _show_challenged(self, event: events.Challenged, _view: View) -> Animation:
        self.doubt(event.seat, _("Bluffaneer!"))
        return Sequential(Wait(_SECONDS.shouts), Wait(self.durations.reveal_hush))

    def _show_card_revealed(self, event: events.CardRevealed, view: View) -> Animation:
        """The card turns; the face changes before any coin runs."""
        told = self.durations.reveal_verdict + _SECONDS.glance
        return Sequential(
            self.sound("card_flip"),
            self._board.reveal(event.seat, view),
            Call(lambda: self._judged(event, view)),
            Wait(told) if event.truth else self._people.shake(event.seat, told + _SECONDS.look),
        )

    def _judged(self, event: events.CardRevealed, view: View) -> None:
        self.play("told_true" if event.truth else "lie_found")
        self.feel(event, roller=view.turn)
        self._board.take(view)
        word = _("True!") if event.truth else _("A bluff!")
        self.beside(self._board.aloud(event.seat, word))

    def _show_card_discarded(self, event: events.CardDiscarded, view: View) -> Animation:
        return Sequential(
            Parallel(self._board.discard(event.card, view), self._people.lean(-1),
                     self._people.fists(0.0)),
            self.sound("card_place"),
        )  # fmt: skip

    def _show_deck_reshuffled(self, _event: events.DeckReshuffled, _view: View) -> Animation:
        return Sequential(self.sound("card_shuffle"), self._board.reshuffle())

    def _show_card_drawn(self, event: events.CardDrawn, view: View) -> Animation:
        return Sequential(self.sound("card_slide"), self._board.draw_card(event.seat, view, 0.22))

    def _show_game_ended(self, event: events.GameEnded, _view: View) -> Animation:
        told = self.announce_winners(event.winners)
        return Parallel(told, self._people.lean(event.winners[0]))
