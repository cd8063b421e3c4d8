"""What lies on the table and what can be pressed there."""

from functools import partial
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tests.alike import each_kind
from tests.games.scallywager.ui.bench import (
    SEEDS,
    asked,
    at_rest,
    board_of,
    control,
    happened,
    names,
    scene_of,
    stands,
    table_of,
    wait,
)
from tools.moments.acts import film_is_over
from tools.moments.bids import FILMED
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.chances import FIGURES, GUT, MANNERS, WORDS, tell_chances, told
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.events import (
    BidMade,
    Called,
    CaptainOut,
    Counted,
    CrewLost,
    ParlayDeclared,
    Peeked,
    TreasurePlayed,
)
from treasure_games.games.scallywager.rules.odds import chance_exact, chance_true
from treasure_games.games.scallywager.rules.pieces import HELM_KINDS
from treasure_games.games.scallywager.text.verdict import odds_note, outcome
from treasure_games.match.match import Match
from treasure_games.match.steps import Moment
from treasure_games.stage.animation import Owners
from treasure_games.stage.input.intents import Pick
from treasure_games.stage.settings import PEEK
from treasure_games.table.scene import TableScene


def test_a_new_round_shows_no_bid_that_nobody_has_chosen_yet(rig: Rig) -> None:
    FILMED["scallywager_roll"][1](rig)
    board = board_of(scene_of(rig))
    while not film_is_over(rig):
        rig.tick(0.03)
        bid = board.bid.bid
        assert bid is None or not bid.title.startswith("You")


@pytest.mark.parametrize(("name", "kind"), [("call", Called), ("parlay", ParlayDeclared)])
def test_a_bid_is_doubted_by_the_buttons_at_the_left(
    name: str, kind: type[object], rig: Rig
) -> None:
    scene = at_rest(rig, asked("bid", fit=stands))
    call, parlay = (control(scene, f"choice.{one}") for one in ("call", "parlay"))
    assert call.rect.bottom <= parlay.rect.top
    assert call.tip_over == call.rect, "a slip below would cover the other answer"
    control(scene, f"choice.{name}").activate()
    assert happened(scene.match, kind)


def test_count_face_and_enter_make_a_bid(rig: Rig) -> None:
    """Three presses of keys."""
    match = asked("bid", fit=stands)
    scene = at_rest(rig, match)
    goal = next(one for one in match.legal(0) if isinstance(one, actions.Bid) and one.count < 9)
    scene.handle(Pick(goal.count - 1))
    scene.handle(Pick(goal.face - 1))
    control(scene, "choice.bid").activate()
    assert happened(match, BidMade) == [BidMade(0, goal.count, goal.face)]


def test_the_grid_has_exactly_the_legal_bids_and_their_chances(rig: Rig) -> None:
    match = asked("bid", fit=stands)
    grid = table_of(at_rest(rig, match)).answers.bids
    legal = {(one.count, one.face) for one in match.legal(0) if isinstance(one, actions.Bid)}
    assert grid.offered.legal == legal
    assert set(grid.offered.chances) == legal
    assert grid.offered.standing == match.view(0).bids[-1][1:]


def test_those_who_want_it_bare_see_no_chance(rig: Rig) -> None:
    tell_chances(GUT)
    table = table_of(at_rest(rig, asked("bid", fit=stands)))
    assert not any(table.answers.bids.offered.chances.values()), "only what cannot hold is told"
    assert not any(case.chance for case in table.answers.call.cases)


