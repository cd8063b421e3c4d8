"""How a match begins and ends, and each turn: dice, wind, the voyage, what is taken and paid."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, cargo
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.log import why_nothing
from treasure_games.games.treasure_boots.text.names import listed
from treasure_games.games.treasure_boots.ui.animations.stagehand import (
    MOST_COINS,
    Stagehand,
    breakers,
)
from treasure_games.games.treasure_boots.ui.board import wind_degrees
from treasure_games.games.treasure_boots.ui.chart.pieces import WATERLINE, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import Mooring, Point, bearing
from treasure_games.games.treasure_boots.ui.harbour import IN_NET, SCENE
from treasure_games.games.treasure_boots.ui.hud import BONE
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Later,
    Owners,
    Parallel,
    Sequential,
    Staggered,
    Tween,
    Wait,
    in_out_sine,
    in_quad,
    out_back,
    there_and_back,
)
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.pieces.dice import Gathering, Throw
from treasure_games.table.stagehand import announce_turn, shows_in

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class Voyage(Animation):
    """A ship sails along the middles of cells, bobbing; `arrived(n)` at the n-th cell."""

    def __init__(
        self,
        ship: Ship,
        path: Sequence[Point],
        mooring: Mooring,
        theme: Theme,
        arrived: Callable[[int], None],
    ) -> None:
        self._ship, self._arrived, self._goal_scale = ship, arrived, mooring.scale
        self._path = [*path[:-1], (mooring.x, mooring.y)]
        self._cells = len(path) - 1
        durations = theme.durations
        self.duration = min(durations.ship_most, durations.ship_cell * self._cells)
        self._sway = 1.0 if theme.motion.bank_most else 0.0
        self._passed = 0

    def begin(self, owners: Owners) -> None:
        """Weigh anchor, from where it lies."""
        self._path[0] = self._ship.x, self._ship.y
        self._scale = self._ship.scale
        self._ship.is_moored = False
        self._ship.is_sailing = True
        self._ship.wake = 1.0

    def at(self, t: float) -> None:
        """Along the course; at 1 exactly in the last cell, upright."""
        ship = self._ship
        along = (0.35 * in_out_sine(t) + 0.65 * t) * self._cells if t < 1.0 else self._cells
        leg = min(self._cells - 1, int(along))
        share = along - leg
        (x, y), (next_x, next_y) = self._path[leg], self._path[leg + 1]
        ship.x, ship.y = x + (next_x - x) * share, y + (next_y - y) * share
        ship.heading = bearing((x, y), (next_x, next_y))
        swing = math.sin(along * math.pi) * self._sway
        ship.bob, ship.tilt = abs(swing) * _AT.bob, swing * _AT.tilt
        ship.scale = self._size(along)
        while self._passed < int(along):
            self._passed += 1
            self._arrived(self._passed)
        if t >= 1.0:
            ship.x, ship.y = self._path[-1]
            ship.bob = ship.tilt = 0.0
            ship.scale = self._goal_scale
            ship.is_sailing = False

    def _size(self, along: float) -> float:
        """Ships at land are drawn smaller: they grow and shrink on the first and last leg."""
        left = max(0.0, 1.0 - along)
        near = max(0.0, along - (self._cells - 1))
        return 1.0 + (self._scale - 1.0) * left + (self._goal_scale - 1.0) * near * near


def show_game_started(hand: Stagehand, _event: events.GameStarted, view: View) -> Animation:
    hand.board.lay(view)
    return Wait(0.0)


def show_port_chosen(hand: Stagehand, event: events.PortChosen, view: View) -> Animation:
    """In secret nothing is seen by others but that it was done."""
    if event.cell == UNKNOWN:
        return hand.sound("wood_knock")
    return hand.comes_into_port(event.seat, view)


def show_ports_revealed(hand: Stagehand, event: events.PortsRevealed, view: View) -> Animation:
    hand.play("port_bell")
    new = [seat for seat in range(len(event.cells)) if seat not in hand.chart.ships]
    return Parallel(*(hand.comes_into_port(seat, view) for seat in new))


def show_starter_drawn(hand: Stagehand, event: events.StarterDrawn, _view: View) -> Animation:
    text = _("{name} sails first", name=hand.api.called(event.starter))
    hand.api.show_banner(text, event.starter)
    hand.play("bell")
    return Wait(hand.durations.banner_in + hand.durations.banner_hold)


def show_turn_started(hand: Stagehand, event: events.TurnStarted, view: View) -> Animation:
    hand.chart.mark(active=event.seat, shots=(), lit=())
    hand.chart.controller.rest()
    hand.look_at(view, event.seat)
    return Wait(0.0)


def show_dice_rolled(hand: Stagehand, event: events.DiceRolled, view: View) -> Animation:
    """Two dice tumble over the chart, those of computers into their tray; when the last one lies
    its islands light up. While the dice go to their tray it is told whose turn it is, and why
    nothing comes, if nothing does.
    """
    total = event.first + event.second
    cells = tuple(island.cell for island in view.chart.islands if island.number == total)
    hand.play("dice_roll")
    rolled = ((BONE, event.first - 1), (BONE, event.second - 1))
    dice, theme, nothing = hand.hud.dice, hand.theme, why_nothing(event, view)
    is_brisk = hand.is_brisk(view)
    spot = None if is_brisk else hand.hud.middle_spot
    gathering = hand.overlapped(0.0, Gathering(dice, theme))
    read = () if is_brisk else (Wait(hand.brief(_AT.read)), gathering)
    return Sequential(
        Throw(dice, rolled, hand.dice_theme(brisk=is_brisk), view.turn_number, spot=spot),
        Call(lambda: hand.chart.mark(lit=cells)),
        Call(lambda: hand.beside(hand.tell(nothing, _AT.small)) if nothing else None),
        Call(lambda: announce_turn(hand.api, view.turn)),
        *read,
    )


def weather(view: View) -> str:
    """Return how hard it blows: the further the dice have turned the wind, the harder."""
    steps = abs(view.dice[0] - view.dice[1])
    return "storm" if steps >= _AT.strong else "fresh" if steps >= _AT.fresh else "breeze"


def show_wind_turned(hand: Stagehand, event: events.WindTurned, view: View) -> Animation:
    """The needle swings on, flags and sails with it. Whoever is to sail under this wind and sits
    here sees the compass large; the turns of computers would take too long with that. One that has
    gone far comes with a gust; each is heard until another comes.
    """
    if event.before == event.after:
        return Wait(0.0)
    goal, blowing = wind_degrees(view), weather(view)
    hand.api.services.audio.ambience(blowing)
    contents, seconds = hand.chart.contents, hand.theme.durations.wind_turn
    hand.play("wind_gust" if blowing == "storm" else "wind_turn")
    settled = Tween(contents, 0.0, wind=goal)
    swung = contents.wind + (goal - contents.wind) % 360.0
    flags = Tween(contents, seconds, easing=out_back, wind=swung)
    is_brisk = hand.is_brisk(view)
    turned = hand.hud.compass.turn(goal, hand.theme, flags, is_large=not is_brisk)
    parts = turned, settled
    return hand.overlapped(_AT.overlap, *parts) if is_brisk else Sequential(*parts)


def show_treasure_placed(hand: Stagehand, event: events.TreasurePlaced, view: View) -> Animation:
    token = hand.fleet.put_token(event.cell, event.kind)
    hand.chart.controller.show(event.cell)
    seconds = _AT.overlap if hand.is_brisk(view) else _AT.fall_seconds
    token.lift, token.alpha = _AT.fall, 0.0

    def drop(t: float) -> None:
        """Let it fall on its island and bounce once."""
        token.alpha = min(1.0, t * 5)
        if t < 0.72:
            token.lift = _AT.fall * (1.0 - in_quad(t / 0.72))
        else:
            token.lift = 0.22 * there_and_back((t - 0.72) / 0.28)

    falling = Animate(hand.brief(_AT.fall_seconds), drop)
    return hand.overlapped(seconds, falling, hand.sound("token_lands"))


def show_privateer_appeared(
    hand: Stagehand, event: events.PrivateerAppeared, view: View
) -> Animation:
    """Seen from near she comes up, and the sea breaks round her."""
    ship = hand.fleet.put_ship(event.ship, view)
    ship.sink = 1.0
    hand.look_from_near(view, event.ship)
    hand.make_room(view)

    def rise() -> None:
        hand.play("privateer")
        hand.beside(breakers(hand.chart, (ship.x, ship.y + WATERLINE), hand.brief(0.7)))

    return Sequential(
        hand.approach(), Call(rise),
        Tween(ship, hand.brief(_AT.rise_seconds), sink=0.0),
        hand.approach(), Call(hand.chart.controller.back),
    )  # fmt: skip


def show_refitted(hand: Stagehand, event: events.Refitted, view: View) -> Animation:
    hand.play("port_bell")
    hand.chart.controller.show(event.cell)
    return hand.comes_into_port(event.seat, view)


def show_turn_ended(hand: Stagehand, _event: events.TurnEnded, _view: View) -> Animation:
    hand.chart.mark(shots=(), lit=(), course=None)
    hand.chart.controller.rest()
    return Wait(0.0)


def show_game_ended(hand: Stagehand, event: events.GameEnded, view: View) -> Animation:
    names = listed(hand.api.called(seat) for seat in event.winners)
    text = plural(
        "{names} rules these waters", "{names} rule these waters", len(event.winners), names=names
    )
    told = hand.announce_winners(event.winners, text)
    for seat in event.winners:
        if view.cells[seat] > NOWHERE:
            hand.beside(hand.pour(seat, view.cells[seat], MOST_COINS))
    hand.look_at(view, event.winners[0])
    return told


def show_privateer_commanded(
    hand: Stagehand, event: events.PrivateerCommanded, view: View
) -> Animation:
    hand.play("sails_fill")
    hand.chart.mark(active=event.ship, lit=())
    hand.look_at(view, event.ship)
    return Wait(hand.brief(0.25))


def show_no_room(hand: Stagehand, event: events.NoRoom, view: View) -> Animation:
    """TBA-61: what is lost rises from the deck; what stays on its island lies there."""
    hand.fleet.load(event.ship, view)
    return hand.rises(event.kind, event.ship) if event.is_lost else Wait(0.0)


def show_ship_moved(hand: Stagehand, event: events.ShipMoved, view: View) -> Animation:
    """Cell by cell along the course; the wake lingers."""
    hand.chart.mark(active=event.ship, lit=(), shots=())
    ship, mooring = hand.fleet.ship(event.ship, view), hand.fleet.moorings(view)[event.ship]
    hand.chart.controller.back()
    hand.chart.controller.follow(event.ship)
    hand.play("sails_fill")
    is_own = event.ship < FIRST_PRIVATEER and not hand.is_brisk(view)
    if is_own and event.path[-1] in view.chart.ports and cargo(view.holds[event.ship]):
        landing = hand.board.landing(view, event.ship, event.path[-1], view.holds[event.ship])
        hand.harbour.set(landing, is_ahead=hand.board.is_seen)
    path = [hand.chart.centre(cell) for cell in event.path]
    voyage = Voyage(ship, path, mooring, hand.theme, lambda _n: hand.play("ship_step"))
    return Sequential(voyage, Call(lambda: _arrived(hand, event.ship, view)))


def _arrived(hand: Stagehand, key: int, view: View) -> None:
    ship = hand.chart.ships.get(key)
    hand.chart.controller.follow(None)
    if ship is not None:
        hand.fleet.tie_up(key, view)
        hand.beside(Tween(ship, hand.theme.durations.wake_fade, wake=0.0))
    hand.make_room(view)


def show_treasure_taken(hand: Stagehand, event: events.TreasureTaken, view: View) -> Animation:
    token = hand.chart.tokens.pop(event.cell, None)
    start = (token.x, token.y) if token is not None else hand.chart.centre(event.cell)
    return hand.takes(event.kind, start, event.ship, view)


def show_unloaded(hand: Stagehand, event: events.Unloaded, view: View) -> Animation:
    """Cut to the quay, if one isn't there: the net swings over it, and one piece after the other is
    let down; what they are worth is paid next.
    """
    harbour, seconds, board = hand.harbour, SCENE.seconds, hand.board
    is_there = harbour.is_visible
    harbour.set(board.landing(view, event.seat, event.cell, event.kinds), is_ahead=board.is_seen)
    hand.chart.controller.show(event.cell)
    hand.fleet.load(event.seat, view)
    most = seconds["most"] * (0.6 if hand.is_brisk(view, event.seat) else 1.0)

    def cut() -> None:
        harbour.is_visible = True
        hand.play("port_bell")

    def swing(t: float) -> None:
        harbour.swung = t
        harbour.hang()

    def bonus(t: float) -> None:
        harbour.rod = t
        if t >= 1.0:
            hand.play("bell")

    pieces = (_lowered(hand, index) for index in range(len(harbour.effects)))
    lowered = Staggered(hand.brief(seconds["next"]), *pieces, most=most)
    rod = (Animate(hand.brief(seconds["rod"]), bonus),) if event.bonus else ()
    near = [Call(cut)] if is_there else [Wait(hand.brief(seconds["begin"])), hand.cut(cut)]
    return Sequential(
        *near, Animate(hand.brief(seconds["swing"]), swing, easing=in_out_sine), lowered, *rod,
    )  # fmt: skip


def _lowered(hand: Stagehand, index: int) -> Animation:
    """A piece comes out of the net, falls on the quay and bounces."""
    harbour, seconds = hand.harbour, hand.brief(SCENE.seconds["lower"])
    piece, goal = harbour.effects[index], harbour.berth(index)

    def lower() -> Animation:
        net, piece.is_under = (piece.x, piece.y), False

        def fall(t: float) -> None:
            share = min(1.0, t / 0.7)
            bounce = 26.0 * there_and_back((t - 0.7) / 0.3) if t > 0.7 else 0.0
            piece.x, piece.y = along_arc(net, goal, share, there_and_back(share) * 60.0 + bounce)
            piece.scale = IN_NET + (1.0 - IN_NET) * share
            if t >= 1.0:
                harbour.landed = index + 1
                hand.play(SCENE.sounds[piece.picture])

        return Animate(seconds, fall)

    return Later(lower, seconds=seconds)


def show_scored(hand: Stagehand, event: events.Scored, view: View) -> Animation:
    """The sum on the quay is read, and the chart comes back; or coins come from the sunken ship,
    and the score counts them as they land.
    """
    cell = view.cells[view.ship] if view.ship >= 0 else NOWHERE
    if hand.harbour.is_visible:
        is_brisk = hand.is_brisk(view, event.seat)
        read = hand.brief(SCENE.seconds["read_briskly" if is_brisk else "read"])
        left = hand.cut(lambda: hand.leave_harbour(event))
        return Sequential(Wait(read), left, Wait(hand.brief(0.05)))
    paid = (hand.pay(event.seat, cell, event.points, event.total),) if cell != NOWHERE else ()
    return Sequential(*paid, Wait(hand.brief(0.2)))


TURNS: Final = shows_in(vars(), events.EVENTS)
"""What is shown of each of these events."""
