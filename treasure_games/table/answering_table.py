"""The table of a game in which people answer by two large buttons, or by the fastest shout."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.game_table import ActionT, ViewT
from treasure_games.table.offers import Offers
from treasure_games.table.people_answers import PeopleAnswers
from treasure_games.table.people_table import PeopleTable


class AnsweringTable(PeopleTable[ViewT, ActionT]):
    """A game sets its `answers`, and their race as its own."""

    answers: PeopleAnswers

    def offers(self, legal: Sequence[ActionT]) -> Offers:
        """Offer the answers; they are on the table, beside the own card."""
        self.answers.take_in(self.view, legal)
        controls = self.answers.controls()
        return Offers(beginning=controls[-1] if controls else None)

    def update(self, dt: float) -> None:
        """Redraw what has moved, and the time of a race."""
        super().update(dt)
        self.answers.race.update()

    def next_wakeup(self) -> float | None:
        """Return the seconds until the time of a race looks different, or None."""
        return self.answers.race.next_wakeup()

    def controls(self) -> Sequence[Control]:
        """Return the answers."""
        return self.answers.controls()

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked at closely; let keys and pads shout."""
        return super().handle(intent) or self.answers.race.handle(intent)

    def seat_pressed(self, seat: int) -> None:
        """Choose this seat, if one may, or let its person shout."""
        self.answers.press_seat(seat)

    def point_out(self, action: ActionT) -> Control | None:
        """Return what answers by a suggestion."""
        return self.answers.lead_to(action)
