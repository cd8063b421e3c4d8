"""The pictures of the rulebooks: drawn by each game's own table from fixed positions."""

import gc
import re
from importlib.resources import files
from itertools import islice, pairwise

import pygame
import pytest
from msgspec.structs import replace

from tools.rig import Rig
from treasure_games.core.language import use_language
from treasure_games.core.registry import GAMES
from treasure_games.core.rulebook import DIAGRAM, rulebook
from treasure_games.screens.rulebook.chapters import with_glance
from treasure_games.stage.loading import ReadAhead
from treasure_games.stage.viewport import REFERENCE_WIDTH
from treasure_games.table.diagram import Illustrator, _Still
from treasure_games.table.diagram_page import COLUMN, Diagram, diagrams_of
from treasure_games.table.game_table import load_table

pytestmark = pytest.mark.games_in_turn

WHOLE = {"bluffaneer": {"table", "end"}, "scallywager": {"table", "round", "plain"},
         "treasure_boots": {"privateer"}}  # fmt: skip
LARGE = 150
"""Units of what a plate is about: more than twice what is seen of a card in a diagram."""
SMALL = 0.6
"""Of the size on a page."""


def tables_of(game_id: str) -> dict[str, Diagram]:
    """Those that show the table at some time."""
    return {name: one for name, one in diagrams_of(game_id).items() if one.moves or not one.plate}


def drawn(rig: Rig, game_id: str, scale: float = SMALL) -> dict[str, pygame.Surface]:
    """All diagrams of a game."""
    illustrator = Illustrator(rig.services, game_id)
    found = {}
    for name, diagram in tables_of(game_id).items():
        size = [round(side * scale) for side in diagram.size]
        found[name] = illustrator.draw(diagram, *size)
        assert found[name].get_size() == tuple(size)
    return found


