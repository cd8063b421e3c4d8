"""The rulebook in motion: leaves that turn, diagrams that play, pages that glide."""

from itertools import pairwise

import pygame

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tests.screens.reading import SPREAD, book_of, entries, in_sight, open_at
from tools.rig import Rig
from treasure_games.screens.rulebook.entry import DiagramView
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.scroll import ScrollArea

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


def test_the_shadow_of_a_leaf_is_gone_when_it_lies(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    open_at(rig)
    rig.settle()
    book_of(rig).book.turn(1)
    for _ in range(18):
        rig.tick(1 / 60)
    assert book_of(rig).book.leaf.is_turning
    turning = pygame.surfarray.array3d(rig.picture()).astype(float)
    rig.settle()
    lying = pygame.surfarray.array3d(rig.picture()).astype(float)
    margin = slice(0, 200), slice(840, 850)
    darker = (lying - turning)[margin].mean(axis=(1, 2))
    assert (darker > 20.0).sum() <= 3  # the edge of the leaf itself


def test_no_leaf_turns_where_motion_is_off_or_instant(open_rig: OpenRig) -> None:
    for speed, reduced in ((0.0, False), (1.0, True)):
        rig = open_rig(SPREAD, speed=speed)
        rig.services.settings.reduced_motion = reduced
        rig.loop.settings_changed()
        open_at(rig)
        assert book_of(rig).book.turn(1)
        assert not book_of(rig).book.leaf.is_turning


def film_of(rig: Rig, rule_id: str) -> DiagramView:
    """The diagram with a film on the page of a rule."""
    open_at(rig, rule_id)
    rig.settle()
    return next(
        one for one in rig.top.root.walk() if isinstance(one, DiagramView) and one.takes_focus
    )


def test_a_diagram_plays_when_it_is_pointed_at_and_again_when_it_is_pressed(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(SPREAD)
    diagram = film_of(rig, "DT-13")
    still = rig.picture()
    mouse = Mouse(rig)
    mouse.move(*center_of(rig, diagram))
    assert diagram.is_playing
    rig.tick(0.8)
    assert pygame.image.tobytes(rig.picture(), "RGB") != pygame.image.tobytes(still, "RGB")
    rig.settle()
    assert not diagram.is_playing
    mouse.move(1, 1)
    mouse.move(*center_of(rig, diagram))
    assert not diagram.is_playing
    mouse.click(*center_of(rig, diagram))
    assert diagram.is_playing


def test_a_diagram_is_played_by_keys(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    diagram = film_of(rig, "DT-13")
    keys = Keys(rig)
    keys.go_to(diagram.name)
    keys.key("return")
    assert diagram.is_playing


def test_with_reduced_motion_no_diagram_plays_by_itself(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    rig.services.settings.reduced_motion = True
    diagram = film_of(rig, "DT-13")
    mouse = Mouse(rig)
    mouse.move(*center_of(rig, diagram))
    assert not diagram.is_playing


def test_a_film_ends_with_its_page(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    diagram = film_of(rig, "DT-13")
    diagram.activate()
    book_of(rig).book.show_chapter(0)
    rig.settle()
    assert not diagram.is_playing


def center_of(rig: Rig, diagram: DiagramView) -> tuple[int, int]:
    return rig.top.context.viewport.to_pixels(diagram.rect).center


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


def test_an_open_book_covers_the_window_and_frees_what_is_below(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    freed: list[str] = []
    below = TitleScene(rig.services)
    below.free_pictures = lambda: freed.append("pictures")  # type: ignore[method-assign]
    rig.show(below)
    rig.loop.stack.push(RulebookScene(rig.services, "do_not_touch"))
    rig.settle()
    assert freed == ["pictures"]
    canvas, picture = Canvas(rig.loop.context), rig.picture()
    book_of(rig).draw(canvas)
    picture.fill("magenta")
    canvas.paint(picture)
    assert not any(
        picture.get_at((x, y))[:3] == (255, 0, 255)
        for x in range(0, picture.get_width(), 3)
        for y in range(0, picture.get_height(), 3)
    )


def test_a_plate_stands_until_its_film_plays(open_rig: OpenRig) -> None:
    rig = open_rig(SPREAD)
    open_at(rig, "DT-12")
    rig.settle()
    [hook] = [one for one in rig.top.root.walk() if isinstance(one, DiagramView)]
    place = rig.loop.context.viewport.to_pixels(hook.rect)

    def seen() -> bytes:
        return pygame.image.tobytes(rig.picture().subsurface(place), "RGB")

    before = seen()
    assert not hook.make(), "no table is laid for it"
    hook.activate()
    rig.tick(0.1)
    assert seen() != before
    rig.settle()
    assert seen() == before
