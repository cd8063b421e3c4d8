"""What the table says: log and captions, the status line, suggested moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate, translate_plural
from treasure_games.games.treasure_boots import events, state
from treasure_games.games.treasure_boots.actions import (
    Action,
    ChoosePort,
    Command,
    Keep,
    Loot,
    NameRoller,
    Pass,
    Sail,
    Shoot,
    Spend,
    Take,
    Unload,
)
from treasure_games.games.treasure_boots.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.table_names import (
    Called,
    cargo_words,
    listed,
    pearl_words,
    place_name,
    ship_name,
    thing,
)
from treasure_games.games.treasure_boots.view import View
from treasure_games.scenes.table.game_table import Told

_ = translate


def capital(text: str) -> str:
    """With a large first letter, as it stands alone."""
    return text[:1].upper() + text[1:]


def points_words(points: int) -> str:
    """So many points."""
    return translate_plural("{count} point", "{count} points", points).format(count=points)


# The log


def told(event: events.Event, view: View, called: Called) -> Told | None:
    """The line of the log for an event; None for what isn't worth one."""
    tell = _LINES.get(type(event))
    return tell(event, view, called) if tell else None


def _started(event: events.GameStarted, _view: View, _called: Called) -> Told:
    text = _("The chart is spread. {points} win the match.")
    return Told(text.format(points=points_words(event.goal)))


def _port_chosen(event: events.PortChosen, view: View, called: Called) -> Told:
    name = called(event.seat)
    if event.cell == UNKNOWN:
        return Told(_("{name} chose a port in secret.").format(name=name), event.seat)
    port = place_name(view.chart, event.cell)
    return Told(_("{name} sets out from {port}.").format(name=name, port=port), event.seat,
                (event.cell,))  # fmt: skip


def _revealed(event: events.PortsRevealed, view: View, called: Called) -> Told:
    ports = listed(
        _("{name} in {port}").format(name=called(seat), port=place_name(view.chart, cell))
        for seat, cell in enumerate(event.cells)
    )
    return Told(_("The first ports lie open: {ports}.").format(ports=ports), None, event.cells)


def _starter(event: events.StarterDrawn, _view: View, called: Called) -> Told:
    return Told(_("{name} sails first.").format(name=called(event.starter)), event.starter)


def _rolled(event: events.DiceRolled, view: View, called: Called) -> Told:
    total = event.first + event.second
    numbered = (island.cell for island in view.chart.islands if island.number == total)
    text = _("{name} rolled {first} and {second}: islands {total}.")
    return Told(
        text.format(name=called(event.seat), first=event.first, second=event.second, total=total),
        event.seat, tuple(numbered), is_slight=True,
    )  # fmt: skip


def _wind(event: events.WindTurned, view: View, _called: Called) -> Told:
    heading = _(view.chart.grid.wind_name(event.after))
    if event.before == event.after:
        return Told(_("The wind still blows {heading}.").format(heading=heading))
    return Told(_("The wind turned; it blows {heading} now.").format(heading=heading))


def _placed(event: events.TreasurePlaced, view: View, _called: Called) -> Told:
    text = _("{treasure} washed up on {island}.")
    place = place_name(view.chart, event.cell)
    words = text.format(treasure=capital(thing(event.kind)), island=place)
    return Told(words, None, (event.cell,))


def _appeared(event: events.PrivateerAppeared, view: View, called: Called) -> Told:
    text = _("A privateer! {ship} lies at {island}.")
    name = capital(ship_name(event.ship, called))
    return Told(text.format(ship=name, island=place_name(view.chart, event.cell)), None,
                (event.cell,))  # fmt: skip


def _commanded(event: events.PrivateerCommanded, view: View, called: Called) -> Told:
    pattern = (
        _("{name} paid a pearl to command {ship}.")
        if event.pearls
        else _("{name} commands {ship}, free after doubles.")
    )
    text = pattern.format(name=called(event.seat), ship=ship_name(event.ship, called))
    return Told(text, event.seat, (view.cells[event.ship],))


def _spent(event: events.PearlsSpent, _view: View, called: Called) -> Told | None:
    count = event.white + event.black
    pattern = _USES.get(event.use)
    if pattern is None:
        return None
    text = pattern().format(name=called(event.seat), pearls=pearl_words(count),
                            ship=ship_name(event.ship, called))  # fmt: skip
    return Told(text, event.seat, follows=True)