@pytest.mark.parametrize("how", MANNERS)
@pytest.mark.parametrize("doubt", ["call", "parlay"])
def test_button_and_verdict_tell_the_same_chance(how: str, doubt: str, rig: Rig) -> None:
    tell_chances(how)
    scene = at_rest(rig, asked("bid", fit=stands, cards="off"))
    board, view = board_of(scene), table_of(scene).view
    _bidder, count, face = view.bids[-1]
    is_parlay = doubt == "parlay"
    chance = (chance_exact if is_parlay else chance_true)(view, count, face)
    cases = {case.words: case.chance for case in getattr(table_of(scene).answers, doubt).cases}
    won = "you lose two" if is_parlay else "you lose a die"
    assert cases[won] == told(1.0 - chance if is_parlay else chance)
    assert sorted(cases.values()) == sorted((told(chance), told(1.0 - chance)))
    control(scene, f"choice.{doubt}").activate()
    found: set[str] = set()
    for _ in range(4000):
        rig.tick()
        found.add(board.plaque.words.partition("\n")[2])
        if not board.plaque.words and len(found) > 1:
            break
    notes = {note for note in found if note}
    assert len(notes) == (how != GUT)
    assert all(note.endswith(f"by what you knew: {told(chance)}.") for note in notes)


@pytest.mark.parametrize("how", MANNERS)
def test_the_bar_tells_the_number_of_the_chosen_bid(how: str, rig: Rig) -> None:
    tell_chances(how)
    answers = table_of(at_rest(rig, asked("bid", fit=stands))).answers
    view = answers.view
    for bid in sorted(answers.bids.offered.legal):
        answers.bids.choose(bid)
        said = told(chance_true(view, *bid))
        assert answers.bar.detail == (f"true: {said}" if said else "")


def test_a_change_of_the_setting_shows_at_once(rig: Rig) -> None:
    scene = at_rest(rig, asked("bid", fit=stands))
    found = []
    for how in (WORDS, FIGURES, GUT, WORDS):
        tell_chances(how)
        rig.loop.stack.reword()
        rig.settle()
        call = table_of(scene).answers.call
        found.append([case.chance for case in call.cases])
        assert rig.picture() is not None
    assert found[0] == found[3]
    assert len({*map(tuple, found)}) == 3
    assert all(chance.endswith("%") for chance in found[1])
    assert found[2] == ["", ""]


@pytest.mark.one_in_turn("pirates")
@pytest.mark.parametrize("pirates", [1, 4])
def test_everybody_sits_behind_a_screen(pirates: int, rig: Rig) -> None:
    match = asked("bid", pirates=pirates, fit=stands)
    table = table_of(at_rest(rig, match))
    hold = match.view(0).dice
    assert set(table.board.screens.screens) == {
        seat for seat in range(1, pirates + 1) if hold[seat]
    }
    assert all(one.away == 0.0 for one in table.board.screens.screens.values())


def test_own_dice_lie_sorted(rig: Rig) -> None:
    match = asked("bid", fit=stands)
    board = table_of(at_rest(rig, match)).board
    dice = sorted(
        (board.sprites[key].x, match.view(0).dice[0][key[2]])
        for key in board.sprites
        if isinstance(key, tuple)
    )
    assert [face for _x, face in dice] == sorted(match.view(0).dice[0])


def test_a_showdown_ends_with_the_dice_on_the_plank_and_one_overboard(rig: Rig) -> None:
    match = asked("bid", fit=stands, cards="off")
    scene = at_rest(rig, match)
    table = table_of(scene)
    control(scene, "choice.call").activate()
    seen = 0
    for _ in range(4000):
        rig.tick()
        seen = max(seen, len(table.board.reveal.count_board.arrived))
        if not table.board.reveal.count_board.places and seen:
            break
    counted = next(
        moment for act in match.acts for moment in act.moments
        if isinstance(moment.event, CrewLost)
    )  # fmt: skip
    assert seen == counted.state.found


def test_a_lost_die_falls_clear_of_the_verdict(rig: Rig) -> None:
    scene = at_rest(rig, asked("bid", fit=stands, cards="off"))
    board = board_of(scene)
    control(scene, "choice.call").activate()
    fallen = 0
    while scene.timeline.is_busy:
        rig.tick()
        for key in board.sprites:
            die = board.sprites[key]
            if die.y > board.layout.plaque.centery:
                fallen += 1
                told = board.reveal.count_board.reach.left, board.layout.plaque.right
                assert not told[0] < die.x < told[1]
    assert fallen


