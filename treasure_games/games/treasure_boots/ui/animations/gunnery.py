"""A shot from the aim to the loot: dice, smoke, a hit or a splash, a ship that goes down."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import BLACK
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.shot import Rolls
from treasure_games.games.treasure_boots.ui.animations.stagehand import (
    SPLASH,
    SPLASHES,
    Picture,
    Stagehand,
    breakers,
)
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    SHIP_UNIT as UNIT,
    WATERLINE,
    Effect,
    Ship,
    Shot,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.hud import ATTACK, DEFENCE
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Parallel,
    Sequential,
    Staggered,
    Wait,
    in_quad,
    out_cubic,
    there_and_back,
)
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.pieces.dice import Gathering, Throw
from treasure_games.table.stagehand import shows_in

_HIT_SHAKE: Final = 0.25
_SUNK_SHAKE: Final = 0.4
_AIM: Final = 0.3
"""Seconds in which line and reticle are seen before the dice fall."""
_READ, _TOLD = 0.2, 0.3
"""Seconds in which a die is read, then both sums."""
_SECOND: Final = 0.15
"""Seconds after which the second die of computers falls."""
_GUN: Final = 18 * UNIT
"""How high over the waterline the guns are."""
_SMOKE_LINGERS: Final = 0.75
"""The cannon's smoke is thick for the time the theme gives, and thins out in this."""
_SPLASH_SECONDS: Final = 0.45
_HITS: Final = ("ships/hit_1", "ships/hit_2", "ships/hit_3")
_SMOKE: Final = (180 * UNIT, 180 * UNIT)
_MUZZLE: Final = (120 * UNIT, 80 * UNIT)
_BALL: Final = (34 * UNIT, 34 * UNIT)
_BURST: Final = (200 * UNIT, 200 * UNIT)
_SINK_SECONDS: Final = 1.3
_HEEL: Final = 11.0
_ROCK_SECONDS: Final = 0.9
"""Degrees by which a hit makes a ship heel over, and how long she rocks."""


def show_shot_declared(hand: Stagehand, event: events.ShotDeclared, view: View) -> Animation:
    hand.shot, hand.rolls = (event.ship, event.target), Rolls()
    hand.hud.dice.lay(())
    start, goal = view.cells[event.ship], view.cells[event.target]
    shot = Shot(start, goal, view.chart.grid.line(start, goal) or (), is_aimed=True)
    hand.chart.mark(reach={}, course=None, shots=(shot,), active=event.ship, lit=())
    hand.tell_duel(view, hand.rolls)
    hand.look_from_near(view, event.ship, event.target)
    hand.play("dice_shake")
    return Wait(hand.brief(_AIM))


def show_roller_named(hand: Stagehand, event: events.RollerNamed, _view: View) -> Animation:
    text = _("{name} rolls for the privateer", name=hand.api.called(event.roller))
    hand.api.show_banner(text, event.roller)
    return Wait(hand.brief(0.3))


def show_attack_rolled(
    hand: Stagehand, event: events.AttackRolled | events.DefenceRolled, view: View
) -> Animation:
    """A die falls on the board, large, and glides to its side, where its sum is read: that of the
    attack while the defence falls. Between computers both fall at once, where they are read.
    """
    first, die = 0, (ATTACK, event.die - 1)
    if isinstance(event, events.DefenceRolled):
        first, die = 1, (DEFENCE, event.die - 1)
        hand.rolls = replace(hand.rolls, defence=event)
    else:
        hand.rolls = Rolls(event)
    dice, board, rolls = hand.hud.dice, hand.board.duel, hand.rolls
    is_brisk = hand.is_brisk(view, view.target, view.roller)
    board.rolling = first
    hand.play("die_roll")

    def goes_home() -> None:
        hand.hud.thrown = board.spot

    if is_brisk:
        goes_home()
    throw = Throw(
        dice, (die,), hand.dice_theme(brisk=is_brisk), view.turn_number + first, first=first,
        spot=board.spot if is_brisk else board.fall,
    )  # fmt: skip
    told = Call(lambda: hand.tell_duel(view, rolls))
    if is_brisk and not first:
        return hand.overlapped(_SECOND, throw)
    if is_brisk:
        return Sequential(throw, told, Wait(hand.brief(_TOLD)))
    read, gathering = Wait(hand.brief(_READ)), Gathering(dice, hand.theme)
    end = Wait(hand.brief(_TOLD * first))
    return Sequential(throw, read, Call(goes_home), gathering, told, end)


