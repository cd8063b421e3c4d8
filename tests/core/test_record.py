"""Records: written, read, replayed, and refused when they are damaged."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.battery.playing import opened, play_randomly
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadRecord, IllegalAction, ReplayDiverged
from treasure_games.core.options import Setup
from treasure_games.core.record import (
    FINGERPRINT_EVERY,
    FORMAT,
    Playthrough,
    Record,
    final_state,
    fingerprint,
    replay,
)
from treasure_games.core.registry import load

GAME = load("do_not_touch")
PLAYED = play_randomly(opened(GAME, 3, {"version": "symbols"}, 8), 8)
LINE = PLAYED.record.to_line()


def plain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(LINE)
    return found


def test_a_record_reads_back_to_the_same_line() -> None:
    assert Record.from_line(LINE).to_line() == LINE
    assert "\n" not in LINE


def test_a_record_replays_to_the_same_state() -> None:
    assert fingerprint(final_state(Record.from_line(LINE))) == fingerprint(PLAYED.state)


def test_a_replay_goes_row_by_row_with_a_state_for_each_event() -> None:
    steps = list(replay(Record.from_line(LINE)))
    assert [step.row for step in steps] == list(range(len(PLAYED.record.rows) + 1))
    states = [state for step in steps for _, state in step.events]
    assert len({id(state) for state in states}) == len(states)
    assert fingerprint(states[-1]) == fingerprint(PLAYED.state)


def test_fingerprints_stand_at_the_deal_every_sixteen_rows_and_at_the_end() -> None:
    rows = len(PLAYED.record.rows)
    assert sorted(PLAYED.record.fingerprints) == [*range(0, rows, FINGERPRINT_EVERY), rows]


def test_notes_come_along() -> None:
    play = Playthrough(GAME, Setup.of(GAME.info, 2), SeededChance(1), {"names": ["Anne", "Jack"]})
    play.start()
    assert Record.from_line(play.record.to_line()).notes == {"names": ["Anne", "Jack"]}


def test_a_refused_action_leaves_the_record_alone() -> None:
    play = opened(GAME, 2, {}, 1)
    before = play.record.to_line()
    with pytest.raises(IllegalAction):
        play.act(play.state.turn, GAME.info.actions[6]())
    assert play.record.to_line() == before


def test_rows_can_be_undone_and_played_otherwise() -> None:
    play = play_randomly(opened(GAME, 2, {}, 4), 4, decisions=20)
    assert 16 in play.record.fingerprints
    before = play_randomly(opened(GAME, 2, {}, 4), 4, decisions=13)
    assert fingerprint(play.undo_rows(7)) == fingerprint(before.state)
    assert play.record.to_line() == before.record.to_line()
    play_randomly(play, 99)
    assert fingerprint(final_state(play.record)) == fingerprint(play.state)


def test_rows_that_drew_chance_cannot_be_undone() -> None:
    play = opened(GAME, 2, {"match_rounds": "n"}, 4)
    play_randomly(play, 4)
    row = next(number for number, row in enumerate(play.record.rows) if row.outcomes)
    with pytest.raises(ValueError, match="chance"):
        play.undo_rows(len(play.record.rows) - row)
    assert play.undo_rows(len(play.record.rows) - row - 1) is play.state


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "7",
        "[]",
        "{}",
        "{",
        "not json",
        '{"format": "1"}',
        '{"format": true}',
        '{"format": 1}',
        '{"format": 1, "game": "do_not_touch"}',
        "[" * 100_000,
        LINE[: len(LINE) // 2],
        LINE[:-1],
        "\x00" * 50,
    ],
)
def test_what_is_no_record_is_refused_in_words(line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_line(line)
    assert str(caught.value)


def test_a_record_of_a_newer_version_is_refused_in_words() -> None:
    with pytest.raises(BadRecord, match="newer"):
        Record.from_plain(plain() | {"format": FORMAT + 1})


@pytest.mark.parametrize("number", [0, -1])
def test_no_record_has_a_format_before_the_first(number: int) -> None:
    with pytest.raises(BadRecord, match="isn’t a record"):
        Record.from_plain(plain() | {"format": number})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 7),
        ("game", None),
        ("seats", "3"),
        ("seats", True),
        ("seats", None),
        ("options", []),
        ("options", {"version": None}),
        ("options", {"version": 1.5}),
        ("deal", "abc"),
        ("deal", [1.0]),
        ("deal", [True]),
        ("deal", None),
        ("rows", 5),
        ("rows", [5]),
        ("rows", [[0, "end_turn", []]]),
        ("rows", [[0, ["end_turn"]]]),
        ("rows", [["0", ["end_turn"], []]]),
        ("rows", [[True, ["end_turn"], []]]),
        ("rows", [[0, ["end_turn"], [0.5]]]),
        ("fingerprints", []),
        ("fingerprints", {"x": "y"}),
        ("fingerprints", {"0": 5}),
        ("notes", 3),
        ("notes", ["ab"]),
    ],
)
def test_a_part_of_the_wrong_shape_is_refused_in_words(key: str, value: object) -> None:
    with pytest.raises(BadRecord, match="damaged"):
        Record.from_plain(plain() | {key: value})


def test_a_part_named_by_half_a_pair_of_surrogates_is_refused() -> None:
    with pytest.raises(BadRecord, match="damaged"):
        Record.from_plain(plain() | {"\ud800": 1})


@pytest.mark.parametrize("key", sorted(plain()))
def test_a_missing_part_is_refused_in_words(key: str) -> None:
    found = plain()
    del found[key]
    with pytest.raises(BadRecord):
        Record.from_plain(found)


def parting(change: dict[str, Any]) -> ReplayDiverged:
    with pytest.raises(ReplayDiverged) as caught:
        final_state(Record.from_plain(plain() | change))
    assert str(caught.value)
    return caught.value


def test_a_table_that_cannot_be_laid_parts_before_the_deal() -> None:
    assert parting({"seats": 9}).row == 0
    assert parting({"options": {"weather": "fair"}}).row == 0


def test_a_deal_with_other_chance_parts_at_the_deal() -> None:
    deal = plain()["deal"]
    assert parting({"deal": deal[:-1]}).row == 0
    assert parting({"deal": [*deal, 0]}).row == 0
    assert parting({"deal": [99, *deal[1:]]}).row == 0
    assert parting({"deal": [(deal[0] + 1) % 54, *deal[1:]]}).row == 0


def test_an_action_that_is_not_allowed_parts_at_its_row() -> None:
    rows = plain()["rows"]
    for wrong in (["draw_covered"], ["start_loot", 53], ["fly"], ["add", "x"], ["swap", 0]):
        changed = copy.deepcopy(rows)
        changed[1][1] = wrong
        assert parting({"rows": changed}).row == 2


def test_another_seat_or_too_much_chance_parts_at_its_row() -> None:
    changed = plain()["rows"]
    changed[3][0] = 77
    assert parting({"rows": changed}).row == 4
    changed = plain()["rows"]
    changed[3][2] = [1]
    assert parting({"rows": changed}).row == 4


def test_an_allowed_but_other_action_parts_at_the_next_fingerprint() -> None:
    """Another card starts the loot, and what comes after is allowed all the same."""
    changed = plain()["rows"]
    assert changed[1][1] == ["start_loot", 0]
    changed[1][1] = ["start_loot", 3]
    del changed[2:]
    changed += [[2, ["end_turn"], []], [0, ["draw_covered"], []]]
    true = plain()["fingerprints"]
    fingerprints = {"0": true["0"], "4": true["16"]}
    parts = parting({"rows": changed, "fingerprints": fingerprints})
    assert parts.row == 4
    assert "4" in str(parts)


def test_a_record_without_its_fingerprints_proves_nothing() -> None:
    assert parting({"fingerprints": {}}).row == 0
    some = plain()["fingerprints"]
    del some["32"]
    assert parting({"fingerprints": some}).row == 32


def test_rows_that_were_cut_off_are_missed() -> None:
    with pytest.raises(BadRecord, match="missing"):
        Record.from_plain(plain() | {"rows": plain()["rows"][:-1]})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="hopscotch"):
        final_state(Record.from_plain(plain() | {"game": "hopscotch"}))


@settings(max_examples=150, derandomize=True)
@given(st.randoms(use_true_random=False))
def test_random_damage_is_never_taken_for_another_game(rng: Random) -> None:
    """A damaged line is refused, or parts, or still says the very same play."""
    letters = list(LINE)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters))
        letters[place] = rng.choice(['"', "0", "9", "-", "]", "e", " ", "x", ",", "\u2620"])
    try:
        state = final_state(Record.from_line("".join(letters)))
    except BadRecord:
        return
    assert fingerprint(state) == fingerprint(PLAYED.state)


def test_a_fingerprint_tells_two_states_apart() -> None:
    one, other = opened(GAME, 2, {}, 1).state, opened(GAME, 2, {}, 2).state
    assert fingerprint(one) == fingerprint(one.copy())
    assert fingerprint(one) != fingerprint(other)
