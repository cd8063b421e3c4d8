"""The others at a table: busts behind its far edge, their hands and plates."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage import animation
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.moods import CALM, CAUGHT
from treasure_games.table.people.far_edge import FarEdge, Station
from treasure_games.table.pieces.giving_hand import hand_picture
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.seat_face import part_of
from treasure_games.table.stagehand import Stagehand
from treasure_games.table.table_api import TableApi

_STAND: Final = "portraits/bust_stand"
_EMBLEM: Final = FRect(0.385, 0.33, 0.16, 0.16 * 760 / 620)
"""Where the emblem on a stand lies, by the size of the bust."""
_WHOLE: Final = FRect(0.0, 0.0, 1.0, 1.0)
_EYES: Final = FRect(270 / 760, 256 / 620, 224 / 760, 104 / 620)
_HELD: Final = FRect(360 / 760, 440 / 620, 330 / 760, 180 / 620)
"""Where eyes that look aside, and the hand with a card, lie on a bust, by its size."""
_HOLDING: Final = {CALM: "card", "pleased": "card", "shout": "card", CAUGHT: "slip"}
"""How a card is held, by mood; else the hand does something else."""
_RAISED: Final = {"": (0.2, 1.7), "woodenfinger": (0.33, 1.4)}
"""How far right in a bust an open hand is, and how much higher than its picture it is drawn; where
one is drawn raised, before that, and below the eyes.
"""
_AT: Final = Named(page_beside(__file__, dict[str, float]))


@dataclass(slots=True, eq=False)
class Person:
    """How somebody sits now; numbers are moved by the timeline."""

    seat: int
    x: float
    lean: float = 0.0
    dim: float = 0.0
    fist: float = 0.0
    """How far the fist is over the table's edge, 0 to 1."""
    is_raised: bool = False
    """True if the hand is open: a claim."""
    shake_x: float = 0.0
    shake_y: float = 0.0
    sunk: float = 0.0
    """How far down behind the table's edge somebody has gone who leaves, 0 to 1."""

    @property
    def station(self) -> Station:
        """Return where this is."""
        return Station(self.x, self.lean, self.dim)

    @property
    def shade(self) -> int:
        """How dark it is, in few steps; neighbours don't take theirs in the same frame."""
        return int(self.dim * _AT.shades + (0.3, 0.5, 0.7)[self.seat % 3])


