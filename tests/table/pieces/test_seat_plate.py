"""A seat's plate, by its usual design and by one of slots of its own."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.bench import painted, pixels
from tests.table.pieces.conftest import canvas_of
from treasure_games.match.seats import SAILORS, Kind, Seat
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.table.fitting import Passage
from treasure_games.table.pieces.plate_slots import (
    Arranged,
    Badge,
    Design,
    FanSlot,
    NameSlot,
    ScoreSlot,
    Shown,
    Slot,
)
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Form

ANNE = Seat("Anne Bonny", 0, Kind.HUMAN)
RED_MARY = Seat("Red Mary", 1, Kind.COMPUTER, "mate", "mary")
ROOMS = {
    Form.WIDE: FRect(300, 300, 400, 170),
    Form.TALL: FRect(300, 300, 210, 280),
    Form.LINE: FRect(300, 300, 900, 100),
}
CARDS = Badge("cards/do_not_touch/back", 4, "Four cards in hand")


def plate_in(form: Form, context: LayoutContext, seat: Seat = ANNE) -> SeatPlate:
    plate = SeatPlate(0, seat, lambda: None)
    plate.shown.form = form
    plate.shown.score.jump(12)
    plate.place(ROOMS[form], context)
    plate.take_badges((CARDS,))
    return plate


@pytest.mark.parametrize("form", Form, ids=str)
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5])
def test_every_form_has_room_for_name_and_score(form: Form, text_scale: float) -> None:
    context = canvas_of(text_scale).context
    plate = plate_in(form, context)
    boxes = list(plate.boxes(context))
    assert {box.name for box in boxes} == {"seat0", "seat0.name", "seat0.score"}
    assert problems(boxes, context.viewport) == []


def test_a_score_in_large_text_is_no_higher_than_its_room_on_a_low_plate() -> None:
    context = canvas_of(2.0).context
    slot = ScoreSlot(Shown("Anne", 0), FRect(0, 0, 140, 50))
    ((_part, score),) = slot.words(context)
    assert context.texts.line_height(score.style) <= score.rect.height + 1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_number_of_many_cards_stands_beside_their_fan(
    text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, cards = canvas_of(text_scale), list[FRect]()
    monkeypatch.setattr(Canvas, "image", lambda _canvas, _name, rect: cards.append(rect))
    numbers = list[FRect]()
    monkeypatch.setattr(Canvas, "text", lambda _canvas, _text, _style, rect: numbers.append(rect))
    room = FRect(300, 300, 160, 54)
    FanSlot(Shown("Anne", 0, badges=(replace(CARDS, count=9),)), room).draw(canvas)
    (number,) = numbers
    assert number.right <= min(card.left for card in cards)
    assert room.contains(number.unionall(cards))


@pytest.mark.parametrize("form", Form, ids=str)
def test_cards_fly_to_the_badge_within_the_plate(form: Form) -> None:
    plate = plate_in(form, canvas_of().context)
    assert ROOMS[form].collidepoint(plate.spot("badge"))


def test_a_tall_plate_makes_room_for_the_first_badge() -> None:
    context = canvas_of().context
    plate = SeatPlate(0, ANNE, lambda: None)
    plate.shown.form = Form.TALL
    plate.place(ROOMS[Form.TALL], context)
    before = [box.rect for box in plate.boxes(context)]
    plate.take_badges((CARDS,))
    assert [box.rect for box in plate.boxes(context)] != before


def test_the_tooltip_tells_the_score_the_badges_and_the_last_act() -> None:
    plate = plate_in(Form.WIDE, canvas_of().context)
    plate.shown.worth = "{} coins".format
    plate.take_last_act("Drew a card")
    assert plate.hint == f"Anne Bonny: 12 coins. {CARDS.hint} Last: Drew a card."


def test_the_plate_of_whose_turn_it_is_is_lit() -> None:
    dark, lit = canvas_of(), canvas_of()
    plate = plate_in(Form.WIDE, dark.context)
    plate.draw(dark)
    plate.is_turn = True
    plate.draw(lit)
    edge = dark.context.viewport.point_to_pixels(ROOMS[Form.WIDE].centerx, 296)
    assert sum(painted(lit).get_at(edge)[:3]) > sum(painted(dark).get_at(edge)[:3])


class Lives(Slot):
    """A slot of a game: how many lives are left."""

    name = "lives"
    style = TextStyle(24.0, Face.BOLD, "pearl")

    def draw(self, canvas: Canvas) -> None:
        for _part, words in self.words(canvas.context):
            words.draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        for badge in self.shown.badges:
            yield "lives", Passage(str(badge.count), self.style, self.rect)


def arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    rows = [FRect(inner.left, inner.top + 50 * row, 200, 48) for row in range(3)]
    slots = NameSlot(shown, rows[0]), ScoreSlot(shown, rows[1]), Lives(shown, rows[2])
    return Arranged(FRect(inner.right - 90, inner.top, 80, 80), slots)


def test_a_game_adds_slots_of_its_own() -> None:
    context = canvas_of().context
    design = Design(arranged, padding=10.0, stripe=8.0, has_lantern=False)
    plate = SeatPlate(2, ANNE, lambda: None, design)
    plate.place(FRect(200, 200, 380, 180), context)
    plate.take_badges((Badge("", 3, "three lives"),))
    boxes = {box.name: box for box in plate.boxes(context)}
    assert set(boxes) == {"seat2", "seat2.name", "seat2.score", "seat2.lives"}
    assert plate.spot("lives") == boxes["seat2.lives"].rect.center
    assert problems(boxes.values(), context.viewport) == []


def test_a_mood_stays_through_turns_and_only_the_calm_are_seen_to_think() -> None:
    plate = plate_in(Form.WIDE, canvas_of().context, RED_MARY)
    faces = []
    for mood in ("calm", "angry"):
        plate.mood = mood
        for is_turn in (True, False):
            plate.is_turn = is_turn
            faces.append(plate.face.face)
    assert faces == ["think", "calm", "angry", "angry"]


def test_sailors_think_and_shout_with_their_usual_faces() -> None:
    sailor = Seat("Anne", 0, Kind.HUMAN, persona=SAILORS[0])
    plate = plate_in(Form.WIDE, canvas_of().context, sailor)
    plate.is_turn = True
    assert plate.face.face == "calm"
    plate.mood = "shout"
    assert plate.face.face == "pleased"


def test_whoever_would_lose_something_looks_caught_as_long_as_that_may_be() -> None:
    plate = plate_in(Form.WIDE, canvas_of().context, RED_MARY)
    plate.mood = "pleased"
    plate.take_badges((Badge("", 3, "", is_threat=True),))
    assert (plate.face.face, plate.mood) == ("caught", "pleased")
    plate.take_badges((Badge("", 0, "", is_threat=True),))
    assert plate.face.face == "pleased"


@pytest.mark.parametrize(("x", "gaze"), [(100.0, "left"), (560.0, ""), (1500.0, "right")])
def test_eyes_go_to_whoever_acts(x: float, gaze: str) -> None:
    context = canvas_of().context
    plate, other = (plate_in(Form.WIDE, context, RED_MARY) for _one in range(2))
    plate.place(FRect(500, 200, 300, 140), context)
    other.place(FRect(x, 600, 300, 140), context)
    assert plate.face.gaze == ""
    plate.watched = other
    assert plate.face.gaze == gaze


CHANGES: list[Callable[[SeatPlate, LayoutContext], object]] = [
    lambda plate, _context: plate.shown.score.jump(7),
    lambda plate, _context: plate.take_badges((replace(CARDS, count=5),)),
    lambda plate, _context: setattr(plate.shown, "name_size", 20.0),
    lambda plate, _context: plate.seat_changed(Seat("Mary Read", 1, Kind.HUMAN)),
    lambda plate, _context: setattr(plate, "mood", "angry"),
    lambda plate, _context: setattr(plate, "is_turn", True),
    lambda plate, _context: plate.take_badges((replace(CARDS, is_threat=True),)),
    lambda plate, context: setattr(plate, "watched", plate_in(Form.LINE, context, RED_MARY)),
    lambda plate, _context: setattr(plate, "hover", 1.0),
    lambda plate, context: plate.place(ROOMS[Form.LINE], context),
]


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_is_seen(change: Callable[[SeatPlate, LayoutContext], object]) -> None:
    before, after = canvas_of(), canvas_of()
    plate = plate_in(Form.WIDE, before.context, RED_MARY)
    plate.draw(before)
    change(plate, before.context)
    plate.draw(after)
    assert pixels(after) != pixels(before)
