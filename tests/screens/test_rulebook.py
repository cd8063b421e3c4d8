"""The rulebook: leafed through, found by words, opened at the rule that a refusal spoke of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import over
from tools.rig import Rig
from treasure_games.core.options import Setup
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.glance import with_glance
from treasure_games.screens.rulebook.entry import Entry, Illustration, Plate
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.rules_text import paragraphs, rulebook
from treasure_games.screens.title import TitleScene
from treasure_games.stage.input.intents import Direction, Scroll
from treasure_games.stage.widgets.focus import TOOLTIP_DELAY
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Control

GAME = "do_not_touch"
SPREAD = (1920, 1080)


def book_of(rig: Rig) -> RulebookScene:
    assert isinstance(rig.top, RulebookScene)
    return rig.top


def entries(rig: Rig) -> list[Entry]:
    """All paragraphs of the book, on whatever page."""
    return [one for _head, told in book_of(rig).book.chapters for one in told]


def in_sight(rig: Rig) -> list[Entry]:
    shown = []
    for one in rig.top.root.walk():
        clip = one.clip()
        if isinstance(one, Entry) and (clip is None or clip.colliderect(one.rect)):
            shown.append(one)
    return shown


def words_of(entry: Entry) -> str:
    return " ".join(one.text for one in entry.walk() if isinstance(one, Label))


def open_at(rig: Rig, rule_id: str = "", game_id: str = GAME, setup: Setup | None = None) -> None:
    over(rig, RulebookScene(rig.services, game_id, rule_id, setup))


@pytest.fixture
def spread(open_rig: OpenRig) -> Rig:
    """A window in which two pages lie side by side."""
    return open_rig(SPREAD, speed=0.0)


@pytest.fixture(params=[(SPREAD, 1.0), ((1024, 640), 1.0), (SPREAD, 2.0)], ids=str)
def any_size(request: pytest.FixtureRequest, open_rig: OpenRig) -> Rig:
    """Two pages, and a single one in a small window and with large words."""
    size, text_scale = request.param
    return open_rig(size, text_scale, speed=0.0)


# What stands in it


@pytest.mark.parametrize("game_id", GAMES)
def test_the_whole_rulebook_is_there(game_id: str, rig: Rig) -> None:
    open_at(rig, game_id=game_id)
    told = with_glance(game_id, rig.services.keymap)
    chapters = sum(one.level == 2 for one in told)
    assert len(book_of(rig).book.chapters) == len(book_of(rig).tabs) == chapters
    assert [one.paragraph for one in entries(rig)] == [one for one in told if one.level in (0, 3)]


def arrow(rig: Rig, way: str) -> Control:
    return Mouse(rig).find(f"book.{way}")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_stands_on_a_page_and_all_of_it(game_id: str, spread: Rig) -> None:
    open_at(spread, game_id=game_id)
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
        spread.tick()
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
                    across, down = rig.services.assets.master_size(one.image)
                    aspect = one.rect.width / one.rect.height
                    assert aspect == pytest.approx(across / down, rel=0.02)


def test_diagrams_are_drawn_after_their_page_was_shown(spread: Rig) -> None:
    open_at(spread, "DT-09")
    plates = [one for one in spread.top.root.walk() if isinstance(one, Plate)]
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
        spread.tick()
    assert bare == []


# Leaves that turn, and diagrams that move


def test_a_leaf_turns_visibly_and_then_lies(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    open_at(rig)
    rig.settle()
    before = rig.picture()
    Mouse(rig).press("book.on")
    book = book_of(rig).book
    assert book.leaf.is_turning
    seen = {pygame.image.tobytes(before, "RGB")}
    while book.leaf.is_turning:
        rig.tick(0.08)
        seen.add(pygame.image.tobytes(rig.picture(), "RGB"))
    assert len(seen) > 3
    assert entries(rig)[0] not in in_sight(rig)


def test_no_leaf_turns_where_motion_is_off_or_instant(open_rig: OpenRig) -> None:
    for speed, reduced in ((0.0, False), (1.0, True)):
        rig = open_rig(SPREAD, speed=speed)
        rig.services.settings.reduced_motion = reduced
        rig.loop.settings_changed()
        open_at(rig)
        assert book_of(rig).book.turn(1)
        assert not book_of(rig).book.leaf.is_turning


def film_of(rig: Rig, rule_id: str) -> Plate:
    """The diagram with a film on the page of a rule."""
    open_at(rig, rule_id)
    rig.settle()
    return next(one for one in rig.top.root.walk() if isinstance(one, Plate) and one.takes_focus)


def test_a_diagram_plays_when_it_is_pointed_at_and_again_when_it_is_pressed(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(SPREAD)
    plate = film_of(rig, "DT-13")
    still = rig.picture()
    mouse = Mouse(rig)
    mouse.move(*center_of(rig, plate))
    assert plate.is_playing
    rig.tick(0.8)
    assert pygame.image.tobytes(rig.picture(), "RGB") != pygame.image.tobytes(still, "RGB")
    rig.settle()
    assert not plate.is_playing
    mouse.move(1, 1)
    mouse.move(*center_of(rig, plate))
    assert not plate.is_playing
    mouse.click(*center_of(rig, plate))
    assert plate.is_playing


def test_a_diagram_is_played_by_keys(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    plate = film_of(rig, "DT-13")
    keys = Keys(rig)
    keys.go_to(plate.name)
    keys.key("return")
    assert plate.is_playing


def test_with_reduced_motion_no_diagram_plays_by_itself(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    rig.services.settings.reduced_motion = True
    plate = film_of(rig, "DT-13")
    mouse = Mouse(rig)
    mouse.move(*center_of(rig, plate))
    assert not plate.is_playing


def test_a_film_ends_with_its_page(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    plate = film_of(rig, "DT-13")
    plate.activate()
    book_of(rig).book.show_chapter(0)
    rig.settle()
    assert not plate.is_playing


def center_of(rig: Rig, plate: Plate) -> tuple[int, int]:
    return rig.top.context.viewport.to_pixels(plate.rect).center


# Scrolled content


def glided(rig: Rig, frames: int) -> list[float]:
    """Where the head of a long chapter is seen, frame by frame, after the wheel was turned."""
    open_at(rig, "DT-13")
    rig.settle()
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    x, y = rig.top.context.viewport.point_to_pixels(*area.rect.center)
    Mouse(rig).wheel(x, y, -1)
    seen = [area.content.rect.top]
    for _ in range(frames):
        rig.tick()
        seen.append(area.content.rect.top)
    return seen


def test_a_scrolled_page_glides_to_where_it_belongs(open_rig: OpenRig) -> None:
    seen = glided(open_rig(SPREAD, 2.0), 14)
    assert all(before >= after for before, after in pairwise(seen))
    assert len(set(seen)) > 5
    assert seen[-1] == seen[-2]


def test_at_instant_speed_a_page_is_there_at_once(open_rig: OpenRig) -> None:
    assert len(set(glided(open_rig(SPREAD, 2.0, speed=0.0), 14))) == 1


# Opened at a rule


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
        told = with_glance(game_id, rig.services.keymap)
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


# Searching


def test_searching_turns_to_each_place_in_turn(any_size: Rig) -> None:
    open_at(any_size)
    mouse = Mouse(any_size)
    mouse.press("search")
    mouse.type("swap")
    search = book_of(any_size).search
    assert len(search.places) > 2
    assert all("swap" in words_of(one).casefold() for one in search.places)
    assert search.field.note == f"1 of {len(search.places)}"
    for place in (*search.places[1:], search.places[0]):
        mouse.press("search.after")
        assert place in in_sight(any_size)
    mouse.press("search.before")
    assert search.places[-1] in in_sight(any_size)
    assert search.field.note == f"{len(search.places)} of {len(search.places)}"


def test_enter_goes_to_the_next_place(rig: Rig) -> None:
    open_at(rig)
    keys = Keys(rig)
    keys.go_to("search")
    keys.type("swap")
    keys.key("return")
    assert book_of(rig).search.field.note.startswith("2 of")


def test_what_is_found_is_marked_and_nothing_else(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("Loot b")
    found = book_of(rig).search.places
    marked = [one for one in entries(rig) if "<m>" in words_of(one)]
    assert marked == found
    assert all("<m>b</m>" in words_of(one).casefold() for one in found)
    assert not any("<<m>" in words_of(one) for one in found)


def test_searching_for_a_rules_number_finds_it(rig: Rig) -> None:
    open_at(rig)
    keys = Keys(rig)
    keys.go_to("search")
    keys.type("dt-13")
    assert [one.paragraph.rules for one in book_of(rig).search.places] == [("DT-13",)]


def test_no_match_says_so_and_clearing_ends_the_search(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("xyzzy")
    search = book_of(rig).search
    assert (search.places, search.field.note) == ([], "nothing found")
    assert search.after.reason == "Nothing here mentions it."
    for _ in "xyzzy":
        mouse.key("backspace")
    assert search.field.note == "Search"
    assert search.after.reason == "First write what to look for."


def test_what_is_searched_for_is_looked_for_in_other_games_too(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("coin")
    mouse.press("game.bluffaneer")
    places = book_of(rig).search.places
    assert places
    assert set(places) <= set(entries(rig))


def test_letters_that_are_typed_do_nothing_else(rig: Rig, mouse: Mouse) -> None:
    """H, L, U and F1's neighbours are keys of the table; in the field they are letters."""
    open_at(rig)
    mouse.press("search")
    for letter in "hulq":
        mouse.key(letter)
        mouse.type(letter)
    field = mouse.find("search")
    assert field.text == "hulq"  # type: ignore[attr-defined]
    assert isinstance(rig.top, RulebookScene)


