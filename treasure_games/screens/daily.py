"""The deals of the day: the leaf of a calendar with wax seals, and the deal of a day beside it."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.errors import GameError
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.registry import PACKAGES, load
from treasure_games.match.daily import Deal, Result, results
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.match.statistics import Statistics
from treasure_games.screens.dialog import notice
from treasure_games.screens.evenings import WEEKDAYS, dated, month_of
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.log_leaf import FINE
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.rulebook.edges import GameSquare
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.setup.faces import draw_dull
from treasure_games.screens.sheet import ON_WOOD, SheetScene
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button, IconButton, Pressable
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Container, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Control, Size, Widget
from treasure_games.table.copy_button import CopyButton
from treasure_games.table.glow import draw_pool
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_PAGE: Final = page_beside(__file__, dict[str, dict[str, str]])
_DATE: Final = TextStyle(40.0, Face.BOLD, "rubric", "centre")
_TOLD: Final = TextStyle(28.0, Face.SEMIBOLD, "ink", "centre")
_RULE: Final = TextStyle(26.0, Face.REGULAR, "ink", "centre")
_NAME: Final = TextStyle(22.0, Face.SEMIBOLD, "ink", "centre")
_NUMBER: Final = TextStyle(26.0, Face.SEMIBOLD, "ink", is_tabular=True)
_FIRST: Final = 2026
"""The year with which the calendar begins."""
_WEEK: Final = 7
_FACE: Final = 104.0
_SQUARE: Final = Size(120.0, 78.0)
_FAINT: Final = (96, 96, 96, 96)
_SEALS: Final = {"won": "ui/seal_true", "lost": "ui/seal_lie", "under_way": "ui/icon_hourglass"}


class Day(Pressable):
    """A day of the month: today is lit, the chosen one is framed. Its seal is faint if the deal was
    only played to learn.
    """

    is_chosen = is_today = is_faint = False
    seal = ""

    def __init__(self, day: date, on_press: Callable[[], None], hint: str) -> None:
        super().__init__(f"day{day.day}", hint=hint)
        self.on_press, self._number = on_press, str(day.day)

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the place of the number, and its size."""
        size = context.texts.measure(self._number, _NUMBER)
        return FRect(self.rect.left + 14.0, self.rect.top + 8.0, size[0] + 2.0, size[1]), size

    def draw(self, canvas: Canvas) -> None:
        """Draw light, frame and number, then the seal."""
        palette, rect = canvas.context.theme.palette, self.rect.inflate(-8.0, -8.0)
        if self.is_today:
            draw_pool(canvas, rect.inflate(50.0, 50.0), palette.lantern, 150)
            skin.draw_slip(canvas, rect)
        ink = palette.rubric if self.is_chosen else palette.parchment_shade
        canvas.outline(rect, ink, 4.0 if self.is_chosen or self.is_hovered else 1.5)
        colour = None if self.is_enabled else palette.parchment_shade
        canvas.text(self._number, _NUMBER, self.measured_words(canvas.context)[0], colour)
        side = 0.72 * min(rect.width, rect.height)
        seal = FRect(rect.right - side - 4.0, rect.bottom - side - 4.0, side, side)
        if self.is_faint:
            draw_dull(canvas, self.seal, seal, _FAINT)
        elif self.seal:
            canvas.image(self.seal, seal)


