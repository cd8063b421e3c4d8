"""Adventure cards: the windows in which they may be revealed, and what they do at once."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.core.game_base import at_each
from treasure_games.games.scallywager.rules import actions, cards, crew, events, pieces
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.bidding import dice_in_play, legal_bids
from treasure_games.games.scallywager.rules.cards import is_protected
from treasure_games.games.scallywager.rules.crew import around, bring_aboard, crew_of, gain, if_room
from treasure_games.games.scallywager.rules.phases import (
    BIDDING,
    GAIN,
    LOSE,
    OFFER_ADVENTURE,
    REROLL,
)
from treasure_games.games.scallywager.rules.pieces import places_in
from treasure_games.games.scallywager.rules.state import (
    ALL_VIEWERS,
    BOUND,
    FREE,
    NOBODY,
    Frame,
    State,
    ask,
    then,
)
from treasure_games.games.scallywager.rules.treasures import reroll, targets_of

MOST_GHOSTS: Final = 3
MOST_SHANGHAIED: Final = 2


def open_window(state: State, frame: Frame, *_: object) -> None:
    """SWA-16: ask everybody with a live card once, clockwise from the token: now the first."""
    _step, phase = frame
    live = state.live
    if live.count(pieces.NO_CARD) < len(live):
        seats = state.house.clockwise[state.token]
        asked = [(OFFER_ADVENTURE, phase, seat) for seat in seats if live[seat] != pieces.NO_CARD]
        state.agenda = (*asked[1:], *state.agenda)
        offer_adventure(state, asked[0])


def offer_adventure(state: State, frame: Frame, *_: object) -> None:
    """SW-27: ask a captain with any live card, so that being asked reveals nothing."""
    _step, phase, seat = frame
    if state.live[seat] != pieces.NO_CARD:
        ask(state, phase, seat)


def parties(state: State) -> tuple[int, int]:
    """Return the bidder and the challenger of a showdown."""
    return state.bids[-1][0], state.challenger


def fog_targets(state: State, seat: int) -> list[int]:
    """SW-A08: return the seats whose dice may be re-rolled, one's own included."""
    return sorted([*targets_of(state, seat), seat])


def spot_targets(state: State, seat: int) -> list[int]:
    """SW-A11: return the parties that may be named: not oneself."""
    named = sorted(parties(state))
    return [one for one in named if one != seat and not is_protected(state, one)]


def show_limit(state: State, seat: int) -> int:
    """SW-A07: return one more than the largest mask of dice that may be shown; 0 for none."""
    return (1 << len(state.dice[seat])) - 1 if legal_bids(state) else 0


def adventure_choices(state: State, seat: int, kinds: frozenset[int]) -> Sequence[Action]:
    """Return the actions of a seat's live card if it is of one of these kinds."""
    card = state.live[seat]
    if card == pieces.NO_CARD or state.faces[card] not in kinds:
        return ()
    return CHOICES[state.faces[card]](state, seat)


