"""The seats around a table: plates with scores, their last acts, the lantern of the turn."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.ambience import Stirring
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.settings import Settings
from treasure_games.stage.text import Align
from treasure_games.table.fitting import SMALLEST_ON_PLATE
from treasure_games.table.moods import recalled
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Form, Places, SeatArea, rotated
from treasure_games.table.session import Session
from treasure_games.table.slips import JOINT

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Lantern(Stirring):
    """The light beside the plates of the turn: it flickers while all else rests."""

    pulse = 0.4

    def __init__(self, settings: Settings, plates: Sequence[SeatPlate]) -> None:
        super().__init__(settings)
        self._plates = plates

    def light(self, lantern: FRect) -> FRect:
        """Return the area of a lantern's light."""
        return sized(
            _AT.reach, _AT.reach, center=(lantern.centerx, lantern.top + _AT.glass * lantern.height)
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the light over what is already drawn."""
        for plate in self._plates:
            if plate.is_turn:
                light = self.light(plate.lantern_rect(canvas.context))
                canvas.glow("objects/lantern_glow", light, self._brightness)

    @property
    def _brightness(self) -> float:
        """0.25 to 0.75, from two slow waves that never coincide in the same way."""
        t = self.beat * self.pulse
        return 0.5 + 0.15 * math.sin(t * 1.7) + 0.1 * math.sin(t * 4.3 + 1.0)


def _side(area: SeatArea) -> Align:
    """Return at which end of its place a caption lies."""
    if area.form is Form.LINE:
        return "centre"
    return "right" if area.plate.centerx > area.field.centerx else "left"


class SeatRow:
    """The plates of all seats, and the lantern of the turn."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.plates = [
            session.game.plate(number, seat, partial(session.game.seat_pressed, number))
            for number, seat in enumerate(session.match.seats)
        ]
        for plate in self.plates:
            plate.shown.worth = session.words.worth
        self.lantern = Lantern(session.services.settings, self.plates)
        self.captions = [plate.caption for plate in self.plates]
        self._shown = -1
        """Of how many events of the log the plates show the faces."""

    @property
    def _order(self) -> tuple[int, ...]:
        return rotated(len(self.plates), self._session.bottom)

    def in_tab_order(self) -> list[SeatPlate]:
        """Return the plates clockwise, that of the person at the screen last."""
        first, *others = self._order
        return [self.plates[seat] for seat in (*others, first)]

    def place(self, places: Places, context: LayoutContext) -> None:
        """Place each plate and what it says."""
        for seat, area in zip(self._order, places.seat_areas, strict=True):
            plate, caption = self.plates[seat], self.captions[seat]
            plate.shown.form = area.form
            plate.is_own = seat == self._session.bottom
            plate.place(area.plate, context)
            caption.is_visible = area.caption is not None
            caption.align = _side(area)
            caption.plate = ""
            if area.caption is not None:
                caption.plate = plate.name if area.plate.contains(area.caption) else ""
                caption.place(area.caption, context)
        # The names on plates of a form are of one size, the smallest that is large enough.
        sizes = [(plate, plate.name_size(context)) for plate in self.plates]
        for plate, _size in sizes:
            least = min(size for one, size in sizes if one.shown.form is plate.shown.form)
            plate.shown.name_size = max(least, SMALLEST_ON_PLATE)

    # Showing

    def seats_changed(self) -> None:
        """Update the plates after people and computers have changed seats."""
        for plate, seat in zip(self.plates, self._session.match.seats, strict=True):
            plate.seat_changed(seat)

    def roll(self, view: Any) -> None:
        """Let counters roll to the view's values, and update badges."""
        seconds = self._session.services.theme.durations.number_roll
        for plate, score in zip(self.plates, self._scores(view), strict=True):
            plate.shown.score.roll(score, self._session.timeline, seconds)
        self._shown = len(self._session.log.events)
        self.take_badges(view)

    def jump(self, view: Any) -> None:
        """Show the view's values at once, and the faces unless they were shown as they came."""
        for plate, score in zip(self.plates, self._scores(view), strict=True):
            plate.shown.score.jump(score)
        if self._shown != len(self._session.log.events):
            self.recall()
        self.take_badges(view)

    def recall(self) -> None:
        """Show the faces that the log has brought about."""
        seen = self._session.log.events
        self._shown = len(seen)
        faces = recalled(self._session.game.moods, seen, len(self.plates))
        for plate, face in zip(self.plates, faces, strict=True):
            plate.mood = face

    def _scores(self, view: Any) -> tuple[int, ...]:
        return self._session.match.game.scores(view)

    def take_badges(self, view: Any) -> None:
        """Show what the game tells of each seat now."""
        for plate in self.plates:
            plate.take_badges(tuple(self._session.game.badges(view, plate.number)))

    def take_captions(self) -> None:
        """Show each seat's last act from the log."""
        for number, caption in enumerate(self.captions):
            parts = self._session.log.captions.get(number, ())
            if parts != caption.parts:
                caption.parts = parts
                self.plates[number].take_last_act(JOINT.join(parts))

    def light(self, seats: tuple[int, ...]) -> None:
        """Light the plates of exactly these seats."""
        light(self.plates, seats)


def light(plates: Sequence[SeatPlate], seats: Sequence[int]) -> None:
    """Light the plates of exactly these seats; all eyes are on one that acts alone."""
    acting = [plate for plate in plates if plate.number in seats]
    for plate in plates:
        plate.is_turn = plate in acting
        plate.watched = acting[0] if len(acting) == 1 else None