class _Month(Container):
    """Rows of seven: the names of weekdays, then the days."""

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the days what the names leave."""
        super().place(rect, context)
        across, above = rect.width / _WEEK, self.children()[0].preferred(context).height
        down = (rect.height - above) / (len(self.children()) // _WEEK - 1)
        for n, one in enumerate(self.children()):
            row, x = n // _WEEK, rect.left + n % _WEEK * across
            y = rect.top + above + (row - 1) * down if row else rect.top
            one.place(FRect(x, y, across, down if row else above), context)


class DailyScene(SheetScene):
    """A game's calendar at the left, the deal of the chosen day at the right. Esc closes it."""

    dim = 0.88

    def __init__(self, services: AppServices, deal: Deal | None = None) -> None:
        self._app, self._matches = services, services.matches
        todays = [Deal(game, self._matches.days.today()) for game in PACKAGES]
        self.deal = deal or next(filter(self._matches.counts, todays), todays[0])
        self._page = Column(gap=12.0)
        super().__init__(services, self._page)
        self._show(self.deal)

    def enter(self) -> None:
        """Focus the chosen day."""
        self.services.audio.play("page_turn")
        self.focus.set_by_name(f"day{self.deal.day.day}")

    def reworded(self) -> Scene:
        """Return the same day in the new language."""
        return DailyScene(self._app, self.deal)

    # What is shown

    def _show(self, deal: Deal) -> None:
        """Show a deal; the chosen one again leads to what can be done with it."""
        before = self.focus.current.name if self.focus.current else ""
        wanted = "play" if deal == self.deal and before.startswith("day") else before
        self.deal, self._today = deal, self._matches.days.today()
        self._kept = {Deal.of(one.identity) for one in self._matches.under_way()}
        self._begun = self._matches.days.begun()
        days = [*Calendar().itermonthdates(deal.day.year, deal.day.month)]
        self._results = results_of(self._matches.statistics, deal.game, days)
        squares = [self._square(game) for game in PACKAGES]
        head = Label(_("The deal of the day"), ON_WOOD, "heading").growing()
        back = IconButton("back", _("Back"), self.close, "close", side=70.0)
        leaf = Column(self._months(), self._month(days).growing(), gap=8.0)
        leaves = [Panel(one, "parchment", padding=54.0).growing() for one in (leaf, self._about())]
        top = Row(back, head, *squares, gap=12.0, align="centre")
        self._page.fill([top, Row(*leaves, gap=14.0).growing()])
        self.focus.set_by_name(wanted)
        self.relayout()

    def _square(self, game: str) -> GameSquare:
        show = partial(self._show, Deal(game, self.deal.day))
        square = GameSquare(game, _(load(game).info.title), show)
        square.is_open, square.fixed_size = game == self.deal.game, _SQUARE
        return square

    def _months(self) -> Stepper[date]:
        months = [date(year, month, 1) for year in range(_FIRST, self._today.year + 1)
                  for month in range(1, 13)]  # fmt: skip
        options = [
            Option(one, f"{month_of(one)} {one.year}") for one in months if one <= self._today
        ]
        return Stepper(options, self.deal.day.replace(day=1),
                       lambda day: self._show(Deal(self.deal.game, day)), "month")  # fmt: skip

    def _month(self, days: Iterable[date]) -> _Month:
        heads = [Label(_(one)[:2], FINE, f"head{n}") for n, one in enumerate(WEEKDAYS)]
        month = self.deal.day.month
        return _Month(
            *heads, *(self._cell(one) if one.month == month else Widget() for one in days)
        )

    def _cell(self, day: date) -> Day:
        deal, result = Deal(self.deal.game, day), self._results.get(day)
        state = self._state(deal)
        cell = Day(day, partial(self._show, deal), f"<b>{dated(day)}</b>\n{self._told(deal)}")
        cell.is_chosen, cell.is_today = day == self.deal.day, day == self._today
        cell.is_faint = result is not None and state not in _SEALS
        learned = "won" if result is not None and result.has_won else "lost"
        cell.seal = _SEALS.get(learned if cell.is_faint else state, "")
        cell.reason = "" if day <= self._today else _("This day is yet to come.")
        return cell

    def _state(self, deal: Deal) -> str:
        """Return how it stands with a deal."""
        result = self._results.get(deal.day)
        if result is not None and result.is_scored:
            return "won" if result.has_won else "lost"
        if deal in self._kept:
            return "under_way"
        if deal in self._begun:
            return "given_up"
        return "open" if deal.day == self._today else "missed"

    def _told(self, deal: Deal) -> str:
        told, result = _PAGE["told"].get(self._state(deal)), self._results.get(deal.day)
        return line_of(deal, result) if told is None and result is not None else _(told or "")

    def _about(self) -> Column:
        """Return what the right leaf says of the deal, and what can be done."""
        game, plan = self.deal.game, self.deal.table(_person(self._app, self.deal.game))
        self._thing = Picture(f"title/object_{game}", 300.0, 250.0, "thing")
        faces = [
            Column(SeatFace(seat, _FACE, name=f"seat{n}"),
                   Label(escaped(seat.name), _NAME, f"who{n}"), gap=4.0).growing()
            for n, seat in enumerate(plan.seats[1:])
        ]  # fmt: skip
        rules = differing(load(game).info, plan.setup)
        told = Column(
            Picture(f"title/name_{game}", 372.0, 85.0, "title"),
            self._thing,
            Row(*faces, gap=12.0),
            *(Label(_("{rule}: {value}", rule=_(rule.title), value=value), _RULE, "rule")
              for rule, value in rules),
            Label(self._told(self.deal), _TOLD, "told"),
            gap=14.0,
        )  # fmt: skip
        words, acts = ScrollArea(told, "about").growing(), Flow(*self._acts(), align="centre")
        return Column(Label(dated(self.deal.day), _DATE, "date"), words, acts)

    def _acts(self) -> Iterator[Control]:
        state, result = self._state(self.deal), self._results.get(self.deal.day)
        yield Button(_(_PAGE["acts"][state]), self._play, "play",
                     primary=state in ("open", "under_way"))  # fmt: skip
        if result is not None and result.is_scored:
            line = partial(line_of, self.deal, result)
            yield CopyButton(self._app, line, style=BUTTON_TEXT, least=Button.least)

    # What can be done

    def _play(self) -> None:
        """Begin the deal, for the score if that can be, or go on with it."""
        deal, person = self.deal, _person(self._app, self.deal.game)
        try:
            if self._state(deal) in ("open", "under_way"):
                match = self._matches.deal(deal, person)
            else:
                match = self._matches.begin(replace(deal.table(person), is_seed_given=True))
        except GameError as error:
            self._show(deal)
            self.stack.push(notice(self._app, str(error)))
        else:
            self._app.navigation.show_match(match)

    def handle(self, intent: Intent) -> bool:
        """Let arrows choose days."""
        is_used, day = super().handle(intent), self.focus.current
        is_day = isinstance(day, Day) and day.is_enabled and not day.is_chosen
        if isinstance(intent, intents.Navigate) and isinstance(day, Day) and is_day:
            day.on_press()
        return is_used

    def layout(self, context: LayoutContext) -> None:
        """Place everything; large letters need the room of the picture."""
        self._thing.is_visible = not is_large(context)
        self.root.place(context.viewport.rect.inflate(-40.0, -28.0), context)