def test_the_seal_waits_for_all_dice_and_a_lost_one_leaves_its_shade(rig: Rig) -> None:
    """Hush, dice, verdict, consequence: no beat begins before the one before it has ended."""
    scene = at_rest(rig, asked("bid", fit=stands, cards="off"))
    reveal = table_of(scene).board.reveal
    counted = reveal.count_board
    control(scene, "choice.call").activate()
    while not counted.verdict:
        rig.tick()
        assert counted.seal < 0.0 or len(counted.arrived) == _counting(scene)
    left = sum(map(len, reveal.keys.values()))
    while counted.places and sum(map(len, reveal.keys.values())) == left:
        rig.tick()
    assert all(index < len(counted.arrived) for index in counted.shades)
    assert counted.total == board_of(scene).view.found


def _counting(scene: TableScene) -> int:
    """How many dice count for the bid that is judged."""
    board = board_of(scene)
    return len(board.reveal.counted(board.view)[0])


def test_dice_come_out_of_every_hold_before_any_counts(rig: Rig) -> None:
    scene = at_rest(rig, asked("bid", fit=stands, cards="off"))
    board = table_of(scene).board
    in_play = board.view.in_play
    control(scene, "choice.call").activate()
    while not board.reveal.count_board.arrived:
        rig.tick()
        if board.reveal.is_lit:
            dice = [key for key in board.sprites if isinstance(key, tuple) and key[0] == "die"]
            assert len(dice) == in_play
            assert {seat for seat, _pool in board.reveal.pools(board.view)} == {0, 1, 2}
            board.reveal.lose(board.view, 1, (0,))
            # No light stays where a die has gone overboard.
            assert len(list(board.reveal.pools(board.view))) == in_play - 1
            break
    assert all(one.away == 1.0 for one in board.screens.screens.values())


def test_digits_and_enter_bid_by_keys_alone(rig: Rig) -> None:
    match = asked("bid", fit=stands)
    scene = at_rest(rig, match)
    goal = next(one for one in match.legal(0) if isinstance(one, actions.Bid) and one.count < 9)
    scene.handle(Pick(goal.count - 1))
    scene.handle(Pick(goal.face - 1))
    assert scene.focus.current is table_of(scene).answers.bids
    table_of(scene).answers.bids.activate()
    assert happened(match, BidMade) == [BidMade(0, goal.count, goal.face)]


@pytest.mark.parametrize(
    "ask",
    each_kind(["treasure", "dawn", "bid", "showdown", "lifeboat", "reward"], {"lifeboat", "dawn"}),
)
def test_a_suggestion_is_done_by_the_next_press(ask: str, rig: Rig) -> None:
    draws = actions.DRAW_TREASURE if ask in ("treasure", "lifeboat") else actions.DRAW_ADVENTURE
    match = asked(ask, fit=stands if ask == "bid" else lambda _match: True, draws=draws)
    scene = at_rest(rig, match)
    done: list[actions.Action] = []
    scene.session.act = lambda action, *_rest: not done.append(action)  # type: ignore[method-assign]
    legal = match.legal(0)
    wished = [*{type(one): one for one in legal}.values(), legal[0]]
    for action in wished:
        scene.hints.lead_to(action)
        assert scene.focus.is_seen
        assert scene.focus.current is not None
        scene.focus.current.activate()
    assert done == wished


def test_keys_begin_where_a_hasty_press_decides_nothing(rig: Rig) -> None:
    answers = table_of(at_rest(rig, asked("bid", fit=stands))).answers
    assert answers.beginning is answers.bids


