"""A shot from the aim to the loot: dice, smoke, a hit or a splash, a ship that goes down."""

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
from treasure_games.games.treasure_boots.ui.broadside import FLAMES, SCENE, frames_of
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


def show_shot_declared(hand: Stagehand, event: events.ShotDeclared, view: View) -> Animation:
    hand.board.take_stage(view, event.ship, event.target)
    hand.rolls = Rolls()
    hand.hud.dice.lay(())
    start, goal = view.cells[event.ship], view.cells[event.target]
    shot = Shot(start, goal, view.chart.grid.line(start, goal) or (), is_aimed=True)
    hand.chart.mark(reach={}, course=None, shots=(shot,), active=event.ship, lit=())
    hand.tell_duel(view, hand.rolls)
    hand.chart.controller.show(start, goal)
    hand.play("dice_shake")
    near = hand.come_near(view, event.ship, event.target)
    return Sequential(Wait(hand.brief(SCENE.seconds["aim"])), near)


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
        return Sequential(*near, hand.overlapped(SCENE.seconds["second_die"], throw))
    told = Call(lambda: hand.tell_duel(view, rolls))
    return Sequential(*near, throw, told, Wait(hand.brief(SCENE.seconds["told"])))


show_defence_rolled = show_attack_rolled


def _stands(hand: Stagehand, kind: str, where: Point, seconds: float) -> Animation:
    """Pictures of a kind are seen there, one by one; a column of water stands on its foot."""
    shown, size, foot = hand.stage.effects, SCENE.sizes[kind], SCENE.feet.get(kind, 0.5)
    return Picture(shown, frames_of(kind), where, size, hand.brief(seconds), foot=foot)


def _burns(hand: Stagehand) -> Animation:
    """Flames stand on her for a while; each changes its shape, unless there is less motion."""
    length = hand.brief(SCENE.seconds["burn"])
    flames = FLAMES * (SCENE.flickers if hand.theme.motion.shake_pixels else 0)
    return Parallel(*(
        Picture(hand.stage.effects, FLAMES[at:] + flames, spot, SCENE.sizes["flame"], length,
                foot=SCENE.feet["flame"])
        for at, spot in enumerate(SCENE.burning)
    ))  # fmt: skip


def _shaken(hand: Stagehand, strength: float) -> Animation:
    return Shake(hand.stage, strength, most=hand.theme.motion.shake_pixels)


def _rolls(hand: Stagehand, ship: Ship, away: int) -> Animation:
    """She rolls, and is thrown, `away` to the right or to the left."""
    most, x = away * bool(hand.theme.motion.shake_pixels), ship.x

    def roll(t: float) -> None:
        ship.tilt = most * broadside.rolling(t) if t < 1.0 else 0.0
        ship.x = x + most * SCENE.recoil * there_and_back(min(1.0, 2.0 * t))

    return Animate(hand.brief(SCENE.seconds["roll"]), roll)


def show_shot_hit(
    hand: Stagehand, event: events.ShotHit | events.ShotMissed, view: View
) -> Animation:  # fmt: skip
    """Fire, the ball's flight, and a moment in which nothing moves; only then it is told what
    becomes of it: it bursts in her side and she rolls, or water stands before her.
    """
    near = hand.come_near(view, event.ship, event.target)
    stage, rolls = hand.stage, replace(hand.rolls, outcome=event)
    shooter, target = stage.ships
    is_hit = isinstance(event, events.ShotHit)
    end = "hit" if is_hit else "splash"
    muzzle, goal, seconds = SCENE.places["muzzle"], SCENE.places[end], SCENE.seconds
    ball = broadside.shown("cannonball", muzzle)

    def fire() -> None:
        hand.chart.mark(shots=())
        hand.play("cannon")
        for one in (_smoke(hand), _flashes(hand), _rolls(hand, shooter, -1)):
            hand.beside(one)
        stage.effects.append(ball)

    def fly(t: float) -> None:
        ball.x, ball.y = along_arc(muzzle, goal, t, there_and_back(t) * SCENE.rise)
        stage.is_frozen = t >= 1.0

    def verdict() -> None:
        stage.is_frozen = False
        stage.effects.remove(ball)
        hand.tell_duel(view, rolls)
        hand.play(f"cannon_{end}")
        hand.beside(_stands(hand, end, goal, seconds["burst"]))
        if is_hit:
            hand.beside(_rolls(hand, target, 1))
            hand.beside(_burns(hand))
            hand.beside(_shaken(hand, SCENE.hit_shake))
        hand.feel(event)

    is_brisk = hand.is_brisk(view, event.target)
    half = 0.5 * hand.brief(seconds["read_briskly" if is_brisk else "read"])
    return Sequential(
        near, Call(fire), Animate(hand.durations.cannon_flight, fly),
        Wait(seconds["freeze"] * min(SCENE.fastest, hand.api.timeline.speed)), Call(verdict),
        Wait(half), Call(hand.rest_unseen), Wait(half),
    )  # fmt: skip


