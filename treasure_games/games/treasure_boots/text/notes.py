"""Notes that tell what a ship carries: of one that is pressed, and of all in a cell."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.core.words import Called, Note
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.scoring import ship_values
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names

_ = translate


def note_on(view: View, cell: int, called: Called) -> Note | None:
    """Return a note on the ships in a cell and what they carry; None for an empty one."""
    ships = [ship for ship, where in enumerate(view.cells) if where == cell != NOWHERE]
    if not ships:
        return None
    place = names.capital(names.place_name(view.chart, cell))
    return Note(place, "\n".join(_ship_words(view, ship, called) for ship in ships))


def _ship_words(view: View, ship: int, called: Called) -> str:
    text = _("<b>{ship}</b>: {hold}")
    return text.format(
        ship=names.capital(names.ship_name(ship, called)), hold=hold_words(view, ship)
    )


def hold_words(view: View, ship: int) -> str:
    """Say what a ship carries and what that gives."""
    values = ship_values(view, ship)
    text = _("{cargo}. Moves {move}, attack +{attack}, defence +{defence}.")
    return text.format(
        cargo=names.capital(names.cargo_words(view.holds[ship])),
        move=values.move, attack=values.attack, defence=values.defence,
    )  # fmt: skip
