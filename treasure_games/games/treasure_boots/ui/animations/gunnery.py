"""A shot from the aim to the loot: dice, smoke, a hit or a splash, a ship that goes down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import BLACK
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.shot import Rolls
from treasure_games.games.treasure_boots.ui.animations import motions
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE, Effect, Shot
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
    out_cubic,
    there_and_back,
)
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.pieces.dice import Gathering, Rolled, Throw

_HIT_SHAKE: Final = 0.25
_SUNK_SHAKE: Final = 0.4
_AIM: Final = 0.45
"""Seconds in which line and reticle are seen before the dice fall."""
_READ, _TOLD = 0.25, 0.4
"""Seconds in which a die is read, then its sum."""
_GUN: Final = 18 * UNIT
"""How high over the waterline the guns are."""
_SMOKE_LINGERS: Final = 0.75
"""The cannon's smoke is thick for the time the theme gives, and thins out in this."""
_SPLASH_SECONDS: Final = 0.45
_HITS: Final = ("ships/hit_1", "ships/hit_2", "ships/hit_3")


def _declared(hand: Stagehand, event: events.ShotDeclared, view: View) -> Animation:
    hand.shot, hand.rolls = (event.ship, event.target), Rolls()
    hand.hud.dice.lay(())
    hand.chart.mark(reach={}, course=None, active=event.ship, lit=())
    _show_shot(hand, view)
    hand.tell_duel(view, hand.rolls)
    hand.look_from_near(view, event.ship, event.target)
    hand.play("dice_shake")
    return Wait(hand.brief(_AIM))


def _named(hand: Stagehand, event: events.RollerNamed, _view: View) -> Animation:
    api = hand.api
    text = _("{name} rolls for the privateer").format(name=api.called(event.roller))
    api.show_banner(text, event.roller)
    return Wait(hand.brief(0.3))


def _attack(hand: Stagehand, event: events.AttackRolled, view: View) -> Animation:
    hand.rolls = Rolls(event)
    return _rolled(hand, view, (ATTACK, event.die - 1), 0)


def _defence(hand: Stagehand, event: events.DefenceRolled, view: View) -> Animation:
    hand.rolls = replace(hand.rolls, defence=event)
    return _rolled(hand, view, (DEFENCE, event.die - 1), 1)


def _rolled(hand: Stagehand, view: View, die: Rolled, first: int) -> Animation:
    """A die falls on the board, large, and glides to its side, where its sum is read."""
    dice, board = hand.hud.dice, hand.board.duel
    board.rolling = first
    hand.play("die_roll")
    throw = Throw(
        dice, (die,), hand.theme, view.turn_number + first, first=first, spot=board.fall
    )  # fmt: skip

    def goes_home() -> None:
        hand.hud.thrown = board.spot

    read, gathering = Wait(hand.brief(_READ)), Gathering(dice, hand.theme)
    told = Call(lambda: hand.tell_duel(view, hand.rolls))
    return Sequential(throw, read, Call(goes_home), gathering, told, Wait(hand.brief(_TOLD)))


def _missed(hand: Stagehand, event: events.ShotMissed, view: View) -> Animation:
    target = hand.fleet.ship(event.target, view)
    where = target.x, target.y
    hand.tell_duel(view, replace(hand.rolls, outcome=event))

    def fell_short() -> None:
        hand.play("cannon_splash")
        hand.chart.mark(shots=())
        hand.beside(
            _struck(hand, where, (0.42, 0.12), motions.SPLASHES, motions.SPLASH, foot=0.875)
        )
        hand.mood(event.ship, "angry")

    return Sequential(
        _fired(hand, event.ship, where, view), Call(fell_short), Wait(hand.brief(0.35))
    )


def _hit(hand: Stagehand, event: events.ShotHit, view: View) -> Animation:
    target = hand.fleet.ship(event.target, view)
    where = target.x, target.y
    hand.tell_duel(view, replace(hand.rolls, outcome=event))

    def went_home() -> None:
        hand.play("cannon_hit")
        hand.chart.mark(shots=())
        hand.beside(_struck(hand, where, (0.0, -50 * UNIT), _HITS, motions.BURST))
        hand.shake(_HIT_SHAKE)
        hand.beside(motions.rocked(target, hand.theme))
        hand.mood(event.ship, "pleased")
        hand.mood(event.target, "caught")
        if event.target == hand.api.viewer:
            hand.play("loss")

    return Sequential(_fired(hand, event.ship, where, view), Call(went_home), Wait(hand.brief(0.6)))


def _struck(
    hand: Stagehand, target: Point, off: Point, pictures: Sequence[str], size: Point,
    *, foot: float = 0.5,
) -> Animation:  # fmt: skip
    """The ball falls into the sea beside its target, or hits it."""
    place = target[0] + off[0], target[1] + WATERLINE + off[1]
    seconds = hand.brief(_SPLASH_SECONDS)
    return motions.Picture(hand.chart, pictures, place, size, seconds, foot=foot)