class People(Stagehand, Node):
    """Everybody but whoever sits at the bottom."""

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.edge: FarEdge
        self.persons: dict[int, Person] = {}
        self.plates: dict[int, SeatPlate] = {}
        self.hold_cards = False
        """True in a game in which everybody holds a card."""
        self.absent = frozenset[int]()
        """Those who have left the table; only their plates are there."""

    # Layout

    def sit(self, edge: FarEdge, speaker: int) -> None:
        """Seat everybody at a table, without motion."""
        self.edge = edge
        self.persons = {
            seat: Person(seat, one.x, one.lean, one.dim)
            for seat, one in edge.stations(speaker).items()
        }

    # Motion

    def lean(self, speaker: int) -> animation.Animation:
        """Return the way of everybody to where they sit while `speaker` (or -1) has the word."""
        seconds = self.durations.move_long
        stations = self.edge.stations(speaker).items()
        return animation.Parallel(*(
            animation.Tween(self.persons[seat], seconds, x=one.x, lean=one.lean, dim=one.dim)
            for seat, one in stations
        ))  # fmt: skip

    def leave(self, seat: int) -> animation.Animation:
        """Return the way of somebody down behind the table's edge, for good."""
        if seat not in self.persons:
            return animation.Wait(0.0)
        seconds = 2.0 * self.durations.move_long

        def gone() -> None:
            self.absent |= {seat}

        return animation.Sequential(
            animation.Tween(self.persons[seat], seconds, easing=animation.in_quad, sunk=1.0),
            animation.Call(gone),
        )

    def fists(self, up: float, but: int = -1) -> animation.Animation:
        """Return the motion of all hands `but` one's onto the table (1) or off it (0)."""
        seconds = self.durations.move_short
        hands = (one for seat, one in self.persons.items() if seat != but)
        return animation.Parallel(*(animation.Tween(one, seconds, fist=up) for one in hands))

    def raise_hands(self, seats: tuple[int, ...]) -> None:
        """Open the hands of exactly these."""
        for seat, person in self.persons.items():
            person.is_raised = seat in seats

    def shake(self, seat: int, seconds: float) -> animation.Animation:
        """Return how somebody who was caught shakes, ducks for so long, and comes up again."""
        person, strength = self.persons.get(seat), self.theme.motion.shake_pixels / 8.0
        if person is None or not strength:
            return animation.Wait(seconds)

        down, up = (animation.Tween(person, seconds / 2, sunk=depth) for depth in (_AT.ducks, 0.0))
        return animation.Parallel(animation.Shake(person, strength), animation.Sequential(down, up))

    def mouth(self, seat: int) -> tuple[float, float]:
        """Return where words and cards of a seat come from."""
        if seat == self.edge.bottom:
            return self.edge.own.center
        rect = self.edge.bust(self.persons[seat].station)
        return rect.left + 0.55 * rect.width, rect.top + 0.78 * rect.height

    def speaks(self, seat: int) -> FRect:
        """Return beside what a seat's words in passing are shown."""
        edge = self.edge
        if seat == edge.bottom:
            return edge.own_plate
        bust = edge.bust(self.persons[seat].station)
        return FRect(bust.left + 0.25 * bust.width, edge.far - 90.0, 0.5 * bust.width, 80.0)

    def spot(self, seat: int) -> FRect:
        """Return where somebody else is pressed: what is seen of the bust, down to the plate."""
        edge, station = self.edge, self.persons[seat].station
        rect, caption = edge.bust(station), None if edge.is_large else edge.caption(station, -1)
        rect.top = max(rect.top, edge.top if caption is None else caption.bottom + 2.0)
        rect.height = edge.plate(station).top - 2.0 - rect.top
        return rect.inflate(-0.36 * rect.width, 0)

    def update(self, dt: float) -> None:
        """Let plates and last acts go with those who move."""
        stations = {seat: one.station for seat, one in self.persons.items()}
        places = {seat: self.edge.plate(station) for seat, station in stations.items()}
        moved = [seat for seat in places if places[seat].topleft != self.plates[seat].rect.topleft]
        for seat in moved:
            self.plates[seat].place(places[seat], self.api.context)
        if moved:
            self._place_captions(stations)

    def _place_captions(self, stations: Mapping[int, Station]) -> None:
        """Let last acts go with whoever did them, as far as there is room beside what is said."""
        speaker = next((seat for seat, one in stations.items() if one.lean), -1)
        for seat, station in stations.items():
            caption, place = self.plates[seat].caption, self.edge.caption(station, speaker)
            caption.is_visible = place is not None
            if place is not None:
                caption.place(place, self.api.context)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the busts, who leans over the table last."""
        for person in sorted(self.persons.values(), key=lambda one: one.lean):
            if person.seat not in self.absent:
                self._draw(canvas, person)

    def _draw(self, canvas: Canvas, person: Person) -> None:
        snapped = canvas.context.viewport.snapped
        shaken = snapped(person.shake_x), snapped(person.shake_y)
        rect = self.edge.bust(person.station).move(shaken)
        rect.top += snapped(person.sunk * (self.edge.foot(person.station) - rect.top))
        with canvas.clipped(FRect(rect.left, 0, rect.width, self.edge.foot(person.station))):
            self._draw_in(canvas, person, rect)

    def _draw_in(self, canvas: Canvas, person: Person, rect: FRect) -> None:
        """Draw bust, emblem and fist."""
        seat = self.api.seats[person.seat]
        # On the way over the edge, or back, as they will sit.
        leant = Station(self.edge.axis, 1.0) if 0.0 < person.lean < 1.0 else None
        full = self.edge.bust(leant) if leant else rect
        face = self.plates[person.seat].face
        bust = f"portraits/bust_{seat.persona}_{face.face}" if seat.persona else _STAND
        held = _HOLDING.get(face.face if seat.persona else CALM) if self.hold_cards else None
        card = f"portraits/{held}_{seat.persona or 'stand'}" if held else ""
        for name, part in ((bust, _WHOLE), (face.eyes, _EYES), (card, _HELD)):
            if name:
                _draw_dimmed(canvas, name, part_of(rect, part), person.shade, part_of(full, part))
        if not seat.persona:
            mark = part_of(rect, _EMBLEM)
            _draw_dimmed(canvas, self.api.emblem(person.seat), mark, person.shade, mark)
        if person.fist:
            up, is_raised = person.fist, person.is_raised
            hand = self._hand(person.seat, person.station, up, is_raised)
            full = self._hand(person.seat, leant, up, is_raised) if leant else hand
            _draw_dimmed(canvas, hand_picture(seat, is_raised), hand, person.shade, full)

    def _hand(self, seat: int, station: Station, up: float, is_raised: bool) -> FRect:
        """Return the area of a hand that comes up before the bust."""
        bust = self.edge.bust(station)
        share, high = _RAISED.get(self.api.seats[seat].persona or "", _RAISED[""])
        height = bust.height * _AT.hand * (high if is_raised else 1.35)
        rect = FRect(0, 0, height * _AT.across, height)
        rect.midtop = bust.left + share * bust.width, self.edge.foot(station) - up * height
        return rect


def _draw_dimmed(canvas: Canvas, name: str, rect: FRect, shade: int, full: FRect) -> None:
    """Draw a picture, up to a fifth darker; it may grow, up to the size of `full`."""
    to_pixels, assets = canvas.context.viewport.to_pixels, canvas.context.assets
    pixels, size = to_pixels(rect), to_pixels(full).size

    def plain() -> Surface:
        return assets.growing(name, *pixels.size, size)

    if not shade:
        canvas.blit(plain(), pixels)
        return
    key = "dimmed", name, pixels.size, shade
    kept = assets.variants if pixels.size == size else assets.passing
    canvas.blit(kept.keep(key, lambda: _darker(plain(), shade / _AT.shades)), pixels)


def _darker(picture: Surface, share: float) -> Surface:
    shade = round(255 * (1.0 - _AT.darkest * share))
    found = picture.copy()
    found.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return found
