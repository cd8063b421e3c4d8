"""Whose eyes the screen has: one person's, or several by turns, by curtain or by peeking."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.match.match import Match
from treasure_games.stage.settings import PEEK


class Viewpoint:
    """`viewer` is whose view is drawn (None: a bystander's), `bottom` who sits at the lower edge.

    With one person at the table these are hers all the time. With several, nobody's secrets are
    drawn before it is sure that the right one looks; while there are none to keep, the table just
    turns to whoever is asked.
    """

    def __init__(
        self, match: Match, privacy: str, keeps_secrets: Callable[[], bool] = lambda: True
    ) -> None:
        self._match = match
        self._keeps_secrets = keeps_secrets
        self._viewer: int | None = None
        self.bottom = 0
        self.is_peeking = privacy == PEEK
        """Several people peek at their hands instead of passing a curtain."""
        self.settle(privacy)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return self._match.human_seats

    @property
    def are_shared(self) -> bool:
        """Whether several people with secrets look at this screen."""
        return len(self.people) > 1 and self._keeps_secrets()

    @property
    def viewer(self) -> int | None:
        """Whose view is drawn; where several people have nothing to hide, that of who is asked."""
        if len(self.people) > 1 and not self.are_shared:
            return self.bottom
        return self._viewer

    def settle(self, privacy: str) -> None:
        """Begin, or take in that seats or the way of privacy have changed."""
        self.is_peeking = privacy == PEEK
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

        In a race, which waits for all at once, that is who sits at the lower edge.
        """
        people = [seat for seat in self._match.awaited() if seat in self.people]
        return self.bottom if self.bottom in people else next(iter(people), None)

    @property
    def needs_curtain(self) -> bool:
        """Whether somebody else must come to the screen before play goes on."""
        asked = self.asked
        return (
            self.are_shared and not self.is_peeking and asked is not None and asked != self.viewer
        )

    @property
    def needs_turning(self) -> bool:
        """Whether the table should turn to another person, whose hand stays down."""
        asked = self.asked
        if len(self.people) < 2 or asked is None or asked == self.bottom:
            return False
        return self.is_peeking or not self.are_shared

    def close(self) -> None:
        """Show nobody's secrets."""
        if self.are_shared:
            self._viewer = None

    def turn_to(self, seat: int) -> None:
        """Another person sits at the lower edge, hand down."""
        self.bottom = seat
        self.close()

    def open_for(self, seat: int) -> None:
        """This person looks at the screen now, and nobody else."""
        self._viewer = self.bottom = seat

    @property
    def can_lift(self) -> bool:
        """Whether the person at the lower edge may lift a hand that lies face down."""
        return self.are_shared and self.is_peeking and self.bottom in self.people
