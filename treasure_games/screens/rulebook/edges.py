"""What is around the book: tabs of chapters at its right, games at its left, the search above."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.registry import PACKAGES, load
from treasure_games.screens.rulebook.entry import Entry
from treasure_games.screens.stand import OBJECT
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input.reader import InputReader
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import IconButton, Pressable
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Size

_AT, _AS, _OF = sized_look_beside(__file__)


class ChapterTab(Pressable):
    """The number of a chapter, and its title where there is room: brass, or paper when open."""

    def __init__(self, number: int, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"chapter{number}", hint=title)
        self._number = str(number)
        self._title = title
        self.is_open = False
        self.on_press = on_press

    def draw(self, canvas: Canvas) -> None:
        """Draw the tab, then its words."""
        rect = self.rect if self.is_open else self.drawn_rect(canvas.context)
        if self.is_open:
            slip = FRect(rect.left - _AT.under, rect.top, rect.width + _AT.under, rect.height)
            skin.draw_slip(canvas, slip)
        else:
            skin.draw_icon_button(canvas, rect, "", self.state())
        number, title = self._rows(canvas.context, rect)
        canvas.text(self._number, _AS.number, number)
        if title is not None:
            canvas.text(self._title, _AS.title, title)

    def _rows(self, context: LayoutContext, rect: FRect) -> tuple[FRect, FRect | None]:
        """Return the places of number and title, over or beside each other; None without room."""
        inner, texts = rect.inflate(-2 * _AT.padding, -_AT.padding), context.texts
        inner = FRect(inner.left + _AT.covered, inner.top, inner.width - _AT.covered, inner.height)
        line = texts.line_height(_AS.number) * 0.92
        beside = texts.measure(self._number, _AS.number)[0] + _AT.padding
        for left, above in ((0.0, line), (beside, 0.0)):
            room = FRect(inner.left + left, inner.top, inner.width - left, inner.height - above)
            high = texts.measure(self._title, _AS.title, room.width)[1]
            if high <= room.height and texts.longest_word(self._title, _AS.title) <= room.width:
                room.top, room.height = inner.centery - (high - above) / 2, high
                if above:
                    return FRect(inner.left, room.top - above, inner.width, above), room
                return FRect(inner.left, inner.top, left - _AT.padding, inner.height), room
        return inner, None


class GameSquare(Pressable):
    """A game's object on brass, or on dark wood when its rules are open."""

    def __init__(self, game_id: str, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"game.{game_id}", hint=title)
        self.game_id = game_id
        self.is_open = False
        self.on_press = on_press

    def draw(self, canvas: Canvas) -> None:
        """Draw the square, then the object."""
        rect = self.rect if self.is_open else self.drawn_rect(canvas.context)
        if self.is_open:
            skin.draw_panel(canvas, rect, "dark")
            canvas.outline(rect, canvas.context.theme.palette.brass_light, 3.0, 12.0)
        else:
            skin.draw_icon_button(canvas, rect, "", self.state())
        picture = FRect(0.0, 0.0, OBJECT.width, OBJECT.height).fit(rect.scale_by(_AT.share))
        canvas.image(f"title/object_{self.game_id}", picture)


def squares_for(games: Iterable[str], chosen: str, show: Callable[[str], None]) -> list[GameSquare]:
    """Return the squares of games for a bar; what is no game stands for all."""
    squares = []
    for game in games:
        title = _(load(game).info.title) if game in PACKAGES else _("All games")
        square = GameSquare(game, title, partial(show, game))
        square.is_open, square.fixed_size = game == chosen, Size(*_OF.bar)
        squares.append(square)
    return squares


class Search:
    """Marks what is found; `show` is called with the paragraph to turn to."""

    def __init__(
        self, source: InputReader, show: Callable[[Entry], None], changed: Callable[[], None]
    ) -> None:
        self._show = show
        self._changed = changed
        self._entries: Sequence[Entry] = ()
        self.places: list[Entry] = []
        self._at = 0
        hint = source.with_key(_("Words or a rule’s number"), "find")
        self.field = TextField("", self._searched, "search", hint=hint, width=420.0)
        self.field.on_enter = lambda: self._step(1)
        before, after = _("The previous place"), _("The next place")
        self.before = IconButton("arrow_left", before, lambda: self._step(-1), "search.before")
        self.after = IconButton("arrow_right", after, lambda: self._step(1), "search.after")
        self._count()

    def take(self, entries: Sequence[Entry]) -> None:
        """Look in these paragraphs from now on, for the same words."""
        self._entries = entries
        self._find(self.field.text)

    def _searched(self, words: str) -> None:
        self._find(words)
        if self.places:
            self._show(self.places[0])
        self._changed()

    def _find(self, words: str) -> None:
        sought = words.split()
        self.places = [one for one in self._entries if sought and one.paragraph.matches(words)]
        for one in self._entries:
            one.mark(sought if one in self.places else ())
        self._at = 0
        self._count()

    def _step(self, by: int) -> None:
        if self.places:
            self._at = (self._at + by) % len(self.places)
            self._count()
            self._show(self.places[self._at])

    def _count(self) -> None:
        found, note, reason = len(self.places), _("Search"), _("First type what to look for.")
        if self.field.text.strip():
            note, reason = _("nothing found"), _("Nothing here mentions it.")
        if found:
            note, reason = _("{number} of {count}", number=self._at + 1, count=found), ""
        self.field.note, self.before.reason, self.after.reason = note, reason, reason
