"""The diagrams of a rulebook, from the page of a game: its table in fixed positions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, get_type_hints

from msgspec import Struct, convert
from pygame import FRect

from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.pages import page_of
from treasure_games.core.registry import folder_of, has_part, load, part
from treasure_games.core.rulebook import Piece
from treasure_games.stage.viewport import REFERENCE_WIDTH

COLUMN: Final = 700.0
"""Width of the words on a usual page, in virtual units."""
_PAGE: Final = "diagrams.toml"
"""Where the diagrams of a game are written, in its folder."""
_LARGEST: Final = 1.3
"""The largest text of a table in a picture: with more it would use its short forms."""


class Diagram(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table in a fixed position, as seat 0 sees it: an entry on the page of a game.

    A word in capitals on the page is a constant of the game's rules; what isn't plain is done by a
    function of its `ui.diagrams`.
    """

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    state: dict[str, Any] = {}
    """Fields of the state that aren't as in a fresh one."""
    given: dict[str, Any] = {}
    """What `lay` gets together with the state, to put the pieces where they are."""
    around: tuple[str, ...] = ()
    """What is seen, all without any: places of the board by their dotted names, single ones or
    several of a name, or functions that find a place on the table. It is widened or heightened to
    the shape of `size`.
    """
    grow: tuple[float, float] = (0.0, 0.0)
    """How much more is seen around that."""
    size: tuple[float, float] = (COLUMN, 394.0)
    """In units of a page whose column has `COLUMN`."""
    across: float = REFERENCE_WIDTH
    """About how many units of the table are seen, which gives the scale to draw it at."""
    text_scale: float = _LARGEST
    """Of the table: it is shown smaller than it is played at."""
    acts: tuple[tuple[int, list[Any]], ...] = ()
    """What is done there, by whom, one after the other: shown as a film. Without any the diagram
    stands still.
    """
    follows: bool = False
    """True if the film is seen by a camera that moves."""
    keeps_offers: bool = False
    """True if what can be pressed stays in sight throughout the film."""
    plate: tuple[Piece, ...] = ()
    """The pieces of a picture that is staged, the lowest first, at units of `size`: shown in the
    place of the table, which is seen in the film only.
    """

    def position(self) -> Any:
        """Return a state of its own."""
        rules = load(self.game)
        state = rules.new(Setup.of(rules.info, self.seats, self.options))
        kinds = get_type_hints(type(state))
        for name, value in self._named(self.state).items():
            setattr(state, name, convert(value, kinds[name]))
        if self.given:
            self._function("lay")(state, **self._named(self.given))
        return state

    def _named(self, value: Any) -> Any:
        """Return what stands on the page, with constants in the places of their names."""
        if isinstance(value, dict):
            return {name: self._named(one) for name, one in value.items()}
        if isinstance(value, list):
            return [self._named(one) for one in value]
        is_name = isinstance(value, str) and value.isupper()
        return _constants(self.game)[value] if is_name else value

    def _function(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(part(self.game, "ui.diagrams"), name)
        return function

    def crop(self, table: Any) -> FRect:
        """Return the part of a laid table that is seen."""
        if not self.around:
            return FRect(table.api.context.viewport.rect)
        first, *more = (one for name in self.around for one in self._places(table, name))
        return first.unionall(more).inflate(*self.grow)

    def _places(self, table: Any, name: str) -> Sequence[FRect]:
        """Return the places of a name, on the board as far as they are in the room."""
        if "." not in name:
            return (self._function(name)(table),)
        found = attrgetter(name)(table.board)
        places = (found,) if isinstance(found, FRect) else found
        return [place.clip(table.api.places.room) for place in places]

    @property
    def moves(self) -> bool:
        """True if there is a film of it."""
        return bool(self.acts)

    @property
    def is_framed(self) -> bool:
        """True unless its pieces lie on the paper: if they have a ground."""
        return not self.plate or self.plate[0].wide >= self.size[0]


@cache
def _constants(game_id: str) -> Mapping[str, Any]:
    modules = (f"rules.{name}" for name in ("pieces", "state", "phases"))
    known = [vars(part(game_id, name)) for name in modules if has_part(game_id, name)]
    return {name: value for one in known for name, value in one.items()}


def diagrams_of(game_id: str) -> Mapping[str, Diagram]:
    """Return the diagrams of a game by name, if it has any: the entries of its page, each with what
    `every` one has.
    """
    page = folder_of(game_id) / _PAGE
    if not page.exists():
        return {}
    entries = page_of(page, dict[str, dict[str, Any]])
    every = {"game": game_id, **entries.pop("every")}
    for one in entries.values():
        for table in ("options", "state", "given"):
            one[table] = every.get(table, {}) | one.get(table, {})
    return {name: convert({**every, **one}, Diagram) for name, one in entries.items()}
