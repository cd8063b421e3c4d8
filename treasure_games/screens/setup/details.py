"""The chosen chair in full: its face, flag and name, who plays there, how well and how fast."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.checks import is_name
from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.ladder import LEVELS
from treasure_games.match.seats import EMBLEMS, SAILORS, Kind, Pace, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import level_title
from treasure_games.screens.setup.articles import is_large
from treasure_games.screens.setup.crew import (
    NAMES,
    flag_holder,
    holder,
    of_kind,
    with_face,
    with_flag,
)
from treasure_games.screens.setup.faces import FACE, FLAG, Likeness
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.choice import Option, Pick, Picks
from treasure_games.stage.widgets.containers import Column, Either, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.seat_face import draw_face

Crew = tuple[Seat, ...]

_ACROSS: Final = 4
_APART: Final = 20.0
_WIDE: Final = _ACROSS * FACE + (_ACROSS - 1) * _APART
_FLAGS_APART: Final = (_WIDE - EMBLEMS * FLAG) / (EMBLEMS - 1)
_AS: Final = Named(page_beside(__file__, dict[str, TextStyle]))
_MEDALLION, _SMALL_MEDALLION = 150.0, 130.0
_PACES: Final = {
    Pace.BRISK: N_("Brisk"), Pace.STEADY: N_("Normal"), Pace.LEISURELY: N_("Leisurely"),
}  # fmt: skip


class Editing(Struct, frozen=True):
    """What the details do to the crew; `fewest` must stay. `characters` are msgids by persona.

    `key` returns the key of a person's own, "" while nobody needs one; `record` how many matches a
    person of this name has played and won; `invitation` what makes it even for the only one.
    `choose_level` takes a crew in which a level was chosen by hand. `tally` returns what is between
    a pirate and the first person.
    """

    change: Callable[[Crew], None]
    rename: Callable[[int, str], None]
    remove: Callable[[int], None]
    fewest: int
    characters: Mapping[str, str]
    key: Callable[[int], str]
    try_keys: Callable[[], None]
    record: Callable[[str], tuple[int, int]]
    choose_level: Callable[[Crew], None]
    invitation: Callable[[], str]
    tally: Callable[[str], str]


class _Looks(Column):
    """Faces over flags, no wider than these; without words where letters are large."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size at that width."""
        for child in self.children():
            if isinstance(child, Label):
                child.is_visible = not is_large(context)
        return Size(_WIDE, super().preferred(context, _WIDE).height)


def details_of(crew: Crew, number: int, editing: Editing) -> Panel:
    """Return the panel for a seat."""
    content = _Details(crew, number, editing).content()
    return Panel(ScrollArea(content, "chair.scroll"), "dark", "chair", padding=20.0)


