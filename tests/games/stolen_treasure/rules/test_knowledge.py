"""What a viewer knows of the others' hands: nothing false, nothing forgotten, no hint more.

ST-23, ST-24, ST-Q42, ST-Q44, ST-Q45.
"""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.stolen_treasure.scripted import Names, Table, kinds_of
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import OptionValue
from treasure_games.core.record import Playthrough
from treasure_games.games.stolen_treasure.rules import actions as do, events
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.knowledge import lose_track
from treasure_games.games.stolen_treasure.rules.phases import OVER_LIMIT
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    PIRACY,
    PIRACY_PILE,
    VOODOO,
)
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.view import View, viewer_of

LEAVES_OPENLY = (events.CardPlayed, events.CardDiscarded, events.Buried, events.Staked)


def known_in_hands(view: View) -> Counter[int]:
    """All faces that a viewer knows to be in hands, wherever there."""
    hands = [card for hand in (*view.treasures, *view.pirates) for card in hand]
    seen = [view.faces[card] for card in hands if view.faces[card] != UNKNOWN]
    kept = [face for bag in view.bags if view.unknown[bag.number] for face in bag.kept]
    return Counter([*seen, *kept])


class Memory:
    """Somebody who looks on, and counts for himself what must be in the hands."""

    def __init__(self, play: Playthrough, seat: int | None) -> None:
        self.play, self.seat = play, seat
        self.known, self.is_swept = known_in_hands(GAME.view(play.state, seat)), False

    def look(self, event: Any) -> None:
        view = GAME.view(self.play.state, self.seat)
        known = known_in_hands(view)
        lost = self.known - known
        if isinstance(event, LEAVES_OPENLY):
            assert self.known - Counter([view.faces[event.card]]) <= known
            assert lost <= Counter([view.faces[event.card]])
        elif self.is_swept or isinstance(event, events.KrakenSwept):
            assert not [face for face in lost if face > VOODOO], event
        else:
            assert not lost, event
        self.known, self.is_swept = known, isinstance(event, events.KrakenSwept)

    def check(self, state: State) -> None:
        """Nothing that it knows is false."""
        view = GAME.view(state, self.seat)
        for card, face in enumerate(view.faces):
            assert face in (UNKNOWN, state.faces[card])
        for bag in view.bags:
            cards = view.unknown[bag.number]
            assert not cards or Counter(bag.kept) <= Counter(state.faces[card] for card in cards)
            assert len({card < FIRST_PIRACY for card in cards}) < 2
        assert len({bag.number for bag in view.bags}) == len(view.bags)
        numbers = view.pools[viewer_of(view.house, self.seat)]
        assert all(numbers[card] >= 0 for pile in view.piles for card in pile)


HOUSES: list[dict[str, OptionValue]] = [
    {},
    {"hand_limit": "off", "start_treasure": 3, "start_piracy": 3},
    {"steal_mode": "true_random", "target_score": 4000},
]


@pytest.mark.one_in_turn("seats", "house")
@pytest.mark.in_turn
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_eyes_keep_what_they_have_seen_till_it_leaves_the_hands(
    seats: int, house: dict[str, OptionValue], is_full: bool
) -> None:
    """ST-Q44: however often hands are mixed, and nothing that they keep is false."""
    for seed in range(3 if is_full else 1):
        play = opened(GAME, seats, house, seed)
        viewers = [Memory(play, seat) for seat in (None, *range(seats))]

        def look(event: Any, viewers: list[Memory] = viewers) -> None:
            for viewer in viewers:
                viewer.look(event)

        def check(play: Playthrough, _: int, __: Any, viewers: list[Memory] = viewers) -> None:
            for viewer in viewers:
                viewer.check(play.state)

        play_randomly(play, seed, check, look)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_samples_hold_what_the_eye_keeps(seats: int) -> None:
    """And are tables at which each other viewer knows nothing false either."""
    rng, bags = Random(seats), 0

    def look(play: Playthrough, _seat: int, _action: Any) -> None:
        nonlocal bags
        if len(play.record.rows) % 9:
            return
        for seat in (None, *range(seats)):
            view = GAME.view(play.state, seat)
            sample = GAME.determinize(view, rng)
            for other in (None, *range(seats)):
                Memory(Playthrough(GAME, play.record.setup, play._chance), other).check(sample)
            for bag in view.bags:
                faces = [sample.faces[card] for card in view.unknown[bag.number]]
                assert not faces or Counter(bag.kept) <= Counter(faces)
                bags += 1

    for seed in range(4):
        play_randomly(opened(GAME, seats, {}, seed), seed, look)
    assert bags > seats


