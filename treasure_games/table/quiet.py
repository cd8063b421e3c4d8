"""People who pass whenever others play something, without being asked."""

from collections.abc import Callable

from treasure_games.core.game import Mode
from treasure_games.match.match import Match


class Quiet:
    """Who stays quiet: until they are asked in a turn, or are the target of what is answered.

    It is known at this screen only: in the record they have passed like anybody else.
    """

    def __init__(self, match: Match, is_target: Callable[[int], bool]) -> None:
        self._match = match
        self._is_target = is_target
        self._seats: set[int] = set()

    def begin(self, seat: int) -> None:
        """Stay quiet from now on."""
        self._seats.add(seat)

    def passes(self, seat: int | None) -> bool:
        """Return True if this seat passes unasked now; end its silence if it is called."""
        asked = self._match.pending()
        if seat not in self._seats or asked is None or seat not in asked.seats:
            return False
        if asked.mode is Mode.WINDOW and not self._is_target(seat):
            return True
        self._seats.discard(seat)
        return False