class _Details:
    """Builds the panel's parts for one seat."""

    def __init__(self, crew: Crew, number: int, editing: Editing) -> None:
        self._crew, self._number, self._editing = crew, number, editing
        self._seat = crew[number]

    def content(self) -> Widget:
        """Return looks at the left, the rest at the right."""
        note = Label(_("Grey ones sit elsewhere; press to change places."), _AS.note, "chair.note")
        faces = [self._face(one) for one in (SAILORS if self._seat.is_human else PERSONAS)]
        looks = _Looks(
            Label(_("Face"), _AS.head, "chair.face"),
            Row(*faces[:_ACROSS], gap=_APART),
            Row(*faces[_ACROSS:], gap=_APART),
            Label(_("Flag"), _AS.head, "chair.flag"),
            Row(*(self._flag(emblem) for emblem in range(EMBLEMS)), gap=_FLAGS_APART),
            note,
            gap=8.0,
        )
        plays = Column(*self._plays(), gap=8.0).growing()
        return Row(looks, plays, gap=30.0, align="start")

    def _plays(self) -> Sequence[Widget]:
        kinds = [Option(Kind.HUMAN, _("A person")), Option(Kind.COMPUTER, _("The computer"))]
        lines: list[Widget] = [
            Row(self._called().growing(), self._remove(), gap=16.0, align="centre"),
            _asked(_("Played by"), Picks(kinds, self._seat.kind, self._set_kind, "kind")),
        ]
        if self._seat.is_human:
            told = (
                _("Press the chosen face again to show your flag instead.")
                if self._seat.persona
                else _("Choose a face, or show your flag instead.")
            )
            key = self._editing.key(self._number)
            if key:
                test = Pick(_("Try the keys"), False, self._editing.try_keys, "keys")
                keys = Flow(Label(key, _AS.name, "chair.key"), test, gap=20.0, name="key")
                lines.append(_asked(_("Own key"), keys))
            invitation = self._editing.invitation()
            lines.append(Label(invitation or told, _AS.character, "chair.told"))
            if not key:  # Else the key takes the room.
                record = self._editing.record(self._seat.name)
                lines.append(_Record(self._seat, *record, is_brief=bool(invitation)))
            return lines
        levels = [Option(level, level_title(level)) for level in LEVELS]
        paces = [Option(pace, _(text)) for pace, text in _PACES.items()]
        strength = _("How strong this pirate plays")
        pace = _("How long its turns stay on the screen")
        return [
            *lines,
            _asked(_("Strength"), self._picks("level", levels, strength)),
            _asked(_("Pace"), self._picks("pace", paces, pace)),
            Label(self._character(self._seat.persona), _AS.character, "chair.told"),
        ]

    def _called(self) -> Widget:
        """Return the field for a person's name; pirates are called after their faces."""
        if not self._seat.is_human:
            return Label(escaped(self._seat.name), _AS.name, "chair.name")
        others = {seat.name for seat in self._crew if seat is not self._seat}
        free = [name for name in NAMES if name not in others]
        return TextField(
            self._seat.name, partial(self._editing.rename, self._number), "name",
            accepts=is_name, suggestions=lambda: free, width=260.0,
            hint=_("The name at this seat: type it, or choose one with the arrows"),
        )  # fmt: skip

    def _remove(self) -> Widget:
        hint = _("{name} leaves the table", name=escaped(self._seat.name))
        leave = partial(self._editing.remove, self._number)
        button = IconButton("cross", hint, leave, "remove", side=54.0)
        if len(self._crew) <= self._editing.fewest:
            button.disable(_("At least {low} must play.", low=self._editing.fewest))
        return button

    def _face(self, persona: str) -> Likeness:
        if persona in PERSONAS:
            told = f"<b>{_(PERSONAS[persona].name)}</b> {self._character(persona)}"
        else:
            place = SAILORS.index(persona) + 1
            told = _(
                "Your face at the table, {number} of {count}", number=place, count=len(SAILORS)
            )
        owner = self._other(holder(self._crew, persona))
        is_mine = self._seat.persona == persona
        wanted = "" if is_mine and self._seat.is_human else persona
        return Likeness(
            f"face.{persona}", FACE,
            lambda _theme: [(f"portraits/{persona}_calm", 0.9), ("objects/bezel", 1.0)],
            _changes(owner) if owner else told,
            lambda: self._editing.change(with_face(self._crew, self._number, wanted)),
            is_chosen=is_mine, owner=owner,
        )  # fmt: skip

    def _character(self, persona: str) -> str:
        """Return what a pirate is like, and what is between it and the first person."""
        character = self._editing.characters.get(persona, "")
        return " ".join([*([_(character)] if character else ()), self._editing.tally(persona)])

    def _flag(self, emblem: int) -> Likeness:
        owner = self._other(flag_holder(self._crew, emblem))
        return Likeness(
            f"flag.{emblem}", FLAG, lambda theme: [(theme.seats[emblem].emblem_image, 1.0)],
            _changes(owner) if owner
            else _("Colour and emblem, {number} of {count}", number=emblem + 1, count=EMBLEMS),
            lambda: self._editing.change(with_flag(self._crew, self._number, emblem)),
            is_chosen=self._seat.emblem == emblem, owner=owner,
        )  # fmt: skip

    def _other(self, number: int | None) -> Seat | None:
        return None if number is None or number == self._number else self._crew[number]

    def _picks(self, part: str, options: Sequence[Option[Any]], hint: str) -> Picks[Any]:
        """Return the choice of one part of a seat: its level or pace."""
        change = self._editing.choose_level if part == "level" else self._editing.change

        def choose(value: Any) -> None:
            seat = replace(self._seat, **{part: value})
            before, after = self._crew[: self._number], self._crew[self._number + 1 :]
            change((*before, seat, *after))

        return Picks(options, getattr(self._seat, part), choose, part, hint=hint)

    def _set_kind(self, kind: Kind) -> None:
        if kind != self._seat.kind:
            self._editing.change(of_kind(self._crew, self._number, kind))


class _Record(Row):
    """Who sits there in large, and how they have done so far; that alone in one line if brief."""

    def __init__(self, seat: Seat, played: int, won: int, *, is_brief: bool) -> None:
        lines = [_("First time at this table")]
        if played:
            told = plural("{count} match played", "{count} matches played", played)
            lines = [told, plural("{count} won", "{count} won", won)]
        lines = [" · ".join(lines)] if is_brief else lines
        words = (Label(text, _AS.record, f"chair.record{row}") for row, text in enumerate(lines))
        super().__init__(*(() if is_brief else (_Medallion(seat),)),
                         Column(*words, gap=4.0).growing(), gap=24.0, align="centre")  # fmt: skip


class _Medallion(Widget):
    """Face or flag in a ring of the seat's colour."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("chair.medallion")
        self._seat = seat

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return its square."""
        side = _SMALL_MEDALLION if is_large(context) else _MEDALLION
        return Size(side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw who sits there."""
        draw_face(canvas, self.rect, self._seat)


def _asked(words: str, answers: Flow) -> Either:
    """Return what is asked over its answers, or beside them where letters are large: then the panel
    is as wide as the window, and low.
    """
    parts = Label(words, _AS.head, f"{answers.name}.asked"), answers
    beside = Row(*parts, gap=16.0, align="centre")
    return Either(parts, Column(*parts, gap=8.0), beside, is_large)


def _changes(owner: Seat) -> str:
    return _("Change places with {name}", name=escaped(owner.name))