def hooked(knower: Names, hand: Names) -> Table:
    """Seat 1 hooks seat 2, of whose piracy cards seat 0 has seen those named by `knower`."""
    table = Table("", "Hook", hand, first_player=2)
    for card in table.cards(2, knower):
        table.state.seen[card] |= 1
    return table.do(1, do.HOOK[2]).quiet()


def test_of_five_cards_two_were_seen_before_one_was_stolen() -> None:
    """ST-Q44: both are still in the two hands, each as likely stolen as any other card."""
    table = hooked("Yarr!, Plunder", "Yarr!, Plunder, Parley, Bombs Away, Skulduggery")
    view = table.view(0)
    (bag,) = view.bags
    assert bag.kept == tuple(sorted(kinds_of("Yarr!, Plunder")))
    assert sorted(view.unknown[bag.number]) == sorted(
        table.state.pirates[1] + table.state.pirates[2]
    )
    assert view.known_in(2) == ()
    (stolen,) = table.state.pirates[1]
    rng, samples = Random(1), 6000
    found = Counter(GAME.determinize(view, rng).faces[stolen] for _ in range(samples))
    (group,) = [group for group in GAME.hidden_groups(view) if stolen in group.slots]
    odds = Counter(group.values)
    for face, count in odds.items():
        share = count / len(group.values)
        assert abs(found[face] - share * samples) < 4.5 * (samples * share) ** 0.5
    (plunder,) = kinds_of("Plunder")
    others = 44 - 1 - 4
    assert odds[plunder] / len(group.values) == pytest.approx(
        1 / 5 + 3 / 5 * 4 / (others + 3 - 1), abs=0.02
    )


def test_what_is_shown_is_taken_for_what_was_seen() -> None:
    """And the rest is where it must be."""
    table = hooked("Yarr!, Plunder", "Yarr!, Plunder, Parley, Bombs Away, Skulduggery")
    seat = next(seat for seat in (1, 2) if "Plunder" in table.hand(seat))
    state = table.state
    state.active = state.asked = seat
    table.do(seat, do.PLUNDER)
    (bag,) = table.view(0).bags
    assert bag.kept == tuple(kinds_of("Yarr!"))


def test_the_last_place_is_the_only_one() -> None:
    """Two cards were seen, one is stolen and shown: the other one is left."""
    table = Table("", "Hook", "Plunder, Parley", first_player=2)
    for card in table.state.pirates[2]:
        table.state.seen[card] |= 1
    table.do(1, do.HOOK[2]).quiet()
    assert {table.view(0).faces[card] for card in table.state.pirates[2]} == {UNKNOWN}
    assert table.view(0).known_in(2) == ()
    stolen = table.hand(1)
    table.state.phase, table.state.asked = OVER_LIMIT, 1
    table.do(1, do.DISCARD[table.state.pirates[1][0]])
    assert stolen in table.discarded(PIRACY)
    (left,) = table.state.pirates[2]
    assert table.view(0).faces[left] == table.state.faces[left]
    assert table.view(0).known_in(2) == (table.state.faces[left],)


