"""The chart of a voyage: where the ship lies, where it sails, and the ledger beside it."""

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise, product
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.errors import GameError
from treasure_games.core.language import translate as _
from treasure_games.match.statistics import Statistics
from treasure_games.match.voyage import Favour, Voyage
from treasure_games.screens.dialog import Answer, Dialog, notice
from treasure_games.screens.setup.faces import MOONLIT, draw_dull
from treasure_games.screens.sheet import PanelScene
from treasure_games.screens.voyage import telling
from treasure_games.screens.voyage.ledger import Ledger
from treasure_games.screens.voyage.telling import rival_line, taken, title_of, told
from treasure_games.stage.animation import Animate, in_out_quad
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Column, Container, Flow, Panel
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.widget import Drawing, Size, Widget
from treasure_games.table.fitting import Passage, Worded, fitted, one_line, whole_line
from treasure_games.table.people.board import draw_tail
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace, draw_face
from treasure_games.table.services import AppServices

_PLACES: Final = {
    3: ((0.17, 0.74), (0.5, 0.46), (0.81, 0.76)),
    4: ((0.16, 0.76), (0.36, 0.4), (0.6, 0.78), (0.8, 0.41)),
    5: ((0.13, 0.8), (0.22, 0.38), (0.49, 0.79), (0.69, 0.38), (0.87, 0.8)),
}
"""Where the ports lie, as shares of the chart."""
_AT, _AS = look_beside(__file__)
_MOVED: Final = sorted(product(range(-520, 521, 20), repeat=2), key=lambda way: math.hypot(*way))
"""How far it may be moved to the right and down, the least first."""


class Harbour(Worded, Hotspot):
    """A port on the chart; pressing it tells how it went there."""

    def __init__(self, voyage: Voyage, number: int, tell: Callable[[int], None]) -> None:
        super().__init__(f"port{number}", lambda: tell(number), hint=lambda: told(voyage, number))
        self._voyage, self._number = voyage, number
        present = _AT.present if number == voyage.number else _AT.away
        self._share = _AT.port if number < voyage.number else present

    def stand(self, middle: tuple[float, float], rect: FRect, context: LayoutContext) -> None:
        """Take a place on the chart; the name on the ribbon has lines where letters are large."""
        self._sea = rect.scale_by(_AT.sea_wide, _AT.sea_high)
        lines, style = (2, _AS.narrow) if is_large(context) else (1, _AS.ribbon)
        title = title_of(self._voyage, self._number)
        high = max(54.0, (lines * context.texts.line_height(style) + 6.0) / 0.8)
        wide = self._share * min(rect.width, 1.4 * rect.height)
        wide = min(wide, rect.height - 1.2 * high, 2 * _AT.across * rect.width / lines)
        ribbon = context.texts.measure(title, style)[0] + _AT.tails
        across = max(wide, min(ribbon, 1.6 * wide)) if lines == 1 else _AT.across * rect.width
        whole = sized(max(wide, across), 0.8 * wide + high, center=middle)
        beside, above = (0.16, 0.2) if lines == 1 else (_AT.beside, _AT.above)
        self.place(whole.clamp(rect.inflate(-beside * rect.width, -above * rect.height)), context)
        self._art = FRect(self.rect.centerx - wide / 2, self.rect.top, wide, wide * 0.83)
        self.ribbon = FRect(self.rect.left, self.rect.bottom - high, self.rect.width, high)
        room = self.ribbon.inflate(-_AT.tails / lines, -0.2 * high).move(0.0, -0.08 * high)
        fit = whole_line if lines == 1 else fitted
        name = Passage(*fit(context, title, style, room.width, room.height), room)
        self.laid_words = [(f"{self.name}.name", name)]

    def draw_land(self, canvas: Canvas) -> None:
        """Draw an island of sand, and the surf round it."""
        room, sand = self._art, canvas.context.theme.palette.parchment_light
        wide, water = room.width, f"chart/port_{'abcde'[self._number]}_water"
        around = sized(_AT.surf * wide, _AT.shore * wide, center=room.move(0.0, 0.14 * wide).center)
        with canvas.clipped(self._sea):
            canvas.image(water, around)
            draw_dull(canvas, water, around.scale_by(_AT.land), sand)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is played there, the ribbon, and the winners' faces."""
        port, room = self._voyage.ports[self._number], self._art
        is_next = self._number == self._voyage.number
        name = f"title/object_{port.game}"
        if is_next:
            canvas.glow("objects/lantern_glow", room.scale_by(1.5), 0.8)
        if is_next or port.places:
            canvas.image(name, room)
        else:
            draw_dull(canvas, name, room, MOONLIT)
        canvas.nine_slice("chart/ribbon", self.ribbon)
        self.draw_words(canvas)
        winners = [seat for seat, place in enumerate(port.places) if place == 1]
        for count, seat in enumerate(winners[:3]):
            side = 0.42 * room.width
            seal = sized(side, side, center=(room.right - count * 0.5 * side, room.centery))
            draw_face(canvas, seal, self._voyage.seats[seat])


