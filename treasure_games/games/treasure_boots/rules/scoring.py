"""What a cargo gives aboard, what it is worth unloaded, and who wins."""

from typing import NamedTuple

from treasure_games.core.game import Outcome, Progress
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.house import HouseRules
from treasure_games.games.treasure_boots.rules.pieces import Hold, minus
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View


class Worth(NamedTuple):
    """What unloading brings: `points` for the pieces, `bonus` for their colours."""

    points: int
    bonus: int

    @property
    def total(self) -> int:
        """The sum of both."""
        return self.points + self.bonus


class ShipValues(NamedTuple):
    """TB-27, TB-28, TB-46, TB-47: what a ship can do, pearls apart.

    `move` are its movement points; `attack` and `defence` are added to a die.
    """

    move: int
    attack: int
    defence: int
    has_gold: bool
    pearls: int
    cargo: int


def colours(hold: Hold) -> int:
    """TB-41: return how many colours are aboard; pearls have none."""
    return sum(hold[kind] > 0 for kind in pieces.COLOURS)


def unload_value(hold: Hold, house: HouseRules) -> Worth:
    """TB-39, TB-40: one point a piece (TBA-55: gold perhaps two), and the bonus for colours."""
    points = sum(hold) + (house.gold_value - 1) * hold[pieces.GOLD]
    return Worth(points, pieces.COLOUR_BONUS[colours(hold)])


def progress(view: View) -> Progress:
    """TB-60: return the best share, with the cargo afloat; that, or nearly any, may be enough."""
    goal, best = view.house.target, max(view.scores)
    loads = [unload_value(hold, view.house).total for hold in view.holds]
    afloat = max(score + loads[seat] for seat, score in enumerate(view.scores))
    return Progress(min(1.0, afloat / goal), max(afloat, best + 2) >= goal, best + 2 >= goal)


def unkept(table: State | View) -> Hold:
    """TB-38: return what the acting ship would unload now."""
    return minus(table.holds[table.ship], table.kept)


def has_room(house: HouseRules, ship: int, hold: Hold) -> bool:
    """TBA-61: return True if one more treasure fits; a privateer always has room."""
    return ship >= pieces.FIRST_PRIVATEER or sum(hold) < house.hold_limit


def ship_values(table: State | View, ship: int) -> ShipValues:
    """Return what a ship can do, afloat or sunk."""
    hold = table.holds[ship]
    return ShipValues(
        move=table.house.base_move + hold[pieces.SAILS],
        attack=hold[pieces.GUNS],
        defence=hold[pieces.RUM],
        has_gold=hold[pieces.GOLD] > 0,
        pearls=hold[pieces.PEARL] + hold[pieces.BLACK],
        cargo=sum(hold),
    )


def final_outcome(state: State) -> Outcome:
    """TB-61, TBA-51: the highest score wins; without full rounds it is the one just scored."""
    best = max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    return Outcome(tuple(state.scores), winners)
