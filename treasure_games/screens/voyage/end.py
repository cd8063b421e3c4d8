"""The end of a voyage: the picture of a result, told from the ledger."""

from __future__ import annotations

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.core.language import translate_plural
from treasure_games.core.words import Breakdown
from treasure_games.match.score_history import ScoreHistory, last_lead_change
from treasure_games.match.voyage import Voyage
from treasure_games.screens.result.backdrop import Backdrop
from treasure_games.screens.result.reveal import LENGTH, Reveal
from treasure_games.screens.result.scene import Tableau
from treasure_games.screens.result.stacks import coins_for
from treasure_games.screens.result.story import Story
from treasure_games.screens.result.summary import SummaryScene
from treasure_games.screens.sheet import PatientScene
from treasure_games.screens.voyage.telling import title_of
from treasure_games.stage.animation import Animate
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.services import AppServices

_ACT: Final = Size(58.0, 76.0)


class PortHistory(ScoreHistory, frozen=True):
    """The coins of all seats at the start, then after each port."""

    @property
    def unit(self) -> str:
        """What the samples are counted in."""
        return _("ports")

    def when(self, sample: int) -> str:
        """Return the number of a port, as the beginning of a sentence."""
        return _("Port {number}").format(number=sample)


def story_of(voyage: Voyage) -> Story:
    """Tell a finished voyage as the result of a match is told."""
    ports = range(len(voyage.ports))
    course = tuple(voyage.purses(number) for number in (*ports, len(ports)))
    outcome, seats = voyage.outcome(), range(len(voyage.seats))
    made_of = tuple(
        ", ".join(f"{title_of(voyage, number)} {voyage.row(number)[seat]}" for number in ports)
        for seat in seats
    )
    change = last_lead_change(course, outcome.winners)
    people = [seat for seat in seats if voyage.seats[seat].is_human]
    return Story(
        seats=voyage.seats, outcome=outcome,
        course=PortHistory(course, tuple(range(len(course))), False, change),
        breakdown=Breakdown(made_of),
        hero=max(people or outcome.winners, key=lambda seat: outcome.scores[seat]),
        is_defeat=len(people) == 1 and people[0] not in outcome.winners,
        best="", worst="", ladder="",
        seed=_("The voyage began on {date}.").format(date=voyage.started[:10]),
        worth=_worth,
    )  # fmt: skip


def _worth(coins: int) -> str:
    return translate_plural("{count} coin", "{count} coins", coins).format(count=coins)


class VoyageEndScene(PatientScene):
    """Who has won the voyage."""

    def __init__(self, services: AppServices, voyage: Voyage) -> None:
        self._app, self._voyage, self._story = services, voyage, story_of(voyage)
        self._reveal = Reveal(max(coins_for(self._story)))
        sail = partial(services.navigation.show_voyage)
        self._again = Button(_("Sail again"), sail, "again", primary=True, least=_ACT)
        summary = Button(_("How it went"), self._open, "reckoning", least=_ACT)
        port = Button(_("Back to port"), services.navigation.show_title, "title", least=_ACT)
        game, acts = voyage.ports[-1].game, (summary, self._again, port)
        tableau = Tableau(self._story, self._reveal, game, acts, summary, self._open)
        super().__init__(services, tableau)
        self.backdrop = Backdrop(services, self._reveal, is_dark=self._story.is_defeat)

    def enter(self) -> None:
        """Pour the coins, and focus the next voyage."""
        self.focus.set(self._again)
        if self.services.settings.reduced_motion:
            self._go_on(1.0)
        else:
            self.services.audio.play("chest_open")
            self.timeline.play(Animate(LENGTH, self._go_on))

    def _go_on(self, t: float) -> None:
        self._reveal.seconds = t * LENGTH

    def handle(self, intent: Intent) -> bool:
        """Swallow what comes too soon."""
        presses = intents.PointerPressed | intents.Confirm | intents.Cancel
        if isinstance(intent, presses) and (self.timeline.is_moving or not self.is_ready):
            self.timeline.finish()
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Go to the title."""
        self._app.navigation.show_title()
        return True

    def reworded(self) -> Scene:
        """Return the same end in the new language."""
        return VoyageEndScene(self._app, self._voyage)

    def _open(self) -> None:
        self.stack.push(SummaryScene(self._app, self._story))