def test_a_reward_is_chosen_on_a_slip_over_the_open_dice(rig: Rig) -> None:
    match = asked("reward")
    scene = at_rest(rig, match)
    table = table_of(scene)
    assert table.board.reveal.count_board.places == match.view(0).bids[-1][1]
    assert all(one.gone == 1.0 for one in table.board.screens.screens.values())
    status = scene.hud.status.text
    assert "a treasure works in the open" in status
    assert "an adventure once, in secret" in status
    control(scene, "pick.adventure").activate()
    assert match.acts[-1].seat != 0 or match.acts[-1].action == actions.DRAW_ADVENTURE


def test_every_holder_of_a_live_adventure_is_asked_at_dawn(rig: Rig) -> None:
    """SW-27: those whose card doesn't fit can keep it, and nothing else."""
    scene = at_rest(rig, asked("dawn", fit=lambda match: len(match.legal(0)) == 1))
    assert [name for name in names(scene) if name.startswith("pick.")] == ["pick.keep"]
    slip = table_of(scene).ask.picker.slip
    assert slip is not None
    assert slip.heading == "Nothing to reveal now", "one answer alone is no question"
    assert slip.sentence
    control(scene, "pick.keep").activate()
    assert happened(scene.match, object)


def test_a_card_of_the_helm_is_pressed_where_it_lies(rig: Rig) -> None:
    def has_helm(match: Match) -> bool:
        view = match.view(0)
        return view.live[0] >= 0 and view.faces[view.live[0]] in HELM_KINDS

    match = asked("bid", fit=has_helm)
    scene = at_rest(rig, match)
    use = next(name for name in names(scene) if name.startswith("pick.use"))
    control(scene, use).activate()
    rig.tick()
    assert "bids" not in names(scene)
    control(scene, "pick.back").activate()
    rig.tick()
    assert "bids" in names(scene)


def test_what_is_secret_is_offered_only_to_whoever_sees_the_dice(rig: Rig) -> None:
    rig.services.settings.privacy = PEEK
    scene = at_rest(rig, asked("dawn", people=2, fit=lambda match: len(match.legal(0)) > 1))
    assert not [name for name in names(scene) if name.startswith("pick.")]
    assert not [key for key in table_of(scene).board.sprites if isinstance(key, tuple)]
    scene.peek.piece.tap()
    rig.tick()
    assert [name for name in names(scene) if name.startswith("pick.")]
    assert [key for key in table_of(scene).board.sprites if isinstance(key, tuple)]
    scene.peek.piece.drop()
    rig.tick()
    assert not [key for key in table_of(scene).board.sprites if isinstance(key, tuple)]


def test_cards_and_discards_can_be_looked_at(rig: Rig) -> None:
    def has_card(match: Match) -> bool:
        view = match.view(0)
        is_helm = view.live[0] >= 0 and view.faces[view.live[0]] in HELM_KINDS
        return view.live[0] >= 0 and not is_helm and bool(view.piles[1])

    match = asked("bid", fit=has_card)
    scene = at_rest(rig, match)
    table = table_of(scene)
    card = match.view(0).live[0]
    control(scene, f"card.{card}").activate()
    assert table.look.zoom.card == card
    assert control(scene, f"card.{card}").hint
    assert table.look.put_away()
    control(scene, "deck.1").activate()
    assert table.browser.key == 1


def test_a_card_that_is_used_and_stays_goes_back_to_its_place(rig: Rig) -> None:
    """It would jump there once all lies still, and the whole table would be laid anew."""
    match = next(
        match
        for seed in range(40)
        for match in (play_on(Match(table_plan("scallywager", crew(1, 2), seed)), _has_peeked),)
        if not match.is_over
    )
    step = next(one for one in match.acts[-1].steps_for(0) if type(one.event) is TreasurePlayed)
    scene = at_rest(rig, match)
    board = table_of(scene).board
    scene.timeline.play(scene.game.animate(step))
    scene.timeline.finish()
    poses = board.poses(step.view)
    assert step.event.card in poses
    assert all(pose.matches(board.sprites[card]) for card, pose in poses.items())


