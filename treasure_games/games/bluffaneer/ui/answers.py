"""What the person at the screen may answer beside the own card, and the others to steal from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from treasure_games.core.game import Pending
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import STEAL, Action, Steal
from treasure_games.games.bluffaneer.rules.questions import pending_in
from treasure_games.games.bluffaneer.rules.state import SHOUT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.people_answers import Answer, PeopleAnswers
from treasure_games.table.people_board import PeopleBoard
from treasure_games.table.pieces.stake_button import Stake, StakeButton
from treasure_games.table.table_api import TableApi

_ = translate


class Answers(PeopleAnswers):
    """The buttons, and the people who may be robbed."""

    legal: tuple[Action, ...]

    def __init__(self, api: TableApi, board: PeopleBoard) -> None:
        super().__init__(api, board)
        self.two = (
            StakeButton("choice.quiet", fights=False), StakeButton("choice.fight", fights=True)
        )  # fmt: skip
        self._spots: dict[int, Hotspot] = {}

    def question(self, view: View) -> tuple[Pending | None, int, Action]:
        """Return what a view asks, in which turn, and what a shout does."""
        shout = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
        return pending_in(view), view.turn_number, shout

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now; nobody may be robbed unless that is asked."""
        self._people.lit = ()
        super().take_in(view, legal)

    def offer(self, view: View) -> None:
        """Offer victims, a claim, or the answers to one."""
        victims = [one.victim for one in self.legal if isinstance(one, Steal)]
        if victims:
            self._offer_victims(victims)
        elif view.phase == SHOUT:
            stakes = self._of_claim(view) if self._api.viewer == self._api.bottom else ()
            self.offer_two(
                Answer(_("Stay quiet"), actions.STAY_QUIET),
                Answer(_("Mine!"), actions.CLAIM, stakes),
            )
        else:
            cost = min(2, view.coins[self._api.bottom])
            self.offer_two(
                Answer(_("Believe it"), actions.BELIEVE, (Stake(-1),)),
                Answer(_("Bluffaneer!"), actions.CHALLENGE,
                       (Stake(1, _("a bluff")), Stake(-cost, _("true")))),
            )  # fmt: skip

    def _offer_victims(self, seats: Sequence[int]) -> None:
        for seat in seats:
            spot = self._spots.setdefault(seat, Hotspot(f"pick.victim{seat}"))
            spot.on_press = partial(self.act, STEAL[seat])
            spot.hint = _("Steal from {victim}").format(victim=self._api.called(seat))
            spot.place(self._people.spot(seat), self._api.context)
            self._by_action[STEAL[seat]] = spot
        self._people.lit = tuple(seats)

    @staticmethod
    def _of_claim(view: View) -> tuple[Stake, ...]:
        """Return what a claim may bring to whoever sees the own card."""
        if view.own_face < 0:
            return ()
        caught = 2 if view.own_face == view.pair else -1
        return Stake(1, _("believed")), Stake(caught, _("challenged"))

    def controls(self) -> Sequence[Control]:
        """Return buttons and victims."""
        return [*self.drawn, *(self._spots[seat] for seat in self._people.lit)]

    def press_seat(self, seat: int) -> None:
        """Rob whoever's plate was pressed; in a race a person's plate shouts for that person."""
        if self._people.lit:
            self._api.act(STEAL[seat])
        else:
            self.race.shout(seat)
