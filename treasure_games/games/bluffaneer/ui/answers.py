"""What the person at the screen may answer beside the own card, and the others to steal from."""

from __future__ import annotations

from treasure_games.core.game import Pending
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import STEAL, Action, Steal
from treasure_games.games.bluffaneer.rules.legal import pending_in
from treasure_games.games.bluffaneer.rules.state import SHOUT
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.table.people_answers import Answer, PeopleAnswers
from treasure_games.table.pieces.stake_button import Stake

_ = translate


class Answers(PeopleAnswers):
    """Victims, a claim, or the answers to one."""

    legal: tuple[Action, ...]

    def question(self, view: View) -> tuple[Pending | None, int, Action]:
        """Return what a view asks, in which turn, and what a shout does."""
        shout = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
        return pending_in(view), view.turn_number, shout

    def offer(self, view: View) -> None:
        """Offer victims, a claim, or the answers to one."""
        victims = [one.victim for one in self.legal if isinstance(one, Steal)]
        if victims:
            most = LOOT[view.bones[0]]
            self.offer_people(
                victims,
                STEAL.__getitem__,
                lambda seat: Stake(min(most, view.coins[seat])),
                _("Steal from {name}"),
            )
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
