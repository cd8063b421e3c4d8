"""What a record tells of its claims: nothing before the match is over."""

from __future__ import annotations

from tools.rig import crew, play_on, table_plan
from treasure_games.core.record import Record
from treasure_games.core.reel import sums_of
from treasure_games.match.match import Match
from treasure_games.match.truth import counts_of, truth_reel


def bluffed(acts: int | None = None) -> Match:
    """A match of Bluffaneer, to its end or so many acts old."""
    match = Match(table_plan("bluffaneer", crew(0, 4), seed=5))
    return play_on(match, lambda one: acts is not None and len(one.acts) > acts)


def test_a_match_that_is_over_tells_every_claim() -> None:
    match = bluffed()
    revealed = [
        step.event
        for act in match.acts
        for step in act.steps_for(None)
        if type(step.event).__name__ == "CardRevealed"
    ]
    claims = truth_reel(match.record(), str)
    assert [(one.seat, one.is_true) for one in claims] == [
        (event.seat, event.is_match) for event in revealed
    ]
    assert claims


def test_nothing_is_told_while_it_is_under_way() -> None:
    match = bluffed(acts=20)
    assert not match.is_over
    assert truth_reel(match.record(), str) == ()


def test_an_old_record_tells_as_much_as_the_match_itself() -> None:
    record = bluffed().record()
    again = Record.from_line(record.to_line())
    assert truth_reel(again, str) == truth_reel(record, str)


def test_a_game_without_claims_has_no_reel() -> None:
    match = play_on(Match(table_plan("do_not_touch", crew(0, 2))), lambda _match: False)
    assert truth_reel(match.record(), str) == ()
    assert counts_of(match.record()) == {}


def test_the_counts_agree_with_the_reel() -> None:
    record = bluffed().record()
    claims = truth_reel(record, str)
    sums = [sums_of(claims, seat) for seat in range(4)]
    assert counts_of(record) == {
        "bluffs_told": [one.lies for one in sums],
        "bluffs_caught": [one.caught for one in sums],
        "calls_right": [one.right_calls for one in sums],
    }
    assert sum(one.lies for one in sums) > 0