show_defence_rolled = show_attack_rolled


def show_shot_missed(hand: Stagehand, event: events.ShotMissed, view: View) -> Animation:
    def fell_short(target: Ship) -> None:
        hand.play("cannon_splash")
        hand.beside(_struck(hand, target, (0.42, 0.12), SPLASHES, SPLASH, foot=0.875))
        hand.feel(event)

    return _fired(hand, event, view, fell_short, 0.25)


def show_shot_hit(hand: Stagehand, event: events.ShotHit, view: View) -> Animation:
    def went_home(target: Ship) -> None:
        hand.play("cannon_hit")
        hand.beside(_struck(hand, target, (0.0, -50 * UNIT), _HITS, _BURST))
        hand.shake(_HIT_SHAKE)
        hand.beside(_rocking(hand, target))
        hand.feel(event)
        if event.target == hand.api.viewer:
            hand.play("loss")

    return _fired(hand, event, view, went_home, 0.35)


def _rocking(hand: Stagehand, ship: Ship) -> Animation:
    """A ship that was hit heels over, and comes to rest."""
    most = _HEEL if hand.theme.motion.shake_pixels else 0.0

    def rock(t: float) -> None:
        ship.tilt = most * math.sin(3.0 * math.pi * t) * (1.0 - t) if t < 1.0 else 0.0

    return Animate(hand.brief(_ROCK_SECONDS), rock)


def _struck(
    hand: Stagehand, target: Ship, off: Point, pictures: Sequence[str], size: Point,
    *, foot: float = 0.5,
) -> Animation:  # fmt: skip
    """The ball falls into the sea beside its target, or hits it."""
    place = target.x + off[0], target.y + WATERLINE + off[1]
    seconds = hand.brief(_SPLASH_SECONDS)
    return Picture(hand.chart, pictures, place, size, seconds, foot=foot)


def _fired(
    hand: Stagehand, event: events.ShotHit | events.ShotMissed, view: View,
    landed: Callable[[Ship], None], rest: float,
) -> Animation:  # fmt: skip
    """Recoil, the ball's flight, what it does, and a rest; the smoke starts with them."""
    chart, theme, shooter = hand.chart, hand.theme, hand.fleet.ship(event.ship, view)
    target = hand.fleet.ship(event.target, view)
    hand.tell_duel(view, replace(hand.rolls, outcome=event))
    durations = theme.durations
    start = shooter.x, shooter.y + WATERLINE - _GUN
    goal = target.x, target.y + WATERLINE - 40 * UNIT
    distance = max(0.01, math.dist(start, goal))
    along = (goal[0] - start[0]) / distance, (goal[1] - start[1]) / distance
    muzzle = start[0] + along[0] * 0.55, start[1] + along[1] * 0.42

    def recoil(t: float) -> None:
        shooter.recoil = -along[0] * there_and_back(t) * 0.1 * bool(theme.motion.shake_pixels)

    def fly(effect: Effect, t: float) -> None:
        rise = there_and_back(t) * min(0.6, 0.1 * distance)
        effect.x, effect.y = along_arc(muzzle, goal, t, rise)

    smoke = Parallel(*(_puff(hand, muzzle, along, index) for index in range(4)))
    before, flashes = durations.cannon_recoil * 1.6, ("ships/muzzle_1", "ships/muzzle_2")
    tip = muzzle[0] + along[0] * 0.3, muzzle[1] + along[1] * 0.3
    angle = -math.degrees(math.atan2(along[1], along[0]))
    flash = Picture(chart, flashes, tip, _MUZZLE, before, angle=angle)
    flight = durations.cannon_flight * (1.0 + 0.06 * min(10.0, distance))
    return Sequential(
        Call(lambda: hand.beside(smoke)),
        Call(lambda: hand.play("cannon")),
        Parallel(Animate(durations.cannon_recoil, recoil), flash),
        Picture(chart, ("ships/cannonball",), muzzle, _BALL, flight, fly),
        Call(lambda: hand.chart.mark(shots=())),
        Call(lambda: landed(target)),
        Wait(hand.brief(rest)),
    )


