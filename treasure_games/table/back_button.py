"""The button with which a person looks again at secrets that were hidden while all watched."""

from collections.abc import Callable

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.stage.canvas import LayoutContext, sized
from treasure_games.stage.widgets.button import Button
from treasure_games.table.session import Session


class BackButton(Button):
    """Lies over the hand of whoever has looked last."""

    def __init__(self, session: Session, *then: Callable[[], None]) -> None:
        """Create it; `then` is what goes on with the person who has looked last."""
        super().__init__("", self._pressed, "choice.return", primary=True)
        self._then = then
        self._session = session
        self._room = FRect(0, 0, 1, 1)
        self.is_visible = False

    def _pressed(self) -> None:
        self._session.come_back()
        for one in self._then:
            one()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lie in the middle of the hand."""
        self._room = FRect(rect)
        size = self.preferred(context, rect.width)
        place = sized(size.width, size.height, center=rect.center)
        super().place(place, context)

    def dress(self, context: LayoutContext) -> None:
        """Name whoever may look now, if anybody must say so."""
        session, seat = self._session, self._session.viewpoint.asked
        is_wanted = session.viewpoint.needs_return and not session.timeline.is_busy
        self.is_visible = is_wanted and seat is not None
        if self.is_visible and seat is not None:
            self.text = _("I am {name}", name=session.match.seats[seat].name)
            self.place(self._room, context)
