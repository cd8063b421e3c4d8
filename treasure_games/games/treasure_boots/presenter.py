"""Which motion, sound and light each event gets; where things end comes from the next view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate, translate_plural
from treasure_games.games.treasure_boots import events
from treasure_games.games.treasure_boots import presenter_effects as effects
from treasure_games.games.treasure_boots.chart.marks import Shot
from treasure_games.games.treasure_boots.chart.pieces import WATERLINE, Mooring, Ship
from treasure_games.games.treasure_boots.grid import NOWHERE
from treasure_games.games.treasure_boots.pieces import BLACK, FIRST_PRIVATEER, PEARL
from treasure_games.games.treasure_boots.presenter_dice import Throw
from treasure_games.games.treasure_boots.presenter_flyers import coins
from treasure_games.games.treasure_boots.table_names import listed, token_picture
from treasure_games.games.treasure_boots.view import View
from treasure_games.match.steps import Step
from treasure_games.stage.cue import (
    Call,
    Cue,
    InSequence,
    Shake,
    Staggered,
    Together,
    Tween,
    Wait,
)
from treasure_games.stage.easing import out_back, out_cubic

if TYPE_CHECKING:
    from treasure_games.games.treasure_boots.chart.living_chart import LivingChart
    from treasure_games.games.treasure_boots.table import TreasureBootsTable

_ = translate
_HIT_SHAKE: Final = 0.25
_SUNK_SHAKE: Final = 0.4
_AIM: Final = 0.3
"""Seconds in which line and reticle are seen before the dice fall."""
_TOLD: Final = 0.4
"""Seconds in which the sum of a die is read."""
_UNLOADS: Final = 0.12
_UNLOADS_MOST: Final = 1.1
_MOST_COINS: Final = 8
_OFFING: Final = 1.6
"""From so far, in hex radii, a fresh ship comes into port."""


class Presenter:
    """Turns steps into cues for one table."""

    def __init__(self, table: TreasureBootsTable) -> None:
        self._table = table
        self._shot: tuple[int, int] | None = None
        """Who fires at whom, while a shot is being played."""
        self._wreck: tuple[float, float] | None = None
        """Where a ship went down last."""

    def motion(self, step: Step) -> Cue:
        """From what lies on the chart to the step's view."""
        event: events.Event = step.event
        show = _SHOW.get(type(event))
        arranged = Call(lambda: self._table.rest_on(step.view))
        return arranged if show is None else InSequence(show(self, event, step.view), arranged)

    def glide(self, view: View) -> Cue:
        """Ships travel to where the view has them, all at once (an act is taken back)."""
        seconds = self._theme.durations.move_long
        cues: list[Cue] = []
        for ship, berth in self._table.fleet.berths(view).items():
            drawn = self._chart.ships.get(ship)
            if drawn is not None and (drawn.x, drawn.y) != (berth.x, berth.y):
                cues.append(Tween(drawn, seconds, x=berth.x, y=berth.y, scale=berth.scale))
        return InSequence(Together(*cues), Call(lambda: self._table.rest_on(view)))

    # The start

    def _started(self, _event: events.GameStarted, view: View) -> Cue:
        self._audio.ambience("open_sea")
        self._table.lay(view)
        return Wait(0.0)

    def _port_chosen(self, event: events.PortChosen, view: View) -> Cue:
        """In secret nothing is seen by others but that it was done."""
        if event.cell == UNKNOWN:
            return Call(lambda: self._play("wood_knock"))
        return self._comes_into_port(event.seat, view)

    def _revealed(self, event: events.PortsRevealed, view: View) -> Cue:
        self._play("port_bell")
        new = [seat for seat in range(len(event.cells)) if seat not in self._chart.ships]
        return Together(*(self._comes_into_port(seat, view) for seat in new))

    def _starter(self, event: events.StarterDrawn, _view: View) -> Cue:
        desk = self._table.desk
        text = _("{name} sails first").format(name=desk.called(event.starter))
        desk.show_banner(text, event.starter)
        self._play("bell")
        return Wait(self._theme.durations.banner_in + self._theme.durations.banner_hold)

    # A turn begins

    def _turn(self, event: events.TurnStarted, view: View) -> Cue:
        desk = self._table.desk
        if desk.seats[event.seat].is_human:
            if desk.viewer == event.seat and sum(seat.is_human for seat in desk.seats) == 1:
                desk.show_banner(_("Your turn"), event.seat)
                self._play("your_turn")
            else:
                text = _("{name}’s turn").format(name=desk.called(event.seat))
                desk.show_banner(text, event.seat)
        for seat in range(view.seats):
            desk.show_mood(seat, "calm")
        self._table.mark(active=event.seat, shots=(), lit=())
        self._look_at(view, event.seat)
        return Wait(0.0)

    def _rolled(self, event: events.DiceRolled, view: View) -> Cue:
        """Two dice tumble; the islands of the number light up when the last one lies."""
        total = event.first + event.second
        cells = tuple(island.cell for island in view.chart.islands if island.number == total)
        self._play("dice_roll")
        dice = ((event.first, "face"), (event.second, "face"))
        return InSequence(
            Throw(self._table.hud, dice, self._theme, view.turn_number),
            Call(lambda: self._table.mark(lit=cells)),
            Wait(self._brief(0.18)),
        )

    def _wind(self, event: events.WindTurned, view: View) -> Cue:
        """The needle swings on by the difference, flags and sails with it."""
        goal = self._table.wind_degrees(view)
        if not event.steps or event.before == event.after:
            return Wait(0.0)
        hud, chart = self._table.hud, self._chart
        turn = (goal - hud.needle) % 360.0
        self._play("wind_turn")
        seconds = self._theme.durations.wind_turn

        def settle() -> None:
            hud.needle = chart.wind = goal

        return InSequence(
            Together(
                Tween(hud, seconds, easing=out_back, needle=hud.needle + turn),
                Tween(chart, seconds, easing=out_back, wind=chart.wind + turn),
            ),
            Call(settle),
        )

    def _placed(self, event: events.TreasurePlaced, _view: View) -> Cue:
        token = self._table.fleet.put_token(event.cell, event.kind)
        cell = event.cell
        self._chart.helm.show(cell)
        return InSequence(
            effects.fall(token, self._theme),
            Call(lambda: self._play("token_lands")),
            Wait(self._brief(0.12)),
        )

    def _appeared(self, event: events.PrivateerAppeared, view: View) -> Cue:
        ship = self._table.fleet.put_ship(event.ship, view)
        self._chart.helm.show(event.cell)
        self._play("privateer")
        return InSequence(effects.raise_ship(ship, self._theme),
                          Wait(self._brief(0.2)))  # fmt: skip

    # Acts

    def _commanded(self, event: events.PrivateerCommanded, view: View) -> Cue:
        self._play("sails_fill")
        self._table.mark(active=event.ship, lit=())
        self._look_at(view, event.ship)
        return Wait(self._brief(0.25))

    def _spent(self, event: events.PearlsSpent, _view: View) -> Cue:
        ship = self._chart.ships.get(event.ship)
        if ship is None:
            return Wait(0.0)
        kinds = [PEARL] * event.white + [BLACK] * event.black
        where = ship.x, ship.y
        cues = [
            InSequence(
                Call(lambda: self._play("pearl_spent")),
                effects.spent(self._chart, token_picture(kind), where, self._theme),
            )
            for kind in kinds
        ]
        return Staggered(0.2, *cues)

    def _moved(self, event: events.ShipMoved, view: View) -> Cue:
        """Cell by cell along the course; the wake lingers."""
        self._table.mark(active=event.ship, lit=(), shots=())
        ship = self._table.fleet.ship(event.ship, view)
        self._chart.helm.follow(event.ship)
        self._play("sails_fill")
        berth = self._table.fleet.berths(view)[event.ship]
        path = [self._table.centre(cell) for cell in event.path]
        voyage = effects.Voyage(ship, path, berth, self._theme, lambda _n: self._play("ship_step"))
        return InSequence(voyage, Call(lambda: self._arrived(event.ship, view)))

    def _arrived(self, key: int, view: View) -> None:
        ship = self._chart.ships.get(key)
        self._chart.helm.follow(None)
        if ship is not None:
            ship.is_moored = view.chart.island_at(view.cells[key]) is not None
            self._beside(Tween(ship, self._theme.durations.wake_fade, wake=0.0))
        self._make_room(view)

    def _taken(self, event: events.TreasureTaken, view: View) -> Cue:
        token = self._chart.tokens.pop(event.cell, None)
        ship = self._table.fleet.ship(event.ship, view)
        start = (token.x, token.y) if token is not None else self._table.centre(event.cell)
        return effects.taken(
            self._chart, token_picture(event.kind), start, (ship.x, ship.y), self._theme,
            lambda: self._aboard(event.ship, event.seat, view),
        )  # fmt: skip

    def _aboard(self, key: int, seat: int, view: View) -> None:
        self._play("token_taken")
        self._table.fleet.load(key, view)
        if seat == self._table.desk.viewer:
            self._play("gain")
        self._table.desk.show_mood(seat, "pleased")

    def _kept(self, _event: events.KeptAboard, _view: View) -> Cue:
        return Wait(0.0)

    def _unloaded(self, event: events.Unloaded, view: View) -> Cue:
        """One piece after the other onto the quay, then coins to the score."""
        ship = self._table.fleet.ship(event.seat, view)
        quay = self._table.centre(event.cell)
        pieces = [kind for kind, count in enumerate(event.kinds) for _each in range(count)]
        flights = [
            InSequence(
                effects.TokenFlight(
                    self._chart, token_picture(kind), (ship.x, ship.y + WATERLINE - 0.3),
                    (quay[0] + 0.2, quay[1] - 0.1), self._brief(0.26), grow=(0.5, 0.8),
                ),
                Call(lambda: self._play("cargo_landed")),
            )
            for kind in pieces
        ]  # fmt: skip
        self._play("port_bell")
        self._table.fleet.load(event.seat, view)
        total = event.points + event.bonus
        return InSequence(
            Staggered(self._brief(_UNLOADS), *flights, most=_UNLOADS_MOST),
            Call(lambda: self._pay(event.seat, event.cell, total)),
            Wait(self._brief(0.35)),
        )

    def _pay(self, seat: int, cell: int, points: int) -> None:
        """Coins fly to the plate of who has earned them."""
        desk = self._table.desk
        self._play("coins_pour" if points > 2 else "coin_single")
        start = self._chart.to_screen(*self._table.centre(cell))
        self._beside(coins(self._table.flyers, start, self._table.score_spot(seat),
                           min(points, _MOST_COINS), self._theme))  # fmt: skip
        if seat == desk.viewer:
            self._play("gain")
        desk.show_mood(seat, "pleased")

    def _scored(self, event: events.Scored, view: View) -> Cue:
        """A privateer's prize is paid at once; cargo was paid on the quay."""
        if event.why == "privateer":
            cell = view.cells[view.ship] if view.ship >= 0 else NOWHERE
            if cell > NOWHERE:
                self._pay(event.seat, cell, event.points)
        near = view.house.target - event.total
        if 0 < near <= 2:
            self._audio.music("tense", 1)
        return Wait(self._brief(0.2))

    # Gunnery

    def _declared(self, event: events.ShotDeclared, view: View) -> Cue:
        self._shot = event.ship, event.target
        self._table.hud.dice.clear()
        self._table.mark(reach={}, course=None, active=event.ship, lit=())
        self._show_shot(view, "")
        self._look_at(view, event.ship, event.target)
        self._play("dice_shake")
        return Wait(self._brief(_AIM))

    def _named(self, event: events.RollerNamed, _view: View) -> Cue:
        desk = self._table.desk
        text = _("{name} rolls for the privateer").format(name=desk.called(event.roller))
        desk.show_banner(text, event.roller)
        return Wait(self._brief(0.3))

    def _attack(self, event: events.AttackRolled, view: View) -> Cue:
        self._play("die_roll")
        text = _("Attack {total}").format(total=event.total)
        return InSequence(
            Throw(self._table.hud, ((event.die, "attack"),), self._theme, view.turn_number,
                  slots=2),
            Call(lambda: self._show_shot(view, text)),
            Wait(self._brief(_TOLD)),
        )  # fmt: skip

    def _defence(self, event: events.DefenceRolled, view: View) -> Cue:
        self._play("die_roll")
        text = _("{attack} against {defence}").format(attack=view.attack, defence=event.total)
        return InSequence(
            Throw(self._table.hud, ((event.die, "defence"),), self._theme, view.turn_number + 1,
                  slots=2, first=1),
            Call(lambda: self._show_shot(view, text)),
            Wait(self._brief(_TOLD)),
        )  # fmt: skip

    def _missed(self, event: events.ShotMissed, view: View) -> Cue:
        target = self._table.fleet.ship(event.target, view)
        where = target.x, target.y
        return InSequence(
            self._fired(event.ship, where, view),
            Call(lambda: self._fell_short(event, where)),
            Wait(self._brief(0.35)),
        )

    def _fell_short(self, event: events.ShotMissed, where: tuple[float, float]) -> None:
        self._play("cannon_splash")
        self._table.mark(shots=())
        self._beside(effects.splash(self._chart, where, self._theme))
        self._mood(event.ship, "angry")

    def _hit(self, event: events.ShotHit, view: View) -> Cue:
        target = self._table.fleet.ship(event.target, view)
        where = target.x, target.y
        return InSequence(
            self._fired(event.ship, where, view),
            Call(lambda: self._went_home(event, where)),
            Wait(self._brief(0.3)),
        )

    def _went_home(self, event: events.ShotHit, where: tuple[float, float]) -> None:
        self._play("cannon_hit")
        self._table.mark(shots=())
        self._beside(effects.burst(self._chart, where, self._theme))
        self._shake(_HIT_SHAKE)
        self._mood(event.ship, "pleased")
        self._mood(event.target, "caught")
        viewer = self._table.desk.viewer
        if event.target == viewer:
            self._play("loss")

    def _fired(self, key: int, where: tuple[float, float], view: View) -> Cue:
        shooter = self._table.fleet.ship(key, view)
        shot, smoke = effects.gunshot(
            self._chart, shooter, where, self._theme, lambda: self._play("cannon")
        )
        return InSequence(Call(lambda: self._beside(smoke)), shot)

    def _looted(self, event: events.LootTaken, view: View) -> Cue:
        victim = self._table.fleet.ship(event.target, view)
        victor = self._table.fleet.ship(event.ship, view)
        self._table.fleet.load(event.target, view)
        start = victim.x, victim.y + WATERLINE - 0.3
        return effects.taken(
            self._chart, token_picture(event.kind), start, (victor.x, victor.y), self._theme,
            lambda: self._aboard(event.ship, self._owner(event.ship, view), view),
        )  # fmt: skip

    def _sunk(self, event: events.ShipSunk, view: View) -> Cue:
        ship = self._table.fleet.ship(event.target, view)
        self._wreck = self._table.centre(event.cell)
        self._play("ship_sinks")
        self._shake(_SUNK_SHAKE)
        self._beside(effects.foundering(self._chart, (ship.x, ship.y), self._theme))
        self._mood(event.target, "angry")
        return InSequence(
            effects.sinking(ship, self._theme),
            Call(lambda: self._gone(event.target)),
        )

    def _gone(self, key: int) -> None:
        self._chart.ships.pop(key, None)

    def _black_pearl(self, event: events.BlackPearlGained, view: View) -> Cue:
        """It rises from where the wreck went down."""
        victor = self._table.fleet.ship(event.ship, view)
        start = self._wreck or (victor.x, victor.y)
        return effects.taken(
            self._chart, token_picture(BLACK), start, (victor.x, victor.y), self._theme,
            lambda: self._aboard(event.ship, self._owner(event.ship, view), view),
        )  # fmt: skip

    def _refitted(self, event: events.Refitted, view: View) -> Cue:
        self._play("port_bell")
        self._chart.helm.show(event.cell)
        return self._comes_into_port(event.seat, view)

    # The end

    def _turn_ended(self, _event: events.TurnEnded, _view: View) -> Cue:
        self._table.mark(shots=(), lit=(), course=None)
        return Wait(0.0)

    def _game_ended(self, event: events.GameEnded, view: View) -> Cue:
        desk = self._table.desk
        names = listed(desk.called(seat) for seat in event.winners)
        people_won = any(desk.seats[seat].is_human for seat in event.winners)
        self._play("win" if people_won else "lose")
        self._play("coins_pour")
        self._audio.duck(2.0)
        text = translate_plural(
            "{names} rules these waters", "{names} rule these waters", len(event.winners)
        )
        desk.show_banner(text.format(names=names), event.winners[0])
        for seat in range(view.seats):
            desk.show_mood(seat, "pleased" if seat in event.winners else "angry")
        for seat in event.winners:
            cell = view.cells[seat]
            if cell > NOWHERE:
                self._pay(seat, cell, _MOST_COINS)
        self._look_at(view, event.winners[0])
        return Wait(min(1.8, self._theme.durations.win_most))

    # Parts

    def _comes_into_port(self, seat: int, view: View) -> Cue:
        """From the open sea beside it, sails set."""
        ship = self._table.fleet.put_ship(seat, view)
        start = (
            ship.x + (_OFFING if ship.x <= self._table.fleet.middle[0] else -_OFFING),
            ship.y + 0.7,
        )
        ship.alpha = 0.0
        return InSequence(
            Call(lambda: self._play("ship_step")),
            effects.arrive(ship, self._theme, start),
            Call(lambda: self._make_room(view)),
        )

    def _make_room(self, view: View) -> None:
        """Ships that share a port lie side by side."""
        seconds = self._theme.durations.reflow
        for key, berth in self._table.fleet.berths(view).items():
            ship = self._chart.ships.get(key)
            if ship is not None and _lies(ship) != berth:
                self._beside(Tween(ship, seconds, easing=out_cubic, x=berth.x, y=berth.y,
                                   scale=berth.scale))  # fmt: skip

    def _show_shot(self, view: View, text: str) -> None:
        if self._shot is None:
            return
        shooter, target = self._shot
        start, goal = view.cells[shooter], view.cells[target]
        if start > NOWHERE and goal > NOWHERE:
            line = view.chart.grid.line(start, goal) or ()
            self._table.mark(shots=(Shot(start, goal, line, text),))

    def _look_at(self, view: View, *keys: int) -> None:
        """Ships in sight, if the view follows the act."""
        cells = (view.cells[key] for key in keys)
        self._chart.helm.show(*(cell for cell in cells if cell > NOWHERE))

    def _owner(self, key: int, view: View) -> int:
        """Whose gain it is: a privateer's is that of its commander."""
        return key if key < FIRST_PRIVATEER else view.turn

    def _mood(self, key: int, face: str) -> None:
        if key < FIRST_PRIVATEER:
            self._table.desk.show_mood(key, face)

    def _shake(self, strength: float) -> None:
        self._beside(Shake(self._chart, strength, most=self._theme.motion.shake_pixels))

    def _brief(self, seconds: float) -> float:
        """As it is, or hardly any time for those who want less motion."""
        return seconds if self._theme.motion.bank_most else min(seconds, 0.08)

    def _beside(self, cue: Cue) -> None:
        self._table.desk.timeline.beside(cue)

    def _play(self, group: str) -> None:
        self._audio.play(group)

    @property
    def _audio(self) -> Any:
        return self._table.desk.services.audio

    @property
    def _chart(self) -> LivingChart:
        return self._table.chart

    @property
    def _theme(self) -> Any:
        return self._table.desk.services.theme