def test_a_hand_known_as_a_whole_that_grows_draws_from_the_pile_again() -> None:
    """The pile doesn't become part of what was known, and new bags aren't taken for it."""
    table = Table("", "Hook, Hook", "Plunder, Parley, Spyglass", "Ruby, Emerald", first_player=2)
    state = table.state
    for card in state.pirates[2]:
        state.seen[card] |= 1
    table.do(1, do.HOOK[2]).quiet()
    (bag,) = table.view(0).bags
    assert bag.rest == bag.number, "no other pool has any part in it"
    table.do(1, do.HOOK[3]).quiet()
    assert len({bag.number for bag in table.view(0).bags}) == len(table.view(0).bags)
    state.active = state.asked = 2
    state.left = 2
    table.do(2, do.DRAW_PIRACY)
    lose_track(state, 2, state.pirates[2])
    bags = table.view(0).bags
    assert all(state.pools[0][card] >= 0 for card in state.piles[PIRACY_PILE])
    assert {bag.rest for bag in bags if bag.number == state.pools[0][state.pirates[2][0]]} == {
        PIRACY
    }
    assert len({bag.number for bag in bags}) == len(bags)
    GAME.view(state, 0)


def arrangements(table: Table, hand: tuple[int, ...], watcher: int) -> list[State]:
    """The table with this hand in every order that the watcher can't tell from the true one."""
    view = table.view(watcher)
    free = [card for card in hand if view.faces[card] == UNKNOWN]
    states = []
    for order in set(permutations([table.state.faces[card] for card in free])):
        state = table.state.copy()
        faces = list(state.faces)
        for card, face in zip(free, order, strict=True):
            faces[card] = face
        state.faces = tuple(faces)
        states.append(state)
    return states


@pytest.mark.parametrize("seen_by_0", [(), (0,), (1,), (0, 2), (0, 1)])
@pytest.mark.parametrize("seen_by_2", [(), (0,), (1,), (1, 2)])
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_of_equal_cards_nobody_can_tell_which_one_was_shown(
    seen_by_0: tuple[int, ...], seen_by_2: tuple[int, ...], watcher: Any
) -> None:
    """Whichever of them were seen by whom, the same happens to the same ids."""
    table = Table("Hook", "Yarr!, Yarr!, Parley, Plunder", "")
    hand = table.state.pirates[1]
    for bit, places in enumerate((seen_by_0, (), seen_by_2)):
        for place in places:
            table.state.seen[hand[place]] |= 1 << bit
    table.do(0, do.HOOK[1])
    told = set()
    for state in arrangements(table, hand, watcher):
        happened: list[Any] = []
        GAME.apply(state, 1, do.YARR, table.luck, happened.append)
        told.add((tuple(happened), repr(GAME.view(state, watcher).data())))
    assert len(told) == 1


def test_a_kind_that_all_have_seen_is_played_as_the_one_they_have_seen() -> None:
    table = Table("Hook", "Yarr!, Yarr!, Parley", "")
    shown = table.card(1, "Yarr!")
    table.state.seen[shown] = table.state.house.everyone
    table.do(0, do.HOOK[1]).do(1, do.YARR)
    assert table.found(events.CardPlayed) == [events.CardPlayed(1, shown, -1)]
    assert table.view(0).known_in(1) == ()


def test_treasure_of_a_mixed_hand_stays_in_hands() -> None:
    """A treasure that left a pile was seen by all: no bag of treasure reaches into the piles."""

    def look(play: Playthrough, _seat: int, _action: Any) -> None:
        state = play.state
        piles = {card for pile in state.piles[:2] for card in pile}
        for seat in (None, *range(4)):
            view = GAME.view(state, seat)
            for bag in view.bags:
                cards = set(view.unknown[bag.number])
                assert not cards & piles
                if cards and min(cards) < FIRST_PIRACY:
                    assert len(cards) == len(bag.kept)

    play_randomly(opened(GAME, 4, {}, 3), 3, look)