_USES: Final[dict[str, Callable[[], str]]] = {
    "sails": lambda: _("{name} spent {pearls} to sail farther."),
    "guns": lambda: _("{name} spent {pearls} on the attack."),
    "rum": lambda: _("{name} spent {pearls} on the defence."),
}
"""Command is told with the command itself."""


def _moved(event: events.ShipMoved, view: View, called: Called) -> Told:
    goal = place_name(view.chart, event.path[-1])
    if event.ship >= FIRST_PRIVATEER:
        pattern = _("{name} sent {ship} to {place}.")
    elif view.chart.island_at(event.path[-1]) is None:
        steps = len(event.path) - 1
        pattern = translate_plural(
            "{name} sailed {count} cell on the open sea.",
            "{name} sailed {count} cells on the open sea.",
            steps,
        )
    else:
        pattern = _("{name} sailed to {place}.")
    text = pattern.format(name=called(event.seat), ship=ship_name(event.ship, called), place=goal,
                          count=len(event.path) - 1)  # fmt: skip
    return Told(text, event.seat, event.path[-1:], _("To {place}").format(place=goal))


def _taken(event: events.TreasureTaken, view: View, called: Called) -> Told:
    island = place_name(view.chart, event.cell)
    what = thing(event.kind)
    pattern = (
        _("{name} had {ship} take {treasure} on {island}.")
        if event.ship >= FIRST_PRIVATEER
        else _("{name} took {treasure} on {island}.")
    )
    text = pattern.format(name=called(event.seat), ship=ship_name(event.ship, called),
                          treasure=what, island=island)  # fmt: skip
    caption = _("Took {treasure}").format(treasure=what)
    return Told(text, event.seat, (event.cell,), caption, follows=True)


def _unloaded(event: events.Unloaded, view: View, called: Called) -> Told:
    total = event.points + event.bonus
    text = (
        _("{name} unloaded {cargo} in {port}: {points} ({bonus} for colours).")
        if event.bonus
        else _("{name} unloaded {cargo} in {port}: {points}.")
    )
    words = text.format(
        name=called(event.seat), cargo=cargo_words(event.kinds), bonus=event.bonus,
        port=place_name(view.chart, event.cell), points=points_words(total),
    )  # fmt: skip
    caption = _("Unloaded {points}").format(points=points_words(total))
    return Told(words, event.seat, (event.cell,), caption, follows=True)


def _scored(event: events.Scored, _view: View, called: Called) -> Told | None:
    if event.why != "privateer":
        return None
    text = _("A privateer's prize: {points} for {name}, who has {total}.")
    return Told(
        text.format(points=points_words(event.points), name=called(event.seat), total=event.total),
        event.seat,
    )


def _declared(event: events.ShotDeclared, view: View, called: Called) -> Told:
    text = (
        translate_plural(
            "{ship} fires at {target} across {count} cell.",
            "{ship} fires at {target} across {count} cells.",
            event.empties,
        )
        if event.empties
        else _("{ship} fires at {target} at close range.")
    )
    words = text.format(ship=ship_name(event.ship, called), target=ship_name(event.target, called),
                        count=event.empties)  # fmt: skip
    cells = tuple(cell for cell in (view.cells[event.ship], view.cells[event.target]) if cell > 0)
    caption = _("Fired at {target}").format(target=ship_name(event.target, called))
    return Told(capital(words), event.seat, cells, caption, follows=True)


def _named(event: events.RollerNamed, _view: View, called: Called) -> Told:
    text = _("{roller} rolls for {ship}.")
    return Told(
        text.format(roller=called(event.roller), ship=ship_name(event.target, called)), event.roller
    )


def _attack(event: events.AttackRolled, _view: View, called: Called) -> Told:
    text = (
        _("{ship} attacks: {die} + {guns} Guns − {cells} for the distance = {total}.")
        if event.empties
        else _("{ship} attacks: {die} + {guns} Guns = {total}.")
    )
    return Told(capital(text.format(ship=ship_name(event.ship, called), die=event.die,
                                    guns=event.guns, cells=event.empties, total=event.total)),
                event.seat)  # fmt: skip


def _defence(event: events.DefenceRolled, _view: View, called: Called) -> Told:
    text = _("{ship} defends: {die} + {rum} Rum = {total}.")
    return Told(capital(text.format(ship=ship_name(event.ship, called), die=event.die,
                                    rum=event.rum, total=event.total)), event.seat)  # fmt: skip


def _hit(event: events.ShotHit, view: View, called: Called) -> Told:
    text = _("A hit on {target}: {attack} against {defence}.")
    return _verdict(text, event, view, called)


