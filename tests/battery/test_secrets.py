"""What a seat can't see can't be told from its view, its events, or its computer player."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.battery.hooks import hooks_of
from tests.battery.playing import Tables, corner_setups, opened, play_randomly
from treasure_games.core.chance import SeededChance
from treasure_games.core.codec import decode
from treasure_games.core.game import HiddenGroup, hidden_slots
from treasure_games.core.record import Playthrough, replay
from treasure_games.core.registry import AnyGame
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.players import make_player


def eyes(seats: int) -> tuple[int | None, ...]:
    return (None, *range(seats))


def moments(game: AnyGame, tables: Tables, every: int = 7) -> Iterator[tuple[Playthrough, int]]:
    """Games of all sorts, stopped every few decisions, each time with another seed."""
    draw = hooks_of(game.info.id).draw
    for number, (seats, options) in tables(game):
        play = opened(game, seats, options, number)
        rng = Random(number)
        while (pending := game.pending(play.state)) is not None:
            if len(play.record.rows) % every == 0:
                yield play, number * 1000 + len(play.record.rows)
            seat = rng.choice(pending.seats)
            play.act(seat, draw(play.state, game.legal(play.state, seat), rng))


def test_a_view_is_a_value(game: AnyGame, tables: Tables) -> None:
    for play, _ in moments(game, tables, every=40):
        for seat in eyes(play.record.setup.seats):
            view = game.view(play.state, seat)
            assert view.seat == seat
            assert view.data() == game.view(play.state.copy(), seat).data()
            assert pickle.loads(pickle.dumps(view)).data() == view.data()


def test_a_sample_looks_the_same_to_the_seat(game: AnyGame, tables: Tables) -> None:
    for play, seed in moments(game, tables):
        for seat in eyes(play.record.setup.seats):
            view = game.view(play.state, seat)
            sample = game.determinize(view, Random(seed))
            assert is_alike(game.view(sample, seat), view)
            asked, asked_there = game.pending(play.state), game.pending(sample)
            assert asked == asked_there
            if seat is not None:
                assert game.legal(sample, seat) == game.legal(play.state, seat)


def test_the_game_says_when_people_hold_secrets(game: AnyGame) -> None:
    """What another's view hides and a seat's own shows is a secret of that seat."""
    for number, (seats, options) in enumerate(corner_setups(game.info)):
        play = opened(game, seats, options, number)
        held = False
        rng = Random(number)
        while not held and (pending := game.pending(play.state)) is not None:
            held = (
                len({hidden_slots(game, game.view(play.state, seat)) for seat in range(seats)}) > 1
            )
            if len(play.record.rows) > 60:
                break
            seat = rng.choice(pending.seats)
            play.act(seat, rng.choice(game.legal(play.state, seat)))
        assert held == game.info.has_secrets(options), options


def test_hidden_slots_vary_by_the_odds_of_their_group_and_known_ones_never(
    game: AnyGame, tables: Tables
) -> None:
    """A slot may stay as it is only where a single value is possible for it."""
    for play, seed in moments(game, tables, every=60):
        rng = Random(seed)
        for seat in eyes(play.record.setup.seats):
            view = game.view(play.state, seat)
            samples = [game.determinize(view, rng) for _ in range(40)]
            value = hooks_of(game.info.id).slot_value
            for group in game.hidden_groups(view):
                for slot in group.slots:
                    values = {value(sample, slot) for sample in samples}
                    assert values <= set(group.values)
                    is_certain = len(set(group.values)) == 1
                    assert len(values) > 1 or is_certain, f"slot {slot} never varies"
                    assert value(play.state, slot) in group.values


def test_no_slot_is_in_two_groups(game: AnyGame, tables: Tables) -> None:
    for play, _ in moments(game, tables, every=20):
        for seat in eyes(play.record.setup.seats):
            slots = hidden_slots(game, game.view(play.state, seat))
            assert len(slots) == len(set(slots))


@pytest.mark.parametrize("decisions", [0, 1, 5])
def test_what_is_drawn_from_many_samples_is_unbiased(game: AnyGame, decisions: int) -> None:
    """Each hidden slot takes each value as often as the odds of its group say."""
    play = opened(game, game.info.seats[0], {}, 4)
    play_randomly(play, 4, decisions=decisions)
    view, rng, value = game.view(play.state, None), Random(1), hooks_of(game.info.id).slot_value
    samples = [game.determinize(view, rng) for _ in range(SAMPLES)]
    for group in game.hidden_groups(view):
        for slot in group.slots:
            found = Counter(value(sample, slot) for sample in samples)
            assert all(is_near(found[one], share) for one, share in odds(group).items())


SAMPLES = 600


def odds(group: HiddenGroup) -> dict[int, float]:
    """The share of each value among those that may be there."""
    counts = Counter(group.values)
    return {value: count / len(group.values) for value, count in counts.items()}


def is_near(count: int, share: float) -> bool:
    """Whether so many hits among the samples are nothing to wonder at."""
    spread = 4.5 * (SAMPLES * share * (1 - share)) ** 0.5
    return abs(count - SAMPLES * share) <= spread


def test_what_a_seat_did_not_notice_has_not_changed_its_view(game: AnyGame, tables: Tables) -> None:
    """And whoever acts notices it."""
    for number, (seats, options) in tables(game):
        _watch(game, opened(game, seats, options, number), number)


def _watch(game: AnyGame, play: Playthrough, seed: int) -> None:
    watchers = eyes(play.record.setup.seats)
    before = play.state.copy()
    actors: list[int] = []

    def look(event: Any) -> None:
        nonlocal before
        for seat in watchers:
            if game.redact(play.state, event, seat) is None:
                assert is_alike(game.view(play.state, seat), game.view(before, seat)), event
                assert seat not in actors[-1:], event
        before = play.state.copy()

    def note(_play: Playthrough, seat: int, _action: object) -> None:
        nonlocal before
        actors.append(seat)
        before = play.state.copy()

    play_randomly(play, seed, note, look)


def is_alike(one: Any, other: Any) -> bool:
    """Whether two views are the same; equal ones are, whatever they are written as."""
    return bool(one == other) or one.data() == other.data()


def test_events_tell_a_seat_nothing_that_it_may_not_know(game: AnyGame, tables: Tables) -> None:
    """The same act on two tables that look alike looks alike, but for what it lays open."""
    for play, seed in moments(game, tables):
        pending = game.pending(play.state)
        assert pending is not None
        for watcher in eyes(play.record.setup.seats):
            sample = game.determinize(game.view(play.state, watcher), Random(seed))
            actor = Random(seed).choice(pending.seats)
            there = set(game.legal(sample, actor))
            both = [action for action in game.legal(play.state, actor) if action in there]
            action = Random(seed).choice(both) if both else None
            if action is not None:
                _compare(game, play.state.copy(), sample, actor, action, watcher, seed)


def _compare(
    game: AnyGame,
    true: Any,
    sample: Any,
    actor: int,
    action: Any,
    watcher: int | None,
    luck: int,
) -> None:
    """Act on both tables with equal luck; what the watcher sees may differ by what it laid open.

    It may also differ if the act has ruled out what a slot holds on the other table.
    """
    hidden = hidden_slots(game, game.view(true, watcher))
    differed = _differing(game, true, sample, hidden)
    held = {slot: hooks_of(game.info.id).slot_value(sample, slot) for slot in hidden}
    seen = _seen_by(game, true, actor, action, watcher, luck)
    seen_there = _seen_by(game, sample, actor, action, watcher, luck)
    after = game.view(true, watcher)
    laid_open = set(hidden) - set(hidden_slots(game, after))
    is_ruled_out = any(
        held.get(slot, group.values[0]) not in group.values
        for group in game.hidden_groups(after)
        for slot in group.slots
    )
    if not is_ruled_out and not laid_open & (differed | _differing(game, true, sample, hidden)):
        assert [told for told, _ in seen] == [told for told, _ in seen_there]
        for (_, view), (_, view_there) in zip(seen, seen_there, strict=True):
            assert is_alike(view, view_there)


def _differing(game: AnyGame, one: Any, other: Any, slots: tuple[int, ...]) -> set[int]:
    """The slots that hold something else on the other table."""
    value = hooks_of(game.info.id).slot_value
    return {slot for slot in slots if value(one, slot) != value(other, slot)}


def _seen_by(
    game: AnyGame, state: Any, actor: int, action: Any, watcher: int | None, luck: int
) -> list[tuple[Any, Any]]:
    """The events that the watcher notices, each with the view after it.

    By these two they are described, too.
    """
    seen: list[tuple[Any, Any]] = []

    def look(event: Any) -> None:
        told = game.redact(state, event, watcher)
        if told is not None:
            seen.append((told, game.view(state, watcher)))

    game.apply(state, actor, action, SeededChance(luck), look)
    return seen


@pytest.mark.parametrize(("level", "every"), [("greedy", 25), ("deckhand", 120)])
def test_a_computer_player_is_not_moved_by_what_it_cannot_see(
    finished_game: AnyGame, tables: Tables, level: str, every: int
) -> None:
    game = finished_game
    for play, seed in moments(game, tables, every):
        pending = game.pending(play.state)
        assert pending is not None
        for seat in pending.seats:
            legal = game.legal(play.state, seat)
            view = game.view(play.state, seat)
            other = game.view(game.determinize(view, Random(seed)), seat)
            choices = {
                make_player(level, game.info.id, seat, seed).choose(one, legal)
                for one in (view, other)
            }
            assert len(choices) == 1
            assert choices <= set(legal)


def test_what_random_players_draw_by_is_known_to_the_seat(
    finished_game: AnyGame, tables: Tables
) -> None:
    """They may be handed the state itself: of view and state they draw the same."""
    draw = mind_of(finished_game.info.id).draw
    for play, seed in moments(finished_game, tables):
        pending = finished_game.pending(play.state)
        assert pending is not None
        for seat in pending.seats:
            legal = finished_game.legal(play.state, seat)
            action = draw(finished_game.view(play.state, seat), legal, Random(seed).random)
            assert action == draw(play.state, legal, Random(seed).random)
            assert action in legal


def test_a_replay_shows_each_seat_what_it_saw(game: AnyGame) -> None:
    """Events and views taken from a record are those of the play itself."""
    seats = game.info.seats[0]
    live: list[Any] = []
    play = opened(game, seats, {}, 9)

    def look(event: Any) -> None:
        live.append([game.describe(event, game.view(play.state, seat)) for seat in eyes(seats)])

    play_randomly(play, 9, emit=look)
    told = [
        [game.describe(event, game.view(state, seat)) for seat in eyes(seats)]
        for step in replay(play.record, game)
        if step.row
        for event, state in step.events
    ]
    assert told == live
    assert decode(play.record.rows[0].action, game.info.actions)
