"""The board of deeds: a coat with a medal for each deed, and a leaf about the chosen one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.feats import Feat
from treasure_games.core.language import capital, plural, translate as _
from treasure_games.core.registry import load
from treasure_games.match.feats import pages
from treasure_games.match.match import Match
from treasure_games.match.renown import Found, deeds_of, new_deeds
from treasure_games.match.seats import SAILORS, begun_at
from treasure_games.match.statistics import Statistics
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.evenings import on_day
from treasure_games.screens.setup.faces import Etching
from treasure_games.screens.sheet import SheetScene
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.button import Button, Pressable
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Container, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.fitting import one_line
from treasure_games.table.glow import draw_light, draw_pool
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_COAT: Final = FRect(14.0, 12.0, 1336.0, 1056.0)
_LEAF: Final = FRect(1362.0, 12.0, 544.0, 1056.0)
_FACE: Final = FRect(594.0, 28.0, 176.0, 176.0)
_WHOSE: Final = FRect(482.0, 210.0, 400.0, 46.0)
_LIGHT: Final = FRect(250.0, 20.0, 860.0, 900.0)
_AT, _AS, _OF = sized_look_beside(__file__)


class Medal(Pressable):
    """A medal, or the stitches where it is to be. The focus or a press chooses it."""

    def __init__(self, feat: Feat, is_found: bool, on_chosen: "Callable[[Medal], None]") -> None:
        super().__init__(feat.id)
        self.feat, self.is_found, self.is_chosen = feat, is_found, False
        self.called: str = _(feat.name)
        self.told = _(feat.told if is_found else feat.hint)
        large = _OF.medal if is_found else _OF.sketch
        self._sewn, self.later = f"deeds/{feat.id}_sewn", (f"deeds/{feat.id}", *large)
        if feat.is_secret and not is_found:
            self.called, self.told = _("Secret"), _("Nobody talks about this one.")
            self._sewn, self.later = "deeds/stitches", ("title/object_covered", *_OF.heap)
        self.on_press = partial(on_chosen, self)

    def focused(self, is_focused: bool) -> None:
        """Choose it."""
        super().focused(is_focused)
        if is_focused and not self.is_chosen:
            self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw medal or stitches, lit if chosen."""
        palette = canvas.context.theme.palette
        if self.is_chosen:
            draw_pool(canvas, self.rect.inflate(80, 80), palette.lantern, 130)
        if self.is_found:
            medal = self.rect.scale_by(1.29, 1.677).move(0.0, -0.193 * self.rect.height)
            canvas.image(f"deeds/{self.feat.id}", medal)
        else:
            canvas.image(self._sewn, self.rect.scale_by(1.226))
            if self.feat.is_secret:
                canvas.text(*one_line(canvas.context, "?", _AS.sealed, *self.rect.size), self.rect)
        if self.is_chosen:
            canvas.outline(self.rect.inflate(14, 14), palette.focus_light, 4.0, self.rect.width)


class Coat(Container):
    """Medals in a column for each game, each over its name; small ones where letters are large."""

    def __init__(self, medals: Sequence[Medal], face: str, whose: Widget) -> None:
        self._medals, self._face, self._whose = medals, face, whose
        self._names = [Label(one.called, _AS.name, f"{one.name}.called") for one in medals]
        self._columns = [*pages()]
        super().__init__(whose, *medals, *self._names, name="coat")

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place medals and names, with a seam in the middle."""
        super().place(rect, context)
        size = rect.width / _COAT.width
        above = FRect(rect.left, rect.top - 150.0, rect.width, 136.0)
        self._whose.place(self._at(*_WHOSE) if size == 1.0 else above, context)
        for number, (medal, name) in enumerate(zip(self._medals, self._names, strict=True)):
            column, row = divmod(number, 4)
            left, top = self._left(column), _AT.first + row * _AT.row
            medal.place(self._at(left + 50.0, top, _AT.side, _AT.side), context)
            name.is_visible = size == 1.0
            name.style = one_line(context, name.text, _AS.name, _AT.across - 10.0)[1]
            name.place(self._at(left, top + _AT.side + 8.0, _AT.across - 8.0, 28.0), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the coat, whose it is, what the columns are about, then all that is pinned to it."""
        canvas.image("deeds/coat", self._at(*_COAT))
        draw_light(canvas, canvas.context.viewport.rect, self._at(*_LIGHT), _AT.dark)
        canvas.image(f"portraits/{self._face}_pleased", self._at(*_FACE.scale_by(0.9)))
        canvas.image("objects/bezel", self._at(*_FACE))
        for column, game in enumerate(self._columns):
            picture = f"title/object_{game}" if game else "chart/rose_hex"
            place = self._at(self._left(column) + 47.0, _AT.objects, 92.0, 74.0)
            canvas.image(picture, place if game else place.inflate(-18.0, 0.0))
        super().draw(canvas)

    def _left(self, column: int) -> float:
        return _AT.left + column * _AT.across + (_AT.seam if column > 2 else -_AT.seam)

    def _at(self, x: float, y: float, width: float, height: float) -> FRect:
        """Return a place on the coat in the window."""
        size = self.rect.width / _COAT.width
        left, top = self.rect.left - _COAT.left * size, self.rect.top - _COAT.top * size
        return FRect(left + x * size, top + y * size, width * size, height * size)