def _missed(event: events.ShotMissed, view: View, called: Called) -> Told:
    text = _("{target} was missed: {attack} against {defence}.")
    return _verdict(text, event, view, called)


def _verdict(
    text: str, event: events.ShotHit | events.ShotMissed, view: View, called: Called
) -> Told:
    words = text.format(target=ship_name(event.target, called), attack=event.attack,
                        defence=event.defence)  # fmt: skip
    cell = view.cells[event.target]
    return Told(capital(words), None, (cell,) if cell > 0 else ())


def _looted(event: events.LootTaken, view: View, called: Called) -> Told:
    """The gain is that of the captain who fired, whoever chose the piece."""
    text = _("{ship} robbed {target} of {treasure}.")
    words = text.format(ship=ship_name(event.ship, called), treasure=thing(event.kind),
                        target=ship_name(event.target, called))  # fmt: skip
    robber = event.ship if event.ship < FIRST_PRIVATEER else view.turn
    return Told(capital(words), robber)


def _sunk(event: events.ShipSunk, _view: View, called: Called) -> Told:
    text = _("{target} went down.").format(target=ship_name(event.target, called))
    seat = event.target if event.target < FIRST_PRIVATEER else None
    return Told(capital(text), seat, (event.cell,))


def _gained(event: events.BlackPearlGained, _view: View, called: Called) -> Told:
    text = _("{ship} fished a black pearl from the wreck.")
    return Told(capital(text.format(ship=ship_name(event.ship, called))))


def _refitted(event: events.Refitted, view: View, called: Called) -> Told:
    text = _("{name} has a new ship in {port}.")
    port = place_name(view.chart, event.cell)
    return Told(text.format(name=called(event.seat), port=port), event.seat, (event.cell,))


def _ended(event: events.GameEnded, _view: View, called: Called) -> Told:
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.", len(event.winners)
    )
    names = listed(called(seat) for seat in event.winners)
    return Told(text.format(names=names, score=event.scores[event.winners[0]]), event.winners[0])


_LINES: Final[dict[type[Any], Callable[[Any, View, Called], Told | None]]] = {
    events.GameStarted: _started,
    events.PortChosen: _port_chosen,
    events.PortsRevealed: _revealed,
    events.StarterDrawn: _starter,
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
    events.ShotDeclared: _declared,
    events.RollerNamed: _named,
    events.AttackRolled: _attack,
    events.DefenceRolled: _defence,
    events.ShotHit: _hit,
    events.ShotMissed: _missed,
    events.LootTaken: _looted,
    events.ShipSunk: _sunk,
    events.BlackPearlGained: _gained,
    events.Refitted: _refitted,
    events.GameEnded: _ended,
}


# The status line


def status(view: View, seat: int, called: Called) -> str:
    """What the person at the screen may do, in one sentence."""
    name = called(seat)
    if view.phase == state.COMMANDING:
        text = (
            _("{name}, doubles: command a privateer free of charge, or sail on without.")
            if view.is_double
            else _("{name}, command a privateer for a pearl, or sail on without.")
        )
        return text.format(name=name)
    pattern = _pattern(view, seat)
    if pattern is None:
        return _("{name}, it is for you to decide.").format(name=name)
    return pattern().format(
        name=name,
        ship=ship_name(view.ship, called) if view.ship >= 0 else "",
        target=ship_name(view.target, called) if view.target >= 0 else "",
        total=view.attack,
        pearls=pearl_words(view.attack - view.defence + 1),
        treasure=_treasure_here(view),
    )


def _pattern(view: View, seat: int) -> Callable[[], str] | None:
    """How a question is put: to somebody under fire, about a privateer, or about the own ship."""
    pattern = _OWN_SHIP_AIMED_AT.get(view.phase) if view.target == seat else None
    if pattern is None and view.ship >= FIRST_PRIVATEER:
        pattern = _FOR_PRIVATEER.get(view.phase)
    return pattern or _STATUS.get(view.phase)


def _treasure_here(view: View) -> str:
    """What lies where the acting ship lies."""
    island = view.chart.land.get(view.cells[view.ship]) if view.phase == state.COLLECTING else None
    return "" if island is None else thing(view.tokens[island])


