"""The board of deeds: a coat with a medal for each deed, and a leaf about the chosen one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.feats import Feat
from treasure_games.core.language import capital
from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.match.feats import VOYAGE, pages
from treasure_games.match.renown import Found, deeds_of
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.frame import Frame
from treasure_games.screens.sheet import SheetScene
from treasure_games.screens.statistics import Portrait
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button, IconButton, Pressable
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Container, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Box, BoxKind, Node, Widget
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.glow import draw_pool
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_COAT: Final = (14.0, 92.0, 1336.0, 976.0)
_FACE: Final = (586.0, 100.0, 192.0, 192.0)
_COLUMNS: Final = (190.0, 378.0, 566.0, 802.0, 990.0, 1178.0)
_ROWS: Final = (454.0, 616.0, 778.0, 940.0)
_OBJECTS: Final = 330.0
_HEAD: Final = (14.0, 10.0, 1336.0, 76.0)
_CLOSE: Final = (1830.0, 10.0, 70.0, 70.0)
_LEAF: Final = (1356.0, 92.0, 550.0, 976.0)
_SMALL: Final = 0.72
"""The size of the coat where text is large: the leaf gets the rest."""
_RING: Final = 124.0
_MEDAL: Final = (130.0, 169.0)
_UP: Final = 19.5
"""By how much the middle of a medal lies below that of its picture with the ribbon."""
_NAME: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre")
_COUNT: Final = TextStyle(30.0, Face.SEMIBOLD, "pearl")
_TITLE: Final = TextStyle(44.0, Face.BOLD, "rubric", "centre")
_GAME: Final = TextStyle(23.0, Face.ITALIC, "sepia", "centre")
_TOLD: Final = TextStyle(27.0, Face.REGULAR, "ink", "centre")
_WHEN: Final = TextStyle(23.0, Face.REGULAR, "ink")
_WORD: Final = TextStyle(25.0, Face.ITALIC, "rubric")
_NEXT: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_HINT: Final = TextStyle(22.0, Face.REGULAR, "sepia", "centre")


class Medal(Pressable):
    """A medal, or the stitches where it is to be. The focus or a press chooses it."""

    sound = "page_turn"

    def __init__(self, feat: Feat, *, is_found: bool, on_chosen: Callable[[Medal], None]) -> None:
        super().__init__(feat.id)
        self.feat, self.is_found = feat, is_found
        self.is_chosen = False
        self.on_press = lambda: on_chosen(self)
        self._called: Passage | None = None

    @property
    def text(self) -> str:
        """Its name; one that is secret has none until it is found."""
        return _(self.feat.name) if self.is_found or not self.feat.is_secret else _("Secret")

    def focused(self, is_focused: bool) -> None:
        """Choose it."""
        super().focused(is_focused)
        if is_focused:
            self.on_press()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take the round place; the name stands below, unless letters are large."""
        super().place(rect, context)
        below = FRect(0, 0, rect.width * 1.45, 30.0)
        below.midtop = rect.centerx, rect.bottom - 1.0
        line = one_line(context, self.text, _NAME, below.width, below.height)
        self._called = None if is_large(context) else Passage(*line, below)

    def draw(self, canvas: Canvas) -> None:
        """Draw medal or stitches, lit if chosen, and the name."""
        palette = canvas.context.theme.palette
        if self.is_chosen:
            draw_pool(canvas, self.rect.inflate(70, 70), palette.lantern, 130)
        size = self.rect.width / _RING
        if self.is_found:
            medal = FRect(0, 0, _MEDAL[0] * size, _MEDAL[1] * size)
            medal.center = self.rect.centerx, self.rect.centery - _UP * size
            canvas.image(f"deeds/{self.feat.id}", medal)
        else:
            sewn = "stitches" if self.feat.is_secret else f"{self.feat.id}_sewn"
            canvas.image(f"deeds/{sewn}", self.rect.scale_by(1.22))
        if self.is_chosen:
            canvas.outline(self.rect.inflate(6, 6), palette.focus_light, 4.0, self.rect.width)
        if self._called:
            lit = palette.lantern if self.is_chosen else None
            self._called.draw(canvas, lit or (None if self.is_found else palette.parchment_light))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the target, and the name beside it."""
        yield self._box(BoxKind.TARGET)
        if self._called:
            yield self._called.box(context, f"{self.name}.called")


class _Coat(Node):
    """What lies behind the medals: the table, the coat, whose it is, and the games' objects."""

    frame = Frame()

    def __init__(self, face: str, columns: Sequence[str]) -> None:
        self._face, self._columns = face, columns

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        window = canvas.context.viewport.rect
        canvas.cover("scenes/table", window)
        canvas.fill(window, canvas.context.theme.palette.focus_dark, 0.45)
        canvas.image("deeds/coat", self.frame.rect(*_COAT))
        face = self.frame.rect(*_FACE)
        if self._face:
            canvas.image(f"portraits/{self._face}_pleased", face.scale_by(0.9))
            canvas.image("objects/bezel", face)
        for x, game in zip(_COLUMNS, self._columns, strict=True):
            picture = f"title/object_{game}" if game != VOYAGE else "chart/rose_hex"
            high = 78.0 if game != VOYAGE else 92.0
            canvas.image(picture, self.frame.rect(x - 46.0, _OBJECTS - high / 2, 92.0, high))


