"""Words rise from a seat, are read, and go; several seats may speak at once."""

from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.animation import Owners
from treasure_games.stage.theme import theme_for
from treasure_games.table.people.board import Balloon, SpeechBalloons

ROOM = FRect(0, 0, 1920, 1080)
LEFT, TOP = FRect(20, 420, 190, 240), FRect(800, 70, 320, 120)
THEME = theme_for()


def speaking(*said: tuple[int, str, FRect], t: float = 0.5) -> SpeechBalloons:
    balloons = SpeechBalloons()
    balloons.place(ROOM)
    for seat, words, plate in said:
        animation = balloons.say(seat, words, plate, THEME)
        animation.begin(Owners())
        animation.at(t)
    return balloons


def told(balloons: SpeechBalloons, seat: int) -> object:
    """The size of what a seat says; None for nothing."""
    boxes = {box.name: box.text_size for box in balloons.boxes(canvas_of().context)}
    return boxes.get(f"balloon{seat}")


def size(words: str) -> object:
    return told(speaking((0, words, LEFT)), 0)


def test_words_are_said_for_a_while_and_then_gone() -> None:
    balloons, heard = SpeechBalloons(), []
    balloons.place(ROOM)
    animation = balloons.say(2, "Yarr!", LEFT, THEME)
    play(animation, 40, lambda t: heard.append(told(balloons, 2)))
    assert size("Yarr!") in heard
    assert heard[-1] is None


def test_many_words_stay_longer_than_few() -> None:
    balloons = SpeechBalloons()
    brief = balloons.say(0, "Aye, got it", LEFT, THEME).duration
    assert balloons.say(0, "Nobody has ever seen five skulls at once", LEFT, THEME).duration > brief


def test_several_seats_speak_at_once_and_their_balloons_lie_apart() -> None:
    balloons = speaking((0, "Four skulls", LEFT), (1, "Liar!", TOP))
    assert (told(balloons, 0), told(balloons, 1)) == (size("Four skulls"), size("Liar!"))
    context = canvas_of().context
    one, other = (balloons.rect(context, Balloon("Liar!", plate)) for plate in (LEFT, TOP))
    assert not one.colliderect(other)


def test_the_newest_words_of_a_seat_count_and_the_older_ones_do_not_end_them() -> None:
    balloons = SpeechBalloons()
    balloons.place(ROOM)
    first, second = (balloons.say(0, words, LEFT, THEME) for words in ("Three", "Four"))
    first.begin(Owners())
    first.at(0.5)
    second.begin(Owners())
    second.at(0.5)
    first.at(1.0)
    assert told(balloons, 0) == size("Four") != size("Three")


def test_a_balloon_stands_beside_its_plate_and_within_the_room() -> None:
    context, balloons = canvas_of().context, speaking()
    corner = FRect(1700, 900, 200, 170)
    for plate in (LEFT, TOP, corner):
        paper = balloons.rect(context, Balloon("I call the Kraken on all of you", plate))
        assert ROOM.contains(paper)
        assert not paper.colliderect(plate)


def test_words_of_those_behind_a_table_hang_over_no_name() -> None:
    context, balloons = canvas_of().context, SpeechBalloons()
    balloons.place(ROOM)
    near = FRect(16, 860, 184, 190)
    for plate in (LEFT.move(0, -300), TOP, near):
        paper = balloons.rect(context, Balloon("Parlay!", plate))
        assert ROOM.contains(paper)
        assert paper.bottom < plate.top if plate is near else paper.left > plate.right


def test_an_open_balloon_covers_the_table_and_a_closed_one_nothing() -> None:
    canvas = canvas_of()
    speaking((0, "Yarr!", LEFT), t=0.0).draw(canvas)
    assert not canvas.frame.items
    speaking((0, "Yarr!", LEFT)).draw(canvas)
    assert canvas.frame.items


def test_long_words_fit_at_large_text() -> None:
    context = canvas_of(2.0).context
    balloons = speaking((0, "There are at least eleven parrots under all these cups", LEFT))
    assert not problems(balloons.boxes(context), context.viewport)