def reveal_adventure(state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """SW-27: reveal the card; some take effect at once, others after the reveal of the dice."""
    card = state.live[seat]
    state.live[seat], state.played[seat] = pieces.NO_CARD, card
    target: int = getattr(action, "target", NOBODY)
    number: int = getattr(action, "count", NOBODY)
    state.choices[seat] = max(target, number)
    emit(events.AdventureRevealed(seat, card, target, number))
    EFFECTS[KIND_OF[type(action)]](state, seat, action, chance, emit)


def _roll_openly(seat: int, dice: int, chance: Chance, emit: Emit) -> int:
    """Roll dice that belong to no crew; return the highest face."""
    faces = tuple([chance.roll() for _ in range(dice)])
    emit(events.OpenlyRolled(seat, faces))
    return max(faces)


def _duel(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A01: the higher of two dice against one."""
    mine = _roll_openly(seat, 2, chance, emit)
    his = _roll_openly(action.target, 1, chance, emit)
    if mine > his:
        then(state, (LOSE, action.target, 1, crew.DUEL, seat, NOBODY), (GAIN, seat, 1, crew.DUEL))
    elif mine < his:
        then(state, (LOSE, seat, 1, crew.DUEL, action.target, NOBODY))


def _keg(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A02: low for the owner, middling for the target, high for all others but the marqued."""
    rolled = _roll_openly(seat, 1, chance, emit)
    if rolled <= 2:
        victims = [seat]
    elif rolled <= 4:
        victims = [action.target]
    else:
        victims = [one for one in around(state, state.token) if one in targets_of(state, seat)]
    then(state, *[(LOSE, victim, 1, crew.KEG, seat, NOBODY) for victim in victims])


def _ghosts(state: State, seat: int, _action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A03: add up to three dice that aren't crew."""
    count = min(MOST_GHOSTS, state.box)
    places = bring_aboard(state, seat, len(state.dice[seat]), count, chance)
    state.ghosts[seat] = count
    emit(events.GhostsBoarded(seat, places))


def _shanghai(state: State, seat: int, _action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A04: add up to two dice, and note how many."""
    before = crew_of(state, seat)
    gain(state, (GAIN, seat, MOST_SHANGHAIED, crew.SHANGHAIED), chance, emit)
    state.choices[seat] = crew_of(state, seat) - before


def _kraken(state: State, seat: int, _action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A05: a lone lowest loses two dice, several lose one each; if all are equal, none."""
    captains = around(state, state.token)
    rolled = {one: _roll_openly(one, 1 + (one == seat), chance, emit) for one in captains}
    lowest = [one for one in captains if rolled[one] == min(rolled.values())]
    if len(lowest) < len(captains):
        dice = 2 if len(lowest) == 1 else 1
        then(state, *[(LOSE, victim, dice, crew.KRAKEN, seat, NOBODY) for victim in lowest])


def _hornswoggle(state: State, seat: int, _action: Any, _chance: Chance, _emit: object) -> None:
    """SW-A06: any bid, but there must be one."""
    state.helm = FREE
    ask(state, BIDDING, seat)


def _show(state: State, seat: int, action: Any, _chance: Chance, emit: Emit) -> None:
    """SW-A07: these dice lie open; next, others are chosen to be re-rolled."""
    places = places_in(action.places)
    viewers = [
        ALL_VIEWERS if place in places else one for place, one in enumerate(state.seen[seat])
    ]
    state.seen[seat] = tuple(viewers)
    state.helm, state.choices[seat] = BOUND, action.places
    ask(state, REROLL, seat)
    emit(events.ColoursShown(seat, places))


def reroll_others(state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A07: re-roll some of the other dice; then comes the bid."""
    ask(state, BIDDING, seat)
    reroll(state, seat, places_in(action.places), chance, emit)


def _fog(state: State, _seat: int, action: Any, chance: Chance, emit: Emit) -> None:
    """SW-A08: re-roll all dice of the target that don't lie open."""
    viewers = state.seen[action.target]
    hidden = [place for place, one in enumerate(viewers) if one != ALL_VIEWERS]
    reroll(state, action.target, hidden, chance, emit)


def _of_party(action: Action) -> Callable[[State, int], Sequence[Action]]:
    return lambda state, seat: (action,) if seat in parties(state) else ()


def _wait(*_revealed: object) -> None:
    """Do nothing yet: the card takes effect after the reveal of the dice (see `showdown`)."""


_CARDS: Final[cards.Table] = {
    actions.DuelAtDawn: (pieces.DUEL, at_each(actions.DUEL_AT_DAWN, targets_of), _duel),
    actions.PowderKeg: (pieces.KEG, at_each(actions.POWDER_KEG, targets_of), _keg),
    actions.GhostCrew: (
        pieces.GHOSTS, lambda state, _seat: (actions.GHOST_CREW,) if state.box else (), _ghosts
    ),
    actions.Shanghaied: (pieces.SHANGHAIED, if_room(actions.SHANGHAIED), _shanghai),
    actions.TheKraken: (pieces.KRAKEN, lambda *_asked: (actions.THE_KRAKEN,), _kraken),
    actions.Hornswoggle: (pieces.HORNSWOGGLE, lambda *_asked: (actions.HORNSWOGGLE,), _hornswoggle),
    actions.ShowYourColours: (
        pieces.COLOURS, lambda *asked: actions.SHOW_YOUR_COLOURS[1 : show_limit(*asked)], _show
    ),
    actions.FogBank: (pieces.FOG, at_each(actions.FOG_BANK, fog_targets), _fog),
    actions.DavyJonesWager: (pieces.WAGER, _of_party(actions.DAVY_JONES_WAGER), _wait),
    actions.BoardersAway: (pieces.BOARDERS, _of_party(actions.BOARDERS_AWAY), _wait),
    actions.TheBlackSpot: (pieces.SPOT, at_each(actions.THE_BLACK_SPOT, spot_targets), _wait),
    actions.XMarksTheSpot: (
        pieces.XMARKS,
        lambda state, _seat: actions.X_MARKS_THE_SPOT[: dice_in_play(state) + 1], _wait
    ),
}  # fmt: skip
"""By action: its card, what that allows, and what it does at once."""
KIND_OF, CHOICES, EFFECTS = cards.by_card(_CARDS)
