"""The deals of the day: the leaf of a calendar with wax seals, and the deal of a day beside it."""

from calendar import Calendar
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, Final

from msgspec import convert
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.errors import GameError
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import GAMES, load
from treasure_games.match.daily import FIRST_DAY, Deal, Result, results
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.match.statistics import Statistics
from treasure_games.screens.challenges import Standoff
from treasure_games.screens.dialog import notice
from treasure_games.screens.evenings import FINE, MONTHS, WEEKDAYS, dated
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.rulebook.edges import squares_for
from treasure_games.screens.setup.crew import usual_person
from treasure_games.screens.setup.faces import draw_dull
from treasure_games.screens.sheet import ON_WOOD, Cell, SheetScene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button, IconButton, Pressable
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.copy_button import CopyButton
from treasure_games.table.fitting import one_line
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_PAGE: Final = page_beside(__file__, dict[str, dict[str, Any]])
_AS: Final = Named(convert(_PAGE["styles"], dict[str, TextStyle]))
_AT: Final = Named(_PAGE["lengths"])
_FAINT: Final = (96, 96, 96, 96)
_COUNTING: Final = "open", "under_way"
_MOODS: Final = {"won": "caught", "lost": "pleased"}
"""What rivals look like by how a deal ended."""
_SEALS: Final = {"won": "ui/seal_true", "lost": "ui/seal_lie", "under_way": "ui/seal_wait"}


class Day(Pressable):
    """A day of the month, today lit, the chosen one framed; faint seals don’t count."""

    is_chosen = is_today = is_faint = False
    seal = thing = ""
    style = _AS.number

    def __init__(self, day: date, on_press: Callable[[], None], hint: str) -> None:
        super().__init__(f"day{day.day}", hint=hint)
        self.on_press, self._number = on_press, str(day.day)

    def draw(self, canvas: Canvas) -> None:
        """Draw light, frame and number, then the seal."""
        palette, rect = canvas.context.theme.palette, self.rect.inflate(-8.0, -8.0)
        if self.is_enabled and self.style is _AS.number:
            canvas.fill(rect, palette.parchment_shade, 0.22)
        if self.is_today or self.thing:
            skin.draw_slip(canvas, rect)
        if self.is_today:
            canvas.fill(rect.inflate(-16.0, -16.0), palette.lantern, 0.45)
        ink = palette.rubric if self.is_chosen else palette.parchment_shade
        canvas.outline(rect, ink, 4.0 if self.is_chosen or self.is_hovered else 1.5)
        place = rect.inflate(-28.0, -8.0)
        if self.style is _AS.number:
            place.height = canvas.context.texts.line_height(_AS.number)
        number, style = one_line(canvas.context, self._number, self.style, place.width)
        canvas.text(number, style, place, None if self.is_enabled else palette.brass)
        room = rect.bottom - place.top - 0.5 * place.height - 6.0  # below the figures
        side = _AT.sign * min(rect.size)
        seal = FRect(rect.right - side - 6.0, rect.bottom - side - 6.0, side, side)
        if self.thing and room > 1.3 * side:  # Large figures leave room for the seal alone.
            place = sized(1.2 * room, room, bottomleft=(rect.left, seal.bottom))
            self._draw(canvas, self.thing, place)
        if self.seal:
            self._draw(canvas, self.seal, seal)

    def _draw(self, canvas: Canvas, picture: str, place: FRect) -> None:
        """Draw a picture, faint on a day that doesn’t count."""
        if self.is_faint:
            draw_dull(canvas, picture, place, _FAINT)
        else:
            canvas.image(picture, place)


