"""The diagrams of a rulebook, drawn when their page is shown and kept a while; one as a film."""

from typing import Final

from pygame import Surface

from treasure_games.core.rulebook import aim_of, scenes_of
from treasure_games.stage.cache import Cache
from treasure_games.stage.services import Services
from treasure_games.table.diagram import Film, Illustrator
from treasure_games.table.diagram_page import diagrams_of

_KEPT: Final = 6
"""The number of drawn diagrams that are kept: those of the last pages."""


class Diagrams:
    """Found by name and size in pixels."""

    def __init__(self, services: Services, game_id: str) -> None:
        self.known = diagrams_of(game_id)
        self.scenes = dict(zip(aim_of(game_id), scenes_of(game_id), strict=True))
        """Those beside the lines of the aim."""
        self._illustrator = Illustrator(services, game_id)
        self._kept: Cache[Surface] = Cache(_KEPT)
        self._services = services
        self._film: Film | None = None
        self.playing = ""
        """The name of the diagram that moves; "" for none."""
        self._frame: Surface | None = None

    def find(self, name: str, size: tuple[int, int]) -> Surface | None:
        """Return a diagram, if it has been drawn at this size; while it plays, as it moves."""
        frame = self._frame if name == self.playing else None
        moves = frame is not None and frame.get_size() == size
        return frame if moves else self._kept.find((name, size))

    def make(self, name: str, size: tuple[int, int]) -> None:
        """Draw a diagram; this takes a few frames."""
        self._kept.keep((name, size), lambda: self._illustrator.draw(self.known[name], *size))

    # Films

    @property
    def may_begin(self) -> bool:
        """True if a film may begin by itself: if motion is wanted, and none plays."""
        return not self._services.settings.reduced_motion and self._film is None

    def play(self, name: str, size: tuple[int, int]) -> None:
        """Show what is done in a diagram, from its beginning, in place of any other film."""
        self.stop()
        self._film, self.playing = Film(self._illustrator, self.known[name], size), name

    def stop(self) -> None:
        """Let all diagrams stand still."""
        if self._film is not None:
            self._film, self._frame, self.playing = None, None, ""
            self._illustrator.free()

    def update(self, dt: float) -> None:
        """Play on; at its end the diagram stands as before."""
        if self._film is None:
            return
        self._film.update(dt, self._services.pace)
        if self._film.is_over:
            self.stop()
        else:
            self._frame = self._film.picture()
