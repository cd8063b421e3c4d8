"""The rulebook: an open book beside its games and chapters, with a search over it."""

from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.options import Setup
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import GAMES, PACKAGES, load
from treasure_games.screens.rulebook.book import Book
from treasure_games.screens.rulebook.chapters import chapters_of, notes_of, with_glance
from treasure_games.screens.rulebook.diagrams import Diagrams
from treasure_games.screens.rulebook.edges import ChapterTab, Search, squares_for
from treasure_games.screens.rulebook.entry import Entry, Head
from treasure_games.screens.rulebook.turning import TurningLeaf
from treasure_games.screens.sheet import SheetScene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import Look
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Container
from treasure_games.stage.widgets.label import Picture
from treasure_games.table.game_table import load_table
from treasure_games.table.services import AppServices

_PICTURES: Final = (*(f"title/object_{game}" for game in GAMES), "ui/grain_paper", "ui/book_cover")
_PAGE: Final = page_beside(__file__, Look)
_AT, _OF = Named(_PAGE.lengths), Named(_PAGE.sizes)


class RulebookScene(SheetScene):
    """One game's rules. Esc or F1 closes. `setup` is that of the present match, if there is one:
    its house rules are told where they differ from the book.
    """

    is_overlay, sound = False, "page_turn"

    def __init__(
        self, services: AppServices, game_id: str, rule_id: str = "", setup: Setup | None = None
    ) -> None:
        super().__init__(services)
        # Read while the words are measured.
        services.assets.originals.read_ahead(_PICTURES)
        self._app = services
        self._setup = setup
        self._own_game = game_id
        self._is_new_page = self._lacks = True
        self.search = Search(
            services.host.input, lambda entry: self.book.show(entry), self.relayout
        )
        words = _("Close") if setup is None else _("Back to the table")
        self.first = self._close_button = Button(words, self.close, "close")
        self.shortcuts[intents.Help] = self.close
        self.shortcuts[intents.Find] = lambda: self.focus.reach(self.search.field)
        self._squares = squares_for(PACKAGES, game_id, self._open)
        self._open(game_id, rule_id)

    # What is open

    def _open(self, game_id: str, rule_id: str = "") -> None:
        """Open the book of a game, at a rule if given."""
        load_table(game_id).paint_pieces(self._app)
        pages = with_glance(game_id, self._app.host.input)
        setup = self._setup if game_id == self._own_game else None
        found, notes = chapters_of(pages), notes_of(pages, load(game_id).info, setup)
        self._diagrams = diagrams = Diagrams(self._app, game_id)
        names = (f"entry{number}" for number in range(len(pages)))
        chapters = [
            (
                Head(number, one.title),
                [
                    Entry(told, rule_id in told.rules, next(names), diagrams, notes[told])
                    for told in one.paragraphs
                ],
            )
            for number, one in enumerate(found, start=1)
        ]
        self.book = Book(chapters, TurningLeaf(self.services), self._turned, game_id)
        self.tabs = [
            ChapterTab(number, one.title, lambda number=number: self.book.show_chapter(number - 1))  # type: ignore[misc]
            for number, one in enumerate(found, start=1)
        ]
        for square in self._squares:
            square.is_open = square.game_id == game_id
        self.title = _(load(game_id).info.title)
        self._name = Picture(f"title/name_{game_id}", *_OF.plate, "name")
        entries = [one for _head, told in chapters for one in told]
        self.search.take(entries)
        # Without a rule to look up, a single page opens at the lines of the aim.
        wanted = next(
            (one for one in entries if (one.is_wanted if rule_id else one.paragraph.is_beside)),
            None,
        )
        if wanted is not None:
            self.book.show(wanted)
        bar = self.search.field, self.search.before, self.search.after, self._name
        edges = self._close_button, *self._squares, *self.tabs
        self.root = self.focus.root = Container(*bar, *edges, self.book)  # in Tab order
        self.relayout()

    def _turned(self) -> None:
        """Light the tabs of what is in sight; its diagrams are drawn after it has been shown."""
        open_now = self.book.open_chapters
        for number, tab in enumerate(self.tabs):
            tab.is_open = number in open_now
        self._is_new_page = self._lacks = True

    # Life cycle

    def handle(self, intent: Intent) -> bool:
        """Turn pages by arrows that lead to no control."""
        self._lacks = True  # scrolling may bring another diagram into sight
        if super().handle(intent):
            return True
        if isinstance(intent, intents.Navigate):
            across, down = intent.direction.value
            return self.book.turn(1 if across + down > 0 else -1)
        return False

    def update(self, dt: float) -> None:
        """Draw the diagrams in sight one by one, once their page has been seen."""
        super().update(dt)
        leaf = self.book.leaf
        if leaf.is_turning:
            leaf.update(dt)
        elif self._is_new_page:
            self._is_new_page = False
        elif self._lacks:
            self._lacks = self.book.make_diagram()
        else:
            self._play(dt)

    def _play(self, dt: float) -> None:
        """Show the film of a diagram on, while it is in sight."""
        if self.book.playing is not None:
            self._diagrams.update(dt)
        else:
            self._diagrams.stop()

    @property
    def is_animating(self) -> bool:
        """True while a leaf turns, a film plays, or diagrams are still to be drawn."""
        is_moving = self.book.leaf.is_turning or bool(self._diagrams.playing)
        return super().is_animating or is_moving or self._lacks

    def draw(self, canvas: Canvas) -> None:
        """Draw the boards around the book, then everything."""
        canvas.cover_around("scenes/setup", self.book.rect.inflate(-_AT.corners, -_AT.corners))
        super().draw(canvas)

    # Places

    def layout(self, context: LayoutContext) -> None:
        """Place the bar, the book below it, and beside that the games and the tabs."""
        bar = self._place_bar(context)
        book = FRect(bar.left, bar.bottom + _AT.gap, bar.width, 0.0)
        book.height = context.viewport.height - _AT.top - book.top
        self.book.place(book, context)
        step = min(_AT.step, book.height / len(self._squares))
        square = FRect(book.left - _AT.square - 10.0, book.top + 30.0, _AT.square, 0.0)
        square.height = min(_AT.square, step - _AT.gap)
        for number, one in enumerate(self._squares):
            one.place(square.move(0.0, number * step), context)
        step = min(_AT.tab_step, (book.height - 40.0) / len(self.tabs))
        width = min(_AT.tab, context.viewport.width - book.right + 4.0)
        tab = FRect(book.right - 8.0, book.top + 20.0, width, step - _AT.gap)
        for number, handle in enumerate(self.tabs):
            handle.place(tab.move(0.0, number * step), context)

    def _place_bar(self, context: LayoutContext) -> FRect:
        """Place what is above the book; the name of the game only where there is room for it."""
        viewport, search = context.viewport, self.search
        wished, close = search.field.preferred(context), self._close_button.preferred(context)
        bar = FRect(0.0, _AT.top, 0.0, max(62.0, wished.height, close.height))
        bar.width = min(viewport.width - 2 * _AT.edge, _AT.book * max(1.0, viewport.height / 1080))
        bar.centerx = viewport.width / 2
        field = FRect(bar.left + 30.0, bar.top, search.field.width, bar.height)
        search.field.place(field, context)
        side, taken = max(62.0, wished.height), field.right
        for arrow in (search.before, search.after):
            arrow.place(FRect(taken + _AT.gap, bar.centery - side / 2, side, side), context)
            taken = arrow.rect.right
        left = bar.right - 30.0 - close.width
        place = FRect(left, bar.centery - close.height / 2, close.width, close.height)
        self._close_button.place(place, context)
        name = sized(*_OF.plate, center=bar.center)
        self._name.place(name, context)
        self._name.is_visible = taken < name.left and name.right < left
        return bar
