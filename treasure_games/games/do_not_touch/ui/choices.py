"""What is offered: buttons that answer, the end of the turn, and what is left of the turn."""

from __future__ import annotations

from functools import partial

from treasure_games.core.language import plural, translate
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.pieces import BONUS, spoken_name
from treasure_games.games.do_not_touch.rules.state import DRAW, FIRST_PLACE
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.play import Interaction
from treasure_games.table.offers import Choice
from treasure_games.table.table_api import TableApi

_ = translate


class Choices:
    """Makes buttons of what may be done.

    Where one of several rivals' loots answers, the status says so, and there is no button.
    """

    def __init__(self, api: TableApi, play: Interaction) -> None:
        self._api, self._play = api, play

    def answers(self, view: View) -> list[Choice]:
        """Return the answers to what is asked now."""
        if self._api.asked is None:
            return []
        if view.phase == DRAW:
            return self._draws(view)
        card = self._play.selected
        if self._api.viewer != self._api.asked or card is None:
            return []
        uses = self._play.uses(card)
        found = []
        if uses.own is not None:
            found.append(self._own(view, card, uses.own))
        rival = self._play.only_rival
        if rival is not None:
            found.append(self._swap(actions.SWAP[card][rival]))
        if uses.pile is not None:
            found.append(self._pile(BONUS[view.faces[card]], uses.pile))
        return found

    def _draws(self, view: View) -> list[Choice]:
        is_open_better = self._play.suggested == actions.DRAW_DISCARD
        label, press = _("Draw a covered card"), self._play.press_deck
        found = [Choice("draw", label, _("Draw"), press, is_primary=not is_open_better)]
        if view.discard:
            label = _("Take {card}").format(card=spoken_name(view.faces[view.discard[-1]]))
            press, no = self._play.press_discard, self._api.refusal(actions.DRAW_DISCARD)
            brief = _("Take it")
            found.append(Choice("take", label, brief, press, is_primary=is_open_better, refusal=no))
        return found

    def _own(self, view: View, card: int, action: actions.Action) -> Choice:
        is_start = view.phase == FIRST_PLACE
        label = _("Start with {card}") if is_start else _("Add {card}")
        label = label.format(card=spoken_name(view.faces[card]))
        brief = _("Start") if is_start else _("Add")
        is_first = self._play.suggested in (None, action)
        return Choice("own", label, brief, partial(self._play.send, action), is_primary=is_first)

    def _swap(self, action: actions.Swap) -> Choice:
        label = _("Swap with {name}").format(name=self._api.called(action.rival))
        is_advised, act = action == self._play.suggested, partial(self._play.send, action)
        return Choice("swap", label, _("Swap"), act, is_primary=is_advised)

    def _pile(self, count: int, action: actions.Action) -> Choice:
        act = partial(self._play.send, action)
        if not isinstance(action, actions.DiscardForBonus):
            return Choice("discard", _("Discard it"), _("Discard"), act, is_primary=True)
        label = _("Discard to draw {count}").format(count=count)
        brief = _("Draw {count}").format(count=count)
        return Choice("bonus", label, brief, act, is_primary=action == self._play.suggested)

    def closing(self) -> Choice | None:
        """Return the end of the turn, greyed while something must be done first."""
        if not self._api.is_turn_here:
            return None
        is_only = self._play.legal == (actions.END_TURN,)
        return Choice(
            "end", _("End turn"), _("End turn"), partial(self._play.send, actions.END_TURN),
            is_primary=is_only or self._play.suggested == actions.END_TURN,
            refusal=self._api.refusal(actions.END_TURN),
        )  # fmt: skip


def turns_left(deck_left: int, seats: int) -> str:
    """Return how many more turns there are for each, if everybody draws from the deck."""
    turns = -(-deck_left // seats)
    return plural("About {count} more turn each", "About {count} more turns each", turns)