_STATUS: Final[dict[int, Callable[[], str]]] = {
    state.START: lambda: _("{name}, choose the port from which you set out."),
    state.SAILING: lambda: _("{name}, choose the cell to which you sail, or stay where you are."),
    state.COLLECTING: lambda: _("{name}, take {treasure} aboard, or leave the treasure there."),
    state.UNLOADING: lambda: _("{name}, unload your cargo; press a piece first to keep it aboard."),
    state.SHOOTING: lambda: _("{name}, choose a ship to fire at, or hold your fire."),
    state.NAMING: lambda: _("{name}, say who rolls the die for {target}."),
    state.ATTACKING: lambda: _("{name}, your attack is {total}: spend pearls on it?"),
    state.DEFENDING: lambda: _("{name}, {target} is hit, unless you spend {pearls} as Rum."),
    state.LOOTING: lambda: _("{name}, choose the piece that {target} loses."),
    state.REFITTING: lambda: _("{name}, your ship went down: choose a port for a new one."),
}
_OWN_SHIP_AIMED_AT: Final[dict[int, Callable[[], str]]] = {
    state.DEFENDING: lambda: _("{name}, you are hit, unless you spend {pearls} as Rum."),
    state.LOOTING: lambda: _("{name}, you are hit, but have Gold: choose what you lose."),
}
_FOR_PRIVATEER: Final[dict[int, Callable[[], str]]] = {
    state.SAILING: lambda: _("{name}, choose where {ship} sails, or let it stay."),
    state.COLLECTING: lambda: _("{name}, let {ship} take {treasure}, or leave the treasure there."),
    state.SHOOTING: lambda: _("{name}, choose whom {ship} fires at, or let it hold its fire."),
    state.ATTACKING: lambda: _("{name}, the attack of {ship} is {total}: spend its pearls on it?"),
}


def waiting_for(view: View, seat: int, called: Called) -> str:
    """While somebody else decides."""
    pattern = _WAITING.get(view.phase)
    text = pattern() if pattern else _("{name} is at sea.")
    target = ship_name(view.target, called) if view.target >= 0 else ""
    return text.format(name=called(seat), target=target)


_WAITING: Final[dict[int, Callable[[], str]]] = {
    state.START: lambda: _("{name} is choosing a port."),
    state.COMMANDING: lambda: _("{name} is thinking of a privateer."),
    state.SAILING: lambda: _("{name} is setting a course."),
    state.COLLECTING: lambda: _("{name} is looking at the treasure."),
    state.UNLOADING: lambda: _("{name} is looking over the cargo."),
    state.SHOOTING: lambda: _("{name} is aiming."),
    state.NAMING: lambda: _("{name} is choosing who rolls for {target}."),
    state.ATTACKING: lambda: _("{name} is weighing pearls against the shot."),
    state.DEFENDING: lambda: _("{name} is weighing pearls against the shot."),
    state.LOOTING: lambda: _("{name} is choosing the loot."),
    state.REFITTING: lambda: _("{name} is choosing a port for a new ship."),
}


# Suggestions


def described(view: View, action: Action, called: Called) -> str:
    """A suggested move in a few words."""
    return capital(_ACTS[type(action)](view, action, called))


_ACTS: Final[dict[type[Any], Callable[[View, Any, Called], str]]] = {
    ChoosePort: lambda view, act, called: _("Choose {port}").format(
        port=place_name(view.chart, act.cell)
    ),
    Command: lambda view, act, called: _("Command {ship}").format(ship=ship_name(act.ship, called)),
    Sail: lambda view, act, called: (
        _("Stay where you are")
        if act.cell == view.cells[view.ship]
        else _("Sail to {place}").format(place=place_name(view.chart, act.cell))
    ),
    Take: lambda view, act, called: _("Take the treasure"),
    Unload: lambda view, act, called: _("Unload"),
    Keep: lambda view, act, called: _("Keep {treasure} aboard").format(treasure=thing(act.kind)),
    Shoot: lambda view, act, called: _("Fire at {ship}").format(ship=ship_name(act.ship, called)),
    NameRoller: lambda view, act, called: _("Let {name} roll").format(name=called(act.seat)),
    Spend: lambda view, act, called: (
        _("Spend {pearls}").format(pearls=pearl_words(act.pearls))
        if act.pearls
        else _("Spend no pearl")
    ),
    Loot: lambda view, act, called: (
        _("Take {treasure}") if view.asked == view.turn else _("Give up {treasure}")
    ).format(treasure=thing(act.kind)),
    Pass: lambda view, act, called: _PASSES.get(view.phase, lambda: _("Do nothing"))(),
}
_PASSES: Final[dict[int, Callable[[], str]]] = {
    state.COMMANDING: lambda: _("Sail without a privateer"),
    state.COLLECTING: lambda: _("Leave the treasure"),
    state.UNLOADING: lambda: _("Unload nothing"),
    state.SHOOTING: lambda: _("Hold your fire"),
}
