"""The showdown: all dice are revealed and counted, losses and cards take effect, winners draw."""

from collections.abc import Callable
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.scallywager.rules import cards as in_hand, crew, events, phases, pieces
from treasure_games.games.scallywager.rules.actions import Action, DrawTreasure, KeepCard
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.crew import around, crew_of, dismiss_ghosts, pass_token
from treasure_games.games.scallywager.rules.pieces import deck_of
from treasure_games.games.scallywager.rules.state import (
    BIDS_HELD,
    BLUFFS_CAUGHT,
    CALLS_RIGHT,
    CALLS_WRONG,
    NOBODY,
    OPEN,
    PARLAYS_RIGHT,
    PARLAYS_WRONG,
    TALLIES,
    Frame,
    State,
    ask,
    then,
)


def offer_reward(state: State, *_: object) -> None:
    """SW-18, SW-19, SW-21, SW-22, SWA-29: the winning party draws, if it still has dice."""
    if state.dice[state.winner] and (any(state.stacks) or any(state.piles)):
        ask(state, phases.REWARD, state.winner)


def is_optional(state: State) -> bool:
    """SWA-10: return True if the winner may draw no card."""
    return bool(state.is_parlay) and state.winner == state.challenger


def draw_reward(state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """SW-24, SW-26, SW-T03: one card of a deck, or one of two; SWA-18: an old adventure expires."""
    deck = pieces.TREASURE if isinstance(action, DrawTreasure) else pieces.ADVENTURE
    if deck == pieces.ADVENTURE:
        in_hand.expire(state, seat, emit)
    in_hand.draw(state, deck, chance, emit)
    if in_hand.card_of(state, seat, pieces.QUARTERMASTER) != pieces.NO_CARD and in_hand.can_draw(
        state, deck
    ):
        in_hand.draw(state, deck, chance, emit)
        ask(state, phases.KEEPING, seat)
        emit(events.CardsOffered(seat, state.drawn))
    else:
        _keep(state, seat, state.drawn[0], emit)


def keep_one(state: State, seat: int, action: KeepCard, _chance: Chance, emit: Emit) -> None:
    """SW-T03: keep one of two cards; the other is discarded face up."""
    other = next(one for one in state.drawn if one != action.card)
    state.drawn = (action.card,)
    in_hand.discard(state, other)
    emit(events.CardDeclined(seat, other))
    _keep(state, seat, action.card, emit)


def _keep(state: State, seat: int, card: int, emit: Emit) -> None:
    """SW-24, SW-26: a treasure lies face up at once, an adventure is for the next round."""
    state.drawn = ()
    if deck_of(card) == pieces.TREASURE:
        state.treasures[seat] += (card,)
        event: type[events.OfCard] = events.TreasureDrawn
    else:
        state.fresh[seat] = card
        event = events.AdventureDrawn
    emit(event(seat, card))


CHALLENGES: Final = ((CALLS_WRONG, CALLS_RIGHT), (PARLAYS_WRONG, PARLAYS_RIGHT))
"""The tally of a call and of a parlay, by whether it was right."""
STAKES: Final = ((1, crew.CALL), (2, crew.PARLAY))
"""How many dice are lost by a call, and by a wrong parlay, and the reason."""


def reveal(state: State, _frame: Frame, chance: Chance, emit: Emit) -> None:
    """SW-17 to SW-22, SWA-08, SWA-09: count the dice; one party wins, and dice are lost."""
    bidder, bid, face = state.bids[-1]
    state.dice_are = OPEN
    if emit is not silent:
        emit(events.DiceRevealed(tuple(state.dice)))
    challenger = state.challenger
    found = state.found = counted(state.house, state.dice, face)
    is_right = found == bid if state.is_parlay else found < bid
    winner, loser = (challenger, bidder) if is_right else (bidder, challenger)
    state.winner, state.loser = winner, loser
    tallies = state.tallies
    tallies[bidder * TALLIES + (BIDS_HELD if found >= bid else BLUFFS_CAUGHT)] += 1
    tallies[challenger * TALLIES + CHALLENGES[state.is_parlay][is_right]] += 1
    if emit is not silent:
        emit(events.Counted(face, found, bid, winner, loser))
    if state.is_parlay and is_right:
        others = around(state, winner)[1:]
        then(state, *[(phases.LOSE, one, 1, crew.PARLAY, winner, NOBODY) for one in others])
    else:
        dice, reason = STAKES[state.is_parlay]
        crew.lose(state, (phases.LOSE, loser, dice, reason, winner, NOBODY), chance, emit)


def _has_played(state: State, seat: int, kind: int) -> bool:
    card = state.played[seat]
    return card != pieces.NO_CARD and state.faces[card] == kind


def resolve(state: State, *_: object) -> None:
    """Resolve cards after the first losses: extras, then card by card from the token holder on."""
    faces, played = state.faces, state.played
    is_any_played = played.count(pieces.NO_CARD) < len(played)
    if is_any_played:
        owners = [
            seat for seat in state.house.clockwise[state.token] if played[seat] != pieces.NO_CARD
        ]
        cards = [
            (phases.RESOLVE_ONE, kind, seat)
            for kind in RESOLVERS
            for seat in owners
            if faces[played[seat]] == kind
        ]
        then(state, *cards)
    if is_any_played or state.treasures[state.winner]:
        _add_extras(state)


def _add_extras(state: State) -> None:
    """SW-T04, SW-A09: Black Flag and Wagers add to the losing party's loss."""
    winner, loser = state.winner, state.loser
    dice = 2 * _has_played(state, winner, pieces.WAGER) + _has_played(state, loser, pieces.WAGER)
    if winner == state.challenger and not state.is_parlay:
        dice += in_hand.card_of(state, winner, pieces.FLAG) != pieces.NO_CARD
    if dice:
        then(state, (phases.LOSE, loser, dice, crew.EXTRA, winner, NOBODY))


def resolve_one(state: State, frame: Frame, _chance: Chance, emit: Emit) -> None:
    """SWA-20: a card takes effect unless its owner is out by now."""
    _, kind, seat = frame
    if state.dice[seat]:
        RESOLVERS[kind](state, seat, emit)


def _board(state: State, seat: int, _emit: Emit) -> None:
    """SW-A10: the winner gains a die and a card; a loser's own boarders change sides."""
    winner, loser = state.winner, state.loser
    if seat == winner:
        then(state, (phases.GAIN, winner, 1, crew.BOARDERS), (phases.PLUNDER,))
    else:
        then(state, (phases.LOSE, loser, 1, crew.BOARDERS, winner, winner))


def _stay(state: State, seat: int, emit: Emit) -> None:
    """SW-A03: one ghost stays with the winner; the loser loses one of his crew."""
    if seat == state.loser:
        then(state, (phases.LOSE, seat, 1, crew.GHOSTS, state.winner, NOBODY))
    elif seat == state.winner and crew_of(state, seat) < state.house.hold_limit:
        place = crew_of(state, seat)
        state.ghosts[seat] -= 1
        emit(events.GhostStayed(seat, (place,)))


def _mark(state: State, seat: int, _emit: Emit) -> None:
    """SW-A11: the named party lost, or the card turns on its owner."""
    loser = state.loser
    if state.choices[seat] == loser:
        then(
            state,
            (phases.LOSE, loser, 1, crew.SPOT, seat, NOBODY),
            (phases.GAIN, seat, 1, crew.SPOT),
        )
    else:
        then(state, (phases.LOSE, seat, 1, crew.SPOT, NOBODY, NOBODY))


def _dig(state: State, seat: int, _emit: Emit) -> None:
    """SW-A12: gain two dice for the exact count, lose none if it is one off, else lose one."""
    off = abs(state.choices[seat] - state.found)
    if off == 0:
        then(state, (phases.GAIN, seat, 2, crew.XMARKS))
    elif off > 1:
        then(state, (phases.LOSE, seat, 1, crew.XMARKS, NOBODY, NOBODY))


def _desert(state: State, seat: int, _emit: Emit) -> None:
    """SW-A04: shanghaied dice leave again unless their captain won."""
    if seat != state.winner:
        then(state, (phases.LOSE, seat, state.choices[seat], crew.SHANGHAIED, NOBODY, NOBODY))


RESOLVERS: Final[dict[int, Callable[[State, int, Emit], None]]] = {
    pieces.BOARDERS: _board,
    pieces.GHOSTS: _stay,
    pieces.SPOT: _mark,
    pieces.XMARKS: _dig,
    pieces.SHANGHAIED: _desert,
}
"""The effects of cards after the reveal, in this order (see `resolve`)."""


def plunder(state: State, _frame: Frame, _chance: Chance, emit: Emit) -> None:
    """SW-A10, SW-T05: the winner takes a treasure card, if the loser is in and not protected."""
    winner, loser = state.winner, state.loser
    cards = state.treasures[loser]
    if not state.dice[loser] or not cards or in_hand.is_protected(state, loser):
        return
    if len(cards) > 1:
        ask(state, phases.PLUNDERING, winner)
    else:
        in_hand.steal_card(state, winner, cards[0], emit)


def clean_up(state: State, emit: Emit) -> None:
    """SW-23, SW-28: ghosts leave, adventure cards are discarded, the token is passed."""
    played, live = state.played, state.live
    for seat in state.house.clockwise[state.token]:
        if played[seat] != pieces.NO_CARD:
            dismiss_ghosts(state, seat, emit)
            in_hand.discard_played(state, seat, emit)
        if live[seat] != pieces.NO_CARD:
            in_hand.expire(state, seat, emit)
    pass_token(state, emit)
