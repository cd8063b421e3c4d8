"""A wager at the screen: both stakes are the largest things on the table."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from pygame import FRect, Vector2

from tests.conftest import OpenRig
from tests.drawn import areas_of
from tests.hands import Mouse
from tools.moments import MOMENTS
from tools.moments.robbery import asked
from tools.rig import Rig
from treasure_games.games.stolen_treasure.rules.actions import Stake
from treasure_games.games.stolen_treasure.rules.events import HandsOpened
from treasure_games.games.stolen_treasure.rules.pieces import VALUES
from treasure_games.games.stolen_treasure.rules.wagers import MOST_TIES
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.play import Play
from treasure_games.games.stolen_treasure.ui.wager import Toss, Wager
from treasure_games.match.match import Match
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Later, Owners
from treasure_games.stage.theme import Theme
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("pirates", "text_scale")


def _staked(count: int) -> Callable[[Match], bool]:
    return lambda match: len(match.view(0).stakes[0]) == count


def _board(rig: Rig) -> Board:
    scene = rig.top
    assert isinstance(scene, TableScene)
    board: Board = scene.game.board  # type: ignore[attr-defined]
    return board


@pytest.mark.parametrize("pirates", [1, 3, 5])
def test_one_staked_card_is_as_large_as_one_of_the_hand(open_rig: OpenRig, pirates: int) -> None:
    rig = open_rig((1920, 1080))
    asked("parley", pirates=pirates, acts=0, fit=_staked(1))(rig)
    board = _board(rig)
    layout = board.layout
    (card,) = board.view.stakes[0]
    assert board.sprites[card].rect.height >= 0.95 * layout.full
    assert layout.wager.bottom <= layout.trail.at(0.0)[1] - 20


def test_the_last_empty_place_tells_what_a_stake_lacks(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_match"].show(rig)
    board = _board(rig)
    view = board.view
    staked = sum(VALUES[view.faces[card]] for card in view.stakes[0])
    reached = sum(max(0, VALUES[view.faces[card]]) for card in view.treasures[view.seat])
    assert reached < staked, "the hand can’t reach the stake: ST-92 asks for what it can"
    game: Any = rig.top.game  # type: ignore[attr-defined]
    told = dict(game.wager.passages(rig.loop.context))["wager.missing"]
    assert told.text == f"{reached} missing"
    assert board.layout.stakes.side(1)[1].contains(told.rect)


def test_several_staked_cards_show_more_than_half_of_each(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    asked("match", acts=0)(rig)
    layout = _board(rig).layout
    for count in range(2, 8):
        places = layout.stakes.places(0, count)
        hidden = places[0].clip(places[1])
        assert hidden.width * hidden.height < 0.5 * places[0].width * places[0].height
        assert layout.stakes.side(0)[1].inflate(1, 1).contains(places[-1])
        assert layout.stakes.side(0)[1].inflate(1, 1).contains(places[0])
    assert layout.stakes.places(0, 3)[0].height > 0.75 * layout.full


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_banner_over_a_wager_covers_no_stake(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1920, 1080), text_scale)
    asked("match", acts=0)(rig)
    scene, layout = rig.top, _board(rig).layout
    assert isinstance(scene, TableScene)
    scene.hud.banner.text = "Bosun Hale: rock against rock"
    told = scene.hud.banner.rect(scene.context)
    assert told.top >= layout.stakes.side(0)[1].bottom


def test_nothing_that_the_panel_covers_is_laid_before_it_goes(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=1.0)
    asked("parley", fit=lambda match: bool(match.view(0).buried[0]))(rig)
    board = _board(rig)
    covered = (*board.view.buried[0], *board.view.discards[0])
    Mouse(rig).press("choice.pass")
    seen = 0
    while board.view.wager:
        seen += 1
        assert not [card for card in covered if card in board.sprites]
        rig.tick(0.05)
    assert seen > 10
    assert all(card in board.sprites for card in board.view.buried[0])


def test_the_panel_sinks_over_what_it_has_covered(open_rig: OpenRig) -> None:
    rig = open_rig((640, 360), speed=1.0)
    asked("parley", acts=0)(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    board, panel = _board(rig), scene.game.wager  # type: ignore[attr-defined]
    Mouse(rig).press("choice.pass")
    tops: list[float] = []
    for _frame in range(900):
        rig.tick(1 / 60)
        if 0.0 < panel.gone < 1.0:
            assert not board.view.wager
            tops.append(max(rect.bottom for rect in areas_of(scene.context, panel.draw)))
        elif tops:
            break
    assert len(tops) >= 5
    assert tops == sorted(tops)
    assert not areas_of(scene.context, panel.draw)


@pytest.mark.parametrize("pirates", [3, 5])
@pytest.mark.parametrize(
    "decide",
    [
        lambda toss, theme: toss.flip(theme, lambda: None),
        lambda toss, theme: toss.roll((6, 1), theme, 4),
        lambda toss, theme: toss.show((0, 2), theme),
    ],
)
def test_what_decides_never_crosses_the_totals(
    open_rig: OpenRig, pirates: int, decide: Callable[[Toss, Theme], Animation]
) -> None:
    rig = open_rig((1920, 1080))
    asked("parley", pirates=pirates, acts=0, fit=_staked(1))(rig)
    board = _board(rig)
    layout, context = board.layout, board.api.context
    toss = Toss()
    told = Wager(board, rig.top.game.play, toss).boxes(context)
    totals = [box.rect for box in told if ".total" in box.name]
    toss.place(layout.stakes.toss, layout.toss_top)
    decided = decide(toss, context.theme)
    decided.begin(Owners())
    touched: list[FRect] = []
    for step in range(101):
        decided.at(step / 100)
        touched += areas_of(context, toss.draw)
    assert len(touched) > 20
    assert len(totals) == 2
    assert not [rect for rect in touched for total in totals if rect.colliderect(total)]


def test_faces_and_cutlasses_are_large_until_something_decides(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    asked("match", acts=0)(rig)
    board = _board(rig)
    toss = Toss()
    toss.place(board.layout.stakes.toss, board.layout.toss_top)
    wager = Wager(board, rig.top.game.play, toss)  # type: ignore[attr-defined]

    def faces() -> list[FRect]:
        areas = areas_of(board.api.context, wager.draw)
        return [one for one in areas if min(one.size) > 190.0 and max(one.size) < 210.0]

    assert {one.centerx < board.layout.wager.centerx for one in faces()} == {True, False}
    toss.share = 1.0
    toss.clear()
    assert not faces()  # They come back by themselves, not in one frame.


def test_the_coin_that_may_decide_lies_clear_of_faces_and_totals(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_parley"].show(rig)
    table: Any = rig.top
    board = _board(rig)
    areas = areas_of(board.api.context, table.game.wager.draw)
    middle = board.layout.wager.centerx
    coin = next(one for one in areas if abs(one.centerx - middle) < 2 and 110 < one.width < 170)
    faces = [one for one in areas if 145 < one.width < 160 and one != coin]
    assert len(faces) >= 2
    for face in faces:
        apart = Vector2(coin.center).distance_to(face.center)
        assert apart > (coin.width + face.width) / 2


def test_who_may_be_challenged_is_chosen_by_the_face_on_the_panel(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_stake"].show(rig)
    table: Any = rig.top
    hands, board, play = Mouse(rig), _board(rig), table.game.play
    goals = [name for name in hands.names() if name.startswith("pick.bank")]
    assert len(goals) == len(play.targets) > 1
    places = [hands.find(goal).rect for goal in goals]
    assert all(board.layout.wager.contains(place) for place in places)
    shown = {name for name, _words in table.game.wager.passages(board.api.context)}
    assert {f"wager.name{seat}" for seat in play.targets} < shown
    hands.press(goals[-1])
    assert board.view.wager[1] == int(goals[-1].removeprefix("pick.bank"))


def test_a_forced_stake_is_put_down_by_its_owner(open_rig: OpenRig) -> None:
    """ST-92: the only treasure that can match a wager isn't taken out of one's hand unasked."""

    def has_one(match: Match) -> bool:
        return len(match.legal(0)) == 1 and isinstance(match.legal(0)[0], Stake)

    rig = open_rig((1280, 720))
    asked("match", acts=0, fit=has_one)(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    acts = len(scene.match.acts)
    scene.match.auto_play = True
    scene.playback.go_on()
    rig.settle()
    assert len(scene.match.acts) == acts
    assert scene.match.is_asked(0)


def test_a_curse_says_what_it_is_good_for_in_a_wager(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    asked("match", acts=0, fit=_may_stake_a_curse)(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    play: Play = scene.game.play  # type: ignore[attr-defined]
    curse = next(one.card for one in scene.match.legal(0) if _is_curse(scene.match, one))
    play.press_card(curse)
    rig.settle()
    assert scene.session.note is not None
    assert "you are rid of it" in scene.session.note.text


def _is_curse(match: Match, action: Any) -> bool:
    return isinstance(action, Stake) and VALUES[match.view(0).faces[action.card]] < 0


def _may_stake_a_curse(match: Match) -> bool:
    return any(_is_curse(match, one) for one in match.legal(0))


@pytest.mark.parametrize(
    ("hands", "ties", "text", "winner"),
    [
        ((0, 0), 0, "Rock against rock: once more", None),
        ((0, 0), MOST_TIES - 1, "Rock against rock: a coin decides", None),
        ((0, 1), 0, "{1} wins: paper against rock", 1),
        ((0, 2), 0, "{0} wins: rock against scissors", 0),
        ((2, 0), 0, "{1} wins: rock against scissors", 1),
    ],
)
def test_a_tie_is_told_under_nobodys_flag_and_a_victory_under_the_winners(
    open_rig: OpenRig, hands: tuple[int, int], ties: int, text: str, winner: int | None
) -> None:
    rig = open_rig((640, 360))
    asked("parley", acts=0, wager_method="rps")(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    scene.timeline.clear()
    view = replace(scene.session.view, ties=ties)
    opened = Step(HandsOpened(view.wager[0], hands), view)
    scene.timeline.play(Later(lambda: scene.game.animate(opened)))
    banner = scene.hud.banner
    banner.text = ""
    for _frame in range(200):
        if banner.text:
            break
        rig.tick(0.02)
    names = [scene.session.called(seat) for seat in view.wager]
    assert banner.text == text.format(*names)
    assert banner.emblem == ("" if winner is None else scene.session.emblem(view.wager[winner]))