class DeedsScene(SheetScene):
    """A coat for each person. Esc closes it."""

    is_overlay = False

    def __init__(self, services: AppServices, name: str = "", deed: str = "") -> None:
        self._app = services
        found = deeds_of(services.matches.statistics)
        self._name = name or next(reversed(found), "")
        self._found = found.get(self._name, {})
        self._pages = pages()
        self._medals = [self._medal(feat) for page in self._pages.values() for feat in page]
        known = services.settings.faces.get(self._name, [])
        self._leaf = Column(gap=16.0)
        self._sheet = Panel(self._leaf, "parchment", "leaf", padding=48.0)
        self._close = IconButton("close", _("Close"), self.close, "close")
        self._count = Panel(Row(*self._head([*found]), gap=20.0, align="centre"), "plate", "head",
                            padding=16.0)  # fmt: skip
        super().__init__(
            services, Container(self._count, *self._medals, self._sheet, self._close, name="deeds")
        )
        self.backdrop = self._coat = _Coat(next(iter(known), ""), [*self._pages])
        self._chosen = next((one for one in self._medals if one.feat.id == deed), self._medals[0])
        self._choose(self._chosen)

    def enter(self) -> None:
        """Focus the chosen medal."""
        self.services.audio.play("page_turn")
        self.focus.set(self._chosen)

    def reworded(self) -> Scene:
        """Return the same board in the new language."""
        return DeedsScene(self._app, self._name, self._chosen.feat.id)

    def layout(self, context: LayoutContext) -> None:
        """Place the coat at the left and the leaf at the right."""
        window = context.viewport.rect
        size = _SMALL if is_large(context) else 1.0
        left = (window.width - 1920.0) / 2
        frame = Frame(size, left, (window.height - 1080.0) / 2)
        self._coat.frame = frame
        head = frame.rect(*_HEAD) if size == 1.0 else FRect(left + 14, frame.top + 10, 1780, 96)
        self._count.place(head, context)
        self._close.place(Frame(1.0, left, frame.top).rect(*_CLOSE), context)
        if size < 1.0:
            self._coat.frame = frame = Frame(size, left, frame.top + 60.0)
        for number, medal in enumerate(self._medals):
            x, y = _COLUMNS[number // len(_ROWS)], _ROWS[number % len(_ROWS)]
            medal.place(frame.rect(x - _RING / 2, y - _RING / 2, _RING, _RING), context)
        right = Frame(1.0, left, frame.top if size == 1.0 else frame.top - 60.0)
        edge = _LEAF[0] if size == 1.0 else 990.0
        top = _LEAF[1] if size == 1.0 else 118.0
        self._sheet.place(right.rect(edge, top, 1906.0 - edge, 1068.0 - top), context)

    def _head(self, names: Sequence[str]) -> Sequence[Widget]:
        told = _("{count} of {all} deeds on this coat").format(
            count=len(self._found), all=len(self._medals)
        )
        label = Label(told, _COUNT, "count").growing()
        if len(names) < 2:
            return [label]
        options = [Option(name, escaped(name)) for name in sorted(names)]
        return [label, Stepper(options, self._name, self._show, "whose", hint=_("Whose coat"))]

    def _show(self, name: str) -> None:
        other, stack = DeedsScene(self._app, name, self._chosen.feat.id), self.stack
        self.close()
        stack.push(other)
        other.focus.set_by_name("whose")

    def _medal(self, feat: Feat) -> Medal:
        return Medal(feat, is_found=feat.id in self._found, on_chosen=self._choose)

    def _choose(self, medal: Medal) -> None:
        """Tell of a medal; pressed once more, it leads to the act."""
        if medal is self._chosen and self._leaf.children():
            self.focus.set_by_name("sail")
            return
        self._chosen = medal
        for one in self._medals:
            one.is_chosen = one is medal
        self._leaf.fill(self._about(medal))
        self.relayout()

    def _about(self, medal: Medal) -> Sequence[Widget]:
        """Return what the leaf says, and the act at its foot."""
        feat, found = medal.feat, self._found.get(medal.feat.id)
        game = next(game for game, page in self._pages.items() if feat in page)
        title = _(load(game).info.title) if game else _("The voyage")
        told = _("Nobody talks about this one.") if feat.is_secret else _(feat.hint)
        lines: list[Widget] = [
            Label(medal.text, _TITLE, "title"),
            Label(title, _GAME, "game"),
            Picture("ui/divider", 320.0, 20.0),
            Label(_(feat.told) if found else told, _TOLD, "told"),
        ]
        if found:
            medal_picture = Picture(f"deeds/{feat.id}", 176.0, 229.0, "medal")
            lines = [medal_picture, *lines, _to_whom(feat, found), *self._within_reach(game)]
        scroll = ScrollArea(Column(*lines, gap=14.0), "leaf.scroll").growing()
        if not game:
            return [scroll]
        words = _("Sail again") if found else _("Sail for it")
        sail = partial(self._app.navigation.show_setup, game)
        return [scroll, Button(words, sail, "sail", primary=True)]

    def _within_reach(self, game: str) -> Sequence[Widget]:
        """Return the next deed of the same game."""
        wanting = [one for one in self._pages[game] if one.id not in self._found]
        told = [one for one in wanting if not one.is_secret][:1]
        text = _("Within reach: {name}")
        return [
            part
            for one in told
            for part in (
                Picture("ui/divider", 320.0, 20.0),
                Label(text.format(name=_(one.name)), _NEXT, "next"),
                Label(_(one.hint), _HINT, "next.hint"),
            )
        ]


def _to_whom(feat: Feat, found: Found) -> Row:
    """Return when it was done and to whom, with the other's last word."""
    then = datetime.fromisoformat(found.started).astimezone()
    day = capital(time.strftime(_("on %Y-%m-%d"), then.timetuple()))
    if not found.other:
        return Row(Label(day, _WHEN, "when"), align="centre")
    pirate = PERSONAS.get(found.persona)
    name = _(pirate.name) if pirate else escaped(found.other)
    told = _("{day}, {score} to {other} against {name}").format(
        day=day, score=found.score, other=found.other_score, name=name
    )
    word = [Label(_("“{word}”").format(word=_(feat.word)), _WORD, "word")] if feat.word else []
    words = Column(Label(told, _WHEN, "when"), *word, gap=4.0).growing()
    return Row(Portrait(found.persona), words, gap=18.0, align="centre")
