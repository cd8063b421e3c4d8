"""However an act was shown, afterwards the board is what the view says."""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.table.conftest import Sit, Sitting
from tests.table.pieces.bench import pixels
from tools.moments import MOMENTS, STRIPS
from treasure_games.games.do_not_touch.rules.events import Swapped
from treasure_games.games.do_not_touch.rules.pieces import FITS, WORTH
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.ui.faces import ADVISED, FAMILY
from treasure_games.games.do_not_touch.ui.swap_stage import GIVEN, TAKEN
from treasure_games.opponents.mind import mind_of
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.boat_hook import HOOK
from treasure_games.table.scene import TableScene


def lie(sitting: Sitting) -> dict[int, tuple[object, ...]]:
    """Every card on the board: where it lies, and which way up; advice is left out."""
    cards = sitting.table.game.board
    return {
        card: (
            round(cards.sprites[card].x, 1),
            round(cards.sprites[card].y, 1),
            round(cards.sprites[card].scale, 3),
            round(cards.sprites[card].angle, 1),
            cards.sprites[card].image.split("|")[0].replace(ADVISED, FAMILY),
        )
        for card in cards.on_board()
    }


def wanted(sitting: Sitting) -> dict[int, tuple[object, ...]]:
    """The same as the view of the person at the screen has it."""
    view = sitting.match.view(sitting.table.session.viewer)
    return {
        card: (
            round(pose.x, 1),
            round(pose.y, 1),
            round(pose.scale, 3),
            round(pose.angle, 1),
            pose.image,
        )
        for card, pose in sitting.table.game.board.poses(view).items()
    }


def drawn(sitting: Sitting) -> Canvas:
    """The cards at rest."""
    canvas = Canvas(sitting.rig.loop.context)
    sitting.table.game.board.draw(canvas)
    return canvas


@pytest.mark.one_in_turn("speed", "version")
@pytest.mark.in_turn
@pytest.mark.parametrize("speed", [0.0, 4.0])
@pytest.mark.parametrize("version", ["numerical", "symbols"])
def test_after_every_act_of_a_match_all_cards_lie_where_they_should(
    sit: Sit,
    speed: float,
    version: str,
) -> None:
    sitting = sit(people=1, pirates=2, speed=speed, version=version)
    mind = mind_of("do_not_touch")
    for _ in range(40 if speed else 400):
        sitting.settle()
        if sitting.match.is_over:
            break
        assert sitting.table.session.asked == 0
        assert lie(sitting) == wanted(sitting)
        action = mind.greedy(sitting.match.view(0), sitting.match.legal(0))
        sitting.table.session.act(action)
    else:
        assert speed, "the match never ended"


def test_nothing_is_left_over_from_flights(sit: Sit) -> None:
    sitting = sit(people=1, pirates=2, acts=20, speed=4.0)
    sitting.settle()
    assert all(isinstance(key, int) for key in sitting.table.game.board.sprites)


