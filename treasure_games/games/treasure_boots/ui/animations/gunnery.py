"""A shot from the aim to the loot: dice, smoke, a hit or a splash, a ship that goes down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import BLACK
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import token_picture
from treasure_games.games.treasure_boots.ui.animations.shots import (
    burst,
    foundering,
    gunshot,
    splash,
)
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.animations.treasure import taken
from treasure_games.games.treasure_boots.ui.animations.voyages import sinking
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE, Shot
from treasure_games.games.treasure_boots.ui.hud import ATTACK, DEFENCE
from treasure_games.stage.animation import Animation, Call, Sequential, Wait
from treasure_games.table.pieces.dice import Throw

_ = translate
Verdict = events.ShotHit | events.ShotMissed
_HIT_SHAKE: Final = 0.25
_SUNK_SHAKE: Final = 0.4
_AIM: Final = 0.3
"""Seconds in which line and reticle are seen before the dice fall."""
_TOLD: Final = 0.4
"""Seconds in which the sum of a die is read."""


def _declared(hand: Stagehand, event: events.ShotDeclared, view: View) -> Animation:
    hand.shot = event.ship, event.target
    hand.hud.dice.lay(())
    hand.chart.mark(reach={}, course=None, active=event.ship, lit=())
    _show_shot(hand, view, "")
    hand.look_at(view, event.ship, event.target)
    hand.play("dice_shake")
    return Wait(hand.brief(_AIM))


def _named(hand: Stagehand, event: events.RollerNamed, _view: View) -> Animation:
    api = hand.api
    text = _("{name} rolls for the privateer").format(name=api.called(event.roller))
    api.show_banner(text, event.roller)
    return Wait(hand.brief(0.3))


def _attack(hand: Stagehand, event: events.AttackRolled, view: View) -> Animation:
    hand.play("die_roll")
    text = _("Attack {total}").format(total=event.total)
    return Sequential(
        Throw(hand.hud.dice, ((ATTACK, event.die - 1),), hand.theme, view.turn_number),
        Call(lambda: _show_shot(hand, view, text)),
        Wait(hand.brief(_TOLD)),
    )  # fmt: skip


def _defence(hand: Stagehand, event: events.DefenceRolled, view: View) -> Animation:
    hand.play("die_roll")
    text = _("{attack} against {defence}").format(attack=view.attack, defence=event.total)
    return Sequential(
        Throw(hand.hud.dice, ((DEFENCE, event.die - 1),), hand.theme,
              view.turn_number + 1, first=1),
        Call(lambda: _show_shot(hand, view, text)),
        Wait(hand.brief(_TOLD)),
    )  # fmt: skip


def _missed(hand: Stagehand, event: events.ShotMissed, view: View) -> Animation:
    return _shot(hand, event, view, _fell_short, 0.35)


def _hit(hand: Stagehand, event: events.ShotHit, view: View) -> Animation:
    return _shot(hand, event, view, _went_home, 0.3)


def _shot(
    hand: Stagehand, event: Verdict, view: View, told: Callable[..., None], pause: float
) -> Animation:
    """Fire, tell what became of the shot at the place of the target, and wait a little."""
    target = hand.fleet.ship(event.target, view)
    where = target.x, target.y
    return Sequential(
        _fired(hand, event.ship, where, view),
        Call(lambda: told(hand, event, where)),
        Wait(hand.brief(pause)),
    )


def _fell_short(hand: Stagehand, event: Verdict, where: tuple[float, float]) -> None:
    hand.play("cannon_splash")
    hand.chart.mark(shots=())
    hand.beside(splash(hand.chart, where, hand.theme))
    hand.mood(event.ship, "angry")


def _went_home(hand: Stagehand, event: Verdict, where: tuple[float, float]) -> None:
    hand.play("cannon_hit")
    hand.chart.mark(shots=())
    hand.beside(burst(hand.chart, where, hand.theme))
    hand.shake(_HIT_SHAKE)
    hand.mood(event.ship, "pleased")
    hand.mood(event.target, "caught")
    if event.target == hand.api.viewer:
        hand.play("loss")


def _fired(hand: Stagehand, key: int, where: tuple[float, float], view: View) -> Animation:
    shooter = hand.fleet.ship(key, view)
    shot, smoke = gunshot(hand.chart, shooter, where, hand.theme, lambda: hand.play("cannon"))
    return Sequential(Call(lambda: hand.beside(smoke)), shot)


def _looted(hand: Stagehand, event: events.LootTaken, view: View) -> Animation:
    victim = hand.fleet.ship(event.target, view)
    victor = hand.fleet.ship(event.ship, view)
    hand.fleet.load(event.target, view)
    start = victim.x, victim.y + WATERLINE - 0.3
    return taken(
        hand.chart, token_picture(event.kind), start, (victor.x, victor.y), hand.theme,
        lambda: hand.aboard(event.ship, hand.owner(event.ship, view), view),
    )  # fmt: skip


def _sunk(hand: Stagehand, event: events.ShipSunk, view: View) -> Animation:
    ship = hand.fleet.ship(event.target, view)
    hand.wreck = hand.chart.centre(event.cell)
    hand.play("ship_sinks")
    hand.shake(_SUNK_SHAKE)
    hand.beside(foundering(hand.chart, (ship.x, ship.y), hand.theme))
    hand.mood(event.target, "angry")
    return Sequential(
        sinking(ship, hand.theme),
        Call(lambda: _gone(hand, event.target)),
    )


def _gone(hand: Stagehand, key: int) -> None:
    hand.chart.ships.pop(key, None)


def _black_pearl(hand: Stagehand, event: events.BlackPearlGained, view: View) -> Animation:
    """Let it rise from where the wreck went down."""
    victor = hand.fleet.ship(event.ship, view)
    start = hand.wreck or (victor.x, victor.y)
    return taken(
        hand.chart, token_picture(BLACK), start, (victor.x, victor.y), hand.theme,
        lambda: hand.aboard(event.ship, hand.owner(event.ship, view), view),
    )  # fmt: skip


def _refitted(hand: Stagehand, event: events.Refitted, view: View) -> Animation:
    hand.play("port_bell")
    hand.chart.helm.show(event.cell)
    return hand.comes_into_port(event.seat, view)


def _show_shot(hand: Stagehand, view: View, text: str) -> None:
    if hand.shot is None:
        return
    shooter, target = hand.shot
    start, goal = view.cells[shooter], view.cells[target]
    if start > NOWHERE and goal > NOWHERE:
        line = view.chart.grid.line(start, goal) or ()
        hand.chart.mark(shots=(Shot(start, goal, line, text),))


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
