"""Layout: containers at every window and text scale, scrolling, and the check that finds faults."""

import pygame
import pytest
from pygame import FRect

from tests.layout_check import problems
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Centred, Column, Flow, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.stage.widgets.widget import Box, BoxKind, Size, Widget

pytestmark = pytest.mark.one_in_turn("size", "scale")

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1600, 1200)]
SCALES = [0.75, 1.0, 2.0]
SENTENCE = "Once in your turn you may hook the last card of a rival's loot."


def nothing(value: object = None) -> None:
    """A call-back."""


def line(text: str, control):
    label = Label(text, name=f"{text}.label")
    label.grow = 1.0
    return Row(label, control, align="centre")


def settings_screen():
    """All kinds of widgets, as a settings screen would have them."""
    levels = [Option("d", "Deckhand"), Option("m", "Mate"), Option("c", "Captain")]
    rows = Column(
        line("Music", Slider(0.5, nothing, "music")),
        line("Level", Stepper(levels, "m", nothing, "level")),
        line("Name", TextField("Mary", nothing, "name")),
        Toggle(
            "Reduced motion, for those who would rather see less of it", False, nothing, "motion"
        ),
        Label(SENTENCE, TextStyle(22.0), "words"),
        Flow(*(Button(word, name=word) for word in SENTENCE.split()[:5])),
    )
    pages = [("Sound", ScrollArea(rows, "rows")), ("Keys", Label("Keys", name="keys"))]
    tabs = Tabs(pages, nothing)
    panel = Panel(tabs, "plank", "panel")
    buttons = Flow(Button("Back", name="back"), Button("Reset all", name="reset"), align="end")
    panel.grow = 1.0
    return Column(panel, buttons, name="screen")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_screen_of_all_widgets_is_sound_at_every_size(open_stage, size, scale):
    stage = open_stage(*size, text_scale=scale)
    scene = stage.show(settings_screen())
    assert problems(scene.boxes(), stage.context.viewport) == []


@pytest.mark.parametrize(("scale", "widest"), [(0.75, 600.0), (1.0, 600.0), (2.0, 1200.0)])
def test_a_sheet_in_the_middle_is_wider_for_larger_letters(open_stage, scale, widest):
    stage = open_stage(1920, 1080, text_scale=scale)
    label = Label(SENTENCE * 9, name="words")
    stage.show(Centred(Panel(label, "parchment", "sheet"), widest=600.0))
    assert widest - 200.0 < label.parent.rect.width < widest + 2.0


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_words_on_a_small_sheet_scroll_at_every_size(open_stage, size, scale):
    stage = open_stage(*size, text_scale=scale)
    words = ScrollArea(Label(SENTENCE * 9, name="words"), "scroll", highest=420.0)
    buttons = Flow(Button("Leave the match", name="leave"), Button("Stay", name="stay"))
    sheet = Panel(Column(words, buttons, gap=26.0), "parchment", "sheet", padding=54.0)
    scene = stage.show(Centred(sheet, widest=860.0))
    assert problems(scene.boxes(), stage.context.viewport) == []


def test_a_tiny_window_does_not_crash(open_stage):
    stage = open_stage(320, 200, text_scale=2.0)
    stage.show(settings_screen())
    for size in ((321, 240), (1, 1), (640, 120)):
        stage.loop.window.resize(*size)
        stage.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        stage.rest(0.1)


def test_a_row_shares_what_is_left_with_those_that_grow(make_look):
    context = make_look()
    left, right = Button("A"), Button("B")
    row = Row(left, Spacer(), right)
    row.place(FRect(0, 0, 1000, 60), context)
    assert left.rect.left == 0
    assert right.rect.right == pytest.approx(1000)
    assert left.rect.width < 300


def test_a_row_that_is_too_narrow_lets_words_wrap(make_look):
    context = make_look(text_scale=2.0)
    label, button = Label(SENTENCE), Button("Go on")
    row = Row(label, button)
    wanted = row.preferred(context, 600)
    row.place(FRect(0, 0, 600, wanted.height), context)
    assert button.rect.right <= 601
    assert (
        context.texts.measure(SENTENCE, label.style, label.rect.width)[1] <= label.rect.height + 1
    )


def test_a_flow_wraps_like_words(make_look):
    context = make_look()
    flow = Flow(*(Button(f"Button {number}") for number in range(8)))
    narrow, wide = flow.preferred(context, 500), flow.preferred(context, 5000)
    assert narrow.height > 3 * wide.height
    assert narrow.width <= 500


def test_a_hidden_child_takes_no_room(make_look):
    context = make_look()
    first, second = Button("A"), Button("B")
    column = Column(first, second)
    both = column.preferred(context).height
    second.is_visible = False
    assert column.preferred(context).height < both / 2 + 1


def test_something_in_the_middle_never_outgrows_the_window(make_look):
    context = make_look(1024, 640, 2.0)
    middle = Centred(Panel(ScrollArea(Label(SENTENCE * 40)), name="p"), widest=900)
    middle.place(context.viewport.rect, context)
    assert context.viewport.rect.contains(middle.content.rect)


def test_what_scrolls_gives_the_room_that_a_column_lacks(make_look):
    context = make_look()
    area, button = ScrollArea(Label(SENTENCE * 40), highest=700.0), Button("Go on")
    page = Column(Label("Ahoy"), area, button)
    whole = page.preferred(context, 900.0).height
    page.place(FRect(0, 0, 900, whole - 200.0), context)
    assert button.rect.bottom == pytest.approx(whole - 200.0)
    assert area.rect.height == pytest.approx(500.0)


