"""The buttons that answer what is asked, and the one that ends the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.actions import (
    DRAW_DISCARD,
    END_TURN,
    SWAP,
    Action,
    DiscardForBonus,
)
from treasure_games.games.do_not_touch.rules.pieces import BONUS, spoken_name
from treasure_games.games.do_not_touch.rules.state import DRAW, FIRST_PLACE
from treasure_games.games.do_not_touch.ui.marks import Uses
from treasure_games.table.offers import Choice

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.play import Interaction
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_ = translate


class Choices:
    """Offers what `play` has in mind as buttons."""

    def __init__(self, table: DoNotTouchTable, play: Interaction) -> None:
        self._table, self._play = table, play

    def choices(self) -> list[Choice]:
        """Answers to what is asked now."""
        view, api = self._table.view, self._table.api
        if api.asked is None:
            return []
        if view.phase == DRAW:
            return self._draw_choices()
        if api.viewer != api.asked:
            return []
        if self._play.selected is None:
            return []
        return self._card_choices(self._play.selected, self._play.uses(self._play.selected))

    def _draw_choices(self) -> list[Choice]:
        view = self._table.view
        found = [
            Choice(
                "draw", _("Draw a covered card"), _("Draw"), self._play.press_deck,
                is_primary=self._play.suggested != DRAW_DISCARD,
            )
        ]  # fmt: skip
        if view.discard:
            card = spoken_name(view.faces[view.discard[-1]])
            refused = self._table.api.refusal(DRAW_DISCARD)
            label = _("Take {card}").format(card=card)
            found.append(
                Choice(
                    "take", label, label, self._play.press_discard,
                    is_primary=self._play.suggested == DRAW_DISCARD, refusal=refused,
                )
            )  # fmt: skip
        return found

    def _card_choices(self, card: int, uses: Uses) -> list[Choice]:
        found: list[Choice] = []
        if uses.own is not None:
            is_start = self._table.view.phase == FIRST_PLACE
            label = _("Start my loot") if is_start else _("Add to my loot")
            brief = _("Start") if is_start else _("Add")
            is_first = self._play.suggested is None or self._play.suggested == uses.own
            found.append(Choice("own", label, brief, self._sender(uses.own), is_primary=is_first))
        if uses.rivals:
            found.append(self._swap_choice(card, uses.rivals))
        if uses.pile is not None:
            found.append(self._pile_choice(card, uses.pile))
        return found

    def _swap_choice(self, card: int, rivals: tuple[int, ...]) -> Choice:
        """One rival, or the one suggested, at once; several by way of their planks."""
        api = self._table.api
        advised = next((one for one in rivals if SWAP[card][one] == self._play.suggested), None)
        rival = rivals[0] if len(rivals) == 1 else advised
        if rival is not None:
            label = _("Swap with {name}").format(name=api.called(rival))
            act = self._sender(SWAP[card][rival])
        else:
            label = _("Swap with a rival…")
            act = self._play.focus_rivals
        return Choice("swap", label, _("Swap"), act, is_primary=advised is not None)

    def _pile_choice(self, card: int, action: Action) -> Choice:
        if isinstance(action, DiscardForBonus):
            count = BONUS[self._table.view.faces[card]]
            label = _("Discard to draw {count}").format(count=count)
            return Choice(
                "bonus", label, _("Draw {count}").format(count=count), self._sender(action),
                is_primary=action == self._play.suggested,
            )  # fmt: skip
        return Choice(
            "discard", _("Discard it"), _("Discard"), self._sender(action), is_primary=True
        )

    def closing(self) -> Choice | None:
        """The end of the turn, greyed while something must be done first."""
        api = self._table.api
        if not api.is_turn_here:
            return None
        refused = api.refusal(END_TURN)
        return Choice(
            "end", _("End turn"), _("End turn"), self._sender(END_TURN),
            is_primary=END_TURN in (self._play.suggested, *self._play.only), refusal=refused,
        )  # fmt: skip

    def _sender(self, action: Action) -> Callable[[], None]:
        return lambda: self._play.send(action)