def test_a_swap_is_seen_large_by_those_concerned_and_leaves_nothing_behind(
    open_rig: OpenRig,
) -> None:
    rig = open_rig()
    MOMENTS["table_swap"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    game: Any = scene.game
    sprites = game.board.sprites
    assert game.stage.is_visible
    assert {TAKEN, GIVEN, HOOK} <= set(sprites)
    rig.settle()
    assert not game.stage.is_visible
    assert all(isinstance(key, int) and sprites[key].is_visible for key in sprites)


def test_a_swap_that_is_cut_short_leaves_nothing_behind(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["table_swap"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    scene.timeline.finish()
    rig.settle()
    sprites = scene.game.board.sprites  # type: ignore[attr-defined]
    assert all(isinstance(key, int) and sprites[key].is_visible for key in sprites)


def test_a_swap_goes_on_though_all_cards_were_laid_anew_meanwhile(open_rig: OpenRig) -> None:
    """As when a key turns the table: a rival's card lies in no place of its own."""
    rig = open_rig()
    MOMENTS["table_swap"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    cards = scene.game.board  # type: ignore[attr-defined]
    chained = {card for loot in cards.view.loots for card in loot}
    (given,) = [
        card for card in cards.on_board()
        if not cards.sprites[card].is_visible and card not in chained
    ]  # fmt: skip
    cards.remove(given)
    scene.timeline.finish()
    rig.settle()
    assert given in cards.sprites


def test_the_chain_is_pulled_taut_before_it_snaps_and_lies_slack_again(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["swap"].begin(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    stage = scene.game.stage  # type: ignore[attr-defined]
    pulls = []
    while rig.loop.stack.is_animating:
        rig.tick()
        pulls.append(stage.pull)
    assert max(pulls) == 1.0
    assert min(pulls) < 0.0, "it springs back"
    assert pulls[-1] == 0.0


def test_a_chain_pulled_between_others_leans_and_stands_straight_again(sit: Sit) -> None:
    sitting = sit(people=1, pirates=2, acts=20)
    sitting.settle()
    cards = sitting.table.game.board
    seat = max(range(3), key=lambda one: len(cards.view.loots[one]))
    first, upright = cards.sprites[cards.view.loots[seat][0]], pixels(drawn(sitting))
    cards.tauten(seat, 1.0, toward=(first.x + 500.0, 0.0))
    assert first.angle < 0.0
    assert pixels(drawn(sitting)) != upright
    cards.tauten(seat, 0.0)
    assert pixels(drawn(sitting)) == upright
    assert lie(sitting) == wanted(sitting)


def swapped(sitting: Sitting, seat: int, rival: int) -> Swapped:
    """A swap of the last card of a loot for one that lies on the board."""
    cards = sitting.table.game.board
    return Swapped(seat, rival, cards.on_board()[0], cards.view.loots[rival][-1])


def test_a_rivals_card_comes_along_the_hook_and_not_across_the_name(sit: Sit) -> None:
    sitting = sit(people=1, pirates=2, acts=20)
    sitting.settle()
    game = sitting.table.game
    layout = game.board.layout
    game.stage.set(swapped(sitting, 1, 0), game.board.view, game.tally.counters[0])
    assert game.stage.given.x > layout.room.right
    assert game.stage.given.y > layout.plan.places.status.bottom


def test_a_swap_has_the_whole_table_and_a_large_card_and_hook(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["table_swap"].show(rig)
    game: Any = rig.top.game  # type: ignore[attr-defined]
    sprites, places = game.board.sprites, game.board.layout.plan.places
    assert sprites[TAKEN].rect.height > 450.0
    assert sprites[HOOK].width > 950.0
    canvas = Canvas(rig.loop.context)
    game.stage.draw(canvas)
    ground = rig.loop.context.viewport.to_pixels(places.room)
    assert canvas.frame.bounds[0].bottom == ground.bottom, "the own half is covered too"
    assert sprites[TAKEN].angle == -12.0
    assert not sprites[TAKEN].is_flying, "it hangs, and is drawn exactly"


@pytest.mark.parametrize("fits", [True, False])
def test_the_stage_tells_what_the_card_would_bring_whoever_took_it(sit: Sit, fits: bool) -> None:
    sitting = sit(people=1, pirates=2, acts=40)
    sitting.settle()
    game = sitting.table.game
    view = game.board.view
    own = view.faces[view.loots[0][-1]]
    rival, taken = next(
        (rival, card)
        for rival in (1, 2)
        for card in view.loots[rival]
        if FITS[own][view.faces[card]] is fits
    )
    event = Swapped(0, rival, game.board.on_board()[0], taken)
    game.stage.set(event, view, game.tally.counters[rival])
    assert game.stage.told is None, "nothing before the hook bites"
    game.stage.tell(event, view)
    assert "Anne took" in game.stage.told.text
    before = loot_worth(view.faces, view.loots[0])
    after = before + WORTH[view.faces[taken]]
    assert (game.stage.gain is not None) is fits
    assert not fits or game.stage.gain.figures == f"{before} → {after}"


def test_the_total_has_fallen_on_the_plate_too_when_the_stage_goes(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["swap"].begin(rig)
    game: Any = rig.top.game
    before = [game.tally.plates[seat].shown.score.number for seat in range(3)]
    while game.stage.is_visible:
        rig.tick()
    table = [game.tally.plates[seat].shown.score.number for seat in range(3)]
    rig.settle()
    after = [game.tally.plates[seat].shown.score.number for seat in range(3)]
    assert before != table == after


def test_a_total_rolls_up_as_its_coins_land_and_not_before(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["add"].begin(rig)
    game: Any = rig.top.game
    own, before = game.tally.counters[0], game.tally.counters[0].number
    flown = 0
    while rig.loop.stack.is_animating:
        rig.tick()
        flown += bool(game.coins.sprites)
        assert own.number == before or flown > 20, "a coin has not landed yet"
    assert flown
    assert own.number == game.tally.plates[0].shown.score.number == before + 3


def test_what_an_own_card_brings_stands_at_the_sign(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["add"].begin(rig)
    told = set()
    while rig.loop.stack.is_animating:
        rig.tick()
        told.update(rig.top.game.tally.gains.told)
    assert told == {"+3"}
    assert rig.top.game.tally.gains.told == ()


def test_a_swap_is_told_only_once_both_cards_lie(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["swap"].begin(rig)
    game: Any = rig.top.game
    before = [counter.number for counter in game.tally.counters]
    places: list[tuple[float, float]] = []
    while game.stage.told is None:
        assert [counter.number for counter in game.tally.counters] == before
        places.append((game.stage.given.x, game.stage.taken.x))
        rig.tick()
    assert places[-1] != places[0]
    assert (game.stage.given.x, game.stage.taken.x) == pytest.approx(places[-1], abs=12.0)


@pytest.mark.parametrize("viewer", range(3))
def test_a_chain_that_breaks_says_all_there_is_to_be_heard_of_the_loss(
    viewer: int, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, heard = open_rig(), set[str]()
    STRIPS["swap"].begin(rig)
    rig.services.audio.on_play = heard.add
    game: Any = rig.top.game
    monkeypatch.setattr(type(game.api), "viewer", viewer)
    rig.settle()
    assert "chain_breaks" in heard
    assert "loss" not in heard