def _has_peeked(match: Match) -> bool:
    kinds = {type(moment.event) for moment in match.acts[-1].moments}
    return kinds >= {TreasurePlayed, Peeked}


def test_a_captain_who_has_lost_all_is_seen_going_beside_the_words_that_tell_of_it(
    rig: Rig,
) -> None:
    """Nobody vanishes: the bust sinks, and no words cover it, nor any other, or a plate."""
    scene = at_rest(rig, asked("bid", cards="off"))
    board, banner = board_of(scene), scene.hud.banner
    board.take(replace(board.view, dice=(*board.view.dice[:2], ())))
    assert 2 not in board.people.absent
    way = table_of(scene).presenter.shown(SimpleNamespace(event=CaptainOut(2), view=board.view))
    assert way is not None
    told, layout = banner.rect(scene.context), board.layout
    for person in board.people.persons.values():
        assert not told.colliderect(layout.plate(person.station))
        bust = layout.bust(person.station)
        assert told.top >= min(bust.bottom, layout.foot(person.station))
    assert not told.colliderect(layout.own_plate)
    way.begin(Owners())
    way.at(1.0)
    assert board.people.absent == {2}


def _before_the_last_call() -> Match:
    """A match that seat 0 ends with its next act: a call that puts the last other captain out."""
    for seed in range(SEEDS):
        plan = table_plan("scallywager", crew(1, 2), seed, cards="off")
        acts = play_on(Match(plan), lambda _match: False).acts
        if acts[-1].seat == 0 and acts[-1].action == actions.CALL:
            before = len(acts) - 1
            return play_on(Match(plan), partial(_is_as_old, before))
    raise LookupError("no last call")


def _lost_the_last_die() -> tuple[Match, Moment]:
    """A match that ended as seat 0 or 1 doubted wrongly with the last die; and the count."""
    for seed in range(SEEDS):
        plan = table_plan("scallywager", crew(1, 2), seed, cards="off")
        match = play_on(Match(plan), lambda _match: False)
        counted = next(one for one in match.acts[-1].moments if isinstance(one.event, Counted))
        if counted.event.loser == match.acts[-1].seat < 2:
            return match, counted
    raise LookupError("nobody has doubted wrongly with the last die")


def test_at_the_end_the_verdict_tells_who_paid_and_of_how_many_dice(rig: Rig) -> None:
    """SW-30: whoever has lost the last die by it is out, and the winner has all the dice left."""
    match, counted = _lost_the_last_die()
    rig.services.navigation.show_result = lambda _match: None  # type: ignore[method-assign]
    scene = at_rest(rig, match)
    board, view = board_of(scene), match.game.view(counted.state, 0)
    told = outcome(view, board.api.called)
    assert board.api.called(counted.event.loser) in told
    assert board.plaque.words == f"{told}\n{odds_note(view)}"
    emblems = [board.api.emblem(seat) for seat, _place in board.reveal.counted(view)[0]]
    assert board.reveal.count_board.arrived == emblems


def _is_as_old(acts: int, match: Match) -> bool:
    return len(match.acts) == acts


def test_the_last_captain_has_gone_down_before_the_winner_has_been_told(rig: Rig) -> None:
    """That runs beside, and isn't waited for: what was left of it would vanish at the end."""
    match = _before_the_last_call()
    scene = at_rest(rig, match)
    board = board_of(scene)
    afloat, results = board.people.absent, list[Match]()
    rig.services.navigation.show_result = results.append  # type: ignore[method-assign]
    control(scene, "choice.call").activate()
    while board.people.absent == afloat:
        rig.tick()
        assert scene.timeline.is_busy
    assert scene.hud.banner.spread == 1.0
    assert board.reveal.count_board.risen == 0.0, "the banner hangs over no tally"
    assert board.people.absent == {seat for seat, hold in enumerate(match.view(0).dice) if not hold}
    assert not any(0.0 < one.away < 1.0 for one in board.screens.screens.values())
    wait(rig, scene)
    rig.settle()
    assert results == [match]