def _puff(hand: Stagehand, muzzle: Point, along: Point, index: int) -> Animation:
    """Return one of the clouds before the guns: it grows, drifts, thins out."""
    side = (index - 1.5) * 0.16
    start = muzzle[0] - along[1] * side, muzzle[1] + along[0] * side

    def drift(effect: Effect, t: float) -> None:
        far = out_cubic(t) * (0.35 + 0.12 * index)
        effect.x, effect.y = start[0] + along[0] * far, start[1] + along[1] * far - 0.25 * t
        effect.scale = 0.5 + 0.5 * out_cubic(t)
        effect.alpha = 1.0 if t < 0.3 else 1.0 - (t - 0.3) / 0.7

    seconds = hand.theme.durations.cannon_smoke + hand.brief(_SMOKE_LINGERS)
    return Picture(hand.chart, _clouds(index), start, _SMOKE, seconds, drift)


def show_loot_taken(hand: Stagehand, event: events.LootTaken, view: View) -> Animation:
    victim = hand.fleet.ship(event.target, view)
    hand.fleet.load(event.target, view)
    return hand.takes(event.kind, (victim.x, victim.y + WATERLINE - 0.3), event.ship, view)


def show_ship_sunk(hand: Stagehand, event: events.ShipSunk, view: View) -> Animation:
    ship = hand.fleet.ship(event.target, view)
    hand.wreck = hand.chart.centre(event.cell)
    hand.play("ship_sinks")
    hand.shake(_SUNK_SHAKE)
    hand.beside(_foundering(hand, (ship.x, ship.y)))

    def gone() -> None:
        hand.chart.ships.pop(event.target, None)
        hand.make_room(view)

    def sink(t: float) -> None:
        """Let her go down; the chart sees to foam, bubbles and what floats on."""
        ship.sink = 1.0 if t >= 1.0 else in_quad(t) * 0.35 + t * 0.65
        ship.tilt = 5.0 * math.sin(t * math.pi * 0.5)

    return Sequential(Animate(hand.brief(_SINK_SECONDS), sink), Call(gone))


def _foundering(hand: Stagehand, where: Point) -> Animation:
    """What tells a sinking from any hit: fire on deck, a column of smoke, the sea that closes."""
    chart, (x, y) = hand.chart, (where[0], where[1] + WATERLINE)
    seconds = hand.brief(_SINK_SECONDS)
    fires = [
        Picture(chart, _HITS, (x + across, y - up), _BURST, 0.30 * seconds)
        for across, up in ((-0.28, 0.34), (0.30, 0.26), (-0.05, 0.18))
    ]  # fmt: skip
    column = [_column(chart, (x, y - 0.2), index, 0.62 * seconds) for index in range(6)]
    closing = breakers(chart, (x, y), 0.5 * seconds)
    return Parallel(
        Staggered(0.2 * seconds, *fires),
        Staggered(0.13 * seconds, *column),
        Sequential(Wait(0.7 * seconds), closing),
    )


def _column(chart: LivingChart, foot: Point, index: int, seconds: float) -> Animation:
    """One cloud of a column of smoke: it rises, leans and thins out."""

    def rise(effect: Effect, t: float) -> None:
        effect.x = foot[0] + 0.1 * math.sin(index * 2.4) + 0.22 * t
        effect.y = foot[1] - 1.5 * out_cubic(t)
        effect.scale = 0.45 + 0.65 * t
        effect.alpha = min(1.0, 6.0 * t) * (1.0 - t**2)

    return Picture(chart, _clouds(index), foot, _SMOKE, seconds, rise)


def _clouds(first: int) -> tuple[str, ...]:
    """All clouds of smoke, beginning with another one each time."""
    return tuple(f"ships/smoke_{1 + (first + step) % 4}" for step in range(4))


def show_black_pearl_gained(
    hand: Stagehand, event: events.BlackPearlGained, view: View
) -> Animation:
    """Let it rise from where the wreck went down."""
    victor = hand.fleet.ship(event.ship, view)
    return hand.takes(BLACK, hand.wreck or (victor.x, victor.y), event.ship, view)


def show_refitted(hand: Stagehand, event: events.Refitted, view: View) -> Animation:
    hand.play("port_bell")
    hand.chart.controller.show(event.cell)
    return hand.comes_into_port(event.seat, view)


GUNNERY: Final = shows_in(vars(), events.EVENTS)
"""What is shown of each of these events."""