@pytest.fixture
def scrolled(stage):
    buttons = [Button(f"Row {number}", name=f"row{number}") for number in range(30)]
    area = ScrollArea(Column(*buttons), "area")
    scene = Scene(stage.services)
    scene.root.add(area, lambda context: FRect(200, 100, 800, 400))
    stage.loop.stack.push(scene)
    stage.rest(0.2)
    return scene, area, buttons


def test_the_wheel_scrolls_until_the_end(stage, scrolled):
    _, area, _ = scrolled
    stage.move(300, 200)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0, flipped=False)
    stage.step(wheel)
    assert area.offset > 0
    for _ in range(40):
        stage.step(wheel)
    assert area.offset == pytest.approx(area.content_height - area.rect.height)


class Sheet(Widget):
    """White, and higher than what shows it."""

    def preferred(self, context, width=None):
        return Size(100.0, 2000.0)

    def draw(self, canvas):
        canvas.fill(self.rect, (255, 255, 255))


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_content_fades_out_where_there_is_more_over_about_a_line(make_look, text_scale):
    """A sentence that is cut between two lines must be seen to go on."""
    context = make_look(1920, 1080, text_scale)
    area = ScrollArea(Sheet("sheet"))
    area.place(FRect(200, 100, 800, 400), context)

    def levels():
        canvas, surface = Canvas(context), pygame.Surface((1920, 1080))
        area.draw(canvas)
        canvas.paint(surface)
        return [surface.get_at((300, y)).r for y in range(100, 500)]

    for offset in (0.0, 2000.0):
        area.scroll_to(offset)
        column = levels()
        assert column == sorted(column, reverse=offset == 0.0)
        assert min(column) < 20 < max(column) == 255
        assert 22 * text_scale <= sum(level < 255 for level in column) <= 30 * text_scale


def test_the_focus_is_always_in_sight(stage, scrolled):
    scene, area, buttons = scrolled
    for _ in range(len(buttons)):
        stage.key(pygame.K_TAB)
        assert area.rect.contains(scene.focus.current.rect)


def test_what_is_scrolled_away_can_not_be_clicked(stage, scrolled):
    scene, area, buttons = scrolled
    hidden = buttons[8]
    assert hidden.rect.top > area.rect.bottom
    assert scene.focus.control_at(*hidden.rect.center) is None


def test_the_bar_can_be_dragged_and_keyed(stage, scrolled):
    scene, area, _ = scrolled
    stage.click(area.bar.rect.centerx, area.bar.rect.bottom - 5)
    assert area.offset > 500
    scene.focus.set(area.bar)
    before = area.offset
    stage.key(pygame.K_UP)
    assert area.offset < before


def test_text_alone_can_be_read_by_keys(stage):
    area = ScrollArea(Label(SENTENCE * 200, name="long"), "area")
    stage.show(area)
    stage.key(pygame.K_TAB)
    stage.key(pygame.K_DOWN)
    assert area.offset > 0


def box(name, *rect, kind=BoxKind.TARGET, **more):
    return Box(name, FRect(*rect), kind, **more)


VIEWPORT = Viewport(1920, 1080)


@pytest.mark.parametrize(
    ("boxes", "words"),
    [
        ([box("a", 1900, 10, 60, 60)], "outside"),
        ([box("a", 10, 10, 60, 30)], "target of only"),
        ([box("a", 10, 10, 60, 60), box("b", 40, 40, 60, 60)], "overlap"),
        ([box("a", 10, 10, 60, 60, kind=BoxKind.TEXT, text_size=(80, 20))], "takes 80"),
        ([box("a", 10, 10, 60, 60), box("a", 100, 10, 60, 60)], "used twice"),
        ([box("a", 10, 10, 60, 60), box("t", 20, 20, 60, 60, kind=BoxKind.TEXT)], "overlap"),
    ],
)
def test_the_check_finds(boxes, words):
    found = problems(boxes, VIEWPORT)
    assert len(found) == 1
    assert words in found[0]


@pytest.mark.parametrize(
    "boxes",
    [
        [box("a", 10, 10, 60, 60), box("b", 70, 10, 60, 60)],
        [box("a", 10, 10, 60, 60), box("t", 20, 20, 30, 30, kind=BoxKind.TEXT, parent="a")],
        [
            box("a", 10, 10, 60, 60, overlap_group="hand"),
            box("b", 40, 10, 60, 60, overlap_group="hand"),
        ],
        [box("a", 10, 10, 60, 60), box("tip", 20, 20, 60, 60, may_overlap=True)],
        [box("a", 10, 10, 60, 60), box("p", 0, 0, 500, 500, kind=BoxKind.PANEL)],
        [box("art", -50, -50, 5000, 5000, kind=BoxKind.ART)],
        [box("a", 10, 10, 60, 60), box("b", 10, 60, 60, 60, clip=FRect(0, 71, 500, 500))],
    ],
)
def test_the_check_allows(boxes):
    assert problems(boxes, VIEWPORT) == []


def test_the_ring_round_a_bar_touches_no_words(stage):
    words = Label(SENTENCE * 200, name="long")
    area = ScrollArea(words, "area")
    stage.show(area)
    assert area.bar.rect.left - words.rect.right > skin.RING
