"""Films of the rulebooks' diagrams: the acts are legal, and the table's animations show them."""

import pygame
import pytest
from msgspec.structs import replace

from tools.rig import Rig
from treasure_games.core.registry import GAMES
from treasure_games.table.diagram import Film, Illustrator
from treasure_games.table.diagram_page import diagrams_of
from treasure_games.table.game_table import load_table

pytestmark = pytest.mark.games_in_turn

FRAME, LONGEST = 1.0 / 20.0, 8.0
WIDTH = 350


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_shows_an_act_as_a_film_that_moves_and_ends(game_id: str, rig: Rig) -> None:
    load_table(game_id).paint_pieces(rig.services)
    moving = {name: one for name, one in diagrams_of(game_id).items() if one.moves}
    assert moving
    for name, diagram in moving.items():
        size = WIDTH, round(WIDTH * diagram.size[1] / diagram.size[0])
        film = Film(Illustrator(rig.services, game_id), replace(diagram, size=size), size)
        seen, seconds = set(), 0.0
        while not film.is_over:
            film.update(FRAME, 1.0)
            seconds += FRAME
            seen.add(pygame.image.tobytes(film.picture(), "RGB"))
        assert len(seen) > 5, name
        assert seconds < LONGEST, name


def test_at_instant_speed_a_film_is_over_at_once(rig: Rig) -> None:
    diagram = diagrams_of("do_not_touch")["hook"]
    load_table("do_not_touch").paint_pieces(rig.services)
    film = Film(Illustrator(rig.services, "do_not_touch"), diagram, (WIDTH, 197))
    film.update(FRAME, float("inf"))
    assert film.is_over