def _person(services: AppServices, game: str) -> Seat:
    """Return who sat at the last table of a game, or else its first person."""
    plan = LastTables(services.folders.data).load(game) or first_table(game)
    return next((seat for seat in plan.seats if seat.is_human), first_table(game).seats[0])


def today_leaf(services: AppServices) -> Column:
    """Return what hangs on the title: the month over today, sealed once all its deals are begun."""
    days = services.matches.days
    today, show = days.today(), services.navigation.show_daily
    leaf = Day(today, show, _("The deal of the day"))
    leaf.name, leaf.is_today, leaf.fixed_size = "daily", True, Size(124.0, 100.0)
    if days.begun() >= {Deal(game, today) for game in PACKAGES}:
        leaf.seal = _SEALS["won"]
    return Column(Label(month_of(today), replace(FINE, colour="lantern"), "month"), leaf, gap=2.0)


def results_of(statistics: Statistics, game: str, days: Iterable[date]) -> dict[date, Result]:
    """Return how the deals of a game went, with the number that its line tells."""
    return results(statistics, game, days, _PAGE[game]["id"])


def line_of(deal: Deal, result: Result) -> str:
    """Return the line to copy."""
    own, words = _PAGE[deal.game], _PAGE["won" if result.has_won else "lost"]
    deed, title = plural(own["one"], own["many"], result.number), _(load(deal.game).info.title)
    return plural(words["one"], words["many"], result.rounds,
                  day=dated(deal.day), game=title, deed=deed)  # fmt: skip


def told_of_day(statistics: Statistics, match: Match) -> str:
    """Return the line of a match that was a deal of the day for the score; "" for any other."""
    deal = Deal.of(match.identity)
    result = results_of(statistics, deal.game, [deal.day]).get(deal.day) if deal else None
    return line_of(deal, result) if deal and result and result.is_scored else ""
