"""Random games to the end: they end, copies hold, records replay, pieces are conserved."""

from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st

from tests.battery.hooks import Hooks
from tests.battery.playing import corner_setups, opened, play_randomly, setups
from treasure_games.core.chance import ScriptedChance, SeededChance
from treasure_games.core.codec import decode, encode
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, final_state, fingerprint, replay
from treasure_games.core.registry import AnyGame

FEW, MANY = 12, 60
"""Random set-ups that are played; the values of each rule are all played in any case."""
SWEEP = settings(
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def check_play(game: AnyGame, hooks: Hooks, seats: int, options: Any, seed: int) -> None:
    """One game with every look that a game must bear."""
    play = Playthrough(game, Setup.of(game.info, seats, options), SeededChance(seed))
    pieces = sorted(hooks.pieces(play.record.setup), key=str)
    events: list[object] = []

    def look(event: object) -> None:
        assert sorted(hooks.pieces_in(play.state), key=str) == pieces, event
        assert decode(encode(event), game.info.events) == event
        events.append(event)

    play.start(look)
    play_randomly(play, seed, emit=look)
    outcome = game.outcome(play.state)
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert outcome.winners
    assert outcome.scores == game.scores(game.view(play.state, None))
    again = list(replay(Record.from_line(play.record.to_line()), game))
    assert again[-1].state.data() == play.state.data()
    assert [event for step in again for event, _ in step.events] == events


def test_any_house_rules_play_to_an_end_and_replay(
    game: AnyGame, hooks: Hooks, is_full: bool
) -> None:
    @settings(SWEEP, max_examples=MANY if is_full else FEW)
    @given(setups(game.info), st.integers(0, 10_000))
    def play_with(setup: tuple[int, Any], seed: int) -> None:
        check_play(game, hooks, *setup, seed)

    play_with()


def test_every_value_of_every_option_plays_to_an_end_and_replays(
    game: AnyGame, hooks: Hooks
) -> None:
    for number, (seats, options) in enumerate(corner_setups(game.info)):
        check_play(game, hooks, seats, options, number)


def test_a_copy_goes_its_own_way(game: AnyGame) -> None:
    """No copy taken on the way ever changes, and each plays on to the very same end."""
    for seats in (game.info.seats[0], game.info.seats[1]):
        play = opened(game, seats, {}, seed=seats)
        kept: list[tuple[Any, str, int]] = []

        def keep(play: Playthrough, _seat: int, _action: object, kept: Any = kept) -> None:
            copy = play.state.copy()
            assert copy.data() == play.state.data()
            kept.append((copy, fingerprint(copy), len(play.record.rows)))

        play_randomly(play, seats, keep)
        for copy, print_, row in kept:
            assert fingerprint(copy) == print_, f"the copy before row {row} has changed"
        copy, _, row = kept[len(kept) // 2]
        _play_on(game, copy, play.record, row)
        assert copy.data() == play.state.data()


def test_a_record_holds_at_each_step(game: AnyGame) -> None:
    """Cut after any row, a record still leads to the state of that moment."""
    play = opened(game, game.info.seats[0], {}, seed=5)
    states: list[str] = []
    play_randomly(play, 5, lambda play, *_: states.append(fingerprint(play.state)))
    for row in range(0, len(states), max(1, len(states) // 25)):
        plain = play.record.to_plain()
        plain["rows"] = plain["rows"][:row]  # type: ignore[index]
        kept = {at: digits for at, digits in play.record.fingerprints.items() if at <= row}
        cut = Record.from_plain(plain | {"fingerprints": kept})
        assert fingerprint(final_state(cut, game)) == states[row]


def test_undoing_rows_leads_back_to_where_they_began(game: AnyGame) -> None:
    play = opened(game, game.info.seats[0], {}, seed=6)
    states = [fingerprint(play.state)]
    for _ in range(12):
        pending = game.pending(play.state)
        assert pending is not None
        play.act(pending.seats[0], game.legal(play.state, pending.seats[0])[0])
        states.append(fingerprint(play.state))
    free = next((back for back, row in enumerate(reversed(play.record.rows)) if row.outcomes), 12)
    play.undo_rows(free)
    assert fingerprint(play.state) == states[12 - free]


def _play_on(game: AnyGame, state: Any, record: Record, row: int) -> None:
    for seat, action, outcomes, arrival in record.rows[row:]:
        chance = ScriptedChance(outcomes, arrival)
        game.apply(state, seat, decode(action, game.info.actions), chance, silent)
