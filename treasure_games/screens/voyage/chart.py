"""The chart of a voyage: where the ship lies, where it sails, and the ledger beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.errors import GameError
from treasure_games.core.language import translate as _
from treasure_games.match.seats import Seat
from treasure_games.match.voyage import Favour, Voyage, minutes_at
from treasure_games.screens.dialog import Answer, Dialog, notice
from treasure_games.screens.setup.faces import draw_seated
from treasure_games.screens.sheet import PanelScene
from treasure_games.screens.voyage.ledger import Ledger
from treasure_games.screens.voyage.telling import (
    name_of,
    offered,
    rival_line,
    status,
    taken,
    title_of,
    told,
)
from treasure_games.stage.animation import Animate, in_out_quad
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Column, Container, Flow
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Box, Drawing, Widget
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.people.board import draw_tail
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_PLACES: Final = {
    3: ((0.17, 0.74), (0.5, 0.46), (0.81, 0.76)),
    4: ((0.16, 0.76), (0.36, 0.42), (0.6, 0.78), (0.8, 0.46)),
    5: ((0.15, 0.8), (0.24, 0.44), (0.49, 0.76), (0.67, 0.42), (0.84, 0.8)),
}
"""Where the ports lie, as shares of the chart."""
_PORT, _PRESENT, _AWAY = 0.2, 0.28, 0.17
"""Width of a port that has been played, the next one, and a later one, as shares of the chart."""
_STATUS: Final = TextStyle(28.0, Face.SEMIBOLD, "parchment_light")
_RIBBON: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_TITLE: Final = TextStyle(54.0, Face.BOLD, "rubric", "centre")
_LINE: Final = TextStyle(26.0, Face.SEMIBOLD, "ink", "centre")
_NOTE: Final = TextStyle(22.0, Face.ITALIC, "parchment_light")
_SAIL: Final = TextStyle(30.0, Face.SEMIBOLD, "pearl", "centre")
_COLUMN, _EDGE, _DASH = 566.0, 14.0, 26.0
_SECONDS: Final = 1.6
"""In which the last port's coins are poured, and the ship sails on."""


