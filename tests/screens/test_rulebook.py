"""The rulebook: leafed through, found by words, opened at the rule that a refusal spoke of."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import in_german, over
from tests.screens.reading import GAME, book_of, entries, in_sight, open_at, words_of
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.core.options import Setup
from treasure_games.core.registry import GAMES, load
from treasure_games.core.rulebook import aim_of, rulebook
from treasure_games.screens.rulebook.chapters import with_glance
from treasure_games.screens.rulebook.entry import DiagramView, Entry, Illustration
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Direction, Scroll
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tooltip import TOOLTIP_DELAY
from treasure_games.stage.widgets.widget import Control

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("any_size"),
]

# What stands in it


@pytest.mark.parametrize("game_id", GAMES)
def test_the_whole_rulebook_is_there(game_id: str, rig: Rig) -> None:
    open_at(rig, game_id=game_id)
    told = with_glance(game_id, rig.services.host.input)
    chapters = sum(one.level == 2 for one in told)
    assert len(book_of(rig).book.chapters) == len(book_of(rig).tabs) == chapters
    assert [one.paragraph for one in entries(rig)] == [one for one in told if one.level in (0, 3)]


def arrow(rig: Rig, way: str) -> Control:
    return Mouse(rig).find(f"book.{way}")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_stands_on_a_page_and_all_of_it(game_id: str, spread: Rig) -> None:
    open_at(spread, game_id=game_id)
    check_pages(spread)


def test_house_rules_of_the_match_push_nothing_off_a_page(spread: Rig) -> None:
    info = load(GAME).info
    for name, value in ((one.name, value) for one in info.options for value in one.values):
        open_at(spread, setup=Setup.of(info, 3, {name: value}))
        check_pages(spread)


def check_pages(spread: Rig) -> None:
    """Leaf through the book: all of it is seen, and nothing reaches into the arrows."""
    seen: list[Entry] = []
    book = book_of(spread).book
    while True:
        shown = in_sight(spread)
        bottom = min(one.rect.top for one in (arrow(spread, "back"), arrow(spread, "on")))
        assert all(book.rect.top < one.rect.top and one.rect.bottom < bottom for one in shown)
        columns = [[one for one in shown if (one.rect.left < book.rect.centerx) is left]
                   for left in (True, False)]  # fmt: skip
        for column in columns:
            assert all(a.rect.bottom <= b.rect.top for a, b in pairwise(column))
        seen += shown
        if not book.turn(1):
            break
    assert sorted(map(id, seen)) == sorted(map(id, entries(spread)))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_rule_id_stands_on_a_page(game_id: str, rig: Rig) -> None:
    open_at(rig, game_id=game_id)
    ids = {rule for one in rulebook(game_id) for rule in one.rules}
    told = " ".join(map(words_of, entries(rig)))
    assert ids
    assert [rule for rule in ids if rule in told] == []


def test_the_rule_ids_of_a_paragraph_are_shown_when_the_pointer_rests(spread: Rig) -> None:
    open_at(spread, "DT-13")
    entry = next(one for one in in_sight(spread) if one.is_wanted)
    mouse = Mouse(spread)
    mouse.move(*entry.rect.center)
    for _ in range(20):
        spread.tick(TOOLTIP_DELAY / 15)
    assert spread.top.focus.tip == "DT-13"
    mouse.click(*map(round, entry.rect.center))
    assert isinstance(spread.top, RulebookScene)


def test_pictures_keep_their_shape(rig: Rig) -> None:
    for game_id in GAMES:
        open_at(rig, game_id=game_id)
        book = book_of(rig).book
        for number in range(len(book.chapters)):
            book.show_chapter(number)
            rig.tick()
            for one in rig.top.root.walk():
                if isinstance(one, Illustration):
                    across, down = rig.services.assets.original_size(one.image)
                    assert one.fixed_size.width <= one.rect.width + 0.5
                    aspect = one.fixed_size.width / one.fixed_size.height
                    assert aspect == pytest.approx(across / down, rel=0.02)


@pytest.mark.parametrize("game_id", GAMES)
def test_words_beside_pictures_begin_where_the_others_do(rig: Rig, game_id: str) -> None:
    open_at(rig, game_id=game_id)
    rows = [
        one for one in rig.top.root.walk() if isinstance(one, Entry) and one.paragraph.is_beside
    ]
    words = {one.name: one.rect.left for one in rig.top.root.walk()}
    begun = {round(words[f"{row.name}.text"] - row.rect.left) for row in rows}
    assert len(rows) > 2
    assert len(begun) == 1


def test_diagrams_are_drawn_after_their_page_was_shown(spread: Rig) -> None:
    open_at(spread, "DT-09")
    plates = [one for one in spread.top.root.walk() if isinstance(one, DiagramView)]
    assert plates
    assert spread.loop.stack.is_animating
    spread.settle()
    assert not any(one.make() for one in plates)


# How full the pages are


@pytest.mark.parametrize("game_id", GAMES)
def test_no_page_but_a_last_one_is_nearly_empty(game_id: str, spread: Rig) -> None:
    open_at(spread, game_id=game_id)
    book = book_of(spread).book
    bare = []
    while True:
        for left in (True, False):
            page = [one for one in in_sight(spread) if (one.rect.left < book.rect.centerx) is left]
            if (
                page
                and max(one.rect.bottom for one in page) < book.rect.top + 0.4 * book.rect.height
            ):
                bare.append(words_of(page[0]))
        if not book.turn(1):
            break
    assert bare == []


@pytest.mark.parametrize(
    ("game_id", "rule_id"), [("do_not_touch", "DT-12"), ("treasure_boots", "TB-28")]
)
def test_a_diagram_and_the_second_page_of_its_chapter_lie_side_by_side(
    game_id: str, rule_id: str, spread: Rig
) -> None:
    open_at(spread, rule_id, game_id=game_id)
    assert is_wanted_in_sight(spread)
    assert any(one.is_diagram for one in in_sight(spread))
    assert len(book_of(spread).book.open_chapters) == 1


def test_what_is_empty_of_a_spread_has_a_picture_of_the_game(spread: Rig) -> None:
    open_at(spread, game_id="treasure_boots")
    book = book_of(spread).book
    filled = []
    for number in range(len(book.chapters)):
        book.show_chapter(number)
        canvas = Canvas(spread.loop.context, spread.loop.context.viewport.pixels)
        drawn: set[str] = set()
        canvas.image = lambda name, rect, drawn=drawn: drawn.add(name)  # type: ignore[method-assign]
        book.draw(canvas)
        ends = [one.rect for one in in_sight(spread) if one.rect.left > book.rect.centerx]
        is_empty = (
            max((one.bottom for one in ends), default=0.0) < book.rect.top + 0.6 * book.rect.height
        )
        filled.append("title/object_treasure_boots" in drawn)
        assert filled[-1] or not is_empty
    assert not all(filled)


# Opened at a rule


@pytest.mark.in_turn
@pytest.mark.parametrize("game_id", GAMES)
def test_it_opens_where_the_rule_stands(game_id: str, any_size: Rig) -> None:
    over(any_size)
    missed = []
    for rule_id in sorted({rule for one in rulebook(game_id) for rule in one.rules}):
        any_size.loop.stack.push(RulebookScene(any_size.services, game_id, rule_id))
        if not is_wanted_in_sight(any_size):
            missed.append(rule_id)
        any_size.loop.stack.pop()
    assert missed == []


def is_wanted_in_sight(rig: Rig) -> bool:
    """Does the first paragraph that tells the wanted rule begin in sight?"""
    wanted = next((entry for entry in in_sight(rig) if entry.is_wanted), None)
    if wanted is None:
        return False
    clip = wanted.clip()
    return clip is None or clip.top <= wanted.rect.top < clip.bottom


def test_an_unknown_rule_opens_the_first_page(rig: Rig) -> None:
    open_at(rig, "XX-99")
    assert not [entry for entry in entries(rig) if entry.is_wanted]
    assert book_of(rig).book.open_chapters[0] == 0


def test_the_page_comes_again_after_another_size(any_size: Rig) -> None:
    open_at(any_size, "DT-13")
    for text_scale in (2.0, 0.75, 1.0):
        any_size.services.settings.text_scale = text_scale
        any_size.loop.settings_changed()
        any_size.tick()
        assert is_wanted_in_sight(any_size)
        assert any(chapter_tells(any_size, number, "DT-13") for number in open_chapters(any_size))


def open_chapters(rig: Rig) -> tuple[int, ...]:
    return book_of(rig).book.open_chapters


def chapter_tells(rig: Rig, number: int, rule: str) -> bool:
    return any(rule in one.paragraph.rules for one in book_of(rig).book.chapters[number][1])


# Leafing


def test_the_books_of_all_games_are_leafed_through_in_one_place(rig: Rig, hands: Hands) -> None:
    open_at(rig)
    for game_id in GAMES:
        hands.press(f"game.{game_id}")
        told = with_glance(game_id, rig.services.host.input)
        assert entries(rig)[0].paragraph in told


def test_a_tab_opens_its_chapter(rig: Rig, hands: Hands) -> None:
    open_at(rig)
    for number in (4, 2):
        hands.press(f"chapter{number}")
        assert number - 1 in open_chapters(rig)
        assert [tab.is_open for tab in book_of(rig).tabs].index(True) == open_chapters(rig)[0]


def test_pages_are_turned_by_keys(spread: Rig) -> None:
    keys = Keys(spread)
    open_at(spread)
    keys.key("page down")
    first = in_sight(spread)
    assert entries(spread)[0] not in first
    keys.key("page up")
    assert entries(spread)[0] in in_sight(spread)
    keys.key("end")
    assert open_chapters(spread)[-1] == len(book_of(spread).book.chapters) - 1
    keys.key("home")
    assert entries(spread)[0] in in_sight(spread)


def test_a_single_page_is_scrolled_then_turned(rig: Rig) -> None:
    keys = Keys(rig)
    open_at(rig)
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    book_of(rig).book.show_chapter(1)
    assert area.is_scrollable
    keys.key("end")
    assert area.offset == pytest.approx(max(0.0, area.content_height - area.rect.height))
    assert open_chapters(rig) == (1,)
    keys.key("page down")
    assert (open_chapters(rig), area.offset) == ((2,), 0.0)
    keys.key("home")
    assert open_chapters(rig) == (0,)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_single_page_opens_at_the_aim_and_the_legend_follows(
    game_id: str, open_rig: OpenRig
) -> None:
    rig = open_rig(text_scale=2.0, prepare=in_german)
    open_at(rig, game_id=game_id)
    shown, aim = [one.paragraph for one in in_sight(rig)], list(aim_of(game_id))
    assert shown[: len(aim)] == aim
    book = book_of(rig).book
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    assert book.chapters[1][0].rect.bottom < area.rect.bottom
    keys = Keys(rig)
    for _ in range(20):
        keys.key("page down")
        if area.offset == 0.0:
            break
    assert open_chapters(rig) == (2,)  # the legend was read: it doesn't come again


def test_a_page_is_turned_while_one_searches(rig: Rig) -> None:
    keys = Keys(rig)
    open_at(rig)
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    keys.go_to("search")
    for _ in range(3):
        keys.key("page down")
    assert area.offset > 0.0 or open_chapters(rig) != (0,)


def test_the_right_stick_of_a_pad_turns_pages(any_size: Rig) -> None:
    open_at(any_size)
    before = open_chapters(any_size)
    for _ in range(40):
        any_size.top.handle(Scroll(Direction.DOWN))
    assert open_chapters(any_size) != before


def test_the_wheel_turns_the_pages(any_size: Rig) -> None:
    open_at(any_size)
    mouse = Mouse(any_size)
    size = any_size.loop.window.pixel_size
    for _ in range(40):
        mouse.wheel(size[0] // 2, size[1] // 2, -3)
    assert open_chapters(any_size)[-1] == len(book_of(any_size).book.chapters) - 1
    for _ in range(40):
        mouse.wheel(size[0] // 2, size[1] // 2, 3)
    assert open_chapters(any_size)[0] == 0


def test_the_arrows_in_the_corners_turn_pages_and_say_where_the_book_ends(
    any_size: Rig,
) -> None:
    open_at(any_size)
    mouse = Mouse(any_size)
    assert mouse.find("book.back").reason  # type: ignore[attr-defined]
    mouse.press("book.on")
    mouse.press("book.back")
    assert open_chapters(any_size)[0] == 0
    for _ in range(40):
        if not mouse.find("book.on").reason:  # type: ignore[attr-defined]
            mouse.press("book.on")
    assert mouse.find("book.on").reason  # type: ignore[attr-defined]
    assert open_chapters(any_size)[-1] == len(book_of(any_size).book.chapters) - 1


# The present match


def notes(rig: Rig) -> Iterator[tuple[str, tuple[str, ...]]]:
    for _head, told in book_of(rig).book.chapters:
        for entry in told:
            for one in entry.walk():
                if isinstance(one, Label) and ".note" in one.name:
                    yield one.text, entry.paragraph.rules


def test_house_rules_that_differ_stand_below_the_rule_that_they_change(rig: Rig) -> None:
    info = load(GAME).info
    open_at(rig, setup=Setup.of(info, 3, {"swaps_per_turn": 0, "hand_max": 4}))
    (first, its_rules), (second, others) = notes(rig)
    assert first == second
    assert first == "In this match: Each turn allows no swap, and you may keep 4 cards."
    assert "DT-R11" in its_rules
    assert "DT-R19" in others


def test_without_a_match_or_in_another_games_book_nothing_differs(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    assert list(notes(rig)) == []
    open_at(rig, setup=Setup.of(load(GAME).info, 3, {"swaps_per_turn": 0}))
    mouse.press("game.bluffaneer")
    assert list(notes(rig)) == []


# Closing


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_esc_and_f1_close_it(key: str, rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.key(key)
    assert isinstance(rig.top, TitleScene)


def test_the_button_closes_it(rig: Rig, hands: Hands) -> None:
    open_at(rig)
    hands.press("close")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.parametrize("name", ["rulebook_rule", "rulebook_chart"])
def test_no_line_is_cut_over_a_rule_that_is_looked_up_in_large_text(
    open_rig: OpenRig, name: str
) -> None:
    rig = open_rig(text_scale=2.0, prepare=in_german)
    MOMENTS[name].show(rig)
    book = rig.top.book  # type: ignore[attr-defined]
    top = book._scroll.rect.top
    entries = [one.rect for one in book._column.children()]
    assert not any(one.top < top < one.bottom - 4.0 for one in entries)
