"""How a match begins and ends, and each turn: dice, wind, the voyage, what is taken and paid."""

from __future__ import annotations

from typing import Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate as _
from treasure_games.core.language import translate_plural
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import BLACK, PEARL
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import listed, token_picture
from treasure_games.games.treasure_boots.ui.animations import motions
from treasure_games.games.treasure_boots.ui.animations.stagehand import MOST_COINS, Shows, Stagehand
from treasure_games.games.treasure_boots.ui.board import wind_degrees
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE
from treasure_games.games.treasure_boots.ui.hud import BONE
from treasure_games.stage.animation import (
    Animation,
    Call,
    Parallel,
    Sequential,
    Staggered,
    Tween,
    Wait,
    out_back,
)
from treasure_games.table.pieces.dice import Gathering, Throw
from treasure_games.table.stagehand import turn_banner

_READ: Final = 0.35
"""Seconds in which dice that have fallen are read."""
_APPROACH: Final = 0.45
"""Seconds in which the view comes near."""
_UNLOADS: Final = 0.18
_UNLOADS_MOST: Final = 1.6


def _started(hand: Stagehand, _event: events.GameStarted, view: View) -> Animation:
    hand.audio.ambience("open_sea")
    hand.board.lay(view)
    return Wait(0.0)


def _port_chosen(hand: Stagehand, event: events.PortChosen, view: View) -> Animation:
    """In secret nothing is seen by others but that it was done."""
    if event.cell == UNKNOWN:
        return Call(lambda: hand.play("wood_knock"))
    return hand.comes_into_port(event.seat, view)


def _revealed(hand: Stagehand, event: events.PortsRevealed, view: View) -> Animation:
    hand.play("port_bell")
    new = [seat for seat in range(len(event.cells)) if seat not in hand.chart.ships]
    return Parallel(*(hand.comes_into_port(seat, view) for seat in new))


def _starter(hand: Stagehand, event: events.StarterDrawn, _view: View) -> Animation:
    api = hand.api
    text = _("{name} sails first").format(name=api.called(event.starter))
    api.show_banner(text, event.starter)
    hand.play("bell")
    return Wait(hand.theme.durations.banner_in + hand.theme.durations.banner_hold)


def _turn(hand: Stagehand, event: events.TurnStarted, view: View) -> Animation:
    hand.calm()
    hand.chart.mark(active=event.seat, shots=(), lit=())
    hand.look_at(view, event.seat)
    return Wait(0.0)


def _rolled(hand: Stagehand, event: events.DiceRolled, view: View) -> Animation:
    """Two dice tumble over the chart; when the last one lies its islands light up, the dice go to
    their tray, and whose turn it is is told: one hero at a time.
    """
    total = event.first + event.second
    cells = tuple(island.cell for island in view.chart.islands if island.number == total)
    hand.play("dice_roll")
    rolled = ((BONE, event.first - 1), (BONE, event.second - 1))
    dice, theme = hand.hud.dice, hand.theme
    return Sequential(
        Throw(dice, rolled, theme, view.turn_number, spot=hand.hud.middle_spot),
        Call(lambda: hand.chart.mark(lit=cells)),
        Wait(hand.brief(_READ)),
        Gathering(dice, theme),
        turn_banner(hand.api, view.turn),
    )


def _wind(hand: Stagehand, event: events.WindTurned, view: View) -> Animation:
    """The needle swings on, flags and sails with it. Whoever is to sail under this wind and sits
    here sees the compass large; the turns of computers would take too long with that.
    """
    goal = wind_degrees(view)
    if not event.steps or event.before == event.after:
        return Wait(0.0)
    contents, seconds = hand.chart.contents, hand.theme.durations.wind_turn
    hand.play("wind_turn")

    def settle() -> None:
        contents.wind = goal

    swung = contents.wind + (goal - contents.wind) % 360.0
    flags = Tween(contents, seconds, easing=out_back, wind=swung)
    is_large = hand.api.seats[view.turn].is_human
    turned = hand.hud.compass.turn(goal, hand.theme, flags, is_large=is_large)
    return Sequential(turned, Call(settle))


def _placed(hand: Stagehand, event: events.TreasurePlaced, _view: View) -> Animation:
    token = hand.fleet.put_token(event.cell, event.kind)
    hand.chart.controller.show(event.cell)
    return Sequential(
        motions.fall(token, hand.theme),
        Call(lambda: hand.play("token_lands")),
        Wait(hand.brief(0.12)),
    )


def _appeared(hand: Stagehand, event: events.PrivateerAppeared, view: View) -> Animation:
    """Seen from near she comes up, and the sea breaks round her."""
    ship = hand.fleet.put_ship(event.ship, view)
    ship.sink = 1.0
    hand.look_from_near(view, event.ship)
    hand.make_room(view)

    def rise() -> None:
        hand.play("privateer")
        hand.beside(motions.breakers(hand.chart, (ship.x, ship.y + WATERLINE), hand.brief(0.7)))

    return Sequential(
        Wait(hand.brief(_APPROACH)), Call(rise), motions.raise_ship(ship, hand.theme),
        Wait(hand.brief(0.4)), Call(hand.chart.controller.back),
    )  # fmt: skip


