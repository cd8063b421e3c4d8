"""The rulebook: found by words, opened at the rule that a refusal spoke of."""

from __future__ import annotations

import pytest

from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import over
from tools.rig import Rig
from treasure_games.core.registry import GAMES
from treasure_games.screens.rulebook import Entry, Illustration, RulebookScene
from treasure_games.screens.rules_text import paragraphs, rulebook
from treasure_games.screens.title import TitleScene
from treasure_games.stage.input.intents import Direction, Scroll
from treasure_games.stage.markup import escaped
from treasure_games.stage.widgets.scroll import ScrollArea

GAME = "do_not_touch"


def entries(rig: Rig) -> list[Entry]:
    return [one for one in rig.top.root.walk() if isinstance(one, Entry)]


def shown(rig: Rig) -> list[str]:
    return [" ".join(words) for words in ([*_words(entry)] for entry in entries(rig))]


def _words(entry: Entry) -> list[str]:
    return [text for one in entry.walk() if (text := getattr(one, "text", ""))]


def open_at(rig: Rig, rule_id: str = "") -> None:
    over(rig, RulebookScene(rig.services, GAME, rule_id))


def test_the_whole_rulebook_is_there(rig: Rig) -> None:
    open_at(rig)
    assert len(entries(rig)) == len(rulebook(GAME))


@pytest.mark.parametrize("game_id", GAMES)
def test_it_opens_where_the_rule_stands(game_id: str, rig: Rig) -> None:
    over(rig)
    missed = []
    for rule_id in sorted({rule for one in rulebook(game_id) for rule in one.rules}):
        rig.loop.stack.push(RulebookScene(rig.services, game_id, rule_id))
        if not is_wanted_in_sight(rig):
            missed.append(rule_id)
        rig.loop.stack.pop()
    assert missed == []


def is_wanted_in_sight(rig: Rig) -> bool:
    """Does the first paragraph that tells the wanted rule begin in sight?"""
    wanted = next((entry for entry in entries(rig) if entry.is_wanted), None)
    clip = None if wanted is None else wanted.clip()
    return wanted is not None and clip is not None and clip.top <= wanted.rect.top < clip.bottom


def test_the_books_of_all_games_are_leafed_through_in_one_place(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    after = GAMES.index(GAME) + 1
    for game_id in (*GAMES[after:], *GAMES[:after]):
        mouse.press("game")
        assert len(entries(rig)) == len(rulebook(game_id))


def test_a_page_is_turned_and_a_line_of_it_stays(rig: Rig) -> None:
    keys = Keys(rig)
    open_at(rig)
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    keys.key("page down")
    assert 0.5 * area.rect.height < area.offset < area.rect.height
    keys.key("page up")
    assert area.offset == 0.0
    keys.key("end")
    assert area.offset == pytest.approx(area.content_height - area.rect.height)
    keys.key("home")
    assert area.offset == 0.0


def test_a_page_is_turned_while_one_searches(rig: Rig) -> None:
    keys = Keys(rig)
    open_at(rig)
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    keys.go_to("search")
    keys.key("page down")
    assert area.offset > 0.0


def test_the_right_stick_of_a_pad_scrolls(rig: Rig) -> None:
    open_at(rig)
    area = next(one for one in rig.top.root.walk() if isinstance(one, ScrollArea))
    assert rig.top.handle(Scroll(Direction.DOWN))
    assert 0.0 < area.offset < 0.5 * area.rect.height


def test_pictures_keep_their_shape(rig: Rig) -> None:
    for game_id in GAMES:
        over(rig, RulebookScene(rig.services, game_id))
        for one in rig.top.root.walk():
            if isinstance(one, Illustration):
                across, down = rig.services.assets.master_size(one.image)
                assert one.rect.width / one.rect.height == pytest.approx(across / down, rel=0.02)


def test_an_unknown_rule_opens_the_first_page(rig: Rig) -> None:
    open_at(rig, "XX-99")
    assert not [entry for entry in entries(rig) if entry.is_wanted]
    assert entries(rig)[0].rect.top >= 0


def test_searching_keeps_what_matches(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    everything = len(entries(rig))
    mouse.press("search")
    mouse.type("swap")
    found = shown(rig)
    assert 0 < len(found) < everything
    assert all("swap" in text.casefold() for text in found)
    assert any(f"{len(found)} passage" in words for words in mouse.words())


def test_searching_for_a_rules_number_finds_it(rig: Rig) -> None:
    open_at(rig)
    keys = Keys(rig)
    keys.go_to("search")
    keys.type("dt-13")
    assert shown(rig)
    assert all("DT-13" in text for text in shown(rig))


def test_no_match_says_so_and_clearing_brings_everything_back(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("xyzzy")
    assert entries(rig) == []
    assert "Nothing here speaks of “xyzzy”." in mouse.words()
    for _ in "xyzzy":
        mouse.key("backspace")
    assert len(entries(rig)) == len(rulebook(GAME))


def test_what_is_searched_for_is_told_as_it_is_written(rig: Rig, mouse: Mouse) -> None:
    """Whatever looks like a mark of style is none."""
    open_at(rig)
    mouse.press("search")
    mouse.type("<b>rum")
    assert f"Nothing here speaks of “{escaped('<b>rum')}”." in mouse.words()
    assert escaped("<b>rum") != "<b>rum"


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


def test_the_wheel_and_the_arrows_turn_the_pages(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    first = entries(rig)[0]
    top = first.rect.top
    size = rig.loop.window.pixel_size
    mouse.wheel(size[0] // 2, size[1] // 2, -3)
    assert first.rect.top < top
    below = first.rect.top
    mouse.key("down")
    assert first.rect.top <= below


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_esc_and_f1_close_it(key: str, rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.key(key)
    assert isinstance(rig.top, TitleScene)


def test_the_button_closes_it(rig: Rig, hands: Hands) -> None:
    open_at(rig)
    hands.press("close")
    assert isinstance(rig.top, TitleScene)


def test_the_page_comes_again_after_another_size(rig: Rig) -> None:
    open_at(rig, "DT-13")
    rig.services.settings.text_scale = 2.0
    rig.loop.settings_changed()
    rig.tick()
    assert any(entry.is_wanted for entry in entries(rig))


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


def test_a_rule_under_a_heading_opens_with_its_heading(rig: Rig) -> None:
    open_at(rig, "DT-18")
    page = entries(rig)
    number = next(number for number, one in enumerate(page) if one.is_wanted)
    assert page[number - 1].is_heading
    assert page[number - 1].rect.top >= 0
