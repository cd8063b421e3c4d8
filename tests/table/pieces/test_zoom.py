"""Cards held before one's eyes: one large, or a whole row or pile laid out."""

import pytest
from pygame import FRect

from tests.table.pieces.bench import BACK, GREY, painted, window_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.zoom import DELAY, Enlarged, Inspector, LaidOut, Zoom, name_on

COVERED = 99
ASPECT = 5 / 7


def enlarged(card: int) -> Enlarged | None:
    if card == COVERED:
        return None
    beside = FRect(100.0 * card, 800, 180, 252)
    return Enlarged(
        BACK, ASPECT, "Red 4", "<b>Red 4.</b> Four points.", beside, (0.3, 0.9, 0.6, 0.07)
    )


@pytest.fixture
def zoom() -> Zoom:
    return Zoom(enlarged)


def laid_out(key: int) -> LaidOut:
    return LaidOut(f"The loot of seat {key}", (BACK,) * key, ASPECT)


def inspector(canvas: Canvas, room: FRect | None = None) -> Inspector:
    made = Inspector(laid_out)
    made.context, made.room = canvas.context, room or canvas.context.viewport.rect
    return made


def test_a_card_is_shown_after_the_pointer_has_rested_on_it(zoom: Zoom) -> None:
    zoom.begin(3)
    zoom.update(DELAY / 2)
    assert zoom.card is None
    assert zoom.next_wakeup() == pytest.approx(DELAY / 2)
    zoom.update(DELAY / 2)
    assert zoom.card == 3
    assert zoom.next_wakeup() is None


def test_who_goes_on_pointing_elsewhere_waits_anew(zoom: Zoom) -> None:
    zoom.begin(3)
    zoom.update(0.8 * DELAY)
    zoom.begin(4)
    zoom.update(0.8 * DELAY)
    assert zoom.card is None
    zoom.end()
    zoom.update(DELAY)
    assert zoom.card is None


def test_a_covered_card_shows_nothing(zoom: Zoom, canvas: Canvas) -> None:
    zoom.show(COVERED)
    assert zoom.card is None
    zoom.draw(canvas)
    assert not canvas.frame.items


@pytest.mark.parametrize("card", [0, 5, 17])
def test_the_small_card_stays_in_sight(zoom: Zoom, canvas: Canvas, card: int) -> None:
    small = enlarged(card)
    assert small is not None
    zoom.show(card)
    zoom.draw(canvas)
    assert canvas.frame.items
    seen = canvas.context.viewport.to_pixels(small.beside.inflate(-2, -2)).clamp(canvas.clip)
    assert painted(canvas).get_at(seen.center)[:3] == GREY


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_a_name_stands_whole_on_its_plate_at_every_size_of_text(text_scale: float) -> None:
    """A plate without its name would be an empty one; large letters say it again below."""
    plate, context = FRect(0, 0, 190, 40), window_of(text_scale=text_scale).context
    for whole in ("Red 4", "Green bullion x3"):
        name, style = name_on(context, whole, plate)
        assert name == whole
        assert context.texts.measure(name, style)[0] <= plate.width


@pytest.mark.parametrize("count", [1, 7, 30, 54])
@pytest.mark.parametrize("size", [(1920, 1080, 1.0), (1024, 640, 2.0)])
def test_a_row_of_any_length_is_laid_out_within_the_window(
    count: int, size: tuple[int, int, float]
) -> None:
    canvas = window_of(*size)
    shown = inspector(canvas)
    shown.toggle(count)
    assert canvas.context.viewport.rect.contains(shown.rect())
    shown.draw(canvas)
    assert canvas.frame.items


def test_a_row_is_laid_out_and_put_away(canvas: Canvas) -> None:
    shown = inspector(canvas)
    shown.toggle(3)
    assert shown.key == 3
    shown.toggle(4)
    assert shown.key == 4
    shown.toggle(4)
    assert shown.key is None
