"""Low plates: one line before a bust, and the tall one of whoever sits at the bottom."""

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.bench import painted
from tests.table.pieces.conftest import canvas_of
from treasure_games.match.seats import Kind, Seat
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Box
from treasure_games.table.fitting import SMALLEST
from treasure_games.table.people.far_edge import LOW, PADDING, lines, low
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Form

LINE = TextStyle(24.0, Face.SEMIBOLD, "pearl")
SIZES = {Form.LINE: FRect(300, 300, 228, 64), Form.TALL: FRect(300, 300, 400, 150)}


def boxes(
    form: Form, text_scale: float = 1.0, name: str = "Anne", picture: str = "", width: float = 0.0
) -> dict[str, Box]:
    context = canvas_of(text_scale).context
    plate = SeatPlate(0, Seat(name, 0, Kind.HUMAN), lambda: None, low(picture))
    plate.shown.form = form
    plate.shown.score.jump(12)
    size = SIZES[form].copy()
    size.width = width or size.width
    plate.place(size, context)
    found = list(plate.boxes(context))
    assert problems(found, context.viewport) == []
    return {box.name: box for box in found}


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_name_and_score_stand_on_one_line(text_scale: float) -> None:
    found = boxes(Form.LINE, text_scale)
    name, score = found["seat0.name"].rect, found["seat0.score"].rect
    assert name.right <= score.left
    assert abs(name.centery - score.centery) < 12
    assert all(SIZES[Form.LINE].contains(rect) for rect in (name, score))


def test_at_large_text_the_name_gives_way_to_the_last_act() -> None:
    context = canvas_of(2.0).context
    plate = SeatPlate(0, Seat("Anne", 0, Kind.HUMAN), lambda: None, LOW)
    plate.shown.form = Form.LINE
    plate.place(FRect(300, 300, 336, 92), context)

    def name() -> FRect:
        return next(box.rect for box in plate.boxes(context) if box.name == "seat0.name")

    assert name().centery == plate.rect.centery
    plate.take_last_act("Drew a card")
    inner = plate.rect.inflate(-2 * PADDING, -2 * PADDING)
    assert name().bottom <= lines(inner)[1].top


def test_a_long_name_leaves_the_score_its_room() -> None:
    brief, long = (boxes(Form.LINE, name=name) for name in ("Jo", "Captain Woodenfinger"))
    assert long["seat0.score"].rect == brief["seat0.score"].rect
    assert long["seat0.name"].rect.right <= long["seat0.score"].rect.left


def test_the_score_stays_clear_of_the_stripe_of_the_seat() -> None:
    score = boxes(Form.LINE)["seat0.score"].rect
    stripe = SIZES[Form.LINE].right - LOW.stripe - 6
    assert score.right <= stripe - 4


def test_the_longest_last_name_is_readable_on_the_shortest_plate() -> None:
    name = boxes(Form.LINE, name="Captain Woodenfinger")["seat0.name"]
    assert name.text_size is not None
    smallest = replace(LINE, size=SMALLEST)
    assert name.text_size == canvas_of().context.texts.measure("Woodenfinger", smallest)


@pytest.mark.parametrize("width", [228, 250, 277, 300])
def test_the_picture_of_what_is_counted_gives_way_to_the_name(width: float) -> None:
    found = boxes(Form.LINE, name="Captain Woodenfinger", picture="dice/face_6", width=width)
    name = found["seat0.name"]
    assert name.text_size is not None
    smallest = replace(LINE, size=SMALLEST)
    assert name.text_size >= canvas_of().context.texts.measure("Woodenfinger", smallest)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_at_the_bottom_the_score_is_large_and_below_the_name(text_scale: float) -> None:
    own, line = boxes(Form.TALL, text_scale), boxes(Form.LINE, text_scale)
    assert own["seat0.score"].rect.top >= own["seat0.name"].rect.bottom - 1
    assert own["seat0.score"].rect.height > line["seat0.score"].rect.height


def test_it_has_neither_a_face_nor_a_lantern() -> None:
    assert not LOW.has_face
    assert not LOW.has_lantern


def figure_height(form: Form) -> int:
    """How many rows of pixels differ between two scores."""
    surfaces = []
    for score in (11, 88):
        canvas = canvas_of()
        plate = SeatPlate(0, Seat("Anne", 0, Kind.HUMAN), lambda: None, LOW)
        plate.shown.form = form
        plate.shown.score.jump(score)
        plate.place(SIZES[form], canvas.context)
        plate.draw(canvas)
        surfaces.append(painted(canvas))
    one, other = surfaces
    width, height = one.get_size()
    return sum(
        any(one.get_at((x, y)) != other.get_at((x, y)) for x in range(width // 4, width // 2))
        for y in range(height)
    )


def test_the_own_score_is_half_as_large_again() -> None:
    assert figure_height(Form.TALL) > 1.3 * figure_height(Form.LINE) > 0
