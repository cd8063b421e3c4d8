"""The end of a voyage: the picture of a result, told from the ledger."""

from treasure_games.core.language import plural, translate as _
from treasure_games.core.words import Breakdown
from treasure_games.match.score_history import ScoreHistory, last_lead_change
from treasure_games.match.seats import begun_at
from treasure_games.match.voyage import Voyage
from treasure_games.screens.evenings import on_day
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.result.story import Story
from treasure_games.screens.result.summary import SummaryScene
from treasure_games.screens.voyage.telling import title_of
from treasure_games.table.services import AppServices


class PortHistory(ScoreHistory, frozen=True):
    """The coins of all seats at the start, then after each port."""

    @property
    def unit(self) -> str:
        """What the samples are counted in."""
        return _("ports")

    def when(self, sample: int) -> str:
        """Return the number of a port, as the beginning of a sentence."""
        return _("Port {number}", number=sample)


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
    began = on_day(begun_at(voyage.started).date())
    return Story(
        seats=voyage.seats, outcome=outcome,
        course=PortHistory(course, tuple(range(len(course))), False, change),
        breakdown=Breakdown(made_of, _("The voyage began {when}.", when=began)),
        hero=max(people or outcome.winners, key=lambda seat: outcome.scores[seat]),
        is_defeat=len(people) == 1 and people[0] not in outcome.winners,
        best="", worst="", ladder="", deeds="",
        worth=lambda count: plural("{count} coin", "{count} coins", count),
    )  # fmt: skip


class VoyageEndScene(ResultScene):
    """Who has won the voyage."""

    def __init__(self, services: AppServices, voyage: Voyage, *, is_still: bool = False) -> None:
        again, game = (_("Sail again"), services.navigation.show_voyage), voyage.ports[-1].game
        self._show(services, story_of(voyage), game, again, (), is_still=is_still)

    def open_summary(self) -> None:
        """Show what the ledger tells; there is no match to copy or advise on."""
        self.stack.push(SummaryScene(self._app, self.story))
