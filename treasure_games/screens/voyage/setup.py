"""Setting up a voyage: who sails, and to which ports in which order."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.match.voyage import CREW, FEWEST, games_for, minutes_at, new_voyage
from treasure_games.screens.setup.articles import Sheet
from treasure_games.screens.setup.crew import keep_faces
from treasure_games.screens.setup.details import Crew
from treasure_games.screens.setup.faces import MOONLIT, draw_dull
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.sheet import ON_PAPER, heading
from treasure_games.screens.voyage.telling import minutes_told
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.choice import Pick
from treasure_games.stage.widgets.containers import Column, Even, Flow, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.pieces.brass import BrassLabel
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)


class Stop(Pick):
    """A game that is a port, or may be one: its things on the course, words below them."""

    def __init__(self, game: str, time: str, is_port: bool, toggle: Callable[[], None]) -> None:
        title = _(load(game).info.title)
        super().__init__(f"{title}\n<i>{time}</i>", is_port, toggle, f"port.{game}")
        self._picture, self.style = f"title/object_{game}", _AS.stop

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the room of things and words."""
        least = _AT.lines * context.texts.line_height(self.style)
        across, down = context.texts.measure(self.text, self.style, width)
        return Size(across, _AT.thing + max(least, down))

    def draw(self, canvas: Canvas) -> None:
        """Draw the course, the things, in faint ink if it is no port, and the words."""
        rect, palette = self.drawn_rect(canvas.context), canvas.context.theme.palette
        y = self.rect.top + _AT.course * _AT.thing
        for x in range(int(rect.left), int(rect.right), 26):
            canvas.line((float(x), y), (x + 14.0, y), palette.rubric, 5.0)
        thing = sized(1.2 * _AT.thing, _AT.thing, midtop=rect.midtop)
        if self.is_chosen:
            canvas.image(self._picture, thing)
        else:
            draw_dull(canvas, self._picture, thing, MOONLIT)
        self.draw_words(canvas, rect, palette.ink)

    def _inner(self, drawn: FRect) -> FRect:
        return FRect(drawn.left, drawn.top + _AT.thing, drawn.width, drawn.height - _AT.thing)


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
        return BrassLabel(_("The voyage"), _AS.title, "title")

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
            ScrollArea(Even(*map(self._stop, offered), gap=8.0), "ports.scroll").growing(),
            Row(Label(self._told(), _AS.told, "ports.told").growing(), lots, align="centre"),
            gap=6.0,
        )
        sheet = Sheet(page, "parchment", "ports", padding=26.0)
        sheet.title, sheet.heading = _("The ports"), page.children()[0]
        return sheet

    def _stop(self, game: str) -> Column:
        is_port, earlier = game in self.ports, partial(self._sooner, game)
        time = minutes_told(game, self._crew, self._app.matches.statistics)
        stop = Stop(game, time, is_port, partial(self._toggle, game))
        if is_port and len(self.ports) <= FEWEST:
            stop.disable(_("A voyage has at least three ports."))
        up = IconButton(
            "arrow_left", _("Sail there earlier"), earlier, f"sooner.{game}", side=_AT.arrow
        )
        up.called = f"{_(load(game).info.title)}: {_('Sail there earlier')}"
        return Column(stop, Flow(up, align="centre"), gap=2.0)

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