class DailyScene(SheetScene):
    """A game's calendar at the left, the deal of the chosen day at the right. Esc closes it."""

    dim = 0.6

    def __init__(self, services: AppServices, deal: Deal | None = None) -> None:
        self._app, self._matches = services, services.matches
        begun, today = self._matches.days.begun(), self._matches.days.today()
        todays = [Deal(game, today) for game in GAMES]
        self.deal = deal or next((one for one in todays if one not in begun), todays[0])
        self._page = Column(gap=12.0)
        super().__init__(services, self._page)
        self._show(self.deal)

    # What is shown

    def _show(self, deal: Deal) -> None:
        """Show a deal."""
        before = self.focus.current.name if self.focus.current else f"day{deal.day.day}"
        self.deal, self._today = deal, self._matches.days.today()
        self._made_by = partial(DailyScene, self._app, deal)
        self._begun = self._matches.days.begun()
        self._kept = {Deal.of(one.identity) for one in self._matches.under_way()}
        weeks = Calendar().monthdatescalendar(deal.day.year, deal.day.month)
        days = [one for week in weeks for one in week if one.month == deal.day.month]
        self._results = results(self._matches.statistics, [Deal(deal.game, one) for one in days])
        heads = [Cell(_(one)[:2], FINE, f"head{n}") for n, one in enumerate(WEEKDAYS)]
        cells = [
            [self._cell(Deal(deal.game, one)) if one in days else Widget() for one in week]
            for week in weeks
        ]
        rows = (Row(*(one.growing() for one in week), gap=0.0).growing() for week in cells)
        month = Column(Spacer(_AT.wide, grow=0.0), Row(*heads, gap=0.0), *rows, gap=0.0).growing()
        legend = "    ".join(
            f"<icon={seal}>\u2060\u00a0{_(_PAGE['seals'][state])}" for state, seal in _SEALS.items()
        )
        page = Column(self._months(), month, Label(legend, FINE, "legend"), gap=8.0)
        leaf = Panel(page, "parchment", padding=54.0)
        about = Panel(self._about(), "parchment", padding=54.0).growing()
        title = Panel(Label(_("The deal of the day"), ON_WOOD, "heading"), "plate", padding=12.0)
        back = IconButton("back", _("Back"), self.close, "close", side=70.0)
        squares = squares_for(GAMES, deal.game, lambda game: self._show(Deal(game, deal.day)))
        top = Row(back, title.growing(), *squares, gap=12.0, align="centre")
        self._page.contain(top, Row(leaf, about, gap=14.0).growing())
        self.focus.set_by_name(before)
        self.relayout()

    def _months(self) -> Stepper[date]:
        years = range(FIRST_DAY.year, self._today.year + 1)
        months = [date(year, month, 1) for year in years for month in range(1, 13)]
        past = [one for one in months if one <= self._today]
        options = [Option(one, f"{_(MONTHS[one.month - 1])} {one.year}") for one in past]
        first, game = self.deal.day.replace(day=1), self.deal.game
        return Stepper(options, first, lambda day: self._show(Deal(game, day)), "month")

    def _cell(self, deal: Deal) -> Day:
        state, result = self._state(deal), self._results.get(deal)
        act = partial(self._show, deal)
        if deal == self.deal:
            act = partial(self.focus.set_by_name, "play")
        cell = Day(deal.day, act, f"<b>{dated(deal.day)}</b>\n{self._told(deal)}")
        cell.is_chosen, cell.is_today = deal == self.deal, deal.day == self._today
        cell.is_faint = result is not None and state not in _SEALS
        cell.thing = f"title/object_{deal.game}" if result else ""
        cell.seal = _SEALS.get(result.ending if cell.is_faint and result else state, "")
        cell.reason = "" if deal.day <= self._today else _("This day is yet to come.")
        return cell

    def _state(self, deal: Deal) -> str:
        """Return how it stands with a deal."""
        result = self._results.get(deal)
        if result is not None and result.is_scored:
            return result.ending
        if deal in self._kept:
            return "under_way"
        if deal in self._begun:
            return "given_up"
        return "open" if deal.day == self._today else "missed"

    def _told(self, deal: Deal) -> str:
        told, result = _PAGE["told"].get(self._state(deal), ""), self._results.get(deal)
        return _(told) if told or result is None else line_of(deal, result)

    def _about(self) -> Column:
        """Return what the right leaf says of the deal, and what can be done."""
        game, day = self.deal
        plan = self.deal.table(usual_person(self._app, game))
        names = [Label(escaped(seat.name), _AS.name) for seat in plan.seats[1:]]
        differs = differing(load(game).info, plan.setup)
        rules = [Label(what, _AS.rule, "rule") for _rule, what in differs]
        state, result = self._state(self.deal), self._results.get(self.deal)
        title, mood = Picture(f"title/name_{game}", 372.0, 85.0, "title"), "think"
        ended: Widget = Label(self._told(self.deal), _AS.told, "told")
        acts = [Button(_(_PAGE["acts"][state]), self._play, "play", primary=state in _COUNTING)]
        if result is not None and result.is_scored:
            ended, mood = self._ended(plan.seats[0], result), _MOODS[result.ending]
            line = partial(line_of, self.deal, result)
            acts.append(CopyButton(self._app, line, style=BUTTON_TEXT, least=Button.least))
        high = _AT.scene_ended if len(acts) > 1 else _AT.scene_high
        scene = Standoff(plan.seats[1:], f"title/object_{game}", _AT.scene, mood, high)
        self.pictures = [scene, title] if len(acts) > 1 else [scene]
        told = Column(title, scene, Flow(*names, gap=40.0, align="centre"), *rules, ended)
        date = Label(dated(day), _AS.date, "date")
        return Column(date, ScrollArea(told, "about").growing(), Flow(*acts, align="centre"))

    def _ended(self, own: Seat, result: Result) -> Widget:
        """Return how a deal went: the person's face, a seal, and words."""
        words = _PAGE[f"{result.ending}_briefly"]
        ended = plural(words["one"], words["many"], result.rounds)
        deed = Label(deed_of(self.deal, result), _AS.told, "deed")
        told = Column(Label(ended, _AS.ended, "told"), deed)
        face = SeatFace(own, _AT.own, "pleased" if result.ending == "won" else "angry", "own")
        seal = Picture(_SEALS[result.ending], _AT.seal, _AT.seal, "seal")
        return Column(Flow(face, seal, gap=24.0, align="centre"), told)

    # What can be done

    def _play(self) -> None:
        """Begin the deal, for the score if that can be, or go on with it."""
        deal, begin = self.deal, self._matches.begin
        person = usual_person(self._app, deal.game)
        try:
            if self._state(deal) in _COUNTING:
                match = self._matches.deal(deal, person)
            else:
                match = begin(replace(deal.table(person), is_seed_given=True))
            self._app.navigation.show_match(match)
        except GameError as error:
            self._show(deal)
            self.stack.push(notice(self._app, str(error)))

    def layout(self, context: LayoutContext) -> None:
        """Take nearly all of the window."""
        super().layout(context)
        self.root.place(context.viewport.rect.inflate(-40.0, -28.0), context)


