"""Setting up a voyage: who sails, and to which ports in which order."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.match.voyage import CREW, FEWEST, games_for, minutes_at, new_voyage
from treasure_games.screens.setup.articles import Sheet
from treasure_games.screens.setup.crew import keep_faces
from treasure_games.screens.setup.details import Crew
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.sheet import ON_PAPER, heading
from treasure_games.screens.voyage.route import Stop, route
from treasure_games.screens.voyage.telling import minutes_told
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.choice import Pick
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.pieces.brass import BrassLabel
from treasure_games.table.services import AppServices

_TITLE: Final = TextStyle(60.0, Face.BOLD, "brass_light", "centre")
_TOLD: Final = TextStyle(22.0, Face.ITALIC, "sepia", "centre")


class VoyageSetup(SetupScene):
    """Chairs as for a single match, and the ports in place of the house rules."""

    def __init__(self, services: AppServices) -> None:
        self._order = games_for(CREW[0])
        SystemRandom().shuffle(self._order)
        self._left_out: set[str] = set()
        # Any game that as many can play lends its characters.
        super().__init__(services, games_for(CREW[1])[0])
        last = next(services.matches.voyages.all(), None)
        self._last = last.seats if last else self._last
        self._crew = self._last or self._crew
        self._fill()

    def _title(self, game_id: str) -> Widget:
        return BrassLabel(_("The voyage"), _TITLE, "title")

    def _as_offered(self, crew: Crew) -> Crew:
        return crew

    def _choose_level(self, crew: Crew) -> None:
        self._change(crew)

    @property
    def ports(self) -> list[str]:
        """The chosen games that so many can play, in order."""
        offered = games_for(len(self._crew))
        return [one for one in self._order if one in offered and one not in self._left_out]

    def _sheet(self) -> Sheet:
        """Return the ports on parchment: whether each is one, how long it takes, and its order."""
        offered = [game for game in self._order if game in games_for(len(self._crew))]
        lots = Pick(_("Order by lot"), False, self._draw_order, "ports.lots")
        page = Column(
            heading(_("The ports"), ON_PAPER, "ports.heading"),
            ScrollArea(route([*map(self._stop, offered)], self._earlier), "ports.scroll").growing(),
            Row(Label(self._told(), _TOLD, "ports.told").growing(), lots, align="centre"),
            gap=6.0,
        )
        sheet = Sheet(page, "parchment", "ports", padding=26.0)
        sheet.title, sheet.heading = _("The ports"), page.children()[0]
        return sheet

    def _earlier(self, game: str) -> Callable[[], None]:
        return partial(self._sooner, game)

    def _stop(self, game: str) -> Stop:
        is_port = game in self.ports
        time = minutes_told(game, self._crew, self._app.matches.statistics)
        stop = Stop(game, time, is_port, partial(self._toggle, game))
        if is_port and len(self.ports) <= FEWEST:
            stop.disable(_("A voyage has at least three ports."))
        return stop

    def _told(self) -> str:
        past = self._app.matches.statistics
        minutes = sum(minutes_at(game, self._crew, past) for game in self.ports)
        return _(
            "{ports} ports, about {minutes} minutes. 1st 8 coins, 2nd 5, 3rd 2; the last port pays"
            " double.", ports=len(self.ports), minutes=minutes,
        )  # fmt: skip

    def _toggle(self, game: str) -> None:
        self._left_out ^= {game}
        self._refill()

    def _sooner(self, game: str) -> None:
        """Move a port to the place before; the first becomes the last."""
        at = self._order.index(game)
        self._order.insert(at - 1 if at else len(self._order), self._order.pop(at))
        self._refill()

    def _draw_order(self) -> None:
        SystemRandom().shuffle(self._order)
        self._refill()

    def _begin(self) -> None:
        keep_faces(self._crew, self.services.settings.faces)
        self.services.host.keep_settings()
        voyage = self._app.matches.voyages.keep(new_voyage(self._crew, self.ports))
        self._app.navigation.show_voyage(voyage.identity)