def tones(picture: pygame.Surface) -> int:
    width, height = picture.get_size()
    return len(
        {tuple(picture.get_at((x, y))) for x in range(0, width, 7) for y in range(0, height, 7)}
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_every_diagram_is_drawn_and_shows_something_else(game_id: str, rig: Rig) -> None:
    pictures = drawn(rig, game_id)
    assert {name: tones(one) for name, one in pictures.items() if tones(one) < 100} == {}
    pixels = {pygame.image.tobytes(one, "RGB") for one in pictures.values()}
    assert len(pixels) == len(pictures)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_diagram_is_the_same_each_time(game_id: str, rig: Rig) -> None:
    diagram = next(iter(tables_of(game_id).values()))
    first, again = (
        pygame.image.tobytes(Illustrator(rig.services, game_id).draw(diagram, 350, 200), "RGB")
        for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize("game_id", GAMES)
def test_diagrams_are_drawn_at_about_the_scale_at_which_they_are_shown(
    game_id: str, rig: Rig
) -> None:
    illustrator = Illustrator(rig.services, game_id)
    shares = {
        name: illustrator.lay(diagram, round(diagram.across / 4)).part.width / diagram.across
        for name, diagram in tables_of(game_id).items()
    }
    assert {name: share for name, share in shares.items() if not 0.9 < share < 1.1} == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_done_is_seen_at_half_its_size_at_least(game_id: str) -> None:
    """Only what has the whole table for its subject shows all of it."""
    seen = {name: one.size[0] / one.across for name, one in tables_of(game_id).items()}
    assert {name for name, share in seen.items() if share < 0.47} <= WHOLE.get(game_id, set())


def test_the_table_of_a_diagram_goes_with_its_drawing(rig: Rig) -> None:
    """At once, although it holds itself in cycles, and it is not for the collector to come by."""
    illustrator = Illustrator(rig.services, GAMES[0])
    gc.disable()
    try:
        for diagram in islice(tables_of(GAMES[0]).values(), 2):
            illustrator.draw(diagram, 350, 200)
            assert not [one for one in gc.get_objects() if isinstance(one, _Still)]
    finally:
        gc.enable()


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_made_ahead_for_what_stands_still_nor_kept(
    game_id: str, rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables ask for hundreds of pictures that may come suddenly: in a diagram nothing does."""
    asked: list[object] = []
    monkeypatch.setattr(ReadAhead, "ask", lambda self, names: asked.extend(names))
    illustrator = Illustrator(rig.services, game_id)
    illustrator.draw(next(iter(tables_of(game_id).values())), 350, 200)
    assert asked == []
    assets = illustrator.services.assets
    assert assets.kept_bytes == assets.originals.small.kept_bytes, "originals only"


@pytest.mark.parametrize("game_id", GAMES)
def test_no_table_is_laid_much_larger_than_it_is_played_at(game_id: str, rig: Rig) -> None:
    """However little of it is seen on a wide page: all of it takes memory."""
    illustrator, played = Illustrator(rig.services, game_id), rig.loop.context.viewport
    for name, diagram in tables_of(game_id).items():
        laid = illustrator.lay(diagram, round(1000 * played.scale)).context.viewport
        assert laid.pixel_width < 1.5 * REFERENCE_WIDTH * played.scale, name


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_drawn_that_is_larger_than_what_is_shown_of_a_table(
    game_id: str, rig: Rig
) -> None:
    """A surface as large as the window would take 16 MB, where a sixth of it is seen."""
    for name, diagram in tables_of(game_id).items():
        width, height = (round(side * SMALL) for side in diagram.size)
        illustrator = Illustrator(rig.services, game_id)
        still = illustrator.lay(diagram, width)
        still.picture(width, height)
        kept = illustrator.services.assets._scaled._kept.values()
        largest = max(_pixels(one) for one in [still._surface, *kept])
        assert largest < 1.5 * width * height, name


def test_no_sea_is_made_for_a_diagram_beside_it(rig: Rig) -> None:
    illustrator = Illustrator(rig.services, "treasure_boots")
    made = {}
    chart = diagrams_of("treasure_boots")["chart"]
    beside = replace(chart, around=("places.compass", "places.dice"), grow=(0, 0), across=408)
    for name, diagram in (("roll", beside), ("chart", chart)):
        still = illustrator.lay(diagram, 420)
        still.picture(420, 240)
        made[name] = still.game.chart.window.front.is_laid_out
    assert made == {"roll": False, "chart": True}


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rulebook_shows_every_diagram_once_and_no_other(game_id: str) -> None:
    page = (files("treasure_games.games") / game_id / "rulebook.md").read_text("utf-8")
    shown = re.findall(rf"{DIAGRAM}(\w+)", page)
    assert sorted(shown) == sorted(diagrams_of(game_id))


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_chapter_has_a_picture(game_id: str, code: str, rig: Rig) -> None:
    use_language(code)
    told = with_glance(game_id, rig.services.host.input)
    heads = [number for number, one in enumerate(told) if one.level == 2]
    for head, following in pairwise([*heads, len(told)]):
        assert any(one.image for one in told[head:following]), told[head].text


@pytest.mark.parametrize("game_id", GAMES)
def test_every_diagram_has_a_caption(game_id: str) -> None:
    told = [one for one in rulebook(game_id) if one.image.startswith(DIAGRAM)]
    assert told
    assert all(one.text for one in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_pieces_of_a_plate_are_large_and_within_it(game_id: str, rig: Rig) -> None:
    """Its heroes are at least as high as half a card in the hand of a table, and seen whole."""
    load_table(game_id).paint_pieces(rig.services)
    plates = {name: one for name, one in diagrams_of(game_id).items() if one.plate}
    assert plates
    for name, plate in plates.items():
        wide, high = plate.size
        assert wide == COLUMN
        heights = []
        for piece in plate.plate:
            (x, y), half = piece.at, piece.wide / 2
            if piece.picture and piece.wide < wide:
                across, down = rig.services.assets.original_size(piece.picture)
                heights.append(piece.wide * down / across)
            elif piece.words:
                assert half <= x <= wide - half, name
                assert piece.size / 2 <= y <= high - piece.size / 2, name
        assert sum(one >= LARGE for one in heights) >= 2, name
