"""A leaf of the ship's log: evenings, and below each a line for every match."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.match.logbook import Entry, Place
from treasure_games.match.seats import Seat
from treasure_games.match.voyage import Voyage
from treasure_games.screens.challenges import Standoff
from treasure_games.screens.evenings import FINE
from treasure_games.screens.sheet import Cell, heading
from treasure_games.screens.voyage.ledger import Ledger
from treasure_games.screens.voyage.telling import name_of
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.containers import Column, Container, Even, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace

_AT, _AS = look_beside(__file__)
TITLE: Final = TextStyle(46.0, Face.BOLD, "rubric", "centre")
_SIGNS, _SIGN = ("ui/seal_true", "ui/flag_best", "dice/face_6"), 84.0
_CREW = ("bosun", "woodenfinger", "mary")


class Line(Pressable):
    """A match: its object, faces by rank with their scores, a seal if it was won."""

    is_chosen = False

    def __init__(
        self, entry: Entry, name: str, on_choose: Callable[[Entry], None], is_roomy: bool
    ) -> None:
        """Where there is room, faces are larger, in rows of four."""
        super().__init__(name)
        self.entry, self.on_press = entry, partial(on_choose, entry)
        count, side = len(entry.places), _AT.roomy_face if is_roomy else _AT.face
        has_lead = not is_roomy and count <= _AT.led and not entry.places[1].has_won
        across = 4 if is_roomy else max(4, count) + has_lead
        step = (_AT.roomy if is_roomy else _AT.room) / across
        people: list[Widget] = [
            _person(one, step, side, f"{name}.{n}") for n, one in enumerate(entry.places)
        ]
        if has_lead:
            people[0] = _leader(entry.places[0], 2 * step, f"{name}.0")
        wide = _AT.roomy_thing if is_roomy else _AT.thing
        thing = Picture(f"title/object_{entry.game}", 1.2 * wide, wide)
        seal = Picture("ui/seal_true", 76.0, 76.0) if entry.is_won else Spacer(76.0, grow=0.0)
        rows = [Row(*people[n : n + across], gap=8.0) for n in range(0, count, across)]
        self.high = _AT.roomy_row * len(rows) if is_roomy else _AT.row
        self._row = Row(thing, Column(*rows, gap=4.0), Spacer(), seal, gap=8.0, align="centre")
        self.contain(self._row)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give all that is told nearly all of it."""
        super().place(rect, context)
        self._row.place(rect.inflate(-36.0, -12.0), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw lit paper below the chosen one, then everything on it."""
        palette = canvas.context.theme.palette
        if self.is_chosen:
            skin.draw_slip(canvas, self.rect)
        if self.is_chosen or self.is_hovered:
            ink = palette.brass if self.is_chosen else palette.parchment_shade
            canvas.outline(self.rect.inflate(-12.0, -12.0), ink, 3.0)
        else:
            canvas.line(self.rect.bottomleft, self.rect.bottomright, palette.parchment_shade, 1.4)
        super().draw(canvas)


def _crowned(place: Place, wide: float, most: float, name: str) -> list[Widget]:
    """Return what holds a width, a crown or its place, and the face below."""
    side, mood = min(most, wide - 4.0), "pleased" if place.has_won else "calm"
    crown = Picture("result/crown", 0.0, 0.0) if place.has_won else Widget()
    crown.fixed_size = Size(_AT.crown_wide * side, _AT.crown_high * side)
    return [Spacer(wide, grow=0.0), crown, SeatFace(place.seat, side, mood, f"{name}.face")]


def _person(place: Place, step: float, most: float, name: str) -> Column:
    """Return a face over its score, with a crown for a winner."""
    score = Cell(str(place.score), _AS.own if place.seat.is_human else _AS.score, f"{name}.score")
    return Column(*_crowned(place, step - 8.0, most, name), score, gap=-4.0)


def _leader(place: Place, room: float, name: str) -> Row:
    """Return the winner's large face with its crown, and the score beside it."""
    style, wide = _AS.lead_own if place.seat.is_human else _AS.lead, room - _AT.lead - 24.0
    score = Column(Spacer(wide, grow=0.0), Cell(str(place.score), style, f"{name}.score"))
    face = Column(*_crowned(place, _AT.lead + 8.0, _AT.lead, name), gap=-8.0)
    return Row(face, score, gap=8.0, align="centre")


def voyage_page(voyage: Voyage, when: str) -> list[Widget]:
    """Return what the log tells of a finished voyage: who has won, and the ledger of its ports."""
    won, coins = voyage.outcome().winners, max(voyage.purses())
    names = ", ".join(name_of(voyage, seat) for seat in won)
    text = plural("{names}: {count} coin.", "{names}: {count} coins.", coins, names=names)
    return [Label(f"{when}. {text}", FINE, "when"), Even(Ledger(voyage, _AT.ledger).content)]


def blank_page() -> list[Widget]:
    """Return what stands beside an empty leaf: captains at a table, and what the log holds."""
    told = (
        _("Every finished match is kept: who won, and the table as it ended."),
        _("Watch it again, act by act: flags mark the best and worst moments."),
        _("Play it with the same luck, or take revenge on the same crew."),
    )
    rows = [
        Row(Picture(sign, _SIGN, _SIGN), Label(text, _AS.holds, sign).growing(), gap=26.0)
        for sign, text in zip(_SIGNS, told, strict=True)
    ]
    title = heading(_("What the log holds"), TITLE, "holds")
    crew = [Seat("", 0, persona=persona) for persona in _CREW]
    cabin = Standoff(crew, "title/object_stolen_treasure", _AT.cabin)
    return [title, cabin, Column(*rows, gap=44.0)]


class Leaf(Container):
    """The lines of a leaf and the evenings over them; the wheel turns it."""

    on_turn: Callable[[float], None]

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give each line what the evenings leave, at most its usual height."""
        Widget.place(self, rect, context)
        others = {one: one.preferred(context, rect.width).height for one in self.children()}
        others = {one: high for one, high in others.items() if not isinstance(one, Line)}
        lines, room = len(self.children()) - len(others), rect.height - sum(others.values())
        size = _AT.large_row / _AT.row if is_large(context) else 1.0
        y = rect.top
        for one in self.children():
            down = min(one.high * size, room / lines) if isinstance(one, Line) else others[one]
            one.place(FRect(rect.left, y, rect.width, down), context)
            y += down

    def wheel(self, steps: float) -> bool:
        """Turn to the one before or after."""
        self.on_turn(-steps)
        return True
