"""Unloading from near: the sum grows with every piece, and nothing stays of the quay."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.table_bench import (
    Sitting,
    asked_for,
    assert_nothing_old_stays,
    sit,
)
from tests.layout_check import problems
from treasure_games.app import App
from treasure_games.core.language import use_language
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.actions import PASS, UNLOAD, Sail
from treasure_games.games.treasure_boots.rules.pieces import COLOURS, GOLD
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.text.forecast import next_colour
from treasure_games.games.treasure_boots.ui.chart.rim import sea_within
from treasure_games.games.treasure_boots.ui.harbour import Harbour
from treasure_games.games.treasure_boots.ui.questions import left
from treasure_games.games.treasure_boots.ui.sheet import WOOD, Key
from treasure_games.match.match import Match
from treasure_games.table.game_table import Layer


def _is_laden(match: Match) -> bool:
    """Whether seat 0 has three pieces or more, of two colours or more."""
    hold = match.view(0).holds[0]
    return sum(hold) >= 3 and sum(hold[kind] > 0 for kind in COLOURS) >= 2


def _unloading(open_rig: OpenRig, speed: float = 1.0, **options: object) -> Sitting:
    match = asked_for("unload", fit=_is_laden, **options)
    sitting = sit(open_rig, match, speed=speed)
    sitting.table.session.act(UNLOAD)
    return sitting


def _unloaded(sitting: Sitting) -> events.Unloaded:
    acts = (act for act in reversed(sitting.match.acts) if act.action == UNLOAD and act.seat == 0)
    steps = next(acts).steps_for(0)
    return next(step.event for step in steps if isinstance(step.event, events.Unloaded))


def _frames(sitting: Sitting) -> Iterator[Harbour]:
    """The quay in each frame in which it is seen."""
    while sitting.rig.loop.stack.is_animating:
        sitting.rig.tick()
        if sitting.game.board.harbour.is_visible:
            yield sitting.game.board.harbour


def test_the_quay_stands_from_the_question_on_and_the_cut_back_is_hidden_by_dusk(
    open_rig: OpenRig,
) -> None:
    sitting, seen = _unloading(open_rig), []
    while sitting.rig.loop.stack.is_animating:
        sitting.rig.tick(0.005)
        board = sitting.game.board
        seen.append((board.harbour.is_visible, board.dusk.depth))
    cuts = [(one, after) for one, after in pairwise(seen) if one[0] != after[0]]
    ((before, after),) = cuts
    assert before[1] > 0.9
    assert after[1] > 0.9
    assert seen[-1] == (False, 0.0)


def _is_clear(harbour: Harbour) -> bool:
    return not (harbour.is_visible or harbour.effects or harbour._made or harbour._ahead)


def test_the_sum_grows_piece_by_piece_then_by_the_bonus_to_what_is_scored(
    open_rig: OpenRig,
) -> None:
    """TB-39, TB-40."""
    sitting = _unloading(open_rig)
    event, score = _unloaded(sitting), sitting.game.view.scores[0]
    context, sums, scores = sitting.table.context, [], []
    for harbour in _frames(sitting):
        told = {name: words.text for name, words in harbour.passages(context)}
        sums.append((harbour.landed, int(told["harbour.sum"])))
        scores.append(int(told["harbour.score"]))
    pieces = sum(event.kinds)
    assert sorted(set(sums)) == [
        *((n, n) for n in range(pieces + 1)),
        (pieces, pieces + event.bonus),
    ]
    assert sums == sorted(sums)
    assert event.points + event.bonus == sums[-1][1] == scores[-1] - score
    assert sitting.game.board.plates[0].shown.score.value == scores[-1]
    assert sitting.match.view(0).scores[0] == scores[-1]


def test_gold_counts_what_the_house_rule_gives_it(open_rig: OpenRig) -> None:
    """TBA-55: two points a piece of gold."""
    match = asked_for("unload", fit=lambda one: one.view(0).holds[0][GOLD] > 0, gold_value=2)
    sitting = sit(open_rig, match, speed=1.0)
    sitting.table.session.act(UNLOAD)
    for _harbour in _frames(sitting):
        break
    event, landing = _unloaded(sitting), sitting.game.board.harbour.landing
    assert {worth for picture, worth in landing.pieces if picture == "tokens/gold"} == {2}
    assert landing.points(len(landing.pieces)) == event.points > sum(event.kinds)


def test_pieces_come_from_the_net_and_lie_beside_each_other(open_rig: OpenRig) -> None:
    sitting, seen = _unloading(open_rig), set()
    for harbour in _frames(sitting):
        x, y = harbour.ring
        for one in harbour.effects[harbour.landed :]:
            assert not one.is_under or (abs(one.x - x) < 60.0 and 100.0 < one.y - y < 260.0)
        for index, one in enumerate(harbour.effects[: harbour.landed]):
            assert (one.x, one.y) == pytest.approx(harbour.berth(index))
            assert one.scale == 1.0
            seen.add(index)
    assert len(seen) == sum(_unloaded(sitting).kinds) >= 3


def test_the_wheel_of_the_crane_turns_while_the_net_swings_and_pieces_come_down(
    open_rig: OpenRig,
) -> None:
    sitting = _unloading(open_rig)
    harbour, seen = sitting.table.game.board.harbour, []  # type: ignore[attr-defined]
    while harbour.is_asking:
        sitting.rig.tick()
    while harbour.landed < len(harbour.effects):
        seen.append((harbour.swung, harbour.landed, harbour.wound))
        sitting.rig.tick()
    swinging = [wound for swung, _landed, wound in seen if swung < 1.0]
    lowering = [wound for swung, _landed, wound in seen if swung == 1.0]
    assert len(set(swinging)) == len(swinging) > 3
    assert lowering == sorted(lowering)
    assert lowering[-1] - lowering[0] > 45.0


def test_a_full_hold_fits_the_quay() -> None:
    harbour = Harbour()
    for count in (1, 2, 5, 9, 14):
        harbour.effects = [object()] * count  # type: ignore[list-item]
        places = [harbour.berth(index)[0] for index in range(count)]
        assert places == sorted(places)
        assert -640.0 < places[0] <= places[-1] < 100.0


def test_the_chart_is_not_drawn_below_and_nothing_old_stays_round_it(open_rig: OpenRig) -> None:
    sitting, seen = _unloading(open_rig), 0
    for number, _harbour in enumerate(_frames(sitting)):
        if number % 30 == 0:
            seen += 1
            assert_nothing_old_stays(sitting)
    assert seen > 2


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_fit(open_rig: OpenRig, scale: float, language: str) -> None:
    def prepare(app: App) -> None:
        app.settings.language = language
        use_language(language)

    rig = open_rig((1280, 720), scale, speed=1.0, prepare=prepare)
    sitting = Sitting(rig, asked_for("unload", fit=_is_laden))
    sitting.table.session.act(UNLOAD)
    context, last = sitting.table.context, []
    for harbour in _frames(sitting):
        last = list(harbour.boxes(context))
    assert len(last) > 8
    words = {words.text for _name, words in sitting.game.board.harbour.passages(context)}
    assert any(word.startswith({"en": "of ", "de": "von "}[language]) for word in words)
    assert problems(last, context.viewport) == []


def test_whoever_wants_no_waiting_skips_it(open_rig: OpenRig) -> None:
    sitting = _unloading(open_rig)
    for harbour in _frames(sitting):
        if harbour.landed == 1:
            break
    sitting.table.finish_motion()
    sitting.settle()
    assert _is_clear(sitting.game.board.harbour)
    assert sitting.game.chart in sitting.game.nodes(Layer.REST)


def test_what_was_taken_back_or_jumped_over_leaves_nothing_of_the_quay(open_rig: OpenRig) -> None:
    sitting = _unloading(open_rig)
    for harbour in _frames(sitting):
        if harbour.landed == 1:
            break
    sitting.game.show(sitting.game.view)
    assert _is_clear(sitting.game.board.harbour)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1024, 768), (2560, 1080)])
def test_the_sea_fills_its_rim_in_a_window_of_any_shape(
    open_rig: OpenRig, size: tuple[int, int]
) -> None:
    sitting = Sitting(open_rig(size, speed=1.0), asked_for("unload", fit=_is_laden))
    sitting.table.session.act(UNLOAD)
    harbour = next(_frames(sitting))
    viewport = sitting.table.context.viewport
    inner = viewport.to_pixels(sea_within(harbour.sheet).inflate(-60, -60))
    picture = sitting.rig.picture()
    bare = sum(
        picture.get_at((x, y))[:3] == WOOD
        for x in range(inner.left, inner.right, 7) for y in (inner.top, inner.bottom - 1)
    )  # fmt: skip
    assert not bare


def test_whoever_has_most_of_all_others_is_called_by_a_name(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig((1280, 720), 2.0, speed=1.0), asked_for("unload", fit=_is_laden))
    sitting.table.session.act(UNLOAD)
    harbour, context = next(_frames(sitting)), sitting.table.context
    told = {name: words.text for name, words in harbour.passages(context)}
    assert harbour.landing.rival.shown.name.endswith(told["harbour.name"])


def _ways_home(match: Match) -> list[Sail]:
    ports, legal = match.view(0).chart.ports, match.legal(0)
    return [one for one in legal if isinstance(one, Sail) and one.cell in ports and not one.pearls]


def test_pictures_are_made_before_they_are_seen(open_rig: OpenRig) -> None:
    """While the ship sails into port; then it is asked on the quay."""
    match = asked_for(
        "sail", fit=lambda one: one.view(0).ship == 0 and _is_laden(one) and bool(_ways_home(one))
    )
    sitting = sit(open_rig, match, speed=1.0)
    harbour = sitting.game.board.harbour
    sitting.table.session.act(_ways_home(match)[0])
    sitting.rig.tick()
    assert harbour._ahead is not None
    assert not harbour.is_visible
    sitting.settle()
    assert harbour.is_asking
    sitting.table.session.act(UNLOAD)
    keys = set[Key]()
    for shown in _frames(sitting):
        keys = keys or set(shown._wanted())
        assert shown._made.keys() <= keys
    at_once = _unloading(open_rig, speed=0.0)
    assert at_once.game.board.harbour._ahead is None


def test_what_stays_aboard_is_faint_and_the_sum_follows_at_once(open_rig: OpenRig) -> None:
    """TB-38, TB-40: it is asked on the quay, with what the chosen pieces make."""
    sitting = sit(open_rig, asked_for("unload", fit=_is_laden))
    harbour, context = sitting.game.board.harbour, sitting.table.context
    hold, house = sitting.game.view.holds[0], sitting.game.view.house
    assert harbour.is_asking
    for aside in (0, 1):
        told = {name: words.text for name, words in harbour.passages(context)}
        worth = unload_value(left(hold, sitting.game.play.aside), house).total
        assert harbour.paid == worth
        # With pieces put aside, another colour would not add what it would to all of it.
        assert harbour.landing.more == (0 if aside else next_colour(sitting.game.view, 0))
        assert told["harbour.short"] == f"then {sitting.game.view.scores[0] + worth}"
        assert sum(spot.pick.is_on is False for spot in sitting.game.picker.spots) == aside
        sitting.game.picker.spots[0].activate()
        sitting.settle()


def test_whoever_lands_nothing_is_back_at_the_chart(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("unload", fit=_is_laden))
    assert sitting.game.is_covered
    sitting.table.session.act(PASS)
    sitting.settle()
    assert _is_clear(sitting.game.board.harbour)
    assert sitting.game.chart in sitting.game.nodes(Layer.REST)