# The present match


def notes(rig: Rig) -> Iterator[str]:
    for head, _told in book_of(rig).book.chapters:
        for one in head.walk():
            if isinstance(one, Label) and one.name.startswith("note"):
                yield one.text


def test_house_rules_that_differ_stand_beside_the_title_of_their_chapter(rig: Rig) -> None:
    info = load(GAME).info
    open_at(rig, setup=Setup.of(info, 3, {"swaps_per_turn": 0, "hand_max": 4}))
    assert sorted(notes(rig)) == [
        "In this match: Cards you may keep: 4",
        "In this match: Swaps in a turn: None (friendly)",
    ]
    heads = [head for head, _told in book_of(rig).book.chapters]
    swaps = next(number for number, head in enumerate(heads) if "Swaps" in all_words(head))
    assert chapter_tells(rig, swaps, "DT-R11")


def all_words(widget: object) -> str:
    return " ".join(
        one.text
        for one in widget.walk()  # type: ignore[attr-defined]
        if isinstance(one, Label)
    )


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


MARKDOWN = """# Title

A paragraph with **bold** and *slanted*
words over two lines. (DT-01, DT-R3)

- one
- two (DT-02)

1. first
2. second

![Both](cards/do_not_touch/back ui/icon_add)

![](tokens/rum)
**Rum** is blue. (TB-47)
"""


def test_the_small_reader_of_markdown() -> None:
    found = list(paragraphs(MARKDOWN))
    assert [one.level for one in found[:2]] == [1, 0]
    assert found[1].rules == ("DT-01", "DT-R3")
    assert found[1].text == "A paragraph with <b>bold</b> and <i>slanted</i> words over two lines."
    assert [one.text for one in found[2:6]] == ["• one", "• two", "1. first", "2. second"]
    assert all(one.is_item for one in found[2:6])
    assert (found[6].text, found[6].image) == ("Both", "cards/do_not_touch/back ui/icon_add")
    assert (found[7].text, found[7].image) == ("<b>Rum</b> is blue.", "tokens/rum")
    assert found[7].rules == ("TB-47",)
    assert [one.is_beside for one in found[6:]] == [False, True]


def test_words_are_looked_for_whatever_their_case_and_order() -> None:
    paragraph = next(paragraphs("The Hook Reaches Across. (DT-12)"))
    assert paragraph.matches("ACROSS hook")
    assert paragraph.matches("dt-12")
    assert not paragraph.matches("hook deck")
