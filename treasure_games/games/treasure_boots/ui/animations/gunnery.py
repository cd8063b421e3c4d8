"""A shot from the aim to the loot: dice, smoke, a hit or a splash, a ship that goes down."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import BLACK, PEARL
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import token_picture
from treasure_games.games.treasure_boots.text.shot import Rolls
from treasure_games.games.treasure_boots.ui import broadside
from treasure_games.games.treasure_boots.ui.animations.stagehand import Picture, Stagehand
from treasure_games.games.treasure_boots.ui.broadside import SCENE, TREASURE, WATER, frames_of
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Ship, Shot
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.hud import ATTACK, DEFENCE
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Parallel,
    Passing,
    Sequential,
    Shake,
    Staggered,
    Wait,
    in_out_sine,
    in_quad,
    out_cubic,
    there_and_back,
)
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.pieces.dice import Throw
from treasure_games.table.stagehand import shows_in

_HIT_SHAKE, _SUNK_SHAKE = 0.75, 1.0
_AIM: Final = 0.3
"""Seconds in which line and reticle are seen before both ships are seen from near."""
_TOLD: Final = 0.3
"""Seconds in which a die is read."""
_SECOND: Final = 0.15
"""Seconds after which the second die of computers falls."""
_NEXT_GUN, _FLASH = 0.034, 0.13
"""Seconds from one gun to the next, and of a flash."""
_ROLL_SECONDS: Final = 0.9
_RECOIL: Final = 14.0
"""How far a ship is thrown back."""
_FAR: Final = 2.0
"""How much longer the ball flies than one does over a cell of the chart."""
_RISE: Final = 150.0
FREEZE: Final = 0.06
"""Seconds, at any speed of play, in which nothing moves when the ball is there."""
_FASTEST: Final = 8.0
_SMOKE_SECONDS: Final = 4.0
_BURST_SECONDS: Final = 0.5
_SINK_SECONDS: Final = 1.3
_LOOT_SECONDS: Final = 0.42
_READ, _READ_BRISKLY = 0.9, 0.55
"""Seconds in which it is read how a shot has ended."""


def show_shot_declared(hand: Stagehand, event: events.ShotDeclared, view: View) -> Animation:
    hand.take_stage(view, event.ship, event.target)
    hand.rolls = Rolls()
    hand.hud.dice.lay(())
    start, goal = view.cells[event.ship], view.cells[event.target]
    shot = Shot(start, goal, view.chart.grid.line(start, goal) or (), is_aimed=True)
    hand.chart.mark(reach={}, course=None, shots=(shot,), active=event.ship, lit=())
    hand.tell_duel(view, hand.rolls)
    hand.chart.controller.show(start, goal)
    hand.play("dice_shake")
    return Sequential(Wait(hand.brief(_AIM)), hand.come_near(view, event.ship, event.target))


def show_roller_named(hand: Stagehand, event: events.RollerNamed, _view: View) -> Animation:
    text = _("{name} rolls for the privateer", name=hand.api.called(event.roller))
    hand.api.show_banner(text, event.roller)
    return Wait(hand.brief(0.3))


def show_attack_rolled(
    hand: Stagehand, event: events.AttackRolled | events.DefenceRolled, view: View
) -> Animation:
    """A die falls at its side of the board; then it is told what may still save the target.
    Between computers both fall at once.
    """
    first, die = 0, (ATTACK, event.die - 1)
    if isinstance(event, events.DefenceRolled):
        first, die = 1, (DEFENCE, event.die - 1)
        hand.rolls = replace(hand.rolls, defence=event)
    else:
        hand.rolls = Rolls(event)
    board, rolls = hand.board.duel, hand.rolls
    is_brisk = hand.is_brisk(view, view.target, view.roller)

    def begin() -> None:
        hand.hud.thrown, board.rolling = board.spot, first
        hand.play("die_roll")

    theme = hand.dice_theme(brisk=is_brisk)
    throw = Throw(hand.hud.dice, (die,), theme, view.turn_number + first, first=first)
    near = hand.come_near(view, view.ship, view.target), Call(begin)
    if is_brisk and not first:
        return Sequential(*near, hand.overlapped(_SECOND, throw))
    told = Call(lambda: hand.tell_duel(view, rolls))
    return Sequential(*near, throw, told, Wait(hand.brief(_TOLD)))


show_defence_rolled = show_attack_rolled


def show_shot_missed(hand: Stagehand, event: events.ShotMissed, view: View) -> Animation:
    """The ball falls short, and a column of water stands before the target."""

    def fell_short(_target: Ship) -> None:
        hand.play("cannon_splash")
        hand.beside(_stands(hand, "splash", SCENE.places["splash"], _BURST_SECONDS, foot=0.875))
        hand.feel(event)

    return _fired(hand, event, view, fell_short, SCENE.places["splash"])


def show_shot_hit(hand: Stagehand, event: events.ShotHit, view: View) -> Animation:
    """It bursts in her side, and she rolls."""

    def went_home(target: Ship) -> None:
        hand.play("cannon_hit")
        hand.beside(_stands(hand, "hit", SCENE.places["hit"], _BURST_SECONDS))
        hand.beside(_rolls(hand, target, 1))
        hand.beside(_shaken(hand, _HIT_SHAKE))
        hand.feel(event)
        if event.target == hand.api.viewer:
            hand.play("loss")

    return _fired(hand, event, view, went_home, SCENE.places["hit"])


def _stands(
    hand: Stagehand, kind: str, where: Point, seconds: float, *, foot: float = 0.5
) -> Animation:  # fmt: skip
    """Pictures of a kind are seen there, one by one."""
    shown, size = hand.stage.effects, SCENE.sizes[kind]
    return Picture(shown, frames_of(kind), where, size, hand.brief(seconds), foot=foot)


def _shaken(hand: Stagehand, strength: float) -> Animation:
    return Shake(hand.stage, strength, most=hand.theme.motion.shake_pixels)


def _rolls(hand: Stagehand, ship: Ship, away: int) -> Animation:
    """She rolls, and is thrown, `away` to the right or to the left."""
    most, x = away * bool(hand.theme.motion.shake_pixels), ship.x

    def roll(t: float) -> None:
        ship.tilt = most * broadside.rolling(t) if t < 1.0 else 0.0
        ship.x = x + most * _RECOIL * there_and_back(min(1.0, 2.0 * t))

    return Animate(hand.brief(_ROLL_SECONDS), roll)


def _fired(
    hand: Stagehand, event: events.ShotHit | events.ShotMissed, view: View,
    landed: Callable[[Ship], None], goal: Point,
) -> Animation:  # fmt: skip
    """Fire, the ball's flight, and a moment in which nothing moves; only then it is told what
    becomes of it.
    """
    near = hand.come_near(view, event.ship, event.target)
    stage, rolls = hand.stage, replace(hand.rolls, outcome=event)
    shooter, target = stage.ships
    muzzle, durations = SCENE.places["muzzle"], hand.theme.durations
    ball = broadside.shown("cannonball", muzzle)

    def fire() -> None:
        hand.chart.mark(shots=())
        hand.play("cannon")
        for one in (_smoke(hand), _flashes(hand), _rolls(hand, shooter, -1)):
            hand.beside(one)
        stage.effects.append(ball)

    def fly(t: float) -> None:
        ball.x, ball.y = along_arc(muzzle, goal, t, there_and_back(t) * _RISE)
        stage.is_frozen = t >= 1.0

    def verdict() -> None:
        stage.is_frozen = False
        stage.effects.remove(ball)
        hand.tell_duel(view, rolls)
        landed(target)

    read = _READ_BRISKLY if hand.is_brisk(view, event.target) else _READ
    return Sequential(
        near, Call(fire), Animate(durations.cannon_flight * _FAR, fly),
        Wait(FREEZE * min(_FASTEST, hand.api.timeline.speed)), Call(verdict),
        Wait(hand.brief(read)),
    )  # fmt: skip


def _flashes(hand: Stagehand) -> Animation:
    """The bow gun fires, then all others, one after another."""
    shown, seconds = hand.stage.effects, hand.brief(_FLASH)
    return Staggered(
        hand.brief(_NEXT_GUN),
        *(Passing(shown, one, seconds, lambda _t: None) for one in broadside.flashes()),
    )


def _smoke(hand: Stagehand) -> Animation:
    """Clouds that come from the guns and lie over half the sheet; half as many in high contrast."""
    billows = SCENE.behind + SCENE.before
    every = 2 if hand.theme.is_high_contrast else 1
    return Parallel(*(_cloud(hand, index) for index in range(0, len(billows), every)))


def _cloud(hand: Stagehand, index: int) -> Animation:
    """One cloud: it comes out of a gun, swells, and is gone, one sooner than another."""
    kind, x, y, size = (SCENE.behind + SCENE.before)[index]
    (gun, down), way = SCENE.places["gun"], index * 0.618 % 1.0

    def swell(effect: Effect, t: float) -> None:
        share = out_cubic(min(1.0, max(0.0, t - 0.05 * way) * 6.0))
        effect.x = gun + (x - gun) * share + 130.0 * (way - 0.5) * (1.0 - share)
        effect.y = down + (y - down) * share
        effect.scale = size * share * max(0.0, min(1.0, 8.0 * (0.5 + 0.5 * way - t)))
        effect.picture = f"ships/smoke_{1 if t < 0.06 else kind}"

    seconds, is_under = hand.brief(_SMOKE_SECONDS), index < len(SCENE.behind)
    return Picture(hand.stage.effects, ("ships/smoke_1",), (gun, down), SCENE.sizes["smoke"],
                   seconds, swell, is_under=is_under)  # fmt: skip


def show_loot_taken(hand: Stagehand, event: events.LootTaken, view: View) -> Animation:
    victim = hand.fleet.ship(event.target, view)
    hand.fleet.load(event.target, view)
    return _won(hand, event.kind, (victim.x, victim.y), event.ship, view)


def _won(hand: Stagehand, kind: int, start: Point, key: int, view: View) -> Animation:
    """A treasure comes aboard the victor: from near, or over the chart."""
    if not hand.stage.is_visible:
        return hand.takes(kind, start, key, view)
    ends = SCENE.places["loot"], SCENE.places["deck"]

    def fly(effect: Effect, t: float) -> None:
        effect.x, effect.y = along_arc(*ends, in_out_sine(t), there_and_back(t) * 1.6 * _RISE)

    seconds, picture = hand.brief(_LOOT_SECONDS), (token_picture(kind),)
    flight = Picture(hand.stage.effects, picture, ends[0], TREASURE, seconds, fly)
    return Sequential(flight, Call(lambda: hand.gains(key, view)), Wait(hand.brief(0.25)))


def show_pearls_spent(hand: Stagehand, event: events.PearlsSpent, _view: View) -> Animation:
    """Pieces rise from the deck, shine and are gone."""
    kinds = [PEARL] * event.white + [BLACK] * event.black
    rising = (hand.rises(kind, event.ship) for kind in kinds)
    return Staggered(0.2, *(Sequential(hand.sound("pearl_spent"), one) for one in rising))


def show_ship_sunk(hand: Stagehand, event: events.ShipSunk, view: View) -> Animation:
    """Fire on deck, smoke, and the sea that closes over her."""
    near = hand.come_near(view, event.ship, event.target)
    target, seconds = hand.stage.ships[1], hand.brief(_SINK_SECONDS)
    x, y, deep = target.x, target.y, target.y + WATER * target.scale

    def gone() -> None:
        hand.chart.ships.pop(event.target, None)
        hand.make_room(view)

    def begin() -> None:
        hand.play("ship_sinks")
        hand.beside(_shaken(hand, _SUNK_SHAKE))
        burning = (
            _stands(hand, "hit", (x + across, y + down), 0.3 * _SINK_SECONDS)
            for across, down in ((-130, 40), (120, 70), (-20, 130))
        )
        closing = (
            _stands(hand, "splash", (x + across, deep), 0.4 * _SINK_SECONDS, foot=0.875)
            for across in (-190.0, 0.0, 190.0)
        )
        hand.beside(Staggered(0.2 * seconds, *burning))
        hand.beside(Sequential(Wait(0.62 * seconds), Parallel(*closing)))

    def sink(t: float) -> None:
        target.sink = 1.0 if t >= 1.0 else max(0.01, in_quad(t) * 0.35 + t * 0.65)

    return Sequential(near, Call(begin), Animate(seconds, sink), Call(gone))


def show_black_pearl_gained(
    hand: Stagehand, event: events.BlackPearlGained, view: View
) -> Animation:
    """Let it rise from where the wreck went down."""
    victor = hand.fleet.ship(event.ship, view)
    return _won(hand, BLACK, (victor.x, victor.y), event.ship, view)


GUNNERY: Final = shows_in(vars(), events.EVENTS)
"""What is shown of each of these events: all but pearls are of shots only."""
