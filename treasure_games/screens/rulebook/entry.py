"""What stands on the pages: heads of chapters, paragraphs, pictures, diagrams."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from pygame import FRect, Rect

from treasure_games.core.language import translate as _
from treasure_games.core.rulebook import DIAGRAM, STYLE, Paragraph
from treasure_games.screens.rulebook.diagrams import Diagrams
from treasure_games.screens.vignette import Vignette, draw_scene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.widget import BoxKind, Control, Explanation, Size, Widget
from treasure_games.table.diagram_page import COLUMN

_AT, _AS = look_beside(__file__)
_STYLES: Final = (_AS.words, _AS.title, _AS.chapter, _AS.part)


class Fit(Struct, frozen=True):
    """How a chapter is made to fit its pages: the share of their size that pictures get, and the
    gaps between paragraphs.
    """

    pictures: float = 1.0
    gap: float = 15.0


class Head(Column):
    """The number of a chapter and its title; a rule below."""

    def __init__(self, number: int, title: str) -> None:
        label = Label(title, _STYLES[2], f"title{number}")
        ornament = Picture("ui/divider", 320.0, 20.0, f"title{number}.rule")
        words = Row(Disc(number), label, gap=20.0, align="centre")
        super().__init__(words, ornament, gap=6.0)


class Disc(Widget):
    """A number on a dark disc."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = str(number)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square that grows with the text."""
        side = _AT.disc * max(1.0, context.viewport.text_scale)
        return Size(side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc in a brass ring, then the number."""
        palette, radius = canvas.context.theme.palette, self.rect.width / 2
        canvas.outline(self.rect, palette.walnut_dark, radius, radius)
        canvas.outline(self.rect, palette.brass, 3.0, radius)
        canvas.text(self._number, _AS.number, self.rect)


class Entry(Control):
    """A paragraph; its rule ids are shown at rest only. The wanted one lies in lantern light.

    `notes` tell how the rules of the match differ from it: they stand below, and it is marked.
    """

    takes_focus = False
    box_kind = None

    def __init__(
        self, paragraph: Paragraph, is_wanted: bool, name: str, diagrams: Diagrams,
        notes: Sequence[str],
    ) -> None:  # fmt: skip
        super().__init__(name, hint=", ".join(paragraph.rules))
        self.paragraph = paragraph
        self.is_wanted = is_wanted
        self.fit: Fit | None = None
        """What its pictures were made to fit by; None if it has none."""
        told = [Label(note, _AS.note, f"{name}.note{number}") for number, note in enumerate(notes)]
        self._is_otherwise = bool(told)
        self._content = Column(_content(paragraph, name, diagrams), *told, gap=4.0)
        self._pictures = [one for one in self._content.walk() if isinstance(one, _Fitting)]
        self.contain(self._content)

    @property
    def is_diagram(self) -> bool:
        """True if it is a picture of the table."""
        return self.paragraph.image.startswith(DIAGRAM)

    def refit(self, fit: Fit) -> None:
        """Make the pictures smaller."""
        if self._pictures:
            self.fit = fit
            for one in self._pictures:
                one.fit = fit

    def mark(self, words: Sequence[str]) -> None:
        """Mark these words wherever they occur; none removes all marks."""
        for one in self._content.walk():
            if isinstance(one, SearchableLabel):
                one.mark(words)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the words."""
        return self._content.preferred(context, width)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the words all of it."""
        super().place(rect, context)
        self._content.place(rect, context)

    def explanation_at(self, x: float, y: float) -> Explanation | None:
        """Return its rules, as far as it is in sight."""
        clip = self.clip()
        is_under = self.rect.collidepoint(x, y) and (clip is None or clip.collidepoint(x, y))
        return Explanation(self.rect, self.hint) if is_under and self.hint else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the light, if this is the wanted passage, a bar if it is otherwise; the words."""
        palette = canvas.context.theme.palette
        lit = self.rect.inflate(2 * _AT.margin, 12.0)
        if self.is_wanted:
            canvas.fill(lit, palette.lantern, 0.55)
        if self.is_wanted or self._is_otherwise:
            bar = palette.rubric if self._is_otherwise else palette.brass
            canvas.fill(FRect(lit.left, lit.top, 6.0, lit.height), bar)
        super().draw(canvas)


class SearchableLabel(Label):
    """Words that can be looked for."""

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        super().__init__(text, style, name)
        self._plain = text

    def mark(self, words: Sequence[str]) -> None:
        """Mark these words, in letters of any case, outside of marks of style."""
        self.text = self._plain
        if words:
            longest_first = sorted(words, key=len, reverse=True)
            sought = re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)
            parts = STYLE.split(self._plain)
            self.text = "".join(
                part if STYLE.fullmatch(part) else sought.sub(r"<m>\g<0></m>", part)
                for part in parts
            )


