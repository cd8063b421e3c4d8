"""Text: wrapped, scaled, marked, and never clipped."""

import pytest
from hypothesis import given, settings, strategies as st

from tests import pictures
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.markup import escaped, runs
from treasure_games.stage.text import Face, Fonts, TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.viewport import Viewport

STYLE = TextStyle(26.0)
SENTENCE = "Once in your turn you may hook the last card of a rival's loot."
FONTS, ASSETS = Fonts(), pictures.assets()


def context(width=1920, height=1080, text_scale=1.0):
    return LayoutContext(Viewport(width, height, text_scale), Theme(), ASSETS, FONTS)


@given(st.text("abcdefg hijkl", max_size=80), st.floats(30, 600))
@settings(max_examples=60)
def test_wrapped_text_keeps_within_its_width(text, width):
    assert context().texts.measure(text, STYLE, width)[0] <= width + 1


@given(st.sampled_from([0.75, 1.0, 1.3, 2.0]), st.floats(200, 900))
@settings(max_examples=30)
def test_what_is_measured_is_what_is_drawn(text_scale, width):
    texts = context(text_scale=text_scale).texts
    block = texts.block(SENTENCE, STYLE, width)
    assert texts.measure(SENTENCE, STYLE, width) == pytest.approx((block.width, block.height))


@given(st.text("abcdefg hijkl", min_size=1, max_size=80), st.floats(60, 600))
@settings(max_examples=60)
def test_centred_lines_are_even_and_no_more_than_others(text, width):
    texts, centred = context().texts, TextStyle(26.0, align="centre")
    filled, even = texts.block(text, STYLE, width), texts.block(text, centred, width)
    assert even.line_count == filled.line_count
    assert even.width <= filled.width
    assert texts.measure(text, centred, width) == pytest.approx((even.width, even.height))


def test_no_word_is_left_alone_under_a_centred_line():
    texts, centred = context().texts, TextStyle(26.0, align="centre")
    whole = texts.measure(SENTENCE, centred)[0]
    block = texts.block(SENTENCE, centred, whole - 2)
    assert block.line_count == 2
    assert block.width < 0.62 * whole


def test_a_word_alone_on_the_last_line_gets_one_for_company():
    texts, (*most, one, last) = context().texts, SENTENCE.split()
    whole, without = texts.measure(SENTENCE, STYLE)[0], texts.measure(" ".join(most), STYLE)[0]
    block = texts.block(SENTENCE, STYLE, whole - 2)
    assert block.line_count == 2
    assert block.width == pytest.approx(without, abs=1.0)
    assert texts.block(f"{one} {last}", STYLE, texts.measure(one, STYLE)[0] + 4).line_count == 2


def test_no_line_is_left_shorter_than_the_company_of_the_last_word():
    texts = context().texts
    whole = texts.measure("so conquer", STYLE)[0]
    block = texts.block("so conquer it", STYLE, whole + 4)
    assert block.line_count == 2
    assert block.width == pytest.approx(whole, abs=1.0)


def test_every_word_is_drawn_however_narrow():
    texts = context().texts
    narrow = texts.measure(SENTENCE, STYLE, 10.0)
    assert narrow[1] > 20 * texts.line_height(STYLE)


def test_twice_the_text_scale_is_twice_the_size():
    usual, large = context().texts, context(text_scale=2.0).texts
    across = usual.measure(SENTENCE, STYLE)[0]
    assert large.measure(SENTENCE, STYLE)[0] == pytest.approx(2 * across, rel=0.02)


def test_a_smaller_window_keeps_virtual_sizes():
    large, small = context(3840, 2160).texts, context(1280, 720).texts
    across = large.measure(SENTENCE, STYLE)[0]
    assert small.measure(SENTENCE, STYLE)[0] == pytest.approx(across, rel=0.05)


def test_text_is_rendered_in_physical_pixels():
    usual, large = (
        context().texts.block("Loot", STYLE),
        context(3840, 2160).texts.block("Loot", STYLE),
    )
    assert large.surface.get_height() >= 2 * usual.surface.get_height() - 2


def test_lines_break_where_they_are_broken():
    texts = context().texts
    assert texts.block("one\ntwo\nthree", STYLE).line_count == 3


def test_figures_are_tabular():
    texts = context().texts
    for face in Face:
        widths = {
            texts.measure(figure * 8, TextStyle(48.0, face, is_tabular=True))[0]
            for figure in "0123456789"
        }
        assert len(widths) == 1


def test_punctuation_stays_with_its_word():
    texts = context().texts
    bold = texts.measure("<b>word</b>", STYLE)[0]
    assert texts.block("aa <b>word</b>, b", STYLE, bold + 4).line_count == 3


