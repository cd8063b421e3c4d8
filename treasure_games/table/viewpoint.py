"""Whose view the screen shows: one person's, or several in turn, by curtain or by peeking."""

from collections.abc import Callable

from treasure_games.match.match import Match
from treasure_games.stage.settings import PEEK


class Viewpoint:
    """`viewer` is whose view is drawn (None: a bystander's), `bottom` the seat at the bottom.

    With one person at the table both are always theirs. With several, nobody's secrets are drawn
    before it is sure that the right one looks; while there are none to keep, the table just turns
    to whoever is asked.
    """

    def __init__(
        self,
        match: Match,
        privacy: str,
        keeps_secrets: Callable[[], bool] = lambda: True,
        gathers: Callable[[], bool] = lambda: False,
        asks_openly: Callable[[], bool] = lambda: False,
    ) -> None:
        """Create it; a question that `asks_openly` is answered without seeing secrets."""
        self._match = match
        self._keeps_secrets = keeps_secrets
        self._gathers = gathers
        self._asks_openly = asks_openly
        self._last: int | None = None
        """Whose secrets were seen last."""
        self._viewer: int | None = None
        self.bottom = 0
        self._prefers_peeking = False
        self.settle(privacy)

    @property
    def is_peeking(self) -> bool:
        """True if several people peek at their hands instead of using a curtain."""
        return self._prefers_peeking or self.are_gathered

    @property
    def are_gathered(self) -> bool:
        """True if several people watch the table together, whatever they prefer."""
        return len(self.people) > 1 and self._gathers()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return self._match.human_seats

    @property
    def are_shared(self) -> bool:
        """True if several people with secrets share this screen."""
        return len(self.people) > 1 and self._keeps_secrets()

    @property
    def is_watched(self) -> bool:
        """True if people look on who may not know what the person at the screen holds."""
        return self.are_shared and (self.is_peeking or self._viewer is None)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is drawn; if several people hide nothing, the one asked."""
        if len(self.people) > 1 and not self.are_shared:
            return self.bottom
        return self._viewer

    def settle(self, privacy: str) -> None:
        """Initialize, or take in changes of seats or privacy."""
        self._prefers_peeking = privacy == PEEK
        if len(self.people) == 1:
            self._viewer = self.bottom = self.people[0]
        elif self._viewer not in self.people or self.is_peeking:
            self._viewer = None
        if self.people and self.bottom not in self.people:
            asked = self.asked
            self.bottom = self.people[0] if asked is None else asked

    @property
    def asked(self) -> int | None:
        """The person whose answer play waits for now; None while it waits for computers only.

        In a race, which waits for all at once, that is the person at the bottom.
        """
        people = [seat for seat in self._match.awaited() if seat in self.people]
        return self.bottom if self.bottom in people else next(iter(people), None)

    @property
    def needs_curtain(self) -> bool:
        """True if somebody else must come to the screen before play continues."""
        return self._awaits_eyes and self.asked != self._last

    @property
    def needs_return(self) -> bool:
        """True if the last who saw their own secrets must say that they alone look again."""
        return self._awaits_eyes and self.asked == self._last

    @property
    def _awaits_eyes(self) -> bool:
        """True if the person asked must see secrets that are not shown."""
        asked = self.asked
        is_hidden = self.are_shared and not self.is_peeking and asked != self.viewer
        return is_hidden and asked is not None and not self._asks_openly()

    @property
    def needs_turning(self) -> bool:
        """True if the table should turn to another person, whose hand stays down."""
        asked = self.asked
        if len(self.people) < 2 or asked is None or asked == self.bottom:
            return False
        if self.are_gathered and self._viewer is not None:
            # Somebody has lifted a hand of their own meanwhile.
            return False
        is_open = not self.are_shared or self._asks_openly()
        return self.is_peeking or is_open or self.needs_return

    def close(self) -> None:
        """Show nobody's secrets."""
        if self.are_shared:
            self._viewer = None

    def leave(self) -> None:
        """Show nobody's secrets, as nobody is at the table any more."""
        self.close()
        self._last = None

    def turn_to(self, seat: int) -> None:
        """Turn the table to another person, hand down."""
        self.bottom = seat
        self.close()

    def open_for(self, seat: int) -> None:
        """Show this person's view."""
        self._viewer = self.bottom = self._last = seat

    @property
    def can_lift(self) -> bool:
        """True if the person at the bottom may lift a face-down hand."""
        return self.are_shared and self.is_peeking and self.bottom in self.people
