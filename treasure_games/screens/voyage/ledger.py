"""The ledger of a voyage: a pile of coins for each seat, and a line for each port."""

import math

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.voyage import Voyage
from treasure_games.screens.result.chart import round_step
from treasure_games.screens.sheet import ON_PAPER, Cell, heading
from treasure_games.screens.voyage.telling import minutes_told
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets.containers import Column, Even, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.seat_face import SeatFace

_AT, _AS, _OF = sized_look_beside(__file__)


class Name(Cell):
    """A name beside others, in one of two lines: it has the width of two columns, the last one as
    much of it as the page's edge leaves.
    """

    def __init__(self, text: str, number: int, *, is_last: bool) -> None:
        super().__init__(text, _AS.name, f"ledger{number}")
        self._is_lower, self._is_last = number % 2, is_last

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the height of both lines."""
        return Size(1.0, 2 * super().preferred(context, width).height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take its line."""
        more = min(rect.width, _AT.beyond) if self._is_last else rect.width
        wide = rect.inflate(more, -rect.height / 2)
        wide.bottom = rect.bottom if self._is_lower else rect.centery
        super().place(wide, context)


class Pile(SeatFace):
    """A face on its coins, with a crown for the leader. `poured` is the share of the last port's
    coins that are there.
    """

    poured = 1.0

    def __init__(self, voyage: Voyage, seat: int, size: float = 1.0) -> None:
        super().__init__(voyage.seats[seat], size * _AT.face, "calm", f"ledger{seat}.face")
        self._size = size
        coins, before = voyage.purses(), voyage.purses(max(0, voyage.number - 1))
        self._coins, self._before, self._most = coins[seat], before[seat], max(coins)
        self._leads = bool(voyage.number) and seat in voyage.outcome().winners

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the least height: the first port finds nobody with coins."""
        return Size(1.0, (_AT.high if self._most else _AT.empty) * self._size)

    def draw(self, canvas: Canvas) -> None:
        """Draw coins, face and crown."""
        coins, step = self._shown()
        wide, face = min(98.0 * self._size, self.rect.width), self._square()
        for level in range(coins):
            aside = _AT.wobble * wide * math.sin(level * 2.1 + self.seat.emblem)
            foot = self.rect.centerx + aside, self.rect.bottom - level * step
            canvas.image("result/coin", sized(1.05 * wide, 0.42 * wide, midbottom=foot))
        super().draw(canvas)
        if self._leads:
            foot = face.centerx, face.top + 0.2 * face.width
            canvas.image("result/crown", sized(0.8 * face.width, 0.64 * face.width, midbottom=foot))

    def _shown(self) -> tuple[int, float]:
        """Return how many coins of the pile are there now, each for one or several, and how much
        higher each lies.
        """
        room, most = self.rect.height - 1.5 * self._across, max(1, self._most)
        worth = round_step(most, int(_AT.coins))
        coins = self._before + self.poured * (self._coins - self._before)
        step = min(_AT.step * self._size, room * worth / most)
        return math.ceil(coins / worth), step

    @property
    def _across(self) -> float:
        """The side of the face: coins and crown have room beside it, however low the ledger is."""
        room = self.rect.height / (2.2 if self._most else 1.1)
        return min(self.side, self.rect.width - 4.0, room)

    def _square(self) -> FRect:
        coins, step = self._shown()
        side = self._across
        foot = coins * step + 14.0 * self._size * (coins > 0)
        return sized(side, side, midbottom=(self.rect.centerx, self.rect.bottom - foot))


class Ledger(Panel):
    """The whole page; opened in another `size`, its ports beside the piles."""

    def __init__(self, voyage: Voyage, size: float = 1.0) -> None:
        seats = range(len(voyage.seats))
        self.piles = [Pile(voyage, seat, size).growing() for seat in seats]
        large = replace(_AS.sum, size=max(0.8, size) * _AS.sum.size)
        coins = [Cell(str(one), large, f"ledger{n}.coins") for n, one in enumerate(voyage.purses())]
        called = [escaped(one.name) for one in voyage.seats]
        names = [Cell(one, _AS.name, f"ledger{n}") for n, one in enumerate(called)]
        if len(names) > _AT.abreast:
            names = [Name(one, n, is_last=n == len(called) - 1) for n, one in enumerate(called)]
        lines = [_line(voyage, number, size).growing() for number in range(len(voyage.ports))]
        head = heading(_("The ledger"), ON_PAPER, "ledger.heading")
        above: list[Row] = []
        for row in (self.piles, coins, names):
            beside = [] if size > 1.0 else [Spacer(_OF.port[0], grow=0.0)]
            above.append(Row(*beside, *row, gap=_AT.gap))
        above[0].grow = _AT.piles * (voyage.number > 0)
        if size > 1.0:
            faces = [SeatFace(one, _AT.face, name=f"ledger{n}.head").growing()
                     for n, one in enumerate(voyage.seats)]  # fmt: skip
            ports = Column(Row(Spacer(size * _OF.port[0], grow=0.0), *faces), *lines, gap=12.0)
            sides = Even(Column(*above, gap=4.0), ports, gap=60.0)
            page = Column(head, sides.growing(), gap=20.0)
        else:
            page = Column(*([head] if size == 1.0 else []), *above, *lines, gap=4.0)
        super().__init__(page, "parchment", "ledger", padding=_AT.padding)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return all of the width."""
        size = super().preferred(context, width)
        return Size(width or size.width, size.height)

    def pour(self, share: float) -> None:
        """Let this share of the last port's coins lie on the piles."""
        for pile in self.piles:
            pile.poured = share


def _line(voyage: Voyage, number: int, size: float) -> Row:
    """Return the line of a port: what each seat got there, or what the places are worth."""
    image, name = f"title/object_{voyage.ports[number].game}", f"ledger.port{number}"
    port = Picture(image, size * _OF.port[0], size * _OF.port[1], name)
    figure = replace(_AS.figure, size=size * _AS.figure.size)
    if number >= voyage.number:
        places = dict(zip(("first", "second", "third"), voyage.worth(number), strict=False))
        text, style = _("Next: 1st {first}, 2nd {second}", **places), _AS.next
        if len(voyage.seats) > 2:
            text = _("Next: 1st {first}, 2nd {second}, 3rd {third}", **places)
        if number > voyage.number:
            text, style = minutes_told(voyage.ports[number].game, voyage.seats), _AS.later
            if places["first"] > voyage.worth(0)[0]:
                text, style = _("The last port pays double."), _AS.next
        return Row(port, Label(text, style, f"ledger.{number}").growing(), align="centre")
    marked = [
        f"<b><c=rubric>{coins}</c></b>" if place == 1 else str(coins or "–")
        for place, coins in zip(voyage.ports[number].places, voyage.row(number), strict=True)
    ]
    cells = (Cell(one, figure, f"ledger.{number}.{n}") for n, one in enumerate(marked))
    return Row(port, *cells, align="centre", gap=_AT.gap)
