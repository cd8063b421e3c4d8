"""What is offered as buttons: what may be done with the chosen card, answers, the turn's end."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from treasure_games.core.language import N_, translate
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import (
    ACTION,
    MATCHING,
    PARLEYING,
    RESPONDING,
    STEALING,
    THROWING,
)
from treasure_games.games.stolen_treasure.rules.pieces import TREASURE, deck_of, spoken_name
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.log import HANDS
from treasure_games.games.stolen_treasure.ui.play import Interaction
from treasure_games.table.offers import Choice
from treasure_games.table.table_api import TableApi

_ = translate
_WITH_CARD: Final[dict[type[Any], tuple[str, str, str]]] = {
    actions.Bury: ("bury", N_("Bury {card}"), N_("Bury")),
    actions.Give: ("give", N_("Give {card}"), N_("Give")),
    actions.Discard: ("discard", N_("Discard {card}"), N_("Discard")),
    actions.Stake: ("stake", N_("Wager {card}"), N_("Wager")),
}
"""Name, label and short label of what is done with a card."""


class Choices:
    """Makes buttons of what may be done.

    Where only a card of the hand or a bank answers, the status says so, and there is no button.
    """

    def __init__(self, api: TableApi, play: Interaction) -> None:
        self._api, self._play = api, play

    def answers(self, view: View) -> list[Choice]:
        """Return the answers to what is asked now; those in a window are over the table."""
        asked = self._api.asked
        if asked is None or self._api.viewer != asked or view.phase == RESPONDING:
            return self._aiming(view) if view.phase == RESPONDING else []
        if view.phase in _FIXED:
            return [
                self._choice(name, _(label), action, is_primary=index == 0)
                for index, (name, label, action) in enumerate(_FIXED[view.phase])
                if action in self._play.legal
            ]
        if self._play.selected is not None:
            return self._of_card(view, self._play.selected)
        return self._without_card(view)

    def _aiming(self, view: View) -> list[Choice]:
        """Return whom the Pirate's Code may be aimed at, once it is chosen."""
        if self._play.selected is None or self._api.viewer != self._api.asked:
            return []
        return self._at_targets(view)

    def _choice(
        self, name: str, label: str, action: Action, *, is_primary: bool = False, brief: str = ""
    ) -> Choice:
        act = partial(self._play.send, action)
        is_primary = action == self._play.suggested if self._play.suggested else is_primary
        return Choice(name, label, brief or label, act, is_primary=is_primary)

    def _of_card(self, view: View, card: int) -> list[Choice]:
        kind = view.faces[card]
        found: list[Choice] = []
        for action in self._play.uses(card):
            if type(action) in _WITH_CARD:
                name, label, brief = _WITH_CARD[type(action)]
                found.append(
                    self._choice(name, _(label).format(card=spoken_name(kind)), action,
                                 is_primary=not found, brief=_(brief))
                )  # fmt: skip
            elif not hasattr(action, "target"):
                label = _("Play {card}").format(card=spoken_name(kind))
                found.append(self._choice("play", label, action, is_primary=True, brief=_("Play")))
        if view.phase == ACTION and deck_of(card) == TREASURE:
            self._refuse_burial(card, found)
        return [*found, *self._at_targets(view)]

    def _refuse_burial(self, card: int, found: list[Choice]) -> None:
        """Add a greyed button that says why a treasure can't be buried now."""
        refusal = self._api.refusal(actions.BURY[card])
        if refusal is not None:
            found.insert(
                0, Choice("bury", _("Bury it"), _("Bury"), lambda: None, refusal=refusal)
            )  # fmt: skip

    def _at_targets(self, view: View) -> list[Choice]:
        """Return the only target, or the one suggested; of several, their banks answer."""
        targets = self._play.targets
        advised = self._play.suggested
        one = advised if advised in targets.values() else None
        if len(targets) == 1:
            one = next(iter(targets.values()))
        if one is None or not hasattr(one, "target"):
            return []
        pattern = (
            _("Challenge {name}") if isinstance(one, actions.Challenge) else _("Against {name}")
        )
        label = pattern.format(name=self._api.called(one.target))
        return [self._choice("target", label, one, is_primary=True)]

    def _without_card(self, view: View) -> list[Choice]:
        found: list[Choice] = []
        least = self._play.least
        if view.phase == MATCHING and least is not None:
            label = _("Put down {card}").format(card=spoken_name(view.faces[least]))
            found.append(self._choice("least", label, actions.STAKE[least], is_primary=True))
        if actions.MATCH in self._play.legal:
            found.append(self._choice("match", _("That’s enough"), actions.MATCH, is_primary=True))
        return [*found, *self._at_targets(view)]

    def closing(self, view: View) -> Choice | None:
        """Return the end of the turn, greyed while something must be done first."""
        if not self._api.is_turn_here or view.active != self._api.bottom or view.phase != ACTION:
            return None
        return Choice(
            "end", _("End turn"), _("End"), partial(self._play.send, actions.END_TURN),
            is_primary=self._play.suggested == actions.END_TURN,
            refusal=self._api.refusal(actions.END_TURN), forgoes=True,
        )  # fmt: skip


_FIXED: Final[dict[int, tuple[tuple[str, str, Action], ...]]] = {
    PARLEYING: (
        ("pass", N_("Let chance decide"), actions.PASS),
        ("parley", N_("Call Parley"), actions.PARLEY),
    ),
    STEALING: (
        ("steal_treasure", N_("Steal a treasure"), actions.STEAL_TREASURE),
        ("steal_piracy", N_("Steal a piracy card"), actions.STEAL_PIRACY),
    ),
    THROWING: tuple(
        (f"throw{hand}", HANDS[hand], action) for hand, action in enumerate(actions.THROW)
    ),
}
"""Name, label and action of the answers to questions that are always the same."""