def _lies(ship: Ship) -> Mooring:
    return Mooring(ship.x, ship.y, ship.scale)


_SHOW: Final[dict[type[Any], Callable[[Presenter, Any, View], Cue]]] = {
    events.GameStarted: Presenter._started,
    events.PortChosen: Presenter._port_chosen,
    events.PortsRevealed: Presenter._revealed,
    events.StarterDrawn: Presenter._starter,
    events.TurnStarted: Presenter._turn,
    events.DiceRolled: Presenter._rolled,
    events.WindTurned: Presenter._wind,
    events.TreasurePlaced: Presenter._placed,
    events.PrivateerAppeared: Presenter._appeared,
    events.PrivateerCommanded: Presenter._commanded,
    events.PearlsSpent: Presenter._spent,
    events.ShipMoved: Presenter._moved,
    events.TreasureTaken: Presenter._taken,
    events.KeptAboard: Presenter._kept,
    events.Unloaded: Presenter._unloaded,
    events.Scored: Presenter._scored,
    events.ShotDeclared: Presenter._declared,
    events.RollerNamed: Presenter._named,
    events.AttackRolled: Presenter._attack,
    events.DefenceRolled: Presenter._defence,
    events.ShotMissed: Presenter._missed,
    events.ShotHit: Presenter._hit,
    events.LootTaken: Presenter._looted,
    events.ShipSunk: Presenter._sunk,
    events.BlackPearlGained: Presenter._black_pearl,
    events.Refitted: Presenter._refitted,
    events.TurnEnded: Presenter._turn_ended,
    events.GameEnded: Presenter._game_ended,
}