class Harbour(Hotspot):
    """A port on the chart; pressing it tells how it went there."""

    def __init__(self, voyage: Voyage, number: int, tell: Callable[[int], None]) -> None:
        super().__init__(f"port{number}", lambda: tell(number), hint=lambda: told(voyage, number))
        self._voyage, self._number = voyage, number
        self._name: Passage
        self.share = _PORT if number < voyage.number else _AWAY
        self.share = _PRESENT if number == voyage.number else self.share

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Write the name on the ribbon at its foot."""
        super().place(rect, context)
        high = max(54.0, context.texts.line_height(_RIBBON) + 12.0)
        ribbon = FRect(rect.left, rect.bottom - high, rect.width, high)
        room = ribbon.inflate(-112.0 if rect.width > 260.0 else -60.0, 0.0)
        title = title_of(self._voyage, self._number)
        self._name = Passage(*one_line(context, title, _RIBBON, room.width, high - 4.0), room)

    def draw(self, canvas: Canvas) -> None:
        """Draw the land, what is played there, the ribbon, and the winners' faces."""
        port, room = self._voyage.ports[self._number], FRect(self.rect)
        room.height = room.width * 0.83
        canvas.image(f"chart/port_{'abcde'[self._number]}_water", room.scale_by(1.3, 1.1))
        is_next = self._number == self._voyage.number
        name = f"title/object_{port.game}"
        if is_next:
            canvas.glow("objects/lantern_glow", room.scale_by(1.3), 0.8)
        if is_next or port.places:
            canvas.image(name, room)
        else:
            _draw_ink(canvas, name, room)
        ribbon = FRect(self.rect.left, self._name.rect.top, self.rect.width, self._name.rect.height)
        canvas.nine_slice("chart/ribbon", ribbon)
        self._name.draw(canvas)
        winners = [seat for seat, place in enumerate(port.places) if place == 1]
        for count, seat in enumerate(winners[:3]):
            seal = FRect(0.0, 0.0, 0.42 * room.width, 0.42 * room.width)
            seal.center = room.right - count * 0.5 * seal.width, room.centery
            draw_seated(canvas, self._voyage.seats[seat], seal)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the target and its name."""
        yield from super().boxes(context)
        yield self._name.box(context, f"{self.name}.name", self.name)


class Chart(Widget):
    """The sea with the ports. `sailed` is how far the ship has come from the last one, 0 to 1."""

    def __init__(self, voyage: Voyage, tell: Callable[[int], None]) -> None:
        super().__init__("chart")
        self._voyage, self.sailed = voyage, 1.0
        self._line = rival_line(voyage)
        self.ports = [Harbour(voyage, number, tell) for number in range(len(voyage.ports))]
        self._words: list[tuple[str, Passage]] = []
        self.adopt(*self.ports)

    def children(self) -> Sequence[Widget]:
        """Return the ports."""
        return self.ports

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the ports, the title, and what the rival says."""
        super().place(rect, context)
        for port, middle in zip(self.ports, self._middles(), strict=True):
            wide = min(port.share * rect.width, 0.42 * rect.height)
            place = FRect(0.0, 0.0, wide, 0.98 * wide)
            place.center = middle
            port.place(place.clamp(rect.inflate(-70.0, -60.0)), context)
        scroll = FRect(rect.left + 50.0, rect.top + 34.0, 470.0, 188.0)
        title = scroll.inflate(-130.0, -70.0).move(0.0, -12.0)
        self._words = [
            ("title", Passage(*one_line(context, _("The voyage"), _TITLE, *title.size), title))
        ]
        self._scroll = scroll
        self._rival = FRect(rect.right - 200.0, rect.top + 44.0, 140.0, 140.0)
        if self._line is not None:
            across = min(
                420.0 * context.viewport.text_scale, self._rival.left - scroll.right - 90.0
            )
            room = FRect(self._rival.left - 50.0 - across, self._rival.top, across, 120.0)
            self._words.append(("rival", Passage.fitted(context, self._line[1], _LINE, room)))

    def _middles(self) -> list[tuple[float, float]]:
        inner = self.rect.inflate(-60.0, -60.0)
        places = _PLACES[len(self.ports)]
        return [(inner.left + x * inner.width, inner.top + y * inner.height) for x, y in places]

    def draw(self, canvas: Canvas) -> None:
        """Draw sea, course, ports, ship, title and rival."""
        canvas.cover("chart/sea", self.rect.inflate(-20.0, -20.0))
        for name, x, y, wide, high in (
            ("chart/decal_rhumb", 0.3, 0.2, 700.0, 700.0),
            ("chart/decal_whale", 0.56, 0.16, 210.0, 120.0),
            ("chart/decal_serpent", 0.26, 0.86, 250.0, 112.0),
        ):
            left, top = self.rect.left + x * self.rect.width, self.rect.top + y * self.rect.height
            with canvas.clipped(self.rect):
                canvas.image(name, FRect(left, top, wide, high))
        canvas.image("chart/frame", self.rect)
        self._draw_course(canvas)
        super().draw(canvas)
        self._draw_ship(canvas)
        canvas.image("chart/cartouche", self._scroll)
        if self._line is not None:
            paper = self._words[1][1].rect.inflate(36.0, 20.0)
            draw_tail(canvas, paper, self._rival)
            skin.draw_slip(canvas, paper)
            draw_seated(canvas, self._voyage.seats[self._line[0]], self._rival)
        for _name, passage in self._words:
            passage.draw(canvas)

    def _draw_course(self, canvas: Canvas) -> None:
        """Draw dashes where the ship has sailed, in red, and where it will."""
        palette = canvas.context.theme.palette
        for leg, (start, end) in enumerate(pairwise(map(pygame.Vector2, self._middles()))):
            count = max(1, round(start.distance_to(end) / _DASH))
            for dash in range(count):
                has_sailed = leg + 1 < self._voyage.number + (dash / count < self.sailed)
                ends = (start.lerp(end, (dash + share) / count) for share in (0.2, 0.75))
                first, last = ((one.x, one.y) for one in ends)
                canvas.line(first, last, palette.rubric if has_sailed else palette.ink, 5.0)

    def _draw_ship(self, canvas: Canvas) -> None:
        """Draw the ship of the leader, or of the only person aboard, on its way."""
        voyage, middles = self._voyage, self._middles()
        start = middles[max(0, voyage.number - 1)]
        end = middles[min(voyage.number, len(middles) - 1)]
        at = pygame.Vector2(start).lerp(pygame.Vector2(end), self.sailed)
        people = [n for n, seat in enumerate(voyage.seats) if seat.is_human]
        seat = people[0] if len(people) == 1 else voyage.ranked(voyage.number)[0]
        ship = FRect(0.0, 0.0, 190.0, 172.0)
        ship.midbottom = at.x - 0.17 * self.rect.width * self.sailed, at.y + 0.2 * self.rect.height
        _draw_ship(canvas, voyage.seats[seat], ship.clamp(self.rect.inflate(-60.0, -60.0)))

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the ports and the words."""
        yield from super().boxes(context)
        for name, passage in self._words:
            yield passage.box(context, f"chart.{name}")


def _draw_ship(canvas: Canvas, seat: Seat, rect: FRect) -> None:
    """Draw a ship under a seat's colour, which dyes its sails."""
    context, pixels = canvas.context, canvas.context.viewport.to_pixels(rect)
    style, size = context.theme.seats[seat.emblem], pixels.size

    def make() -> Surface:
        ship, cloth = (context.assets.image(f"ships/{name}_full", *size).copy()
                       for name in ("plain", "cloth"))  # fmt: skip
        cloth.fill(style.colour, special_flags=pygame.BLEND_RGB_MULT)
        hull = context.assets.image("ships/plain_hull", *size)
        ship.blit(hull, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        ship.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return ship

    canvas.blit(context.assets.keep(("voyage.ship", style.name, size), make), pixels)
    emblem = FRect(0.0, 0.0, 0.24 * rect.width, 0.24 * rect.width)
    emblem.center = rect.left + 0.53 * rect.width, rect.top + 0.5 * rect.height
    canvas.image(style.emblem_image, emblem)


def _draw_ink(canvas: Canvas, name: str, rect: FRect) -> None:
    """Draw a picture as if in faint ink."""
    assets, pixels = canvas.context.assets, canvas.context.viewport.to_pixels(rect)

    def make() -> Surface:
        ink = pygame.transform.grayscale(assets.image(name, *pixels.size))
        ink.fill((150, 132, 104, 170), special_flags=pygame.BLEND_RGBA_MULT)
        return ink

    canvas.blit(assets.keep(("voyage.ink", name, pixels.size), make), pixels)


class VoyageScene(Scene):
    """Chart and ledger, and the one thing to do next: to choose a favour, or to sail on."""

    def __init__(self, services: AppServices, voyage: Voyage, *, is_arriving: bool = False) -> None:
        super().__init__(services)
        self._app, self._is_arriving = services, is_arriving
        awaited = voyage.awaited
        if awaited is not None and not voyage.seats[awaited].is_human:
            favours = list(Favour)
            chosen = favours[voyage.ports[voyage.number].seed % len(favours)]
            voyage = services.matches.voyages.keep(voyage.with_port(favour=chosen))
        self._voyage = voyage
        self._chart, self._ledger = Chart(voyage, self._tell), Ledger(voyage)
        self._status = Label(status(voyage), _STATUS, "status")
        self._open_ledger = Button(_("The ledger"), self._show_ledger, "open_ledger")
        rest = Button(_("Rest here"), services.navigation.show_title, "rest")
        rest.hint = _("The voyage is saved here.")
        foot = Flow(self._open_ledger, rest, gap=20.0, align="centre")
        self._acts = Column(*self._make_acts(), foot, gap=12.0)
        self.backdrop = Drawing(
            lambda canvas: canvas.cover("scenes/table", self.context.viewport.rect)
        )
        parts = self._status, self._chart, self._ledger, self._acts
        self.root = self.focus.root = Container(*parts)

    def _make_acts(self) -> list[Widget]:
        voyage = self._voyage
        if voyage.awaited is not None:
            who = _("{name} is last, and may choose a favour for the next table:")
            words = who.format(name=name_of(voyage, voyage.awaited))
            favours = [
                Button(offered(voyage, favour), partial(self._choose, favour), favour.value)
                for favour in Favour
            ]
            return [Label(words, _NOTE, "favour"), *favours]
        note = taken(voyage, voyage.number)
        minutes = _("about {count} minutes").format(count=self._minutes())
        sail = _("Sail to {game}").format(game=title_of(voyage, voyage.number))
        return [
            *([Label(note, _NOTE, "favour")] if note else []),
            Button(f"<b>{sail}</b>\n<i>{minutes}</i>", self._sail, "sail", primary=True,
                   style=_SAIL),
        ]  # fmt: skip

    def _minutes(self) -> int:
        return minutes_at(self._voyage.ports[self._voyage.number].game, self._voyage.seats)

    def enter(self) -> None:
        """Focus what comes next; coming from a match, pour its coins and sail."""
        self.services.audio.music("menu")
        self.services.audio.ambience("sea")
        self.focus.set(next(one for one in self._acts.walk() if isinstance(one, Button)))
        if self._is_arriving and self._voyage.number and not self.services.settings.reduced_motion:
            self.services.audio.play("coin_single")
            self.timeline.play(Animate(_SECONDS, self._move, easing=in_out_quad))

    def _move(self, t: float) -> None:
        self._ledger.pour(min(1.0, 2.0 * t))
        self._chart.sailed = max(0.0, 2.0 * t - 1.0)

    def reworded(self) -> Scene:
        """Return the same chart in the new language."""
        return VoyageScene(self._app, self._voyage)

    def layout(self, context: LayoutContext) -> None:
        """Place the chart beside ledger and acts; above them where letters are large."""
        window, is_wide = context.viewport.rect, is_large(context)
        self._ledger.is_visible, self._open_ledger.is_visible = not is_wide, is_wide
        across = window.width - 2 * _EDGE if is_wide else _COLUMN
        high = self._acts.preferred(context, across).height
        acts = FRect(window.right - _EDGE - across, window.bottom - _EDGE - high, across, high)
        self._acts.place(acts, context)
        self._ledger.place(FRect(acts.left, _EDGE, across, acts.top - 2 * _EDGE), context)
        right, foot = (acts.right, acts.top) if is_wide else (acts.left - _EDGE, window.bottom)
        line = FRect(_EDGE + 20.0, _EDGE, right - _EDGE - 40.0, 0.0)
        line.height = self._status.preferred(context, line.width).height
        self._status.place(line, context)
        self._chart.place(
            FRect(_EDGE, line.bottom + 8.0, right - _EDGE, foot - line.bottom - 8.0 - _EDGE),
            context,
        )

    def handle(self, intent: Intent) -> bool:
        """End the motion on any press; open the ledger on the key of a log."""
        if isinstance(intent, intents.LogToggle):
            self._show_ledger()
            return True
        if isinstance(intent, intents.Confirm | intents.PointerPressed) and self.timeline.is_moving:
            self.timeline.finish()
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Rest."""
        self._app.navigation.show_title()
        return True

    def _show_ledger(self) -> None:
        close = Button(_("Close"), lambda: self.stack.pop(), "close")
        self.stack.push(PanelScene(self._app, Ledger(self._voyage), buttons=[close], widest=900.0,
                                   material="parchment"))  # fmt: skip

    def _tell(self, number: int) -> None:
        title, text = title_of(self._voyage, number), told(self._voyage, number)
        self.stack.push(Dialog(self._app, title, text, [Answer(_("Close"))]))

    def _choose(self, favour: Favour) -> None:
        voyage = self._app.matches.voyages.keep(self._voyage.with_port(favour=favour))
        self.stack.reset(VoyageScene(self._app, voyage))

    def _sail(self) -> None:
        try:
            match = self._app.matches.sail(self._voyage)
        except GameError as error:
            self.stack.push(notice(self._app, str(error)))
        else:
            self._app.navigation.show_match(match)
