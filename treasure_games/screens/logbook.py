"""The ship's log: an open book of finished matches, the evenings left, the chosen match right."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from datetime import date, datetime
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.checks import LONGEST_NAME
from treasure_games.core.errors import GameError
from treasure_games.core.language import plural, translate as _
from treasure_games.core.record import Record
from treasure_games.core.registry import PACKAGES
from treasure_games.files import reason_of
from treasure_games.match.as_text import as_text, asker
from treasure_games.match.logbook import Entry, Search
from treasure_games.match.records import write_record
from treasure_games.match.saves import plan_of
from treasure_games.match.seats import begun_at, evening_at
from treasure_games.match.voyage import Voyage
from treasure_games.screens.dialog import Answer, Dialog, notice
from treasure_games.screens.evenings import FINE, evening_of
from treasure_games.screens.log_leaf import TITLE, Leaf, Line, blank_page, voyage_page
from treasure_games.screens.open_book import draw_book, pages_of
from treasure_games.screens.result.story import Story
from treasure_games.screens.result.summary import Curve
from treasure_games.screens.rulebook.edges import squares_for
from treasure_games.screens.saves import TableView
from treasure_games.screens.setup.crew import quick_play
from treasure_games.screens.sheet import SheetScene, covered_heap, heading
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button, IconButton
from treasure_games.stage.widgets.containers import Column, Container, Even, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.copy_button import CopyButton
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_AT, _AS, _OF = sized_look_beside(__file__)
_MAIN: Final = Size(190.0, 104.0)
_DOOR, _DOOR_SIZE = replace(BUTTON_TEXT, size=20.0), Size(150.0, 44.0)
_R: Final = 6
"""The seat whose key is R."""
_ALL: Final = "covered"
"""What stands on the title for all games together."""


class LogbookScene(SheetScene):
    """The book over the title. Esc closes it."""

    is_overlay = False
    seats = (_R,)

    def __init__(self, services: AppServices, before: "LogbookScene | None" = None) -> None:
        """Begin where the log was in another language."""
        super().__init__(services)
        self._app, self._log = services, services.matches.log
        self._search: Search = before._search if before else Search()
        self._first: int = before._first if before else 0
        self._wanted: str = before._wanted if before else ""
        self._count, self._total, self._won, self._added = 0, 0, 0, 0
        self._chosen: Entry | None = None
        self._worker = ThreadPoolExecutor(1)
        self._story: Future[Story] | None = None
        """That of the chosen match, until it is told."""
        self._book = FRect(0.0, 0.0, 0.0, 0.0)
        hint = services.host.input.with_key(_("Names of people and pirates"), "find")
        self._field = TextField(
            self._search.names, lambda names: self._seek(names=names), "search", hint=hint,
            longest=LONGEST_NAME, suggestions=self._log.names,
        )  # fmt: skip
        self._squares = squares_for((_ALL, *PACKAGES), _ALL, lambda game: self._seek(game=game))
        self._leaf = Leaf()
        self._leaf.on_turn = self._turn
        self._sum = Label("", FINE, "sum").growing()
        back, on = partial(self._turn, -1.0), partial(self._turn, 1.0)
        self._before = IconButton("arrow_left", _("Turn back"), back, "before")
        self._after = IconButton("arrow_right", _("Turn the page"), on, "after")
        foot = Row(self._before, self._sum, self._after, align="centre")
        self._left = Column(
            heading(_("The Ship’s Log"), TITLE), self._leaf.growing(), foot, gap=8.0
        )
        self._told = Column(gap=14.0, align="centre")
        begin, watch = services.navigation.begin_match, services.navigation.watch
        again = partial(
            self._do, lambda record: begin(replace(plan_of(record), is_seed_given=True))
        )
        revenge = partial(self._do, lambda record: begin(plan_of(record).with_seed()))
        do_watch, do_copy = partial(self._do, watch), partial(self._do, self._save_copy)
        self._watch = Button(_("Watch"), do_watch, "watch", primary=True, least=_MAIN)
        self._acts = [
            Button(_("Same luck again"), again, "again"),
            Button("", revenge, "revenge"),
            Button(_("Save a copy"), do_copy, "copy"),
            CopyButton(services, self._words, "as_text", style=BUTTON_TEXT, least=Button.least),
        ]
        erase = IconButton("cross", _("Delete this match"), self._ask, "delete")
        pairs = [Even(*self._acts[n : n + 2], gap=14.0) for n in (0, 2)]
        acts = Row(Column(*pairs, gap=14.0).growing(), erase, gap=14.0, align="centre")
        self._main = Row(self._watch, acts.growing(), align="centre")
        self._see = Button(_("See who won"), name="won")
        self._foot = Flow(self._see, align="centre")
        self._right = Column(
            ScrollArea(self._told, "told").growing(), self._main, self._foot, gap=18
        )
        doors = (
            Button(_("Statistics"), partial(services.navigation.show, "statistics"), "statistics"),
            Button(_("Deeds"), partial(services.navigation.show, "deeds"), "deeds"),
        )
        self.shortcuts[intents.Find] = lambda: self.focus.reach(self._field)
        self.shortcuts[intents.LogToggle] = self._acts[0].activate
        close = IconButton("back", _("Back"), self.close, "close", side=70.0)
        self._bar = Row(
            close, self._field.growing(), *doors, *self._squares, gap=14.0, align="centre"
        )
        self.root = self.focus.root = Container(self._bar, self._left, self._right)

    # What is shown

    def _seek(self, *, game: str | None = None, names: str | None = None) -> None:
        """Look for other matches."""
        game = self._search.game if game is None else game.removeprefix(_ALL)
        self._search = Search(game, self._search.names if names is None else names)
        self._first = 0
        self._fill()

    def _turn(self, leaves: float) -> None:
        """Turn so many leaves, or to an end."""
        before = self._first
        self._fill(max(-self._total, min(self._total, leaves)))
        if self._first != before:
            self.services.audio.play("page_turn")

    def _fill(self, by: float = 0) -> None:
        """Show the leaf that is so many leaves further."""
        self._field.note = "" if self._search.names else _("Search")
        if not by:
            self._total, self._won = self._log.total(self._search)
        last = max(0, self._total - 1) // self._count * self._count
        first = self._first // self._count * self._count
        self._first = max(0, min(last, first + round(by) * self._count))
        entries = self._log.page(self._search, self._first, self._count)
        is_focused = self.focus.current is None or isinstance(self.focus.current, Line)
        self._leaf.contain(*(self._lines_of(entries) if entries else [self._nothing()]))
        self._sum.text = plural("{count} match, {won} won", "{count} matches, {won} won",
                                self._total, won=self._won)  # fmt: skip
        self._before.reason = "" if self._first else _("This is the first page.")
        self._after.reason = "" if self._first < last else _("This is the last page.")
        for square in self._squares:
            square.is_open = square.game_id == (self._search.game or _ALL)
        for one in (self._sum, self._before, self._after):
            one.is_visible = bool(entries)
        same = (one for one in entries if one.identity == self._wanted)
        self._choose(next(same, (*entries, None)[0]))
        if not entries:
            self._foot.is_visible = False
            self._told.contain(*blank_page())
        if is_focused:
            wanted = [one for one in self.focus.controls() if getattr(one, "is_chosen", False)]
            self.focus.set((wanted or self.focus.controls())[-1])
        self.relayout()

    def _lines_of(self, entries: list[Entry]) -> list[Widget]:
        found: list[Widget] = []
        for n, entry in enumerate(entries):
            if not n or entry.evening != entries[n - 1].evening:
                same = [one.identity for one in entries if one.evening == entry.evening]
                voyages = self._app.matches.voyages.sailed(same)
                head = Label(evening_of(entry.evening, _today()), _AS.evening, f"evening{n}")
                found.append(Flow(head, *map(self._door_to, voyages), gap=24.0))
            found.append(Line(entry, f"entry{n}", self._choose, len(entries) < _AT.crowded))
        return found

    def _door_to(self, voyage: Voyage) -> Button:
        def open_page() -> None:
            self._choose(None)
            when = evening_of(evening_at(begun_at(voyage.started)), _today())
            self._see.on_press = partial(self._app.navigation.show_voyage, voyage.identity)
            self._told.contain(heading(_("The voyage"), TITLE, "title"), *voyage_page(voyage, when))
            self.relayout()

        return Button(_("The voyage"), open_page, voyage.identity, style=_DOOR, least=_DOOR_SIZE)

    def _nothing(self) -> Column:
        """Return what stands on an empty leaf: a way into a match, or that nothing was found."""
        is_new = self._search == Search()
        text = _("No match has been finished yet.") if is_new else _("No finished match fits.")
        way = Button(_("Quick play"), partial(quick_play, self._app), "play", primary=True)
        if not is_new:
            way = Button(_("Show all matches"), self._show_all, "all", primary=True)
        return covered_heap(500.0, Label(text, _AS.empty, "empty"), way)

    def _show_all(self) -> None:
        """Look for nothing in particular."""
        self._field.line.write("")
        self.focus.set(None)
        self._seek(game=_ALL, names="")

    def _choose(self, entry: Entry | None) -> None:
        """Show a match on the right; its story is read beside the window."""
        for line in self._leaf.children():
            if isinstance(line, Line):
                line.is_chosen = line.entry == entry
        self._main.is_visible, self._foot.is_visible = entry is not None, entry is None
        if self._story is not None and entry != self._chosen:
            self._story.cancel()
            self._story = None
        if entry is not None and entry != self._chosen:
            self._story = self._worker.submit(lambda: Story.of(self._log.match(entry.identity)))
            self._tell(entry)
        self._chosen, self._wanted = entry, entry.identity if entry else ""
        self.changed()

    def _tell(self, entry: Entry, story: Story | None = None, trouble: str = "") -> None:
        """Write the right leaf, as far as the story is known."""
        pixels = self._app.matches.last_tables.load(entry.identity)
        view = TableView(entry.game, pixels, entry.identity, "view")
        view.fixed_size = Size(*_OF.view)
        title = Picture(f"title/name_{entry.game}", *_OF.plate, "title")
        told, text = [title, Label(_when(entry), FINE, "when"), view], trouble
        if story is not None:
            moments = story.turned or story.verdict, story.best or story.worst
            text = "\n".join(filter(None, moments))
        curve = [Curve(story, _AT.curve)] if story else []
        self._told.contain(*told, Label(text, _AS.story, "story"), *curve)
        is_lost = any(place.seat.is_human for place in entry.places) and not entry.is_won
        self._acts[1].text = _("Take revenge") if is_lost else _("Play again")
        self.relayout()

    def update(self, dt: float) -> None:
        """Take in the story once it is read, and matches that were found again."""
        super().update(dt)
        added = self._app.matches.catch_up.added
        if added != self._added:
            self._added = added
            self._fill()
        story, entry = self._story, self._chosen
        if story is not None and entry is not None and wait([story], _AT.patience).done:
            self._story = None
            try:
                self._tell(entry, story.result())
            except GameError as error:
                self._tell(entry, trouble=str(error))

    @property
    def is_animating(self) -> bool:
        """True while a story is read, too."""
        return super().is_animating or self._story is not None

    def next_wakeup(self) -> float | None:
        """Return a second while matches are found again, too."""
        return 1.0 if self._app.matches.catch_up.is_alive() else super().next_wakeup()

    def leave(self) -> None:
        """Read no more."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def reworded(self) -> Scene:
        """Return the log in the new language."""
        return LogbookScene(self._app, self)

    # What can be done

    def handle(self, intent: Intent) -> bool:
        """Handle the log's own keys, unless they are typed."""
        line = self.focus.current
        if isinstance(intent, intents.Confirm) and isinstance(line, Line) and line.is_chosen:
            self._do(self._app.navigation.watch)
        elif isinstance(intent, intents.TurnPage):
            self._turn(intent.pages)
        elif isinstance(intent, intents.Pick) and intent.number < len(self._squares):
            self._squares[intent.number].activate()
        elif isinstance(intent, intents.SeatKey) and intent.seat == _R and intent.is_held:
            self._acts[1].activate()
        else:
            is_used, line = super().handle(intent), self.focus.current
            if isinstance(intent, intents.Navigate) and isinstance(line, Line):
                line.activate()
            return is_used
        self.changed()
        return True

    def _do(self, act: Callable[[Record], None]) -> None:
        """Do something with the record of the chosen match, or say why that can't be."""
        try:
            if self._chosen is not None:
                act(self._log.record(self._chosen.identity))
        except GameError as error:
            self.stack.push(notice(self._app, str(error)))

    def _words(self) -> str:
        """Return the log of the chosen match as text; raises `BadRecord`."""
        if self._chosen is None:
            return ""
        match = self._log.match(self._chosen.identity)
        return as_text(match, asker(match))

    def _save_copy(self, record: Record) -> None:
        path = self._app.folders.copies / self._log.path(str(record.notes["id"])).name
        try:
            write_record(path, record)
            told = _("A copy of the match is now here: {path}", path=escaped(str(path)))
        except OSError as error:
            told = _("The copy can’t be saved ({why}).", why=reason_of(error))
        self.stack.push(notice(self._app, told))

    def _ask(self) -> None:
        text = _("The match will be gone for good, from the statistics too.")
        if self._chosen is None:
            return
        erase = partial(self._erase, self._chosen.identity)
        answers = [Answer(_("Delete it"), erase, True), Answer(_("Keep it"))]
        self.stack.push(Dialog(self._app, _("Delete this match?"), text, answers))

    def _erase(self, identity: str) -> None:
        self._app.matches.erase(identity)
        self._fill()

    # Places

    def layout(self, context: LayoutContext) -> None:
        """Place the bar, and the leaves below it."""
        large, window = is_large(context), context.viewport.rect
        count = 3 if large else 5 if context.viewport.scale > _AT.small else 4
        if count != self._count:
            self._count = count
            self._fill()
        for act in self._acts:
            act.style = replace(BUTTON_TEXT, size=18.0 if large else BUTTON_TEXT.size)
        self._watch.style = replace(_AS.watch, size=_AT.watch_large if large else _AS.watch.size)
        for one in self._told.children():
            one.is_visible = not (large and isinstance(one, TableView))
        across = window.width - 40.0
        high = self._bar.preferred(context, across).height
        self._bar.place(FRect(20.0, 10.0, across, high), context)
        room = window.height - high - 48.0
        wide = min(window.width - 72.0, 2.1 * room)
        self._book = sized(wide, room, midtop=(window.centerx, high + 28.0))
        for page, content in zip(pages_of(self._book), (self._left, self._right), strict=True):
            content.place(page.inflate(-84.0, -52.0), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw boards, cover and leaves, then what stands on them."""
        canvas.cover_around("scenes/setup", self._book.inflate(-48.0, -48.0))
        draw_book(canvas, self._book, pages_of(self._book))
        super().draw(canvas)


def _today() -> date:
    return datetime.now().astimezone().date()


def _when(entry: Entry) -> str:
    """Return when a match was played, and how long it took."""
    length = plural("{count} minute", "{count} minutes", entry.minutes)
    turns = plural("{count} turn", "{count} turns", entry.turns)
    evening, time = evening_of(entry.evening, _today()), entry.begun.strftime("%H:%M")
    text = _("{evening}, {time}. {length}, {turns}.")
    return text.format(evening=evening, time=time, length=length, turns=turns)
