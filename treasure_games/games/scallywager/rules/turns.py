"""Rounds: how they begin, what is done in them, and what each action leads to."""

from collections.abc import Callable
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.core.game_base import ActionHandler
from treasure_games.games.scallywager.rules import (
    actions,
    adventures,
    bidding,
    events,
    phases,
    pieces,
    showdown,
    treasures,
)
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.cards import shuffle_decks, take_card
from treasure_games.games.scallywager.rules.crew import gain, lose, rescue, take
from treasure_games.games.scallywager.rules.state import (
    ALL_VIEWERS,
    HIDDEN,
    NOBODY,
    UNROLLED,
    Frame,
    State,
    then,
)

FIRST_OFFER: Final = (phases.OFFER_TREASURES, NOBODY)
BEFORE_BIDDING: Final = ((phases.OPEN_WINDOW, phases.DAWN), (phases.OPEN_BIDDING,))

NO_FACES: Final = tuple((pieces.NO_FACE,) * dice for dice in range(pieces.MOST_CREW + 1))
SEEN_BY_ALL: Final = tuple((ALL_VIEWERS,) * dice for dice in range(pieces.MOST_CREW + 1))
SEEN_BY_OWNER: Final = tuple(
    tuple((1 << seat,) * dice for dice in range(pieces.MOST_CREW + 1))
    for seat in range(pieces.MOST_SEATS)
)
"""By number of dice: holds before the roll, and who knows the dice before and after it."""


def start_game(state: State, chance: Chance, emit: Emit) -> None:
    """SW-01 to SW-03: shuffle, place the token by chance, and begin the first round."""
    if state.house.has_cards:
        shuffle_decks(state, chance)
    emit(events.GameStarted(state.house.seats, pieces.STARTING_DICE))
    state.token = chance.below(state.house.seats)
    emit(events.TokenPlaced(state.token))
    start_round(state, chance, emit)
    play_on(state, chance, emit)


def play_on(state: State, chance: Chance, emit: Emit) -> None:
    """Work through the agenda until somebody must decide or the game is over."""
    while state.phase == phases.BETWEEN:
        agenda = state.agenda
        frame, state.agenda = agenda[0], agenda[1:]
        STEP_HANDLERS[frame[0]](state, frame, chance, emit)


def next_round(state: State, _frame: Frame, chance: Chance, emit: Emit) -> None:
    """SW-23: end a round, and begin the next one."""
    showdown.clean_up(state, emit)
    start_round(state, chance, emit)


def start_round(state: State, chance: Chance, emit: Emit) -> None:
    """SWA-18: collect the dice; cards concealed in the last round become live."""
    seats, is_early = state.house.seats, state.house.usable[UNROLLED]
    state.round_number += 1
    if is_early or emit is not silent:  # else nobody would see it before the roll
        state.dice = [NO_FACES[len(hold)] for hold in state.dice]
        state.seen = [SEEN_BY_ALL[len(hold)] for hold in state.dice]
    state.live, state.fresh, state.choices = state.fresh, [pieces.NO_CARD] * seats, [NOBODY] * seats
    state.dice_are, state.used, state.bids = UNROLLED, 0, ()
    state.challenger = state.found = state.winner = state.loser = NOBODY
    state.is_parlay = 0
    if emit is not silent:
        emit(events.RoundStarted(state.token, state.round_number))
    if is_early:
        then(state, FIRST_OFFER, (phases.ROLL,))
    else:
        roll_all(state, (phases.ROLL,), chance, emit)


def roll_all(state: State, _frame: Frame, chance: Chance, emit: Emit) -> None:
    """SW-04, SW-05, SWA-14: everybody rolls; then cards may be used before the bidding."""
    state.dice_are = HIDDEN
    dice, seen, at, house = state.dice, state.seen, 0, state.house
    faces = chance.roll_many(bidding.dice_in_play(state))
    for seat in house.clockwise[state.token]:
        count = len(dice[seat])
        if count:
            end = at + count
            dice[seat], seen[seat], at = faces[at:end], SEEN_BY_OWNER[seat][count], end
            if emit is not silent:
                emit(events.Rolled(seat, tuple(range(count))))
    if house.has_cards:
        state.agenda = BEFORE_BIDDING + state.agenda
        treasures.offer_treasures(state, FIRST_OFFER, chance, emit)
    else:
        bidding.open_bidding(state)


_HANDLER_OF: Final[dict[int, Callable[[State, Frame, Chance, Emit], None]]] = {
    phases.OFFER_TREASURES: treasures.offer_treasures,
    phases.ROLL: roll_all,
    phases.OPEN_WINDOW: adventures.open_window,
    phases.OFFER_ADVENTURE: adventures.offer_adventure,
    phases.OPEN_BIDDING: bidding.open_bidding,
    phases.REVEAL: showdown.reveal,
    phases.RESOLVE: showdown.resolve,
    phases.RESOLVE_ONE: showdown.resolve_one,
    phases.PLUNDER: showdown.plunder,
    phases.OFFER_REWARD: showdown.offer_reward,
    phases.NEXT_ROUND: next_round,
    phases.LOSE: lose,
    phases.TAKE: take,
    phases.GAIN: gain,
}
STEP_HANDLERS: Final = tuple(_HANDLER_OF[step] for step in range(phases.STEPS))
"""The function of each kind of frame."""

ACTION_HANDLERS: Final[dict[type[Action], ActionHandler]] = {
    **dict.fromkeys(treasures.KIND_OF, treasures.play_treasure),
    **dict.fromkeys(adventures.KIND_OF, adventures.reveal_adventure),
    actions.Pass: treasures.decline,
    actions.Conceal: lambda _state, seat, _action, _chance, emit: emit(events.Concealed(seat)),
    actions.Bid: bidding.bid,
    actions.Call: bidding.challenge,
    actions.Parlay: bidding.challenge,
    actions.RerollOthers: adventures.reroll_others,
    actions.UseLifeboat: rescue,
    actions.KeepLifeboat: rescue,
    actions.Plunder: take_card,
    actions.DrawTreasure: showdown.draw_reward,
    actions.DrawAdventure: showdown.draw_reward,
    actions.DrawNothing: lambda _, seat, _action, _chance, emit: emit(events.NothingDrawn(seat)),
    actions.KeepCard: showdown.keep_one,
}
"""What each legal action does. SWD-2, SWD-5, SW-21: to conceal or draw nothing changes nothing."""
