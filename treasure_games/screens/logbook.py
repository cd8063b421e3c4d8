"""The ship's log: an open book of finished matches, the evenings left, the chosen match right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from datetime import date, datetime
from functools import partial
from math import isinf
from typing import Final

from pygame import FRect

from treasure_games.core.errors import GameError
from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.record import Record
from treasure_games.core.registry import PACKAGES, load
from treasure_games.files import reason_of
from treasure_games.match.logbook import Entry, Logbook, Search
from treasure_games.match.records import write_record
from treasure_games.match.saves import plan_of
from treasure_games.screens.dialog import Answer, Dialog, notice
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.published import PUBLISHED
from treasure_games.screens.result.story import Story
from treasure_games.screens.result.summary import Curve
from treasure_games.screens.rulebook.edges import GameSquare
from treasure_games.screens.saves import TableView
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.sheet import SheetScene, heading
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.keymap import with_key
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, IconButton, Pressable
from treasure_games.stage.widgets.containers import Column, Container, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_TITLE: Final = TextStyle(46.0, Face.BOLD, "rubric", "centre")
_EVENING: Final = TextStyle(27.0, Face.SEMIBOLD_ITALIC, "rubric")
_SCORE: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre", is_tabular=True)
_OWN: Final = TextStyle(24.0, Face.BOLD, "rubric", "centre", is_tabular=True)
_LENGTH: Final = TextStyle(24.0, Face.ITALIC, "sepia", "right")
_FINE: Final = TextStyle(25.0, Face.ITALIC, "sepia", "centre")
_STORY: Final = TextStyle(28.0, Face.SEMIBOLD, "ink")
_WATCH: Final = TextStyle(36.0, Face.SEMIBOLD, "ink", "centre")
_BODY: Final = TextStyle(28.0, Face.REGULAR, "ink", "centre")
_ROW: Final = 128.0
_PLATE: Final = (332.0, 76.0)
_VIEW: Final = Size(528.0, 297.0)
_CURVE: Final = 150.0
_MAIN: Final = Size(224.0, 104.0)
_FACE: Final = 56.0
_SMALL: Final = 0.7
"""Pixels by virtual unit up to which a leaf has four lines."""
_PATIENCE: Final = 0.002
"""Seconds by which a frame waits for a story: the time that its thread needs."""
_ALL: Final = "covered"
"""The name on the title's table of what hides all games."""
_R: Final = 6
"""The seat whose key is R."""
_WEEK: Final = 7
_DAYS: Final = (N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"),
                N_("Saturday"), N_("Sunday"))  # fmt: skip
_MONTHS: Final = (N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
                  N_("July"), N_("August"), N_("September"), N_("October"), N_("November"),
                  N_("December"))  # fmt: skip


def evening_of(day: date, today: date) -> str:
    """Return what an evening is called."""
    ago, weekday = (today - day).days, _(_DAYS[day.weekday()])
    if 0 <= ago <= 1:
        return _("Yesterday") if ago else _("Today")
    if 0 < ago < _WEEK:
        return weekday
    text = _("{weekday}, {day} {month}")
    if day.year != today.year:
        text = _("{weekday}, {day} {month} {year}")
    return text.format(weekday=weekday, day=day.day, month=_(_MONTHS[day.month - 1]), year=day.year)