class DeedsScene(SheetScene):
    """The coat of one person, over the title. Esc closes it."""

    dim, sound = 0.6, "page_turn"

    def __init__(self, services: AppServices, name: str = "", deed: str = "") -> None:
        self._app, found = services, deeds_of(services.matches.statistics)
        self._name = name or next(reversed(found), "")
        self._found = found.get(self._name, {})
        self._medals = [
            Medal(feat, feat.id in self._found, self._choose)
            for page in pages().values()
            for feat in page
        ]
        self._chosen = next((one for one in self._medals if one.name == deed), self._medals[0])
        face = next(iter(services.settings.faces.get(self._name, [])), SAILORS[0])
        self._coat = Coat(self._medals, face, self._whose(sorted(found)))
        self._leaf = Column(gap=16.0)
        self._sheet = Panel(self._leaf, "parchment", "leaf", padding=52.0)
        super().__init__(services, Container(self._coat, self._sheet))
        self._choose(self._chosen)
        self.first = self._chosen

    def layout(self, context: LayoutContext) -> None:
        """Place the coat at the left and the leaf beside it."""
        window, size = context.viewport.rect, _AT.large if is_large(context) else 1.0
        left, top = (window.width - 1920.0) / 2, (window.height - 1080.0) / 2
        coat = FRect(left + _COAT.left, 0.0, _COAT.width * size, _COAT.height * size)
        coat.centery = window.centery
        self._coat.place(coat, context)
        edge, right = coat.right + 12.0, left + _LEAF.right
        self._shown.fixed_size = Size(*(size**2 * side for side in self._chosen.later[1:]))
        self._sheet.place(FRect(edge, top + _LEAF.top, right - edge, _LEAF.height), context)

    def _whose(self, names: Sequence[str]) -> Widget:
        """Return how many deeds are done, and a choice of people if several have done any."""
        done, medals = len(self._found), len(self._medals)
        count = _("{count} of {all} deeds on this coat", count=done, all=medals)
        if len(names) < 2:
            return Panel(Label(count, _AS.count, "count"), "status_plate", padding=_AT.plate)
        options = [Option(name, escaped(name)) for name in names]
        return Stepper(options, self._name, self._show, "whose", hint=count)

    def _show(self, name: str) -> None:
        stack = self.stack
        self.close()
        stack.push(other := DeedsScene(self._app, name, self._chosen.name))
        other.focus.set_by_name("whose")

    def _choose(self, medal: Medal) -> None:
        """Tell of a medal; pressed once more, it leads to the act."""
        if medal.is_chosen:
            self.focus.set(next(one for one in self.focus.controls() if isinstance(one, Button)))
            return
        self._chosen.is_chosen, self._chosen, medal.is_chosen = False, medal, True
        self._made_by = partial(DeedsScene, self._app, self._name, medal.name)
        game = next(game for game, page in pages().items() if medal.feat in page)
        acts = [Button(_("Close"), self.close, "close")]
        if game:
            words = _("Sail again") if medal.is_found else _("Sail for it")
            sail = partial(self._app.navigation.show_setup, game)
            acts.insert(0, Button(words, sail, "sail", primary=True))
        told = ScrollArea(Column(*self._about(medal, game), gap=14.0), "leaf.scroll").growing()
        self._leaf.contain(told, Flow(*acts, gap=20.0, align="centre"))
        self.relayout()

    def _about(self, medal: Medal, game: str) -> Sequence[Widget]:
        """Return what the leaf says: how it is done, or that it was, and what is within reach."""
        title = _(load(game).info.title) if game else _("The voyage")
        head = [Label(medal.called, _AS.title, "title"), Label(title, _AS.game, "game"),
                Picture("ui/divider", 320.0, 20.0)]  # fmt: skip
        done = [_to_whom(medal.feat, self._found[medal.name])] if medal.is_found else []
        others = (one for one in self._medals if one is not medal and one.feat in pages()[game])
        hints = [Label(f"<b>{_('Within reach: {name}', name=one.called)}</b>\n{one.told}",
                       _AS.next, "next")
                 for one in others if not one.is_found and not one.feat.is_secret]  # fmt: skip
        self._shown = (Picture if medal.is_found else Etching)(*medal.later, "medal")
        return [self._shown, *head, Label(medal.told, _AS.told, "told"), *done, *hints[:1]]


def _to_whom(feat: Feat, found: Found) -> Widget:
    """Return when it was done and to whom, with the other's last word."""
    day = capital(on_day(begun_at(found.started).date()))
    if not found.other:
        return Label(day, replace(_AS.when, align="centre"), "when")
    name = _(PERSONAS[found.persona].name) if found.persona in PERSONAS else escaped(found.other)
    told = _("{day}, {score} to {other} against {name}")
    told = told.format(day=day, score=found.score, other=found.other_score, name=name)
    word = [Label(_("“{word}”", word=_(feat.word)), _AS.word, "word")] if feat.word else []
    words = Column(Label(told, _AS.when, "when"), *word, gap=4.0).growing()
    face = f"portraits/{found.persona}_calm" if found.persona in PERSONAS else "ui/icon_human"
    return Row(Picture(face, 96.0, 96.0), words, gap=18.0, align="centre")


def told_of_new(statistics: Statistics, match: Match) -> str:
    """Return which deeds were done in a match for the first time, in one line; "" if none was."""
    names = {feat.id: _(feat.name) for page in pages().values() for feat in page}
    new = new_deeds(statistics, match.identity)
    found = [(name, names[deed]) for name, deed in new if deed in names]
    who = _("{deed} ({name})") if len(match.human_seats) > 1 else "{deed}"
    all_ = ", ".join(who.format(deed=deed, name=escaped(name)) for name, deed in found)
    return plural("New deed: {deeds}", "New deeds: {deeds}", len(found), deeds=all_) if all_ else ""
