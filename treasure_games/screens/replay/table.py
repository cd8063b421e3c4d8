"""The table of a record, at one row: it jumps anywhere, and shows how the next act was done."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from pygame import FRect

from treasure_games.match.replay import EVERYTHING, Replay
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Later, Sequential
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.services import Services
from treasure_games.stage.viewport import LARGEST_TEXT_SCALE, Viewport
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.diagram import StillTable
from treasure_games.table.moods import recalled
from treasure_games.table.seat_row import light


class ReplayTable(StillTable, Node):
    """Everything is as `eyes`, one of the record's viewers, saw it."""

    def __init__(self, services: Services, replay: Replay, row: int) -> None:
        self.replay, self.row = replay, row
        self._laid: object = None
        """What its layout depends on."""
        self._look_through(replay.viewers[0])
        match = replay.match
        match.call_pirates_today()
        super().__init__(services, match.plan.game, match.seats, services.host.context)
        self.seen = replay.events(row + 1, self.eyes)
        self.game.show(self._view)

    def _look_through(self, eyes: int | None) -> None:
        self.eyes, self.bottom = eyes, self.replay.bottom(eyes)
        self.viewer = self.bottom if eyes == EVERYTHING else eyes

    def see_as(self, eyes: int | None) -> None:
        """Show the same row as somebody else saw it."""
        self._look_through(eyes)
        self.jump(self.row)

    def lay(self, window: LayoutContext, room: FRect, status: float) -> None:
        """Take this part of the window, from its corner; above is room for a status line of this
        height.
        """
        whole = window.viewport
        wide, high = whole.to_pixels(room).clip(whole.pixels).size
        scale = Viewport(wide, high).scale / whole.scale
        # What is drawn smaller is written larger, up to the size at which tables have short forms.
        text = max(whole.text_scale, min(self.game.largest_text, whole.text_scale / scale))
        viewport = Viewport(wide, high, min(LARGEST_TEXT_SCALE, text))
        if (window, viewport, status) != self._laid:
            self._laid, self._status = (window, viewport, status), status / scale
            self.context = replace(window, viewport=viewport)
            self.finish()
            self._lie_still()

    def jump(self, row: int) -> None:
        """Show the table after a row, without motion."""
        self.finish()
        self.row, self.seen = row, self.replay.events(row + 1, self.eyes)
        self.game.show(self._view)
        self._lie_still()

    def twin(self) -> "ReplayTable":
        """Return another table of the same match, laid alike and seen by the same eyes."""
        twin = ReplayTable(self._services, self.replay, self.row)
        twin.context, twin._status = self.context, self._status
        twin.see_as(self.eyes)
        return twin

    def read_ahead(self, row: int) -> bool:
        """List the table after a row, without showing it; True once its pictures are in memory.

        It takes milliseconds: what is lacking is read in the background until the next call.
        """
        if row != self.row:
            self.jump(row)
        return Canvas(self.context, leaves_out=True).attempt(self.draw)

    def step_on(self) -> None:
        """Let the next act be done, as far as it was noticed."""
        self.finish()
        self.row += 1
        for step in self.replay.steps(self.row, self.eyes):
            self.timeline.play(Later(partial(self._staged, step)))
        self.timeline.play(Call(self._come_to_rest))

    def _staged(self, step: Step) -> Animation:
        def told() -> None:
            self.seen = [*self.seen, step.event]
            self.told(step.view)

        return Sequential(self.game.animate(step), Call(told))

    def finish(self) -> None:
        """End what moves."""
        while self.timeline.is_busy:
            self.timeline.finish()

    def _lie_still(self) -> None:
        """Lay everything, with the faces that the past has brought about, and look at the act."""
        for seat, face in enumerate(recalled(self.game.moods, self.seen, len(self.seats))):
            self.show_mood(seat, face)
        self.place(self._status)
        self.game.handle(intents.Recall())
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        self.game.settle(self._view)
        self.game.offers(())
        for control in self.game.controls():
            control.is_visible = False
        self.told(self._view)
        light(self.plates, self.game.in_turn(self.replay.asked(self.row)))

    @property
    def _view(self) -> Any:
        return self.replay.view(self.row, self.eyes)

    def show_mood(self, seat: int, face: str) -> None:
        """Show a computer pirate's mood."""
        self.plates[seat].mood = face

    def hands(self) -> Sequence[tuple[int, Sequence[str]]]:
        """Return who holds which cards beside the seat at the bottom, if everything is open."""
        rivals = range(len(self.seats)) if self.eyes == EVERYTHING else ()
        found = [(one, self.game.secrets(self._view, one)) for one in rivals if one != self.bottom]
        return [(seat, cards) for seat, cards in found if cards]

    # In its part of the window

    def children(self) -> Sequence[Node]:
        """Return what moves by itself."""
        return (self.game,)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield nothing: it is a picture, in units of its own."""
        yield from ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table in its part of the window."""
        window, canvas.context = canvas.context, self.context
        with canvas.within(self.context.viewport.pixels):
            super().draw(canvas)
        canvas.context = window