def _turn_ended(hand: Stagehand, _event: events.TurnEnded, _view: View) -> Animation:
    hand.chart.mark(shots=(), lit=(), course=None)
    hand.chart.controller.back()
    return Wait(0.0)


def _game_ended(hand: Stagehand, event: events.GameEnded, view: View) -> Animation:
    names = listed(hand.api.called(seat) for seat in event.winners)
    text = translate_plural(
        "{names} rules these waters", "{names} rule these waters", len(event.winners)
    )
    told = hand.announce_winners(event.winners, text.format(names=names))
    for seat in event.winners:
        cell = view.cells[seat]
        if cell > NOWHERE:
            hand.beside(hand.pour(seat, cell, MOST_COINS))
    hand.look_at(view, event.winners[0])
    return told


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
            motions.spent(hand.chart, token_picture(kind), where, hand.theme),
        )
        for kind in kinds
    ]
    return Staggered(0.2, *animations)


def _moved(hand: Stagehand, event: events.ShipMoved, view: View) -> Animation:
    """Cell by cell along the course; the wake lingers."""
    hand.chart.mark(active=event.ship, lit=(), shots=())
    ship = hand.fleet.ship(event.ship, view)
    hand.chart.controller.back()
    hand.chart.controller.follow(event.ship)
    hand.play("sails_fill")
    mooring = hand.fleet.moorings(view)[event.ship]
    path = [hand.chart.centre(cell) for cell in event.path]
    voyage = motions.Voyage(ship, path, mooring, hand.theme, lambda _n: hand.play("ship_step"))
    return Sequential(voyage, Call(lambda: _arrived(hand, event.ship, view)))


def _arrived(hand: Stagehand, key: int, view: View) -> None:
    ship = hand.chart.ships.get(key)
    hand.chart.controller.follow(None)
    if ship is not None:
        hand.fleet.tie_up(key, view)
        hand.beside(Tween(ship, hand.theme.durations.wake_fade, wake=0.0))
    hand.make_room(view)


def _taken(hand: Stagehand, event: events.TreasureTaken, view: View) -> Animation:
    token = hand.chart.tokens.pop(event.cell, None)
    start = (token.x, token.y) if token is not None else hand.chart.centre(event.cell)
    return hand.takes(event.kind, start, event.ship, view)


def _unloaded(hand: Stagehand, event: events.Unloaded, view: View) -> Animation:
    """One piece after the other onto the quay; what they are worth is paid next."""
    ship = hand.fleet.ship(event.seat, view)
    quay = hand.chart.centre(event.cell)
    pieces = [kind for kind, count in enumerate(event.kinds) for _each in range(count)]
    flights = [
        Sequential(
            motions.flown(
                hand.chart, token_picture(kind), (ship.x, ship.y + WATERLINE - 0.3),
                (quay[0] + 0.2, quay[1] - 0.1), hand.brief(0.26), (0.5, 0.8),
            ),
            Call(lambda: hand.play("cargo_landed")),
        )
        for kind in pieces
    ]  # fmt: skip
    hand.play("port_bell")
    hand.look_from_near(view, event.seat)
    hand.fleet.load(event.seat, view)
    return Sequential(
        Wait(hand.brief(_APPROACH)), Staggered(hand.brief(_UNLOADS), *flights, most=_UNLOADS_MOST)
    )


def _scored(hand: Stagehand, event: events.Scored, view: View) -> Animation:
    """Coins from the quay or the sunken ship, and the score counts them as they land."""
    near = view.house.target - event.total
    if 0 < near <= 2:
        hand.audio.music("tense", 1)
    cell = view.cells[view.ship] if view.ship >= 0 else NOWHERE
    if cell == NOWHERE:
        return Wait(hand.brief(0.2))
    return Sequential(hand.pay(event.seat, cell, event.points, event.total), Wait(hand.brief(0.5)))


TURNS: Final[Shows] = {
    events.GameStarted: _started,
    events.PortChosen: _port_chosen,
    events.PortsRevealed: _revealed,
    events.StarterDrawn: _starter,
    events.TurnStarted: _turn,
    events.DiceRolled: _rolled,
    events.WindTurned: _wind,
    events.TreasurePlaced: _placed,
    events.PrivateerAppeared: _appeared,
    events.PrivateerCommanded: _commanded,
    events.PearlsSpent: _spent,
    events.ShipMoved: _moved,
    events.TreasureTaken: _taken,
    events.Unloaded: _unloaded,
    events.Scored: _scored,
    events.TurnEnded: _turn_ended,
    events.GameEnded: _game_ended,
}
"""What is shown of each of these events."""