def today_leaf(services: AppServices, on_press: Callable[[], None]) -> Day:
    """Return what hangs on the title: today, sealed once all its deals are begun."""
    days = services.matches.days
    leaf = Day(days.today(), on_press, _("The deal of the day"))
    leaf.name, leaf.style, leaf.is_today = "daily", _AS.today, True
    begun = [deal for deal in days.begun() if deal.day == days.today()]
    leaf.seal = _SEALS["won"] if len(begun) >= len(GAMES) else ""
    return leaf


def line_of(deal: Deal, result: Result) -> str:
    """Return the line to copy."""
    words, deed, title = _PAGE[result.ending], deed_of(deal, result), _(load(deal.game).info.title)
    return plural(words["one"], words["many"], result.rounds,
                  day=dated(deal.day), game=title, deed=deed)  # fmt: skip


def deed_of(deal: Deal, result: Result) -> str:
    """Return the game's own number in words."""
    words = _PAGE[deal.game]
    return plural(words["one"], words["many"], result.number)


def told_of_day(statistics: Statistics, match: Match) -> str:
    """Return the line of a match that was a deal of the day for the score; "" for any other."""
    deal = Deal.of(match.identity)
    result = results(statistics, [deal]).get(deal) if deal else None
    return line_of(deal, result) if deal and result and result.is_scored else ""
