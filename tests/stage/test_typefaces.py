"""Names in every script: letters that our typefaces lack come from those of the system."""

import shutil
from pathlib import Path

import pygame
import pytest
from font_source_serif_pro import font_files_ttf

from tests.stage.conftest import Stage, placed
from treasure_games.stage import typefaces
from treasure_games.stage.naming import states_of
from treasure_games.stage.text import Face, Fonts
from treasure_games.stage.typefaces import (
    LEFTWARD_WORDS,
    OWN,
    Part,
    is_shown,
    parts_of,
    script_of,
)
from treasure_games.stage.widgets.text_field import TextField

INK = (35, 24, 15)
ENG = "Ŋ"
"""Our typefaces lack this letter, and those of two words in Arabic; pygame's has them."""
SHORT, LONG = "ء", "سسسس"
ITALIC: str = font_files_ttf[Face.ITALIC.value]
HANGUL = "김"
"""Not even pygame's has this."""


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with one typeface, in a folder within its folder."""
    monkeypatch.setattr(typefaces, "FOLDERS", (str(tmp_path),))
    path = tmp_path / "of some kind" / "Free.TTF"
    path.parent.mkdir()
    shutil.copy(Path(pygame.__file__).parent / pygame.font.get_default_font(), path)
    return path


def pixels(face: Face, size: int, text: str) -> bytes:
    return pygame.image.tobytes(Fonts().written(face, size, text, INK), "RGBA")


def test_what_our_typeface_has_stays_in_it(system: Path) -> None:
    for text in ("Mary", "Żółw, Ωμέγα, Ёж", "„Ahoi“ \u2060!"):
        assert parts_of(text) == []


def test_a_letter_that_it_lacks_is_taken_from_the_system_s(system: Path) -> None:
    assert (parts_of(f"a{ENG}b")) == [
        Part(OWN, "a"), Part(str(system), ENG), Part(OWN, "b"),
    ]  # fmt: skip
    assert is_shown(ENG)


def test_spaces_joiners_and_marks_stay_with_the_letters_before(system: Path) -> None:
    for text in (f"{SHORT} {LONG}", f"{SHORT}\u200d{LONG}", f"{SHORT}\ufe0f", f"{SHORT}\u061a"):
        assert parts_of(text) == [Part(str(system), text)]


def test_slanted_letters_that_we_lack_stand_upright_in_our_own(system: Path) -> None:
    assert parts_of("aΩ", ITALIC) == [Part(ITALIC, "a"), Part(OWN, "Ω")]
    assert pixels(Face.ITALIC, 43, "Ω") == pixels(Face.REGULAR, 43, "Ω")


def test_what_nothing_shows_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typefaces, "FOLDERS", ("$NO_SUCH_PLACE/fonts", "~/no such folder"))
    for letter in (HANGUL, "\u1680", "\0", "\ud800", "\U0010ffff"):
        assert not is_shown(letter)
        assert parts_of(f"a{letter}b") == [Part(OWN, "a\ufffdb")]
        assert pixels(Face.BOLD, 44, letter) == pixels(Face.BOLD, 44, "\ufffd")
        shown = Fonts().reach(Face.BOLD, 44, f"{letter}a")
        assert shown[0] == Fonts().width(Face.BOLD, 44, "\ufffda")


def test_damaged_typefaces_are_passed_over(system: Path) -> None:
    whole = system.read_bytes()
    for place, damaged in enumerate((b"", b"ttcf", b"ttcf" * 20, whole[:300], whole[:4] * 900)):
        (system.parent / f"a{place}.otf").write_bytes(damaged)
    (system.parent / "cut.ttf").write_bytes(whole[: len(whole) // 4])
    assert parts_of(ENG) == [Part(str(system), ENG)]


def test_a_plain_typeface_comes_before_a_bold_one_and_a_known_one_before_all(system: Path) -> None:
    for name in ("X-Bold.ttf", "A long name.ttf", "LastResort.otf"):
        shutil.copy(system, system.parent / name)
    assert parts_of(ENG) == [Part(str(system), ENG)]
    shutil.copy(system, system.parent / "NotoSans-Regular.ttf")
    typefaces.FOLDERS = (*typefaces.FOLDERS, "~/no such folder")  # Others are looked through anew.
    assert parts_of(ENG) == [Part(str(system.parent / "NotoSans-Regular.ttf"), ENG)]


@pytest.mark.parametrize("size", [15, 24, 60])
def test_foreign_letters_stand_on_the_line_within_its_height(system: Path, size: int) -> None:
    fonts = Fonts()
    plain, mixed = (fonts.written(Face.REGULAR, size, text, INK) for text in ("aI", f"a{ENG}"))
    assert mixed.get_height() == plain.get_height()
    assert mixed.get_width() == fonts.width(Face.REGULAR, size, f"a{ENG}")
    assert abs(mixed.get_bounding_rect().top - plain.get_bounding_rect().top) <= size / 8
    assert fonts.reach(Face.REGULAR, size, ENG) == (fonts.width(Face.REGULAR, size, ENG), 0, 0)


@pytest.mark.parametrize("space", ["\u2003", "\u2009", "\u202f", "\u3000"])
def test_spaces_of_all_widths_need_no_typeface(space: str) -> None:
    assert parts_of(f"Best moment{space}Turn 10") == []


def test_whoever_has_no_home_has_fewer_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(_path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "expanduser", homeless)
    assert typefaces._installed(("~/of/nobody",)) == ()


@pytest.mark.parametrize("word", ["\u0645\u0631\u062d\u0628\u0627", "\u0628\u0628\u0628\u0628"])
def test_the_caret_never_goes_back_within_a_word_in_arabic(word: str, stage: Stage) -> None:
    """Letters change with their neighbours: what was read is no wider than its word."""
    field = TextField(f"{word} abc", print)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_HOME)
    places = [field.caret_x]
    for _letter in word:
        stage.key(pygame.K_RIGHT)
        places.append(field.caret_x)
    assert places == sorted(places, reverse=True)
    assert places[-1] >= field._inner().left


def test_words_in_arabic_run_to_the_left(system: Path, stage: Stage) -> None:
    """The first word, which is short, stands at the right end; nothing splits the two."""
    block = stage.context.texts.block(f"{SHORT} {LONG}", TextField("", print).style)
    ink = block.surface.get_bounding_rect()
    columns = [
        block.surface.subsurface((x, 0, 1, ink.bottom)).get_bounding_rect().width
        for x in range(ink.left, ink.right)
    ]
    is_ink = "".join("#" if wide else " " for wide in columns)
    widest = max(is_ink.split("#"), key=len)
    assert is_ink.index(widest) > len(columns) / 2
    assert [script_of(part.text) for part in parts_of(f"{SHORT}a")] == ["Arab", "Zyyy"]


@pytest.mark.parametrize("digits", ["\u0661\u0667", "\u06f1\u06f7"])
def test_digits_in_arabic_are_read_from_the_left(digits: str) -> None:
    assert LEFTWARD_WORDS.findall(f"{LONG} {digits}{LONG}") == [LONG, LONG]


def test_the_caret_goes_to_the_left_in_arabic(system: Path, stage: Stage) -> None:
    field = TextField(f"Ann {LONG}", print)
    stage.show(placed(field))
    stage.key(pygame.K_TAB)
    places = []
    for key in (pygame.K_HOME, *[pygame.K_RIGHT] * len(field.text)):
        stage.key(key)
        places.append(field.caret_x)
    assert places[:4] == sorted(places[:4])
    assert places[4:] == sorted(places[4:], reverse=True)
    assert places[4] > places[3]
    assert places[-1] < places[4]


def test_a_field_refuses_letters_that_nothing_here_shows(system: Path, stage: Stage) -> None:
    heard: list[str] = []
    field = TextField("", heard.append)
    scene = stage.show(placed(field))
    stage.click_on(field)
    stage.type(f"a{HANGUL}")
    assert (field.text, heard) == ("a", ["a"])
    assert scene.focus.tip == field.complaint == "No typeface on this computer can show that."
    assert field.complaint in states_of(field)
    stage.type(ENG)
    assert (field.text, field.complaint, scene.focus.tip) == (f"a{ENG}", "", "")


def test_a_pasted_line_end_is_dropped_without_a_word(
    system: Path, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Mary\r\n")
    field = TextField("", print)
    stage.show(placed(field))
    stage.click_on(field)
    stage.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert (field.text, field.complaint) == ("Mary", "")
