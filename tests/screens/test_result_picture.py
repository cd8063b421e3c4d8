"""What lives in the picture of the result: stacks, poster, curve, buttons, each in its place."""

import hashlib
from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.screens.conftest import in_german
from tests.screens.endings import (
    ended,
    show_result,
    won,
)
from tools.moments import MOMENTS
from tools.moments.telling import finished_by_deckhands
from tools.rig import Rig
from treasure_games.core.language import use_language
from treasure_games.core.registry import GAMES
from treasure_games.match.as_text import as_text
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.result.stacks import Stack
from treasure_games.screens.result.summary import _ON
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.table.fitting import last_word
from treasure_games.table.seat_face import SeatFace


@pytest.mark.parametrize(
    ("moment", "text_scale", "told"),
    [
        ("bluffaneer_result_lost", 1.0, "12 short"),
        ("result_lost", 1.0, "4 short"),
        ("result_lost", 2.0, "\u22124"),
    ],
)
def test_what_was_missing_is_told_and_no_face_stands_over_the_winners(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch, moment: str, text_scale: float, told: str
) -> None:
    rig = open_rig((1920, 1080), text_scale)
    MOMENTS[moment].show(rig)
    assert isinstance(rig.top, ResultScene)
    faces = {one.name: one.rect for one in rig.top.root.walk() if isinstance(one, SeatFace)}
    (winner,) = rig.top.story.outcome.winners
    assert faces["seat0.face"].top >= faces[f"seat{winner}.face"].top
    texts: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, text: str, *rest: object) -> None:
        texts.append(text)
        write(canvas, text, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    rig.top.draw(Canvas(rig.loop.context))
    assert told in texts


def drawn_by(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """The texts and the names of the pictures that are drawn now."""
    texts: list[str] = []
    pictures: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_rest: texts.append(text))
    monkeypatch.setattr(Canvas, "image", lambda _canvas, name, _rect: pictures.append(name))
    rig.top.draw(Canvas(rig.loop.context))
    return texts, pictures


def test_the_last_dice_stand_on_the_coins_and_the_round_of_each_loss_on_its_plate(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["scallywager_result"].show(rig)
    assert isinstance(rig.top, ResultScene)
    story, words = rig.top.story, Mouse(rig).words()
    (winner,) = story.outcome.winners
    _texts, pictures = drawn_by(rig, monkeypatch)
    dice = [name for name in pictures if name.startswith("scallywager/die_")]
    assert len(dice) == story.outcome.scores[winner] > 0
    for seat in set(range(4)) - {winner}:
        scores = [one[seat] for one in story.course.scores]
        when = scores.index(0)
        assert scores[when - 1] > 0
        assert story.lost(seat) == f"Round {story.course.numbers[when]}"
        assert any(story.lost(seat) in one for one in words)


def test_stars_of_a_challenge_have_the_chest_for_themselves(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    MOMENTS["scallywager_result"].show(rig)
    assert isinstance(rig.top, ResultScene)
    hero = rig.top._tableau.hero
    assert not list(hero.passages(rig.loop.context))
    hero._story = replace(hero._story, stars=(True, False, False))
    assert [name for name, _line in hero.passages(rig.loop.context)] == ["hero.score"]
    _texts, pictures = drawn_by(rig, monkeypatch)
    assert not [name for name in pictures if name.startswith("scallywager/die_")]


def test_rounds_that_dont_fit_are_left_out(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, prepare=in_german)
    MOMENTS["scallywager_result_lost"].show(rig)
    stacks = [one for one in rig.top.root.walk() if isinstance(one, Stack)]
    told = [line.text for one in stacks for _name, line in one.passages(rig.loop.context)]
    assert sorted(told) == ["0", "0", "0", "5"]


def test_a_flipped_coin_lies_between_the_emblems_of_those_who_were_level(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["bluffaneer_result"].show(rig)
    assert isinstance(rig.top, ResultScene)
    story, theme = rig.top.story, rig.services.theme
    best = max(story.outcome.scores)
    tied = [seat for seat, score in enumerate(story.outcome.scores) if score == best]
    marks = [theme.seats[story.seats[seat].emblem].emblem_image for seat in tied]
    _texts, pictures = drawn_by(rig, monkeypatch)
    at = pictures.index("objects/score_coin")
    assert [pictures[at - 1], pictures[at + 1]] == marks


def test_many_have_cards_in_two_columns_the_best_first_with_a_coin_for_each_point(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1280, 720))
    scene = show_result(rig, won(rig, pirates=7, game_id="treasure_boots", likely=6))
    scores = scene.story.outcome.scores
    stacks = {one.name: one for one in rig.top.root.walk() if isinstance(one, Stack)}
    listed = [stacks[f"seat{seat}.stack"] for seat in reversed(scene.story.stacked)]
    places = [(one.rect.top, one.rect.left) for one in listed]
    assert places == sorted(places)
    assert all(one.rect.clip(other.rect).size == (0, 0) for one, other in combinations(listed, 2))
    alone, *others = listed
    assert len(others) == 6
    assert len({one.rect.left for one in others}) == 2
    assert (alone.rect.left, alone.rect.right) == (others[0].rect.left, others[1].rect.right)
    told = [line.text for one in listed for _name, line in one.passages(rig.loop.context)]
    names = [scene.story.name(seat) for seat in scene.story.stacked]
    assert all(name in told or last_word(name) in told for name in names)
    _texts, pictures = drawn_by(rig, monkeypatch)
    coins = sum(scores[seat] for seat in scene.story.stacked)
    assert pictures.count("result/coin") == coins


def test_the_names_of_two_winners_are_whole_on_their_poster(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["chart_result_shared"].show(rig)
    assert isinstance(rig.top, ResultScene)
    story, hero = rig.top.story, rig.top._tableau.hero
    lines = {name: line.text for name, line in hero.passages(rig.loop.context)}
    names = [story.name(seat) for seat in story.outcome.winners]
    assert lines["hero.name"] == " and ".join(names)


def test_each_game_has_something_lying_on_the_table(rig: Rig) -> None:
    for game_id in GAMES:
        for light in ("warm", "cold"):
            assert rig.services.assets.original_size(f"result/prop_{game_id}_{light}")


def test_the_charge_on_a_poster_is_whole_at_large_text_in_german(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, prepare=in_german)
    MOMENTS["stolen_result_lost"].show(rig)
    (charge,) = [box for box in rig.top.boxes() if box.name.endswith("charge")]
    one_line = rig.loop.context.texts.line_height(TextStyle(27.0, Face.SEMIBOLD, "ink"))
    assert charge.text_size is not None
    assert charge.text_size[1] > 1.5 * one_line


def test_the_cross_on_the_curve_hides_no_emblem(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, FRect] = {}
    draw = Canvas.image

    def noted(canvas: Canvas, name: str, rect: FRect) -> None:
        drawn[name] = FRect(rect)
        draw(canvas, name, rect)

    rig = open_rig((1280, 720))
    monkeypatch.setattr(Canvas, "image", noted)
    MOMENTS["result_2"].show(rig)
    drawn.clear()
    rig.top.draw(Canvas(rig.loop.context))
    cross = drawn["result/cross"]
    ends = [rect for rect in drawn.values() if rect.width == 32.0 and rect.left > cross.left]
    assert ends
    assert not any(cross.colliderect(rect) for rect in ends)
    winner = max(ends, key=lambda rect: -rect.top)
    assert cross.top > winner.bottom + 32.0, "it hides the finish"


def test_the_seed_is_told_in_the_copied_text_alone(rig: Rig) -> None:
    for name in ("result_won", "result_leaf", "pause"):
        MOMENTS[name].show(rig)
        assert not any("SHA-256" in words or "sealed" in words for words in Mouse(rig).words())
    match = finished_by_deckhands("scallywager", 1, 1)
    digest = hashlib.sha256(str(match.plan.seed).encode()).hexdigest()
    assert f"Seed {match.plan.seed}; its SHA-256 begins with {digest[:16]}" in as_text(match, 0)


@pytest.mark.parametrize(
    "name", ["result_won", "result_lost", "stolen_result", "bluffaneer_result", "challenge_won"]
)
def test_the_acts_stand_in_one_row_around_the_main_one(open_rig: OpenRig, name: str) -> None:
    rig = open_rig((1280, 720))
    MOMENTS[name].show(rig)
    mouse = Mouse(rig)
    main, *others = (mouse.find(one).rect for one in ("rematch", "title", "see_table", "more"))
    assert main.centerx == pytest.approx(rig.loop.context.viewport.rect.centerx, abs=1.0)
    assert {rect.centery for rect in others} == {main.centery}
    assert {round(rect.width) for rect in others} == {round(others[0].width)}
    acts = [one for one in mouse.controls() if isinstance(one, Button)]
    assert len(acts) == 5
    sides = [sum(one.rect.centerx < main.left for one in acts),
             sum(one.rect.centerx > main.right for one in acts)]  # fmt: skip
    assert sides == [2, 2]


def test_the_rest_of_the_acts_is_behind_one_button(rig: Rig) -> None:
    MOMENTS["bluffaneer_result"].show(rig)
    mouse = Mouse(rig)
    rest = {"advice", "reel", "watch", "again", "setup"}
    assert not rest & set(mouse.names())
    mouse.press("more")
    assert rest <= set(mouse.names())
    mouse.key("escape")
    assert isinstance(rig.top, ResultScene)
    mouse.press("more")
    mouse.press("advice")
    mouse.key("escape")
    assert isinstance(rig.top, ResultScene)


def test_the_medallion_of_a_winner_is_clear_of_the_lens(open_rig: OpenRig) -> None:
    rig = open_rig((3840, 2160), text_scale=0.75, prepare=in_german)
    MOMENTS["chart_result"].show(rig)
    summary = rig.top._tableau.summary  # type: ignore[attr-defined]
    _head, chart, _lines = summary._written(rig.loop.context)
    assert chart.top >= summary._frame.rect(*_ON.lens).bottom + 16.0


def test_a_poster_tells_its_own_match_and_not_the_last_one(open_rig: OpenRig) -> None:
    """The same pirate of the same crew may win again."""
    rig, scores, posters = open_rig((1280, 720)), [0], []
    for _match in range(2):
        lost = ended(
            rig,
            lambda told: told.winners == (1,) and told.scores[1] not in scores,
            1,
            1,
            "scallywager",
        )
        scene = show_result(rig, lost)
        scores.append(scene.story.outcome.scores[1])
        poster = next(one for one in scene.root.walk() if one.name == "hero")
        place = rig.loop.context.viewport.to_pixels(poster.rect)
        posters.append(pygame.image.tobytes(rig.picture().subsurface(place), "RGB"))
    assert posters[0] != posters[1]


def test_two_wanted_with_long_names_are_called_briefly_and_large(open_rig: OpenRig) -> None:
    """Mary Rotschopf und Ruth Gnadenlos: whole names would be cut, in the smallest letters."""
    rig = open_rig(text_scale=2.0)
    use_language("de")
    MOMENTS["chart_result_shared"].show(rig)
    heights = {box.name: box.text_size[1] for box in rig.top.boxes() if box.text_size}
    assert heights["hero.name"] > heights["hero.charge"]


@pytest.mark.parametrize("name", ["result_won", "stolen_result_lost"])
def test_the_main_act_stays_on_the_axis_where_large_text_takes_two_lines(
    open_rig: OpenRig, name: str
) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, prepare=in_german)
    MOMENTS[name].show(rig)
    main = Mouse(rig).find("rematch").rect
    others = [Mouse(rig).find(one).rect for one in ("title", "see_table")]
    assert abs(main.centerx - rig.loop.context.viewport.rect.centerx) < 1.0
    assert others[0].bottom < main.top
    assert others[1].centery == pytest.approx(main.centery)


@pytest.mark.parametrize("name", ["bluffaneer_result", "scallywager_result_lost"])
def test_the_main_act_is_in_the_middle_with_a_truth_reel_beside_it(
    open_rig: OpenRig, name: str
) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, prepare=in_german)
    MOMENTS[name].show(rig)
    window, main = rig.loop.context.viewport.rect, Mouse(rig).find("rematch").rect
    acts = [one.rect for one in Mouse(rig).controls() if isinstance(one, Button)]
    assert main.centerx == pytest.approx(window.centerx, abs=1.0)
    lower = main.unionall([rect for rect in acts if rect.colliderect(0, main.top, 9999, 1)])
    assert abs(lower.centerx - window.centerx) <= 40.0
    assert all(window.contains(rect) for rect in acts)


def test_the_title_of_a_defeat_is_clear_of_the_lantern(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, prepare=in_german)
    MOMENTS["result_lost"].show(rig)
    (title,) = [box for box in rig.top.boxes() if box.name.endswith("verdict")]
    assert title.rect.left > 220.0


@pytest.mark.one_in_turn("text_scale")
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_button_covers_the_candle_of_a_defeat(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig(text_scale=text_scale, prepare=in_german)
    MOMENTS["result_lost"].show(rig)
    candle = next(one.rect for one in rig.top.root.walk() if one.name == "candle")
    stick = candle.scale_by(0.2, 0.9)
    acts = [one for one in Mouse(rig).controls() if isinstance(one, Button)]
    assert not any(stick.colliderect(one.rect) for one in acts)
