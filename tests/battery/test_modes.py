"""The modes of pending, on the toys: who is asked, in which order, and what a record keeps."""

import json
from random import Random

import pytest

from tests.battery.playing import opened, play_randomly
from tests.battery.toys import TOYS, load
from tests.battery.toys.claim import QUIET, TIE, Claim, Stay, Won
from tests.battery.toys.palms import Close, Opened
from tests.battery.toys.yarr import Pass, Play
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import ReplayDiverged
from treasure_games.core.game import Mode, deciding_seats, next_to_answer, silent
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, final_state, replay
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.match.seats import MatchSetup, Seat


def match_of(game_id: str, seats: int = 3, seed: int = 1) -> Match:
    game = load(game_id)
    people = tuple(Seat(f"Seat {number}", number) for number in range(seats))
    return Match(MatchSetup(game_id, Setup.of(game.info, seats), people, seed), game=game)


def test_the_toys_show_every_mode() -> None:
    shown = set()
    for game_id in TOYS:
        play = opened(load(game_id), 3, {}, 1)
        for _ in range(4):
            pending = play.game.pending(play.state)
            assert pending is not None
            shown.add(pending.mode)
            play_randomly(play, 1, decisions=1)
    assert shown == set(Mode)


@pytest.mark.parametrize("game_id", TOYS)
def test_a_default_is_legal_for_everybody_who_is_asked(game_id: str) -> None:
    game = load(game_id)

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        pending = game.pending(play.state)
        assert pending is not None
        for seat in pending.seats:
            legal = game.legal(play.state, seat)
            assert pending.default is None or pending.default in legal

    play_randomly(opened(game, 4, {}, 2), 2, look)


def test_a_window_asks_clockwise_from_whoever_played() -> None:
    match = match_of("yarr", 4)
    match.act(0, match.legal(0)[0])
    pending = match.pending()
    assert pending is not None
    assert (pending.mode, pending.seats) == (Mode.WINDOW, (1, 2, 3))
    for seat in (1, 2, 3):
        match.act(seat, Pass())
    match.act(1, match.legal(1)[0])
    pending = match.pending()
    assert pending is not None
    assert pending.seats == (2, 3, 0)


def test_sealed_choices_are_opened_together_whoever_chose_first() -> None:
    match = match_of("palms", 3)
    seen = []
    for seat, coins in ((2, 3), (0, 1), (1, 3)):
        seen.append([step.event for step in match.act(seat, Close(coins)).steps_for(None)])
    assert all(event.coins == -1 for events in seen for event in events[:1])
    assert seen[-1][-1] == Opened((1, 3, 3))
    assert match.scores() == (1, 0, 0)


def test_no_low_seat_is_favoured_where_the_rules_have_no_order() -> None:
    for game_id in ("palms", "claim"):
        game = load(game_id)
        firsts = set()
        for seed in range(30):
            state = game.new(Setup.of(game.info, 3))
            game.start(state, SeededChance(seed), silent)
            firsts.add(next(deciding_seats(game, state, seed)))
        assert firsts == {0, 1, 2}


def test_the_rules_order_counts_in_turns_and_windows() -> None:
    play = opened(load("yarr"), 4, {}, 3)
    play.act(0, Play(play.state.hands[0][0]))
    pending = play.game.pending(play.state)
    assert pending is not None
    assert {next_to_answer(pending, Random(seed)) for seed in range(20)} == {1}


@pytest.mark.parametrize("game_id", TOYS)
def test_a_seed_decides_a_whole_match(game_id: str) -> None:
    assert end_of(game_id, 5) == end_of(game_id, 5)
    assert end_of(game_id, 5) != end_of(game_id, 6)


def end_of(game_id: str, seed: int) -> object:
    """Where a match between players without a plan leads."""
    game, rng = load(game_id), Random(seed)
    state, chance = game.new(Setup.of(game.info, 4)), SeededChance(seed)
    game.start(state, chance, silent)
    for seat in deciding_seats(game, state, seed):
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance, silent)
    return state.data()


def test_the_fastest_claim_wins() -> None:
    match = match_of("claim")
    match.act(2, Claim(), 900)
    match.act(0, Claim(), 400)
    won = [step.event for step in match.act(1, Stay()).steps_for(None)][-1]
    assert isinstance(won, Won)
    assert won.seat == 0


def test_claims_within_the_tie_are_decided_by_chance() -> None:
    winners = set()
    for seed in range(30):
        match = match_of("claim", seed=seed)
        match.act(0, Claim(), 500)
        match.act(1, Claim(), 500 + TIE)
        winners.add(match.act(2, Claim(), 501 + TIE).steps_for(None)[-1].event.seat)
    assert winners == {0, 1}


def test_a_replay_uses_the_recorded_arrivals_and_never_measures_again() -> None:
    match = match_of("claim")
    for seat, arrival in ((1, 733), (0, 4_999), (2, 1)):
        match.act(seat, Claim(), arrival)
    record = Record.from_line(match.record().to_line())
    assert [row.arrival for row in record.rows] == [733, 4_999, 1]
    told = [event for step in replay(record, match.game) for event, _ in step.events]
    assert [event.arrival for event in told if hasattr(event, "arrival")] == [733, 4_999, 1]
    assert final_state(record, match.game).scores == match.scores()
    again = resumed(record, game=match.game)
    assert [row.arrival for row in again.record().rows] == [733, 4_999, 1]
    assert again.view(None).data() == match.view(None).data()


def test_rows_without_an_arrival_are_written_as_ever() -> None:
    match = match_of("claim")
    match.act(0, Stay())
    match.act(1, Claim(), 80)
    rows = json.loads(match.record().to_line())["rows"]
    assert rows == [[0, ["stay"], []], [1, ["claim"], [], 80]]
    assert match.view(None).table.arrivals == (QUIET, 80, -1)


@pytest.mark.parametrize("damage", [[0, ["claim"], []], [0, ["stay"], [], 7], [0, ["claim"], [7]]])
def test_an_arrival_that_is_missing_or_too_many_is_found(damage: list[object]) -> None:
    match = match_of("claim")
    match.act(0, Claim(), 80)
    plain = json.loads(match.record().to_line())
    plain["rows"] = [damage]
    with pytest.raises(ReplayDiverged):
        final_state(Record.from_plain(plain), match.game)


def test_what_others_did_not_notice_is_no_step_of_theirs() -> None:
    match = match_of("cups")
    looked = match.act(0, match.legal(0)[0])
    assert [type(step.event).__name__ for step in looked.steps_for(0)] == ["Looked"]
    for viewer in (None, 1, 2):
        assert looked.steps_for(viewer) == ()
