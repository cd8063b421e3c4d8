"""A seat's plate: a board with the player's face, and slots for what the seat has."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.seats import SAILORS, Seat
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.table.fitting import Passage, Worded
from treasure_games.table.glow import draw_halo
from treasure_games.table.moods import CALM, CAUGHT, THINK, USUAL_FACES
from treasure_games.table.pieces import plate_slots
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.slips import Caption

_LANTERN: Final = FRect(0, 0, 60.0, 80.0)
_AHEAD: Final = 120.0
"""Whoever acts less than this far to the side is looked at without a turn of the eyes."""


class SeatPlate(Worded, Pressable):
    """Pressed to look at what the seat has; lit while it is the seat's turn."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        on_press: Callable[[], None],
        design: plate_slots.Design = plate_slots.USUAL,
    ) -> None:
        super().__init__(f"seat{number}", hint=self._tells)
        self.number = number
        self.on_press = on_press
        self.is_turn = False
        self.is_own = False
        """True for whoever sits at the bottom."""
        self.watched: SeatPlate | None = None
        """Whose plate the eyes go to: who acts alone."""
        self.caption = Caption(f"caption{number}")
        """What the seat did last, beside it; whoever moves the plate moves it along."""
        self.shown = plate_slots.Shown(escaped(seat.name), seat.emblem)
        self._design = design
        self._face = SeatFace(seat, 96.0, name=f"seat{number}.face")
        self._face.parent = self
        self.mood = CALM
        """What its seat shows, one of `moods.FACES`."""
        self._won_from = ""
        self._slots: tuple[plate_slots.Slot, ...] = ()

    @property
    def face(self) -> SeatFace:
        """Its face: who is threatened looks caught, and who must decide thinks, unless moved."""
        is_threatened = any(badge.is_threat and badge.count for badge in self.shown.badges)
        thinks = self.is_turn and self.mood == CALM
        face = CAUGHT if is_threatened else THINK if thinks else self.mood
        is_sailor = self._face.seat.persona in SAILORS
        self._face.face = USUAL_FACES.get(face, face) if is_sailor else face
        away = self.watched.rect.centerx - self.rect.centerx if self.watched else 0.0
        self._face.gaze = "" if abs(away) < _AHEAD else "left" if away < 0.0 else "right"
        return self._face

    def take_badges(self, badges: Sequence[plate_slots.Badge]) -> None:
        """Show these badges."""
        had_any, self.shown.badges = bool(self.shown.badges), badges
        if had_any != bool(badges) and self.context is not None:
            self.place(self.rect, self.context)

    def take_last_act(self, words: str) -> None:
        """Show what the seat has done last, where there is room, and in the tooltip."""
        had_any, self.shown.last_act = bool(self.shown.last_act), words
        if had_any != bool(words) and self.context is not None:
            self.place(self.rect, self.context)

    def _tells(self) -> str:
        """Return what the seat has, and what it did last."""
        shown = self.shown
        worth = shown.worth(shown.score.value)
        told = [_("{name}: {worth}.", name=shown.name, worth=worth)]
        if self._won_from:
            trophy = _("Wears a trophy won from {name}.")
            told.append(trophy.format(name=escaped(self._won_from)))
        told += [badge.hint for badge in shown.badges if badge.hint]
        if self.shown.last_act:
            told.append(_("Last: {what}.", what=self.shown.last_act))
        return " ".join(told)

    def wear_trophy(self, won_from: str) -> None:
        """Wear a medal beside the face, won from somebody of this name."""
        self._won_from, self._face.has_trophy = won_from, True

    def seat_changed(self, seat: Seat) -> None:
        """Show who sits here now."""
        self._face.seat = seat
        self.shown.name, self.shown.emblem = escaped(seat.name), seat.emblem

    def name_size(self, context: LayoutContext) -> float:
        """Return how large the name is, unless others in the row are smaller."""
        self.shown.name_size = math.inf
        lines = (line for slot in self._slots for line in slot.words(context))
        return next((words.style.size for part, words in lines if part == "name"), math.inf)

    def spot(self, name: str) -> tuple[float, float]:
        """Return the middle of a slot, where pieces fly to and from."""
        return next((slot.rect.center for slot in self._slots if slot.name == name), (0.0, 0.0))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take this rectangle, in the current form."""
        super().place(rect, context)
        inset = -2 * self._design.padding
        inner = rect.inflate(inset, inset)
        face, self._slots = self._design.arrange(self.shown, inner, context)
        self._face.place(face, context)

    def lift(self, context: LayoutContext) -> float:
        """Return 0: a plate stays where it is screwed down."""
        del context
        return 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; a halo during the turn."""
        if self.is_turn:
            # From under the plate, whose corners and shadow would else lie in the dark.
            draw_halo(canvas, self.rect.inflate(-24, -24), reach=32.0, level=190)
        self._draw_board(canvas)
        if self.is_turn and self._design.has_lantern:
            canvas.image("objects/turn_marker", self.lantern_rect(canvas.context))

    def drawn_from(self) -> object:
        """Return all that board, face and slots depend on."""
        shown, face = self.shown, self.face
        return (
            tuple(self.rect), shown.name, shown.emblem, shown.score.number, shown.badges,
            shown.name_size, shown.form, bool(shown.last_act),
            face.seat, face.face, face.gaze, face.has_trophy, self.is_own, self.is_turn,
            self.hover > 0.5,
        )  # fmt: skip

    def _draw_board(self, canvas: Canvas) -> None:
        context, plate = canvas.context, self.rect
        skin.draw_panel(canvas, plate, "dark")
        if self.is_own:
            skin.draw_enamel(canvas, plate)
        palette = context.theme.palette
        if self.is_turn and not self._design.has_lantern:
            canvas.outline(plate, palette.lantern, 3.0, 8.0)
        elif self.hover > 0.5:
            canvas.outline(plate, palette.brass_light, 3.0, 8.0)
        plate_slots.draw_stripe(canvas, plate, self.shown.emblem, self._design.stripe)
        if self._design.has_face or self.is_own:
            self.face.draw(canvas)
        for slot in self._slots:
            slot.draw(canvas)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words in all slots."""
        lines = (line for slot in self._slots for line in slot.words(context))
        return ((f"{self.name}.{part}", words) for part, words in lines if words.text)

    def lantern_rect(self, context: LayoutContext) -> FRect:
        """Return the place of the turn's lantern: the corner towards the table's middle."""
        lantern = FRect(_LANTERN).move_to(center=(self.rect.right - 4, self.rect.top + 26))
        if self.rect.centerx > context.viewport.width / 2:
            lantern.centerx = self.rect.left + 4
        return lantern.clamp(context.viewport.rect)