show_shot_missed = show_shot_hit


def _flashes(hand: Stagehand) -> Animation:
    """The bow gun fires, then all others, one after another."""
    shown, seconds = hand.stage.effects, hand.brief(SCENE.seconds["flash"])
    passing = (Passing(shown, one, seconds, lambda _t: None) for one in broadside.flashes())
    return Staggered(hand.brief(SCENE.seconds["next_gun"]), *passing)


def _smoke(hand: Stagehand) -> Animation:
    """Clouds that come from the guns and lie over half the sheet; half as many in high contrast."""
    billows = SCENE.behind + SCENE.before
    every = 2 if hand.theme.is_high_contrast else 1
    return Parallel(*(_cloud(hand, index) for index in range(0, len(billows), every)))


def _cloud(hand: Stagehand, index: int) -> Animation:
    """One cloud: it comes out of a gun, swells, drifts, and is gone, one sooner than another."""
    kind, x, y, size = (SCENE.behind + SCENE.before)[index]
    (gun, down), (drift, rise), way = SCENE.places["gun"], SCENE.drift, index * 0.618 % 1.0

    def swell(effect: Effect, t: float) -> None:
        share = out_cubic(min(1.0, max(0.0, t - 0.05 * way) * 6.0))
        effect.x = gun + (x - gun) * share + 130.0 * (way - 0.5) * (1.0 - share) + drift * t
        effect.y = down + (y - down) * share + rise * t
        effect.scale = size * share * max(0.0, min(1.0, 8.0 * (0.5 + 0.5 * way - t)))
        effect.picture = f"ships/smoke_{1 if t < 0.06 else kind}"

    seconds, is_under = hand.brief(SCENE.seconds["smoke"]), index < len(SCENE.behind)
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
        effect.x, effect.y = along_arc(*ends, in_out_sine(t), there_and_back(t) * 1.6 * SCENE.rise)

    seconds, picture = hand.brief(SCENE.seconds["loot"]), (token_picture(kind),)
    size = SCENE.sizes["treasure"]
    flight = Picture(hand.stage.effects, picture, ends[0], size, seconds, fly)
    return Sequential(flight, Call(lambda: hand.gains(key, view)), Wait(hand.brief(0.25)))


def show_pearls_spent(hand: Stagehand, event: events.PearlsSpent, _view: View) -> Animation:
    """Pieces rise from the deck, shine and are gone."""
    kinds = [PEARL] * event.white + [BLACK] * event.black
    rising = (hand.rises(kind, event.ship) for kind in kinds)
    return Staggered(0.2, *(Sequential(hand.sound("pearl_spent"), one) for one in rising))


def show_ship_sunk(hand: Stagehand, event: events.ShipSunk, view: View) -> Animation:
    """Fire on deck, smoke, and the sea that closes over her."""
    near, seconds = hand.come_near(view, event.ship, event.target), SCENE.seconds["sink"]
    target, length = hand.stage.ships[1], hand.brief(seconds)

    def seen(kind: str, share: float) -> list[Animation]:
        """Return what stands about her, all places from the middle of her waterline."""
        x, y = target.x, target.y + SCENE.water * target.scale
        spots = ((x + across, y + down) for across, down in SCENE.sinking[kind])
        return [_stands(hand, kind, spot, share * seconds) for spot in spots]

    def begin() -> None:
        hand.play("ship_sinks")
        hand.beside(_shaken(hand, 1.0))
        hand.beside(Staggered(0.2 * length, *seen("hit", 0.3)))
        hand.beside(Sequential(Wait(0.62 * length), Parallel(*seen("splash", 0.4))))

    def sink(t: float) -> None:
        target.sink = 1.0 if t >= 1.0 else max(0.01, in_quad(t) * 0.35 + t * 0.65)

    def gone() -> None:
        hand.chart.ships.pop(event.target, None)
        hand.make_room(view)

    return Sequential(near, Call(begin), Animate(length, sink), Call(gone))


def show_black_pearl_gained(
    hand: Stagehand, event: events.BlackPearlGained, view: View
) -> Animation:
    """Let it rise from where the wreck went down."""
    victor = hand.fleet.ship(event.ship, view)
    return _won(hand, BLACK, (victor.x, victor.y), event.ship, view)


GUNNERY: Final = shows_in(vars(), events.EVENTS)
"""What is shown of each of these events: all but pearls are of shots only."""