def _fired(hand: Stagehand, key: int, target: Point, view: View) -> Animation:
    """Recoil and the ball's flight in turn; the smoke starts with them."""
    chart, theme, shooter = hand.chart, hand.theme, hand.fleet.ship(key, view)
    durations = theme.durations
    start = shooter.x, shooter.y + WATERLINE - _GUN
    goal = target[0], target[1] + WATERLINE - 40 * UNIT
    distance = max(0.01, math.dist(start, goal))
    along = (goal[0] - start[0]) / distance, (goal[1] - start[1]) / distance
    muzzle = start[0] + along[0] * 0.55, start[1] + along[1] * 0.42

    def recoil(t: float) -> None:
        shooter.recoil = -along[0] * there_and_back(t) * 0.1 * bool(theme.motion.shake_pixels)

    def fly(effect: Effect, t: float) -> None:
        rise = there_and_back(t) * min(0.6, 0.1 * distance)
        effect.x, effect.y = along_arc(muzzle, goal, t, rise)

    smoke = Parallel(*(_puff(hand, muzzle, along, index) for index in range(4)))
    flash = motions.Picture(
        chart,
        ("ships/muzzle_1", "ships/muzzle_2"),
        (muzzle[0] + along[0] * 0.3, muzzle[1] + along[1] * 0.3),
        motions.MUZZLE,
        durations.cannon_recoil * 1.6,
        angle=-math.degrees(math.atan2(along[1], along[0])),
    )
    flight = durations.cannon_flight * (1.0 + 0.06 * min(10.0, distance))
    return Sequential(
        Call(lambda: hand.beside(smoke)),
        Call(lambda: hand.play("cannon")),
        Parallel(Animate(durations.cannon_recoil, recoil), flash),
        motions.Picture(chart, ("ships/cannonball",), muzzle, motions.BALL, flight, fly),
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
    return motions.Picture(hand.chart, _clouds(index), start, motions.SMOKE, seconds, drift)


def _looted(hand: Stagehand, event: events.LootTaken, view: View) -> Animation:
    victim = hand.fleet.ship(event.target, view)
    hand.fleet.load(event.target, view)
    return hand.takes(event.kind, (victim.x, victim.y + WATERLINE - 0.3), event.ship, view)


def _sunk(hand: Stagehand, event: events.ShipSunk, view: View) -> Animation:
    ship = hand.fleet.ship(event.target, view)
    hand.wreck = hand.chart.centre(event.cell)
    hand.play("ship_sinks")
    hand.shake(_SUNK_SHAKE)
    hand.beside(_foundering(hand, (ship.x, ship.y)))
    hand.mood(event.target, "angry")

    def gone() -> None:
        hand.chart.ships.pop(event.target, None)
        hand.make_room(view)

    return Sequential(motions.sinking(ship, hand.theme), Call(gone))


def _foundering(hand: Stagehand, where: Point) -> Animation:
    """What tells a sinking from any hit: fire on deck, a column of smoke, the sea that closes."""
    chart, (x, y) = hand.chart, (where[0], where[1] + WATERLINE)
    seconds = hand.brief(motions.SINK_SECONDS)
    fires = [
        motions.Picture(chart, _HITS, (x + across, y - up), motions.BURST, 0.30 * seconds)
        for across, up in ((-0.28, 0.34), (0.30, 0.26), (-0.05, 0.18))
    ]  # fmt: skip
    column = [_column(chart, (x, y - 0.2), index, 0.62 * seconds) for index in range(6)]
    closing = motions.breakers(chart, (x, y), 0.5 * seconds)
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

    return motions.Picture(chart, _clouds(index), foot, motions.SMOKE, seconds, rise)


def _clouds(first: int) -> tuple[str, ...]:
    """All clouds of smoke, beginning with another one each time."""
    return tuple(f"ships/smoke_{1 + (first + step) % 4}" for step in range(4))


def _black_pearl(hand: Stagehand, event: events.BlackPearlGained, view: View) -> Animation:
    """Let it rise from where the wreck went down."""
    victor = hand.fleet.ship(event.ship, view)
    return hand.takes(BLACK, hand.wreck or (victor.x, victor.y), event.ship, view)


def _refitted(hand: Stagehand, event: events.Refitted, view: View) -> Animation:
    hand.play("port_bell")
    hand.chart.controller.show(event.cell)
    return hand.comes_into_port(event.seat, view)


def _show_shot(hand: Stagehand, view: View) -> None:
    if hand.shot is None:
        return
    shooter, target = hand.shot
    start, goal = view.cells[shooter], view.cells[target]
    if start > NOWHERE and goal > NOWHERE:
        line = view.chart.grid.line(start, goal) or ()
        hand.chart.mark(shots=(Shot(start, goal, line, is_aimed=True),))


GUNNERY: Final[Shows] = {
    events.ShotDeclared: _declared,
    events.RollerNamed: _named,
    events.AttackRolled: _attack,
    events.DefenceRolled: _defence,
    events.ShotMissed: _missed,
    events.ShotHit: _hit,
    events.LootTaken: _looted,
    events.ShipSunk: _sunk,
    events.BlackPearlGained: _black_pearl,
    events.Refitted: _refitted,
}
"""What is shown of each of these events."""