def draw_frame(canvas: Canvas, place: FRect) -> None:
    """Draw a frame of ink around a picture."""
    canvas.outline(place.inflate(4.0, 4.0), canvas.context.theme.palette.sepia, 3.0, 6.0)


def _content(paragraph: Paragraph, name: str, diagrams: Diagrams) -> Widget:
    pictures = tuple(_pictures(paragraph, name, diagrams))
    if paragraph.image and not paragraph.is_beside:
        caption = SearchableLabel(paragraph.text, _AS.caption, f"{name}.caption")
        shown = Flow(*pictures, gap=16.0, align="centre")
        return Column(shown, *([caption] if paragraph.text else []), gap=8.0)
    words = _words(paragraph, name).growing()
    if not pictures:
        return words
    scene = diagrams.scenes.get(paragraph)
    beside = AimScene(scene) if scene else Signs(*pictures, gap=_AT.between)
    return Row(beside, words, gap=24.0, align="centre")


def _words(paragraph: Paragraph, name: str) -> Widget:
    style = _STYLES[paragraph.level]
    if not paragraph.is_item:
        return SearchableLabel(paragraph.text, style, f"{name}.text")
    mark, _space, rest = paragraph.text.partition(" ")
    bullet = Label(mark, style, f"{name}.mark", wraps=False)
    words = SearchableLabel(rest, style, f"{name}.text").growing()
    return Row(bullet, words, gap=12.0, align="start")


def _pictures(paragraph: Paragraph, name: str, diagrams: Diagrams) -> Iterator[Widget]:
    images = paragraph.image.split()
    across = _AT.column - 2 * _AT.hem - _AT.between * (len(images) - 1)
    cell = across / len(images) if paragraph.is_beside else 0.0
    for number, image in enumerate(images):
        title = f"{name}.picture{number}"
        if image.startswith(DIAGRAM):
            yield DiagramView(image.removeprefix(DIAGRAM), diagrams, title)
        else:
            yield Illustration(image, title, cell)


class _Fitting(Widget):
    """A picture that takes a share of its size."""

    fit = Fit()


class AimScene(Vignette, _Fitting):
    """The scene beside a line of the aim, in a frame of ink."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width of other pictures beside words, in the shape of all scenes."""
        whole = super().preferred(context, width)
        wide = min(whole.width, _AT.column * self.fit.pictures)
        return Size(wide, wide * whole.height / whole.width)

    def draw_frame(self, canvas: Canvas) -> None:
        """Draw the frame of all pictures in the book."""
        draw_frame(canvas, self.rect)


