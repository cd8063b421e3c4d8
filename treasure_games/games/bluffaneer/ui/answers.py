"""What the person at the screen may answer beside the own card, and the others to steal from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import STEAL, Action, Steal
from treasure_games.games.bluffaneer.rules.questions import pending_in
from treasure_games.games.bluffaneer.rules.state import SHOUT
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.race import Race
from treasure_games.games.bluffaneer.ui.stake_button import Stake, StakeButton
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.people.answers import Answer, PeopleAnswers
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.table_api import TableApi

_ = translate
_GAP = 12.0


class Answers(PeopleAnswers):
    """Victims, a claim, or the answers to one.

    The layout of the board has two places for any number of `choices`.
    """

    legal: tuple[Action, ...]

    def __init__(self, api: TableApi, board: PeopleBoard) -> None:
        super().__init__(
            api, board,
            StakeButton("choice.quiet", fights=False), StakeButton("choice.fight", fights=True),
        )  # fmt: skip
        self.race = Race(api)
        self._people = board.people
        self._spots: dict[int, Hotspot] = {}
        self._names: dict[int, StakeButton] = {}

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now; what is sealed only to whoever sees the own cards."""
        pending = pending_in(view)
        shout = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
        self.race.take_in(pending, view.turn_number, shout)
        is_sealed = pending is not None and pending.mode is Mode.SEALED
        is_hidden = is_sealed and self._api.viewer != self._api.asked
        self.legal = () if is_hidden or not self.race.may_begin else tuple(legal)
        self._people.lit, self._offered = (), ()
        if self.legal:
            self._offer(view)
        self.race.place(self._board.layout.answers[1], self._api.context)

    def _offer(self, view: View) -> None:
        """Offer victims, a claim, or the answers to one."""
        victims = [one.victim for one in self.legal if isinstance(one, Steal)]
        if victims:
            self._offer_victims(victims, lambda seat: min(LOOT[view.bones[0]], view.coins[seat]))
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

    @staticmethod
    def _of_claim(view: View) -> tuple[Stake, ...]:
        """Return what a claim may bring to whoever sees the own card."""
        if view.own_face < 0:
            return ()
        caught = 2 if view.own_face == view.pair else -1
        return Stake(1, _("believed")), Stake(caught, _("challenged"))

    def _offer_victims(self, seats: Sequence[int], loot: Callable[[int], int]) -> None:
        """Offer to steal from one of these: where they sit, and by buttons beside each other."""
        context, hint = self._api.context, _("Steal from {name}")
        for seat, rect in zip(seats, self._divided(len(seats)), strict=True):
            called = self._api.called(seat)
            spot = self._spots.setdefault(seat, Hotspot(f"pick.seat{seat}"))
            spot.hint = hint.format(name=called)
            spot.place(self._people.spot(seat), context)
            fresh = StakeButton(f"choice.seat{seat}", fights=False, is_name=True)
            button = self._names.setdefault(seat, fresh)
            button.text, button.cases = called, (Stake(loot(seat)),)
            button.place(rect, context)
            spot.on_press = button.on_press = partial(self.act, STEAL[seat])
            self._by_action[STEAL[seat]] = button
        self._offered = tuple(self._names[seat] for seat in seats)
        self._people.lit = tuple(seats)

    def _divided(self, count: int) -> list[FRect]:
        """Return places for so many buttons, from left to right, on both sides of the own card."""
        left, right = self._board.layout.choices
        at_left = min(count, (count + 1) // 3)
        found = []
        for room, few in ((left, at_left), (right, count - at_left)):
            wide = min(left.width, (room.width + _GAP) / max(1, few) - _GAP)
            found += [
                FRect(room.left + index * (wide + _GAP), room.top, wide, room.height)
                for index in range(few)
            ]
        return found

    def press_seat(self, seat: int) -> None:
        """Steal from whoever's plate was pressed; in a race it shouts for its person."""
        if self._people.lit:
            self.act(STEAL[seat])
        else:
            self.race.shout(seat)

    def children(self) -> Sequence[Node]:
        """Return the time of a race, the buttons, and those to steal from."""
        return self.race, *self._offered, *(self._spots[seat] for seat in self._people.lit)
