"""What captains do on their turn: command, sail, take, unload, score."""

from __future__ import annotations

from typing import Final

from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import BLACK, PEARL
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import token_picture
from treasure_games.games.treasure_boots.ui.animations.motions import TokenFlight, Voyage, spent
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE
from treasure_games.stage.animation import Animation, Call, Sequential, Staggered, Tween, Wait

_UNLOADS: Final = 0.12
_UNLOADS_MOST: Final = 1.1


def _commanded(hand: Stagehand, event: events.PrivateerCommanded, view: View) -> Animation:
    hand.play("sails_fill")
    hand.chart.mark(active=event.ship, lit=())
    hand.look_at(view, event.ship)
    return Wait(hand.brief(0.25))


def _spent(hand: Stagehand, event: events.PearlsSpent, _view: View) -> Animation:
    ship = hand.chart.ships.get(event.ship)
    if ship is None:
        return Wait(0.0)
    kinds = [PEARL] * event.white + [BLACK] * event.black
    where = ship.x, ship.y
    animations = [
        Sequential(
            Call(lambda: hand.play("pearl_spent")),
            spent(hand.chart, token_picture(kind), where, hand.theme),
        )
        for kind in kinds
    ]
    return Staggered(0.2, *animations)


def _moved(hand: Stagehand, event: events.ShipMoved, view: View) -> Animation:
    """Cell by cell along the course; the wake lingers."""
    hand.chart.mark(active=event.ship, lit=(), shots=())
    ship = hand.fleet.ship(event.ship, view)
    hand.chart.helm.follow(event.ship)
    hand.play("sails_fill")
    mooring = hand.fleet.moorings(view)[event.ship]
    path = [hand.chart.centre(cell) for cell in event.path]
    voyage = Voyage(ship, path, mooring, hand.theme, lambda _n: hand.play("ship_step"))
    return Sequential(voyage, Call(lambda: _arrived(hand, event.ship, view)))


def _arrived(hand: Stagehand, key: int, view: View) -> None:
    ship = hand.chart.ships.get(key)
    hand.chart.helm.follow(None)
    if ship is not None:
        ship.is_moored = view.chart.island_at(view.cells[key]) is not None
        hand.beside(Tween(ship, hand.theme.durations.wake_fade, wake=0.0))
    hand.make_room(view)


def _taken(hand: Stagehand, event: events.TreasureTaken, view: View) -> Animation:
    token = hand.chart.tokens.pop(event.cell, None)
    start = (token.x, token.y) if token is not None else hand.chart.centre(event.cell)
    return hand.takes(event.kind, start, event.ship, event.seat, view)


def _unloaded(hand: Stagehand, event: events.Unloaded, view: View) -> Animation:
    """One piece after the other onto the quay, then coins to the score."""
    ship = hand.fleet.ship(event.seat, view)
    quay = hand.chart.centre(event.cell)
    pieces = [kind for kind, count in enumerate(event.kinds) for _each in range(count)]
    flights = [
        Sequential(
            TokenFlight(
                hand.chart, token_picture(kind), (ship.x, ship.y + WATERLINE - 0.3),
                (quay[0] + 0.2, quay[1] - 0.1), hand.brief(0.26), grow=(0.5, 0.8),
            ),
            Call(lambda: hand.play("cargo_landed")),
        )
        for kind in pieces
    ]  # fmt: skip
    hand.play("port_bell")
    hand.fleet.load(event.seat, view)
    total = event.points + event.bonus
    return Sequential(
        Staggered(hand.brief(_UNLOADS), *flights, most=_UNLOADS_MOST),
        Call(lambda: hand.pay(event.seat, event.cell, total)),
        Wait(hand.brief(0.35)),
    )


def _scored(hand: Stagehand, event: events.Scored, view: View) -> Animation:
    """A privateer's prize is paid at once; cargo was paid on the quay."""
    if event.why == "privateer":
        cell = view.cells[view.ship] if view.ship >= 0 else NOWHERE
        if cell > NOWHERE:
            hand.pay(event.seat, cell, event.points)
    near = view.house.target - event.total
    if 0 < near <= 2:
        hand.audio.music("tense", 1)
    return Wait(hand.brief(0.2))


ACTS: Final[Shows] = {
    events.PrivateerCommanded: _commanded,
    events.PearlsSpent: _spent,
    events.ShipMoved: _moved,
    events.TreasureTaken: _taken,
    events.Unloaded: _unloaded,
    events.Scored: _scored,
}
"""What is shown of each of these events."""