def test_marks_change_the_cut_and_nothing_else():
    marked = runs("a <b>bold <i>both</i></b> <c=wax_red>red</c> end")
    assert [run.text for run in marked] == ["a ", "bold ", "both", " ", "red", " end"]
    assert [run.is_bold for run in marked] == [False, True, True, False, False, False]
    assert marked[2].is_italic
    assert marked[4].colour == "wax_red"


def test_what_was_found_is_marked_without_moving_a_letter():
    assert [(one.text, one.is_marked) for one in runs("a <m>sw</m>ap")] == [
        ("a ", False), ("sw", True), ("ap", False)
    ]  # fmt: skip
    texts = context().texts
    plain, marked = texts.block("swap", STYLE), texts.block("<m>swap</m>", STYLE)
    assert (plain.width, plain.height) == (marked.width, marked.height)
    corner = tuple(marked.surface.get_at((0, 0)))[:3]
    assert corner == Theme().palette.brass_light
    assert plain.surface.get_at((0, 0)).a == 0


def test_a_seat_is_marked_by_its_emblem():
    assert runs("<seat=1> Mary")[0].image == "emblems/anchor"


def test_icons_take_the_height_of_the_line():
    texts = context().texts
    assert texts.measure("<seat=1>", STYLE)[1] == texts.measure("x", STYLE)[1]
    assert texts.block("<seat=1>", STYLE).surface.get_bounding_rect().height > 10


def test_other_brackets_stay_as_they_are():
    assert runs("5 < 6 <x>")[0].text == "5 < 6 <x>"


def test_a_typed_name_can_hold_no_marks():
    assert runs(escaped("<b>Bob</b>"))[0].is_bold is False
    assert "<" not in escaped("<seat=3>")


def test_rendering_the_same_words_again_costs_nothing():
    texts = context().texts
    assert texts.block(SENTENCE, STYLE, 300) is texts.block(SENTENCE, STYLE, 300)


@pytest.mark.parametrize("is_tabular", [False, True])
@pytest.mark.parametrize("mark", [".", ")", ",", "x"])
def test_what_follows_a_percent_sign_is_drawn(mark, is_tabular):
    texts, style = context().texts, TextStyle(26.0, is_tabular=is_tabular)
    assert texts.measure(f"58 %{mark}", style)[0] > texts.measure("58 %", style)[0] + 2


def test_rendered_texts_are_kept_within_their_bytes():
    texts = context().texts
    blocks = [texts.block(f"{number} {SENTENCE}", TextStyle(60.0)) for number in range(200)]
    size = blocks[0].surface.get_pitch() * blocks[0].surface.get_height()
    kept = [
        texts.block(f"{n} {SENTENCE}", TextStyle(60.0)) is blocks[n] for n in range(199, -1, -1)
    ]
    assert kept[0], "the newest is kept"
    assert sum(kept) * size < 8_000_000 < 200 * size


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("pair", ["„S", "“?", "”!", "“Q"])
def test_a_letter_after_a_quotation_mark_stands_beside_it(pair, face):
    texts, style = context().texts, TextStyle(60.0, face)
    mark, letter = (texts.measure(one, style)[0] for one in pair)
    assert texts.measure(pair, style)[0] == pytest.approx(mark + letter, abs=2)


@pytest.mark.parametrize("text", ["differ from", "change places", "of just", "half a jug of rum"])
@pytest.mark.parametrize("face", list(Face))
def test_a_line_of_words_is_as_wide_as_the_font_lays_it(text, face):
    whole = Fonts().width(face, 24, text)
    assert context().texts.measure(text, TextStyle(24.0, face))[0] == pytest.approx(whole, abs=2)


def test_letters_that_reach_below_their_neighbours_are_drawn_whole():
    style = TextStyle(96.0, Face.ITALIC)
    for text in ("f", "j of f", "from"):
        surface = context().texts.block(text, style).surface
        written = Fonts().written(Face.ITALIC, 96, text, (0, 0, 0, 255))
        assert surface.get_bounding_rect().width == pytest.approx(
            written.get_bounding_rect().width, abs=1
        )


@pytest.mark.parametrize("text", ["j of f, f of j", "a jug from far, just for fun", "“f” “j” f"])
@pytest.mark.parametrize("face", list(Face))
def test_a_line_fits_into_its_own_width(text, face):
    texts, style = context().texts, TextStyle(43.0, face)
    width, height = texts.measure(text, style)
    assert texts.measure(text, style, width) == (width, height)


@pytest.mark.parametrize(
    "text", ["\U0001f600 f \U0001f600", "漢 f", "\u0301 a", "\u200b", "f\u200b"]
)
def test_letters_that_a_face_lacks_are_measured_as_they_are_drawn(text):
    texts, style = context().texts, TextStyle(26.0, Face.ITALIC)
    block = texts.block(text, style)
    assert texts.measure(text, style) == pytest.approx((block.width, block.height))