class Line(Pressable):
    """A match: its object, faces by rank with their scores, its length, a seal if it was won."""

    is_chosen = False

    def __init__(self, entry: Entry, name: str, on_choose: Callable[[Entry], None]) -> None:
        super().__init__(name)
        self.entry, self.on_press = entry, partial(on_choose, entry)
        minutes = _("{count} min").format(count=_minutes(entry))
        self._length = Label(minutes, _LENGTH, f"{name}.length", wraps=False)
        moods = ("pleased" if place.has_won else "calm" for place in entry.places)
        self._people = [place.seat.is_human for place in entry.places]
        self._faces = [
            SeatFace(place.seat, _FACE, mood, f"{name}.face{n}")
            for n, (place, mood) in enumerate(zip(entry.places, moods, strict=True))
        ]
        self._scores = [
            Label(str(place.score), _OWN if is_own else _SCORE, f"{name}.score{n}", wraps=False)
            for n, (place, is_own) in enumerate(zip(entry.places, self._people, strict=True))
        ]
        self.adopt(*self.children())

    def children(self) -> Sequence[Widget]:
        """Return faces and words."""
        return (*self._faces, *self._scores, self._length)

    def focused(self, is_focused: bool) -> None:
        """Choose it as soon as it is reached."""
        super().focused(is_focused)
        if is_focused:
            self.on_press()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the faces side by side; where text is large only one's own score is told."""
        super().place(rect, context)
        step = min(142.0, (rect.width - 400.0) / max(1, len(self._faces)))
        side, high = min(_FACE, step - 6.0), context.texts.line_height(_SCORE)
        own = self._people.index(True) if any(self._people) else 0
        face = FRect(rect.left + 186.0, rect.centery - (side + high) / 2 + 6.0, side, side)
        for n, (one, score) in enumerate(zip(self._faces, self._scores, strict=True)):
            one.place(face.move(n * step, 0.0), context)
            across = score.preferred(context).width
            below = FRect(one.rect.centerx - across / 2, face.bottom, across, high)
            score.place(below, context)
            score.is_visible = n == own or not is_large(context)
        size = self._length.preferred(context)
        self._length.is_visible = not is_large(context)
        left = rect.right - 118.0 - size.width
        self._length.place(FRect(left, rect.centery - size.height / 2, size.width, high), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw lit paper below the chosen one, then everything on it."""
        rect, palette = self.rect, canvas.context.theme.palette
        if self.is_chosen:
            skin.draw_slip(canvas, rect)
            canvas.outline(rect.inflate(-12.0, -12.0), palette.brass, 3.0)
        elif self.is_hovered:
            canvas.outline(rect.inflate(-12.0, -12.0), palette.parchment_shade, 3.0)
        high = min(102.0, rect.height - 16.0)
        thing = FRect(rect.left + 20.0, rect.centery - high / 2, high * 1.2, high)
        canvas.image(f"title/object_{self.entry.game}", thing)
        super().draw(canvas)
        for place, face in zip(self.entry.places, self._faces, strict=True):
            if place.has_won:
                crown = FRect(face.rect.centerx - 18.0, face.rect.top - 22.0, 36.0, 28.0)
                canvas.image("result/crown", crown)
        if self.entry.is_won:
            seal = FRect(rect.right - 98.0, rect.centery - 38.0, 76.0, 76.0)
            canvas.image("ui/seal_true", seal)


class _Lines(Container):
    """The lines of a leaf and the evenings over them; the wheel turns the leaf."""

    on_turn: Callable[[float], bool]

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give each line what the evenings leave, at most its usual height."""
        Widget.place(self, rect, context)
        fixed = {
            one: one.preferred(context, rect.width).height
            for one in self.children()
            if not isinstance(one, Line)
        }
        lines = len(self.children()) - len(fixed)
        high, y = min(_ROW, (rect.height - sum(fixed.values())) / max(1, lines)), rect.top
        for one in self.children():
            down = fixed.get(one, high)
            one.place(FRect(rect.left, y, rect.width, down), context)
            y += down

    def wheel(self, steps: float) -> bool:
        """Turn the leaf."""
        return self.on_turn(-steps)


def _minutes(entry: Entry) -> int:
    return max(1, round(entry.seconds / 60))


class LogScene(SheetScene):
    """The book over the title. Esc closes it."""

    is_overlay = False

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self._app, self._log = services, services.matches.log
        self._search, self._first, self._count, self._total = Search(), 0, 0, 0
        self._chosen: Entry | None = None
        self._pixels: bytes | None = None
        self._worker = ThreadPoolExecutor(1)
        self._story: Future[Story] | None = None
        self._is_reading, self._added = False, 0
        self._pages: list[FRect] = []
        self._close = IconButton("back", _("Back"), self.close, "close", side=70.0)
        hint = with_key(_("Names of people and pirates"), services.keymap, "find")
        self._field = TextField("", self._sought, "search", hint=hint)
        self._field.note = _("Search")
        titles = {_ALL: _("All games"), **{one: _(load(one).info.title) for one in PACKAGES}}
        self._squares = [GameSquare(one, titles[one], partial(self._pick, one)) for one in titles]
        self._lines = _Lines()
        self._lines.on_turn = self._turn
        self._sum = Label("", _FINE, "sum")
        self._before = IconButton("arrow_left", _("Turn back"), partial(self._turn, -1.0), "before")
        self._after = IconButton(
            "arrow_right", _("Turn the page"), partial(self._turn, 1.0), "after"
        )
        foot = Row(self._before, self._sum.growing(), self._after, align="centre")
        head = heading(_("The Ship’s Log"), _TITLE)
        self._left = Column(head, self._lines.growing(), foot, gap=8.0)
        self._told = Column(gap=14.0, align="centre")
        self._acts = self._make_acts()
        acts = Row(self._acts[0], Flow(*self._acts[1:], gap=14.0).growing(), align="centre")
        self._right = Column(ScrollArea(self._told, "told").growing(), acts, gap=18.0)
        bar = self._close, self._field, *self._squares
        self.root = self.focus.root = Container(*bar, self._left, self._right)

    def _make_acts(self) -> list[Button]:
        begin = self._app.navigation.begin_match
        watch, again = self._app.navigation.watch, lambda record: begin(plan_of(record))
        return [
            Button(
                _("Watch"),
                partial(self._do, watch),
                "watch",
                primary=True,
                style=_WATCH,
                least=_MAIN,
            ),
            Button(_("Same luck again"), lambda: self._do(again), "again"),
            Button("", self._take_revenge, "revenge"),
            Button(_("Save a copy"), lambda: self._do(self._save_copy), "copy"),
            Button(_("Delete"), self._ask, "delete"),
        ]

    # What is shown

    def _fill(self, first: int) -> None:
        """Show the leaf on which this match is; the first of all matches is 0."""
        self._total, won = self._log.total(self._search)
        self._first = max(0, min(first, self._total - 1) // self._count * self._count)
        entries = self._log.page(self._search, self._first, self._count)
        is_focused = self.focus.current is None or isinstance(self.focus.current, Line)
        self._lines.fill(self._rows(entries) if entries else self._empty())
        text = translate_plural(
            "{count} match, {won} won", "{count} matches, {won} won", self._total
        )
        self._sum.text = text.format(count=self._total, won=won)
        is_last = self._first + self._count >= self._total
        self._before.reason = "" if self._first else _("This is the first page.")
        self._after.reason = _("This is the last page.") if is_last else ""
        for square in self._squares:
            square.is_open = square.game_id == (self._search.game or _ALL)
        for one in (self._sum, self._before, self._after, self._right):
            one.is_visible = bool(entries)
        here = [one for one in entries if self._chosen and one.identity == self._chosen.identity]
        self._chosen = None if entries and not here else self._chosen
        if entries:
            self._choose((here or entries)[0])
            if is_focused:
                self.focus.set(next(one for one in self._all_lines() if one.is_chosen))
        elif is_focused:
            self.focus.set(self.focus.controls()[-1])
        self.relayout()

    def _rows(self, entries: list[Entry]) -> list[Widget]:
        rows: list[Widget] = []
        for n, entry in enumerate(entries):
            if not n or entry.evening != entries[n - 1].evening:
                evening = evening_of(entry.evening, _today())
                rows.append(Label(evening, _EVENING, f"evening{n}"))
            rows.append(Line(entry, f"entry{n}", self._choose))
        return rows

    def _empty(self) -> list[Widget]:
        """Return what stands on an empty leaf: a way into a match, or that nothing was found."""
        heap = Picture("title/object_covered", 360.0, 300.0, "picture")
        if self._search != Search():
            return [heap, Label(_("No finished match fits."), _BODY, "empty")]
        play = Button(_("Quick play"), self._quick_play, "play", primary=True)
        words = Label(_("No match has been finished yet."), _BODY, "empty")
        return [heap, words, Flow(play, align="centre")]

    def _all_lines(self) -> list[Line]:
        return [one for one in self._lines.children() if isinstance(one, Line)]

    def _choose(self, entry: Entry) -> None:
        """Show a match on the right; its story is read beside the window."""
        for line in self._all_lines():
            line.is_chosen = line.entry == entry
        if entry != self._chosen:
            self._chosen = entry
            self._pixels = self._app.matches.last_tables.load(entry.identity)
            if self._story is not None:
                self._story.cancel()
            self._story = self._worker.submit(_story_of, self._log, entry.identity)
            self._is_reading = True
            self._tell(entry, "", None)
        self.changed()

    def _tell(self, entry: Entry, trouble: str, story: Story | None) -> None:
        """Write the right leaf, as far as the story is known."""
        title = Picture(f"title/name_{entry.game}", *_PLATE, "title")
        view = TableView(entry.game, self._pixels, entry.identity, "view")
        view.fixed_size = _VIEW
        parts: list[Widget] = [title, Label(_when(entry), _FINE, "when"), view]
        if story is not None:
            told = (story.turned or story.verdict, story.best or story.worst)
            parts.append(Label("\n".join(filter(None, told)), _STORY, "story"))
            parts.append(Curve(story, _CURVE))
        elif trouble:
            parts.append(Label(trouble, _STORY, "story"))
        self._told.fill(parts)
        people = any(place.seat.is_human for place in entry.places)
        revenge = people and not entry.is_won
        self._acts[2].text = _("Take revenge") if revenge else _("Play again")
        for act in self._acts[:-1]:
            act.reason = trouble
        self.relayout()

    def update(self, dt: float) -> None:
        """Take in the story once it is read, and matches that were found again."""
        super().update(dt)
        added = self._app.matches.catch_up.added
        if added != self._added:
            self._added = added
            self._fill(self._first)
        if self._is_reading and self._story is not None and self._chosen is not None:
            wait([self._story], _PATIENCE)
            if self._story.done():
                self._is_reading = False
                try:
                    self._tell(self._chosen, "", self._story.result())
                except GameError as error:
                    self._tell(self._chosen, str(error), None)

    @property
    def is_animating(self) -> bool:
        """True while a story is read, too."""
        return super().is_animating or self._is_reading

    def next_wakeup(self) -> float | None:
        """Return a second while matches are found again, too."""
        return 1.0 if self._app.matches.catch_up.is_alive() else super().next_wakeup()

    def resume(self) -> None:
        """Read the leaf again: what lay over it may have changed something."""
        super().resume()
        self._fill(self._first)

    def leave(self) -> None:
        """Read no more."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def reworded(self) -> Scene:
        """Return the log in the new language."""
        return LogScene(self._app)

    # What can be done

    def handle(self, intent: Intent) -> bool:
        """Handle the log's own keys, unless they are typed."""
        if isinstance(intent, intents.Confirm) and isinstance(self.focus.current, Line):
            self._do(self._app.navigation.watch)
        elif isinstance(intent, intents.Find):
            self.focus.set(self._field)
            self._field.reached()
        elif isinstance(intent, intents.TurnPage):
            return self._turn(intent.pages)
        elif isinstance(intent, intents.Pick) and intent.number < len(self._squares):
            self._squares[intent.number].activate()
        elif isinstance(intent, intents.LogToggle):
            self._acts[1].activate()
        elif isinstance(intent, intents.SeatKey) and intent.seat == _R and intent.is_held:
            self._take_revenge()
        else:
            return super().handle(intent)
        self.changed()
        return True

    def _turn(self, pages: float) -> bool:
        goal = self._first + max(-self._total, min(self._total, pages * self._count))
        if not 0 <= goal < self._total + (self._count if isinf(pages) else 0):
            return False
        self.services.audio.play("page_turn")
        self._fill(round(goal))
        return True

    def _pick(self, game: str) -> None:
        self._search = self._search._replace(game="" if game == _ALL else game)
        self._fill(0)

    def _sought(self, names: str) -> None:
        self._search = self._search._replace(names=names)
        self._fill(0)

    def _quick_play(self) -> None:
        game = self._search.game or min(PUBLISHED, key=lambda one: one.rank).identity
        plan = LastTables(self._app.folders.data).load(game) or first_table(game)
        self._app.navigation.begin_match(plan.with_seed(self._app.launch.seed))

    def _do(self, act: Callable[[Record], None]) -> None:
        """Do something with the record of the chosen match, or say why that can't be."""
        if self._chosen is not None:
            try:
                act(self._log.record(self._chosen.identity))
            except GameError as error:
                self.stack.push(notice(self._app, str(error)))

    def _take_revenge(self) -> None:
        self._do(lambda record: self._app.navigation.begin_match(plan_of(record).with_seed()))

    def _save_copy(self, record: Record) -> None:
        path = self._app.folders.copies / self._log.path(str(record.notes["id"])).name
        try:
            write_record(path, record)
            told = _("A copy of the match is now here: {path}").format(path=escaped(str(path)))
        except OSError as error:
            told = _("The copy can’t be saved ({why}).").format(why=reason_of(error))
        self.stack.push(notice(self._app, told))

    def _ask(self) -> None:
        text = _("The match will be gone for good, from the statistics too.")
        answers = [Answer(_("Delete it"), self._erase, True), Answer(_("Keep it"))]
        self.stack.push(Dialog(self._app, _("Delete this match?"), text, answers))

    def _erase(self) -> None:
        if self._chosen is not None:
            self._app.matches.erase(self._chosen.identity)
            self._fill(self._first)

    # Places

    def layout(self, context: LayoutContext) -> None:
        """Place the bar, and the leaves below it."""
        count = 3 if is_large(context) else 5 if context.viewport.scale > _SMALL else 4
        if count != self._count:
            self._count = count
            self._fill(self._first)
        window = context.viewport.rect
        wished = self._field.preferred(context).height
        high = max(78.0, wished)
        self._close.place(FRect(20.0, 10.0 + (high - 70.0) / 2, 70.0, 70.0), context)
        left = window.right - 20.0 - 132.0 * len(self._squares)
        field = FRect(110.0, 10.0 + (high - wished) / 2, min(620.0, left - 130.0), wished)
        self._field.place(field, context)
        for n, square in enumerate(self._squares):
            square.place(FRect(left + n * 132.0, 10.0 + (high - 78.0) / 2, 120.0, 78.0), context)
        book = FRect(36.0, high + 28.0, window.width - 72.0, window.height - high - 48.0)
        book.width = min(book.width, 2.1 * book.height)
        book.centerx = window.centerx
        leaf = FRect(book.left + 23.0, book.top + 12.0, book.width / 2 - 23.0, book.height - 36.0)
        self._pages = [leaf, leaf.move(leaf.width, 0.0)]
        for page, content in zip(self._pages, (self._left, self._right), strict=True):
            content.place(page.inflate(-84.0, -52.0), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw boards, cover and leaves, then what stands on them."""
        left, right = self._pages
        book = left.union(right)
        cover = FRect(book.left - 23.0, book.top - 12.0, book.width + 46.0, book.height + 36.0)
        canvas.cover_around("scenes/setup", cover.inflate(-48.0, -48.0))
        canvas.nine_slice_around("ui/book_cover", cover.inflate(24.0, 24.0), book)
        for page in self._pages:
            canvas.nine_slice("ui/book_page", page)
        canvas.image("ui/book_fold", FRect(left.right - 60.0, left.top, 120.0, left.height))
        super().draw(canvas)


def _story_of(log: Logbook, identity: str) -> Story:
    """Return the story of a match; called beside the window, as a replay takes its time."""
    return Story.of(log.match(identity))


def _today() -> date:
    return datetime.now().astimezone().date()


def _when(entry: Entry) -> str:
    """Return when a match was played, and how long it took."""
    length = translate_plural("{count} minute", "{count} minutes", _minutes(entry))
    turns = translate_plural("{count} turn", "{count} turns", entry.turns)
    return _("{evening}, {time}. {length}, {turns}.").format(
        evening=evening_of(entry.evening, _today()),
        time=entry.begun.strftime("%H:%M"),
        length=length.format(count=_minutes(entry)),
        turns=turns.format(count=entry.turns),
    )