class Offer(Button):
    """A favour with a picture of what it is about."""

    padding = _AT.offered

    def __init__(self, voyage: Voyage, favour: Favour, choose: Callable[[Favour], None]) -> None:
        words, act = telling.offered(voyage, favour), partial(choose, favour)
        super().__init__(words, act, favour.value, style=_AS.offer, least=Size(0.0, _AT.offer))
        leader, game = voyage.ranked(voyage.number)[0], voyage.ports[voyage.number].game
        face = SeatFace(voyage.seats[leader], _AT.offer)
        pictures = {Favour.PURSE: Picture("objects/score_coin", 1.0, 1.0), Favour.CHASE: face}
        self._picture = pictures.get(favour, Picture(f"title/object_{game}", 1.2, 1.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the brass, then the picture."""
        super().draw(canvas)
        rect = self.drawn_rect(canvas.context)
        self._picture.rect = sized(1.2 * _AT.pictured, _AT.pictured, midleft=rect.midleft).move(
            6.0, 0.0
        )
        self._picture.draw(canvas)


class Chart(Worded, Widget):
    """The sea with the ports. `sailed` is how far the ship has come from the last one, 0 to 1."""

    lies_on = ""

    def __init__(self, voyage: Voyage, tell: Callable[[int], None], statistics: Statistics) -> None:
        super().__init__("chart")
        self._voyage, self.sailed = voyage, 1.0
        self._line = rival_line(voyage, statistics)
        self.ports = [Harbour(voyage, number, tell) for number in range(len(voyage.ports))]
        self._middles: list[tuple[float, float]] = []
        self.contain(*self.ports)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the ports, what the rival says, and where letters are small also the title."""
        super().place(rect, context)
        self.laid_words, self._middles = [], []
        self._is_large = is_large(context)
        # In one line where letters are large, below ship and rival.
        wide = _AT.beside * rect.width if self._is_large else 60.0
        inner, count = rect.inflate(-wide, -60.0), len(self.ports)
        for number, (x, y) in enumerate(_PLACES[count]):
            x, y = ((number + 0.5) / count, _AT.low) if self._is_large else (x, y)
            middle = inner.left + x * inner.width, inner.top + y * inner.height
            self._middles.append(middle)
            self.ports[number].stand(middle, rect, context)
        self._scroll = FRect(rect.left + 50.0, rect.top + 34.0, 470.0, 188.0)
        self._rival = FRect(0.0, rect.top + 44.0, _AT.rival, _AT.rival)
        self._rival.right = rect.right - max(60.0, wide / 2)
        across = min(420.0, self._rival.left - self._scroll.right - 90.0)
        if self._is_large:
            across, self._rival.top = 0.4 * rect.width, rect.top + 0.11 * rect.height
        else:
            title = self._scroll.inflate(-130.0, -70.0).move(0.0, -12.0)
            called = one_line(context, _("The voyage"), _AS.title, *title.size)
            self.laid_words = [("chart.title", Passage(*called, title))]
        if self._line is not None:
            words, style = fitted(context, self._line[1], _AS.line, across, 150.0)
            wide, high = context.texts.measure(words, style, across)
            end = self._rival.left - 46.0, self._rival.centery
            room = sized(wide + 2.0, high, midright=end)
            self._paper = room.inflate(44.0, 32.0)
            self.laid_words.append(("chart.rival", Passage(words, style, room)))
        self._way = self._beside(0.0), self._beside(0.5)

    def draw(self, canvas: Canvas) -> None:
        """Draw sea, course, ports, ship, title and rival."""
        canvas.cover("chart/sea", self.rect.scale_by(0.94, 0.94))
        with canvas.clipped(self.rect):
            rhumb = sized(0.75 * self.rect.height, 0.75 * self.rect.height, center=self.rect.center)
            canvas.image("chart/decal_rhumb", rhumb)
        canvas.image("chart/frame", self.rect)
        self._draw_course(canvas)
        wide, (x, y) = self.ship.width, self.ship.midbottom
        wake = sized(1.5 * wide, 0.34 * wide, midright=(x + 0.34 * wide, y - 0.1 * wide))
        canvas.image("ships/wake_1", wake)
        for port in self.ports:
            port.draw_land(canvas)
        super().draw(canvas)
        self._draw_ship(canvas)
        if not self._is_large:
            canvas.image("chart/cartouche", self._scroll)
        if self._line is not None:
            draw_tail(canvas, self._paper, self._rival)
            skin.draw_slip(canvas, self._paper)
            draw_face(canvas, self._rival, self._voyage.seats[self._line[0]])
        self.draw_words(canvas)

    def _draw_course(self, canvas: Canvas) -> None:
        """Draw dashes where the ship has sailed, in red, and where it will."""
        palette, course = canvas.context.theme.palette, [*map(pygame.Vector2, self._middles)]
        course.insert(self._voyage.number, self._way[1])
        for leg, (start, end) in enumerate(pairwise(course)):
            count = max(1, round(start.distance_to(end) / _AT.dash))
            for dash in range(count):
                has_sailed = leg + 1 < self._voyage.number + (dash / count < self.sailed)
                ends = (start.lerp(end, (dash + share) / count) for share in (0.2, 0.75))
                first, last = ((one.x, one.y) for one in ends)
                canvas.line(first, last, palette.rubric if has_sailed else palette.ink, 5.0)

    @property
    def ship(self) -> FRect:
        """Where the ship is on its way."""
        return self._sized(self._way[0].lerp(self._way[1], self.sailed))

    def _sized(self, middle: pygame.Vector2) -> FRect:
        """Return the ship's place round a point: smaller where the chart is low."""
        wide = min(_AT.ship, _AT.ship_most * self.rect.height)
        return sized(wide, 0.9 * wide, center=(middle.x, middle.y))

    def _beside(self, share: float) -> pygame.Vector2:
        """Return the middle of the ship beside this share of its way: on the name of no port."""
        middles, number = self._middles, self._voyage.number
        start = pygame.Vector2(middles[max(0, number - 1)])
        at = start.lerp(pygame.Vector2(middles[min(number, len(middles) - 1)]), share)
        at.y -= _AT.afar * self.rect.height if self._is_large else 0.0
        taken = [*(one.rect for one in self.ports), self._scroll]
        taken += [self._paper, self._rival] if self._line else []
        inner = self.rect.scale_by(0.9)
        for way in _MOVED:
            ship = self._sized(at + pygame.Vector2(way))
            if inner.contains(ship) and ship.collidelist(taken) < 0:
                return at + pygame.Vector2(way)
        return at

    def _draw_ship(self, canvas: Canvas) -> None:
        """Draw the ship of the leader, or of the only person aboard, who colours its sails."""
        seats, ranked = self._voyage.seats, self._voyage.ranked(self._voyage.number)
        people = [n for n, seat in enumerate(seats) if seat.is_human]
        seat, rect = seats[people[0] if len(people) == 1 else ranked[0]], self.ship
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
        side, middle = 0.24 * rect.width, (rect.left + 0.53 * rect.width, rect.centery)
        canvas.image(style.emblem_image, sized(side, side, center=middle))


def _on_plate(words: str, style: TextStyle, name: str) -> Panel:
    return Panel(Label(words, style, name), "status_plate", f"{name}.plate", padding=_AT.padding)


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
        self._past = services.matches.statistics
        self._chart, self._ledger = Chart(voyage, self._tell, self._past), Ledger(voyage)
        self._status = _on_plate(telling.status(voyage), _AS.status, "status")
        self.shortcuts[intents.LogToggle] = self._show_ledger
        self._open_ledger = Button(_("The ledger"), self._show_ledger, "open_ledger")
        rest = Button(_("Rest here"), services.navigation.show_title, "rest")
        rest.hint = _("The voyage is saved here.")
        give_up = Button(_("Give up"), self._ask, "give_up")
        told, sail = self._make_acts()
        foot = Flow(*sail, self._open_ledger, rest, give_up, gap=20.0, align="centre")
        self._acts = Column(*told, foot, gap=20.0)
        self.backdrop = Drawing(
            lambda canvas: canvas.cover("scenes/table", self.context.viewport.rect)
        )
        self.root = self.focus.root = Container(self._status, self._chart, self._ledger, self._acts)

    def _make_acts(self) -> tuple[list[Widget], list[Button]]:
        """Return what stands over the buttons, and the button that sails on once it can be."""
        voyage = self._voyage
        if voyage.awaited is not None:
            name = telling.name_of(voyage, voyage.awaited)
            words = _("{name} is last and chooses a favour:", name=name)
            favours = [Offer(voyage, favour, self._choose) for favour in Favour]
            face = SeatFace(voyage.seats[voyage.awaited], _AT.chooser)
            plate = _on_plate(words, _AS.note, "favour")
            return [Flow(face, plate, gap=_AT.edge, align="centre"), Column(*favours, gap=10.0)], []
        note = taken(voyage, voyage.number)
        minutes = telling.minutes_told(voyage.ports[voyage.number].game, voyage.seats, self._past)
        title = title_of(voyage, voyage.number)
        words = f"<b>{_('Sail to {game}', game=title)}</b>\n<i>{minutes}</i>"
        if self._app.matches.keeps(voyage.match_id):
            words = _("Continue {game}", game=title)
        least = Size(_AT.column, 0.0)
        button = Button(words, self._sail, "sail", primary=True, style=_AS.sail, least=least)
        told = [Flow(_on_plate(note, _AS.note, "favour"), align="centre")] if note else []
        return [*told], [button]

    def enter(self) -> None:
        """Focus what comes next; coming from a match, pour its coins and sail."""
        self.services.audio.music("menu", 1)
        self.services.audio.ambience("cabin")
        self.focus.set(next(one for one in self._acts.walk() if isinstance(one, Button)))
        if self._is_arriving and self._voyage.number and not self.services.settings.reduced_motion:
            self.services.audio.play("coin_single")
            self.timeline.play(Animate(_AT.seconds, self._move, easing=in_out_quad))

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
        across = window.width - 2 * _AT.edge if is_wide else _AT.column
        high = self._acts.preferred(context, across).height
        inner = window.inflate(-2 * _AT.edge, -2 * _AT.edge)
        acts = sized(across, high, bottomright=inner.bottomright)
        self._acts.place(acts, context)
        self._ledger.place(FRect(acts.left, _AT.edge, across, acts.top - 2 * _AT.edge), context)
        right, foot = (acts.right, acts.top) if is_wide else (acts.left - _AT.edge, window.bottom)
        line = FRect(_AT.edge + 20.0, _AT.edge, right - _AT.edge - 40.0, 0.0)
        plate = self._status.preferred(context, line.width)
        line.width, line.height = plate.width, plate.height
        self._status.place(line, context)
        top = line.bottom + 8.0
        self._chart.place(FRect(_AT.edge, top, right - _AT.edge, foot - top - _AT.edge), context)

    def handle(self, intent: Intent) -> bool:
        """End the motion on any press, go from port to port."""
        ports, current = self._chart.ports, self.focus.current
        if isinstance(intent, intents.Navigate) and isinstance(current, Harbour):
            at = ports.index(current) + int(intent.direction.value[0])
            if intent.direction.value[0] and at in range(len(ports)):
                self.focus.show_on(ports[at])
                return True
        if isinstance(intent, intents.Confirm | intents.PointerPressed) and self.timeline.is_moving:
            self.timeline.finish()
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Rest."""
        self._app.navigation.show_title()
        return True

    def _ask(self) -> None:
        text = _("Its coins are lost; what was played stays played.")
        answers = [Answer(_("Give up"), self._give_up), Answer(_("Sail on"), primary=True)]
        self.stack.push(Dialog(self._app, _("Give up the voyage?"), text, answers))

    def _give_up(self) -> None:
        self._app.matches.give_up(self._voyage)
        self._app.navigation.show_title()

    def _show_ledger(self) -> None:
        close = Button(_("Close"), lambda: self.stack.pop(), "close")
        page = Ledger(self._voyage, _AT.opened).content
        page.can_give = True
        scene = PanelScene(self._app, page, buttons=[close], widest=_AT.opened_wide,
                           material="parchment")  # fmt: skip
        self.stack.push(scene)

    def _tell(self, number: int) -> None:
        title, text = title_of(self._voyage, number), told(self._voyage, number, self._past)
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
