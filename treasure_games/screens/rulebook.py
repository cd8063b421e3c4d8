"""The rulebook in the app: contents, search, and the paragraph that a refusal cites."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.rules_text import Paragraph, rulebook
from treasure_games.screens.sheet import SheetScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.services import AppServices

_ = translate
_STYLES: Final = {
    0: TextStyle(26.0, Face.REGULAR, "ink"),
    1: TextStyle(48.0, Face.SEMIBOLD, "ink"),
    2: TextStyle(34.0, Face.SEMIBOLD, "rubric"),
    3: TextStyle(28.0, Face.SEMIBOLD, "ink"),
}
_FINE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_WIDEST_PAGE: Final = 1240.0
_ALONE: Final = 190.0
_BESIDE: Final = 92.0
"""The longer side, in virtual units, of a picture by itself, and of one beside a paragraph."""
_MARGIN: Final = 30.0
"""Virtual units to the left of the words, for the mark of the wanted passage."""


class RulebookScene(SheetScene):
    """One game's rules on parchment. Esc or F1 closes; the search field filters paragraphs."""

    dim = 0.8

    def __init__(self, services: AppServices, game_id: str, rule_id: str = "") -> None:
        self._game_id = game_id
        self._wanted = rule_id
        self._entries: list[Entry] = []
        self._page = Column(gap=18.0)
        self._scroll = ScrollArea(self._page, "page").growing()
        self._search = TextField(
            "", self._searched, "search", hint=_("Words or a rule’s number")
        ).growing()
        self._close_button = Button(_("Close"), self.close, "close", primary=True)
        sheet = Column(self._head(), self._scroll, gap=20.0)
        super().__init__(services)
        panel = Panel(sheet, "parchment", "sheet", padding=64.0)
        self.root.add(panel, _page_rect)  # type: ignore[attr-defined]
        self._fill("")

    def enter(self) -> None:
        """Open at the requested paragraph."""
        self.services.audio.play("page_turn")
        self.focus.set(self._close_button)
        for before, entry in zip([None, *self._entries], self._entries, strict=False):
            if entry.is_wanted:
                first = before if before is not None and before.is_heading else entry
                self._scroll.scroll_to(first.rect.top - self._scroll.content.rect.top - 40.0)
                break

    def handle(self, intent: Intent) -> bool:
        """Close on F1 too; scroll on up and down when no control uses them."""
        if isinstance(intent, intents.Help):
            return self.go_back()
        if super().handle(intent):
            return True
        if isinstance(intent, intents.Navigate):
            self._scroll.scroll_by(intent.direction.value[1] * 160.0)
            self.invalidate()
            return True
        return False

    def _head(self) -> Widget:
        label = Label(_("Search"), _STYLES[0], "search.label", wraps=False)
        options = [Option(game, _(load(game).info.title)) for game in GAMES]
        games = [Stepper(options, self._game_id, self._turn_to, "game")] if len(GAMES) > 1 else []
        return Row(*games, label, self._search, self._close_button, gap=26.0, align="centre")

    def _fill(self, words: str) -> None:
        found = [one for one in rulebook(self._game_id) if not words or one.matches(words)]
        self._entries = [
            Entry(one, self._wanted in one.rules if self._wanted else False, f"entry{number}")
            for number, one in enumerate(found)
        ]
        self._page.fill([*([_tally(len(found), words)] if words else []), *self._entries])

    def _searched(self, words: str) -> None:
        self._fill(words.strip())
        self._scroll.scroll_to(0.0)
        self.relayout()

    def _turn_to(self, game_id: str) -> None:
        self._game_id = game_id
        self._searched("")


def _tally(found: int, words: str) -> Widget:
    """Return the number of matches, aligned with the passages."""
    told = translate_plural("{count} passage", "{count} passages", found).format(count=found)
    label = Label(told, _FINE, "count")
    if not found:
        nothing = _("Nothing here speaks of “{words}”.").format(words=escaped(words))
        label = Label(nothing, _STYLES[0], "count")
    return Row(Spacer(_MARGIN, grow=0.0), label.growing(), gap=0.0)


class Entry(Widget):
    """A paragraph with its rule ids below; the wanted one has a red margin."""

    def __init__(self, paragraph: Paragraph, is_wanted: bool, name: str) -> None:
        super().__init__(name)
        self.is_wanted = is_wanted
        self.is_heading = paragraph.level > 0
        self._content = _content(paragraph, name)
        self.adopt(self._content)

    def children(self) -> tuple[Widget, ...]:
        """Return the words."""
        return (self._content,)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the words and the mark."""
        size = self._content.preferred(context, None if width is None else width - _MARGIN)
        return Size(size.width + _MARGIN, size.height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the words beside the mark."""
        super().place(rect, context)
        words = FRect(rect.left + _MARGIN, rect.top, rect.width - _MARGIN, rect.height)
        self._content.place(words, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the mark, if this is the wanted passage; then the words."""
        if self.is_wanted:
            palette = canvas.context.theme.palette
            canvas.fill(self.rect.inflate(0.0, 12.0), palette.lantern, 0.45)
            mark = FRect(self.rect.left, self.rect.top - 6.0, 8.0, self.rect.height + 12.0)
            canvas.fill(mark, palette.wax_red)
        super().draw(canvas)


def _content(paragraph: Paragraph, name: str) -> Widget:
    pictures = tuple(_pictures(paragraph, name))
    if paragraph.image and not paragraph.is_beside:
        caption = [Label(paragraph.text, _FINE, f"{name}.caption")] if paragraph.text else []
        return Flow(*pictures, *caption, gap=16.0, align="start")
    words = _words(paragraph, name).growing()
    return Row(*pictures, words, gap=24.0, align="centre") if pictures else words


def _words(paragraph: Paragraph, name: str) -> Widget:
    if paragraph.is_item:
        mark, _space, rest = paragraph.text.partition(" ")
        item = _told(replace(paragraph, text=rest), name).growing()
        bullet = Label(mark, _STYLES[0], f"{name}.mark", wraps=False)
        return Row(bullet, item, gap=12.0, align="start")
    return _told(paragraph, name)


def _told(paragraph: Paragraph, name: str) -> Widget:
    """Return the words with their rule ids below."""
    text = Label(paragraph.text, _STYLES[paragraph.level], f"{name}.text")
    if not paragraph.rules:
        return text
    return Column(text, Label(", ".join(paragraph.rules), _FINE, f"{name}.rules"), gap=2.0)


def _pictures(paragraph: Paragraph, name: str) -> Iterator[Widget]:
    longest = _BESIDE if paragraph.is_beside else _ALONE
    for number, image in enumerate(paragraph.image.split()):
        yield Illustration(image, longest, f"{name}.picture{number}")


class Illustration(Picture):
    """A picture in its own aspect; `side` is its longer side in virtual units."""

    def __init__(self, image: str, longest: float, name: str) -> None:
        super().__init__(image, longest, longest, name)
        self._longest = longest

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a size in the aspect of the original."""
        across, down = context.assets.master_size(self.image)
        factor = self._longest / max(across, down)
        self.size = Size(across * factor, down * factor)
        return self.size


def _page_rect(context: LayoutContext) -> FRect:
    room = context.viewport.rect.inflate(-80.0, -60.0)
    widest = _WIDEST_PAGE * max(1.0, context.viewport.text_scale)
    page = FRect(0.0, 0.0, min(room.width, widest), room.height)
    page.center = room.center
    return page