class Signs(Row, _Fitting):
    """The pictures beside words, in a sunken field as large as all others of its page."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of all fields."""
        return Size(_AT.column, _AT.field * self.fit.pictures)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Leave a hem around the pictures."""
        super().place(rect.inflate(-2 * _AT.hem, 0.0), context)
        self.rect = rect

    def draw(self, canvas: Canvas) -> None:
        """Draw the field, then the pictures."""
        palette = canvas.context.theme.palette
        canvas.fill(self.rect, palette.parchment_shade, 0.45)
        canvas.outline(self.rect, palette.sepia, 2.0, 8.0)
        super().draw(canvas)


class Illustration(Picture, _Fitting):
    """A picture in its own aspect, in the middle of a cell, if that has a width: then it is no
    higher than its field.
    """

    def __init__(self, image: str, name: str, cell: float) -> None:
        super().__init__(image, _AT.alone, _AT.alone, name)
        self._cell = cell

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a size in the aspect of the original."""
        across, down = context.assets.original_size(self.image)
        factor = self.fit.pictures * _AT.alone / max(across, down)
        if self._cell:
            factor = self.fit.pictures * min(self._cell / across, (_AT.field - _AT.hem) / down)
        self.fixed_size = Size(across * factor, down * factor)
        return Size(self._cell or self.fixed_size.width, self.fixed_size.height)


class DiagramView(Control, _Fitting):
    """A diagram in a thin frame, which grows with the column; empty paper until it is drawn.

    One with a film plays it when it is pointed at for the first time, and when it is pressed.
    """

    def __init__(self, diagram: str, diagrams: Diagrams, name: str) -> None:
        known = diagrams.known[diagram]
        self.takes_focus = known.moves
        self.box_kind = BoxKind.TARGET if self.takes_focus else BoxKind.ART
        super().__init__(name, hint=_("Press to see it again") if self.takes_focus else "")
        self._diagram = diagram
        self._diagrams = diagrams
        self._known = known
        self._pixels = Rect(0, 0, 0, 0)
        self._was_played = False

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return its size on a column of this width."""
        factor = min(_AT.widest, width or COLUMN) / COLUMN * self.fit.pictures
        across, down = self._known.size
        return Size(across * factor, down * factor)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take the middle of the column, in the shape of the picture."""
        across, down = self._known.size
        factor = min(rect.width / across, rect.height / down)
        area = sized(across * factor, down * factor, center=rect.center)
        super().place(area, context)
        self._pixels = context.viewport.to_pixels(area)

    def make(self) -> bool:
        """Draw the picture if it is in sight; return False if there was nothing to do."""
        clip, size = self.clip(), self._pixels.size
        is_hidden = clip is not None and not clip.colliderect(self.rect)
        if self._known.plate or is_hidden or self._diagrams.find(self._diagram, size) is not None:
            return False
        self._diagrams.make(self._diagram, size)
        return True

    @property
    def is_playing(self) -> bool:
        """True while its film is shown."""
        return self._diagrams.playing == self._diagram

    def activate(self) -> None:
        """Play the film from its beginning."""
        self._was_played = True
        self._diagrams.play(self._diagram, self._pixels.size)

    def hovered(self, is_hovered: bool) -> None:
        """Play the film when the pointer comes for the first time."""
        super().hovered(is_hovered)
        if is_hovered and not self._was_played and self._diagrams.may_begin:
            self.activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, if there is one, and its frame; a mark if there is a film."""
        palette, size = canvas.context.theme.palette, self._pixels.size
        picture = self._diagrams.find(self._diagram, size)
        if picture is not None:
            canvas.blit(picture, self._pixels)
        elif self._known.plate:
            draw_scene(canvas, self._known.plate, self.rect, self.rect.width / self._known.size[0])
        else:
            canvas.fill(self.rect, palette.parchment_shade, 0.5)
        if picture is not None or self._known.is_framed:
            draw_frame(canvas, self.rect)
        if self.takes_focus and not self.is_playing:
            corner = self.rect.right - 6.0, self.rect.bottom - 6.0
            mark = sized(_AT.mark, _AT.mark, bottomright=corner)
            skin.draw_icon_button(canvas, mark, "skip", "hover" if self.hover > 0.5 else "")
